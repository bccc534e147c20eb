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

messages-unknown_rules = rules={ QUOTED($rules) } is not known; choose { $known }
messages-unknown_players = players={ QUOTED($players) }: Barrage is played by 2, 3 or 4
messages-unknown_seed = seed={ $seed }: a seed is a whole number of at most 40 digits, such as seed=7
messages-automas_full_only = rules={ QUOTED($rules) }: Automas play by the full rules only
messages-too_many_automas = { $automas } Automas are more than the { $players } players; say players=… for all of them together
messages-unknown_level = { QUOTED($level) } is no level of an Automa; levels are { $known }
messages-companies_wanted = companies={ $got }: the draft of this game is from { $wanted } different ones
messages-companies_fixed = companies={ $got }: the introductory game with { $players } players has { $fixed }
messages-no_rulings = rulings={ $got }: rulings are said as Rulings(zero_ranks=False), each by its name
messages-no_design = design={ $got }: a design is said as Design(engineers_each=8), each number by its name
messages-unreadable_row = { QUOTED($row) } is no row of a box; write it like: { $forms }
messages-row_name = { $where }: { QUOTED($got) } cannot be a name of a row; take a word in small letters that nothing else is called
messages-row_unsayable = { $where }: no row says this yet
# What no box can have. The clause says which rule stands against it.
messages-clash_few = { $where }: there are { $got }, and { $least } at least are needed ({ $clause })
messages-clash_introductory = { $where }: the introductory game needs it ({ $clause })
messages-clash_each_once = { $where }: { QUOTED($got) } must have each of { $known } once ({ $clause })
messages-clash_last_row = { $where }: the last row of a tile must be the bank, which is always possible ({ $clause })
messages-clash_expansion = { $where }: only a box with an expansion has a place for it, as { QUOTED("box leeghwater") } ({ $clause })
messages-clash_own = { $where }: spaces of companies' own boards, of works and of buildings stay what they do, and how many they are; an office has none of them ({ $clause })
messages-clash_bank = { $where }: the bank alone takes any number of engineers, for credits each, and is free and open to all ({ $clause })
messages-clash_basic = { $where }: { $got } is no advanced tile, and only these have an effect ({ $clause })
messages-clash_wild = { $where }: { QUOTED($got) }: who needs no engineers must know what is built, and a wild tile builds anything ({ $clause })
messages-clash_fill = { $where }: { QUOTED($got) }: only a dam can be filled ({ $clause })
messages-clash_value = { $where }: { QUOTED($got) }: only a conduit has a value ({ $clause })
messages-clash_house = { $where }: { QUOTED($got) }: only who builds at a building tile has one ({ $clause })
messages-clash_not_counted = { $where }: { QUOTED($got) } happens once and counts nothing ({ $clause })
messages-clash_reward_only = { $where }: { QUOTED($got) } can only be the reward of a contract ({ $clause })
messages-clash_hook = { $where }: { QUOTED($got) } exists, but rules look for it elsewhere, and never here ({ $clause })
messages-clash_twice = { $where }: { QUOTED($got) } stands there twice, and its owner could not say which comes first ({ $clause })
messages-clash_order = { $where }: { QUOTED($got) } is not in the order of the track ({ $clause })
messages-clash_gone = { $where }: { QUOTED($got) } is no space of this box, as another row takes it out ({ $clause })
messages-bank_stays_open = { $where }: the Bank stays open, so that everybody can place an engineer
messages-no_such_company = { QUOTED($got) } is not in this game; its companies are { $known }
messages-unreadable_move =
    { $of ->
        [1] {""}
       *[other] part { $n } of { $of }:{" "}
    }{ QUOTED($text) } is no move; write it like: { $form }{ $two ->
        [true] ; between two answers of a turn there is a semicolon
       *[false] {""}
    }
