# Each clause of the rules in one plain sentence for a learner.

## General

clauses-clause-G1 =
    The game lasts five rounds, each with income and headstreams, actions, water flow, scoring and an end of
    round.
clauses-clause-G2 =
    The map has 12 basins: 4 in the mountains, 3 in the hills and 5 in the plains, with 20 base, 20 conduit and
    23 powerhouse spaces in all.
clauses-clause-G3 =
    The map shows where each river and conduit leads; the upper base space of every basin has a coin (a red
    border in the box), and both sides of the map play alike.
clauses-clause-G4 =
    Basins 1 to 4 lie in the mountains, 5 to 7 in the hills, 8 to 12 in the plains; of a basin's two conduits, A
    is the left one and B the right one.
clauses-clause-G5 =
    A dam is a base with up to two elevations on it, so its level is 1 to 3; a conduit or a powerhouse is a
    single piece.
clauses-clause-G6 = Your dams belong to you alone; neutral dams belong to nobody, never change, and cannot be raised.
clauses-clause-G7 =
    You have 5 bases, 5 elevations, 5 conduits, 4 powerhouses, 12 engineers, 5 basic technology tiles and one
    wheel.
clauses-clause-G8 =
    The table shares drops, machines, officers, 45 private, 6 national and 4 starting contracts, 15 advanced
    tiles, and 8 headstream, 6 bonus and 6 objective tiles.
clauses-clause-G9 = Past 100 victory points your marker flips over and carries on, so nothing you score is lost.
clauses-clause-G10 =
    What you gain goes into your supply, ready to use at once and never onto the wheel; credits you spend go
    back to the general supply.

## Setup

clauses-clause-U1 = Four random headstream tiles go on the map, and the others stay in the box.
clauses-clause-U2 =
    Five random bonus tiles are laid out, one for each round; the introductory game leaves out the one for
    advanced tiles.
clauses-clause-U3 = One random objective tile sets what everybody competes for at the end.
clauses-clause-U4 = National contracts lie open for all to win, one fewer than there are players.
clauses-clause-U5 =
    Private contracts form three shuffled piles, green, yellow and red, each with two contracts lying open.
clauses-clause-U6 =
    Three neutral dams start on the map, level 1 in the mountains, level 2 in the hills and level 3 in the
    plains, each holding 1 drop.
clauses-clause-U7 =
    In the full game advanced tiles form three piles by level, and the first three of level I go on sale in the
    Patent Office; the introductory game has neither.
clauses-clause-U8 =
    With 3 players spare engineers block the action spaces meant for 4 players, and with 2 players those meant
    for 3 or more as well.
clauses-clause-U9 =
    In the introductory game, in turn order, you play the USA with Adler, Germany with McDowell, Italy with
    Jordan or France with Fiesler, each with a set contract.
clauses-clause-U10 =
    You start with 6 credits (9 with Sekibo), 6 excavators, 4 mixers, 12 engineers and one starting contract.
clauses-clause-U11 = Everybody starts on 10 victory points and 0 energy.
clauses-clause-U12 =
    In the full game each company is paired with a random officer; from a random player on, clockwise, you
    choose one pair and one starting contract.
clauses-clause-U13 =
    In the full game, whoever chooses a company last takes the first turn, and whoever chooses first takes the
    last.
clauses-clause-U14 = In the full game you play without the basic wild tile; in the introductory game you keep it.
clauses-clause-U15 = With fewer than four players the last places of the turn order stay empty.
clauses-clause-U16 =
    The introductory game is the full game without Patent Office, advanced tiles, one bonus tile and the draft,
    but with the basic wild tiles.

## Income and headstreams

clauses-clause-I1 = At the start of a round every company receives all the incomes it has uncovered on its board.
clauses-clause-I2 =
    Your 2nd, 4th and 5th base, elevation or conduit each uncover an income of that row; they all add up, and
    the last is always 7 victory points.
clauses-clause-I3 = You receive an income at the moment you uncover it, and again at the start of each later round.
clauses-clause-I4 = Powerhouses uncover no income; they improve your productions instead.
clauses-clause-I5 =
    In rounds 1 to 4 each headstream then receives the drops its tile shows for the round, and they wait there
    until the water flow.
clauses-clause-I6 = Any number of drops may wait on a headstream.

## Turns in the Actions phase

clauses-clause-R1 = You take turns in turn order, one action each, again and again until everybody has passed.
clauses-clause-R2 =
    On your turn you must place engineers on one free action space and carry out its action, which ends your
    turn.
clauses-clause-R3 = An action space needs 1 to 3 engineers, and one with +3 costs 3 credits as well.
clauses-clause-R4 =
    You may not place engineers where you cannot pay everything or cannot carry out the action; you pay as you
    place.
clauses-clause-R5 = With no engineers left you must pass, unless a technology tile lets you build without engineers.
clauses-clause-R6 =
    A taken action space stays closed for the round, except the Bank, but you may hold both spaces of one
    action, left and right (in our pictures: upper and lower).

## Construction

clauses-clause-C1 =
    Your four construction spaces are used from left to right and need 1, 2, 3 and 3 engineers, the last one
    also 3 credits.
clauses-clause-C2 =
    To build, place engineers, put a technology tile and machinery on the open segment, turn the wheel once,
    place your leftmost piece and take any uncovered income.
clauses-clause-C3 = Without a fitting technology tile or all the machinery you cannot build.
clauses-clause-C4 =
    Whenever the wheel turns by one segment, whatever comes to the open segment returns to your supply at once.
clauses-clause-C5 =
    Tiles and machinery are lent, not spent: they come back once your wheel of six segments has gone all the way
    round.
clauses-clause-C6 =
    A base costs 3 excavators in the plains, 4 in the hills or 5 in the mountains, plus 3 credits on a space
    with a coin; you may have only one in each basin.
clauses-clause-C7 =
    An elevation costs 2 mixers in the plains, 3 in the hills or 4 in the mountains; it raises your own dam, up
    to level 3, without any fee for a coin.
clauses-clause-C8 = A conduit costs 2 excavators for each point of its value and goes on any free conduit space.
clauses-clause-C9 =
    Your powerhouses cost 2, 3, 4 and 5 mixers in turn, plus 3 credits on a space with a coin; you may have only
    one in each basin.
clauses-clause-C10 = You cannot build when you have no such piece left or no space is open to you.

