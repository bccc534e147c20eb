# What things are called.
# A thing has its name alone, and the forms that sentences ask for: NAME($tile, form: "the").

## Companies and officers

names-company-usa = USA
names-company-germany = Germany
names-company-italy = Italy
names-company-france = France
names-company-neutral = nobody
names-nobody = nobody
names-seat = seat { $n }
names-officer-adler = Adler
names-officer-del_monte = Del Monte
names-officer-fiesler = Fiesler
names-officer-mcdowell = McDowell
names-officer-jordan = Jordan
names-officer-krylov = Krylov
names-officer-sekibo = Mahiri Sekibo
names-officer_power-adler = own bases cost 3 excavators anywhere
names-officer_power-del_monte = own level 3 dams hold 4 drops
names-officer_power-fiesler = a small production counts as 4 before bonuses
names-officer_power-mcdowell = conduits may take mixers, one per value
names-officer_power-jordan = 3 credits may replace any machine
names-officer_power-krylov = a special tile copies a tile on the wheel
names-officer_power-sekibo = copies another officer for a turn
names-ability-usa = 1 energy for each drop that flows past an own powerhouse
names-ability-germany = a second production, at another powerhouse, without bonuses
names-ability-italy = 3 more energy after each production
names-ability-france = contracts need 3 energy less

## Pieces and tiles

names-structure-base = base
    .a = a { names-structure-base }
names-structure-elevation = elevation
    .a = an { names-structure-elevation }
names-structure-conduit = conduit
    .a = a { names-structure-conduit }
names-structure-powerhouse = powerhouse
    .a = a { names-structure-powerhouse }
names-structure-dam = dam
    .a = a { names-structure-dam }
names-tile-base = base tile
    .the = the { names-tile-base }
    .the_short = { names-tile-base.the }
names-tile-elevation = elevation tile
    .the = the { names-tile-elevation }
    .the_short = { names-tile-elevation.the }
names-tile-conduit = conduit tile
    .the = the { names-tile-conduit }
    .the_short = { names-tile-conduit.the }
names-tile-powerhouse = powerhouse tile
    .the = the { names-tile-powerhouse }
    .the_short = { names-tile-powerhouse.the }
names-tile-wild = wild tile
    .the = the { names-tile-wild }
    .the_short = { names-tile-wild.the }
names-tile-krylov = Krylov's special tile
    .the = Krylov's special tile
    .the_short = { names-tile-krylov.the }
names-tile-adv1_base = { names-tile-adv1_base.short } (a drop in each own empty dam)
    .short = level I base tile
    .the = the { names-tile-adv1_base }
    .the_short = the { names-tile-adv1_base.short }
names-tile-adv1_elevation = { names-tile-adv1_elevation.short } (turn the wheel for each elevation)
    .short = level I elevation tile
    .the = the { names-tile-adv1_elevation }
    .the_short = the { names-tile-adv1_elevation.short }
names-tile-adv1_conduit = { names-tile-adv1_conduit.short } (credits for twice its value)
    .short = level I conduit tile
    .the = the { names-tile-adv1_conduit }
    .the_short = the { names-tile-adv1_conduit.short }
names-tile-adv1_powerhouse = { names-tile-adv1_powerhouse.short } (no engineers needed)
    .short = level I powerhouse tile
    .the = the { names-tile-adv1_powerhouse }
    .the_short = the { names-tile-adv1_powerhouse.short }
names-tile-adv1_wild = { names-tile-adv1_wild.short } (no fee for a space with a coin)
    .short = level I wild tile
    .the = the { names-tile-adv1_wild }
    .the_short = the { names-tile-adv1_wild.short }
names-tile-adv2_base = { names-tile-adv2_base.short } (energy for each own base)
    .short = level II base tile
    .the = the { names-tile-adv2_base }
    .the_short = the { names-tile-adv2_base.short }
