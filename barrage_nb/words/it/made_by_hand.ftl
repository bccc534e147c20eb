# Che cosa fa di una posizione una modifica a mano, cosa per cosa.

made_by_hand-and_more =
    { $n ->
        [1] e ancora { $n }
       *[other] e altre { $n }
    }
made_by_hand-hidden = ciò che attende o è nascosto

## On the map

made_by_hand-removed_piece = { NAME($piece, form: "bare") }: tolta
made_by_hand-built_piece = { NAME($piece, form: "bare") }: appena costruita
made_by_hand-built_dam =
    { NAME($piece, form: "bare") }: appena costruita, livello { $level }{ $drops ->
        [0] {""}
       *[other] , con { COUNT($drops, "drops") }
    }
made_by_hand-given_to = { $space } ora è { NAME($who, form: "di") }
made_by_hand-made_neutral = { $space } ora è neutrale
made_by_hand-level_of = livello { $level }
made_by_hand-dam_has = { NAME($piece, form: "bare") }: ora { $what }
made_by_hand-waiting =
    { COUNT($drops, "drops") } ora { $drops ->
        [1] attende
       *[other] attendono
    } su { $headstream }

## What a company has

made_by_hand-points = { $n } PV
made_by_hand-company_has = { NAME($who, form: "the") } ora { AGREE($who, one: "ha", many: "hanno") } { $amounts }
made_by_hand-joined = { NAME($who, form: "the") } { AGREE($who, one: "entra", many: "entrano") } in partita
made_by_hand-left = { NAME($who, form: "the") } { AGREE($who, one: "lascia", many: "lasciano") } la partita
made_by_hand-has_officer = { NAME($who, form: "the") } ora { AGREE($who, one: "ha", many: "hanno") } { $officer }
made_by_hand-has_no_officer =
    { NAME($who, form: "the") } ora non { AGREE($who, one: "ha", many: "hanno") } un ufficiale
made_by_hand-used-constructions =
    { NAME($who, form: "the") } { AGREE($who, one: "ha", many: "hanno") } costruito { COUNT($n, "times") } in questo round
made_by_hand-used-aside =
    { NAME($who, form: "the") } { AGREE($who, one: "ha", many: "hanno") } { COUNT($n, "engineers") } a lato degli
    spazi di costruzione
made_by_hand-used-copies =
    { NAME($who, form: "the") } { AGREE($who, one: "ha", many: "hanno") } usato { COUNT($n, "spaces") } di Sekibo
made_by_hand-used-deep_dams =
    { NAME($who, form: "the") } { $n ->
        [0] non { AGREE($who, one: "può", many: "possono") }
       *[other] { AGREE($who, one: "può", many: "possono") }
    } trattenere una quarta goccia nelle proprie dighe
made_by_hand-segment =
    { COUNT($excavators, "excavators") } e { COUNT($mixers, "mixers") } { $turns ->
        [0] sul segmento aperto { NAME($who, form: "di") }
        [1] sulla ruota { NAME($who, form: "di") }, di ritorno tra { $turns } segmento
       *[other] sulla ruota { NAME($who, form: "di") }, di ritorno tra { $turns } segmenti
    }

## Cards and tiles

made_by_hand-lies_at = { NAME($thing, form: "the_short") } è ora { $where }
made_by_hand-on_wheel =
    { NAME($thing, form: "the_short") } è ora { $turns ->
        [0] sul segmento aperto { NAME($who, form: "di") }
        [1] sulla ruota { NAME($who, form: "di") }, di ritorno tra { $turns } segmento
       *[other] sulla ruota { NAME($who, form: "di") }, di ritorno tra { $turns } segmenti
    }
made_by_hand-held-contracts = { NAME($thing, form: "the_short") } è ora in mano { NAME($who, form: "al") }
made_by_hand-held-fulfilled = { NAME($thing, form: "the_short") } è ora soddisfatto { NAME($who, form: "da") }
made_by_hand-held-tiles = { NAME($thing, form: "the_short") } è ora nella riserva { NAME($who, form: "di") }
made_by_hand-out_of_game = { NAME($thing, form: "the_short") } è fuori dalla partita

## The office, the round and the tiles of the game

made_by_hand-stands_on = { $there } { NAME($space, form: "su") }
made_by_hand-empty = nessuno { NAME($space, form: "su") }
made_by_hand-round_is = round { $round }
made_by_hand-phase_is = fase: { NAME($phase, form: "inside") }
made_by_hand-turn_is = turno { NAME($who, form: "di") }
made_by_hand-order_is = ordine di turno: { $companies }
made_by_hand-has_passed =
    { NAME($who, form: "the") } { $yes ->
        [true] { AGREE($who, one: "ha", many: "hanno") } passato
       *[false] non { AGREE($who, one: "ha", many: "hanno") } passato
    }
made_by_hand-bonus_is = bonus del round { $round }: { $bonus }
made_by_hand-objective_is = obiettivo: { $objective }
made_by_hand-no_objective = obiettivo: nessuno
made_by_hand-headstream_tile = tessera { $number } { NAME($space, form: "al") }
made_by_hand-ruled_as = { $ruling }: { $told }
made_by_hand-game_is = { UNENDED($sentence) }
made_by_hand-printed_game = il gioco com'è stampato

## What a limit is about

made_by_hand-field_of = { $field } { NAME($who, form: "di") }
made_by_hand-on_segment = { $machines } nel segmento { $number } della ruota { NAME($who, form: "di") }
made_by_hand-constructions = costruzioni
