# Pozycja w prostych zdaniach.

describe-company_with = { $who }, dyrektor { $officer }
describe-said-over = Gra skończona. Od pierwszego do ostatniego miejsca: { $ranks }.
describe-said-moment = Runda { $round }, { NAME($phase, form: "inside") }.
describe-said-waiting = Czekająca woda: { $drops }.
describe-said-on_headstream = { COUNT($drops, "drops") } na { $name }
describe-said-company = { $who }: { COUNT($vp, "vp") }, { COUNT($energy, "energy") }, { $supply }.
describe-said-tiles = Kafle: { $tiles }.
describe-said-segment = { $holds } (wraca za { COUNT($turns, "segments", form: "acc") })
describe-said-on_wheel = Na kole: { $segments }.
describe-said-contracts = Kontrakty: { $contracts }.
describe-said-fulfilled = Zrealizowane: { $contracts }.
describe-said-dam = { $dam }, poziom { $level }, { COUNT($drops, "drops") }
describe-said-neutral = Neutralne: { $pieces }.
describe-said-built =
    { $who } { AGREE($who, one: "zbudowała", many: "zbudowały") }: { NAME($pieces, form: "acc") }.
describe-said-offered = Dostępne kontrakty: { $contracts }.
describe-said-national = Kontrakty państwowe: { $contracts }.
describe-said-patents = Biuro Patentowe: { $tiles }.
describe-said-objective = Cel: { $counted }.
describe-said-to_choose = Do wyboru: { $pairs }; kontrakty początkowe { $contracts }.
