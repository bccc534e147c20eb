# Una partita cambiata: che cosa è diverso dal gioco stampato.

design-label = gioco modificato
design-sentence = { CAPITAL($change) }.
# The name of a box, and at its shortest in the head of the table.
design-box-leeghwater = Il Progetto Leeghwater
    .short = Leeghwater
design-changed_to = Un gioco modificato. { $changes }
design-row = la scatola dice { QUOTED($row) }
design-row_gone = { QUOTED($row) } non è nella scatola
design-printed = Stampato: { $what }
design-row_printed = { QUOTED($row) } (stampato: { $printed }).
design-not_printed = Niente di simile è stampato.

## What a number of the design says

design-change-wheel_segments = una ruota ha { $value } segmenti (stampato: { $printed })
design-change-engineers_each = ogni compagnia ha { COUNT($value, "engineers") } (stampato: { $printed })
design-change-conduit_credits =
    chi possiede una condotta riceve { COUNT($value, "credits") } per ogni goccia altrui (stampato: { $printed })
design-change-conduit_points =
    chi possiede una condotta guadagna { COUNT($value, "vp") } per ogni goccia altrui (stampato: { $printed })
design-change-red_fee =
    uno spazio costruzione con una moneta costa { COUNT($value, "credits") } (stampato: { $printed })
design-change-first_prize = chi ha più energia guadagna { COUNT($value, "vp") } (stampato: { $printed })
design-change-second_prize = il secondo per energia guadagna { COUNT($value, "vp") } (stampato: { $printed })
design-change-turn_order = il nuovo ordine di turno è: { $order } (stampato: { $printed })
design-change-neutral_dams = all'inizio non ci sono dighe neutrali (stampato: tre)
design-change-closed_spaces =
    { $n ->
        [1] è bloccato
       *[other] sono bloccati
    } per tutti: { $spaces }
design-change-opened_spaces =
    con qualsiasi numero di giocatori { $n ->
        [1] è aperto
       *[other] sono aperti
    }: { $spaces }
design-change-more_drops = le tessere sorgente portano più o meno gocce in ogni round: { $drops }
design-change-rounds = la partita dura { COUNT($value, "rounds") } (stampato: { $printed })
design-more_drops = { $name } { SIGNED($drops) }
design-turn_order-least_energy = prima chi ha meno energia
design-turn_order-most_energy = prima chi ha più energia
design-turn_order-fixed = lo stesso in ogni round
design-turn_order-rotating = chi era primo diventa ultimo
