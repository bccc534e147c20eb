"""Lessons: stories of what happens, questions about it, and answers that say why; no widgets."""
