# What is said of the supply of a company, and of the price of a click.

purse-whose = { CAPITAL($who) } has
purse-said_has = { CAPITAL($who) } has { $amounts }
purse-said_back_in = Back in { COUNT($turns, "turns") } of the wheel: { $holds }

## The price of a click

purse-said_price =
    Takes { $ways }{ $more ->
        [true] , by what you choose next
       *[false] {""}
    }.
purse-only =
    your only { $resource ->
        [engineers] engineer
        [excavators] excavator
        [mixers] mixer
       *[credits] credit
    }
purse-part =
    { $more ->
        [0] { $least }
        [1] { $least } or { $most }
       *[other] { $least } to { $most }
    } of your { COUNT($held, $resource) }
purse-for_owner = { $paid } for { $owner }
purse-for_coin =
    { $paid } ({ $all ->
        [true] {""}
       *[false] { $fee }{" "}
    }for { $ways ->
        [1] the
       *[other] a
    } coin)
