# Che cosa dice il tavolo attorno alla mappa: ufficio, contratti, energia, testata, pannelli chiusi e legenda.

## The office

scene_table-section-turbine = Produzione
scene_table-section-water = Acqua
scene_table-section-bank = Banca
scene_table-section-workshop = Manutenz.
scene_table-section-machinery = Acquisti
scene_table-contracts = Contratti
scene_table-section-contract = { scene_table-contracts }
scene_table-patents = Brevetti
scene_table-section-patent = { scene_table-patents }
scene_table-no_patents = Niente Patent Office nella partita introduttiva
scene_table-sold = nessuna tessera

# Due righe di 13 caratteri al massimo.
scene_table-tile_lines-adv1_base =
    1 goccia per

    diga vuota
scene_table-tile_lines-adv1_elevation =
    ruota: +1 per

    elevazione
scene_table-tile_lines-adv1_conduit =
    crediti per

    2 × il valore
scene_table-tile_lines-adv1_powerhouse =
    senza

    ingegneri
scene_table-tile_lines-adv1_wild =
    niente costo

    per moneta
scene_table-tile_lines-adv2_base =
    1 energia

    per base
scene_table-tile_lines-adv2_elevation =
    riempi

    quella diga
scene_table-tile_lines-adv2_conduit =
    al massimo 5

    escavatori
scene_table-tile_lines-adv2_powerhouse =
    produci

    subito, +2
scene_table-tile_lines-adv2_wild =
    macchinari

    scambiabili
scene_table-tile_lines-adv3_base =
    no ingegneri,

    no macchinari
scene_table-tile_lines-adv3_elevation =
    3 punti per

    diga rialzata
scene_table-tile_lines-adv3_conduit =
    energia per

    2 × il valore
scene_table-tile_lines-adv3_powerhouse =
    3 punti per

    centrale
scene_table-tile_lines-adv3_wild =
    3 punti per

    avanzata

scene_table-action-produce = una produzione, { $modifier } energia
scene_table-action-drops = { COUNT($amount, "drops") } sulle sorgenti
scene_table-action-drops_flowing =
    { COUNT($amount, "drops") } che { $amount ->
        [1] scorre
       *[other] scorrono
    } subito
scene_table-action-bank = un credito per ogni ingegnere
scene_table-action-rotate = { COUNT($amount, "segments") } della ruota
scene_table-action-excavators = { COUNT($amount, "excavators") }
scene_table-action-machinery = { COUNT($amount, "machines") } a scelta
scene_table-action-both_machines = un escavatore e una betoniera
scene_table-action-contracts = prendi { COUNT($amount, "contracts") }
scene_table-action-patent = prendi la tessera di questo spazio

scene_table-said_standing = { $who } con { COUNT($engineers, "engineers") }
scene_table-said_space =
    { $named }: { $action }, per { $engineers ->
        [0] quanti ingegneri vuoi
       *[other] { COUNT($engineers, "engineers") }
    }{ $credits ->
        [0] {""}
       *[other] {" "}e { COUNT($credits, "credits") }
    }{ $n ->
        [0] {""}
       *[other] ; occupato da { $standing }
    }.
scene_table-said_blocked_space = { $named }: bloccato con questo numero di giocatori.
scene_table-said_patent = { $space } { CAPITAL($tile) }.
scene_table-said_sold = { $space } Qui non c'è nessuna tessera.
scene_table-no_contract = Nessun contratto al posto { $number } dell'ufficio.

## Energy

scene_table-label_objective = Obiettivo
scene_table-said_paid = { $credits } da { $energy } in su
scene_table-said_credits_by_energy =
    Crediti per l'energia nel punteggio di un round: { $paid }; { $without } senza energia, con 3 punti vittoria in meno.
scene_table-lane =
    { $who }, numero { $rank } nell'ordine di turno: { COUNT($energy, "energy") }{ $prize ->
        [0] {""}
       *[other] , per un premio di { COUNT($prize, "vp") }
    }.
scene_table-said_bonus =
    Bonus del round { $round } ({ $state ->
        [past] già contato
        [now] questo round
       *[later] più avanti
    }): { COUNT($vp, "vp") } per ogni { KEY($counted) ->
        [contracts] contratto soddisfatto
        [bases] base propria
        [elevations] elevazione propria
        [conduits] condotta propria
        [powerhouses] centrale propria
       *[advanced_tiles] tessera avanzata
    }, pieno da { COUNT($border, "energy") }.
