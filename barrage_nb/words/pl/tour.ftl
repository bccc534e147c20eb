# Co mówi przewodnik: jedna runda, przystanek po przystanku, i jej pytania.

tour-title = Jedna runda Barrage
tour-next = Następny przystanek
tour-back = Poprzedni przystanek
tour-restart = Od nowa
tour-answer_first = Najpierw odpowiedz albo naciśnij „Pokaż mi”.
tour-done = Koniec
tour-stop = Przystanek { $number } z { $stops }
tour-next_stop = Dalej: { $title }
tour-begins = { $title }.
tour-score = Dobrze: { $right } z { $asked }.
tour-because = { UNENDED($why) } ({ $clause }).
tour-off =
    Twoja odpowiedź: { $said }, o { $by } { $many ->
        [true] za dużo
       *[false] za mało
    }.
tour-said = Twoja odpowiedź: „{ $said }”.
tour-opening_first = Zaraz zacznie się trzecia runda.
tour-opening_asked = Najpierw powiedz, co myślisz; potem patrz.
tour-opening_watch = Patrz, co się dzieje.
tour-not_a_stop = przewodnik nie ma przystanku o nazwie { QUOTED($name) }; jego przystanki to { $known }
tour-not_a_number = przewodnik nie ma przystanku { QUOTED($at) }; liczy się je od 0 do { $last }

## Parts of the table

tour-panel-company =
    Plansza { NAME($who, form: "gen") }: to, co { AGREE($who, one: "ma", many: "mają") }; koło; elementy jeszcze
    niezbudowane, z przychodami pod nimi; cztery pola budowy; kontrakty i kafle. To, co jest tam napisane słowami, może
    poczekać.
tour-panel-office =
    Pola, na których mogą stać inżynierowie. Ludziki: ilu wymaga pole. Krzyżyk: zamknięte, gdy spółek jest mniej niż
    cztery. Litera: zajęte.
tour-panel-track =
    Tor energii: słupek dla każdej spółki, nad nim kredyty, które przynosi, pod nim kafle premii poszczególnych rund.

## The stops

tour-title-table = Stół
tour-title-income = Przychód
tour-title-headstreams = Nowa woda
tour-title-actions = Inżynierowie
tour-title-build = Budujesz tamę
tour-title-neighbour = Ktoś korzysta z twojego kanału
tour-title-drop = Niemcy dokładają kroplę
tour-title-produce = Produkujesz energię
tour-title-contract = Kontrakt i zużyta woda
tour-title-bank = Bez inżynierów
tour-title-water = Woda spływa
tour-title-scoring = Punktacja
tour-title-end = Koniec rundy
tour-title-again = I od nowa

## What is told before it happens

tour-text-table =
    Trzy spółki budują tamy w tych samych górach. Grasz jako <b>Włochy</b> (kolor zielony, I). Przeciw tobie grają
    <b>USA</b> (czerwony, U) i <b>Niemcy</b> (czarny, G). Dwie rundy minęły; to jest trzecia. Znajdź po lewej stronie
    mapy swoje trzy rodzaje elementów: <b>tamę</b> w { THING("zbiorniku 1", "basin 1") }, która mieści 2 krople; <b>elektrownię</b>, mały domek
    w { THING("zbiorniku 8", "basin 8") }; i <b>kanał</b>, zieloną rurę o wartości 5 między nimi. Szare tamy są neutralne: nie należą do nikogo
    i każdy może używać ich wody.
tour-text-income =
    Każda runda zaczyna się od <b>przychodu</b>. Na planszy spółki większość elementów zakrywa nagrodę. Gdy dość
    elementów danego rodzaju trafi na mapę, nagroda jest odkryta i przychodzi na początku każdej rundy. Budowa opłaca
    się więc dwa razy: element na mapie i przychód pod nim. (Elektrownie działają inaczej: dodają energię.)