names-tile-adv2_elevation = { names-tile-adv2_elevation.short } (fill that dam)
    .short = level II elevation tile
    .the = the { names-tile-adv2_elevation }
    .the_short = the { names-tile-adv2_elevation.short }
names-tile-adv2_conduit = { names-tile-adv2_conduit.short } (at most 5 excavators)
    .short = level II conduit tile
    .the = the { names-tile-adv2_conduit }
    .the_short = the { names-tile-adv2_conduit.short }
names-tile-adv2_powerhouse = { names-tile-adv2_powerhouse.short } (produce at once, with 2 more)
    .short = level II powerhouse tile
    .the = the { names-tile-adv2_powerhouse }
    .the_short = the { names-tile-adv2_powerhouse.short }
names-tile-adv2_wild = { names-tile-adv2_wild.short } (excavators and mixers are one)
    .short = level II wild tile
    .the = the { names-tile-adv2_wild }
    .the_short = the { names-tile-adv2_wild.short }
names-tile-adv3_base = { names-tile-adv3_base.short } (no engineers, no excavators)
    .short = level III base tile
    .the = the { names-tile-adv3_base }
    .the_short = the { names-tile-adv3_base.short }
names-tile-adv3_elevation = { names-tile-adv3_elevation.short } (3 points for each raised dam)
    .short = level III elevation tile
    .the = the { names-tile-adv3_elevation }
    .the_short = the { names-tile-adv3_elevation.short }
names-tile-adv3_conduit = { names-tile-adv3_conduit.short } (energy for twice its value)
    .short = level III conduit tile
    .the = the { names-tile-adv3_conduit }
    .the_short = the { names-tile-adv3_conduit.short }
names-tile-adv3_powerhouse = { names-tile-adv3_powerhouse.short } (3 points for each own powerhouse)
    .short = level III powerhouse tile
    .the = the { names-tile-adv3_powerhouse }
    .the_short = the { names-tile-adv3_powerhouse.short }
names-tile-adv3_wild = { names-tile-adv3_wild.short } (3 points for each advanced tile)
    .short = level III wild tile
    .the = the { names-tile-adv3_wild }
    .the_short = the { names-tile-adv3_wild.short }

## Parts of a move, questions, phases

names-part-vp = victory points
names-part-credits = credits
names-part-excavators = excavators
names-part-mixers = mixers
names-part-machinery = machines of choice
names-part-energy = energy
names-part-rotate = turns of the wheel
names-part-drops = drops on headstreams
names-part-drops_flowing = drops that flow at once
names-part-build_base = a base
names-part-build_elevation = an elevation
names-part-build_conduit = a conduit
names-part-build_powerhouse = a powerhouse
names-question-ChooseCompany = choose a company and a starting contract
names-question-Turn = place engineers on a free space
names-question-AutomaTurn = let the Automa act
names-question-DrawTile = draw a tile of the Automas, which names the action
names-question-BuildByTile = choose the tile to build with
names-question-SiteByTile = choose where to build it, among the spaces that the tile of the Automas allows
names-question-ChooseStructure = choose what to build, with which tile
names-question-ChooseSite = choose where to build it
names-question-ChoosePayment = choose how to pay for it
names-question-ChooseSystem = choose a dam, conduit, powerhouse and drops
names-question-ChooseContract = choose a contract to fulfil
names-question-TakeContracts = choose contracts to take
names-question-DiscardContracts = choose contracts to discard
names-question-SplitMachinery = choose excavators or mixers
names-question-PlacePiece = choose where the free piece goes
names-question-PlaceDrops = choose headstreams for the drops
names-question-ChoosePart = choose what comes first
names-phase-setup = Setting up
    .inside = setting up
names-phase-income = Income
    .inside = income
names-phase-headstreams = Headstreams
    .inside = headstreams
names-phase-actions = Actions
    .inside = actions
names-phase-water = Water flow
    .inside = water flow
names-phase-scoring = Scoring
    .inside = scoring
names-phase-end_of_round = End of round
    .inside = end of round
