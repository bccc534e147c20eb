# Eksplorator i stół całej rozgrywki.

## The panels

explorer-panel-moves = Ruchy
explorer-panel-edit = Edycja
explorer-panel-replay = Powtórka
explorer-panel-compare = Porównaj
explorer-panel-ask = Najlepsze
explorer-panel-files = Pliki
explorer-panel-automa = Automa
explorer-panel-board = Plansza

## Buttons, fields and headings

explorer-label-first = Start
explorer-label-last = Koniec
explorer-label-forward = Dalej
explorer-label-move_back = ◀ Ruch
explorer-label-move_on = Ruch ▶
explorer-label-event_back = ‹ Krok
explorer-label-event_on = Krok ›
explorer-label-play = Graj
explorer-label-stop = Stop
explorer-label-event = Krok
explorer-label-line = Linia
explorer-label-name = Nazwa
explorer-label-comment = Uwaga
explorer-label-keep = Zapisz
explorer-label-promote = Wyżej
explorer-label-make_main = Główna linia
explorer-label-delete = Usuń odtąd
explorer-label-edit_board = Klik zmienia
explorer-label-by_text = Słowami
explorer-label-part = Gdzie
explorer-label-thing = Co
explorer-label-apply = Zastosuj
explorer-label-mode = Gdy ruch jest odrzucony
explorer-label-how_far = Jak daleko
explorer-label-replay = Powtórz dawne ruchy
explorer-label-show_entries = Pokaż
explorer-label-first_difference = Pierwsza różnica
explorer-label-next_difference = Następna różnica
explorer-label-old_line = Zobacz w dawnej linii
explorer-label-new_line = Zobacz w nowej linii
explorer-label-line_a = Linia A
explorer-label-line_b = Linia B
explorer-label-compare = Porównaj
explorer-label-to_parting = Do rozejścia się linii
explorer-label-maps_at = Mapy
explorer-label-see_turn = Zobacz na planszy
explorer-label-file = Plik
explorer-label-file_name = moja_gra.txt
explorer-label-save = Zapisz
explorer-label-load = Wczytaj
explorer-label-paste = Wklej
explorer-label-open = Otwórz wklejony tekst
explorer-label-open_rest = Otwórz, co się da
explorer-label-copy_out = Kopiowanie
explorer-label-copy_what = Co
explorer-label-copy = Kopiuj

## What buttons do

explorer-tip-first = Na początek linii
explorer-tip-last = Na koniec linii
explorer-tip-forward = O jeden ruch dalej
explorer-tip-move_back = O jeden ruch wstecz (lub strzałka w lewo)
explorer-tip-move_on = O jeden ruch dalej (lub strzałka w prawo)
explorer-tip-event_back = O jedno zdarzenie wstecz, także do poprzedniego ruchu (lub strzałka w górę)
explorer-tip-event_on = O jedno zdarzenie dalej, także do następnego ruchu (lub strzałka w dół)
explorer-tip-play = Obejrzyj wszystko, co się dzieje, zdarzenie po zdarzeniu
explorer-tip-keep = Zapisz nazwę i uwagę do tego miejsca
explorer-tip-promote = Ustaw tę linię jako pierwszą tam, gdzie odchodzi od poprzedniej
explorer-tip-make_main = Ustaw tę linię wszędzie jako pierwszą
explorer-tip-delete = Usuń ten ruch i wszystkie następne; „Cofnij” je przywróci
explorer-tip-edit_board = Kliknięcie rzeczy podpowiada, co można w niej zmienić
explorer-tip-line = Zmiany słowami z docs/notation.md; minus zabiera
explorer-tip-replay = Zagraj stąd ruchy tej linii, od której to miejsce odeszło
explorer-tip-old_line = Przejdź do tego ruchu w dawnej linii
explorer-tip-new_line = Przejdź do tego ruchu w nowej linii
explorer-tip-compare = Zestaw obie linie obok siebie
explorer-tip-see_turn = Opuść porównanie i przejdź do tej tury w linii B
explorer-tip-save = Zapisz rozgrywkę ze wszystkimi liniami i najlepszymi ruchami w folderze tego notatnika
explorer-tip-load = Otwórz rozgrywkę z tego pliku; „Cofnij” przywróci tę, która jest otwarta
explorer-tip-open = Otwórz tekst; „Cofnij” przywróci rozgrywkę, która jest otwarta
explorer-tip-open_rest = Otwiera tę część, która ma sens; plik zostaje, jaki był

