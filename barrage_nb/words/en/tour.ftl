# What the tour says: one round, stop by stop, and its questions.

tour-title = One round of Barrage
tour-next = Next stop
tour-back = Previous stop
tour-restart = Start again
tour-answer_first = Answer first, or press “Just show me”.
tour-done = The end
tour-stop = Stop { $number } of { $stops }
# The button that leads on.
tour-next_stop = Next: { $title }
tour-begins = { $title }.
tour-score = You guessed { $right } of { $asked } right.
tour-because = { UNENDED($why) } ({ $clause }).
tour-off =
    You said { $said }: { $many ->
        [true] { $by } too many
       *[false] { $by } too few
    }.
tour-said = You said: “{ $said }”.
tour-opening_first = The third round is about to begin.
tour-opening_asked = First say what you think; then watch.
tour-opening_watch = Watch what happens.
tour-not_a_stop = the tour has no stop called { QUOTED($name) }; its stops are { $known }
tour-not_a_number = the tour has no stop at { QUOTED($at) }; they are counted from 0 to { $last }

## Parts of the table

tour-panel-company =
    { $who }'s own board: what it has; the wheel; the pieces not yet built, with the incomes under them; the four
    building spaces; contracts and tiles. What stands there in words can wait.
tour-panel-office =
    The spaces where engineers may stand. People: how many a space takes. A cross: closed, with fewer than four
    companies. A letter: taken.
tour-panel-track =
    The energy track: a bar for each company, the credits that it earns above, the bonus tiles of the rounds below.

## The stops

tour-title-table = The table
tour-title-income = Income
tour-title-headstreams = New water
tour-title-actions = Engineers
tour-title-build = You build a dam
tour-title-neighbour = A neighbour uses your pipe
tour-title-drop = Germany adds a drop
tour-title-produce = You make energy
tour-title-contract = A contract, and the used water
tour-title-bank = Out of engineers
tour-title-water = The water flows
tour-title-scoring = Scoring
tour-title-end = The end of the round
tour-title-again = And again

## What is told before it happens

tour-text-table =
    Three companies build dams in the same mountains. You play <b>Italy</b> (green, I). The <b>USA</b> (red, U) and
    <b>Germany</b> (black, G) play against you. Two rounds are over; this is the third. Find your three kinds of
    piece on the left of the map: a <b>dam</b> in { THING("basin 1", "basin 1") }, which holds 2 drops; a <b>powerhouse</b>, the little
    house in { THING("basin 8", "basin 8") }; and the <b>conduit</b>, the green pipe of value 5 between them. Grey dams are neutral: they
    belong to nobody, and everybody may use their water.
tour-text-income =
    Every round begins with <b>income</b>. On a company's own board, most pieces cover a reward. Once enough pieces
    of a kind have moved to the map, the reward lies open, and it comes at the start of every round. So building
    pays twice: a piece on the map, and an income under it. (Powerhouses are different: they add energy instead.)
tour-text-headstreams =
    Then it rains. The four cards at the top are the <b>headstreams</b>. Each card has four numbers, one for each of
    the first four rounds; this round's is on a blue ground. That many drops now wait up there. Any number may wait,
    and they stay until the water flows, near the end of the round: everybody can see them coming and plan for them.
tour-text-actions =
    Now the heart of the game. Everybody has 12 <b>engineers</b>. In turn order you take one turn each, again and
    again: place engineers on <b>one</b> free space and do at once what it says. A space takes as many engineers as
    it shows people; +3 costs 3 credits more (credits are the money). What you cannot pay or cannot do, you may not
    choose. A space that is taken stays taken until the end of the round, so it matters who comes first.
tour-text-build =
    You go first, and you <b>build</b>. Your own board has four spaces for that, used from left to right; the first
    takes 1 engineer. A <b>base</b>, the foot of a dam, takes 3 <b>excavators</b> (machines that dig) in the plains.
    They go onto your <b>wheel</b> with a technology tile (your permission to build), and the wheel turns by one
    segment. Nothing is spent: all comes back when the wheel has gone round.
