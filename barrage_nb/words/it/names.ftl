# Come si chiamano le cose.
# Una cosa ha il suo nome e le forme che le frasi chiedono: .the con l'articolo, .a con "un", .di, .a_, .da, .in, .su con la preposizione.

## Companies and officers

names-company-usa = USA
    .the = gli USA
    .di = degli USA
    .al = agli USA
    .da = dagli USA
    .su = sugli USA
    .number = many
names-company-germany = Germania
    .the = la Germania
    .di = della Germania
    .al = alla Germania
    .da = dalla Germania
    .su = sulla Germania
names-company-italy = Italia
    .the = l'Italia
    .di = dell'Italia
    .al = all'Italia
    .da = dall'Italia
    .su = sull'Italia
names-company-france = Francia
    .the = la Francia
    .di = della Francia
    .al = alla Francia
    .da = dalla Francia
    .su = sulla Francia
names-company-neutral = nessuno
    .di = di nessuno
    .al = a nessuno
    .da = da nessuno
    .su = su nessuno
names-nobody = nessuno
    .di = di nessuno
    .al = a nessuno
    .da = da nessuno
    .su = su nessuno
names-seat = posto { $n }
    .the = il posto { $n }
    .di = del posto { $n }
    .al = al posto { $n }
    .da = dal posto { $n }
    .su = sul posto { $n }
names-officer-adler = Adler
names-officer-del_monte = Del Monte
names-officer-fiesler = Fiesler
names-officer-mcdowell = McDowell
names-officer-jordan = Jordan
names-officer-krylov = Krylov
names-officer-sekibo = Mahiri Sekibo
names-officer_power-adler = le proprie basi costano 3 escavatori ovunque
    .short = basi proprie: 3 escavatori ovunque
names-officer_power-del_monte = le proprie dighe di livello 3 trattengono 4 gocce
    .short = dighe di livello 3: 4 gocce
names-officer_power-fiesler = una produzione piccola vale 4 prima dei bonus
    .short = una produzione piccola vale 4
names-officer_power-mcdowell = le condotte si possono pagare in betoniere, una per ogni punto di valore
    .short = condotte anche con betoniere
names-officer_power-jordan = 3 crediti possono sostituire un macchinario qualsiasi
    .short = 3 crediti al posto di un macchinario
names-officer_power-krylov = una tessera speciale copia una tessera sulla ruota
    .short = copia una tessera sulla ruota
names-officer_power-sekibo = copia un altro ufficiale per un turno
    .short = copia un altro ufficiale
names-ability-usa = 1 unità energia per ogni goccia che scorre oltre una propria centrale
names-ability-germany = una seconda produzione, in un'altra centrale, senza bonus
names-ability-italy = 3 unità energia in più dopo ogni produzione
names-ability-france = i contratti chiedono 3 unità energia in meno

## Pieces and tiles

names-structure-base = base
    .a = una base
    .the = la base
    .gender = f
names-structure-elevation = elevazione
    .a = un'elevazione
    .the = l'elevazione
    .gender = f
names-structure-conduit = condotta
    .a = una condotta
    .the = la condotta
    .gender = f
names-structure-powerhouse = centrale
    .a = una centrale
    .the = la centrale
    .gender = f
names-structure-dam = diga
    .a = una diga
    .the = la diga
    .gender = f
names-tile-base = tessera per le basi
    .short = tessera per le basi
    .the = la { names-tile-base }
    .the_short = la { names-tile-base }
    .di = della { names-tile-base }
    .con = con la { names-tile-base }
    .gender = f
names-tile-elevation = tessera elevazione
    .short = tessera elevazione
    .the = la { names-tile-elevation }
    .the_short = la { names-tile-elevation }
    .di = della { names-tile-elevation }
    .con = con la { names-tile-elevation }
    .gender = f
names-tile-conduit = tessera condotta
    .short = tessera condotta
    .the = la { names-tile-conduit }
    .the_short = la { names-tile-conduit }
    .di = della { names-tile-conduit }
    .con = con la { names-tile-conduit }
    .gender = f
