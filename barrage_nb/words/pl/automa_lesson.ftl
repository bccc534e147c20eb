# Co mówi lekcja o Automie.

automa_lesson-no_automa =
    w tej pozycji ruch nie należy do żadnej Automy; podaj jedną, na przykład: sketch('italy | usa | automas=italy:medium')
automa_lesson-title = Jak myśli Automa
automa_lesson-another = Inna tura
automa_lesson-give_up = Pokaż
automa_lesson-choose = albo wybierz tutaj
automa_lesson-that_one = To
automa_lesson-watch = Teraz przejdź jej turę krok po kroku i zobacz każdy powód na mapie.
automa_lesson-about_to_act = Zaraz { AGREE($who, one: "zagra", many: "zagrają") } { $who }.
automa_lesson-which_row = 1. Który wiersz kończy turę { NAME($who, form: "gen") }?
automa_lesson-how_to_guess_row =
    Automa sprawdza wiersze z góry na dół i tylko po nielicznych działa dalej. Kliknij wiersz na jej kaflu.
automa_lesson-row_on_button = { $number }{"  "}{ $row }
automa_lesson-which_space = 2. Gdzie stanie jej { $structure }?
automa_lesson-how_to_guess_space =
    Kliknij to pole na mapie: jedyne, które dopełnia system, albo to, które zostaje po kryteriach kafla { $number }.
automa_lesson-not_a_space = Kliknij jedno z wyróżnionych pól: nigdzie indziej nie może budować (AP1).
automa_lesson-holds =
    Zasoby { NAME($who, form: "gen") }: { $things }; tym płaci Automa. Może budować, używając: { NAME($tiles, form: "gen") }.
automa_lesson-lie_open = Odkryte kontrakty: { $contracts }.
automa_lesson-none_open = Odkryte kontrakty: brak.
automa_lesson-contract =
    { $colour ->
        [green] zielony
        [yellow] żółty
        [red] czerwony
       *[other] { $colour }
    } za { $energy }

## What a guess is told

automa_lesson-row_ended = Wiersz { $number } kończy turę { NAME($who, form: "gen") }: { $row }.
automa_lesson-all_before =
    { $skipped ->
        [0] Pierwszy wiersz jest możliwy, więc Automa go wykonuje (A15).
       *[other] Automa pominęła { COUNT($skipped, "rows", form: "acc") }, a ten jest pierwszym możliwym (A15).
    }
automa_lesson-never_looked = Na wiersz { $number } Automa nawet nie patrzy: jeden z wyższych był już możliwy (A15).
automa_lesson-not_possible = Wiersz { $number } nie jest możliwy: { $reason } ({ $clause }).
automa_lesson-followed = Wiersz { $number } Automa wykonuje, ale nie kończy on jej tury ({ $clause }).
automa_lesson-off =
    Twój wybór jest o { COUNT($n, "rows", form: "acc") } { $above ->
        [true] za wysoko
       *[false] za nisko
    }.
automa_lesson-builds = { $who } { AGREE($who, one: "buduje", many: "budują") } { NAME($piece, form: "acc") }.
automa_lesson-no_other = Innego nie było (AP1).
automa_lesson-completes_alone = Tylko ono dopełnia system z tamy, kanału i elektrowni (AP2).
automa_lesson-first_left = Po kryteriach w grze: { $left }. Pierwsze w kolejności { $upward }: { $space } (AP4).
automa_lesson-alone_left = Po kryteriach zostaje tylko ono; ostatnie rozstrzygnęło: { $criterion } ({ $clause }).
automa_lesson-only_one_completes = Tylko { $spot } dopełnia system, więc o nic więcej się nie pyta (AP2).
automa_lesson-goes_out =
    { CAPITAL($place) } odpada przy kryterium { $number }, { $criterion } ({ $clause }). { $n ->
        [1] Spełnia je
       *[other] Spełniają je
    }: { $left }.
automa_lesson-lost_the_tie =
    Wszystkie trzy kryteria zostawiają w grze { NAME($place, form: "acc") }, ale pierwsze w kolejności { $upward } jest
    pole: { $space } (AP4).
automa_lesson-right_basin =
    Zbiornik się zgadza. Z pól w nim Automa wybiera { NAME($space, form: "acc") }: najpierw pole bez dodatkowego kosztu,
    potem najniższy numer (AP4).
automa_lesson-nearly = Było blisko: zabrakło tylko przy rozstrzyganiu remisu.
