# Che cosa dice l'editor.

## The parts of the table, and who owns what

by_hand-part-map = la mappa
by_hand-part-office = l'ufficio
by_hand-part-offer = contratti offerti
by_hand-part-table = round e tessere
by_hand-neutral = neutrale
    .di = neutrale
by_hand-of = { NAME($held_by, form: "di") }

## What can be changed

by_hand-do_more_drops = + goccia
by_hand-do_fewer_drops = − goccia
by_hand-do_raise = Rialza
by_hand-do_lower = Abbassa
by_hand-do_remove = Togli
by_hand-do_its_turn = Ora tocca a lei
by_hand-do_earlier = Prima nell'ordine
by_hand-do_later = Dopo nell'ordine
by_hand-do_passes = Ha passato
by_hand-do_passes_not = Non ha passato
by_hand-do_point_here = Ruota fin qui
by_hand-do_used = Usato
by_hand-do_not_used = Non usato
by_hand-none_out_of_game = fuori dalla partita
by_hand-none_nobody = nessuno
by_hand-none_tile = nessuna tessera
by_hand-none_none = nessuna
by_hand-none_officer = nessuno
by_hand-none_empty = niente
by_hand-none_free = libero
by_hand-number-credits = crediti
by_hand-number-excavators = escavatori
by_hand-number-mixers = betoniere
by_hand-number-engineers = ingegneri
by_hand-number-vp = PV
by_hand-number-energy = energia
by_hand-number-aside = ingegneri a lato
by_hand-constructions = costruzioni in questo round
by_hand-round = round
by_hand-drops = gocce
by_hand-step-credits = { COUNT($n, "credits") }
by_hand-step-excavators = { COUNT($n, "excavators") }
by_hand-step-mixers = { COUNT($n, "mixers") }
by_hand-step-engineers = { COUNT($n, "engineers") }
by_hand-step-drops = { COUNT($n, "drops") }
by_hand-step-rounds = { COUNT($n, "rounds") }
by_hand-step-aside = { COUNT($n, "engineers") } a lato
by_hand-step-constructions =
    { $n ->
        [1] { $n } costruzione
       *[other] { $n } costruzioni
    } in questo round
by_hand-some = { $n } { $text }
by_hand-more = +{ $amount }
by_hand-fewer = −{ $amount }
by_hand-plus = + { $thing }
by_hand-without = − { $thing }
by_hand-list_officer = Ufficiale
by_hand-list_contract = Contratto in mano
by_hand-list_fulfilled = Contratto soddisfatto
by_hand-list_tile = Tessera in riserva
by_hand-list_lies = Si trova
by_hand-list_put = Tessera qui
by_hand-list_on_offer = Contratto qui
by_hand-list_national = Contratto nazionale
by_hand-list_standing = Chi sta qui
by_hand-list_on_sale = Tessera in vendita qui
by_hand-list_phase = Fase
by_hand-list_mover = A chi tocca
by_hand-list_companies = Chi gioca
by_hand-list_headstream = Tessera sorgente
by_hand-list_bonus = Tessera bonus
by_hand-list_objective = Tessera obiettivo
by_hand-build_for =
    { KEY($held_by) ->
        [neutral] Costruisci, neutrale
       *[other] Costruisci per { NAME($held_by, form: "the") }
    }
by_hand-give_to =
    { KEY($held_by) ->
        [neutral] Rendi neutrale
       *[other] Dai { NAME($held_by, form: "al") }
    }
by_hand-back_in_hand = n. { $contract } di nuovo in mano
by_hand-built =
    { $times ->
        [1] { $times } costruzione
       *[other] { $times } costruzioni
    } in questo round

## What things are called

by_hand-called = { $thing }: { $what }
by_hand-at = { $thing }; { $where }
by_hand-dam_of = { $held_by }, livello { $level }, { COUNT($drops, "drops") }
by_hand-drops_at = { COUNT($drops, "drops") } in attesa
by_hand-board_of = { $who }: tutto ciò che ha
by_hand-wheel_now =
    { $turns ->
        [0] Ruota, segmento aperto: { $held }
        [1] Ruota, torna tra { $turns } segmento: { $held }
       *[other] Ruota, torna tra { $turns } segmenti: { $held }
    }
