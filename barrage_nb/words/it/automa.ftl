# Che cosa ha deciso un Automa e perché.

automa-level-easy = facile
automa-level-medium = medio
automa-level-hard = difficile
automa-level-very_hard = molto difficile

## What a criterion asks of a space

automa-criterion-strongest_built_conduit = collegato alla condotta costruita più potente
automa-criterion-own_powerhouse = collegato a una propria centrale
automa-criterion-most_water = dove passerebbe il maggior numero di gocce in attesa
automa-criterion-red_space = con una moneta
automa-criterion-below_powerhouse = a valle di una centrale, senza dighe in mezzo
automa-criterion-above_own_dam = a monte di una propria diga, altrimenti di nessuna diga avversaria
automa-criterion-highest_value = con il valore più alto
automa-criterion-second_highest_value = con il secondo valore più alto
automa-criterion-dam_own_neutral_opponent = da una diga propria, altrimenti neutrale, altrimenti avversaria
automa-criterion-powerhouse_own_opponent = verso una centrale propria, altrimenti avversaria
automa-criterion-dam_opponent_neutral_own = da una diga avversaria, altrimenti neutrale, altrimenti propria
automa-criterion-powerhouse_opponent_own = verso una centrale avversaria, altrimenti propria
automa-criterion-own_dam = collegato a una propria diga
automa-criterion-plains = in pianura
automa-criterion-basin_5 = nel bacino 5
automa-criterion-basin_6 = nel bacino 6
automa-criterion-basin_7 = nel bacino 7
automa-criterion-feeds_own_dam = che alimenta una propria diga, altrimenti nessuna avversaria
automa-criterion-avoids_opponent_dam = che non alimenta dighe avversarie, altrimenti che ne alimenta una propria
automa-criterion-areas = in montagna, altrimenti in collina
automa-criterion-dear_conduit = che la tessera rende più economico

## The rows of a tile

automa-row-ProduceRow =
    produrre { $modifier } per un contratto { $colour ->
        [green] verde
        [yellow] giallo
       *[red] rosso
    }
automa-row-WaterRow =
    piazzare { $drops ->
        [1] 1 goccia
       *[other] fino a { $drops } gocce
    }{ $flowing ->
        [true] { $drops ->
            [1] {" "}che scorre immediatamente
           *[other] {" "}che scorrono immediatamente
        }
       *[false] {""}
    }
automa-row-ContractsRow =
    scartare i contratti { $colour ->
        [green] verdi
        [yellow] gialli
       *[red] rossi
    } per { $energy } unità energia
automa-row-ConstructRow = costruire { NAME($structure, form: "a") }
automa-row-ConstructRow_areas = costruire { NAME($structure, form: "a") } { NAME($areas, form: "in") }
automa-row-ConstructRow_value = costruire { NAME($structure, form: "a") } di valore { $least_value } o più
automa-row-WorkshopRow =
    muovere la ruota di { COUNT($turns, "segments") }{ $vp ->
        [0] {""}
       *[other] {" "}per { COUNT($vp, "vp") }
    }
automa-row-MachineryRow = { $machines } per { COUNT($vp, "vp") }
automa-row-MachineryRow_scarcer = un macchinario del tipo che ha di meno per { COUNT($vp, "vp") }
automa-row-PatentRow =
    comprare una tessera avanzata per { NAME($structure, form: "a") } per { COUNT($vp, "vp") }
automa-row-BankRow = la Banca, per { COUNT($vp, "vp") }
automa-row-ExternalWorksRow = opere esterne
automa-row-BuildingRow = un edificio privato
automa-row-BuildingPatentRow = una tessera avanzata per un edificio

## Decisions

automa-decision_out_of_engineers =
    { NAME($who, form: "the") } non { AGREE($who, one: "ha", many: "hanno") } più ingegneri, quindi non
    { AGREE($who, one: "volta", many: "voltano") } tessere e { AGREE($who, one: "passa", many: "passano") }
automa-decision_flipped =
    { NAME($who, form: "the") } { $reshuffled ->
        [true] { AGREE($who, one: "mescola", many: "mescolano") } le tessere,{" "}
       *[false] {""}
    }{ AGREE($who, one: "volta", many: "voltano") } la tessera { $criteria } per i criteri e
    { AGREE($who, one: "agisce", many: "agiscono") } secondo la tessera { $actions }
automa-decision_followed =
    { NAME($who, form: "the") } { AGREE($who, one: "segue", many: "seguono") } la riga { $number }, { $row }
automa-decision_skipped =
    { NAME($who, form: "the") } { AGREE($who, one: "salta", many: "saltano") } la riga { $number }, { $row }: { $reason }
