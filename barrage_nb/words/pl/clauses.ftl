# Każda klauzula zasad w jednym prostym zdaniu dla kogoś, kto się uczy.

## General

clauses-clause-G1 = Gra trwa pięć rund; w każdej jest przychód i źródła, akcje, spływ wody, punktacja i koniec rundy.
clauses-clause-G2 =
    Na mapie jest 12 zbiorników: 4 w górach, 3 na wzgórzach i 5 na równinach, a na nich razem 20 pól na
    podstawy, 20 na kanały i 23 na elektrownie.
clauses-clause-G3 =
    Mapa pokazuje, dokąd prowadzą rzeki i kanały; górne pole podstawy w każdym zbiorniku ma monetę (w pudełku
    czerwony obrys), a na obu stronach mapy gra się tak samo.
clauses-clause-G4 =
    Zbiorniki od 1 do 4 leżą w górach, od 5 do 7 na wzgórzach, od 8 do 12 na równinach; z dwóch kanałów
    zbiornika A to lewy, a B prawy.
clauses-clause-G5 =
    Tama to podstawa z najwyżej dwoma podwyższeniami, ma więc poziom od 1 do 3; kanał i elektrownia to po jednym
    elemencie.
clauses-clause-G6 =
    Twoje tamy są tylko twoje; neutralne tamy nie należą do nikogo, nigdy się nie zmieniają i nie można ich
    podwyższać.
clauses-clause-G7 =
    Masz 5 podstaw, 5 podwyższeń, 5 kanałów, 4 elektrownie, 12 inżynierów, 5 kafli technologii podstawowej i
    jedno koło.
clauses-clause-G8 =
    Wspólne są krople, maszyny, dyrektorzy, 45 kontraktów prywatnych, 6 państwowych i 4 początkowe, 15 kafli
    zaawansowanej technologii oraz 8 kafli źródeł, 6 premii i 6 celów.
clauses-clause-G9 =
    Po przekroczeniu 100 punktów zwycięstwa odwracasz znacznik i liczysz dalej, więc nic z tego, co zdobędziesz,
    nie przepada.
clauses-clause-G10 =
    To, co otrzymujesz, trafia do twoich zasobów, od razu do użycia i nigdy na koło; wydane kredyty wracają do
    zasobów ogólnych.

## Setup

clauses-clause-U1 = Cztery losowe kafle źródeł trafiają na mapę, a pozostałe zostają w pudełku.
clauses-clause-U2 =
    Wykłada się pięć losowych kafli premii, po jednym na rundę; w rozgrywce wprowadzającej nie bierze udziału
    ten, który liczy kafle zaawansowanej technologii.
clauses-clause-U3 = Jeden losowy kafel celu mówi, o co wszyscy rywalizują na koniec.
clauses-clause-U4 = Kontrakty państwowe leżą odkryte dla wszystkich, o jeden mniej, niż jest graczy.
clauses-clause-U5 =
    Kontrakty prywatne tworzą trzy potasowane stosy, zielony, żółty i czerwony, a przy każdym leżą dwa odkryte
    kontrakty.
clauses-clause-U6 =
    Na początku na mapie są trzy neutralne tamy: 1. poziomu w górach, 2. na wzgórzach i 3. na równinach, każda z
    1 kroplą.
clauses-clause-U7 =
    W pełnej rozgrywce kafle zaawansowanej technologii tworzą trzy stosy według poziomów, a trzy pierwsze z
    poziomu I są do kupienia w Biurze Patentowym; w rozgrywce wprowadzającej nie ma ani kafli, ani biura.
clauses-clause-U8 =
    Przy 3 graczach inżynierowie niegrających spółek blokują pola akcji tylko dla 4 graczy, a przy 2 graczach
    także te od 3 graczy.
clauses-clause-U9 =
    W rozgrywce wprowadzającej gra się, w kolejności tur, USA z Adlerem, Niemcami z McDowell, Włochami z
    Jordanem i Francją z Fieslerem, każdą spółką z ustalonym kontraktem.
clauses-clause-U10 =
    Zaczynasz z 6 kredytami (z Sekibo 9), 6 koparkami, 4 betoniarkami, 12 inżynierami i jednym kontraktem
    początkowym.
clauses-clause-U11 = Wszyscy zaczynają z 10 punktami zwycięstwa i z energią 0.
clauses-clause-U12 =
    W pełnej rozgrywce do każdej spółki losuje się dyrektora; od losowego gracza, zgodnie z ruchem wskazówek
    zegara, każdy wybiera jedną parę i jeden kontrakt początkowy.
clauses-clause-U13 =
    W pełnej rozgrywce kto wybiera spółkę ostatni, ma pierwszą turę, a kto wybiera pierwszy, ma ostatnią.
clauses-clause-U14 =
    W pełnej rozgrywce gra się bez uniwersalnego kafla technologii podstawowej; w rozgrywce wprowadzającej go
    zatrzymujesz.
clauses-clause-U15 = Gdy graczy jest mniej niż czterech, ostatnie miejsca w kolejności zostają puste.
clauses-clause-U16 =
    Rozgrywka wprowadzająca to pełna bez Biura Patentowego, kafli zaawansowanej technologii, jednego kafla
    premii i wybierania spółek, za to z uniwersalnymi kaflami technologii podstawowej.

## Income and headstreams

clauses-clause-I1 = Na początku rundy każda spółka otrzymuje wszystkie przychody, które odsłoniła na swojej planszy.
clauses-clause-I2 =
    Twoja 2., 4. i 5. podstawa, podwyższenie lub kanał odsłania kolejny przychód swojego rzędu; przychody się
    sumują, a ostatni to zawsze 7 punktów zwycięstwa.
clauses-clause-I3 = Przychód otrzymujesz w chwili, gdy go odsłonisz, a potem znowu na początku każdej kolejnej rundy.
clauses-clause-I4 = Elektrownie nie odsłaniają przychodów; zamiast tego ulepszają twoje produkcje.
clauses-clause-I5 =
    W rundach od 1 do 4 każde źródło otrzymuje potem tyle kropel, ile jego kafel pokazuje na tę rundę, i tam
    czekają one na spływ wody.
clauses-clause-I6 = Na źródle może czekać dowolnie wiele kropel.

## Turns in the Actions phase

clauses-clause-R1 = Gracze rozgrywają tury w ustalonej kolejności, po jednej akcji, raz za razem, aż wszyscy spasują.
clauses-clause-R2 =
    W swojej turze musisz umieścić inżynierów na jednym wolnym polu akcji i wykonać tę akcję; na tym twoja tura
    się kończy.
clauses-clause-R3 = Pole akcji wymaga od 1 do 3 inżynierów, a pole ze znakiem +3 kosztuje także 3 kredyty.
clauses-clause-R4 =
    Nie możesz umieścić inżynierów tam, gdzie nie stać cię na wszystko albo gdzie nie możesz wykonać akcji;
    płacisz w chwili umieszczenia.
clauses-clause-R5 =
    Gdy nie masz już inżynierów, musisz spasować, chyba że kafel technologii pozwala ci budować bez nich.
clauses-clause-R6 =
    Zajęte pole akcji jest zamknięte do końca rundy, z wyjątkiem Banku; możesz jednak zająć oba pola tej samej
    akcji, lewe i prawe (na naszych rysunkach: górne i dolne).

## Construction

clauses-clause-C1 =
    Twoich czterech pól budowy używa się od lewej do prawej; wymagają 1, 2, 3 i 3 inżynierów, a ostatnie także 3
    kredytów.
clauses-clause-C2 =
    Aby zbudować, umieść inżynierów, włóż kafel technologii i maszyny do otwartego segmentu, obróć koło o jeden
    segment, postaw skrajny lewy element i weź przychód, jeśli się odsłonił.
clauses-clause-C3 = Bez pasującego kafla technologii albo bez wszystkich maszyn nie możesz budować.
clauses-clause-C4 =
    Za każdym razem, gdy koło obraca się o segment, to, co trafia do otwartego segmentu, od razu wraca do twoich
    zasobów.
clauses-clause-C5 =
    Kafle i maszyny się wypożycza, nie wydaje: wracają, gdy twoje koło o sześciu segmentach wykona pełny obrót.
clauses-clause-C6 =
    Podstawa kosztuje 3 koparki na równinach, 4 na wzgórzach lub 5 w górach, a na polu z monetą jeszcze 3
    kredyty; w jednym zbiorniku możesz mieć tylko jedną.
clauses-clause-C7 =
    Podwyższenie kosztuje 2 betoniarki na równinach, 3 na wzgórzach lub 4 w górach; podnosi twoją własną tamę,
    najwyżej do 3. poziomu, bez dodatkowego kosztu za monetę.
clauses-clause-C8 =
    Kanał kosztuje 2 koparki za każdy punkt swojej wartości i można go zbudować na dowolnym wolnym polu kanału.
clauses-clause-C9 =
    Twoje kolejne elektrownie kosztują 2, 3, 4 i 5 betoniarek, a na polu z monetą jeszcze 3 kredyty; w jednym
    zbiorniku możesz mieć tylko jedną.
