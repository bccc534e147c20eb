# Co mówią obrazy: napisy na nich, a przy każdej rzeczy zdanie dla tych, którzy jej nie widzą.

scene-named = { CAPITAL($place) } ({ $name })
scene-sentence = { $said }.

## Painted on the picture, where there is little room

scene-build = Buduj
scene-open = otwarty
scene-any = każdy
scene-area_letter-mountains = G
scene-area_letter-hills = W
scene-area_letter-plains = R
scene-ability_line-usa = kropla obok elektrowni: 1 energia
scene-ability_line-germany = druga produkcja, bez premii
scene-ability_line-italy = +3 energii po każdej produkcji
scene-ability_line-france = kontrakty o 3 energii tańsze

## The map

scene-cost = { $base } i { $elevation } { NAME($area, form: "loc") }
scene-said_map_legend = Maszyny na podstawę i na podwyższenie: { $costs }.
scene-said_basin = Zbiornik { $number }, { NAME($area, form: "loc") }.
scene-said_river = Rzeka: od { NAME($start, form: "gen") } do { NAME($end, form: "gen") }.
scene-river_exit = Tu krople opuszczają mapę: { $place }.
scene-said_dam = { $named }, poziom { $level }: { $drops } z { COUNT($room, "drops", form: "gen") }.
scene-said_free =
    { $named }, wolne{ $fee ->
        [0] {""}
       *[other] , z monetą: dodatkowo { COUNT($fee, "credits") }
    }.
scene-said_conduit = { $named }, wartość { $value }.
scene-free_conduit = { $named }, wolny, wartość { $value }.
scene-said_headstream =
    Źródło { $name }: daje { $brings } w rundach od 1 do 4; { $waiting ->
        [few] czekają
       *[other] czeka
    } tu { COUNT($waiting, "drops") }.
scene-bare_headstream =
    Źródło { $name }: nie ma kafla; { $waiting ->
        [few] czekają
       *[other] czeka
    } tu { COUNT($waiting, "drops") }.

## Rewards and cards

scene-part-build_base =
    { $amount ->
        [one] darmowa podstawa
        [few] { $amount } darmowe podstawy
       *[many] { $amount } darmowych podstaw
    }{ $n ->
        [0] {""}
       *[other] {" "}{ NAME($areas, form: "loc") }
    }
    .acc =
    { $amount ->
        [one] darmową podstawę
        [few] { $amount } darmowe podstawy
       *[many] { $amount } darmowych podstaw
    }{ $n ->
        [0] {""}
       *[other] {" "}{ NAME($areas, form: "loc") }
    }
scene-part-build_elevation =
    { $amount ->
        [one] darmowe podwyższenie
        [few] { $amount } darmowe podwyższenia
       *[many] { $amount } darmowych podwyższeń
    }{ $n ->
        [0] {""}
       *[other] {" "}{ NAME($areas, form: "loc") }
    }
    .acc =
    { $amount ->
        [one] darmowe podwyższenie
        [few] { $amount } darmowe podwyższenia
       *[many] { $amount } darmowych podwyższeń
    }{ $n ->
        [0] {""}
       *[other] {" "}{ NAME($areas, form: "loc") }
    }
scene-part-build_conduit = darmowy kanał o wartości najwyżej { $amount }
    .acc = darmowy kanał o wartości najwyżej { $amount }
scene-part-build_powerhouse =
    { $amount ->
        [one] darmowa elektrownia
        [few] { $amount } darmowe elektrownie
       *[many] { $amount } darmowych elektrowni
    }{ $n ->
        [0] {""}
       *[other] {" "}{ NAME($areas, form: "loc") }
    }
    .acc =
    { $amount ->
        [one] darmową elektrownię
        [few] { $amount } darmowe elektrownie
       *[many] { $amount } darmowych elektrowni
    }{ $n ->
        [0] {""}
       *[other] {" "}{ NAME($areas, form: "loc") }
    }
