# Lekcja o produkcji i jej laboratorium.

## The controls

production_lesson-title = Laboratorium produkcji
production_lesson-before = Produkcja się zaczyna.
production_lesson-start = Wybierz, jak użyć wody, powiedz, ile będzie energii, i produkuj.
production_lesson-company = Grasz jako
production_lesson-officer = Dyrektor
production_lesson-houses = Elektrownie
production_lesson-part-dam = Tama i krople
production_lesson-part-conduit = Kanał i wartość
production_lesson-part-powerhouse = Elektrownia
production_lesson-space = Pole akcji
production_lesson-drops = użyte krople
production_lesson-held = krople w tamie
production_lesson-credits = twoje kredyty
production_lesson-label_contract = Kontrakt
production_lesson-prediction = Mój typ
production_lesson-choose_head = Wybierz tutaj albo kliknij na mapie.
production_lesson-produce = Produkuj
production_lesson-skip = Do końca
production_lesson-show_sum = pokaż rachunek wcześniej
production_lesson-unknown_total = = ile?
production_lesson-best_contract = największy osiągalny
production_lesson-no_contract = żaden
production_lesson-another = Nowe wyzwanie
production_lesson-free = Próbuj dowolnie
production_lesson-show_one = Pokaż sposób
production_lesson-more = Więcej opcji
production_lesson-less = Mniej opcji
production_lesson-taken = zajęte
production_lesson-guess_first = Najpierw powiedz, co myślisz: wpisz swój typ, potem naciśnij „Produkuj”. (Naciśnij jeszcze raz, żeby tylko zobaczyć.)
production_lesson-no_prediction = Tym razem bez twojego typu. Zmień coś, wpisz typ i produkuj jeszcze raz.
production_lesson-challenge_button = Zrób dokładnie { $target }
production_lesson-challenge_start = Wybierz, jak zrobić dokładnie { $target }, i produkuj. Po każdej próbie zobaczysz, jak daleko było do celu.
production_lesson-no_conduit = Nikt jeszcze nie zbudował { NAME($place, form: "gen") }, więc nie płynie tam woda (P1).
production_lesson-not_built = Nikt jeszcze nie zbudował { NAME($place, form: "gen") } (P1).
production_lesson-not_a_part = Kliknij tamę, zbudowany kanał albo elektrownię.
production_lesson-changed_energy =
    { $same ->
        [true] Przed twoją zmianą też: { COUNT($before, "energy") }.
       *[false] Przed twoją zmianą: { COUNT($before, "energy") }, teraz { $after }: { $more }.
    }

## What stands on lists

production_lesson-conduit_row = { $row } ({ $owner }): { $value }
production_lesson-house_row = { $row } ({ $owner })
production_lesson-taken_by = { $sign }, { AGREE($who, one: "zajmuje", many: "zajmują") } { $who }
production_lesson-space_row = { $sign } ({ COUNT($engineers, "engineers") })
production_lesson-officer_row = { $officer }: { $does }
production_lesson-officer-fiesler = co najmniej 4 przed premiami
production_lesson-officer-del_monte = tamy 3. poziomu: 4 krople
production_lesson-another_officer = inny, tu bez znaczenia
production_lesson-houses_choice =
    { $bonus ->
        [0] { $houses }: bez premii
       *[other] { $houses }: +{ $bonus } energii
    }{ $ability ->
        [true] , i twoja zdolność
       *[false] {""}
    }
production_lesson-contract_row = { $energy } energii: { $reward }
production_lesson-points = { $n } PZ

## The terms of an energy

production_lesson-term_conduit = { COUNT($drops, "drops") } × wartość { $value } = { $amount }
production_lesson-term_floor = Fiesler podnosi { $made } do 4: { $amount }
production_lesson-term_space = pole akcji: { $amount }
production_lesson-term_powerhouses = twoje elektrownie ({ $houses }): { $amount }
production_lesson-hidden_term-conduit = krople × wartość kanału
production_lesson-hidden_term-floor = Fiesler, jeśli to mniej niż 4
production_lesson-hidden_term-space = liczba na polu akcji
production_lesson-hidden_term-powerhouses = twoje elektrownie
production_lesson-total = = { COUNT($energy, "energy") }

## What else happens

production_lesson-gains_head = Kto jeszcze zyskuje
production_lesson-water_head = Dokąd płynie potem woda
production_lesson-contracts_head = Kontrakty (jeden z nich, jeśli chcesz)
production_lesson-after_head = A potem
production_lesson-nobody_gains = Nikt inny nic nie zyskuje.
production_lesson-second =
    Niemcy mogą produkować jeszcze raz, w innej elektrowni, bez premii; za kanał rywala znów się płaci
production_lesson-italy_after = Włochy przesuwają się o 3 pola dalej, za późno na kontrakt
production_lesson-fee =
    { $owner } { AGREE($owner, one: "dostaje", many: "dostają") } od ciebie { COUNT($credits, "credits", form: "acc") } i { AGREE($owner, one: "zdobywa", many: "zdobywają") } { COUNT($credits, "vp", form: "acc") }
production_lesson-others_water =
    { KEY($owner) ->
        [neutral] Neutralna tama
       *[other] Tama { NAME($owner, form: "gen") }
    } zatrzymuje { COUNT($drops, "drops", form: "acc") } zużytej wody
