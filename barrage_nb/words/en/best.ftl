# The best moves of a position: which they are, what the others lose, and why.

## What cannot be asked

best-game_over = this game is over: there is no move left to be the best
best-draft = the draft is not played out: choose the companies first, then ask for the best moves
best-automa = { $who } is an Automa: it decides by its tiles, and has no moves to choose from
best-no_seconds = seconds={ QUOTED($got) }: it takes some time to try moves out; seconds=5 is usual
best-kept_damaged = what is kept of this answer cannot be read: ask again, and it is worked out anew
best-asked_otherwise = that answer was asked for otherwise: go on with the position, programs, n, seed and by it has
best-few_options = most={ QUOTED($got) }: it takes 2 options or more to find the best of, such as most=16

## What was tried

best-ended =
    { $ended ->
        [decided] for these programs one is surely best
        [best_of_tried] for these programs one is surely best of those tried
        [same] those still in question always came to the same
        [limit] at the limit
        [time] the time was up
        [worked_out] worked out to the end
        [alone] there is no other move
       *[going_on] it can go on
    }
best-options =
    { $options ->
        [1] 1 option
       *[other] { $options } options
    }
best-in_short = <BestMoves for { $who }: ‘{ $best }’; { COUNT($playouts, "playouts") } of { best-options }, { best-ended }>
best-players =
    { $policy ->
        [wavering_player] quick players, who now and then choose otherwise
       *[other] { $policy }
    }
best-tried_so =
    { best-options } for { $who }{ $left_out ->
        [0] {""}
        [1] ; 1 more, which looks worse to the quick player, was left out
       *[other] ; { $left_out } more, which look worse to the quick player, were left out
    }. { COUNT($playouts, "playouts") } by { best-players } (seed { $seed }), { $level } % intervals; { best-ended }.
best-head_lost = lost
best-head_playouts = playouts
best-share_of_wins = { DECIMAL($mean, 1) } %
best-surely_best = best
best-best_so_far = open, best so far
best-best_of_tried = best of those tried
best-loses_exactly = { DECIMAL($mean, 1) }, worked out
best-nothing_seen = open, the same in every game
best-hardly_tried = { $loss }, hardly tried
best-open = open
best-loses =
    { $open ->
        [true] open,{" "}
       *[false] {""}
    }{ DECIMAL($mean, 1) } ({ $bounds })
best-between = { DECIMAL($low, 1) } to { DECIMAL($high, 1) }
best-to_the_end = worked out
best-in_all = in each of { COUNT($n, "playouts") }
best-between_short = { $low } to { $high }

## Which is best

best-only = { CAPITAL($who) } has no other move than ‘{ $best }’.
best-looks_best = To the quick player ‘{ $best }’ looks best for { $who }; nothing has been tried yet.
best-all_the_same =
    The programs show no difference: { $options } came to the same in all playouts. Whether a better player makes
    something of one of them, they cannot say.
best-best_by =
    ‘{ $best }’ is best for { $who } of { $left_out ->
        [0] { $tried ->
            [2] both: the other
           *[other] all { $tried }: every other of them
        }
       *[other] the { $tried } turns that were tried: every other of them
    } loses when these programs play on; ‘{ $second }’ { $amount }.
best-disagree =
    The programs disagree about { $who }: in the playouts { $options } { $many ->
        [1] came
       *[other] come
    } out best, but the searching player, who is stronger than those who played them, takes ‘{ $second }’, which loses
    { $amount } there.
best-second_opinion =
    A second opinion, that of the searching player: { $same ->
        [true] the same turn
       *[false] ‘{ $second }’
    }.
best-as_good_as_each_other =
    { COUNT($count, "playouts") } of each cannot tell which of { $options } is best for { $who }.
best-worked_out =
    { $turns ->
        [1] The only turn
       *[other] All { $turns } turns
    } of { $who } worked out to the end of the game; hidden contracts that may come count by their mean.
best-worked_out_best =
    ‘{ $best }’ is best for { $who }, worked out to the end: of all { $turns } turns the next, ‘{ $second }’, loses { DECIMAL($lost, 1) } { $measure }.
best-worked_out_alike =
    Worked out to the end: of all { $turns } turns { $options } are best for { $who }, and equally good.
best-too_few = It is open which is best for { $who }: there are too few playouts to say.
best-open_among = It is open which of { $options } is best for { $who }: their differences lie within their intervals.
best-came_out_best = ‘{ $best }’ came out best for { $who }.
best-tried_less =
    { $aside ->
        [1] 1 more, which looked worse and was tried less often, may be
       *[other] { $aside } more, which looked worse and were tried less often, may be
    } as good.

## Why

