# What lessons and labs say: their controls, and the feedback to what a reader predicted.

lessons-start = Nothing has happened yet.
lessons-first = First
lessons-next = Next
lessons-last = Last
lessons-play = Play
lessons-once_more = Run again
lessons-your_guess = Your guess
lessons-choose = choose…
lessons-give_up = Just show me
lessons-another = Another situation
lessons-would_be_lost = What you have done here would be lost.
lessons-begin_anew = Begin anew
lessons-keep = Keep it
lessons-compare = Before and after
    .tip = Shows how it was before beside how it is after
lessons-no_compare = One picture
lessons-before = Before
lessons-after = After
lessons-explorer = Open in the explorer
    .tip = Opens the position shown here on the whole board, to play on from it
lessons-no_explorer = Close the explorer
lessons-head =
    { $right ->
        [true] Right.
       *[false] Not quite.
    }
lessons-rules = The rules behind it
lessons-plot = After your guess: the plot
lessons-in_a_row = That makes { $many } in a row.
lessons-moment = Moment { $at } of { $steps }
lessons-not_a_section = the rules have no section { QUOTED($section) }; their sections are { $known }
lessons-no_such_space =
    there is no { QUOTED($name) } on the map; building spaces are called B2U, C5A or P8.1, headstreams HA
lessons-less = − { $label }
lessons-more = + { $label }

## What a question with a place for the guess says.

lessons-yes = yes
lessons-no = no
lessons-guess = That is my guess
lessons-tell = Tell me
lessons-again = Ask me again
lessons-help = A hint
lessons-try_again =
    { $hint ->
        [true] Try again, or ask for a hint.
       *[false] Try again.
    }
lessons-clue_between = It lies between { $low } and { $high }.
lessons-clue_count =
    { $n ->
        [0] None of them is right.
        [one] Of all that can be chosen, one is right.
       *[other] Of all that can be chosen, { $n } are right.
    }
lessons-clue_two = It is one of these two: { $first }; { $second }.
lessons-clue_one = One of them: { $told }.
lessons-missing = An answer is still missing.
lessons-none = Nothing is marked yet. Press again if you mean: none of them.
lessons-said = You said
lessons-true = It is
lessons-without = Here is the answer.
lessons-open = Guess, then open
lessons-on_map = Click on the map, or use the arrow keys and Enter.
lessons-several_on_map = Click all of them on the map, then press the button.
lessons-run_again = A still picture: to use it, run its box and those above it (Shift+Enter).
lessons-drag_hint = Drag it, or press the arrow keys
lessons-drag_unknown = { $names } must stand in the sentence in braces, and be a range or a function; known are { $known }
lessons-drag_ways = a sentence has 1 to { $most } ways to set its numbers, not { $ways }
lessons-run = To answer here, run this box and those above it (Shift+Enter).
lessons-unrun = This box needs { $name }, which another makes: first run the box under “{ $heading }”, then this one.
lessons-unrun_above = This box needs { $name }, which a box above it makes: run that one first, then this one.
lessons-no_question = a prediction needs a question: predict('How much energy is that?', 9)
lessons-no_truth =
    a prediction needs a truth: a number, one of its choices, or several by name, as {"{"}'USA': 4, 'Italy': 4{"}"}
lessons-no_map = lit= names places of a map; give the map too: on=position
lessons-known_choices = what is true ({ $missing }) must be among the choices; they are { $known }
lessons-no_choices = what is true ({ $missing }) must be among the choices; they are none
lessons-no_space = there is no { QUOTED($name) } on this map; places are called B2U, C5A, P8.1, HA or XL
lessons-none_of_them = none of them
lessons-cell = { $label }, { $column }
lessons-labelled = { $label }: { $text }
lessons-off_by =
    { $high ->
        [true] { $by } too high
       *[false] { $by } too low
    }
    .way =
        { $high ->
            [true] too high
           *[false] too low
        }
