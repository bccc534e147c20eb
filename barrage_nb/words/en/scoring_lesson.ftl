# The lesson on scoring and its two labs.

scoring_lesson-round_ready = Round { $round }: all actions are done, and now come the points.
scoring_lesson-round_ready_for = { scoring_lesson-round_ready } The bonus tile counts { $counts }.
scoring_lesson-rank_none = No energy: no rank, so no points for it (S2).
scoring_lesson-rank_low = { $energy } energy: neither most nor second, so no points for the rank (S2).
scoring_lesson-rank_shared = { $energy } energy, and so has somebody else: its share is { COUNT($vp, "vp") } (S3).
scoring_lesson-rank_most = { $energy } energy: most, { COUNT($vp, "vp") } (S2).
scoring_lesson-rank_second = { $energy } energy: second most, { COUNT($vp, "vp") } (S2).
scoring_lesson-credits =
    { $energy ->
        [0] No energy: the track pays { COUNT($amount, "credits") }, and takes 3 victory points (S4).
       *[other] The track pays { COUNT($amount, "credits") } at { $energy } energy (S4).
    }
scoring_lesson-about = { $who }: { $sentence }
scoring_lesson-finds_nothing = The bonus tile finds { $found }, so it gives nothing ({ $clause }).
scoring_lesson-finds = The bonus tile counts { $found }: { COUNT($vp, "vp") } ({ $clause }). { $section }
scoring_lesson-below = Below { $energy } energy it gives nothing (S5).
scoring_lesson-past = The marker has reached { $energy }, so the bonus is whole (S5).
scoring_lesson-short =
    The marker is { COUNT($sections, "sections") } short of { $energy }. Each costs 4, which leaves { $vp ->
        [0] nothing
       *[other] { COUNT($vp, "vp") }
    } (S5).
scoring_lesson-turn_of =
    Next round it goes { $number ->
        [1] first, with least energy
       *[other] { $last ->
            [true] last, with most energy
           *[other] number { $number }
    }
    }{ $tied ->
        [true] ; who ties changes places
       *[false] { "" }
    } (E2).
scoring_lesson-gets_most = { $who } gets most: { COUNT($vp, "vp") }.
scoring_lesson-gets = { $who }: { $parts }.
scoring_lesson-gets_nothing = { $who } gets nothing.
scoring_lesson-part_rank = { $vp } for its rank with { $energy } energy ({ $clause })
scoring_lesson-part_bonus = { $vp } from the bonus tile (S5)
scoring_lesson-part_no_energy = { $vp } for no energy (S4)
scoring_lesson-part-objective = { $vp } for the objective (J1)
scoring_lesson-part-resources = { $vp } for what was left over (E6)
scoring_lesson-part-water = { $vp } for drops in dams (E7)
scoring_lesson-would_be = { $said } Its bonus would be { $vp }. { $section }
scoring_lesson-has_nothing = { $said } It has nothing that the bonus tile counts.
scoring_lesson-fewer = { $who }, your guess, gets { $vp }: { $less } fewer.
scoring_lesson-last_ready = Round 5 is scored. The last points come now: objective, what is left over, and drops in dams (E5).
scoring_lesson-last_ready_for = { scoring_lesson-last_ready } The objective counts { $aim }.
scoring_lesson-wins =
    { $names } { $n ->
        [1] wins
       *[other] share the win
    } with { COUNT($vp, "vp") }{ $tied ->
        [true] , with more energy in the last round (E8)
       *[other] {""}
    }.