tour-text-headstreams =
    Potem pada deszcz. Cztery karty u góry to <b>źródła</b>. Każda karta ma cztery liczby, po jednej na każdą z
    pierwszych czterech rund; liczba tej rundy jest na niebieskim tle. Tyle kropel czeka teraz tam w górze. Może ich
    czekać dowolnie wiele i zostają, aż woda spłynie pod koniec rundy: każdy je widzi i może je zaplanować.
tour-text-actions =
    Teraz serce gry. Każdy ma 12 <b>inżynierów</b>. W kolejności tur rozgrywacie po jednej turze, znów i znów: stawiasz
    inżynierów na <b>jednym</b> wolnym polu i od razu robisz to, co pole mówi. Pole wymaga tylu inżynierów, ile pokazuje
    ludzików; +3 kosztuje 3 kredyty więcej (kredyty to pieniądze). Czego nie możesz zapłacić albo zrobić, tego nie
    możesz wybrać. Zajęte pole zostaje zajęte do końca rundy, więc liczy się, kto jest pierwszy.
tour-text-build =
    Zaczynasz ty i <b>budujesz</b>. Twoja plansza ma na to cztery pola, używane od lewej do prawej; pierwsze wymaga 1
    inżyniera. <b>Podstawa</b>, czyli spód tamy, kosztuje na równinach 3 <b>koparki</b> (maszyny, które kopią). Trafiają
    one na twoje <b>koło</b> razem z kaflem technologii (twoim pozwoleniem na budowę), a koło obraca się o jeden
    segment. Nic nie przepada: wszystko wraca, gdy koło zatoczy pełny obrót.
tour-text-neighbour =
    USA chcą <b>energii</b>. Mają tamę w { THING("zbiorniku 1", "basin 1") } z jedną kroplą, tuż nad twoją, i elektrownię w { THING("zbiorniku 8", "basin 8") }. Brakuje
    im rury pomiędzy. Twoja się nada: każdy może używać każdego zbudowanego kanału.
tour-text-drop =
    Tamy Niemiec są puste. Za 1 inżyniera Niemcy kładą kroplę na źródle { THING("HC", "headstream HC") } i spuszczają ją natychmiast. Prześledź rzekę
    od { THING("HC", "headstream HC") } w dół: po drodze są trzy szare tamy. Każda niebieska warstwa w tamie to kropla, każda pusta to miejsce na
    kroplę.
tour-text-produce =
    Znów twoja tura. Posyłasz 2 krople ze swojej tamy swoim kanałem do swojej elektrowni. Stawiasz 2 inżynierów na
    najlepszym polu Stacji Turbin, które dodaje 2. (Zdolność z twojej planszy działa dopiero z trzema elektrowniami.)
tour-text-contract =
    Jedna produkcja może zrealizować <b>jeden kontrakt</b>. Masz dwa: jeden wymaga 2 energii, drugi 7. Twoja produkcja
    dała 12, dość na każdy z nich. Bierzesz nagrodę większego: 6 punktów zwycięstwa i koparkę. Potem spójrz na mapie na 2
    użyte krople. Woda nigdy się nie zużywa: wypływa z elektrowni i płynie dalej.
tour-text-bank =
    Prawdziwa runda trwa tak jeszcze pięć lub sześć tur każdego gracza. By przewodnik był krótki, wszyscy posyłają
    pozostałych inżynierów do <b>Banku</b>, po 1 kredycie za każdego: wolno, choć to niezbyt mądre. Bank jest jedynym
    polem, które nigdy się nie zamyka. Kto nie ma już inżynierów, musi spasować, a gdy spasują wszyscy, ta część rundy
    się kończy.
tour-text-water =
    Teraz spływają czekające krople, jedna po drugiej, od lewej do prawej: najpierw { THING("HA", "headstream HA") }. Na { THING("HA", "headstream HA") } czekają dwie. Tuż pod nim
    stoją dwie tamy, obie puste, odkąd ich woda została użyta: najpierw tama USA (miejsce na 1), potem twoja (miejsce na
    2).
