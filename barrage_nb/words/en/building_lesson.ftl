# The lesson on building, its lab and the plan for a wheel.

building_lesson-not_here = Not so here.
building_lesson-cited = { CAPITAL($sentence) } ({ $clause }).
building_lesson-ended = { $sentence }.

## What pieces take

building_lesson-takes-base = A base in the { $area } takes { $paid }
building_lesson-takes-elevation = An elevation in the { $area } takes { $paid }
building_lesson-takes-conduit = A conduit of value { $size } takes { $paid }
building_lesson-takes-powerhouse =
    Your { $size ->
        [0] first
        [1] second
        [2] third
       *[other] fourth
    } powerhouse takes { $paid }
building_lesson-power_of = { $officer }: { $power }
building_lesson-changed_ways = { $power }; so it takes { $ways }
building_lesson-changed_nothing = { $power }; so it takes nothing
building_lesson-changed_range = { $power }; so it takes anything from { $least } to { $most }
building_lesson-paid = You paid { $amounts }.
building_lesson-coin = The space has a coin: { COUNT($fee, "credits") } more
building_lesson-no_coin = { CAPITAL($tile) }: the coin of this space costs nothing
building_lesson-takes_each = { CAPITAL(NAME($structure, form: "a")) } takes { $kind }: { $each }
building_lesson-in_area = { $n } in the { $area }
building_lesson-for_value = { $n } for a value of { $value }
building_lesson-for_next =
    { $n } for your { $built ->
        [0] first
        [1] second
        [2] third
       *[other] fourth
    }
building_lesson-coins = A base or powerhouse on a space with a coin: { COUNT($fee, "credits") } more
building_lesson-space_takes = { CAPITAL($space) }: { $paid }
building_lesson-rounds_later =
    With { COUNT($turns, "turns") } a round, that of the construction among them, they are back { $rounds ->
        [0] in the same round
       *[other] { COUNT($rounds, "rounds") } later
    }
building_lesson-bought = { $amounts } would cost { COUNT($credits, "credits") } to buy
building_lesson-not_round = By then the wheel has made { COUNT($turns, "turns") }: that is not all the way round (C5).
building_lesson-so_far =
    { $later ->
        [0] At once
       *[other] { COUNT($later, "rounds") } later
    } it has brought { COUNT($credits, "credits") }

## The lab

building_lesson-title = Building lab
building_lesson-before = A construction, step by step.
building_lesson-before_round = The next round begins.
building_lesson-start = Choose where you would like to build, say how many machines that takes, and build.
building_lesson-space = Where
building_lesson-guess = my guess
building_lesson-build = Build
building_lesson-keep = Keep it, go on
    .tip = What you have built stays, and the next construction comes after it
building_lesson-workshop = Turn the wheel
    .tip = Places engineers in the Workshop: your wheel turns by one segment
building_lesson-next_round = Next round
building_lesson-anew = Begin anew
building_lesson-said_officer = Officer
building_lesson-said_tile = Technology tile
building_lesson-no_officer = none
building_lesson-basic = the basic one
building_lesson-guess_first = First say how many machines it takes: type a number, then press Build. (Press it again just to see.)
building_lesson-no_guess = You made no guess this time. Choose another place, guess, and build.
building_lesson-kept = It stays.
building_lesson-last_round = This is the last round: no other comes after it.
building_lesson-nothing_to_keep = Build something first; then you can keep it and go on from there.
building_lesson-question_hint = Click a place on the map, or pick it from the list.
building_lesson-asked_conduit = A conduit of value { $value }, basin { $source } to { $target }: how many machines?
building_lesson-asked_piece = { CAPITAL(NAME($structure, form: "a")) } in basin { $basin } ({ $area }): how many machines?
building_lesson-paid_how = Of the ways that you can pay, the one with the fewest credits counts, and then with the fewest machines.
building_lesson-wished_conduit = { $piece } (value { $value })
building_lesson-wished_piece = { $piece } ({ $area })
building_lesson-option_conduit = Conduit: basin { $source } to { $target }, value { $value }
building_lesson-option_dam = { CAPITAL($structure) }: { $side } dam, basin { $basin }
building_lesson-option_powerhouse = { CAPITAL($structure) }: { $side }, basin { $basin }
# The title of a wheel by itself.
building_lesson-wheel_of = The construction wheel of { $who }
building_lesson-back =
    { $spent ->
        [true] Only the credits are spent
       *[false] None of that is spent
    }: tile and machines come back when the wheel has gone all the way round (C5).
building_lesson-off_by =
    You said { $guess }: { $n } too { $few ->
        [true] few
       *[false] many
    }.
building_lesson-refused = That cannot be built now: { $why }.
building_lesson-supply = You have { $amounts }.

## The plan for a wheel

building_lesson-plan_title = Three builds ahead
building_lesson-plan_start = Nothing is done yet: put your plan together, then carry it out.
building_lesson-plan_solved = Challenge solved: all three stand!
building_lesson-try = Carry it out
building_lesson-take_back = Take one back
building_lesson-another_challenge = Another one
building_lesson-turn_once = Workshop: one turn of the wheel
building_lesson-plan_hint = Press them in your order; once, if you like, with the Workshop. Or click the ringed places on the map.
building_lesson-plan_tiles = Your technology tiles: { $tiles }.
building_lesson-plan_task = You are { $who }. Build all three in one round. In which order?
# A part of a plan on a button, with its number.
building_lesson-planned = { $number }. { $part }
building_lesson-left_out = Your plan leaves out { $missing }.
building_lesson-plan_done =
    { $built ->
        [0] None of the three is built; then the plan stops.
        [1] One of the three is built, then the plan stops.
        [2] Two of the three are built, then the plan stops.
       *[other] All three are built.
    }
building_lesson-plan_ways =
    Of the { $orders } plans there are, { $ways } { $ways ->
        [1] does
       *[other] do
    } it.