## Water

clauses-clause-W1 = Water enters the map at the headstreams, except where a tile puts drops straight into a dam.
clauses-clause-W2 = Drops run down the rivers one at a time, each coming to rest before the next one starts.
clauses-clause-W3 = A drop stops at the first dam with room for it, whoever owns it, and runs past every full one.
clauses-clause-W4 = A dam holds as many drops as its level.
clauses-clause-W5 = Drops held in a dam leave it only when somebody produces energy with them.
clauses-clause-W6 = A drop that runs out of the lowest basins leaves the map and returns to the supply.
clauses-clause-W7 =
    Inside a basin a drop meets the upper dam first, and the lower one when the upper is full or missing.
clauses-clause-W8 =
    In the water flow every drop waiting on a headstream runs downhill until a dam holds it or it leaves the
    map.

## Production

clauses-clause-P1 =
    To produce you need a powerhouse of your own, your own or a neutral dam with water, and a conduit, anyone's,
    that joins the two.
clauses-clause-P2 =
    A conduit joins every dam of the basin where it starts to every powerhouse of the basin where it ends.
clauses-clause-P3 = A dam and a powerhouse in the same basin are not joined by that alone.
clauses-clause-P4 = You use one dam, one conduit and one powerhouse, and send at least one of the dam's drops through.
clauses-clause-P5 =
    The energy is the conduit's value times the drops, plus or minus the action space's number, plus your
    powerhouse bonus.
clauses-clause-P6 = You may not produce if the result is less than 1 energy.
clauses-clause-P7 =
    Through another player's conduit you pay the owner 1 credit for each drop, and the owner scores 1 victory
    point for each; your own is free.
clauses-clause-P8 =
    Your energy marker moves up by the result; past 30 it starts over, but counts as 30 for credits and the
    bonus tile.
clauses-clause-P9 =
    A production may fulfil one contract that asks for no more than its energy; you cannot add productions
    together or fulfil two contracts with one.
clauses-clause-P10 =
    The used drops then flow on down the river from the powerhouse, and a dam may catch them again, even in that
    same basin.
clauses-clause-P11 =
    The spaces of the Turbine Station add 2 or 1 to your production, leave it as it is, or take off 1 or 2.

## Contracts

clauses-clause-K1 =
    A contract shows the energy it needs and the reward it pays; green ones need 2 to 4, yellow ones 5 to 7 and
    red ones 8 to 10.
clauses-clause-K2 =
    You need not fulfil a contract; if you do, you take its reward at once, turn it face down, and it still
    counts for the bonus tile.
clauses-clause-K3 =
    A national contract goes to whoever first makes enough energy in one production and takes it instead of
    fulfilling a contract of their own.
clauses-clause-K4 =
    You may hold three unfulfilled contracts; if a visit to the Contract Office brings you more, you discard
    down to three at once.
clauses-clause-K5 = Contracts taken from the office are replaced from their piles at the end of the turn.
clauses-clause-K6 =
    A production fulfils at most one contract, but Germany's second production and some advanced tiles bring a
    chance of their own.

## Management actions

clauses-clause-M1 =
    Most actions have a left space and a dearer right space (in our pictures: upper and lower) that do the same;
    you may choose any free one.
clauses-clause-M2 = At the Turbine Station you carry out one production, changed by the number on your space.
clauses-clause-M3 =
    On a water space for two drops, you place 1 or 2 on headstreams of your choice, where they wait for the
    water flow.
clauses-clause-M4 = On a water space for one drop, you place it on any headstream, and it flows at once.
clauses-clause-M5 =
    At the Bank you place any number of engineers and gain 1 credit for each; it is never closed to anybody.
clauses-clause-M6 =
    At the Workshop you turn your wheel by 1 segment for nothing, by 2 for 2 credits or by 3 for 5 credits.
clauses-clause-M7 =
    At the Machinery Shop you buy an excavator for 2 credits, a machine of your choice for 4, or an excavator
    and a mixer for 5.
clauses-clause-M8 =
    In the Contract Office you take 1 open private contract for no price, or exactly 2 for 1 credit (just 1 if
    no more lie there).
clauses-clause-M9 =
    In the Patent Office 2 engineers and 5 credits buy the advanced tile on that space, to use from this round
    on; the gap stays until the round ends.

## Advanced Technology tiles

clauses-clause-T1 = With the level I base tile, each of your empty dams receives 1 drop, the new one included.
clauses-clause-T2 =
    With the level I elevation tile, you turn your wheel by one segment for each elevation you have built, the
    new one included.
clauses-clause-T3 = With the level I conduit tile, you gain 2 credits for each point of the new conduit's value.
clauses-clause-T4 =
    With the level I powerhouse tile, you build without engineers or construction space, even when you have no
    engineers left.
clauses-clause-T5 =
    With the level I wild tile, you build any structure and do not pay the 3 credits of a space with a coin.
clauses-clause-T6 =
    With the level II base tile, you produce 1 energy for each of your bases, the new one included, and may
    fulfil a contract with it.
clauses-clause-T7 = With the level II elevation tile, the dam you raise is filled to the brim from the supply.
clauses-clause-T8 = With the level II conduit tile, a conduit that would cost 6 excavators or more costs only 5.
clauses-clause-T9 =
    With the level II powerhouse tile, you may produce at once with any of your powerhouses, with 2 extra energy
    and without engineers.
clauses-clause-T10 =
    With the level II wild tile, you build any structure and pay excavators and mixers in any mix, but not
    together with McDowell's ability.
clauses-clause-T11 =
    With the level III base tile, you build without engineers, construction space or excavators, even when you
    have no engineers left.
clauses-clause-T12 =
    With the level III elevation tile, you score 3 victory points for each of your dams with at least one
    elevation, the new one included.
clauses-clause-T13 =
    With the level III conduit tile, you produce 2 energy for each point of the new conduit's value and may
    fulfil a contract with it.
clauses-clause-T14 =
    With the level III powerhouse tile, you score 3 victory points for each of your powerhouses, the new one
    included.
clauses-clause-T15 =
    With the level III wild tile, you build any structure and score 3 victory points for each advanced tile you
    own, this one included.
clauses-clause-T16 =
    An advanced tile works like a basic one, brings its effect each time you build with it, and stays yours all
    game.
clauses-clause-T17 = A wild tile builds any structure you choose.

## Companies

