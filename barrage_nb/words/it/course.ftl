# Le lezioni: titoli, nomi, domande e durata.

course-lesson-00_start_here = Per cominciare: che gioco è?
    .name = Per cominciare
    .question = Che gioco è?
course-lesson-01_water = 1 · { course-lesson-01_water.question }
    .name = Acqua
    .question = Dove si fermeranno queste gocce?
course-lesson-02_production = 2 · { course-lesson-02_production.question }
    .name = Produzione
    .question = Quanta energia è, e chi altro ci guadagna?
course-lesson-03_building = 3 · { course-lesson-03_building.question }
    .name = Costruire
    .question = Quanto costa, e quando lo riavrò?
course-lesson-04_actions = 4 · { course-lesson-04_actions.question }
    .name = Azioni
    .question = Che cosa possono fare dodici ingegneri?
course-lesson-05_scoring = 5 · { course-lesson-05_scoring.question }
    .name = Punteggio
    .question = Chi sta vincendo, e perché?
course-lesson-06_a_whole_round = 6 · { course-lesson-06_a_whole_round.question }
    .name = Un round intero
    .question = Come si incastra tutto?
course-lesson-07_full_game = 7 · { course-lesson-07_full_game.question }
    .name = La partita completa
    .question = Che cosa cambiano ufficiali, compagnie e tecnologie?
course-lesson-08_automa = 8 · { course-lesson-08_automa.question }
    .name = L'Automa
    .question = Che cosa farà l'Automa adesso?
course-lesson-09_exam = 9 · { course-lesson-09_exam.name }: sei pronto per una partita?
    .name = L'esame
    .question = Sei pronto per una partita?
course-lesson-10_what_if = 10 · { course-lesson-10_what_if.name }
    .name = E se…?
    .question = E se cambio una mossa, e vado avanti da lì?
course-lesson-11_play = 11 · Gioca una partita
    .name = Gioca
    .question = Una partita intera a uno schermo, contro persone o programmi
course-lesson-12_analysis = 12 · { course-lesson-12_analysis.name }
    .name = Quanto è sicuro?
    .question = Chi vince da qui, e quanto è costata quella mossa?
course-lesson-13_leeghwater = 13 · { course-lesson-13_leeghwater.question }
    .name = Leeghwater
    .question = Che cosa cambia il Progetto Leeghwater?
course-lesson-20_tempo = 20 · { course-lesson-20_tempo.name }: quando costruire si ripaga?
    .name = Ritmo
    .question = Quando si ripaga un investimento?
course-lesson-21_shared_pipes = 21 · { course-lesson-21_shared_pipes.name }: chi le costruisce e chi ne approfitta?
    .name = Condotte comuni
    .question = Chi le costruisce, chi ne approfitta, e che cosa cambia un pedaggio?
course-lesson-22_scarcity_and_catch_up = 22 · { course-lesson-22_scarcity_and_catch_up.name }: chi è in testa ci resta?
    .name = Troppo pochi posti
    .question = Chi è in testa ci resta?
course-lesson-23_balance = 23 · { course-lesson-23_balance.name }: è equo?
    .name = Equilibrio
    .question = È equo?
course-lesson-24_your_own_rule = 24 · { course-lesson-24_your_own_rule.name }: da un'idea alle prove
    .name = La tua regola
    .question = Come si passa da un'idea alle prove?
course-lesson-25_economy = 25 · { course-lesson-25_economy.name }: da dove viene tutto, e dove va?
    .name = L'economia
    .question = Da dove viene tutto, e dove va?
course-lesson-26_tension = 26 · { course-lesson-26_tension.name }: quando è decisa?
    .name = Tensione
    .question = Quando è decisa una partita, e conta solo la fortuna?
course-lesson-27_luck_and_skill = 27 · { course-lesson-27_luck_and_skill.name }: vince chi gioca meglio?
    .name = Fortuna e bravura
    .question = Vince chi gioca meglio, e c'è un solo modo migliore?
course-lesson-28_your_own_card = 28 · { course-lesson-28_your_own_card.name }: la userà qualcuno, ed è troppo forte?
    .name = Una carta tua
    .question = Chi usa ciò che hai ideato, ed è troppo forte?
course-minutes = { $n } minuti
course-time-open = quanto vuoi
course-time-evening = una serata

## La fine di una lezione.

course-head = Come sono andate le tue risposte
course-nothing = Non hai ancora provato a indovinare. Torna su e prova: qui si conta man mano.
course-again_head = Da riprovare:
course-next = Poi:
course-or = Oppure:
course-guessed =
    { $of ->
        [0] Non hai ancora provato a indovinare.
        [1] { $right ->
            [0] La tua risposta non era giusta.
           *[other] La tua risposta era giusta!
        }
       *[other] { $all ->
            [true] Tutte e { $of } le risposte erano giuste!
           *[false] Risposte giuste al primo tentativo: { $right } su { $of }.
        }
    }
course-told_too = { $guessed } Per { COUNT($told, "questions") } hai chiesto la risposta.
course-name = «{ $lab }»
course-went = { $name }: { $right } su { $of } giuste.
course-went_row = { $name }: { $right } su { $of } giuste, le ultime { $row } di fila.
course-once_more = { $name }: ne indovini { $enough } di fila?
course-no_lesson = non c'è una lezione { QUOTED($name) } a cui andare; ci sono { $known }
