# Che cosa dicono le immagini: le scritte, e una frase per ogni cosa, per chi non la vede.

scene-named = { CAPITAL(NAME($place, form: "bare")) } ({ $name })
scene-sentence = { $said }.

## Painted on the picture, where there is little room

scene-build = Opere
scene-open = aperto
scene-any = ogni
scene-area_letter-mountains = M
scene-area_letter-hills = C
scene-area_letter-plains = P
scene-ability_line-usa = goccia oltre centrale: 1 energia
scene-ability_line-germany = una seconda produzione
scene-ability_line-italy = +3 energia dopo la produzione
scene-ability_line-france = contratti: −3 energia

## The map

scene-cost = { $base } e { $elevation } { NAME($area, form: "in") }
scene-said_map_legend = Macchinari per una base e per un'elevazione: { $costs }.
scene-said_basin = Bacino { $number }, { NAME($area, form: "in") }.
scene-said_river = Fiume { NAME($start, form: "da") } { NAME($end, form: "al") }.
scene-river_exit = Le gocce lasciano la mappa { NAME($place, form: "da") }.
scene-said_dam = { $named }, livello { $level }: { $drops } su { COUNT($room, "drops") }.
scene-said_free =
    { $named }, libero{ $fee ->
        [0] {""}
       *[other] , con una moneta: { COUNT($fee, "credits") } in più
    }.
scene-said_conduit = { $named }, valore { $value }.
scene-free_conduit = { $named }, libera, valore { $value }.
scene-said_headstream =
    Sorgente { $name }: porta { $brings } nei round da 1 a 4; in attesa { COUNT($waiting, "drops") }.
scene-bare_headstream = Sorgente { $name }: non ha una tessera; in attesa { COUNT($waiting, "drops") }.

## Rewards and cards

scene-part-build_base =
    { $amount ->
        [1] una base gratuita
       *[other] { $amount } basi gratuite
    }{ $n ->
        [0] {""}
       *[other] {" "}{ NAME($areas, form: "in") }
    }
scene-part-build_elevation =
    { $amount ->
        [1] un'elevazione gratuita
       *[other] { $amount } elevazioni gratuite
    }{ $n ->
        [0] {""}
       *[other] {" "}{ NAME($areas, form: "in") }
    }
scene-part-build_conduit = una condotta gratuita di valore { $amount } al massimo
scene-part-build_powerhouse =
    { $amount ->
        [1] una centrale gratuita
       *[other] { $amount } centrali gratuite
    }{ $n ->
        [0] {""}
       *[other] {" "}{ NAME($areas, form: "in") }
    }
scene-part-machinery = { COUNT($amount, "machines") } a scelta
scene-part-rotate = { COUNT($amount, "segments") } della ruota
scene-part-drops = { COUNT($amount, "drops") } sulle sorgenti
scene-part-drops_flowing =
    { COUNT($amount, "drops") } che { $amount ->
        [1] scorre
       *[other] scorrono
    } subito
scene-said_contract =
    Contratto { $colour ->
        [green] verde
        [yellow] giallo
        [red] rosso
        [national] nazionale
       *[starting] iniziale
    } { $number }: con { COUNT($energy, "energy") } dà { $gives }.
scene-tile = { CAPITAL($tile) }.

## A company

scene-company_title = La plancia { NAME($who, form: "di") }.
scene-no_officer_line = nessun ufficiale
scene-said_officer_line = { $officer }: { $power }
scene-copying_line = { $officer } come { $copied }: { $power }
scene-no_officer = Nessun ufficiale.
scene-said_officer = Ufficiale { $line }.
scene-said_officer_space =
    { $named }: { $used ->
        [true] usato
       *[false] { $fee ->
            [0] 1 ingegnere copia un ufficiale
           *[other] 1 ingegnere e { COUNT($fee, "credits") } copiano un ufficiale
        }
    }.
scene-points = { COUNT($vp, "vp") }.
scene-said_supply = { $counted } nella riserva personale.
scene-said_pieces_left =
    { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "ha", many: "hanno") } ancora da costruire: { $counted }.
scene-said_income =
    Rendita, { $uncovered ->
        [true] scoperta
       *[false] con { $built } sulla mappa
    }: { $gives }.
scene-production_bonus =
    { COUNT($more, "energy") } in più in ogni produzione, { $active ->
        [true] bonus attivo
       *[false] con { $number } centrali
    }.
