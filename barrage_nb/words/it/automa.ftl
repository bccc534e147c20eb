# Che cosa ha deciso un Automa e perché.

automa-level-easy = facile
automa-level-medium = medio
automa-level-hard = difficile
automa-level-very_hard = molto difficile

## What a criterion asks of a space

automa-criterion-strongest_built_conduit = collegato alla condotta costruita più potente
automa-criterion-own_powerhouse = collegato a una propria centrale
automa-criterion-most_water = dove passerebbe il maggior numero di gocce in attesa
automa-criterion-red_space = con una moneta
automa-criterion-below_powerhouse = a valle di una centrale, senza dighe in mezzo
automa-criterion-above_own_dam = a monte di una propria diga, altrimenti di nessuna diga avversaria
automa-criterion-highest_value = con il valore più alto
automa-criterion-second_highest_value = con il secondo valore più alto
automa-criterion-dam_own_neutral_opponent = da una diga propria, altrimenti neutrale, altrimenti avversaria
automa-criterion-powerhouse_own_opponent = verso una centrale propria, altrimenti avversaria
automa-criterion-dam_opponent_neutral_own = da una diga avversaria, altrimenti neutrale, altrimenti propria
automa-criterion-powerhouse_opponent_own = verso una centrale avversaria, altrimenti propria
automa-criterion-own_dam = collegato a una propria diga
automa-criterion-plains = in pianura
automa-criterion-basin_5 = nel bacino 5
automa-criterion-basin_6 = nel bacino 6
automa-criterion-basin_7 = nel bacino 7
automa-criterion-feeds_own_dam = che alimenta una propria diga, altrimenti nessuna avversaria
automa-criterion-avoids_opponent_dam = che non alimenta dighe avversarie, altrimenti che ne alimenta una propria
automa-criterion-areas = in montagna, altrimenti in collina
automa-criterion-dear_conduit = che la tessera rende più economico

## The rows of a tile

automa-row-ProduceRow =
    produrre { $modifier } per un contratto { $colour ->
        [green] verde
        [yellow] giallo
       *[red] rosso
    }
automa-row-WaterRow =
    piazzare { $drops ->
        [1] 1 goccia
       *[other] fino a { $drops } gocce
    }{ $flowing ->
        [true] { $drops ->
            [1] {" "}che scorre immediatamente
           *[other] {" "}che scorrono immediatamente
        }
       *[false] {""}
    }
automa-row-ContractsRow =
    scartare i contratti { $colour ->
        [green] verdi
        [yellow] gialli
       *[red] rossi
    } per { $energy } unità energia
automa-row-ConstructRow = costruire { NAME($structure, form: "a") }
automa-row-ConstructRow_areas = costruire { NAME($structure, form: "a") } { NAME($areas, form: "in") }
automa-row-ConstructRow_value = costruire { NAME($structure, form: "a") } di valore { $least_value } o più
automa-row-WorkshopRow =
    muovere la ruota di { COUNT($turns, "segments") }{ $vp ->
        [0] {""}
       *[other] {" "}per { COUNT($vp, "vp") }
    }
automa-row-MachineryRow = { $machines } per { COUNT($vp, "vp") }
automa-row-MachineryRow_scarcer = un macchinario del tipo che ha di meno per { COUNT($vp, "vp") }
automa-row-PatentRow =
    comprare una tessera avanzata per { NAME($structure, form: "a") } per { COUNT($vp, "vp") }
automa-row-BankRow = la Banca, per { COUNT($vp, "vp") }
automa-row-ExternalWorksRow = opere esterne nell'ordine { $positions }
automa-row-BuildingRow =
    un edificio privato, { $direction ->
        [up] dal basso in alto
       *[other] dall'alto in basso
    }
automa-row-BuildingPatentRow = comprare una tessera avanzata per un edificio per { COUNT($vp, "vp") }

## Decisions

automa-decision_out_of_engineers =
    { NAME($who, form: "the") } non { AGREE($who, one: "ha", many: "hanno") } più ingegneri, quindi non
    { AGREE($who, one: "volta", many: "voltano") } tessere e { AGREE($who, one: "passa", many: "passano") }
