# Koniec lekcji.

finish-lesson-00_start_here = Zacznij tutaj: co to za gra?
finish-lesson-01_water = 1 · Gdzie zatrzymają się te krople?
finish-lesson-02_production = 2 · Ile to energii i kto jeszcze na tym zyska?
finish-lesson-03_building = 3 · Ile to kosztuje i kiedy do mnie wróci?
finish-lesson-04_actions = 4 · Co może zrobić dwunastu inżynierów?
finish-lesson-05_scoring = 5 · Kto wygrywa i dlaczego?
finish-lesson-06_a_whole_round = 6 · Jak to wszystko się łączy?
finish-lesson-07_full_game = 7 · Co zmieniają dyrektorzy, spółki i technologie?
finish-lesson-08_automa = 8 · Co zaraz zrobi Automa?
finish-lesson-09_exam = 9 · Egzamin: czas na prawdziwą grę?
finish-lesson-10_what_if = 10 · A gdyby…?
finish-lesson-11_play = 11 · Zagraj
finish-lesson-12_analysis = 12 · Na ile to pewne?
finish-lesson-20_tempo = 20 · Tempo: kiedy budowa się zwraca?
finish-lesson-21_shared_pipes = 21 · Wspólne kanały: kto je buduje, a kto z nich korzysta?
finish-lesson-22_scarcity_and_catch_up = 22 · Za mało miejsc: czy prowadzący nadal prowadzi?
finish-lesson-23_balance = 23 · Równowaga: czy to sprawiedliwe?
finish-lesson-24_your_own_rule = 24 · Twoja zasada: od pomysłu do dowodu
finish-head = Jak ci poszło zgadywanie
finish-nothing = Na razie nic nie zgadujesz. Wróć wyżej i zgadnij: wynik pojawi się tutaj.
finish-again_head = Warto spróbować jeszcze raz:
finish-next = Dalej:
finish-or = Albo:
finish-guessed =
    { $of ->
        [0] Na razie nic nie zgadujesz.
        [1] { $right ->
            [0] Odpowiedź nie była trafna.
           *[other] Odpowiedź była trafna!
        }
       *[other] { $all ->
            [true] Wszystkie odpowiedzi trafne: { $of }!
           *[false] Trafne odpowiedzi: { $right } z { $of }.
        }
    }
finish-told_too = { $guessed } Gotową odpowiedź dostajesz na { COUNT($told, "questions", form: "acc") }.
finish-name = „{ $lab }”
finish-went = { $name }: trafne { $right } z { $of }.
finish-went_row = { $name }: trafne { $right } z { $of }, ostatnie { $row } z rzędu.
finish-once_more = { $name }: uda ci się { $enough } z rzędu?
finish-no_lesson = nie ma lekcji { QUOTED($name) }; są { $known }