by_hand-front =
    { $colour ->
        [green] Verde
        [yellow] Giallo
        [red] Rosso
        [national] Nazionale
       *[starting] Iniziale
    } { $energy }, n. { $number }: { $reward }
by_hand-gap = Posto { $number } dell'offerta: vuoto
by_hand-nationals = Contratti nazionali: { $number }
by_hand-done =
    { $who }: { $number ->
        [1] { $number } contratto soddisfatto
       *[other] { $number } contratti soddisfatti
    }
by_hand-stands = { $who } con { COUNT($engineers, "engineers") }
by_hand-office = { $space } ({ $does }): { $there }
by_hand-time = Round { $round }: { $phase }
by_hand-turn_of = { $time }; turno { NAME($who, form: "di") }
by_hand-bonus_of = Bonus del round { $round }: { $called }
by_hand-objective_is = Obiettivo: { $called }
by_hand-headstream_now = { $drops } (tessera { $number })
by_hand-headstream_lies = { $drops } (tessera { $number }, ora: { $place })
by_hand-bonus_now = { $called } (ora del round { $round })
by_hand-officer_now = { $officer } (ora { NAME($who, form: "di") })

## The design and the rulings

by_hand-title_rulings = Decisioni dove le regole tacciono
by_hand-title_design = Il progetto: i numeri del gioco
by_hand-title_bonus_tiles = le tessere bonus
by_hand-title_headstream_tiles = le tessere sorgente
by_hand-design-wheel_segments = segmenti di una ruota
by_hand-design-engineers_each = ingegneri a testa
by_hand-design-conduit_credits = condotta: crediti per goccia
by_hand-design-conduit_points = condotta: PV per goccia
by_hand-design-red_fee = costo di uno spazio con moneta
by_hand-design-first_prize = PV per più energia
by_hand-design-second_prize = PV per il secondo
by_hand-design-rounds = round
by_hand-design-turn_order = Nuovo ordine di turno
by_hand-design-neutral_dams = Dighe neutrali all'inizio
by_hand-design-closed_spaces = Chiusi a tutti
by_hand-design-opened_spaces = Aperti anche in meno giocatori
by_hand-more_drops = gocce in più su { $headstream }
by_hand-ruling-contract_before_water = Un contratto paga prima che l'acqua usata scorra
by_hand-ruling-italy_after_contract = L'Italia avanza dopo il contratto
by_hand-ruling-fiesler_on_second_production = Fiesler aiuta la seconda produzione della Germania
by_hand-ruling-tile_energy_national = L'energia di una tessera può soddisfare un contratto nazionale
by_hand-ruling-tile_energy_france = L'energia di una tessera ha lo sconto della Francia
by_hand-ruling-del_monte_copy = Quanto dura la copia di Del Monte fatta da Sekibo
by_hand-ruling-zero_ranks = Chi non ha nulla per l'obiettivo può comunque piazzarsi
by_hand-ruling-basin_objective_cap = Quanti bacini di tre pezzi contano al massimo (0: senza limite)
by_hand-ruling-sekibo_credits = Crediti con cui comincia la compagnia di Sekibo
by_hand-ruling-sekibo_any_space = Sekibo può usare prima il suo spazio più caro
by_hand-ruling-income_order = Chi riceve per primo la rendita
by_hand-ruling-discards_return = Un mazzo vuoto si rifà con i suoi scarti
by_hand-ruling-free_national = Un contratto soddisfatto senza produrre può essere nazionale
by_hand-ruling-free_france = Un contratto soddisfatto senza produrre ha la riduzione della Francia
by_hand-ruling-drop_after_water = La goccia dei Paesi Bassi viene dopo che l’acqua usata è scorsa
by_hand-ruling-architect_in_bank = Anche l'Architetto da solo in Banca porta un altro turno
by_hand-ruling-lab_any_segment = Il Laboratorio si può usare con un solo macchinario nel settore, per nulla
by_hand-ruling-new_spare_officers = Tra gli ufficiali in più di Sekibo possono esserci quelli di un’espansione
by_hand-ruling-luciani_any_energy = Con Luciani anche l’energia senza produzione può soddisfare più contratti
by_hand-ruling-luciani_each_less = Con Luciani ogni contratto di una produzione ha la riduzione della Francia
by_hand-ruling-automa_works_own_space = Gli ingegneri di un Automa vanno sullo spazio dell’opera che prende
by_hand-ruling-automa_all_parts = Un Automa prende anche energia utilizzabile e tessere avanzate delle opere
by_hand-ruling-automa_other_machines = L’edificio II di un Automa si può pagare coi macchinari che ha di più
by_hand-ruling-automa_drop_counts = La goccia dopo la produzione conta dove un Automa può metterla
by_hand-ruling-automa_last_arrow = Se la tessera non mostra un ordine, vale l’ultimo mostrato
by_hand-choice-yes = sì
by_hand-choice-no = no
by_hand-choice-turn = turno
by_hand-choice-round = round
by_hand-choice-game = partita intera
by_hand-choice-turn_order = ordine di turno
by_hand-choice-reverse = ordine inverso
by_hand-choice-least_energy = meno energia
by_hand-choice-most_energy = più energia
by_hand-choice-fixed = fisso
by_hand-choice-rotating = a rotazione

