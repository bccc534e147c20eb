# Co się mówi o zasobach spółki i o cenie kliknięcia.

purse-whose = { CAPITAL($who) } { AGREE($who, one: "ma", many: "mają") }
purse-said_has = { CAPITAL($who) } { AGREE($who, one: "ma", many: "mają") } { NAME($amounts, form: "acc") }
purse-said_back_in = Wraca, gdy koło obróci się o { COUNT($turns, "segments", form: "acc") }: { $holds }

## The price of a click

purse-said_price =
    Kosztuje { $ways }{ $more ->
        [true] , zależnie od dalszego wyboru
       *[false] {""}
    }.
purse-only =
    { $resource ->
        [engineers] twojego jedynego inżyniera
        [excavators] twoją jedyną koparkę
        [mixers] twoją jedyną betoniarkę
       *[credits] twój jedyny kredyt
    }
purse-part =
    { $more ->
        [0] { $least }
        [1] { $least } lub { $most }
       *[other] od { $least } do { $most }
    } z { COUNT($held, $resource, form: "gen") }
purse-for_owner =
    { $paid } dla { NAME($owner, form: "gen") }
purse-for_coin =
    { $paid } ({ $all ->
        [true] {""}
       *[false] { $fee }{" "}
    }za { $ways ->
        [1] tę monetę
       *[other] monetę
    })

## Karta punktacji: rundy i końca gry.

purse-put_away = Odłóż
purse-put_away_tip = Odłóż tę kartę (także klawiszem Esc)
purse-card = Punktacja
purse-scored = Punktacje:
purse-the_end = koniec
purse-the_round = runda { $round }
purse-again_tip =
    Pokaż jeszcze raz punktację rundy { $round }{ $over ->
        [true] {" "}i końca gry
       *[false] {""}
    }
purse-head_of = Punktacja rundy { $round }.
purse-head_with = Punktacja rundy { $round }. Kafel premii: { $bonus }, po { $vp } PZ.
purse-over = Gra skończona.
purse-over_with = Gra skończona. Cel: { $objective }.

## Columns

purse-rule = { $clause }: { $sentence }
purse-column-energy = Energia
purse-column-rank = Miejsce
purse-column-track = Tor
purse-column-bonus = Kafel premii
purse-column-in_all = Razem
purse-column-next = Kolejność
purse-column-before = Przedtem
purse-column-objective = Cel
purse-column-resources = Maszyny i kredyty
purse-column-water = Woda
purse-column-place = Miejsce

## Cells

purse-no_rank = brak
purse-shared = { $place } (remis)
purse-rank_for = { $place }
purse-gained = +{ COUNT($credits, "credits", form: "acc") }
purse-paid_but = { $paid },
purse-counted =
    = { $n } × { $each }{ $lost ->
        [0] {""}
       *[other] {" "}− { $lost }
    }
purse-points =
    { $vp ->
        [0] 0
       *[other] { SIGNED($vp) } PZ
    }
purse-in_all = { $vp } PZ
purse-for_so_many = za { $n }
