# Partite simulate: valutazioni, confronti, e quanto sono sicuri i loro numeri.

## Che cosa non si può fare

analysis-few_playouts = n={ QUOTED($n) }: un tale numero di partite simulate non è possibile; ne servono almeno 2, per esempio n=200
analysis-no_width = within={ QUOTED($within) }: un intervallo ha un'ampiezza; scrivi within=1 per un punto in più o in meno
analysis-no_level = level={ QUOTED($level) }: gli intervalli valgono con 0.5 o più, e mai con certezza; di solito level=0.95
analysis-no_policy =
    { QUOTED($got) } non è una strategia da simulare: serve una funzione che da un seme fa un giocatore, come builder_player;
    con un giocatore che non tira a sorte scrivi lambda seed: { $got }
analysis-no_policy_for = non c'è una strategia per { $got }; ce ne sono per { $known }
analysis-no_such_company = { QUOTED($got) } non è in questa partita; le sue compagnie sono { $known }
analysis-no_such_source = i punti non vengono da { QUOTED($source) }; vengono da { $known }
analysis-no_such_option = { QUOTED($option) } non è stata confrontata; ecco quelle confrontate: { $known }
analysis-no_such_measure = by={ QUOTED($by) } non viene contato; si può confrontare { $known }
analysis-no_moves = non c'è nessuna mossa da confrontare
analysis-game_over = questa partita è finita; non c'è più niente da simulare
analysis-no_cores = BARRAGE_NB_CORES={ $got }: dice quanti processi calcolano le partite simulate, per esempio 4; 1 è solo questo
analysis-no_executor =
    executor={ QUOTED($got) } non può lavorare; scegli 'cores', None per questo processo, un executor o un client Dask
analysis-client_closed = questo client Dask è chiuso; creane un altro, o scrivi executor=None
analysis-cannot_be_sent =
    { $policy } non si può mandare ad altri processi ({ $why }): creala senza ciò che è aperto, o scrivi executor=None
analysis-workers_lost = i processi di calcolo si sono interrotti ({ $why }); il loro lavoro viene fatto qui
analysis-not_judged = il giudice che ha imparato conosce solo le regole complete come sono stampate, con le decisioni consuete; qui si gioca senza di lui
analysis-no_column = la tabella non ha una colonna { QUOTED($name) }; ha { $known }
analysis-over_in_sweep = non c'è più niente da simulare dove la partita è finita: { $names }
analysis-policies_alike =
    due strategie hanno lo stesso nome ({ $names }); dai loro un nome: { "{" }'mia': …, 'tua': …{ "}" }
analysis-not_kept = { $file } non è un file salvato da { analysis-maker }; scegli un altro nome, o cancellalo
analysis-damaged =
    { $file }, riga { $line }: non è stata salvata da { analysis-maker }; cancella la riga, e si gioca di nuovo
analysis-other_companies = si possono confrontare solo posizioni con le stesse compagnie: qui { $one }, là { $other }
analysis-maker =
    { $maker ->
        [experiment] un esperimento
       *[sweep] una serie di posizioni
    }
analysis-the_text = il testo

## Numeri

analysis-number = { DECIMAL($value, $digits) }
analysis-signed_number = { DECIMAL($value, $digits, sign: "+") }
analysis-percents = { $n } %
analysis-unknown = ?
analysis-interval = { $mean } ± { $reach }
analysis-number_between = { DECIMAL($mean, 1) } (da { DECIMAL($low, 1) } a { DECIMAL($high, 1) })
analysis-share_between = { $mean } % (da { $low } a { $high } %)
analysis-share_alone = { $mean } % (?)

## Valutazioni

