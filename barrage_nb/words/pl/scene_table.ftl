# Co mówi stół wokół mapy: zarząd, kontrakty, energia, nagłówek, zwinięte panele i legenda.

## The office

scene_table-section-turbine = Turbiny
scene_table-section-water = Woda
scene_table-section-bank = Bank
scene_table-section-workshop = Warsztat
scene_table-section-machinery = Maszyny
scene_table-contracts = Kontrakty
scene_table-section-contract = { scene_table-contracts }
scene_table-patents = Patenty
scene_table-section-patent = { scene_table-patents }
scene_table-no_patents = W rozgrywce wprowadzającej nie ma Biura Patentowego
scene_table-sold = bez kafla

# Dwa wiersze, najwyżej po 13 znaków.
scene_table-tile_lines-adv1_base =
    kropla do

    pustych tam
scene_table-tile_lines-adv1_elevation =
    segment za

    podwyższenie
scene_table-tile_lines-adv1_conduit =
    kredyty za

    2 × wartość
scene_table-tile_lines-adv1_powerhouse =
    bez

    inżynierów
scene_table-tile_lines-adv1_wild =
    bez kosztu

    za monetę
scene_table-tile_lines-adv2_base =
    1 energia za

    podstawę
scene_table-tile_lines-adv2_elevation =
    napełnij

    tę tamę
scene_table-tile_lines-adv2_conduit =
    najwyżej 5

    koparek
scene_table-tile_lines-adv2_powerhouse =
    produkuj

    od razu, +2
scene_table-tile_lines-adv2_wild =
    maszyny są

    wymienne
scene_table-tile_lines-adv3_base =
    nie trzeba

    ludzi, maszyn
scene_table-tile_lines-adv3_elevation =
    3 punkty za

    wyższą tamę
scene_table-tile_lines-adv3_conduit =
    energia za

    2 × wartość
scene_table-tile_lines-adv3_powerhouse =
    3 punkty za

    elektrownię
scene_table-tile_lines-adv3_wild =
    3 punkty za

    zaawansowany

scene_table-action-produce = jedna produkcja, { $modifier } energii
scene_table-action-drops = { COUNT($amount, "drops") } na źródłach
scene_table-action-drops_flowing = { COUNT($amount, "drops") } natychmiast
scene_table-action-bank = kredyt za każdego inżyniera
scene_table-action-rotate = { COUNT($amount, "segments") } koła
scene_table-action-excavators = { COUNT($amount, "excavators") }
scene_table-action-machinery =
    { $amount ->
        [one] { $amount } dowolna maszyna
        [few] { $amount } dowolne maszyny
       *[many] { $amount } dowolnych maszyn
    }
scene_table-action-both_machines = koparka i betoniarka
scene_table-action-contracts = weź { COUNT($amount, "contracts", form: "acc") }
scene_table-action-patent = weź kafel z tego pola

scene_table-said_standing = { $who }: { COUNT($engineers, "engineers") }
scene_table-said_space =
    { $named }: { $action }, za { $engineers ->
        [0] dowolną liczbę inżynierów
       *[other] { COUNT($engineers, "engineers", form: "acc") }
    }{ $credits ->
        [0] {""}
       *[other] {" "}i { COUNT($credits, "credits", form: "acc") }
    }{ $n ->
        [0] {""}
       *[other] ; zajęte ({ $standing })
    }.
scene_table-said_blocked_space = { $named }: zablokowane przy tej liczbie graczy.
scene_table-said_patent = { $space } { CAPITAL($tile) }.
scene_table-said_sold = { $space } Nie ma tu kafla.
scene_table-no_contract = Na miejscu { $number } w zarządzie nie ma kontraktu.

## Energy

scene_table-label_objective = Cel
scene_table-said_paid = { $credits } od { $energy }
scene_table-said_credits_by_energy =
    Kredyty za energię w punktacji rundy: { $paid }; { $without } bez energii i o 3 punkty zwycięstwa mniej.
scene_table-lane =
    { $who }, numer { $rank } w kolejności tur: { COUNT($energy, "energy") }{ $prize ->
        [0] {""}
       *[other] , warte { COUNT($prize, "vp", form: "acc") }
    }.
