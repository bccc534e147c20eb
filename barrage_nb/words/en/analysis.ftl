# Playouts: rollouts, comparisons, and how sure their numbers are.

## What cannot be done

analysis-few_playouts = n={ QUOTED($n) }: so many playouts are not possible; it takes 2 or more, such as n=200
analysis-no_width = within={ QUOTED($within) }: an interval has a width; say within=1 for one point either way
analysis-no_level = level={ QUOTED($level) }: intervals hold with 0.5 or more, and never for certain; level=0.95 is usual
analysis-no_policy =
    { QUOTED($got) } is no policy: a policy is a function from a seed to a strategy, such as builder_player;
    of a strategy without chances make one with lambda seed: { $got }
analysis-no_policy_for = there is no policy for { $got }; there are some for { $known }
analysis-no_such_company = { QUOTED($got) } is not in this game; its companies are { $known }
analysis-no_such_source = points do not come from { QUOTED($source) }; they come from { $known }
analysis-no_such_option = { QUOTED($option) } was not compared; these were: { $known }
analysis-no_such_measure = by={ QUOTED($by) } is not counted; what can be compared is { $known }
analysis-no_moves = there is no move to compare
analysis-game_over = this game is over; there is nothing left to play out
analysis-no_cores = BARRAGE_NB_CORES={ $got }: it says how many processes work out playouts, such as 4; 1 is this one alone
analysis-no_executor =
    executor={ QUOTED($got) } cannot work; choose 'cores', None for this process, an executor or a Dask client
analysis-client_closed = this Dask client is closed; make another one, or say executor=None
analysis-cannot_be_sent =
    { $policy } cannot be sent to other processes ({ $why }): make it without what is open, or say executor=None
analysis-workers_lost = the workers have failed ({ $why }); what they had to do is worked out here
analysis-not_judged = the learned judge knows only the full rules as printed, with the usual rulings; this game is played without it
analysis-no_column = the table has no column { QUOTED($name) }; it has { $known }
analysis-over_in_sweep = there is nothing left to play out where the game is over: { $names }
analysis-policies_alike =
    two policies have the same name ({ $names }); name them: { "{" }'mine': …, 'yours': …{ "}" }
analysis-not_kept = { $file } is not what { analysis-maker } has saved; give another name, or delete it
analysis-damaged =
    { $file }, line { $line }: this was not saved by { analysis-maker }; delete the line, and it is played out again
analysis-other_companies = only positions with the same companies can be compared: here { $one }, there { $other }
analysis-maker =
    { $maker ->
        [experiment] an experiment
       *[sweep] a sweep
    }
analysis-the_text = the text

## Numbers

analysis-number = { DECIMAL($value, $digits) }
analysis-signed_number = { DECIMAL($value, $digits, sign: "+") }
analysis-percents = { $n } %
analysis-unknown = ?
analysis-interval = { $mean } ± { $reach }
analysis-number_between = { DECIMAL($mean, 1) } ({ DECIMAL($low, 1) } to { DECIMAL($high, 1) })
analysis-share_between = { $mean } % ({ $low } to { $high } %)
analysis-share_alone = { $mean } % (?)

## Rollouts

analysis-head_vp = victory points
analysis-head_wins = wins
analysis-head_so_far = so far
analysis-head_lost = lost against the best
analysis-head_policy = policy
analysis-playouts_made =
    { COUNT($count, "playouts") } by { $policy } (seed { $seed }), { $level } % intervals.{ $ended ->
        [narrow] {" "}It stopped there, as every interval is narrow enough.
        [limit] {" "}It stopped there, at the limit; not every interval is as narrow as you asked for.
        [going_on] {" "}It is going on; the intervals hold whenever you stop.
       *[counted] {""}
    }
analysis-playouts =
    { COUNT($count, "playouts") }{ $ended ->
        [narrow] , narrow enough
        [limit] , at the limit, not yet narrow enough
        [going_on] , going on
       *[counted] {""}
    }
analysis-so_far_vp = { $vp } so far
analysis-source_vp = { $source } { DECIMAL($vp, 1) }
analysis-with_notation = { $line } [{ $notation }]
analysis-company_vp = { $who } { $vp }
analysis-rollout_line = <Rollout: { $each } VP from { $playouts }>

## Comparisons

analysis-measure-vp = VP
analysis-measure-lead = VP of lead
analysis-measure-won = wins
analysis-vp_from = VP from { $source }
analysis-amount_of = { DECIMAL($mean, 1) } { $measure } ({ $bounds })
analysis-amount_of_wins = { DECIMAL($mean, 1) } % of the wins ({ DECIMAL($low, 1) } to { DECIMAL($high, 1) } %)
analysis-alone = There is nothing to compare ‘{ $best }’ with.
analysis-rest_of_turn =
    ‘{ $option }’ leaves the rest of its turn to the programs; mostly they went on with ‘{ $rest }’ ({ $n } % of { COUNT($of, "playouts") }).
analysis-better = ‘{ $best }’ is better for { $who } than ‘{ $other }’ by { $amount }.
analysis-best_of_all = ‘{ $best }’ is better for { $who } than ‘{ $other }’, the best of the others, by { $amount }.
analysis-too_few = Which is best is open: too few playouts to say how sure.
analysis-same = ‘{ $best }’ and ‘{ $other }’ came to the same in all { COUNT($count, "playouts") }.
analysis-open_between =
    Between ‘{ $best }’ and ‘{ $other }’ it is open: the difference of { $amount }
    lies within its interval, and may as well be none.
analysis-open_among =
    It is open which of { $options } is best:
    their differences lie within their intervals, and may as well be none.
analysis-quoted = ‘{ $option }’
analysis-more_options = { $n } more
analysis-lost_by =
    { DECIMAL($mean, 1) } ± { $reach }{ $won ->
        [true] {" "}%
       *[false] {""}
    }{ $open ->
        [true] , open
       *[false] {""}
    }
analysis-apart_by_source = ‘{ $one }’ against ‘{ $other }’, by source: { $parts }.
analysis-source_more = { $source } { $more }
analysis-compared_alone = <Compared: ‘{ $best }’ alone, { $playouts }>
analysis-compared_line = <Compared by { $measure }: ‘{ $best }’ before ‘{ $other }’ by { $lost }; { $playouts }>

## Sweeps and plots

analysis-unnamed = position { $number }
analysis-more_rows =
    … and { $n ->
        [1] 1 row
       *[other] { $n } rows
    } more; pandas.DataFrame(…) has them all.
analysis-sweep_line =
    <Sweep: { COUNT($rows, "rows") }, { COUNT($positions, "positions") } under { $policies ->
        [1] 1 policy
       *[other] { $policies } policies
    }>
# What a plot shows, for whom does not see it.
analysis-plot = Plot: { $what }
analysis-plot_by = Plot: { $what }, by { $x }
# What a plot shows, under its title.
analysis-titled = { $title }: { $what }
analysis-column-vp = victory points
analysis-column-won = share of first places
