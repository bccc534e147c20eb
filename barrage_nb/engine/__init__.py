"""The rules, on an immutable Position."""

from ..compiled import where

__path__[:0] = where()
