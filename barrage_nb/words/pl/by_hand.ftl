# Co mówi edytor.

## The parts of the table, and who owns what

by_hand-part-map = mapa
by_hand-part-office = plansza zarządu
by_hand-part-offer = kontrakty w ofercie
by_hand-part-table = runda i kafle
by_hand-neutral = neutralna
    .gen = neutralna
by_hand-of = { NAME($held_by, form: "gen") }

## What can be changed

by_hand-do_more_drops = + kropla
by_hand-do_fewer_drops = − kropla
by_hand-do_raise = Podwyższ
by_hand-do_lower = Obniż
by_hand-do_remove = Usuń
by_hand-do_its_turn = Teraz jej tura
by_hand-do_earlier = Wcześniej w kolejności
by_hand-do_later = Później w kolejności
by_hand-do_passes = Spasowała
by_hand-do_passes_not = Nie spasowała
by_hand-do_point_here = Obróć koło tutaj
by_hand-do_used = Użyte
by_hand-do_not_used = Nieużyte
by_hand-none_out_of_game = poza rozgrywką
by_hand-none_nobody = nikt
by_hand-none_tile = brak kafla
by_hand-none_none = brak
by_hand-none_officer = brak
by_hand-none_empty = pusto
by_hand-none_free = wolne
by_hand-number-credits = kredyty
by_hand-number-excavators = koparki
by_hand-number-mixers = betoniarki
by_hand-number-engineers = inżynierowie
by_hand-number-vp = PZ
by_hand-number-energy = energia
by_hand-number-aside = inżynierowie obok
by_hand-constructions = budowy w tej rundzie
by_hand-round = runda
by_hand-drops = krople
by_hand-step-credits = { COUNT($n, "credits") }
by_hand-step-excavators = { COUNT($n, "excavators") }
by_hand-step-mixers = { COUNT($n, "mixers") }
by_hand-step-engineers = { COUNT($n, "engineers") }
by_hand-step-drops = { COUNT($n, "drops") }
by_hand-step-rounds = { COUNT($n, "rounds") }
by_hand-step-aside = { COUNT($n, "engineers") } obok
by_hand-step-constructions =
    { $n ->
        [one] { $n } budowa
        [few] { $n } budowy
       *[many] { $n } budów
    } w tej rundzie
by_hand-some = { $n } { $text }
by_hand-more = +{ $amount }
by_hand-fewer = −{ $amount }
by_hand-plus = + { $thing }
by_hand-without = − { $thing }
by_hand-list_officer = Dyrektor
by_hand-list_contract = Kontrakt na rękę
by_hand-list_fulfilled = Zrealizowany kontrakt
by_hand-list_tile = Kafel do zasobów
by_hand-list_lies = Leży
by_hand-list_put = Kafel tutaj
by_hand-list_on_offer = Kontrakt tutaj
by_hand-list_national = Kontrakt państwowy
by_hand-list_standing = Kto tu stoi
by_hand-list_on_sale = Kafel na sprzedaż tutaj
by_hand-list_phase = Faza
by_hand-list_mover = Czyja tura
by_hand-list_companies = Kto gra
by_hand-list_headstream = Kafel źródła
by_hand-list_bonus = Kafel premii
by_hand-list_objective = Kafel celu
by_hand-build_for =
    { KEY($held_by) ->
        [neutral] Zbuduj neutralną
       *[other] Zbuduj dla { NAME($held_by, form: "gen") }
    }
by_hand-give_to =
    { KEY($held_by) ->
        [neutral] Zmień na neutralną
       *[other] Oddaj: { $held_by }
    }
by_hand-back_in_hand = nr { $contract } z powrotem na rękę
by_hand-built =
    { $times ->
        [one] { $times } budowa
        [few] { $times } budowy
       *[many] { $times } budów
    } w tej rundzie

## What things are called

by_hand-called = { $thing }: { $what }
by_hand-at = { $thing }; { $where }
by_hand-dam_of = { $held_by }, poziom { $level }, { COUNT($drops, "drops") }
by_hand-drops_at =
    { $drops ->
        [few] czekają { COUNT($drops, "drops") }
       *[other] czeka { COUNT($drops, "drops") }
    }