clauses-clause-C10 =
    Nie możesz budować, gdy nie masz już takiego elementu albo żadne pole nie jest dla ciebie dostępne.

## Water

clauses-clause-W1 = Woda trafia na mapę przez źródła, chyba że kafel kładzie krople wprost do tamy.
clauses-clause-W2 = Krople spływają rzekami po jednej: następna rusza dopiero wtedy, gdy poprzednia się zatrzyma.
clauses-clause-W3 =
    Kropla zatrzymuje się przy pierwszej tamie, w której jest miejsce, czyjakolwiek by była, a każdą pełną mija.
clauses-clause-W4 = Tama przetrzymuje tyle kropel, ile wynosi jej poziom.
clauses-clause-W5 = Krople przetrzymywane przez tamę opuszczają ją tylko wtedy, gdy ktoś produkuje z nich energię.
clauses-clause-W6 = Kropla, która wypływa z najniższych zbiorników, opuszcza mapę i wraca do zasobów.
clauses-clause-W7 =
    W zbiorniku kropla trafia najpierw na górną tamę, a na dolną wtedy, gdy górna jest pełna albo jej nie ma.
clauses-clause-W8 =
    Podczas spływu wody każda kropla czekająca na źródle spływa w dół, aż zatrzyma ją tama albo aż opuści mapę.

## Production

clauses-clause-P1 =
    Do produkcji potrzebujesz własnej elektrowni, własnej lub neutralnej tamy z wodą oraz kanału,
    czyjegokolwiek, który je łączy.
clauses-clause-P2 =
    Kanał łączy każdą tamę zbiornika, w którym się zaczyna, z każdą elektrownią zbiornika, w którym się kończy.
clauses-clause-P3 = Tama i elektrownia nie są połączone tylko dlatego, że leżą w tym samym zbiorniku.
clauses-clause-P4 =
    Używasz jednej tamy, jednego kanału i jednej elektrowni i przepuszczasz co najmniej jedną kroplę z tej tamy.
clauses-clause-P5 =
    Energia to wartość kanału razy liczba kropel, plus albo minus liczba z pola akcji, plus premia twoich
    elektrowni.
clauses-clause-P6 = Nie możesz produkować, jeśli wynik jest mniejszy niż 1 jednostka energii.
clauses-clause-P7 =
    Za kanał innego gracza płacisz właścicielowi 1 kredyt za każdą kroplę, a on zdobywa za każdą 1 punkt
    zwycięstwa; własny jest za darmo.
clauses-clause-P8 =
    Twój znacznik energii przesuwa się o wynik; po przekroczeniu 30 zaczyna od nowa, ale przy kredytach i kaflu
    premii liczy się jako 30.
clauses-clause-P9 =
    Jedną produkcją możesz zrealizować jeden kontrakt, który wymaga nie więcej, niż wynosi jej energia; nie
    wolno sumować produkcji ani realizować jedną dwóch kontraktów.
clauses-clause-P10 =
    Użyte krople płyną potem od elektrowni w dół rzeki i tama może je znów zatrzymać, nawet w tym samym
    zbiorniku.
clauses-clause-P11 = Pola Stacji Turbin dodają do twojej produkcji 2 lub 1, nie zmieniają jej albo odejmują 1 lub 2.

## Contracts

clauses-clause-K1 =
    Kontrakt pokazuje, ile energii wymaga i jaką daje nagrodę; zielone wymagają od 2 do 4, żółte od 5 do 7, a
    czerwone od 8 do 10.
clauses-clause-K2 =
    Nie musisz realizować kontraktu; jeśli to robisz, od razu bierzesz nagrodę i zakrywasz kontrakt, a on nadal
    liczy się do kafla premii.
clauses-clause-K3 =
    Kontrakt państwowy dostaje ten, kto pierwszy wytworzy dość energii w jednej produkcji i weźmie go zamiast
    realizować kontrakt własny.
clauses-clause-K4 =
    Możesz mieć trzy niezrealizowane kontrakty; jeśli po wizycie w Dziale Handlowym masz ich więcej, od razu
    odrzucasz nadmiar, aż zostaną trzy.
clauses-clause-K5 = Kontrakty wzięte z działu uzupełnia się z ich stosów na koniec tury.
clauses-clause-K6 =
    Jedną produkcją można zrealizować najwyżej jeden kontrakt, ale druga produkcja Niemiec i niektóre kafle
    zaawansowanej technologii dają osobną okazję.

## Management actions

clauses-clause-M1 =
    Większość akcji ma lewe pole i droższe prawe (na naszych rysunkach: górne i dolne), które działają tak samo;
    możesz wybrać dowolne wolne.
clauses-clause-M2 = W Stacji Turbin wykonujesz jedną produkcję, zmienioną o liczbę z twojego pola.
clauses-clause-M3 =
    Na polu wody na dwie krople umieszczasz 1 lub 2 na wybranych źródłach, gdzie czekają na spływ wody.
clauses-clause-M4 = Na polu wody na jedną kroplę umieszczasz ją na dowolnym źródle i spływa ona natychmiast.
clauses-clause-M5 =
    W Banku umieszczasz dowolną liczbę inżynierów i za każdego otrzymujesz 1 kredyt; nigdy nie jest zamknięty
    dla nikogo.
clauses-clause-M6 = W Warsztacie obracasz koło o 1 segment za darmo, o 2 za 2 kredyty albo o 3 za 5 kredytów.
clauses-clause-M7 =
    U Dostawcy Maszyn kupujesz koparkę za 2 kredyty, dowolną maszynę za 4 albo koparkę i betoniarkę za 5.
clauses-clause-M8 =
    W Dziale Handlowym bierzesz 1 odkryty kontrakt prywatny za darmo albo dokładnie 2 za 1 kredyt (tylko 1,
    jeśli więcej tam nie leży).
clauses-clause-M9 =
    W Biurze Patentowym za 2 inżynierów i 5 kredytów kupujesz leżący na polu kafel zaawansowanej technologii, do
    użycia już od tej rundy; luka zostaje do końca rundy.

## Advanced Technology tiles

clauses-clause-T1 = Z kaflem podstawy poziomu I każda twoja pusta tama otrzymuje 1 kroplę, nowa też.
clauses-clause-T2 =
    Z kaflem podwyższenia poziomu I obracasz koło o jeden segment za każde podwyższenie, które masz na mapie, z
    nowym włącznie.
clauses-clause-T3 = Z kaflem kanału poziomu I otrzymujesz 2 kredyty za każdy punkt wartości nowego kanału.
clauses-clause-T4 =
    Z kaflem elektrowni poziomu I budujesz bez inżynierów i nie zajmujesz pola budowy na swojej planszy, nawet gdy nie masz już inżynierów.
clauses-clause-T5 =
    Z uniwersalnym kaflem poziomu I budujesz dowolną konstrukcję i nie płacisz 3 kredytów za pole z monetą.
clauses-clause-T6 =
    Z kaflem podstawy poziomu II produkujesz 1 jednostkę energii za każdą swoją podstawę, z nową włącznie, i
    możesz tym zrealizować kontrakt.
clauses-clause-T7 =
    Z kaflem podwyższenia poziomu II tama, którą podwyższasz, napełnia się po brzegi z zasobów ogólnych.
clauses-clause-T8 = Z kaflem kanału poziomu II kanał, który kosztowałby 6 lub więcej koparek, kosztuje tylko 5.
clauses-clause-T9 =
    Z kaflem elektrowni poziomu II możesz od razu produkować w dowolnej swojej elektrowni, z 2 jednostkami
    energii więcej i bez inżynierów.
clauses-clause-T10 =
    Z uniwersalnym kaflem poziomu II budujesz dowolną konstrukcję i mieszasz koparki i betoniarki, jak chcesz,
    ale nie razem ze zdolnością McDowell.
clauses-clause-T11 =
    Z kaflem podstawy poziomu III budujesz bez inżynierów i koparek i nie zajmujesz pola budowy na swojej planszy, nawet gdy nie masz już
    inżynierów.
clauses-clause-T12 =
    Z kaflem podwyższenia poziomu III zdobywasz 3 punkty zwycięstwa za każdą swoją tamę z co najmniej jednym
    podwyższeniem, z właśnie podwyższoną włącznie.
clauses-clause-T13 =
    Z kaflem kanału poziomu III produkujesz 2 jednostki energii za każdy punkt wartości nowego kanału i możesz
    tym zrealizować kontrakt.
clauses-clause-T14 =
    Z kaflem elektrowni poziomu III zdobywasz 3 punkty zwycięstwa za każdą swoją elektrownię, z nową włącznie.
clauses-clause-T15 =
    Z uniwersalnym kaflem poziomu III budujesz dowolną konstrukcję i zdobywasz 3 punkty zwycięstwa za każdy swój
    kafel zaawansowanej technologii, z tym włącznie.
