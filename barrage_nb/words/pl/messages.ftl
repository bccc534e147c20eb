# Co jest nie tak z tym, co podano: co, gdzie i jak byłoby dobrze.

messages-the_position = pozycja

messages-part_of = { $where }, { $part }
messages-part-number = ich liczba
messages-part-level = poziom
messages-part-round = runda
messages-part-follower = kto gra według kafla
messages-part-in_sight = widoczne kafle
messages-part-automa = czyją turę gra Automa
messages-part-hand = kontrakty na ręce
messages-part-officers = dyrektorzy
messages-part-advanced_tiles = kafle zaawansowanej technologii

## What is wrong

messages-unknown_rules = rules={ QUOTED($rules) } nie jest znane; wybierz { $known }
messages-unknown_players = players={ QUOTED($players) }: w Barrage gra 2, 3 lub 4 graczy
messages-unknown_seed = seed={ $seed }: ziarno to liczba całkowita o najwyżej 40 cyfrach, na przykład seed=7
messages-automas_full_only = rules={ QUOTED($rules) }: Automy grają tylko według pełnych zasad
messages-too_many_automas = Autom jest więcej ({ $automas }) niż graczy ({ $players }); podaj players=… dla wszystkich razem
messages-unknown_level = { QUOTED($level) } to nie poziom Automy; poziomy to { $known }
messages-companies_wanted = companies={ $got }: do wyboru w tej grze potrzeba różnych spółek: { $wanted }
messages-companies_fixed = companies={ $got }: rozgrywka wprowadzająca dla { $players } graczy ma { $fixed }
messages-no_rulings = rulings={ $got }: rozstrzygnięcia podaje się jako Rulings(zero_ranks=False), każde po nazwie
messages-no_design = design={ $got }: projekt podaje się jako Design(engineers_each=8), każdą liczbę po nazwie
messages-unreadable_row = { QUOTED($row) } nie jest wierszem pudełka; pisze się go tak: { $forms }
messages-row_name = { $where }: { QUOTED($got) } nie może być nazwą wiersza; potrzebne jest słowo małymi literami, którym nic innego się nie nazywa
messages-row_unsayable = { $where }: żaden wiersz jeszcze tego nie mówi
# What no box can have. The clause says which rule stands against it.
messages-clash_few = { $where }: jest ich { $got }, a potrzeba co najmniej { $least } ({ $clause })
messages-clash_introductory = { $where }: jest potrzebne w grze wprowadzającej ({ $clause })
messages-clash_each_once = { $where }: { QUOTED($got) } musi mieć raz każde z: { $known } ({ $clause })
messages-clash_last_row = { $where }: ostatni wiersz kafla musi być bankiem, bo ten jest zawsze możliwy ({ $clause })
messages-clash_expansion = { $where }: miejsce na to ma tylko pudełko z dodatkiem, jak { QUOTED("box leeghwater") } ({ $clause })
messages-clash_own = { $where }: pola na planszach firm, Prac Zewnętrznych i budynków zostają takie, jakie są, i jest ich tyle, ile jest; biuro ich nie ma ({ $clause })
messages-clash_bank = { $where }: tylko bank przyjmuje dowolną liczbę inżynierów, płacąc za każdego, i jest bezpłatny i otwarty dla wszystkich ({ $clause })
messages-clash_basic = { $where }: { $got } nie jest kaflem zaawansowanej technologii, a tylko takie mają efekt ({ $clause })
messages-clash_wild = { $where }: { QUOTED($got) }: bez inżynierów musi być wiadomo, co się buduje, a uniwersalny kafel buduje wszystko ({ $clause })
messages-clash_fill = { $where }: { QUOTED($got) }: napełnić można tylko zaporę ({ $clause })
messages-clash_value = { $where }: { QUOTED($got) }: wartość ma tylko kanał ({ $clause })
messages-clash_house = { $where }: { QUOTED($got) }: kafel budynku ma tylko ten, kto na nim buduje ({ $clause })
messages-clash_not_counted = { $where }: { QUOTED($got) } dzieje się raz i niczego nie liczy ({ $clause })
messages-clash_reward_only = { $where }: { QUOTED($got) } może być tylko nagrodą kontraktu ({ $clause })
messages-clash_hook = { $where }: { QUOTED($got) } istnieje, ale zasady szukają tego gdzie indziej, nigdy tutaj ({ $clause })
messages-clash_twice = { $where }: { QUOTED($got) } stoi tam dwa razy i nie dałoby się powiedzieć, co jest pierwsze ({ $clause })
messages-clash_order = { $where }: { QUOTED($got) } nie jest w kolejności toru ({ $clause })
messages-clash_gone = { $where }: { QUOTED($got) } nie jest polem tego pudełka: inny wiersz je usuwa ({ $clause })
messages-bank_stays_open = { $where }: Bank pozostaje otwarty, żeby każdy mógł umieścić inżyniera
messages-no_such_company = { QUOTED($got) } nie gra w tej rozgrywce; jej spółki to { $known }
messages-unreadable_move =
    { $of ->
        [1] {""}
       *[other] część { $n } z { $of }:{" "}
    }{ QUOTED($text) } to nie ruch; napisz go tak: { $form }{ $two ->
        [true] ; między dwiema odpowiedziami w turze stoi średnik
       *[false] {""}
    }