scene-said_ability =
    Abilità { NAME($who, form: "di") }: { $power }; { $active ->
        [true] attiva
       *[false] non attiva prima della { $number ->
            [1] prima centrale
            [2] seconda centrale
            [3] terza centrale
           *[other] centrale numero { $number }
        }
    }.
scene-said_construction_space =
    { $named }: { $used ->
        [true] usato
       *[false] { COUNT($engineers, "engineers") }{ $fee ->
            [0] {""}
           *[other] {" "}e { COUNT($fee, "credits") }
        }
    }.
scene-engineers_aside = Accanto agli spazi di costruzione: { COUNT($engineers, "engineers") }.
scene-fulfilled = Contratti soddisfatti: { $contracts }.
scene-open_segment = Segmento aperto: { $holds }.
scene-segment = Segmento che torna tra { COUNT($turns, "segments") }: { $holds }.

## The office

scene-section-turbine = Produzione
scene-section-water = Acqua
scene-section-bank = Banca
scene-section-workshop = Manutenz.
scene-section-machinery = Acquisti
scene-contracts = Contratti
scene-section-contract = { scene-contracts }
scene-patents = Brevetti
scene-section-patent = { scene-patents }
scene-no_patents = Niente Patent Office nella partita introduttiva
scene-sold = nessuna tessera

# Due righe di 13 caratteri al massimo.
scene-tile_lines-adv1_base =
    1 goccia per

    diga vuota
scene-tile_lines-adv1_elevation =
    ruota: +1 per

    elevazione
scene-tile_lines-adv1_conduit =
    crediti per

    2 × il valore
scene-tile_lines-adv1_powerhouse =
    senza

    ingegneri
scene-tile_lines-adv1_wild =
    niente costo

    per moneta
scene-tile_lines-adv2_base =
    1 energia

    per base
scene-tile_lines-adv2_elevation =
    riempi

    quella diga
scene-tile_lines-adv2_conduit =
    al massimo 5

    escavatori
scene-tile_lines-adv2_powerhouse =
    produci

    subito, +2
scene-tile_lines-adv2_wild =
    macchinari

    scambiabili
scene-tile_lines-adv3_base =
    no ingegneri,

    no macchinari
scene-tile_lines-adv3_elevation =
    3 punti per

    diga rialzata
scene-tile_lines-adv3_conduit =
    energia per

    2 × il valore
scene-tile_lines-adv3_powerhouse =
    3 punti per

    centrale
scene-tile_lines-adv3_wild =
    3 punti per

    avanzata

scene-action-produce = una produzione, { $modifier } energia
scene-action-drops = { COUNT($amount, "drops") } sulle sorgenti
scene-action-drops_flowing =
    { COUNT($amount, "drops") } che { $amount ->
        [1] scorre
       *[other] scorrono
    } subito
scene-action-bank =
    { $amount ->
        [1] un credito per ogni ingegnere
       *[other] { COUNT($amount, "credits") } per ogni ingegnere
    }
scene-action-rotate = { COUNT($amount, "segments") } della ruota
scene-action-excavators = { COUNT($amount, "excavators") }
scene-action-machinery = { COUNT($amount, "machines") } a scelta
scene-action-both_machines =
    { $amount ->
        [1] un escavatore e una betoniera
       *[other] { COUNT($amount, "excavators") } e { COUNT($amount, "mixers") }
    }
scene-action-contracts = prendi { COUNT($amount, "contracts") }
scene-action-patent = prendi la tessera di questo spazio

scene-said_standing = { $who } con { COUNT($engineers, "engineers") }
scene-said_space =
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
scene-said_blocked_space = { $named }: bloccato con questo numero di giocatori.
scene-said_shut_space = { $named }: chiuso fino alla fine, perché un Automa ha costruito qui.
scene-said_patent = { $space } { CAPITAL($tile) }.
scene-said_sold = { $space } Qui non c'è nessuna tessera.
scene-no_contract = Nessun contratto al posto { $number } dell'ufficio.

## Energy

scene-label_objective = Obiettivo
scene-said_paid = { $credits } da { $energy } in su
scene-said_credits_by_energy =
    Crediti per l'energia nel punteggio di un round: { $paid }; { $without } senza energia, con { COUNT($lost, "vp") } in meno.
scene-lane =
    { $who }, numero { $rank } nell'ordine di turno: { COUNT($energy, "energy") }{ $prize ->
        [0] {""}
       *[other] , per un premio di { COUNT($prize, "vp") }
    }.