names-tile-powerhouse = tessera centrale
    .short = tessera centrale
    .the = la { names-tile-powerhouse }
    .the_short = la { names-tile-powerhouse }
    .di = della { names-tile-powerhouse }
    .con = con la { names-tile-powerhouse }
    .gender = f
names-tile-wild = tessera jolly
    .short = tessera jolly
    .the = la { names-tile-wild }
    .the_short = la { names-tile-wild }
    .di = della { names-tile-wild }
    .con = con la { names-tile-wild }
    .gender = f
names-tile-krylov = tessera tecnologia speciale di Krylov
    .short = tessera speciale di Krylov
    .the = la { names-tile-krylov }
    .the_short = la { names-tile-krylov.short }
    .di = della { names-tile-krylov.short }
    .con = con la { names-tile-krylov.short }
    .gender = f
names-tile-adv1_base = { names-tile-adv1_base.short } (una goccia in ogni propria diga vuota)
    .short = tessera per le basi di livello I
    .the = la { names-tile-adv1_base }
    .the_short = la { names-tile-adv1_base.short }
    .di = della { names-tile-adv1_base.short }
    .con = con la { names-tile-adv1_base.short }
    .gender = f
names-tile-adv1_elevation = { names-tile-adv1_elevation.short } (muovi la ruota di un segmento per ogni elevazione)
    .short = tessera elevazione di livello I
    .the = la { names-tile-adv1_elevation }
    .the_short = la { names-tile-adv1_elevation.short }
    .di = della { names-tile-adv1_elevation.short }
    .con = con la { names-tile-adv1_elevation.short }
    .gender = f
names-tile-adv1_conduit = { names-tile-adv1_conduit.short } (crediti per il doppio del suo valore)
    .short = tessera condotta di livello I
    .the = la { names-tile-adv1_conduit }
    .the_short = la { names-tile-adv1_conduit.short }
    .di = della { names-tile-adv1_conduit.short }
    .con = con la { names-tile-adv1_conduit.short }
    .gender = f
names-tile-adv1_powerhouse = { names-tile-adv1_powerhouse.short } (non servono ingegneri)
    .short = tessera centrale di livello I
    .the = la { names-tile-adv1_powerhouse }
    .the_short = la { names-tile-adv1_powerhouse.short }
    .di = della { names-tile-adv1_powerhouse.short }
    .con = con la { names-tile-adv1_powerhouse.short }
    .gender = f
names-tile-adv1_wild = { names-tile-adv1_wild.short } (niente costo aggiuntivo per uno spazio con moneta)
    .short = tessera jolly di livello I
    .the = la { names-tile-adv1_wild }
    .the_short = la { names-tile-adv1_wild.short }
    .di = della { names-tile-adv1_wild.short }
    .con = con la { names-tile-adv1_wild.short }
    .gender = f
names-tile-adv2_base = { names-tile-adv2_base.short } (energia per ogni propria base)
    .short = tessera per le basi di livello II
    .the = la { names-tile-adv2_base }
    .the_short = la { names-tile-adv2_base.short }
    .di = della { names-tile-adv2_base.short }
    .con = con la { names-tile-adv2_base.short }
    .gender = f
names-tile-adv2_elevation = { names-tile-adv2_elevation.short } (riempi quella diga)
    .short = tessera elevazione di livello II
    .the = la { names-tile-adv2_elevation }
    .the_short = la { names-tile-adv2_elevation.short }
    .di = della { names-tile-adv2_elevation.short }
    .con = con la { names-tile-adv2_elevation.short }
    .gender = f
names-tile-adv2_conduit = { names-tile-adv2_conduit.short } (al massimo 5 escavatori)
    .short = tessera condotta di livello II
    .the = la { names-tile-adv2_conduit }
    .the_short = la { names-tile-adv2_conduit.short }
    .di = della { names-tile-adv2_conduit.short }
    .con = con la { names-tile-adv2_conduit.short }
    .gender = f