lessons-mistake =
    { $looks ->
        [left_to_right] The construction spaces are used from left to right (C1).
        [full] That dam is full (W4), and a drop runs past every full one (W3).
        [nothing_there] Nothing is built there: an empty space stops no drop (W3).
        [other_side] Follow the line of the river: it does not change sides.
        [swapped] Which drop is where changes. How many a dam holds does not: the second runs on to where the first would be.
        [stays] Drops leave a dam only when somebody produces energy with them (W5).
        [space] That leaves out the number of the space (P5).
        [no_energy] Less than 1 energy is no production (P6).
        [houses] That leaves out what powerhouses add (N1).
        [owner_scores] The owner of a pipe scores 1 point for each drop (P7).
        [conduit] A conduit takes 2 for each point of its value (C8).
        [counts_spaces] That counts the spaces, not the engineers on them (C1).
        [fourth] The fourth space needs as many as the third, and 3 credits (C1).
        [own_segment] Count the segment of the machines, too: it comes round last (C5).
        [turned] This round's turns count, too: this round is 0.
        [near] A piece may stand anywhere: nothing of yours need be near.
        [one_round] That is one round: it comes again at the start of each later one (I3).
        [at_once] Count what comes at once, too (I3).
        [price] The coin in the heading, or beside a tile, is the price of the action (R3).
        [red] A space with +3 costs 3 credits more (R3).
        [only_red] That is the +3 alone: the action costs something itself.
        [two_left] Italy has 2 engineers, and none of the four tries takes more.
        [no_letter] No letter stands on that space: it is free.
        [shop_alone] That is the space alone. It costs 4 credits, and Italy has none.
        [tile_alone] That is the space alone. It costs 5 credits, and Italy has 1.
        [bank_alone] That is the Bank alone: the other space takes engineers, too (R3).
        [on_the_way] What comes to the open segment on the way is back, too (C4).
        [tile] A tile comes back, too, but is no machine.
        [flows] On this space it flows at once (M4).
        [other_river] No drop from HB comes by that dam: follow the line of its river.
        [own_kind] Italy has one of each kind: a base and an elevation are not two of a kind (I2).
        [tied] Whoever is tied shares what both places are worth (S3).
        [nobody_second] After a tie for the first place nobody is second (S3).
        [without_energy] Even without energy there are credits, and points are lost (S4).
        [least_first] Least energy goes first, and most goes last; only who ties goes the other way round than now (E2).
        [short] Each section short costs 4 points (S5).
        [below_six] Below 6 energy the bonus tile gives nothing at all (S5).
        [all_eight] Eight contracts lie there in all, and only the two dark ones are national (U4).
        [each_alone] Each production has to reach it alone (P9).
        [room] A dam has room for its level, less the drop that lies in it already (W4).
        [water_alone] That is the water alone: the space and your powerhouses add to it (P5).
        [added] Value and drops are multiplied, not added (P5).
        [third_house] The second adds 1, the fourth 2 more; the third adds no energy (N1).
        [one_is_enough] On ±0 one drop makes 1, and 1 is enough (P6).
        [own_basin] That space is free. Look what else of yours stands in its basin.
        [grey] A grey dam is nobody's, and never yours (G6).
        [first_piece] You have built no elevation yet: the first uncovers nothing (I2).
        [no_income] Powerhouses uncover no income: they make productions stronger (I4).
        [second_piece] You have one base and one conduit: of each, the next is the second (I2).
        [built_with] Its effect comes only when something is built with it (T16).
        [holds_more] Del Monte's dams hold more; a base is no cheaper (O2).
        [counts_more] Fiesler helps to produce, not to build (O3).
        [only_conduits] McDowell pays with mixers for conduits only (O4).
        [no_other_tile] Krylov builds as another tile does, and a base costs the same with it (O6).
        [nobody_to_copy] Sekibo has nobody to copy: no other officer is there (O7).
        [new_one] The new powerhouse counts, too (T14).
        [anybody] A pipe may be anybody's (P1).
        [ends_there] It ends in basin 6, and a powerhouse of yours stands there.
        [falls] It does: that pipe leads to a lower basin.
        [own_dam] That dam is yours.
        [then_the_space] Multiply value and drops; then the space adds its number or takes it off (P5).
        [all_of_it] All 3 drops, each worth the pipe's value; then add the space and what your powerhouses add (P5).
        [coins_alone] Count credits only: the coin of the action, and on a dearer space the number behind the + (R3).
        [no_pass] Engineers left over forbid only one thing: to pass (R5).
        [no_coin] Turning once has no coin. Look who stands there (R6).
        [pass_is_free] Passing takes no space and costs nothing. But may one pass with engineers left (R5)?
        [segment_by_segment] Turn the wheel one segment at a time, and count the machines of each that comes to the open one (C4).
        [has_one] Italy has 1 of the 5 credits already.
        [bank_and_space] It has two parts: an engineer at the Bank for each credit that is missing (M5), and those of the space itself (R3).
        [holds_three] Count what Italy holds then: three may stay (K4).
        [gaps] Each contract that was taken leaves a gap, and each gap is filled (K5).
        [each_space] Count both rows, what has no ✕; then the Bank as one and the patents as three (U8).
        [one_each] The USA have one base and one conduit: only the second of a kind brings something (I2).
        [shared] The first place is worth 6, the second 2; who ties shares, and without energy there is nothing (S2, S3).
        [stretch] Find the stretch between two small ticks in which the number lies: the coin above it is paid (S4).
        [in_full] In full it is 5 for each; 4 less for each section that the energy is short of (S5).
        [none_lost] Points are lost only without any energy: 3 (S4).
        [lowest_layer] Count the lowest layers of its own dams: an elevation is no base (B3).
        [bonus_of_bases] 4 for each base, 4 less for each section short of 18, and nothing below 6 energy (B3, S5).
        [all_added] Add up rank and bonus, and take off what is lost: credits are no points.
        [on_coins] Only bases and powerhouses of France count, and only those that stand where a coin is printed (J3).
        [in_setup] One national contract fewer than there are players, two others of each colour, a bonus tile for each round, and one objective (U2 to U5).
        [by_area] That depends on the area: see in which one it lies, and look it up in the list above.
        [by_one] Each powerhouse takes 1 more than the one before it (C9).
        [add_up] The spaces take different numbers: add up what each of them shows (C1).
        [some_spaces] That is not all of the spaces: add up what each of them shows (C1).
        [all_round] They are back when their segment comes to the top again: count all the segments (C5).
        [one_turn] One turn moves them on by a single segment: they are still under way (C5).
        [own_turn] The turn of the construction is one of them, not one more (C2).
        [back_before] They are back earlier: count the turns of all these rounds together (C5).
        [how_often] That is how often it pays, not how much.
        [once_more] That is one payment too many: it pays at once, and then at the start of each later round (I1, I3).
        [each_time] The ringed credits come at once, and again at the start of each later round: count how often (I1, I3).
        [its_price] Those are the credits that they cost: the question is after how many rounds.
        [paid_before] It has paid for them before that: add up round by round.
        [no_dam] No dam stands on that space, not even a grey one.
        [on_a_dam] An elevation goes on a dam that stands there: see whose it is (C7).
        [several_conduits] Of conduits you may have more than one in a basin: the limit is for bases and powerhouses (C6, C9).
        [each_own] 3 points for each powerhouse that Germany has then (T14).
        [opens_too] To those for two add what opens: with 3 both rows of Turbine −1 and of Workshop 2, with 4 every other ✕ (U8).
        [no_ability] That counts Italy's ability, which is left out here.
        [two_each] A work takes 2 engineers, and you have 6 (L14).
        [stands_there] The letter on its space says it: the USA were there in this round, and the work is gone (L15, L20).
        [no_help] It takes 2 mixers. Neither those on the wheel help (L17) nor Jordan: he builds, and a work is no building (L18).
        [lies_there] The work lies there, and no letter stands on its space.
        [three_of_four] It takes 3 excavators, and you have 4 (L17).
        [for_good] The machines of a work do not go on the wheel: they are gone for good (L16).
        [comes_back] A base in the plains takes 3 of the 4 excavators, and what is on the wheel is back after a whole turn (C5).
        [own_action] The leftmost space has no fee; but the coin on the tile is due, whoever uses it (L50).
        [dearer] That is the coin on the tile alone: this space has a fee, too (L46).
        [action_too] That is the +3 alone: the coin on the tile is due on each of its spaces (L50).
        [both_coins] Add up the fee of the space (L46) and the coin on the tile (L50).
        [plain_space] To build on a space without a coin takes machines and no credits (L35, L38).
        [coin_there] A building space with a coin costs 3 credits (L38).
        [used_later] The coin on the tile is due when its action is used, not when one builds there (L50).
        [only_coin] Count credits only: of machines it takes what the tile shows (L35), of credits what the building space shows (L38).
        [once_a_round] Other spaces of the tile are free. But how often may you use it in one round (L48)?
        [only_who_built] See whose building stands at that tile: nobody else uses its spaces (L47).
        [one_each_tile] Never two of your buildings at one tile, in no round (L34).
        [nothing_there_yet] You have no building there, its space is free, and you have the machines for it (L34, L35).
        [just_used] The drop goes into another dam than the one just used (L74).
        [no_room] The dam of basin 4 has level 1 and holds a drop: there is no room (L73).
        [filled_first] The drop comes last: by then the water of this production has filled the dam of basin 8 (L74).
        [not_own] The dam of basin 9 belongs to the USA, and the drop goes into a dam of your own (L73).
        [bonus_of_works] 5 for each work, 4 less for each section short of 30, and nothing below 6 energy (L86, S5).
        [on_their_tiles] Each building scores the points on the tile where it stands; energy does not matter (L85).
       *[no_action] Copying takes no action: whoever copied still has their turn (O8).
    }
lessons-no_mistakes = no question of the lessons is called { QUOTED($name) }; they are { $known }
lessons-score =
    { $right } of { $of } right{ $missing ->
        [0] {""}
        [one] , and one is missing
       *[other] , and { $missing } are missing
    }.

## The lesson on a whole round.

lessons-begins = Round 3 begins.
lessons-laid_out-national = national contracts
lessons-laid_out-private = other contracts
lessons-laid_out-bonus = bonus tiles
lessons-laid_out-objectives = objectives for the end
lessons-yours = This is your round: all have passed, the water has flowed, and now you score it.
lessons-recorded =
    You have not played your round to the end so far. Until then, here is one that three programs have played: all have
    passed, the water has flowed, and now you score it.
lessons-bases = { $who } has { COUNT($number, "bases") }.
lessons-gained =
    { $yours ->
        [true] In your round
       *[false] In the recorded round
    } { $who } gained { COUNT($points, "vp") }, with what its actions brought.
lessons-no_sum = there is no sum { QUOTED($name) }; there are { $known }
