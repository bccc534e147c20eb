# A game that is looked back on.

review-no_moves = there is no move to look back on; play some first, or name a place of another line with node=
review-head-round = round
review-head-turning_point = turning point of
review-head-move = move
review-head-lost = lost
review-head-best = best
review-chart = Expected victory points after each move
# A round below the chart.
review-chart_round = round { $round }
review-chart_line =
    { $who }: { DECIMAL($first, 1) } VP expected after the first move, { DECIMAL($last, 1) } after the last.
review-moves =
    { COUNT($moves, "moves") }{ $going ->
        [0] {""}
       *[other] , { $going } still to come
    }
review-in_short = <Review of { review-moves }: lost at least { $each } { $measure }>
review-company_lost = { $who } { DECIMAL($lost, 1) }
review-made_so =
    { review-moves }, { $forced } of them forced; up to { $n } playouts each by { $policy } (seed { $seed }),
    { $level } % intervals, which hold move by move: of 100 moves that lost nothing, up to { $wrong } may be told as
    sure losses.{ $not_judged ->
        [0] {""}
       *[other] {" "}{ $not_judged } of the draft or changed by hand were not judged.
    }
review-surely_lost =
    { $who } lost at least { DECIMAL($lost, 1) } { $measure }, by { $sure } of { COUNT($moves, "moves") }{ $open ->
        [0] {""}
       *[other] ; of the other { $open } it is open
    }.
review-all_open = { $who }: of all { COUNT($moves, "moves") } it is open whether they lost anything.
review-more = ask for more of them: review(game, n=64).
review-nothing_lost = Nothing is surely lost after { $n } playouts a move; { review-more }
review-added_up =
    Added up is the lower end of every sure loss. The middles would add up chance: a move that had bad luck in
    its playouts looks worse than it is. To know more, { review-more }
review-turned =
    Round { $round }, { $who }: ‘{ $move }’ lost { $lost } against ‘{ $instead }’; expected after it: { $expected }.
review-loss =
    { DECIMAL($mean, 1) } { $measure } ({ $bounds }{ $open ->
        [true] , open
       *[false] {""}
    })
review-company_expects = { $who } { DECIMAL($vp, 1) } VP ({ $won } %)

## Guessing first

review-guess_head = Before you read what this game cost
review-guess_hint =
    Here are the turning points: moves that surely lost something. For each, say what you would have played, and what
    you hold the loss to be; then you see what the playouts say.
review-show_all = Show the whole review
review-all = The whole review
review-what_instead =
    Turning point { $number } of { $of }: round { $round }, { $who } is to move, and played: { $move }.
    What would have been best?
review-holds = { COUNT($vp, "vp") } and { COUNT($energy, "energy") }.
review-holds_with = { COUNT($vp, "vp") } and { COUNT($energy, "energy") }, with { $officer }.
review-tiles_held = Tiles to build with: { $tiles }.
review-what_cost = What did the move that was played cost, in { $measure }?
review-unit =
    { $won ->
        [true] %
       *[false] points
    }
review-less_than = less than { $n } { review-unit }
review-from_to = { $low } to { $high } { review-unit }
review-more_than = more than { $n } { review-unit }
review-tried_best = { $line }: best.
review-tried_lost = { $line }: lost { DECIMAL($mean, 1) } ({ $bounds }).
review-after_it =
    ‘{ $move }’ lost { $lost }. It was tried { $n } times, so part of it is chance: it may be anything in the brackets.
    Expected after it: { $expected }.