names-tile-adv2_powerhouse = { names-tile-adv2_powerhouse.short } (produci subito, con 2 in più)
    .short = tessera centrale di livello II
    .the = la { names-tile-adv2_powerhouse }
    .the_short = la { names-tile-adv2_powerhouse.short }
    .di = della { names-tile-adv2_powerhouse.short }
    .con = con la { names-tile-adv2_powerhouse.short }
    .gender = f
names-tile-adv2_wild = { names-tile-adv2_wild.short } (escavatori e betoniere sono la stessa cosa)
    .short = tessera jolly di livello II
    .the = la { names-tile-adv2_wild }
    .the_short = la { names-tile-adv2_wild.short }
    .di = della { names-tile-adv2_wild.short }
    .con = con la { names-tile-adv2_wild.short }
    .gender = f
names-tile-adv3_base = { names-tile-adv3_base.short } (niente ingegneri né escavatori)
    .short = tessera per le basi di livello III
    .the = la { names-tile-adv3_base }
    .the_short = la { names-tile-adv3_base.short }
    .di = della { names-tile-adv3_base.short }
    .con = con la { names-tile-adv3_base.short }
    .gender = f
names-tile-adv3_elevation = { names-tile-adv3_elevation.short } (3 punti per ogni diga rialzata)
    .short = tessera elevazione di livello III
    .the = la { names-tile-adv3_elevation }
    .the_short = la { names-tile-adv3_elevation.short }
    .di = della { names-tile-adv3_elevation.short }
    .con = con la { names-tile-adv3_elevation.short }
    .gender = f
names-tile-adv3_conduit = { names-tile-adv3_conduit.short } (energia per il doppio del suo valore)
    .short = tessera condotta di livello III
    .the = la { names-tile-adv3_conduit }
    .the_short = la { names-tile-adv3_conduit.short }
    .di = della { names-tile-adv3_conduit.short }
    .con = con la { names-tile-adv3_conduit.short }
    .gender = f
names-tile-adv3_powerhouse = { names-tile-adv3_powerhouse.short } (3 punti per ogni propria centrale)
    .short = tessera centrale di livello III
    .the = la { names-tile-adv3_powerhouse }
    .the_short = la { names-tile-adv3_powerhouse.short }
    .di = della { names-tile-adv3_powerhouse.short }
    .con = con la { names-tile-adv3_powerhouse.short }
    .gender = f
names-tile-adv3_wild = { names-tile-adv3_wild.short } (3 punti per ogni tessera avanzata)
    .short = tessera jolly di livello III
    .the = la { names-tile-adv3_wild }
    .the_short = la { names-tile-adv3_wild.short }
    .di = della { names-tile-adv3_wild.short }
    .con = con la { names-tile-adv3_wild.short }
    .gender = f

## Parts of a move, questions, phases

names-part-vp = punti vittoria
names-part-credits = crediti
names-part-excavators = escavatori
names-part-mixers = betoniere
names-part-machinery = macchinari a scelta
names-part-energy = energia
names-part-rotate = segmenti della ruota
names-part-drops = gocce sulle sorgenti
names-part-drops_flowing = gocce che scorrono immediatamente
names-part-build_base = una base
names-part-build_elevation = un'elevazione
names-part-build_conduit = una condotta
names-part-build_powerhouse = una centrale
names-question-ChooseCompany = scegliere una compagnia e un contratto iniziale
names-question-Turn = piazzare ingegneri su uno spazio libero
names-question-AutomaTurn = lasciar giocare l'Automa
names-question-DrawTile = pescare una tessera degli Automa, che dice l'azione
names-question-BuildByTile = scegliere la tessera con cui costruire
names-question-SiteByTile = scegliere dove costruire, tra gli spazi che la tessera degli Automa permette
names-question-ChooseStructure = scegliere che cosa costruire e con quale tessera
names-question-ChooseSite = scegliere dove costruire
names-question-ChoosePayment = scegliere come pagare
names-question-ChooseSystem = scegliere diga, condotta, centrale e gocce
names-question-ChooseContract = scegliere un contratto da soddisfare
names-question-TakeContracts = scegliere i contratti da prendere
names-question-DiscardContracts = scegliere i contratti da scartare
names-question-SplitMachinery = scegliere escavatori o betoniere
names-question-PlacePiece = scegliere dove va il pezzo gratuito
names-question-PlaceDrops = scegliere le sorgenti per le gocce
names-question-ChoosePart = scegliere che cosa viene prima
names-phase-setup = Preparazione
    .inside = preparazione
