# Le mosse migliori di una posizione: quali sono, che cosa perdono le altre, e perché.

## Che cosa non si può chiedere

best-game_over = questa partita è finita: non c'è più una mossa che possa essere la migliore
best-draft = la scelta delle compagnie non è finita: prima scegli le compagnie, poi chiedi le mosse migliori
best-automa = { NAME($who, form: "the") } { AGREE($who, one: "è un", many: "sono un") } Automa: decide con le sue tessere, e non ha mosse tra cui scegliere
best-no_seconds = seconds={ QUOTED($got) }: per provare le mosse ci vuole un po' di tempo; di solito seconds=5
best-kept_damaged = quello che è rimasto di questa risposta non si può leggere: chiedi di nuovo, e viene ricalcolata
best-asked_otherwise = quella risposta è stata chiesta in un altro modo: continua con la posizione, i programmi, n, seed e by che ha
best-few_options = most={ QUOTED($got) }: per trovare la migliore servono almeno 2 opzioni, per esempio most=16

## Che cosa è stato provato

best-ended =
    { $ended ->
        [decided] per questi programmi una è sicuramente la migliore
        [best_of_tried] per questi programmi una è sicuramente la migliore tra quelle provate
        [same] quelle ancora in gioco hanno sempre dato lo stesso risultato
        [limit] al limite
        [time] il tempo è finito
        [worked_out] calcolato fino in fondo
        [alone] non c'è un'altra mossa
       *[going_on] il calcolo può continuare
    }
best-options =
    { $options ->
        [1] 1 opzione
       *[other] { $options } opzioni
    }
best-in_short = <Mosse migliori per { NAME($who, form: "the") }: «{ $best }»; { COUNT($playouts, "playouts") }, { best-options }; { best-ended }>
best-players =
    { $policy ->
        [wavering_player] giocatori veloci, che ogni tanto scelgono altrimenti
       *[other] { $policy }
    }
best-tried_so =
    { best-options } per { NAME($who, form: "the") }{ $left_out ->
        [0] {""}
        [1] ; un'altra, che al giocatore veloce sembra peggiore, è stata tralasciata
       *[other] ; altre { $left_out }, che al giocatore veloce sembrano peggiori, sono state tralasciate
    }. { COUNT($playouts, "playouts") } con { best-players } (seme { $seed }), intervalli del { $level } %; { best-ended }.
best-head_lost = perso
best-head_playouts = simulate
best-share_of_wins = { DECIMAL($mean, 1) } %
best-surely_best = la migliore
best-best_so_far = incerto, finora la migliore
best-best_of_tried = la migliore tra quelle provate
best-loses_exactly = { DECIMAL($mean, 1) }, calcolato
best-nothing_seen = incerto, uguale in ogni partita
best-hardly_tried = { $loss }, provata appena
best-open = incerto
best-loses =
    { $open ->
        [true] incerto,{" "}
       *[false] {""}
    }{ DECIMAL($mean, 1) } ({ $bounds })
best-between = da { DECIMAL($low, 1) } a { DECIMAL($high, 1) }
best-to_the_end = calcolato
best-in_all = in { COUNT($n, "playouts") } su { $n }
best-between_short = da { $low } a { $high }

## Qual è la migliore

best-only = Per { NAME($who, form: "the") } non c'è altra mossa che «{ $best }».
best-looks_best = Al giocatore veloce «{ $best }» sembra la migliore per { NAME($who, form: "the") }; non è ancora stato provato niente.
best-all_the_same =
    I programmi non mostrano differenze: { $options } hanno dato lo stesso risultato in tutte le partite simulate. Se un
    giocatore migliore ne sappia ricavare qualcosa, non possono dirlo.
best-best_by =
    «{ $best }» è la migliore per { NAME($who, form: "the") } { $left_out ->
        [0] { $tried ->
            [2] tra tutte e due: l'altra
           *[other] tra tutte e { $tried }: ogni altra
        }
       *[other] tra i { $tried } turni provati: ogni altro
    } perde qualcosa quando a continuare sono questi programmi; «{ $second }» { $amount }.
