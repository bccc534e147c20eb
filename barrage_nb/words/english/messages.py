"""What is wrong with an input: what, where, and what would be right."""

from typing import Any

from .names import listed

MESSAGES = {
    "unknown_rules": "rules={rules!r} is not known; choose {known}",
    "unknown_players": "players={players!r}: Barrage is played by 2, 3 or 4",
    "unknown_seed": "seed={seed!r}: a seed is a whole number, such as seed=7",
    "no_rulings": "rulings={got}: rulings are said as Rulings(zero_ranks=False), each by its name",
    "no_such_company": "{who!r} is not in this game; its companies are {known}",
    "unreadable_move": "{text!r} is no move; write it like: {form}",
    "not_a_sketch": "a sketch is a text such as 'usa B1L=2*1', or a dict, not {kind}",
    "not_text": "a position is read from text, not from {kind}",
    "not_a_line": "this is neither a position line (it starts with 'bnb1.') nor JSON",
    "newer_version": "this was written by a newer version ({version}); this one reads up to version {known}",
    "wrong_version": "barrage_nb: {version} is no version; this one reads version {known}",
    "damaged_line": "this position line is damaged: its checksum does not fit; copy it again, whole",
    "bad_json": "not readable as JSON: {why}",
    "wrong_kind": "{where}: {got} is not {want}",
    "unknown_field": "{where}: there is no field {field!r} here",
    "missing_field": "{where}: the field {field!r} is missing",
    "too_deep": "this text is nested too deeply or too large to be a position",
    "unknown_task": "{where}: {got} is no question or task",
    "not_a_question": "pending[0]: {got} asks nobody; the first that waits must be a question",
    "no_site": "{where}: nothing can be built on {space} now",
    "no_answer": "pending[0]: nothing answers {question} in this position",
    "unknown_word": "{where}: {got!r} is not known; it can be {known}",
    "too_few": "{where}: {got} is less than {least}",
    "too_many": "{where}: {got} is more than {most}",
    "out_of_range": "{where}: {got} is not between {least} and {most}",
    "duplicate": "{where}: {thing} is there twice",
    "piece_limit": "{who} has {count} {structure}s on the map; there are only {most}",
    "over_capacity": "{where}: {drops} drops are more than a dam of level {level} holds ({most})",
    "not_playing": "{where}: {who!r} is not in this game",
    "sketch_no_dams": "{item}: basin {basin} has no dam spaces; dams stand in basins 1 to 10",
    "sketch_dam_form": "{item}: write a dam as {space}, {space}=2 or {space}=2*1 (level and drops)",
    "sketch_no_space": "{item}: there is no such space; {hint}",
    "sketch_stray": "{item}: say whose it is: start the group with a company or 'neutral'",
    "sketch_unknown_item": "{item}: not known; {hint}",
    "sketch_number": "{item}: {field} needs a whole number, such as {field}=3",
    "sketch_taken": "{item}: {owner} already has a piece on {space}",
    "sketch_neutral": "{item}: neutral owns nothing but dams",
    "sketch_wheel": "{item}: write the wheel as wheel=5:base+3e,2:elevation+4m (turns left, tiles, machines)",
    "sketch_nobody": "a sketch names at least one company: {known}",
    "sketch_twice": "{item}: {field} is said twice",
    "game_header": "line {line}: a game starts with 'barrage_nb game 1'",
    "game_line": "line {line}: {why}",
    "game_no_start": "line {line}: the line 'start bnb1.…' with the first position is missing",
    "game_rules": "line {line}: this game follows version {got} of the rules; this one knows {known}",
    "game_turn": "line {line}: it is {who}'s turn to answer, not {said}'s",
    "command_about": "Copy the lessons into a folder of yours and open JupyterLab there.",
    "command_folder": "where the lessons go (barrage-lessons, if you do not say); what you changed there is kept",
    "command_port": "the port JupyterLab listens on",
    "command_copy_only": "only copy the lessons; for a JupyterLab that runs already, on a JupyterHub for instance",
    "command_no_browser": "start JupyterLab without opening a browser",
    "command_allow_root": "let JupyterLab run as root, which it refuses by itself; in a container, for instance",
    "command_not_a_folder": "that is a file, or lies inside one",
    "command_no_jupyterlab": "JupyterLab is not installed here; install it with: python -m pip install jupyterlab",
    "command_port_taken": "port {port} cannot be used: something listens there, or it is no port; try --port 8899",
    "command_folder_unusable": "the lessons cannot be written to {folder}: {why}; name another folder",
    "command_opening": "The lessons are in {folder}; opening JupyterLab there.",
    "command_copied": "The lessons are in {folder}.",
    "command_kept": "There is a newer {names}; you changed yours, so it stays. Rename it, and start again.",
    "invalid": "this position cannot be: {problems}",
}


def say(message: str, **values: Any) -> str:
    """A message with its values filled in."""
    shown = {name: listed(value) if isinstance(value, (tuple, list)) else value for name, value in values.items()}
    return MESSAGES[message].format(**shown)
