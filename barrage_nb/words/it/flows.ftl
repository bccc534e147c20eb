# I flussi di una partita: da dove viene tutto, e dove va.

flows-title = Che cosa scorre, per compagnia e per round
flows-title_of_change = Che cosa scorre di più o di meno, per compagnia e per round
flows-carries = { CAPITAL($origin) } → { $to }: { DECIMAL($amount, 1) } { $thing } per compagnia e per round.
flows-changes = { CAPITAL($origin) } → { $to }: { $change } { $thing }.
flows-is_open = { CAPITAL($origin) } → { $to }: nessuno può dire se è di più o di meno ({ $thing }).
flows-needs = { CAPITAL($origin) } → { $to }: qui non passa nulla, ma l'uno serve all'altro.
flows-loop =
    { $reinforcing ->
        [true] +
       *[false] −
    } { $name }: { $why }
flows-summed_up = Media di { COUNT($games, "games") }, per compagnia e per round. { $each }
flows-goes = { CAPITAL($origin) } → { $to }: { $thing }.
flows-in_words = Ogni freccia a parole
flows-games = i flussi di { COUNT($games, "games") }, semi da { $first } a { $last }
flows-no_loop = nessun anello si chiama { QUOTED($got) }; ci sono { $known }
flows-more = di più
flows-less = di meno
flows-unsure = incerto

## Luoghi

flows-place-start = inizio
flows-place-rain = pioggia
flows-place-headstreams = sorgenti
flows-place-dams = dighe
flows-place-off_the_map = fuori mappa
flows-place-production = produzione
flows-place-energy = energia
flows-place-scoring = punteggio
flows-place-points = punti
flows-place-contracts = contratti
flows-place-income = rendite
flows-place-pieces = pezzi
flows-place-construction = costruzione
flows-place-machines = macchinari
flows-place-wheel = ruota
flows-place-engineers = ingegneri
flows-place-office = ufficio
flows-place-purse = cassa
flows-place-fees = pedaggi
flows-place-fulfilled = soddisfatti
flows-place-discarded = scartati

## Che cosa scorre

flows-thing-credits = crediti
flows-thing-vp = punti
flows-thing-energy = energia
flows-thing-machines = macchinari
flows-thing-engineers = ingegneri
flows-thing-drops = gocce
flows-thing-pieces = pezzi
flows-thing-contracts = contratti

## Anelli

flows-loop-engine = il motore
    .why =
        l'energia dà crediti alla fine del round, con i crediti la ruota gira prima e i macchinari tornano, e ciò che costruiscono dà più energia.
flows-loop-contracts = contratti
    .why = l'energia soddisfa contratti, questi danno macchinari, e i macchinari costruiscono ciò che dà più energia.
flows-loop-incomes = rendite
    .why = ciò che si costruisce scopre rendite, queste danno macchinari a ogni round, e i macchinari costruiscono ancora.
flows-loop-wheel = ruota
    .why = più macchinari costruiscono, meno ne restano a disposizione, finché la ruota non ha fatto il giro.
flows-loop-prices = prezzi
    .why = più si compra, più la cassa si svuota; e quando gli spazi a buon mercato sono occupati, restano quelli cari.
flows-loop-engineers = ingegneri
    .why = chi fa di più ha meno ingegneri, finché il round non finisce.
flows-loop-order = ordine di turno
    .why = chi produce meno energia sceglie per primo nel round successivo.