production_lesson-usa_steps =
    { $me ->
        [true] Zyskujesz
       *[false] USA zyskują
    } { COUNT($steps, "energy", form: "acc") }: zużyta woda spływa obok elektrowni USA
production_lesson-past_full =
    { $n ->
        [0] {""}
        [1] {" "}obok { NAME($full, form: "gen") }, która jest pełna,
       *[other] {" "}obok { NAME($full, form: "gen") }, które są pełne,
    }
production_lesson-off_the_map = { COUNT($drops, "drops") }{ production_lesson-past_full } poza mapę przez { NAME($end, form: "acc") }
production_lesson-into_a_dam =
    { COUNT($drops, "drops") }{ production_lesson-past_full } do { NAME($end, form: "gen") } ({ $mine ->
        [true] twojej
       *[false] { KEY($owner) ->
            [neutral] neutralnej
           *[other] { NAME($owner, form: "gen") }
        }
    })
production_lesson-asks_more = Wymaga więcej energii (K3).
production_lesson-all_in_reach = W zasięgu jest wszystko, co wymaga { $energy } lub mniej (P9).
production_lesson-contract_for =
    { $national ->
        [true] państwowy,{" "}
       *[false] {""}
    }{ COUNT($need, "energy") } za { NAME($reward, form: "acc") }
production_lesson-reach =
    { $offered }: { $short ->
        [0] osiągnięty
       *[other] brakuje { $short }
    }
production_lesson-under = { $head }:

## Feedback

production_lesson-energy_made =
    { $several ->
        [true] Wynik: { COUNT($energy, "energy") } = { $sum }.
       *[false] Wynik: { COUNT($energy, "energy") }.
    }
production_lesson-not_allowed = Ta produkcja jest niedozwolona: { $why } ({ $clause }). Nic się nie rusza.
production_lesson-because = { UNENDED($why) } ({ $clause }).
production_lesson-prediction_off_by =
    { $n ->
        [0] Twój typ, { $said }, jest dokładny.
       *[other] Twój typ: { $said }, o { $n } { $few ->
            [true] za mało
           *[false] za dużo
        }.
    }
production_lesson-target_off_by =
    Cel to { $target }: wynik jest o { $n } { $few ->
        [true] za mały
       *[false] za duży
    }.
production_lesson-source-space = liczby na polu akcji
production_lesson-source-powerhouses = tego, co dodają twoje elektrownie
production_lesson-source-floor = Fieslera, który mniej niż 4 liczy jako 4
production_lesson-right_without = Zgadzałoby się bez { $sources }.
production_lesson-added = Wartość i krople się mnoży, a nie dodaje: każda kropla daje całą wartość kanału.
production_lesson-one_drop = Każda kropla daje całą wartość kanału, nie tylko pierwsza.
production_lesson-all_drops = Liczą się tylko użyte krople; pozostałe zostają w tamie.
production_lesson-fee_taken = Właściciel kanału dostaje zapłatę w kredytach; to nie zabiera energii.
production_lesson-ability_added = To, co dodaje twoja zdolność, przychodzi po produkcji; nie należy do jej energii.
production_lesson-wrong_sign = Liczba na polu akcji działa w drugą stronę.
production_lesson-at_zero = Nic się nie dzieje, więc nie ma energii.
production_lesson-start_with =
    Zacznij od { COUNT($drops, "drops", form: "gen") } × { $value } = { $made }{ $n ->
        [0] {""}
       *[other] , a potem { $others }
    }.
production_lesson-sum_is =
    { COUNT($drops, "drops") } × { $value } = { $made }{ $n ->
        [0] , i nic się nie dodaje
       *[other] , potem { $others }
    }.
production_lesson-make_less = Mniej kropel albo kanał o mniejszej wartości dają mniej; pole dalej w prawo odejmuje 1 lub 2.
production_lesson-make_more = Więcej kropel albo kanał o większej wartości dają więcej; tak samo pole dalej w lewo, jeśli jakieś jest wolne.

## The challenge

production_lesson-solved = Dokładnie { $target }!
production_lesson-challenge = Wyzwanie { $number }: zrób dokładnie { COUNT($target, "energy", form: "acc") } w jednej produkcji.
production_lesson-challenge_given =
    Grasz jako { $who }{ $fiesler ->
        [true] , z Fieslerem (mniej niż 4 liczy się jako 4)
       *[false] {""}
    }, i masz { COUNT($houses, "powerhouses", form: "acc") } i { COUNT($credits, "credits", form: "acc") }.
production_lesson-way_to_solve =
    { $ways ->
        [1] Jedyny sposób
       *[other] Jeden ze sposobów ({ $ways })
    }: { COUNT($drops, "drops") } z { NAME($dam, form: "gen") } do { NAME($powerhouse, form: "gen") }, na polu { $sign }.
production_lesson-nobody_paid = I nikt nic za to nie dostał.
production_lesson-it_cost = Twój koszt: { COUNT($credits, "credits") }; { $owner }: { COUNT($credits, "vp") }.

## What is not there

production_lesson-no_target = są wyzwania od { $least } do { $most } jednostek energii, nie { $target }
production_lesson-no_space = żadne pole akcji Stacji Turbin nie mówi { $got }; mówią { $known }
