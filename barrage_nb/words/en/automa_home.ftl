# What the page says that keeps an Automa's books at a real table.

# The label of the tile that is flipped.
automa_home-top = You flip
# The label of the tile below it.
automa_home-under = Below it lies
# A button: let the Automa act.
automa_home-act = What does it do?
automa_home-act_tip = Flip the tile on top of the pile on your table, choose both tiles here, and press
automa_home-entry_example = place turbine+0, or: usa credits=4 | usa B5U=1
# A button: enter what was written.
automa_home-enter = Enter
automa_home-enter_tip = A move as the board would take it, or anything that has changed on the table
automa_home-back = Take back the last entry
automa_home-back_tip = The file forgets it too
automa_home-by_hand = People's turns: click them on the board, or write here what changed.
automa_home-do = Do this on your table
automa_home-why = Why? (The panel Automa shows it on the map.)
# The head of what has happened since.
automa_home-since = And since then
automa_home-drawn = Another card came? Choose it:
automa_home-flip_first = choose above the tiles that you flipped
automa_home-nothing_yet = When an Automa is to act, choose its two tiles, and read here what it does and why.
automa_home-one_tile_twice = The tile that you flip and the one below it cannot be the same.
automa_home-laid_out =
    First lay it out here as it lies on your table: open Edit, and put in the neutral dams and the waiting drops, the
    contracts, bonus tiles and officers. Whatever you enter is kept in the file.
automa_home-to_act = { $who } is to act. Flip the top tile of the pile on your table.
automa_home-person = { $who } is played by one of you: enter what was done.
# A button: what people did has been entered as changes, and the turn goes to an Automa.
automa_home-now_acts = Now { $who } acts
automa_home-now_acts_tip = When you entered what changed instead of the moves: it is this Automa's turn now
# A button: the round is over.
automa_home-round_over = The round is over
automa_home-round_over_tip = The Automas have no engineers left; press when nobody else has
automa_home-tile_by_rows = { $number }: { $first }; { $second }; { $third }…
# The empty line of a list.
automa_home-choose = choose…
automa_home-printed_contract = { $number } ({ $printed })
# The head of an Automa's turn.
automa_home-turn = The last turn of { $who }
automa_home-kept = { COUNT($entries, "entries") } kept in { $file }.
automa_home-came_back = Back in round { $round }: this is the game in { $file }, as you left it.
automa_home-partly = { $old } is damaged. What could be read of it goes on in { $new }; the old file stays as it is.
automa_home-no_automas = no Automas
automa_home-holds_another = { $file } holds another game ({ $players }); say those, or save=… another file
automa_home-not_a_company = { QUOTED($name) } is no company; say { $known }
automa_home-nobody = say who plays: the companies of people, and the Automas with their levels: 'usa', italy='hard'
automa_home-twice = a company is played by a person or by an Automa, not by both
