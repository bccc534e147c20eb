# Sprawiedliwość: jak często wygrywa każde miejsce, spółka i dyrektor, i co decyduje.

fairness-no_grouping = rozgrywek nie dzieli się według { QUOTED($got) }; dzieli się je według { $known }
fairness-no_games = z { QUOTED($design) } nie rozegrano żadnej rozgrywki; projekty to { $known }
fairness-who_are_they = kto ma którego dyrektora, zależy od tego, kto gra: podaj { $got } w players=, obok { $known }
fairness-no_officer =
    { QUOTED($players) } grają bez dyrektorów; Automy mają dyrektora tylko na poziomie 'very hard'
fairness-nobody_so_called = w kolumnie „{ $by }” nie ma { QUOTED($got) }; są { $known }
fairness-never_sure =
    udział { $rate } wobec { $even }: udziały leżą między 0 a 1, a równych nigdy nie da się odróżnić
fairness-too_near = udział { $rate } jest tak blisko { $even }, że nawet { $most } rozgrywek ich nie odróżni
fairness-grouping-seat = miejsce
    .each = każde miejsce
fairness-grouping-company = spółka
    .each = każda spółka
fairness-grouping-officer = dyrektor
    .each = każdy dyrektor
fairness-even = równy udział
fairness-seat =
    { $place } ({ $place ->
        [1] pierwsze
        [2] drugie
        [3] trzecie
       *[other] czwarte
    })
fairness-share_between = { $mean } % (od { DECIMAL($low, $digits) } do { DECIMAL($high, $digits) } %)
fairness-head_players = gracze
fairness-head_wins = wygrane
fairness-head_verdict = werdykt
fairness-table_of =
    Jak często wygrywa { NAME($grouping, form: "each") } ({ $alike ->
        [true] { COUNT($most, "games") }
       *[false] { $fewest }–{ COUNT($most, "games") }
    } z każdym rodzajem graczy); przedziały { $level } %. Przerywana kreska to { fairness-even }, { $even } %.
fairness-more_or_less =
    { $more ->
        [true] więcej
       *[false] mniej
    } niż równy udział{ $players ->
        [1] {""}
        [2] : oba zgodne
       *[other] : wszystkie zgodne
    }
fairness-player_share = { $players } { $share }
fairness-winning = { $name }: { $each }. { CAPITAL($verdict) }