by_hand-board_of = { $who }: wszystko, co { AGREE($who, one: "ma", many: "mają") }
by_hand-wheel_now =
    { $turns ->
        [0] Koło, otwarty segment: { $held }
       *[other] Koło, wróci za { COUNT($turns, "turns", form: "acc") }: { $held }
    }
by_hand-front =
    { $colour ->
        [green] Zielony
        [yellow] Żółty
        [red] Czerwony
        [national] Państwowy
       *[starting] Początkowy
    } { $energy }, nr { $number }: { $reward }
by_hand-gap = Miejsce { $number } w ofercie: puste
by_hand-nationals = Kontrakty państwowe: { $number }
by_hand-done = { $who }: zrealizowane kontrakty: { $number }
by_hand-stands = { $who }, { COUNT($engineers, "engineers") }
by_hand-office = { $space } ({ $does }): { $there }
by_hand-time = Runda { $round }: { $phase }
by_hand-turn_of = { $time }; tura { NAME($who, form: "gen") }
by_hand-bonus_of = Premia rundy { $round }: { $called }
by_hand-objective_is = Cel: { $called }
by_hand-headstream_now = { $drops } (kafel { $number })
by_hand-headstream_lies = { $drops } (kafel { $number }, teraz: { $place })
by_hand-bonus_now = { $called } (teraz w rundzie { $round })
by_hand-officer_now = { $officer } (teraz { NAME($who, form: "gen") })

## The design and the rulings

by_hand-title_rulings = Rozstrzygnięcia tam, gdzie zasady milczą
by_hand-title_design = Projekt: liczby w grze
by_hand-title_bonus_tiles = kaflami premii
by_hand-title_headstream_tiles = kaflami źródeł
by_hand-design-wheel_segments = segmenty koła
by_hand-design-engineers_each = inżynierowie na gracza
by_hand-design-conduit_credits = kanał: kredyty za kroplę
by_hand-design-conduit_points = kanał: PZ za kroplę
by_hand-design-red_fee = koszt pola z monetą
by_hand-design-first_prize = PZ za najwięcej energii
by_hand-design-second_prize = PZ za drugie miejsce
by_hand-design-rounds = rundy
by_hand-design-turn_order = Nowa kolejność
by_hand-design-neutral_dams = Neutralne tamy na początku
by_hand-design-closed_spaces = Zamknięte dla wszystkich
by_hand-design-opened_spaces = Otwarte też w mniej osób
by_hand-more_drops = więcej kropel na źródle { $headstream }
by_hand-ruling-contract_before_water = Kontrakt płaci, zanim zużyta woda spłynie dalej
by_hand-ruling-italy_after_contract = Dodatkowe pola Włoch są po kontrakcie
by_hand-ruling-fiesler_on_second_production = Fiesler wspiera drugą produkcję Niemiec
by_hand-ruling-tile_energy_national = Energia z kafla może zrealizować kontrakt państwowy
by_hand-ruling-tile_energy_france = Energia z kafla korzysta ze zniżki Francji
by_hand-ruling-del_monte_copy = Kopia Del Monte u Sekibo trwa
by_hand-ruling-zero_ranks = Kto nie ma nic do celu, też może zająć miejsce
by_hand-ruling-basin_objective_cap = Ile najwyżej liczą zbiorniki z trzema elementami (0: bez limitu)
by_hand-ruling-sekibo_credits = Kredyty na start spółki Sekibo
by_hand-ruling-sekibo_any_space = Sekibo może najpierw użyć droższego pola
by_hand-ruling-income_order = Kto pierwszy dostaje przychód
by_hand-ruling-discards_return = Pusty stos odtwarza się z odrzuconych
by_hand-ruling-free_national = Kontrakt zrealizowany bez produkcji może być państwowy
by_hand-ruling-free_france = Kontrakt zrealizowany bez produkcji ma zniżkę Francji
by_hand-ruling-drop_after_water = Kropla Holandii jest po spłynięciu zużytej wody
by_hand-ruling-architect_in_bank = Sam Architekt w Banku też daje kolejną turę
by_hand-ruling-lab_any_segment = Laboratorium działa i przy jednej maszynie w segmencie, bez skutku
by_hand-ruling-new_spare_officers = Wśród dodatkowych oficerów Sekibo mogą być ci z dodatku
by_hand-ruling-luciani_any_energy = Z Lucianim także energia bez produkcji może realizować kilka kontraktów
by_hand-ruling-luciani_each_less = Z Lucianim każdy kontrakt produkcji ma zniżkę Francji
by_hand-ruling-automa_works_own_space = Inżynierowie Automy idą na pole prac, które bierze
by_hand-ruling-automa_all_parts = Automa bierze też energię do kontraktu i kafle technologii z prac
by_hand-ruling-automa_other_machines = Budynek II Automy można opłacić maszynami, których ma więcej
by_hand-ruling-automa_drop_counts = Kropla po produkcji liczy się tam, gdzie Automa może ją umieścić
by_hand-ruling-automa_last_arrow = Gdy kafel nie pokazuje kolejności, obowiązuje ostatnia pokazana
by_hand-choice-yes = tak
by_hand-choice-no = nie
by_hand-choice-turn = turę
by_hand-choice-round = rundę
by_hand-choice-game = rozgrywkę
by_hand-choice-turn_order = kolejność tur
by_hand-choice-reverse = odwrotna
by_hand-choice-least_energy = najmniej energii
by_hand-choice-most_energy = najwięcej energii
by_hand-choice-fixed = stała
by_hand-choice-rotating = zmienia się kolejno

