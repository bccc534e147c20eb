# Una posizione in frasi semplici.

describe-company_with = { $who } con { $officer }
describe-over = La partita è finita. Dal primo all'ultimo posto: { $ranks }.
describe-said_moment = Round { $round }, { NAME($phase, form: "inside") }.
describe-said_waiting = Acqua in attesa: { $drops }.
# What a person has changed in the box: rows of the notation, as in "price base hills: 5".
describe-otherwise = Diversamente da come è stampato: { $rows }.
describe-on_headstream = { COUNT($drops, "drops") } su { $name }
describe-company = { $who }: { COUNT($vp, "vp") }, { COUNT($energy, "energy") }, { $supply }.
describe-tiles = Tessere: { $tiles }.
describe-segment = { $holds } (di ritorno tra { COUNT($turns, "segments") })
describe-said_on_wheel = Sulla ruota: { $segments }.
describe-contracts = Contratti: { $contracts }.
describe-contract_of = { $contract } ({ COUNT($energy, "energy") }: { $gives })
describe-conduit_of = { $conduit } (valore { $value })
describe-bonus_of = { $counted } ({ COUNT($vp, "vp") } per ognuno)
describe-bonus = Tessere bonus, round per round: { $tiles }.
describe-fulfilled = Soddisfatti: { $contracts }.
describe-said_dam = { $dam }, livello { $level }, con { COUNT($drops, "drops") }
describe-neutral = Neutrali: { $pieces }.
describe-said_built =
    { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "ha", many: "hanno") } costruito: { $pieces }.
describe-said_offered = Contratti disponibili: { $contracts }.
describe-national = Contratti nazionali: { $contracts }.
describe-said_patents = Patent Office: { $tiles }.
describe-objective = Obiettivo: { $counted }.
describe-to_choose = Si sceglie tra: { $pairs }; contratti iniziali { $contracts }.
describe-works_taken = Opere Esterne prese: { $works }.
describe-work_of = { $number } ({ $costs }: { $gives })
describe-works = Opere Esterne: { $works }.
describe-building_tiles = Tessere edificio, dall'alto: { $tiles }.
describe-building_of =
    { CAPITAL(NAME($building, form: "bare")) } ({ $costs }, { COUNT($vp, "vp") }: { $does }{ $price ->
        [0] {""}
       *[other] , per { COUNT($price, "credits") }
    })
describe-put_back = Rimesse nella scatola: { $tiles }.
