# Najlepsze ruchy pozycji: jakie są, ile tracą inne i dlaczego.

## O co nie można pytać

best-game_over = ta gra jest skończona: nie ma już ruchu, który mógłby być najlepszy
best-draft = spółki nie są jeszcze wybrane: najpierw wybierzcie spółki, potem pytaj o najlepsze ruchy
best-automa = { $who } to Automa: decyduje kaflami i nie ma ruchów do wyboru
best-no_seconds = seconds={ QUOTED($got) }: próbowanie ruchów musi chwilę potrwać; zwykle seconds=5
best-kept_damaged = tego, co zapisano z tej odpowiedzi, nie da się odczytać: zapytaj jeszcze raz, a zostanie policzona od nowa
best-asked_otherwise = ta odpowiedź jest na inne pytanie: kontynuuj z jej pozycją, programami, n, seed i by
best-few_options = most={ QUOTED($got) }: aby znaleźć najlepszą, trzeba co najmniej 2 możliwości, na przykład most=16

## Co próbowano

best-ended =
    { $ended ->
        [decided] dla tych programów jedna jest na pewno najlepsza
        [best_of_tried] dla tych programów jedna jest na pewno najlepsza z wypróbowanych
        [same] te, które zostały, zawsze dawały to samo
        [limit] osiągnięto limit
        [time] czas się skończył
        [worked_out] policzone do końca
        [alone] nie ma innego ruchu
       *[going_on] można liczyć dalej
    }
best-options =
    { $options ->
        [one] { $options } możliwość
        [few] { $options } możliwości
       *[many] { $options } możliwości
    }
best-in_short = <Najlepsze ruchy dla { NAME($who, form: "gen") }: „{ $best }”; { COUNT($playouts, "playouts") }, { best-options }; { best-ended }>
best-players =
    { $policy ->
        [wavering_player] grają szybcy gracze, którzy czasem wybierają inaczej
       *[other] gra { $policy }
    }
best-tried_so =
    { best-options } dla { NAME($who, form: "gen") }{ $left_out ->
        [0] {""}
        [one] ; pominięto jeszcze { $left_out }, która szybkiemu graczowi wydaje się gorsza
        [few] ; pominięto jeszcze { $left_out }, które szybkiemu graczowi wydają się gorsze
       *[many] ; pominięto jeszcze { $left_out }, które szybkiemu graczowi wydają się gorsze
    }. { COUNT($playouts, "playouts") }, { best-players } (ziarno { $seed }), przedziały { $level } %; { best-ended }.
best-head_lost = strata
best-head_playouts = symulacje
best-share_of_wins = { DECIMAL($mean, 1) } %
best-surely_best = najlepsze
best-best_so_far = nierozstrzygnięte, dotąd najlepsze
best-best_of_tried = najlepsze z wypróbowanych
best-loses_exactly = { DECIMAL($mean, 1) }, policzone
best-nothing_seen = nierozstrzygnięte, to samo w każdej grze
best-hardly_tried = { $loss }, prawie nie próbowane
best-open = nierozstrzygnięte
best-loses =
    { $open ->
        [true] nierozstrzygnięte,{" "}
       *[false] {""}
    }{ DECIMAL($mean, 1) } ({ $bounds })
best-between = od { DECIMAL($low, 1) } do { DECIMAL($high, 1) }
best-to_the_end = policzone
best-in_all = w każdej: { COUNT($n, "playouts") }
best-between_short = od { $low } do { $high }

## Co jest najlepsze

best-only = { $who } nie { AGREE($who, one: "ma", many: "mają") } innego ruchu niż „{ $best }”.
best-looks_best = Szybkiemu graczowi „{ $best }” wydaje się najlepsze dla { NAME($who, form: "gen") }; niczego jeszcze nie próbowano.
best-all_the_same =
    Programy nie widzą różnicy: { $options } dały to samo we wszystkich symulacjach. Czy lepszy gracz umiałby coś z tego
    wyciągnąć, nie potrafią powiedzieć.
best-best_by =
    Dla { NAME($who, form: "gen") } najlepsze jest „{ $best }” spośród { $left_out ->
        [0] wszystkich możliwości
       *[other] wypróbowanych tur
    } ({ $tried }): każda inna coś traci, gdy dalej grają te programy; „{ $second }” { $amount }.