clauses-clause-T16 =
    Kafel zaawansowanej technologii działa jak podstawowy, daje swój efekt za każdym razem, gdy nim budujesz, i
    zostaje twój do końca gry.
clauses-clause-T17 = Uniwersalnym kaflem budujesz dowolną konstrukcję.

## Companies

clauses-clause-N1 =
    Przy dwóch elektrowniach każda twoja produkcja daje o 1 jednostkę energii więcej, a przy czterech o 3
    więcej.
clauses-clause-N2 =
    Trzecia elektrownia od razu włącza zdolność twojej spółki, ale elektrownia zdobyta w trakcie produkcji nie
    zwiększa energii tej produkcji.
clauses-clause-N3 =
    USA przesuwają się o 1 pole energii za każdą kroplę, którą rzeka niesie obok ich elektrowni, ale nie tam,
    dokąd właśnie przyniósł ją kanał.
clauses-clause-N4 =
    Włochy przesuwają się o 3 dodatkowe pola po każdej akcji produkcji; te pola nie pomagają zrealizować
    kontraktu.
clauses-clause-N5 =
    Po akcji produkcji Niemcy mogą produkować jeszcze raz w innej elektrowni: wartość kanału razy liczba kropel,
    bez żadnej premii.
clauses-clause-N6 =
    Dwóch produkcji Niemiec nigdy się nie sumuje, ale każdą można zrealizować kontrakt, a druga może użyć wody,
    którą sprowadziła pierwsza.
clauses-clause-N7 = Francji do każdego kontraktu, także państwowego, wystarczy o 3 jednostki energii mniej.

## Executive officers

clauses-clause-O1 = Z Adlerem twoje podstawy kosztują wszędzie 3 koparki.
clauses-clause-O2 = Z Del Monte twoje tamy 3. poziomu przetrzymują 4 krople.
clauses-clause-O3 =
    Z Fieslerem, gdy wartość kanału razy liczba kropel daje mniej niż 4, liczy się jako 4, zanim dojdą premie.
clauses-clause-O4 =
    Z McDowell możesz za każdy punkt wartości kanału zapłacić 1 betoniarką zamiast koparkami, ale bez mieszania
    obu.
clauses-clause-O5 = Z Jordanem możesz zastąpić dowolne z maszyn potrzebnych do budowy, każdą 3 kredytami.
clauses-clause-O6 =
    Z Krylovem masz specjalny kafel, który kopiuje inny kafel z twojego koła: to, co on buduje, i jego efekt.
clauses-clause-O7 =
    Z Sekibo umieszczasz 1 inżyniera, aby skopiować zdolność innego dyrektora; drugi raz w rundzie kosztuje 3
    kredyty więcej.
clauses-clause-O8 = Kopiowanie dyrektora z Sekibo nie zastępuje twojej akcji: nadal ją wykonujesz.
clauses-clause-O9 =
    Gdy Sekibo kopiuje Krylova, budujesz jak kaflem z twojego koła, nie wkładając żadnego kafla; maszyny mimo to
    wkładasz.
clauses-clause-O10 =
    Gdy Sekibo kopiuje Del Monte, twoje tamy 3. poziomu mogą w tej turze zatrzymać 4. kroplę, która potem może
    tam zostać.
clauses-clause-O11 =
    Przed wyborem dyrektorów przy 2 graczach dobiera się dwóch zapasowych, a przy 3 graczach jednego; Sekibo
    może ich kopiować.

## Icons

clauses-clause-Z1 =
    Ikony dają lub zabierają kredyty, punkty zwycięstwa, koparki albo betoniarki; dowolne maszyny możesz
    podzielić między oba rodzaje, jak chcesz.
clauses-clause-Z2 =
    Pola energii z ikon są dwojakie: jednymi można też zrealizować kontrakt, drugie tylko przesuwają twój
    znacznik.
clauses-clause-Z3 =
    Krople z ikony umieszczasz na wybranych źródłach, a ikona mówi, czy spływają natychmiast, czy czekają na
    spływ wody.
clauses-clause-Z4 =
    Ikona, która stawia element, kładzie twój skrajny lewy element tego rodzaju na dowolnym wolnym i dozwolonym
    polu.
clauses-clause-Z5 =
    Ikona, która buduje kanał, nie wymaga inżynierów, kafla ani maszyn, ale wartość kanału nie może przekroczyć
    podanej liczby.
clauses-clause-Z6 = Niektóre koszty płacisz, wkładając maszyny lub kafel ze swoich zasobów do otwartego segmentu koła.
clauses-clause-Z7 = Ikona produkcji zawsze oznacza jedną produkcję, zmienioną o wydrukowaną na niej liczbę.

## Scoring phase

clauses-clause-S1 =
    Punktacja idzie po kolei: najwięcej energii, kredyty z toru, kafel premii, a potem ten kafel się usuwa.
clauses-clause-S2 =
    Najwięcej energii daje 6 punktów zwycięstwa, a drugie miejsce 2, ale tylko przy co najmniej 1 jednostce
    energii.
clauses-clause-S3 =
    Remisujący na pierwszym miejscu dzielą się 8 punktami zwycięstwa, zaokrąglonymi w górę, i nikt nie jest
    drugi; remisujący na drugim dostają po 1.
clauses-clause-S4 =
    Tor energii płaci od 1 do 8 kredytów, tym więcej, im dalej jesteś; przy energii 0 otrzymujesz 3 kredyty, ale
    tracisz 3 punkty zwycięstwa.
clauses-clause-S5 =
    Mając co najmniej 6 razy tyle energii, ile wynosi numer rundy, zdobywasz całą premię; każda brakująca sekcja
    odbiera 4 z jej punktów zwycięstwa, a poniżej 6 energii nie zdobywasz nic.
clauses-clause-S6 = Wykorzystany kafel premii się usuwa, a z ostatnim kończy się gra.

## Bonus tiles

clauses-clause-B1 = Zdobywasz 2 punkty zwycięstwa za każdy zrealizowany kontrakt, dowolnego rodzaju.
clauses-clause-B2 = Zdobywasz 5 punktów zwycięstwa za każdą zbudowaną elektrownię.
clauses-clause-B3 = Zdobywasz 4 punkty zwycięstwa za każdą zbudowaną podstawę.
clauses-clause-B4 = Zdobywasz 4 punkty zwycięstwa za każdy zbudowany kanał.
clauses-clause-B5 = Zdobywasz 4 punkty zwycięstwa za każde zbudowane podwyższenie.
clauses-clause-B6 = Zdobywasz 4 punkty zwycięstwa za każdy swój kafel zaawansowanej technologii, na kole lub poza nim.

## End of round, end of game

clauses-clause-E1 = W piątej rundzie nie ma końca rundy, bo po niej jest końcowa punktacja.
clauses-clause-E2 =
    W nowej kolejności pierwszy jest gracz z najmniejszą energią, a ostatni z największą; remisujący odwracają
    kolejność między sobą.
clauses-clause-E3 = Wszystkie znaczniki energii wracają na 0, a wszyscy inżynierowie do swoich spółek.
clauses-clause-E4 =
    W pełnej rozgrywce niesprzedane kafle zaawansowanej technologii znikają, a do kupienia są trzy nowe,
    najpierw z poziomu I, potem II, potem III.
clauses-clause-E5 =
    Po punktacji rundy 5 przychodzą ostatnie punkty: cel, potem pozostałe zasoby, potem krople w tamach.
clauses-clause-E6 =
    Zdobywasz 1 punkt zwycięstwa za każde 5 koparek, betoniarek i kredytów razem w twoich zasobach; to, co jest
    na kole, się nie liczy.
clauses-clause-E7 = Zdobywasz 1 punkt zwycięstwa za każdą kroplę we własnych tamach.
clauses-clause-E8 =
    Wygrywa najwięcej punktów zwycięstwa; przy remisie wygrywa ten, kto ma więcej energii w ostatniej rundzie.

## Objectives

clauses-clause-J1 =
    Cel daje trzem pierwszym 15, 10 i 5 punktów zwycięstwa; remisujący dzielą się nagrodami za swoje miejsca, z
    zaokrągleniem w górę.
clauses-clause-J2 = Możesz zająć miejsce w celu, nawet jeśli nie masz nic, co on liczy.
clauses-clause-J3 = Liczysz swoje podstawy i elektrownie na polach z monetą.
clauses-clause-J4 =
    Liczysz swoje podstawy, które twój kanał łączy z twoją elektrownią; dwie podstawy mogą mieć wspólną
    elektrownię.
clauses-clause-J5 =
    Liczysz swoje elementy w obszarze, w którym masz ich najwięcej; kanał należy do zbiornika, w którym się
    zaczyna.
clauses-clause-J6 = Liczysz swoje elementy w obszarze, w którym masz ich najmniej.
clauses-clause-J7 = Liczysz zbiorniki, w których masz co najmniej jeden element.
clauses-clause-J8 =
    Liczysz zbiorniki, w których masz co najmniej trzy elementy; każde podwyższenie jest osobnym elementem.

## Automa

