# What the lesson on the Automa says.

automa_lesson-no_automa =
    no Automa is to act in this position; name one, as in: sketch('italy | usa | automas=italy:medium')
# The title of the lab.
automa_lesson-title = How an Automa thinks
# A button: another turn.
automa_lesson-another = Another turn
# A button: be told.
automa_lesson-give_up = Show me
# The empty line of the list of answers.
automa_lesson-choose = or choose here
# A button: answer with what is picked in the list.
automa_lesson-that_one = That one
automa_lesson-watch = Now step through its turn, and see each reason on the map.
automa_lesson-about_to_act = { $who } is about to act.
automa_lesson-which_row = 1. Which row ends the turn of { $who }?
automa_lesson-how_to_guess_row =
    It tries the rows from top to bottom, and few let it go on. Click the row on its tile.
automa_lesson-row_on_button = { $number }{"  "}{ $row }
automa_lesson-which_space = 2. Where does it build its { $structure }?
automa_lesson-how_to_guess_space =
    Click it on the map: the one space that completes a system, or else what the criteria of tile { $number } leave.
automa_lesson-not_a_space = Click one of the spaces that stand out: it may build nowhere else (AP1).
automa_lesson-holds = { $who } has { $things }, its money. It can build with: { $tiles }.
automa_lesson-lie_open = Open contracts: { $contracts }.
automa_lesson-none_open = Open contracts: none.
automa_lesson-contract = { $colour } for { $energy }

## What a guess is told

automa_lesson-row_ended = Row { $number } ends the turn of { $who }: { $row }.
automa_lesson-all_before =
    { $skipped ->
        [0] The first row is possible, so it is what it does (A15).
       *[other] It had to skip { COUNT($skipped, "rows") }, and this is the first that is possible (A15).
    }
automa_lesson-never_looked = It never looks at row { $number }: a row above it was possible already (A15).
automa_lesson-not_possible = Row { $number } is not possible: { $reason } ({ $clause }).
automa_lesson-followed = It does follow row { $number }, but that does not end its turn ({ $clause }).
automa_lesson-off =
    You were { COUNT($n, "rows") } { $above ->
        [true] too far up
       *[false] too far down
    }.
automa_lesson-builds = { $who } builds { $piece }.
automa_lesson-no_other = There was no other (AP1).
automa_lesson-completes_alone = It alone completes a system of dam, conduit and powerhouse (AP2).
automa_lesson-first_left = The criteria leave { $left }, and { $space } is the first of them, counted { $upward } (AP4).
automa_lesson-alone_left = The criteria leave it alone; the last to tell was: { $criterion } ({ $clause }).
automa_lesson-only_one_completes = Only { $spot } completes a system, so nothing else is asked (AP2).
automa_lesson-goes_out =
    { CAPITAL($place) } goes out at criterion { $number }, { $criterion } ({ $clause }): { $left } { $n ->
        [1] is
       *[other] are
    } that.
automa_lesson-lost_the_tie =
    All three criteria leave { $place } in, but { $space } is the first of them, counted { $upward } (AP4).
automa_lesson-right_basin =
    That is the right basin. Of the spaces there it takes { $space }: one without a fee first, then the lowest number
    (AP4).
automa_lesson-nearly = So close: only the tie-break was against you.
