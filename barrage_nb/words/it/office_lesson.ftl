# La lezione sugli spazi azione, e il suo laboratorio.

office_lesson-asked = { $goal } A quanto arriva il piano migliore?
office_lesson-goal-machines = Finisci con più macchinari che puoi nella tua riserva.
office_lesson-goal-mixers = Finisci con più betoniere che puoi nella tua riserva.
office_lesson-goal-tile =
    Compra una tessera avanzata e finisci con più macchinari che puoi. Senza una tessera i macchinari non contano.
office_lesson-refused = { CAPITAL($why) }.
office_lesson-ended-machines = Finisci con { COUNT($n, "machines") }
office_lesson-ended-mixers = Finisci con { COUNT($n, "mixers") }
office_lesson-ended-tile =
    Finisci con { COUNT($n, "machines") }{ $n ->
        [0] {""}
       *[other] {" "}e una tessera
    }
office_lesson-the_most = { $ended }: di più non si può.
office_lesson-less_than = { $ended }; il piano migliore finisce con { $most }.
office_lesson-then = { $first }; poi { $last }
office_lesson-look_for_it = Ricomincia e cercalo, oppure guarda il piano migliore.
office_lesson-best = Il piano migliore: { $actions }.
office_lesson-foresaw = E l'avevi previsto: { $most }.
office_lesson-guessed_off =
    Avevi detto { $guess }: { $n } { $few ->
        [true] in meno del giusto
       *[false] di troppo
    }.
office_lesson-in_the_bank = { COUNT($engineers, "engineers") } in Banca
office_lesson-chosen = { $where } ({ $answers })
office_lesson-energy_for = { COUNT($energy, "energy") } per { $reward }
office_lesson-option = { CAPITAL(NAME($space, form: "bare")) }
office_lesson-space_takes =
    { CAPITAL($space) }: { $amounts }{ $fee ->
        [0] {""}
       *[other] { $price ->
            [0] {" "}per il +{ $fee }
           *[other] , di cui { $fee } per il +{ $fee }
        }
    }
office_lesson-open_spaces = In { $players } giocatori sono aperti { $spaces } spazi dell'ufficio: { $parts }

## The lab

office_lesson-title = Il resto di un round
office_lesson-before = Turno per turno.
office_lesson-start = Di' dove arriva il piano migliore; poi scegli uno spazio dopo l'altro, fino all'ultimo ingegnere.
office_lesson-guess = secondo me
office_lesson-bank_engineers = per la Banca
office_lesson-space = Spazio
office_lesson-and_then = E poi
office_lesson-take = Piazza
office_lesson-back = Togli l'ultimo
office_lesson-again = Da capo
office_lesson-start_over_first = Hai già piazzato ingegneri: premi «{ office_lesson-again }» prima di cambiare ciò che c'è all'inizio.
office_lesson-said_best = Piano migliore
office_lesson-another = Altro round
office_lesson-engineers = quanti ingegneri
office_lesson-credits = quanti crediti
office_lesson-solved = Sfida risolta: nessun piano arriva più lontano!
office_lesson-choose = scegli…
office_lesson-shown = Questo è il piano migliore, trovato provandoli tutti. Seguilo passo per passo.
office_lesson-first_place = Prima piazza tutti i tuoi ingegneri; poi vedrai il piano migliore.
office_lesson-choose_first = Questo spazio ti lascia una scelta: falla nella lista «E poi».
office_lesson-over = Non restano ingegneri. Ricomincia da capo, o guarda il piano migliore.
office_lesson-hint = Scegli uno spazio dell'ufficio.
office_lesson-no_way = qui nessun numero di ingegneri avvicina di più a questo obiettivo
