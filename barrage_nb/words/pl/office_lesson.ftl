# Lekcja o polach akcji i jej laboratorium.

office_lesson-asked = { $goal } Ile osiąga najlepszy plan?
office_lesson-goal-machines = Zakończ z jak największą liczbą maszyn w swoich zasobach.
office_lesson-goal-mixers = Zakończ z jak największą liczbą betoniarek w swoich zasobach.
office_lesson-goal-tile =
    Kup kafel zaawansowanej technologii i zakończ z jak największą liczbą maszyn. Bez kafla maszyny się nie liczą.
office_lesson-refused = { CAPITAL($why) }.
office_lesson-ended-machines = Na koniec masz { COUNT($n, "machines", form: "acc") }
office_lesson-ended-mixers = Na koniec masz { COUNT($n, "mixers", form: "acc") }
office_lesson-ended-tile =
    Na koniec masz { COUNT($n, "machines", form: "acc") }{ $n ->
        [0] {""}
       *[other] {" "}i kafel
    }
office_lesson-the_most = { $ended }: więcej się nie da.
office_lesson-less_than = { $ended }; wynik najlepszego planu to { $most }.
office_lesson-then = { $first }; potem { $last }
office_lesson-look_for_it = Zacznij od nowa i poszukaj go albo zobacz najlepszy plan.
office_lesson-best = Najlepszy plan: { $actions }.
office_lesson-foresaw = I tak właśnie było w twojej prognozie: { $most }.
office_lesson-guessed_off =
    Twoja odpowiedź to { $guess }: o { $n } za { $few ->
        [true] mało
       *[false] dużo
    }.
office_lesson-in_the_bank = { COUNT($engineers, "engineers") } w Banku
office_lesson-chosen = { $where } ({ $answers })
office_lesson-energy_for = { COUNT($energy, "energy") } za { NAME($reward, form: "acc") }
office_lesson-option = { CAPITAL($space) }
office_lesson-space_takes =
    { CAPITAL($space) }: { $amounts }{ $fee ->
        [0] {""}
       *[other] { $price ->
            [0] {" "}za +{ $fee }
           *[other] , z czego { $fee } za +{ $fee }
        }
    }
office_lesson-open_spaces = Przy { $players } graczach liczba otwartych pól na planszy zarządu to { $parts } = { $spaces }

## The lab

office_lesson-title = Reszta rundy
office_lesson-before = Tura po turze.
office_lesson-start = Powiedz, ile osiąga najlepszy plan; potem wybieraj pole po polu, aż zabraknie inżynierów.
office_lesson-guess = moim zdaniem
office_lesson-bank_engineers = do Banku
office_lesson-space = Pole
office_lesson-and_then = A potem
office_lesson-take = Umieść
office_lesson-back = Cofnij
office_lesson-again = Od nowa
office_lesson-start_over_first = Inżynierowie są już umieszczeni: naciśnij „{ office_lesson-again }”, zanim zmienisz to, co jest na początku.
office_lesson-said_best = Najlepszy plan
office_lesson-another = Inna runda
office_lesson-engineers = ilu inżynierów
office_lesson-credits = ile kredytów
office_lesson-solved = Wyzwanie rozwiązane: żaden plan nie osiąga więcej!
office_lesson-choose = wybierz…
office_lesson-shown = To najlepszy plan, znaleziony przez wypróbowanie wszystkich. Przejdź go krok po kroku.
office_lesson-first_place = Najpierw umieść wszystkich inżynierów; potem zobaczysz najlepszy plan.
office_lesson-choose_first = To pole daje ci wybór: dokonaj go na liście „A potem”.
office_lesson-over = Nie ma już inżynierów. Zacznij od nowa albo zobacz najlepszy plan.
office_lesson-hint = Wybierz pole na planszy zarządu.
office_lesson-no_way = żadna liczba inżynierów nie przybliża tu do tego celu