clauses-clause-N1 = With two powerhouses each of your productions makes 1 energy more, and with four it makes 3 more.
clauses-clause-N2 =
    Your third powerhouse switches on your company's ability at once, but a powerhouse won during a production
    does not raise that production's energy.
clauses-clause-N3 =
    The USA gain 1 energy step for each drop that a river carries through one of their powerhouses, but not
    where a conduit has just brought it.
clauses-clause-N4 =
    Italy moves 3 extra steps after each production action; those steps do not help to fulfil a contract.
clauses-clause-N5 =
    After a production action Germany may produce once more at a different powerhouse, for the conduit's value
    times the drops and no bonus.
clauses-clause-N6 =
    Germany's two productions are never added together, but each may fulfil a contract, and the second may use
    water the first brought down.
clauses-clause-N7 = France needs 3 energy less for every contract, national ones too.

## Executive officers

clauses-clause-O1 = With Adler, your bases cost 3 excavators everywhere.
clauses-clause-O2 = With Del Monte, your dams of level 3 hold 4 drops.
clauses-clause-O3 =
    With Fiesler, a production whose conduit value times drops is less than 4 counts as 4, before bonuses are
    added.
clauses-clause-O4 =
    With McDowell, you may pay 1 mixer for each point of a conduit's value instead of excavators, but not a mix
    of both.
clauses-clause-O5 = With Jordan, you may replace any of the machines a construction needs by 3 credits each.
clauses-clause-O6 =
    With Krylov, you own a special tile that copies another tile on your wheel, both what it builds and its
    effect.
clauses-clause-O7 =
    With Sekibo, you place 1 engineer to copy another officer's ability; the second time in a round costs 3
    credits more.
clauses-clause-O8 = Copying an officer with Sekibo does not take the place of your action: you still carry it out.
clauses-clause-O9 =
    When Sekibo copies Krylov, you build as with a tile on your wheel without putting in a tile; the machinery
    still goes in.
clauses-clause-O10 =
    When Sekibo copies Del Monte, your dams of level 3 can catch a 4th drop this turn, and it may stay there
    afterwards.
clauses-clause-O11 =
    Before officers are chosen, 2 players draw two spare officers and 3 players draw one, which Sekibo may copy.

## Icons

clauses-clause-Z1 =
    Icons give or take credits, victory points, excavators or mixers; machines of your choice may be split
    between both types as you like.
clauses-clause-Z2 = Energy steps come in two kinds: some may also fulfil a contract, the others only move your marker.
clauses-clause-Z3 =
    Bonus drops go on any headstreams you like, and the icon tells whether they flow at once or wait for the
    water flow.
clauses-clause-Z4 = An icon that places a piece puts your leftmost one of that type on any free space allowed to you.
clauses-clause-Z5 =
    An icon that builds a conduit needs no engineers, tile or machinery, but the conduit's value may not exceed
    the number shown.
clauses-clause-Z6 =
    Some costs are paid by putting machinery or a tile from your supply on the open segment of your wheel.
clauses-clause-Z7 = A production icon always means one production, changed by the number printed on it.

## Scoring phase

clauses-clause-S1 =
    Scoring goes in order: most energy, credits from the track, the bonus tile, and then that tile is removed.
clauses-clause-S2 = The most energy earns 6 victory points and the second most 2, but only with at least 1 energy.
clauses-clause-S3 =
    Players tied for most energy share 8 victory points, rounded up, and nobody is second; players tied for
    second get 1 each.
clauses-clause-S4 =
    The energy track pays 1 to 8 credits, more the further you get; at 0 energy you receive 3 credits but lose 3
    victory points.
clauses-clause-S5 =
    With 6 energy times the round number you score the full bonus; each section short costs you 4 of its victory
    points, and below 6 energy you score none.
clauses-clause-S6 = The scored bonus tile is removed, and the game ends with the last one.

## Bonus tiles

clauses-clause-B1 = You score 2 victory points for each contract you have fulfilled, of any kind.
clauses-clause-B2 = You score 5 victory points for each powerhouse you have built.
clauses-clause-B3 = You score 4 victory points for each base you have built.
clauses-clause-B4 = You score 4 victory points for each conduit you have built.
clauses-clause-B5 = You score 4 victory points for each elevation you have built.
clauses-clause-B6 = You score 4 victory points for each advanced tile you own, on the wheel or off it.

## End of round, end of game

clauses-clause-E1 = The fifth round has no end-of-round phase, because the final scoring follows.
clauses-clause-E2 =
    In the new turn order the player with least energy goes first and the one with most goes last; tied players
    swap their order.
clauses-clause-E3 = All energy markers go back to 0, and all engineers return to their companies.
clauses-clause-E4 =
    In the full game, unsold advanced tiles leave and three new ones come on sale, first from level I, then II,
    then III.
clauses-clause-E5 =
    After the scoring of round 5 come the last points: the objective, then leftover resources, then drops in
    dams.
clauses-clause-E6 =
    You score 1 victory point for every 5 excavators, mixers and credits together in your supply; what is on the
    wheel does not count.
clauses-clause-E7 = You score 1 victory point for each drop held in your own dams.
clauses-clause-E8 = The most victory points win; if players are tied, the one with more energy in the last round wins.

## Objectives

clauses-clause-J1 =
    The objective pays 15, 10 and 5 victory points to the first three; tied players share the prizes of their
    places, rounded up.
clauses-clause-J2 = You can win a place in the objective even if you have nothing that it counts.
clauses-clause-J3 = You count your bases and powerhouses on spaces with a coin.
clauses-clause-J4 =
    You count your bases that one of your conduits joins to one of your powerhouses; two bases may share a
    powerhouse.
clauses-clause-J5 =
    You count your pieces in the area where you have most; a conduit belongs to the basin where it starts.
clauses-clause-J6 = You count your pieces in the area where you have fewest.
clauses-clause-J7 = You count the basins where you have at least one piece.
clauses-clause-J8 =
    You count the basins where you have at least three pieces, each elevation being a piece of its own.

## Automa

clauses-clause-A1 =
    One to three Automas join a full game of up to four players; they share 20 two-sided tiles and follow your
    rules with a few exceptions.
clauses-clause-A2 =
    An Automa has no credits: it pays and gains victory points instead, one for each credit, and may fall below
    zero.
