# Quello che gli studenti consegnano.

handing_in-no_name = di' chi consegna: hand_in('20_tempo', 'Ada', …)
handing_in-no_games =
    non c'è nessuna partita giocata sia con { QUOTED($design) } sia con { QUOTED($against) }
handing_in-no_line = questa non è una riga fatta da hand_in, o non è intera
handing_in-no_changes =
    { QUOTED($got) }: dopo il nome di un progetto viene quello che cambia, come in '3 segments (wheel_segments=3)'
handing_in-no_numbers = { QUOTED($got) }: dopo i giocatori e il primo seme vengono i numeri delle partite
handing_in-copy = Copia questa riga e mandala al tuo insegnante:
handing_in-handed_in = { COUNT($lines, "lines") } da { COUNT($students, "students") }.
handing_in-unread_line = La riga { $number } non si può leggere: { $why }.
