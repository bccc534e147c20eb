# Symulacje: oceny, porównania i to, jak pewne są ich liczby.

## Czego nie da się zrobić

analysis-few_playouts = n={ QUOTED($n) }: tylu symulacji nie da się zrobić; potrzeba co najmniej 2, na przykład n=200
analysis-no_width = within={ QUOTED($within) }: przedział ma szerokość; napisz within=1, aby był to punkt w każdą stronę
analysis-no_level = level={ QUOTED($level) }: pewność przedziału to 0.5 lub więcej, ale mniej niż 1; zwykle level=0.95
analysis-no_policy =
    { QUOTED($got) } nie jest strategią: potrzebna jest funkcja, która z ziarna robi gracza, taka jak builder_player;
    z gracza bez losowości zrób ją, pisząc lambda seed: { $got }
analysis-no_policy_for = nie ma strategii dla { $got }; są dla { $known }
analysis-no_such_company = { QUOTED($got) } nie ma w tej rozgrywce; jej spółki to { $known }
analysis-no_such_source = punkty nie pochodzą z { QUOTED($source) }; pochodzą z { $known }
analysis-no_such_option = { QUOTED($option) } nie było porównywane; porównywano: { $known }
analysis-no_such_measure = by={ QUOTED($by) } nie jest liczone; można porównać { $known }
analysis-no_moves = nie ma ruchu do porównania
analysis-game_over = ta gra jest skończona; nie ma już czego symulować
analysis-no_cores = BARRAGE_NB_CORES={ $got }: to liczba procesów, które liczą symulacje, na przykład 4; 1 to tylko ten
analysis-no_executor =
    executor={ QUOTED($got) } nie może pracować; wybierz 'cores', None dla tego procesu, executor albo klienta Dask
analysis-client_closed = ten klient Dask jest zamknięty; utwórz innego albo napisz executor=None
analysis-cannot_be_sent =
    { $policy } nie da się wysłać do innych procesów ({ $why }): zrób ją bez tego, co otwarte, albo napisz executor=None
analysis-workers_lost = procesy obliczeniowe zawiodły ({ $why }); ich praca jest liczona tutaj
analysis-not_judged = wyuczony sędzia zna tylko pełne zasady w wersji drukowanej, ze zwykłymi rozstrzygnięciami; ta gra toczy się bez niego
analysis-no_column = tabela nie ma kolumny { QUOTED($name) }; ma { $known }
analysis-over_in_sweep = nie ma czego symulować tam, gdzie gra jest skończona: { $names }
analysis-policies_alike =
    dwie strategie mają tę samą nazwę ({ $names }); nazwij je: { "{" }'moja': …, 'twoja': …{ "}" }
analysis-not_kept = tego pliku ({ $file }) nie zapisał { analysis-maker }; podaj inną nazwę albo usuń go
analysis-damaged =
    { $file }, wiersz { $line }: tego nie zapisał { analysis-maker }; usuń ten wiersz, a zostanie rozegrany jeszcze raz
analysis-other_companies = porównać można tylko pozycje z tymi samymi spółkami: tu { $one }, tam { $other }
analysis-maker =
    { $maker ->
        [experiment] eksperyment
       *[sweep] przegląd pozycji
    }
analysis-the_text = ten tekst

## Liczby

analysis-number = { DECIMAL($value, $digits) }
analysis-signed_number = { DECIMAL($value, $digits, sign: "+") }
analysis-percents = { $n } %
analysis-unknown = ?
analysis-interval = { $mean } ± { $reach }
analysis-number_between = { DECIMAL($mean, 1) } (od { DECIMAL($low, 1) } do { DECIMAL($high, 1) })
analysis-share_between = { $mean } % (od { $low } do { $high } %)
analysis-share_alone = { $mean } % (?)

## Oceny

analysis-head_vp = punkty zwycięstwa
analysis-head_wins = wygrane
analysis-head_so_far = dotąd
analysis-head_lost = strata do najlepszej
analysis-head_policy = strategia
analysis-playouts_made =
    { COUNT($count, "playouts") }, gra { $policy } (ziarno { $seed }), przedziały { $level } %.{ $ended ->
        [narrow] {" "}To koniec, bo każdy przedział jest już dość wąski.
        [limit] {" "}To koniec, bo osiągnięto limit; nie każdy przedział jest tak wąski, jak chcesz.
        [going_on] {" "}Liczenie trwa; przedziały są słuszne, kiedykolwiek przerwiesz.
       *[counted] {""}
    }
