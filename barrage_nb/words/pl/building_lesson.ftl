# Lekcja o budowie, jej laboratorium i plan dla koła.

building_lesson-not_here = Tutaj jest inaczej.
building_lesson-cited = { CAPITAL($sentence) } ({ $clause }).
building_lesson-ended = { $sentence }.

## What pieces take

building_lesson-takes-base = Podstawa { NAME($area, form: "loc") } kosztuje { NAME($paid, form: "acc") }
building_lesson-takes-elevation = Podwyższenie { NAME($area, form: "loc") } kosztuje { NAME($paid, form: "acc") }
building_lesson-takes-conduit = Kanał o wartości { $size } kosztuje { NAME($paid, form: "acc") }
building_lesson-takes-powerhouse =
    Twoja { $size ->
        [0] pierwsza
        [1] druga
        [2] trzecia
       *[other] czwarta
    } elektrownia kosztuje { NAME($paid, form: "acc") }
building_lesson-power_of = { $officer }: { $power }
building_lesson-changed_ways = { $power }, więc tutaj kosztuje to { NAME($ways, form: "acc") }
building_lesson-changed_nothing = { $power }, więc tutaj nic to nie kosztuje
building_lesson-changed_range =
    { $power }, więc możesz zapłacić różnie, od { NAME($least, form: "gen") } do { NAME($most, form: "gen") }
building_lesson-paid =
    { KEY($amounts) ->
        [nothing] Nie płacisz nic
       *[other] Zapłata: { $amounts }
    }.
building_lesson-coin = Na polu jest moneta: dodatkowo { COUNT($fee, "credits") }
building_lesson-no_coin = { CAPITAL($tile) }: moneta na tym polu nic nie kosztuje
building_lesson-takes_each = { CAPITAL($structure) } kosztuje { $kind }: { $each }
building_lesson-in_area = { $n } { NAME($area, form: "loc") }
building_lesson-for_value = { $n } za wartość { $value }
building_lesson-for_next =
    { $n } za { $built ->
        [0] pierwszą
        [1] drugą
        [2] trzecią
       *[other] czwartą
    }
building_lesson-coins = Podstawa lub elektrownia na polu z monetą: dodatkowo { COUNT($fee, "credits") }
building_lesson-space_takes = { CAPITAL($space) }: { $paid }
building_lesson-rounds_later =
    Gdy koło obraca się w rundzie o { COUNT($turns, "turns", form: "acc") }, licząc obrót przy budowie, maszyny wracają { $rounds ->
        [0] w tej samej rundzie
       *[other] { COUNT($rounds, "rounds", form: "acc") } później
    }
building_lesson-bought =
    Kupno { NAME($amounts, form: "gen") } kosztowałoby { COUNT($credits, "credits", form: "acc") }
building_lesson-not_round =
    Do tego czasu koło obróci się o { COUNT($turns, "segments", form: "acc") }: to jeszcze nie pełny obrót (C5).
building_lesson-so_far =
    { $later ->
        [0] Od razu
       *[other] { COUNT($later, "rounds", form: "acc") } później
    } przyniosło to { COUNT($credits, "credits", form: "acc") }

## The lab

building_lesson-title = Laboratorium budowy
building_lesson-before = Budowa krok po kroku.
building_lesson-before_round = Następna runda się zaczyna.
building_lesson-start = Wybierz miejsce budowy, powiedz, ile to kosztuje maszyn, i buduj.
building_lesson-space = Gdzie
building_lesson-guess = moim zdaniem
building_lesson-build = Buduj
building_lesson-keep = Zostaw, dalej
    .tip = Zbudowany element zostaje; następna budowa zaczyna się od tego stanu
building_lesson-workshop = Obróć koło
    .tip = Umieszcza inżynierów w Warsztacie: twoje koło obraca się o jeden segment