tour-text-neighbour =
    The USA want <b>energy</b>. They have a dam in { THING("basin 1", "basin 1") } with a drop in it, just above yours, and a powerhouse in
    { THING("basin 8", "basin 8") }. What they lack is a pipe between the two. Yours will do: anybody may use any built conduit.
tour-text-drop =
    Germany's dams are empty. For 1 engineer, Germany puts a drop on headstream { THING("HC", "headstream HC") } and lets it flow at once. Follow
    the river down from { THING("HC", "headstream HC") }: there are three grey dams on the way. Each blue layer in a dam is a drop, each empty one
    is room for a drop.
tour-text-produce =
    Your turn again. You send the 2 drops from your dam through your pipe to your powerhouse. You place 2 engineers
    on the best space of the Turbine Station, which adds 2. (The ability on your board needs three powerhouses first.)
tour-text-contract =
    One production may fulfil <b>one contract</b>. You hold two: one asks for 2 energy and one for 7. Yours made 12,
    enough for either. You take the reward of the bigger one: 6 victory points and an excavator. Then look, on the
    map, at the 2 drops you used. Water is never used up. It leaves the powerhouse and flows on.
tour-text-bank =
    A real round goes on like this for another five or six turns each. To keep the tour short, everybody sends all
    engineers who are left to the <b>Bank</b>, for 1 credit each: allowed, though not clever. The Bank is the only
    space that is never closed. Whoever is out of engineers has to pass, and when all have passed, this part of the
    round is over.
tour-text-water =
    Now the waiting drops flow, one at a time, from left to right: { THING("HA", "headstream HA") } first. Two drops wait on { THING("HA", "headstream HA") }. Straight below it
    stand two dams, both empty since their water was used: the dam of the USA first (room for 1), then yours (room
    for 2).
tour-text-scoring =
    Who made most energy? Look at the bars of the energy track. Most energy earns 6 victory points, second most
    earns 2. Then everybody is paid credits for where their bar ends. Last comes this round's <b>bonus tile</b>: 4
    points for each base you have built. Whoever has reached the blue line at 18 gets all of it; each line further
    back costs 4 points.
tour-text-end =
    The engineers come home and the energy goes back to 0. One thing is left to settle: who goes first in the next
    round.
tour-text-again =
    Round 4 begins as round 3 did: income, then new water. After round 5, the points for an objective, for things
    left over and for water in your dams are added, and most points win.

## What is told afterwards

tour-after-table = That is the whole idea: water up here, houses down there, pipes between. Press the button to begin.
tour-after-income = Only Germany has an income so far: 3 victory points for its second base. Yours comes soon.
tour-after-headstreams = Two drops wait above your dam, and one each on { THING("HB", "headstream HB") } and { THING("HC", "headstream HC") }.
tour-after-actions =
    All is free but the crossed spaces (they are for four players), and you choose first. A table further down says
    what each does.
tour-after-build =
    An older tile and 2 mixers (the other machines) came back just now. Under your second base lay 3 credits: yours
    now, and at the start of every later round.
tour-after-neighbour =
    1 drop × value 5 made 5 energy. (A contract added 2: you will hear of it soon.) Then the drop ran on into your
    new dam in { THING("basin 8", "basin 8") }: dams take any water that comes by.
tour-after-drop = Anybody with a pipe and a powerhouse in the right places may use it there. Germany has both.
tour-after-produce =
    That takes you far along the energy track: the more energy, the more credits and points when the round is
    scored.
tour-after-contract =
    Your new dam was full (the drop of the USA is in it), so both drops ran past it and off the map. A higher dam
    would have had room.
tour-after-bank = Nobody has an engineer left.
tour-after-water =
    The other drops: the one from { THING("HB", "headstream HB") } met no dam at all and left the map; the one from { THING("HC", "headstream HC") } passed two full dams and
    was caught by the last.