## Where a card or tile lies

by_hand-colour =
    { $colour ->
        [green] zielonym
        [yellow] żółtym
       *[red] czerwonym
    }
by_hand-colour_of =
    { $colour ->
        [green] zielonego
        [yellow] żółtego
       *[red] czerwonego
    }
by_hand-colour_to =
    { $colour ->
        [green] zielony
        [yellow] żółty
       *[red] czerwony
    }
by_hand-discarded =
    { $colour ->
        [green] zielonych
        [yellow] żółtych
       *[red] czerwonych
    }
by_hand-lies_with-contracts = na ręce { NAME($who, form: "gen") }
by_hand-lies_with-fulfilled = zrealizowany przez { NAME($who, form: "acc") }
by_hand-lies_with-tiles = w zasobach { NAME($who, form: "gen") }
by_hand-lies_with-wheel = na kole { NAME($who, form: "gen") }
by_hand-lies-contracts = w ofercie, miejsce { $place }
by_hand-lies-patents = na sprzedaż, miejsce { $place }
by_hand-lies-national = wśród kontraktów państwowych
by_hand-lies-starting = w wyborze początkowym
by_hand-lies-patent_pile = w stosie kafli
by_hand-lies-piles = w { by_hand-colour } stosie
by_hand-lies-discards = wśród odrzuconych { by_hand-discarded }
by_hand-wheel_back =
    { $turns ->
        [0] otwarty segment { NAME($who, form: "gen") }
       *[other] koło { NAME($who, form: "gen") }, wróci za { COUNT($turns, "turns", form: "acc") }
    }

## What a change takes from somebody else

by_hand-card = kontrakt { $number }
by_hand-takes_from-contracts = Z ręki { NAME($who, form: "gen") } znika { $thing }.
by_hand-takes_from-tiles = Z zasobów { NAME($who, form: "gen") } znika { $thing }.
by_hand-takes_from-wheel = Z koła { NAME($who, form: "gen") } znika { $thing }.
by_hand-takes_from-fulfilled = { CAPITAL($thing) } nie liczy się już jako zrealizowany przez { NAME($who, form: "acc") }.
by_hand-takes-contracts =
    { CAPITAL($thing) } był w ofercie, miejsce { $place }; { $refilled ->
        [true] nikt nie uzupełni miejsca przed końcem tury (K5)
       *[false] nikt nie uzupełni miejsca: jego stos jest pusty albo nieznany
    }.
by_hand-takes-patents =
    { CAPITAL($thing) } był na sprzedaż, miejsce { $place }; to miejsce zostaje puste do następnej rundy (E4).
by_hand-takes-national =
    { CAPITAL($thing) } nie leży już wśród kontraktów państwowych, gdzie każdy mógł go zrealizować.
