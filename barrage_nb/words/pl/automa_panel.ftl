# Co mówi panel Automy: jej dwa kafle, jak postanowiła i co zgadujesz.

## The tiles

automa_panel-actions = Kafel { $number }: akcje
automa_panel-criteria = Kafel { $number }: kryteria
automa_panel-numbered_row = wiersz { $number }, { COUNT($engineers, "engineers") }: { $row }
automa_panel-sentence = { CAPITAL($said) }.
automa_panel-and_then = { $first } { $last }
automa_panel-numbered_criterion =
    { $structure }, { $number ->
        [1] pierwsze
        [2] drugie
       *[other] trzecie
    }: { $criterion } ({ $clause })
automa_panel-tie_break = { $structure }, jeśli zostaje kilka: pierwsze { $upward } (AP4)
automa_panel-line_from_basin = potem od zb. { $basin }
automa_panel-line_from_conduit = potem od { $name }
automa_panel-last_then = { $first }, potem { $last }
automa_panel-drops_tried = krople próbuje się na { $headstreams } (A19)
automa_panel-column = { $structure }: { $criteria }; jeśli zostaje kilka, pierwsze { $upward }

## The criteria in two short lines, as on a tile

automa_panel-line-strongest_built_conduit =
    najmocniejszy

    zbudowany kanał
automa_panel-line-own_powerhouse =
    z własną

    elektrownią
automa_panel-line-most_water =
    gdzie płynie

    najwięcej wody
automa_panel-line-red_space = moneta
automa_panel-line-below_powerhouse =
    poniżej

    elektrowni
automa_panel-line-above_own_dam =
    nad własną tamą,

    nie nad obcą
automa_panel-line-highest_value =
    najwyższa

    wartość
automa_panel-line-second_highest_value =
    druga najwyższa

    wartość
automa_panel-line-dam_own_neutral_opponent =
    tama własna,

    neutralna, obca
automa_panel-line-powerhouse_own_opponent =
    elektrownia

    własna, obca
automa_panel-line-dam_opponent_neutral_own =
    tama obca,

    neutralna, własna
automa_panel-line-powerhouse_opponent_own =
    elektrownia

    obca, własna
automa_panel-line-own_dam =
    z własną

    tamą
automa_panel-line-plains = równiny
automa_panel-line-basin_5 = zbiornik 5
automa_panel-line-basin_6 = zbiornik 6
automa_panel-line-basin_7 = zbiornik 7
automa_panel-line-feeds_own_dam =
    zasila własną

    tamę, nie obcą
automa_panel-line-avoids_opponent_dam =
    nie zasila obcej

    tamy, lub własną

## A row in two or three words beside its icon

automa_panel-short-ProduceRow =
    produkcja { $modifier }, { $colour ->
        [green] zielony
        [yellow] żółty
       *[red] czerwony
    }
automa_panel-short-WaterRow =
    { COUNT($drops, "drops") }{ $flowing ->
        [true] , od razu
       *[false] {""}
    }
automa_panel-short-ContractsRow =
    odrzuć { $colour ->
        [green] zielone
        [yellow] żółte
       *[red] czerwone
    }: { $energy } energii
automa_panel-short-ConstructRow = budowa { NAME($structure, form: "gen") }
automa_panel-short-ConstructRow_areas = { $structure }, { $areas }
automa_panel-short-ConstructRow_value = { $structure }, wartość { $least_value }+
automa_panel-short-WorkshopRow = obrót koła
automa_panel-short-MachineryRow = zakup: { $machines }
automa_panel-short_machinery_both = koparka i betoniarka
automa_panel-short-MachineryRow_scarcer = rzadsza maszyna
automa_panel-short-PatentRow = kafel { NAME($structure, form: "gen") }
automa_panel-short-BankRow = Bank
automa_panel-short-ExternalWorksRow = prace zewnętrzne (dod.)
automa_panel-short-BuildingRow = budynek (dodatek)
automa_panel-short-BuildingPatentRow = kafel budynku (dodatek)

## The panel

automa_panel-no_turn = Żadna Automa nie miała jeszcze tury.
automa_panel-start = Początek
automa_panel-start_tip = Na początek tej tury
automa_panel-back = ‹ Wstecz
automa_panel-back_tip = O jedną decyzję wstecz
automa_panel-step = Dalej ›
automa_panel-step_tip = O jedną decyzję dalej; mapa pokazuje, które miejsca są jeszcze w grze
automa_panel-end = Koniec
automa_panel-end_tip = Pokaż od razu resztę tury
automa_panel-turns = Tura
automa_panel-in_words = Cała tura słowami
automa_panel-open_panel = Pokaż, jak postanowiły
automa_panel-close_panel = Ukryj ich decyzje
automa_panel-open_tip =
    Dwa kafle każdej tury, wypróbowane wiersze i powód, dla którego każdy element stanął tam, gdzie stoi
automa_panel-rest = Wszystko, co się stało
automa_panel-less = W skrócie
automa_panel-rest_tip = Każda tura tej gry ze wszystkim, co się w niej stało
automa_panel-guess = Zgaduj następną
automa_panel-guess_tip = Zanim Automa zagra, zgadnij wiersz, który kończy jej turę, i pole
automa_panel-guessing = Najpierw zgadnij, w panelu Autom.
automa_panel-looking_back = Oglądasz minioną turę: „{ automa_panel-end }” pokazuje planszę taką, jaka jest teraz.
automa_panel-watching = Przejdź turę krok po kroku, w panelu Autom.
automa_panel-turn_name = { $number }. { $who }, runda { $round }
automa_panel-look_of = { $number } z { $looks }

## In short

automa_panel-did = { $who } { $deeds }
automa_panel-both_turns = { $first }; { $last }
automa_panel-has_no_engineers = nie { AGREE($who, one: "ma", many: "mają") } już inżynierów
automa_panel-produces =
    { AGREE($who, one: "produkuje", many: "produkują") } { COUNT($energy, "energy", form: "acc") }
automa_panel-fulfils =
    { AGREE($who, one: "produkuje", many: "produkują") } { COUNT($energy, "energy", form: "acc") } na kontrakt { $contract }
automa_panel-waters =
    { AGREE($who, one: "umieszcza", many: "umieszczają") } { COUNT($drops, "drops", form: "acc") } na { $headstreams }
automa_panel-discards =
    { AGREE($who, one: "odrzuca", many: "odrzucają") } { $colour ->
        [green] zielone
        [yellow] żółte
       *[red] czerwone
    } kontrakty
automa_panel-builds = { AGREE($who, one: "buduje", many: "budują") } { NAME($piece, form: "acc") }
automa_panel-turns_wheel =
    { AGREE($who, one: "obraca", many: "obracają") } koło o { COUNT($turns, "segments", form: "acc") }
automa_panel-buys =
    { AGREE($who, one: "kupuje", many: "kupują") } { NAME($machines, form: "acc") }
automa_panel-buys_tile = { AGREE($who, one: "kupuje", many: "kupują") } { NAME($tile, form: "acc") }
automa_panel-goes_to_bank = { AGREE($who, one: "idzie", many: "idą") } do Banku