messages-no_strategy_for = brak strategii dla { QUOTED($got) }: podaj po jednej dla każdego z { $known } albo jedną dla wszystkich
messages-not_a_move = ruch to Move albo jego tekst, na przykład 'place turbine+0', a nie { $kind }
messages-not_a_sketch = szkic to tekst, na przykład 'usa B1L=2*1', albo dict, a nie { $kind }
messages-not_text = potrzebna jest Position albo jej tekst (szkic, wiersz lub JSON), a nie { $kind }; gry i kroki mają .position
messages-too_long = ten tekst jest za długi (liczba znaków: { $length }); więcej niż { $most } nigdy tu nie potrzeba
messages-half_letter = znak { $number } to połowa litery (samotny surogat), której nie zmieści żaden plik; skopiuj go jeszcze raz
messages-not_a_position = to nie pozycja: ani szkic, na przykład 'usa B1L=2*1', ani wiersz 'bnb1.…', ani JSON
messages-not_a_line = ten wiersz pozycji jest uszkodzony: zaczyna się od 'bnb1.'
messages-newer_version = to zapisała nowsza wersja ({ $version }); ta czyta najwyżej wersję { $known }
messages-wrong_version = barrage_nb: { $version } to nie wersja; ta czyta wersję { $known }
messages-damaged_line = ten wiersz pozycji jest uszkodzony: suma kontrolna się nie zgadza; skopiuj go jeszcze raz w całości
messages-bad_json = nie da się odczytać jako JSON: { $why }
messages-not_a_number = { $name } nie jest tu liczbą
messages-wrong_kind = { $where }: { $got } to nie { $want }
messages-unknown_field = { $where }: nie ma tu pola { QUOTED($field) }
messages-missing_field = { $where }: brakuje pola { QUOTED($field) }
messages-too_deep = ten tekst jest za głęboko zagnieżdżony albo za duży, żeby był pozycją
messages-too_many_digits = liczba o więcej niż { $most } cyfrach nigdy nie jest tu potrzebna
messages-unknown_task = { $where }: { $got } to ani pytanie, ani zadanie
messages-not_a_question = pending[0]: { $got } nikogo o nic nie pyta; pierwsze w kolejce musi być pytanie
messages-construction_later = { $where }: { KEY($question) } nie może czekać za czymś innym, co mogłoby zużyć to, z czego się buduje
messages-no_site = { $where }: na { $name } nie da się teraz niczego zbudować
messages-no_answer = pending[0]: w tej pozycji nic nie odpowiada na { $got }
messages-unknown_word = { $where }: { QUOTED($got) } nie jest znane; może to być { $known }
messages-too_few = { $where }: { $got } to mniej niż { $least }
messages-too_many = { $where }: { $got } to więcej niż { $most }
messages-out_of_range = { $where }: { $got } nie mieści się między { $least } a { $most }
messages-only_one_value = { $where }: { QUOTED($got) } to nie { $only }, jedyna możliwa liczba
messages-record_beyond = { $where }: żaden wiersz nie mówi tego, co ten rekord ma jako { $fields }, i to by przepadło
messages-duplicate = { $where }: { $thing } występuje dwa razy
messages-two_in_a_basin =
    { $who } { AGREE($who, one: "ma", many: "mają") } dwie { KEY($structure) ->
        [base] podstawy
       *[other] elektrownie
    } w zbiorniku { $basin }; nikt nie może tam zbudować drugiej ({ $clause })
