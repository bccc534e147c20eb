# The explorer and the table of a whole game.

## The panels

explorer-panel-moves = Moves
explorer-panel-edit = Edit
explorer-panel-replay = Replay
explorer-panel-compare = Compare
explorer-panel-ask = Best moves
explorer-panel-review = Review
explorer-panel-files = Files
explorer-panel-automa = Automa
explorer-panel-board = Board

## Buttons, fields and headings

explorer-first = Start
    .tip = To the start of the line
explorer-last = End
    .tip = To the end of the line
explorer-forward = Forward
    .tip = One move on
explorer-move_back = ◀ Move
    .tip = One move back (or the left arrow key)
explorer-move_on = Move ▶
    .tip = One move on (or the right arrow key)
explorer-event_back = ‹ Event
    .tip = One event back, into the move before (or the up arrow key)
explorer-event_on = Event ›
    .tip = One event on, into the next move (or the down arrow key)
explorer-play = Play
    .tip = Let everything that happens go by, event by event
explorer-stop = Stop
explorer-event = Event
explorer-line = Line
explorer-name = Name
explorer-comment = Comment
explorer-keep = Keep
    .tip = Keep the name and the comment of this place
explorer-promote = Promote
    .tip = Put this line first where it leaves the one before
explorer-make_main = Make main line
    .tip = Put this line first everywhere
explorer-delete = Delete from here
    .tip = Delete this move and all that follow it; Undo brings them back
explorer-edit_board = Clicks edit
    .tip = A click on a thing offers what can be changed there
explorer-by_text = In words
explorer-part = Where
explorer-thing = What
explorer-apply = Apply
    .tip = Changes in the words of docs/notation.md; a minus takes away
explorer-mode = Where a move is refused
explorer-how_far = How far
explorer-replay = Replay the old moves
    .tip = Play the moves of the line that this place has left, from here on
explorer-show_entries = Show
explorer-first_difference = First difference
explorer-next_difference = Next difference
explorer-old_line = See it in the old line
    .tip = Go to this move as it was then
explorer-new_line = See it in the new line
    .tip = Go to this move as it is now
explorer-line_a = Line A
explorer-line_b = Line B
explorer-compare = Compare
    .tip = Put the two lines side by side
explorer-to_parting = Go to where they part
explorer-maps_at = Maps
explorer-see_turn = See it on the board
    .tip = Leave the comparison and go to this turn in line B
explorer-file = File
explorer-file_name = my_game.txt
explorer-save = Save
    .tip = Save the game with all its lines and best moves in the folder of this notebook
explorer-load = Load
    .tip = Open the game of this file; Undo brings back the one that is open
explorer-paste = Paste in
explorer-open = Open what is pasted
    .tip = Open it; Undo brings back the game that is open
explorer-open_rest = Open what could be read
    .tip = Opens the part that makes sense; the file stays as it is
explorer-copy_out = Copy out
explorer-copy = Copy

## Hints, and what has happened

explorer-title = Barrage: the explorer
explorer-rail = The line, move by move: arrow keys step, Home and End go to its ends, Page Up and Page Down by round
explorer-game_ends = The end of the game, with the scoring of the last round and the final one
explorer-before_move = Just before this happened.
explorer-moves = Pick a turn to go to its end; a move at the board begins another line
explorer-start = The start
explorer-rows = Rows of the box
explorer-put_rows = Put into the box
    .tip = Write rows, a line each: a price, a space, a contract
# A button with a cross that takes a row back.
explorer-without_row = ✕ { $row }
explorer-edit_hint =
    Click anything on the board. On a free space the company chosen above builds, or places engineers, at once.
explorer-go_on = Go on with the game
explorer-text_editing = Editing: click anything on the board
explorer-notation =
    A company’s name, then what is hers; | begins another group; -B1L takes away. More in docs/notation.md.
explorer-text_refused = This cannot be:
explorer-replay_hint =
    After a change or another move: the moves of the old line are played again from here, each by the same company
    in the same turn. The old line stays as it is.
explorer-replaying = Replaying
explorer-entries = What became of each move; pick one to go there
explorer-decisive = The turns that made the difference; pick one to read why
explorer-comparing = Comparing
explorer-loading = Loading
explorer-stopped = You stopped it.
explorer-one_line = There is only one line so far. Change something, or play another move, and there are two.
explorer-same_lines = The two lines are the same. Choose another one as line B.
explorer-paste_here = A position line (bnb1.…), a turn (place bank 1), the text of a game, or a saved game
explorer-copied = Copied
explorer-not_copied = Select the text and copy it by hand
explorer-not_opened = This cannot be opened; the open game stays as it is.
explorer-opened = Opened what was pasted.
explorer-played =
    { $over ->
        [true] Played what was pasted.
       *[false] Played what was pasted; the turn goes on.
    }
