# La lezione sulla certezza: scommesse, intervalli, la stessa fortuna e i punti persi.

## Chi avrebbe vinto?

chances-bets_title = Chi avrebbe vinto?
chances-bets = Di quanto in vantaggio, partita per partita
chances-bets_hint =
    Ogni punto è una partita, giocata dal suono della campanella alla fine. Estraine quante vuoi, poi scommetti.
chances-one_game = Estrai 1 partita
chances-some_games = Estraine 8
chances-many_games = Estraine 32
chances-other_luck = Di nuovo, con altra fortuna
chances-question_of_bets =
    Round { $round }. { CAPITAL(NAME($one, form: "the")) } { AGREE($one, one: "ha", many: "hanno") } { COUNT($vp, "points") },
    { NAME($other, form: "the") } { AGREE($other, one: "ne ha", many: "ne hanno") } { $other_vp }. Chi vince se continuano a giocare?
chances-bet_on = Scommetto { NAME($who, form: "su") }
chances-ahead_left = ◂ { $who } vince di
chances-ahead_right = { $who } vince di ▸
chances-no_game = Nessuna partita è stata ancora estratta.
chances-games_won = { COUNT($games, "games") }: { $one } { $first }, { $other } { $second }.
chances-ends_ahead =
    In media { NAME($who, form: "the") } { AGREE($who, one: "finisce", many: "finiscono") } con { DECIMAL($mean, 1) } punti di vantaggio.
chances-too_few = Prima di 8 partite non si può dire quanto sia sicuro.
chances-between =
    Potrebbe essere qualunque cosa tra { DECIMAL($low, 1) } punti di vantaggio per { NAME($other, form: "the") }
    e { DECIMAL($high, 1) } per { NAME($one, form: "the") }. Lo zero sta dentro, quindi è incerto.
chances-decided = Sta tra { DECIMAL($low, 1) } e { DECIMAL($high, 1) }: lo zero è fuori, quindi è deciso.
chances-dots =
    { $games ->
        [1] { COUNT($games, "games") }, un punto là dove è finita.
       *[other] { COUNT($games, "games") }, ognuna un punto là dove è finita.
    }
chances-their_mean = La media è { DECIMAL($mean, 1) }.
chances-bet_over =
    Su { $games } partite { NAME($who, form: "the") } { AGREE($who, one: "finisce", many: "finiscono") } in media con { DECIMAL($mean, 1) } punti di vantaggio
    (sicuramente tra { DECIMAL($low, 1) } e { DECIMAL($high, 1) }).
chances-bet_after =
    { $games ->
        [0] prima di ogni partita
       *[other] dopo { COUNT($games, "games") }
    }
chances-bet-lucky = Hai scommesso { chances-bet_after }, quando era ancora incerto: avevi ragione, e hai avuto fortuna.
chances-bet-misled =
    Hai scommesso { chances-bet_after }, quando era ancora incerto: così poche partite dicono poco, e queste poche ti hanno ingannato.
chances-bet-sound = Hai scommesso { chances-bet_after }, quando lo zero era fuori: è una scommessa solida.
chances-bet-against = Hai scommesso { chances-bet_after } contro un intervallo che non conteneva più lo zero.
chances-enough_never = Perfino tutte queste partite lo lasciano incerto.
chances-enough_later = Con questa fortuna è deciso dopo { COUNT($games, "games") }.
chances-enough_earlier = Con questa fortuna era deciso già dopo { COUNT($games, "games") }.
chances-enough_just = Neanche una partita di troppo!

## Venti persone tirano un dado

chances-dice_title = Quanto spesso sbaglia un intervallo?
chances-dice_question =
    Venti persone tirano un dado 10 volte ciascuna. Quanti dei loro 20 intervalli non conterranno la verità, 3,5?
chances-dice_hint = Di' quanti, poi falli tirare.
chances-dice_guess = La mia risposta
chances-throw = Falli tirare
chances-throw_more = Altri venti
chances-sureness = Quanto sicuro
chances-throws = lanci
chances-thrown = Venti intervalli
chances-misses = sbaglia
chances-not_thrown = Nessuno ha ancora tirato.
chances-truth = verità: { $mean }
chances-intervals =
    { $n } intervalli attorno a { $truth }; { $missed ->
        [1] 1 non lo contiene
       *[other] { $missed } non lo contengono
    }.
chances-of_twenty =
    { $missed ->
        [1] 1 su 20 sbaglia
       *[other] { $missed } su 20 sbagliano
    }, { $right ->
        [true] proprio come hai detto
       *[false] tu hai detto { $guess }
    }. Gli intervalli del { $level } % sono fatti per sbagliare { $missing ->
        [1] 1 volta
       *[other] { $missing } volte
    } su 100.
chances-in_all =
    Finora { $missed ->
        [1] ha sbagliato 1 intervallo
       *[other] hanno sbagliato { $missed } intervalli
    } su { $people }: { $n } su 100.

## La stessa fortuna

chances-luck_title = La stessa fortuna per entrambe
chances-luck_question =
    7 escavatori in più per la Francia: quanto valgono? Qui ogni partita ha una fortuna tutta sua.
    Quante volte meno partite servono, se le due partite di una coppia hanno la stessa fortuna?
chances-luck_hint =
    Ogni linea unisce una partita senza il regalo a una con il regalo. Scegli chi gioca, guarda e rispondi.
chances-who_plays = Chi continua a giocare
chances-games = partite
chances-apart = Ognuna con la sua fortuna
chances-together = La stessa fortuna
chances-as_it_is = così com'è
chances-seven_more = 7 in più
chances-gift-planless = programmi che non fanno piani
chances-gift-planning = programmi che fanno piani
chances-saving-1 = circa altrettante
chances-saving-10 = 10 volte meno
chances-saving-50 = almeno 50 volte meno
chances-points = { $vp } PV
chances-pairs_differ = { $games } coppie di partite; la differenza è { $more }.
chances-seven_bring = 7 in più portano { $more } PV
chances-gift_brings =
    { $head }: i 7 escavatori portano { $more } punti{ $open ->
        [true] : incerto
       *[false] {""}
    }.
chances-saved_games =
    { $fewer ->
        [true] { $times } volte meno partite
       *[false] Circa altrettante partite
    }: ± { DECIMAL($apart, 1) } con fortune diverse, ± { DECIMAL($same, 1) } con la stessa fortuna.
chances-why_saved_same_game =
    Con la stessa fortuna le linee corrono affiancate. Questi programmi non guardano prima i loro macchinari, quindi
    le due partite di una coppia restano quasi la stessa partita: la fortuna solleva o affonda entrambe, e si cancella.
chances-why_saved_other_game =
    Le linee qua e là si incrociano. Questi programmi fanno piani con quello che hanno: con più macchinari scelgono presto
    un altro turno, tutti gli altri rispondono, e dopo qualche turno è un'altra partita. Allora le stesse carte non
    servono più a niente.

## Due nuvole

chances-clouds = Due mosse, due nuvole di partite
chances-cloud = { $option }: { COUNT($games, "games") }
chances-lost = perso: { $lost }
chances-two_clouds =
    { $one }: in media { $mean }; { $other }: { $other_mean }. Tra le due ci sono { $apart }.

## La partita che si riguarda

chances-last_chance-tile = comprare la tessera condotta al Patent Office
chances-last_chance-base = costruire una base
chances-last_chance-wheel = muovere la ruota con la Manutenzione
chances-last_chance-bank = prendere un credito in Banca
