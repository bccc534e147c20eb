# La scheda di un punteggio: quello di un round e quello di fine partita.

round_card-put_away = Metti via
round_card-put_away_tip = Metti via questa scheda (anche con Esc)
round_card-card = Il punteggio
round_card-scored = Punteggi:
round_card-the_end = fine
round_card-the_round = round { $round }
round_card-again_tip =
    Mostra di nuovo il punteggio del round { $round }{ $over ->
        [true] {" "}e quello di fine partita
       *[false] {""}
    }
round_card-head_of = Il punteggio del round { $round }.
round_card-head_with = Il punteggio del round { $round }. Tessera bonus: { $bonus } × { $vp } PV.
round_card-over = La partita è finita.
round_card-over_with = La partita è finita. L'obiettivo: { $objective }.

## Columns

round_card-rule = { $clause }: { $sentence }
round_card-column-energy = Energia
round_card-column-rank = Posto
round_card-column-track = Tracciato
round_card-column-bonus = Tessera bonus
round_card-column-in_all = Totale
round_card-column-next = Ordine
round_card-column-before = Prima
round_card-column-objective = Obiettivo
round_card-column-resources = Macchinari e crediti
round_card-column-water = Acqua
round_card-column-place = Posto

## Cells

round_card-no_rank = nessuno
round_card-shared = { $place } in parità
round_card-rank_for = { $place }:
round_card-gained = +{ COUNT($credits, "credits") }
round_card-paid_but = { $paid },
round_card-counted =
    = { $n } × { $each }{ $lost ->
        [0] {""}
       *[other] {" "}− { $lost }
    }
round_card-points =
    { $vp ->
        [0] 0
       *[other] { SIGNED($vp) } PV
    }
round_card-in_all = { $vp } PV
round_card-for_so_many = per { $n }
