# Che cosa si dice della riserva di una compagnia, e del costo di un clic.

purse-whose = { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "ha", many: "hanno") }
purse-said_has = { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "ha", many: "hanno") } { $amounts }
purse-said_back_in = Torna quando la ruota si muove di { COUNT($turns, "segments") }: { $holds }

## The price of a click

purse-said_price =
    Costa { $ways }{ $more ->
        [true] , secondo ciò che scegli dopo
       *[false] {""}
    }.
purse-only =
    { $resource ->
        [engineers] il tuo unico ingegnere
        [excavators] il tuo unico escavatore
        [mixers] la tua unica betoniera
       *[credits] il tuo unico credito
    }
purse-part =
    { $more ->
        [0] { COUNT($least, $resource) }
        [1] { $least } o { COUNT($most, $resource) }
       *[other] da { $least } a { COUNT($most, $resource) }
    } su { $held }
purse-for_owner = { $paid }, per { NAME($owner, form: "the") }
purse-for_coin =
    { $paid } ({ $all ->
        [true] {""}
       *[false] { $fee }{" "}
    }per { $ways ->
        [1] la
       *[other] una
    } moneta)

## La scheda di un punteggio: quello di un round e quello di fine partita.

purse-put_away = Metti via
purse-put_away_tip = Metti via questa scheda (anche con Esc)
purse-card = Il punteggio
purse-scored = Punteggi:
purse-the_end = fine
purse-the_round = round { $round }
purse-again_tip =
    Mostra di nuovo il punteggio del round { $round }{ $over ->
        [true] {" "}e quello di fine partita
       *[false] {""}
    }
purse-head_of = Il punteggio del round { $round }.
purse-head_with = Il punteggio del round { $round }. Tessera bonus: { $bonus } × { $vp } PV.
purse-over = La partita è finita.
purse-over_with = La partita è finita. L'obiettivo: { $objective }.

## Columns

purse-rule = { $clause }: { $sentence }
purse-column-energy = Energia
purse-column-rank = Posto
purse-column-track = Tracciato
purse-column-bonus = Tessera bonus
purse-column-in_all = Totale
purse-column-next = Ordine
purse-column-before = Prima
purse-column-objective = Obiettivo
purse-column-resources = Macchinari e crediti
purse-column-water = Acqua
purse-column-place = Posto

## Cells

purse-no_rank = nessuno
purse-shared = { $place } in parità
purse-rank_for = { $place }:
purse-gained = +{ COUNT($credits, "credits") }
purse-paid_but = { $paid },
purse-counted =
    = { $n } × { $each }{ $lost ->
        [0] {""}
       *[other] {" "}− { $lost }
    }
purse-points =
    { $vp ->
        [0] 0
       *[other] { SIGNED($vp) } PV
    }
purse-in_all = { $vp } PV
purse-for_so_many = per { $n }