scene-part-machinery =
    { $amount ->
        [one] { $amount } dowolna maszyna
        [few] { $amount } dowolne maszyny
       *[many] { $amount } dowolnych maszyn
    }
    .acc =
    { $amount ->
        [one] { $amount } dowolną maszynę
        [few] { $amount } dowolne maszyny
       *[many] { $amount } dowolnych maszyn
    }
scene-part-rotate = { COUNT($amount, "segments") } koła
    .acc = { COUNT($amount, "segments", form: "acc") } koła
scene-part-drops = { COUNT($amount, "drops") } na źródłach
    .acc = { COUNT($amount, "drops", form: "acc") } na źródłach
scene-part-drops_flowing = { COUNT($amount, "drops") } natychmiast
    .acc = { COUNT($amount, "drops", form: "acc") } natychmiast
scene-said_contract =
    Kontrakt { $colour ->
        [green] zielony
        [yellow] żółty
        [red] czerwony
        [national] państwowy
       *[starting] początkowy
    } { $number }: za { COUNT($energy, "energy", form: "acc") } daje { NAME($gives, form: "acc") }.
scene-tile = { CAPITAL($tile) }.

## A company

scene-company_title = Plansza { NAME($who, form: "gen") }.
scene-no_officer_line = bez dyrektora
scene-said_officer_line = { $officer }: { $power }
scene-copying_line = { $officer } jako { $copied }: { $power }
scene-no_officer = Bez dyrektora.
scene-said_officer = Dyrektor { $line }.
scene-said_officer_space =
    { $named }: { $used ->
        [true] użyte
       *[false] { $fee ->
            [0] 1 inżynier kopiuje dyrektora
           *[other] 1 inżynier i { COUNT($fee, "credits") } kopiują dyrektora
        }
    }.
scene-points = { COUNT($vp, "vp") }.
scene-said_supply = { $counted } w zasobach.
scene-said_pieces_left =
    { $who } { AGREE($who, one: "ma", many: "mają") } jeszcze do zbudowania { NAME($counted, form: "acc") }.
scene-said_income =
    Przychód, { $uncovered ->
        [true] odsłonięty
       *[false] gdy zbudujesz { NAME($built, form: "acc") }
    }: { $gives }.
scene-production_bonus =
    { COUNT($more, "energy") } więcej w każdej produkcji, { $active ->
        [true] działa
       *[false] od { $number } elektrowni
    }.
scene-said_ability =
    Zdolność { NAME($who, form: "gen") }: { $power }; { $active ->
        [true] działa
       *[false] działa dopiero od { $number ->
            [1] pierwszej elektrowni
            [2] drugiej elektrowni
            [3] trzeciej elektrowni
           *[other] elektrowni numer { $number }
        }
    }.
scene-said_construction_space =
    { $named }: { $used ->
        [true] użyte
       *[false] { COUNT($engineers, "engineers") }{ $fee ->
            [0] {""}
           *[other] {" "}i { COUNT($fee, "credits") }
        }
    }.
scene-engineers_aside = Obok pól budowy: { COUNT($engineers, "engineers") }.
scene-fulfilled = Zrealizowane kontrakty: { $contracts }.
scene-open_segment = Otwarty segment: { $holds }.
scene-segment = Segment wraca za { COUNT($turns, "segments", form: "acc") }: { $holds }.

## The office

scene-section-turbine = Turbiny
scene-section-water = Woda
scene-section-bank = Bank
scene-section-workshop = Warsztat
scene-section-machinery = Maszyny
scene-contracts = Kontrakty
scene-section-contract = { scene-contracts }
scene-patents = Patenty
scene-section-patent = { scene-patents }
scene-no_patents = W rozgrywce wprowadzającej nie ma Biura Patentowego
scene-sold = bez kafla

# Dwa wiersze, najwyżej po 13 znaków.
scene-tile_lines-adv1_base =
    kropla do

    pustych tam
scene-tile_lines-adv1_elevation =
    segment za

    podwyższenie
scene-tile_lines-adv1_conduit =
    kredyty za

    2 × wartość
scene-tile_lines-adv1_powerhouse =
    bez

    inżynierów
scene-tile_lines-adv1_wild =
    bez kosztu

    za monetę
scene-tile_lines-adv2_base =
    1 energia za

    podstawę
