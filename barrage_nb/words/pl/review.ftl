# Rozgrywka oglądana jeszcze raz, tura po turze.

review-no_moves = nie ma ruchu, na który można spojrzeć wstecz; najpierw zagraj kilka albo wskaż przez node= miejsce innej linii
review-head-round = runda
review-head-turning_point = punkt zwrotny
review-head-move = tura
review-head-lost = strata
review-head-best = najlepsza
review-chart = Oczekiwane punkty zwycięstwa po każdej turze
review-chart_round = runda { $round }
review-chart_line =
    { $who }: po pierwszej turze oczekiwane { DECIMAL($first, 1) } PZ, po ostatniej { DECIMAL($last, 1) }.
review-outside =
    { $answers ->
        [0] {""}
       *[other] , odpowiedzi poza turą: { $answers }
    }
review-turns =
    { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }{ review-outside }{ $going ->
        [0] {""}
       *[other] , jeszcze zostało { $going }
    }
review-in_short = <Ocena gry: { review-turns }; strata co najmniej { $each } { $measure }{ $exact ->
        [true] , policzone do końca
       *[false] , gdy dalej grają te programy
    }>
review-company_lost = { $who } { DECIMAL($lost, 1) }
review-players =
    { $policy ->
        [wavering_player] grają szybcy gracze, którzy czasem wybierają inaczej
       *[other] gra { $policy }
    }
review-made_so =
    { review-turns }{ $forced ->
        [0] {""}
       *[other] , w tym wymuszone: { $forced }
    }; na każdą najwyżej { COUNT($n, "playouts") }, { review-players } (ziarno { $seed }),
    przedziały { $level } %, prawdziwe dla każdej tury z osobna, gdy dalej grają te programy: ze 100 tur, które nic nie straciły, najwyżej { $wrong }
    może wyglądać na pewną stratę.{ $not_judged ->
        [0] {""}
        [1] {" "}Bez oceny został 1 ruch z wyboru spółek albo zmieniony ręcznie.
       *[other] {" "}Bez oceny zostały ruchy z wyboru spółek i zmienione ręcznie: { $not_judged }.
    }
review-surely_lost =
    { $who } { AGREE($who, one: "traci", many: "tracą") } co najmniej { DECIMAL($lost, 1) } { $measure }{ $played ->
        [0] , co policzono do końca
       *[other] , gdy dalej grają te programy
    }; tury z pewną stratą: { $sure } z { $turns }{ review-outside }{ $played ->
        [0] {""}
       *[other] { $exact ->
            [0] {""}
           *[other] {" "}(policzone do końca: { $exact })
        }
    }{ $open ->
        [0] {""}
       *[other] ; co do pozostałych ({ $open }) nie wiadomo
    }.
review-all_open =
    { $who }: { $turns ->
        [1] o jedynej turze{ review-outside }
       *[other] o żadnej turze ({ $turns }{ review-outside })
    } nie wiadomo, czy coś kosztowała.
review-more = poproś o więcej symulacji: review(game, n=64).
review-nothing_lost = Gdy dalej grają te programy, po { $n } symulacjach na turę nic nie jest na pewno stracone; { review-more }
review-added_up =
    Dodaje się pewną część każdej straty: reszta może być pechem symulacji. Kto gra inaczej niż te programy, może z tury
    wycisnąć więcej albo mniej. Aby wiedzieć więcej, { review-more }
review-not_counted =
    Co do { $turns ->
        [1] 1 tury
       *[other] { $turns } tur
    } programy nie są zgodne: w symulacjach strata jest pewna, ale gracz przeliczający,
    silniejszy, jej zaprzecza; nie jest ona dodawana.
review-turned =
    Runda { $round }, { $who }: „{ $move }” to strata { $lost } wobec „{ $instead }”; oczekiwane potem: { $expected }.
review-largest = Największe z pewnych strat ({ $told } z { $sure }):
review-dearer =
    Runda { $round }, { $who }: „{ $move }” kosztowało więcej niż trzeba: „{ $instead }” daje tyle samo albo więcej i nie kosztuje więcej.
review-why = Z lepszą turą: { $reasons }
review-loss =
    { DECIMAL($mean, 1) } { $measure } ({ $bounds }{ $rests ->
        [open] , nierozstrzygnięte
        [played] , gdy dalej grają te programy{ $second ->
            [0] {""}
           *[other] ; gracz przeliczający widzi { DECIMAL($second, 1) } PZ
        }
       *[known] {""}
    })
review-disputed = { $bounds }; programy nie są zgodne: gracz przeliczający daje tej turze przewagę { DECIMAL($ahead, 1) } PZ
review-company_expects =
    { $who } { DECIMAL($vp, 1) } PZ ({ $n ->
        [1] { $won ->
            [0] bez pierwszego miejsca
           *[other] pierwsze miejsce
        }
       *[other] pierwsze miejsce: { $won } z { $n } rozgrywek
    })

