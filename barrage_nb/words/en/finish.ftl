# The end of a lesson.

finish-lesson-00_start_here = Start here: what is this game?
finish-lesson-01_water = 1 · Where will these drops stop?
finish-lesson-02_production = 2 · How much energy is that, and who else gains?
finish-lesson-03_building = 3 · What does it cost, and when do I get it back?
finish-lesson-04_actions = 4 · What can twelve engineers do?
finish-lesson-05_scoring = 5 · Who is winning, and why?
finish-lesson-06_a_whole_round = 6 · How does it all fit?
finish-lesson-07_full_game = 7 · What do officers, companies and technologies change?
finish-lesson-08_automa = 8 · What will the Automa do next?
finish-lesson-09_exam = 9 · The exam: are you ready for a game?
finish-lesson-10_what_if = 10 · What if?
finish-lesson-11_play = 11 · Play a game
finish-lesson-12_analysis = 12 · How sure is that?
finish-lesson-20_tempo = 20 · Tempo: when does building pay back?
finish-lesson-21_shared_pipes = 21 · Shared pipes: who builds them, and who rides on them?
finish-lesson-22_scarcity_and_catch_up = 22 · Too few places: does the leader stay the leader?
finish-lesson-23_balance = 23 · Balance: is it fair?
finish-lesson-24_your_own_rule = 24 · Your own rule: from an idea to evidence
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
