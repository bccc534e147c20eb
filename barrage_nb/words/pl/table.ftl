# Co mówi stół całej rozgrywki: miejsca, programy, odejście i powrót.

## Who sits there

table-player-person = ktoś przy tym ekranie
table-player-quick = szybki gracz
table-player-learned = gracz wyuczony
table-player-search = gracz przeliczający
table-player-deep = gracz głęboko liczący
table-player-greedy = zachłanny gracz
table-player-random = losowy gracz
table-automa = Automa, poziom { $level }
table-seated = { $who }: { $player }
table-table_kept = { $seats }. Zapis w { $file } po każdym ruchu.
table-table_not_kept = { $seats }. Bez zapisu w pliku.

## What cannot be seated

table-seat_twice = spółka albo miejsce wymienione jest dwa razy
table-level_of_nobody = level=… dotyczy Autom, a żadnej tu nie wymieniono; against='automa' sadza jedną
table-mixed_seats = miejsca podaje się jako spółki albo jako numery, nie jedno i drugie
table-unknown_seat = { QUOTED($got) } to ani spółka, ani miejsce; spółki to { $companies }, a miejsca od 1 do 4
table-no_such_option = { $name }=… nie jest znane; może to być { $known }
table-no_such_program =
    { QUOTED($got) } to nie program; programy to { $programs }, a Automa to 'automa' albo 'automa hard'
table-too_many_automas = obok ludzi i programów grają najwyżej 3 Automy (A1); tu byłoby ich { $number }
table-seats_wanted = gra ma od 2 do 4 miejsc i tyle samo spółek; tu byłoby ich { $number }
table-other_company =
    { CAPITAL($who) } ma przy tym stole spółkę { $company }: wybierz { NAME($company, form: "acc") } i kontrakt.
table-other_start = w pozycji początkowej grają { $order }; zacznij od { $call }

## Playing

table-hold = Wstrzymaj programy
    .tip = Programy czekają, aż pozwolisz im grać dalej
table-go_on = Niech grają dalej
table-leave = Odejdź od stołu
    .tip = Zapisz grę i skończ; ta sama komórka do niej wraca
table-agreed = Spółki są już ustalone, więc wybierasz tylko kontrakt początkowy dla swojej.
table-deciding =
    { CAPITAL($who) } ({ $player }) { $held ->
        [true] { AGREE($who, one: "czeka", many: "czekają") }, aż programy zagrają dalej.
       *[false] { AGREE($who, one: "decyduje", many: "decydują") }…
    }
table-no_game = Na tym stole nie ma jeszcze gry.

## What has happened

table-log = Co się wydarzyło, od najnowszego
table-turn_of_all = Runda { $round }:
table-turn_told = { $head } { $turn }.
table-turn_of_one =
    { $round ->
        [0] { CAPITAL($who) }:
       *[other] Runda { $round } · { CAPITAL($who) }:
    }

## Leaving and coming back

table-was_left = Ten stół już opuszczono. Uruchom komórkę jeszcze raz, aby do niego wrócić.
table-gave_way = Ta gra toczy się dalej przy stole, który otwarto później z tym samym plikiem.
table-left_and_kept = Zapisano w { $file }. Uruchom komórkę jeszcze raz, aby wrócić.
table-left_for_good = Koniec przy tym stole. Tej gry nie zapisano w pliku.
table-game_goes_on = Znów w grze z pliku { $file }: runda { $round }, po rozegraniu { NAME($moves, form: "gen") }.
table-not_continued = Z pliku { $file } nie da się grać dalej; zostaje, jaki jest.
table-file_of_others = w pliku { $file } jest gra tych spółek: { $companies }; nie są to miejsca wymienione tutaj
table-file_of_other_box = w pliku { $file } jest gra z innym pudełkiem: { $rows }
table-company_of_automa = { $who } (Automa, poziom { $level })
table-play_rest = Graj dalej z tego, co się wczytało
    .tip = W nowym pliku; stary zostaje, jaki jest
table-play_anew = Zacznij nową grę
    .tip = { table-play_rest.tip }
table-new_file = Od teraz gra jest zapisywana w { $file }.
table-not_kept = Gra toczy się dalej, ale bez zapisu: { $why }.

## The end

table-at_first = na początku
table-total = razem
table-company_with = { $who } ({ $vp } PZ)
table-ranked = { $rank }. { $names }
table-all_over = Koniec gry. { $ranks }.
table-look_back_in_file = Obejrzyj ją ruch po ruchu: explore(open("{ $file }").read()).
table-look_back_at_table = Obejrzyj ją ruch po ruchu: explore(… .game), z nazwą tego stołu.

## Spojrzenie wstecz i podpowiedzi

table-look_back = Spójrz na nią wstecz
    .tip = Otwórz tę rozgrywkę w eksploratorze, gdzie jej ruchy zostaną ocenione
table-hints = Podpowiedzi
    .tip = Przycisk przy twoich pytaniach, który mówi, co zrobiłyby programy
table-hint = Podpowiedź
    .tip = Niech programy wypróbują twoje ruchy: najpierw pokaże gdzie, po drugim naciśnięciu powie co
table-hint_more = Cała tura
table-hint_where =
    { $places ->
        [0] To, co zrobiłyby programy, nie ma miejsca na planszy.
        [1] { CAPITAL($who) }: miejsce, w którym warto działać, ma przerywaną obwódkę.
       *[other] { CAPITAL($who) }: miejsca, w których warto działać, mają przerywane obwódki, w kolejności ich numerów.
    } „{ table-hint_more }” mówi, co zrobiłyby programy.
table-hint_step =
    { $step ->
        [1] Podpowiedź: zacznij tutaj.
       *[other] Podpowiedź: to jest krok { $step }. Najpierw: { $first } (przerywana obwódka 1).
    }
table-hint_turn =
    { $sure ->
        [true] Programy wybrałyby
       *[false] Nie wiadomo, co jest najlepsze; programy wybrałyby
    } ({ $who }): { $turn }.
