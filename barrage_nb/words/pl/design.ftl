# Zmieniona gra: co jest inaczej niż w wydrukowanej.

design-label = zmieniona gra
design-sentence = { CAPITAL($change) }.
# The name of a box, and at its shortest in the head of the table.
design-box-leeghwater = Projekt Leeghwater
    .short = Leeghwater
design-changed_to = Zmieniona gra. { $changes }
design-row = pudełko mówi { QUOTED($row) }
design-row_gone = { QUOTED($row) } nie ma w pudełku
design-printed = W druku: { $what }
design-row_printed = { QUOTED($row) } (w druku: { $printed }).
design-not_printed = W druku tego nie ma.

## What a number of the design says

design-change-wheel_segments = koło ma { COUNT($value, "segments", form: "acc") } (w druku: { $printed })
design-change-engineers_each = każda spółka ma { COUNT($value, "engineers", form: "acc") } (w druku: { $printed })
design-change-conduit_credits =
    właściciel kanału otrzymuje { COUNT($value, "credits", form: "acc") } za każdą cudzą kroplę (w druku: { $printed })
design-change-conduit_points =
    właściciel kanału zdobywa { COUNT($value, "vp", form: "acc") } za każdą cudzą kroplę (w druku: { $printed })
design-change-red_fee =
    pole budowy z monetą kosztuje { COUNT($value, "credits", form: "acc") } (w druku: { $printed })
design-change-first_prize =
    najwięcej energii daje { COUNT($value, "vp", form: "acc") } (w druku: { $printed })
design-change-second_prize =
    drugie miejsce w energii daje { COUNT($value, "vp", form: "acc") } (w druku: { $printed })
design-change-turn_order = nowa kolejność tur: { $order } (w druku: { $printed })
design-change-neutral_dams = na początku nie ma neutralnych tam (w druku: trzy)
design-change-closed_spaces =
    { $n ->
        [1] zablokowane dla wszystkich jest
       *[other] zablokowane dla wszystkich są
    }: { $spaces }
design-change-opened_spaces =
    { $n ->
        [1] przy każdej liczbie graczy otwarte jest
       *[other] przy każdej liczbie graczy otwarte są
    }: { $spaces }
design-change-more_drops = kafle źródeł dają w każdej rundzie więcej lub mniej kropel: { $drops }
design-change-rounds = rozgrywka trwa { COUNT($value, "rounds", form: "acc") } (w druku: { $printed })
design-more_drops = { $name } { SIGNED($drops) }
design-turn_order-least_energy = najpierw ten, kto ma najmniej energii
design-turn_order-most_energy = najpierw ten, kto ma najwięcej energii
design-turn_order-fixed = taka sama w każdej rundzie
design-turn_order-rotating = kto był pierwszy, będzie ostatni
