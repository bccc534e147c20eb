# What students hand in.

handing_in-no_name = say who hands it in: hand_in('20_tempo', 'Ada', …)
handing_in-no_games =
    there is no game that was played both with { QUOTED($design) } and with { QUOTED($against) }
handing_in-no_line = this is not a line that hand_in has made, or not a whole one
handing_in-no_changes =
    { QUOTED($got) }: behind the name of a design stands what it changes, as in '3 segments (wheel_segments=3)'
handing_in-no_numbers = { QUOTED($got) }: after the players and the first seed come the numbers of the games
handing_in-copy = Copy this line and send it to your teacher:
handing_in-handed_in = { COUNT($lines, "lines") } by { COUNT($students, "students") }.
handing_in-unread_line = Line { $number } cannot be read: { $why }.
