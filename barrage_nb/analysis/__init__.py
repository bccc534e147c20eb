"""The analysis: programs that play, and what they say of a position."""
