# Che cosa dice l'esame.

exam-title = L'esame
exam-start = La posizione di cui parla la domanda.
exam-next = Prossima domanda
exam-another = Un altro esame
exam-answer_first = Prima rispondi, o fattelo dire.
exam-show_me = Non lo so
exam-on_map = Clicca sulla mappa, o su una risposta.
exam-here = Clicca su una risposta.
exam-all_right = Tutte e trenta giuste. Puoi affrontare una prima partita, e qualcuna dopo.
exam-look_again = Da riguardare, e dove si impara:
exam-section-G = La mappa e i pezzi
exam-section-U = Preparazione
exam-section-I = Rendita e sorgenti
exam-section-R = Turni
exam-section-M = Spazi azione
exam-section-W = Acqua
exam-section-P = Produzione
exam-section-K = Contratti
exam-section-C = Costruzione
exam-section-O = Ufficiali
exam-section-N = Compagnie
exam-section-T = Tessere avanzate
exam-section-S = Il punteggio di un round
exam-section-B = Tessere bonus
exam-section-E = Fine di un round, fine della partita
exam-section-J = Obiettivi
exam-next_piece-base = la prossima base
exam-next_piece-elevation = la prossima elevazione
exam-next_piece-conduit = la prossima condotta
exam-next_piece-powerhouse = la prossima centrale
exam-number = { $n }
exam-question = Domanda { $number } di { $of } · { $section }
exam-true = La risposta è: { $answer }.
exam-known = { CAPITAL(UNENDED($sentence)) }.
exam-ruled = { CAPITAL(UNENDED($sentence)) } ({ $clause }).
exam-score =
    { $right ->
        [1] { $right } giusta
       *[other] { $right } giuste
    } su { $of }{ $told ->
        [0] {""}
        [1] ; a { COUNT($told, "questions") } abbiamo risposto noi
       *[other] ; a { COUNT($told, "questions") } abbiamo risposto noi
    }.
exam-some_missed =
    { $n ->
        [1] domanda { $numbers }
       *[other] domande { $numbers }
    }
exam-company_with = { $who } { $what }

## Set-up

exam-game_begins = Comincia una partita introduttiva in { $players } giocatori. { $asked }
exam-these_tiles = Sono { $tiles }
exam-set_up-national = Quanti contratti nazionali sono scoperti all'inizio?
exam-set_up-offered = Quanti contratti sono scoperti nell'Ufficio Contratti all'inizio?
exam-set_up-neutral =
    Quante gocce ci sono in tutto nelle dighe neutrali all'inizio, prima del primo round?
exam-set_up-bonus = Quante tessere bonus ci sono sul tavolo all'inizio?
exam-set_up-tiles = Con quante tessere tecnologia comincia ogni compagnia?
exam-set_up-turbines = Quanti spazi per una produzione sono aperti, compresi quelli più cari?
exam-chosen = In una partita completa le compagnie sono state scelte in quest'ordine: { $order }. Chi ha il primo turno?

## The questions

exam-raise_which =
    { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "vuole", many: "vogliono") } costruire un'elevazione, e
    { AGREE($who, one: "ha", many: "hanno") } tutto ciò che serve. Quale di queste dighe si può rialzare?
exam-pieces_left =
    Guarda la mappa. Quante { KEY($structure) ->
        [base] basi
        [elevation] elevazioni
        [conduit] condotte
       *[powerhouse] centrali
    } restano da costruire { NAME($who, form: "al") }?
exam-built_of =
    { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "ha", many: "hanno") } in tutto { $pieces }, e ne { AGREE($who, one: "ha", many: "hanno") } già { $built ->
        [1] costruita { $built }
       *[other] costruite { $built }
    }
exam-income-credits =
    { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "ha", many: "hanno") } costruito { COUNT($bases, "bases") } e
    { COUNT($conduits, "conduits") }. Comincia la fase Rendita: quanti crediti
    { AGREE($who, one: "riceve", many: "ricevono") }?
exam-income-vp =
    { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "ha", many: "hanno") } costruito { COUNT($bases, "bases") } e
    { COUNT($conduits, "conduits") }. Comincia la fase Rendita: quanti punti vittoria
    { AGREE($who, one: "riceve", many: "ricevono") }?
exam-headstream = La tessera alla sorgente { $name } dice { $printed }. Comincia il round { $round }: quante gocce vi arrivano?
exam-uncovers_which =
    { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "ha", many: "hanno") } costruito { $pieces }. Quale pezzo, se
    costruito ora, porta subito una rendita?
exam-open_space =
    { CAPITAL(NAME($who, form: "al")) } restano { COUNT($engineers, "engineers") } e { COUNT($credits, "credits") }. Su quale
    di questi spazi si possono piazzare ora gli ingegneri?
exam-closed = { $called }: { $why }
exam-costs =
    { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "piazza", many: "piazzano") } gli ingegneri { NAME($space, form: "su") }.
    Quanti crediti costa in tutto?
exam-turn_after =
    L'ordine di turno, e gli ingegneri che restano a ognuno: { $order }. { CAPITAL(NAME($who, form: "the")) }
    { AGREE($who, one: "mette", many: "mettono") } un ingegnere in Banca. A chi tocca poi?
