# Co Automa postanowiła i dlaczego.

automa-level-easy = łatwy
automa-level-medium = średni
automa-level-hard = trudny
automa-level-very_hard = bardzo trudny

## What a criterion asks of a space

automa-criterion-strongest_built_conduit = połączone z najmocniejszym zbudowanym kanałem
automa-criterion-own_powerhouse = połączone z własną elektrownią
automa-criterion-most_water = tam, gdzie przepłynęłoby najwięcej czekających kropel
automa-criterion-red_space = z monetą
automa-criterion-below_powerhouse = poniżej elektrowni, bez tamy po drodze
automa-criterion-above_own_dam = powyżej własnej tamy, a jeśli nie, to nie powyżej tamy przeciwnika
automa-criterion-highest_value = o najwyższej wartości
automa-criterion-second_highest_value = o drugiej najwyższej wartości
automa-criterion-dam_own_neutral_opponent = od tamy własnej, a jeśli nie, to neutralnej, a jeśli nie, to przeciwnika
automa-criterion-powerhouse_own_opponent = do elektrowni własnej, a jeśli nie, to przeciwnika
automa-criterion-dam_opponent_neutral_own = od tamy przeciwnika, a jeśli nie, to neutralnej, a jeśli nie, to własnej
automa-criterion-powerhouse_opponent_own = do elektrowni przeciwnika, a jeśli nie, to własnej
automa-criterion-own_dam = połączone z własną tamą
automa-criterion-plains = na równinach
automa-criterion-basin_5 = w zbiorniku 5
automa-criterion-basin_6 = w zbiorniku 6
automa-criterion-basin_7 = w zbiorniku 7
automa-criterion-feeds_own_dam = zasilające własną tamę, a jeśli nie, to niezasilające tamy przeciwnika
automa-criterion-avoids_opponent_dam = niezasilające tamy przeciwnika, a jeśli nie, to zasilające własną
automa-criterion-areas = w górach, a jeśli nie, to na wzgórzach
automa-criterion-dear_conduit = tańsze dzięki kaflowi

## The rows of a tile

automa-row-ProduceRow =
    produkcja { $modifier } na { $colour ->
        [green] zielony
        [yellow] żółty
       *[red] czerwony
    } kontrakt
automa-row-WaterRow =
    { $drops ->
        [1] 1 kropla na źródło
       *[other] do { COUNT($drops, "drops", form: "gen") } na źródła
    }{ $flowing ->
        [true] , z natychmiastowym spływem
       *[false] {""}
    }
automa-row-ContractsRow =
    odrzucenie { $colour ->
        [green] zielonych
        [yellow] żółtych
       *[red] czerwonych
    } kontraktów za { COUNT($energy, "energy", form: "acc") }
automa-row-ConstructRow = budowa { NAME($structure, form: "gen") }
automa-row-ConstructRow_areas = budowa { NAME($structure, form: "gen") } { NAME($areas, form: "loc") }
automa-row-ConstructRow_value = budowa { NAME($structure, form: "gen") } o wartości co najmniej { $least_value }
automa-row-WorkshopRow =
    obrót koła o { COUNT($turns, "segments", form: "acc") }{ $vp ->
        [0] {""}
       *[other] {" "}za { COUNT($vp, "vp", form: "acc") }
    }
automa-row-MachineryRow = { $machines } za { COUNT($vp, "vp", form: "acc") }
automa-row-MachineryRow_scarcer = maszyna rodzaju, którego ma mniej, za { COUNT($vp, "vp", form: "acc") }
automa-row-PatentRow =
    zakup kafla zaawansowanej technologii do { NAME($structure, form: "gen") } za { COUNT($vp, "vp", form: "acc") }
automa-row-BankRow = Bank, po { COUNT($vp, "vp", form: "acc") }
automa-row-ExternalWorksRow = prace zewnętrzne w kolejności { $positions }
automa-row-BuildingRow =
    prywatny budynek, { $direction ->
        [up] od dołu do góry
       *[other] od góry do dołu
    }
automa-row-BuildingPatentRow = kupić kafel zaawansowanej technologii budynku za { COUNT($vp, "vp", form: "acc") }

## Decisions

automa-decision_out_of_engineers =
    { $who } nie { AGREE($who, one: "ma", many: "mają") } już inżynierów, więc nie
    { AGREE($who, one: "odwraca", many: "odwracają") } kafla i { AGREE($who, one: "pasuje", many: "pasują") }