tour-text-scoring =
    Kto wyprodukował najwięcej energii? Spójrz na słupki toru energii. Najwięcej energii daje 6 punktów zwycięstwa,
    drugie miejsce 2. Potem każdy dostaje kredyty według tego, gdzie kończy się jego słupek. Na końcu <b>kafel
    premii</b> tej rundy: 4 punkty za każdą zbudowaną podstawę. Kto doszedł do niebieskiej linii przy 18, dostaje
    wszystko; każda linia wcześniej kosztuje 4 punkty.
tour-text-end =
    Inżynierowie wracają do domu, a energia wraca na 0. Zostaje jedno do ustalenia: kto zaczyna następną rundę.
tour-text-again =
    Runda 4 zaczyna się jak runda 3: przychód, potem nowa woda. Po rundzie 5 dolicza się punkty za cel, za to, co
    zostało, i za wodę w tamach; wygrywa najwięcej punktów.

## What is told afterwards

tour-after-table = To cały pomysł: woda w górze, domki w dole, a między nimi rury. Naciśnij przycisk, by zacząć.
tour-after-income = Na razie tylko Niemcy mają przychód: 3 punkty zwycięstwa za drugą podstawę. Twój przyjdzie niedługo.
tour-after-headstreams = Dwie krople czekają nad twoją tamą, a po jednej na { THING("HB", "headstream HB") } i { THING("HC", "headstream HC") }.
tour-after-actions =
    Wszystko jest wolne prócz pól z krzyżykiem (są dla czterech graczy), a zaczyna się od ciebie. Tabela poniżej mówi,
    co które robi.
tour-after-build =
    Właśnie wróciły wcześniejszy kafel i 2 betoniarki (te drugie maszyny). Pod twoją drugą podstawą leżały 3 kredyty:
    teraz są twoje, i na początku każdej następnej rundy też.
tour-after-neighbour =
    1 kropla × wartość 5 dała 5 energii. (Kontrakt dodał 2: zaraz o nim usłyszysz.) Potem kropla spłynęła do
    twojej nowej tamy w { THING("zbiorniku 8", "basin 8") }: tamy łapią każdą wodę, która przepływa.
tour-after-drop = Użyć jej tam może każdy, kto ma kanał i elektrownię we właściwych miejscach. Niemcy mają jedno i drugie.
tour-after-produce =
    To duży krok na torze energii: im więcej energii, tym więcej kredytów i punktów, gdy rundę się punktuje.
tour-after-contract =
    Twoja nowa tama była pełna (jest w niej kropla USA), więc obie krople przepłynęły obok i spłynęły z mapy. Wyższa
    tama miałaby miejsce.
tour-after-bank = Nikt nie ma już inżyniera.
tour-after-water =
    Pozostałe krople: ta z { THING("HB", "headstream HB") } nie spotkała żadnej tamy i opuściła mapę; ta z { THING("HC", "headstream HC") } minęła dwie pełne tamy i złapała ją
    ostatnia.
tour-after-scoring =
    Ty: 6 punktów za najwięcej energii, 5 kredytów i 4 za premię (2 podstawy dają 8; jesteś o jedną linię wcześniej, co
    kosztuje 4). USA są drugie: 2 punkty. Niemcy nie wyprodukowały nic: 3 kredyty na pocieszenie i 3 punkty mniej.
tour-after-end = Najmniej energii zaczyna, najwięcej gra na końcu: dobra runda ma swoją cenę.
tour-after-again = Znów są twoje 3 kredyty. To była cała runda; rozgrywka ma ich pięć.

## The questions

tour-question-neighbour = USA posyłają 1 kroplę twoim kanałem. Co dostajesz?
tour-question-drop = Gdzie zatrzyma się kropla Niemiec?
tour-question-produce = 2 krople, kanał o wartości 5, pole, które dodaje 2: ile energii?
tour-question-water = Ile z dwóch kropel na { THING("HA", "headstream HA") } złapiesz?
tour-question-end = Masz najwięcej energii, USA są drugie, Niemcy nie mają nic. Kto zaczyna następną rundę?

## What may be answered