by_hand-takes-starting = { CAPITAL($thing) } nie jest już w wyborze początkowym.
by_hand-takes-patent_pile = { CAPITAL($thing) } wychodzi ze stosu kafli: nie trafi już na sprzedaż.
by_hand-takes-piles = { CAPITAL($thing) } wychodzi z { by_hand-colour_of } stosu: nie trafi już do oferty.
by_hand-takes-discards = { CAPITAL($thing) } wychodzi z odrzuconych { by_hand-discarded }.
by_hand-under-patent_pile = { CAPITAL($thing) } trafia pod stos kafli.
by_hand-under-piles = { CAPITAL($thing) } trafia pod { by_hand-colour_to } stos.
by_hand-lies_nowhere = { CAPITAL($thing) } nie leży teraz nigdzie: jest poza rozgrywką.
by_hand-neutral_gone = Z mapy znika { $piece }.
by_hand-gone =
    Z mapy znika { $piece }; do zasobów { NAME($who, form: "gen") } { $pieces ->
        [one] wraca element
        [few] wracają { COUNT($pieces, "pieces") }
       *[many] wraca { COUNT($pieces, "pieces") }
    }.
by_hand-left_some = { $who } { AGREE($who, one: "ma", many: "mają") } jeszcze do zbudowania: { $left }.
by_hand-left_none =
    { $who } nie { AGREE($who, one: "ma", many: "mają") } już { KEY($structure) ->
        [base] podstaw
        [elevation] podwyższeń
        [conduit] kanałów
       *[powerhouse] elektrowni
    } do zbudowania.
by_hand-drops_gone =
    { $drops ->
        [few] Znikają { COUNT($drops, "drops") }
       *[other] Znika { COUNT($drops, "drops") }
    }: { $space }.
by_hand-go_home =
    Wraca do zasobów: { COUNT($engineers, "engineers") } { NAME($who, form: "gen") } z { NAME($space, form: "gen") }.
by_hand-from_supply =
    Z zasobów { NAME($who, form: "gen") } wychodzi { COUNT($engineers, "engineers") }; zostaje tam { $left }.
by_hand-to_supply =
    { $who } { AGREE($who, one: "ma", many: "mają") } w zasobach o { COUNT($engineers, "engineers", form: "acc") } więcej.
by_hand-leaves_for =
    { $officer } opuszcza { NAME($who, form: "acc") }; w zamian przychodzi { $instead }.
by_hand-leaves = { $officer } opuszcza { NAME($who, form: "acc") }; w zamian nie przychodzi nikt.
by_hand-no_spare = { $officer } nie jest już wśród tych, których nikt nie ma.
by_hand-exchanged = { CAPITAL($a) } i { $b }: zamiana { $what }.
by_hand-of_round = runda { $number }
by_hand-bonus_left = Kafel premii „{ $called }” jest poza rozgrywką.
by_hand-company_gone = { $who } { AGREE($who, one: "opuszcza", many: "opuszczają") } rozgrywkę ze wszystkim, co { AGREE($who, one: "ma", many: "mają") }.
by_hand-turn_lost = To już nie jest tura { NAME($who, form: "gen") }.
by_hand-no_longer_passed = { $who } { AGREE($who, one: "spasowała", many: "spasowały") }; teraz już nie.
by_hand-ability_off = Zdolność { NAME($who, form: "gen") } teraz nie działa: wymaga { COUNT($powerhouses, "powerhouses", form: "gen") } na mapie.

## Co ręczna zmiana robi z pozycją, punkt po punkcie.

by_hand-and_more = i jeszcze { $n }
by_hand-hidden = to, co czeka lub jest zakryte

## On the map

by_hand-removed_piece = { $piece }: usunięto
by_hand-built_piece = { $piece }: zbudowano
by_hand-built_dam =
    { $piece }: zbudowano, poziom { $level }{ $drops ->
        [0] {""}
       *[other] , { COUNT($drops, "drops") }
    }