names-phase-over = The game is over
    .inside = the game is over
names-last_points = Final scoring

## Areas

names-area-mountains = mountains
names-area-hills = hills
names-area-plains = plains

## Bonus and objective tiles

names-bonus-contracts = fulfilled contracts
names-bonus-bases = bases
names-bonus-elevations = elevations
names-bonus-conduits = conduits
names-bonus-powerhouses = powerhouses
names-bonus-advanced_tiles = advanced tiles
names-objective-red_spaces = own bases and powerhouses on spaces with a coin
names-objective-connected_bases = own bases linked by own conduits to own powerhouses
names-objective-largest_area = own pieces in the area where you have most
names-objective-smallest_area = own pieces in the area where you have fewest
names-objective-basins_1 = basins with at least one own piece
names-objective-basins_3 = basins with at least three own pieces

## Numbers with their nouns

names-count-credits =
    { $n ->
        [1] { $n } credit
        [-1] { $n } credit
       *[other] { $n } credits
    }
names-count-drops =
    { $n ->
        [1] { $n } drop
        [-1] { $n } drop
       *[other] { $n } drops
    }
names-count-engineers =
    { $n ->
        [1] { $n } engineer
        [-1] { $n } engineer
       *[other] { $n } engineers
    }
names-count-excavators =
    { $n ->
        [1] { $n } excavator
        [-1] { $n } excavator
       *[other] { $n } excavators
    }
names-count-mixers =
    { $n ->
        [1] { $n } mixer
        [-1] { $n } mixer
       *[other] { $n } mixers
    }
names-count-machines =
    { $n ->
        [1] { $n } machine
        [-1] { $n } machine
       *[other] { $n } machines
    }
names-count-contracts =
    { $n ->
        [1] { $n } contract
        [-1] { $n } contract
       *[other] { $n } contracts
    }
names-count-turns =
    { $n ->
        [1] { $n } turn
        [-1] { $n } turn
       *[other] { $n } turns
    }
names-count-moves =
    { $n ->
        [1] { $n } move
        [-1] { $n } move
       *[other] { $n } moves
    }
names-count-lines =
    { $n ->
        [1] { $n } line
        [-1] { $n } line
       *[other] { $n } lines
    }
names-count-games =
    { $n ->
        [1] { $n } game
        [-1] { $n } game
       *[other] { $n } games
    }
names-count-numbers =
    { $n ->
        [1] { $n } number
        [-1] { $n } number
       *[other] { $n } numbers
    }
names-count-pairs =
    { $n ->
        [1] { $n } pair
        [-1] { $n } pair
       *[other] { $n } pairs
    }
names-count-pieces =
    { $n ->
        [1] { $n } piece
        [-1] { $n } piece
       *[other] { $n } pieces
    }
names-count-sections =
    { $n ->
        [1] { $n } section
        [-1] { $n } section
       *[other] { $n } sections
    }
names-count-rounds =
    { $n ->
        [1] { $n } round
        [-1] { $n } round
       *[other] { $n } rounds
    }
names-count-rows =
    { $n ->
        [1] { $n } row
        [-1] { $n } row
       *[other] { $n } rows
    }
names-count-playouts =
    { $n ->
        [1] { $n } playout
        [-1] { $n } playout
       *[other] { $n } playouts
    }
names-count-points =
    { $n ->
        [1] { $n } point
        [-1] { $n } point
       *[other] { $n } points
    }
names-count-vp =
    { $n ->
        [1] { $n } victory point
        [-1] { $n } victory point
       *[other] { $n } victory points
    }
names-count-energy = { $n } energy
names-count-wins =
    { $n ->
        [1] { $n } win
        [-1] { $n } win
       *[other] { $n } wins
    }
names-count-tiles =
    { $n ->
        [1] { $n } tile
        [-1] { $n } tile
       *[other] { $n } tiles
    }
names-count-powerhouses =
    { $n ->
        [1] { $n } powerhouse
        [-1] { $n } powerhouse
       *[other] { $n } powerhouses
    }