names-phase-income = Rendita
    .inside = rendita
names-phase-headstreams = Sorgenti
    .inside = sorgenti
names-phase-actions = Azioni
    .inside = azioni
names-phase-water = Acqua
    .inside = acqua
names-phase-scoring = Punteggio
    .inside = punteggio
names-phase-end_of_round = Fine del round
    .inside = fine del round
names-phase-over = Partita finita
    .inside = partita finita
names-last_points = Punteggio finale

## Areas

names-area-mountains = montagna
    .in = in montagna
names-area-hills = collina
    .in = in collina
names-area-plains = pianura
    .in = in pianura

## Bonus and objective tiles

names-bonus-contracts = contratti soddisfatti
names-bonus-bases = basi
names-bonus-elevations = elevazioni
names-bonus-conduits = condotte
names-bonus-powerhouses = centrali
names-bonus-advanced_tiles = tessere avanzate
names-objective-red_spaces = basi e centrali proprie su spazi con una moneta
names-objective-connected_bases = basi proprie collegate da condotte proprie a centrali proprie
names-objective-largest_area = pezzi propri nell'area dove ne hai di più
names-objective-smallest_area = pezzi propri nell'area dove ne hai di meno
names-objective-basins_1 = bacini con almeno un proprio pezzo
names-objective-basins_3 = bacini con almeno tre propri pezzi

## Numbers with their nouns

names-count-credits =
    { $n ->
        [1] { $n } credito
        [-1] { $n } credito
       *[other] { $n } crediti
    }
names-count-drops =
    { $n ->
        [1] { $n } goccia
        [-1] { $n } goccia
       *[other] { $n } gocce
    }
names-count-engineers =
    { $n ->
        [1] { $n } ingegnere
        [-1] { $n } ingegnere
       *[other] { $n } ingegneri
    }
names-count-excavators =
    { $n ->
        [1] { $n } escavatore
        [-1] { $n } escavatore
       *[other] { $n } escavatori
    }
names-count-mixers =
    { $n ->
        [1] { $n } betoniera
        [-1] { $n } betoniera
       *[other] { $n } betoniere
    }
names-count-machines =
    { $n ->
        [1] { $n } macchinario
        [-1] { $n } macchinario
       *[other] { $n } macchinari
    }
names-count-contracts =
    { $n ->
        [1] { $n } contratto
        [-1] { $n } contratto
       *[other] { $n } contratti
    }
names-count-turns =
    { $n ->
        [1] { $n } segmento
        [-1] { $n } segmento
       *[other] { $n } segmenti
    }
names-count-moves =
    { $n ->
        [1] { $n } mossa
        [-1] { $n } mossa
       *[other] { $n } mosse
    }
names-count-lines =
    { $n ->
        [1] { $n } riga
        [-1] { $n } riga
       *[other] { $n } righe
    }
names-count-games =
    { $n ->
        [1] { $n } partita
        [-1] { $n } partita
       *[other] { $n } partite
    }
names-count-numbers =
    { $n ->
        [1] { $n } numero
        [-1] { $n } numero
       *[other] { $n } numeri
    }
names-count-pairs =
    { $n ->
        [1] { $n } coppia
        [-1] { $n } coppia
       *[other] { $n } coppie
    }
names-count-pieces =
    { $n ->
        [1] { $n } pezzo
        [-1] { $n } pezzo
       *[other] { $n } pezzi
    }
names-count-sections =
    { $n ->
        [1] { $n } sezione
        [-1] { $n } sezione
       *[other] { $n } sezioni
    }
