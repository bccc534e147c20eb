# Perché una mossa non è permessa.

refusals-refused = { $clause }: { $reason }
# Who stands where a neutral dam is.
refusals-neutral = una diga neutrale
    .the = una diga neutrale
    .di = di una diga neutrale
    .al = a una diga neutrale
    .da = da una diga neutrale

## What is missing to produce

refusals-missing-powerhouse = non hai nessuna centrale con cui produrre
refusals-missing-water = nessuna diga tua o neutrale trattiene una goccia
refusals-missing-conduit = nessuna condotta costruita porta da una diga tua o neutrale con acqua a una tua centrale

## The reasons

refusals-reason-another_question = adesso bisogna { $question }; «{ $move }» non è una risposta
refusals-reason-another_powerhouse = la seconda produzione richiede una centrale diversa { NAME($powerhouse, form: "da") }
refusals-reason-begins_elsewhere = { $conduit } non prende acqua { NAME($dam, form: "da") }
refusals-reason-automa_ahead = sul tracciato { NAME($who, form: "the") } { AGREE($who, one: "è in testa e sta", many: "sono in testa e stanno") } già nella sezione del round { $round }
refusals-reason-automa_empty_wheel = la ruota { NAME($who, form: "di") } è vuota
refusals-reason-automa_expansion = questa riga appartiene all'espansione
refusals-reason-automa_last_round = nel round { $round }, l'ultimo, non si comprano macchinari
refusals-reason-automa_no_contract = { COUNT($energy, "energy") }, il massimo che può produrre, { $energy ->
        [1] non basta
       *[other] non bastano
    } per nessun contratto { $colour ->
        [green] verde
        [yellow] giallo
        [red] rosso
       *[other] { $colour }
    } scoperto
refusals-reason-automa_no_drop = nessuna goccia finirebbe in una diga { NAME($who, form: "di") }
refusals-reason-automa_no_machinery = { NAME($who, form: "the") } non { AGREE($who, one: "ha", many: "hanno") } i macchinari per nessuna { $structure } del genere
refusals-reason-automa_no_patent = nessuna tessera avanzata in vendita costruisce { NAME($structure, form: "a") }
refusals-reason-automa_no_system = { NAME($who, form: "the") } non { AGREE($who, one: "ha", many: "hanno") } un sistema pronto con acqua
refusals-reason-automa_no_tile = fuori dalla ruota { NAME($who, form: "the") } non { AGREE($who, one: "ha", many: "hanno") } una tessera tecnologia che costruisca { NAME($structure, form: "a") }
refusals-reason-automa_row_says = la tessera degli Automa dice l'azione: { NAME($structure, form: "a") }, dove lo mostra la sua riga
refusals-reason-automa_tile_first = Sekibo gioca contro { NAME($who, form: "the") }, la cui prima azione di ogni round si pesca dalle tessere degli Automa
refusals-reason-automa_pile_unknown = chi non può vedere le tessere dell'Automa non può sapere che cosa fa
refusals-reason-bank_engineers = in Banca si { $engineers ->
        [1] piazza
       *[other] piazzano
    } { UP_TO($engineers, "engineers") }; di' quanti
refusals-reason-cannot_afford = non hai i macchinari per { $piece }
refusals-reason-cannot_pay_fee = { $spot } ha una moneta: costa { COUNT($fee, "credits") } in più, e tu ne hai { $credits }
refusals-reason-company_not_offered = { NAME($company, form: "the") } ora non si { AGREE($company, one: "può", many: "possono") } scegliere
refusals-reason-conduit_not_built = nessuno ha costruito { $conduit }
refusals-reason-copy_instead = { $space } si usa copiando un ufficiale, per esempio: copy jordan
refusals-reason-construction_order = gli spazi di costruzione si usano da sinistra a destra; ora tocca a questo: { $next }
refusals-reason-contract_not_held = il contratto { $contract } non è né nella tua mano né tra i contratti nazionali disponibili
refusals-reason-contract_fulfilled = { NAME($who, form: "the") } { AGREE($who, one: "ha", many: "hanno") } già soddisfatto il contratto { $contract }, e ognuno si soddisfa una volta sola
refusals-reason-contract_not_in_hand = il contratto { $contract } non è nella tua mano
refusals-reason-contract_not_offered = il contratto { $contract } non è disponibile
refusals-reason-contract_out_of_reach = questo contratto chiede { COUNT($need, "energy") } e questa produzione ne ha { $energy ->
        [1] data
       *[other] date
    } { $energy }