names-count-companies =
    { $n ->
        [1] { $n } company
        [-1] { $n } company
       *[other] { $n } companies
    }
names-count-questions =
    { $n ->
        [1] { $n } question
        [-1] { $n } question
       *[other] { $n } questions
    }
names-count-bases =
    { $n ->
        [1] { $n } base
        [-1] { $n } base
       *[other] { $n } bases
    }
names-count-elevations =
    { $n ->
        [1] { $n } elevation
        [-1] { $n } elevation
       *[other] { $n } elevations
    }
names-count-conduits =
    { $n ->
        [1] { $n } conduit
        [-1] { $n } conduit
       *[other] { $n } conduits
    }
names-count-advanced_tiles =
    { $n ->
        [1] { $n } advanced tile
        [-1] { $n } advanced tile
       *[other] { $n } advanced tiles
    }
names-count-fulfilled_contracts =
    { $n ->
        [1] { $n } fulfilled contract
        [-1] { $n } fulfilled contract
       *[other] { $n } fulfilled contracts
    }
names-count-dams =
    { $n ->
        [1] { $n } dam
        [-1] { $n } dam
       *[other] { $n } dams
    }
names-count-designs =
    { $n ->
        [1] { $n } design
        [-1] { $n } design
       *[other] { $n } designs
    }
names-count-entries =
    { $n ->
        [1] { $n } entry
        [-1] { $n } entry
       *[other] { $n } entries
    }
names-count-kinds =
    { $n ->
        [1] { $n } kind
        [-1] { $n } kind
       *[other] { $n } kinds
    }
names-count-orders =
    { $n ->
        [1] { $n } order
        [-1] { $n } order
       *[other] { $n } orders
    }
names-count-positions =
    { $n ->
        [1] { $n } position
        [-1] { $n } position
       *[other] { $n } positions
    }
names-count-stops =
    { $n ->
        [1] { $n } stop
        [-1] { $n } stop
       *[other] { $n } stops
    }
names-count-students =
    { $n ->
        [1] { $n } student
        [-1] { $n } student
       *[other] { $n } students
    }
names-count-things =
    { $n ->
        [1] { $n } thing
        [-1] { $n } thing
       *[other] { $n } things
    }
names-count-times =
    { $n ->
        [1] { $n } time
        [-1] { $n } time
       *[other] { $n } times
    }
names-count-seconds =
    { $n ->
        [1] { $n } second
        [-1] { $n } second
       *[other] { $n } seconds
    }
names-count-steps =
    { $n ->
        [1] { $n } step
        [-1] { $n } step
       *[other] { $n } steps
    }
names-count-basins =
    { $n ->
        [1] { $n } basin
        [-1] { $n } basin
       *[other] { $n } basins
    }
names-count-segments =
    { $n ->
        [1] { $n } segment
        [-1] { $n } segment
       *[other] { $n } segments
    }
names-count-cards =
    { $n ->
        [1] { $n } card
        [-1] { $n } card
       *[other] { $n } cards
    }
names-count-answers =
    { $n ->
        [1] { $n } answer
        [-1] { $n } answer
       *[other] { $n } answers
    }
names-count-people =
    { $n ->
        [1] { $n } person
        [-1] { $n } person
       *[other] { $n } people
    }
names-count-programs =
    { $n ->
        [1] { $n } program
        [-1] { $n } program
       *[other] { $n } programs
    }
names-count-drafts =
    { $n ->
        [1] { $n } draft
        [-1] { $n } draft
       *[other] { $n } drafts
    }
names-count-cells =
    { $n ->
        [1] { $n } cell
        [-1] { $n } cell
       *[other] { $n } cells
    }
names-count-choices =
    { $n ->
        [1] { $n } choice
        [-1] { $n } choice
       *[other] { $n } choices
    }
names-count-places =
    { $n ->
        [1] { $n } place
        [-1] { $n } place
       *[other] { $n } places
    }
