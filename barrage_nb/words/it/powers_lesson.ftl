# La lezione su ufficiali, compagnie e tessere tecnologia, e il suo laboratorio.

powers_lesson-title = Con e senza
powers_lesson-power = Ufficiale, compagnia o tessera
powers_lesson-watch = Guardalo
powers_lesson-sides = A confronto
powers_lesson-map = Alla mappa
powers_lesson-deal = Un altro
powers_lesson-to_begin = Il turno, dall'inizio:
powers_lesson-change-where = E se fosse un altro posto?
powers_lesson-change-held = E con più o meno acqua?
powers_lesson-change-drops = E se si mandassero più gocce?
powers_lesson-change-second = E con più gocce da mandare?
powers_lesson-change-level = E con un altro livello?
powers_lesson-change-other_level = E con un'altra diga nel bacino 9?
powers_lesson-change-built = E dopo altre costruzioni?
powers_lesson-change-dams = E se ci fossero altre dighe?
powers_lesson-change-houses = E se ci fossero altre centrali?
powers_lesson-change-tiles = E se ci fossero altre tessere?
powers_lesson-change-excavators = E se restassero più macchinari?
powers_lesson-option-held = trattiene { COUNT($n, "drops") }
powers_lesson-option-drops = { COUNT($n, "drops") } da mandare
powers_lesson-option-second = { COUNT($n, "drops") } del bacino 1
powers_lesson-option-level = livello { $n }
powers_lesson-option-other_level = livello { $n }
powers_lesson-option-built =
    { $n ->
        [0] finora nessuna costruzione
        [1] finora una costruzione
       *[other] finora due costruzioni
    }
powers_lesson-option-dams = { COUNT($n, "dams") } prima
powers_lesson-option-houses = { COUNT($n, "powerhouses") } prima
powers_lesson-option-tiles = { COUNT($n, "tiles") } oltre a questa
powers_lesson-option-excavators =
    { $n ->
        [1] resta
       *[other] restano
    } { COUNT($n, "excavators") }

## Powers

powers_lesson-wild = jolly
powers_lesson-third = la terza centrale
powers_lesson-this_tile = questa tessera
powers_lesson-called_officer = Ufficiale: { $officer }
powers_lesson-called_company = Compagnia: { $who }
powers_lesson-called_tile = Tessera { $level }: { $builds }
powers_lesson-in_short = { $builds } { $level }
powers_lesson-met = { $power } ✓
powers_lesson-rule_of = { $sentence } ({ $clause })
powers_lesson-more-energy = Quanta energia c'è in più con { $power }?
powers_lesson-more-vp = Quanti punti vittoria arrivano in più con { $power }?
powers_lesson-more-credits = Quanti crediti arrivano in più con { $power }?
powers_lesson-more-drops = Quante gocce arrivano in più nelle proprie dighe con { $power }?
powers_lesson-more-turns = Di quanti segmenti in più si muove la ruota con { $power }?
powers_lesson-more-excavators = Quanti escavatori fa risparmiare { $power }?
powers_lesson-more-mixers = Quante betoniere fa risparmiare { $power }?
powers_lesson-more-credits_paid = Quanti crediti fa risparmiare { $power }?
powers_lesson-more-engineers = Quanti ingegneri fa risparmiare { $power }?
powers_lesson-only-mixers = Senza { $power } non è permesso. Quante betoniere servono?
powers_lesson-only-credits_paid = Senza { $power } non è permesso. Quanti crediti servono?
powers_lesson-not_allowed = non permesso
powers_lesson-without = Senza { $power }
powers_lesson-with_it = Con { $power }
powers_lesson-only_with = Senza { $power } non è permesso; con { $power } servono { $got }.
powers_lesson-both_ways = Senza { $power }: { $plain }; con: { $got }.
powers_lesson-before = Prima. { $told }
powers_lesson-now = Adesso. { $told }
powers_lesson-took_one =
    { $number } è tutto quello che c'è { $has ->
        [true] con
       *[false] senza
    } { $power }. La domanda era sulla differenza.
powers_lesson-off = Hai sbagliato di { $by }.
powers_lesson-refused = Non permesso: { $reason }
powers_lesson-begin_with =
    { $has ->
        [true] Con
       *[false] Senza
    } { $power }:
powers_lesson-not_without = Senza { $power } non è permesso: { $reason }

## How a number comes about

powers_lesson-source-conduit = valore × gocce
powers_lesson-source-floor = fino a 4, grazie all'ufficiale
powers_lesson-source-space = spazio o tessera
powers_lesson-source-powerhouses = centrali
powers_lesson-term_of = { $source }: { SIGNED($amount) }
powers_lesson-value_of = valore { $n }
powers_lesson-counted = { $each } × { $things } = { $whole }
powers_lesson-conduit_built = condotta di valore { $value }: { $number }
powers_lesson-built = { $structure } { NAME($area, form: "in") }: { $number }
powers_lesson-conduit_in_mix =
    condotta di valore { $value }: { COUNT($excavators, "excavators") } + { COUNT($mixers, "mixers") }
powers_lesson-in_place = { COUNT($n, "machines") } in meno × { $each } = { $credits }
powers_lesson-turned = ogni costruzione: +1
powers_lesson-paid = pagati: { $credits }
powers_lesson-placed = { $space }: { $engineers }
powers_lesson-into = { NAME($dam, form: "in") }: +{ $drops }
powers_lesson-asks =
    il contratto chiede { $less ->
        [0] { $energy }
       *[other] { $energy } − { $less } = { $left }
    }
