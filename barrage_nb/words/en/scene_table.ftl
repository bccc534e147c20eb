# What the table around the map says: office, contracts on offer, energy, head, folded panels and the whole.

## The office

scene_table-section-turbine = Turbine
scene_table-section-water = Water
scene_table-section-bank = Bank
scene_table-section-workshop = Workshop
scene_table-section-machinery = Machinery
scene_table-contracts = Contracts
scene_table-section-contract = { scene_table-contracts }
scene_table-patents = Patents
scene_table-section-patent = { scene_table-patents }
scene_table-no_patents = No Patent Office in the introductory game
scene_table-sold = no tile

# What an advanced tile does, in two lines of 13 characters at most.
scene_table-tile_lines-adv1_base =
    a drop per

    empty dam
scene_table-tile_lines-adv1_elevation =
    turn for each

    elevation
scene_table-tile_lines-adv1_conduit =
    credits for

    2 × its value
scene_table-tile_lines-adv1_powerhouse =
    needs no

    engineers
scene_table-tile_lines-adv1_wild =
    no fee for

    a coin
scene_table-tile_lines-adv2_base =
    1 energy

    per base
scene_table-tile_lines-adv2_elevation =
    fill that

    dam
scene_table-tile_lines-adv2_conduit =
    at most 5

    excavators
scene_table-tile_lines-adv2_powerhouse =
    produce

    now, +2
scene_table-tile_lines-adv2_wild =
    machines

    swap
scene_table-tile_lines-adv3_base =
    no engineers

    or machines
scene_table-tile_lines-adv3_elevation =
    3 points per

    raised dam
scene_table-tile_lines-adv3_conduit =
    energy of

    2 × its value
scene_table-tile_lines-adv3_powerhouse =
    3 points per

    powerhouse
scene_table-tile_lines-adv3_wild =
    3 points per

    advanced

scene_table-action-produce = one production, { $modifier } energy
scene_table-action-drops = { COUNT($amount, "drops") } on headstreams
scene_table-action-drops_flowing = { COUNT($amount, "drops") } flowing at once
scene_table-action-bank = a credit for each engineer
scene_table-action-rotate = { COUNT($amount, "turns") } of the wheel
scene_table-action-excavators = { COUNT($amount, "excavators") }
scene_table-action-machinery = { COUNT($amount, "machines") } of choice
scene_table-action-both_machines = an excavator and a mixer
scene_table-action-contracts = take { COUNT($amount, "contracts") }
scene_table-action-patent = take the tile of this space

scene_table-said_standing = { $who } with { COUNT($engineers, "engineers") }
scene_table-said_space =
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
scene_table-said_blocked_space = { $named }: closed for this number of players.
scene_table-said_patent = { $space } { CAPITAL($tile) }.
scene_table-said_sold = { $space } No tile is there.
scene_table-no_contract = No contract on place { $number } of the office.

## Energy

scene_table-label_objective = Objective
scene_table-said_paid = { $credits } from { $energy } on
scene_table-said_credits_by_energy =
    Credits for energy in the scoring of a round: { $paid }; { $without } without any, less 3 victory points.
scene_table-lane =
    { $who }, number { $rank } in turn order: { COUNT($energy, "energy") }{ $prize ->
        [0] {""}
       *[other] , which would score { COUNT($prize, "vp") }
    }.
scene_table-said_bonus =
    Bonus of round { $round } ({ $state ->
        [past] scored
        [now] this round
       *[later] later
    }): { COUNT($vp, "vp") } for each of your { $counted }, in full from { $border } energy.
scene_table-said_objective = Objective: { $counted }; the first three score { $prizes } victory points.

## The head of the table

scene_table-round = Round
scene_table-passed = passed
scene_table-win = win