names-count-events =
    { $n ->
        [1] { $n } event
        [-1] { $n } event
       *[other] { $n } events
    }
names-count-clauses =
    { $n ->
        [1] { $n } clause
        [-1] { $n } clause
       *[other] { $n } clauses
    }
names-count-changes =
    { $n ->
        [1] { $n } change
        [-1] { $n } change
       *[other] { $n } changes
    }
names-count-nodes =
    { $n ->
        [1] { $n } node
        [-1] { $n } node
       *[other] { $n } nodes
    }
names-count-days =
    { $n ->
        [1] { $n } day
        [-1] { $n } day
       *[other] { $n } days
    }
names-count-minutes =
    { $n ->
        [1] { $n } minute
        [-1] { $n } minute
       *[other] { $n } minutes
    }
names-count-openings =
    { $n ->
        [1] { $n } opening
        [-1] { $n } opening
       *[other] { $n } openings
    }
names-count-seeds =
    { $n ->
        [1] { $n } seed
        [-1] { $n } seed
       *[other] { $n } seeds
    }
names-count-raised_dams =
    { $n ->
        [1] { $n } raised dam
        [-1] { $n } raised dam
       *[other] { $n } raised dams
    }
names-count-spaces =
    { $n ->
        [1] { $n } space
        [-1] { $n } space
       *[other] { $n } spaces
    }

## Lists

names-decimal_mark = .
names-one_to = 1 to { $counted }
names-capital = { CAPITAL($sentence) }
names-once_more = { $sentence }{"\u00A0"}
names-comma = { $first }, { $last }
names-then = { $first } { $last }
names-semicolon = { $first }; { $last }
names-two = { $first } and { $last }
names-two_or = { $first } or { $last }
names-the = { NAME($noun, form: "the") }
names-nothing = nothing

## The Leeghwater Project

names-company-netherlands = the Netherlands
    .title = Netherlands
names-officer-spencer = Leslie Spencer
names-officer-fouche = Margot Fouché
names-officer-luciani = Simone Luciani
names-officer-battista = Tommaso Battista
names-officer_power-spencer = with a special tile, the machines of a work go on the wheel
    .short = machines of a work go on the wheel
names-officer_power-fouche = a space of its own for any building that it has activated
    .short = a space for any building of its own
names-officer_power-luciani = 4 contracts in hand, and several from one production
    .short = 4 contracts in hand, several at once
names-officer_power-battista = an Architect, who alone on a space for 1 brings a further turn
    .short = an Architect brings a further turn
names-ability-netherlands = a drop for another own dam after each production
names-structure-building = building
    .a = a { names-structure-building }
names-tile-basic_building = building tile
    .the = the { names-tile-basic_building }
    .the_short = { names-tile-basic_building.the }
names-tile-spencer = Spencer's special tile
    .the = Spencer's special tile
    .the_short = { names-tile-spencer.the }
names-tile-adv1_building = { names-tile-adv1_building.short } (its action at once)
    .short = level I building tile
    .the = the { names-tile-adv1_building }
    .the_short = the { names-tile-adv1_building.short }
names-tile-adv2_building = { names-tile-adv2_building.short } (only one kind of machine)
    .short = level II building tile
    .the = the { names-tile-adv2_building }
    .the_short = the { names-tile-adv2_building.short }
names-tile-adv3_building = { names-tile-adv3_building.short } (the points of the building at once)
    .short = level III building tile
    .the = the { names-tile-adv3_building }
    .the_short = the { names-tile-adv3_building.short }
