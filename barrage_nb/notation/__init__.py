"""One notation, read and written: positions as sketches, lines and JSON, moves and games as lines."""