## Where a card or tile lies

by_hand-colour =
    { $colour ->
        [green] verde
        [yellow] giallo
       *[red] rosso
    }
by_hand-discarded =
    { $colour ->
        [green] verdi
        [yellow] gialli
       *[red] rossi
    }
by_hand-lies_with-contracts = in mano { NAME($who, form: "al") }
by_hand-lies_with-fulfilled = soddisfatto { NAME($who, form: "da") }
by_hand-lies_with-tiles = nella riserva { NAME($who, form: "di") }
by_hand-lies_with-wheel = sulla ruota { NAME($who, form: "di") }
by_hand-lies-contracts = in offerta, posto { $place }
by_hand-lies-patents = in vendita, posto { $place }
by_hand-lies-national = tra i contratti nazionali
by_hand-lies-starting = nella scelta iniziale
by_hand-lies-patent_pile = nella pila delle tessere
by_hand-lies-piles = nel mazzo { by_hand-colour }
by_hand-lies-discards = tra gli scarti { by_hand-discarded }
by_hand-wheel_back =
    { $turns ->
        [0] segmento aperto { NAME($who, form: "di") }
        [1] ruota { NAME($who, form: "di") }, torna tra { $turns } segmento
       *[other] ruota { NAME($who, form: "di") }, torna tra { $turns } segmenti
    }

## What a change takes from somebody else

by_hand-card = il contratto { $number }
by_hand-takes_from-contracts = Così { $thing } lascia la mano { NAME($who, form: "di") }.
by_hand-takes_from-tiles = Così { $thing } lascia la riserva { NAME($who, form: "di") }.
by_hand-takes_from-wheel = Così { $thing } lascia la ruota { NAME($who, form: "di") }.
by_hand-takes_from-fulfilled = { CAPITAL($thing) } non conta più tra quelli soddisfatti { NAME($who, form: "da") }.
by_hand-takes-contracts =
    { CAPITAL($thing) } era in offerta, posto { $place }; { $refilled ->
        [true] nessuno rimpiazza il posto prima della fine di un turno (K5)
       *[false] nessuno rimpiazza il posto: il suo mazzo è vuoto o sconosciuto
    }.
by_hand-takes-patents =
    { CAPITAL($thing) } era in vendita, posto { $place }; quel posto resta vuoto fino al prossimo round (E4).
by_hand-takes-national =
    { CAPITAL($thing) } non è più tra i contratti nazionali, dove chiunque poteva soddisfarlo.
by_hand-takes-starting = { CAPITAL($thing) } non è più nella scelta iniziale.
by_hand-takes-patent_pile = { CAPITAL($thing) } esce dalla pila delle tessere: non può più finire in vendita.
by_hand-takes-piles = { CAPITAL($thing) } esce dal mazzo { by_hand-colour }: non può più finire in offerta.
by_hand-takes-discards = { CAPITAL($thing) } esce dagli scarti { by_hand-discarded }.
by_hand-under-patent_pile = { CAPITAL($thing) } va sotto la pila delle tessere.
by_hand-under-piles = { CAPITAL($thing) } va sotto il mazzo { by_hand-colour }.
by_hand-lies_nowhere = { CAPITAL($thing) } ora non è da nessuna parte: è fuori dalla partita.
by_hand-neutral_gone = Dalla mappa sparisce { $piece }.
by_hand-gone =
    Dalla mappa sparisce { $piece }; { $pieces ->
        [1] il pezzo torna
       *[other] { COUNT($pieces, "pieces") } tornano
    } nella riserva { NAME($who, form: "di") }.