refusals-reason-contract_out_of_reach_for_less = questo contratto chiede { COUNT($need, "energy") }, { $less } in meno di quanto è stampato (N7), e questa produzione ne ha { $energy ->
        [1] data
       *[other] date
    } { $energy }
refusals-reason-copied_enough = { NAME($who, form: "the") } { AGREE($who, one: "ha", many: "hanno") } già copiato un ufficiale in questo turno, o due volte in questo round
refusals-reason-copy_price = questa copia costa { $prices } crediti; dillo, se non è 0
refusals-reason-dam_at_full_height = { $space } ha già due elevazioni
refusals-reason-dams_at_full_height = ogni diga { NAME($who, form: "di") } ha già due elevazioni
refusals-reason-drops_not_declined = questa azione deve piazzare almeno una goccia
refusals-reason-ends_elsewhere = { $conduit } non porta { NAME($powerhouse, form: "al") }
refusals-reason-engineers_left = hai ancora { COUNT($engineers, "engineers") }; la Banca li accetta sempre
refusals-reason-exact_engineers = { $space } vuole esattamente { COUNT($needed, "engineers") }; un numero si dice solo alla Banca
refusals-reason-fee_too_high = { NAME($owner, form: "al") } { $fee ->
        [1] spetta
       *[other] spettano
    } { COUNT($fee, "credits") } per l'acqua usata ({ COUNT($drops, "drops") }), e tu ne hai { $credits }
refusals-reason-game_over = la partita è finita
refusals-reason-how_many_contracts = prendine esattamente { $amount }, ognuno una volta
refusals-reason-how_many_discards = scartane esattamente { $amount }, ognuno una volta
refusals-reason-how_many_drops = piazza { UP_TO($amount, "drops") }
refusals-reason-exactly_so_many_drops = piazza esattamente { COUNT($amount, "drops") }
refusals-reason-how_many_machines = scegli { COUNT($amount, "machines") } in tutto
refusals-reason-impossible_construct = ora non c'è nulla che tu possa costruire
refusals-reason-impossible_contracts = nessun contratto è disponibile
refusals-reason-impossible_patent = questo posto del Patent Office è vuoto
refusals-reason-no_system = { $missing }
refusals-reason-no_paid_system = ogni condotta che potresti usare è di altri, a cui { $each ->
        [1] spetta
       *[other] spettano
    } { COUNT($each, "credits") } per goccia; tu ne hai { $credits }
