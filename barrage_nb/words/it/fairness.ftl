# Equità: quanto spesso vince ogni posto, compagnia e ufficiale, e che cosa decide.

fairness-no_grouping = le partite non si distinguono per { QUOTED($got) }; si distinguono per { $known }
fairness-no_games = nessuna partita è stata giocata con { QUOTED($design) }; i progetti sono { $known }
fairness-who_are_they = quale ufficiale ha chi, dipende da chi gioca: indica { $got } in players=, accanto a { $known }
fairness-no_officer =
    { QUOTED($players) } giocano senza ufficiali; gli Automa ne hanno uno solo al livello 'very hard'
fairness-nobody_so_called = { QUOTED($got) } non c'è nella colonna «{ $by }»; ci sono { $known }
fairness-never_sure =
    una quota di { $rate } rispetto a { $even }: le quote stanno tra 0 e 1, e quelle uguali non si distinguono mai
fairness-too_near = una quota di { $rate } è così vicina a { $even } che nemmeno { $most } partite bastano a distinguerle
fairness-grouping-seat = posto
fairness-grouping-company = compagnia
fairness-grouping-officer = ufficiale
fairness-even = la parte uguale
fairness-seat =
    { $place } ({ $place ->
        [1] primo
        [2] secondo
        [3] terzo
       *[other] quarto
    })
fairness-share_between = { $mean } % (da { DECIMAL($low, $digits) } a { DECIMAL($high, $digits) } %)
fairness-head_players = giocatori
fairness-head_wins = vittorie
fairness-head_verdict = verdetto
fairness-table_of =
    Quanto spesso vince ogni { $grouping }, in { $alike ->
        [true] { COUNT($most, "games") }
       *[false] { $fewest }–{ COUNT($most, "games") }
    } con ogni tipo di giocatori; intervalli del { $level } %. Il segno tratteggiato è { fairness-even }, { $even } %.
fairness-more_or_less =
    { $more ->
        [true] più
       *[false] meno
    } della sua parte{ $players ->
        [1] {""}
        [2] : d'accordo entrambi
       *[other] : d'accordo tutti
    }
fairness-player_share = { $players } { $share }
fairness-winning = { $name }: { $each }. { CAPITAL($verdict) }
