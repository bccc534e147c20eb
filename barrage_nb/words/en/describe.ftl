# A position in plain sentences.

describe-company_with = { $who } with { $officer }
describe-over = The game is over. From first to last: { $ranks }.
describe-said_moment = Round { $round }, { NAME($phase, form: "inside") }.
describe-said_waiting = Waiting water: { $drops }.
# What a person has changed in the box: rows of the notation, as in "price base hills: 5".
describe-otherwise = Otherwise than printed: { $rows }.
describe-on_headstream = { COUNT($drops, "drops") } on { $name }
describe-company = { CAPITAL($who) }: { COUNT($vp, "vp") }, { COUNT($energy, "energy") }, { $supply }.
describe-tiles = Tiles: { $tiles }.
describe-segment = { $holds } (back in { COUNT($turns, "turns") })
describe-said_on_wheel = On the wheel: { $segments }.
describe-contracts = Contracts: { $contracts }.
describe-contract_of = { $contract } ({ COUNT($energy, "energy") }: { $gives })
describe-conduit_of = { $conduit } (value { $value })
describe-bonus_of = { $counted } ({ COUNT($vp, "vp") } each)
describe-bonus = Bonus tiles, round by round: { $tiles }.
describe-fulfilled = Fulfilled: { $contracts }.
describe-said_dam = { $dam }, level { $level }, with { COUNT($drops, "drops") }
describe-neutral = Neutral: { $pieces }.
describe-said_built = { CAPITAL($who) } has built: { $pieces }.
describe-said_offered = Contracts on offer: { $contracts }.
describe-national = National contracts: { $contracts }.
describe-said_patents = Patent Office: { $tiles }.
describe-objective = Objective: { $counted }.
describe-to_choose = To choose from: { $pairs }; starting contracts { $contracts }.
describe-works_taken = External Works taken: { $works }.
describe-work_of = { $number } ({ $costs }: { $gives })
describe-works = External Works: { $works }.
describe-building_tiles = Building tiles, from top to bottom: { $tiles }.
describe-building_of =
    { CAPITAL(NAME($building, form: "bare")) } ({ $costs }, { COUNT($vp, "vp") }: { $does }{ $price ->
        [0] {""}
       *[other] , for { COUNT($price, "credits") }
    })
describe-put_back = Back in the box: { $tiles }.
