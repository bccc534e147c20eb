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
automa-row-ExternalWorksRow = prace zewnętrzne
automa-row-BuildingRow = prywatny budynek
automa-row-BuildingPatentRow = kafel zaawansowanej technologii budynku

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