analysis-head_vp = punti vittoria
analysis-head_wins = vittorie
analysis-head_so_far = finora
analysis-head_lost = perso rispetto alla migliore
analysis-head_policy = strategia
analysis-playouts_made =
    { COUNT($count, "playouts") } con { $policy } (seme { $seed }), intervalli del { $level } %.{ $ended ->
        [narrow] {" "}Si è fermato lì perché ogni intervallo è abbastanza stretto.
        [limit] {" "}Si è fermato lì, al limite; non tutti gli intervalli sono stretti come volevi.
        [going_on] {" "}Il calcolo continua; gli intervalli valgono in qualunque momento ti fermi.
       *[counted] {""}
    }
analysis-playouts =
    { COUNT($count, "playouts") }{ $ended ->
        [narrow] , intervalli abbastanza stretti
        [limit] , al limite, non ancora abbastanza stretti
        [going_on] , il calcolo continua
       *[counted] {""}
    }
analysis-so_far_vp = { $vp } finora
analysis-source_vp = { $source } { DECIMAL($vp, 1) }
analysis-with_notation = { $line } [{ $notation }]
analysis-company_vp = { $who } { $vp }
analysis-rollout_line = <Valutazione: { $each } PV con { $playouts }>

## Confronti

analysis-measure-vp = PV
analysis-measure-lead = PV di vantaggio
analysis-measure-won = vittorie
analysis-vp_from = PV da «{ $source }»
analysis-amount_of = { DECIMAL($mean, 1) } { $measure } ({ $bounds })
analysis-amount_of_wins = { DECIMAL($mean, 1) } % delle vittorie (da { DECIMAL($low, 1) } a { DECIMAL($high, 1) } %)
analysis-alone = Non c'è niente con cui confrontare «{ $best }».
analysis-rest_of_turn =
    «{ $option }» lascia ai programmi il resto del turno; per lo più hanno proseguito con «{ $rest }» ({ $n } % di { COUNT($of, "playouts") }).
analysis-better = Per { NAME($who, form: "the") } «{ $best }» vale più di «{ $other }»: { $amount } in più.
analysis-best_of_all = Per { NAME($who, form: "the") } «{ $best }» vale più di «{ $other }», la migliore delle altre: { $amount } in più.
analysis-too_few = Quale sia la migliore è incerto: le partite simulate sono troppo poche per dirlo.
analysis-same = «{ $best }» e «{ $other }» hanno dato lo stesso risultato in tutte le { COUNT($count, "playouts") }.
analysis-open_between =
    Tra «{ $best }» e «{ $other }» è incerto: la differenza di { $amount }
    sta dentro il suo intervallo, e potrebbe anche non esserci.
analysis-open_among =
    È incerto quale sia la migliore tra { $options }:
    le differenze stanno dentro i loro intervalli, e potrebbero anche non esserci.
analysis-quoted = «{ $option }»
analysis-more_options =
    { $n ->
        [1] un'altra
       *[other] altre { $n }
    }
analysis-lost_by =
    { DECIMAL($mean, 1) } ± { $reach }{ $won ->
        [true] {" "}%
       *[false] {""}
    }{ $open ->
        [true] , incerto
       *[false] {""}
    }
analysis-apart_by_source = «{ $one }» rispetto a «{ $other }», per fonte: { $parts }.
analysis-source_more = { $source } { $more }
analysis-compared_alone = <Confronto: solo «{ $best }», { $playouts }>
analysis-compared_line = <Confronto per { $measure }: «{ $best }» davanti a «{ $other }» di { $lost }; { $playouts }>

## Serie di posizioni e grafici

analysis-unnamed = posizione { $number }
analysis-more_rows =
    … e { $n ->
        [1] un'altra riga
       *[other] altre { $n } righe
    }; pandas.DataFrame(…) le ha tutte.
analysis-sweep_line =
    <Serie: { COUNT($rows, "rows") }, { COUNT($positions, "positions") } con { $policies ->
        [1] 1 strategia
       *[other] { $policies } strategie
    }>
analysis-plot = Grafico: { $what }
analysis-plot_by = Grafico: { $what }, per { $x }
analysis-titled = { $title }: { $what }
analysis-column-vp = punti vittoria
analysis-column-won = quota di primi posti
