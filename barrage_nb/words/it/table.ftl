# Che cosa dice il tavolo di una partita intera: posti, programmi, lasciarlo e tornarci.

## Who sits there

table-player-person = una persona qui
table-player-quick = il giocatore veloce
table-player-learned = il giocatore che ha imparato
table-player-search = il giocatore che calcola
table-player-deep = il giocatore profondo
table-player-greedy = il giocatore avido
table-player-random = il giocatore casuale
table-automa = un Automa, livello { $level }
table-seated = { $who }: { $player }
table-table_kept = { $seats }. Salvata in { $file } dopo ogni mossa.
table-table_not_kept = { $seats }. Non salvata in un file.

## What cannot be seated

table-seat_twice = una compagnia o un posto è nominato due volte
table-level_of_nobody = level=… vale per gli Automa, e qui non ce n'è nessuno; against='automa' ne fa sedere uno
table-mixed_seats = i posti si nominano per compagnia o per numero, non in tutti e due i modi
table-unknown_seat = { QUOTED($got) } non è una compagnia né un posto; le compagnie sono { $companies }, i posti vanno da 1 a 4
table-no_such_option = { $name }=… non è noto; può essere { $known }
table-no_such_program =
    { QUOTED($got) } non è un programma; i programmi sono { $programs }, e un Automa è 'automa' o 'automa hard'
table-too_many_automas = una partita ha da 1 a 3 Automa accanto a persone e programmi (A1); qui sarebbero { $number }
table-seats_wanted =
    una partita ha da 2 a 4 posti e altrettante compagnie; qui { $number ->
        [1] sarebbe { $number }
       *[other] sarebbero { $number }
    }
table-other_company =
    { CAPITAL(NAME($who, form: "the")) } a questo tavolo gioca con { NAME($company, form: "the") }: scegli
    { NAME($company, form: "the") } con un contratto.
table-other_start = nella posizione iniziale giocano { NAME($order, form: "the") }; comincia con { $call }

## Playing

table-hold = Ferma i programmi
    .tip = I programmi aspettano finché non li fai ripartire
table-go_on = Falli ripartire
table-leave = Lascia il tavolo
    .tip = Salva la partita e fermati; la stessa cella la riapre
table-agreed = Le compagnie sono già decise: scegli soltanto il contratto iniziale della tua.
table-deciding =
    { CAPITAL(NAME($who, form: "the")) } ({ $player }) { $held ->
        [true] { AGREE($who, one: "aspetta", many: "aspettano") } che i programmi ripartano.
       *[false] { AGREE($who, one: "sta", many: "stanno") } decidendo…
    }
table-no_game = Su questo tavolo non c'è ancora una partita.

## What has happened

table-log = Che cosa è successo, dal più recente
table-turn_of_all = Round { $round }:
table-turn_told = { $head } { $turn }.
table-turn_of_one =
    { $round ->
        [0] { CAPITAL($who) }:
       *[other] Round { $round } · { CAPITAL($who) }:
    }

## Leaving and coming back

table-was_left = Hai lasciato questo tavolo. Esegui di nuovo la cella per tornarci.
table-gave_way = Questa partita continua a un tavolo aperto più tardi con lo stesso file.
table-left_and_kept = Salvata in { $file }. Esegui di nuovo la cella per tornarci.
table-left_for_good = Tavolo lasciato. Questa partita non è stata salvata in un file.
table-game_goes_on = Di nuovo nella partita di { $file }: round { $round }, dopo { $moves }.
table-not_continued = Con { $file } non si può continuare; il file resta com'è.
table-file_of_others =
    in { $file } c'è una partita con { NAME($companies, form: "the") }: non sono i posti nominati qui
table-file_of_other_box = in { $file } c'è una partita con un'altra scatola: { $rows }
table-company_of_automa = { $who } (un Automa, livello { $level })
    .the = { NAME($who, form: "the") } (un Automa, livello { $level })
table-play_rest = Continua da ciò che si legge
    .tip = In un file nuovo; quello vecchio resta com'è
table-play_anew = Inizia una partita nuova
    .tip = { table-play_rest.tip }
table-new_file = D'ora in poi la partita è salvata in { $file }.
table-not_kept = La partita continua, ma non è salvata: { $why }.

## The end

table-at_first = all'inizio
table-total = in tutto
table-company_with = { $who } con { $vp } PV
table-ranked = { $rank }. { $names }
table-all_over = La partita è finita. { $ranks }.
table-look_back_in_file = Riguardala mossa per mossa: explore(open("{ $file }").read()).
table-look_back_at_table = Riguardala mossa per mossa: explore(… .game), con il nome di questo tavolo.

## Riguardare, e suggerimenti

table-look_back = Riguardala
    .tip = Apri questa partita nell'esploratore, dove le sue mosse vengono giudicate
table-hints = Suggerimenti
    .tip = Avere, quando tocca a te, un pulsante che dice che cosa farebbero i programmi
table-hint = Suggerimento
    .tip = Fai provare le tue mosse ai programmi: prima mostra dove, premuto di nuovo dice che cosa
table-hint_more = Tutto il turno
table-hint_where =
    { $places ->
        [0] Ciò che farebbero i programmi non ha un luogo sulla mappa.
        [1] { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "potrebbe", many: "potrebbero") } agire dov'è l'anello tratteggiato.
       *[other] { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "potrebbe", many: "potrebbero") } agire dove sono gli anelli tratteggiati, nell'ordine dei loro numeri.
    } «{ table-hint_more }» dice che cosa farebbero i programmi.
table-hint_step =
    { $step ->
        [1] Il suggerimento: comincia qui.
       *[other] Il suggerimento: questo è il passo { $step }. Prima: { $first } (l'anello tratteggiato 1).
    }
table-hint_turn =
    { $sure ->
        [true] Per { NAME($who, form: "the") } i programmi sceglierebbero
       *[false] Resta aperto che cosa sia meglio per { NAME($who, form: "the") }; i programmi sceglierebbero
    }: { $turn }.
