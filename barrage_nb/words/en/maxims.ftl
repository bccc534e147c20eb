# What strong players say, how it is tested, and what the games say to it.

maxims-text-1 = You need not produce in every round.
maxims-text-2 = It is beginners who produce in every round.
maxims-text-3 = Leave rounds out, and prepare for a few very large ones.
maxims-text-4 = With such a plan it matters how many points an energy brings, and not how much energy there is.
maxims-text-5 = Even round 3 or 4 may go by without a production, if it prepares many points.
maxims-text-6 = With such a plan, build one whole row of pieces early, for its 7 points.
maxims-text-7 = In the first two rounds only build, and produce nothing.
maxims-text-8 = If you produce in every round, build what the bonus tiles count.
maxims-text-9 = The officer matters more than the company.
maxims-text-10 = France is by far the strongest company.
maxims-text-11 = What France's third powerhouse brings is strong at any time.
maxims-text-12 = France takes national contracts from those who have invested more.
maxims-text-13 = France goes well with its fourth powerhouse.
maxims-text-14 = France should build many bases early.
maxims-text-15 = Two conduits, and so 3 credits in each round, are perhaps the best income.
maxims-text-16 = Contracts can decide a game.
maxims-text-17 = Productions are small at first, and an avalanche at the end.
maxims-text-18 = If little water comes from above, go for the neutral dams that are full.
maxims-text-19 = In round 1, produce enough for your first contract at least.
maxims-text-20 = A powerhouse between two neutral dams presses a rival.
maxims-text-21 = A dam right above another makes that one worthless.
maxims-text-22 = You never get more engineers: make each of them bring more.
maxims-text-23 = High up, water is easier to manage.

maxims-test-1 = USA alone sends nobody to produce in round 2: does it get more points?
maxims-test-2 = In how many more rounds does the winner produce than the others? (True if in fewer.)
maxims-test-3 = USA alone sends nobody to produce in rounds 2 and 4: does it get more points?
maxims-test-4 = With less energy, each brings more points even if nobody plans it: so this says nothing.
maxims-test-5 = USA alone sends nobody to produce in round 3, or in round 4: does it get more points?
maxims-test-6 = Our programs plan no whole row; and whoever has one also did much else well.
maxims-test-7 = USA alone sends nobody to produce in rounds 1 and 2: does it get more points?
maxims-test-8 = USA alone overlooks the bonus tiles: does it get fewer points?
maxims-test-9 = Seven officers are dealt to four companies: far more games are needed to tell them apart.
maxims-test-10 = By how many points does France end ahead of the others?
maxims-test-11 = No design takes a company's ability away; and whoever has it also did much else well.
maxims-test-12 = What is counted does not say which contracts are national.
maxims-test-13 = Even if our programs love powerhouses, they build hardly more of them.
maxims-test-14 = France alone loves bases: does it get more points?
maxims-test-15 = USA alone loves conduits: does it get more points?
maxims-test-16 = USA alone takes no contracts: does it get fewer points?
maxims-test-17 = How much more energy is made in the last round than in the first?
maxims-test-18 = What is counted does not say how full the neutral dams were when somebody chose.
maxims-test-19 = USA alone sends nobody to produce in round 1: does it get fewer points?
maxims-test-20 = What is counted does not say where a piece stands, and no program presses anybody.
maxims-test-21 = What is counted does not say where a piece stands.
maxims-test-22 = How much more energy comes to each engineer in the last round than in the first?
maxims-test-23 = What is counted does not say where a piece stands.

maxims-verdict-agrees = agrees
maxims-verdict-open = open
maxims-verdict-contradicts = contradicts
maxims-verdict-untested = not tested
maxims-head-text = what strong players say
maxims-head-test = how we test it, or why we cannot
maxims-head-found = found
maxims-head-verdict = verdict
maxims-numbered = { $number }. { $text }
maxims-tested = { $text } { $test } { $found } [{ $verdict }]
maxims-not_held = { $found }; a second hundred games did not surely say so
maxims-no_pairing = { $one } and { $other } have not met; those who have are { $known }

## Where the spread of points comes from.

maxims-cause-company = company
maxims-cause-seat = seat
maxims-cause-cards = cards
maxims-cause-luck = luck of play
