# Esperimenti: che cosa cambia un progetto, e se tutti i giocatori vedono lo stesso.

experiments-no_designs =
    non c'è nessun progetto da provare; indicali per nome: { "{" }'3 segments': Design(wheel_segments=3){ "}" }
experiments-no_design = nessuna partita è stata giocata con { QUOTED($got) }; i progetti sono { $known }
experiments-no_players = nessuno chiamato { QUOTED($got) } ha giocato; ci sono { $known }
experiments-no_games_asked = n={ QUOTED($n) }: un esperimento gioca almeno 1 partita con ogni progetto, per esempio n=10
experiments-no_games = non c'è nessun seme con cui sia stato giocato sia { QUOTED($design) } sia { QUOTED($against) }
experiments-no_measure =
    { QUOTED($got) } non viene contato; le partite si misurano con { $known }, o con una funzione delle loro righe

## I progetti e i giocatori di casa

experiments-design-printed = come stampato
experiments-design-changed = cambiato
experiments-design-3_segments = 3 segmenti
experiments-design-4_segments = 4 segmenti
experiments-design-5_segments = 5 segmenti
experiments-design-6_segments = 6 segmenti
experiments-design-7_segments = 7 segmenti
experiments-design-8_segments = 8 segmenti
experiments-design-no_fee = senza pedaggio
experiments-design-fee_of_2 = pedaggio di 2
experiments-design-no_neutral_dams = senza dighe neutrali
experiments-design-least_energy_first = prima chi ha meno energia
experiments-design-most_energy_first = prima chi ha più energia
experiments-design-always_the_same = sempre lo stesso
experiments-design-taking_turns = a rotazione
experiments-design-half_an_office = mezzo ufficio
experiments-design-one_turbine = una turbina
experiments-design-no_prizes = senza premi
experiments-design-double_prizes = premi doppi
experiments-design-15_engineers = 15 ingegneri
experiments-design-9_engineers = 9 ingegneri
experiments-design-to_the_end = fino alla fine
experiments-design-until_round_4 = fino al round 4
experiments-design-until_round_3 = fino al round 3
experiments-design-until_round_2 = fino al round 2
experiments-players-programs = programmi
experiments-players-builders = costruttori
experiments-players-automas = Automa
experiments-players-very_hard_automas = Automa molto difficili
experiments-players-by_lot = a sorte
experiments-players-usa_is_better = USA più bravi
experiments-players-italy_is_better = Italia più brava
experiments-players-programs_to_the_end = programmi fino alla fine
experiments-players-programs_until_round_4 = programmi fino al round 4
experiments-players-programs_until_round_3 = programmi fino al round 3
experiments-players-programs_until_round_2 = programmi fino al round 2
experiments-players-builders_to_the_end = costruttori fino alla fine
experiments-players-builders_until_round_4 = costruttori fino al round 4
experiments-players-builders_until_round_3 = costruttori fino al round 3
experiments-players-builders_until_round_2 = costruttori fino al round 2
experiments-players-off_by_10 = sbagliano fino a 10
experiments-players-off_by_30 = sbagliano fino a 30
experiments-players-collectors = collezionisti
experiments-players-pipelayers = posatori di condotte
experiments-players-hard = difficile
experiments-players-medium = medio
experiments-players-easy = facile
experiments-players-search_20 = ricerca 20
experiments-players-search_10 = ricerca 10
experiments-players-USA_builds_until_round_4 = USA costruisce fino al round 4
experiments-players-USA_builds_until_round_3 = USA costruisce fino al round 3
experiments-players-USA_rests_in_round_1 = USA riposa nel round 1
experiments-players-USA_rests_in_round_2 = USA riposa nel round 2
experiments-players-USA_rests_in_round_3 = USA riposa nel round 3
experiments-players-USA_rests_in_round_4 = USA riposa nel round 4
experiments-players-USA_rests_in_rounds_1_and_2 = USA riposa nei round 1 e 2
experiments-players-USA_rests_in_rounds_2_and_4 = USA riposa nei round 2 e 4
experiments-players-USA_takes_no_contracts = USA non prende contratti
experiments-players-USA_overlooks_bonus_tiles = USA non guarda le tessere bonus
experiments-players-USA_loves_conduits = USA ama le condotte
experiments-players-France_loves_bases = la Francia ama le basi

## Numeri di una partita

