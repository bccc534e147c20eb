# A game that is looked back on.

review-no_moves = there is no move to look back on; play some first, or name a place of another line with node=
review-head-round = round
review-head-turning_point = turning point of
review-head-move = turn
review-head-lost = lost
review-head-best = best
review-chart = Expected victory points after each turn
# A round below the chart.
review-chart_round = round { $round }
review-chart_line =
    { $who }: { DECIMAL($first, 1) } VP expected after the first turn, { DECIMAL($last, 1) } after the last.
# As to what an income is to be.
review-outside =
    { $answers ->
        [0] {""}
        [1] {" "}and 1 answer outside of turns
       *[other] {" "}and { $answers } answers outside of turns
    }
review-turns =
    { COUNT($turns, "turns") }{ review-outside }{ $going ->
        [0] {""}
       *[other] , { $going } still to come
    }
review-in_short = <Review of { review-turns }: lost at least { $each } { $measure }{ $exact ->
        [true] , worked out to the end
       *[false] {" "}when these programs play on
    }>
review-company_lost = { $who } { DECIMAL($lost, 1) }
review-players =
    { $policy ->
        [wavering_player] quick players, who now and then choose otherwise
       *[other] { $policy }
    }
review-made_so =
    { review-turns }{ $forced ->
        [0] {""}
       *[other] , { $forced } of them forced
    }; up to { $n } playouts each by { review-players } (seed { $seed }),
    { $level } % intervals, which hold turn by turn when these programs play on: of 100 turns that lost nothing, up to { $wrong } may be told as
    sure losses.{ $not_judged ->
        [0] {""}
        [1] {" "}1 move of the draft or changed by hand was not judged.
       *[other] {" "}{ $not_judged } moves of the draft or changed by hand were not judged.
    }
review-surely_lost =
    { $who } lost at least { DECIMAL($lost, 1) } { $measure }{ $played ->
        [0] , worked out to the end,
       *[other] {" "}when these programs play on,
    } by { $sure } of { COUNT($turns, "turns") }{ review-outside }{ $played ->
        [0] {""}
       *[other] { $exact ->
            [0] {""}
           *[other] {" "}({ $exact } of them worked out to the end)
        }
    }{ $open ->
        [0] {""}
       *[other] ; of the other { $open } it is open
    }.
review-all_open =
    { CAPITAL($who) }: { $turns ->
        [1] of its one turn{ review-outside } it is open whether it
       *[other] of all { $turns } turns{ review-outside } it is open whether they
    } lost anything.
review-more = ask for more of them: review(game, n=64).
review-nothing_lost = When these programs play on, nothing is surely lost after { $n } playouts a turn; { review-more }
review-added_up =
    Added up is the sure part of every loss: the rest may be bad luck of the playouts. Whoever plays otherwise than these
    programs may make more of a turn, or less. To know more, { review-more }
review-not_counted =
    On { COUNT($turns, "turns") } the programs disagree: a sure loss in the playouts, which the searching player, who is
    stronger, denies. { $turns ->
        [1] It is not counted.
       *[other] They are not counted.
    }
review-turned =
    Round { $round }, { $who }: ‘{ $move }’ lost { $lost } against ‘{ $instead }’; expected after it: { $expected }.
review-largest =
    { $told ->
        [1] The largest
       *[other] The { $told } largest
    } of { $sure } sure losses:
review-dearer =
    Round { $round }, { $who }: ‘{ $move }’ was dearer than it had to be: ‘{ $instead }’ does as much or more, and takes no more.
review-why = With the better turn: { $reasons }
review-loss =
    { DECIMAL($mean, 1) } { $measure } ({ $bounds }{ $rests ->
        [open] , open
        [played] , when these programs play on{ $second ->
            [0] {""}
           *[other] ; the searching player sees { DECIMAL($second, 1) } VP
        }
       *[known] {""}
    })