clauses-clause-A3 = An Automa has no officer and no company ability, but it does get its powerhouse production bonus.
clauses-clause-A4 = An Automa holds no contracts; it fulfils those lying open in the Contract Office.
clauses-clause-A5 = An Automa uses advanced tiles as if they were basic ones.
clauses-clause-A6 = The objective pays an Automa 20, 15 or 10 victory points.
clauses-clause-A7 = An Automa needs only 1 engineer to act; if it has too few for the action, it acts with all it has.
clauses-clause-A8 =
    To build, an Automa puts the engineers its tile shows on its own board, as many times a round as it can.
clauses-clause-A9 =
    Elsewhere an Automa's engineers fill the first empty space of the section, whatever that space asks for; the
    tile says what the Automa does.
clauses-clause-A10 =
    Set up for people and Automas together; each Automa gets a random leftover company, but no officer and no
    starting contract.
clauses-clause-A11 = In the first round Automas go before everyone else, in random order among themselves.
clauses-clause-A12 = An Automa starts on 16 victory points.
clauses-clause-A13 = An Automa receives income as you do, with victory points in place of credits.
clauses-clause-A14 =
    On its turn an Automa flips the top tile: the next tile shows its actions, and the back of the flipped one
    settles its choices.
clauses-clause-A15 =
    It tries the actions on its tile column by column from the left, each from top to bottom; most end its turn,
    and the last one is always possible.
clauses-clause-A16 =
    An Automa produces only if it has a ready system, still lacks the full bonus or the lead in energy, and
    reaches an open contract of the tile's colour.
clauses-clause-A17 =
    It uses the system that yields the most energy, bonuses included, and pays victory points for somebody
    else's conduit.
clauses-clause-A18 =
    It then fulfils the highest open contract it has reached, of any colour, keeps it face down, and its turn
    ends; a private one is replaced at once.
clauses-clause-A19 =
    An Automa places only drops that end in its own dams, now or in the next water flow, or that fill a dam so
    that its next drop gets there.
clauses-clause-A20 =
    Placing water does not end an Automa's turn: while it has engineers, it goes on to the next action.
clauses-clause-A21 =
    In the Contract Office an Automa discards the contracts its tile points at, moves up 2 energy steps, and the
    office is refilled.
clauses-clause-A22 =
    A visit to the Contract Office does not end an Automa's turn either: while it has engineers, it goes on.
clauses-clause-A23 =
    An Automa builds only if it has the piece, a fitting tile, the machinery and a space; its wheel and income
    work like yours, and its turn ends.
clauses-clause-A24 = An Automa goes to the Workshop only if something is on its wheel, and its turn then ends.
clauses-clause-A25 = An Automa buys machinery with victory points, but not in round 5, and its turn then ends.
clauses-clause-A26 =
    For 1 engineer and 2 victory points an Automa takes an advanced tile that builds the structure shown, the
    highest level first, and its turn ends.
clauses-clause-A27 =
    With an empty wheel an Automa sends 1 engineer to the Bank for 1 victory point; otherwise it uses 1 engineer
    to turn the wheel once.
clauses-clause-A28 =
    Before round 5 an Automa gives 1 engineer and 3 victory points for a machine of the type it has fewer of; in
    round 5 it uses the Bank for 1 victory point.

## Automa placing procedure

clauses-clause-AP1 =
    An Automa considers every space where it may build, that its tile allows and its machinery can pay for; if
    there is just one, it takes it.
clauses-clause-AP2 =
    If exactly one space completes a working set of dam, conduit and own powerhouse, the Automa takes it;
    otherwise it weighs up all its spaces.
clauses-clause-AP3 =
    It then applies three criteria in order: each keeps only the spaces that match, and one that none matches is
    ignored.
clauses-clause-AP4 =
    If spaces are still tied, it starts at the basin its tile names, goes up in number and round again, and
    takes the first space, one without a coin before one with it.
clauses-clause-AP5 =
    Its dams seek the strongest built conduit, its own powerhouses, passing water, spaces with a coin, a
    powerhouse upstream, or friendly dams further down.
clauses-clause-AP6 =
    Its conduits seek the highest value or the second highest, or certain owners of the dam above and the
    powerhouse below.
clauses-clause-AP7 =
    Its powerhouses seek the strongest built conduit, its own dams, the plains or one basin of the hills, or a
    spot whose water feeds its own dams rather than an opponent's.
clauses-clause-AP8 =
    Linked means by a printed conduit route, built or not, and a powerhouse feeds the first dam downstream; only
    the strongest built conduit has to stand already.

## Automa difficulty

clauses-clause-AD1 = An Easy Automa has no income and no production bonus; a Medium one has both.
clauses-clause-AD2 =
    A Hard Automa also uses the effects of its advanced tiles and builds with the highest level that fits, a
    specific tile before a wild one.
clauses-clause-AD3 =
    A Hard Automa makes the most of its tiles: it favours conduits of value 3 or more, takes base spaces with a
    coin free of charge and picks its best free production.
clauses-clause-AD4 =
    A Hard Automa uses its company's ability: the USA place water for most steps, Germany's second production is
    its best one, and France needs less for contracts.
clauses-clause-AD5 =
    At Very Hard each Automa has a random officer: Adler prefers mountain bases, Del Monte elevations, McDowell
    mixers for conduits, Fiesler 1 drop for weak conduits.
clauses-clause-AD6 =
    At Very Hard, Jordan replaces one missing machine for 3 victory points, Krylov's tile comes last, and Sekibo
    makes each human's first action follow a drawn tile.
clauses-clause-AD7 =
    An Automa with Luciani fulfils as many contracts as its energy allows, the highest on a tie, and always a
    national one it can reach.

## Leeghwater expansion

clauses-clause-X1 =
    Without the Leeghwater expansion, skip everything in a purple frame, and all constructions and patents of
    buildings.
clauses-clause-X2 =
    An Automa takes the first private building it can afford, from the top or the bottom as shown; its left
    space then stays closed, and the Automa never uses it.
clauses-clause-X3 =
    At the External Works an Automa completes the first work it can, in the order on its tile, gives up the
    machinery, and its turn ends.
clauses-clause-X4 =
    A Hard Automa scores its building's victory points or takes the machine it has fewer of; the Netherlands put
    their drop on the dam of their best other system.
clauses-clause-X5 =
    At Very Hard, Battista brings the Architect and a second turn, Spencer uses the External Works and Fouché a
    building for 1 engineer in place of a construction.

