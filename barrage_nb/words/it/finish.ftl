# La fine di una lezione.

finish-head = Come sono andate le tue risposte
finish-nothing = Non hai ancora provato a indovinare. Torna su e prova: qui si conta man mano.
finish-again_head = Da riprovare:
finish-next = Poi:
finish-or = Oppure:
finish-guessed =
    { $of ->
        [0] Non hai ancora provato a indovinare.
        [1] { $right ->
            [0] La tua risposta non era giusta.
           *[other] La tua risposta era giusta!
        }
       *[other] { $all ->
            [true] Tutte e { $of } le risposte erano giuste!
           *[false] Risposte giuste: { $right } su { $of }.
        }
    }
finish-told_too = { $guessed } Per { COUNT($told, "questions") } hai chiesto la risposta.
finish-name = «{ $lab }»
finish-went = { $name }: { $right } su { $of } giuste.
finish-went_row = { $name }: { $right } su { $of } giuste, le ultime { $row } di fila.
finish-once_more = { $name }: ne indovini { $enough } di fila?
finish-no_lesson = non c'è una lezione { QUOTED($name) } a cui andare; ci sono { $known }
