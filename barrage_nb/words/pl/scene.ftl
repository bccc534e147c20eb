# Co mówią obrazy: napisy na nich, a przy każdej rzeczy zdanie dla tych, którzy jej nie widzą.

scene-named = { CAPITAL($place) } ({ $name })
scene-sentence = { $said }.

## Painted on the picture, where there is little room

scene-build = Buduj
scene-open = otwarty
scene-any = każdy
scene-area_letter-mountains = G
scene-area_letter-hills = W
scene-area_letter-plains = R
scene-ability_line-usa = kropla obok elektrowni: 1 energia
scene-ability_line-germany = druga produkcja, bez premii
scene-ability_line-italy = +3 energii po każdej produkcji
scene-ability_line-france = kontrakty o 3 energii tańsze

## The map

scene-cost = { $base } i { $elevation } { NAME($area, form: "loc") }
scene-said_map_legend = Maszyny na podstawę i na podwyższenie: { $costs }.
scene-said_basin = Zbiornik { $number }, { NAME($area, form: "loc") }.
scene-said_river = Rzeka: od { NAME($start, form: "gen") } do { NAME($end, form: "gen") }.
scene-river_exit = Tu krople opuszczają mapę: { $place }.
scene-said_dam = { $named }, poziom { $level }: { $drops } z { COUNT($room, "drops", form: "gen") }.
scene-said_free =
    { $named }, wolne{ $fee ->
        [0] {""}
       *[other] , z monetą: dodatkowo { COUNT($fee, "credits") }
    }.
scene-said_conduit = { $named }, wartość { $value }.
scene-free_conduit = { $named }, wolny, wartość { $value }.
scene-said_headstream =
    Źródło { $name }: daje { $brings } w rundach od 1 do 4; { $waiting ->
        [few] czekają
       *[other] czeka
    } tu { COUNT($waiting, "drops") }.
scene-bare_headstream =
    Źródło { $name }: nie ma kafla; { $waiting ->
        [few] czekają
       *[other] czeka
    } tu { COUNT($waiting, "drops") }.

## Rewards and cards

scene-part-build_base =
    darmowa podstawa{ $n ->
        [0] {""}
       *[other] {" "}{ NAME($areas, form: "loc") }
    }
    .acc =
    darmową podstawę{ $n ->
        [0] {""}
       *[other] {" "}{ NAME($areas, form: "loc") }
    }
scene-part-build_elevation =
    darmowe podwyższenie{ $n ->
        [0] {""}
       *[other] {" "}{ NAME($areas, form: "loc") }
    }
    .acc =
    darmowe podwyższenie{ $n ->
        [0] {""}
       *[other] {" "}{ NAME($areas, form: "loc") }
    }
scene-part-build_conduit = darmowy kanał o wartości najwyżej { $amount }
    .acc = darmowy kanał o wartości najwyżej { $amount }
scene-part-build_powerhouse =
    darmowa elektrownia{ $n ->
        [0] {""}
       *[other] {" "}{ NAME($areas, form: "loc") }
    }
    .acc =
    darmową elektrownię{ $n ->
        [0] {""}
       *[other] {" "}{ NAME($areas, form: "loc") }
    }
scene-part-machinery =
    { $amount ->
        [one] { $amount } dowolna maszyna
        [few] { $amount } dowolne maszyny
       *[many] { $amount } dowolnych maszyn
    }
    .acc =
    { $amount ->
        [one] { $amount } dowolną maszynę
        [few] { $amount } dowolne maszyny
       *[many] { $amount } dowolnych maszyn
    }
scene-part-rotate = { COUNT($amount, "segments") } koła
    .acc = { COUNT($amount, "segments", form: "acc") } koła
scene-part-drops = { COUNT($amount, "drops") } na źródłach
    .acc = { COUNT($amount, "drops", form: "acc") } na źródłach
scene-part-drops_flowing = { COUNT($amount, "drops") } natychmiast
    .acc = { COUNT($amount, "drops", form: "acc") } natychmiast
scene-said_contract =
    Kontrakt { $colour ->
        [green] zielony
        [yellow] żółty
        [red] czerwony
        [national] państwowy
       *[starting] początkowy
    } { $number }: za { COUNT($energy, "energy", form: "acc") } daje { NAME($gives, form: "acc") }.
scene-tile = { CAPITAL($tile) }.

## A company

scene-company_title = Plansza { NAME($who, form: "gen") }.
scene-no_officer_line = bez dyrektora
scene-said_officer_line = { $officer }: { $power }
scene-copying_line = { $officer } jako { $copied }: { $power }
scene-no_officer = Bez dyrektora.
scene-said_officer = Dyrektor { $line }.
scene-said_officer_space =
    { $named }: { $used ->
        [true] użyte
       *[false] { $fee ->
            [0] 1 inżynier kopiuje dyrektora
           *[other] 1 inżynier i { COUNT($fee, "credits") } kopiują dyrektora
        }
    }.
scene-points = { COUNT($vp, "vp") }.
scene-said_supply = { $counted } w zasobach.
scene-said_pieces_left =
    { $who } { AGREE($who, one: "ma", many: "mają") } jeszcze do zbudowania { NAME($counted, form: "acc") }.
scene-said_income =
    Przychód, { $uncovered ->
        [true] odsłonięty
       *[false] gdy zbudujesz { NAME($built, form: "acc") }
    }: { $gives }.
scene-production_bonus =
    { COUNT($more, "energy") } więcej w każdej produkcji, { $active ->
        [true] działa
       *[false] od { $number } elektrowni
    }.
scene-said_ability =
    Zdolność { NAME($who, form: "gen") }: { $power }; { $active ->
        [true] działa
       *[false] działa dopiero od trzeciej elektrowni
    }.
scene-said_construction_space =
    { $named }: { $used ->
        [true] użyte
       *[false] { COUNT($engineers, "engineers") }{ $fee ->
            [0] {""}
           *[other] {" "}i { COUNT($fee, "credits") }
        }
    }.
scene-engineers_aside = Obok pól budowy: { COUNT($engineers, "engineers") }.
scene-fulfilled = Zrealizowane kontrakty: { $contracts }.
scene-open_segment = Otwarty segment: { $holds }.
scene-segment = Segment wraca za { COUNT($turns, "segments", form: "acc") }: { $holds }.
