# Che cosa si dice della storia di una partita: ritocchi, mosse rigiocate, confronti e partite salvate.

## What is wrong

history-no_such_mode = mode={ QUOTED($mode) } non è noto; può essere 'stop', 'skip' o una strategia che risponde
history-tweak_not_made = questa era una modifica a mano, e non viene rigiocata
history-with_its_turn = ritirata, perché il suo turno non si poteva finire: { $why }
history-no_such_rows =
    by={ QUOTED($by) } non è noto; c'è una riga per ogni turno ('turn'), o per ogni compagnia e round ('round')
history-no_node = in questa partita non c'è un punto { $node }
history-no_line = una linea si indica con i punti di una partita, con i suoi passi giocati o con il suo testo, e non è vuota
history-known_move = qui segue già «{ $move }»
history-not_from_here = questo passo non comincia nella posizione del punto { $node }; vai dove comincia
history-not_text = una partita si legge da un testo, non da { $kind }
history-too_long = questo testo è troppo lungo per essere una partita
history-no_header =
    una partita salvata comincia con 'barrage_nb tree 1', una posizione con 'bnb1.'
history-no_beginning = una partita comincia con una posizione o con il suo testo, non con { $kind }
history-newer_file = questo l'ha salvato una versione più nuova ({ $version }); questa legge fino alla versione { $known }
history-other_rules = questa partita segue altre regole ({ $got }); questa versione conosce 'rules { $known }'
history-no_start = manca la riga 'start bnb1.…' con la prima posizione
history-cut_off = manca la riga 'end', e quindi anche il resto della partita
history-after_end = dopo la riga 'end' non viene più nulla
history-no_such_line = non è una riga di una partita; scrivila così: 12 < 11 usa: place turbine+0
history-follows_nothing = segue il punto { $node }, che non si è potuto leggere o non esiste
history-follows_doubt = segue una riga che non si è potuta leggere
history-number_taken = { $node } è già di un altro punto, o troppo grande
history-not_her_turn = tocca a { $name } rispondere, non a { $said }
history-not_on_line = il punto { $node } non è sulla strada per il punto { $to }
history-not_words = un nome o una nota è un testo, non { $kind }
history-delete_start = l'inizio di una partita non si può eliminare
history-not_changes = un ritocco si dice con un testo o con dei nomi, non con { $kind }
history-bad_json = non si può leggere come JSON: { $why }
history-twice = { $name } è detto due volte
history-unknown_change = { QUOTED($name) } non è nulla che una posizione abbia; può essere { $known }
history-not_entries = { $name }: { $got } non dice che cosa cambiare, per esempio {"{"}'B3L': …{"}"}
history-nothing_there = qui non c'è nessun { $thing } da togliere
history-no_companies_yet = non ancora scelte
history-not_playing = { $name } non è in questa partita; le sue compagnie: { $known }
history-one_company_a_space =
    { $where }: uno spazio azione prende gli ingegneri di una compagnia sola, una volta per round (R6)
history-there_twice = { $where }: { $thing } c'è due volte
history-draft_over = offer e starting: la scelta delle compagnie è finita
history-draft_first = la scelta delle compagnie non è finita: prima ognuno ne sceglie una
history-draft_uneven =
    offer e starting: { COUNT($offer, "companies") } e { COUNT($starting, "contracts") } non si possono appaiare
history-no_way_back_to_setup = phase: alla preparazione non si torna; inizia una partita nuova
history-mover_and_phase =
    mover: nella fase Azioni tocca sempre a qualcuno, nelle altre a nessuno ({ $got })
history-mover_has_passed = mover: { $name } ha passato e in questo round non ha altri turni
history-mover_removed = companies: { $name } deve decidere qualcosa; di' invece a chi tocca
history-not_to_be = questo ritocco non è possibile: { $reasons }

## What to know about a tweaked position

history-marked = { CAPITAL($sentence) }.
history-mark-neutral_dams =
    le dighe neutrali non sono le tre di una partita: livello 1, 2 e 3 dalla montagna in giù
history-mark-round_zero = il gioco è cominciato nel round 0; il primo round è 1
history-mark-over_early = la partita è finita nel round { $round }, e questo non ha dato punti
history-mark-blocked_space =
    ci sono ingegneri { NAME($space, form: "su") }, che non si usa con questo numero di giocatori e queste regole
history-mark-engineers_on_space =
    { NAME($space, form: "su") } c'è un numero sbagliato di ingegneri; ce ne vanno { $needed }
history-mark-passed_with_engineers =
    { NAME($who, form: "the") } { AGREE($who, one: "ha", many: "hanno") } passato con ingegneri ancora da piazzare