best-disagree =
    Programy nie są zgodne co do { NAME($who, form: "gen") }: w symulacjach najlepiej { $many ->
        [one] wypada { $options }
       *[other] wypadają { $options }
    }, ale gracz przeliczający, silniejszy od tych, którzy je rozegrali, wybiera „{ $second }”, a tam ten ruch traci { $amount }.
best-second_opinion =
    Druga opinia, gracza przeliczającego: { $same ->
        [true] ta sama tura
       *[false] „{ $second }”
    }.
best-as_good_as_each_other =
    Po tylu symulacjach każdego ({ $count }) nie da się powiedzieć, co jest najlepsze dla { NAME($who, form: "gen") }: { $options }.
best-worked_out =
    { $turns ->
        [1] Jedyna tura
       *[other] Wszystkie tury ({ $turns })
    } { NAME($who, form: "gen") } policzone do końca gry; zakryte kontrakty, które mogą nadejść, liczą się średnią.
best-worked_out_best =
    Dla { NAME($who, form: "gen") } najlepsze jest „{ $best }”, policzone do końca: spośród wszystkich tur ({ $turns })
    następna, „{ $second }”, traci { DECIMAL($lost, 1) } { $measure }.
best-worked_out_alike =
    Policzone do końca: spośród wszystkich tur ({ $turns }) dla { NAME($who, form: "gen") } najlepsze i równie dobre są { $options }.
best-too_few = Nie wiadomo, co jest najlepsze dla { NAME($who, form: "gen") }: za mało symulacji, aby to powiedzieć.
best-open_among = Nie wiadomo, co jest najlepsze dla { NAME($who, form: "gen") }: { $options }. Różnice mieszczą się w granicach błędu.
best-came_out_best = Najlepiej wypada „{ $best }” ({ $who }).
best-tried_less = Równie dobre może być to, co wyglądało gorzej i było próbowane rzadziej: { $aside }.

## Dlaczego

best-no_single_reason = Żadna pojedyncza rzecz nie sprawia, że „{ $one }” jest lepsze niż „{ $other }”: każda różnica może być przypadkiem.
best-nothing_differs = Między „{ $one }” a „{ $other }” sprawa jest otwarta: nic nie różni się bardziej, niż mógłby to sprawić przypadek.
best-instead =
    „{ $one }” zamiast „{ $other }”{ $open ->
        [true] , choć nie wiadomo, co jest lepsze
       *[false] {""}
    }: { $reasons }
best-against_it = Na niekorzyść: { $reasons }
best-part_from = { $more } { $source }
best-within = { $more } ({ $bounds })
best-gets = { $who } { AGREE($who, one: "zyskuje", many: "zyskują") } { $parts }.
best-ends_with = { $who } { AGREE($who, one: "ma", many: "mają") } na koniec { $more }.
best-rather_than = { $more } ({ $one } zamiast { $other })
best-makes = { $who } { AGREE($who, one: "ma", many: "mają") } w reszcie gry { $parts }.
best-into_dams = { $more } do tam { NAME($who, form: "gen") } ({ $one } zamiast { $other })
best-water = Woda: { $parts }.
best-never = nigdy
best-always = zawsze
best-often = w { $n } % symulacji
best-payable = { NAME($structure, form: "acc") } ({ $one } zamiast { $other })
best-can_pay =
    W następnej turze { $who } { $more ->
        [true] częściej
       *[false] rzadziej
    } { AGREE($who, one: "może", many: "mogą") } zapłacić za { $parts }.
best-has_next = W następnej turze { $who } { AGREE($who, one: "ma", many: "mają") } { $parts }.
best-from-energy = za miejsca według energii
best-from-no_energy = za rundy bez energii
best-from-bonus = za kafle premii
best-from-objective = za cel
best-from-resources = za zasoby na koniec
best-from-water = za wodę w tamach
best-from-conduits = za używanie własnych kanałów przez innych
best-from-contracts = za kontrakty
best-from-income = z przychodów
best-from-tiles = za kafle technologii
best-from-purse = za kredyty liczone jako punkty
best-from-tweak = ze zmian ręcznych
best-from-other = z innych źródeł
best-more-vp =
    o { $n } PZ { $more ->
        [true] więcej
       *[false] mniej
    }
best-more-energy =
    o { $n } { $n ->
        [one] jednostkę energii
        [few] jednostki energii
        [many] jednostek energii
       *[other] jednostki energii
    } { $more ->
        [true] więcej
       *[false] mniej
    }
