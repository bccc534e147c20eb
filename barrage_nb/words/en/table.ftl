# What the table of a whole game says: seats, programs, leaving and coming back.

## Who sits there

table-player-person = a person here
table-player-quick = the quick player
table-player-learned = the learned player
table-player-search = the searching player
table-player-deep = the deep player
table-player-greedy = the greedy player
table-player-random = the random player
table-automa = an Automa, { $level }
table-seated = { $who }: { $player }
table-table_kept = { CAPITAL($seats) }. Kept in { $file } after every move.
table-table_not_kept = { CAPITAL($seats) }. Not kept in a file.

## What cannot be seated

table-seat_twice = a company or seat is named twice
table-level_of_nobody = level=… is that of Automas, and none is named here; against='automa' seats one
table-mixed_seats = seats are named by company or by number, not by both
table-unknown_seat = { QUOTED($got) } is no company and no seat; companies are { $companies }, seats are 1 to 4
table-no_such_option = { $name }=… is not known; it is { $known }
table-no_such_program =
    { QUOTED($got) } is no program; programs are { $programs }, and an Automa is 'automa' or 'automa hard'
table-too_many_automas = a game has 1 to 3 Automas beside people and programs (A1); this would be { $number }
table-seats_wanted = a game has 2 to 4 seats and as many companies; this would be { $number }
table-other_company = { CAPITAL($who) } plays { $company } at this table: draft { $company } with a contract.
table-other_start = the position to begin with is one of { $order }; begin it with { $call }

## Playing

table-hold = Hold the programs
    .tip = Programs wait until they are let go on
table-go_on = Let them go on
table-leave = Leave the table
    .tip = Keep the game and stop; the same cell comes back to it
table-agreed = The companies are agreed, so the draft only asks for a starting contract with your company.
table-deciding =
    { CAPITAL($who) } ({ $player }) { $held ->
        [true] waits until the programs go on.
       *[false] is deciding…
    }
table-no_game = There is no game on this table yet.

## What has happened

table-log = What has happened, the newest first
# The head of what happens to all.
table-turn_of_all = Round { $round }:
# A turn as a sentence, its head before it.
table-turn_told = { $head } { $turn }.
# The head of a turn; before the first round there is none to name.
table-turn_of_one =
    { $round ->
        [0] { CAPITAL($who) }:
       *[other] Round { $round } · { CAPITAL($who) }:
    }

## Leaving and coming back

table-was_left = This table was left. Run the cell again to come back to it.
table-gave_way = This game goes on at a table that was opened later with the same file.
table-left_and_kept = Kept in { $file }. Run the cell again to come back.
table-left_for_good = Left. This game was not kept in a file.
table-game_goes_on = Back in the game of { $file }: round { $round }, after { $moves }.
table-not_continued = { $file } cannot be gone on with, and stays as it is.
table-file_of_others = { $file } holds a game with { $companies }, which are not the seats named here
table-file_of_other_box = { $file } holds a game with another box: { $rows }
table-company_of_automa = { $who } (an Automa, { $level })
table-play_rest = Play on from what could be read
    .tip = In a new file; the old one stays as it is
table-play_anew = Begin a new game
    .tip = { table-play_rest.tip }
table-new_file = From now on the game is kept in { $file }.
table-not_kept = The game goes on, but is not kept: { $why }.

## The end

table-at_first = at first
table-total = in all
table-company_with = { $who } with { $vp } VP
table-ranked = { $rank }. { $names }
table-all_over = The game is over. { $ranks }.
table-look_back_in_file = Look back at it move by move: explore(open("{ $file }").read()).
table-look_back_at_table = Look back at it move by move: explore(… .game), with the name of this table.

## Looking back, and hints

table-look_back = Look back on it
    .tip = Open this game in the explorer, where its moves are judged
table-hints = Hints
    .tip = Have a button at your own questions that says what the programs would do
table-hint = Hint
    .tip = Have programs try out your moves: first it shows where, pressed again it says what
table-hint_more = The whole turn
table-hint_where =
    { $places ->
        [0] What the programs would do has no place on the board.
        [1] { CAPITAL($who) } could act where the dashed ring is.
       *[other] { CAPITAL($who) } could act where the dashed rings are, in the order of their numbers.
    } ‘{ table-hint_more }’ says what the programs would do.
table-hint_step =
    { $step ->
        [1] The hint: begin here.
       *[other] The hint: this is step { $step }. First: { $first } (the dashed ring 1).
    }
table-hint_turn =
    { $sure ->
        [true] For { $who } the programs would choose
       *[false] It is open what is best for { $who }; the programs would choose
    }: { $turn }.