automa-decision_flipped =
    { NAME($who, form: "the") } { $reshuffled ->
        [true] { AGREE($who, one: "mescola", many: "mescolano") } le tessere,{" "}
       *[false] {""}
    }{ AGREE($who, one: "volta", many: "voltano") } la tessera { $criteria } per i criteri e
    { AGREE($who, one: "agisce", many: "agiscono") } secondo la tessera { $actions }
automa-decision_followed =
    { NAME($who, form: "the") } { AGREE($who, one: "segue", many: "seguono") } la riga { $number }, { $row }
automa-decision_skipped =
    { NAME($who, form: "the") } { AGREE($who, one: "salta", many: "saltano") } la riga { $number }, { $row }: { $reason }
automa-decision_system_choice =
    { NAME($who, form: "the") } { AGREE($who, one: "sceglie", many: "scelgono") } { $ready ->
        [1] l'unico sistema pronto
       *[other] il migliore di { $ready } sistemi
    }: { COUNT($drops, "drops") } { NAME($dam, form: "da") } { NAME($powerhouse, form: "al") } per { $energy }
    unità energia
automa-decision_contract_choice =
    { NAME($who, form: "the") } { AGREE($who, one: "prende", many: "prendono") } il contratto { $contract } con
    { $energy } unità energia{ $reached ->
        [1] {""}
       *[other] , il più alto di { $reached } raggiunti
    }
automa-decision_no_water =
    { NAME($who, form: "the") } non { AGREE($who, one: "piazza", many: "piazzano") } gocce: nessuna finirebbe in una
    propria diga
automa-decision_water_choice =
    { NAME($who, form: "the") } { AGREE($who, one: "prova", many: "provano") } le sorgenti nell'ordine { $letters }:
    { $steps }
automa-brings = con { $headstreams } le proprie dighe passano da { $before } a { $after }
automa-decision_tile_use =
    { NAME($who, form: "the") } { AGREE($who, one: "costruisce", many: "costruiscono") }
    { NAME($structure, form: "a") } { NAME($tile, form: "con") }
automa-decision_tile_copy =
    { NAME($who, form: "the") } { AGREE($who, one: "costruisce", many: "costruiscono") }
    { NAME($structure, form: "a") } { NAME($tile, form: "con") }, che copia { NAME($copied, form: "the_short") }
automa-decision_machine_choice =
    { NAME($who, form: "the") }, con { COUNT($excavators, "excavators") } e { COUNT($mixers, "mixers") } fuori dalla
    ruota, { AGREE($who, one: "prende", many: "prendono") } { $machines }
automa-decision_patent_choice =
    { NAME($who, form: "the") } { AGREE($who, one: "sceglie", many: "scelgono") } { NAME($tile, form: "the") }
automa-decision_free_contract =
    { NAME($who, form: "the") } { AGREE($who, one: "prende", many: "prendono") } il contratto { $contract }{ $reached ->
        [1] {""}
       *[other] , il più alto di { $reached } possibili
    }
automa-decision_work_choice =
    { NAME($who, form: "the") } { AGREE($who, one: "prende", many: "prendono") } { $work }, la prima nell'ordine
    { $positions } per cui { AGREE($who, one: "ha", many: "hanno") } i macchinari
automa-decision_site_choice =
    { NAME($who, form: "the") } { AGREE($who, one: "sceglie", many: "scelgono") } { $piece }: è la prima tessera edificio
    { $direction ->
        [up] dal basso
       *[other] dall'alto
    } dove { AGREE($who, one: "può", many: "possono") } costruire
automa-decision_dam_choice =
    { NAME($who, form: "the") } { AGREE($who, one: "mette", many: "mettono") } la goccia { NAME($dam, form: "in") }: il
    suo sistema è quello che produrrebbe di più, { $energy } unità energia
automa-decision_dam_by_criteria =
    { NAME($who, form: "the") } { AGREE($who, one: "mette", many: "mettono") } la goccia { NAME($dam, form: "in") }:
    { $reason }
automa-decision_architect =
    { NAME($who, form: "the") } { AGREE($who, one: "manda", many: "mandano") } l'Architetto, quindi segue un altro turno
