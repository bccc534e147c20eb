# The lesson on the action spaces, and its lab.

office_lesson-asked = { $goal } How many does the best plan reach?
office_lesson-goal-machines = End with as many machines in your supply as you can.
office_lesson-goal-mixers = End with as many mixers in your supply as you can.
office_lesson-goal-tile = Buy an advanced tile, and end with as many machines as you can. Without a tile they do not count.
office_lesson-refused = { CAPITAL($why) }.
office_lesson-ended-machines = You end with { COUNT($n, "machines") }
office_lesson-ended-mixers = You end with { COUNT($n, "mixers") }
office_lesson-ended-tile =
    You end with { COUNT($n, "machines") }{ $n ->
        [0] {""}
       *[other] {" "}and a tile
    }
office_lesson-the_most = { $ended }: the most there is.
office_lesson-less_than = { $ended }; the best plan ends with { $most }.
office_lesson-then = { $first }; then { $last }
office_lesson-look_for_it = Start over and look for it, or see the best plan.
office_lesson-best = The best plan: { $actions }.
office_lesson-foresaw = And you foresaw it: { $most }.
office_lesson-guessed_off =
    You had guessed { $guess }: { $n } too { $few ->
        [true] few
       *[false] many
    }.
office_lesson-in_the_bank = { COUNT($engineers, "engineers") } in the Bank
office_lesson-chosen = { $where } ({ $answers })
office_lesson-energy_for = { $energy } energy for { $reward }
# An action space, in the list.
office_lesson-option = { CAPITAL(NAME($space, form: "bare")) }
office_lesson-space_takes =
    { CAPITAL($space) }: { $amounts }{ $fee ->
        [0] {""}
       *[other] { $price ->
            [0] {" "}for the +{ $fee }
           *[other] , { $fee } of them for the +{ $fee }
        }
    }
office_lesson-open_spaces = With { $players } players, { $spaces } spaces of the office are open: { $parts }

## The lab

office_lesson-title = The rest of a round
office_lesson-before = Turn by turn.
office_lesson-start = Say what the best plan reaches; then choose space after space, until no engineer is left.
office_lesson-guess = my guess
office_lesson-bank_engineers = for the Bank
office_lesson-space = Space
office_lesson-and_then = And then
office_lesson-take = Place
office_lesson-back = One back
office_lesson-again = Start over
office_lesson-start_over_first = Engineers are placed already: press “{ office_lesson-again }” before you change what there is at first.
office_lesson-said_best = Best plan
office_lesson-another = Another round
office_lesson-engineers = engineers at first
office_lesson-credits = credits at first
office_lesson-solved = Challenge solved: no plan reaches more!
office_lesson-choose = choose…
office_lesson-shown = That is the best plan, found by trying all there are. Step through it.
office_lesson-first_place = Place all your engineers first; then the best plan is shown.
office_lesson-choose_first = That space leaves you a choice: make it in the list “And then”.
office_lesson-over = No engineer is left. Start over, or see the best plan.
office_lesson-hint = Choose a space of the office.
office_lesson-no_way = no number of engineers brings this goal any further here