## Points often asked

clauses-clause-Y1 =
    A production goes in order: costs, conduit fee, energy, contract and reward, water flow, and last Italy's
    steps or Germany's second production.
clauses-clause-Y2 = You may not pass while you have engineers left; the Bank always takes them.
clauses-clause-Y3 = Drops, credits and machinery never run out.
clauses-clause-Y4 =
    You may send only as many drops through somebody's conduit as you have credits to pay for; an Automa pays
    victory points without limit.
clauses-clause-Y5 =
    A piece placed as a reward costs nothing but the 3 credits of a space with a coin, and it uncovers income as
    usual.
clauses-clause-Y6 =
    You always take the gains of a reward or income, but you may decline to place its piece or drops; what
    cannot be done is lost.
clauses-clause-Y7 =
    When you build, the piece comes first, then its income, then the tile's effect; you must be able to pay all
    fees before you start.
clauses-clause-Y8 =
    Energy from the level II base or level III conduit tile is no production action but may fulfil one contract;
    the level II powerhouse tile gives a full one.
clauses-clause-Y9 =
    The USA gain 1 step for each drop and powerhouse of theirs it passes, even if a dam of that basin catches it
    just below.
clauses-clause-Y10 =
    When a pile of contracts is empty, its discards are shuffled into a new one; if there are none, the gaps
    stay.
clauses-clause-Y11 = Your victory points may fall below zero, and players still tied at the end share the win.
clauses-clause-Y12 =
    Your true energy total, even beyond 30, decides ranks, turn order and the final tie; a tied group reverses
    its order as a whole.
clauses-clause-Y13 =
    Building with a tile that needs no engineers takes your turn but no construction space; without engineers
    you use such a tile or pass for the round.
clauses-clause-Y14 =
    You copy an officer with Sekibo before your main action, once a turn and twice a round at most, and the
    ability lasts until the turn ends.
clauses-clause-Y15 =
    Blocking engineers stay all game, and your starting contract counts towards your three until you fulfil it.
clauses-clause-Y16 =
    An Automa fulfils one contract, on a tie the national one, counts its bonus beforehand and leads only when
    strictly ahead; Very Hard includes Hard.
clauses-clause-Y17 =
    An Automa gains 2 victory points for each drop sent through its conduit; if it uses yours, it loses 1 a drop
    and you get 1 credit and 1 victory point.
clauses-clause-Y18 =
    At 0 energy an Automa gains and loses nothing, at the end only its machinery counts as resources, and its 16
    victory points replace starting credits.

## A game whose design says another number

clauses-changed = { $clause } In this game it is changed: { $change }.

## Why a move is not allowed.

clauses-refused = { $clause }: { $reason }
# Who stands where a neutral dam is.
clauses-neutral = a neutral dam

## What is missing to produce

clauses-missing-powerhouse = you have no powerhouse to produce with
clauses-missing-water = no own or neutral dam holds a drop
clauses-missing-conduit = no built conduit leads from an own or neutral dam with water to a powerhouse of yours

## The reasons

