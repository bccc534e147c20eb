# Una partita riguardata turno per turno.

review-no_moves = non c'è nessuna mossa da riguardare; prima giocane qualcuna, o indica con node= un punto di un'altra linea
review-head-round = round
review-head-turning_point = svolta di
review-head-move = turno
review-head-lost = perso
review-head-best = il migliore
review-chart = Punti vittoria attesi dopo ogni turno
review-chart_round = round { $round }
review-chart_line =
    { $who }: { DECIMAL($first, 1) } PV attesi dopo il primo turno, { DECIMAL($last, 1) } dopo l'ultimo.
review-outside =
    { $answers ->
        [0] {""}
        [1] {" "}(più 1 risposta fuori dai turni)
       *[other] {" "}(più { $answers } risposte fuori dai turni)
    }
review-turns =
    { $turns ->
        [1] 1 turno
       *[other] { $turns } turni
    }{ review-outside }{ $going ->
        [0] {""}
       *[other] , { $going } ancora da esaminare
    }
review-in_short = <Revisione di { review-turns }: persi almeno { $each } { $measure }{ $exact ->
        [true] , calcolati fino alla fine
       *[false] {" "}quando a continuare sono questi programmi
    }>
review-company_lost = { $who } { DECIMAL($lost, 1) }
review-players =
    { $policy ->
        [wavering_player] giocatori veloci, che ogni tanto scelgono altrimenti
       *[other] { $policy }
    }
review-made_so =
    { review-turns }{ $forced ->
        [0] {""}
        [1] , 1 obbligato
       *[other] , { $forced } obbligati
    }; per ognuno fino a { COUNT($n, "playouts") } con { review-players } (seme { $seed }),
    intervalli del { $level } %, che valgono turno per turno quando a continuare sono questi programmi: su 100 turni che non hanno perso niente, fino a { $wrong }
    possono sembrare perdite sicure.{ $not_judged ->
        [0] {""}
        [1] {" "}1 mossa della scelta delle compagnie o cambiata a mano non è stata giudicata.
       *[other] {" "}{ $not_judged } mosse della scelta delle compagnie o cambiate a mano non sono state giudicate.
    }
review-surely_lost =
    { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "ha", many: "hanno") } perso almeno { DECIMAL($lost, 1) } { $measure }{ $played ->
        [0] {" "}(calcolo fino alla fine),
       *[other] {" "}quando a continuare sono questi programmi,
    } con { $sure ->
        [1] 1 turno
       *[other] { $sure } turni
    } su { $turns }{ review-outside }{ $played ->
        [0] {""}
       *[other] { $exact ->
            [0] {""}
            [1] {" "}(1 calcolato fino alla fine)
           *[other] {" "}({ $exact } calcolati fino alla fine)
        }
    }{ $open ->
        [0] {""}
        [1] ; dell'altro non si sa
       *[other] ; degli altri { $open } non si sa
    }.
review-all_open =
    { $who }: { $turns ->
        [1] del suo unico turno{ review-outside } non si sa
       *[other] di nessuno dei suoi { $turns } turni{ review-outside } si sa
    } se abbia perso qualcosa.
review-more = chiedi più partite simulate: review(game, n=64).
review-nothing_lost = Quando a continuare sono questi programmi, dopo { COUNT($n, "playouts") } per turno niente è sicuramente perso; { review-more }
review-added_up =
    Si somma la parte sicura di ogni perdita: il resto può essere sfortuna delle partite simulate. Chi gioca
    diversamente da questi programmi può ricavare di più da un turno, o di meno. Per saperne di più, { review-more }
review-not_counted =
    Su { $turns ->
        [1] 1 turno
       *[other] { $turns } turni
    } i programmi non sono d'accordo: per le partite simulate la perdita è sicura, ma il giocatore che calcola, più forte,
    la nega; qui non si somma.
review-turned =
    Round { $round }, { $who }: «{ $move }» ha perso { $lost } rispetto a «{ $instead }»; attesi dopo il turno: { $expected }.
review-largest =
    { $told ->
        [1] La più grande
       *[other] Le { $told } più grandi
    } di { $sure } perdite sicure:
review-dearer =
    Round { $round }, { $who }: «{ $move }» è costato più del necessario: «{ $instead }» fa altrettanto o di più, e non costa di più.
review-why = Con il turno migliore: { $reasons }
review-loss =
    { DECIMAL($mean, 1) } { $measure } ({ $bounds }{ $rests ->
        [open] , incerto
        [played] , quando a continuare sono questi programmi{ $second ->
            [0] {""}
           *[other] ; il giocatore che calcola vede { DECIMAL($second, 1) } PV
        }
       *[known] {""}
    })