names-count-rounds = { $n } round
names-count-rows =
    { $n ->
        [1] { $n } riga
        [-1] { $n } riga
       *[other] { $n } righe
    }
names-count-playouts =
    { $n ->
        [1] { $n } partita simulata
        [-1] { $n } partita simulata
       *[other] { $n } partite simulate
    }
names-count-points =
    { $n ->
        [1] { $n } punto
        [-1] { $n } punto
       *[other] { $n } punti
    }
names-count-vp =
    { $n ->
        [1] { $n } punto vittoria
        [-1] { $n } punto vittoria
       *[other] { $n } punti vittoria
    }
names-count-energy = { $n } unità energia
names-count-wins =
    { $n ->
        [1] { $n } vittoria
        [-1] { $n } vittoria
       *[other] { $n } vittorie
    }
names-count-tiles =
    { $n ->
        [1] { $n } tessera
        [-1] { $n } tessera
       *[other] { $n } tessere
    }
names-count-powerhouses =
    { $n ->
        [1] { $n } centrale
        [-1] { $n } centrale
       *[other] { $n } centrali
    }
names-count-companies =
    { $n ->
        [1] { $n } compagnia
        [-1] { $n } compagnia
       *[other] { $n } compagnie
    }
names-count-questions =
    { $n ->
        [1] { $n } domanda
        [-1] { $n } domanda
       *[other] { $n } domande
    }
names-count-bases =
    { $n ->
        [1] { $n } base
        [-1] { $n } base
       *[other] { $n } basi
    }
names-count-elevations =
    { $n ->
        [1] { $n } elevazione
        [-1] { $n } elevazione
       *[other] { $n } elevazioni
    }
names-count-conduits =
    { $n ->
        [1] { $n } condotta
        [-1] { $n } condotta
       *[other] { $n } condotte
    }
names-count-advanced_tiles =
    { $n ->
        [1] { $n } tessera avanzata
        [-1] { $n } tessera avanzata
       *[other] { $n } tessere avanzate
    }
names-count-fulfilled_contracts =
    { $n ->
        [1] { $n } contratto soddisfatto
        [-1] { $n } contratto soddisfatto
       *[other] { $n } contratti soddisfatti
    }
names-count-dams =
    { $n ->
        [1] { $n } diga
        [-1] { $n } diga
       *[other] { $n } dighe
    }
names-count-designs =
    { $n ->
        [1] { $n } progetto
        [-1] { $n } progetto
       *[other] { $n } progetti
    }
names-count-entries =
    { $n ->
        [1] { $n } voce
        [-1] { $n } voce
       *[other] { $n } voci
    }
names-count-kinds =
    { $n ->
        [1] { $n } tipo
        [-1] { $n } tipo
       *[other] { $n } tipi
    }
names-count-orders =
    { $n ->
        [1] { $n } ordine
        [-1] { $n } ordine
       *[other] { $n } ordini
    }
names-count-positions =
    { $n ->
        [1] { $n } posizione
        [-1] { $n } posizione
       *[other] { $n } posizioni
    }
names-count-stops =
    { $n ->
        [1] { $n } tappa
        [-1] { $n } tappa
       *[other] { $n } tappe
    }
names-count-students =
    { $n ->
        [1] { $n } studente
        [-1] { $n } studente
       *[other] { $n } studenti
    }
names-count-things =
    { $n ->
        [1] { $n } cosa
        [-1] { $n } cosa
       *[other] { $n } cose
    }
names-count-times =
    { $n ->
        [1] { $n } volta
        [-1] { $n } volta
       *[other] { $n } volte
    }
names-count-seconds =
    { $n ->
        [1] { $n } secondo
        [-1] { $n } secondo
       *[other] { $n } secondi
    }
names-count-steps =
    { $n ->
        [1] { $n } passo
        [-1] { $n } passo
       *[other] { $n } passi
    }
names-count-basins =
    { $n ->
        [1] { $n } bacino
        [-1] { $n } bacino
       *[other] { $n } bacini
    }
