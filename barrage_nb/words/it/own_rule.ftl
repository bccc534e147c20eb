# Le proprie idee.

own_rule-no_number = { $got } non è un numero dell'elenco della classe: si comincia da 1
own_rule-too_few_games = per { COUNT($pairs, "pairs") } serve il doppio delle partite, e ce ne sono { $games }
own_rule-column-code = nel codice
own_rule-column-what = che cos'è
own_rule-column-printed = stampato
own_rule-column-may_be = può essere
own_rule-number-wheel_segments = segmenti di ogni ruota
own_rule-number-engineers_each = ingegneri di una compagnia
own_rule-number-conduit_credits = crediti per una goccia nella condotta di qualcun altro
own_rule-number-conduit_points = punti che riceve il suo proprietario
own_rule-number-red_fee = quanto costa uno spazio costruzione con una moneta
own_rule-number-first_prize = punti per la maggior energia di un round
own_rule-number-second_prize = punti per il secondo posto
own_rule-number-turn_order = chi comincia nel round dopo
own_rule-number-neutral_dams = dighe neutrali all'inizio
own_rule-number-closed_spaces = spazi dell'ufficio che nessuno può usare
own_rule-number-opened_spaces = spazi aperti anche con meno giocatori
own_rule-number-more_drops = gocce in più di una sorgente, o in meno
own_rule-number-rounds = round di una partita
own_rule-example-neutral_dams = True o False
own_rule-example-closed_spaces = ('turbine+2',)
own_rule-example-opened_spaces = ('turbine+2',)
own_rule-example-more_drops = Table({"{"}'HA': 1{"}"})
own_rule-number_to_change = { $name }: { $what } (stampato: { $printed }; può essere { $may_be })
own_rule-range_of = da { $least } a { $most }
own_rule-asked = Che cosa cambia in questo numero: { $measure }?