scene-said_bonus =
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
scene-said_objective = Obiettivo: { $counted }; le prime tre guadagnano { $prizes } punti vittoria.

## The head of the table

scene-round = Round
scene-passed = passa
scene-win = vincono

scene-question =
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
scene-decide = decidere
scene-is_to = { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "deve", many: "devono") } { $what }.
scene-phase_of = Round { $round }: { NAME($phase, form: "inside") }
scene-said_stage = Round { $round }, { NAME($phase, form: "inside") }.
scene-won =
    { $n ->
        [1] { NAME($who, form: "the") } { AGREE($who, one: "vince", many: "vincono") }
       *[other] { $who } vincono
    }
scene-over = { $phase }. { CAPITAL($winners) }.
scene-round_of =
    { $number ->
        [0] Prima del primo round.
       *[other] Round { $number } di { $rounds }.
    }
scene-rank = { $number }º
scene-said_score_card = { $number }. { $who }: { COUNT($vp, "vp") }, { $supply }
scene-to_decide = deve decidere

## Bars of folded panels, and the whole

scene-track = Energia
scene-bar-map = Mappa
scene-bar-track = { scene-track }
scene-bar-company = Compagnia
scene-bar-office = Ufficio
scene-bar-contracts = Contratti
scene-bar-draft = Scelta
scene-legend = Legenda
scene-bar-legend = { scene-legend }
scene-starting = Contratti iniziali
scene-to_choose = Si sceglie tra
scene-round_goal = Bonus da { $energy }
scene-open_panel = { $panel }: apri.
scene-said_close = { $panel }: chiudi.
scene-said_offered = { $who } con { $line }.
scene-said_title = Barrage: { $panels }
scene-panel-table = il tavolo
scene-panel-map = la mappa
scene-panel-wheel = una ruota di costruzione
scene-panel-company = una compagnia
scene-panel-office = l'ufficio
scene-panel-contracts = i contratti
scene-panel-track = il tracciato energia
scene-panel-race = il tracciato energia
scene-panel-header = il round
scene-panel-legend = la legenda
scene-said_unknown = { $what }: { QUOTED($given) } non c'è, solo { $known }.

## The legend: a word or two for every symbol

scene-open_legend = { scene-legend }: apri. Dice che cos'è ogni simbolo.
scene-legend-credits = crediti
scene-legend-vp = punti vittoria
scene-legend-engineers = ingegneri
scene-legend-excavators = escavatori
scene-legend-mixers = betoniere
scene-legend-machinery = macchinario a scelta
scene-legend-energy = energia
scene-legend-contract = contratto
scene-legend-fulfilled = contratti soddisfatti
scene-legend-limit = valore massimo 3
scene-legend-drop = goccia d'acqua
scene-legend-socket = posto in una diga
scene-legend-flowing = goccia che scorre ora
scene-legend-neutral = diga neutrale
scene-legend-marker = valore, bacino
scene-legend-base = base di una diga
scene-legend-elevation = elevazione
scene-legend-conduit = condotta
scene-legend-powerhouse = centrale
scene-legend-wild = jolly, o abilità
scene-legend-advanced = avanzata, livello II
scene-legend-rotate = 2 segmenti di ruota
scene-legend-rim = segmenti al ritorno
scene-legend-income = rendita scoperta
scene-legend-free = spazio libero
scene-legend-fee = 3 crediti in più
scene-legend-closed = spazio bloccato
scene-legend-now = questo round
scene-legend-ring = si può cliccare
scene-legend-hint = suggerimento

## The legend: a sentence for every symbol

scene-legend_sentence-credits = Il disco sono i crediti; il numero al suo interno dice quanti.
scene-legend_sentence-vp = L'esagono sono i punti vittoria.
scene-legend_sentence-engineers =
    Una persona è un ingegnere: quanti ne chiede uno spazio, o quanti ne restano a una compagnia in questo round.
scene-legend_sentence-excavators = La ruspa è un escavatore: serve per basi e condotte.
scene-legend_sentence-mixers = Il tamburo è una betoniera: serve per elevazioni e centrali.
scene-legend_sentence-machinery = L'ingranaggio è un escavatore o una betoniera, a scelta della compagnia.
scene-legend_sentence-energy = Il fulmine è energia: quella di una produzione, o quella che chiede un contratto.
scene-legend_sentence-contract = Il foglio è un contratto.
scene-legend_sentence-fulfilled = La spunta sta davanti al numero di contratti che una compagnia ha soddisfatto.
scene-legend_sentence-limit =
    Un pezzo gratuito con un limite: qui una condotta di valore 3 al massimo; P è solo la pianura, CP collina o pianura.