refusals-reason-no_energy_here = il migliore dei tuoi sistemi qui darebbe { COUNT($energy, "energy") }; ne serve almeno 1
refusals-reason-must_produce = una produzione scelta nella sezione Produzione va eseguita
refusals-reason-no_construction_space = tutti e quattro gli spazi di costruzione sono usati in questo round
refusals-reason-no_energy = così produrresti { COUNT($energy, "energy") }; ne serve almeno 1
refusals-reason-no_engineer_left = non resterebbe nessun ingegnere per l'azione principale
refusals-reason-no_action_after_copy = chi ha copiato { $officer } esegue un'azione nello stesso turno
refusals-reason-no_legal_space = non c'è nessuno spazio dove { NAME($who, form: "the") } { AGREE($who, one: "possa", many: "possano") } mettere { NAME($structure, form: "a") }
refusals-reason-not_by_tile = secondo la decisione presa per questa partita, l'energia di una tessera tecnologia non soddisfa il contratto { $contract }
refusals-reason-neutral_dam = { $space } è neutrale, e nessuno può rialzare una diga neutrale
refusals-reason-no_own_dam = { NAME($who, form: "the") } non { AGREE($who, one: "ha", many: "hanno") } una diga personale da rialzare
refusals-reason-no_own_powerhouse = non hai costruito { $powerhouse }
refusals-reason-no_piece_left = { NAME($who, form: "the") } non { AGREE($who, one: "ha", many: "hanno") } più nessuna { $structure }
refusals-reason-no_powerhouse_below = non hai una centrale nel bacino { $basin }, dove finisce questa condotta
refusals-reason-no_such_action_space = nessuno spazio azione si chiama «{ $space }»
refusals-reason-no_such_headstream = { $headstream } non è una sorgente; ci sono HA, HB, HC e HD
refusals-reason-no_such_officer = { $officer } non è un ufficiale che puoi copiare
refusals-reason-no_such_part = scegli { $parts }
refusals-reason-no_such_space = { $spot } non è un posto per { NAME($structure, form: "a") }
refusals-reason-no_tile = { NAME($who, form: "the") } non { AGREE($who, one: "ha", many: "hanno") } { KEY($tile) ->
        [nothing] la tessera che serve
       *[other] { NAME($tile, form: "the") }
    } nella riserva
refusals-reason-no_usable_dam = { $dam } non è né tua né neutrale
refusals-reason-no_way_to_pay = per { $space } puoi { $ways }
refusals-reason-not_own_dam = { $space } non è una diga { NAME($who, form: "di") } da rialzare
refusals-reason-not_sekibo = solo la compagnia con Mahiri Sekibo copia gli ufficiali
refusals-reason-not_this_space = questa ricompensa non permette { $spot }
refusals-reason-nothing_to_copy = sulla tua ruota non c'è nessuna { $tile }, oppure non hai niente con cui copiarla
refusals-reason-only_neutral_dams = { NAME($who, form: "the") } non { AGREE($who, one: "ha", many: "hanno") } una diga personale da rialzare, e nessuno può rialzarne una neutrale
refusals-reason-own_base_in_basin = { NAME($who, form: "the") } { AGREE($who, one: "ha", many: "hanno") } già una base nel bacino { $basin }
refusals-reason-own_powerhouse_in_basin = { NAME($who, form: "the") } { AGREE($who, one: "ha", many: "hanno") } già una centrale nel bacino { $basin }
refusals-reason-red_fee = { $spot } ha una moneta: costa { COUNT($fee, "credits") } e tu ne hai { $credits }
refusals-reason-same_basin = { $dam } e { $powerhouse } sono nello stesso bacino, e nessuna condotta le collega: l'acqua deve cadere
refusals-reason-space_closed = { $space } è chiuso in questo progetto del gioco
refusals-reason-space_blocked = { $space } non si usa con questo numero di giocatori e con queste regole
refusals-reason-space_occupied = { NAME($space, form: "su") } in questo round { AGREE($owner, one: "c'è", many: "ci sono") } { NAME($owner, form: "the") }
refusals-reason-space_taken = { NAME($spot, form: "su") } { AGREE($owner, one: "c'è", many: "ci sono") } già { NAME($owner, form: "the") }
refusals-reason-tile_needs_engineers = { NAME($tile, form: "the") } richiede ingegneri su uno spazio di costruzione
refusals-reason-too_few_credits = { $needed ->
        [1] serve
       *[other] servono
    } { COUNT($needed, "credits") } e tu ne hai { $credits }
refusals-reason-too_few_drops = fai scorrere { UP_TO($held, "drops") } { NAME($dam, form: "da") }
refusals-reason-too_few_engineers = { $needed ->
        [1] serve
       *[other] servono
    } { COUNT($needed, "engineers") } e tu ne hai { $engineers }
refusals-reason-wrong_tile = { NAME($tile, form: "the") } non costruisce { NAME($structure, form: "a") }
refusals-reason-part_of_turn = parte { $n } di { $of }, '{ $move }': { $why }
refusals-reason-turn_over = prima di questa il turno { NAME($who, form: "di") } è già finito
