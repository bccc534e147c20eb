# Lekcje: tytuły, nazwy, pytania i czas.

course-lesson-00_start_here = Zacznij tutaj: co to za gra?
    .name = Zacznij tutaj
    .question = Co to za gra?
course-lesson-01_water = 1 · { course-lesson-01_water.question }
    .name = Woda
    .question = Gdzie zatrzymają się te krople?
course-lesson-02_production = 2 · { course-lesson-02_production.question }
    .name = Produkcja
    .question = Ile to energii i kto jeszcze na tym zyska?
course-lesson-03_building = 3 · { course-lesson-03_building.question }
    .name = Budowa
    .question = Ile to kosztuje i kiedy do mnie wróci?
course-lesson-04_actions = 4 · { course-lesson-04_actions.question }
    .name = Akcje
    .question = Co może zrobić dwunastu inżynierów?
course-lesson-05_scoring = 5 · { course-lesson-05_scoring.question }
    .name = Punktacja
    .question = Kto wygrywa i dlaczego?
course-lesson-06_a_whole_round = 6 · { course-lesson-06_a_whole_round.question }
    .name = Cała runda
    .question = Jak to wszystko się łączy?
course-lesson-07_full_game = 7 · { course-lesson-07_full_game.question }
    .name = Pełna rozgrywka
    .question = Co zmieniają dyrektorzy, spółki i technologie?
course-lesson-08_automa = 8 · { course-lesson-08_automa.question }
    .name = Automa
    .question = Co zaraz zrobi Automa?
course-lesson-09_exam = 9 · { course-lesson-09_exam.name }: czas na prawdziwą grę?
    .name = Egzamin
    .question = Czas na prawdziwą grę?
course-lesson-10_what_if = 10 · { course-lesson-10_what_if.name }
    .name = A gdyby…?
    .question = A gdyby zmienić jeden ruch i grać dalej od tego miejsca?
course-lesson-11_play = 11 · { course-lesson-11_play.name }
    .name = Zagraj
    .question = Cała gra przy jednym ekranie, z ludźmi albo z programami
course-lesson-12_analysis = 12 · { course-lesson-12_analysis.name }
    .name = Na ile to pewne?
    .question = Kto stąd wygra i ile kosztował tamten ruch?
course-lesson-13_leeghwater = 13 · { course-lesson-13_leeghwater.question }
    .name = Leeghwater
    .question = Co zmienia Projekt Leeghwater?
course-lesson-20_tempo = 20 · { course-lesson-20_tempo.name }: kiedy budowa się zwraca?
    .name = Tempo
    .question = Kiedy budowa się zwraca?
course-lesson-21_shared_pipes = 21 · { course-lesson-21_shared_pipes.name }: kto je buduje, a kto z nich korzysta?
    .name = Wspólne kanały
    .question = Kto je buduje, kto z nich korzysta i co robi opłata?
course-lesson-22_scarcity_and_catch_up = 22 · { course-lesson-22_scarcity_and_catch_up.name }: czy prowadzący nadal prowadzi?
    .name = Za mało miejsc
    .question = Czy prowadzący nadal prowadzi?
course-lesson-23_balance = 23 · { course-lesson-23_balance.name }: czy to sprawiedliwe?
    .name = Równowaga
    .question = Czy to sprawiedliwe?
course-lesson-24_your_own_rule = 24 · { course-lesson-24_your_own_rule.name }: od pomysłu do dowodu
    .name = Twoja zasada
    .question = Jak z pomysłu robi się dowód?
course-lesson-25_economy = 25 · { course-lesson-25_economy.name }: skąd wszystko się bierze i dokąd idzie?
    .name = Gospodarka
    .question = Skąd wszystko się bierze i dokąd idzie?
course-lesson-26_tension = 26 · { course-lesson-26_tension.name }: kiedy to się rozstrzyga?
    .name = Napięcie
    .question = Kiedy gra jest rozstrzygnięta i czy to tylko szczęście?
course-lesson-27_luck_and_skill = 27 · { course-lesson-27_luck_and_skill.name }: czy wygrywa lepszy?
    .name = Szczęście i umiejętność
    .question = Czy wygrywa lepszy gracz i czy jest jeden najlepszy sposób?
course-lesson-28_your_own_card = 28 · { course-lesson-28_your_own_card.name }: czy ktoś jej użyje i czy nie jest za mocna?
    .name = Własna karta
    .question = Kto używa tego, co zaprojektujesz, i czy nie jest za mocne?
course-minutes =
    { $n ->
        [one] { $n } minuta
        [few] { $n } minuty
       *[other] { $n } minut
    }
course-time-open = ile zechcesz
course-time-evening = jeden wieczór

## Koniec lekcji.

course-head = Jak ci poszło zgadywanie
course-nothing = Na razie nic nie zgadujesz. Wróć wyżej i zgadnij: wynik pojawi się tutaj.
course-again_head = Warto spróbować jeszcze raz:
course-next = Dalej:
course-or = Albo:
course-guessed =
    { $of ->
        [0] Na razie nic nie zgadujesz.
        [1] { $right ->
            [0] Odpowiedź nie była trafna.
           *[other] Odpowiedź była trafna!
        }
       *[other] { $all ->
            [true] Wszystkie odpowiedzi trafne: { $of }!
           *[false] Trafne odpowiedzi za pierwszym razem: { $right } z { $of }.
        }
    }
course-told_too = { $guessed } Gotową odpowiedź dostajesz na { COUNT($told, "questions", form: "acc") }.
course-name = „{ $lab }”
course-went = { $name }: trafne { $right } z { $of }.
course-went_row = { $name }: trafne { $right } z { $of }, ostatnie { $row } z rzędu.
course-once_more = { $name }: uda ci się { $enough } z rzędu?
course-no_lesson = nie ma lekcji { QUOTED($name) }; są { $known }