analysis-playouts =
    { COUNT($count, "playouts") }{ $ended ->
        [narrow] , przedziały dość wąskie
        [limit] , limit, przedziały jeszcze nie dość wąskie
        [going_on] , liczenie trwa
       *[counted] {""}
    }
analysis-so_far_vp = dotąd { $vp }
analysis-source_vp = { $source } { DECIMAL($vp, 1) }
analysis-with_notation = { $line } [{ $notation }]
analysis-company_vp = { $who } { $vp }
analysis-rollout_line = <Ocena: { $each } PZ, { $playouts }>

## Porównania

analysis-measure-vp = PZ
analysis-measure-lead = PZ przewagi
analysis-measure-won = wygrane
analysis-vp_from = PZ z pozycji „{ $source }”
analysis-amount_of = { DECIMAL($mean, 1) } { $measure } ({ $bounds })
analysis-amount_of_wins = { DECIMAL($mean, 1) } % wygranych (od { DECIMAL($low, 1) } do { DECIMAL($high, 1) } %)
analysis-alone = Nie ma z czym porównać „{ $best }”.
analysis-rest_of_turn =
    „{ $option }” zostawia programom resztę tury; najczęściej grały dalej „{ $rest }” ({ $n } % z { $of } symulacji).
analysis-better = Dla { NAME($who, form: "gen") } „{ $best }” jest lepsze niż „{ $other }” o { $amount }.
analysis-best_of_all = Dla { NAME($who, form: "gen") } „{ $best }” jest lepsze niż „{ $other }”, najlepsza z pozostałych możliwości, o { $amount }.
analysis-too_few = Nie wiadomo, co jest najlepsze: za mało symulacji, aby to powiedzieć.
analysis-same =
    „{ $best }” i „{ $other }” dały to samo { $count ->
        [1] w jedynej symulacji
       *[other] we wszystkich symulacjach ({ $count })
    }.
analysis-open_between =
    Między „{ $best }” a „{ $other }” sprawa jest otwarta: różnica { $amount }
    mieści się w granicach błędu, więc równie dobrze może jej nie być.
analysis-open_among =
    Nie wiadomo, co jest najlepsze: { $options }.
    Różnice mieszczą się w granicach błędu, więc równie dobrze może ich nie być.
analysis-quoted = „{ $option }”
analysis-more_options =
    { $n ->
        [one] jeszcze { $n } możliwość
        [few] jeszcze { $n } możliwości
       *[many] jeszcze { $n } możliwości
    }
analysis-lost_by =
    { DECIMAL($mean, 1) } ± { $reach }{ $won ->
        [true] {" "}%
       *[false] {""}
    }{ $open ->
        [true] , nierozstrzygnięte
       *[false] {""}
    }
analysis-apart_by_source = „{ $one }” wobec „{ $other }”, według pochodzenia punktów: { $parts }.
analysis-source_more = { $source } { $more }
analysis-compared_alone = <Porównanie: tylko „{ $best }”, { $playouts }>
analysis-compared_line = <Porównanie ({ $measure }): „{ $best }” przed „{ $other }” o { $lost }; { $playouts }>

## Przeglądy pozycji i wykresy

analysis-unnamed = pozycja { $number }
analysis-more_rows =
    … i jeszcze { COUNT($n, "rows") }; pandas.DataFrame(…) ma wszystkie.
analysis-sweep_line =
    <Przegląd: { COUNT($rows, "rows") }, { COUNT($positions, "positions") }, { $policies ->
        [one] { $policies } strategia
        [few] { $policies } strategie
       *[many] { $policies } strategii
    }>
analysis-plot = Wykres: { $what }
analysis-plot_by = Wykres: { $what }, oś: { $x }
analysis-titled = { $title }: { $what }
analysis-column-vp = punkty zwycięstwa
analysis-column-won = udział pierwszych miejsc