by_hand-left_some = { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "può", many: "possono") } costruire ancora { $left }.
by_hand-left_none =
    { CAPITAL(NAME($who, form: "the")) } non { AGREE($who, one: "ha", many: "hanno") } più { KEY($structure) ->
        [base] basi
        [elevation] elevazioni
        [conduit] condotte
       *[powerhouse] centrali
    } da costruire.
by_hand-drops_gone =
    { $drops ->
        [1] Sparisce { COUNT($drops, "drops") } { NAME($space, form: "da") }.
       *[other] Spariscono { COUNT($drops, "drops") } { NAME($space, form: "da") }.
    }
by_hand-go_home =
    { $engineers ->
        [1] Torna a casa { COUNT($engineers, "engineers") } { NAME($who, form: "di") } { NAME($space, form: "da") }.
       *[other] Tornano a casa { COUNT($engineers, "engineers") } { NAME($who, form: "di") } { NAME($space, form: "da") }.
    }
by_hand-from_supply =
    { $engineers ->
        [1] Dalla riserva { NAME($who, form: "di") } esce { COUNT($engineers, "engineers") }
       *[other] Dalla riserva { NAME($who, form: "di") } escono { COUNT($engineers, "engineers") }
    }; ne { $left ->
        [1] resta { $left }
       *[other] restano { $left }
    }.
by_hand-to_supply = { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "ha", many: "hanno") } { COUNT($engineers, "engineers") } in più nella riserva.
by_hand-leaves_for = { $officer } lascia { NAME($who, form: "the") }, che in cambio { AGREE($who, one: "ha", many: "hanno") } { $instead }.
by_hand-leaves = { $officer } lascia { NAME($who, form: "the") }, che ora non ne { AGREE($who, one: "ha", many: "hanno") } nessuno.
by_hand-no_spare = { $officer } non è più tra gli ufficiali che nessuno ha.
by_hand-exchanged = { CAPITAL($a) } e { $b } hanno scambiato { $what }.
by_hand-of_round = il round { $number }
by_hand-bonus_left = La tessera bonus «{ $called }» è fuori dalla partita.
by_hand-company_gone = { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "lascia", many: "lasciano") } la partita con tutto ciò che { AGREE($who, one: "ha", many: "hanno") }.
by_hand-turn_lost = Non è più il turno { NAME($who, form: "di") }.
by_hand-no_longer_passed = { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "aveva", many: "avevano") } passato; ora non più.
by_hand-ability_off = Ora l'abilità { NAME($who, form: "di") } non vale: richiede { COUNT($powerhouses, "powerhouses") } sulla mappa.

## Che cosa fa di una posizione una modifica a mano, cosa per cosa.

by_hand-and_more =
    { $n ->
        [1] e ancora { $n }
       *[other] e altre { $n }
    }
by_hand-hidden = ciò che attende o è nascosto

## On the map

by_hand-removed_piece = { NAME($piece, form: "bare") }: tolta
by_hand-built_piece = { NAME($piece, form: "bare") }: appena costruita
by_hand-built_dam =
    { NAME($piece, form: "bare") }: appena costruita, livello { $level }{ $drops ->
        [0] {""}
       *[other] , con { COUNT($drops, "drops") }
    }
by_hand-given_to = { $space } ora è { NAME($who, form: "di") }
by_hand-made_neutral = { $space } ora è neutrale
by_hand-level_of = livello { $level }
by_hand-dam_has = { NAME($piece, form: "bare") }: ora { $what }
by_hand-waiting =
    { COUNT($drops, "drops") } ora { $drops ->
        [1] attende
       *[other] attendono
    } su { $headstream }

## What a company has

