# Che cosa dice il pannello di un Automa: le sue due tessere, come ha deciso, e i pronostici.

## The tiles

automa_panel-actions = Tessera { $number }: azioni
automa_panel-criteria = Tessera { $number }: criteri
automa_panel-numbered_row = Riga { $number }, { COUNT($engineers, "engineers") }: { $row }
automa_panel-sentence = { CAPITAL($said) }.
automa_panel-and_then = { $first } { $last }
automa_panel-numbered_criterion =
    { $structure }, { $number ->
        [1] primo
        [2] secondo
       *[other] terzo
    }: { $criterion } ({ $clause })
automa_panel-tie_break = { $structure }, se ne restano più d'uno: il primo { $upward } (AP4)
automa_panel-line_from_basin = poi dal bacino { $basin }
automa_panel-line_from_conduit = poi da { $name }
automa_panel-last_then = { $first }, poi { $last }
automa_panel-drops_tried = le gocce si provano su { $headstreams } (A19)
automa_panel-column = { $structure }: { $criteria }; se ne restano più d'uno, il primo { $upward }

## The criteria in two short lines, as on a tile

automa_panel-line-strongest_built_conduit =
    condotta costruita

    più potente
automa_panel-line-own_powerhouse =
    collegato a

    propria centrale
automa_panel-line-most_water =
    dove passa

    più acqua
automa_panel-line-red_space = moneta
automa_panel-line-below_powerhouse =
    a valle di

    una centrale
automa_panel-line-above_own_dam =
    sopra diga propria,

    o non avversaria
automa_panel-line-highest_value = valore più alto
automa_panel-line-second_highest_value =
    secondo

    valore più alto
automa_panel-line-dam_own_neutral_opponent =
    da diga propria,

    neutrale, altrui
automa_panel-line-powerhouse_own_opponent =
    verso centrale

    propria, altrui
automa_panel-line-dam_opponent_neutral_own =
    da diga altrui,

    neutrale, propria
automa_panel-line-powerhouse_opponent_own =
    verso centrale

    altrui, propria
automa_panel-line-own_dam =
    collegato a

    propria diga
automa_panel-line-plains = pianura
automa_panel-line-basin_5 = bacino 5
automa_panel-line-basin_6 = bacino 6
automa_panel-line-basin_7 = bacino 7
automa_panel-line-feeds_own_dam =
    alimenta propria

    diga, o non altrui
automa_panel-line-avoids_opponent_dam =
    non alimenta diga

    altrui, o propria

## A row in two or three words beside its icon

automa_panel-short-ProduceRow =
    produrre { $modifier }, { $colour ->
        [green] verde
        [yellow] giallo
       *[red] rosso
    }
automa_panel-short-WaterRow =
    { COUNT($drops, "drops") }{ $flowing ->
        [true] , subito
       *[false] {""}
    }
automa_panel-short-ContractsRow =
    scartare { $colour ->
        [green] verdi
        [yellow] gialli
       *[red] rossi
    }: { $energy } energia
automa_panel-short-ConstructRow = costruire { $structure }
automa_panel-short-ConstructRow_areas = { $structure }, { $areas }
automa_panel-short-ConstructRow_value = { $structure }, valore { $least_value }+
automa_panel-short-WorkshopRow = muovere la ruota
automa_panel-short-MachineryRow = comprare { $machines }
automa_panel-short_machinery_both = escavatore e betoniera
automa_panel-short-MachineryRow_scarcer = macchinario più raro
automa_panel-short-PatentRow =
    { KEY($structure) ->
        [base] tessera per le basi
       *[other] tessera { $structure }
    }
automa_panel-short-BankRow = la Banca
automa_panel-short-ExternalWorksRow = opere esterne (espans.)
automa_panel-short-BuildingRow = edificio (espansione)
automa_panel-short-BuildingPatentRow = tessera edificio (espans.)

## The panel

automa_panel-no_turn = Nessun Automa ha ancora giocato un turno.
automa_panel-start = Inizio
automa_panel-start_tip = All'inizio di questo turno
automa_panel-back = ‹ Indietro
automa_panel-back_tip = Indietro di una decisione
automa_panel-step = Avanti ›
automa_panel-step_tip = Avanti di una decisione; la mappa mostra quali posti sono ancora in gioco
automa_panel-end = Fine
automa_panel-end_tip = Mostra subito il resto del turno
automa_panel-turns = Turno
automa_panel-in_words = Tutto il turno a parole
automa_panel-open_panel = Mostra come hanno deciso
automa_panel-close_panel = Nascondi le decisioni
automa_panel-open_tip =
    Le due tessere di ogni turno, le righe provate, e perché ogni pezzo è andato dove è andato
automa_panel-rest = Tutto quello che è successo
automa_panel-less = In breve
automa_panel-rest_tip = Ogni turno di questa partita con tutto quello che vi è successo
automa_panel-guess = Indovina il prossimo
automa_panel-guess_tip = Prima che un Automa giochi, indovina la riga che chiude il suo turno, e lo spazio
automa_panel-guessing = Prima indovina, nel pannello degli Automa.
automa_panel-looking_back = Stai rivedendo un turno: «{ automa_panel-end }» mostra il tabellone com'è adesso.
automa_panel-watching = Segui il turno passo per passo, nel pannello degli Automa.
automa_panel-turn_name = { $number }. { $who }, round { $round }
automa_panel-look_of = { $number } di { $looks }

## In short

automa_panel-did = { NAME($who, form: "the") } { $deeds }
automa_panel-both_turns = { $first }; { $last }
automa_panel-has_no_engineers = non { AGREE($who, one: "ha", many: "hanno") } più ingegneri
automa_panel-produces = { AGREE($who, one: "produce", many: "producono") } { $energy } unità energia
automa_panel-fulfils =
    { AGREE($who, one: "produce", many: "producono") } { $energy } unità energia per il contratto { $contract }
automa_panel-waters =
    { AGREE($who, one: "mette", many: "mettono") } { COUNT($drops, "drops") } su { $headstreams }
automa_panel-discards =
    { AGREE($who, one: "scarta", many: "scartano") } i contratti { $colour ->
        [green] verdi
        [yellow] gialli
       *[red] rossi
    }
automa_panel-builds = { AGREE($who, one: "costruisce", many: "costruiscono") } { $piece }
automa_panel-turns_wheel =
    { AGREE($who, one: "muove", many: "muovono") } la ruota di { COUNT($turns, "segments") }
automa_panel-buys = { AGREE($who, one: "compra", many: "comprano") } { $machines }
automa_panel-buys_tile = { AGREE($who, one: "compra", many: "comprano") } { NAME($tile, form: "the") }
automa_panel-goes_to_bank = { AGREE($who, one: "va", many: "vanno") } in Banca
