# What the exam says.

exam-title = The exam
exam-start = The position that the question is about.
exam-next = Next question
exam-another = Another exam
exam-answer_first = Answer first, or ask to be told.
exam-show_me = I do not know
exam-on_map = Click on the map, or on an answer.
exam-here = Click on an answer.
exam-all_right = All thirty are right. You are ready for a first game, and for a few after it.
exam-look_again = Worth another look, and where it is taught:
exam-section-G = The map and the pieces
exam-section-U = Set-up
exam-section-I = Income and headstreams
exam-section-R = Turns
exam-section-M = Action spaces
exam-section-W = Water
exam-section-P = Production
exam-section-K = Contracts
exam-section-C = Building
exam-section-O = Officers
exam-section-N = Companies
exam-section-T = Advanced tiles
exam-section-S = Scoring a round
exam-section-B = Bonus tiles
exam-section-E = End of a round, end of the game
exam-section-J = Objectives
exam-next_piece-base = the next base
exam-next_piece-elevation = the next elevation
exam-next_piece-conduit = the next conduit
exam-next_piece-powerhouse = the next powerhouse
exam-number = { $n }
exam-question = Question { $number } of { $of } · { $section }
exam-true = The answer is: { $answer }.
exam-known = { CAPITAL(UNENDED($sentence)) }.
exam-ruled = { CAPITAL(UNENDED($sentence)) } ({ $clause }).
exam-score =
    { $right } of { $of } right{ $told ->
        [0] {""}
       *[other] ; { COUNT($told, "questions") } answered for you
    }.
exam-some_missed =
    { $n ->
        [1] question { $numbers }
       *[other] questions { $numbers }
    }
# A company in a list, with what it has.
exam-company_with = { $who } { $what }

## Set-up

exam-game_begins = An introductory game with { $players } players begins. { $asked }
exam-these_tiles = These are { $tiles }
exam-set_up-national = How many national contracts lie open at the beginning?
exam-set_up-offered = How many contracts lie open in the Contract Office at the beginning?
exam-set_up-neutral =
    How many drops lie in all neutral dams together at the beginning, before the first round?
exam-set_up-bonus = How many bonus tiles lie on the table at the beginning?
exam-set_up-tiles = How many technology tiles does each company begin with?
exam-set_up-turbines = How many spaces for a production are open, the dearer ones included?
exam-chosen = In a full game the companies were chosen in this order: { $order }. Who has the first turn?

## The questions

exam-raise_which =
    { $who } wants to build an elevation, and has all that it takes. Which of these dams can it raise?
exam-pieces_left =
    Look at the map. How many { KEY($structure) ->
        [base] bases
        [elevation] elevations
        [conduit] conduits
       *[powerhouse] powerhouses
    } does { $who } still have to build?
exam-built_of =
    { $who } has { $pieces } in all, and { $built } of them { $built ->
        [1] is
       *[other] are
    } built
exam-income-credits =
    { $who } has built { COUNT($bases, "bases") } and { COUNT($conduits, "conduits") }. The income phase begins: how many
    credits does it receive?
exam-income-vp =
    { $who } has built { COUNT($bases, "bases") } and { COUNT($conduits, "conduits") }. The income phase begins: how many
    victory points does it receive?
exam-headstream = The tile at headstream { $name } says { $printed }. Round { $round } begins: how many drops come there?
exam-uncovers_which = { CAPITAL($who) } has built { $pieces }. Which piece, built next, brings an income at once?
exam-open_space =
    { $who } has { COUNT($engineers, "engineers") } and { COUNT($credits, "credits") } left. On which of these spaces can
    it place engineers now?
exam-closed = { $called }: { $why }
exam-costs = { CAPITAL($who) } places its engineers on { $space }. How many credits does that cost it in all?
exam-turn_after =
    The turn order, and the engineers each has left: { $order }. { $who } puts one in the Bank. Who has the next turn?
exam-left_to = { $who } ({ COUNT($engineers, "engineers") })
exam-credits_left =
    { $who } has { COUNT($credits, "credits") } and places { $engineers ->
        [0] its engineers
       *[other] { COUNT($engineers, "engineers") }
    } on { $space }. How many credits has it then?
exam-drop_now = { CAPITAL($who) } places a drop on { $place }, on the space where it flows at once. Where does it end?
exam-stop = A drop starts at { $place }, before all others. Where does it end?
exam-lost = { $waiting } drops wait on the headstreams, and now the water flows. How many of them leave the map?
exam-led_by = { $who }, led by { $officer },
exam-led_by_nobody = { $who }
exam-produces =
    { $led } produces on { NAME($space, form: "bare") }: { COUNT($drops, "drops") } from { $dam } through { $conduit } (value { $value }) to
    { $powerhouse }. How much energy is that?
exam-fee_of =
    { $who } produces with { COUNT($drops, "drops") } through { $conduit } (value { $value }). How many credits does it pay
    for the conduit?
exam-it_is = It is { $owned }
exam-source_for =
    { $who } wants to produce through { $conduit } to { $powerhouse }. From which of these dams can the water come?
exam-contract =
    the { $national ->
        [true] national{" "}
       *[false] {""}
    }contract that asks for { $need }
exam-dearest =
    { $who } has just produced { $energy } energy. Of its own contracts and the national ones, which is the dearest that
    it may fulfil with that?
exam-too_many =
    { $who } has { COUNT($hand, "contracts") } that it has not fulfilled, and takes { $taken } more in the Contract
    Office. How many must it discard?
exam-where =
    { $who } wants to build { NAME($structure, form: "a") }, and has all that it takes. On which of these places may it
    stand?
exam-machines_for = { $led } builds { $piece }. How many machines does it take at least?
exam-wheel =
    { $who }'s wheel turns { $turns ->
        [1] once
       *[other] { COUNT($turns, "times") }
    }. How many excavators come back?

## Scoring

exam-round_scored = Round { $round } is scored. Energy: { $energies }.
exam-tile_counts = The bonus tile counts { $called }; { $who } has { $counted }.
exam-scored-round = How many points does { $who } get in this scoring, all together?
exam-scored-rank = How many points does { $who } get for its rank in energy?
exam-scored-track = How many credits does the track pay { $who }?
exam-scored-bonus = How many points does the bonus tile bring { $who }?
exam-first_of =
    The round ends. The turn order was, with the energy of each: { $energies }. Who moves first in the next round?
exam-resources =
    The game is over. { $who } has { COUNT($credits, "credits") }, { COUNT($excavators, "excavators") } and
    { COUNT($mixers, "mixers") } left. How many points do they bring?
exam-drops_at_the_end = The game is over. How many points does { $who } get for the drops in its dams?
exam-counts_for = The objective counts { $called }. How many does it count for { $who }?
exam-it_counts = It counts { $things }
exam-of_level = A dam of level { $level } is { $level } pieces: { $things }
exam-counts_nothing = It finds nothing to count
# What an objective counts for a company, in a list.
exam-counted_for = { $counted } for { $who }
exam-points_of =
    At the end of the game the objective counts { $counts }. How many points does it bring { $who }?
