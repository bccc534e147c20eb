# Lekcja o wodzie i jej dwa laboratoria.

water_lesson-drops_on = { COUNT($drops, "drops") } na { $headstream }
water_lesson-waiting_drops =
    { $n ->
        [0] Żadna kropla nie czeka na źródle.
        [1] Czeka { $drops }.
       *[other] Czekają: { $drops }.
    }
water_lesson-drop_ended =
    Kropla z { $start } { $n ->
        [0] spływa
        [1] przelewa się obok { NAME($full, form: "gen") }, która jest pełna,
       *[other] przelewa się obok { NAME($full, form: "gen") }, które są pełne,
    } { $out ->
        [true] i opuszcza mapę przez { NAME($end, form: "acc") }
       *[false] i zatrzymuje ją { $end }
    }.

## Why a drop stopped where it did

water_lesson-nothing_held_it = Żadna tama na jej drodze nie miała miejsca, więc nic nie mogło jej zatrzymać (W6).
water_lesson-room =
    { $held ->
        [0] była jeszcze pusta
       *[other] miała { COUNT($held, "drops", form: "acc") } na { $level } możliwe
    }
water_lesson-had_room = Ta tama { $room }: to pierwsza na drodze kropli, w której było dla niej miejsce (W3).
water_lesson-another_river = Woda spływa tylko w dół, a żadna rzeka nie prowadzi z { $start } do { NAME($place, form: "gen") } (W2).
water_lesson-was_full =
    Twój typ, { $place }, nie ma wolnego miejsca: { COUNT($held, "drops") }{ $filled ->
        [0] {""}
       *[other] , w tym { $filled } z tego spływu
    }, więc ta kropla przelała się dalej (W3).
water_lesson-upper_first = Kropla najpierw trafia na górną tamę zbiornika (W7), a tam było miejsce: tama { $room }.
water_lesson-never_came = Nie dotarła do { NAME($place, form: "gen") }: tama, która ją zatrzymała, { $room }, a kroplę zatrzymuje pierwsza tama z wolnym miejscem (W3).
water_lesson-not_on_its_way = Twojego typu wcale nie ma na jej drodze.
water_lesson-stops_off =
    Twój typ jest o { COUNT($stops, "stops", form: "acc") } { $below ->
        [true] za nisko
       *[false] za wysoko
    }.

## Save the water

water_lesson-task =
    { $drops ->
        [one] Czeka { COUNT($drops, "drops") }.
        [few] Czekają { COUNT($drops, "drops") }.
       *[many] Czeka { COUNT($drops, "drops") }.
    } Grasz jako USA: umieść { COUNT($pieces, "pieces", form: "acc") } tak, żeby { $most ->
        [0] żadna kropla nie opuściła mapy
        [one] najwyżej { COUNT($most, "drops") } opuściła mapę
        [few] najwyżej { COUNT($most, "drops") } opuściły mapę
       *[many] najwyżej { COUNT($most, "drops") } opuściło mapę
    }.
water_lesson-refused_plan = Tego nie można zbudować.
water_lesson-refused_because = { $why } ({ $clause }).
water_lesson-too_many_pieces = Na to trzeba { COUNT($used, "pieces", form: "gen") }; masz { $pieces }.
water_lesson-some_lost =
    { $left ->
        [0] Żadna z { $drops } kropel nie opuszcza mapy.
       *[other] { $all ->
            [true] Wszystkie krople ({ $drops }) opuszczają mapę.
           *[false] { $left } z { $drops } kropel { $left ->
                [one] opuszcza
                [few] opuszczają
               *[many] opuszcza
            } mapę.
        }
    }
water_lesson-saved_in =
    { $ways ->
        [1] Żaden inny plan nie ratuje tyle wody.
       *[other] Żaden plan nie ratuje więcej; równie dobrych planów: { $ways }.
    } { $some ->
        [true] Każda inna kropla
       *[false] Każda kropla
    } trafiła na swojej drodze na tamę z wolnym miejscem (W3).
water_lesson-lost_drop =
    Kropla { $number }, z { $start }, { $n ->
        [0] nie trafiła na żadną tamę (W6).
       *[other] trafiła tylko na pełne tamy: { $full } (W3).
    }
water_lesson-too_many =
    To o { COUNT($over, "drops", form: "acc") } za dużo.{ $left ->
        [0] {""}
       *[other] {" "}Masz jeszcze { COUNT($left, "pieces", form: "acc") } do umieszczenia.
    }
water_lesson-twice = { $place } ×{ $n }
water_lesson-placed_so_far =
    { $some ->
        [true] Umieszczone: { $spaces }.{" "}
       *[false] {""}
    }{ $left ->
        [0] Wszystko umieszczone.
       *[other] Do umieszczenia: { COUNT($left, "pieces") }.
    }
