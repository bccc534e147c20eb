# Eksplorator i stół całej rozgrywki.

## The panels

explorer-panel-moves = Ruchy
explorer-panel-edit = Edycja
explorer-panel-replay = Powtórka
explorer-panel-compare = Porównaj
explorer-panel-ask = Najlepsze
explorer-panel-review = Ocena
explorer-panel-files = Pliki
explorer-panel-automa = Automa
explorer-panel-board = Plansza

## Buttons, fields and headings

explorer-first = Start
    .tip = Na początek linii
explorer-last = Koniec
    .tip = Na koniec linii
explorer-forward = Dalej
    .tip = O jeden ruch dalej
explorer-move_back = ◀ Ruch
    .tip = O jeden ruch wstecz (lub strzałka w lewo)
explorer-move_on = Ruch ▶
    .tip = O jeden ruch dalej (lub strzałka w prawo)
explorer-event_back = ‹ Krok
    .tip = O jedno zdarzenie wstecz, także do poprzedniego ruchu (lub strzałka w górę)
explorer-event_on = Krok ›
    .tip = O jedno zdarzenie dalej, także do następnego ruchu (lub strzałka w dół)
explorer-play = Graj
    .tip = Obejrzyj wszystko, co się dzieje, zdarzenie po zdarzeniu
explorer-stop = Stop
explorer-event = Krok
explorer-line = Linia
explorer-name = Nazwa
explorer-comment = Uwaga
explorer-keep = Zapisz
    .tip = Zapisz nazwę i uwagę do tego miejsca
explorer-promote = Wyżej
    .tip = Ustaw tę linię jako pierwszą tam, gdzie odchodzi od poprzedniej
explorer-make_main = Główna linia
    .tip = Ustaw tę linię wszędzie jako pierwszą
explorer-delete = Usuń odtąd
    .tip = Usuń ten ruch i wszystkie następne; „Cofnij” je przywróci
explorer-edit_board = Klik zmienia
    .tip = Kliknięcie rzeczy podpowiada, co można w niej zmienić
explorer-by_text = Słowami
explorer-part = Gdzie
explorer-thing = Co
explorer-apply = Zastosuj
    .tip = Zmiany słowami z docs/notation.md; minus zabiera
explorer-mode = Gdy ruch jest odrzucony
explorer-how_far = Jak daleko
explorer-replay = Powtórz dawne ruchy
    .tip = Zagraj stąd ruchy tej linii, od której to miejsce odeszło
explorer-show_entries = Pokaż
explorer-first_difference = Pierwsza różnica
explorer-next_difference = Następna różnica
explorer-old_line = Zobacz w dawnej linii
    .tip = Przejdź do tego ruchu w dawnej linii
explorer-new_line = Zobacz w nowej linii
    .tip = Przejdź do tego ruchu w nowej linii
explorer-line_a = Linia A
explorer-line_b = Linia B
explorer-compare = Porównaj
    .tip = Zestaw obie linie obok siebie
explorer-to_parting = Do rozejścia się linii
explorer-maps_at = Mapy
explorer-see_turn = Zobacz na planszy
    .tip = Opuść porównanie i przejdź do tej tury w linii B
explorer-file = Plik
explorer-file_name = moja_gra.txt
explorer-save = Zapisz
    .tip = Zapisz rozgrywkę ze wszystkimi liniami i najlepszymi ruchami w folderze tego notatnika
explorer-load = Wczytaj
    .tip = Otwórz rozgrywkę z tego pliku; „Cofnij” przywróci tę, która jest otwarta
explorer-paste = Wklej
explorer-open = Otwórz wklejony tekst
    .tip = Otwórz tekst; „Cofnij” przywróci rozgrywkę, która jest otwarta
explorer-open_rest = Otwórz, co się da
    .tip = Otwiera tę część, która ma sens; plik zostaje, jaki był
explorer-copy_out = Kopiowanie
explorer-copy = Kopiuj

## Hints, and what has happened

explorer-title = Barrage: eksplorator
explorer-rail =
    Linia ruch po ruchu: strzałki idą krok po kroku, Home i End na jej końce, Page Up i Page Down o rundę
explorer-game_ends = Koniec gry, z punktacją ostatniej rundy i końcową
explorer-before_move = Tuż zanim to się stało.
explorer-moves = Wybierz turę, by przejść na jej koniec; ruch na planszy zaczyna inną linię
explorer-start = Początek
explorer-rows = Wiersze pudełka
explorer-put_rows = Włóż do pudełka
    .tip = Pisz wiersze, każdy w osobnej linii: cenę, pole, kontrakt
# A button with a cross that takes a row back.
explorer-without_row = ✕ { $row }
explorer-edit_hint =
    Kliknij cokolwiek na planszy. Na wolnym polu wybrana wyżej spółka od razu buduje albo umieszcza inżynierów.
explorer-go_on = Graj dalej
explorer-text_editing = Edycja: kliknij cokolwiek na planszy
explorer-notation =
    Nazwa spółki, a potem to, co do niej należy; | zaczyna nową grupę; -B1L zabiera. Więcej w docs/notation.md.
explorer-text_refused = Tak nie może być:
explorer-replay_hint =
    Po zmianie lub innym ruchu: ruchy dawnej linii są stąd grane jeszcze raz, każdy przez tę samą spółkę w tej samej
    turze. Dawna linia zostaje, jaka była.
explorer-replaying = Trwa powtórka
explorer-entries = Co się stało z każdym ruchem; wybierz jeden, by do niego przejść
explorer-decisive = Tury, które przesądziły o różnicy; wybierz jedną, by przeczytać dlaczego
explorer-comparing = Trwa porównanie
explorer-loading = Trwa wczytywanie
explorer-stopped = Zatrzymano.
explorer-one_line = Na razie jest tylko jedna linia. Zmień coś albo zagraj inny ruch, a będą dwie.
explorer-same_lines = Obie linie są takie same. Wybierz inną jako linię B.
explorer-paste_here = Wiersz pozycji (bnb1.…), tura (place bank 1), tekst rozgrywki lub zapisana rozgrywka
explorer-copied = Skopiowano
explorer-not_copied = Zaznacz tekst i skopiuj go ręcznie
explorer-not_opened = Tego nie da się otworzyć; otwarta rozgrywka zostaje, jaka była.
explorer-opened = Otwarto wklejony tekst.
explorer-played =
    { $over ->
        [true] Zagrano wklejony ruch.
       *[false] Zagrano wklejony ruch; tura trwa.
    }
explorer-not_played = Tego nie da się tu zagrać; rozgrywka zostaje, jaka była.
explorer-opened_rest = Otwarto to, co dało się odczytać; zapisz to pod inną nazwą.
explorer-opening = otwarcie rozgrywki
explorer-busy = coś jeszcze trwa; poczekaj albo naciśnij Stop

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
explorer-keeps_another =
    to, co tu robisz, nie jest zapisywane: plik { $file } zawiera rozgrywkę otwartą wcześniej i pozostaje bez zmian; zapisz tę pod inną nazwą
explorer-another_start =
    { $file } zawiera rozgrywkę, która zaczyna się w innej pozycji; podaj save= z innym plikiem albo usuń ten
explorer-taken_back = Cofnięto: { $what }.
explorer-nothing_to_undo = Nie ma czego cofnąć.
explorer-done_again = Ponowiono: { $what }.
explorer-nothing_to_redo = Nie ma czego ponowić.
