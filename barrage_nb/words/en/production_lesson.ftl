# The lesson on production and its lab.

production_lesson-the_owner =
    { KEY($owner) ->
        [usa] the USA
       *[other] { $owner }
    }
production_lesson-the_who =
    { KEY($who) ->
        [usa] the USA
       *[other] { $who }
    }

## The controls

production_lesson-title = Production lab
production_lesson-before = The production begins.
production_lesson-start = Choose how to use your water, say how much energy that will be, and produce.
production_lesson-company = You are
production_lesson-officer = Officer
production_lesson-houses = Powerhouses
production_lesson-part-dam = Dam and its drops
production_lesson-part-conduit = Conduit
production_lesson-part-powerhouse = Powerhouse
production_lesson-space = Action space
production_lesson-drops = drops to send
production_lesson-held = drops in dam
production_lesson-credits = your credits
production_lesson-label_contract = Contract
production_lesson-prediction = My guess
production_lesson-choose_head = Choose here, or click on the map.
production_lesson-produce = Produce
production_lesson-skip = To the end
production_lesson-show_sum = show the sum beforehand
production_lesson-unknown_total = = how much?
production_lesson-best_contract = the biggest in reach
production_lesson-no_contract = none
production_lesson-another = New challenge
production_lesson-free = Try things out
production_lesson-show_one = Show a way
production_lesson-more = More choices
production_lesson-less = Fewer choices
production_lesson-taken = taken
production_lesson-guess_first = First say what you think: type your guess, then press Produce. (Press it again just to see.)
production_lesson-no_prediction = You made no guess this time. Change something, guess, and produce again.
# The button that asks a challenge.
production_lesson-challenge_button = Make exactly { $target }
production_lesson-challenge_start = Choose how to make exactly { $target }, and produce. Whatever you try, you learn how far off it was.
production_lesson-no_conduit = Nobody has built { $place } yet, so no water runs through it (P1).
production_lesson-not_built = Nobody has built { $place } yet (P1).
production_lesson-not_a_part = Click a dam, a conduit that is built, or a powerhouse.
production_lesson-changed_energy =
    { $same ->
        [true] Before your change it was { $before } energy too.
       *[false] Before your change it was { $before } energy, now it is { $after }: { $more }.
    }

## What stands on lists

# A conduit in a list.
production_lesson-conduit_row = { $row } ({ $owner }): value { $value }
# A powerhouse in a list.
production_lesson-house_row = { $row } ({ $owner })
# An action space in a list that somebody has taken.
production_lesson-taken_by = { $sign }, taken by { production_lesson-the_who }
# An action space in a list.
production_lesson-space_row = { $sign } ({ COUNT($engineers, "engineers") })
# An officer in a list.
production_lesson-officer_row = { $officer }: { $does }
production_lesson-officer-fiesler = at least 4 before bonuses
production_lesson-officer-del_monte = level 3 dams hold 4
production_lesson-another_officer = another, without effect here
production_lesson-houses_choice =
    { $bonus ->
        [0] { $houses }: no bonus
       *[other] { $houses }: +{ $bonus } energy
    }{ $ability ->
        [true] , and your ability
       *[false] {""}
    }
# A contract in a list.
production_lesson-contract_row = { $energy } energy: { $reward }
production_lesson-points = { $n } VP

## The terms of an energy

production_lesson-term_conduit = { COUNT($drops, "drops") } × value { $value } = { $amount }
production_lesson-term_floor = Fiesler lifts { $made } to 4: { $amount }
production_lesson-term_space = the action space: { $amount }
production_lesson-term_powerhouses = your { $houses } powerhouses: { $amount }
production_lesson-hidden_term-conduit = drops × value of the conduit
production_lesson-hidden_term-floor = Fiesler, if that is less than 4
production_lesson-hidden_term-space = the number of the action space
production_lesson-hidden_term-powerhouses = your own powerhouses
production_lesson-total = = { $energy } energy

## What else happens

production_lesson-gains_head = Who else gains
production_lesson-water_head = Where the water goes next
production_lesson-contracts_head = Contracts (one of them, if you like)
production_lesson-after_head = And then
production_lesson-nobody_gains = Nobody else gains anything.
production_lesson-second =
    Germany may produce once more, at another powerhouse, without any bonus; a rival's conduit costs its fee again
production_lesson-italy_after = Italy moves 3 steps more, too late for a contract
production_lesson-fee =
    You pay { production_lesson-the_owner } { COUNT($credits, "credits") }, and { KEY($owner) ->
        [usa] the USA score
       *[other] { $owner } scores
    } { COUNT($credits, "vp") }