best-no_single_reason = No single thing makes ‘{ $one }’ better than ‘{ $other }’: each difference may as well be chance.
best-nothing_differs = Between ‘{ $one }’ and ‘{ $other }’ it is open: nothing differs by more than chance may bring.
best-instead =
    ‘{ $one }’ instead of ‘{ $other }’{ $open ->
        [true] , though it is open which is better
       *[false] {""}
    }: { $reasons }
best-against_it = Against it: { $reasons }
best-part_from = { $more } { $source }
best-within = { $more } ({ $bounds })
best-gets = { CAPITAL($who) } gets { $parts }.
best-ends_with = { CAPITAL($who) } ends with { $more }.
best-rather_than = { $more } ({ $one } instead of { $other })
best-makes = { CAPITAL($who) } makes { $parts }.
best-into_dams = { $more } into the dams of { $who } ({ $one } instead of { $other })
best-water = Water: { $parts }.
best-never = never
best-always = always
best-often = in { $n } % of the playouts
best-payable = { NAME($structure, form: "a") } ({ $one } instead of { $other })
best-can_pay =
    At its next turn { $who } can { $more ->
        [true] more
       *[false] less
    } often pay for { $parts }.
best-has_next = At its next turn { $who } has { $parts }.
best-from-energy = from energy ranks
best-from-no_energy = from rounds without energy
best-from-bonus = from bonus tiles
best-from-objective = from the objective
best-from-resources = from resources left at the end
best-from-water = from water left in dams
best-from-conduits = from others' use of its conduits
best-from-contracts = from contracts
best-from-income = from income
best-from-tiles = from technology tiles
best-from-purse = from credits as points
best-from-tweak = from changes by hand
best-from-other = from other things
best-more-vp =
    { $n } VP { $more ->
        [true] more
       *[false] less
    }
best-more-energy =
    { $n } energy { $more ->
        [true] more
       *[false] less
    }
best-more-drops =
    { $n } { $n ->
        [1] drop
       *[other] drops
    } { $more ->
        [true] more
       *[false] fewer
    }
best-more-credits =
    { $n } { $n ->
        [1] credit
       *[other] credits
    } { $more ->
        [true] more
       *[false] fewer
    }
best-more-excavators =
    { $n } { $n ->
        [1] excavator
       *[other] excavators
    } { $more ->
        [true] more
       *[false] fewer
    }
best-more-mixers =
    { $n } { $n ->
        [1] mixer
       *[other] mixers
    } { $more ->
        [true] more
       *[false] fewer
    }
best-more-contracts =
    { $n } { $n ->
        [1] fulfilled contract
       *[other] fulfilled contracts
    } { $more ->
        [true] more
       *[false] fewer
    }
best-more-base =
    { $n } { $n ->
        [1] base
       *[other] bases
    } { $more ->
        [true] more
       *[false] fewer
    }
best-more-elevation =
    { $n } { $n ->
        [1] elevation
       *[other] elevations
    } { $more ->
        [true] more
       *[false] fewer
    }
best-more-conduit =
    { $n } { $n ->
        [1] conduit
       *[other] conduits
    } { $more ->
        [true] more
       *[false] fewer
    }
best-more-powerhouse =
    { $n } { $n ->
        [1] powerhouse
       *[other] powerhouses
    } { $more ->
        [true] more
       *[false] fewer
    }

## How it goes on

best-expected =
    { $of ->
        [0] How it goes on, worked out:
       *[other] Expected next, with the share of { COUNT($of, "playouts") } that went so:
    }
best-expected_turn =
    { $turn }{ $of ->
        [0] {""}
       *[other] {" "}({ $n } %)
    }

## The explorer is asked for the best moves.

best-ask = Ask
    .tip = Try out the moves of this place, and see what each loses against the best
best-go_on = Go on
best-hint =
    Which move is best here, and what do the others lose? Programs play each one out many times, under the same
    luck. The board stays yours meanwhile, and what was found is kept with the game.
best-how = Click a row, or choose it with ↑ and ↓: its reasons, how it goes on, and its places on the board.
best-rows = The moves that were tried, the best first
best-play = Play it
    .tip = Play this move, as a line from here (Enter, or a double click on its row)
best-nobody = nobody has to decide anything here: go on with the game, then ask
best-heat = Where to build: each site by what it loses
best-heat_rim = The numbers are those of the list; a thick rim may be best.
best-heat_expected = not tried: what the quick player expects
best-so_far = { COUNT($playouts, "games") } so far
best-looking = Looking for moves
best-stopped_after = Stopped after { COUNT($playouts, "games") }. ‘{ best-go_on }’ takes it up there.
best-bars_show = What each loses against the best, in { $measure }, with its interval:
best-fell_behind = Fell behind, and were tried less:
best-open_at = open, { DECIMAL($mean, 1) }
best-least = the least
best-most = { DECIMAL($worst, 1) } VP more
