# Una partita riguardata mossa per mossa.

review-no_moves = non c'è nessuna mossa da riguardare; prima giocane qualcuna, o indica con node= un punto di un'altra linea
review-head-round = round
review-head-turning_point = svolta di
review-head-move = mossa
review-head-lost = perso
review-head-best = la migliore
review-chart = Punti vittoria attesi dopo ogni mossa
review-chart_round = round { $round }
review-chart_line =
    { $who }: { DECIMAL($first, 1) } PV attesi dopo la prima mossa, { DECIMAL($last, 1) } dopo l'ultima.
review-moves =
    { COUNT($moves, "moves") }{ $going ->
        [0] {""}
       *[other] , { $going } ancora da esaminare
    }
review-in_short = <Revisione di { review-moves }: persi almeno { $each } { $measure }>
review-company_lost = { $who } { DECIMAL($lost, 1) }
review-made_so =
    { review-moves }, { $forced ->
        [1] 1 obbligata
       *[other] { $forced } obbligate
    }; per ognuna fino a { COUNT($n, "playouts") } con { $policy } (seme { $seed }),
    intervalli del { $level } %, che valgono mossa per mossa: su 100 mosse che non hanno perso niente, fino a { $wrong }
    possono sembrare perdite sicure.{ $not_judged ->
        [0] {""}
        [1] {" "}1 mossa della scelta delle compagnie o cambiata a mano non è stata giudicata.
       *[other] {" "}{ $not_judged } mosse della scelta delle compagnie o cambiate a mano non sono state giudicate.
    }
review-surely_lost =
    { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "ha", many: "hanno") } perso almeno { DECIMAL($lost, 1) } { $measure },
    con { $sure ->
        [1] 1 mossa
       *[other] { $sure } mosse
    } su { $moves }{ $open ->
        [0] {""}
        [1] ; dell'altra non si sa
       *[other] ; delle altre { $open } non si sa
    }.
review-all_open = { $who }: di nessuna delle sue mosse ({ $moves }) si sa se abbia perso qualcosa.
review-more = chiedi più partite simulate: review(game, n=64).
review-nothing_lost = Dopo { COUNT($n, "playouts") } per mossa niente è sicuramente perso; { review-more }
review-added_up =
    Si somma l'estremo più basso di ogni perdita sicura. Sommare i valori centrali sommerebbe anche il caso: una mossa
    sfortunata nelle sue partite simulate sembra peggiore di com'è. Per saperne di più, { review-more }
review-turned =
    Round { $round }, { $who }: «{ $move }» ha perso { $lost } rispetto a «{ $instead }»; attesi dopo la mossa: { $expected }.
review-loss =
    { DECIMAL($mean, 1) } { $measure } ({ $bounds }{ $open ->
        [true] , incerto
       *[false] {""}
    })
review-company_expects = { $who } { DECIMAL($vp, 1) } PV ({ $won } %)

## Prima si indovina

review-guess_head = Prima di leggere che cosa è costata questa partita
review-guess_hint =
    Ecco le svolte: mosse che hanno sicuramente perso qualcosa. Per ognuna di' che cosa avresti giocato, e quanto
    pensi che abbia perso; poi vedi che cosa dicono le partite simulate.
review-show_all = Mostra tutta la revisione
review-all = Tutta la revisione
review-what_instead =
    Svolta { $number } di { $of }: round { $round }, tocca { NAME($who, form: "al") }. Mossa giocata: { $move }.
    Quale sarebbe stata la migliore?
review-holds = { COUNT($vp, "vp") } e { COUNT($energy, "energy") }.
review-holds_with = { COUNT($vp, "vp") } e { COUNT($energy, "energy") }, con { $officer }.
review-tiles_held = Tessere con cui costruire: { $tiles }.
review-what_cost = Quanto è costata la mossa giocata, in { $measure }?
review-unit =
    { $won ->
        [true] %
       *[false] punti
    }
review-less_than = meno di { $n } { review-unit }
review-from_to = da { $low } a { $high } { review-unit }
review-more_than = più di { $n } { review-unit }
review-tried_best = { $line }: la migliore.
review-tried_lost = { $line }: perso { DECIMAL($mean, 1) } ({ $bounds }).
review-after_it =
    «{ $move }» ha perso { $lost }. È stata provata { $n ->
        [1] 1 volta
       *[other] { $n } volte
    }, quindi una parte è caso: può essere qualunque valore tra quelli in parentesi.
    Attesi dopo la mossa: { $expected }.
review-rests_on =
    Si basa su { COUNT($n, "games") } con ognuna delle { $options } mosse provate, con la stessa fortuna, continuate da { $policy }.
    { $sure ->
        [true] Tutto l'intervallo del { $level } % sta sopra lo zero: la perdita è sicura.
       *[false] L'intervallo del { $level } % arriva fino a zero: non si sa se qualcosa sia andato perso.
    }

## Nell'esploratore

review-look_back = Riguarda
review-look_back_tip = Giudica ogni mossa di questa linea e guarda quanto ha perso
review-hint =
    Quanto sono costate le mosse di questa linea, e che cosa era meglio? I programmi provano ognuna accanto alle altre
    più promettenti. Intanto la mappa resta tua, e ciò che si trova viene conservato con la partita.
review-so_far = { $moves } su { COUNT($of, "moves") }
review-stopped_after = Fermato dopo { $moves } su { COUNT($of, "moves") }. Ciò che è stato giudicato è conservato, e si può continuare da lì.
review-whose = Mosse di
review-curves = { review-chart }. { review-chart_line }
review-rows = Le mosse che hanno perso qualcosa, prima quelle sicure
review-bars_show =
    Quanto ha perso ogni mossa { NAME($who, form: "di") }, in { $measure }, con il suo intervallo; prima ciò che è sicuro:
review-in_round = Round { $round }: { $move }
review-dot = Round { $round }: «{ $move }» ha perso { $lost }
review-how = Clicca un punto della curva o una riga: che cosa è stato giocato, che cosa era meglio e quanto è sicuro.
review-play_tip = Gioca la mossa migliore come linea da quel punto (Invio, o doppio clic sulla sua riga)
