# Pozycja w prostych zdaniach.

describe-company_with = { $who }, dyrektor { $officer }
describe-over = Gra skończona. Od pierwszego do ostatniego miejsca: { $ranks }.
describe-said_moment = Runda { $round }, { NAME($phase, form: "inside") }.
describe-said_waiting = Czekająca woda: { $drops }.
# What a person has changed in the box: rows of the notation, as in "price base hills: 5".
describe-otherwise = Inaczej niż wydrukowano: { $rows }.
describe-on_headstream = { COUNT($drops, "drops") } na { $name }
describe-company = { $who }: { COUNT($vp, "vp") }, { COUNT($energy, "energy") }, { $supply }.
describe-tiles = Kafle: { $tiles }.
describe-segment = { $holds } (wraca za { COUNT($turns, "segments", form: "acc") })
describe-said_on_wheel = Na kole: { $segments }.
describe-contracts = Kontrakty: { $contracts }.
describe-contract_of = { $contract } ({ COUNT($energy, "energy") }: { $gives })
describe-conduit_of = { $conduit } (wartość { $value })
describe-bonus_of = { $counted } (po { COUNT($vp, "vp") })
describe-bonus = Kafle premii, runda po rundzie: { $tiles }.
describe-fulfilled = Zrealizowane: { $contracts }.
describe-said_dam = { $dam }, poziom { $level }, { COUNT($drops, "drops") }
describe-neutral = Neutralne: { $pieces }.
describe-said_built =
    { $who } { AGREE($who, one: "zbudowała", many: "zbudowały") }: { NAME($pieces, form: "acc") }.
describe-said_offered = Dostępne kontrakty: { $contracts }.
describe-national = Kontrakty państwowe: { $contracts }.
describe-said_patents = Biuro Patentowe: { $tiles }.
describe-objective = Cel: { $counted }.
describe-to_choose = Do wyboru: { $pairs }; kontrakty początkowe { $contracts }.
describe-works_taken = Wzięte Prace Zewnętrzne: { $works }.
describe-work_of = { $number } ({ $costs }: { $gives })
describe-works = Prace Zewnętrzne: { $works }.
describe-building_tiles = Kafle budynków, od góry: { $tiles }.
describe-building_of =
    { CAPITAL(NAME($building, form: "bare")) } ({ $costs }, { COUNT($vp, "vp") }: { $does }{ $price ->
        [0] {""}
       *[other] , za { COUNT($price, "credits", form: "acc") }
    })
describe-put_back = Z powrotem w pudełku: { $tiles }.
