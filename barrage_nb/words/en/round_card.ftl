# The card of a scoring: a round's, and that of the end of the game.

# A button: the card goes.
round_card-put_away = Put away
round_card-put_away_tip = Put this card away (Escape does too)
round_card-card = What was scored
round_card-scored = Scored:
# A button: the card of the last round, with the end of the game.
round_card-the_end = the end
# A button: the card of a round.
round_card-the_round = round { $round }
round_card-again_tip =
    Show the scoring of round { $round }{ $over ->
        [true] {" "}and of the end of the game
       *[false] {""}
    } again
round_card-head_of = Round { $round } is scored.
round_card-head_with = Round { $round } is scored. Bonus tile: { $bonus }, { $vp } VP each.
round_card-over = The game is over.
round_card-over_with = The game is over. The objective: { $objective }.

## Columns

# The rule behind a column.
round_card-rule = { $clause }: { $sentence }
round_card-column-energy = Energy
round_card-column-rank = Rank
round_card-column-track = Track
round_card-column-bonus = Bonus tile
round_card-column-in_all = In all
round_card-column-next = Next turn
round_card-column-before = Before
round_card-column-objective = Objective
round_card-column-resources = Machines and credits
round_card-column-water = Water
round_card-column-place = Place

## Cells

round_card-no_rank = none
round_card-shared = shared { $place }
round_card-rank_for = { $place }:
round_card-gained = +{ COUNT($credits, "credits") }
round_card-paid_but = { $paid },
round_card-counted =
    = { $n } × { $each }{ $lost ->
        [0] {""}
       *[other] {" "}− { $lost }
    }
round_card-points =
    { $vp ->
        [0] 0
       *[other] { SIGNED($vp) } VP
    }
round_card-in_all = { $vp } VP
round_card-for_so_many = for { $n }