experiments-measure-won = vittorie
experiments-measure-place = posto nell'ordine di turno
experiments-measure-energy = energia
experiments-measure-rank = posto per energia
experiments-measure-vp = punti vittoria
experiments-measure-standing = posto per punti vittoria
experiments-measure-credits = crediti alla fine
experiments-measure-machines = macchinari alla fine
experiments-measure-on_wheel = macchinari sulla ruota alla fine
experiments-measure-water = gocce nelle proprie dighe alla fine
experiments-measure-built = pezzi costruiti
experiments-measure-bases = basi costruite
experiments-measure-elevations = elevazioni costruite
experiments-measure-conduits = condotte costruite
experiments-measure-powerhouses = centrali costruite
experiments-measure-conduit_value = valori delle condotte costruite
experiments-measure-productions = produzioni
experiments-measure-drops = gocce usate
experiments-measure-neutral_drops = gocce usate da dighe neutrali
experiments-measure-foreign_drops = gocce attraverso condotte altrui
experiments-measure-carried = gocce altrui attraverso le proprie condotte
experiments-measure-fees_paid = pedaggi pagati
experiments-measure-fees_got = pedaggi ricevuti
experiments-measure-caught_again = gocce usate trattenute di nuovo dalla stessa compagnia
experiments-measure-given_away = gocce usate trattenute da un rivale
experiments-measure-received = gocce trattenute già usate da un rivale
experiments-measure-contracts = contratti soddisfatti
experiments-measure-engineers = ingegneri piazzati
experiments-measure-bank = ingegneri in Banca
experiments-measure-gap = punti tra il primo e l'ultimo
experiments-measure-new_leaders = cambi in testa
experiments-measure-rank_kept = somiglianza dei posti da un round all'altro
experiments-measure-early_lead = somiglianza tra la classifica dopo il round 2 e quella finale
experiments-measure-pipe_lead = punti di vantaggio di chi ha costruito più condotte
experiments-measure-shared_water = su cento gocce usate, quelle trattenute dalla diga di un rivale
experiments-measure-head_start = energia che il primo nell'ordine di turno fa in più dell'ultimo
experiments-measure-drama = suspense (di quanto il vincitore era dietro al favorito, in %)
experiments-measure-favourite_changes = cambi di favorito
experiments-measure-settled = quando il vincitore è deciso, in % della partita
experiments-measure-uncertainty = incertezza (in %)
experiments-measure-better_won = vittorie del giocatore più bravo, in %
experiments-measure-france_ahead = punti di vantaggio della Francia sugli altri
experiments-measure-busy_winner = round in cui il vincitore produce in più degli altri
experiments-measure-later_energy = energia in più nell'ultimo round rispetto al primo
experiments-measure-later_engineers = energia in più per ingegnere nell'ultimo round rispetto al primo
experiments-of_a_round = { $measure } nel round { $round }
experiments-of_one_company = { $measure } ({ $who })

## Che cosa cambia un progetto

experiments-change = { DECIMAL($mean, $digits, sign: "+") } (da { DECIMAL($low, $digits) } a { DECIMAL($high, $digits) })
experiments-change_in_all = { DECIMAL($mean, $digits, sign: "+") } (in { COUNT($pairs, "pairs") } su { $pairs })
experiments-too_few_pairs = troppo poche per un verdetto: { COUNT($pairs, "pairs") }
experiments-needed = circa { $likely } (da { $least } a { $most })
experiments-needed_at_least = almeno { $least }, circa { $likely } se resta così
experiments-verdict_no_change = nessuna partita è cambiata
experiments-verdict_disagree = non sono d'accordo
experiments-verdict_open = incerto
experiments-open_for = incerto ({ $players })
experiments-agree =
    { $more ->
        [true] di più
       *[false] di meno
    }{ $players ->
        [1] {""}
        [2] : d'accordo entrambi
       *[other] : d'accordo tutti
    }
experiments-player_change = { $players } { $change }
experiments-what_changes = «{ $design }» rispetto a «{ $against }», { $measure }: { $each }. { CAPITAL($verdict) }.
experiments-finding = { $design }: { $verdict }
experiments-findings = <Risultati: { $each }>
experiments-head_players = giocatori
experiments-head_change = effetto
experiments-head_verdict = verdetto
experiments-table_of =
    { CAPITAL($measure) }, rispetto a «{ $against }»: quanto in più, in media su { $alike ->
        [true] { COUNT($most, "pairs") }
       *[false] { $fewest }–{ COUNT($most, "pairs") }
    } di partite con lo stesso seme; intervalli del 95 %.
