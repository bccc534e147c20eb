# Eksperymenty: co zmienia projekt i czy wszyscy gracze widzą to samo.

experiments-no_designs =
    nie ma projektu do wypróbowania; podaj je z nazwami: { "{" }'3 segments': Design(wheel_segments=3){ "}" }
experiments-no_design = z { QUOTED($got) } nie rozegrano żadnej rozgrywki; projekty to { $known }
experiments-no_players = nikt o nazwie { QUOTED($got) } nie grał; są { $known }
experiments-no_games_asked = n={ QUOTED($n) }: eksperyment rozgrywa co najmniej 1 rozgrywkę z każdym projektem, na przykład n=10
experiments-no_games = nie ma ziarna, z którym rozegrano i { QUOTED($design) }, i { QUOTED($against) }
experiments-no_measure =
    { QUOTED($got) } nie jest liczone; rozgrywki mierzy się przez { $known } albo przez funkcję ich wierszy

## Nasze projekty i gracze

experiments-design-printed = jak w pudełku
experiments-design-changed = zmieniony
experiments-design-3_segments = 3 segmenty
experiments-design-4_segments = 4 segmenty
experiments-design-5_segments = 5 segmentów
experiments-design-6_segments = 6 segmentów
experiments-design-7_segments = 7 segmentów
experiments-design-8_segments = 8 segmentów
experiments-design-no_fee = bez opłat
experiments-design-fee_of_2 = opłata 2
experiments-design-no_neutral_dams = bez neutralnych tam
experiments-design-least_energy_first = najpierw ten z najmniejszą energią
experiments-design-most_energy_first = najpierw ten z największą energią
experiments-design-always_the_same = zawsze ta sama
experiments-design-taking_turns = na zmianę
experiments-design-half_an_office = pół planszy zarządu
experiments-design-one_turbine = jedna turbina
experiments-design-no_prizes = bez nagród
experiments-design-double_prizes = podwójne nagrody
experiments-design-15_engineers = 15 inżynierów
experiments-design-9_engineers = 9 inżynierów
experiments-design-to_the_end = do końca
experiments-design-until_round_4 = do rundy 4
experiments-design-until_round_3 = do rundy 3
experiments-design-until_round_2 = do rundy 2
experiments-players-programs = programy
experiments-players-builders = budowniczowie
experiments-players-automas = Automy
experiments-players-very_hard_automas = bardzo trudne Automy
experiments-players-by_lot = losowo
experiments-players-usa_is_better = USA lepsze
experiments-players-italy_is_better = Włochy lepsze
experiments-players-programs_to_the_end = programy do końca
experiments-players-programs_until_round_4 = programy do rundy 4
experiments-players-programs_until_round_3 = programy do rundy 3
experiments-players-programs_until_round_2 = programy do rundy 2
experiments-players-builders_to_the_end = budowniczowie do końca
experiments-players-builders_until_round_4 = budowniczowie do rundy 4
experiments-players-builders_until_round_3 = budowniczowie do rundy 3
experiments-players-builders_until_round_2 = budowniczowie do rundy 2
experiments-players-off_by_10 = mylą się o 10
experiments-players-off_by_30 = mylą się o 30
experiments-players-collectors = zbieracze
experiments-players-pipelayers = budujący kanały
experiments-players-hard = trudny
experiments-players-medium = średni
experiments-players-easy = łatwy
experiments-players-search_20 = szukający 20
experiments-players-search_10 = szukający 10
experiments-players-USA_builds_until_round_4 = USA budują do rundy 4
experiments-players-USA_builds_until_round_3 = USA budują do rundy 3
experiments-players-USA_rests_in_round_1 = USA odpoczywają w rundzie 1
experiments-players-USA_rests_in_round_2 = USA odpoczywają w rundzie 2
experiments-players-USA_rests_in_round_3 = USA odpoczywają w rundzie 3
experiments-players-USA_rests_in_round_4 = USA odpoczywają w rundzie 4
experiments-players-USA_rests_in_rounds_1_and_2 = USA odpoczywają w rundach 1 i 2
experiments-players-USA_rests_in_rounds_2_and_4 = USA odpoczywają w rundach 2 i 4
experiments-players-USA_takes_no_contracts = USA nie biorą kontraktów
experiments-players-USA_overlooks_bonus_tiles = USA nie patrzą na kafle premii
experiments-players-USA_loves_conduits = USA kochają kanały
experiments-players-France_loves_bases = Francja kocha podstawy

## Liczby z rozgrywki