scene-legend_sentence-drop = Una goccia d'acqua: aspetta su una sorgente, o la trattiene una diga.
scene-legend_sentence-socket =
    Una diga è una vasca: ogni goccia la riempie dal basso di una fila; il grigio è posto per altre.
scene-legend_sentence-flowing = Una goccia con una freccia scorre subito lungo il suo fiume.
scene-legend_sentence-neutral = I mattoni grigi sono una diga neutrale, che non è di nessuno.
scene-legend_sentence-marker =
    Una condotta libera: il suo valore, e il bacino a cui porta; i suoi tratti mostrano la via.
scene-legend_sentence-base = La base di una diga.
scene-legend_sentence-elevation = Un'elevazione, che rialza una diga di un livello.
scene-legend_sentence-conduit = Una condotta, il tubo da un bacino alle centrali di un altro.
scene-legend_sentence-powerhouse = Una centrale.
scene-legend_sentence-wild =
    Su una tessera la stella costruisce qualsiasi pezzo; sulla plancia di una compagnia è la sua abilità speciale.
scene-legend_sentence-advanced = Una tessera colorata è avanzata; i suoi punti sono il suo livello.
scene-legend_sentence-rotate = Una freccia attorno a un numero: la ruota si muove di altrettanti segmenti.
scene-legend_sentence-rim =
    Un numero sul bordo della ruota: dopo altrettanti segmenti questo è di nuovo aperto.
scene-legend_sentence-income =
    Una cornice blu sotto un pezzo che manca: ora la compagnia ha questa rendita.
scene-legend_sentence-free = Il tratteggio è un progetto: lì nessuno ha costruito.
scene-legend_sentence-fee =
    Una moneta accanto a uno spazio, o una linguetta con +3: lo spazio costa 3 crediti in più.
scene-legend_sentence-closed = Uno spazio con una croce è bloccato con questo numero di giocatori.
scene-legend_sentence-now = Il gettone blu segna ciò che riguarda questo round.
scene-legend_sentence-ring = Un anello blu: un clic lì risponde alla domanda.
scene-legend_sentence-hint = Un anello tratteggiato con un numero: il suggerimento propone questo, nell'ordine dei numeri.

## The Leeghwater Project

scene-ability_line-netherlands = dopo, una goccia in un'altra diga
scene-part-fulfil_contract =
    un contratto soddisfatto{ $amount ->
        [0] {""}
       *[other] {" "}che chiede al massimo { COUNT($amount, "energy") }
    }
scene-part-energy_usable = { COUNT($amount, "energy") } per un contratto
scene-part-advanced_tile = una tessera avanzata del Patent Office
scene-action-work = prendi l'Opera Esterna di questa posizione
scene-action-building = l'azione di questo edificio
scene-action-any_building = l'azione di un edificio che hai attivato
scene-tile_lines-adv1_building = 
    subito

    l'azione
scene-tile_lines-adv2_building = 
    un tipo di

    macchinari
scene-tile_lines-adv3_building = 
    subito

    i punti
scene-part-drop_in_dam = { COUNT($amount, "drops") } direttamente in una diga
scene-part-tile_back = una tessera tecnologia dalla ruota
scene-part-machines_back = metà dei macchinari di un segmento
scene-part-work_for_credits = un'Opera Esterna per { COUNT($amount, "credits") } a macchinario
scene-section-works = Opere Esterne
scene-section-building = Edifici
# Sulla carta di un'Opera che qualcuno ha preso.
scene-taken = presa
scene-said_work = { $space } { CAPITAL($work) }: chiede { $costs } e dà { $gives }.
scene-said_no_work = { $space } Qui non c'è nessuna Opera.
scene-said_building =
    { CAPITAL(NAME($building, form: "bare")) }: un edificio qui chiede { $costs } e vale { COUNT($vp, "vp") }. I suoi spazi danno { $does }{ $price ->
        [0] {""}
       *[other] , per { COUNT($price, "credits") }
    }.
scene-said_works_taken = Prese: { $counted }.
scene-said_architect =
    L'Architetto è { $here ->
        [true] a disposizione
       *[false] al lavoro
    }.
scene-bar-expansion = Espansione
scene-panel-expansion = la plancia dell'espansione
