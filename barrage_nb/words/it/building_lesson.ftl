# La lezione sulla costruzione, il suo laboratorio e il piano per una ruota.

building_lesson-not_here = Qui non è così.
building_lesson-cited = { CAPITAL($sentence) } ({ $clause }).
building_lesson-ended = { $sentence }.

## What pieces take

building_lesson-takes-base = Una base { NAME($area, form: "in") } richiede { $paid }
building_lesson-takes-elevation = Un'elevazione { NAME($area, form: "in") } richiede { $paid }
building_lesson-takes-conduit = Una condotta di valore { $size } richiede { $paid }
building_lesson-takes-powerhouse =
    La tua { $size ->
        [0] prima
        [1] seconda
        [2] terza
       *[other] quarta
    } centrale richiede { $paid }
building_lesson-power_of = { $officer }: { $power }
building_lesson-changed_ways = { $power }; quindi qui servono { $ways }
building_lesson-changed_nothing = { $power }; quindi qui non serve niente
building_lesson-changed_range = { $power }; quindi si può pagare in tanti modi, da { $least } a { $most }
building_lesson-paid =
    { KEY($amounts) ->
        [nothing] Non hai pagato niente
       *[other] Hai pagato { $amounts }
    }.
building_lesson-coin = Lo spazio ha una moneta: { COUNT($fee, "credits") } in più
building_lesson-no_coin = { CAPITAL($tile) }: la moneta di questo spazio non costa niente
building_lesson-takes_each = { CAPITAL(NAME($structure, form: "a")) } richiede { $kind }: { $each }
building_lesson-in_area = { $n } { NAME($area, form: "in") }
building_lesson-for_value = { $n } per il valore { $value }
building_lesson-for_next =
    { $n } per la tua { $built ->
        [0] prima
        [1] seconda
        [2] terza
       *[other] quarta
    }
building_lesson-coins = Una base o una centrale su uno spazio con una moneta: { COUNT($fee, "credits") } in più
building_lesson-space_takes = { CAPITAL($space) }: { $paid }
building_lesson-rounds_later =
    Con { COUNT($turns, "turns") } di ruota a round, compreso quello della costruzione, tornano { $rounds ->
        [0] nello stesso round
       *[other] { COUNT($rounds, "rounds") } dopo
    }
building_lesson-bought = A comprarli, { $amounts } costerebbero { COUNT($credits, "credits") }
building_lesson-not_round =
    Per allora la ruota si è mossa di { COUNT($turns, "segments") }: non è ancora un giro intero (C5).
building_lesson-so_far =
    { $later ->
        [0] Subito
       *[other] { COUNT($later, "rounds") } dopo
    } ha portato { COUNT($credits, "credits") }

## The lab

building_lesson-title = Laboratorio di costruzione
building_lesson-before = Una costruzione, passo per passo.
building_lesson-before_round = Comincia il prossimo round.
building_lesson-start = Scegli dove vuoi costruire, di' quanti macchinari servono e costruisci.
building_lesson-space = Dove
building_lesson-guess = secondo me
building_lesson-build = Costruisci
building_lesson-keep = Tieni, avanti
    .tip = Quello che hai costruito resta, e la prossima costruzione viene dopo
building_lesson-workshop = Muovi la ruota
    .tip = Piazza ingegneri nella Manutenzione: la tua ruota si muove di un segmento
building_lesson-next_round = Nuovo round
building_lesson-anew = Ricomincia
building_lesson-said_officer = Ufficiale
building_lesson-said_tile = Tessera tecnologia
building_lesson-no_officer = nessuno
building_lesson-basic = quella di base
building_lesson-guess_first =
    Prima di' quanti macchinari servono: scrivi un numero, poi premi Costruisci. (Premilo di nuovo se vuoi solo vedere.)
building_lesson-no_guess = Questa volta non hai detto nessun numero. Scegli un altro posto, di' un numero e costruisci.
building_lesson-kept = Resta dov'è.
building_lesson-last_round = Questo è l'ultimo round: dopo non ce n'è un altro.
building_lesson-nothing_to_keep = Prima costruisci qualcosa; poi puoi tenerlo e continuare da lì.
building_lesson-question_hint = Clicca un posto sulla mappa, o sceglilo dalla lista.
building_lesson-asked_conduit =
    Una condotta di valore { $value }, dal bacino { $source } al { $target }: quanti macchinari?
building_lesson-asked_piece =
    { CAPITAL(NAME($structure, form: "a")) } nel bacino { $basin } ({ $area }): quanti macchinari?
building_lesson-paid_how = Tra i modi in cui puoi pagare conta quello con meno crediti, e poi con meno macchinari.
building_lesson-wished_conduit = { $piece } (valore { $value })
building_lesson-wished_piece = { $piece } ({ $area })
building_lesson-option_conduit = Condotta: da { $source } a { $target }, valore { $value }
building_lesson-option_dam = { CAPITAL($structure) }: { $side }, bacino { $basin }
building_lesson-option_powerhouse = { CAPITAL($structure) }: { $side }, bacino { $basin }
building_lesson-wheel_of = La ruota di costruzione { NAME($who, form: "di") }
building_lesson-back =
    { $spent ->
        [true] Solo i crediti sono persi
       *[false] Niente di questo è perso
    }: tessera e macchinari tornano quando la ruota ha fatto tutto il giro (C5).
building_lesson-off_by =
    Hai detto { $guess }: { $n } { $few ->
        [true] in meno del giusto
       *[false] di troppo
    }.
building_lesson-refused = Adesso non si può costruire: { $why }.
building_lesson-supply = Hai { $amounts }.

## The plan for a wheel

building_lesson-plan_title = Tre costruzioni in anticipo
building_lesson-plan_start = Non è ancora successo niente: componi il tuo piano, poi eseguilo.
building_lesson-plan_solved = Sfida risolta: ci sono tutti e tre!
building_lesson-try = Esegui
building_lesson-take_back = Togline uno
building_lesson-another_challenge = Un'altra
building_lesson-turn_once = Manutenzione: 1 segmento
building_lesson-plan_hint =
    Premili nel tuo ordine; una volta, se vuoi, anche la Manutenzione. Oppure clicca i posti cerchiati sulla mappa.
building_lesson-plan_tiles = Le tue tessere tecnologia: { $tiles }.
building_lesson-plan_task =
    Guidi { NAME($who, form: "the") }. Costruisci i tre pezzi in un solo round. In che ordine?
building_lesson-planned = { $number }. { $part }
building_lesson-left_out = Nel tuo piano mancano: { $missing }.
building_lesson-plan_done =
    { $built ->
        [0] Dei tre pezzi non ne viene costruito nessuno, poi il piano si ferma.
        [1] Dei tre pezzi ne viene costruito uno, poi il piano si ferma.
        [2] Dei tre pezzi ne vengono costruiti due, poi il piano si ferma.
       *[other] Tutti e tre i pezzi sono costruiti.
    }
building_lesson-plan_ways =
    Dei { $orders } piani possibili, { $ways ->
        [1] solo uno ci riesce
       *[other] ci riescono in { $ways }
    }.