history-mark-too_many_national = ci sono più contratti nazionali dei { $most } di questo numero di giocatori
history-mark-patents_in_introductory = nella partita introduttiva non si vendono tessere avanzate
history-mark-copied_by_nobody = un ufficiale è copiato, ma non è il turno di una compagnia con Mahiri Sekibo
history-mark-engineers =
    { NAME($who, form: "the") } { AGREE($who, one: "ha", many: "hanno") } { COUNT($n, "engineers") } in tutto, non { $right }
history-mark-machines_lost =
    { NAME($who, form: "the") } { AGREE($who, one: "ha", many: "hanno") } { $owned } in tutto; i macchinari non si perdono
    mai, quindi sarebbero almeno { $least }
history-mark-open_segment =
    { NAME($who, form: "the") } { AGREE($who, one: "ha", many: "hanno") } qualcosa nel segmento aperto della ruota;
    sarebbe tornato subito
history-mark-copies_without_sekibo =
    { NAME($who, form: "the") } { AGREE($who, one: "ha", many: "hanno") } copiato ufficiali senza Mahiri Sekibo
history-mark-tile_missing = { NAME($who, form: "al") } manca { NAME($tile, form: "the") }, che non si perde mai
history-mark-tile_not_due =
    { NAME($who, form: "the") } { AGREE($who, one: "ha", many: "hanno") } { NAME($tile, form: "the") }, che in questa
    partita non poteva ottenere
history-mark-too_many_tiles =
    { NAME($who, form: "the") } { AGREE($who, one: "ha", many: "hanno") } { COUNT($n, "advanced tiles") }; finora ne sono
    state in vendita solo { $most }
history-mark-tile_too_early =
    { NAME($who, form: "the") } { AGREE($who, one: "ha", many: "hanno") } { NAME($tile, form: "the") }, che non è in
    vendita prima del round { $round }
history-mark-hand_too_large =
    { NAME($who, form: "the") } { AGREE($who, one: "ha", many: "hanno") } in mano { COUNT($n, "contracts") }; oltre 3
    sarebbero stati scartati
history-mark-national_in_hand =
    { NAME($who, form: "the") } { AGREE($who, one: "ha", many: "hanno") } in mano il contratto nazionale { $card }, che si
    può soddisfare solo dal tavolo
history-mark-dropped =
    { NAME($who, form: "the") } { AGREE($who, one: "doveva", many: "dovevano") } { $asked }; non ce n'è più bisogno
history-mark-effect_lost =
    l'effetto { NAME($tile, form: "di") } { NAME($who, form: "di") } per { $space } va perso, perché il pezzo non c'è più
history-mark-construction_dropped =
    { NAME($who, form: "the") } non { AGREE($who, one: "può", many: "possono") } finire di costruire
    { NAME($structure, form: "the") }: non { AGREE($who, one: "ha", many: "hanno") } { NAME($tile, form: "the") } a
    disposizione, e la costruzione cade
history-mark-site_lost =
    { NAME($who, form: "the") } non { AGREE($who, one: "può", many: "possono") } più usare { $spot } ({ $why }) e
    { AGREE($who, one: "sceglie", many: "scelgono") } un altro spazio
history-went_on_to_its_end = Da lì la partita è andata avanti da sola fino alla fine.
history-went_on =
    Da lì la partita è andata avanti da sola; ora { NAME($who, form: "the") } { AGREE($who, one: "deve", many: "devono") }
    { $asked }.
history-decide = decidere

## Games and files

history-problem = riga { $line }: { $why }
history-more_lines =
    e { $n ->
        [1] un'altra riga
       *[other] altre { $n } righe
    }
history-readable =
    { $problems } ({ $n ->
        [1] si è potuta
       *[other] si sono potute
    } leggere { COUNT($n, "moves") })
history-the_start = l'inizio
history-place_in_tree = <{ $number }: { $what } (round { $round }, { NAME($phase, form: "inside") })>
history-game =
    <Partita: { COUNT($moves, "moves") } in { $lines ->
        [1] { $lines } linea
       *[other] { $lines } linee
    }, in { $at }>
history-round = Round
history-standing = { $vp } PV, { $energy } energia
history-quoted = «{ $move }»
history-edit-delete = l'eliminazione
history-edit-promote = la promozione
history-edit-comment = la nota
history-edit-name = il nome
history-edit-replay = le mosse rigiocate
history-edit-branch = la linea nuova

## Replays

history-between_moves = tra due mosse
history-at_question =
    round { $round }, { $who }{ $turn ->
        [0] {""}
       *[other] {""}, turno { $turn }
    }
