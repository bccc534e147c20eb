# Koniec lekcji.

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
