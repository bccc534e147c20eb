# Lekcja o punktacji i jej dwa laboratoria.

scoring_lesson-round_ready = Runda { $round }: wszystkie akcje wykonane, pora na punkty.
scoring_lesson-round_ready_for = { scoring_lesson-round_ready } Kafel premii liczy: { $counts }.
scoring_lesson-rank_none = Brak energii: brak miejsca, więc brak punktów za nie (S2).
scoring_lesson-rank_low = { COUNT($energy, "energy") }: ani najwięcej, ani drugie miejsce, więc bez punktów (S2).
scoring_lesson-rank_shared = { COUNT($energy, "energy") }, tyle co ktoś inny: jej część to { COUNT($vp, "vp") } (S3).
scoring_lesson-rank_most = { COUNT($energy, "energy") }: najwięcej, { COUNT($vp, "vp") } (S2).
scoring_lesson-rank_second = { COUNT($energy, "energy") }: drugie miejsce, { COUNT($vp, "vp") } (S2).
scoring_lesson-credits =
    { $energy ->
        [0] Brak energii: tor wypłaca { COUNT($amount, "credits", form: "acc") } i zabiera 3 punkty zwycięstwa (S4).
       *[other] Przy { $energy } energii tor wypłaca { COUNT($amount, "credits", form: "acc") } (S4).
    }
scoring_lesson-about = { $who }: { $sentence }
scoring_lesson-finds_nothing = Kafel premii znajduje { NAME($found, form: "acc") }, więc nic nie daje ({ $clause }).
scoring_lesson-finds = Kafel premii liczy { NAME($found, form: "acc") }: { COUNT($vp, "vp") } ({ $clause }). { $section }
scoring_lesson-below = Poniżej { $energy } energii nic nie daje (S5).
scoring_lesson-past = Znacznik doszedł do { $energy }, więc premia jest pełna (S5).
scoring_lesson-short =
    Znacznikowi { $sections ->
        [one] brakuje { COUNT($sections, "sections", form: "gen") }
       *[other] brakuje { COUNT($sections, "sections", form: "gen") }
    } do { $energy }. Każda zabiera 4 punkty i { $vp ->
        [0] nic nie zostaje
       *[other] daje to { COUNT($vp, "vp", form: "acc") }
    } (S5).
scoring_lesson-turn_of =
    W następnej rundzie gra { $number ->
        [1] jako pierwsza, mając najmniej energii
       *[other] { $last ->
            [true] jako ostatnia, mając najwięcej energii
           *[other] jako { $number }.
    }
    }{ $tied ->
        [true] ; kto ma remis, zamienia się miejscem
       *[false] { "" }
    } (E2).
scoring_lesson-gets_most = Najwięcej { AGREE($who, one: "dostaje", many: "dostają") } { $who }: { COUNT($vp, "vp", form: "acc") }.
scoring_lesson-gets = { $who }: { $parts }.
scoring_lesson-gets_nothing = { $who } nie { AGREE($who, one: "dostaje", many: "dostają") } nic.
scoring_lesson-part_rank = { $vp } za miejsce z { $energy } energii ({ $clause })
scoring_lesson-part_bonus = { $vp } z kafla premii (S5)
scoring_lesson-part_no_energy = { $vp } za brak energii (S4)
scoring_lesson-part-objective = { $vp } za cel (J1)
scoring_lesson-part-resources = { $vp } za to, co zostało (E6)
scoring_lesson-part-water = { $vp } za krople w tamach (E7)
scoring_lesson-would_be = { $said } Premia wynosiłaby { $vp }. { $section }
scoring_lesson-has_nothing = { $said } Nie ma nic z tego, co liczy kafel premii.
scoring_lesson-fewer = { $who }, twój typ: { $vp }, o { $less } mniej.
scoring_lesson-last_ready = Runda 5 podliczona. Teraz ostatnie punkty: cel, to, co zostało, i krople w tamach (E5).
scoring_lesson-last_ready_for = { scoring_lesson-last_ready } Cel liczy: { $aim }.
scoring_lesson-wins =
    { $n ->
        [1] Wygrana:
       *[other] Wspólna wygrana:
    } { $names }, { COUNT($vp, "vp") }{ $tied ->
        [true] , dzięki większej energii w ostatniej rundzie (E8)
       *[other] {""}
    }.