production_lesson-others_water =
    { KEY($owner) ->
        [neutral] A neutral dam
       *[other] A dam of { production_lesson-the_owner }
    } catches { COUNT($drops, "drops") } of the used water
production_lesson-usa_steps =
    { $me ->
        [true] You gain
       *[false] The USA gain
    } { COUNT($steps, "energy") }: used water runs past powerhouses of the USA
production_lesson-past_full =
    { $n ->
        [0] {""}
        [1] {" "}past { $full }, which is full,
       *[other] {" "}past { $full }, which are full,
    }
production_lesson-off_the_map = { COUNT($drops, "drops") }{ production_lesson-past_full } off the map by { $end }
production_lesson-into_a_dam =
    { COUNT($drops, "drops") }{ production_lesson-past_full } into { $mine ->
        [true] your
       *[false] { KEY($owner) ->
            [neutral] the neutral
           *[other] { production_lesson-the_owner }'s
        }
    } { NAME($end, form: "bare") }
production_lesson-asks_more = It asks for more energy (K3).
production_lesson-all_in_reach = Whatever asks for { $energy } or less is in reach (P9).
production_lesson-contract_for =
    { $national ->
        [true] national,{" "}
       *[false] {""}
    }{ $need } energy for { $reward }
production_lesson-reach =
    { $offered }: { $short ->
        [0] reached
       *[other] { $short } short
    }
# A headline above lines.
production_lesson-under = { $head }:

## Feedback

production_lesson-energy_made =
    { $several ->
        [true] It makes { $energy } energy: { $sum }.
       *[false] It makes { $energy } energy.
    }
production_lesson-not_allowed = This production is not allowed: { $why } ({ $clause }). Nothing moves.
production_lesson-because = { UNENDED($why) } ({ $clause }).
production_lesson-prediction_off_by =
    { $n ->
        [0] You said { $said }: exactly right.
       *[other] You said { $said }: { $n } too { $few ->
            [true] few
           *[false] many
        }.
    }
production_lesson-target_off_by =
    You wanted { $target }: that is { $n } too { $few ->
        [true] few
       *[false] many
    }.
production_lesson-source-space = the number of the action space
production_lesson-source-powerhouses = what your own powerhouses add
production_lesson-source-floor = Fiesler, who counts less than 4 as 4
production_lesson-right_without = That would be right without { $sources }.
production_lesson-added = Value and drops are multiplied, not added: every drop makes the conduit's whole value.
production_lesson-one_drop = Every drop makes the conduit's whole value, not only the first.
production_lesson-all_drops = Only the drops that you send count; the others stay in the dam.
production_lesson-fee_taken = The owner of the conduit is paid in credits; that takes no energy away.
production_lesson-ability_added = What your ability adds comes after the production; it is not part of its energy.
production_lesson-wrong_sign = The number of the action space goes the other way.
production_lesson-at_zero = Nothing happens at all, so there is no energy.
production_lesson-start_with =
    Start with { COUNT($drops, "drops") } × { $value } = { $made }{ $n ->
        [0] {""}
       *[other] , and then { $others }
    }.
production_lesson-sum_is =
    { COUNT($drops, "drops") } × { $value } = { $made }{ $n ->
        [0] , and nothing is added
       *[other] , then { $others }
    }.
production_lesson-make_less = Fewer drops or a conduit of less value make less; a space further right takes off 1 or 2.
production_lesson-make_more = More drops or a conduit of more value make more; so does a space further left, where one is free.

## The challenge

production_lesson-solved = Exactly { $target }!
production_lesson-challenge = Challenge { $number }: make exactly { $target } energy in one production.
production_lesson-challenge_given =
    You are { production_lesson-the_who }{ $fiesler ->
        [true] , with Fiesler (less than 4 counts as 4)
       *[false] {""}
    }, and have { COUNT($houses, "powerhouses") } and { COUNT($credits, "credits") }.
production_lesson-way_to_solve =
    { $ways ->
        [1] The only way
       *[other] One of { $ways } ways
    }: { COUNT($drops, "drops") } from { $dam } to { $powerhouse }, on the space { $sign }.
production_lesson-nobody_paid = And nobody was paid for it.
production_lesson-it_cost = It cost you { COUNT($credits, "credits") }, and { production_lesson-the_owner } scored { COUNT($credits, "vp") }.

## What is not there

production_lesson-no_target = there are challenges to make { $least } to { $most } energy, not { $target }
production_lesson-no_space = no action space of the Turbine Station says { $got }; they say { $known }