water_lesson-all_placed =
    { $pieces ->
        [1] Twój element jest już umieszczony. Puść wodę albo zabierz go z powrotem.
       *[other] Wszystkie elementy ({ $pieces }) są umieszczone. Puść wodę albo zabierz jeden z powrotem.
    }
water_lesson-rescue_title = Uratuj wodę
water_lesson-how_to_place =
    Kliknij wolne pole tamy, żeby postawić podstawę, albo własną tamę, żeby podnieść ją o poziom. Możesz też użyć listy.
water_lesson-label_place = Umieść element
water_lesson-take_back = Zabierz ostatni
water_lesson-try = Puść wodę
water_lesson-another_challenge = Inne wyzwanie
water_lesson-solved = Wyzwanie rozwiązane: woda uratowana!

## Before and after

water_lesson-label_no_dam = brak tamy
water_lesson-changed_dam = { $space }: wcześniej { $before }, teraz { $after }
water_lesson-changed_dams = { CAPITAL($dams) }.
water_lesson-same_dams_held = Na końcu każda tama przetrzymuje tyle samo co wcześniej.
water_lesson-leave =
    { $after ->
        [0] Żadna kropla nie opuszcza mapy
        [one] { COUNT($after, "drops") } opuszcza mapę
        [few] { COUNT($after, "drops") } opuszczają mapę
       *[many] { COUNT($after, "drops") } opuszcza mapę
    }{ $same ->
        [true] , tak jak wcześniej
       *[false] ; wcześniej: { $before }
    }.
water_lesson-from_the_start = wszystkie krople z początku znów czekają
water_lesson-other_order = Te same krople, teraz od prawej do lewej.
water_lesson-first_order = Te same krople, znów od lewej do prawej.
water_lesson-same_dams =
    Inna kolejność, te same tamy: czy to przypadek, czy tak jest zawsze?
water_lesson-orders_tried =
    { $drops ->
        [one] { COUNT($drops, "drops") } może ruszyć
        [few] { COUNT($drops, "drops") } mogą ruszyć
       *[many] { COUNT($drops, "drops") } może ruszyć
    } na { COUNT($orders, "orders", form: "acc") }.
water_lesson-drops_in = { $drops } w { NAME($place, form: "loc") }
water_lesson-one_end = { $tried } Za każdym razem w tamach są na końcu te same krople: { $end }.
water_lesson-several_ends = { $tried } Różnych zakończeń: { $n }. { $ends }.
water_lesson-resting =
    { $drops ->
        [one] { COUNT($drops, "drops") } spoczywa
        [few] { COUNT($drops, "drops") } spoczywają
       *[many] { COUNT($drops, "drops") } spoczywa
    } w tamach, a woda sama nie opuszcza żadnej tamy.

## The lab

water_lesson-title = Woda: gdzie zatrzymają się te krople?
water_lesson-no_drops = w tej pozycji żadna kropla nie czeka na źródle; połóż tam jakieś, na przykład 'usa B1L=2 | HA=2'
water_lesson-how_to_guess = Kliknij na mapie tamę albo ujście (niebieski grot strzałki) albo użyj listy.
water_lesson-not_a_stop = Kropla nigdy się tam nie zatrzyma: tylko tama zatrzymuje wodę (W3), a to, czego żadna tama nie zatrzyma, opuszcza mapę przez ujście (W6).
water_lesson-what_if = A gdyby…? Wybierz pole tamy i jej poziom albo dodaj krople, tutaj albo klikając mapę. Potem naciśnij „Jeszcze raz”.
water_lesson-dam_space = Pole tamy
water_lesson-level = poziom
water_lesson-run_other_order = W innej kolejności
water_lesson-undo = Cofnij zmiany
water_lesson-neutral_note = W grze nikt nie może podnieść neutralnej tamy (G6); tutaj możesz zobaczyć, co by się stało.
water_lesson-question = Kropla { $number } z { $drops } rusza z { $start }. Gdzie się zatrzyma?
water_lesson-dam_row =
    { $row } ({ KEY($owner) ->
        [neutral] neutralna
       *[other] { $owner }
    }): { $drops }/{ $level }
water_lesson-free_row = { $row }: wolne
water_lesson-exit_option = Opuszcza mapę przez { NAME($place, form: "acc") }
water_lesson-no_dam = Nikt nie zbudował { NAME($space, form: "gen") }, więc nic nie zatrzyma tam kropli (W3). Spróbuj z tamą, która stoi, albo z ujściem.
water_lesson-foreseen =
    { $all ->
        [true] Wszystkie krople przewidziane: { $drops }.
       *[false] Przewidziane krople: { $right } z { $drops }.
    }
water_lesson-changed_level =
    { $level ->
        [0] brak { NAME($space, form: "gen") }
       *[other] { $space } na poziomie { $level }
    }
water_lesson-changed = Twoja zmiana: { $parts }.
