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
