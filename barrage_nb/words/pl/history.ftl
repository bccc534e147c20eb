# Co mówi się o historii gry: poprawki, powtórki, porównania i zapisane gry.

## What is wrong

history-no_such_mode = mode={ QUOTED($mode) } nie jest znane; może to być 'stop', 'skip' lub strategia, która odpowiada
history-tweak_not_made = to była zmiana ręczna, a tych się nie powtarza
history-with_its_turn = cofnięto, bo nie dało się dokończyć tury: { $why }
history-no_such_rows =
    by={ QUOTED($by) } nie jest znane; jest wiersz dla każdej tury ('turn') albo dla każdej spółki i rundy ('round')
history-no_node = w tej grze nie ma miejsca { $node }
history-no_line = linia to miejsca gry, jej rozegrane kroki albo jej tekst, i nie jest pusta
history-known_move = „{ $move }” już tu następuje
history-not_from_here = ten krok nie zaczyna się w pozycji miejsca { $node }; przejdź tam, gdzie się zaczyna
history-not_text = grę czyta się z tekstu, a nie z { $kind }
history-too_long = ten tekst jest za długi na grę
history-no_header =
    zapisana gra zaczyna się od 'barrage_nb tree 1', a pozycja od 'bnb1.'
history-no_beginning = gra zaczyna się od pozycji albo jej tekstu, a nie od { $kind }
history-newer_file = to zapisała nowsza wersja ({ $version }); ta czyta najwyżej wersję { $known }
history-other_rules = ta gra ma inne zasady ({ $got }); ta wersja zna 'rules { $known }'
history-no_start = brakuje wiersza 'start bnb1.…' z pierwszą pozycją
history-cut_off = brakuje wiersza 'end', a więc i reszty gry
history-after_end = po wierszu 'end' nic już nie ma
history-no_such_line = to nie jest wiersz gry; napisz go tak: 12 < 11 usa: place turbine+0
history-follows_nothing = to następuje po miejscu { $node }, którego nie dało się odczytać albo go nie ma
history-follows_doubt = to następuje po wierszu, którego nie dało się odczytać
history-number_taken = { $node } należy do innego miejsca albo jest za duże
history-not_her_turn = odpowiada teraz { $name }, a nie { $said }
history-not_on_line = miejsce { $node } nie leży na drodze do miejsca { $to }
history-not_words = nazwa lub uwaga to tekst, a nie { $kind }
history-delete_start = początku gry nie można usunąć
history-not_changes = poprawkę podaje się jako tekst albo po nazwach, a nie jako { $kind }
history-bad_json = nie da się odczytać jako JSON: { $why }
history-twice = { $name } podano dwa razy
history-unknown_change = { QUOTED($name) } to nic, co ma pozycja; ma ona { $known }
history-not_entries = { $name }: { $got } nie mówi, co zmienić, na przykład {"{"}'B3L': …{"}"}
history-nothing_there = { $thing }: nie ma tu czego zabrać
history-no_companies_yet = jeszcze nie wybrano
history-not_playing = { $name } nie gra w tej grze; jej spółki: { $known }
history-one_company_a_space =
    { $where }: na polu akcji stoją inżynierowie tylko jednej spółki, raz na rundę (R6)
history-there_twice = { $where }: { $thing } występuje dwa razy
history-draft_over = offer i starting: wybór spółek już się skończył
history-draft_first = wybór spółek jeszcze trwa: najpierw każdy wybiera spółkę
history-draft_uneven =
    offer i starting: nie da się dobrać w pary ({ COUNT($offer, "companies") }, { COUNT($starting, "contracts") })
history-no_way_back_to_setup = phase: nie można wrócić do przygotowania; zacznij nową grę
history-mover_and_phase =
    mover: w fazie Akcji zawsze ktoś ma turę, a w innych nikt ({ $got })
history-mover_has_passed = mover: { $name } – po spasowaniu nie ma już tur w tej rundzie
history-mover_removed = companies: { $name } ma coś zdecydować; podaj najpierw, kto inny ma turę
history-not_to_be = ta poprawka nie jest możliwa: { $reasons }

## What to know about a tweaked position

history-marked = { CAPITAL($sentence) }.
history-mark-neutral_dams = neutralne tamy to nie trzy tamy z gry: poziom 1, 2 i 3 od gór w dół
history-mark-round_zero = gra zaczęła się w rundzie 0; pierwsza runda to 1
history-mark-over_early = gra skończyła się w rundzie { $round } i nie policzono za to punktów
history-mark-blocked_space =
    inżynierowie stoją na { NAME($space, form: "loc") }, którego nie używa się przy tej liczbie graczy i tych zasadach