by_hand-given_to = { $space } należy teraz do { NAME($who, form: "gen") }
by_hand-made_neutral = { $space } jest teraz neutralna
by_hand-level_of = poziom { $level }
by_hand-dam_has = { $piece } ma teraz { NAME($what, form: "acc") }
by_hand-waiting =
    { COUNT($drops, "drops") } { $drops ->
        [few] czekają
       *[other] czeka
    } teraz na { $headstream }

## What a company has

by_hand-points = { $n } PZ
by_hand-company_has = { $who } { AGREE($who, one: "ma", many: "mają") } teraz { NAME($amounts, form: "acc") }
by_hand-joined = { $who } { AGREE($who, one: "dołącza", many: "dołączają") } do gry
by_hand-left = { $who } { AGREE($who, one: "opuszcza", many: "opuszczają") } grę
by_hand-has_officer = { $who } { AGREE($who, one: "ma", many: "mają") } teraz dyrektora: { $officer }
by_hand-has_no_officer = { $who } nie { AGREE($who, one: "ma", many: "mają") } teraz dyrektora
by_hand-used-constructions = { $who }: w tej rundzie { $n ->
        [one] { $n } budowa
        [few] { $n } budowy
       *[many] { $n } budów
    }
by_hand-used-aside =
    { $who } { AGREE($who, one: "ma", many: "mają") } { COUNT($n, "engineers", form: "acc") } obok pól budowy
by_hand-used-copies = { $who }: użyte pola Sekibo: { $n }
by_hand-used-deep_dams =
    { $who } { $n ->
        [0] nie { AGREE($who, one: "może", many: "mogą") } przetrzymywać czwartej kropli
       *[other] { AGREE($who, one: "może", many: "mogą") } przetrzymywać czwartą kroplę
    } przy swoich tamach
by_hand-segment =
    { COUNT($excavators, "excavators") } i { COUNT($mixers, "mixers") } { $turns ->
        [0] na otwartym segmencie { NAME($who, form: "gen") }
       *[other] na kole { NAME($who, form: "gen") }, wrócą za { COUNT($turns, "turns", form: "acc") }
    }

## Cards and tiles

by_hand-lies_at = { NAME($thing, form: "short") } teraz { $where }
by_hand-on_wheel =
    { NAME($thing, form: "short") } teraz { $turns ->
        [0] na otwartym segmencie { NAME($who, form: "gen") }
       *[other] na kole { NAME($who, form: "gen") }, wróci za { COUNT($turns, "turns", form: "acc") }
    }
by_hand-held-contracts = { NAME($thing, form: "short") } teraz na ręce { NAME($who, form: "gen") }
by_hand-held-fulfilled = { NAME($thing, form: "short") } teraz zrealizowany przez { NAME($who, form: "acc") }
by_hand-held-tiles = { NAME($thing, form: "short") } teraz w zasobach { NAME($who, form: "gen") }
by_hand-out_of_game = { NAME($thing, form: "short") } poza grą

## The office, the round and the tiles of the game

by_hand-stands_on = { $there } na { NAME($space, form: "loc") }
by_hand-empty = nikt na { NAME($space, form: "loc") }
by_hand-round_is = runda { $round }
by_hand-phase_is = faza: { NAME($phase, form: "inside") }
by_hand-turn_is = tura { NAME($who, form: "gen") }
by_hand-order_is = kolejność: { $companies }
by_hand-has_passed =
    { $who } { $yes ->
        [true] { AGREE($who, one: "spasowała", many: "spasowały") }
       *[false] nie { AGREE($who, one: "spasowała", many: "spasowały") }
    }
by_hand-bonus_is = premia rundy { $round }: { $bonus }
by_hand-objective_called = cel: { $objective }
by_hand-no_objective = cel: brak
by_hand-headstream_tile = kafel { $number } przy { NAME($space, form: "loc") }
by_hand-ruled_as = { $ruling }: { $told }
by_hand-game_is = { UNENDED($sentence) }
by_hand-box_is = gra zmieniona tak: { $rows }
by_hand-printed_game = gra taka jak wydrukowana

## What a limit is about

by_hand-field_of = { $field } { NAME($who, form: "gen") }
by_hand-on_segment = { $machines } w segmencie { $number } koła { NAME($who, form: "gen") }
by_hand-times_built = budowy
