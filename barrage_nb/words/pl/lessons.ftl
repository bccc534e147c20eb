# Co mówią lekcje i laboratoria: ich przyciski i odpowiedź na to, co się przewidziało.

lessons-start = Nic się jeszcze nie wydarzyło.
lessons-first = Początek
lessons-next = Dalej
lessons-last = Koniec
lessons-play = Start
lessons-once_more = Jeszcze raz
lessons-your_guess = Twój typ
lessons-choose = wybierz…
lessons-give_up = Pokaż mi
lessons-another = Inna sytuacja
lessons-would_be_lost = To, co tu masz, przepadnie.
lessons-begin_anew = Zacznij od nowa
lessons-keep = Zostaw
lessons-compare = Przed i po
    .tip = Pokazuje, jak było przedtem, obok tego, jak jest potem
lessons-no_compare = Jeden obraz
lessons-before = Przed
lessons-after = Po
lessons-explorer = Otwórz w eksploratorze
    .tip = Otwiera pokazaną tu pozycję na całej planszy, by grać od niej dalej
lessons-no_explorer = Zamknij eksplorator
lessons-head =
    { $right ->
        [true] Dobrze.
       *[false] Nie całkiem.
    }
lessons-rules = Zasady, z których to wynika
lessons-plot = Po twojej odpowiedzi: wykres
lessons-in_a_row = To już { $many } z rzędu.
lessons-moment = Chwila { $at } z { $steps }
lessons-not_a_section = zasady nie mają działu { QUOTED($section) }; ich działy to { $known }
lessons-no_such_space = na mapie nie ma { QUOTED($name) }; pola budowy nazywają się B2U, C5A lub P8.1, źródła HA
lessons-less = − { $label }
lessons-more = + { $label }

## Co mówi pytanie z miejscem na odpowiedź.

lessons-yes = tak
lessons-no = nie
lessons-guess = To mój typ
lessons-tell = Powiedz mi
lessons-again = Zapytaj jeszcze raz
lessons-help = Podpowiedź
lessons-try_again =
    { $hint ->
        [true] Spróbuj jeszcze raz albo poproś o podpowiedź.
       *[false] Spróbuj jeszcze raz.
    }
lessons-clue_between = Leży między { $low } a { $high }.
lessons-clue_count =
    { $n ->
        [0] Żadna nie jest dobra.
        [one] Ze wszystkich możliwych odpowiedzi jedna jest dobra.
        [few] Ze wszystkich możliwych odpowiedzi { $n } są dobre.
       *[other] Ze wszystkich możliwych odpowiedzi { $n } jest dobrych.
    }
lessons-clue_two = To jedno z dwojga: { $first }; { $second }.
lessons-clue_one = Jedno z nich: { $told }.
lessons-missing = Brakuje jeszcze odpowiedzi.
lessons-none = Nic nie jest zaznaczone. Naciśnij jeszcze raz, jeśli myślisz, że nic tu nie pasuje.
lessons-said = Twój typ
lessons-true = Jest
lessons-without = Oto odpowiedź.
lessons-open = Zgadnij, potem otwórz
lessons-on_map = Kliknij na mapie albo użyj strzałek i Enter.
lessons-several_on_map = Kliknij wszystkie na mapie, potem naciśnij przycisk.
lessons-run_again = Obraz nieruchomy: by go użyć, uruchom jego pole i pola nad nim (Shift+Enter).
lessons-drag_hint = Przeciągnij albo naciśnij klawisze strzałek
lessons-drag_unknown = { $names } musi stać w zdaniu w nawiasach klamrowych i być zakresem (range) albo funkcją; znane są { $known }
lessons-drag_ways = zdanie ma od 1 do { $most } sposobów ustawienia liczb, a nie { $ways }
lessons-run = By tu odpowiedzieć, uruchom to pole i pola nad nim (Shift+Enter).
lessons-unrun = To pole potrzebuje { $name }, a to powstaje w innym: uruchom najpierw pole pod „{ $heading }”, potem to.
lessons-unrun_above = To pole potrzebuje { $name }, a to powstaje w polu powyżej: uruchom najpierw tamto, potem to.
lessons-no_question = przewidywanie wymaga pytania: predict('How much energy is that?', 9)
lessons-no_truth =
    przewidywanie wymaga prawdy: liczby, jednej z możliwości albo kilku z nazwy, jak
    {"{"}'USA': 4, 'Italy': 4{"}"}
