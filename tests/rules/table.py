"""Picture, move, picture: a position, lines of moves, and what comes of them."""

from barrage_nb import legal_moves, play, read_move, sketch, why_not


def opened(position):
    """A position, or what its sketch (text or dict) shows."""
    return sketch(position) if isinstance(position, str | dict) else position


def steps(position, *moves):
    """The steps of the moves, one after another."""
    position = opened(position)
    for move in moves:
        step = play(position, read_move(move))
        position = step.after
        yield step


def after(position, *moves):
    """The position after the moves."""
    position = opened(position)
    for step in steps(position, *moves):
        position = step.after
    return position


def events(position, *moves):
    """What happened during all the moves."""
    return [event for step in steps(position, *moves) for event in step.events]


def options(position, *moves):
    """The lines that may be played after the moves."""
    return {str(move) for move in legal_moves(after(position, *moves))}


def refusal(position, *moves):
    """Why the last move is refused after the others; None when it is legal."""
    *earlier, last = moves
    return why_not(after(position, *earlier), read_move(last))