names-count-segments =
    { $n ->
        [1] { $n } segmento
        [-1] { $n } segmento
       *[other] { $n } segmenti
    }
names-count-cards =
    { $n ->
        [1] { $n } carta
        [-1] { $n } carta
       *[other] { $n } carte
    }
names-count-answers =
    { $n ->
        [1] { $n } risposta
        [-1] { $n } risposta
       *[other] { $n } risposte
    }
names-count-people =
    { $n ->
        [1] { $n } persona
        [-1] { $n } persona
       *[other] { $n } persone
    }
names-count-programs =
    { $n ->
        [1] { $n } programma
        [-1] { $n } programma
       *[other] { $n } programmi
    }
names-count-drafts =
    { $n ->
        [1] { $n } scelta
        [-1] { $n } scelta
       *[other] { $n } scelte
    }
names-count-cells =
    { $n ->
        [1] { $n } cella
        [-1] { $n } cella
       *[other] { $n } celle
    }
names-count-choices =
    { $n ->
        [1] { $n } scelta
        [-1] { $n } scelta
       *[other] { $n } scelte
    }
names-count-places =
    { $n ->
        [1] { $n } luogo
        [-1] { $n } luogo
       *[other] { $n } luoghi
    }
names-count-events =
    { $n ->
        [1] { $n } evento
        [-1] { $n } evento
       *[other] { $n } eventi
    }
names-count-clauses =
    { $n ->
        [1] { $n } clausola
        [-1] { $n } clausola
       *[other] { $n } clausole
    }
names-count-changes =
    { $n ->
        [1] { $n } modifica
        [-1] { $n } modifica
       *[other] { $n } modifiche
    }
names-count-nodes =
    { $n ->
        [1] { $n } nodo
        [-1] { $n } nodo
       *[other] { $n } nodi
    }
names-count-days =
    { $n ->
        [1] { $n } giorno
        [-1] { $n } giorno
       *[other] { $n } giorni
    }
names-count-minutes =
    { $n ->
        [1] { $n } minuto
        [-1] { $n } minuto
       *[other] { $n } minuti
    }
names-count-openings =
    { $n ->
        [1] { $n } apertura
        [-1] { $n } apertura
       *[other] { $n } aperture
    }
names-count-raised_dams =
    { $n ->
        [1] { $n } diga rialzata
        [-1] { $n } diga rialzata
       *[other] { $n } dighe rialzate
    }
names-count-spaces =
    { $n ->
        [1] { $n } spazio
        [-1] { $n } spazio
       *[other] { $n } spazi
    }
names-count-seeds =
    { $n ->
        [1] { $n } seme
        [-1] { $n } seme
       *[other] { $n } semi
    }

## Lists

names-decimal_mark = ,
names-one_to = da 1 a { $counted }
names-capital = { CAPITAL($sentence) }
names-once_more = { $sentence }{"\u00A0"}
names-comma = { $first }, { $last }
names-then = { $first } { $last }
names-semicolon = { $first }; { $last }
names-two = { $first } e { $last }
names-two_or = { $first } o { $last }
names-the = { NAME($noun, form: "the") }
names-nothing = niente

## The Leeghwater Project

names-company-netherlands = Paesi Bassi
    .the = i Paesi Bassi
    .di = dei Paesi Bassi
    .al = ai Paesi Bassi
    .da = dai Paesi Bassi
    .su = sui Paesi Bassi
    .number = many
names-officer-spencer = Leslie Spencer
names-officer-fouche = Margot Fouché
names-officer-luciani = Simone Luciani
names-officer-battista = Tommaso Battista
names-officer_power-spencer = con una tessera speciale i macchinari di un'Opera vanno sulla ruota
    .short = i macchinari di un'Opera sulla ruota
names-officer_power-fouche = uno spazio proprio per un edificio attivato qualsiasi
    .short = uno spazio per un edificio proprio
names-officer_power-luciani = 4 contratti in mano, e più d'uno con una produzione
    .short = 4 contratti, più d'uno per volta
