# Un turno in una riga: che cosa si è fatto e che cosa ha portato.

telling-turn_of = { CAPITAL($who) }: { $told }
telling-at_the_bank = Banca: { $turns }
telling-times =
    { CAPITAL($who) }{ $n ->
        [1] {""}
       *[other] {" "}{ COUNT($n, "times") }
    }
telling-phase = { NAME($phase, form: "inside") }
telling-by_hand = ✎ a mano: { $said }

## What it brought

telling-amount-vp = { $sign }{ $n } PV
telling-amount-energy = { $sign }{ $n } energia
telling-amount-credits = { $sign }{ COUNT($n, "credits") }
telling-amount-excavators = { $sign }{ COUNT($n, "excavators") }
telling-amount-mixers = { $sign }{ COUNT($n, "mixers") }
telling-amount-engineers = { $sign }{ COUNT($n, "engineers") }
telling-back = torna { NAME($tile, form: "the_short") }
telling-of_another = { $who } { $amounts }

## Where engineers go

telling-space-turbine = produzione { $modifier }
telling-space-water = acqua
telling-space-water_drops = acqua, { COUNT($n, "drops") }
telling-space-water_drops_flowing = acqua, { COUNT($n, "drops") } subito
telling-space-bank = banca
telling-space-workshop = manutenzione
telling-space-machinery = acquisti
telling-space-construction = costruzione
telling-space-patent = Patent Office
telling-space-officer = un ufficiale da copiare
telling-space-contract =
    { $n ->
        [1] { $n } nuovo contratto
       *[other] { $n } nuovi contratti
    }

## What is done there

telling-built = { NAME($piece, form: "bare") }
telling-built_with = { NAME($piece, form: "bare") } { NAME($tile, form: "con") }
telling-tiles = { NAME($tile, form: "the_short") }
telling-first = prima { $part }
telling-drawn = { COUNT($drops, "drops") } dal bacino { $source } al bacino { $target }
telling-poured = { COUNT($drops, "drops") } su { $headstream }
telling-poured_each = una goccia su ciascuna: { $headstreams }
telling-dam-own = nella propria diga del bacino { $basin }
telling-dam-neutral = nella diga neutrale del bacino { $basin }
telling-dam-of = nella diga { NAME($owner, form: "di") } nel bacino { $basin }
telling-caught = { COUNT($drops, "drops") } da { $headstream } { $dam }
telling-caught_on = poi { COUNT($drops, "drops") } { $dam }
telling-left = { COUNT($drops, "drops") } da { $headstream } fuori dalla mappa
telling-filled = { COUNT($drops, "drops") } dalla riserva { $dam }
telling-turned = ruota avanti di { COUNT($n, "turns") }
telling-contracts-fulfilled =
    { $n ->
        [1] contratto { $contracts } soddisfatto
       *[other] contratti { $contracts } soddisfatti
    }
telling-contracts-new =
    { $n ->
        [1] nuovo contratto
       *[other] nuovi contratti
    } { $contracts }
telling-contracts-discarded =
    { $n ->
        [1] contratto { $contracts } scartato
       *[other] contratti { $contracts } scartati
    }
telling-contract_for =
    { $number } ({ $colour ->
        [green] verde
        [yellow] giallo
        [red] rosso
        [national] nazionale
       *[starting] iniziale
    }, { COUNT($energy, "energy") }: { $gives })
telling-drafted = { $company } con { $officer } e il contratto { $contract }
telling-passed = passa
telling-copied = copia di { $officer }
telling-without-production = senza la produzione
telling-without-contract = senza il contratto
telling-without-drops = senza le gocce
telling-without-base = senza la base
telling-without-elevation = senza l'elevazione
telling-without-conduit = senza la condotta
telling-without-powerhouse = senza la centrale
telling-without-building = senza l'edificio
telling-without-turn = senza il turno

## An answer by itself

telling-pick = { $company } con il contratto { $contract }
telling-no_tile = nessuna tessera
telling-produced = { COUNT($drops, "drops") } { NAME($dam, form: "da") } { NAME($powerhouse, form: "al") }
telling-paid = per { $things }
telling-declined = rinuncia
telling-act = turno dell'Automa

## The Leeghwater Project

telling-architect = l'Architetto
telling-space-works = Opere Esterne
telling-space-building = un edificio
telling-space-any_building = un edificio
