# The flows of a game: where everything comes from, and where it goes.

flows-title = What flows, for a company and a round
flows-title_of_change = What flows more or less, for a company and a round
flows-carries = { CAPITAL($origin) } → { $to }: { DECIMAL($amount, 1) } { $thing } for a company and a round.
flows-changes = { CAPITAL($origin) } → { $to }: { $change } { $thing }.
flows-is_open = { CAPITAL($origin) } → { $to }: nobody can say whether { $thing } get more or fewer.
flows-needs = { CAPITAL($origin) } → { $to }: nothing is carried here, but the one is needed for the other.
flows-loop =
    { $reinforcing ->
        [true] +
       *[false] −
    } { $name }: { $why }
flows-summed_up = On average of { COUNT($games, "games") }, for a company and a round. { $each }
flows-goes = { CAPITAL($origin) } → { $to }: { $thing }.
flows-in_words = Every arrow in words
flows-games = the flows of { COUNT($games, "games") }, seeds { $first } to { $last }
flows-no_loop = no loop is called { QUOTED($got) }; there are { $known }
flows-more = more
flows-less = less
flows-unsure = open

## Places

flows-place-start = start
flows-place-rain = rain
flows-place-headstreams = headstreams
flows-place-dams = dams
flows-place-off_the_map = off the map
flows-place-production = production
flows-place-energy = energy
flows-place-scoring = scoring
flows-place-points = points
flows-place-contracts = contracts
flows-place-income = income
flows-place-pieces = pieces
flows-place-construction = construction
flows-place-machines = machines
flows-place-wheel = wheel
flows-place-engineers = engineers
flows-place-office = office
flows-place-purse = purse
flows-place-fees = pipe fees
flows-place-fulfilled = fulfilled
flows-place-discarded = discarded

## What flows

flows-thing-credits = credits
flows-thing-vp = points
flows-thing-energy = energy
flows-thing-machines = machines
flows-thing-engineers = engineers
flows-thing-drops = drops
flows-thing-pieces = pieces
flows-thing-contracts = contracts

## Loops

flows-loop-engine = the engine
    .why =
        energy earns credits at the end of a round, credits buy turns of the wheel, so that machines are back sooner, and what these build makes more energy.
flows-loop-contracts = contracts
    .why = energy fulfils contracts, these bring machines, and machines build what makes more energy.
flows-loop-incomes = incomes
    .why = what is built uncovers incomes, these bring machines in every round, and machines build more.
flows-loop-wheel = wheel
    .why = the more machines build, the fewer are at hand, until the wheel has gone round.
flows-loop-prices = prices
    .why = the more is bought, the emptier is the purse; and where the cheap spaces are taken, the dear ones are left.
flows-loop-engineers = engineers
    .why = whoever does more has fewer engineers left, until the round ends.
flows-loop-order = turn order
    .why = whoever makes the least energy chooses first in the next round.