lessons-no_map = lit= wymienia miejsca na mapie; podaj też mapę: on=position
lessons-known_choices = prawda ({ $missing }) musi być wśród możliwości; są to { $known }
lessons-no_choices = prawda ({ $missing }) musi być wśród możliwości; nie ma żadnych
lessons-no_space = na tej mapie nie ma { QUOTED($name) }; miejsca nazywają się B2U, C5A, P8.1, HA lub XL
lessons-none_of_them = żadne z nich
lessons-cell = { $label }, { $column }
lessons-labelled = { $label }: { $text }
lessons-off_by =
    { $high ->
        [true] o { $by } za dużo
       *[false] o { $by } za mało
    }
    .way =
        { $high ->
            [true] za dużo
           *[false] za mało
        }
lessons-mistake =
    { $looks ->
        [left_to_right] Pól budowy używa się od lewej do prawej (C1).
        [full] Ta tama jest pełna (W4), a pełną tamę kropla mija (W3).
        [nothing_there] Nic tam nie stoi: puste pole nie zatrzyma żadnej kropli (W3).
        [other_side] Idź wzdłuż linii rzeki: nie zmienia strony.
        [swapped] Zmienia się to, która kropla gdzie jest. Ile ich jest w tamie, nie: druga płynie tam, dokąd popłynęłaby pierwsza.
        [stays] Krople opuszczają tamę tylko wtedy, gdy ktoś produkuje z nich energię (W5).
        [space] Brakuje w tym liczby pola (P5).
        [no_energy] Mniej niż 1 energia to nie produkcja (P6).
        [houses] Brakuje w tym tego, co dodają elektrownie (N1).
        [owner_scores] Właściciel kanału zdobywa 1 punkt za każdą kroplę (P7).
        [conduit] Kanał wymaga 2 za każdy punkt swojej wartości (C8).
        [counts_spaces] To liczba pól, a nie inżynierów na nich (C1).
        [fourth] Czwarte pole wymaga tylu co trzecie i 3 kredytów (C1).
        [own_segment] Policz też segment z maszynami: wraca jako ostatni (C5).
        [turned] Obroty tej rundy też się liczą: ta runda to 0.
        [near] Element może stać wszędzie: nic twojego nie musi być obok.
        [one_round] To jedna runda: przychód wraca na początku każdej kolejnej (I3).
        [at_once] Policz też to, co przychodzi od razu (I3).
        [price] Moneta w nagłówku albo obok kafla to cena akcji (R3).
        [red] Pole z +3 kosztuje 3 kredyty więcej (R3).
        [only_red] To samo +3: akcja ma też własny koszt.
        [two_left] Włochy mają 2 inżynierów i żadna z czterech prób nie wymaga więcej.
        [no_letter] Na tym polu nie stoi żadna litera: jest wolne.
        [shop_alone] To samo pole. Kosztuje 4 kredyty, a Włochy nie mają żadnego.
        [tile_alone] To samo pole. Kosztuje 5 kredytów, a Włochy mają 1.
        [bank_alone] To sam Bank: drugie pole też wymaga inżynierów (R3).
        [on_the_way] Wraca też to, co po drodze trafia do otwartego segmentu (C4).
        [tile] Kafel też wraca, ale nie jest maszyną.
        [flows] Na tym polu płynie od razu (M4).
        [other_river] Żadna kropla z HB nie mija tej tamy: podążaj za linią jej rzeki.
        [own_kind] Włochy mają po jednym elemencie: podstawa i podwyższenie to nie dwa elementy jednego rodzaju (I2).
        [tied] Kto remisuje, dzieli się tym, ile warte są oba miejsca (S3).
        [nobody_second] Po remisie o pierwsze miejsce nikt nie jest drugi (S3).
        [without_energy] Nawet bez energii są kredyty, a traci się punkty (S4).
        [least_first] Kto ma najmniej energii, idzie pierwszy, kto najwięcej, ostatni; tylko remisujący idą w odwrotnej kolejności niż teraz (E2).
        [short] Każda brakująca sekcja odbiera 4 punkty (S5).
        [below_six] Poniżej 6 energii kafel premii nie daje nic (S5).
        [all_eight] Leży tam w sumie osiem kontraktów, a tylko dwa ciemne są państwowe (U4).
        [each_alone] Każda produkcja musi osiągnąć to sama (P9).
        [room] Tama ma miejsce na tyle kropli, ile wynosi jej poziom, bez tej, którą już przetrzymuje (W4).
        [water_alone] To sama woda: dochodzi jeszcze pole i twoje elektrownie (P5).
        [added] Wartość i krople się mnoży, a nie dodaje (P5).
        [third_house] Druga dodaje 1, czwarta jeszcze 2; trzecia nie dodaje energii (N1).
        [one_is_enough] Na ±0 jedna kropla daje 1, a 1 wystarczy (P6).
        [own_basin] To pole jest wolne. Zobacz, co jeszcze twojego stoi w tym zbiorniku.
        [grey] Szara tama nie należy do nikogo, nigdy do ciebie (G6).
        [first_piece] Nie masz jeszcze podwyższenia: pierwsze niczego nie odsłania (I2).
        [no_income] Elektrownie nie odsłaniają przychodu: wzmacniają produkcje (I4).
        [second_piece] Masz jedną podstawę i jeden kanał: następne będą drugie (I2).
        [built_with] Jego efekt działa tylko wtedy, gdy się z nim buduje (T16).
        [holds_more] Zapory Del Monte mieszczą więcej, ale podstawa nie jest tańsza (O2).
        [counts_more] Fiesler pomaga produkować, a nie budować (O3).
        [only_conduits] McDowell płaci betoniarkami tylko za kanały (O4).
        [no_other_tile] Krylov buduje jak inny kafel, a podstawa kosztuje z nim tyle samo (O6).
        [nobody_to_copy] Sekibo nie ma kogo kopiować: nie ma innego dyrektora (O7).
        [new_one] Nowa elektrownia też się liczy (T14).
        [anybody] Rura może być czyjakolwiek (P1).
        [ends_there] Kończy się w zbiorniku 6, a tam stoi twoja elektrownia.
        [falls] Spada: ta rura prowadzi do niższego zbiornika.
        [own_dam] Ta tama jest twoja.
        [then_the_space] Pomnóż wartość i krople; potem pole dodaje albo odejmuje swoją liczbę (P5).
        [all_of_it] Wszystkie 3 krople, każda razy wartość rury; potem dodaj pole i to, co dodają twoje elektrownie (P5).
        [coins_alone] Licz tylko kredyty: monetę akcji, a na droższym polu liczbę po znaku + (R3).
        [no_pass] Pozostali inżynierowie zabraniają tylko jednego: pasowania (R5).
        [no_coin] Jeden obrót nie ma monety. Spójrz, kto tam stoi (R6).
        [pass_is_free] Pasowanie nie zajmuje pola i nic nie kosztuje. Ale czy wolno pasować, gdy zostali inżynierowie (R5)?
        [segment_by_segment] Obracaj koło o jeden segment i licz maszyny każdego, który dochodzi do otwartego (C4).
        [has_one] Włochy mają już 1 z 5 kredytów.
        [bank_and_space] To dwie części: jeden inżynier w Banku za każdy brakujący kredyt (M5) i ci z samego pola (R3).
        [holds_three] Policz, ile Włochy mają wtedy na ręce: trzy mogą zostać (K4).
        [gaps] Każdy wzięty kontrakt zostawia lukę, a każdą lukę się uzupełnia (K5).
        [each_space] Policz oba rzędy, gdzie nie ma ✕; potem Bank jako jedno, a patenty jako trzy (U8).
        [one_each] USA mają jedną podstawę i jeden kanał: dopiero drugi element tego samego rodzaju coś daje (I2).
        [shared] Pierwsze miejsce jest warte 6, drugie 2; przy remisie się dzieli, a bez energii nie ma nic (S2, S3).
        [stretch] Znajdź odcinek między dwiema małymi kreskami, na którym leży liczba: wypłaca się monetę nad nim (S4).
        [in_full] W całości to po 5 za każdą; 4 mniej za każdą sekcję, której energii brakuje (S5).
        [none_lost] Punkty traci się tylko bez żadnej energii: 3 (S4).
        [lowest_layer] Licz najniższe warstwy własnych tam: podwyższenie nie jest podstawą (B3).
        [bonus_of_bases] 4 za każdą podstawę, 4 mniej za każdą sekcję brakującą do 18, a poniżej 6 energii nic (B3, S5).
        [all_added] Dodaj miejsce i bonus, odejmij to, co stracone: kredyty to nie punkty.
        [on_coins] Liczą się tylko podstawy i elektrownie Francji, i tylko te, które stoją tam, gdzie wydrukowano monetę (J3).
        [in_setup] O jeden kontrakt narodowy mniej niż graczy, po dwa inne każdego koloru, kafel premii na każdą rundę i jeden cel (od U2 do U5).
        [by_area] To zależy od obszaru: zobacz, w którym leży, i znajdź go na liście powyżej.
        [by_one] Każda elektrownia wymaga o 1 więcej niż poprzednia (C9).
        [add_up] Pola wymagają różnych liczb: dodaj to, co pokazuje każde z nich (C1).
        [some_spaces] To nie wszystkie pola: dodaj to, co pokazuje każde z nich (C1).
        [all_round] Wracają, gdy ich segment znów jest na górze: policz wszystkie segmenty (C5).
        [one_turn] To przesuwa je tylko o jeden segment: wciąż są w drodze (C5).
        [own_turn] Segment, o który koło obraca budowa, jest jednym z nich, a nie dodatkowym (C2).
        [back_before] Wracają wcześniej: policz razem segmenty wszystkich tych rund (C5).
        [how_often] Tyle razy to płaci, a pytanie jest, ile razem.
        [once_more] To o jedną wypłatę za dużo: płaci od razu, a potem na początku każdej kolejnej rundy (I1, I3).
        [each_time] Zaznaczone kredyty przychodzą od razu i znów na początku każdej kolejnej rundy: policz, ile razy (I1, I3).
        [its_price] To kredyty, które kosztują maszyny, a pytanie jest, po ilu rundach.
        [paid_before] Zwracają się wcześniej: dodawaj runda po rundzie.
        [no_dam] Na tym polu nie stoi żadna tama, nawet szara.
        [on_a_dam] Podwyższenie stawia się na tamie, która już stoi: zobacz, czyja jest (C7).
        [several_conduits] Kanałów możesz mieć w zbiorniku więcej niż jeden: ograniczenie dotyczy podstaw i elektrowni (C6, C9).
        [each_own] 3 punkty za każdą elektrownię, którą Niemcy wtedy mają (T14).
        [opens_too] Do pól dla dwóch dodaj to, co się otwiera: przy 3 oba rzędy Turbin −1 i Warsztatu 2, przy 4 każdy inny ✕ (U8).
        [no_ability] Zdolności Włoch tutaj się nie liczy.
        [two_each] Prace wymagają 2 inżynierów, a masz ich 6 (L14).
        [stands_there] Mówi o tym litera na ich polu: w tej rundzie było tam USA i Prac już nie ma (L15, L20).
        [no_help] Wymagają 2 betoniarek. Nie pomogą ani te na kole (L17), ani Jordan: on buduje, a Prace to nie budowa (L18).
        [lies_there] Te Prace tam leżą, a na ich polu nie ma żadnej litery.
        [three_of_four] Wymagają 3 koparek, a masz ich 4 (L17).
        [for_good] Maszyny oddane za Prace nie trafiają na koło: przepadają na zawsze (L16).
        [comes_back] Baza na równinach zajmuje 3 z 4 koparek, a po pełnym obrocie wraca to, co jest na kole (C5).
        [own_action] Pole skrajne lewe nie ma dopłaty, ale monetę z kafla płaci się zawsze (L50).
        [dearer] To tylko moneta z kafla: to pole ma też dopłatę (L46).
        [action_too] To tylko +3: monetę z kafla płaci się na każdym z jego pól (L50).
        [both_coins] Dodaj dopłatę pola (L46) i monetę z kafla (L50).
        [plain_space] Budowa na polu bez monety wymaga maszyn, a nie kredytów (L35, L38).
        [coin_there] Pole budowy z monetą kosztuje 3 kredyty (L38).
        [used_later] Monetę z kafla płaci się przy użyciu akcji, a nie przy budowie (L50).
        [only_coin] Licz tylko kredyty: maszyny podaje kafel (L35), a kredyty pole budowy (L38).
        [once_a_round] Inne pola kafla są wolne. Ale ile razy wolno go użyć w jednej rundzie (L48)?
        [only_who_built] Zobacz, czyj budynek stoi przy tym kaflu: nikt inny nie używa jego pól (L47).
        [one_each_tile] Nigdy dwa własne budynki przy jednym kaflu, w żadnej rundzie (L34).
        [nothing_there_yet] Nie masz tam budynku, pole jest wolne i masz potrzebne maszyny (L34, L35).
        [just_used] Kropla trafia do innej tamy niż ta właśnie użyta (L74).
        [no_room] Tama w zbiorniku 4 ma poziom 1 i mieści kroplę: nie ma miejsca (L73).
        [filled_first] Kropla przychodzi na końcu: do tego czasu woda z tej produkcji wypełniła tamę w zbiorniku 8 (L74).
        [not_own] Tama w zbiorniku 9 należy do USA, a kropla trafia do własnej (L73).
        [bonus_of_works] 5 za każde Prace, o 4 mniej za każdą sekcję brakującą do 30 i nic poniżej 6 energii (L86, S5).
        [on_their_tiles] Każdy budynek daje punkty kafla, przy którym stoi; energia nie ma znaczenia (L85).
       *[no_action] Kopiowanie nie jest akcją: kto kopiował, nadal ma swoją turę (O8).
    }