best-more-drops =
    o { $n } { $n ->
        [one] kroplę
        [few] krople
        [many] kropel
       *[other] kropli
    } { $more ->
        [true] więcej
       *[false] mniej
    }
best-more-credits =
    o { $n } { $n ->
        [one] kredyt
        [few] kredyty
        [many] kredytów
       *[other] kredytu
    } { $more ->
        [true] więcej
       *[false] mniej
    }
best-more-excavators =
    o { $n } { $n ->
        [one] koparkę
        [few] koparki
        [many] koparek
       *[other] koparki
    } { $more ->
        [true] więcej
       *[false] mniej
    }
best-more-mixers =
    o { $n } { $n ->
        [one] betoniarkę
        [few] betoniarki
        [many] betoniarek
       *[other] betoniarki
    } { $more ->
        [true] więcej
       *[false] mniej
    }
best-more-contracts =
    o { $n } { $n ->
        [one] zrealizowany kontrakt
        [few] zrealizowane kontrakty
        [many] zrealizowanych kontraktów
       *[other] zrealizowanego kontraktu
    } { $more ->
        [true] więcej
       *[false] mniej
    }
best-more-base =
    o { $n } { $n ->
        [one] podstawę
        [few] podstawy
        [many] podstaw
       *[other] podstawy
    } { $more ->
        [true] więcej
       *[false] mniej
    }
best-more-elevation =
    o { $n } { $n ->
        [one] podwyższenie
        [few] podwyższenia
        [many] podwyższeń
       *[other] podwyższenia
    } { $more ->
        [true] więcej
       *[false] mniej
    }
best-more-conduit =
    o { $n } { $n ->
        [one] kanał
        [few] kanały
        [many] kanałów
       *[other] kanału
    } { $more ->
        [true] więcej
       *[false] mniej
    }
best-more-powerhouse =
    o { $n } { $n ->
        [one] elektrownię
        [few] elektrownie
        [many] elektrowni
       *[other] elektrowni
    } { $more ->
        [true] więcej
       *[false] mniej
    }

## Jak toczy się dalej

best-expected =
    { $of ->
        [0] Jak gra toczy się dalej, policzone do końca:
       *[other] Czego oczekiwać dalej, z udziałem symulacji ({ $of }), które tak się potoczyły:
    }
best-expected_turn =
    { $turn }{ $of ->
        [0] {""}
       *[other] {" "}({ $n } %)
    }

## Eksplorator pytany o najlepsze ruchy.

best-ask = Zapytaj
    .tip = Wypróbuj ruchy z tego miejsca i zobacz, ile każdy traci do najlepszego
best-go_on = Dalej
best-hint =
    Który ruch jest tu najlepszy i ile tracą pozostałe? Programy rozgrywają każdy z nich do końca wiele razy, przy tym
    samym losie. Plansza pozostaje w tym czasie twoja, a to, co znaleziono, zostaje przy rozgrywce.
best-how = Kliknij wiersz albo wybierz go strzałkami ↑ i ↓: powody, dalszy ciąg i miejsca na planszy.
best-rows = Wypróbowane ruchy, od najlepszego
best-play = Zagraj go
    .tip = Zagraj ten ruch jako linię stąd (Enter albo podwójne kliknięcie wiersza)
best-nobody = nikt nie musi tu o niczym decydować: graj dalej, potem zapytaj
best-heat = Gdzie budować: ile traci każde pole
best-heat_rim = Liczby jak na liście; gruba obwódka: może najlepsze.
best-heat_expected = niewypróbowane: szacunek szybkiego gracza
best-so_far = dotąd { COUNT($playouts, "games") }
best-looking = Trwa szukanie ruchów
best-stopped_after = Zatrzymano po { $playouts ->
        [1] { $playouts } rozgrywce
       *[other] { $playouts } rozgrywkach
    }. „{ best-go_on }” podejmie to w tym miejscu.
best-bars_show = Ile każdy traci do najlepszego ({ $measure }), z przedziałem:
best-fell_behind = Zostały w tyle i były mniej próbowane:
best-open_at = nierozstrzygnięte, { DECIMAL($mean, 1) }
best-least = najmniej
best-most = o { DECIMAL($worst, 1) } PZ więcej