history-mark-engineers_on_space =
    na { NAME($space, form: "loc") } stoi niewłaściwa liczba inżynierów; potrzeba: { $needed }
history-mark-passed_with_engineers =
    { $who } { AGREE($who, one: "pasuje", many: "pasują") }, choć { AGREE($who, one: "ma", many: "mają") } jeszcze inżynierów
history-mark-too_many_national = kontraktów państwowych jest więcej niż { $most }, jak przy tej liczbie graczy
history-mark-patents_in_introductory = w rozgrywce wprowadzającej nie kupuje się kafli zaawansowanej technologii
history-mark-copied_by_nobody = dyrektor jest skopiowany, choć to nie tura spółki z Mahiri Sekibo
history-mark-engineers =
    { $who } { AGREE($who, one: "ma", many: "mają") } razem { COUNT($n, "engineers", form: "acc") }, a nie { $right }
history-mark-machines_lost =
    { $who } { AGREE($who, one: "ma", many: "mają") } razem { NAME($owned, form: "acc") }; maszyn nigdy się nie traci, więc
    byłoby ich co najmniej { $least }
history-mark-open_segment =
    { $who } { AGREE($who, one: "ma", many: "mają") } coś w otwartym segmencie koła; wróciłoby to od razu
history-mark-copies_without_sekibo =
    { $who } { AGREE($who, one: "kopiuje", many: "kopiują") } dyrektorów bez Mahiri Sekibo
history-mark-tile_missing =
    { $who } nie { AGREE($who, one: "ma", many: "mają") } { NAME($tile, form: "gen") }, a tego nigdy się nie traci
history-mark-tile_not_due =
    { $who } { AGREE($who, one: "ma", many: "mają") } { NAME($tile, form: "acc") }, a w tej grze nie dało się go zdobyć
history-mark-too_many_tiles =
    { $who } { AGREE($who, one: "ma", many: "mają") } { COUNT($n, "advanced tiles", form: "acc") }; do tej pory wystawiono
    ich tylko { $most }
history-mark-tile_too_early =
    { $who } { AGREE($who, one: "ma", many: "mają") } { NAME($tile, form: "acc") }, a tego nie wystawia się przed rundą
    { $round }
history-mark-hand_too_large =
    { $who } { AGREE($who, one: "ma", many: "mają") } na ręce { COUNT($n, "contracts", form: "acc") }; ponad 3 zostałyby
    odrzucone
history-mark-national_in_hand =
    { $who } { AGREE($who, one: "ma", many: "mają") } na ręce kontrakt państwowy { $card }, a takie realizuje się tylko ze
    stołu
history-mark-dropped = { $who } { AGREE($who, one: "ma", many: "mają") } { $asked }; to odpada
history-mark-effect_lost =
    efekt { NAME($tile, form: "gen") } ({ $who }: { $space }) przepada, bo elementu już nie ma
history-mark-construction_dropped =
    { $who } nie { AGREE($who, one: "może", many: "mogą") } dokończyć budowy { NAME($structure, form: "gen") }: pod ręką
    nie ma { NAME($tile, form: "gen") }; budowa odpada
history-mark-site_lost =
    { $who } nie { AGREE($who, one: "może", many: "mogą") } już użyć { NAME($spot, form: "gen") } ({ $why }) i
    { AGREE($who, one: "wybiera", many: "wybierają") } inne pole
history-went_on_to_its_end = Stamtąd gra sama potoczyła się do końca.
history-went_on =
    Stamtąd gra potoczyła się dalej sama; teraz { $who } { AGREE($who, one: "ma", many: "mają") } { $asked }.
history-decide = podjąć decyzję

## Games and files

history-problem = wiersz { $line }: { $why }
history-more_lines = i jeszcze { COUNT($n, "lines") }
history-readable = { $problems } (odczytano { COUNT($n, "moves", form: "acc") })
history-the_start = początek
history-place_in_tree = <{ $number }: { $what } (runda { $round }, { NAME($phase, form: "inside") })>
history-game =
    <Gra: { COUNT($moves, "moves") }, { $lines ->
        [one] { $lines } linia
        [few] { $lines } linie
       *[many] { $lines } linii
    }, w { $at }>
history-round = Runda
history-standing = { $vp } PZ, { $energy } energii
history-quoted = „{ $move }”
history-edit-delete = usunięcie
history-edit-promote = awans linii
history-edit-comment = uwaga
history-edit-name = nazwa
history-edit-replay = powtórka
history-edit-branch = nowa linia

## Replays

history-between_moves = między ruchami
history-at_question =
    runda { $round }, { $who }{ $turn ->
        [0] {""}
       *[other] {""}, tura { $turn }
    }