by_hand-points = { $n } PV
by_hand-company_has = { NAME($who, form: "the") } ora { AGREE($who, one: "ha", many: "hanno") } { $amounts }
by_hand-joined = { NAME($who, form: "the") } { AGREE($who, one: "entra", many: "entrano") } in partita
by_hand-left = { NAME($who, form: "the") } { AGREE($who, one: "lascia", many: "lasciano") } la partita
by_hand-has_officer = { NAME($who, form: "the") } ora { AGREE($who, one: "ha", many: "hanno") } { $officer }
by_hand-has_no_officer =
    { NAME($who, form: "the") } ora non { AGREE($who, one: "ha", many: "hanno") } un ufficiale
by_hand-used-constructions =
    { NAME($who, form: "the") } { AGREE($who, one: "ha", many: "hanno") } costruito { COUNT($n, "times") } in questo round
by_hand-used-aside =
    { NAME($who, form: "the") } { AGREE($who, one: "ha", many: "hanno") } { COUNT($n, "engineers") } a lato degli
    spazi di costruzione
by_hand-used-copies =
    { NAME($who, form: "the") } { AGREE($who, one: "ha", many: "hanno") } usato { COUNT($n, "spaces") } di Sekibo
by_hand-used-deep_dams =
    { NAME($who, form: "the") } { $n ->
        [0] non { AGREE($who, one: "può", many: "possono") }
       *[other] { AGREE($who, one: "può", many: "possono") }
    } trattenere una quarta goccia nelle proprie dighe
by_hand-segment =
    { COUNT($excavators, "excavators") } e { COUNT($mixers, "mixers") } { $turns ->
        [0] sul segmento aperto { NAME($who, form: "di") }
        [1] sulla ruota { NAME($who, form: "di") }, di ritorno tra { $turns } segmento
       *[other] sulla ruota { NAME($who, form: "di") }, di ritorno tra { $turns } segmenti
    }

## Cards and tiles

by_hand-lies_at = { NAME($thing, form: "the_short") } è ora { $where }
by_hand-on_wheel =
    { NAME($thing, form: "the_short") } è ora { $turns ->
        [0] sul segmento aperto { NAME($who, form: "di") }
        [1] sulla ruota { NAME($who, form: "di") }, di ritorno tra { $turns } segmento
       *[other] sulla ruota { NAME($who, form: "di") }, di ritorno tra { $turns } segmenti
    }
by_hand-held-contracts = { NAME($thing, form: "the_short") } è ora in mano { NAME($who, form: "al") }
by_hand-held-fulfilled = { NAME($thing, form: "the_short") } è ora soddisfatto { NAME($who, form: "da") }
by_hand-held-tiles = { NAME($thing, form: "the_short") } è ora nella riserva { NAME($who, form: "di") }
by_hand-out_of_game = { NAME($thing, form: "the_short") } è fuori dalla partita

## The office, the round and the tiles of the game

by_hand-stands_on = { $there } { NAME($space, form: "su") }
by_hand-empty = nessuno { NAME($space, form: "su") }
by_hand-round_is = round { $round }
by_hand-phase_is = fase: { NAME($phase, form: "inside") }
by_hand-turn_is = turno { NAME($who, form: "di") }
by_hand-order_is = ordine di turno: { $companies }
by_hand-has_passed =
    { NAME($who, form: "the") } { $yes ->
        [true] { AGREE($who, one: "ha", many: "hanno") } passato
       *[false] non { AGREE($who, one: "ha", many: "hanno") } passato
    }
by_hand-bonus_is = bonus del round { $round }: { $bonus }
by_hand-objective_called = obiettivo: { $objective }
by_hand-no_objective = obiettivo: nessuno
by_hand-headstream_tile = tessera { $number } { NAME($space, form: "al") }
by_hand-ruled_as = { $ruling }: { $told }
by_hand-game_is = { UNENDED($sentence) }
by_hand-box_is = il gioco, cambiato così: { $rows }
by_hand-printed_game = il gioco com'è stampato

## What a limit is about

by_hand-field_of = { $field } { NAME($who, form: "di") }
by_hand-on_segment = { $machines } nel segmento { $number } della ruota { NAME($who, form: "di") }
by_hand-times_built = costruzioni