tour-choice-neighbour_nothing = Nic
tour-choice-neighbour_pay = 1 kredyt i 1 punkt zwycięstwa
tour-choice-neighbour_energy = Energię, bo to moja rura
tour-choice-drop_B3L = W małej szarej tamie w { THING("zbiorniku 3", "basin 3") }
tour-choice-drop_B6L = W szarej tamie w { THING("zbiorniku 6", "basin 6") }
tour-choice-drop_B10L = W dużej szarej tamie w { THING("zbiorniku 10", "basin 10") }
tour-choice-drop_XR = Nigdzie: opuszcza mapę
tour-choice-produce_7 = 7
tour-choice-produce_9 = 9
tour-choice-produce_10 = 10
tour-choice-produce_12 = 12
tour-choice-water_both = Obie
tour-choice-water_one = Jedną
tour-choice-water_none = Żadnej
tour-choice-end_italy = Włochy, z największą energią
tour-choice-end_usa = USA, drugie
tour-choice-end_germany = Niemcy, z najmniejszą energią

## What really happens

tour-happened-neighbour = USA płacą ci 1 kredyt, a ty zdobywasz 1 punkt zwycięstwa.
tour-happened-drop = Kropla zatrzymuje się w szarej tamie w { THING("zbiorniku 6", "basin 6") }.
tour-happened-produce = Produkujesz 12 energii.
tour-happened-water = Łapiesz jedną z dwóch.
tour-happened-end = Następną rundę zaczynają Niemcy.

## Why

tour-reason-neighbour_nothing =
    Za każdą kroplę, którą inni posyłają twoim kanałem, płacą ci kredyt, a ty zdobywasz punkt.
tour-reason-neighbour_pay = Za każdą kroplę, którą inni posyłają twoim kanałem, dostajesz jedno i drugie.
tour-reason-neighbour_energy =
    Energia należy do spółki, której jest elektrownia; właściciel kanału dostaje zapłatę za użycie.
tour-reason-drop_B3L = Tama w { THING("zbiorniku 3", "basin 3") } ma 1 kroplę i miejsce tylko na 1: jest pełna, więc kropla przepływa obok.
tour-reason-drop_B6L = Przepływa obok pierwszej tamy, która jest pełna, i zatrzymuje się w następnej, która ma miejsce.
tour-reason-drop_B10L =
    Dotarłaby tam tylko, gdyby obie tamy przed nią były pełne; ta w { THING("zbiorniku 6", "basin 6") } ma jeszcze miejsce.
tour-reason-drop_XR =
    Kropla opuszcza mapę tylko wtedy, gdy żadna tama po drodze nie ma miejsca; ta w { THING("zbiorniku 6", "basin 6") } ma.
tour-reason-produce_7 = Wartość i krople się mnoży, a nie dodaje: 2 × 5 = 10. Potem pole dodaje 2.
tour-reason-produce_9 = Wartość i krople się mnoży, a nie dodaje: 2 × 5 = 10, i 2 więcej za pole.
tour-reason-produce_10 = 2 × 5 = 10, a pole dodaje 2.
tour-reason-produce_12 = 2 × 5 = 10, i 2 więcej za pole.
tour-reason-water_both = Tama USA stoi nad twoją i ma miejsce na jedną kroplę, więc bierze pierwszą.
tour-reason-water_one =
    Tama USA stoi nad twoją i bierze pierwszą; wtedy jest pełna, a twoja bierze drugą.
tour-reason-water_none =
    Tama USA bierze tylko tyle, na ile ma miejsce: jedną kroplę. Druga spływa do ciebie.
tour-reason-end_italy = Jest odwrotnie: zaczyna ten, kto zrobił najmniej, i może zająć najlepsze pola.
tour-reason-end_usa = Kolejność zaczyna się od najmniejszej energii: Niemcy, potem USA, potem ty.
tour-reason-end_germany =
    Kolejność idzie od najmniejszej energii do największej, więc ci z tyłu mogą zająć najlepsze pola.