# What the company or seat before it must do, at its shortest.
scene_table-question =
    { $kind ->
        [ChooseCompany] chooses
        [Turn] places engineers on a space
        [ChooseStructure] chooses what to build
        [ChooseSite] chooses where to build it
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
scene_table-decide = decide
scene_table-is_to = { $who } is to { $what }.
scene_table-phase_of = Round { $round }: { NAME($phase, form: "inside") }
scene_table-said_stage = Round { $round }, { NAME($phase, form: "inside") }.
scene_table-won =
    { $who } { $n ->
        [1] wins
       *[other] win
    }
scene_table-over = { $phase }. { $winners }.
scene_table-round_of =
    { $number ->
        [0] Before the first round.
       *[other] Round { $number } of { $rounds }.
    }
scene_table-rank =
    { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    }
scene_table-said_score_card = { $number }. { $who }: { COUNT($vp, "vp") }, { $supply }
scene_table-to_decide = to decide

## Bars of folded panels, and the whole

scene_table-track = Energy
scene_table-bar-track = { scene_table-track }
scene_table-bar-company = Company
scene_table-bar-office = Office
scene_table-bar-contracts = Contracts
scene_table-bar-draft = Draft
scene_table-legend = Legend
scene_table-bar-legend = { scene_table-legend }
scene_table-starting = Starting contracts
scene_table-to_choose = To choose from
scene_table-round_goal = Round goal { $energy }
scene_table-open = { $panel }: open.
scene_table-said_close = { $panel }: close.
scene_table-said_offered = { $who } with { $line }.
scene_table-said_title = Barrage: { $panels }
scene_table-panel-table = the table
scene_table-panel-map = the map
scene_table-panel-wheel = a construction wheel
scene_table-panel-company = a company
scene_table-panel-office = the office
scene_table-panel-contracts = the contracts
scene_table-panel-track = the energy track
scene_table-panel-race = the energy track
scene_table-panel-header = the round
scene_table-panel-legend = the legend
scene_table-said_unknown = { $what }: there is no { QUOTED($given) }, only { $known }.

## The legend: a word or two for every symbol

scene_table-open_legend = { scene_table-legend }: open. It says what every symbol is.
scene_table-legend-credits = credits
scene_table-legend-vp = victory points
scene_table-legend-engineers = engineers
scene_table-legend-excavators = excavators
scene_table-legend-mixers = mixers
scene_table-legend-machinery = either machine
scene_table-legend-energy = energy
scene_table-legend-contract = contract
scene_table-legend-fulfilled = fulfilled contracts
scene_table-legend-limit = value 3 at most
scene_table-legend-drop = a drop of water
scene_table-legend-socket = room in a dam
scene_table-legend-flowing = a drop flows at once
scene_table-legend-neutral = neutral dam
scene_table-legend-marker = conduit: value, basin
scene_table-legend-base = base of a dam
scene_table-legend-elevation = elevation of a dam
scene_table-legend-conduit = conduit
scene_table-legend-powerhouse = powerhouse
scene_table-legend-wild = any piece, or power
scene_table-legend-advanced = advanced tile, level II
scene_table-legend-rotate = 2 turns of the wheel
scene_table-legend-rim = turns until it is back
scene_table-legend-income = uncovered income
scene_table-legend-free = free space
scene_table-legend-fee = 3 credits more
scene_table-legend-closed = closed space
scene_table-legend-now = this round
scene_table-legend-ring = can be clicked

## The legend: a sentence for every symbol

scene_table-legend_sentence-credits = A disc is credits; a number in it says how many.
scene_table-legend_sentence-vp = A hexagon is victory points.
scene_table-legend_sentence-engineers =
    A person is an engineer: what a space takes, or what a company has left for this round.
scene_table-legend_sentence-excavators = The digger is an excavator: bases and conduits take them.
scene_table-legend_sentence-mixers = The drum is a concrete mixer: elevations and powerhouses take them.
scene_table-legend_sentence-machinery = The cog is an excavator or a mixer, as the company likes.
scene_table-legend_sentence-energy = The bolt is energy: made by a production, or needed for a contract.
scene_table-legend_sentence-contract = The sheet is a contract.
scene_table-legend_sentence-fulfilled =
    The tick stands before the number of contracts a company has fulfilled.
scene_table-legend_sentence-limit =
    A free piece with a limit: here a conduit of value 3 at most; P is the plains only, HP hills or plains.
scene_table-legend_sentence-drop = A drop of water: it waits on a headstream or is held by a dam.
scene_table-legend_sentence-socket =
    A dam is a tank: each drop fills it from below by one course; what is grey is room for more.
scene_table-legend_sentence-flowing = A drop with an arrow flows down its river at once.
scene_table-legend_sentence-neutral = Grey bricks are a neutral dam, which belongs to nobody.
scene_table-legend_sentence-marker =
    A free conduit: its value, and the basin it leads to; its dashes show the way.
scene_table-legend_sentence-base = The base of a dam.
scene_table-legend_sentence-elevation = An elevation, which raises a dam by one level.
scene_table-legend_sentence-conduit = A conduit, the pipe from a basin to the powerhouses of another.
scene_table-legend_sentence-powerhouse = A powerhouse.
scene_table-legend_sentence-wild =
    On a tile the star builds any piece; on a company's board it is the company's own power.
scene_table-legend_sentence-advanced = A tinted tile is an advanced one; its dots are its level.
scene_table-legend_sentence-rotate = An arrow round a number: so many turns of the wheel.
scene_table-legend_sentence-rim =
    A number on the rim of the wheel: after so many turns the segment is open again.
scene_table-legend_sentence-income = A blue frame under a missing piece: the company has this income now.
scene_table-legend_sentence-free = Dashed is planned: nobody has built there.
scene_table-legend_sentence-fee = A coin at a space, or a tab with +3: the space costs 3 credits more.
scene_table-legend_sentence-closed = A crossed space is closed for this number of players.
scene_table-legend_sentence-now = The blue chip marks what belongs to this round.
scene_table-legend_sentence-ring = A blue ring: a click there answers the question.