experiments-measure-won = wygrane
experiments-measure-place = miejsce w kolejności
experiments-measure-energy = energia
experiments-measure-rank = miejsce według energii
experiments-measure-vp = punkty zwycięstwa
experiments-measure-standing = miejsce według punktów zwycięstwa
experiments-measure-credits = kredyty na koniec
experiments-measure-machines = maszyny na koniec
experiments-measure-on_wheel = maszyny na kole na koniec
experiments-measure-water = krople we własnych tamach na koniec
experiments-measure-built = zbudowane elementy
experiments-measure-bases = zbudowane podstawy
experiments-measure-elevations = zbudowane podwyższenia
experiments-measure-conduits = zbudowane kanały
experiments-measure-powerhouses = zbudowane elektrownie
experiments-measure-conduit_value = wartości zbudowanych kanałów
experiments-measure-productions = produkcje
experiments-measure-drops = użyte krople
experiments-measure-neutral_drops = krople użyte z neutralnych tam
experiments-measure-foreign_drops = krople przez cudze kanały
experiments-measure-carried = cudze krople przez własne kanały
experiments-measure-fees_paid = zapłacone opłaty
experiments-measure-fees_got = otrzymane opłaty
experiments-measure-caught_again = użyte krople zatrzymane znowu przez tę samą spółkę
experiments-measure-given_away = użyte krople zatrzymane przez rywala
experiments-measure-received = zatrzymane krople, których użył rywal
experiments-measure-contracts = zrealizowane kontrakty
experiments-measure-engineers = umieszczeni inżynierowie
experiments-measure-bank = inżynierowie w Banku
experiments-measure-gap = punkty między pierwszym a ostatnim
experiments-measure-new_leaders = zmiany na prowadzeniu
experiments-measure-rank_kept = podobieństwo miejsc z rundy na rundę
experiments-measure-early_lead = podobieństwo miejsc po rundzie 2 i na koniec
experiments-measure-pipe_lead = punkty przewagi tego, kto zbudował najwięcej kanałów
experiments-measure-shared_water = ze stu użytych kropel te, które zatrzymuje tama rywala
experiments-measure-head_start = o ile więcej energii od ostatniego ma pierwszy w kolejności
experiments-measure-drama = dramatyzm (o ile zwycięzca był za faworytem, w %)
experiments-measure-favourite_changes = zmiany faworyta
experiments-measure-settled = kiedy zwycięzca jest przesądzony, w % gry
experiments-measure-uncertainty = niepewność (w %)
experiments-measure-better_won = zwycięstwa lepszego gracza, w %
experiments-measure-france_ahead = punkty przewagi Francji nad pozostałymi
experiments-measure-busy_winner = w ilu rundach więcej od pozostałych produkuje zwycięzca
experiments-measure-later_energy = o ile więcej energii w ostatniej rundzie niż w pierwszej
experiments-measure-later_engineers = o ile więcej energii na inżyniera w ostatniej rundzie niż w pierwszej
experiments-of_a_round = { $measure } w rundzie { $round }
experiments-of_one_company = { $measure } ({ $who })

## Co zmienia projekt

experiments-change = { DECIMAL($mean, $digits, sign: "+") } (od { DECIMAL($low, $digits) } do { DECIMAL($high, $digits) })
experiments-change_in_all = { DECIMAL($mean, $digits, sign: "+") } (w każdej: { COUNT($pairs, "pairs") })
experiments-too_few_pairs = za mało na werdykt: { COUNT($pairs, "pairs") }
experiments-needed = około { $likely } (od { $least } do { $most })
experiments-needed_at_least = co najmniej { $least }, około { $likely }, jeśli tak zostanie
experiments-verdict_no_change = żadna rozgrywka się nie zmieniła
experiments-verdict_disagree = niezgodne
experiments-verdict_open = nierozstrzygnięte
experiments-open_for = nierozstrzygnięte ({ $players })
experiments-agree =
    { $more ->
        [true] więcej
       *[false] mniej
    }{ $players ->
        [1] {""}
        [2] : oba zgodne
       *[other] : wszystkie zgodne
    }
experiments-player_change = { $players } { $change }
experiments-what_changes = „{ $design }” wobec „{ $against }”, { $measure }: { $each }. { CAPITAL($verdict) }.
experiments-finding = { $design }: { $verdict }
experiments-findings = <Wyniki: { $each }>
experiments-head_players = gracze
experiments-head_change = zmiana
experiments-head_verdict = werdykt
experiments-table_of =
    { CAPITAL($measure) }, wobec „{ $against }”: o ile więcej, średnio w parach rozgrywek z tym samym ziarnem
    ({ $alike ->
        [true] { COUNT($most, "pairs") }
       *[false] { $fewest }–{ COUNT($most, "pairs") }
    }); przedziały 95 %.
