# Eksplorator pytany o najlepsze ruchy.

ask-ask = Zapytaj
ask-ask_tip = Wypróbuj ruchy z tego miejsca i zobacz, ile każdy traci do najlepszego
ask-go_on = Dalej
ask-hint =
    Który ruch jest tu najlepszy i ile tracą pozostałe? Programy rozgrywają każdy z nich do końca wiele razy, przy tym
    samym losie. Plansza pozostaje w tym czasie twoja, a to, co znaleziono, zostaje przy rozgrywce.
ask-how = Kliknij wiersz albo wybierz go strzałkami ↑ i ↓: powody, dalszy ciąg i miejsca na planszy.
ask-rows = Wypróbowane ruchy, od najlepszego
ask-play = Zagraj go
ask-play_tip = Zagraj ten ruch jako linię stąd (Enter albo podwójne kliknięcie wiersza)
ask-nobody = nikt nie musi tu o niczym decydować: graj dalej, potem zapytaj
ask-heat = Gdzie budować: ile traci każde pole
ask-heat_rim = Liczby jak na liście; gruba obwódka: może najlepsze.
ask-heat_expected = niewypróbowane: szacunek szybkiego gracza
ask-so_far = dotąd { COUNT($playouts, "games") }
ask-looking = Trwa szukanie ruchów
ask-stopped_after = Zatrzymano po { $playouts ->
        [1] { $playouts } rozgrywce
       *[other] { $playouts } rozgrywkach
    }. „{ ask-go_on }” podejmie to w tym miejscu.
ask-bars_show = Ile każdy traci do najlepszego ({ $measure }), z przedziałem:
ask-open_at = nierozstrzygnięte, { DECIMAL($mean, 1) }
ask-least = najmniej
ask-most = o { DECIMAL($worst, 1) } PZ więcej