scoring_lesson-had = { $who } had { $before } and added { $added }.
scoring_lesson-behind = { $who }, your guess, ends with { $vp }: { $less } fewer.
# The title of the chart.
scoring_lesson-chart = Victory points by source
# A bar of the chart.
scoring_lesson-bar_of = { $who }: { COUNT($vp, "vp") }, of them { $parts }.
scoring_lesson-bar_part = { $vp } { $source }
scoring_lesson-source-start = start
scoring_lesson-source-rank = energy rank
scoring_lesson-source-bonus = bonus tiles
scoring_lesson-source-contracts = contracts
scoring_lesson-source-fees = conduit fees
scoring_lesson-source-income = incomes
scoring_lesson-source-tiles = advanced tiles
scoring_lesson-source-no_energy = credits, no energy
scoring_lesson-source-so_far = so far
scoring_lesson-source-objective = objective
scoring_lesson-source-resources = resources left
scoring_lesson-source-water = drops in dams
scoring_lesson-title = Scoring: who gets most, and why?
scoring_lesson-how_to_guess = Click a company's marker on the track, or its button. The table says what the bonus tile counts.
scoring_lesson-what_if = What if…? Move the markers, lay another bonus tile or score another round.
# A list's name.
scoring_lesson-bonus_tile = Bonus tile
# A number's name.
scoring_lesson-round = round
# A button.
scoring_lesson-undo = Put everything back
# A button.
scoring_lesson-another = Another round
scoring_lesson-no_difference = Nobody's points, credits or place change.
scoring_lesson-no_bonus_tile = no bonus tile lies for this round; lay some, as in 'usa | round=1 bonus=bases'
scoring_lesson-question = Round { $round } is scored now. Who gets most victory points?
scoring_lesson-column-energy = energy
scoring_lesson-column-rank = VP for rank
scoring_lesson-column-credits = credits
scoring_lesson-column-bonus = VP from bonus
scoring_lesson-column-all = VP in all
scoring_lesson-column-turn = next turn
scoring_lesson-column-so_far = VP so far
scoring_lesson-column-excavators = excavators
scoring_lesson-column-mixers = mixers
scoring_lesson-column-drops = drops in dams
scoring_lesson-column-objective = objective counts
scoring_lesson-only_loss = { $vp } VP
scoring_lesson-loss_too = { $credits }, { $vp } VP
scoring_lesson-changed-energy = energy { $before } → { $after }
scoring_lesson-changed-rank = VP for rank { $before } → { $after }
scoring_lesson-changed-no_energy = VP with the credits { $before } → { $after }
scoring_lesson-changed-bonus = VP from bonus { $before } → { $after }
scoring_lesson-changed-all = VP in all { $before } → { $after }
scoring_lesson-changed-credits = credits { $before } → { $after }
scoring_lesson-changed-turn = place in the next turn order { $before } → { $after }
scoring_lesson-changed-so_far = VP so far { $before } → { $after }
scoring_lesson-changed-counted = counted by the objective { $before } → { $after }
scoring_lesson-changed-objective = VP for it { $before } → { $after }
scoring_lesson-changed-resources = VP for what is left { $before } → { $after }
scoring_lesson-changed-water = VP for drops { $before } → { $after }
scoring_lesson-changed-total = total { $before } → { $after }
scoring_lesson-no_part = a scoring has no part { QUOTED($part) }; its parts are { $known }
scoring_lesson-counted_for = { $number } → { $vp } VP
scoring_lesson-end_title = The end of the game: who wins, and why?
scoring_lesson-end_question = Round 5 is scored. Who wins after the last points?
scoring_lesson-end_what_if = What if…? Choose another objective, or change what somebody has left.
# A list's name.
scoring_lesson-objective = Objective
# A list's name.
scoring_lesson-company = Company
# A button.
scoring_lesson-another_end = Another ending
scoring_lesson-no_total_difference = Nobody's total changes.
scoring_lesson-left_over-credits = credits
scoring_lesson-left_over-excavators = excavators
scoring_lesson-left_over-mixers = mixers
scoring_lesson-left_over-vp = VP so far
scoring_lesson-then_the_rest = Then 1 VP for every 5 credits and machines left, and 1 for each drop in own dams.
scoring_lesson-aim_and_the_rest = The objective counts { $aim }: 15, 10 and 5 VP for most, second and third. { scoring_lesson-then_the_rest }
scoring_lesson-objective_option-red_spaces = pieces on spaces with a coin
scoring_lesson-objective_option-connected_bases = bases linked to powerhouses
scoring_lesson-objective_option-largest_area = pieces where you have most
scoring_lesson-objective_option-smallest_area = pieces where you have fewest
scoring_lesson-objective_option-basins_1 = basins with a piece
scoring_lesson-objective_option-basins_3 = basins with three pieces
