# The lessons: their headlines, their names, their questions, and how long they take.

course-lesson-00_start_here = Start here: what is this game?
    .name = Start here
    .question = What is this game?
course-lesson-01_water = 1 · { course-lesson-01_water.question }
    .name = Water
    .question = Where will these drops stop?
course-lesson-02_production = 2 · { course-lesson-02_production.question }
    .name = Production
    .question = How much energy is that, and who else gains?
course-lesson-03_building = 3 · { course-lesson-03_building.question }
    .name = Building
    .question = What does it cost, and when do I get it back?
course-lesson-04_actions = 4 · { course-lesson-04_actions.question }
    .name = Actions
    .question = What can twelve engineers do?
course-lesson-05_scoring = 5 · { course-lesson-05_scoring.question }
    .name = Scoring
    .question = Who is winning, and why?
course-lesson-06_a_whole_round = 6 · { course-lesson-06_a_whole_round.question }
    .name = A whole round
    .question = How does it all fit?
course-lesson-07_full_game = 7 · { course-lesson-07_full_game.question }
    .name = The full game
    .question = What do officers, companies and technologies change?
course-lesson-08_automa = 8 · { course-lesson-08_automa.question }
    .name = The Automa
    .question = What will the Automa do next?
course-lesson-09_exam = 9 · { course-lesson-09_exam.name }: are you ready for a game?
    .name = The exam
    .question = Are you ready for a game?
course-lesson-10_what_if = 10 · { course-lesson-10_what_if.name }
    .name = What if?
    .question = What if I change one move, and play on from there?
course-lesson-11_play = 11 · Play a game
    .name = Play
    .question = A whole game at one screen, against people or programs
course-lesson-12_analysis = 12 · { course-lesson-12_analysis.name }
    .name = How sure is that?
    .question = Who wins from here, and what did that move cost?
course-lesson-13_leeghwater = 13 · { course-lesson-13_leeghwater.question }
    .name = Leeghwater
    .question = What does The Leeghwater Project change?
course-lesson-20_tempo = 20 · { course-lesson-20_tempo.name }: when does building pay back?
    .name = Tempo
    .question = When does an investment pay back?
course-lesson-21_shared_pipes = 21 · { course-lesson-21_shared_pipes.name }: who builds them, and who rides on them?
    .name = Shared pipes
    .question = Who builds, who rides, and what does a fee do?
course-lesson-22_scarcity_and_catch_up = 22 · { course-lesson-22_scarcity_and_catch_up.name }: does the leader stay the leader?
    .name = Too few places
    .question = Does the leader stay the leader?
course-lesson-23_balance = 23 · { course-lesson-23_balance.name }: is it fair?
    .name = Balance
    .question = Is it fair?
course-lesson-24_your_own_rule = 24 · { course-lesson-24_your_own_rule.name }: from an idea to evidence
    .name = Your own rule
    .question = How does an idea become evidence?
course-lesson-25_economy = 25 · { course-lesson-25_economy.name }: where does everything come from, and where does it go?
    .name = The economy
    .question = Where does everything come from, and where does it go?
course-lesson-26_tension = 26 · { course-lesson-26_tension.name }: when is it decided?
    .name = Tension
    .question = When is a game decided, and is it only luck?
course-lesson-27_luck_and_skill = 27 · { course-lesson-27_luck_and_skill.name }: does the better player win?
    .name = Luck and skill
    .question = Does the better player win, and is there one best way?
course-lesson-28_your_own_card = 28 · { course-lesson-28_your_own_card.name }: will anybody use it, and is it too strong?
    .name = Your own card
    .question = Who uses what you have designed, and is it too strong?
course-minutes = { $n } minutes
course-time-open = as long as you like
course-time-evening = an evening

## The end of a lesson.

course-head = How your guesses went
course-nothing = Nothing is guessed yet. Go back up and guess: here it is counted while you do.
course-again_head = Worth another try:
course-next = Next:
course-or = Or:
course-guessed =
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
            } right at the first try.
        }
    }
course-told_too = { $guessed } You had { COUNT($told, "questions") } answered for you.
course-name = “{ $lab }”
course-went = { $name }: { $right } of { $of } right.
course-went_row = { $name }: { $right } of { $of } right, the last { $row } in a row.
course-once_more = { $name }: can you get { $enough } in a row?
course-no_lesson = there is no lesson { QUOTED($name) } to go to; there are { $known }