clauses-reason-another_question = the question now is to { $question }
clauses-reason-another_powerhouse = the second production needs a powerhouse other than { $powerhouse }
clauses-reason-begins_elsewhere = { $conduit } takes no water from { $dam }
clauses-reason-automa_ahead = { $who } is first on the track, and stands in the section of round { $round } already
clauses-reason-automa_empty_wheel = the wheel of { $who } is empty
clauses-reason-automa_expansion = this row belongs to the expansion
clauses-reason-automa_last_round = no machines are bought in round { $round }, the last
clauses-reason-automa_no_contract = { $energy } energy, the most it can produce, meets no { $colour } contract that lies open
clauses-reason-automa_no_drop = no drop would end in a dam of { $who }
clauses-reason-automa_no_machinery = { $who } does not have the machines for any such { $structure }
clauses-reason-automa_no_patent = no advanced tile on sale builds { NAME($structure, form: "a") }
clauses-reason-automa_no_system = { $who } has no system with water ready
clauses-reason-automa_no_tile = { $who } has no technology tile off its wheel that builds { NAME($structure, form: "a") }
clauses-reason-automa_no_work = no work lies open for which { $who } has the machines
clauses-reason-automa_row_says = the tile of the Automas names the action: { NAME($structure, form: "a") }, where its row shows it
clauses-reason-automa_tile_first = Sekibo plays against { $who }, whose first action of a round is drawn from the Automas' tiles
clauses-reason-automa_pile_unknown = who cannot see the tiles of the Automa cannot know what it does
clauses-reason-bank_engineers = the bank takes { UP_TO($engineers, "engineers") }; say how many
clauses-reason-cannot_afford = you do not have the machines for { $piece }: it takes { $bill }, and you have { $supply }
clauses-reason-cannot_replace = { clauses-reason-cannot_afford }; in place of the rest it takes { COUNT($instead, "credits") }, and you have { $credits }
clauses-reason-cannot_pay_fee = { $spot } has a coin: it costs { COUNT($fee, "credits") } more, and you have { $credits }
clauses-reason-company_not_offered = { $company } cannot be chosen now
clauses-reason-conduit_not_built = nobody has built { $conduit }
clauses-reason-copy_instead = { $space } is used by copying an officer, such as: copy jordan
clauses-reason-construction_order = construction spaces go from left to right; { $next } is next
clauses-reason-contract_not_held = contract { $contract } is neither in your hand nor a national contract on offer
clauses-reason-contract_fulfilled = { $who } has fulfilled contract { $contract } already, and each is fulfilled once
clauses-reason-contract_not_in_hand = contract { $contract } is not in your hand
clauses-reason-contract_not_offered = contract { $contract } is not on offer
clauses-reason-contract_out_of_reach = this contract needs { $need } energy and this production made { $energy }
clauses-reason-contract_out_of_reach_for_less = this contract needs { $need } energy, { $less } less than printed (N7), and this production made { $energy }
clauses-reason-copied_enough = { $who } has copied an officer this turn, or twice this round already
clauses-reason-copy_price = this copy costs { $prices } credits; say so where it is not 0
clauses-reason-dam_at_full_height = { $space } already has two elevations
clauses-reason-dams_at_full_height = every dam of { $who } already has two elevations
clauses-reason-drops_not_declined = this action must place at least one drop
clauses-reason-ends_elsewhere = { $conduit } does not lead to { $powerhouse }
clauses-reason-engineers_left = you still have { COUNT($engineers, "engineers") }; the bank always takes them
clauses-reason-exact_engineers = { $space } takes exactly { COUNT($needed, "engineers") }; a number is said only at the bank
clauses-reason-fee_too_high = { $owner } is due { COUNT($fee, "credits") } for the { COUNT($drops, "drops") }, and you have { $credits }
clauses-reason-game_over = the game is over
clauses-reason-how_many_contracts = take exactly { $amount }, each once
clauses-reason-how_many_discards = discard exactly { $amount }, each once
clauses-reason-how_many_drops = place { UP_TO($amount, "drops") }
clauses-reason-exactly_so_many_drops = place exactly { COUNT($amount, "drops") }
clauses-reason-how_many_machines = choose { COUNT($amount, "machines") } in all
clauses-reason-impossible_construct = there is nothing you could build now
clauses-reason-impossible_contracts = no contract is on offer
clauses-reason-impossible_patent = this place of the Patent Office is empty
clauses-reason-no_system = { $missing }
clauses-reason-no_paid_system = every conduit you could use belongs to others, who are due { COUNT($each, "credits") } a drop; you have { $credits }
clauses-reason-no_energy_here = the best of your systems would make { $energy } energy here; at least 1 is needed
clauses-reason-must_produce = a production chosen at the turbine station must be carried out
clauses-reason-no_construction_space = all four construction spaces are used this round
clauses-reason-no_energy = this would produce { $energy } energy; at least 1 is needed
clauses-reason-no_engineer_left = no engineer would be left for the main action
clauses-reason-no_action_after_copy = whoever has copied { $officer } performs an action in the same turn
clauses-reason-no_legal_space = there is no space where { $who } may put { NAME($structure, form: "a") }
clauses-reason-not_by_tile = by the ruling in force, the energy of a technology tile does not fulfil contract { $contract }
clauses-reason-neutral_dam = { $space } is neutral, and nobody may raise a neutral dam
clauses-reason-no_own_dam = { $who } has no dam of its own to raise
clauses-reason-no_own_powerhouse = you have not built { $powerhouse }
clauses-reason-no_piece_left = { $who } has no { $structure } left
clauses-reason-no_powerhouse_below = you have no powerhouse in basin { $basin }, where this conduit ends
clauses-reason-no_such_action_space = there is no action space called { $space }
clauses-reason-no_such_headstream = { $headstream } is not a headstream; they are HA, HB, HC and HD
clauses-reason-no_such_officer = { $officer } is not an officer you can copy
clauses-reason-no_such_part = choose { $parts }
clauses-reason-no_such_space = { $spot } is no place for { NAME($structure, form: "a") }
clauses-reason-no_tile = { $who } does not have { NAME($tile, form: "the") } in supply
clauses-reason-no_usable_dam = { $dam } is neither your own nor neutral
clauses-reason-no_way_to_pay = for { $space } you can { $ways }
clauses-reason-not_own_dam = { $space } is no dam of { $who } to raise
clauses-reason-not_sekibo = only the company with Mahiri Sekibo copies officers
clauses-reason-not_this_space = this reward does not allow { $spot }
clauses-reason-nothing_to_copy = there is no { $tile } on your wheel, or nothing to copy it with
clauses-reason-only_neutral_dams = { $who } has no dam of its own to raise, and nobody may raise a neutral one
clauses-reason-own_base_in_basin = { $who } already has a base in basin { $basin }
clauses-reason-own_powerhouse_in_basin = { $who } already has a powerhouse in basin { $basin }
clauses-reason-red_fee = { $spot } has a coin: it costs { COUNT($fee, "credits") } and you have { $credits }
clauses-reason-same_basin = { $dam } and { $powerhouse } lie in the same basin, and no conduit joins those: water must fall
clauses-reason-space_closed = { $space } is closed in this design of the game
clauses-reason-space_blocked =
    { KEY($space) ->
        [building] { $space } is not there: its building is not in play in this game
       *[other] { $space } is not used with this number of players and these rules
    }
clauses-reason-space_occupied = { $owner } stands on { $space } this round
clauses-reason-space_taken = { $spot } is already taken by { $owner }
clauses-reason-tile_needs_engineers = { NAME($tile, form: "the") } needs engineers on a construction space
clauses-reason-too_few_credits = this takes { COUNT($needed, "credits") } and you have { $credits }
clauses-reason-too_few_drops = move { UP_TO($held, "drops") } from { $dam }
clauses-reason-too_few_engineers = this takes { COUNT($needed, "engineers") } and you have { $engineers }
clauses-reason-wrong_tile = { NAME($tile, form: "the") } does not build { NAME($structure, form: "a") }
clauses-reason-part_of_turn = part { $n } of { $of }, '{ $move }': { $why }
clauses-reason-turn_over = the turn of { $who } is over before it

## The Leeghwater Project

clauses-clause-L1 =
    The Leeghwater Project is played by the full rules only, never by the introductory ones, and by at most 4
    players.
clauses-clause-L2 =
    It adds an expansion board, 10 building tiles, 15 External Works, 2 bonus tiles, 4 officers, an advanced
    building tile of each level, a special tile and the Architect.
clauses-clause-L3 =
    Each company also has a basic building tile, a board extension and 5 buildings, which uncover no income.
clauses-clause-L4 = The Netherlands have the pieces of any company and start as all do.
clauses-clause-L5 = Everything else is set up as in the full game.
clauses-clause-L6 = Five of the ten building tiles are drawn and lie in a column; the others leave the game.
clauses-clause-L7 =
    The works are shuffled in three piles, A, B and C; the first three of pile A lie open on positions 1, 2 and
    3.
clauses-clause-L8 = The five bonus tiles are drawn from all eight.
clauses-clause-L9 =
    Each pile of advanced tiles gets its building tile and is shuffled; one tile of each goes back to the box,
    so 15 remain.
clauses-clause-L10 = Everybody may see the three advanced tiles that went back.
clauses-clause-L11 = Companies are drawn from five and officers from eleven, as many as there are players.
clauses-clause-L12 = The officers that lie beside the game for Sekibo are drawn from the same eleven.
clauses-clause-L13 = Engineers that block spaces for few players stand on no space of the expansion board.
clauses-clause-L14 = Each of the three positions shows one work and has a space for 2 engineers, without a fee.
clauses-clause-L15 =
    A space of the External Works holds one company a round; a player may use several in different turns.