lessons-no_mistakes = żadne pytanie lekcji nie nazywa się { QUOTED($name) }; są to { $known }
lessons-score =
    Dobrze: { $right } z { $of }{ $missing ->
        [0] {""}
        [one] , a brakuje jednej
       *[other] , a brakuje { $missing }
    }.

## Lekcja o całej rundzie.

lessons-begins = Zaczyna się runda 3.
lessons-laid_out-national = kontrakty państwowe
lessons-laid_out-private = inne kontrakty
lessons-laid_out-bonus = kafle premii
lessons-laid_out-objectives = cele na koniec gry
lessons-yours = To jest twoja runda: wszyscy spasowali, woda spłynęła, a teraz ty liczysz punkty.
lessons-recorded =
    Twoja runda nie jest jeszcze rozegrana do końca. Na razie masz tu rundę rozegraną przez trzy programy: wszyscy
    spasowali, woda spłynęła, a teraz ty liczysz punkty.
lessons-bases =
    { $who } { AGREE($who, one: "ma", many: "mają") } { COUNT($number, "bases", form: "acc") }.
lessons-gained =
    { $yours ->
        [true] W twojej rundzie
       *[false] W nagranej rundzie
    } { $who } { AGREE($who, one: "zdobyła", many: "zdobyły") } razem { COUNT($points, "vp", form: "acc") }.
lessons-no_sum = nie ma sumy { QUOTED($name) }; są { $known }
