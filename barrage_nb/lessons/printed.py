"""The game that the lessons are about: situations are made of its rows, and what is told of a position is its own."""

from ..board.box import BOXES

GAME = BOXES["printed"]