clauses-clause-L16 =
    You place the engineers, pay the machines of the work from your supply for good, take the tile and receive
    its reward at once.
clauses-clause-L17 = All the machines of the printed kinds must lie in your supply; those on your wheel do not help.
clauses-clause-L18 =
    A work is no construction: no tile, no turn of the wheel, and no officer or tile makes it cheaper.
clauses-clause-L19 = A work that you have taken lies face down and counts for its bonus tile only; it is no contract.
clauses-clause-L20 =
    A position from which a work was taken stays empty until the end of the round, and its space is useless.
clauses-clause-L21 =
    The rewards of works follow the rules of contracts: their order, what may be declined, and incomes that
    pieces uncover.
clauses-clause-L22 =
    A work may fulfil one of your open contracts that needs at most 4 energy, without producing: you get its
    reward, and it counts as fulfilled.
clauses-clause-L23 = Another work does the same for any of your contracts, whatever it needs.
clauses-clause-L24 =
    A contract fulfilled without producing is always your own, never a national one, and France's reduction does
    not count.
clauses-clause-L25 =
    A work may give any tile of the Patent Office, without engineers and credits; its place stays empty.
clauses-clause-L26 = A work may give two elevations, one after the other on one or two own dams; each may be declined.
clauses-clause-L27 =
    Energy of a work with the mark for contracts moves your marker and may fulfil one contract, a national one
    too, but is no production.
clauses-clause-L28 = Energy without that mark never fulfils a contract.
clauses-clause-L29 = Fifteen works differ in pile, machines and reward.
clauses-clause-L30 =
    At the end of each round but the last, the works that are left go, and three new ones are laid out from pile
    A, then B, then C.
clauses-clause-L31 = So the rounds show AAA, AAB, BBB, BCC and CCC, and every work comes up once.
clauses-clause-L32 =
    A building is built by a construction like any structure: space, tile, machines and a turn of the wheel.
clauses-clause-L33 = Building tiles, basic or advanced, wild advanced tiles and a copy of one of them build it.
clauses-clause-L34 = You choose a building tile in play at which you have no building yet.
clauses-clause-L35 =
    It costs the excavators and mixers printed on that tile, which go on the wheel with the technology tile.
clauses-clause-L36 = Your leftmost building then goes on a free space of that tile, which is activated for you.
clauses-clause-L37 =
    With 4 players a tile has two plain spaces and two with a coin, with fewer one plain space and two with a
    coin.
clauses-clause-L38 =
    A space with a coin costs 3 credits more, which you must have before you start; the level I wild tile waives
    them.
clauses-clause-L39 =
    Jordan may replace its machines by credits, and the level II wild tile exchanges their kinds; other officers
    change nothing.
clauses-clause-L40 = Buildings uncover no income and add nothing to productions.
clauses-clause-L41 = Buildings stand in no area and no basin, and count for no objective.
clauses-clause-L42 = No reward and no income places a building.
clauses-clause-L43 = Building takes your turn; the new action can be used from a later turn on.
clauses-clause-L44 = Each building tile has four spaces in a row, and the leftmost is the cheapest.
clauses-clause-L45 = The leftmost space takes 1 or 2 engineers and no fee.
clauses-clause-L46 =
    The other three take the same engineers and 3 credits, but at the Loan Agency and the Financial Division 2
    engineers and no fee.
clauses-clause-L47 = Only companies that have activated a tile may use its spaces.
clauses-clause-L48 = You use the spaces of one building at most once a round.
clauses-clause-L49 = Each of its spaces holds one company a round, and you choose any free one.
clauses-clause-L50 = Credits that belong to the action itself are due wherever and however the action is performed.
clauses-clause-L51 = An action that cannot be performed may not be chosen.
clauses-clause-L52 = The Cofferdam puts a drop from the supply straight into a neutral or own dam with room.
clauses-clause-L53 =
    The Development Office takes a technology tile from any segment of your wheel back into your supply.
clauses-clause-L54 = The Research Lab takes half the machines of a segment, rounded down, back into your supply.
clauses-clause-L55 = The Research Lab needs a segment with at least two machines, and you take exactly the half.
clauses-clause-L56 = The Loan Agency takes any work that lies open for 2 credits for each machine that it asks for.
clauses-clause-L57 = A work of the Loan Agency counts as fulfilled; nobody's engineers go on its own space.
clauses-clause-L58 = The Energy Relay Field gives 4 energy for a credit, which fulfils no contract.
clauses-clause-L59 = The Robot Factory gives 2 machines of your choice for a credit.
clauses-clause-L60 = The Financial Division gives 5 credits.
clauses-clause-L61 = The Control Station is a production with 3 energy more.
clauses-clause-L62 = It is a full production, with powerhouses' bonus, ability, officer, fees and contract.
clauses-clause-L63 = The Wind Farm gives 5 energy for 2 credits, which may fulfil a contract; no water is used.
clauses-clause-L64 =
    The energy of the Wind Farm is treated like that of works: no production, but a national contract may be
    fulfilled.
clauses-clause-L65 = The Customer Office fulfils one of your open contracts for 3 credits, without producing.
clauses-clause-L66 =
    Building tiles of level I to III are advanced tiles and count as such; basic ones count for nothing.
clauses-clause-L67 =
    With the level I building tile you may perform the action of the tile just activated at once, without
    engineers and fee.
clauses-clause-L68 = That does not use up your use of the building in this round.
clauses-clause-L69 = With the level II building tile you insert only one of the two kinds of machine, as you choose.
clauses-clause-L70 =
    The level III building tile scores the points of the building at once, and they score again at the end.
clauses-clause-L71 =
    First the piece is placed, then the tile works; with Jordan the kind of machine is chosen before any is
    replaced.
clauses-clause-L72 =
    The incomes of the Netherlands: drops, turns and points under bases, credits and drops under elevations,
    energy and machines under conduits.
clauses-clause-L73 =
    After each of its productions the Netherlands may put a drop from the supply into another own dam with room.
clauses-clause-L74 =
    That drop comes last, after the contract and the flow of the water, and never into the dam just used.
clauses-clause-L75 =
    Four officers come with the box: Spencer, Fouché, Luciani and Battista; all start with the usual supplies.