history-told = { $when }: { $what }
history-became = { $what } … { $kind }
history-because = { $said }: { $reason }
history-instead = { $said }; zamiast tego: { $move }
history-nearest = { $said }; podobne: { $moves }
history-as_then = { $said }; jak wtedy: { $moves }
history-noted = { $said } ({ $move })
history-kind-same = tak samo
history-kind-different = inaczej
history-kind-refused = odmowa
history-kind-not_asked = bez pytania
history-kind-unanswered = bez odpowiedzi
history-kind-decided_anew = nowa decyzja
history-counted-same = tak samo: { $n }
history-counted-different = inaczej: { $n }
history-counted-refused = odmowa: { $n }
history-counted-not_asked = bez pytania: { $n }
history-counted-unanswered = bez odpowiedzi: { $n }
history-counted-decided_anew = nowa decyzja: { $n }
history-no_moves = żadnych ruchów
history-all_replayed =
    Odtworzone ruchy – { $counts }.{ $stopped ->
        [true] {" "}Na tym koniec.
       *[false] {""}
    }

## Numbers that are not the same

history-number-vp = { $who } PZ
history-number-energy = { $who } energia
history-number-credits = { $who } kredyty
history-number-excavators = { $who } koparki
history-number-mixers = { $who } betoniarki
history-number-engineers = { $who } inżynierowie
history-water_in = woda przy { NAME($place, form: "loc") }:
history-number_was = { $number } { SIGNED($after) } (było { SIGNED($before) })
history-number_instead = { $number } { SIGNED($after) } zamiast { SIGNED($before) }
history-standing-vp = PZ
history-standing-energy = energia
history-standing-credits = kredyty
history-standing-machines = maszyny
history-standing-water = zatrzymana woda
history-source-energy = za miejsce na torze energii
history-source-no_energy = brak energii
history-source-bonus = kafel premii
history-source-objective = cel
history-source-resources = pozostałe zasoby
history-source-water = woda przy tamach
history-source-conduits = za kanały używane przez innych
history-source-contracts = kontrakty
history-source-income = przychód
history-source-tiles = kafle technologii
history-source-purse = kredyty jako punkty
history-source-tweak = zmiany ręczne
history-source-other = inne

## Two lines side by side

history-after_moves =
    po { $n ->
        [one] { $n } ruchu
       *[other] { $n } ruchach
    }
history-after_moves_at =
    po { $n ->
        [one] { $n } ruchu
       *[other] { $n } ruchach
    } ({ $moment })
history-goes_on = Linia { $line } trwa dalej tam, gdzie druga się kończy, { $when }: { $move }.
history-part = Rozchodzą się { $when }: A { $a }, B { $b }.
history-no_such_turn = brak takiej tury
history-in_both = { $did } w obu
history-in_each = { $a } w A, { $b } w B
history-in_b = W B: { $numbers }.
history-sentence = { $said }.
history-was_not_allowed = W { $line } ruch „{ $move }” był niedozwolony: { $why } ({ $clause }).
history-in_line = { $line }: { $what }
history-round_of =
    runda { $round }{ $so_far ->
        [true] {" "}do tej pory
       *[false] {""}
    }, { $who }
history-from_to = { $who } { $a } → { $b }
history-has = { $who } { $vp }
history-same_points = wszyscy mają w obu liniach tyle samo punktów
history-points_apart = punkty z A na B: { $points }
history-points_apart_and_same = punkty z A na B: { $points }; tyle samo: { $same }
history-at_the_end = Na koniec gry: { $told }.
history-behind = Linia { $line } kończy się przed końcem rundy { $round }: rundę tę porównuje się, gdy jest rozegrana do końca.
history-in_round =
    { $so_far ->
        [true] W rundzie { $round } do tej pory
       *[false] Po rundzie { $round }
    }: { $told }.
history-won_in_both =
    W obu { $n ->
        [1] { AGREE($who, one: "wygrywa", many: "wygrywają") }
       *[other] wspólnie wygrywają
    } { $who }.
history-won_instead =
    { $n ->
        [1] { AGREE($who, one: "Wygrywa", many: "Wygrywają") }
       *[other] Wspólnie wygrywają
    } { $who }, przedtem { $owner }.
history-same_lines = Obie linie są takie same.
history-decisive = Tury, które przesądziły o różnicy:
history-company_and_number = Spółka i liczba
history-same_in_short = <Porównanie: obie linie są takie same>
history-apart_in_short =
    <Porównanie: różnice ({ COUNT($numbers, "numbers") }, { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }). { $parted }>

## The chart of two lines

history-chart_title = Punkty zwycięstwa na koniec każdej rundy
history-chart_from_start = Punkty zwycięstwa od początku, po każdej rundzie.
history-chart_start = start
history-chart_line = linia { $name }
history-chart_points = { $who }: linia A { $a }; linia B { $b }.
