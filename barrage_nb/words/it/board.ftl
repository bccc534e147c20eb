# Che cosa dice la plancia su cui si gioca.

## Controls

board-look = Mostrami
board-back = Indietro
board-undo = Annulla
board-redo = Ripeti
board-answer = Rispondi
board-skip = Salta
board-pause = Pausa
board-go_on = Riprendi
board-all_answers = Ogni risposta
board-choose = scegli tra { $n }
board-short_names = Nomi brevi
    .tip = Mostra sulla mappa come si chiamano i luoghi nelle mosse: B2U, C2A, P8.1
board-in_language = Lingua
board-speed = Velocità
board-no_motion = istantanea
board-title = Barrage: il tavolo
board-in_words = La posizione a parole
board-welcome = Quello che ha un anello blu si può cliccare, e «{ board-look }» ti ci porta; passa sopra a una cosa per sapere che cos'è.
board-welcome_list = Le risposte sono nell'elenco sotto l'immagine; passa sopra a una cosa per sapere che cos'è.
board-keys = Barrage. Le frecce vanno da una risposta possibile all'altra, con Maiusc da una cosa all'altra; Invio risponde; Backspace torna indietro; u annulla, r ripete, f riempie lo schermo; Esc e Tab escono.
board-fill = A tutto schermo (f)
board-leave_fill = Esci dallo schermo intero (f o Esc)
board-news = Tutto quello che è successo, il più recente per primo
board-next_drop_stops = La prossima goccia da qui si fermerebbe { NAME($dam, form: "in") }.
board-next_drop_leaves = La prossima goccia da qui uscirebbe dalla mappa.

## Questions

board-blank-company = compagnia
board-blank-contract = contratto
board-blank-space = spazio azione
board-blank-engineers = ingegneri
board-blank-officer = ufficiale da copiare
board-blank-tile = tessera tecnologia
board-blank-copying = tessera da copiare
board-blank-structure = struttura
board-blank-site = spazio costruzione
board-blank-dam = diga
board-blank-conduit = condotta
board-blank-powerhouse = centrale
board-blank-drops = numero di gocce
board-blank-headstream = sorgente
board-blank-pay = modo di pagare
board-blank-machines = macchinari
board-blank-part = parte
board-blank-segment = segmento
board-blank-architect = Architetto
board-decide = decidere
board-asked = { CAPITAL($who) }: { $what }
board-where_to_build = scegliere dove costruire { NAME($structure, form: "a") }
board-won =
    La partita è finita: { $n ->
         [1] { AGREE($who, one: "vince", many: "vincono") }
        *[other] vincono
    } { NAME($who, form: "the") }
board-nobody_decides =
    { KEY($phase) ->
        [ended] Il round è finito, l'acqua è scesa: fai i conti qui sotto
        [water] Tutti i turni del round sono giocati: ora scorre l'acqua, poi il round si conteggia
       *[other] { $phase }: in questo momento nessuno ha niente da decidere
    }
board-half = { CAPITAL($who) }: { $steps }
board-then = { $first } › { $last }
board-now =
    { $again ->
         [true] ora ancora: { $blank }
        *[false] ora: { $blank }
    }
board-conduit_to = condotta verso il bacino { $basin }

## Answers

board-pick_contract = contratto { $number }
board-pick_officer = { $officer }: { $power }
board-pick_no_tile = nessuna tessera
board-pick_copying = come { NAME($tile, form: "the") }
board-pick_part = prima: { $part }
board-pick_segment = il segmento che torna tra { COUNT($turns, "segments") }
board-pick_architect = l'Architetto
board-pick_pass = passare per questo round
board-pick_decline = rinunciare
board-let_act = Lascia giocare l'Automa { NAME($who, form: "di") }
board-plus = + { $picked }
board-less_by = − { $picked }
board-only = solo { $picked }
board-drops_make = { COUNT($drops, "drops") }: { COUNT($energy, "energy") }
board-drops_make_for = { COUNT($drops, "drops") }: { COUNT($energy, "energy") }, { COUNT($drops, "credits") } { NAME($owner, form: "al") }
board-choice_of = { CAPITAL(UNENDED($meaning)) } — { $line }
board-way_of = { NAME($dam, form: "da") } { NAME($powerhouse, form: "al") }, { $drops }

## What happened, and what a thing is

board-and_more = … e altri { $n }.
board-rule = { $clause }: { $sentence }
board-refused = Non ora — { UNENDED($why_not) }.
board-taken_back = Annullato: { $move }.
board-went_wrong = Qualcosa è andato storto; la posizione è quella di prima. { $kind }: { $error }
board-not_to_show = show vuole una posizione o una partita, non { $kind }; le danno sketch(…), new_game(…) e Game(…)
board-no_such_speed = speed: { $given } non è una velocità; 1 è quella solita, 2 è il doppio, 0 non mostra movimenti

## Che cosa si dice della riserva di una compagnia, e del costo di un clic.

board-whose = { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "ha", many: "hanno") }
board-said_has = { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "ha", many: "hanno") } { $amounts }
board-said_back_in = Torna quando la ruota si muove di { COUNT($turns, "segments") }: { $holds }

## The price of a click

board-said_price =
    Costa { $ways }{ $more ->
        [true] , secondo ciò che scegli dopo
       *[false] {""}
    }.
board-only_by =
    { $resource ->
        [engineers] il tuo unico ingegnere
        [excavators] il tuo unico escavatore
        [mixers] la tua unica betoniera
       *[credits] il tuo unico credito
    }
board-part =
    { $more ->
        [0] { COUNT($least, $resource) }
        [1] { $least } o { COUNT($most, $resource) }
       *[other] da { $least } a { COUNT($most, $resource) }
    } su { $held }
board-for_owner = { $paid }, per { NAME($owner, form: "the") }
board-for_coin =
    { $paid } ({ $all ->
        [true] {""}
       *[false] { $fee }{" "}
    }per { $ways ->
        [1] la
       *[other] una
    } moneta)

## La scheda di un punteggio: quello di un round e quello di fine partita.

board-put_away = Metti via
    .tip = Metti via questa scheda (anche con Esc)
board-card = Il punteggio
board-scored = Punteggi:
board-the_end = fine
board-the_round = round { $round }
board-again_tip =
    Mostra di nuovo il punteggio del round { $round }{ $over ->
        [true] {" "}e quello di fine partita
       *[false] {""}
    }
board-head_of = Il punteggio del round { $round }.
board-head_with = Il punteggio del round { $round }. Tessera bonus: { $bonus } × { $vp } PV.
board-over = La partita è finita.
board-over_with = La partita è finita. L'obiettivo: { $objective }.

## Columns

board-column-energy = Energia
board-column-rank = Posto
board-column-track = Tracciato
board-column-bonus = Tessera bonus
board-column-in_all = Totale
board-column-next = Ordine
board-column-before = Prima
board-column-objective = Obiettivo
board-column-resources = Macchinari e crediti
board-column-buildings = Edifici
board-column-water = Acqua
board-column-place = Posto

## Cells

board-no_rank = nessuno
board-shared = { $place } in parità
board-rank_for = { $place }:
board-gained = +{ COUNT($credits, "credits") }
board-paid_but = { $paid },
board-counted =
    = { $n } × { $each }{ $lost ->
        [0] {""}
       *[other] {" "}− { $lost }
    }
board-points =
    { $vp ->
        [0] 0
       *[other] { SIGNED($vp) } PV
    }
board-in_all = { $vp } PV
board-for_so_many = per { $n }