automa-decision_contracts_choice =
    { NAME($who, form: "the") } { AGREE($who, one: "prende", many: "prendono") } i contratti { $contracts }, quanti ne
    raggiungono insieme { $energy } unità energia
automa-decision_placement =
    { NAME($who, form: "the") } { AGREE($who, one: "sceglie", many: "scelgono") } { $piece }: { $reason }
automa-why_there_only = è l'unico spazio idoneo
automa-why_there_completes = è il solo di { $n } spazi che completa un sistema
automa-why_there_first =
    tra gli spazi che i criteri lasciano dei { $n } possibili ({ $left }) è il primo { $upward }
automa-why_there_criterion = di { $n } spazi è quello che resta, { $criterion }
automa-from_basin = a salire dal bacino { $basin }
automa-from_conduit = a salire { NAME($conduit, form: "da") }
automa-stays =
    { $criterion } ({ $clause }): { $n ->
        [1] resta
       *[other] restano
    } { $left }
automa-ignored = { $criterion } ({ $clause }): nessuno, quindi si ignora

## A decision look by look

automa-stopped = { CAPITAL($said) }.
automa-cited = { CAPITAL($said) } ({ $clause }).
automa-look_may_build =
    { NAME($who, form: "the") } { AGREE($who, one: "può", many: "possono") } costruire { NAME($structure, form: "a") }
    { $n ->
        [1] soltanto qui
       *[other] qui
    }: { $where }
automa-look_may_build_many =
    { NAME($who, form: "the") } { AGREE($who, one: "può", many: "possono") } costruire { NAME($structure, form: "a") }
    su uno di { $n } spazi
automa-look_completes = soltanto { $spot } completa un sistema di diga, condotta e centrale, e questo decide
automa-look_several_complete =
    completano un sistema { $where }, ma siccome sono { $n }, questo non decide niente
automa-look_ignored = si chiede uno spazio { $criterion }. Non ce n'è nessuno, quindi si ignora
automa-look_many_left = si chiede uno spazio { $criterion }. In gioco ce ne sono ancora { $n }
automa-look_left = si chiede uno spazio { $criterion }. Ancora in gioco: { $left }
automa-look_drops =
    { NAME($who, form: "the") } { AGREE($who, one: "può", many: "possono") } piazzare { $drops ->
        [1] 1 goccia
       *[other] fino a { $drops } gocce
    } e { AGREE($who, one: "prova", many: "provano") } le sorgenti nell'ordine { $letters }
automa-look_placed =
    { $headstreams }: { $n ->
        [1] con una goccia
       *[other] con gocce
    } lì le proprie dighe passano da { $before } a { COUNT($after, "drops") }
automa-system_ready = { $dam } con { $powerhouse } per { $energy } unità energia
automa-look_systems =
    { NAME($who, form: "the") } { AGREE($who, one: "potrebbe", many: "potrebbero") } produrre con: { $systems }

## What two turns decided differently

automa-otherwise = ha deciso diversamente; prima: { $before }; adesso: { $now }
automa-otherwise_by =
    ha deciso diversamente; prima: { $before }; adesso: { $now }; la prima differenza: { $step }, e non { $instead }
automa-nothing_more = nient'altro

## Che cosa dice la lezione sull'Automa.

automa-no_automa =
    in questa posizione non tocca a un Automa; nominane uno, per esempio: sketch('italy | usa | automas=italy:medium')
automa-title = Come pensa un Automa
automa-another = Un altro turno
automa-give_up = Mostrami
automa-or_choose = o scegli qui
automa-that_one = Quello
automa-watch = Ora segui il turno passo per passo, e guarda ogni motivo sulla mappa.
automa-about_to_act = Tocca { NAME($who, form: "al") }.
automa-which_row = 1. Quale riga chiude il turno { NAME($who, form: "di") }?
automa-how_to_guess_row =
    L'Automa prova le righe dall'alto in basso, e poche lo lasciano continuare. Clicca la riga sulla sua tessera.
automa-row_on_button = { $number }{"  "}{ $row }
automa-which_space =
    2. Dove costruisce la sua { $structure }?
