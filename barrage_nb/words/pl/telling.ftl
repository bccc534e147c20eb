# Tura w jednym wierszu: co zrobiono i co to przyniosło.

telling-turn_of = { CAPITAL($who) }: { $told }
telling-at_the_bank = Bank: { $turns }
telling-times =
    { CAPITAL($who) }{ $n ->
        [1] {""}
       *[other] {" "}{ COUNT($n, "times") }
    }
telling-phase = { NAME($phase, form: "inside") }
telling-by_hand = ✎ ręcznie: { $said }

## What it brought

telling-amount-vp = { $sign }{ $n } PZ
telling-amount-energy = { $sign }{ $n } energii
telling-amount-credits = { $sign }{ COUNT($n, "credits") }
telling-amount-excavators = { $sign }{ COUNT($n, "excavators") }
telling-amount-mixers = { $sign }{ COUNT($n, "mixers") }
telling-amount-engineers = { $sign }{ COUNT($n, "engineers") }
telling-back = wraca { NAME($tile, form: "short") }
telling-of_another = { $who } { $amounts }

## Where engineers go

telling-space-turbine = turbiny { $modifier }
telling-space-water = woda
telling-space-water_drops = woda, { COUNT($n, "drops") }
telling-space-water_drops_flowing = woda, { COUNT($n, "drops") } natychmiast
telling-space-bank = bank
telling-space-workshop = warsztat
telling-space-machinery = dostawca maszyn
telling-space-construction = budowa
telling-space-patent = Biuro Patentowe
telling-space-officer = dyrektor do skopiowania
telling-space-contract =
    { $n ->
        [one] { $n } nowy kontrakt
        [few] { $n } nowe kontrakty
       *[many] { $n } nowych kontraktów
    }

## What is done there

telling-built = { $piece }
telling-built_with = { $piece } { NAME($tile, form: "ins") }
telling-tiles = { NAME($tile, form: "short") }
telling-first = najpierw { $part }
telling-drawn = { COUNT($drops, "drops") } ze zbiornika { $source } do zbiornika { $target }
telling-poured = { COUNT($drops, "drops") } na { $headstream }
telling-poured_each = po kropli na { $headstreams }
telling-dam-own = do własnej tamy w zbiorniku { $basin }
telling-dam-neutral = do neutralnej tamy w zbiorniku { $basin }
telling-dam-of = do tamy { NAME($owner, form: "gen") } w zbiorniku { $basin }
telling-caught = { COUNT($drops, "drops") } z { $headstream } { $dam }
telling-caught_on = dalej { COUNT($drops, "drops") } { $dam }
telling-left = { COUNT($drops, "drops") } z { $headstream } poza mapę
telling-filled = { COUNT($drops, "drops") } z zasobów { $dam }
telling-turned = koło o { COUNT($n, "turns", form: "acc") }
telling-contracts-fulfilled =
    { $n ->
        [1] zrealizowany kontrakt
       *[other] zrealizowane kontrakty
    } { $contracts }
telling-contracts-new =
    { $n ->
        [1] nowy kontrakt
       *[other] nowe kontrakty
    } { $contracts }
telling-contracts-discarded =
    { $n ->
        [1] odrzucony kontrakt
       *[other] odrzucone kontrakty
    } { $contracts }
telling-contract_for =
    { $number } ({ $colour ->
        [green] zielony
        [yellow] żółty
        [red] czerwony
        [national] państwowy
       *[starting] początkowy
    }, { COUNT($energy, "energy") }: { $gives })
telling-drafted = { $company } z { NAME($officer, form: "ins") } i kontraktem { $contract }
telling-passed = pas
telling-copied = kopia { NAME($officer, form: "gen") }
telling-without-production = bez produkcji
telling-without-contract = bez kontraktu
telling-without-drops = bez kropel
telling-without-base = bez podstawy
telling-without-elevation = bez podwyższenia
telling-without-conduit = bez kanału
telling-without-powerhouse = bez elektrowni
telling-without-building = bez budynku
telling-without-turn = bez tury

## An answer by itself

telling-pick = { $company } z kontraktem { $contract }
telling-no_tile = bez kafla
telling-produced = { COUNT($drops, "drops") } od { NAME($dam, form: "gen") } do { NAME($powerhouse, form: "gen") }
telling-paid = za { NAME($things, form: "acc") }
telling-declined = rezygnacja
telling-act = tura Automy

## The Leeghwater Project

telling-architect = Architekt
telling-space-works = Prace Zewnętrzne
telling-space-building = budynek
telling-space-any_building = budynek