names-officer_power-battista = un Architetto, che da solo su uno spazio per 1 dà un altro turno
    .short = l'Architetto dà un altro turno
names-ability-netherlands = una goccia in un'altra diga propria dopo ogni produzione
names-structure-building = edificio
    .a = un edificio
    .the = l'edificio
    .gender = m
names-tile-basic_building = tessera edificio
    .short = tessera edificio
    .the = la { names-tile-basic_building }
    .the_short = la { names-tile-basic_building }
    .di = della { names-tile-basic_building }
    .con = con la { names-tile-basic_building }
    .gender = f
names-tile-spencer = tessera speciale di Spencer
    .short = tessera speciale di Spencer
    .the = la { names-tile-spencer }
    .the_short = la { names-tile-spencer.short }
    .di = della { names-tile-spencer.short }
    .con = con la { names-tile-spencer.short }
    .gender = f
names-tile-adv1_building = { names-tile-adv1_building.short } (la sua azione subito)
    .short = tessera edificio di livello I
    .the = la { names-tile-adv1_building }
    .the_short = la { names-tile-adv1_building.short }
    .di = della { names-tile-adv1_building.short }
    .con = con la { names-tile-adv1_building.short }
    .gender = f
names-tile-adv2_building = { names-tile-adv2_building.short } (un solo tipo di macchinari)
    .short = tessera edificio di livello II
    .the = la { names-tile-adv2_building }
    .the_short = la { names-tile-adv2_building.short }
    .di = della { names-tile-adv2_building.short }
    .con = con la { names-tile-adv2_building.short }
    .gender = f
