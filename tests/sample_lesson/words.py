"""What the lesson of the lost drops says."""

TITLE = "Lost drops"
HINT = "Follow each drop down its river: the first dam with room stops it (W3). What no dam stops is lost (W6)."


def question(waiting: int) -> str:
    """What is asked."""
    return f"{waiting} drops wait. How many of them will leave the map?"


def answer(lost: int) -> str:
    """A number to say."""
    return "no drop" if not lost else f"{lost} drop{'s' if lost > 1 else ''}"


def happened(lost: int, waiting: int) -> str:
    """What came of it."""
    return f"Of {waiting} drops, {lost or 'none'} left the map."


def why(ends: dict[str, int]) -> str:
    """Where the others are."""
    held = ", ".join(f"{count} behind {dam}" for dam, count in ends.items())
    return f"The dams caught the others: {held}." if held else "No dam had room for one of them."


def distance(off: int) -> str:
    """How far off the guess was."""
    return f"You were {off} off." if off else ""
