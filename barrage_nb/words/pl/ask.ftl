# Eksplorator pytany o najlepsze ruchy.

ask-text-ask = Zapytaj
ask-text-ask_tip = Wypróbuj ruchy z tego miejsca i zobacz, ile każdy traci do najlepszego
ask-text-go_on = Dalej
ask-text-hint =
    Który ruch jest tu najlepszy i ile tracą pozostałe? Programy rozgrywają każdy z nich do końca wiele razy, przy tym
    samym losie. Plansza pozostaje w tym czasie twoja, a to, co znaleziono, zostaje przy rozgrywce.
ask-text-how = Kliknij wiersz albo wybierz go strzałkami ↑ i ↓: powody, dalszy ciąg i miejsca na planszy.
ask-text-rows = Wypróbowane ruchy, od najlepszego
ask-text-play = Zagraj go
ask-text-play_tip = Zagraj ten ruch jako linię stąd (Enter albo podwójne kliknięcie wiersza)
ask-text-nobody = nikt nie musi tu o niczym decydować: graj dalej, potem zapytaj
ask-text-heat = Gdzie budować: ile traci każde pole
ask-text-heat_rim = Liczby jak na liście; gruba obwódka: może najlepsze.
ask-text-heat_expected = niewypróbowane: szacunek szybkiego gracza
ask-so_far = dotąd { COUNT($playouts, "games") }
ask-looking = Trwa szukanie ruchów
ask-stopped_after = Zatrzymano po { $playouts ->
        [1] { $playouts } rozgrywce
       *[other] { $playouts } rozgrywkach
    }. „{ ask-text-go_on }” podejmie to w tym miejscu.
ask-bars_show = Ile każdy traci do najlepszego ({ $measure }), z przedziałem:
ask-open_at = nierozstrzygnięte, { DECIMAL($mean, 1) }
ask-least = najmniej
ask-most = o { DECIMAL($worst, 1) } PZ więcej