best-disagree =
    I programmi non sono d'accordo su { NAME($who, form: "the") }: nelle partite simulate { $many ->
        [1] risulta migliore { $options }
       *[other] risultano migliori { $options }
    }, ma il giocatore che calcola, più forte di chi le ha giocate, sceglie «{ $second }», che lì perde { $amount }.
best-second_opinion =
    Un secondo parere, quello del giocatore che calcola: { $same ->
        [true] lo stesso turno
       *[false] «{ $second }»
    }.
best-as_good_as_each_other =
    { $count ->
        [1] 1 partita simulata di ognuna non basta
       *[other] { $count } partite simulate di ognuna non bastano
    } a dire quale tra { $options } sia la migliore per { NAME($who, form: "the") }.
best-worked_out =
    { $turns ->
        [1] L'unico turno
       *[other] Tutti i { $turns } turni
    } { NAME($who, form: "di") }, fino alla fine della partita; i contratti coperti che possono arrivare contano per la loro media.
best-worked_out_best =
    «{ $best }» è la migliore per { NAME($who, form: "the") }, calcolata fino in fondo: di tutti i { $turns } turni il
    successivo, «{ $second }», perde { DECIMAL($lost, 1) } { $measure }.
best-worked_out_alike =
    Calcolato fino in fondo: di tutti i { $turns } turni { $options } sono i migliori per { NAME($who, form: "the") }, e si equivalgono.
best-too_few = È incerto quale sia la migliore per { NAME($who, form: "the") }: le partite simulate sono troppo poche per dirlo.
best-open_among = È incerto quale tra { $options } sia la migliore per { NAME($who, form: "the") }: le differenze stanno dentro i loro intervalli.
best-came_out_best = Per { NAME($who, form: "the") } il risultato migliore è di «{ $best }».
best-tried_less =
    { $aside ->
        [1] Un'altra, che sembrava peggiore ed è stata provata meno, può valere
       *[other] Altre { $aside }, che sembravano peggiori e sono state provate meno, possono valere
    } altrettanto.

## Perché

best-no_single_reason = Nessuna cosa da sola rende «{ $one }» migliore di «{ $other }»: ogni differenza può anche essere un caso.
best-nothing_differs = Tra «{ $one }» e «{ $other }» è incerto: niente differisce più di quanto possa fare il caso.
best-instead =
    «{ $one }» invece di «{ $other }»{ $open ->
        [true] , anche se è incerto quale sia la migliore
       *[false] {""}
    }: { $reasons }
best-against_it = A sfavore: { $reasons }
best-part_from = { $more } { $source }
best-within = { $more } ({ $bounds })
best-gets = { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "guadagna", many: "guadagnano") } { $parts }.
best-ends_with = { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "finisce", many: "finiscono") } con { $more }.
best-rather_than = { $more } ({ $one } invece di { $other })
best-makes = { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "realizza", many: "realizzano") } { $parts }.
best-into_dams = { $more } nelle dighe { NAME($who, form: "di") } ({ $one } invece di { $other })
best-water = Acqua: { $parts }.
best-never = mai
best-always = sempre
best-often =
    { $n ->
        [1] { $n } volta
       *[other] { $n } volte
    } su 100
best-payable = { NAME($structure, form: "a") } ({ $one } invece di { $other })
best-can_pay =
    Nel prossimo turno { NAME($who, form: "the") } { AGREE($who, one: "può", many: "possono") } pagare { $more ->
        [true] più
       *[false] meno
    } spesso { $parts }.
