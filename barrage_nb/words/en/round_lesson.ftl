# The lesson on a whole round.

round_lesson-begins = Round 3 begins.
round_lesson-laid_out-national = national contracts
round_lesson-laid_out-private = private contracts that lie open
round_lesson-laid_out-bonus = bonus tiles
round_lesson-laid_out-drops = drops in neutral dams
round_lesson-yours = This is your round: all have passed, the water has flowed, and now you score it.
round_lesson-recorded =
    You have not played your round to the end so far. Until then, here is one that three programs have played: all have
    passed, the water has flowed, and now you score it.
round_lesson-bases = { $who } has { COUNT($number, "bases") }.
round_lesson-gained =
    { $yours ->
        [true] In your round
       *[false] In the recorded round
    } { $who } gained { COUNT($points, "vp") }, all in all.
round_lesson-no_sum = there is no sum { QUOTED($name) }; there are { $known }