experiments-played =
    { COUNT($games, "games") }: { COUNT($designs, "designs") }, { COUNT($kinds, "kinds") } graczy ({ $players }),
    ziarna od { $first } do { $last }
experiments-progress = { $done } z { COUNT($games, "games", form: "gen") }

## To, co oddają uczniowie.

experiments-no_pairs =
    nie ma rozgrywki, którą rozegrano i z { QUOTED($design) }, i z { QUOTED($against) }
experiments-no_line = to nie jest wiersz zrobiony przez hand_in albo nie jest cały
experiments-no_changes =
    { QUOTED($got) }: za nazwą projektu stoi to, co on zmienia, jak w '3 segments (wheel_segments=3)'
experiments-no_numbers = { QUOTED($got) }: po graczach i pierwszym ziarnie stoją liczby z rozgrywek
experiments-copy = Skopiuj ten wiersz i wyślij go swojemu nauczycielowi:
experiments-handed_in = { COUNT($lines, "lines") } od { COUNT($students, "students", form: "gen") }.
experiments-unread_line = Wiersz { $number } się nie liczy: { $why }.
experiments-old_line =
    pochodzi ze starszej wersji i nie mówi, przeciw czemu, w ilu graczy i w której wersji grano
experiments-no_table =
    { QUOTED($got) }: tu stoi, przeciw czemu, w ilu graczy i w której wersji grano, jak w
    'against printed, 4 players, full, version 0.1.0'
experiments-not_yet = Wpisz { $what }; potem uruchom pole jeszcze raz.
experiments-blank-name = własne imię zamiast Ada (kto ma na imię Ada, dodaje literę)
experiments-blank-guess = swoje przewidywanie
experiments-blank-says = zdanie zamiast kropek
experiments-lacking-name = nie podpisał go nikt oprócz Ady, która stoi w polu na początku
experiments-lacking-guess = nie ma w nim przewidywania
experiments-lacking-says = zamiast kropek nie ma w nim zdania
experiments-apart-against = wobec { $value }
experiments-apart-seats = { $value } graczy
experiments-apart-rules = { $value }
experiments-apart-version = wersja { $value }
experiments-played_again = Rozegrano jeszcze raz: { COUNT($pairs, "pairs") } gier.
experiments-unchecked_line = Wiersz { $number } nie jest sprawdzony: { $why }.
experiments-other_number = u { $players }, ziarno { $seed }: stoi w nim { $said }, a z gier wychodzi { $found }
experiments-other_version = pochodzi z wersji { $version }, a to jest { $here }
experiments-unknown_measure = żadna liczba zestawu nie nazywa się { QUOTED($measure) }
experiments-unknown_players = zestaw nie wie, kto gra jako { $players }
experiments-said_by = { $value } ({ $name }, wiersz { $number })
experiments-said_of_seed = ziarno { $seed }: { $each }
experiments-contradiction =
    Nie to samo jest powiedziane o { $design }, { $players }, { $measure }: { $each }{ $more ->
        [0] {""}
       *[other] , i jeszcze { $more }
    }. Te gry się nie liczą.
experiments-number_of_two = Z numeru { $number } grali: { $names }.
experiments-passed_over =
    { $lines ->
        [1] Wiersz { $numbers } to tylko tekst i się nie liczy.
       *[other] Wiersze { $numbers } to tylko tekst i się nie liczą.
    }
experiments-no_seeds = { $got } nie jest numerem z listy klasy: idą one od 1 do { $most }
experiments-more_than_one_table =
    to są gry z różnych stołów ({ $tables }): trzymaj gry każdego z nich w osobnym pliku

## Własne pomysły.