automa-decision_flipped =
    { $who } { $reshuffled ->
        [true] { AGREE($who, one: "tasuje", many: "tasują") } kafle,{" "}
       *[false] {""}
    }{ AGREE($who, one: "odwraca", many: "odwracają") } kafel { $criteria }, który daje kryteria, i
    { AGREE($who, one: "działa", many: "działają") } według kafla { $actions }
automa-decision_followed = { $who } { AGREE($who, one: "wykonuje", many: "wykonują") } wiersz { $number }: { $row }
automa-decision_skipped =
    { $who } { AGREE($who, one: "pomija", many: "pomijają") } wiersz { $number } ({ $row }): { $reason }
automa-decision_system_choice =
    { $who } { AGREE($who, one: "wybiera", many: "wybierają") } { $ready ->
        [1] swój jedyny system
       *[other] najlepszy z { $ready } systemów
    }: { COUNT($drops, "drops") }, { $dam }, { $powerhouse }, { COUNT($energy, "energy") }
automa-decision_contract_choice =
    { $who } { AGREE($who, one: "bierze", many: "biorą") } kontrakt { $contract } za { COUNT($energy, "energy", form: "acc") }{ $reached ->
        [1] {""}
       *[other] , najwyższy z { $reached } w zasięgu
    }
automa-decision_no_water =
    { $who } nie { AGREE($who, one: "umieszcza", many: "umieszczają") } żadnej kropli, bo żadna nie trafiłaby do
    własnej tamy
automa-decision_water_choice =
    { $who } { AGREE($who, one: "próbuje", many: "próbują") } źródeł w kolejności { $letters }: { $steps }
automa-brings = { $headstreams } zmienia stan własnych tam z { $before } na { $after }
automa-decision_tile_use =
    { $who } { AGREE($who, one: "buduje", many: "budują") } { NAME($structure, form: "acc") }, używając
    { NAME($tile, form: "gen") }
automa-decision_tile_copy =
    { $who } { AGREE($who, one: "buduje", many: "budują") } { NAME($structure, form: "acc") }, używając
    { NAME($tile, form: "gen") } jako kopii { NAME($copied, form: "gen") }
automa-decision_machine_choice =
    { $who } { AGREE($who, one: "ma", many: "mają") } poza kołem { COUNT($excavators, "excavators", form: "acc") } i
    { COUNT($mixers, "mixers", form: "acc") }, więc { AGREE($who, one: "bierze", many: "biorą") }
    { NAME($machines, form: "acc") }
automa-decision_patent_choice =
    { $who } { AGREE($who, one: "wybiera", many: "wybierają") } { NAME($tile, form: "acc") }
automa-decision_free_contract =
    { $who } { AGREE($who, one: "bierze", many: "biorą") } kontrakt { $contract }{ $reached ->
        [1] {""}
       *[other] , najwyższy z { $reached } możliwych
    }
automa-decision_work_choice =
    { $who } { AGREE($who, one: "bierze", many: "biorą") } { $work }, pierwsze w kolejności { $positions }, do których
    { AGREE($who, one: "ma", many: "mają") } maszyny
automa-decision_site_choice =
    { $who } { AGREE($who, one: "wybiera", many: "wybierają") } { NAME($piece, form: "acc") }: to pierwszy kafel budynku
    od { $direction ->
        [up] dołu
       *[other] góry
    }, przy którym { AGREE($who, one: "może", many: "mogą") } budować
automa-decision_dam_choice =
    { $who } { AGREE($who, one: "umieszcza", many: "umieszczają") } kroplę do { NAME($dam, form: "gen") }, bo jej system wyprodukowałby
    najwięcej, { COUNT($energy, "energy", form: "acc") }
automa-decision_dam_by_criteria =
    { $who } { AGREE($who, one: "umieszcza", many: "umieszczają") } kroplę do { NAME($dam, form: "gen") }: { $reason }
automa-decision_architect =
    { $who } { AGREE($who, one: "wysyła", many: "wysyłają") } Architekta, więc nastąpi jeszcze jedna tura
automa-decision_contracts_choice =
    { $who } { AGREE($who, one: "bierze", many: "biorą") } kontrakty { $contracts }: tyle naraz spełnia
    { COUNT($energy, "energy") }
