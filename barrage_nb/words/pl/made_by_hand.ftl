# Co ręczna zmiana robi z pozycją, punkt po punkcie.

made_by_hand-and_more = i jeszcze { $n }
made_by_hand-hidden = to, co czeka lub jest zakryte

## On the map

made_by_hand-removed_piece = { $piece }: usunięto
made_by_hand-built_piece = { $piece }: zbudowano
made_by_hand-built_dam =
    { $piece }: zbudowano, poziom { $level }{ $drops ->
        [0] {""}
       *[other] , { COUNT($drops, "drops") }
    }
made_by_hand-given_to = { $space } należy teraz do { NAME($who, form: "gen") }
made_by_hand-made_neutral = { $space } jest teraz neutralna
made_by_hand-level_of = poziom { $level }
made_by_hand-dam_has = { $piece } ma teraz { NAME($what, form: "acc") }
made_by_hand-waiting =
    { COUNT($drops, "drops") } { $drops ->
        [few] czekają
       *[other] czeka
    } teraz na { $headstream }

## What a company has

made_by_hand-points = { $n } PZ
made_by_hand-company_has = { $who } { AGREE($who, one: "ma", many: "mają") } teraz { NAME($amounts, form: "acc") }
made_by_hand-joined = { $who } { AGREE($who, one: "dołącza", many: "dołączają") } do gry
made_by_hand-left = { $who } { AGREE($who, one: "opuszcza", many: "opuszczają") } grę
made_by_hand-has_officer = { $who } { AGREE($who, one: "ma", many: "mają") } teraz dyrektora: { $officer }
made_by_hand-has_no_officer = { $who } nie { AGREE($who, one: "ma", many: "mają") } teraz dyrektora
made_by_hand-used-constructions = { $who }: w tej rundzie { $n ->
        [one] { $n } budowa
        [few] { $n } budowy
       *[many] { $n } budów
    }
made_by_hand-used-aside =
    { $who } { AGREE($who, one: "ma", many: "mają") } { COUNT($n, "engineers", form: "acc") } obok pól budowy
made_by_hand-used-copies = { $who }: użyte pola Sekibo: { $n }
made_by_hand-used-deep_dams =
    { $who } { $n ->
        [0] nie { AGREE($who, one: "może", many: "mogą") } przetrzymywać czwartej kropli
       *[other] { AGREE($who, one: "może", many: "mogą") } przetrzymywać czwartą kroplę
    } przy swoich tamach
made_by_hand-segment =
    { COUNT($excavators, "excavators") } i { COUNT($mixers, "mixers") } { $turns ->
        [0] na otwartym segmencie { NAME($who, form: "gen") }
       *[other] na kole { NAME($who, form: "gen") }, wrócą za { COUNT($turns, "turns", form: "acc") }
    }

## Cards and tiles

made_by_hand-lies_at = { NAME($thing, form: "short") } teraz { $where }
made_by_hand-on_wheel =
    { NAME($thing, form: "short") } teraz { $turns ->
        [0] na otwartym segmencie { NAME($who, form: "gen") }
       *[other] na kole { NAME($who, form: "gen") }, wróci za { COUNT($turns, "turns", form: "acc") }
    }
made_by_hand-held-contracts = { NAME($thing, form: "short") } teraz na ręce { NAME($who, form: "gen") }
made_by_hand-held-fulfilled = { NAME($thing, form: "short") } teraz zrealizowany przez { NAME($who, form: "acc") }
made_by_hand-held-tiles = { NAME($thing, form: "short") } teraz w zasobach { NAME($who, form: "gen") }
made_by_hand-out_of_game = { NAME($thing, form: "short") } poza grą

## The office, the round and the tiles of the game

made_by_hand-stands_on = { $there } na { NAME($space, form: "loc") }
made_by_hand-empty = nikt na { NAME($space, form: "loc") }
made_by_hand-round_is = runda { $round }
made_by_hand-phase_is = faza: { NAME($phase, form: "inside") }
made_by_hand-turn_is = tura { NAME($who, form: "gen") }
made_by_hand-order_is = kolejność: { $companies }
made_by_hand-has_passed =
    { $who } { $yes ->
        [true] { AGREE($who, one: "spasowała", many: "spasowały") }
       *[false] nie { AGREE($who, one: "spasowała", many: "spasowały") }
    }
made_by_hand-bonus_is = premia rundy { $round }: { $bonus }
made_by_hand-objective_is = cel: { $objective }
made_by_hand-no_objective = cel: brak
made_by_hand-headstream_tile = kafel { $number } przy { NAME($space, form: "loc") }
made_by_hand-ruled_as = { $ruling }: { $told }
made_by_hand-game_is = { UNENDED($sentence) }
made_by_hand-printed_game = gra taka jak wydrukowana

## What a limit is about

made_by_hand-field_of = { $field } { NAME($who, form: "gen") }
made_by_hand-on_segment = { $machines } w segmencie { $number } koła { NAME($who, form: "gen") }
made_by_hand-constructions = budowy