automa-how_to_guess_space =
    Cliccalo sulla mappa: è l'unico spazio che completa un sistema, oppure quello che resta dopo i criteri della tessera
    { $number }.
automa-not_a_space = Clicca uno degli spazi in evidenza: altrove non può costruire (AP1).
automa-holds =
    Riserva { NAME($who, form: "di") }: { $things }, che sono il suo denaro. Può costruire con: { $tiles }.
automa-lie_open = Contratti scoperti: { $contracts }.
automa-none_open = Contratti scoperti: nessuno.
automa-contract =
    { $colour ->
        [green] verde
        [yellow] giallo
        [red] rosso
       *[other] { $colour }
    } da { $energy }

## What a guess is told

automa-row_ended = La riga { $number } chiude il turno { NAME($who, form: "di") }: { $row }.
automa-all_before =
    { $skipped ->
        [0] La prima riga è possibile, quindi l'Automa fa quella (A15).
       *[other] Ha dovuto saltare { COUNT($skipped, "rows") }, e questa è la prima possibile (A15).
    }
automa-never_looked = La riga { $number } non la guarda nemmeno: una più in alto era già possibile (A15).
automa-not_possible = La riga { $number } non è possibile: { $reason } ({ $clause }).
automa-followed = La riga { $number } la segue, sì, ma quella non chiude il suo turno ({ $clause }).
automa-off =
    { $above ->
        [true] Eri troppo in alto di { COUNT($n, "rows") }.
       *[false] Eri troppo in basso di { COUNT($n, "rows") }.
    }
automa-built_there = Che cosa costruisce l'Automa ({ $who }): { $piece }.
automa-no_other = Non ce n'era un altro (AP1).
automa-completes_alone = È il solo che completa un sistema di diga, condotta e centrale (AP2).
automa-first_left =
    I criteri lasciano in gioco { $left }, e { $space } viene per prima, a contare { $upward } (AP4).
automa-alone_left = I criteri lasciano solo quello; l'ultimo a decidere è stato: { $criterion } ({ $clause }).
automa-only_one_completes = Soltanto { $spot } completa un sistema, quindi non si chiede altro (AP2).
automa-goes_out =
    { CAPITAL($place) } esce al criterio { $number }, { $criterion } ({ $clause }): lo { $n ->
        [1] soddisfa
       *[other] soddisfano
    } { $left }.
automa-lost_the_tie =
    Tutti e tre i criteri lasciano in gioco { $place }, ma { $space } viene per prima, a contare { $upward } (AP4).
automa-right_basin =
    Il bacino è giusto. Degli spazi lì l'Automa prende { $space }: prima uno senza costo aggiuntivo, poi il numero più
    basso (AP4).
automa-nearly = Ci sei quasi: contro di te c'era solo lo spareggio.

## The tiles

automa-actions = Tessera { $number }: azioni
automa-criteria = Tessera { $number }: criteri
automa-numbered_row = Riga { $number }, { COUNT($engineers, "engineers") }: { $row }
automa-sentence = { CAPITAL($said) }.
automa-numbered_criterion =
    { $structure }, { $number ->
        [1] primo
        [2] secondo
       *[other] terzo
    }: { $criterion } ({ $clause })
automa-tie_break = { $structure }, se ne restano più d'uno: il primo { $upward } (AP4)
automa-line_from_basin = poi dal bacino { $basin }
automa-line_from_conduit = poi da { $name }
automa-last_then = { $first }, poi { $last }
automa-drops_tried = le gocce si provano su { $headstreams } (A19)
automa-column = { $structure }: { $criteria }; se ne restano più d'uno, il primo { $upward }

## The criteria in two short lines, as on a tile

automa-line-strongest_built_conduit =
    condotta costruita

    più potente
automa-line-own_powerhouse =
    collegato a

    propria centrale
automa-line-most_water =
    dove passa

    più acqua
automa-line-red_space = moneta
automa-line-below_powerhouse =
    a valle di

    una centrale
automa-line-above_own_dam =
    sopra diga propria,

    o non avversaria