clauses-clause-A1 =
    Od jednej do trzech Autom dołącza do pełnej rozgrywki, najwyżej czterech graczy razem; mają wspólne 20
    dwustronnych kafli i poza kilkoma wyjątkami grają według twoich zasad.
clauses-clause-A2 =
    Automa nie ma kredytów: płaci i otrzymuje punkty zwycięstwa, po jednym za każdy kredyt, i może spaść poniżej
    zera.
clauses-clause-A3 =
    Automa nie ma dyrektora ani zdolności spółki, ale dostaje premię do produkcji za swoje elektrownie.
clauses-clause-A4 = Automa nie trzyma kontraktów; realizuje te, które leżą odkryte w Dziale Handlowym.
clauses-clause-A5 = Automa używa kafli zaawansowanej technologii tak, jakby były podstawowe.
clauses-clause-A6 = Cel daje Automie 20, 15 lub 10 punktów zwycięstwa.
clauses-clause-A7 =
    Automie wystarczy do działania 1 inżynier; jeśli ma ich za mało na akcję, wykonuje ją wszystkimi, jakich ma.
clauses-clause-A8 =
    Aby budować, Automa umieszcza na swojej planszy tylu inżynierów, ilu pokazuje jej kafel, tyle razy w
    rundzie, ile może.
clauses-clause-A9 =
    Gdzie indziej inżynierowie Automy zajmują pierwsze puste pole sekcji, cokolwiek to pole wymaga; co Automa
    robi, mówi kafel.
clauses-clause-A10 =
    Grę przygotowuje się dla ludzi i Autom razem; każda Automa dostaje losową z pozostałych spółek, ale bez
    dyrektora i bez kontraktu początkowego.
clauses-clause-A11 = W pierwszej rundzie Automy grają przed wszystkimi innymi, między sobą w losowej kolejności.
clauses-clause-A12 = Automa zaczyna z 16 punktami zwycięstwa.
clauses-clause-A13 = Automa otrzymuje przychód tak jak ty, z punktami zwycięstwa zamiast kredytów.
clauses-clause-A14 =
    W swojej turze Automa odwraca kafel z wierzchu: następny pokazuje jej akcje, a rewers odwróconego rozstrzyga
    jej wybory.
clauses-clause-A15 =
    Próbuje akcji na kaflu kolumna po kolumnie od lewej, każdą z góry na dół; większość kończy jej turę, a
    ostatnia jest zawsze możliwa.
clauses-clause-A16 =
    Automa produkuje tylko wtedy, gdy ma gotowy system, brakuje jej jeszcze pełnej premii lub prowadzenia w
    energii i sięga odkrytego kontraktu w kolorze kafla.
clauses-clause-A17 =
    Używa systemu, który daje najwięcej energii, razem z premiami, a za czyjś kanał płaci punktami zwycięstwa.
clauses-clause-A18 =
    Potem realizuje najwyższy odkryty kontrakt, którego sięgnęła, dowolnego koloru, trzyma go zakryty i jej tura
    się kończy; prywatny uzupełnia się od razu.
clauses-clause-A19 =
    Automa umieszcza tylko krople, które trafią do jej tam, teraz albo przy następnym spływie wody, lub które
    napełnią inną tamę tak, że jej następna kropla tam dotrze.
clauses-clause-A20 = Umieszczanie wody nie kończy tury Automy: dopóki ma inżynierów, przechodzi do następnej akcji.
clauses-clause-A21 =
    W Dziale Handlowym Automa odrzuca kontrakty, które wskazuje jej kafel, przesuwa się o 2 pola energii, a
    dział się uzupełnia.
clauses-clause-A22 = Wizyta w Dziale Handlowym też nie kończy tury Automy: dopóki ma inżynierów, działa dalej.
clauses-clause-A23 =
    Automa buduje tylko wtedy, gdy ma element, pasujący kafel, maszyny i pole; koło i przychód działają jak u
    ciebie, a jej tura się kończy.
clauses-clause-A24 = Automa idzie do Warsztatu tylko wtedy, gdy na jej kole coś jest, i jej tura się kończy.
clauses-clause-A25 = Automa kupuje maszyny za punkty zwycięstwa, ale nie w rundzie 5, i jej tura się kończy.
clauses-clause-A26 =
    Za 1 inżyniera i 2 punkty zwycięstwa Automa bierze kafel zaawansowanej technologii, który buduje wskazaną
    konstrukcję, najpierw najwyższy poziom, i jej tura się kończy.
clauses-clause-A27 =
    Z pustym kołem Automa wysyła 1 inżyniera do Banku po 1 punkt zwycięstwa; w przeciwnym razie używa 1
    inżyniera, aby obrócić koło o jeden segment.
clauses-clause-A28 =
    Przed rundą 5 Automa oddaje 1 inżyniera i 3 punkty zwycięstwa za maszynę tego rodzaju, którego ma mniej; w
    rundzie 5 korzysta z Banku po 1 punkt zwycięstwa.

## Automa placing procedure

clauses-clause-AP1 =
    Automa rozważa każde pole, na którym może budować, na które pozwala jej kafel i na które wystarczy jej
    maszyn; jeśli jest tylko jedno, bierze je.
clauses-clause-AP2 =
    Jeśli dokładnie jedno pole dopełnia system z tamy, kanału i własnej elektrowni, Automa je bierze; w
    przeciwnym razie rozważa wszystkie swoje pola.
clauses-clause-AP3 =
    Stosuje wtedy po kolei trzy kryteria: każde zostawia tylko pola, które je spełniają, a kryterium,
    którego nie spełnia żadne pole, się pomija.
clauses-clause-AP4 =
    Jeśli nadal zostaje kilka pól, zaczyna od zbiornika podanego na kaflu, idzie w górę numerów i znów od
    początku, i bierze pierwsze pole, bez monety przed polem z monetą.
clauses-clause-AP5 =
    Jej tamy szukają najmocniejszego zbudowanego kanału, własnych elektrowni, przepływającej wody, pól z monetą,
    elektrowni powyżej albo przyjaznych tam poniżej.
clauses-clause-AP6 =
    Jej kanały szukają najwyższej wartości albo drugiej po niej, albo określonych właścicieli tamy na górze i
    elektrowni na dole.
clauses-clause-AP7 =
    Jej elektrownie szukają najmocniejszego zbudowanego kanału, własnych tam, równin lub jednego zbiornika na
    wzgórzach, albo miejsca, z którego woda zasila własne tamy, a nie tamy przeciwnika.
clauses-clause-AP8 =
    Połączone znaczy: wydrukowaną trasą kanału, zbudowanego lub nie, a elektrownia zasila pierwszą tamę poniżej;
    tylko najmocniejszy zbudowany kanał musi już stać.

## Automa difficulty

clauses-clause-AD1 = Łatwa Automa nie ma przychodu ani premii do produkcji; średnia ma jedno i drugie.
clauses-clause-AD2 =
    Trudna Automa korzysta też z efektów swoich kafli zaawansowanej technologii i buduje najwyższym pasującym
    poziomem, kaflem konkretnym przed uniwersalnym.
clauses-clause-AD3 =
    Trudna Automa wyciąga ze swoich kafli najwięcej: woli kanały o wartości 3 i więcej, zajmuje za darmo pola
    podstaw z monetą i wybiera najlepszą darmową produkcję.
clauses-clause-AD4 =
    Trudna Automa używa zdolności spółki: USA umieszczają wodę tak, by zyskać najwięcej pól, druga produkcja
    Niemiec jest najlepsza z możliwych, a Francji do kontraktów wystarczy mniej.
clauses-clause-AD5 =
    Na poziomie bardzo trudnym każda Automa ma losowego dyrektora: Adler woli podstawy w górach, Del Monte
    podwyższenia, McDowell betoniarki przy kanałach, Fiesler 1 kroplę przy słabych kanałach.
clauses-clause-AD6 =
    Na poziomie bardzo trudnym Jordan zastępuje jedną brakującą maszynę 3 punktami zwycięstwa, kafel Krylova
    idzie na końcu, a przy Sekibo pierwszą akcję każdego człowieka wskazuje dobrany kafel.
clauses-clause-AD7 =
    Automa z Lucianim realizuje tyle kontraktów, na ile starcza jej energii, przy remisie najwyższe, i zawsze
    państwowy, którego może sięgnąć.

## Leeghwater expansion

clauses-clause-X1 = Bez dodatku Leeghwater pomiń wszystko w fioletowej ramce oraz wszystkie budowy i patenty budynków.
clauses-clause-X2 =
    Automa bierze pierwszy prywatny budynek, na który ją stać, od góry lub od dołu, jak wskazano; jego lewe pole
    jest potem zamknięte, a Automa nigdy go nie używa.
clauses-clause-X3 =
    Przy Pracach Zewnętrznych Automa wykonuje pierwszą pracę, którą może, w kolejności ze swojego kafla, oddaje
    maszyny i jej tura się kończy.
clauses-clause-X4 =
    Trudna Automa zdobywa punkty zwycięstwa swojego budynku albo bierze maszynę, której ma mniej; Holandia
    kładzie swoją kroplę w tamie swojego najlepszego innego systemu.
