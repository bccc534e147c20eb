# Che cosa dice la lezione sull'Automa.

automa_lesson-no_automa =
    in questa posizione non tocca a un Automa; nominane uno, per esempio: sketch('italy | usa | automas=italy:medium')
automa_lesson-title = Come pensa un Automa
automa_lesson-another = Un altro turno
automa_lesson-give_up = Mostrami
automa_lesson-choose = o scegli qui
automa_lesson-that_one = Quello
automa_lesson-watch = Ora segui il turno passo per passo, e guarda ogni motivo sulla mappa.
automa_lesson-about_to_act = Tocca { NAME($who, form: "al") }.
automa_lesson-which_row = 1. Quale riga chiude il turno { NAME($who, form: "di") }?
automa_lesson-how_to_guess_row =
    L'Automa prova le righe dall'alto in basso, e poche lo lasciano continuare. Clicca la riga sulla sua tessera.
automa_lesson-row_on_button = { $number }{"  "}{ $row }
automa_lesson-which_space =
    2. Dove costruisce la sua { $structure }?
automa_lesson-how_to_guess_space =
    Cliccalo sulla mappa: è l'unico spazio che completa un sistema, oppure quello che resta dopo i criteri della tessera
    { $number }.
automa_lesson-not_a_space = Clicca uno degli spazi in evidenza: altrove non può costruire (AP1).
automa_lesson-holds =
    Riserva { NAME($who, form: "di") }: { $things }, che sono il suo denaro. Può costruire con: { $tiles }.
automa_lesson-lie_open = Contratti scoperti: { $contracts }.
automa_lesson-none_open = Contratti scoperti: nessuno.
automa_lesson-contract =
    { $colour ->
        [green] verde
        [yellow] giallo
        [red] rosso
       *[other] { $colour }
    } da { $energy }

## What a guess is told

automa_lesson-row_ended = La riga { $number } chiude il turno { NAME($who, form: "di") }: { $row }.
automa_lesson-all_before =
    { $skipped ->
        [0] La prima riga è possibile, quindi l'Automa fa quella (A15).
       *[other] Ha dovuto saltare { COUNT($skipped, "rows") }, e questa è la prima possibile (A15).
    }
automa_lesson-never_looked = La riga { $number } non la guarda nemmeno: una più in alto era già possibile (A15).
automa_lesson-not_possible = La riga { $number } non è possibile: { $reason } ({ $clause }).
automa_lesson-followed = La riga { $number } la segue, sì, ma quella non chiude il suo turno ({ $clause }).
automa_lesson-off =
    { $above ->
        [true] Eri troppo in alto di { COUNT($n, "rows") }.
       *[false] Eri troppo in basso di { COUNT($n, "rows") }.
    }
automa_lesson-builds = Che cosa costruisce l'Automa ({ $who }): { $piece }.
automa_lesson-no_other = Non ce n'era un altro (AP1).
automa_lesson-completes_alone = È il solo che completa un sistema di diga, condotta e centrale (AP2).
automa_lesson-first_left =
    I criteri lasciano in gioco { $left }, e { $space } viene per prima, a contare { $upward } (AP4).
automa_lesson-alone_left = I criteri lasciano solo quello; l'ultimo a decidere è stato: { $criterion } ({ $clause }).
automa_lesson-only_one_completes = Soltanto { $spot } completa un sistema, quindi non si chiede altro (AP2).
automa_lesson-goes_out =
    { CAPITAL($place) } esce al criterio { $number }, { $criterion } ({ $clause }): lo { $n ->
        [1] soddisfa
       *[other] soddisfano
    } { $left }.
automa_lesson-lost_the_tie =
    Tutti e tre i criteri lasciano in gioco { $place }, ma { $space } viene per prima, a contare { $upward } (AP4).
automa_lesson-right_basin =
    Il bacino è giusto. Degli spazi lì l'Automa prende { $space }: prima uno senza costo aggiuntivo, poi il numero più
    basso (AP4).
automa_lesson-nearly = Ci sei quasi: contro di te c'era solo lo spareggio.