automa-line-highest_value = valore più alto
automa-line-second_highest_value =
    secondo

    valore più alto
automa-line-dam_own_neutral_opponent =
    da diga propria,

    neutrale, altrui
automa-line-powerhouse_own_opponent =
    verso centrale

    propria, altrui
automa-line-dam_opponent_neutral_own =
    da diga altrui,

    neutrale, propria
automa-line-powerhouse_opponent_own =
    verso centrale

    altrui, propria
automa-line-own_dam =
    collegato a

    propria diga
automa-line-plains = pianura
automa-line-basin_5 = bacino 5
automa-line-basin_6 = bacino 6
automa-line-basin_7 = bacino 7
automa-line-feeds_own_dam =
    alimenta propria

    diga, o non altrui
automa-line-avoids_opponent_dam =
    non alimenta diga

    altrui, o propria

## A row in two or three words beside its icon

automa-short-ProduceRow =
    produrre { $modifier }, { $colour ->
        [green] verde
        [yellow] giallo
       *[red] rosso
    }
automa-short-WaterRow =
    { COUNT($drops, "drops") }{ $flowing ->
        [true] , subito
       *[false] {""}
    }
automa-short-ContractsRow =
    scartare { $colour ->
        [green] verdi
        [yellow] gialli
       *[red] rossi
    }: { $energy } energia
automa-short-ConstructRow = costruire { $structure }
automa-short-ConstructRow_areas = { $structure }, { $areas }
automa-short-ConstructRow_value = { $structure }, valore { $least_value }+
automa-short-WorkshopRow = muovere la ruota
automa-short-MachineryRow = comprare { $machines }
automa-short_machinery_both = escavatore e betoniera
automa-short-MachineryRow_scarcer = macchinario più raro
automa-short-PatentRow =
    { KEY($structure) ->
        [base] tessera per le basi
       *[other] tessera { $structure }
    }
automa-short-BankRow = la Banca
automa-short-ExternalWorksRow_skipped = opere esterne (espans.)
automa-short-BuildingRow_skipped = edificio (espansione)
automa-short-BuildingPatentRow_skipped = tessera edificio (espans.)
automa-short-ExternalWorksRow = opere { $positions }
automa-short-BuildingRow =
    costruire edificio { $direction ->
        [up] ↑
       *[other] ↓
    }
automa-short-BuildingPatentRow = comprare tessera edificio

## The panel

automa-no_turn = Nessun Automa ha ancora giocato un turno.
automa-start = Inizio
    .tip = All'inizio di questo turno
automa-back = ‹ Indietro
    .tip = Indietro di una decisione
automa-step = Avanti ›
    .tip = Avanti di una decisione; la mappa mostra quali posti sono ancora in gioco
automa-end = Fine
    .tip = Mostra subito il resto del turno
automa-turns = Turno
automa-in_words = Tutto il turno a parole
automa-open_panel = Mostra come hanno deciso
    .tip =
        Le due tessere di ogni turno, le righe provate, e perché ogni pezzo è andato dove è andato
automa-close_panel = Nascondi le decisioni
automa-rest = Tutto quello che è successo
    .tip = Ogni turno di questa partita con tutto quello che vi è successo
automa-less = In breve
automa-guess = Indovina il prossimo
    .tip = Prima che un Automa giochi, indovina la riga che chiude il suo turno, e lo spazio
automa-guessing = Prima indovina, nel pannello degli Automa.
automa-looking_back = Stai rivedendo un turno: «{ automa-end }» mostra il tabellone com'è adesso.
automa-watching = Segui il turno passo per passo, nel pannello degli Automa.
automa-turn_name = { $number }. { $who }, round { $round }
automa-look_of = { $number } di { $looks }

## In short

automa-did = { NAME($who, form: "the") } { $deeds }
automa-has_no_engineers = non { AGREE($who, one: "ha", many: "hanno") } più ingegneri
automa-produces = { AGREE($who, one: "produce", many: "producono") } { $energy } unità energia
automa-fulfils =
    { AGREE($who, one: "produce", many: "producono") } { $energy } unità energia per il contratto { $contract }