automa-decision_placement =
    { $who } { AGREE($who, one: "wybiera", many: "wybierają") } { NAME($piece, form: "acc") }: { $reason }
automa-why_there_only = to jedyne odpowiednie pole
automa-why_there_completes = to jedyne z { $n } pól, które dopełnia system
automa-why_there_first =
    z { $n } pól po kryteriach zostają { $left }, a pierwsze { $upward } jest właśnie to
automa-why_there_criterion = z { $n } pól zostaje jedno, { $criterion }
automa-from_basin = w górę od zbiornika { $basin }
automa-from_conduit = w górę od { NAME($conduit, form: "gen") }
automa-stays =
    { $criterion } ({ $clause }): { $n ->
        [1] zostaje
       *[other] zostają
    } { $left }
automa-ignored = { $criterion } ({ $clause }): żadne, więc kryterium się pomija

## A decision look by look

automa-stopped = { CAPITAL($said) }.
automa-cited = { CAPITAL($said) } ({ $clause }).
automa-look_may_build =
    { $who } { AGREE($who, one: "może", many: "mogą") } zbudować { NAME($structure, form: "acc") } { $n ->
        [1] tylko tutaj
       *[other] tutaj
    }: { $where }
automa-look_may_build_many =
    { $who } { AGREE($who, one: "może", many: "mogą") } zbudować { NAME($structure, form: "acc") } na jednym z { $n } pól
automa-look_completes = tylko { $spot } dopełnia system z tamy, kanału i elektrowni, i to rozstrzyga
automa-look_several_complete =
    dopełniają system: { $where }, ale skoro jest ich { $n }, niczego to nie rozstrzyga
automa-look_ignored = szuka się pola: { $criterion }. Nie ma takiego, więc kryterium się pomija
automa-look_many_left =
    szuka się pola: { $criterion }. W grze { $n ->
        [one] zostaje { $n } pole
        [few] zostają { $n } pola
       *[many] zostaje { $n } pól
    }
automa-look_left = szuka się pola: { $criterion }. Dalej w grze: { $left }
automa-look_drops =
    { $who } { AGREE($who, one: "może", many: "mogą") } umieścić { $drops ->
        [1] 1 kroplę
       *[other] do { COUNT($drops, "drops", form: "gen") }
    } i { AGREE($who, one: "próbuje", many: "próbują") } źródeł w kolejności { $letters }
automa-look_placed =
    { $headstreams }: { $n ->
        [1] umieszczona tu kropla zmieni
       *[other] umieszczone tu krople zmienią
    } stan własnych tam z { $before } na { COUNT($after, "drops", form: "acc") }
automa-system_ready = { $dam } i { $powerhouse } ({ COUNT($energy, "energy") })
automa-look_systems =
    { $who } { AGREE($who, one: "może", many: "mogą") } produkować, używając jednego z systemów: { $systems }

## What two turns decided differently

automa-otherwise = decyzja jest inna; przedtem: { $before }; teraz: { $now }
automa-otherwise_by =
    decyzja jest inna; przedtem: { $before }; teraz: { $now }; pierwsza różnica: { $step } zamiast { $instead }
automa-nothing_more = nic więcej

## Co mówi lekcja o Automie.

automa-no_automa =
    w tej pozycji ruch nie należy do żadnej Automy; podaj jedną, na przykład: sketch('italy | usa | automas=italy:medium')
automa-title = Jak myśli Automa
automa-another = Inna tura
automa-give_up = Pokaż
automa-or_choose = albo wybierz tutaj
automa-that_one = To
automa-watch = Teraz przejdź jej turę krok po kroku i zobacz każdy powód na mapie.
automa-about_to_act = Zaraz { AGREE($who, one: "zagra", many: "zagrają") } { $who }.
automa-which_row = 1. Który wiersz kończy turę { NAME($who, form: "gen") }?
automa-how_to_guess_row =
    Automa sprawdza wiersze z góry na dół i tylko po nielicznych działa dalej. Kliknij wiersz na jej kaflu.
automa-row_on_button = { $number }{"  "}{ $row }
automa-which_space = 2. Gdzie stanie jej { $structure }?
automa-how_to_guess_space =
    Kliknij to pole na mapie: jedyne, które dopełnia system, albo to, które zostaje po kryteriach kafla { $number }.