clauses-clause-X5 =
    Na poziomie bardzo trudnym Battista daje Architekta i drugą turę, Spencer używa Prac Zewnętrznych, a Fouché
    budynku za 1 inżyniera zamiast budowy.

## Points often asked

clauses-clause-Y1 =
    Produkcja idzie po kolei: koszty, opłata za kanał, energia, kontrakt i nagroda, spływ wody, a na końcu pola
    Włoch albo druga produkcja Niemiec.
clauses-clause-Y2 = Nie możesz spasować, dopóki masz inżynierów; Bank zawsze ich przyjmie.
clauses-clause-Y3 = Krople, kredyty i maszyny nigdy się nie kończą.
clauses-clause-Y4 =
    Czyimś kanałem możesz przepuścić tylko tyle kropel, za ile stać cię zapłacić kredytami; Automa płaci
    punktami zwycięstwa bez ograniczeń.
clauses-clause-Y5 =
    Element postawiony jako nagroda kosztuje tylko 3 kredyty za pole z monetą i jak zwykle odsłania przychód.
clauses-clause-Y6 =
    To, co daje nagroda lub przychód, zawsze bierzesz, ale możesz zrezygnować z umieszczenia elementu lub
    kropel; czego nie da się zrobić, to przepada.
clauses-clause-Y7 =
    Przy budowie najpierw stawiasz element, potem bierzesz jego przychód, potem działa efekt kafla; zanim
    zaczniesz, musi cię być stać na wszystkie opłaty.
clauses-clause-Y8 =
    Energia z kafla podstawy poziomu II albo kafla kanału poziomu III nie jest akcją produkcji, ale można nią
    zrealizować jeden kontrakt; kafel elektrowni poziomu II daje prawdziwą produkcję.
clauses-clause-Y9 =
    USA przesuwają się o 1 pole za każdą kroplę i każdą swoją elektrownię, którą ona mija, nawet jeśli tama tego
    zbiornika zatrzyma ją tuż poniżej.
clauses-clause-Y10 =
    Gdy stos kontraktów jest pusty, z jego odrzuconych tasuje się nowy; jeśli ich nie ma, luki zostają.
clauses-clause-Y11 =
    Twoje punkty zwycięstwa mogą spaść poniżej zera, a gracze wciąż remisujący na końcu wygrywają wspólnie.
clauses-clause-Y12 =
    O miejscach, kolejności i ostatnim remisie decyduje prawdziwa energia, także ponad 30; grupa remisujących
    odwraca swoją kolejność w całości.
clauses-clause-Y13 =
    Budowa kaflem, który nie wymaga inżynierów, zajmuje twoją turę, ale nie pole budowy; bez inżynierów używasz
    takiego kafla albo pasujesz do końca rundy.
clauses-clause-Y14 =
    Z Sekibo kopiujesz dyrektora przed swoją główną akcją, najwyżej raz w turze i dwa razy w rundzie, a zdolność
    działa do końca tury.
clauses-clause-Y15 =
    Blokujący inżynierowie zostają do końca gry, a kontrakt początkowy liczy się do twoich trzech, dopóki go nie
    zrealizujesz.
clauses-clause-Y16 =
    Automa realizuje jeden kontrakt, przy remisie państwowy, z góry dolicza swoją premię i prowadzi tylko wtedy,
    gdy wyprzedza wszystkich; bardzo trudny obejmuje trudny.
clauses-clause-Y17 =
    Automa otrzymuje 2 punkty zwycięstwa za każdą kroplę puszczoną jej kanałem; jeśli używa twojego, traci 1 za
    kroplę, a ty dostajesz 1 kredyt i 1 punkt zwycięstwa.
clauses-clause-Y18 =
    Przy energii 0 Automa nic nie zyskuje i nic nie traci, na końcu jako zasoby liczą się tylko jej maszyny, a
    jej 16 punktów zwycięstwa zastępuje kredyty początkowe.

## A game whose design says another number

clauses-changed = { $clause } W tej grze jest inaczej: { $change }.

## Dlaczego ruch nie jest dozwolony.

clauses-refused = { $clause }: { $reason }
# Who stands where a neutral dam is.
clauses-neutral = neutralna tama
    .gen = neutralnej tamy
    .acc = neutralną tamę
    .ins = neutralną tamą

## What is missing to produce

clauses-missing-powerhouse = nie masz elektrowni, w której można produkować
clauses-missing-water = żadna twoja ani neutralna tama nie przetrzymuje kropli
clauses-missing-conduit = żaden zbudowany kanał nie prowadzi od twojej lub neutralnej tamy z wodą do twojej elektrowni

## The reasons

clauses-reason-another_question = teraz trzeba { $question }
clauses-reason-another_powerhouse = druga produkcja wymaga innej elektrowni niż { $powerhouse }
clauses-reason-begins_elsewhere = { $conduit } nie bierze wody od { NAME($dam, form: "gen") }
clauses-reason-automa_ahead = { $who } { AGREE($who, one: "prowadzi na torze i jest", many: "prowadzą na torze i są") } już w sekcji rundy { $round }
clauses-reason-automa_empty_wheel = koło { NAME($who, form: "gen") } jest puste
clauses-reason-automa_expansion = ten wiersz należy do dodatku
clauses-reason-automa_last_round = w ostatniej rundzie ({ $round }) nie kupuje się maszyn
clauses-reason-automa_no_contract = { COUNT($energy, "energy") } to najwięcej, ile da się wyprodukować, a to nie wystarczy na żaden odkryty { $colour ->
        [green] zielony
        [yellow] żółty
        [red] czerwony
       *[other] { $colour }
    } kontrakt
clauses-reason-automa_no_drop = żadna kropla nie trafiłaby do tamy { NAME($who, form: "gen") }
clauses-reason-automa_no_machinery = { $who } nie { AGREE($who, one: "ma", many: "mają") } maszyn na żadną taką konstrukcję ({ $structure })
clauses-reason-automa_no_patent = żaden kafel zaawansowanej technologii w sprzedaży nie buduje { NAME($structure, form: "gen") }
clauses-reason-automa_no_system = { $who } nie { AGREE($who, one: "ma", many: "mają") } gotowego systemu z wodą
clauses-reason-automa_no_tile = { $who } nie { AGREE($who, one: "ma", many: "mają") } poza kołem kafla technologii, który buduje { NAME($structure, form: "acc") }
clauses-reason-automa_no_work = { $who } nie { AGREE($who, one: "ma", many: "mają") } maszyn do żadnych odsłoniętych prac
clauses-reason-automa_row_says = kafel Autom wskazuje akcję: { $structure }, tam gdzie pokazuje to jego wiersz
clauses-reason-automa_tile_first = Sekibo gra przeciw Automie, a pierwszą akcję rundy { NAME($who, form: "gen") } dobiera się z kafli Autom
clauses-reason-automa_pile_unknown = kto nie widzi kafli Automy, nie może wiedzieć, co ona zrobi
clauses-reason-bank_engineers = w Banku staje { UP_TO($engineers, "engineers") }; podaj, ilu
clauses-reason-cannot_afford =
    nie masz maszyn na { NAME($piece, form: "acc") }: to kosztuje { NAME($bill, form: "acc") }, { KEY($supply) ->
        [nothing] a nie masz nic
       *[other] a masz { NAME($supply, form: "acc") }
    }
clauses-reason-cannot_replace = { clauses-reason-cannot_afford }; zamiast reszty trzeba { COUNT($instead, "credits", form: "gen") }, a masz { $credits }
clauses-reason-cannot_pay_fee = { $spot } ma monetę: kosztuje o { COUNT($fee, "credits", form: "acc") } więcej, a masz { $credits }
clauses-reason-company_not_offered = nie można teraz wybrać { NAME($company, form: "gen") }
clauses-reason-conduit_not_built = nikt nie zbudował { NAME($conduit, form: "gen") }
clauses-reason-copy_instead = { NAME($space, form: "gen") } używa się, kopiując dyrektora, na przykład: copy jordan
clauses-reason-construction_order = pola budowy zajmuje się od lewej do prawej; kolej na { NAME($next, form: "acc") }
clauses-reason-contract_not_held = kontraktu { $contract } nie masz na ręce i nie ma go wśród dostępnych kontraktów państwowych
clauses-reason-contract_fulfilled = { $who } już { AGREE($who, one: "ma", many: "mają") } zrealizowany kontrakt { $contract }, a każdy realizuje się tylko raz
clauses-reason-contract_not_in_hand = kontraktu { $contract } nie masz na ręce
clauses-reason-contract_not_offered = kontrakt { $contract } nie jest dostępny
clauses-reason-contract_out_of_reach = ten kontrakt wymaga { COUNT($need, "energy", form: "gen") }, a ta produkcja dała { $energy }
clauses-reason-contract_out_of_reach_for_less = ten kontrakt wymaga { COUNT($need, "energy", form: "gen") }, o { $less } mniej niż wydrukowano (N7), a ta produkcja dała { $energy }
clauses-reason-copied_enough = w tej turze { $who } już { AGREE($who, one: "kopiuje", many: "kopiują") } dyrektora albo w tej rundzie było to już dwa razy
clauses-reason-copy_price = cena tej kopii w kredytach: { $prices }; podaj ją, jeśli nie jest zerem
clauses-reason-dam_at_full_height = { $space } ma już dwa podwyższenia
clauses-reason-dams_at_full_height = każda tama { NAME($who, form: "gen") } ma już dwa podwyższenia
clauses-reason-drops_not_declined = ta akcja musi umieścić co najmniej jedną kroplę
clauses-reason-ends_elsewhere = { $conduit } nie prowadzi do { NAME($powerhouse, form: "gen") }
clauses-reason-engineers_left = masz jeszcze { COUNT($engineers, "engineers", form: "acc") }; Bank zawsze ich przyjmie
clauses-reason-exact_engineers = { $space } wymaga dokładnie { COUNT($needed, "engineers", form: "gen") }; liczbę podaje się tylko w Banku
clauses-reason-fee_too_high = opłata dla { NAME($owner, form: "gen") } za { COUNT($drops, "drops", form: "acc") } wynosi { COUNT($fee, "credits", form: "acc") }, a masz { $credits }
clauses-reason-game_over = gra jest skończona
clauses-reason-how_many_contracts =
    weź dokładnie { COUNT($amount, "contracts", form: "acc") }{ $amount ->
        [1] {""}
       *[other] , żadnego dwa razy
    }
