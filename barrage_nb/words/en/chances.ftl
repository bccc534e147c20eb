# The lesson on sureness: bets, intervals, the same luck, and lost points.

## Who would have won?

chances-bets_title = Who would have won?
chances-bets = How far ahead, game by game
chances-bets_hint =
    Each dot is one game, played on from the bell to the end. Draw as many as you like, then bet.
chances-one_game = Draw 1 game
chances-some_games = Draw 8
chances-many_games = Draw 32
chances-other_luck = Again, with other luck
chances-question_of_bets =
    Round { $round }. { $one } has { $vp } points, { $other } has { $other_vp }. Who wins if they play on?
# A button.
chances-bet_on = I bet on { $who }
chances-ahead_left = ◂ { $who } wins by
chances-ahead_right = { $who } wins by ▸
chances-no_game = No game has been drawn yet.
chances-games_won = { COUNT($games, "games") }: { $one } wins { $first }, { $other } { $second }.
chances-ends_ahead = On average { $who } ends { DECIMAL($mean, 1) } points ahead.
chances-too_few = How sure that is cannot be said before 8 games.
chances-between =
    It may be anything from { $other } { DECIMAL($low, 1) } ahead to { $one } { DECIMAL($high, 1) } ahead.
    Zero lies within, so it is open.
chances-decided = It lies between { DECIMAL($low, 1) } and { DECIMAL($high, 1) }: zero is out, so it is decided.
chances-dots = { COUNT($games, "games") }, each a dot where it ended.
chances-their_mean = Their mean is { DECIMAL($mean, 1) }.
chances-bet_over =
    Over { $games } games { $who } ends { DECIMAL($mean, 1) } points ahead on average
    (surely between { DECIMAL($low, 1) } and { DECIMAL($high, 1) }).
chances-bet_after =
    { $games ->
        [0] before any game
       *[other] after { COUNT($games, "games") }
    }
chances-bet-lucky = You bet { chances-bet_after }, when it was still open: you were right, and you were lucky.
chances-bet-misled =
    You bet { chances-bet_after }, when it was still open: so few games say little, and these few misled you.
chances-bet-sound = You bet { chances-bet_after }, when zero was out: that is a sound bet.
chances-bet-against = You bet { chances-bet_after } against an interval that had left zero.
chances-enough_never = Even all these games leave it open.
chances-enough_later = With this luck it is decided after { $games } games.
chances-enough_earlier = With this luck it was decided after { $games } games already.
chances-enough_just = Not one game too many!

## Twenty people throw a die

chances-dice_title = How often does an interval miss?
chances-dice_question =
    Twenty people each throw a die 10 times. How many of their 20 intervals will miss the truth, 3.5?
chances-dice_hint = Say how many, then let them throw.
chances-dice_guess = My guess
chances-throw = Let them throw
chances-throw_more = Twenty others
chances-sureness = How sure
chances-throws = throws
chances-thrown = Twenty intervals
chances-misses = misses
chances-not_thrown = Nobody has thrown yet.
chances-truth = truth: { $mean }
chances-intervals = { $n } intervals around { $truth }; { $missed } of them miss it.
chances-of_twenty =
    { $missed } of 20 miss, { $right ->
        [true] just as you said
       *[false] you said { $guess }
    }. Intervals of { $level } % are made to miss { $missing } times in 100.
chances-in_all = So far { $missed } of { $people } intervals have missed: { $n } in 100.

## The same luck

chances-luck_title = The same luck for both
chances-luck_question =
    7 excavators more for France: what are they worth? Here every game has a luck of its own.
    How many times fewer games does it take if both games of a pair have the same luck?
chances-luck_hint =
    Each line joins a game without the gift to one with it. Choose who plays, look, and guess.
chances-who_plays = Who plays on
chances-games = games
chances-apart = Each its own luck
chances-together = The same luck
chances-as_it_is = as it is
chances-seven_more = 7 more
chances-gift-planless = programs that never plan
chances-gift-planning = programs that plan
chances-saving-1 = about as many
chances-saving-10 = 10 times fewer
chances-saving-50 = 50 times fewer, or more
chances-points = { $vp } VP
chances-pairs_differ = { $games } pairs of games; the difference is { $more }.
# The head of the interval.
chances-seven_bring = 7 more bring { $more } VP
chances-gift_brings =
    { $head }: the 7 excavators bring { $more } points{ $open ->
        [true] : open
       *[false] {""}
    }.
chances-saved_games =
    { $fewer ->
        [true] { $times } times fewer games
       *[false] About as many games
    }: ± { DECIMAL($apart, 1) } with luck apart, ± { DECIMAL($same, 1) } with the same luck.
chances-why_saved_same_game =
    With the same luck the lines run side by side. These programs do not look at their machines first, so
    both games of a pair stay nearly the same game: luck lifts or drowns both alike, and falls out.
chances-why_saved_other_game =
    The lines cross here and there. These programs plan with what they have: with more machines they soon choose
    another turn, everybody else answers, and after a few turns it is another game. The same cards then help
    neither.

## Two clouds

chances-clouds = Two moves, two clouds of games
# The head of a cloud.
chances-cloud = { $option }: { COUNT($games, "games") }
chances-lost = lost: { $lost }
chances-two_clouds =
    { $one }: { $mean } on average; { $other }: { $other_mean }. Between them lie { $apart }.

## The game that is looked back on

chances-last_chance-tile = buy the conduit tile in the Patent Office
chances-last_chance-base = build a base
chances-last_chance-wheel = turn the wheel in the Workshop
chances-last_chance-bank = take a credit at the Bank
