# What a question with a place for the guess says.

prediction-label-yes = yes
prediction-label-no = no
prediction-label-guess = That is my guess
prediction-label-tell = Tell me
prediction-label-again = Ask me again
prediction-label-missing = An answer is still missing.
prediction-label-none = Nothing is marked yet. Press again if you mean: none of them.
prediction-label-said = You said
prediction-label-true = It is
prediction-label-without = Here is the answer.
prediction-label-open = Guess, then open
prediction-label-on_map = Click on the map, or use the arrow keys and Enter.
prediction-label-several_on_map = Click all of them on the map, then press the button.
prediction-label-run_again = A still picture: to use it, run the whole page (in the menu Run: Run All Cells).
prediction-label-run = To answer here, run the whole page (in the menu Run: Run All Cells).
prediction-label-no_question = a prediction needs a question: predict('How much energy is that?', 9)
prediction-label-no_truth =
    a prediction needs a truth: a number, one of its choices, or several by name, as {"{"}'USA': 4, 'Italy': 4{"}"}
prediction-label-no_map = lit= names places of a map; give the map too: on=position
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
