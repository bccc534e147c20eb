# Co mówi plansza, na której się gra.

## Controls

board-look = Pokaż mi
board-back = Wstecz
board-undo = Cofnij
board-redo = Ponów
board-answer = Odpowiedz
board-skip = Pomiń
board-pause = Pauza
board-go_on = Dalej
board-all_answers = Każda odpowiedź
board-choose = możliwości: { $n }
board-short_names = Krótkie nazwy
    .tip = Pokaż na mapie, jak jej miejsca nazywają się w ruchach: B2U, C2A, P8.1
board-in_language = Język
board-speed = Tempo
board-no_motion = bez ruchu
board-title = Barrage: stół
board-in_words = Pozycja w słowach
board-welcome = Co ma niebieski pierścień, można kliknąć, a „{ board-look }” tam prowadzi; najedź na coś, aby dowiedzieć się, co to jest.
board-welcome_list = Odpowiedzi są na liście pod obrazem; najedź na coś, aby dowiedzieć się, co to jest.
board-keys = Barrage. Strzałki prowadzą od jednej możliwej odpowiedzi do drugiej, a z Shiftem przez wszystkie rzeczy; Enter odpowiada; Backspace wraca; u cofa, r ponawia, f wypełnia ekran; Escape i Tab wychodzą.
board-fill = Na cały ekran (f)
board-leave_fill = Wróć z całego ekranu (f lub Esc)
board-news = Wszystko, co się wydarzyło, od najnowszego
board-next_drop_stops = Następna kropla stąd zatrzymałaby się przy { NAME($dam, form: "loc") }.
board-next_drop_leaves = Następna kropla stąd opuściłaby mapę.

## Questions

board-blank-company = spółka
board-blank-contract = kontrakt
board-blank-space = pole akcji
board-blank-engineers = inżynierowie
board-blank-officer = dyrektor do skopiowania
board-blank-tile = kafel technologii
board-blank-copying = kafel do skopiowania
board-blank-structure = konstrukcja
board-blank-site = pole budowy
board-blank-dam = tama
board-blank-conduit = kanał
board-blank-powerhouse = elektrownia
board-blank-drops = liczba kropel
board-blank-headstream = źródło
board-blank-pay = sposób zapłaty
board-blank-machines = maszyny
board-blank-part = część
board-blank-segment = segment
board-blank-architect = Architekt
board-decide = podjąć decyzję
board-asked = { CAPITAL($who) }: { $what }
board-where_to_build = wybrać miejsce budowy { NAME($structure, form: "gen") }
board-won =
    Koniec gry: { $n ->
         [1] { AGREE($who, one: "wygrywa", many: "wygrywają") }
        *[other] wygrywają
    } { $who }
board-nobody_decides =
    { KEY($phase) ->
        [ended] Runda skończona, woda spłynęła: policz punkty poniżej
        [water] Wszystkie tury rundy rozegrano: teraz spływa woda, potem punktuje się rundę
       *[other] { $phase }: w tej chwili nikt nie ma nic do zdecydowania
    }
board-half = { CAPITAL($who) }: { $steps }
board-then = { $first } › { $last }
board-now =
    { $again ->
         [true] teraz jeszcze: { $blank }
        *[false] teraz: { $blank }
    }
board-conduit_to = kanał do zbiornika { $basin }

## Answers

board-pick_contract = kontrakt { $number }
board-pick_officer = { $officer }: { $power }
board-pick_no_tile = bez kafla
board-pick_copying = jako { $tile }
board-pick_part = najpierw { $part }
board-pick_segment = segment, który wróci za { COUNT($turns, "turns", form: "acc") }
board-pick_architect = Architekt
board-pick_pass = spasować w tej rundzie
board-pick_decline = zrezygnować
board-let_act = Daj zagrać Automie { NAME($who, form: "gen") }
board-plus = + { $picked }
board-less_by = − { $picked }
board-only = tylko { $picked }
board-drops_make = { COUNT($drops, "drops") }: { COUNT($energy, "energy") }
board-drops_make_for = { COUNT($drops, "drops") }: { COUNT($energy, "energy") }; { COUNT($drops, "credits") } dla { NAME($owner, form: "gen") }
board-choice_of = { CAPITAL(UNENDED($meaning)) } — { $line }
board-way_of = od { NAME($dam, form: "gen") } do { NAME($powerhouse, form: "gen") }, { $drops }

