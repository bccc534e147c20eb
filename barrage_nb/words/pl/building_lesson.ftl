# Lekcja o budowie, jej laboratorium i plan dla koła.

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
building_lesson-changed-ways = { $power }, więc tutaj kosztuje to { NAME($ways, form: "acc") }
building_lesson-changed-nothing = { $power }, więc tutaj nic to nie kosztuje
building_lesson-changed-range =
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
    Gdy koło obraca się w rundzie o { COUNT($turns, "turns", form: "acc") }, maszyny wracają { $rounds ->
        [0] w tej samej rundzie
       *[other] { COUNT($rounds, "rounds", form: "acc") } później
    }
building_lesson-bought =
    Kupno { NAME($amounts, form: "gen") } u Dostawcy Maszyn kosztowałoby { COUNT($credits, "credits", form: "acc") }
building_lesson-so_far =
    { $later ->
        [0] Od razu
       *[other] { COUNT($later, "rounds", form: "acc") } później
    } przyniosło to { COUNT($credits, "credits", form: "acc") }

## The lab

building_lesson-said-title = Laboratorium budowy
building_lesson-said-before = Przed budową.
building_lesson-said-before_round = Przed następną rundą.
building_lesson-said-start = Wybierz miejsce budowy, powiedz, ile to kosztuje maszyn, i buduj.
building_lesson-said-space = Gdzie
building_lesson-said-guess = maszyn, moim zdaniem
building_lesson-said-build = Buduj
building_lesson-said-keep = Zostaw, dalej
building_lesson-said-keep_tip = Zbudowany element zostaje; następna budowa zaczyna się od tego stanu
building_lesson-said-workshop = Obróć koło
building_lesson-said-workshop_tip = Umieszcza inżynierów w Warsztacie: twoje koło obraca się o jeden segment
building_lesson-said-next_round = Nowa runda
building_lesson-said-anew = Od nowa
building_lesson-said-officer = Dyrektor
building_lesson-said-tile = Kafel technologii
building_lesson-said-no_officer = żaden
building_lesson-said-basic = podstawowy
building_lesson-said-guess_first =
    Najpierw powiedz, ile to kosztuje maszyn: wpisz liczbę i naciśnij Buduj. (Naciśnij jeszcze raz, żeby tylko zobaczyć.)
building_lesson-said-no_guess = Tym razem bez zgadywania. Wybierz inne miejsce, zgadnij i buduj.
building_lesson-said-kept = Zostaje.
building_lesson-said-last_round = To ostatnia runda: po niej nie ma już następnej.
building_lesson-said-nothing_to_keep = Najpierw coś zbuduj; potem możesz to zostawić i grać stąd dalej.
building_lesson-said-question_hint = Kliknij miejsce na mapie albo wybierz je z listy.
building_lesson-asked-conduit = Kanał o wartości { $value }, ze zbiornika { $source } do { $target }: ile maszyn?
building_lesson-asked-piece = { CAPITAL($structure) } w zbiorniku { $basin } ({ $area }): ile maszyn?
building_lesson-wished-conduit = { $piece } (wartość { $value })
building_lesson-wished-piece = { $piece } ({ $area })
building_lesson-option-conduit = Kanał: z { $source } do { $target }, wartość { $value }
building_lesson-option-dam = { CAPITAL($structure) }: { $side }, zbiornik { $basin }
building_lesson-option-powerhouse = { CAPITAL($structure) }: { $side }, zbiornik { $basin }
building_lesson-wheel_of = Koło budowy { NAME($who, form: "gen") }
building_lesson-back =
    Nic z tego nie przepada: kafel i maszyny wracają, gdy koło obróci się { COUNT($turns, "times", form: "acc") },
    licząc z tym obrotem (C5).
building_lesson-off_by =
    Twoja odpowiedź to { $guess }: o { $n } za { $few ->
        [true] mało
       *[false] dużo
    }.
building_lesson-refused = Teraz nie można tego zbudować: { $why }.
building_lesson-supply = Masz { NAME($amounts, form: "acc") }.

## The plan for a wheel

building_lesson-said-plan_title = Trzy budowy naprzód
building_lesson-said-plan_start = Nic się jeszcze nie stało: ułóż plan, a potem go wykonaj.
building_lesson-said-plan_solved = Wyzwanie rozwiązane: wszystkie trzy stoją!
building_lesson-said-try = Wykonaj
building_lesson-said-take_back = Cofnij jeden
building_lesson-said-another_challenge = Inne wyzwanie
building_lesson-said-turn_once = Warsztat: obrót o segment
building_lesson-said-plan_hint =
    Naciśnij je w swojej kolejności; raz, jeśli chcesz, także Warsztat. Albo kliknij zaznaczone miejsca na mapie.
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
building_lesson-takes_but_held =
    To kosztuje { NAME($paid, form: "acc") }; { KEY($held) ->
        [nothing] nie masz nic
       *[other] masz { NAME($held, form: "acc") }
    }.