scene-tile_lines-adv2_elevation =
    napełnij

    tę tamę
scene-tile_lines-adv2_conduit =
    najwyżej 5

    koparek
scene-tile_lines-adv2_powerhouse =
    produkuj

    od razu, +2
scene-tile_lines-adv2_wild =
    maszyny są

    wymienne
scene-tile_lines-adv3_base =
    nie trzeba

    ludzi, maszyn
scene-tile_lines-adv3_elevation =
    3 punkty za

    wyższą tamę
scene-tile_lines-adv3_conduit =
    energia za

    2 × wartość
scene-tile_lines-adv3_powerhouse =
    3 punkty za

    elektrownię
scene-tile_lines-adv3_wild =
    3 punkty za

    zaawansowany

scene-action-produce = jedna produkcja, { $modifier } energii
scene-action-drops = { COUNT($amount, "drops") } na źródłach
scene-action-drops_flowing = { COUNT($amount, "drops") } natychmiast
scene-action-bank =
    { $amount ->
        [1] kredyt za każdego inżyniera
       *[other] { COUNT($amount, "credits") } za każdego inżyniera
    }
scene-action-rotate = { COUNT($amount, "segments") } koła
scene-action-excavators = { COUNT($amount, "excavators") }
scene-action-machinery =
    { $amount ->
        [one] { $amount } dowolna maszyna
        [few] { $amount } dowolne maszyny
       *[many] { $amount } dowolnych maszyn
    }
scene-action-both_machines =
    { $amount ->
        [1] koparka i betoniarka
       *[other] { COUNT($amount, "excavators") } i { COUNT($amount, "mixers") }
    }
scene-action-contracts = weź { COUNT($amount, "contracts", form: "acc") }
scene-action-patent = weź kafel z tego pola

scene-said_standing = { $who }: { COUNT($engineers, "engineers") }
scene-said_space =
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
scene-said_blocked_space = { $named }: zablokowane przy tej liczbie graczy.
scene-said_shut_space = { $named }: zamknięte do końca gry, bo zbudowała tu Automa.
scene-said_patent = { $space } { CAPITAL($tile) }.
scene-said_sold = { $space } Nie ma tu kafla.
scene-no_contract = Na miejscu { $number } w zarządzie nie ma kontraktu.

## Energy

scene-label_objective = Cel
scene-said_paid = { $credits } od { $energy }
scene-said_credits_by_energy =
    Kredyty za energię w punktacji rundy: { $paid }; { $without } bez energii i o { COUNT($lost, "vp", form: "acc") } mniej.
scene-lane =
    { $who }, numer { $rank } w kolejności tur: { COUNT($energy, "energy") }{ $prize ->
        [0] {""}
       *[other] , warte { COUNT($prize, "vp", form: "acc") }
    }.
scene-said_bonus =
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
scene-said_objective = Cel: { $counted }; pierwsze trzy zdobywają { $prizes } punktów zwycięstwa.

## The head of the table

scene-round = Runda
scene-passed = pas
scene-win = wygrywają

scene-question =
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
scene-decide = podjąć decyzję
scene-is_to = { CAPITAL($who) } { AGREE($who, one: "ma", many: "mają") } { $what }.
scene-phase_of = Runda { $round }: { NAME($phase, form: "inside") }
scene-said_stage = Runda { $round }, { NAME($phase, form: "inside") }.
scene-won =
    { $n ->
        [1] { $who } { AGREE($who, one: "wygrywa", many: "wygrywają") }
       *[other] { $who } wygrywają
    }
scene-over = { $phase }. { $winners }.
scene-round_of =
    { $number ->
        [0] Przed pierwszą rundą.
       *[other] Runda { $number } z { $rounds }.
    }
scene-rank = { $number }.
scene-said_score_card = { $number }. { $who }: { COUNT($vp, "vp") }, { $supply }
scene-to_decide = teraz decyduje

## Bars of folded panels, and the whole

