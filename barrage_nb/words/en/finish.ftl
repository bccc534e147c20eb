# The end of a lesson.

finish-head = How your guesses went
finish-nothing = Nothing is guessed yet. Go back up and guess: here it is counted while you do.
finish-again_head = Worth another try:
finish-next = Next:
finish-or = Or:
finish-guessed =
    { $of ->
        [0] You have not guessed yet.
        [1] { $right ->
            [0] Your guess was not right.
           *[other] Your guess was right!
        }
       *[other] { $all ->
            [true] All { $of } guesses were right!
           *[false] { $right } of { $of } guesses { $right ->
                [1] was
               *[other] were
            } right.
        }
    }
finish-told_too = { $guessed } You had { COUNT($told, "questions") } answered for you.
finish-name = “{ $lab }”
finish-went = { $name }: { $right } of { $of } right.
finish-went_row = { $name }: { $right } of { $of } right, the last { $row } in a row.
finish-once_more = { $name }: can you get { $enough } in a row?
finish-no_lesson = there is no lesson { QUOTED($name) } to go to; there are { $known }
