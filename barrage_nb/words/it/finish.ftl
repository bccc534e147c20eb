# La fine di una lezione.

finish-lesson-00_start_here = Per cominciare: che gioco è?
finish-lesson-01_water = 1 · Dove si fermeranno queste gocce?
finish-lesson-02_production = 2 · Quanta energia è, e chi altro ci guadagna?
finish-lesson-03_building = 3 · Quanto costa, e quando lo riavrò?
finish-lesson-04_actions = 4 · Che cosa possono fare dodici ingegneri?
finish-lesson-05_scoring = 5 · Chi sta vincendo, e perché?
finish-lesson-06_a_whole_round = 6 · Come si incastra tutto?
finish-lesson-07_full_game = 7 · Che cosa cambiano ufficiali, compagnie e tecnologie?
finish-lesson-08_automa = 8 · Che cosa farà l'Automa adesso?
finish-lesson-09_exam = 9 · L'esame: sei pronto per una partita?
finish-lesson-10_what_if = 10 · E se…?
finish-lesson-11_play = 11 · Gioca una partita
finish-lesson-12_analysis = 12 · Quanto è sicuro?
finish-lesson-20_tempo = 20 · Ritmo: quando costruire si ripaga?
finish-lesson-21_shared_pipes = 21 · Condotte comuni: chi le costruisce e chi ne approfitta?
finish-lesson-22_scarcity_and_catch_up = 22 · Troppo pochi posti: chi è in testa ci resta?
finish-lesson-23_balance = 23 · Equilibrio: è equo?
finish-lesson-24_your_own_rule = 24 · La tua regola: da un'idea alle prove
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