history-told = { $when }: { $what }
history-became = { $what } … { $kind }
history-because = { $said }: { $reason }
history-instead = { $said }; invece: { $move }
history-nearest = { $said }; simili: { $moves }
history-as_then = { $said }; come allora: { $moves }
history-noted = { $said } ({ $move })
history-kind-same = uguale
history-kind-different = diversa
history-kind-refused = rifiutata
history-kind-not_asked = non richiesta
history-kind-unanswered = senza risposta
history-kind-decided_anew = decisa di nuovo
history-counted-same =
    { $n ->
        [1] { $n } uguale
       *[other] { $n } uguali
    }
history-counted-different =
    { $n ->
        [1] { $n } diversa
       *[other] { $n } diverse
    }
history-counted-refused =
    { $n ->
        [1] { $n } rifiutata
       *[other] { $n } rifiutate
    }
history-counted-not_asked =
    { $n ->
        [1] { $n } non richiesta
       *[other] { $n } non richieste
    }
history-counted-unanswered = { $n } senza risposta
history-counted-decided_anew =
    { $n ->
        [1] { $n } decisa di nuovo
       *[other] { $n } decise di nuovo
    }
history-no_moves = nessuna mossa
history-all_replayed =
    Mosse rigiocate: { $counts }.{ $stopped ->
        [true] {" "}Lì si è fermato.
       *[false] {""}
    }

## Numbers that are not the same

history-number-vp = { $who } PV
history-number-energy = { $who } energia
history-number-credits = { $who } crediti
history-number-excavators = { $who } escavatori
history-number-mixers = { $who } betoniere
history-number-engineers = { $who } ingegneri
history-water_in = acqua { NAME($place, form: "in") }:
history-number_was = { $number } { SIGNED($after) } (prima { SIGNED($before) })
history-number_instead = { $number } { SIGNED($after) } invece di { SIGNED($before) }
history-standing-vp = PV
history-standing-energy = energia
history-standing-credits = crediti
history-standing-machines = macchinari
history-standing-water = acqua trattenuta
history-source-energy = posto sul tracciato energia
history-source-no_energy = nessuna energia
history-source-bonus = tessera bonus
history-source-objective = obiettivo
history-source-resources = risorse avanzate
history-source-water = acqua nelle dighe
history-source-conduits = condotte usate da altri
history-source-contracts = contratti
history-source-income = rendita
history-source-tiles = tessere tecnologia
history-source-purse = crediti come punti
history-source-tweak = modifiche a mano
history-source-other = altro

## Two lines side by side

history-after_moves = dopo { COUNT($n, "moves") }
history-after_moves_at = dopo { COUNT($n, "moves") } ({ $moment })
history-goes_on = La linea { $line } continua dove l'altra finisce, { $when }: { $move }.
history-part = Si separano { $when }: A { $a }, B { $b }.
history-no_such_turn = nessun turno così
history-in_both = { $did } in tutte e due
history-in_each = { $a } in A, { $b } in B
history-in_b = In B: { $numbers }.
history-sentence = { $said }.
history-was_not_allowed = In { $line } la mossa «{ $move }» non era permessa: { $why } ({ $clause }).
history-in_line = { $line }: { $what }
history-round_of =
    round { $round }{ $so_far ->
        [true] {" "}finora
       *[false] {""}
    }, { $who }
history-from_to = { $who } { $a } → { $b }
history-has = { $who } { $vp }
history-same_points = tutti hanno gli stessi punti nelle due linee
history-points_apart = punti da A a B: { $points }
history-points_apart_and_same = punti da A a B: { $points }; uguali: { $same }
history-at_the_end = Alla fine della partita, { $told }.
history-behind = La linea { $line } finisce prima della fine del round { $round }: quel round si confronta quando è giocato fino in fondo.
history-in_round =
    { $so_far ->
        [true] Nel round { $round } finora
       *[false] Dopo il round { $round }
    }, { $told }.
history-won_in_both =
    { $n ->
        [1] { AGREE($who, one: "Vince", many: "Vincono") }
       *[other] Vincono insieme
    } { NAME($who, form: "the") } in tutte e due.
history-won_instead =
    { $n ->
        [1] { AGREE($who, one: "Vince", many: "Vincono") }
       *[other] Vincono insieme
    } { NAME($who, form: "the") } invece { NAME($owner, form: "di") }.
history-same_lines = Le due linee sono uguali.
history-decisive = I turni che hanno fatto la differenza:
history-company_and_number = Compagnia e numero
history-same_in_short = <Confronto: le due linee sono uguali>
history-apart_in_short =
    <Confronto: differenze in { COUNT($numbers, "numbers") } e { $turns ->
        [1] { $turns } turno
       *[other] { $turns } turni
    }. { $parted }>

## The chart of two lines

history-chart_title = Punti vittoria alla fine di ogni round
history-chart_from_start = Punti vittoria all'inizio e dopo ogni round.
history-chart_start = inizio
history-chart_line = linea { $name }
history-chart_points = { $who }: linea A { $a }; linea B { $b }.
