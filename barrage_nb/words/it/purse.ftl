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
