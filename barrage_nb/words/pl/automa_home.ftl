# Co mówi strona, która prowadzi zapiski Automy przy prawdziwym stole.

automa_home-top = Odwracasz
automa_home-under = Pod nim leży
automa_home-act = Co robi?
automa_home-act_tip = Odwróć kafel z wierzchu stosu na swoim stole, wybierz tutaj oba kafle i naciśnij
automa_home-entry_example = place turbine+0 albo: usa credits=4 | usa B5U=1
automa_home-enter = Wpisz
automa_home-enter_tip = Ruch, jaki przyjęłaby plansza, albo cokolwiek, co zmieniło się na stole
automa_home-back = Cofnij ostatni wpis
automa_home-back_tip = Plik też go zapomni
automa_home-by_hand = Tury ludzi: klikaj je na planszy albo napisz tutaj, co się zmieniło.
automa_home-do = Zrób to na swoim stole
automa_home-why = Dlaczego? (Panel Automa pokazuje to na mapie.)
automa_home-since = A od tego czasu
automa_home-drawn = Przyszła inna karta? Wybierz ją:
automa_home-flip_first = wybierz powyżej kafle, które są odwrócone na stole
automa_home-nothing_yet = Gdy ma zagrać Automa, wybierz jej dwa kafle i przeczytaj tutaj, co robi i dlaczego.
automa_home-one_tile_twice = Odwracany kafel i ten pod nim nie mogą być tym samym kaflem.
automa_home-laid_out =
    Najpierw rozłóż tu wszystko tak, jak leży na twoim stole: otwórz edycję i wstaw neutralne tamy i czekające krople,
    kontrakty, kafle premii i dyrektorów. Wszystko, co wpiszesz, zostaje w pliku.
automa_home-to_act =
    Teraz { AGREE($who, one: "gra", many: "grają") } { $who }. Odwróć kafel z wierzchu stosu na swoim stole.
automa_home-person = Ktoś z was gra { NAME($who, form: "ins") }: wpisz, co zostało zrobione.
automa_home-now_acts = Teraz { AGREE($who, one: "gra", many: "grają") } { $who }
automa_home-now_acts_tip = Gdy zamiast ruchów wpisano, co się zmieniło: teraz jest tura tej Automy
automa_home-round_over = Koniec rundy
automa_home-round_over_tip = Automy nie mają już inżynierów; naciśnij, gdy nikt inny też ich nie ma
automa_home-tile_by_rows = { $number }: { $first }; { $second }; { $third }…
automa_home-choose = wybierz…
automa_home-printed_contract = { $number } ({ $printed })
automa_home-turn = Ostatnia tura { NAME($who, form: "gen") }
automa_home-kept = { COUNT($entries, "entries") } w pliku { $file }.
automa_home-came_back = Znowu runda { $round }: to gra z pliku { $file }, tak jak ją zostawiono.
automa_home-partly =
    Plik { $old } jest uszkodzony. To, co dało się z niego odczytać, toczy się dalej w { $new }; stary plik zostaje bez
    zmian.
automa_home-no_automas = bez Autom
automa_home-holds_another = { $file } zawiera inną grę ({ $players }); podaj tych graczy albo przez save=… inny plik
automa_home-not_a_company = { QUOTED($name) } to nie spółka; podaj { $known }
automa_home-nobody = podaj, kto gra: spółki ludzi i Automy z ich poziomami: 'usa', italy='hard'
automa_home-twice = spółką gra człowiek albo Automa, nie oboje