experiments-played =
    { COUNT($games, "games") }: { COUNT($designs, "designs") } con { $kinds ->
        [1] 1 tipo
       *[other] { $kinds } tipi
    } di giocatori ({ $players }), semi da { $first } a { $last }
experiments-progress = { $done } di { COUNT($games, "games") }

## Quello che gli studenti consegnano.

experiments-no_pairs =
    non c'è nessuna partita giocata sia con { QUOTED($design) } sia con { QUOTED($against) }
experiments-no_line = questa non è una riga fatta da hand_in, o non è intera
experiments-no_changes =
    { QUOTED($got) }: dopo il nome di un progetto viene quello che cambia, come in '3 segments (wheel_segments=3)'
experiments-no_numbers = { QUOTED($got) }: dopo i giocatori e il primo seme vengono i numeri delle partite
experiments-copy = Copia questa riga e mandala al tuo insegnante:
experiments-handed_in = { COUNT($lines, "lines") } da { COUNT($students, "students") }.
experiments-unread_line = La riga { $number } non conta: { $why }.
experiments-old_line =
    è di una versione precedente, e non dice rispetto a che cosa, in quanti e con quale versione si è giocato
experiments-no_table =
    { QUOTED($got) }: qui sta rispetto a che cosa, in quanti e con quale versione si è giocato, come in
    'against printed, 4 players, full, version 0.1.0'
experiments-not_yet = Scrivi { $what }; poi esegui di nuovo la casella.
experiments-blank-name = il tuo nome al posto di Ada (chi si chiama Ada aggiunge una lettera)
experiments-blank-guess = la tua previsione
experiments-blank-says = una frase al posto dei puntini
experiments-lacking-name = non l'ha firmata nessuno, se non Ada, che sta nella casella all'inizio
experiments-lacking-guess = non c'è una previsione
experiments-lacking-says = al posto dei puntini non c'è una frase
experiments-apart-against = rispetto a { $value }
experiments-apart-seats = { $value } giocatori
experiments-apart-rules = { $value }
experiments-apart-version = versione { $value }
experiments-played_again = Partite rigiocate: { COUNT($pairs, "pairs") }.
experiments-unchecked_line = La riga { $number } non è controllata: { $why }.
experiments-other_number = con { $players } e il seme { $seed } dice { $said }, e le partite danno { $found }
experiments-other_version = è della versione { $version }, e questa è la { $here }
experiments-unknown_measure = nessun numero del kit si chiama { QUOTED($measure) }
experiments-unknown_players = il kit non sa chi gioca come { $players }
experiments-said_by = { $value } di { $name } (riga { $number })
experiments-said_of_seed = seme { $seed }: { $each }
experiments-contradiction =
    Non si dice lo stesso di { $design } con { $players }, { $measure }: { $each }{ $more ->
        [0] {""}
       *[other] , e altre { $more }
    }. Queste partite non contano.
experiments-number_of_two = Il numero { $number } è stato usato da { $names }.
experiments-passed_over =
    { $lines ->
        [1] La riga { $numbers } è
       *[other] Le righe { $numbers } sono
    } solo testo, e non { $lines ->
        [1] conta
       *[other] contano
    }.
experiments-no_seeds = { $got } non è un numero dell'elenco della classe: vanno da 1 a { $most }
experiments-more_than_one_table =
    queste sono partite di tavoli diversi ({ $tables }): tieni quelle di ognuno in un file a parte

## Le proprie idee.

