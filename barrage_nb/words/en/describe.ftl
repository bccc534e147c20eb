# A position in plain sentences.

describe-company_with = { $who } with { $officer }
describe-said-over = The game is over. From first to last: { $ranks }.
describe-said-moment = Round { $round }, { NAME($phase, form: "inside") }.
describe-said-waiting = Waiting water: { $drops }.
describe-said-on_headstream = { COUNT($drops, "drops") } on { $name }
describe-said-company = { $who }: { COUNT($vp, "vp") }, { COUNT($energy, "energy") }, { $supply }.
describe-said-tiles = Tiles: { $tiles }.
describe-said-segment = { $holds } (back in { COUNT($turns, "turns") })
describe-said-on_wheel = On the wheel: { $segments }.
describe-said-contracts = Contracts: { $contracts }.
describe-said-fulfilled = Fulfilled: { $contracts }.
describe-said-dam = { $dam }, level { $level }, with { COUNT($drops, "drops") }
describe-said-neutral = Neutral: { $pieces }.
describe-said-built = { $who } has built: { $pieces }.
describe-said-offered = Contracts on offer: { $contracts }.
describe-said-national = National contracts: { $contracts }.
describe-said-patents = Patent Office: { $tiles }.
describe-said-objective = Objective: { $counted }.
describe-said-to_choose = To choose from: { $pairs }; starting contracts { $contracts }.