clauses-reason-how_many_discards =
    odrzuć dokładnie { COUNT($amount, "contracts", form: "acc") }{ $amount ->
        [1] {""}
       *[other] , żadnego dwa razy
    }
clauses-reason-how_many_drops = umieść { $amount ->
        [1] { COUNT($amount, "drops", form: "acc") }
       *[other] { UP_TO($amount, "drops") }
    }
clauses-reason-exactly_so_many_drops = umieść dokładnie { COUNT($amount, "drops", form: "acc") }
clauses-reason-how_many_machines = wybierz w sumie { COUNT($amount, "machines", form: "acc") }
clauses-reason-impossible_construct = nie możesz teraz niczego zbudować
clauses-reason-impossible_contracts = żaden kontrakt nie jest dostępny
clauses-reason-impossible_patent = to miejsce w Biurze Patentowym jest puste
clauses-reason-no_system = { $missing }
clauses-reason-no_paid_system = każdy kanał, którego możesz użyć, jest cudzy, a opłata za kroplę wynosi { COUNT($each, "credits", form: "acc") }; masz { $credits }
clauses-reason-no_energy_here = najlepszy z twoich systemów dałby tu { COUNT($energy, "energy", form: "acc") }; potrzeba co najmniej 1
clauses-reason-must_produce = produkcję wybraną w Stacji Turbin trzeba wykonać
clauses-reason-no_construction_space = wszystkie cztery pola budowy są w tej rundzie zajęte
clauses-reason-no_energy = to dałoby { COUNT($energy, "energy", form: "acc") }; potrzeba co najmniej 1
clauses-reason-no_engineer_left = na główną akcję nie zostałby żaden inżynier
clauses-reason-no_action_after_copy = kto skopiował { NAME($officer, form: "acc") }, wykonuje akcję w tej samej turze
clauses-reason-no_legal_space = nie ma pola, na którym { $who } { AGREE($who, one: "może", many: "mogą") } umieścić { NAME($structure, form: "acc") }
clauses-reason-not_by_tile = według obowiązującego rozstrzygnięcia energia z kafla technologii nie realizuje kontraktu { $contract }
clauses-reason-neutral_dam = { $space } jest neutralna, a neutralnej tamy nikt nie może podwyższyć
clauses-reason-no_own_dam = { $who } nie { AGREE($who, one: "ma", many: "mają") } własnej tamy do podwyższenia
clauses-reason-no_own_powerhouse = to nie jest twoja elektrownia: { $powerhouse }
clauses-reason-no_piece_left = { $who } nie { AGREE($who, one: "ma", many: "mają") } już w zasobach { NAME($structure, form: "gen") }
clauses-reason-no_powerhouse_below = nie masz elektrowni w zbiorniku { $basin }, w którym kończy się ten kanał
clauses-reason-no_such_action_space = żadne pole akcji nie nazywa się „{ $space }”
clauses-reason-no_such_headstream = { $headstream } to nie źródło; są HA, HB, HC i HD
clauses-reason-no_such_officer = { $officer } to nie dyrektor, którego możesz skopiować
clauses-reason-no_such_part = wybierz { $parts }
clauses-reason-no_such_space = { $spot } to nie miejsce na { NAME($structure, form: "acc") }
clauses-reason-no_tile = { $who } nie { AGREE($who, one: "ma", many: "mają") } w zasobach { KEY($tile) ->
        [nothing] potrzebnego kafla
       *[other] { NAME($tile, form: "gen") }
    }
clauses-reason-no_usable_dam = { $dam } nie jest ani twoja, ani neutralna
clauses-reason-no_way_to_pay = za { NAME($space, form: "acc") } możesz { $ways }
clauses-reason-not_own_dam = { $space } to nie tama { NAME($who, form: "gen") }, którą można podwyższyć
clauses-reason-not_sekibo = tylko spółka z Mahiri Sekibo kopiuje dyrektorów
clauses-reason-not_this_space = ta nagroda nie pozwala na { NAME($spot, form: "acc") }
clauses-reason-nothing_to_copy = na twoim kole nie ma { NAME($tile, form: "gen") } albo nie masz czym go skopiować
clauses-reason-only_neutral_dams = { $who } nie { AGREE($who, one: "ma", many: "mają") } własnej tamy do podwyższenia, a neutralnej nikt nie może podwyższyć
clauses-reason-own_base_in_basin = { $who } { AGREE($who, one: "ma", many: "mają") } już podstawę w zbiorniku { $basin }
clauses-reason-own_powerhouse_in_basin = { $who } { AGREE($who, one: "ma", many: "mają") } już elektrownię w zbiorniku { $basin }
clauses-reason-red_fee = { $spot } ma monetę: kosztuje { COUNT($fee, "credits", form: "acc") }, a masz { $credits }
clauses-reason-same_basin = { $dam } i { $powerhouse } leżą w tym samym zbiorniku, a takich nie łączy żaden kanał: woda musi spadać
clauses-reason-space_closed = { $space } jest zamknięte w tym projekcie gry
clauses-reason-space_blocked =
    { KEY($space) ->
        [building] { NAME($space, form: "gen") } nie ma: budynek tego pola nie bierze udziału w tej grze
       *[other] { NAME($space, form: "gen") } nie używa się przy tej liczbie graczy i tych zasadach
    }
clauses-reason-space_occupied = { NAME($space, form: "acc") } { AGREE($owner, one: "zajmuje", many: "zajmują") } w tej rundzie { $owner }
clauses-reason-space_taken = { NAME($spot, form: "acc") } { AGREE($owner, one: "zajmuje", many: "zajmują") } już { $owner }
clauses-reason-tile_needs_engineers = { $tile } wymaga inżynierów na polu budowy
clauses-reason-too_few_credits = potrzeba na to { COUNT($needed, "credits", form: "gen") }, a masz { $credits }
clauses-reason-too_few_drops = spuść { $held ->
        [1] { COUNT($held, "drops", form: "acc") }
       *[other] { UP_TO($held, "drops") }
    } od { NAME($dam, form: "gen") }
clauses-reason-too_few_engineers = potrzeba na to { COUNT($needed, "engineers", form: "gen") }, a masz { $engineers }
clauses-reason-wrong_tile = { $tile } nie buduje { NAME($structure, form: "gen") }
clauses-reason-part_of_turn = część { $n } z { $of }, '{ $move }': { $why }
clauses-reason-turn_over = tura { NAME($who, form: "gen") } kończy się, zanim do niej dojdzie

## The Leeghwater Project

clauses-clause-L1 =
    W projekt Leeghwater gra się tylko według pełnych zasad, nigdy wprowadzających, i najwyżej w 4 osoby.
clauses-clause-L2 =
    Dodatek wnosi planszę, 10 prywatnych budynków, 15 Prac Zewnętrznych, 2 kafle premii, 4 dyrektorów, po jednym
    zaawansowanym kaflu budynku każdego poziomu, kafel specjalny i Architekta.
clauses-clause-L3 =
    Każda spółka ma też podstawowy kafel budynku, przedłużenie planszy i 5 budynków, które nie odsłaniają
    dochodu.
clauses-clause-L4 = Holandia ma elementy jak każda spółka i zaczyna jak wszyscy.
clauses-clause-L5 = Wszystko inne przygotowuje się jak w pełnej grze.
clauses-clause-L6 = Losuje się pięć z dziesięciu prywatnych budynków i układa w kolumnie; pozostałe opuszczają grę.
clauses-clause-L7 =
    Prace tasuje się w trzech stosach, A, B i C; pierwsze trzy ze stosu A leżą odkryte na pozycjach 1, 2 i 3.
