# Fairness: how often each seat, company and officer wins, and what decides.

fairness-no_grouping = games are not told apart by { QUOTED($got) }; they are by { $known }
fairness-no_games = no game was played with { QUOTED($design) }; the designs are { $known }
fairness-who_are_they = who has which officer depends on who plays: name { $got } in players=, beside { $known }
fairness-no_officer =
    { QUOTED($players) } play without officers; Automas have one only at the level 'very hard'
fairness-nobody_so_called = no { $by } is called { QUOTED($got) }; there are { $known }
fairness-never_sure =
    a share of { $rate } against { $even }: shares lie between 0 and 1, and equal ones are never told apart
fairness-too_near = a share of { $rate } is so near to { $even } that even { $most } games do not tell them apart
fairness-grouping-seat = seat
fairness-grouping-company = company
fairness-grouping-officer = officer
fairness-even = an even share
fairness-seat =
    { $place } ({ $place ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    })
fairness-share_between = { $mean } % ({ DECIMAL($low, $digits) } to { DECIMAL($high, $digits) } %)
fairness-head_players = players
fairness-head_wins = wins
fairness-head_verdict = verdict
fairness-table_of =
    How often each { $grouping } wins, in { $alike ->
        [true] { COUNT($most, "games") }
       *[false] { $fewest } to { COUNT($most, "games") }
    } with each kind of players; { $level } % intervals. The dashed mark is { fairness-even }, { $even } %.
fairness-more_or_less =
    { $more ->
        [true] more
       *[false] less
    } than its share{ $players ->
        [1] {""}
        [2] : both agree
       *[other] : all agree
    }
fairness-player_share = { $players } { $share }
fairness-winning = { $name }: { $each }. { $verdict }