scene_table-said_objective = Obiettivo: { $counted }; le prime tre guadagnano { $prizes } punti vittoria.

## The head of the table

scene_table-round = Round
scene_table-passed = passa
scene_table-win = vincono

scene_table-question =
    { $kind ->
        [ChooseCompany] sceglie
        [Turn] { AGREE($who, one: "piazza", many: "piazzano") } ingegneri
        [ChooseStructure] { AGREE($who, one: "sceglie", many: "scelgono") } cosa costruire
        [ChooseSite] { AGREE($who, one: "sceglie", many: "scelgono") } dove costruire
        [ChoosePayment] { AGREE($who, one: "sceglie", many: "scelgono") } come pagare
        [ChooseSystem] { AGREE($who, one: "sceglie", many: "scelgono") } diga e condotta
        [ChooseContract] { AGREE($who, one: "sceglie", many: "scelgono") } il contratto
        [TakeContracts] { AGREE($who, one: "prende", many: "prendono") } contratti
        [DiscardContracts] { AGREE($who, one: "scarta", many: "scartano") } contratti
        [SplitMachinery] { AGREE($who, one: "sceglie", many: "scelgono") } macchinari
        [PlacePiece] { AGREE($who, one: "piazza", many: "piazzano") } un pezzo gratuito
        [PlaceDrops] { AGREE($who, one: "sceglie", many: "scelgono") } le sorgenti
        [ChoosePart] { AGREE($who, one: "sceglie", many: "scelgono") } che cosa è prima
       *[other] { AGREE($who, one: "decide", many: "decidono") }
    }
scene_table-decide = decidere
scene_table-is_to = { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "deve", many: "devono") } { $what }.
scene_table-phase_of = Round { $round }: { NAME($phase, form: "inside") }
scene_table-said_stage = Round { $round }, { NAME($phase, form: "inside") }.
scene_table-won =
    { $n ->
        [1] { NAME($who, form: "the") } { AGREE($who, one: "vince", many: "vincono") }
       *[other] { $who } vincono
    }
scene_table-over = { $phase }. { CAPITAL($winners) }.
scene_table-round_of =
    { $number ->
        [0] Prima del primo round.
       *[other] Round { $number } di { $rounds }.
    }
scene_table-rank = { $number }º
scene_table-said_score_card = { $number }. { $who }: { COUNT($vp, "vp") }, { $supply }
scene_table-to_decide = deve decidere

## Bars of folded panels, and the whole

scene_table-track = Energia
scene_table-bar-track = { scene_table-track }
scene_table-bar-company = Compagnia
scene_table-bar-office = Ufficio
scene_table-bar-contracts = Contratti
scene_table-bar-draft = Scelta
scene_table-legend = Legenda
scene_table-bar-legend = { scene_table-legend }
scene_table-starting = Contratti iniziali
scene_table-to_choose = Si sceglie tra
scene_table-round_goal = Bonus da { $energy }
scene_table-open = { $panel }: apri.
scene_table-said_close = { $panel }: chiudi.
scene_table-said_offered = { $who } con { $line }.
scene_table-said_title = Barrage: { $panels }
scene_table-panel-table = il tavolo
scene_table-panel-map = la mappa
scene_table-panel-wheel = una ruota di costruzione
scene_table-panel-company = una compagnia
scene_table-panel-office = l'ufficio
scene_table-panel-contracts = i contratti
scene_table-panel-track = il tracciato energia
scene_table-panel-race = il tracciato energia
scene_table-panel-header = il round
scene_table-panel-legend = la legenda
scene_table-said_unknown = { $what }: { QUOTED($given) } non c'è, solo { $known }.

## The legend: a word or two for every symbol

