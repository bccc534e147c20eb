# Karta punktacji: rundy i końca gry.

round_card-put_away = Odłóż
round_card-put_away_tip = Odłóż tę kartę (także klawiszem Esc)
round_card-card = Punktacja
round_card-scored = Punktacje:
round_card-the_end = koniec
round_card-the_round = runda { $round }
round_card-again_tip =
    Pokaż jeszcze raz punktację rundy { $round }{ $over ->
        [true] {" "}i końca gry
       *[false] {""}
    }
round_card-head_of = Punktacja rundy { $round }.
round_card-head_with = Punktacja rundy { $round }. Kafel premii: { $bonus }, po { $vp } PZ.
round_card-over = Gra skończona.
round_card-over_with = Gra skończona. Cel: { $objective }.

## Columns

round_card-rule = { $clause }: { $sentence }
round_card-column-energy = Energia
round_card-column-rank = Miejsce
round_card-column-track = Tor
round_card-column-bonus = Kafel premii
round_card-column-in_all = Razem
round_card-column-next = Kolejność
round_card-column-before = Przedtem
round_card-column-objective = Cel
round_card-column-resources = Maszyny i kredyty
round_card-column-water = Woda
round_card-column-place = Miejsce

## Cells

round_card-no_rank = brak
round_card-shared = { $place } (remis)
round_card-rank_for = { $place }
round_card-gained = +{ COUNT($credits, "credits", form: "acc") }
round_card-paid_but = { $paid },
round_card-counted =
    = { $n } × { $each }{ $lost ->
        [0] {""}
       *[other] {" "}− { $lost }
    }
round_card-points =
    { $vp ->
        [0] 0
       *[other] { SIGNED($vp) } PZ
    }
round_card-in_all = { $vp } PZ
round_card-for_so_many = za { $n }