automa-not_a_space = Kliknij jedno z wyróżnionych pól: nigdzie indziej nie może budować (AP1).
automa-holds =
    Zasoby { NAME($who, form: "gen") }: { $things }; tym płaci Automa. Może budować, używając: { NAME($tiles, form: "gen") }.
automa-lie_open = Odkryte kontrakty: { $contracts }.
automa-none_open = Odkryte kontrakty: brak.
automa-contract =
    { $colour ->
        [green] zielony
        [yellow] żółty
        [red] czerwony
       *[other] { $colour }
    } za { $energy }

## What a guess is told

automa-row_ended = Wiersz { $number } kończy turę { NAME($who, form: "gen") }: { $row }.
automa-all_before =
    { $skipped ->
        [0] Pierwszy wiersz jest możliwy, więc Automa go wykonuje (A15).
       *[other] Automa pominęła { COUNT($skipped, "rows", form: "acc") }, a ten jest pierwszym możliwym (A15).
    }
automa-never_looked = Na wiersz { $number } Automa nawet nie patrzy: jeden z wyższych był już możliwy (A15).
automa-not_possible = Wiersz { $number } nie jest możliwy: { $reason } ({ $clause }).
automa-followed = Wiersz { $number } Automa wykonuje, ale nie kończy on jej tury ({ $clause }).
automa-off =
    Twój wybór jest o { COUNT($n, "rows", form: "acc") } { $above ->
        [true] za wysoko
       *[false] za nisko
    }.
automa-built_there = { $who } { AGREE($who, one: "buduje", many: "budują") } { NAME($piece, form: "acc") }.
automa-no_other = Innego nie było (AP1).
automa-completes_alone = Tylko ono dopełnia system z tamy, kanału i elektrowni (AP2).
automa-first_left = Po kryteriach w grze: { $left }. Pierwsze w kolejności { $upward }: { $space } (AP4).
automa-alone_left = Po kryteriach zostaje tylko ono; ostatnie rozstrzygnęło: { $criterion } ({ $clause }).
automa-only_one_completes = Tylko { $spot } dopełnia system, więc o nic więcej się nie pyta (AP2).
automa-goes_out =
    { CAPITAL($place) } odpada przy kryterium { $number }, { $criterion } ({ $clause }). { $n ->
        [1] Spełnia je
       *[other] Spełniają je
    }: { $left }.
automa-lost_the_tie =
    Wszystkie trzy kryteria zostawiają w grze { NAME($place, form: "acc") }, ale pierwsze w kolejności { $upward } jest
    pole: { $space } (AP4).
automa-right_basin =
    Zbiornik się zgadza. Z pól w nim Automa wybiera { NAME($space, form: "acc") }: najpierw pole bez dodatkowego kosztu,
    potem najniższy numer (AP4).
automa-nearly = Było blisko: zabrakło tylko przy rozstrzyganiu remisu.

## The tiles

automa-actions = Kafel { $number }: akcje
automa-criteria = Kafel { $number }: kryteria
automa-numbered_row = wiersz { $number }, { COUNT($engineers, "engineers") }: { $row }
automa-sentence = { CAPITAL($said) }.
automa-numbered_criterion =
    { $structure }, { $number ->
        [1] pierwsze
        [2] drugie
       *[other] trzecie
    }: { $criterion } ({ $clause })
automa-tie_break = { $structure }, jeśli zostaje kilka: pierwsze { $upward } (AP4)
automa-line_from_basin = potem od zb. { $basin }
automa-line_from_conduit = potem od { $name }
automa-last_then = { $first }, potem { $last }
automa-drops_tried = krople próbuje się na { $headstreams } (A19)
automa-column = { $structure }: { $criteria }; jeśli zostaje kilka, pierwsze { $upward }

## The criteria in two short lines, as on a tile

automa-line-strongest_built_conduit =
    najmocniejszy

    zbudowany kanał
automa-line-own_powerhouse =
    z własną

    elektrownią
automa-line-most_water =
    gdzie płynie

    najwięcej wody
automa-line-red_space = moneta
automa-line-below_powerhouse =
    poniżej

    elektrowni
automa-line-above_own_dam =
    nad własną tamą,

    nie nad obcą
automa-line-highest_value =
    najwyższa

    wartość
