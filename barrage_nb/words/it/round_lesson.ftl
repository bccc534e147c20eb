# La lezione su un round intero.

round_lesson-begins = Comincia il round 3.
round_lesson-laid_out-national = contratti nazionali
round_lesson-laid_out-private = contratti privati scoperti
round_lesson-laid_out-bonus = tessere bonus
round_lesson-laid_out-drops = gocce nelle dighe neutrali
round_lesson-yours = Questo è il tuo round: tutti hanno passato, l'acqua è scorsa, e adesso conti tu i punti.
round_lesson-recorded =
    Finora non hai giocato il tuo round fino alla fine. Fino ad allora eccone uno giocato da tre programmi: tutti hanno
    passato, l'acqua è scorsa, e adesso conti tu i punti.
round_lesson-bases =
    { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "ha", many: "hanno") } { COUNT($number, "bases") }.
round_lesson-gained =
    { $yours ->
        [true] Nel tuo round
       *[false] Nel round registrato
    } { NAME($who, form: "the") } { AGREE($who, one: "ha", many: "hanno") } guadagnato in tutto { COUNT($points, "vp") }.
round_lesson-no_sum = non c'è una somma { QUOTED($name) }; ci sono { $known }
