# A changed game in words: what a design changes.

design-label = changed game
design-sentence = { CAPITAL($change) }.
# The name of a box, and at its shortest in the head of the table.
design-box-leeghwater = The Leeghwater Project
    .short = Leeghwater
design-changed_to = A changed game. { $changes }
design-row = the box says { QUOTED($row) }
design-row_gone = { QUOTED($row) } is not in the box
design-printed = Printed: { $what }
design-row_printed = { QUOTED($row) } (printed: { $printed }).
design-not_printed = Nothing like this is printed.

## What a number of the design says

design-change-wheel_segments = a wheel has { $value } segments (printed: { $printed })
design-change-engineers_each = every company has { COUNT($value, "engineers") } (printed: { $printed })
design-change-conduit_credits =
    the owner of a conduit gets { COUNT($value, "credits") } for each drop of others (printed: { $printed })
design-change-conduit_points =
    the owner of a conduit gets { COUNT($value, "vp") } for each drop of others (printed: { $printed })
design-change-red_fee = a building space with a coin costs { COUNT($value, "credits") } (printed: { $printed })
design-change-first_prize = the most energy earns { COUNT($value, "vp") } (printed: { $printed })
design-change-second_prize = the second most energy earns { COUNT($value, "vp") } (printed: { $printed })
design-change-turn_order = the new turn order is { $order } (printed: { $printed })
design-change-neutral_dams = there are no neutral dams at the start (printed: three)
design-change-closed_spaces =
    closed to everybody { $n ->
        [1] is
       *[other] are
    } { $spaces }
design-change-opened_spaces =
    open with any number of players { $n ->
        [1] is
       *[other] are
    } { $spaces }
design-change-more_drops = headstream tiles bring more or fewer drops in every round: { $drops }
design-change-rounds = the game lasts { COUNT($value, "rounds") } (printed: { $printed })
design-more_drops = { $name } { SIGNED($drops) }
design-turn_order-least_energy = least energy first
design-turn_order-most_energy = most energy first
design-turn_order-fixed = the same in every round
design-turn_order-rotating = whoever was first goes last