clauses-clause-L76 = Luciani and Battista need nothing else of the expansion; Spencer and Fouché do.
clauses-clause-L77 = Spencer starts with her special tile, which builds nothing and is neither basic nor advanced.
clauses-clause-L78 =
    When Spencer takes a work, she may put its machines and her tile on the wheel and turn it once instead of
    paying them.
clauses-clause-L79 =
    First machines and tile go on the wheel, which turns, then comes the reward; while the tile is on the wheel,
    works are paid as usual.
clauses-clause-L80 =
    Fouché has a space of her own: 1 engineer, once a round, for the action of one tile that she has activated.
clauses-clause-L81 = That tile may be used on its own spaces in the same round too; its credits are due each time.
clauses-clause-L82 =
    With Luciani you hold 4 contracts, and a production fulfils as many as its energy covers together.
clauses-clause-L83 =
    Battista has 11 engineers and the Architect, who alone on a space for exactly 1 engineer brings a further
    turn.
clauses-clause-L84 =
    Elsewhere the Architect is an ordinary engineer, in the bank too; contracts are laid out before the further
    turn.
clauses-clause-L85 = At the end each own building scores the points of its tile.
clauses-clause-L86 = A bonus tile gives 5 points for each External Work taken.
clauses-clause-L87 = A bonus tile gives 4 points for each own building.
clauses-clause-L88 = The expansion brings no new objectives.
clauses-clause-L89 = Clauses on pieces, set-up, contracts, tiles, officers and scoring change only as said here.
clauses-clause-L90 = Sekibo copying Spencer needs no tile: the machines of the work go on the wheel, which turns once.
clauses-clause-L91 =
    Sekibo copying Fouché may place 1 engineer in the bank, for the action of an activated tile instead of a
    credit.
clauses-clause-L92 =
    Sekibo copying Luciani may keep a fourth contract then taken until one is fulfilled, and fulfil several in a
    production of that turn.
clauses-clause-L93 =
    When Sekibo copies Battista, one engineer counts as the Architect in that turn; in the further turn nobody
    is copied.
clauses-clause-L94 =
    An Automa gets its extension, buildings and basic building tile, and the rows of the expansion are played.
clauses-clause-L95 =
    The External Works row takes the first work in its order of positions for which the Automa has the machines.
clauses-clause-L96 =
    The engineers go on that work's own space, the machines are discarded, the reward is received, and the turn
    ends.
clauses-clause-L97 = An Automa takes the parts of a reward as it does elsewhere; impossible parts are lost.
clauses-clause-L98 =
    A contract as a reward is the highest private one in the Contract Office within the limit, the right one of
    equals.
clauses-clause-L99 =
    Usable energy fulfils the highest contract it reaches; an advanced tile is of the highest level, then the
    leftmost.
clauses-clause-L100 =
    The Building row builds at the first tile, from the top or the bottom, that the Automa has not activated and
    can pay.
clauses-clause-L101 = It takes the plain space if it is free, else the first with a coin for 3 victory points.
clauses-clause-L102 =
    An Automa never uses building actions; the leftmost space of a tile that it activates is closed for good.
clauses-clause-L103 = The patent row for buildings takes a building tile, or else a wild one.
clauses-clause-L104 =
    Building rows are on the tiles 17 to 20 of the Automa; External Works rows are on all but 17 and 19.
clauses-clause-L105 =
    Easy and Medium Automas use advanced building tiles as basic ones; at Hard, level I scores the building's
    points at once.
clauses-clause-L106 =
    At Hard, the level II building tile takes only the machines that the Automa has fewer of, if it can pay with
    them.
clauses-clause-L107 =
    At Hard, the drop of the Netherlands goes to the dam of the most productive complete system other than the
    one used.
clauses-clause-L108 = At Very Hard, officers are drawn from all eleven.
clauses-clause-L109 =
    At Very Hard, Battista's Architect does every turn-ending row that asks for 1 engineer, and a second turn
    follows.
clauses-clause-L110 =
    At Very Hard, Spencer takes a work she can pay on reaching a construction row, with 1 engineer and her
    special tile.
clauses-clause-L111 =
    At Very Hard, Fouché builds a building if she can on reaching a construction row, with 1 engineer.
clauses-clause-L112 = Works and buildings of an Automa count like anybody's.

clauses-reason-architect_left = the Architect alone is left: say so, as in: place workshop-1 architect
clauses-reason-building_not_activated = only who has built at { $building } uses it, and { $who } has not
clauses-reason-building_not_in_play = { $building } is not in play
clauses-reason-building_used = { $who } has used { $building } this round already
clauses-reason-contract_needs_more = this fulfils contracts that need at most { COUNT($most, "energy") }
clauses-reason-dam_takes_none = no drop can come there: { $space }
clauses-reason-decline_further_turn = who does without the further turn declines it
clauses-reason-exactly_half = take exactly half of a segment, here { COUNT($amount, "machines") }
clauses-reason-must_fill = the drop goes into a dam
clauses-reason-must_use_building = a building that was chosen is used
clauses-reason-national_not_free = a national contract is fulfilled by energy only, and this is none: contract { $contract }
clauses-reason-no_architect = the Architect goes alone on a space that takes exactly 1 engineer, where { $who } has one
clauses-reason-no_building_activated = { $who } has not activated any building
clauses-reason-no_contract_in_hand = there is no contract in your hand
clauses-reason-no_dam_with_room = no own or neutral dam has room
clauses-reason-no_half_on_wheel = no segment of your wheel holds two machines
clauses-reason-no_tile_on_wheel = there is no tile on your wheel
clauses-reason-no_work_there = position { $n } has no work
clauses-reason-not_in_patent_office = { NAME($tile, form: "the") } does not lie in the Patent Office
clauses-reason-not_your_space = only the company with Margot Fouché has this space
clauses-reason-nothing_to_fetch = that does not lie in the segment that comes back in { COUNT($n, "turns") }
clauses-reason-only_this_building = only { $building } can be used now
clauses-reason-own_building_there = { $who } has a building at { $building } already
clauses-reason-site_not_there = this space of { $building } is not used with so many players
clauses-reason-space_closed_by_automa = an Automa has built at { $building }, which closes its leftmost space for good
clauses-reason-too_few_machines = this takes { $bill } from your supply, and you have { $supply }