## Hints, and what has happened

explorer-text-title = Barrage: eksplorator
explorer-text-rail =
    Linia ruch po ruchu: strzałki idą krok po kroku, Home i End na jej końce, Page Up i Page Down o rundę
explorer-text-game_ends = Koniec gry, z punktacją ostatniej rundy i końcową
explorer-text-before_move = Tuż zanim to się stało.
explorer-text-moves = Wybierz turę, by przejść na jej koniec; ruch na planszy zaczyna inną linię
explorer-text-start = Początek
explorer-text-edit_hint =
    Kliknij cokolwiek na planszy albo wybierz z list: tu zobaczysz, co można zmienić. Na wolnym polu od razu się buduje
    albo umieszcza inżynierów, dla spółki wybranej tutaj. „Cofnij” wycofuje każdą zmianę.
explorer-text-go_on = Graj dalej
explorer-text-editing = Edycja: kliknij cokolwiek na planszy
explorer-text-notation =
    Nazwa spółki, a potem to, co do niej należy; | zaczyna nową grupę; -B1L zabiera. Więcej w docs/notation.md.
explorer-text-refused = Tak nie może być:
explorer-text-replay_hint =
    Po zmianie lub innym ruchu: ruchy dawnej linii są stąd grane jeszcze raz, każdy przez tę samą spółkę w tej samej
    turze. Dawna linia zostaje, jaka była.
explorer-text-replaying = Trwa powtórka
explorer-text-entries = Co się stało z każdym ruchem; wybierz jeden, by do niego przejść
explorer-text-decisive = Tury, które przesądziły o różnicy; wybierz jedną, by przeczytać dlaczego
explorer-text-comparing = Trwa porównanie
explorer-text-loading = Trwa wczytywanie
explorer-text-stopped = Zatrzymano.
explorer-text-one_line = Na razie jest tylko jedna linia. Zmień coś albo zagraj inny ruch, a będą dwie.
explorer-text-same_lines = Obie linie są takie same. Wybierz inną jako linię B.
explorer-text-paste_here = Wiersz pozycji (bnb1.…), tekst rozgrywki lub zapisana rozgrywka
explorer-text-copied = Skopiowano
explorer-text-not_copied = Zaznacz tekst i skopiuj go ręcznie
explorer-text-not_opened = Tego nie da się otworzyć; otwarta rozgrywka zostaje, jaka była.
explorer-text-opened = Otwarto wklejony tekst.
explorer-text-opened_rest = Otwarto to, co dało się odczytać; zapisz to pod inną nazwą.
explorer-text-opening = otwarcie rozgrywki
explorer-text-busy = coś jeszcze trwa; poczekaj albo naciśnij Stop

## The timeline

explorer-move_of = Ruch { $at } z { $moves }
explorer-round_mark = R{ $round }
explorer-round_begins =
    Zaczyna się runda { $round }{ $before ->
        [0] {""}
       *[other] , z punktacją rundy { $before }
    }
explorer-event_in = { $at } z { $events }
explorer-no_event = brak
explorer-at_place = Runda { $round }, { NAME($phase, form: "inside") } · { $told }
explorer-more_events = … i jeszcze { $n }, zdarzenie po zdarzeniu.

## The tree

explorer-round_row = ── Runda { $round } ──
explorer-note_name = [{ $name }]
explorer-note_comment = „{ $comment }”
explorer-note = [{ $name }]„{ $comment }”
explorer-beside = { $first }{"  "}{ $last }
explorer-branch_of =
    {"      "}↳ { $said } … { COUNT($moves, "moves") }{ $main ->
        [true] , główna linia
       *[false] {""}
    }
explorer-numbered_line =
    { $number ->
        [1] główna linia
       *[other] linia { $number }
    }
explorer-named_line = { $line } ({ $name })
explorer-line_comes_to = { $line }: { $what }
explorer-line_begins = { $line } ({ $turn })
explorer-score = { $who } { $vp }