scoring_lesson-had = { $who }: wcześniej { $before }, potem { $added }.
scoring_lesson-behind = { $who }, twój typ, kończy z wynikiem { $vp }: o { $less } mniej.
scoring_lesson-chart = Punkty zwycięstwa według pochodzenia
scoring_lesson-bar_of = { $who }: { COUNT($vp, "vp") }, w tym { $parts }.
scoring_lesson-bar_part = { $vp } { $source }
scoring_lesson-source-start = początek
scoring_lesson-source-rank = miejsce za energię
scoring_lesson-source-bonus = kafle premii
scoring_lesson-source-contracts = kontrakty
scoring_lesson-source-fees = opłaty za kanały
scoring_lesson-source-income = przychody
scoring_lesson-source-tiles = kafle zaawansowane
scoring_lesson-source-no_energy = kredyty, brak energii
scoring_lesson-source-so_far = dotąd
scoring_lesson-source-objective = cel
scoring_lesson-source-resources = pozostałe zasoby
scoring_lesson-source-water = krople w tamach
scoring_lesson-title = Punktacja: kto dostaje najwięcej i dlaczego?
scoring_lesson-how_to_guess = Kliknij znacznik spółki na torze albo jej przycisk. Tabela mówi, co liczy kafel premii.
scoring_lesson-what_if = A gdyby…? Przesuń znaczniki, połóż inny kafel premii albo podlicz inną rundę.
scoring_lesson-bonus_tile = Kafel premii
scoring_lesson-round = runda
scoring_lesson-undo = Przywróć wszystko
scoring_lesson-another = Inna runda
scoring_lesson-no_difference = Niczyje punkty, kredyty ani miejsce się nie zmieniają.
scoring_lesson-no_bonus_tile = na tę rundę nie ma kafla premii; połóż jakiś, na przykład 'usa | round=1 bonus=bases'
scoring_lesson-question = Teraz punktacja rundy { $round }. Kto dostaje najwięcej punktów zwycięstwa?
scoring_lesson-column-energy = energia
scoring_lesson-column-rank = PZ za miejsce
scoring_lesson-column-credits = kredyty
scoring_lesson-column-bonus = PZ z premii
scoring_lesson-column-all = PZ razem
scoring_lesson-column-turn = następna tura
scoring_lesson-column-so_far = PZ dotąd
scoring_lesson-column-excavators = koparki
scoring_lesson-column-mixers = betoniarki
scoring_lesson-column-drops = krople w tamach
scoring_lesson-column-objective = liczy cel
scoring_lesson-only_loss = { $vp } PZ
scoring_lesson-loss_too = { $credits }, { $vp } PZ
scoring_lesson-changed-energy = energia { $before } → { $after }
scoring_lesson-changed-rank = PZ za miejsce { $before } → { $after }
scoring_lesson-changed-no_energy = PZ przy kredytach { $before } → { $after }
scoring_lesson-changed-bonus = PZ z premii { $before } → { $after }
scoring_lesson-changed-all = PZ razem { $before } → { $after }
scoring_lesson-changed-credits = kredyty { $before } → { $after }
scoring_lesson-changed-turn = miejsce w następnej kolejności { $before } → { $after }
scoring_lesson-changed-so_far = PZ dotąd { $before } → { $after }
scoring_lesson-changed-counted = liczone przez cel { $before } → { $after }
scoring_lesson-changed-objective = PZ za cel { $before } → { $after }
scoring_lesson-changed-resources = PZ za to, co zostało { $before } → { $after }
scoring_lesson-changed-water = PZ za krople { $before } → { $after }
scoring_lesson-changed-total = razem { $before } → { $after }
scoring_lesson-no_part = punktacja nie ma części { QUOTED($part) }; jej części to { $known }
scoring_lesson-counted_for = { $number } → { $vp } PZ
scoring_lesson-end_title = Koniec gry: kto wygrywa i dlaczego?
scoring_lesson-end_question = Runda 5 podliczona. Kto wygrywa po ostatnich punktach?
scoring_lesson-end_what_if = A gdyby…? Wybierz inny cel albo zmień to, co komuś zostało.
scoring_lesson-objective = Cel
scoring_lesson-company = Spółka
scoring_lesson-another_end = Inne zakończenie
scoring_lesson-no_total_difference = Niczyj wynik się nie zmienia.
scoring_lesson-left_over-credits = kredyty
scoring_lesson-left_over-excavators = koparki
scoring_lesson-left_over-mixers = betoniarki
scoring_lesson-left_over-vp = PZ dotąd
scoring_lesson-then_the_rest = Potem 1 PZ za każde 5 pozostałych kredytów i maszyn oraz 1 za każdą kroplę we własnych tamach.
scoring_lesson-aim_and_the_rest = Cel liczy: { $aim }; 15, 10 i 5 PZ za pierwsze, drugie i trzecie miejsce. { scoring_lesson-then_the_rest }
scoring_lesson-objective_option-red_spaces = elementy na polach z monetą
scoring_lesson-objective_option-connected_bases = podstawy połączone z elektrowniami
scoring_lesson-objective_option-largest_area = elementy tam, gdzie masz najwięcej
scoring_lesson-objective_option-smallest_area = elementy tam, gdzie masz najmniej
scoring_lesson-objective_option-basins_1 = zbiorniki z elementem
scoring_lesson-objective_option-basins_3 = zbiorniki z trzema elementami
