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
board-short_names_tip = Pokaż na mapie, jak jej miejsca nazywają się w ruchach: B2U, C2A, P8.1
board-in_language = Język
board-speed = Tempo
board-no_motion = bez ruchu
board-title = Barrage: stół
board-in_words = Pozycja w słowach
board-welcome = Co ma niebieski pierścień, można kliknąć, a „{ board-look }” tam prowadzi; najedź na coś, aby dowiedzieć się, co to jest.
board-welcome_list = Odpowiedzi są na liście pod obrazem; najedź na coś, aby dowiedzieć się, co to jest.
board-keys = Barrage. Strzałki prowadzą od jednej możliwej odpowiedzi do drugiej, a z Shiftem przez wszystkie rzeczy; Enter odpowiada; Backspace wraca; u cofa, r ponawia; Escape i Tab wychodzą.

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
board-decide = podjąć decyzję
board-asked = { CAPITAL($who) }: { $what }
board-won =
    Koniec gry: { $n ->
         [1] { AGREE($who, one: "wygrywa", many: "wygrywają") }
        *[other] wygrywają
    } { $who }
board-nobody_decides = { $phase }: w tej chwili nikt nie ma nic do zdecydowania
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
