# What is wrong with an input: what, where, and what would be right.

messages-the_position = the position

messages-part_of = { $where }, { $part }
messages-part-number = their number
messages-part-level = its level
messages-part-round = the round
messages-part-follower = who follows a tile
messages-part-in_sight = the tiles in sight
messages-part-automa = whose turn an Automa takes
messages-part-hand = the contracts in hand
messages-part-officers = officers
messages-part-advanced_tiles = advanced tiles

## What is wrong

messages-said-unknown_rules = rules={ QUOTED($rules) } is not known; choose { $known }
messages-said-unknown_players = players={ QUOTED($players) }: Barrage is played by 2, 3 or 4
messages-said-unknown_seed = seed={ $seed }: a seed is a whole number of at most 40 digits, such as seed=7
messages-said-automas_full_only = rules={ QUOTED($rules) }: Automas play by the full rules only
messages-said-too_many_automas = { $automas } Automas are more than the { $players } players; say players=… for all of them together
messages-said-unknown_level = { QUOTED($level) } is no level of an Automa; levels are { $known }
messages-said-companies_wanted = companies={ $got }: the draft of this game is from { $wanted } different ones
messages-said-companies_fixed = companies={ $got }: the introductory game with { $players } players has { $fixed }
messages-said-no_rulings = rulings={ $got }: rulings are said as Rulings(zero_ranks=False), each by its name
messages-said-no_design = design={ $got }: a design is said as Design(engineers_each=8), each number by its name
messages-said-bank_stays_open = { $where }: the Bank stays open, so that everybody can place an engineer
messages-said-no_such_company = { QUOTED($got) } is not in this game; its companies are { $known }
messages-said-unreadable_move = { QUOTED($text) } is no move; write it like: { $form }
messages-said-not_a_move = a move is a Move or its text, such as 'place turbine+0', not { $kind }
messages-said-not_a_sketch = a sketch is a text such as 'usa B1L=2*1', or a dict, not { $kind }
messages-said-not_text = a Position or its text (sketch, line or JSON) is needed, not { $kind }; games and steps have a .position
messages-said-too_long = this text of { $length } characters is too long; { $most } are more than anything here needs
messages-said-half_letter = character { $number } is half of a letter (a lone surrogate), which no file can hold; copy it again
messages-said-not_a_position = this is no position: neither a sketch such as 'usa B1L=2*1', nor a line 'bnb1.…', nor JSON
messages-said-not_a_line = this position line is damaged: it starts with 'bnb1.'
messages-said-newer_version = this was written by a newer version ({ $version }); this one reads up to version { $known }
messages-said-wrong_version = barrage_nb: { $version } is no version; this one reads version { $known }
messages-said-damaged_line = this position line is damaged: its checksum does not fit; copy it again, whole
messages-said-bad_json = not readable as JSON: { $why }
messages-said-not_a_number = { $name } is not a number here
messages-said-wrong_kind = { $where }: { $got } is not { $want }
messages-said-unknown_field = { $where }: there is no field { QUOTED($field) } here
messages-said-missing_field = { $where }: the field { QUOTED($field) } is missing
messages-said-too_deep = this text is nested too deeply or too large to be a position
messages-said-too_many_digits = a number of more than { $most } digits is more than anything here needs
messages-said-unknown_task = { $where }: { $got } is no question or task
messages-said-not_a_question = pending[0]: { $got } asks nobody; the first that waits must be a question
messages-said-construction_later = { $where }: { KEY($question) } cannot wait behind something else, which may use up what it builds with
messages-said-no_site = { $where }: nothing can be built on { $name } now
messages-said-no_answer = pending[0]: nothing answers { $got } in this position
messages-said-unknown_word = { $where }: { QUOTED($got) } is not known; it can be { $known }
messages-said-too_few = { $where }: { $got } is less than { $least }
messages-said-too_many = { $where }: { $got } is more than { $most }
messages-said-out_of_range = { $where }: { $got } is not between { $least } and { $most }
messages-said-only_one_value = { $where }: { QUOTED($got) } is not { $only }, the only number that fits
messages-said-duplicate = { $where }: { $thing } is there twice
messages-said-piece_limit = { $name } has { $count } { KEY($structure) }s on the map; there are only { $most }
messages-said-over_capacity = { $where }: { $drops } drops are more than a dam of level { $level } holds ({ $most })
messages-said-sketch_no_dams = { $item }: basin { $basin } has no dam spaces; dams stand in basins 1 to 10
messages-said-sketch_no_space = { $item }: there is no such space; { $hint }
messages-said-sketch_stray = { $item }: say whose it is: start the group with a company or 'neutral'
messages-said-sketch_unknown_item = { $item }: not known; { $hint }
messages-said-sketch_form = { $item }: not readable; write it like { $examples }
messages-said-sketch_no_such_word = { $item }: there is no { $word }; it may be { $right }
messages-said-sketch_taken = { $item }: { $got } already has a piece on { $name }
messages-said-sketch_neutral = { $item }: neutral owns nothing but dams
messages-said-sketch_nobody = a sketch names at least one company: { $known }
messages-said-sketch_twice = { $item }: { $name } is said twice
messages-said-command_about = Copy the lessons into a folder of yours and open JupyterLab there.
messages-said-command_folder = where the lessons go (barrage-lessons, if you do not say); what you changed there is kept
messages-said-command_language = the language of lessons and boards: { $names }
messages-said-command_in_english = In { $language } there are boards and some lessons; these lessons are in English: { $names }.
messages-said-command_port = the port JupyterLab listens on
messages-said-command_copy_only = only copy the lessons; for a JupyterLab that runs already, on a JupyterHub for instance
messages-said-command_no_browser = start JupyterLab without opening a browser
messages-said-command_allow_root = let JupyterLab run as root, which it refuses by itself; in a container, for instance
messages-said-command_not_a_folder = that is a file, or lies inside one
messages-said-command_no_jupyterlab = JupyterLab is not installed here; install it with: python -m pip install jupyterlab
messages-said-command_port_taken = port { QUOTED($port) } cannot be used: something listens there, or it is no port; try --port 8899
messages-said-command_folder_unusable = the lessons cannot be written to { $folder }: { $why }; name another folder
messages-said-command_opening = The lessons are in { $folder }; opening JupyterLab there.
messages-said-command_copied = The lessons are in { $folder }.
messages-said-command_kept = There is a newer { $names }; you changed yours, so it stays. Rename it, and start again.
messages-said-invalid = this position cannot be: { $problems }

## What a value should be

messages-want-int = a whole number
messages-want-str = a text
messages-want-bool = true or false
messages-want-object = an object
messages-want-list = a list
messages-want-list_of = a list of { $n }
messages-want-companies = a list of companies
messages-want-spaces = a tuple, ("turbine+2",)

## What a sketch may say

messages-hint-B = dam spaces are B1U and B1L to B10U and B10L
messages-hint-C = conduits are C1A and C1B to C10A and C10B
messages-hint-P = powerhouses are P5.1 to P12.4
messages-hint-company = a company has { $names }
messages-hint-table = a group starts with { $companies } or neutral, or says HA=2 or { $names }