review-disputed = { $bounds }; i programmi non sono d'accordo: il giocatore che calcola lo vede avanti di { DECIMAL($ahead, 1) } PV
review-company_expects =
    { $who } { DECIMAL($vp, 1) } PV ({ $n ->
        [1] { $won ->
            [0] non il primo posto
           *[other] primo posto
        }
       *[other] primo posto: { $won } su { COUNT($n, "games") }
    })

## Prima si indovina

review-guess_head = Prima di leggere che cosa è costata questa partita
review-guess_hint =
    Ecco le svolte: turni che hanno sicuramente perso qualcosa quando a continuare sono i programmi, o quando si calcola
    tutto fino alla fine. Per ognuno di' che cosa avresti giocato, e quanto pensi che abbia perso; poi vedi che cosa ne
    risulta.
review-show_all = Mostra tutta la revisione
review-all = Tutta la revisione
review-what_instead =
    Svolta { $number } di { $of }: round { $round }, tocca { NAME($who, form: "al") }. Turno giocato: { $move }.
    Quale sarebbe stato il migliore?
review-holds = { COUNT($vp, "vp") } e { COUNT($energy, "energy") }.
review-holds_with = { COUNT($vp, "vp") } e { COUNT($energy, "energy") }, con { $officer }.
review-tiles_held = Tessere con cui costruire: { $tiles }.
review-what_cost = Quanto è costato il turno giocato, in { $measure }?
review-unit =
    { $won ->
        [true] %
       *[false] punti
    }
review-less_than = meno di { $n } { review-unit }
review-from_to = da { $low } a { $high } { review-unit }
review-more_than = più di { $n } { review-unit }
review-tried_best = { $line }: è risultato il migliore.
review-tried_open =
    { $line }: { $n ->
        [1] 1 partita non basta
       *[other] { $n } partite non bastano
    } a distinguerlo dal migliore (perso { DECIMAL($mean, 1) }, { $bounds }).
review-tried_lost =
    { $line }: perso { DECIMAL($mean, 1) } ({ $bounds }){ $exact ->
        [true] {""}
       *[false] {" "}quando a continuare sono questi programmi
    }.
review-after_it =
    «{ $move }» ha perso { $lost }. { $n ->
        [1] Il resto della partita è stato calcolato.
       *[other] È stato provato { $n } volte, quindi una parte è caso: può essere qualunque valore tra quelli in parentesi.
    }
    Attesi dopo il turno: { $expected }.
review-tried =
    Si basa su { COUNT($n, "games") } con ognuno dei turni rimasti in discussione, su { $options } provati, con la stessa
    fortuna, continuate da { review-players }.
review-rests_on =
    { review-tried }
    { $sure ->
        [true] Tutto l'intervallo del { $level } % sta sopra lo zero: quando a continuare sono questi programmi, la perdita è sicura.
       *[false] L'intervallo del { $level } % arriva fino a zero: non si sa se qualcosa sia andato perso.
    }
review-disagree =
    { review-tried }
    Tutto l'intervallo del { $level } % sta sopra lo zero, ma i programmi non sono d'accordo: il giocatore che calcola, più
    forte di chi le ha giocate, vede il turno giocato avanti di { DECIMAL($ahead, 1) } PV rispetto all'altro. Non si sa se
    qualcosa sia andato perso.
review-worked_out =
    Tutti i turni da qui sono stati calcolati fino alla fine della partita: { $lost ->
        [true] la perdita è sicura.
       *[false] non si è perso niente.
    }

## Nell'esploratore

review-look_back = Riguarda
    .tip = Giudica ogni turno di questa linea e guarda quanto ha perso
review-hint =
    Quanto sono costati i turni di questa linea, e che cosa era meglio? I programmi provano ognuno accanto agli altri
    più promettenti. Intanto la mappa resta tua, e ciò che si trova viene conservato con la partita.
review-so_far = giudicati { $turns } su { $of }
review-stopped_after = Fermato dopo { $turns } su { $of }. Ciò che è stato giudicato è conservato, e si può continuare da lì.
review-other_line =
    Questa linea non è stata giudicata fino in fondo. La curva e i punti della linea da cui arrivi ci sono di nuovo quando
    ci torni.
review-whose = Turni di
review-curves = { review-chart }. { review-chart_line }
review-rows = I turni che hanno perso qualcosa, prima ciò che è sicuro quando a continuare sono questi programmi
review-bars_show =
    Quanto ha perso ogni turno { NAME($who, form: "di") }, in { $measure }, con il suo intervallo; prima ciò che è sicuro
    quando a continuare sono questi programmi:
review-in_round = Round { $round }: { $move }
review-dot = Round { $round }: «{ $move }» ha perso { $lost }
review-how = Clicca un punto della curva o una riga: che cosa è stato giocato, che cosa era meglio e quanto è sicuro.
review-play_tip = Gioca il turno migliore come linea da quel punto (Invio, o doppio clic sulla sua riga)
