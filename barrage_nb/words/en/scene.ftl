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
    { $amount ->
        [1] a free base
       *[other] { $amount } free bases
    }{ $n ->
        [0] {""}
       *[other] {" "}in the { $areas }
    }
scene-part-build_elevation =
    { $amount ->
        [1] a free elevation
       *[other] { $amount } free elevations
    }{ $n ->
        [0] {""}
       *[other] {" "}in the { $areas }
    }
scene-part-build_conduit = a free conduit of value { $amount } at most
scene-part-build_powerhouse =
    { $amount ->
        [1] a free powerhouse
       *[other] { $amount } free powerhouses
    }{ $n ->
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
scene-said_pieces_left = { CAPITAL($who) } has { $counted } left to build.
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
       *[false] not active before { $number ->
            [1] the first powerhouse
            [2] the second powerhouse
            [3] the third powerhouse
           *[other] powerhouse { $number }
        }
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

## The office

scene-section-turbine = Turbine
scene-section-water = Water
scene-section-bank = Bank
scene-section-workshop = Workshop
scene-section-machinery = Machinery
scene-contracts = Contracts
scene-section-contract = { scene-contracts }
scene-patents = Patents
scene-section-patent = { scene-patents }
scene-no_patents = No Patent Office in the introductory game
scene-sold = no tile

# What an advanced tile does, in two lines of 13 characters at most.
scene-tile_lines-adv1_base =
    a drop per

    empty dam
scene-tile_lines-adv1_elevation =
    turn for each

    elevation
scene-tile_lines-adv1_conduit =
    credits for

    2 × its value
scene-tile_lines-adv1_powerhouse =
    needs no

    engineers
scene-tile_lines-adv1_wild =
    no fee for

    a coin
scene-tile_lines-adv2_base =
    1 energy

    per base
scene-tile_lines-adv2_elevation =
    fill that

    dam
scene-tile_lines-adv2_conduit =
    at most 5

    excavators
scene-tile_lines-adv2_powerhouse =
    produce

    now, +2
scene-tile_lines-adv2_wild =
    machines

    swap
scene-tile_lines-adv3_base =
    no engineers

    or machines
scene-tile_lines-adv3_elevation =
    3 points per

    raised dam
scene-tile_lines-adv3_conduit =
    energy of

    2 × its value
scene-tile_lines-adv3_powerhouse =
    3 points per

    powerhouse
scene-tile_lines-adv3_wild =
    3 points per

    advanced

scene-action-produce = one production, { $modifier } energy
scene-action-drops = { COUNT($amount, "drops") } on headstreams
scene-action-drops_flowing = { COUNT($amount, "drops") } flowing at once
scene-action-bank =
    { $amount ->
        [1] a credit for each engineer
       *[other] { COUNT($amount, "credits") } for each engineer
    }
scene-action-rotate = { COUNT($amount, "turns") } of the wheel
scene-action-excavators = { COUNT($amount, "excavators") }
scene-action-machinery = { COUNT($amount, "machines") } of choice
scene-action-both_machines =
    { $amount ->
        [1] an excavator and a mixer
       *[other] { COUNT($amount, "excavators") } and { COUNT($amount, "mixers") }
    }
scene-action-contracts = take { COUNT($amount, "contracts") }
scene-action-patent = take the tile of this space

scene-said_standing = { $who } with { COUNT($engineers, "engineers") }
scene-said_space =
    { $named }: { $action }, for { $engineers ->
        [0] any number of engineers
       *[other] { COUNT($engineers, "engineers") }
    }{ $credits ->
        [0] {""}
       *[other] {" "}and { COUNT($credits, "credits") }
    }{ $n ->
        [0] {""}
       *[other] ; taken by { $standing }
    }.
scene-said_blocked_space = { $named }: closed for this number of players.
scene-said_shut_space = { $named }: closed for good, as an Automa has built here.
scene-said_patent = { $space } { CAPITAL($tile) }.
scene-said_sold = { $space } No tile is there.
scene-no_contract = No contract on place { $number } of the office.

## Energy

scene-label_objective = Objective
scene-said_paid = { $credits } from { $energy } on
scene-said_credits_by_energy =
    Credits for energy in the scoring of a round: { $paid }; { $without } without any, less { COUNT($lost, "vp") }.
scene-lane =
    { $who }, number { $rank } in turn order: { COUNT($energy, "energy") }{ $prize ->
        [0] {""}
       *[other] , which would score { COUNT($prize, "vp") }
    }.
scene-said_bonus =
    Bonus of round { $round } ({ $state ->
        [past] scored
        [now] this round
       *[later] later
    }): { COUNT($vp, "vp") } for each of your { $counted }, in full from { $border } energy.
scene-said_objective = Objective: { $counted }; the first three score { $prizes } victory points.

## The head of the table

scene-round = Round
scene-passed = passed
scene-win = win

# What the company or seat before it must do, at its shortest.
scene-question =
    { $kind ->
        [ChooseCompany] chooses
        [Turn] places engineers on a space
        [ChooseStructure] chooses what to build
        [ChooseSite] chooses where to build
        [ChoosePayment] chooses how to pay
        [ChooseSystem] chooses dam, pipe and drops
        [ChooseContract] may fulfil a contract
        [TakeContracts] takes contracts
        [DiscardContracts] discards contracts
        [SplitMachinery] chooses machines
        [PlacePiece] places a free piece
        [PlaceDrops] chooses headstreams
        [ChoosePart] chooses what comes first
       *[other] decides
    }
scene-decide = decide
scene-is_to = { CAPITAL($who) } is to { $what }.
scene-phase_of = Round { $round }: { NAME($phase, form: "inside") }
scene-said_stage = Round { $round }, { NAME($phase, form: "inside") }.
scene-won =
    { $who } { $n ->
        [1] wins
       *[other] win
    }
scene-over = { $phase }. { $winners }.
scene-round_of =
    { $number ->
        [0] Before the first round.
       *[other] Round { $number } of { $rounds }.
    }
scene-rank =
    { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    }
scene-said_score_card = { $number }. { $who }: { COUNT($vp, "vp") }, { $supply }
scene-to_decide = to decide

## Bars of folded panels, and the whole

scene-track = Energy
scene-bar-map = Map
scene-bar-track = { scene-track }
scene-bar-company = Company
scene-bar-office = Office
scene-bar-contracts = Contracts
scene-bar-draft = Draft
scene-legend = Legend
scene-bar-legend = { scene-legend }
scene-starting = Starting contracts
scene-to_choose = To choose from
scene-round_goal = Round goal { $energy }
scene-open_panel = { $panel }: open.
scene-said_close = { $panel }: close.
scene-said_offered = { CAPITAL($who) } with { $line }.
scene-said_title = Barrage: { $panels }
scene-panel-table = the table
scene-panel-map = the map
scene-panel-wheel = a construction wheel
scene-panel-company = a company
scene-panel-office = the office
scene-panel-contracts = the contracts
scene-panel-track = the energy track
scene-panel-race = the energy track
scene-panel-header = the round
scene-panel-legend = the legend
scene-said_unknown = { $what }: there is no { QUOTED($given) }, only { $known }.

## The legend: a word or two for every symbol

scene-open_legend = { scene-legend }: open. It says what every symbol is.
scene-legend-credits = credits
scene-legend-vp = victory points
scene-legend-engineers = engineers
scene-legend-excavators = excavators
scene-legend-mixers = mixers
scene-legend-machinery = either machine
scene-legend-energy = energy
scene-legend-contract = contract
scene-legend-fulfilled = fulfilled contracts
scene-legend-limit = value 3 at most
scene-legend-drop = a drop of water
scene-legend-socket = room in a dam
scene-legend-flowing = a drop flows at once
scene-legend-neutral = neutral dam
scene-legend-marker = conduit: value, basin
scene-legend-base = base of a dam
scene-legend-elevation = elevation of a dam
scene-legend-conduit = conduit
scene-legend-powerhouse = powerhouse
scene-legend-wild = any piece, or power
scene-legend-advanced = advanced tile, level II
scene-legend-rotate = 2 turns of the wheel
scene-legend-rim = turns until it is back
scene-legend-income = uncovered income
scene-legend-free = free space
scene-legend-fee = 3 credits more
scene-legend-closed = closed space
scene-legend-now = this round
scene-legend-ring = can be clicked
scene-legend-hint = a hint

## The legend: a sentence for every symbol

scene-legend_sentence-credits = A disc is credits; a number in it says how many.
scene-legend_sentence-vp = A hexagon is victory points.
scene-legend_sentence-engineers =
    A person is an engineer: what a space takes, or what a company has left for this round.
scene-legend_sentence-excavators = The digger is an excavator: bases and conduits take them.
scene-legend_sentence-mixers = The drum is a concrete mixer: elevations and powerhouses take them.
scene-legend_sentence-machinery = The cog is an excavator or a mixer, as the company likes.
scene-legend_sentence-energy = The bolt is energy: made by a production, or needed for a contract.
scene-legend_sentence-contract = The sheet is a contract.
scene-legend_sentence-fulfilled =
    The tick stands before the number of contracts a company has fulfilled.
scene-legend_sentence-limit =
    A free piece with a limit: here a conduit of value 3 at most; P is the plains only, HP hills or plains.
scene-legend_sentence-drop = A drop of water: it waits on a headstream or is held by a dam.
scene-legend_sentence-socket =
    A dam is a tank: each drop fills it from below by one course; what is grey is room for more.
scene-legend_sentence-flowing = A drop with an arrow flows down its river at once.
scene-legend_sentence-neutral = Grey bricks are a neutral dam, which belongs to nobody.
scene-legend_sentence-marker =
    A free conduit: its value, and the basin it leads to; its dashes show the way.
scene-legend_sentence-base = The base of a dam.
scene-legend_sentence-elevation = An elevation, which raises a dam by one level.
scene-legend_sentence-conduit = A conduit, the pipe from a basin to the powerhouses of another.
scene-legend_sentence-powerhouse = A powerhouse.
scene-legend_sentence-wild =
    On a tile the star builds any piece; on a company's board it is the company's own power.
scene-legend_sentence-advanced = A tinted tile is an advanced one; its dots are its level.
scene-legend_sentence-rotate = An arrow round a number: so many turns of the wheel.
scene-legend_sentence-rim =
    A number on the rim of the wheel: after so many turns the segment is open again.
scene-legend_sentence-income = A blue frame under a missing piece: the company has this income now.
scene-legend_sentence-free = Dashed is planned: nobody has built there.
scene-legend_sentence-fee = A coin at a space, or a tab with +3: the space costs 3 credits more.
scene-legend_sentence-closed = A crossed space is closed for this number of players.
scene-legend_sentence-now = The blue chip marks what belongs to this round.
scene-legend_sentence-ring = A blue ring: a click there answers the question.
scene-legend_sentence-hint = A dashed ring with a number: the hint proposes this, in the order of the numbers.

## The Leeghwater Project

scene-ability_line-netherlands = a drop for another dam after it
scene-part-fulfil_contract =
    a contract fulfilled{ $amount ->
        [0] {""}
       *[other] {" "}that needs { COUNT($amount, "energy") } at most
    }
scene-part-energy_usable = { COUNT($amount, "energy") } that may fulfil a contract
scene-part-advanced_tile = an advanced tile of the Patent Office
scene-action-work = take the External Work of this position
scene-action-building = the action of this building
scene-action-any_building = the action of a building that you have activated
scene-tile_lines-adv1_building = 
    its action

    at once
scene-tile_lines-adv2_building = 
    one kind

    of machine
scene-tile_lines-adv3_building = 
    its points

    at once
scene-part-drop_in_dam = { COUNT($amount, "drops") } straight into a dam
scene-part-tile_back = a technology tile back from the wheel
scene-part-machines_back = half of the machines of a segment back
scene-part-work_for_credits = an External Work for { COUNT($amount, "credits") } a machine
scene-section-works = External Works
scene-section-building = Buildings
# On the card of a work that somebody has taken.
scene-taken = taken
scene-said_work = { $space } { CAPITAL($work) } takes { $costs } and gives { $gives }.
scene-said_no_work = { $space } No work is there.
scene-said_building =
    { CAPITAL(NAME($building, form: "bare")) }: a building here takes { $costs } and scores { COUNT($vp, "vp") }. Its spaces give { $does }{ $price ->
        [0] {""}
       *[other] , for { COUNT($price, "credits") }
    }.
scene-said_works_taken = { $counted } taken.
scene-said_architect =
    The Architect is { $here ->
        [true] at hand
       *[false] at work
    }.
scene-bar-expansion = Expansion
scene-panel-expansion = the board of the expansion