scene_table-said_bonus =
    Premia rundy { $round } ({ $state ->
        [past] już policzona
        [now] w tej rundzie
       *[later] później
    }): { COUNT($vp, "vp") } za { KEY($counted) ->
        [contracts] każdy zrealizowany kontrakt
        [bases] każdą własną podstawę
        [elevations] każde własne podwyższenie
        [conduits] każdy własny kanał
        [powerhouses] każdą własną elektrownię
       *[advanced_tiles] każdy kafel zaawansowanej technologii
    }, w pełni od { COUNT($border, "energy", form: "gen") }.
scene_table-said_objective = Cel: { $counted }; pierwsze trzy zdobywają { $prizes } punktów zwycięstwa.

## The head of the table

scene_table-round = Runda
scene_table-passed = pas
scene_table-win = wygrywają

scene_table-question =
    { $kind ->
        [ChooseCompany] wybiera
        [Turn] { AGREE($who, one: "umieszcza", many: "umieszczają") } inżynierów
        [ChooseStructure] { AGREE($who, one: "wybiera", many: "wybierają") }, co zbudować
        [ChooseSite] { AGREE($who, one: "wybiera", many: "wybierają") } miejsce budowy
        [ChoosePayment] { AGREE($who, one: "wybiera", many: "wybierają") } zapłatę
        [ChooseSystem] { AGREE($who, one: "wybiera", many: "wybierają") } tamę i kanał
        [ChooseContract] { AGREE($who, one: "może", many: "mogą") } zrealizować kontrakt
        [TakeContracts] { AGREE($who, one: "bierze", many: "biorą") } kontrakty
        [DiscardContracts] { AGREE($who, one: "odrzuca", many: "odrzucają") } kontrakty
        [SplitMachinery] { AGREE($who, one: "wybiera", many: "wybierają") } maszyny
        [PlacePiece] { AGREE($who, one: "stawia", many: "stawiają") } darmowy element
        [PlaceDrops] { AGREE($who, one: "wybiera", many: "wybierają") } źródła
        [ChoosePart] { AGREE($who, one: "wybiera", many: "wybierają") } kolejność
       *[other] { AGREE($who, one: "decyduje", many: "decydują") }
    }
scene_table-decide = podjąć decyzję
scene_table-is_to = { CAPITAL($who) } { AGREE($who, one: "ma", many: "mają") } { $what }.
scene_table-phase_of = Runda { $round }: { NAME($phase, form: "inside") }
scene_table-said_stage = Runda { $round }, { NAME($phase, form: "inside") }.
scene_table-won =
    { $n ->
        [1] { $who } { AGREE($who, one: "wygrywa", many: "wygrywają") }
       *[other] { $who } wygrywają
    }
scene_table-over = { $phase }. { $winners }.
scene_table-round_of =
    { $number ->
        [0] Przed pierwszą rundą.
       *[other] Runda { $number } z { $rounds }.
    }
scene_table-rank = { $number }.
scene_table-said_score_card = { $number }. { $who }: { COUNT($vp, "vp") }, { $supply }
scene_table-to_decide = teraz decyduje

## Bars of folded panels, and the whole

scene_table-track = Energia
scene_table-bar-track = { scene_table-track }
scene_table-bar-company = Spółka
scene_table-bar-office = Zarząd
scene_table-bar-contracts = Kontrakty
scene_table-bar-draft = Wybór
scene_table-legend = Legenda
scene_table-bar-legend = { scene_table-legend }
scene_table-starting = Kontrakty początkowe
scene_table-to_choose = Do wyboru
scene_table-round_goal = Premia od { $energy }
scene_table-open = { $panel }: otwórz.
scene_table-said_close = { $panel }: zamknij.
scene_table-said_offered = { $who }, dyrektor { $line }.
scene_table-said_title = Barrage: { $panels }
scene_table-panel-table = stół
scene_table-panel-map = mapa
scene_table-panel-wheel = koło budowy
scene_table-panel-company = spółka
scene_table-panel-office = zarząd
scene_table-panel-contracts = kontrakty
scene_table-panel-track = tor energii
scene_table-panel-race = tor energii
scene_table-panel-header = runda
scene_table-panel-legend = legenda
scene_table-said_unknown = { $what }: nie ma { QUOTED($given) }, jest tylko { $known }.

## The legend: a word or two for every symbol