scene_table-open_legend = { scene_table-legend }: apri. Dice che cos'è ogni simbolo.
scene_table-legend-credits = crediti
scene_table-legend-vp = punti vittoria
scene_table-legend-engineers = ingegneri
scene_table-legend-excavators = escavatori
scene_table-legend-mixers = betoniere
scene_table-legend-machinery = macchinario a scelta
scene_table-legend-energy = energia
scene_table-legend-contract = contratto
scene_table-legend-fulfilled = contratti soddisfatti
scene_table-legend-limit = valore massimo 3
scene_table-legend-drop = goccia d'acqua
scene_table-legend-socket = posto in una diga
scene_table-legend-flowing = goccia che scorre ora
scene_table-legend-neutral = diga neutrale
scene_table-legend-marker = valore, bacino
scene_table-legend-base = base di una diga
scene_table-legend-elevation = elevazione
scene_table-legend-conduit = condotta
scene_table-legend-powerhouse = centrale
scene_table-legend-wild = jolly, o abilità
scene_table-legend-advanced = avanzata, livello II
scene_table-legend-rotate = 2 segmenti di ruota
scene_table-legend-rim = segmenti al ritorno
scene_table-legend-income = rendita scoperta
scene_table-legend-free = spazio libero
scene_table-legend-fee = 3 crediti in più
scene_table-legend-closed = spazio bloccato
scene_table-legend-now = questo round
scene_table-legend-ring = si può cliccare

## The legend: a sentence for every symbol

scene_table-legend_sentence-credits = Il disco sono i crediti; il numero al suo interno dice quanti.
scene_table-legend_sentence-vp = L'esagono sono i punti vittoria.
scene_table-legend_sentence-engineers =
    Una persona è un ingegnere: quanti ne chiede uno spazio, o quanti ne restano a una compagnia in questo round.
scene_table-legend_sentence-excavators = La ruspa è un escavatore: serve per basi e condotte.
scene_table-legend_sentence-mixers = Il tamburo è una betoniera: serve per elevazioni e centrali.
scene_table-legend_sentence-machinery = L'ingranaggio è un escavatore o una betoniera, a scelta della compagnia.
scene_table-legend_sentence-energy = Il fulmine è energia: quella di una produzione, o quella che chiede un contratto.
scene_table-legend_sentence-contract = Il foglio è un contratto.
scene_table-legend_sentence-fulfilled = La spunta sta davanti al numero di contratti che una compagnia ha soddisfatto.
scene_table-legend_sentence-limit =
    Un pezzo gratuito con un limite: qui una condotta di valore 3 al massimo; P è solo la pianura, CP collina o pianura.
scene_table-legend_sentence-drop = Una goccia d'acqua: aspetta su una sorgente, o la trattiene una diga.
scene_table-legend_sentence-socket =
    Una diga è una vasca: ogni goccia la riempie dal basso di una fila; il grigio è posto per altre.
scene_table-legend_sentence-flowing = Una goccia con una freccia scorre subito lungo il suo fiume.
scene_table-legend_sentence-neutral = I mattoni grigi sono una diga neutrale, che non è di nessuno.
scene_table-legend_sentence-marker =
    Una condotta libera: il suo valore, e il bacino a cui porta; i suoi tratti mostrano la via.
scene_table-legend_sentence-base = La base di una diga.
scene_table-legend_sentence-elevation = Un'elevazione, che rialza una diga di un livello.
scene_table-legend_sentence-conduit = Una condotta, il tubo da un bacino alle centrali di un altro.
scene_table-legend_sentence-powerhouse = Una centrale.
scene_table-legend_sentence-wild =
    Su una tessera la stella costruisce qualsiasi pezzo; sulla plancia di una compagnia è la sua abilità speciale.
scene_table-legend_sentence-advanced = Una tessera colorata è avanzata; i suoi punti sono il suo livello.
scene_table-legend_sentence-rotate = Una freccia attorno a un numero: la ruota si muove di altrettanti segmenti.
scene_table-legend_sentence-rim =
    Un numero sul bordo della ruota: dopo altrettanti segmenti questo è di nuovo aperto.
scene_table-legend_sentence-income =
    Una cornice blu sotto un pezzo che manca: ora la compagnia ha questa rendita.
scene_table-legend_sentence-free = Il tratteggio è un progetto: lì nessuno ha costruito.
scene_table-legend_sentence-fee =
    Una moneta accanto a uno spazio, o una linguetta con +3: lo spazio costa 3 crediti in più.
scene_table-legend_sentence-closed = Uno spazio con una croce è bloccato con questo numero di giocatori.
scene_table-legend_sentence-now = Il gettone blu segna ciò che riguarda questo round.
scene_table-legend_sentence-ring = Un anello blu: un clic lì risponde alla domanda.
