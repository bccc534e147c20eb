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
    .tip = Show on the map what its places are called in moves: B2U, C2A, P8.1
# The label of the menu of languages.
board-in_language = Language
board-speed = Speed
board-no_motion = no motion
board-title = Barrage: the table
board-in_words = The position in words
board-welcome = Whatever has a blue ring can be clicked, and { board-look } leads there; hover over anything to learn what it is.
board-welcome_list = The answers are in the list below the picture; hover over anything to learn what it is.
board-keys = Barrage. Arrow keys move between what can be answered, with Shift between all things; Enter answers; Backspace goes back; u undoes, r does again, f fills the screen; Escape and Tab leave.
board-fill = Fill the screen (f)
board-leave_fill = Back from the whole screen (f or Esc)
board-news = Everything that happened, the newest first
board-next_drop_stops = The next drop from here would stop in { $dam }.
board-next_drop_leaves = The next drop from here would run off the map.

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
board-blank-segment = segment
board-blank-architect = Architect
board-decide = decide
board-asked = { CAPITAL($who) }: { $what }
board-where_to_build = choose where to build { NAME($structure, form: "a") }
board-won =
    The game is over: { $who } { $n ->
         [1] wins
        *[other] win
    }
board-nobody_decides =
    { KEY($phase) ->
        [ended] The round is over, its water has flowed: score it below
        [water] Every turn of the round is played: now the water flows, then the round is scored
       *[other] { $phase }: at this moment nobody has anything to decide
    }
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
board-pick_segment = the segment back in { COUNT($turns, "turns") }
board-pick_architect = the Architect
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

## What is said of the supply of a company, and of the price of a click.

board-whose = { CAPITAL($who) } has
board-said_has = { CAPITAL($who) } has { $amounts }
board-said_back_in = Back in { COUNT($turns, "turns") } of the wheel: { $holds }

## The price of a click

board-said_price =
    Takes { $ways }{ $more ->
        [true] , by what you choose next
       *[false] {""}
    }.
board-only_by =
    your only { $resource ->
        [engineers] engineer
        [excavators] excavator
        [mixers] mixer
       *[credits] credit
    }
board-part =
    { $more ->
        [0] { $least }
        [1] { $least } or { $most }
       *[other] { $least } to { $most }
    } of your { COUNT($held, $resource) }
board-for_owner = { $paid } for { $owner }
board-for_coin =
    { $paid } ({ $all ->
        [true] {""}
       *[false] { $fee }{" "}
    }for { $ways ->
        [1] the
       *[other] a
    } coin)

## The card of a scoring: a round's, and that of the end of the game.

# A button: the card goes.
board-put_away = Put away
    .tip = Put this card away (Escape does too)
board-card = What was scored
board-scored = Scored:
# A button: the card of the last round, with the end of the game.
board-the_end = the end
# A button: the card of a round.
board-the_round = round { $round }
board-again_tip =
    Show the scoring of round { $round }{ $over ->
        [true] {" "}and of the end of the game
       *[false] {""}
    } again
board-head_of = Round { $round } is scored.
board-head_with = Round { $round } is scored. Bonus tile: { $bonus }, { $vp } VP each.
board-over = The game is over.
board-over_with = The game is over. The objective: { $objective }.

## Columns

board-column-energy = Energy
board-column-rank = Rank
board-column-track = Track
board-column-bonus = Bonus tile
board-column-in_all = In all
board-column-next = Next turn
board-column-before = Before
board-column-objective = Objective
board-column-resources = Machines and credits
board-column-buildings = Buildings
board-column-water = Water
board-column-place = Place

## Cells

board-no_rank = none
board-shared = shared { $place }
board-rank_for = { $place }:
board-gained = +{ COUNT($credits, "credits") }
board-paid_but = { $paid },
board-counted =
    = { $n } × { $each }{ $lost ->
        [0] {""}
       *[other] {" "}− { $lost }
    }
board-points =
    { $vp ->
        [0] 0
       *[other] { SIGNED($vp) } VP
    }
board-in_all = { $vp } VP
board-for_so_many = for { $n }
