"""What is printed in the box: tables only, no verbs."""

from . import leeghwater as leeghwater