exam-left_to = { $who } ({ COUNT($engineers, "engineers") })
exam-credits_left =
    { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "ha", many: "hanno") } { COUNT($credits, "credits") } e
    { AGREE($who, one: "piazza", many: "piazzano") } { $engineers ->
        [0] i suoi ingegneri
       *[other] { COUNT($engineers, "engineers") }
    } { NAME($space, form: "su") }. Quanti crediti restano?
exam-drop_now =
    { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "mette", many: "mettono") } una goccia { NAME($place, form: "su") },
    con lo spazio dove scorre subito. Dove finisce?
exam-stop = Una goccia parte { NAME($place, form: "da") }, prima di tutte le altre. Dove finisce?
exam-lost = { $waiting } gocce aspettano sulle sorgenti, e ora l'acqua scorre. Quante lasciano la mappa?
exam-led_by = { CAPITAL(NAME($who, form: "the")) } con { $officer }
    .number = { NAME($who, form: "number") }
exam-led_by_nobody = { CAPITAL(NAME($who, form: "the")) }
    .number = { NAME($who, form: "number") }
exam-produces =
    { $led } { AGREE($led, one: "produce", many: "producono") } { NAME($space, form: "su") }: { COUNT($drops, "drops") }
    { NAME($dam, form: "da") } attraverso { $conduit } (valore { $value }) { NAME($powerhouse, form: "al") }. Quanta energia
    è?
exam-fee_of =
    { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "produce", many: "producono") } con { COUNT($drops, "drops") }
    attraverso { $conduit } (valore { $value }). Quanti crediti { AGREE($who, one: "paga", many: "pagano") } per la
    condotta?
exam-it_is = È { $owned }
exam-source_for =
    { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "vuole", many: "vogliono") } produrre attraverso { $conduit }
    { NAME($powerhouse, form: "in") }. Da quale di queste dighe può venire l'acqua?
exam-contract =
    il contratto { $national ->
        [true] nazionale{" "}
       *[false] {""}
    }che chiede { $need }
exam-dearest =
    { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "ha", many: "hanno") } appena prodotto { COUNT($energy, "energy") }.
    Tra i propri contratti e quelli nazionali, qual è il più caro che così si può soddisfare?
exam-too_many =
    { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "ha", many: "hanno") } in mano { COUNT($hand, "contracts") } non
    ancora { $hand ->
        [1] soddisfatto
       *[other] soddisfatti
    }, e ne { AGREE($who, one: "prende", many: "prendono") } altri { $taken } all'Ufficio Contratti. Quanti se ne devono
    scartare?
exam-where =
    { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "vuole", many: "vogliono") } costruire
    { NAME($structure, form: "a") }, e { AGREE($who, one: "ha", many: "hanno") } tutto ciò che serve. In quale di questi
    posti può stare?
exam-machines_for =
    { $led } { AGREE($led, one: "costruisce", many: "costruiscono") } { $piece }. Quanti macchinari servono almeno?
exam-wheel =
    La ruota { NAME($who, form: "di") } si muove di { COUNT($turns, "turns") }. Quanti escavatori tornano?

## Scoring

exam-round_scored = Si assegna il punteggio del round { $round }. Energia: { $energies }.
exam-tile_counts = La tessera bonus conta: { $called }; { NAME($who, form: "the") } ne { AGREE($who, one: "ha", many: "hanno") } { $counted }.
exam-scored-round = Quanti punti { AGREE($who, one: "riceve", many: "ricevono") } { NAME($who, form: "the") } in tutto?
exam-scored-rank =
    Quanti punti { AGREE($who, one: "riceve", many: "ricevono") } { NAME($who, form: "the") } per il posto nell'energia?
exam-scored-track = Quanti crediti paga il tracciato { NAME($who, form: "al") }?
exam-scored-bonus = Quanti punti porta la tessera bonus { NAME($who, form: "al") }?
exam-first_of =
    Il round finisce. L'ordine di turno era, con l'energia di ognuno: { $energies }. Chi comincia il prossimo round?
exam-resources =
    La partita è finita. { CAPITAL(NAME($who, form: "al")) } restano { COUNT($credits, "credits") },
    { COUNT($excavators, "excavators") } e { COUNT($mixers, "mixers") }. Quanti punti portano?
exam-drops_at_the_end =
    La partita è finita. Quanti punti { AGREE($who, one: "riceve", many: "ricevono") } { NAME($who, form: "the") } per le
    gocce nelle proprie dighe?
exam-counts_for = L'obiettivo conta: { $called }. Quanti ne conta per { NAME($who, form: "the") }?
exam-it_counts = Conta { $things }
exam-of_level = Una diga di livello { $level } vale { $level } pezzi: { $things }
exam-counts_nothing = Non trova niente da contare
exam-counted_for = { $counted } per { NAME($who, form: "the") }
exam-points_of =
    Alla fine della partita l'obiettivo conta { $counts }. Quanti punti porta { NAME($who, form: "al") }?
