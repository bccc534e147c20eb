# Una posizione in frasi semplici.

describe-company_with = { $who } con { $officer }
describe-said-over = La partita è finita. Dal primo all'ultimo posto: { $ranks }.
describe-said-moment = Round { $round }, { NAME($phase, form: "inside") }.
describe-said-waiting = Acqua in attesa: { $drops }.
describe-said-on_headstream = { COUNT($drops, "drops") } su { $name }
describe-said-company = { $who }: { COUNT($vp, "vp") }, { COUNT($energy, "energy") }, { $supply }.
describe-said-tiles = Tessere: { $tiles }.
describe-said-segment = { $holds } (di ritorno tra { COUNT($turns, "segments") })
describe-said-on_wheel = Sulla ruota: { $segments }.
describe-said-contracts = Contratti: { $contracts }.
describe-said-fulfilled = Soddisfatti: { $contracts }.
describe-said-dam = { $dam }, livello { $level }, con { COUNT($drops, "drops") }
describe-said-neutral = Neutrali: { $pieces }.
describe-said-built =
    { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "ha", many: "hanno") } costruito: { $pieces }.
describe-said-offered = Contratti disponibili: { $contracts }.
describe-said-national = Contratti nazionali: { $contracts }.
describe-said-patents = Patent Office: { $tiles }.
describe-said-objective = Obiettivo: { $counted }.
describe-said-to_choose = Si sceglie tra: { $pairs }; contratti iniziali { $contracts }.
