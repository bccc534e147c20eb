# Co mówią silni gracze, jak to sprawdzić i co na to rozgrywki.

maxims-text-1 = Nie trzeba produkować w każdej rundzie.
maxims-text-2 = W każdej rundzie produkują początkujący.
maxims-text-3 = Opuszczaj rundy i przygotuj kilka bardzo dużych.
maxims-text-4 = Przy takim planie liczy się, ile punktów daje jednostka energii, a nie ile jest energii.
maxims-text-5 = Nawet runda 3 lub 4 może minąć bez produkcji, jeśli przygotuje wiele punktów.
maxims-text-6 = Przy takim planie zbuduj wcześnie cały rząd elementów, dla jego 7 punktów.
maxims-text-7 = W pierwszych dwóch rundach tylko buduj i niczego nie produkuj.
maxims-text-8 = Jeśli produkujesz w każdej rundzie, buduj to, co liczą kafle premii.
maxims-text-9 = Dyrektor znaczy więcej niż spółka.
maxims-text-10 = Francja jest zdecydowanie najsilniejszą spółką.
maxims-text-11 = To, co daje trzecia elektrownia Francji, jest silne w każdej chwili.
maxims-text-12 = Francja odbiera kontrakty narodowe tym, którzy więcej zainwestowali.
maxims-text-13 = Francji dobrze służy czwarta elektrownia.
maxims-text-14 = Francja powinna wcześnie zbudować wiele podstaw.
maxims-text-15 = Dwa kanały, czyli 3 kredyty co rundę, to może najlepszy dochód.
maxims-text-16 = Kontrakty mogą rozstrzygnąć rozgrywkę.
maxims-text-17 = Produkcje są najpierw małe, a na końcu to lawina.
maxims-text-18 = Gdy z góry płynie mało wody, sięgnij po pełne neutralne tamy.
maxims-text-19 = W rundzie 1 wyprodukuj przynajmniej tyle, ile trzeba na pierwszy kontrakt.
maxims-text-20 = Elektrownia między dwiema neutralnymi tamami naciska na rywala.
maxims-text-21 = Tama tuż nad inną odbiera tej niższej wartość.
maxims-text-22 = Inżynierów nigdy nie przybywa: niech każdy przynosi więcej.
maxims-text-23 = Wysoko łatwiej panować nad wodą.

maxims-test-1 = Tylko USA nikogo nie wysyłają do produkcji w rundzie 2: czy mają więcej punktów?
maxims-test-2 = W ilu rundach więcej od pozostałych produkuje zwycięzca? (Prawda, jeśli w mniej.)
maxims-test-3 = Tylko USA nikogo nie wysyłają do produkcji w rundach 2 i 4: czy mają więcej punktów?
maxims-test-4 = Przy mniejszej energii każda jednostka daje więcej punktów także bez planu: to nic nie mówi.
maxims-test-5 = Tylko USA nikogo nie wysyłają do produkcji w rundzie 3 albo w rundzie 4: czy mają więcej punktów?
maxims-test-6 = Nasze programy nie planują całego rzędu; a kto go ma, wiele innych rzeczy też zrobił dobrze.
maxims-test-7 = Tylko USA nikogo nie wysyłają do produkcji w rundach 1 i 2: czy mają więcej punktów?
maxims-test-8 = Tylko USA nie patrzą na kafle premii: czy mają mniej punktów?
maxims-test-9 = Siedmiu dyrektorów trafia do czterech spółek: żeby ich odróżnić, trzeba dużo więcej rozgrywek.
maxims-test-10 = O ile punktów Francja kończy przed pozostałymi?
maxims-test-11 = Żaden projekt nie zabiera spółce jej zdolności, a kto ją ma, wiele innych rzeczy też zrobił dobrze.
maxims-test-12 = To, co liczymy, nie mówi, które kontrakty są narodowe.
maxims-test-13 = Nawet gdy nasze programy kochają elektrownie, budują ich ledwie więcej.
maxims-test-14 = Tylko Francja kocha podstawy: czy ma więcej punktów?
maxims-test-15 = Tylko USA kochają kanały: czy mają więcej punktów?
maxims-test-16 = Tylko USA nie biorą kontraktów: czy mają mniej punktów?
maxims-test-17 = O ile więcej energii powstaje w ostatniej rundzie niż w pierwszej?
maxims-test-18 = To, co liczymy, nie mówi, jak pełne były neutralne tamy w chwili wyboru.
maxims-test-19 = Tylko USA nikogo nie wysyłają do produkcji w rundzie 1: czy mają mniej punktów?
maxims-test-20 = To, co liczymy, nie mówi, gdzie stoi element, i żaden program na nikogo nie naciska.
maxims-test-21 = To, co liczymy, nie mówi, gdzie stoi element.
maxims-test-22 = O ile więcej energii przypada na inżyniera w ostatniej rundzie niż w pierwszej?
maxims-test-23 = To, co liczymy, nie mówi, gdzie stoi element.

maxims-verdict-agrees = zgadza się
maxims-verdict-open = nierozstrzygnięte
maxims-verdict-contradicts = przeczy
maxims-verdict-untested = nie sprawdzono
maxims-head-text = co mówią silni gracze
maxims-head-test = jak to sprawdzamy albo dlaczego nie można
maxims-head-found = wynik
maxims-head-verdict = werdykt
maxims-numbered = { $number }. { $text }
maxims-tested = { $text } { $test } { $found } [{ $verdict }]
maxims-not_held = { $found }; druga setka rozgrywek nie potwierdziła tego na pewno
maxims-no_pairing = { $one } i { $other } nie spotkali się; spotkali się { $known }

## Skąd biorą się różnice punktów.

maxims-cause-company = spółka
maxims-cause-seat = miejsce
maxims-cause-cards = karty
maxims-cause-luck = szczęście w grze
