# Lekcja o pewności: zakłady, przedziały, ten sam los i stracone punkty.

## Kto by wygrał?

chances-bets_title = Kto by wygrał?
chances-bets = O ile z przodu, rozgrywka po rozgrywce
chances-bets_hint =
    Każda kropka to jedna rozgrywka, od dzwonka do końca. Losuj, ile chcesz, a potem się załóż.
chances-one_game = Losuj 1 rozgrywkę
chances-some_games = Losuj 8
chances-many_games = Losuj 32
chances-other_luck = Jeszcze raz, z innym losem
chances-question_of_bets =
    Runda { $round }. { $one } { AGREE($one, one: "ma", many: "mają") } { COUNT($vp, "points", form: "acc") },
    { $other } { AGREE($other, one: "ma", many: "mają") } { $other_vp }. Kto wygra, jeśli zagrają dalej?
chances-bet_on = Stawiam na { NAME($who, form: "acc") }
chances-ahead_left = ◂ { $who } z przodu o
chances-ahead_right = { $who } z przodu o ▸
chances-no_game = Nie wylosowano jeszcze żadnej rozgrywki.
chances-games_won = { COUNT($games, "games") }, wygrane: { $one } { $first }, { $other } { $second }.
chances-ends_ahead =
    Średnio { $who } { AGREE($who, one: "kończy", many: "kończą") } z przewagą { DECIMAL($mean, 1) } punktu.
chances-too_few = Przed 8 rozgrywkami nie da się powiedzieć, na ile to pewne.
chances-between =
    Może to być wszystko od prowadzenia { NAME($other, form: "gen") } o { DECIMAL($low, 1) } punktu
    do prowadzenia { NAME($one, form: "gen") } o { DECIMAL($high, 1) } punktu.
    Zero mieści się w tych granicach, więc sprawa jest otwarta.
chances-decided = Leży to między { DECIMAL($low, 1) } a { DECIMAL($high, 1) }: zero jest poza, więc sprawa jest rozstrzygnięta.
chances-dots =
    { $games ->
        [1] { COUNT($games, "games") }, kropka tam, gdzie się skończyła.
       *[other] { COUNT($games, "games") }, każda to kropka tam, gdzie się skończyła.
    }
chances-their_mean = Średnia to { DECIMAL($mean, 1) }.
chances-bet_over =
    W { $games } rozgrywkach { $who } { AGREE($who, one: "kończy", many: "kończą") } średnio z przewagą { DECIMAL($mean, 1) } punktu
    (na pewno między { DECIMAL($low, 1) } a { DECIMAL($high, 1) }).
chances-bet_after =
    { $games ->
        [0] przed pierwszą rozgrywką
       *[other] po wylosowaniu { COUNT($games, "games", form: "gen") }
    }
chances-bet-lucky = To zakład { chances-bet_after }, gdy sprawa była jeszcze otwarta: trafny, ale dzięki szczęściu.
chances-bet-misled =
    To zakład { chances-bet_after }, gdy sprawa była jeszcze otwarta: tak mało rozgrywek mówi niewiele, a te akurat cię zmyliły.
chances-bet-sound = To zakład { chances-bet_after }, gdy zero było poza przedziałem: solidny zakład.
chances-bet-against = To zakład { chances-bet_after } wbrew przedziałowi, który już nie obejmował zera.
chances-enough_never = Nawet po wszystkich tych rozgrywkach sprawa jest otwarta.
chances-enough_later = Przy tym losie wszystko jest jasne po wylosowaniu { COUNT($games, "games", form: "gen") }.
chances-enough_earlier = Przy tym losie wszystko było jasne już po wylosowaniu { COUNT($games, "games", form: "gen") }.
chances-enough_just = Ani jednej rozgrywki za dużo!

## Dwadzieścia osób rzuca kostką

chances-dice_title = Jak często przedział chybia?
chances-dice_question =
    Dwadzieścia osób rzuca kostką po 10 razy. Ile z ich 20 przedziałów chybi, czyli nie obejmie prawdy, 3,5?