names-part-fulfil_contract = a contract to fulfil
names-part-energy_usable = energy for a contract
names-part-advanced_tile = an advanced tile
names-question-PayWork = choose whether the machines of the work go on the wheel
names-question-ChooseWork = choose which work to take for credits
names-question-ChoosePatent = choose a tile of the Patent Office
names-question-ChooseBuilding = choose which building to use
names-question-ChooseDam = choose the dam that gets the drop
names-question-FetchTile = choose a tile to take back from the wheel
names-question-FetchMachines = choose machines to take back from the wheel
names-question-FulfilFree = choose a contract to fulfil without producing
names-question-FurtherTurn = take a further turn, or do without
names-bonus-external_works = External Works taken
names-bonus-buildings = buildings
names-count-external_works =
    { $n ->
        [1] { $n } External Work
        [-1] { $n } External Work
       *[other] { $n } External Works
    }
names-count-buildings =
    { $n ->
        [1] { $n } building
        [-1] { $n } building
       *[other] { $n } buildings
    }
names-building-cofferdam = the { names-building-cofferdam.bare }
    .bare = Cofferdam
names-building-development_office = the { names-building-development_office.bare }
    .bare = Development Office
names-building-research_lab = the { names-building-research_lab.bare }
    .bare = Research Lab
names-building-loan_agency = the { names-building-loan_agency.bare }
    .bare = Loan Agency
names-building-energy_relay_field = the { names-building-energy_relay_field.bare }
    .bare = Energy Relay Field
names-building-robot_factory = the { names-building-robot_factory.bare }
    .bare = Robot Factory
names-building-financial_division = the { names-building-financial_division.bare }
    .bare = Financial Division
names-building-control_station = the { names-building-control_station.bare }
    .bare = Control Station
names-building-wind_farm = the { names-building-wind_farm.bare }
    .bare = Wind Farm
names-building-customer_office = the { names-building-customer_office.bare }
    .bare = Customer Office
names-work_of = External Work { $number }

## What a row of a box changes, hook by hook

names-hook-base_excavators = a base costs { COUNT($n, "excavators") } anywhere
names-hook-conduit_excavators = a conduit costs { COUNT($n, "excavators") } at most
names-hook-conduit_mixers = conduits may take { COUNT($n, "mixers") } for each point of value
names-hook-credits_per_machine = { COUNT($n, "credits") } may replace any machine
names-hook-machines_alike = excavators and mixers stand for each other
names-hook-no_building_fee = red spaces cost no credits
names-hook-one_kind = of two kinds of machines one is enough
names-hook-no_engineers = neither engineers nor a construction space are needed
names-hook-floor = a small production counts as { $n } before bonuses
names-hook-steps_after = { COUNT($n, "energy") } more after each production
names-hook-second_production = a second production, at another powerhouse, without a bonus
names-hook-steps_per_drop = { COUNT($n, "energy") } for each drop that flows past an own powerhouse
names-hook-contract_reduction = contracts need { COUNT($n, "energy") } less
names-hook-deep_dams = own level 3 dams hold 4 drops
names-hook-drop_after = { COUNT($n, "drops") } into another own dam after each production
names-hook-many_contracts = several contracts from one production
names-hook-hand = { COUNT($n, "contracts") } in hand
names-hook-brings = a special tile at the start
names-hook-ruled_credits = the credits at the start are a ruling
names-hook-copies_tiles = builds as a tile on the wheel does
names-hook-copies_officers = copies another officer for a turn
names-hook-works_on_wheel = the machines of a work may go on the wheel
names-hook-uses_buildings = a space of its own for any building that it has activated
names-hook-architect = an Architect, who alone on a space for 1 brings a further turn
names-plain_power = nothing that the rules do not give to all
names-gained_for_each = { $gained } for { $per ->
        [base] each own base
        [elevation] each own elevation
        [conduit] each own conduit
        [powerhouse] each own powerhouse
        [value] each point of the conduit’s value
        [elevated_dam] each own raised dam
        [building_points] each point of the building
       *[advanced_tile] each own advanced tile
    }
names-effect-produce = a production at once, { SIGNED($n) }
names-effect-fill = that dam is filled
names-effect-drop_in_own_empty_dams = a drop in each own empty dam
names-effect-use_building = the action of that building at once
names-tile_of_its_own = { $called } ({ $like }; { $does })
