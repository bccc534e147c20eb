# The explorer is asked for the best moves.

ask-ask = Ask
ask-ask_tip = Try out the moves of this place, and see what each loses against the best
ask-go_on = Go on
ask-hint =
    Which move is best here, and what do the others lose? Programs play each one out many times, under the same
    luck. The board stays yours meanwhile, and what was found is kept with the game.
ask-how = Click a row, or choose it with ↑ and ↓: its reasons, how it goes on, and its places on the board.
ask-rows = The moves that were tried, the best first
ask-play = Play it
ask-play_tip = Play this move, as a line from here (Enter, or a double click on its row)
ask-nobody = nobody has to decide anything here: go on with the game, then ask
ask-heat = Where to build: each site by what it loses
ask-heat_rim = The numbers are those of the list; a thick rim may be best.
ask-heat_expected = not tried: what the quick player expects
ask-so_far = { COUNT($playouts, "games") } so far
ask-looking = Looking for moves
ask-stopped_after = Stopped after { COUNT($playouts, "games") }. ‘{ ask-go_on }’ takes it up there.
ask-bars_show = What each loses against the best, in { $measure }, with its interval:
ask-open_at = open, { DECIMAL($mean, 1) }
ask-least = the least
ask-most = { DECIMAL($worst, 1) } VP more