chances-dice_hint = Powiedz ile, a potem niech rzucają.
chances-dice_guess = Zgaduję
chances-throw = Niech rzucają
chances-throw_more = Kolejne 20 osób
chances-sureness = Pewność
chances-throws = rzuty
chances-thrown = Dwadzieścia przedziałów
chances-misses = chybia
chances-not_thrown = Nikt jeszcze nie rzucał.
chances-truth = prawda: { $mean }
chances-intervals =
    Przedziały wokół { $truth }: { $n }, z tego { $missed ->
        [one] chybia { $missed }
        [few] chybiają { $missed }
       *[many] chybia { $missed }
    }.
chances-of_twenty =
    { $missed ->
        [one] Chybia { $missed }
        [few] Chybiają { $missed }
       *[many] Chybia { $missed }
    } z 20, { $right ->
        [true] dokładnie tyle, ile w twojej odpowiedzi
       *[false] twoja odpowiedź to { $guess }
    }. Przedziały { $level } % są tak zrobione, aby chybiać { COUNT($missing, "times") } na 100.
chances-in_all =
    Jak dotąd { $missed ->
        [one] chybił { $missed }
        [few] chybiły { $missed }
       *[many] chybiło { $missed }
    } z { $people } przedziałów: { $n } na 100.

## To samo szczęście

chances-luck_title = Ten sam los dla obu
chances-luck_question =
    7 koparek więcej dla Francji: ile są warte? Tutaj każda rozgrywka ma własny los.
    Ile razy mniej rozgrywek wystarczy, jeśli obie rozgrywki pary mają ten sam los?
chances-luck_hint =
    Każda linia łączy rozgrywkę bez prezentu z rozgrywką z prezentem. Wybierz, kto gra, popatrz i zgadnij.
chances-who_plays = Kto gra dalej
chances-games = rozgrywki
chances-apart = Każda z własnym losem
chances-together = Ten sam los
chances-as_it_is = jak jest
chances-seven_more = 7 więcej
chances-gift-planless = programy, które nic nie planują
chances-gift-planning = programy, które planują
chances-saving-1 = mniej więcej tyle samo
chances-saving-10 = 10 razy mniej
chances-saving-50 = co najmniej 50 razy mniej
chances-points = { $vp } PZ
chances-pairs_differ =
    { $games } { $games ->
        [one] para
        [few] pary
       *[many] par
    } rozgrywek; różnica to { $more }.
chances-seven_bring = 7 więcej daje { $more } PZ
chances-gift_brings =
    { $head }: 7 koparek daje { $more } punktu{ $open ->
        [true] : nierozstrzygnięte
       *[false] {""}
    }.
chances-saved_games =
    { $fewer ->
        [true] { COUNT($times, "times") } mniej rozgrywek
       *[false] Mniej więcej tyle samo rozgrywek
    }: ± { DECIMAL($apart, 1) } z różnym losem, ± { DECIMAL($same, 1) } z tym samym losem.
chances-why_saved_same_game =
    Przy tym samym losie linie biegną obok siebie. Te programy nie patrzą najpierw na swoje maszyny, więc
    obie rozgrywki pary pozostają prawie tą samą rozgrywką: los podnosi lub topi obie tak samo i znika z rachunku.
chances-why_saved_other_game =
    Linie tu i tam się krzyżują. Te programy planują według tego, co mają: z większą liczbą maszyn szybko wybierają
    inną turę, wszyscy inni na to odpowiadają i po kilku turach jest to już inna rozgrywka. Te same karty
    nic wtedy nie pomagają.

## Dwie chmury

chances-clouds = Dwa ruchy, dwie chmury rozgrywek
chances-cloud = { $option }: { COUNT($games, "games") }
chances-lost = strata: { $lost }
chances-two_clouds =
    { $one }: średnio { $mean }; { $other }: { $other_mean }. Między nimi leży { $apart }.

## Rozgrywka, na którą patrzymy wstecz

chances-last_chance-tile = kupić kafel kanału w Biurze Patentowym
chances-last_chance-base = zbudować podstawę
chances-last_chance-wheel = obrócić koło w Warsztacie
chances-last_chance-bank = wziąć kredyt w Banku