automa-line-second_highest_value =
    druga najwyższa

    wartość
automa-line-dam_own_neutral_opponent =
    tama własna,

    neutralna, obca
automa-line-powerhouse_own_opponent =
    elektrownia

    własna, obca
automa-line-dam_opponent_neutral_own =
    tama obca,

    neutralna, własna
automa-line-powerhouse_opponent_own =
    elektrownia

    obca, własna
automa-line-own_dam =
    z własną

    tamą
automa-line-plains = równiny
automa-line-basin_5 = zbiornik 5
automa-line-basin_6 = zbiornik 6
automa-line-basin_7 = zbiornik 7
automa-line-feeds_own_dam =
    zasila własną

    tamę, nie obcą
automa-line-avoids_opponent_dam =
    nie zasila obcej

    tamy, lub własną

## A row in two or three words beside its icon

automa-short-ProduceRow =
    produkcja { $modifier }, { $colour ->
        [green] zielony
        [yellow] żółty
       *[red] czerwony
    }
automa-short-WaterRow =
    { COUNT($drops, "drops") }{ $flowing ->
        [true] , od razu
       *[false] {""}
    }
automa-short-ContractsRow =
    odrzuć { $colour ->
        [green] zielone
        [yellow] żółte
       *[red] czerwone
    }: { $energy } energii
automa-short-ConstructRow = budowa { NAME($structure, form: "gen") }
automa-short-ConstructRow_areas = { $structure }, { $areas }
automa-short-ConstructRow_value = { $structure }, wartość { $least_value }+
automa-short-WorkshopRow = obrót koła
automa-short-MachineryRow = zakup: { $machines }
automa-short_machinery_both = koparka i betoniarka
automa-short-MachineryRow_scarcer = rzadsza maszyna
automa-short-PatentRow = kafel { NAME($structure, form: "gen") }
automa-short-BankRow = Bank
automa-short-ExternalWorksRow_skipped = prace zewnętrzne (dod.)
automa-short-BuildingRow_skipped = budynek (dodatek)
automa-short-BuildingPatentRow_skipped = kafel budynku (dodatek)
automa-short-ExternalWorksRow = prace { $positions }
automa-short-BuildingRow =
    budowa budynku { $direction ->
        [up] ↑
       *[other] ↓
    }
automa-short-BuildingPatentRow = kafel budynku

## The panel

automa-no_turn = Żadna Automa nie miała jeszcze tury.
automa-start = Początek
    .tip = Na początek tej tury
automa-back = ‹ Wstecz
    .tip = O jedną decyzję wstecz
automa-step = Dalej ›
    .tip = O jedną decyzję dalej; mapa pokazuje, które miejsca są jeszcze w grze
automa-end = Koniec
    .tip = Pokaż od razu resztę tury
automa-turns = Tura
automa-in_words = Cała tura słowami
automa-open_panel = Pokaż, jak postanowiły
    .tip =
        Dwa kafle każdej tury, wypróbowane wiersze i powód, dla którego każdy element stanął tam, gdzie stoi
automa-close_panel = Ukryj ich decyzje
automa-rest = Wszystko, co się stało
    .tip = Każda tura tej gry ze wszystkim, co się w niej stało
automa-less = W skrócie
automa-guess = Zgaduj następną
    .tip = Zanim Automa zagra, zgadnij wiersz, który kończy jej turę, i pole
automa-guessing = Najpierw zgadnij, w panelu Autom.
automa-looking_back = Oglądasz minioną turę: „{ automa-end }” pokazuje planszę taką, jaka jest teraz.
automa-watching = Przejdź turę krok po kroku, w panelu Autom.
automa-turn_name = { $number }. { $who }, runda { $round }
automa-look_of = { $number } z { $looks }

## In short

automa-did = { $who } { $deeds }
automa-has_no_engineers = nie { AGREE($who, one: "ma", many: "mają") } już inżynierów
automa-produces =
    { AGREE($who, one: "produkuje", many: "produkują") } { COUNT($energy, "energy", form: "acc") }
automa-fulfils =
    { AGREE($who, one: "produkuje", many: "produkują") } { COUNT($energy, "energy", form: "acc") } na kontrakt { $contract }
automa-fulfils_several =
    { AGREE($who, one: "produkuje", many: "produkują") } { COUNT($energy, "energy", form: "acc") } na kilka kontraktów ({ $n })