scene-track = Energia
scene-bar-map = Mapa
scene-bar-track = { scene-track }
scene-bar-company = Spółka
scene-bar-office = Zarząd
scene-bar-contracts = Kontrakty
scene-bar-draft = Wybór
scene-legend = Legenda
scene-bar-legend = { scene-legend }
scene-starting = Kontrakty początkowe
scene-to_choose = Do wyboru
scene-round_goal = Premia od { $energy }
scene-open_panel = { $panel }: otwórz.
scene-said_close = { $panel }: zamknij.
scene-said_offered = { $who }, dyrektor { $line }.
scene-said_title = Barrage: { $panels }
scene-panel-table = stół
scene-panel-map = mapa
scene-panel-wheel = koło budowy
scene-panel-company = spółka
scene-panel-office = zarząd
scene-panel-contracts = kontrakty
scene-panel-track = tor energii
scene-panel-race = tor energii
scene-panel-header = runda
scene-panel-legend = legenda
scene-said_unknown = { $what }: nie ma { QUOTED($given) }, jest tylko { $known }.

## The legend: a word or two for every symbol

scene-open_legend = { scene-legend }: otwórz. Mówi, czym jest każdy symbol.
scene-legend-credits = kredyty
scene-legend-vp = punkty zwycięstwa
scene-legend-engineers = inżynierowie
scene-legend-excavators = koparki
scene-legend-mixers = betoniarki
scene-legend-machinery = dowolna maszyna
scene-legend-energy = energia
scene-legend-contract = kontrakt
scene-legend-fulfilled = zrealizowane kontrakty
scene-legend-limit = wartość do 3
scene-legend-drop = kropla wody
scene-legend-socket = miejsce w tamie
scene-legend-flowing = kropla spływa od razu
scene-legend-neutral = neutralna tama
scene-legend-marker = wartość, zbiornik
scene-legend-base = podstawa tamy
scene-legend-elevation = podwyższenie tamy
scene-legend-conduit = kanał
scene-legend-powerhouse = elektrownia
scene-legend-wild = uniwersalny, zdolność
scene-legend-advanced = kafel 2. poziomu
scene-legend-rotate = 2 segmenty koła
scene-legend-rim = segmenty do powrotu
scene-legend-income = odsłonięty przychód
scene-legend-free = wolne pole
scene-legend-fee = 3 kredyty więcej
scene-legend-closed = zablokowane pole
scene-legend-now = ta runda
scene-legend-ring = można kliknąć
scene-legend-hint = podpowiedź

## The legend: a sentence for every symbol

scene-legend_sentence-credits = Krążek to kredyty; liczba w nim mówi, ile ich jest.
scene-legend_sentence-vp = Sześciokąt to punkty zwycięstwa.
scene-legend_sentence-engineers =
    Postać to inżynier: ilu wymaga pole albo ilu zostało spółce w tej rundzie.
scene-legend_sentence-excavators = Maszyna z łyżką to koparka: służy do podstaw i kanałów.
scene-legend_sentence-mixers = Bęben to betoniarka: służy do podwyższeń i elektrowni.
scene-legend_sentence-machinery = Koło zębate to koparka albo betoniarka, jak woli spółka.
scene-legend_sentence-energy = Błyskawica to energia: z produkcji albo potrzebna do kontraktu.
scene-legend_sentence-contract = Kartka to kontrakt.
scene-legend_sentence-fulfilled = Ptaszek stoi przed liczbą kontraktów, które spółka zrealizowała.
scene-legend_sentence-limit =
    Darmowy element z ograniczeniem: tu kanał o wartości najwyżej 3; R to tylko równiny, WR wzgórza lub równiny.
scene-legend_sentence-drop = Kropla wody: czeka na źródle albo zatrzymuje ją tama.
scene-legend_sentence-socket =
    Tama jest jak zbiornik: każda kropla wypełnia ją od dołu o jeden rząd; szare miejsce czeka na kolejne.
scene-legend_sentence-flowing = Kropla ze strzałką natychmiast spływa swoją rzeką.
scene-legend_sentence-neutral = Szare cegły to neutralna tama, która nie należy do nikogo.
scene-legend_sentence-marker =
    Wolny kanał: jego wartość i zbiornik, do którego prowadzi; kreski pokazują drogę.
