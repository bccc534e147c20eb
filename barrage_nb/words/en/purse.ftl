# What is said of the supply of a company, and of the price of a click.

purse-whose = { CAPITAL($who) } has
purse-said_has = { CAPITAL($who) } has { $amounts }
purse-said_back_in = Back in { COUNT($turns, "turns") } of the wheel: { $holds }

## The price of a click

purse-said_price =
    Takes { $ways }{ $more ->
        [true] , by what you choose next
       *[false] {""}
    }.
purse-only =
    your only { $resource ->
        [engineers] engineer
        [excavators] excavator
        [mixers] mixer
       *[credits] credit
    }
purse-part =
    { $more ->
        [0] { $least }
        [1] { $least } or { $most }
       *[other] { $least } to { $most }
    } of your { COUNT($held, $resource) }
purse-for_owner = { $paid } for { $owner }
purse-for_coin =
    { $paid } ({ $all ->
        [true] {""}
       *[false] { $fee }{" "}
    }for { $ways ->
        [1] the
       *[other] a
    } coin)

## The card of a scoring: a round's, and that of the end of the game.

# A button: the card goes.
purse-put_away = Put away
purse-put_away_tip = Put this card away (Escape does too)
purse-card = What was scored
purse-scored = Scored:
# A button: the card of the last round, with the end of the game.
purse-the_end = the end
# A button: the card of a round.
purse-the_round = round { $round }
purse-again_tip =
    Show the scoring of round { $round }{ $over ->
        [true] {" "}and of the end of the game
       *[false] {""}
    } again
purse-head_of = Round { $round } is scored.
purse-head_with = Round { $round } is scored. Bonus tile: { $bonus }, { $vp } VP each.
purse-over = The game is over.
purse-over_with = The game is over. The objective: { $objective }.

## Columns

# The rule behind a column.
purse-rule = { $clause }: { $sentence }
purse-column-energy = Energy
purse-column-rank = Rank
purse-column-track = Track
purse-column-bonus = Bonus tile
purse-column-in_all = In all
purse-column-next = Next turn
purse-column-before = Before
purse-column-objective = Objective
purse-column-resources = Machines and credits
purse-column-water = Water
purse-column-place = Place

## Cells

purse-no_rank = none
purse-shared = shared { $place }
purse-rank_for = { $place }:
purse-gained = +{ COUNT($credits, "credits") }
purse-paid_but = { $paid },
purse-counted =
    = { $n } × { $each }{ $lost ->
        [0] {""}
       *[other] {" "}− { $lost }
    }
purse-points =
    { $vp ->
        [0] 0
       *[other] { SIGNED($vp) } VP
    }
purse-in_all = { $vp } VP
purse-for_so_many = for { $n }