automa-decision_system_choice =
    { NAME($who, form: "the") } { AGREE($who, one: "sceglie", many: "scelgono") } { $ready ->
        [1] l'unico sistema pronto
       *[other] il migliore di { $ready } sistemi
    }: { COUNT($drops, "drops") } { NAME($dam, form: "da") } { NAME($powerhouse, form: "al") } per { $energy }
    unità energia
automa-decision_contract_choice =
    { NAME($who, form: "the") } { AGREE($who, one: "prende", many: "prendono") } il contratto { $contract } con
    { $energy } unità energia{ $reached ->
        [1] {""}
       *[other] , il più alto di { $reached } raggiunti
    }
automa-decision_no_water =
    { NAME($who, form: "the") } non { AGREE($who, one: "piazza", many: "piazzano") } gocce: nessuna finirebbe in una
    propria diga
automa-decision_water_choice =
    { NAME($who, form: "the") } { AGREE($who, one: "prova", many: "provano") } le sorgenti nell'ordine { $letters }:
    { $steps }
automa-brings = con { $headstreams } le proprie dighe passano da { $before } a { $after }
automa-decision_tile_use =
    { NAME($who, form: "the") } { AGREE($who, one: "costruisce", many: "costruiscono") }
    { NAME($structure, form: "a") } { NAME($tile, form: "con") }
automa-decision_tile_copy =
    { NAME($who, form: "the") } { AGREE($who, one: "costruisce", many: "costruiscono") }
    { NAME($structure, form: "a") } { NAME($tile, form: "con") }, che copia { NAME($copied, form: "the_short") }
automa-decision_machine_choice =
    { NAME($who, form: "the") }, con { COUNT($excavators, "excavators") } e { COUNT($mixers, "mixers") } fuori dalla
    ruota, { AGREE($who, one: "prende", many: "prendono") } { $machines }
automa-decision_patent_choice =
    { NAME($who, form: "the") } { AGREE($who, one: "sceglie", many: "scelgono") } { NAME($tile, form: "the") }
automa-decision_placement =
    { NAME($who, form: "the") } { AGREE($who, one: "sceglie", many: "scelgono") } { $piece }: { $reason }
automa-why_there_only = è l'unico spazio idoneo
automa-why_there_completes = è il solo di { $n } spazi che completa un sistema
automa-why_there_first =
    tra gli spazi che i criteri lasciano dei { $n } possibili ({ $left }) è il primo { $upward }
automa-why_there_criterion = di { $n } spazi è quello che resta, { $criterion }
automa-from_basin = a salire dal bacino { $basin }
automa-from_conduit = a salire { NAME($conduit, form: "da") }
automa-stays =
    { $criterion } ({ $clause }): { $n ->
        [1] resta
       *[other] restano
    } { $left }
automa-ignored = { $criterion } ({ $clause }): nessuno, quindi si ignora

## A decision look by look

automa-stopped = { CAPITAL($said) }.
automa-cited = { CAPITAL($said) } ({ $clause }).
automa-look_may_build =
    { NAME($who, form: "the") } { AGREE($who, one: "può", many: "possono") } costruire { NAME($structure, form: "a") }
    { $n ->
        [1] soltanto qui
       *[other] qui
    }: { $where }
automa-look_may_build_many =
    { NAME($who, form: "the") } { AGREE($who, one: "può", many: "possono") } costruire { NAME($structure, form: "a") }
    su uno di { $n } spazi
automa-look_completes = soltanto { $spot } completa un sistema di diga, condotta e centrale, e questo decide
automa-look_several_complete =
    completano un sistema { $where }, ma siccome sono { $n }, questo non decide niente
automa-look_ignored = si chiede uno spazio { $criterion }. Non ce n'è nessuno, quindi si ignora
automa-look_many_left = si chiede uno spazio { $criterion }. In gioco ce ne sono ancora { $n }
automa-look_left = si chiede uno spazio { $criterion }. Ancora in gioco: { $left }
automa-look_drops =
    { NAME($who, form: "the") } { AGREE($who, one: "può", many: "possono") } piazzare { $drops ->
        [1] 1 goccia
       *[other] fino a { $drops } gocce
    } e { AGREE($who, one: "prova", many: "provano") } le sorgenti nell'ordine { $letters }
automa-look_placed =
    { $headstreams }: { $n ->
        [1] con una goccia
       *[other] con gocce
    } lì le proprie dighe passano da { $before } a { COUNT($after, "drops") }
automa-system_ready = { $dam } con { $powerhouse } per { $energy } unità energia
automa-look_systems =
    { NAME($who, form: "the") } { AGREE($who, one: "potrebbe", many: "potrebbero") } produrre con: { $systems }

## What two turns decided differently

automa-otherwise = ha deciso diversamente; prima: { $before }; adesso: { $now }
automa-otherwise_by =
    ha deciso diversamente; prima: { $before }; adesso: { $now }; la prima differenza: { $step }, e non { $instead }
automa-nothing_more = nient'altro
