# Co mówi pytanie z miejscem na odpowiedź.

prediction-yes = tak
prediction-no = nie
prediction-guess = To mój typ
prediction-tell = Powiedz mi
prediction-again = Zapytaj jeszcze raz
prediction-missing = Brakuje jeszcze odpowiedzi.
prediction-none = Nic nie jest zaznaczone. Naciśnij jeszcze raz, jeśli myślisz, że nic tu nie pasuje.
prediction-said = Twój typ
prediction-true = Jest
prediction-without = Oto odpowiedź.
prediction-open = Zgadnij, potem otwórz
prediction-on_map = Kliknij na mapie albo użyj strzałek i Enter.
prediction-several_on_map = Kliknij wszystkie na mapie, potem naciśnij przycisk.
prediction-run_again = Obraz nieruchomy: by go użyć, uruchom całą stronę (w menu Run: Run All Cells).
prediction-run = By tu odpowiedzieć, uruchom całą stronę (w menu Run: Run All Cells).
prediction-no_question = przewidywanie wymaga pytania: predict('How much energy is that?', 9)
prediction-no_truth =
    przewidywanie wymaga prawdy: liczby, jednej z możliwości albo kilku z nazwy, jak
    {"{"}'USA': 4, 'Italy': 4{"}"}
prediction-no_map = lit= wymienia miejsca na mapie; podaj też mapę: on=position
prediction-known_choices = prawda ({ $missing }) musi być wśród możliwości; są to { $known }
prediction-no_choices = prawda ({ $missing }) musi być wśród możliwości; nie ma żadnych
prediction-no_space = na tej mapie nie ma { QUOTED($name) }; miejsca nazywają się B2U, C5A, P8.1, HA lub XL
prediction-none_of_them = żadne z nich
prediction-labelled = { $label }: { $text }
prediction-off_by =
    { $high ->
        [true] o { $by } za dużo
       *[false] o { $by } za mało
    }
prediction-score = Dobrze: { $right } z { $of }.