clauses-clause-L8 = Pięć kafli premii losuje się ze wszystkich ośmiu.
clauses-clause-L9 =
    Każdy stos zaawansowanych kafli dostaje swój kafel budynku i jest tasowany; po jednym kaflu wraca do
    pudełka, zostaje 15.
clauses-clause-L10 = Trzy odłożone zaawansowane kafle może zobaczyć każdy.
clauses-clause-L11 = Spółki losuje się z pięciu, a dyrektorów z jedenastu, tyle, ilu jest graczy.
clauses-clause-L12 = Dyrektorów leżących obok dla Sekibo losuje się z tych samych jedenastu.
clauses-clause-L13 = Inżynierowie blokujący pola przy mniejszej liczbie graczy nie stoją na polach planszy dodatku.
clauses-clause-L14 = Każda z trzech pozycji pokazuje jedne Prace i ma pole dla 2 inżynierów, bez dopłaty.
clauses-clause-L15 = Pole Prac Zewnętrznych mieści w rundzie jedną spółkę; gracz może użyć kilku w różnych turach.
clauses-clause-L16 =
    Stawiasz inżynierów, płacisz na zawsze maszyny Prac z zasobów, bierzesz kafel i od razu dostajesz nagrodę.
clauses-clause-L17 = Wszystkie maszyny wydrukowanych rodzajów muszą być w zasobach; te na kole nie pomagają.
clauses-clause-L18 = Prace to nie budowa: bez kafla, bez obrotu koła, a żaden dyrektor ani kafel ich nie tani.
clauses-clause-L19 = Wzięte Prace leżą zakryte i liczą się tylko do swojej premii; nie są kontraktem.
clauses-clause-L20 = Pozycja, z której wzięto Prace, jest pusta do końca rundy, a jej pole jest bezużyteczne.
clauses-clause-L21 =
    Nagrody Prac działają jak nagrody kontraktów: kolejność, rezygnacja i dochody odsłaniane przez elementy.
clauses-clause-L22 =
    Prace mogą zrealizować twój odkryty kontrakt wymagający najwyżej 4 energii, bez produkcji: dostajesz
    nagrodę, a kontrakt się liczy.
clauses-clause-L23 = Inne Prace robią to samo z dowolnym twoim kontraktem, ile by nie wymagał.
clauses-clause-L24 =
    Kontrakt zrealizowany bez produkcji jest zawsze twój, nigdy narodowy, a zniżka Francji się nie liczy.
clauses-clause-L25 =
    Prace mogą dać dowolny kafel z Biura Patentowego, bez inżynierów i kredytów; jego miejsce zostaje puste.
clauses-clause-L26 =
    Prace mogą dać dwa podwyższenia, jedno po drugim na jednej lub dwóch własnych tamach; z każdego można
    zrezygnować.
clauses-clause-L27 =
    Energia Prac ze znakiem kontraktu przesuwa znacznik i może zrealizować jeden kontrakt, także narodowy, ale
    nie jest produkcją.
clauses-clause-L28 = Energia bez tego znaku nigdy nie realizuje kontraktu.
clauses-clause-L29 = Piętnaście Prac różni się stosem, maszynami i nagrodą.
clauses-clause-L30 =
    Na koniec każdej rundy oprócz ostatniej pozostałe Prace odpadają, a trzy nowe odkrywa się ze stosu A, potem
    B, potem C.
clauses-clause-L31 = Dlatego rundy pokazują AAA, AAB, BBB, BCC i CCC, a każde Prace pojawiają się raz.
clauses-clause-L32 = Budynek buduje się jak każdą budowlę: pole, kafel, maszyny i obrót koła.
clauses-clause-L33 =
    Budują go kafle budynku, podstawowe i zaawansowane, zaawansowane kafle uniwersalne oraz kopia któregoś z
    nich.
clauses-clause-L34 = Wybierasz prywatny budynek w grze, przy którym nie masz jeszcze swojego budynku.
clauses-clause-L35 = Kosztuje wydrukowane na nim koparki i betoniarki, które idą na koło razem z kaflem technologii.
clauses-clause-L36 = Twój pierwszy z lewej budynek trafia na wolne pole tego kafla, który jest dla ciebie aktywowany.
clauses-clause-L37 =
    Przy 4 graczach kafel ma dwa zwykłe pola i dwa z monetą, przy mniejszej liczbie jedno zwykłe i dwa z monetą.
clauses-clause-L38 =
    Pole z monetą kosztuje 3 kredyty więcej, które trzeba mieć przed rozpoczęciem; kafel uniwersalny 1. poziomu
    je znosi.
clauses-clause-L39 =
    Jordan może zastąpić maszyny kredytami, a kafel uniwersalny 2. poziomu zamienia ich rodzaje; inni dyrektorzy
    nic nie zmieniają.
clauses-clause-L40 = Budynki nie odsłaniają dochodu i nic nie dodają do produkcji.
clauses-clause-L41 = Budynki nie stoją w żadnym obszarze ani zbiorniku i nie liczą się do celów.
clauses-clause-L42 = Żadna nagroda ani dochód nie stawia budynku.
clauses-clause-L43 = Budowa zajmuje turę; nowej akcji można użyć od następnej tury.
clauses-clause-L44 = Każdy prywatny budynek ma cztery pola w rzędzie, a pierwsze z lewej jest najtańsze.
clauses-clause-L45 = Pierwsze z lewej pole wymaga 1 lub 2 inżynierów, bez dopłaty.
clauses-clause-L46 =
    Trzy pozostałe wymagają tylu samych inżynierów i 3 kredytów, a w Agencji Pożyczkowej i Dziale Finansowym 2
    inżynierów bez dopłaty.
clauses-clause-L47 = Pól budynku używają tylko spółki, które go aktywowały.
clauses-clause-L48 = Pól jednego budynku używasz najwyżej raz w rundzie.
clauses-clause-L49 = Każde jego pole mieści w rundzie jedną spółkę; wybierasz dowolne wolne.
clauses-clause-L50 = Kredyty należące do samej akcji płaci się zawsze, gdziekolwiek i jakkolwiek się ją wykonuje.
clauses-clause-L51 = Nie można wybrać akcji, której nie da się wykonać.
clauses-clause-L52 = Grodza wkłada kroplę z zasobów wprost do neutralnej lub własnej tamy, w której jest miejsce.
clauses-clause-L53 = Biuro Rozwoju zabiera kafel technologii z dowolnego segmentu koła z powrotem do zasobów.
clauses-clause-L54 = Laboratorium Badawcze zabiera z segmentu połowę maszyn, zaokrągloną w dół.
clauses-clause-L55 =
    Laboratorium Badawcze wymaga segmentu z co najmniej dwiema maszynami i bierze się dokładnie połowę.
clauses-clause-L56 = Agencja Pożyczkowa bierze dowolne odkryte Prace za 2 kredyty od każdej wymaganej maszyny.
clauses-clause-L57 = Prace z Agencji Pożyczkowej liczą się jako wykonane; na ich pole nie trafia żaden inżynier.
clauses-clause-L58 = Pole Przekaźników daje 4 energii za kredyt, która nie realizuje kontraktu.
clauses-clause-L59 = Fabryka Robotów daje 2 dowolne maszyny za kredyt.
clauses-clause-L60 = Dział Finansowy daje 5 kredytów.
clauses-clause-L61 = Stacja Kontroli to produkcja z 3 energii więcej.
clauses-clause-L62 = To pełna produkcja, z premią elektrowni, zdolnością, dyrektorem, opłatami i kontraktem.
clauses-clause-L63 = Farma Wiatrowa daje 5 energii za 2 kredyty, która może zrealizować kontrakt; wody się nie używa.
clauses-clause-L64 =
    Energia Farmy Wiatrowej działa jak energia Prac: to nie produkcja, ale kontrakt narodowy można zrealizować.
clauses-clause-L65 = Biuro Klienta realizuje jeden twój odkryty kontrakt za 3 kredyty, bez produkcji.
clauses-clause-L66 =
    Kafle budynku od 1. do 3. poziomu są zaawansowane i tak się liczą; podstawowe nie liczą się wcale.
clauses-clause-L67 =
    Z kaflem budynku 1. poziomu możesz od razu wykonać akcję aktywowanego budynku, bez inżynierów i dopłaty.
clauses-clause-L68 = To nie zużywa twojego użycia tego budynku w rundzie.
clauses-clause-L69 = Z kaflem budynku 2. poziomu wkładasz tylko jeden z dwóch rodzajów maszyn, do wyboru.
clauses-clause-L70 = Kafel budynku 3. poziomu od razu daje punkty budynku, a na koniec liczą się one jeszcze raz.
clauses-clause-L71 =
    Najpierw stawia się element, potem działa kafel; z Jordanem wybiera się rodzaj, zanim zastąpi się maszyny.
