# What the interactive board says.

## Controls

board-look = Show me
board-back = Back
board-undo = Undo
board-redo = Redo
board-answer = Answer
board-skip = Skip
board-pause = Pause
board-go_on = Go on
# What the list of answers is called.
board-all_answers = Every answer
# What the list of answers shows as long as none is chosen.
board-choose = choose from { $n }
board-short_names = Short names
board-short_names_tip = Show on the map what its places are called in moves: B2U, C2A, P8.1
# The label of the menu of languages.
board-in_language = Language
board-speed = Speed
board-no_motion = no motion
board-title = Barrage: the table
board-in_words = The position in words
board-welcome = Whatever has a blue ring can be clicked, and { board-look } leads there; hover over anything to learn what it is.
board-welcome_list = The answers are in the list below the picture; hover over anything to learn what it is.
board-keys = Barrage. Arrow keys move between what can be answered, with Shift between all things; Enter answers; Backspace goes back; u undoes, r does again; Escape and Tab leave.

## Questions

board-blank-company = company
board-blank-contract = contract
board-blank-space = space
board-blank-engineers = engineers
board-blank-officer = officer to copy
board-blank-tile = technology tile
board-blank-copying = tile to copy
board-blank-structure = structure
board-blank-site = building space
board-blank-dam = dam
board-blank-conduit = conduit
board-blank-powerhouse = powerhouse
board-blank-drops = number of drops
board-blank-headstream = headstream
board-blank-pay = way to pay
board-blank-machines = machines
board-blank-part = part
board-decide = decide
board-asked = { CAPITAL($who) }: { $what }
board-won =
    The game is over: { $who } { $n ->
         [1] wins
        *[other] win
    }
board-nobody_decides = { $phase }: at this moment nobody has anything to decide
board-half = { CAPITAL($who) }: { $steps }
board-then = { $first } › { $last }
board-now =
    now the { $again ->
         [true] next { $blank }
        *[false] { $blank }
    }
board-conduit_to = conduit to basin { $basin }

## Answers

board-pick_contract = contract { $number }
board-pick_officer = { $officer }: { $power }
board-pick_no_tile = no tile
board-pick_copying = as { NAME($tile, form: "the") }
board-pick_part = first { $part }
board-pick_pass = pass for this round
board-pick_decline = do without
board-let_act = Let { $who }'s Automa act
board-plus = + { $picked }
board-less_by = − { $picked }
board-only = only { $picked }
board-drops_make = { COUNT($drops, "drops") }: { COUNT($energy, "energy") }
board-drops_make_for = { COUNT($drops, "drops") }: { COUNT($energy, "energy") }, { COUNT($drops, "credits") } to { $owner }
board-choice_of = { CAPITAL(UNENDED($meaning)) } — { $line }
board-way_of = from { $dam } to { $powerhouse }, { $drops }

## What happened, and what a thing is

board-and_more = … and { $n } more.
board-rule = { $clause }: { $sentence }
board-refused = Not now — { UNENDED($why_not) }.
board-taken_back = Taken back: { $move }.
board-went_wrong = Something went wrong; the position is as before. { $kind }: { $error }
board-not_to_show = show wants a position or a game, not { $kind }; sketch(…), new_game(…) and Game(…) give one
board-no_such_speed = speed: { $given } is no speed; 1 is the usual one, 2 twice as fast, 0 shows no motion
