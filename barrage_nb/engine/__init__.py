"""The rules, on an immutable Position."""