powers_lesson-steps = l'indicatore avanza: +{ $amount }
powers_lesson-whole_of = = { $counted }
powers_lesson-owns = { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "ha", many: "hanno") } { $things }.
powers_lesson-advanced = le tessere avanzate { $tiles }
powers_lesson-holds_contract = un contratto che dà { $reward } per { COUNT($energy, "energy") }

## What is done in the case of a power

powers_lesson-scene-adler = { powers_lesson-builds_base }
powers_lesson-builds_base =
    { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "costruisce", many: "costruiscono") } una base
    { NAME($spot, form: "su") }.
powers_lesson-builds_this =
    { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "costruisce", many: "costruiscono") } { $space }
powers_lesson-produces =
    { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "produce", many: "producono") } con { COUNT($n, "drops") }
powers_lesson-builds_house =
    { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "costruisce", many: "costruiscono") } una centrale nel bacino
powers_lesson-raises =
    { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "rialza la sua diga", many: "rialzano la loro diga") } nel
    bacino 8
powers_lesson-scene-del_monte =
    La diga { NAME($who, form: "di") } nel bacino 2 ha livello 3 e trattiene { COUNT($n, "drops") }.
    { CAPITAL(NAME($who, form: "the")) } ne { AGREE($who, one: "manda", many: "mandano") } un'altra, da HB.
powers_lesson-scene-fiesler = { powers_lesson-produces }, sullo spazio della Produzione ±0.
powers_lesson-scene-mcdowell = { powers_lesson-builds_this }.
powers_lesson-scene-jordan = { powers_lesson-builds_base }
powers_lesson-scene-krylov =
    { powers_lesson-builds_this }. Sulla ruota c'è la tessera condotta di livello I, che porta 2 crediti per ogni punto
    di valore.
powers_lesson-scene-sekibo =
    { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "copia", many: "copiano") } Fiesler (le produzioni piccole
    valgono 4), poi { AGREE($who, one: "produce", many: "producono") } con { COUNT($n, "drops") }.
powers_lesson-scene-usa =
    { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "fa", many: "fanno") } scorrere una goccia da { $name }. La
    terza centrale è quella nel bacino 8.
powers_lesson-scene-germany =
    { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "produce", many: "producono") } con 2 gocce del bacino 2. Una
    seconda produzione potrebbe mandare { COUNT($n, "drops") } dal bacino 1 al bacino 8. La terza centrale è quella nel
    bacino 10.
powers_lesson-scene-italy = { powers_lesson-produces }. La terza centrale è quella nel bacino 10.
powers_lesson-scene-france =
    { powers_lesson-produces }, e { AGREE($who, one: "vorrebbe soddisfare il suo contratto", many: "vorrebbero soddisfare il loro contratto") }.
    La terza centrale è quella nel bacino 10.
powers_lesson-scene-adv1_base = { powers_lesson-builds_base }
powers_lesson-scene-adv1_elevation = { powers_lesson-raises }, che ha livello { $n }.
powers_lesson-scene-adv1_conduit = { powers_lesson-builds_this }.
powers_lesson-scene-adv1_powerhouse =
    { powers_lesson-builds_house } 10, e finora in questo round { $n ->
        [0] non { AGREE($who, one: "ha", many: "hanno") } costruito niente
        [1] { AGREE($who, one: "ha", many: "hanno") } costruito una volta
       *[other] { AGREE($who, one: "ha", many: "hanno") } costruito due volte
    }.
powers_lesson-scene-adv1_wild =
    { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "costruisce", many: "costruiscono") } { NAME($spot, form: "su") }.
powers_lesson-scene-adv2_base =
    { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "costruisce", many: "costruiscono") } una base nel bacino 9; { $n ->
        [0] finora non { AGREE($who, one: "ha", many: "hanno") } dighe
       *[other] di dighe ne { AGREE($who, one: "ha", many: "hanno") } già { $n }
    }.
powers_lesson-scene-adv2_elevation = { powers_lesson-raises }, che ha livello { $n } ed è vuota.
powers_lesson-scene-adv2_conduit = { powers_lesson-builds_this }.
powers_lesson-scene-adv2_powerhouse =
    { powers_lesson-builds_house } 8, e { AGREE($who, one: "potrebbe", many: "potrebbero") } mandarvi { COUNT($n, "drops") } del bacino 1.
powers_lesson-scene-adv2_wild = { powers_lesson-builds_this }, di valore 3.
powers_lesson-scene-adv3_base = { powers_lesson-builds_base }
powers_lesson-scene-adv3_elevation =
    { powers_lesson-raises }. La diga nel bacino 2 ha livello 2, quella nel bacino 9 livello { $n }.
powers_lesson-scene-adv3_conduit = { powers_lesson-builds_this }.
powers_lesson-scene-adv3_powerhouse = { powers_lesson-builds_house } 8; ne { AGREE($who, one: "ha", many: "hanno") } già { $n }.
powers_lesson-scene-adv3_wild =
    { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "costruisce", many: "costruiscono") } una base nel bacino 9.

## All of them in a table

powers_lesson-idea-costs = quanto costa un pezzo
powers_lesson-idea-soon = quanto presto puoi fare altro
powers_lesson-idea-energy = quanta energia produci
powers_lesson-idea-water = dov'è l'acqua
powers_lesson-idea-paid = quanto ricevi
powers_lesson-column_without = senza
powers_lesson-column_with = con
powers_lesson-column_rule = regola
powers_lesson-row = { $power }: senza { $plain }, con { $got }. { $rule }
powers_lesson-no_power = non c'è { QUOTED($power) }; ci sono { $known }
powers_lesson-no_kind = i tipi sono { $known }; { QUOTED($kind) } non è tra questi