automa-waters =
    { AGREE($who, one: "umieszcza", many: "umieszczają") } { COUNT($drops, "drops", form: "acc") } na { $headstreams }
automa-discards =
    { AGREE($who, one: "odrzuca", many: "odrzucają") } { $colour ->
        [green] zielone
        [yellow] żółte
       *[red] czerwone
    } kontrakty
automa-builds = { AGREE($who, one: "buduje", many: "budują") } { NAME($piece, form: "acc") }
automa-turns_wheel =
    { AGREE($who, one: "obraca", many: "obracają") } koło o { COUNT($turns, "segments", form: "acc") }
automa-buys =
    { AGREE($who, one: "kupuje", many: "kupują") } { NAME($machines, form: "acc") }
automa-buys_tile = { AGREE($who, one: "kupuje", many: "kupują") } { NAME($tile, form: "acc") }
automa-takes_work = { AGREE($who, one: "bierze", many: "biorą") } { $work }
automa-goes_to_bank = { AGREE($who, one: "idzie", many: "idą") } do Banku

## Co mówi strona, która prowadzi zapiski Automy przy prawdziwym stole.

automa-top = Odwracasz
automa-under = Pod nim leży
automa-act = Co robi?
    .tip = Odwróć kafel z wierzchu stosu na swoim stole, wybierz tutaj oba kafle i naciśnij
automa-entry_example = place turbine+0 albo: usa credits=4 | usa B5U=1
automa-enter = Wpisz
    .tip = Ruch, jaki przyjęłaby plansza, albo cokolwiek, co zmieniło się na stole
automa-take_back = Cofnij ostatni wpis
    .tip = Plik też go zapomni
automa-by_hand = Tury ludzi: klikaj je na planszy albo napisz tutaj, co się zmieniło.
automa-do = Zrób to na swoim stole
automa-why = Dlaczego? (Panel Automa pokazuje to na mapie.)
automa-since = A od tego czasu
automa-drawn = Przyszła inna karta? Wybierz ją:
automa-flip_first = wybierz powyżej kafle, które są odwrócone na stole
automa-nothing_yet = Gdy ma zagrać Automa, wybierz jej dwa kafle i przeczytaj tutaj, co robi i dlaczego.
automa-one_tile_twice = Odwracany kafel i ten pod nim nie mogą być tym samym kaflem.
automa-laid_out =
    Najpierw rozłóż tu wszystko tak, jak leży na twoim stole: otwórz edycję i wstaw neutralne tamy i czekające krople,
    kontrakty, kafle premii i dyrektorów. Wszystko, co wpiszesz, zostaje w pliku.
automa-to_act =
    Teraz { AGREE($who, one: "gra", many: "grają") } { $who }. Odwróć kafel z wierzchu stosu na swoim stole.
automa-person = Ktoś z was gra { NAME($who, form: "ins") }: wpisz, co zostało zrobione.
automa-now_acts = Teraz { AGREE($who, one: "gra", many: "grają") } { $who }
    .tip = Gdy zamiast ruchów wpisano, co się zmieniło: teraz jest tura tej Automy
automa-round_over = Koniec rundy
    .tip = Automy nie mają już inżynierów; naciśnij, gdy nikt inny też ich nie ma
automa-tile_by_rows = { $number }: { $first }; { $second }; { $third }…
automa-choose = wybierz…
automa-printed_contract = { $number } ({ $printed })
automa-turn = Ostatnia tura { NAME($who, form: "gen") }
automa-kept = { COUNT($entries, "entries") } w pliku { $file }.
automa-came_back = Znowu runda { $round }: to gra z pliku { $file }, tak jak ją zostawiono.
automa-partly =
    Plik { $old } jest uszkodzony. To, co dało się z niego odczytać, toczy się dalej w { $new }; stary plik zostaje bez
    zmian.
automa-no_automas = bez Autom
automa-holds_another = { $file } zawiera inną grę ({ $players }); podaj tych graczy albo przez save=… inny plik
automa-not_a_company = { QUOTED($name) } to nie spółka; podaj { $known }
automa-nobody = podaj, kto gra: spółki ludzi i Automy z ich poziomami: 'usa', italy='hard'
automa-twice = spółką gra człowiek albo Automa, nie oboje