messages-no_strategy_for = there is no strategy for { QUOTED($got) }: give one for each of { $known }, or a single one for all
messages-not_a_move = a move is a Move or its text, such as 'place turbine+0', not { $kind }
messages-not_a_sketch = a sketch is a text such as 'usa B1L=2*1', or a dict, not { $kind }
messages-not_text = a Position or its text (sketch, line or JSON) is needed, not { $kind }; games and steps have a .position
messages-too_long = this text of { $length } characters is too long; { $most } are more than anything here needs
messages-half_letter = character { $number } is half of a letter (a lone surrogate), which no file can hold; copy it again
messages-not_a_position = this is no position: neither a sketch such as 'usa B1L=2*1', nor a line 'bnb1.…', nor JSON
messages-not_a_line = this position line is damaged: it starts with 'bnb1.'
messages-newer_version = this was written by a newer version ({ $version }); this one reads up to version { $known }
messages-wrong_version = barrage_nb: { $version } is no version; this one reads version { $known }
messages-damaged_line = this position line is damaged: its checksum does not fit; copy it again, whole
messages-bad_json = not readable as JSON: { $why }
messages-not_a_number = { $name } is not a number here
messages-wrong_kind = { $where }: { $got } is not { $want }
messages-unknown_field = { $where }: there is no field { QUOTED($field) } here
messages-missing_field = { $where }: the field { QUOTED($field) } is missing
messages-too_deep = this text is nested too deeply or too large to be a position
messages-too_many_digits = a number of more than { $most } digits is more than anything here needs
messages-unknown_task = { $where }: { $got } is no question or task
messages-not_a_question = pending[0]: { $got } asks nobody; the first that waits must be a question
messages-construction_later = { $where }: { KEY($question) } cannot wait behind something else, which may use up what it builds with
messages-no_site = { $where }: nothing can be built on { $name } now
messages-no_answer = pending[0]: nothing answers { $got } in this position
messages-unknown_word = { $where }: { QUOTED($got) } is not known; it can be { $known }
messages-too_few = { $where }: { $got } is less than { $least }
messages-too_many = { $where }: { $got } is more than { $most }
messages-out_of_range = { $where }: { $got } is not between { $least } and { $most }
messages-only_one_value = { $where }: { QUOTED($got) } is not { $only }, the only number that fits
messages-record_beyond = { $where }: no row says what this record has as { $fields }, and it would be lost
messages-duplicate = { $where }: { $thing } is there twice
messages-two_in_a_basin =
    { $who } has two { KEY($structure) ->
        [base] bases
       *[other] powerhouses
    } in basin { $basin }; nobody can build a second one there ({ $clause })
messages-piece_limit = { $name } has { $count } { KEY($structure) }s on the map; there are only { $most }
messages-over_capacity = { $where }: { $drops } drops are more than a dam of level { $level } holds ({ $most })
messages-sketch_no_dams = { $item }: basin { $basin } has no dam spaces; dams stand in basins 1 to 10
messages-sketch_no_space = { $item }: there is no such space; { $hint }
messages-sketch_stray = { $item }: say whose it is: start the group with a company or 'neutral'
messages-sketch_unknown_item = { $item }: not known; { $hint }
messages-sketch_form = { $item }: not readable; write it like { $examples }
messages-sketch_no_such_word = { $item }: there is no { $word }; it may be { $right }
messages-sketch_taken = { $item }: { $got } already has a piece on { $name }
messages-sketch_neutral = { $item }: neutral owns nothing but dams
messages-sketch_nobody = a sketch names at least one company: { $known }
messages-sketch_twice = { $item }: { $name } is said twice
messages-command_about = Copy the lessons into a folder of yours and open JupyterLab there.
messages-command_folder = where the lessons go (barrage-lessons, if you do not say); what you changed there is kept
messages-command_language = the language of lessons and boards: { $names }
messages-command_in_english = In { $language } there are boards and some lessons; these lessons are in English: { $names }.
messages-command_port = the port JupyterLab listens on
messages-command_copy_only = only copy the lessons; for a JupyterLab that runs already, on a JupyterHub for instance
messages-command_no_browser = start JupyterLab without opening a browser
messages-command_allow_root = let JupyterLab run as root, which it refuses by itself; in a container, for instance
messages-command_not_a_folder = that is a file, or lies inside one
messages-command_no_jupyterlab = JupyterLab is not installed here; install it with: python -m pip install jupyterlab
messages-command_port_taken = port { QUOTED($port) } cannot be used: something listens there, or it is no port; try --port 8899
messages-command_folder_unusable = the lessons cannot be written to { $folder }: { $why }; name another folder
messages-command_opening = The lessons are in { $folder }; opening JupyterLab there.
messages-command_copied = The lessons are in { $folder }.
messages-command_kept = There is a newer { $names }; you changed yours, so it stays. Rename it, and start again.
messages-invalid = this position cannot be: { $problems }

## What a value should be

messages-want-int = a whole number
messages-want-str = a text
messages-want-bool = true or false
messages-want_object = an object
messages-want_list = a list
messages-want_list_of = a list of { $n }
messages-want_companies = a list of companies
messages-want_spaces = a tuple, ("turbine+2",)

## What a sketch may say

messages-hint-B = dam spaces are B1U and B1L to B10U and B10L
messages-hint-C = conduits are C1A and C1B to C10A and C10B
messages-hint-P = powerhouses are P5.1 to P12.4
messages-hint_company = a company has { $names }
messages-hint_table = a group starts with { $companies } or neutral, or says HA=2 or { $names }

## The Leeghwater Project

messages-rules_of_box = rules={ QUOTED($rules) }: the box { QUOTED($box) } is played by the rules { $known } only ({ $clause })
messages-two_houses = { $who } has two buildings at { $building } ({ $clause })
messages-site_not_there = { $where }: a building space for { $there } players, and there are { $players } ({ $clause })
messages-no_architect = { $where }: only who has an officer with an Architect, and engineers at hand, has him at hand