best-has_next = Nel prossimo turno { NAME($who, form: "the") } { AGREE($who, one: "ha", many: "hanno") } { $parts }.
best-from-energy = dai posti per energia
best-from-no_energy = dai round senza energia
best-from-bonus = dalle tessere bonus
best-from-objective = dall'obiettivo
best-from-resources = dalle risorse avanzate alla fine
best-from-water = dall'acqua rimasta nelle dighe
best-from-conduits = dalle proprie condotte usate da altri
best-from-contracts = dai contratti
best-from-income = dalle rendite
best-from-tiles = dalle tessere tecnologia
best-from-purse = dai crediti contati come punti
best-from-tweak = da modifiche a mano
best-from-other = da altro
best-more-vp =
    { $n } PV in { $more ->
        [true] più
       *[false] meno
    }
best-more-energy =
    { $n } unità energia in { $more ->
        [true] più
       *[false] meno
    }
best-more-drops =
    { $n } { $n ->
        [1] goccia
       *[other] gocce
    } in { $more ->
        [true] più
       *[false] meno
    }
best-more-credits =
    { $n } { $n ->
        [1] credito
       *[other] crediti
    } in { $more ->
        [true] più
       *[false] meno
    }
best-more-excavators =
    { $n } { $n ->
        [1] escavatore
       *[other] escavatori
    } in { $more ->
        [true] più
       *[false] meno
    }
best-more-mixers =
    { $n } { $n ->
        [1] betoniera
       *[other] betoniere
    } in { $more ->
        [true] più
       *[false] meno
    }
best-more-contracts =
    { $n } { $n ->
        [1] contratto soddisfatto
       *[other] contratti soddisfatti
    } in { $more ->
        [true] più
       *[false] meno
    }
best-more-base =
    { $n } { $n ->
        [1] base
       *[other] basi
    } in { $more ->
        [true] più
       *[false] meno
    }
best-more-elevation =
    { $n } { $n ->
        [1] elevazione
       *[other] elevazioni
    } in { $more ->
        [true] più
       *[false] meno
    }
best-more-conduit =
    { $n } { $n ->
        [1] condotta
       *[other] condotte
    } in { $more ->
        [true] più
       *[false] meno
    }
best-more-powerhouse =
    { $n } { $n ->
        [1] centrale
       *[other] centrali
    } in { $more ->
        [true] più
       *[false] meno
    }

## Come va avanti

best-expected =
    { $of ->
        [0] Come continua, calcolato fino alla fine:
       *[other] Atteso dopo, con la quota delle partite simulate ({ $of }) che sono andate così:
    }
best-expected_turn =
    { $turn }{ $of ->
        [0] {""}
       *[other] {" "}({ $n } %)
    }

## All'esploratore si chiedono le mosse migliori.

best-ask = Chiedi
    .tip = Prova le mosse di questo punto e guarda quanto perde ognuna rispetto alla migliore
best-go_on = Continua
best-hint =
    Qual è la mossa migliore qui, e quanto perdono le altre? I programmi giocano ognuna molte volte fino in fondo, con
    la stessa fortuna. Intanto la mappa resta tua, e ciò che si trova viene conservato con la partita.
best-how =
    Clicca una riga, o sceglila con ↑ e ↓: vedrai i suoi motivi, come prosegue e i suoi luoghi sulla mappa.
best-rows = Le mosse provate, la migliore per prima
best-play = Giocala
    .tip = Gioca questa mossa come linea da qui (Invio, o doppio clic sulla sua riga)
best-nobody = qui nessuno deve decidere niente: prosegui la partita, poi chiedi
best-heat = Dove costruire: quanto perde ogni spazio
best-heat_rim = Numeri come nell'elenco; bordo spesso: forse il migliore.
best-heat_expected = non provato: stima del giocatore veloce
best-so_far = finora { COUNT($playouts, "games") }
best-looking = Si cercano le mosse
best-stopped_after = Fermato dopo { COUNT($playouts, "games") }. «{ best-go_on }» riprende da lì.
best-bars_show = Quanto perde ognuna rispetto alla migliore, in { $measure }, con il suo intervallo:
best-fell_behind = Rimaste indietro e provate di meno:
best-open_at = incerto, { DECIMAL($mean, 1) }
best-least = il minimo
best-most = { DECIMAL($worst, 1) } PV in più