## Najpierw zgadywanie

review-guess_head = Zanim przeczytasz, ile kosztowała ta gra
review-guess_hint =
    Oto punkty zwrotne: tury, które na pewno coś kosztowały, gdy dalej grają programy albo gdy wszystko policzy się do
    końca. Przy każdej powiedz, jaki byłby twój ruch i jak duża jest według ciebie strata; potem zobaczysz, co wyszło.
review-show_all = Pokaż całą ocenę
review-all = Cała ocena
review-what_instead =
    Punkt zwrotny { $number } z { $of }: runda { $round }, ruch { NAME($who, form: "gen") }. Zagrano: { $move }.
    Co byłoby najlepsze?
review-holds = { COUNT($vp, "vp") } i { COUNT($energy, "energy") }.
review-holds_with = { COUNT($vp, "vp") } i { COUNT($energy, "energy") }, dyrektor: { $officer }.
review-tiles_held = Kafle do budowania: { $tiles }.
review-what_cost = Ile kosztowała zagrana tura ({ $measure })?
review-unit =
    { $won ->
        [true] %
       *[false] pkt
    }
review-less_than = mniej niż { $n } { review-unit }
review-from_to = od { $low } do { $high } { review-unit }
review-more_than = więcej niż { $n } { review-unit }
review-tried_best = { $line }: wypadło najlepiej.
review-tried_open =
    { $line }: po tylu grach ({ $n }) nie da się tego odróżnić od najlepszego; strata { DECIMAL($mean, 1) } ({ $bounds }).
review-tried_lost =
    { $line }: strata { DECIMAL($mean, 1) } ({ $bounds }){ $exact ->
        [true] {""}
       *[false] , gdy dalej grają te programy
    }.
review-after_it =
    „{ $move }” to strata { $lost }. { $n ->
        [1] Reszta gry została policzona.
       *[other] Liczba prób to { $n }, więc część z tego to przypadek: może to być każda wartość z nawiasu.
    }
    Oczekiwane potem: { $expected }.
review-tried =
    Podstawą są rozgrywki w symulacji, przy tym samym losie ({ review-players }): { $n } na każdą z tur
    wciąż wchodzących w grę, spośród { $options } wypróbowanych.
review-rests_on =
    { review-tried } { $sure ->
        [true] Cały przedział { $level } % leży powyżej zera: gdy dalej grają te programy, strata jest pewna.
       *[false] Przedział { $level } % sięga zera: nie wiadomo, czy coś stracono.
    }
review-disagree =
    { review-tried } Cały przedział { $level } % leży powyżej zera, ale programy nie są zgodne: gracz przeliczający,
    silniejszy od tych, którzy je rozegrali, daje zagranej turze przewagę { DECIMAL($ahead, 1) } PZ nad tamtą. Nie wiadomo,
    czy coś stracono.
review-worked_out =
    Wszystkie tury od tego miejsca policzono do końca gry: { $lost ->
        [true] strata jest pewna.
       *[false] nic nie stracono.
    }

## W eksploratorze

review-look_back = Spójrz wstecz
    .tip = Oceń każdą turę tej linii i zobacz, ile kosztowała
review-hint =
    Ile kosztowały tury tej linii i co byłoby lepsze? Programy wypróbowują każdą obok najlepszych innych. Plansza
    pozostaje w tym czasie twoja, a to, co znaleziono, zostaje przy rozgrywce.
review-so_far = Ocenione: { $turns } z { $of }
review-stopped_after = Zatrzymano po { $turns } z { $of }. Oceny zostają zachowane i można iść dalej od tego miejsca.
review-other_line =
    Ta linia nie została oceniona do końca. Krzywa i kropki linii, z której przychodzisz, pojawią się znowu, gdy do niej
    wrócisz.
review-whose = Tury
review-curves = { review-chart }. { review-chart_line }
review-rows = Tury, które coś kosztowały, najpierw to, co pewne, gdy dalej grają te programy
review-bars_show = Ile kosztowała każda tura { NAME($who, form: "gen") } ({ $measure }), z przedziałem; najpierw to, co pewne,
    gdy dalej grają te programy:
review-in_round = Runda { $round }: { $move }
review-dot = Runda { $round }: „{ $move }” to strata { $lost }
review-how = Kliknij kropkę na krzywej albo wiersz: co zagrano, co było lepsze i na ile to pewne.
review-play_tip = Zagraj lepszą turę jako linię stamtąd (Enter albo podwójne kliknięcie wiersza)
