# What the pictures say: the labels painted on them, and for every thing a sentence for those who do not see it.

scene-named = { CAPITAL(NAME($place, form: "bare")) } ({ $name })
scene-sentence = { $said }.

## Painted on the picture, where there is little room

scene-build = Build
scene-open = open
# A free piece that may go to any area.
scene-any = any
# A free piece that may go to one or two areas: HP.
scene-area_letter-mountains = M
scene-area_letter-hills = H
scene-area_letter-plains = P
scene-ability_line-usa = 1 energy per drop past own houses
scene-ability_line-germany = a second, plain production
scene-ability_line-italy = +3 energy after each production
scene-ability_line-france = contracts need 3 energy less

## The map

scene-cost = { $base } and { $elevation } in the { $area }
scene-said_map_legend = Machines for a base and for an elevation: { $costs }.
scene-said_basin = Basin { $number }, in the { $area }.
scene-said_river = River from { $start } to { $end }.
scene-river_exit = Drops leave the map by { $place }.
scene-said_dam = { $named }, level { $level }: { $drops } of { COUNT($room, "drops") }.
scene-said_free =
    { $named }, free{ $fee ->
        [0] {""}
       *[other] , with a coin: { COUNT($fee, "credits") } more
    }.
scene-said_conduit = { $named }, value { $value }.
scene-free_conduit = { $named }, free, value { $value }.
scene-said_headstream =
    Headstream { $name } brings { $brings } in rounds 1 to 4; { COUNT($waiting, "drops") } waiting.
scene-bare_headstream = Headstream { $name } has no tile; { COUNT($waiting, "drops") } waiting.

## Rewards and cards

scene-part-build_base =
    a free base{ $n ->
        [0] {""}
       *[other] {" "}in the { $areas }
    }
scene-part-build_elevation =
    a free elevation{ $n ->
        [0] {""}
       *[other] {" "}in the { $areas }
    }
scene-part-build_conduit = a free conduit of value { $amount } at most
scene-part-build_powerhouse =
    a free powerhouse{ $n ->
        [0] {""}
       *[other] {" "}in the { $areas }
    }
scene-part-machinery = { COUNT($amount, "machines") } of choice
scene-part-rotate = { COUNT($amount, "turns") } of the wheel
scene-part-drops = { COUNT($amount, "drops") } on headstreams
scene-part-drops_flowing = { COUNT($amount, "drops") } flowing at once
scene-said_contract =
    { $colour ->
        [green] Green
        [yellow] Yellow
        [red] Red
        [national] National
       *[starting] Starting
    } contract { $number }: { $energy } energy gives { $gives }.
scene-tile = { CAPITAL($tile) }.

## A company

# The head of a company's board.
scene-company_title = The board of { $who }.
scene-no_officer_line = no officer
scene-said_officer_line = { $officer }: { $power }
scene-copying_line = { $officer } as { $copied }: { $power }
scene-no_officer = No officer.
scene-said_officer = Officer { $line }.
scene-said_officer_space =
    { $named }: { $used ->
        [true] used
       *[false] { $fee ->
            [0] 1 engineer copies an officer
           *[other] 1 engineer and { COUNT($fee, "credits") } copy an officer
        }
    }.
scene-points = { COUNT($vp, "vp") }.
scene-said_supply = { $counted } in the supply.
scene-said_pieces_left = { $who } has { $counted } left to build.
scene-said_income =
    Income, { $uncovered ->
        [true] uncovered
       *[false] once { $built } { $number ->
            [1] is
           *[other] are
        } built
    }: { $gives }.
scene-production_bonus =
    { $more } more energy in each production, { $active ->
        [true] active
       *[false] with { $number } powerhouses
    }.
scene-said_ability =
    Power of { $who }: { $power }; { $active ->
        [true] active
       *[false] not active before the third powerhouse
    }.
scene-said_construction_space =
    { $named }: { $used ->
        [true] used
       *[false] { COUNT($engineers, "engineers") }{ $fee ->
            [0] {""}
           *[other] {" "}and { COUNT($fee, "credits") }
        }
    }.
scene-engineers_aside = Beside the construction spaces: { COUNT($engineers, "engineers") }.
scene-fulfilled = Contracts fulfilled: { $contracts }.
scene-open_segment = Open segment: { $holds }.
scene-segment = Segment back in { COUNT($turns, "turns") }: { $holds }.