explorer-not_played = This cannot be played here; the game stays as it is.
explorer-opened_rest = Opened what could be read; save it under another name.
explorer-opening = the opening of a game
explorer-busy = something is still being worked on; wait for it, or press Stop

## The timeline

explorer-move_of = Move { $at } of { $moves }
explorer-round_mark = R{ $round }
explorer-round_begins =
    Round { $round } begins{ $before ->
        [0] {""}
       *[other] , with the scoring of round { $before }
    }
explorer-event_in = { $at } of { $events }
explorer-no_event = none
explorer-at_place = Round { $round }, { NAME($phase, form: "inside") } · { $told }
explorer-more_events = … and { $n } more, event by event.

## The tree

# A heading in the list of turns.
explorer-round_row = ── Round { $round } ──
explorer-note_name = [{ $name }]
explorer-note_comment = “{ $comment }”
explorer-note = [{ $name }]“{ $comment }”
explorer-beside = { $first }{"  "}{ $last }
explorer-branch_of =
    {"      "}↳ { $said } … { COUNT($moves, "moves") }{ $main ->
        [true] , the main line
       *[false] {""}
    }
explorer-numbered_line =
    { $number ->
        [1] main line
       *[other] line { $number }
    }
explorer-named_line = { $line } ({ $name })
explorer-line_comes_to = { $line }: { $what }
explorer-line_begins = { $line } ({ $turn })
explorer-score = { $who } { $vp }

## The editor

explorer-editing =
    Editing: { $what }{ $buttons ->
        [true] {""}
       *[false] . Choose in the panel.
    }
explorer-changed_to = By hand: { $told }.
explorer-nothing_changed = That is so already: nothing has changed.
explorer-more = … and { $n } more.
explorer-refused_for = This cannot be: { $reasons }

## The replay

explorer-far-round = to the end of this round
explorer-far-game = to the end of the game
explorer-mode-stop = stop there
explorer-mode-skip = skip it and go on
explorer-mode-quick = let the quick player answer
explorer-mode-random = let the random player answer
explorer-filter-changed = what is not the same
explorer-filter-all = every move
explorer-filter-different = different outcome
explorer-filter-refused = refused
explorer-filter-not_asked = not asked
explorer-filter-unanswered = unanswered
explorer-filter-same = same
explorer-became-same = { $n } the same
explorer-became-different = { $n } with a different outcome
explorer-became-refused = { $n } refused
explorer-became-not_asked = { $n } not asked
explorer-became-unanswered = { $n } unanswered
explorer-became-decided_anew = { $n } decided anew
explorer-nothing_to_replay = There are no old moves to play again here. Go to a place after a change, then replay.
explorer-replayed_all = Replayed: { $total }.
explorer-replayed_part =
    Replayed: { $total }. { $by_hand ->
        [true] You stopped it.
       *[false] It stopped at the last one: choose how to go on.
    }
explorer-entry_row = { $sign } { $moment } { $what }
explorer-decided = ({ $question })
explorer-to_decide = decide
explorer-but_changed = { $row }; { $changed }
explorer-but_took = { $row } → { $move }
explorer-by_hand = by hand
explorer-in_round = R{ $round } { $who }:
explorer-play_and_go_on = Play ‘{ $move }’ and go on

## The comparison

explorer-moment-end = at the end
explorer-moment-parting = where they part
explorer-at_round = at the start of round { $round }
explorer-differences =
    { $n ->
        [0] The two maps are the same.
        [1] One thing on the map differs; it is ringed.
       *[other] { COUNT($n, "things") } on the map differ; they are ringed.
    }

## Files and texts

explorer-copy-position = this position as a line
explorer-copy-json = this position as JSON
explorer-copy-line = this line without the others
explorer-copy-game = the game with all its lines
explorer-exists = There is a file { $name } already. Press Save again to replace it, or choose another name.
explorer-saved = Saved in { $name }: { COUNT($moves, "moves") }.
explorer-loaded = Loaded { $name }.
explorer-no_file = { $name } cannot be read: { $why }
explorer-not_written = { $name } cannot be written: { $why }
explorer-not_text = { $name } is not a text file
explorer-kept_elsewhere =
    what is done here is not kept any more: { $file } is kept by what was opened later with it
explorer-keeps_another =
    what is done here is not kept: { $file } holds the game that was open before, and stays as it is; save this one under another name
explorer-another_start =
    { $file } keeps a game that begins in another position; save= another file, or take that one away
explorer-taken_back = Taken back: { $what }.
explorer-nothing_to_undo = There is nothing to undo.
explorer-done_again = Done again: { $what }.
explorer-nothing_to_redo = There is nothing to do again.