clauses-clause-L72 =
    Dochody Holandii: krople, obroty i punkty pod podstawami, kredyty i krople pod podwyższeniami, energia i
    maszyny pod kanałami.
clauses-clause-L73 =
    Po każdej swojej produkcji Holandia może włożyć kroplę z zasobów do innej własnej tamy z miejscem.
clauses-clause-L74 = Ta kropla jest na końcu, po kontrakcie i spływie wody, i nigdy nie trafia do użytej właśnie tamy.
clauses-clause-L75 =
    W pudełku jest czworo dyrektorów: Spencer, Fouché, Luciani i Battista; wszyscy ze zwykłymi zasobami.
clauses-clause-L76 = Luciani i Battista nie potrzebują reszty dodatku; Spencer i Fouché tak.
clauses-clause-L77 =
    Spencer zaczyna ze swoim kaflem specjalnym, który niczego nie buduje i nie jest ani podstawowy, ani
    zaawansowany.
clauses-clause-L78 =
    Gdy Spencer bierze Prace, może położyć maszyny i swój kafel na kole i obrócić je o 1, zamiast je odrzucać.
clauses-clause-L79 =
    Najpierw maszyny i kafel idą na koło, które się obraca, potem jest nagroda; gdy kafel leży na kole, za Prace
    płaci się jak zwykle.
clauses-clause-L80 =
    Fouché ma własne pole: 1 inżynier, raz w rundzie, na akcję jednego aktywowanego przez nią budynku.
clauses-clause-L81 =
    Tego budynku można w tej samej rundzie użyć także z jego pól; jego kredyty płaci się za każdym razem.
clauses-clause-L82 =
    Z Lucianim trzymasz 4 kontrakty, a produkcja realizuje ich tyle, na ile razem starcza jej energii.
clauses-clause-L83 =
    Battista ma 11 inżynierów i Architekta, który sam na polu dla dokładnie 1 inżyniera daje dodatkową turę.
clauses-clause-L84 =
    Gdzie indziej Architekt jest zwykłym inżynierem, także w Banku; kontrakty uzupełnia się przed dodatkową
    turą.
clauses-clause-L85 = Na koniec każdy własny budynek daje punkty swojego kafla.
clauses-clause-L86 = Kafel premii daje 5 punktów za każde wzięte Prace Zewnętrzne.
clauses-clause-L87 = Kafel premii daje 4 punkty za każdy własny budynek.
clauses-clause-L88 = Dodatek nie wnosi nowych celów.
clauses-clause-L89 =
    Zasady o elementach, przygotowaniu, kontraktach, kaflach, dyrektorach i punktach zmieniają się tylko tak,
    jak tu powiedziano.
clauses-clause-L90 = Sekibo kopiując Spencer nie potrzebuje kafla: maszyny na Prace idą na koło, które obraca się o 1.
clauses-clause-L91 =
    Sekibo kopiując Fouché może postawić 1 inżyniera w Banku, dla akcji aktywowanego budynku zamiast kredytu.
clauses-clause-L92 =
    Sekibo kopiując Lucianiego może zatrzymać wzięty wtedy czwarty kontrakt, aż jakiś zrealizuje, i zrealizować
    kilka w produkcji tej tury.
clauses-clause-L93 =
    Gdy Sekibo kopiuje Battistę, jeden inżynier jest w tej turze Architektem; w dodatkowej turze nikogo się nie
    kopiuje.
clauses-clause-L94 = Automa dostaje przedłużenie, budynki i podstawowy kafel budynku, a wiersze dodatku są w grze.
clauses-clause-L95 =
    Wiersz Prac Zewnętrznych bierze pierwsze Prace w swojej kolejności pozycji, na które Automa ma maszyny.
clauses-clause-L96 = Inżynierowie stają na polu tych Prac, maszyny się odrzuca, jest nagroda i tura się kończy.
clauses-clause-L97 = Automa bierze części nagrody jak gdzie indziej; niemożliwe przepadają.
clauses-clause-L98 =
    Kontrakt jako nagroda to najwyższy prywatny z Biura Kontraktów w granicach limitu, z równych prawy.
clauses-clause-L99 =
    Użyteczna energia realizuje najwyższy osiągalny kontrakt; zaawansowany kafel jest najwyższego poziomu, potem
    pierwszy z lewej.
clauses-clause-L100 =
    Wiersz Budynku buduje przy pierwszym od góry lub od dołu, którego Automa nie aktywowała i na który ją stać.
clauses-clause-L101 = Bierze zwykłe pole, jeśli jest wolne, inaczej pierwsze z monetą za 3 punkty zwycięstwa.
clauses-clause-L102 =
    Automa nigdy nie używa budynków; pierwsze z lewej pole aktywowanego przez nią kafla jest zamknięte na
    zawsze.
clauses-clause-L103 = Wiersz patentu na budynek bierze kafel budynku, a gdy go nie ma, uniwersalny.
clauses-clause-L104 =
    Wiersze Budynku są na kaflach 17, 18, 19 i 20 Automy; Prac Zewnętrznych na wszystkich oprócz 17 i 19.
clauses-clause-L105 =
    Łatwa i średnia Automa używają zaawansowanych kafli budynku jak podstawowych; trudna z 1. poziomem od razu
    punktuje budynek.
clauses-clause-L106 = Trudna Automa z kaflem budynku 2. poziomu płaci tylko maszynami, których ma mniej, jeśli może.
clauses-clause-L107 =
    U trudnej Automy kropla Holandii trafia do tamy najwydajniejszego kompletnego systemu innego niż użyty.
clauses-clause-L108 = Na poziomie bardzo trudnym dyrektorów losuje się z całej jedenastki.
clauses-clause-L109 =
    Na poziomie bardzo trudnym Architekt Battisty wykonuje każdy kończący turę wiersz za 1 inżyniera, po czym
    jest druga tura.
clauses-clause-L110 =
    Na poziomie bardzo trudnym Spencer na wierszu budowy bierze Prace, na które ją stać, za 1 inżyniera i swój
    kafel.
clauses-clause-L111 = Na poziomie bardzo trudnym Fouché na wierszu budowy stawia budynek, jeśli może, za 1 inżyniera.
clauses-clause-L112 = Prace i budynki Automy liczą się jak każdego innego.

clauses-reason-architect_left = został tylko Architekt: napisz to, na przykład: place workshop-1 architect
clauses-reason-building_not_activated = { $building }: używa go tylko ten, kto tam zbudował, a { $who } tego nie { AGREE($who, one: "zrobiła", many: "zrobiły") }
clauses-reason-building_not_in_play = w tej grze nie ma { NAME($building, form: "gen") }
clauses-reason-building_used = { $who } już w tej rundzie: { $building }
clauses-reason-contract_needs_more = to realizuje kontrakty, które wymagają najwyżej { COUNT($most, "energy", form: "gen") }
clauses-reason-dam_takes_none = tam nie może trafić kropla: { $space }
clauses-reason-decline_further_turn = kto rezygnuje z dodatkowej tury, mówi: decline
clauses-reason-exactly_half = weź dokładnie połowę segmentu, tutaj { COUNT($amount, "machines", form: "acc") }
clauses-reason-must_fill = kropla trafia do tamy
clauses-reason-must_use_building = wybranego budynku trzeba użyć
clauses-reason-national_not_free = kontrakt narodowy realizuje się tylko energią, a tu jej nie ma: kontrakt { $contract }
clauses-reason-no_architect = Architekt staje sam na polu, które wymaga dokładnie 1 inżyniera, jeśli { $who } go { AGREE($who, one: "ma", many: "mają") }
clauses-reason-no_building_activated = { $who } nie { AGREE($who, one: "ma", many: "mają") } aktywowanego budynku
clauses-reason-no_contract_in_hand = nie masz kontraktu w ręku
clauses-reason-no_dam_with_room = żadna własna ani neutralna tama nie ma miejsca
clauses-reason-no_half_on_wheel = żaden segment twojego koła nie ma dwóch maszyn
clauses-reason-no_tile_on_wheel = na twoim kole nie ma kafli
clauses-reason-no_work_there = na pozycji { $n } nie ma Prac
clauses-reason-not_in_patent_office = w Biurze Patentowym nie ma { NAME($tile, form: "gen") }
clauses-reason-not_your_space = to pole ma tylko spółka z Margot Fouché
clauses-reason-nothing_to_fetch = tego nie ma w segmencie, który wróci za { COUNT($n, "turns", form: "acc") }
clauses-reason-only_this_building = teraz można użyć tylko: { $building }
clauses-reason-own_building_there = { $who } { AGREE($who, one: "ma", many: "mają") } tam już budynek: { $building }
clauses-reason-site_not_there = to pole { NAME($building, form: "gen") } nie jest używane przy tej liczbie graczy
clauses-reason-space_closed_by_automa = Automa zbudowała tam budynek ({ $building }), więc lewe pole jest zamknięte do końca gry
clauses-reason-too_few_machines = to wymaga { NAME($bill, form: "gen") } z zasobów, a masz { NAME($supply, form: "acc") }