building_lesson-next_round = Nowa runda
building_lesson-anew = Od nowa
building_lesson-said_officer = Dyrektor
building_lesson-said_tile = Kafel technologii
building_lesson-no_officer = żaden
building_lesson-basic = podstawowy
building_lesson-guess_first =
    Najpierw powiedz, ile to kosztuje maszyn: wpisz liczbę i naciśnij Buduj. (Naciśnij jeszcze raz, żeby tylko zobaczyć.)
building_lesson-no_guess = Tym razem bez zgadywania. Wybierz inne miejsce, zgadnij i buduj.
building_lesson-kept = Zostaje.
building_lesson-last_round = To ostatnia runda: po niej nie ma już następnej.
building_lesson-nothing_to_keep = Najpierw coś zbuduj; potem możesz to zostawić i grać stąd dalej.
building_lesson-question_hint = Kliknij miejsce na mapie albo wybierz je z listy.
building_lesson-asked_conduit = Kanał o wartości { $value }, ze zbiornika { $source } do { $target }: ile maszyn?
building_lesson-asked_piece = { CAPITAL($structure) } w zbiorniku { $basin } ({ $area }): ile maszyn?
building_lesson-paid_how = Z możliwych dla ciebie sposobów zapłaty liczy się ten z najmniejszą liczbą kredytów, a potem maszyn.
building_lesson-wished_conduit = { $piece } (wartość { $value })
building_lesson-wished_piece = { $piece } ({ $area })
building_lesson-option_conduit = Kanał: z { $source } do { $target }, wartość { $value }
building_lesson-option_dam = { CAPITAL($structure) }: { $side }, zbiornik { $basin }
building_lesson-option_powerhouse = { CAPITAL($structure) }: { $side }, zbiornik { $basin }
building_lesson-wheel_of = Koło budowy { NAME($who, form: "gen") }
building_lesson-back =
    { $spent ->
        [true] Przepadają tylko kredyty
       *[false] Nic z tego nie przepada
    }: kafel i maszyny wracają, gdy koło obróci się raz dookoła (C5).
building_lesson-off_by =
    Twoja odpowiedź to { $guess }: o { $n } za { $few ->
        [true] mało
       *[false] dużo
    }.
building_lesson-refused = Teraz nie można tego zbudować: { $why }.
building_lesson-supply = Masz { NAME($amounts, form: "acc") }.

## The plan for a wheel

building_lesson-plan_title = Trzy budowy naprzód
building_lesson-plan_start = Nic się jeszcze nie stało: ułóż plan, a potem go wykonaj.
building_lesson-plan_solved = Wyzwanie rozwiązane: wszystkie trzy stoją!
building_lesson-try = Wykonaj
building_lesson-take_back = Cofnij jeden
building_lesson-another_challenge = Inne wyzwanie
building_lesson-turn_once = Warsztat: obrót o segment
building_lesson-plan_hint =
    Naciśnij je w swojej kolejności; raz, jeśli chcesz, także Warsztat. Albo kliknij zaznaczone miejsca na mapie.
building_lesson-plan_tiles = Twoje kafle technologii: { $tiles }.
building_lesson-plan_task = Grasz jako { $who }. Zbuduj wszystkie trzy w jednej rundzie. W jakiej kolejności?
building_lesson-planned = { $number }. { $part }
building_lesson-left_out = W twoim planie brakuje: { NAME($missing, form: "gen") }.
building_lesson-plan_done =
    { $built ->
        [0] Z trzech nie udaje się zbudować żadnego elementu i plan się zatrzymuje.
        [1] Z trzech elementów staje jeden, potem plan się zatrzymuje.
        [2] Z trzech elementów stają dwa, potem plan się zatrzymuje.
       *[other] Wszystkie trzy elementy są zbudowane.
    }
building_lesson-plan_ways =
    { $ways ->
        [1] Udaje się to tylko jednemu planowi
       *[other] Udaje się to { $ways } planom
    } z { $orders } możliwych.
