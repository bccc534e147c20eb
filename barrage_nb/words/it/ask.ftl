# All'esploratore si chiedono le mosse migliori.

ask-ask = Chiedi
ask-ask_tip = Prova le mosse di questo punto e guarda quanto perde ognuna rispetto alla migliore
ask-go_on = Continua
ask-hint =
    Qual è la mossa migliore qui, e quanto perdono le altre? I programmi giocano ognuna molte volte fino in fondo, con
    la stessa fortuna. Intanto la mappa resta tua, e ciò che si trova viene conservato con la partita.
ask-how =
    Clicca una riga, o sceglila con ↑ e ↓: vedrai i suoi motivi, come prosegue e i suoi luoghi sulla mappa.
ask-rows = Le mosse provate, la migliore per prima
ask-play = Giocala
ask-play_tip = Gioca questa mossa come linea da qui (Invio, o doppio clic sulla sua riga)
ask-nobody = qui nessuno deve decidere niente: prosegui la partita, poi chiedi
ask-heat = Dove costruire: quanto perde ogni spazio
ask-heat_rim = Numeri come nell'elenco; bordo spesso: forse il migliore.
ask-heat_expected = non provato: stima del giocatore veloce
ask-so_far = finora { COUNT($playouts, "games") }
ask-looking = Si cercano le mosse
ask-stopped_after = Fermato dopo { COUNT($playouts, "games") }. «{ ask-go_on }» riprende da lì.
ask-bars_show = Quanto perde ognuna rispetto alla migliore, in { $measure }, con il suo intervallo:
ask-open_at = incerto, { DECIMAL($mean, 1) }
ask-least = il minimo
ask-most = { DECIMAL($worst, 1) } PV in più
