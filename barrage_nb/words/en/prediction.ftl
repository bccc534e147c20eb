# What a question with a place for the guess says.

prediction-yes = yes
prediction-no = no
prediction-guess = That is my guess
prediction-tell = Tell me
prediction-again = Ask me again
prediction-missing = An answer is still missing.
prediction-none = Nothing is marked yet. Press again if you mean: none of them.
prediction-said = You said
prediction-true = It is
prediction-without = Here is the answer.
prediction-open = Guess, then open
prediction-on_map = Click on the map, or use the arrow keys and Enter.
prediction-several_on_map = Click all of them on the map, then press the button.
prediction-run_again = A still picture: to use it, run the whole page (in the menu Run: Run All Cells).
prediction-run = To answer here, run the whole page (in the menu Run: Run All Cells).
prediction-no_question = a prediction needs a question: predict('How much energy is that?', 9)
prediction-no_truth =
    a prediction needs a truth: a number, one of its choices, or several by name, as {"{"}'USA': 4, 'Italy': 4{"}"}
prediction-no_map = lit= names places of a map; give the map too: on=position
prediction-known_choices = what is true ({ $missing }) must be among the choices; they are { $known }
prediction-no_choices = what is true ({ $missing }) must be among the choices; they are none
prediction-no_space = there is no { QUOTED($name) } on this map; places are called B2U, C5A, P8.1, HA or XL
prediction-none_of_them = none of them
prediction-labelled = { $label }: { $text }
prediction-off_by =
    { $high ->
        [true] { $by } too high
       *[false] { $by } too low
    }
prediction-score = { $right } of { $of } right.