## What happened, and what a thing is

board-and_more = … i jeszcze { $n }.
board-rule = { $clause }: { $sentence }
board-refused = Nie teraz — { UNENDED($why_not) }.
board-taken_back = Cofnięto: { $move }.
board-went_wrong = Coś poszło nie tak; pozycja jest taka jak przedtem. { $kind }: { $error }
board-not_to_show = show potrzebuje pozycji lub gry, a nie { $kind }; dają je sketch(…), new_game(…) i Game(…)
board-no_such_speed = speed: { $given } to nie prędkość; 1 to zwykła, 2 jest dwa razy szybsza, 0 nie pokazuje ruchu

## Co się mówi o zasobach spółki i o cenie kliknięcia.

board-whose = { CAPITAL($who) } { AGREE($who, one: "ma", many: "mają") }
board-said_has = { CAPITAL($who) } { AGREE($who, one: "ma", many: "mają") } { NAME($amounts, form: "acc") }
board-said_back_in = Wraca, gdy koło obróci się o { COUNT($turns, "segments", form: "acc") }: { $holds }

## The price of a click

board-said_price =
    Kosztuje { $ways }{ $more ->
        [true] , zależnie od dalszego wyboru
       *[false] {""}
    }.
board-only_by =
    { $resource ->
        [engineers] twojego jedynego inżyniera
        [excavators] twoją jedyną koparkę
        [mixers] twoją jedyną betoniarkę
       *[credits] twój jedyny kredyt
    }
board-part =
    { $more ->
        [0] { $least }
        [1] { $least } lub { $most }
       *[other] od { $least } do { $most }
    } z { COUNT($held, $resource, form: "gen") }
board-for_owner =
    { $paid } dla { NAME($owner, form: "gen") }
board-for_coin =
    { $paid } ({ $all ->
        [true] {""}
       *[false] { $fee }{" "}
    }za { $ways ->
        [1] tę monetę
       *[other] monetę
    })

## Karta punktacji: rundy i końca gry.

board-put_away = Odłóż
    .tip = Odłóż tę kartę (także klawiszem Esc)
board-card = Punktacja
board-scored = Punktacje:
board-the_end = koniec
board-the_round = runda { $round }
board-again_tip =
    Pokaż jeszcze raz punktację rundy { $round }{ $over ->
        [true] {" "}i końca gry
       *[false] {""}
    }
board-head_of = Punktacja rundy { $round }.
board-head_with = Punktacja rundy { $round }. Kafel premii: { $bonus }, po { $vp } PZ.
board-over = Gra skończona.
board-over_with = Gra skończona. Cel: { $objective }.

## Columns

board-column-energy = Energia
board-column-rank = Miejsce
board-column-track = Tor
board-column-bonus = Kafel premii
board-column-in_all = Razem
board-column-next = Kolejność
board-column-before = Przedtem
board-column-objective = Cel
board-column-resources = Maszyny i kredyty
board-column-buildings = Budynki
board-column-water = Woda
board-column-place = Miejsce

## Cells

board-no_rank = brak
board-shared = { $place } (remis)
board-rank_for = { $place }
board-gained = +{ COUNT($credits, "credits", form: "acc") }
board-paid_but = { $paid },
board-counted =
    = { $n } × { $each }{ $lost ->
        [0] {""}
       *[other] {" "}− { $lost }
    }
board-points =
    { $vp ->
        [0] 0
       *[other] { SIGNED($vp) } PZ
    }
board-in_all = { $vp } PZ
board-for_so_many = za { $n }