tour-after-scoring =
    You: 6 points for most energy, 5 credits, and 4 for the bonus (2 bases make 8; you are one line back, which
    costs 4). The USA came second: 2 points. Germany made nothing: 3 credits as a comfort, and 3 points lost.
tour-after-end = Least energy goes first, most energy last: a good round has its price.
tour-after-again = There are your 3 credits again. That was a whole round; a game has five of them.

## The questions

tour-question-neighbour = The USA send 1 drop through your pipe. What do you get?
tour-question-drop = Where will Germany's drop stop?
tour-question-produce = 2 drops, a conduit of value 5, a space that adds 2: how much energy?
tour-question-water = How many of the two drops on { THING("HA", "headstream HA") } will you catch?
tour-question-end = You made most energy, the USA second most, Germany none. Who goes first next round?

## What may be answered

tour-choice-neighbour_nothing = Nothing
tour-choice-neighbour_pay = 1 credit and 1 victory point
tour-choice-neighbour_energy = The energy, as it is my pipe
tour-choice-drop_B3L = The small grey dam in { THING("basin 3", "basin 3") }
tour-choice-drop_B6L = The grey dam in { THING("basin 6", "basin 6") }
tour-choice-drop_B10L = The big grey dam in { THING("basin 10", "basin 10") }
tour-choice-drop_XR = Nowhere: it leaves the map
tour-choice-produce_7 = 7
tour-choice-produce_9 = 9
tour-choice-produce_10 = 10
tour-choice-produce_12 = 12
tour-choice-water_both = Both
tour-choice-water_one = One
tour-choice-water_none = None
tour-choice-end_italy = Italy, with most energy
tour-choice-end_usa = The USA, second
tour-choice-end_germany = Germany, with least energy

## What really happens

tour-happened-neighbour = The USA pay you 1 credit, and you score 1 victory point.
tour-happened-drop = The drop stops in the grey dam in { THING("basin 6", "basin 6") }.
tour-happened-produce = You make 12 energy.
tour-happened-water = You catch one of the two.
tour-happened-end = Germany goes first next round.

## Why

tour-reason-neighbour_nothing =
    For every drop that others send through your conduit, they pay you a credit and you score a point.
tour-reason-neighbour_pay = For every drop that others send through your conduit, you get both.
tour-reason-neighbour_energy =
    The energy goes to the company whose powerhouse it is; the owner of the pipe is paid for its use.
tour-reason-drop_B3L = The dam in { THING("basin 3", "basin 3") } holds 1 drop and has room for only 1: it is full, so the drop runs past.
tour-reason-drop_B6L = It runs past the first dam, which is full, and stops at the next one with room.
tour-reason-drop_B10L = It would get there only if both dams before it were full; the one in { THING("basin 6", "basin 6") } still has room.
tour-reason-drop_XR = A drop leaves the map only if no dam on its way has room; the one in { THING("basin 6", "basin 6") } has.
tour-reason-produce_7 = Value and drops are multiplied, not added: 2 × 5 = 10. Then the space adds 2.
tour-reason-produce_9 = Value and drops are multiplied, not added: 2 × 5 = 10, and 2 more for the space.
tour-reason-produce_10 = 2 × 5 = 10, and the space adds 2.
tour-reason-produce_12 = 2 × 5 = 10, and 2 more for the space.
tour-reason-water_both = The dam of the USA stands above yours and has room for one drop, so it takes the first.
tour-reason-water_one =
    The dam of the USA stands above yours and takes the first; it is full then, and yours takes the second.
tour-reason-water_none =
    The dam of the USA takes only as much as it has room for: one drop. The second comes down to you.
tour-reason-end_italy = It is the other way round: whoever made least goes first, and can take the best spaces.
tour-reason-end_usa = The order starts with least energy: Germany, then the USA, then you.
tour-reason-end_germany = The order goes from least energy to most, so those behind can take the best spaces.
