# To, co oddają uczniowie.

handing_in-no_name = powiedz, kto to oddaje: hand_in('20_tempo', 'Ada', …)
handing_in-no_games =
    nie ma rozgrywki, którą rozegrano i z { QUOTED($design) }, i z { QUOTED($against) }
handing_in-no_line = to nie jest wiersz zrobiony przez hand_in albo nie jest cały
handing_in-no_changes =
    { QUOTED($got) }: za nazwą projektu stoi to, co on zmienia, jak w '3 segments (wheel_segments=3)'
handing_in-no_numbers = { QUOTED($got) }: po graczach i pierwszym ziarnie stoją liczby z rozgrywek
handing_in-copy = Skopiuj ten wiersz i wyślij go swojemu nauczycielowi:
handing_in-handed_in = { COUNT($lines, "lines") } od { COUNT($students, "students", form: "gen") }.
handing_in-unread_line = Wiersza { $number } nie da się odczytać: { $why }.