# Stands in brackets: what one program says, and the other.
review-disputed = { $bounds }; the programs disagree: the searching player sees it { DECIMAL($ahead, 1) } VP ahead
review-company_expects =
    { $who } { DECIMAL($vp, 1) } VP ({ $n ->
        [1] { $won ->
            [0] not first
           *[other] first
        }
       *[other] first in { $won } of { COUNT($n, "games") }
    })

## Guessing first

review-guess_head = Before you read what this game cost
review-guess_hint =
    Here are the turning points: turns that surely lost something when programs play on, or when all is worked out to
    the end. For each, say what you would have played, and what you hold the loss to be; then you see what they say.
review-show_all = Show the whole review
review-all = The whole review
review-what_instead =
    Turning point { $number } of { $of }: round { $round }, { $who } is to move, and played: { $move }.
    What would have been best?
review-holds = { COUNT($vp, "vp") } and { COUNT($energy, "energy") }.
review-holds_with = { COUNT($vp, "vp") } and { COUNT($energy, "energy") }, with { $officer }.
review-tiles_held = Tiles to build with: { $tiles }.
review-what_cost = What did the turn that was played cost, in { $measure }?
review-unit =
    { $won ->
        [true] %
       *[false] points
    }
review-less_than = less than { $n } { review-unit }
review-from_to = { $low } to { $high } { review-unit }
review-more_than = more than { $n } { review-unit }
review-tried_best = { $line }: came out best.
review-tried_open =
    { $line }: { COUNT($n, "games") } cannot tell it from the best (seen to lose { DECIMAL($mean, 1) }, { $bounds }).
review-tried_lost =
    { $line }: lost { DECIMAL($mean, 1) } ({ $bounds }){ $exact ->
        [true] {""}
       *[false] {" "}when these programs play on
    }.
review-after_it =
    ‘{ $move }’ lost { $lost }. { $n ->
        [1] The rest of the game was worked out.
       *[other] It was tried { $n } times, so part of it is chance: it may be anything in the brackets.
    }
    Expected after it: { $expected }.
review-tried =
    This rests on { COUNT($n, "games") } with each of the turns still in question, of { $options } that were tried, under the
    same luck, played on by { review-players }.
review-rests_on =
    { review-tried }
    { $sure ->
        [true] The whole { $level } % interval lies above nothing: when these programs play on, the loss is sure.
       *[false] The { $level } % interval reaches down to nothing: whether anything was lost is open.
    }
review-disagree =
    { review-tried }
    The whole { $level } % interval lies above nothing, but the programs disagree: the searching player, who is stronger than
    those who played them, sees the turn that was played { DECIMAL($ahead, 1) } VP ahead of the other. Whether anything was
    lost is open.
review-worked_out =
    All turns from here were worked out to the end of the game: { $lost ->
        [true] the loss is sure.
       *[false] nothing was lost.
    }

## In the explorer

review-look_back = Look back
    .tip = Judge every turn of this line, and see what each lost
review-hint =
    What did the turns of this line cost, and what would have been better? Programs try out each beside the best
    others. Meanwhile the board stays yours, and what was found is kept with the game.
review-so_far = { $turns } of { $of } judged
review-stopped_after = Stopped after { $turns } of { $of }. What was judged is kept, and one can go on from there.
review-other_line =
    This line has not been judged to its end. The curve and the dots of the line you came from are there again when you
    go back to it.
review-whose = Turns of
review-curves = { review-chart }. { review-chart_line }
review-rows = The turns that lost something, first what is sure when these programs play on
review-bars_show = What each turn of { $who } lost, in { $measure }, with its interval; what is sure when these programs play on stands first:
review-in_round = Round { $round }: { $move }
review-dot = Round { $round }: ‘{ $move }’ lost { $lost }
review-how = Click a dot of the curve or a row: what was played, what was better, and how sure that is.
review-play_tip = Play the better turn, as a line from there (Enter, or a double click on its row)