scene_table-open_legend = { scene_table-legend }: otwórz. Mówi, czym jest każdy symbol.
scene_table-legend-credits = kredyty
scene_table-legend-vp = punkty zwycięstwa
scene_table-legend-engineers = inżynierowie
scene_table-legend-excavators = koparki
scene_table-legend-mixers = betoniarki
scene_table-legend-machinery = dowolna maszyna
scene_table-legend-energy = energia
scene_table-legend-contract = kontrakt
scene_table-legend-fulfilled = zrealizowane kontrakty
scene_table-legend-limit = wartość do 3
scene_table-legend-drop = kropla wody
scene_table-legend-socket = miejsce w tamie
scene_table-legend-flowing = kropla spływa od razu
scene_table-legend-neutral = neutralna tama
scene_table-legend-marker = wartość, zbiornik
scene_table-legend-base = podstawa tamy
scene_table-legend-elevation = podwyższenie tamy
scene_table-legend-conduit = kanał
scene_table-legend-powerhouse = elektrownia
scene_table-legend-wild = uniwersalny, zdolność
scene_table-legend-advanced = kafel 2. poziomu
scene_table-legend-rotate = 2 segmenty koła
scene_table-legend-rim = segmenty do powrotu
scene_table-legend-income = odsłonięty przychód
scene_table-legend-free = wolne pole
scene_table-legend-fee = 3 kredyty więcej
scene_table-legend-closed = zablokowane pole
scene_table-legend-now = ta runda
scene_table-legend-ring = można kliknąć

## The legend: a sentence for every symbol

scene_table-legend_sentence-credits = Krążek to kredyty; liczba w nim mówi, ile ich jest.
scene_table-legend_sentence-vp = Sześciokąt to punkty zwycięstwa.
scene_table-legend_sentence-engineers =
    Postać to inżynier: ilu wymaga pole albo ilu zostało spółce w tej rundzie.
scene_table-legend_sentence-excavators = Maszyna z łyżką to koparka: służy do podstaw i kanałów.
scene_table-legend_sentence-mixers = Bęben to betoniarka: służy do podwyższeń i elektrowni.
scene_table-legend_sentence-machinery = Koło zębate to koparka albo betoniarka, jak woli spółka.
scene_table-legend_sentence-energy = Błyskawica to energia: z produkcji albo potrzebna do kontraktu.
scene_table-legend_sentence-contract = Kartka to kontrakt.
scene_table-legend_sentence-fulfilled = Ptaszek stoi przed liczbą kontraktów, które spółka zrealizowała.
scene_table-legend_sentence-limit =
    Darmowy element z ograniczeniem: tu kanał o wartości najwyżej 3; R to tylko równiny, WR wzgórza lub równiny.
scene_table-legend_sentence-drop = Kropla wody: czeka na źródle albo zatrzymuje ją tama.
scene_table-legend_sentence-socket =
    Tama jest jak zbiornik: każda kropla wypełnia ją od dołu o jeden rząd; szare miejsce czeka na kolejne.
scene_table-legend_sentence-flowing = Kropla ze strzałką natychmiast spływa swoją rzeką.
scene_table-legend_sentence-neutral = Szare cegły to neutralna tama, która nie należy do nikogo.
scene_table-legend_sentence-marker =
    Wolny kanał: jego wartość i zbiornik, do którego prowadzi; kreski pokazują drogę.
scene_table-legend_sentence-base = Podstawa tamy.
scene_table-legend_sentence-elevation = Podwyższenie, które podnosi tamę o jeden poziom.
scene_table-legend_sentence-conduit = Kanał, rura ze zbiornika do elektrowni w innym zbiorniku.
scene_table-legend_sentence-powerhouse = Elektrownia.
scene_table-legend_sentence-wild =
    Na kaflu gwiazda buduje dowolny element; na planszy spółki to jej specjalna zdolność.
scene_table-legend_sentence-advanced = Zabarwiony kafel jest zaawansowany; kropki to jego poziom.
scene_table-legend_sentence-rotate = Strzałka wokół liczby: o tyle segmentów obraca się koło.
scene_table-legend_sentence-rim =
    Liczba na obwodzie koła: po tylu segmentach ten segment znów jest otwarty.
scene_table-legend_sentence-income =
    Niebieska ramka pod brakującym elementem: spółka ma teraz ten przychód.
scene_table-legend_sentence-free = Linia przerywana to plan: nikt tu nie zbudował.
scene_table-legend_sentence-fee =
    Moneta przy polu albo zakładka z +3: pole kosztuje 3 kredyty więcej.
scene_table-legend_sentence-closed = Przekreślone pole jest zablokowane przy tej liczbie graczy.
scene_table-legend_sentence-now = Niebieski żeton oznacza to, co dotyczy tej rundy.
scene_table-legend_sentence-ring = Niebieski pierścień: kliknięcie tutaj odpowiada na pytanie.