messages-piece_limit = { $name } ma na mapie { COUNT($count, "pieces", form: "acc") } tego rodzaju ({ $structure }); jest ich tylko { $most }
messages-over_capacity = { $where }: { COUNT($drops, "drops") } to więcej, niż mieści tama { $level }. poziomu ({ $most })
messages-sketch_no_dams = { $item }: zbiornik { $basin } nie ma pól tam; tamy stoją w zbiornikach od 1 do 10
messages-sketch_no_space = { $item }: nie ma takiego pola; { $hint }
messages-sketch_stray = { $item }: podaj, czyje to jest: zacznij grupę od spółki albo od 'neutral'
messages-sketch_unknown_item = { $item }: nie jest znane; { $hint }
messages-sketch_form = { $item }: nie da się odczytać; napisz to jak { $examples }
messages-sketch_no_such_word = { $item }: { $word } nie istnieje; może to być { $right }
messages-sketch_taken = { $item }: { $got } ma już element na { $name }
messages-sketch_neutral = { $item }: neutral nie ma niczego poza tamami
messages-sketch_nobody = szkic wymienia co najmniej jedną spółkę: { $known }
messages-sketch_twice = { $item }: { $name } podano dwa razy
messages-command_about = Kopiuje lekcje do twojego folderu i otwiera tam JupyterLab.
messages-command_folder = dokąd trafią lekcje (barrage-lessons, jeśli nie podasz); co tam zmienisz, zostaje
messages-command_language = język lekcji i plansz: { $names }
messages-command_in_english = W języku { $language } są plansze i część lekcji; po angielsku są lekcje: { $names }.
messages-command_port = port, na którym słucha JupyterLab
messages-command_copy_only = tylko skopiuj lekcje; dla JupyterLab, który już działa, na przykład w JupyterHub
messages-command_no_browser = uruchom JupyterLab bez otwierania przeglądarki
messages-command_allow_root = pozwól JupyterLab działać jako root, czego sam odmawia; na przykład w kontenerze
messages-command_not_a_folder = to plik albo coś wewnątrz pliku
messages-command_no_jupyterlab = JupyterLab nie jest tu zainstalowany; zainstaluj go: python -m pip install jupyterlab
messages-command_port_taken = portu { QUOTED($port) } nie można użyć: coś już na nim słucha albo to nie port; spróbuj --port 8899
messages-command_folder_unusable = lekcji nie można zapisać w { $folder }: { $why }; podaj inny folder
messages-command_opening = Lekcje są w { $folder }; otwieram tam JupyterLab.
messages-command_copied = Lekcje są w { $folder }.
messages-command_kept = Jest nowsza wersja: { $names }; twoja ma zmiany, więc zostaje. Zmień jej nazwę i uruchom jeszcze raz.
messages-invalid = taka pozycja nie jest możliwa: { $problems }

## What a value should be

messages-want-int = liczba całkowita
messages-want-str = tekst
messages-want-bool = true albo false
messages-want_object = obiekt
messages-want_list = lista
messages-want_list_of = lista długości { $n }
messages-want_companies = lista spółek
messages-want_spaces = krotka, ("turbine+2",)

## What a sketch may say

messages-hint-B = pola tam to B1U i B1L aż do B10U i B10L
messages-hint-C = kanały to C1A i C1B aż do C10A i C10B
messages-hint-P = elektrownie to P5.1 aż do P12.4
messages-hint_company = spółka ma { $names }
messages-hint_table = grupa zaczyna się od { $companies } lub neutral albo mówi HA=2 lub { $names }

## The Leeghwater Project

messages-rules_of_box = rules={ QUOTED($rules) }: w pudełko { QUOTED($box) } gra się tylko według zasad { $known } ({ $clause })
messages-two_houses = { $who } { AGREE($who, one: "ma", many: "mają") } dwa budynki w jednym miejscu: { $building } ({ $clause })
messages-site_not_there = { $where }: pole budynku dla { $there } graczy, a jest ich { $players } ({ $clause })
messages-no_architect = { $where }: Architekta ma pod ręką tylko ten, kto ma dyrektora z Architektem i inżynierów pod ręką