scene-legend_sentence-base = Podstawa tamy.
scene-legend_sentence-elevation = Podwyższenie, które podnosi tamę o jeden poziom.
scene-legend_sentence-conduit = Kanał, rura ze zbiornika do elektrowni w innym zbiorniku.
scene-legend_sentence-powerhouse = Elektrownia.
scene-legend_sentence-wild =
    Na kaflu gwiazda buduje dowolny element; na planszy spółki to jej specjalna zdolność.
scene-legend_sentence-advanced = Zabarwiony kafel jest zaawansowany; kropki to jego poziom.
scene-legend_sentence-rotate = Strzałka wokół liczby: o tyle segmentów obraca się koło.
scene-legend_sentence-rim =
    Liczba na obwodzie koła: po tylu segmentach ten segment znów jest otwarty.
scene-legend_sentence-income =
    Niebieska ramka pod brakującym elementem: spółka ma teraz ten przychód.
scene-legend_sentence-free = Linia przerywana to plan: nikt tu nie zbudował.
scene-legend_sentence-fee =
    Moneta przy polu albo zakładka z +3: pole kosztuje 3 kredyty więcej.
scene-legend_sentence-closed = Przekreślone pole jest zablokowane przy tej liczbie graczy.
scene-legend_sentence-now = Niebieski żeton oznacza to, co dotyczy tej rundy.
scene-legend_sentence-ring = Niebieski pierścień: kliknięcie tutaj odpowiada na pytanie.
scene-legend_sentence-hint = Przerywany pierścień z liczbą: to proponuje podpowiedź, w kolejności liczb.

## The Leeghwater Project

scene-ability_line-netherlands = potem kropla do innej tamy
scene-part-fulfil_contract =
    realizacja kontraktu{ $amount ->
        [0] {""}
       *[other] , który wymaga najwyżej { COUNT($amount, "energy", form: "gen") }
    }
    .acc =
    realizację kontraktu{ $amount ->
        [0] {""}
       *[other] , który wymaga najwyżej { COUNT($amount, "energy", form: "gen") }
    }
scene-part-energy_usable = { COUNT($amount, "energy") } na kontrakt
    .acc = { COUNT($amount, "energy", form: "acc") } na kontrakt
scene-part-advanced_tile = zaawansowany kafel z Biura Patentowego
scene-action-work = weź Prace Zewnętrzne z tej pozycji
scene-action-building = akcja tego budynku
scene-action-any_building = akcja aktywowanego budynku
scene-tile_lines-adv1_building = 
    od razu

    akcja
scene-tile_lines-adv2_building = 
    jeden

    rodzaj
scene-tile_lines-adv3_building = 
    od razu

    punkty
scene-part-drop_in_dam = { COUNT($amount, "drops") } prosto do tamy
    .acc = { COUNT($amount, "drops", form: "acc") } prosto do tamy
scene-part-tile_back = kafel technologii z koła
scene-part-machines_back = połowa maszyn z segmentu
    .acc = połowę maszyn z segmentu
scene-part-work_for_credits = Prace Zewnętrzne po { COUNT($amount, "credits", form: "acc") } za maszynę
scene-section-works = Prace Zewnętrzne
scene-section-building = Budynki
# Na karcie Prac, które ktoś wziął.
scene-taken = wzięte
scene-said_work = { $space } { CAPITAL($work) }: potrzeba { $costs }, daje { NAME($gives, form: "acc") }.
scene-said_no_work = { $space } Nie ma tu Prac.
scene-said_building =
    { CAPITAL(NAME($building, form: "bare")) }: budynek tutaj wymaga: { $costs }, i daje { COUNT($vp, "vp", form: "acc") }. Jego pola dają: { NAME($does, form: "acc") }{ $price ->
        [0] {""}
       *[other] , za { COUNT($price, "credits", form: "acc") }
    }.
scene-said_works_taken = Wzięte: { $counted }.
scene-said_architect =
    Architekt jest { $here ->
        [true] do dyspozycji
       *[false] zajęty
    }.
scene-bar-expansion = Dodatek
scene-panel-expansion = plansza dodatku