automa-fulfils_several =
    { AGREE($who, one: "produce", many: "producono") } { $energy } unità energia per { $n } contratti
automa-waters =
    { AGREE($who, one: "mette", many: "mettono") } { COUNT($drops, "drops") } su { $headstreams }
automa-discards =
    { AGREE($who, one: "scarta", many: "scartano") } i contratti { $colour ->
        [green] verdi
        [yellow] gialli
       *[red] rossi
    }
automa-builds = { AGREE($who, one: "costruisce", many: "costruiscono") } { $piece }
automa-turns_wheel =
    { AGREE($who, one: "muove", many: "muovono") } la ruota di { COUNT($turns, "segments") }
automa-buys = { AGREE($who, one: "compra", many: "comprano") } { $machines }
automa-buys_tile = { AGREE($who, one: "compra", many: "comprano") } { NAME($tile, form: "the") }
automa-takes_work = { AGREE($who, one: "prende", many: "prendono") } { $work }
automa-goes_to_bank = { AGREE($who, one: "va", many: "vanno") } in Banca

## Che cosa dice la pagina che tiene i conti di un Automa a un tavolo vero.

automa-top = Volti
automa-under = Sotto c'è
automa-act = Che cosa fa?
    .tip = Volta la tessera in cima alla pila sul tuo tavolo, scegli qui le due tessere e premi
automa-entry_example = place turbine+0, o: usa credits=4 | usa B5U=1
automa-enter = Inserisci
    .tip = Una mossa come la prenderebbe il tabellone, o qualsiasi cosa sia cambiata sul tavolo
automa-take_back = Annulla l'ultima voce
    .tip = Anche il file la dimentica
automa-by_hand = I turni delle persone: cliccali sul tabellone, o scrivi qui che cosa è cambiato.
automa-do = Fai questo sul tuo tavolo
automa-why = Perché? (Il pannello Automa lo mostra sulla mappa.)
automa-since = E da allora
automa-drawn = È arrivata un'altra carta? Sceglila:
automa-flip_first = scegli sopra le tessere che hai voltato
automa-nothing_yet = Quando tocca a un Automa, scegli le sue due tessere e leggi qui che cosa fa e perché.
automa-one_tile_twice = La tessera che volti e quella sotto non possono essere la stessa.
automa-laid_out =
    Prima disponi tutto qui com'è sul tuo tavolo: apri «Modifica» e metti le dighe neutrali e le gocce in attesa, i
    contratti, le tessere bonus e gli ufficiali. Tutto quello che inserisci resta nel file.
automa-to_act = Tocca { NAME($who, form: "al") }. Volta la tessera in cima alla pila sul tuo tavolo.
automa-person = Uno di voi gioca con { NAME($who, form: "the") }: inserisci che cosa ha fatto.
automa-now_acts = Ora tocca { NAME($who, form: "al") }
    .tip = Se hai inserito che cosa è cambiato invece delle mosse: adesso è il turno di questo Automa
automa-round_over = Il round è finito
    .tip = Gli Automa non hanno più ingegneri; premi quando non ne ha più nessuno
automa-tile_by_rows = { $number }: { $first }; { $second }; { $third }…
automa-choose = scegli…
automa-printed_contract = { $number } ({ $printed })
automa-turn = L'ultimo turno { NAME($who, form: "di") }
automa-kept =
    { $entries ->
        [1] 1 voce conservata
       *[other] { $entries } voci conservate
    } in { $file }.
automa-came_back = Di nuovo al round { $round }: questa è la partita in { $file }, come l'hai lasciata.
automa-partly =
    { $old } è danneggiato. Quello che si è potuto leggere continua in { $new }; il vecchio file resta com'è.
automa-no_automas = nessun Automa
automa-holds_another = { $file } contiene un'altra partita ({ $players }); nomina quelli, o indica un altro file con save=…
automa-not_a_company = { QUOTED($name) } non è una compagnia; scrivi { $known }
automa-nobody =
    di' chi gioca: le compagnie delle persone, e gli Automa con i loro livelli: 'usa', italy='hard'
automa-twice = con una compagnia gioca una persona o un Automa, non tutti e due