experiments-no_number = { $got } non è un numero dell'elenco della classe: si comincia da 1
experiments-too_few_games = per { COUNT($pairs, "pairs") } serve il doppio delle partite, e ce ne sono { $games }
experiments-column-code = nel codice
experiments-column-what = che cos'è
experiments-column-printed = stampato
experiments-column-may_be = può essere
experiments-number-wheel_segments = segmenti di ogni ruota
experiments-number-engineers_each = ingegneri di una compagnia
experiments-number-conduit_credits = crediti per una goccia nella condotta di qualcun altro
experiments-number-conduit_points = punti che riceve il suo proprietario
experiments-number-red_fee = quanto costa uno spazio costruzione con una moneta
experiments-number-first_prize = punti per la maggior energia di un round
experiments-number-second_prize = punti per il secondo posto
experiments-number-turn_order = chi comincia nel round dopo
experiments-number-neutral_dams = dighe neutrali all'inizio
experiments-number-closed_spaces = spazi dell'ufficio che nessuno può usare
experiments-number-opened_spaces = spazi aperti anche con meno giocatori
experiments-number-more_drops = gocce in più di una sorgente, o in meno
experiments-number-rounds = round di una partita
experiments-example-neutral_dams = True o False
experiments-example-closed_spaces = ('turbine+2',)
experiments-example-opened_spaces = ('turbine+2',)
experiments-example-more_drops = Table({"{"}'HA': 1{"}"})
experiments-number_to_change = { $name }: { $what } (stampato: { $printed }; può essere { $may_be })
experiments-range_of = da { $least } a { $most }
experiments-asked = Che cosa cambia in questo numero: { $measure }?

## Equità: quanto spesso vince ogni posto, compagnia e ufficiale, e che cosa decide.

experiments-no_grouping = le partite non si distinguono per { QUOTED($got) }; si distinguono per { $known }
experiments-none_played = nessuna partita è stata giocata con { QUOTED($design) }; i progetti sono { $known }
experiments-who_are_they = quale ufficiale ha chi, dipende da chi gioca: indica { $got } in players=, accanto a { $known }
experiments-no_officer =
    { QUOTED($players) } giocano senza ufficiali; gli Automa ne hanno uno solo al livello 'very hard'
experiments-nobody_so_called = { QUOTED($got) } non c'è nella colonna «{ $by }»; ci sono { $known }
experiments-never_sure =
    una quota di { $rate } rispetto a { $even }: le quote stanno tra 0 e 1, e quelle uguali non si distinguono mai
experiments-too_near = una quota di { $rate } è così vicina a { $even } che nemmeno { $most } partite bastano a distinguerle
experiments-grouping-seat = posto
experiments-grouping-company = compagnia
experiments-grouping-officer = ufficiale
experiments-even = la parte uguale
experiments-seat =
    { $place } ({ $place ->
        [1] primo
        [2] secondo
        [3] terzo
       *[other] quarto
    })
experiments-share_between = { $mean } % (da { DECIMAL($low, $digits) } a { DECIMAL($high, $digits) } %)
experiments-share_table =
    Quanto spesso vince ogni { $grouping }, in { $alike ->
        [true] { COUNT($most, "games") }
       *[false] { $fewest }–{ COUNT($most, "games") }
    } con ogni tipo di giocatori; intervalli del { $level } %. Il segno tratteggiato è { experiments-even }, { $even } %.
experiments-more_or_less =
    { $more ->
        [true] più
       *[false] meno
    } della sua parte{ $players ->
        [1] {""}
        [2] : d'accordo entrambi
       *[other] : d'accordo tutti
    }
experiments-player_share = { $players } { $share }
experiments-winning = { $name }: { $each }. { CAPITAL($verdict) }

## The form of an experiment: one fills it in instead of writing code.

experiments-form_still = Un esperimento senza codice: dove gira un kernel, qui sta il suo modulo.
experiments-form_begin = Scegli qui accanto una regola, di' che cosa ti aspetti e gioca: qui starà quello che dicono le partite.
experiments-form_if = Se cambiamo questo …
experiments-form_rule = Che cosa cambia
# The button that takes every change back.
experiments-form_printed = Come stampato
experiments-form_unchanged = Non è ancora cambiato niente: scegli un numero delle regole e cambialo.
experiments-form_then = … allora questo numero cambia …
experiments-form_measure = Che cosa si conta
experiments-form_guess = La tua previsione
experiments-guess-more = aumenta
experiments-guess-less = diminuisce
experiments-guess-open = non si saprà
experiments-form_no_guess = Prima di' che cosa ti aspetti: di più, di meno, o che non si saprà.
experiments-form_games_head = … in partite che non differiscono in altro
experiments-form_players = Chi gioca
experiments-form_games = Partite con ogni regola
experiments-form_number = Il tuo numero in classe
experiments-form_play = Gioca
experiments-form_playing = Si gioca
experiments-form_stopped = L'hai fermato: di queste partite non resta niente.
experiments-form_name = Il tuo nome
experiments-form_says = Che cosa ne pensi?
experiments-form_unsigned = Scrivi { $what }: poi qui comparirà la riga da consegnare.