## The editor

explorer-editing =
    Edycja: { $what }{ $buttons ->
        [true] {""}
       *[false] . Wybierz w panelu.
    }
explorer-changed_to = Ręcznie: { $told }.
explorer-nothing_changed = Już tak jest: nic się nie zmieniło.
explorer-more = … i jeszcze { $n }.
explorer-refused_for = Tak nie może być: { $reasons }

## The replay

explorer-far-round = do końca tej rundy
explorer-far-game = do końca gry
explorer-mode-stop = zatrzymaj się tam
explorer-mode-skip = pomiń go i graj dalej
explorer-mode-quick = niech odpowie szybki gracz
explorer-mode-random = niech odpowie losowy gracz
explorer-filter-changed = co nie jest takie samo
explorer-filter-all = każdy ruch
explorer-filter-different = inny skutek
explorer-filter-refused = odrzucone
explorer-filter-not_asked = bez pytania
explorer-filter-unanswered = bez odpowiedzi
explorer-filter-same = takie same
explorer-became-same =
    { $n ->
        [one] { $n } taki sam
        [few] { $n } takie same
       *[many] { $n } takich samych
    }
explorer-became-different = { $n } z innym skutkiem
explorer-became-refused =
    { $n ->
        [one] { $n } odrzucony
        [few] { $n } odrzucone
       *[many] { $n } odrzuconych
    }
explorer-became-not_asked = { $n } bez pytania
explorer-became-unanswered = { $n } bez odpowiedzi
explorer-became-decided_anew =
    { $n ->
        [one] { $n } postanowiony od nowa
        [few] { $n } postanowione od nowa
       *[many] { $n } postanowionych od nowa
    }
explorer-nothing_to_replay =
    Nie ma tu dawnych ruchów do powtórzenia. Przejdź do miejsca po zmianie i wtedy powtórz.
explorer-replayed_all = Powtórzono: { $total }.
explorer-replayed_part =
    Powtórzono: { $total }. { $by_hand ->
        [true] Zatrzymano.
       *[false] Powtórka stanęła na ostatnim: wybierz, co dalej.
    }
explorer-entry_row = { $sign } { $moment } { $what }
explorer-decided = ({ $question })
explorer-to_decide = zdecydować
explorer-but_changed = { $row }; { $changed }
explorer-but_took = { $row } → { $move }
explorer-by_hand = ręcznie
explorer-in_round = R{ $round } { $who }:
explorer-play_and_go_on = Zagraj „{ $move }” i dalej

## The comparison

explorer-moment-end = na końcu
explorer-moment-parting = tam, gdzie się rozchodzą
explorer-at_round = na początku rundy { $round }
explorer-differences =
    { $n ->
        [0] Obie mapy są takie same.
        [one] Mapy różnią się w { $n } miejscu; jest obwiedzione.
       *[other] Mapy różnią się w { $n } miejscach; są obwiedzione.
    }

## Files and texts

explorer-copy-position = tę pozycję jako wiersz
explorer-copy-json = tę pozycję jako JSON
explorer-copy-line = tę linię bez pozostałych
explorer-copy-game = rozgrywkę ze wszystkimi liniami
explorer-exists = Plik { $name } już istnieje. Naciśnij „Zapisz” jeszcze raz, by go zastąpić, albo wybierz inną nazwę.
explorer-saved = Zapisano w { $name }: { COUNT($moves, "moves", form: "acc") }.
explorer-loaded = Wczytano { $name }.
explorer-no_file = { $name }: nie da się odczytać: { $why }
explorer-not_written = { $name }: nie da się zapisać: { $why }
explorer-not_text = { $name } nie jest plikiem tekstowym
explorer-kept_elsewhere =
    to, co tu robisz, nie jest już zapisywane: plik { $file } należy do tego, co otwarto z nim później
explorer-another_start =
    { $file } zawiera rozgrywkę, która zaczyna się w innej pozycji; podaj save= z innym plikiem albo usuń ten
explorer-taken_back = Cofnięto: { $what }.
explorer-nothing_to_undo = Nie ma czego cofnąć.
explorer-done_again = Ponowiono: { $what }.
explorer-nothing_to_redo = Nie ma czego ponowić.