experiments-no_number = { $got } nie jest numerem z listy klasy: zaczyna się ona od 1
experiments-too_few_games = na { COUNT($pairs, "pairs", form: "acc") } trzeba dwa razy więcej gier, a jest ich { $games }
experiments-column-code = w kodzie
experiments-column-what = co to jest
experiments-column-printed = w druku
experiments-column-may_be = może być
experiments-number-wheel_segments = segmenty każdego koła
experiments-number-engineers_each = inżynierowie spółki
experiments-number-conduit_credits = kredyty za kroplę w cudzym kanale
experiments-number-conduit_points = punkty, które dostaje za nią właściciel
experiments-number-red_fee = ile kosztuje pole budowy z monetą
experiments-number-first_prize = punkty za najwięcej energii w rundzie
experiments-number-second_prize = punkty za drugie miejsce
experiments-number-turn_order = kto zaczyna w następnej rundzie
experiments-number-neutral_dams = neutralne tamy na początku
experiments-number-closed_spaces = pola planszy zarządu, których nikt nie może użyć
experiments-number-opened_spaces = pola otwarte także przy mniejszej liczbie graczy
experiments-number-more_drops = więcej kropel ze źródła albo mniej
experiments-number-rounds = rundy rozgrywki
experiments-example-neutral_dams = True albo False
experiments-example-closed_spaces = ('turbine+2',)
experiments-example-opened_spaces = ('turbine+2',)
experiments-example-more_drops = Table({"{"}'HA': 1{"}"})
experiments-number_to_change = { $name }: { $what } (w druku: { $printed }; może być { $may_be })
experiments-range_of = od { $least } do { $most }
experiments-asked = Jak to zmienia tę liczbę: { $measure }?

## Sprawiedliwość: jak często wygrywa każde miejsce, spółka i dyrektor, i co decyduje.

experiments-no_grouping = rozgrywek nie dzieli się według { QUOTED($got) }; dzieli się je według { $known }
experiments-none_played = z { QUOTED($design) } nie rozegrano żadnej rozgrywki; projekty to { $known }
experiments-who_are_they = kto ma którego dyrektora, zależy od tego, kto gra: podaj { $got } w players=, obok { $known }
experiments-no_officer =
    { QUOTED($players) } grają bez dyrektorów; Automy mają dyrektora tylko na poziomie 'very hard'
experiments-nobody_so_called = w kolumnie „{ $by }” nie ma { QUOTED($got) }; są { $known }
experiments-never_sure =
    udział { $rate } wobec { $even }: udziały leżą między 0 a 1, a równych nigdy nie da się odróżnić
experiments-too_near = udział { $rate } jest tak blisko { $even }, że nawet { $most } rozgrywek ich nie odróżni
experiments-grouping-seat = miejsce
    .each = każde miejsce
experiments-grouping-company = spółka
    .each = każda spółka
experiments-grouping-officer = dyrektor
    .each = każdy dyrektor
experiments-even = równy udział
experiments-seat =
    { $place } ({ $place ->
        [1] pierwsze
        [2] drugie
        [3] trzecie
       *[other] czwarte
    })
experiments-share_between = { $mean } % (od { DECIMAL($low, $digits) } do { DECIMAL($high, $digits) } %)
experiments-share_table =
    Jak często wygrywa { NAME($grouping, form: "each") } ({ $alike ->
        [true] { COUNT($most, "games") }
       *[false] { $fewest }–{ COUNT($most, "games") }
    } z każdym rodzajem graczy); przedziały { $level } %. Przerywana kreska to { experiments-even }, { $even } %.
experiments-more_or_less =
    { $more ->
        [true] więcej
       *[false] mniej
    } niż równy udział{ $players ->
        [1] {""}
        [2] : oba zgodne
       *[other] : wszystkie zgodne
    }
experiments-player_share = { $players } { $share }
experiments-winning = { $name }: { $each }. { CAPITAL($verdict) }

## The form of an experiment: one fills it in instead of writing code.

experiments-form_still = Eksperyment bez kodu: tam, gdzie działa jądro, stoi tu jego formularz.
experiments-form_begin = Wybierz obok regułę, powiedz, czego się spodziewasz, i zagraj: tu stanie, co mówią partie.
experiments-form_if = Jeśli zmienimy to …
experiments-form_rule = Co się zmienia
# The button that takes every change back.
experiments-form_printed = Jak w druku
experiments-form_unchanged = Nic jeszcze nie jest zmienione: wybierz liczbę z reguł i zmień ją.
experiments-form_then = … to ta liczba się zmieni …
experiments-form_measure = Co się liczy
experiments-form_guess = Twoje przewidywanie
experiments-guess-more = będzie więcej
experiments-guess-less = będzie mniej
experiments-guess-open = nie będzie wiadomo
experiments-form_no_guess = Najpierw powiedz, czego się spodziewasz: więcej, mniej, czy że nie będzie wiadomo.
experiments-form_games_head = … w partiach, które niczym innym się nie różnią
experiments-form_players = Kto gra
experiments-form_games = Partie z każdą regułą
experiments-form_number = Twój numer w klasie
experiments-form_play = Graj
experiments-form_playing = Trwa gra
experiments-form_stopped = Zatrzymano: z tych partii nic nie zostało.
experiments-form_name = Twoje imię
experiments-form_says = Co z tego wynika?
experiments-form_unsigned = Wpisz { $what }: potem stanie tu wiersz do oddania.
