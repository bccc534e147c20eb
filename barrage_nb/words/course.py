"""What the lessons are called, what each asks, and how long it takes."""

from .message import Messages

LESSONS = Messages("course-lesson")
"""The lessons by the names of their files, with their headlines; `name` and `question` are forms of these."""
TIMES = Messages("course-time")
"""How long a lesson takes: in `minutes`, or in words."""