names-tile-adv3_building = { names-tile-adv3_building.short } (subito i punti dell'edificio)
    .short = tessera edificio di livello III
    .the = la { names-tile-adv3_building }
    .the_short = la { names-tile-adv3_building.short }
    .di = della { names-tile-adv3_building.short }
    .con = con la { names-tile-adv3_building.short }
    .gender = f
names-part-fulfil_contract = un contratto da soddisfare
names-part-energy_usable = energia per un contratto
names-part-advanced_tile = una tessera avanzata
names-question-PayWork = scegliere se i macchinari dell'Opera vanno sulla ruota
names-question-ChooseWork = scegliere quale Opera prendere in cambio di crediti
names-question-ChoosePatent = scegliere una tessera del Patent Office
names-question-ChooseBuilding = scegliere quale edificio usare
names-question-ChooseDam = scegliere la diga che riceve la goccia
names-question-FetchTile = scegliere una tessera da riprendere dalla ruota
names-question-FetchMachines = scegliere i macchinari da riprendere dalla ruota
names-question-FulfilFree = scegliere un contratto da soddisfare senza produrre
names-question-FurtherTurn = fare un altro turno, o rinunciare
names-bonus-external_works = Opere Esterne prese
names-bonus-buildings = edifici
names-count-external_works =
    { $n ->
        [1] { $n } Opera Esterna
        [-1] { $n } Opera Esterna
       *[other] { $n } Opere Esterne
    }
names-count-buildings =
    { $n ->
        [1] { $n } edificio
        [-1] { $n } edificio
       *[other] { $n } edifici
    }
names-building-cofferdam = l'{ names-building-cofferdam.bare }
    .bare = Avandiga
    .the = l'{ names-building-cofferdam.bare }
    .di = dell'{ names-building-cofferdam.bare }
names-building-development_office = l'{ names-building-development_office.bare }
    .bare = Ufficio Sviluppo
    .the = l'{ names-building-development_office.bare }
    .di = dell'{ names-building-development_office.bare }
names-building-research_lab = il Laboratorio di Ricerca
    .bare = Lab. di Ricerca
    .the = il Laboratorio di Ricerca
    .di = del Laboratorio di Ricerca
names-building-loan_agency = l'{ names-building-loan_agency.bare }
    .bare = Agenzia Prestiti
    .the = l'{ names-building-loan_agency.bare }
    .di = dell'{ names-building-loan_agency.bare }
names-building-energy_relay_field = il { names-building-energy_relay_field.bare }
    .bare = Campo di Trasmissione
    .the = il { names-building-energy_relay_field.bare }
    .di = del { names-building-energy_relay_field.bare }
names-building-robot_factory = la { names-building-robot_factory.bare }
    .bare = Fabbrica di Robot
    .the = la { names-building-robot_factory.bare }
    .di = della { names-building-robot_factory.bare }
names-building-financial_division = la { names-building-financial_division.bare }
    .bare = Divisione Finanziaria
    .the = la { names-building-financial_division.bare }
    .di = della { names-building-financial_division.bare }
names-building-control_station = la { names-building-control_station.bare }
    .bare = Stazione di Controllo
    .the = la { names-building-control_station.bare }
    .di = della { names-building-control_station.bare }
names-building-wind_farm = il { names-building-wind_farm.bare }
    .bare = Parco Eolico
    .the = il { names-building-wind_farm.bare }
    .di = del { names-building-wind_farm.bare }
names-building-customer_office = l'{ names-building-customer_office.bare }
    .bare = Ufficio Clienti
    .the = l'{ names-building-customer_office.bare }
    .di = dell'{ names-building-customer_office.bare }
names-work_of = Opera Esterna { $number }

## What a row of a box changes, hook by hook

names-hook-base_excavators = una base costa ovunque { COUNT($n, "excavators") }
names-hook-conduit_excavators = una condotta costa al massimo { COUNT($n, "excavators") }
names-hook-conduit_mixers = le condotte si possono pagare con { COUNT($n, "mixers") } per ogni punto di valore
names-hook-credits_per_machine = { COUNT($n, "credits") } al posto di un macchinario qualsiasi
names-hook-machines_alike = escavatori e betoniere si scambiano
names-hook-no_building_fee = gli spazi rossi non costano crediti
names-hook-one_kind = di due tipi di macchinari ne basta uno
names-hook-no_engineers = né ingegneri né uno spazio costruzione
names-hook-floor = una produzione piccola vale { $n } prima dei bonus
names-hook-steps_after = { COUNT($n, "energy") } in più dopo ogni produzione
names-hook-second_production = una seconda produzione, in un'altra centrale, senza bonus
names-hook-steps_per_drop = { COUNT($n, "energy") } per ogni goccia che scorre oltre una propria centrale
names-hook-contract_reduction = i contratti chiedono { COUNT($n, "energy") } in meno
names-hook-deep_dams = le proprie dighe di livello 3 trattengono 4 gocce
names-hook-drop_after = { COUNT($n, "drops") } in un'altra diga propria dopo ogni produzione
names-hook-many_contracts = più contratti con una produzione
names-hook-hand = { COUNT($n, "contracts") } in mano
names-hook-brings = una tessera speciale all'inizio
names-hook-ruled_credits = i crediti all'inizio sono una decisione
names-hook-copies_tiles = costruisce come una tessera sulla ruota
names-hook-copies_officers = copia un altro ufficiale per un turno
names-hook-works_on_wheel = i macchinari di un'Opera possono andare sulla ruota
names-hook-uses_buildings = uno spazio proprio per un edificio attivato qualsiasi
names-hook-architect = un Architetto, che da solo su uno spazio per 1 dà un altro turno
names-plain_power = niente che le regole non diano a tutti
names-gained_for_each = { $gained } per { $per ->
        [base] ogni propria base
        [elevation] ogni propria elevazione
        [conduit] ogni propria condotta
        [powerhouse] ogni propria centrale
        [value] ogni punto di valore della condotta
        [elevated_dam] ogni propria diga rialzata
        [building_points] ogni punto dell'edificio
       *[advanced_tile] ogni propria tessera avanzata
    }
names-effect-produce = una produzione immediata, { SIGNED($n) }
names-effect-fill = la diga si riempie
names-effect-drop_in_own_empty_dams = 1 goccia in ogni propria diga vuota
names-effect-use_building = subito l'azione di quell'edificio
names-tile_of_its_own = { $called } ({ $like }; { $does })
