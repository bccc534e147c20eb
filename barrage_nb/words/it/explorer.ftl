# L'esploratore e il tavolo di una partita intera.

## The panels

explorer-panel-moves = Mosse
explorer-panel-edit = Modifica
explorer-panel-replay = Rigioca
explorer-panel-compare = Confronta
explorer-panel-ask = Migliori
explorer-panel-review = Riesame
explorer-panel-files = File
explorer-panel-automa = Automa
explorer-panel-board = Mappa

## Buttons, fields and headings

explorer-first = Inizio
    .tip = All'inizio della linea
explorer-last = Fine
    .tip = Alla fine della linea
explorer-forward = Avanti
    .tip = Avanti di una mossa
explorer-move_back = ◀ Mossa
    .tip = Indietro di una mossa (o freccia a sinistra)
explorer-move_on = Mossa ▶
    .tip = Avanti di una mossa (o freccia a destra)
explorer-event_back = ‹ Evento
    .tip = Indietro di un evento, anche nella mossa precedente (o freccia in su)
explorer-event_on = Evento ›
    .tip = Avanti di un evento, anche nella mossa seguente (o freccia in giù)
explorer-play = Avvia
    .tip = Guarda passare tutto ciò che accade, evento per evento
explorer-stop = Ferma
explorer-event = Evento
explorer-line = Linea
explorer-name = Nome
explorer-comment = Nota
explorer-keep = Tieni
    .tip = Tieni il nome e la nota di questo punto
explorer-promote = Promuovi
    .tip = Metti questa linea per prima dove lascia quella che la precede
explorer-make_main = Linea principale
    .tip = Metti questa linea per prima dappertutto
explorer-delete = Elimina da qui
    .tip = Elimina questa mossa e tutte le seguenti; Annulla le riporta
explorer-edit_board = Modifica al clic
    .tip = Un clic su una cosa propone che cosa vi si può cambiare
explorer-by_text = A parole
explorer-part = Dove
explorer-thing = Che cosa
explorer-apply = Applica
    .tip = Modifiche nelle parole di docs/notation.md; un meno toglie
explorer-mode = Se una mossa è rifiutata
explorer-how_far = Fin dove
explorer-replay = Rigioca le vecchie mosse
    .tip = Gioca da qui in poi le mosse della linea che questo punto ha lasciato
explorer-show_entries = Mostra
explorer-first_difference = Prima differenza
explorer-next_difference = Differenza seguente
explorer-old_line = Vedila nella vecchia linea
    .tip = Vai a questa mossa com'era allora
explorer-new_line = Vedila nella nuova linea
    .tip = Vai a questa mossa com'è adesso
explorer-line_a = Linea A
explorer-line_b = Linea B
explorer-compare = Confronta
    .tip = Metti le due linee fianco a fianco
explorer-to_parting = Vai dove si separano
explorer-maps_at = Mappe
explorer-see_turn = Vedilo sulla mappa
    .tip = Lascia il confronto e vai a questo turno nella linea B
explorer-file = File
explorer-file_name = partita.txt
explorer-save = Salva
    .tip = Salva la partita, con tutte le linee e le mosse migliori, nella cartella di questo notebook
explorer-load = Apri
    .tip = Apri la partita di questo file; Annulla riporta quella che è aperta
explorer-paste = Incolla
explorer-open = Apri il testo incollato
    .tip = Apri il testo; Annulla riporta la partita che è aperta
explorer-open_rest = Apri ciò che si legge
    .tip = Apre la parte che ha senso; il file resta com'è
explorer-copy_out = Copia
explorer-copy = Copia

## Hints, and what has happened

explorer-title = Barrage: l'esploratore
explorer-rail =
    La linea, mossa per mossa: le frecce vanno di un passo, Home e Fine ai suoi capi, Pagina su e Pagina giù di round
    in round
explorer-game_ends = La fine della partita, con il punteggio dell'ultimo round e quello finale
explorer-before_move = Un attimo prima che accadesse.
explorer-moves = Scegli un turno per andare alla sua fine; una mossa sulla mappa apre un'altra linea
explorer-start = L'inizio
explorer-rows = Righe della scatola
explorer-put_rows = Metti nella scatola
    .tip = Scrivi righe, una per riga: un prezzo, uno spazio, un contratto
# A button with a cross that takes a row back.
explorer-without_row = ✕ { $row }
explorer-edit_hint =
    Clicca una cosa qualsiasi sulla mappa. Su uno spazio libero la compagnia scelta sopra costruisce, o piazza ingegneri, subito.
explorer-go_on = Prosegui la partita
explorer-text_editing = Modifica: clicca una cosa qualsiasi sulla mappa
explorer-notation =
    Il nome di una compagnia, poi le sue cose; | comincia un altro gruppo; -B1L toglie. Altro in docs/notation.md.
explorer-text_refused = Non si può:
explorer-replay_hint =
    Dopo una modifica o un'altra mossa: da qui si rigiocano le mosse della vecchia linea, ognuna della stessa compagnia
    nello stesso turno. La vecchia linea resta com'è.
explorer-replaying = Si rigioca
explorer-entries = Che cosa è stato di ogni mossa; scegline una per andarci
explorer-decisive = I turni che hanno fatto la differenza; scegline uno per leggere perché
explorer-comparing = Si confronta
explorer-loading = Si carica
explorer-stopped = Hai fermato tutto.
explorer-one_line = Finora c'è una linea sola. Cambia qualcosa, o gioca un'altra mossa, e saranno due.
explorer-same_lines = Le due linee sono uguali. Scegline un'altra come linea B.
explorer-paste_here = Una riga di posizione (bnb1.…), un turno (place bank 1), il testo di una partita o una partita salvata
explorer-copied = Copiato
explorer-not_copied = Seleziona il testo e copialo a mano
explorer-not_opened = Non si può aprire; la partita aperta resta com'è.
explorer-opened = Il testo incollato è aperto.
explorer-played =
    { $over ->
        [true] La mossa incollata è giocata.
       *[false] La mossa incollata è giocata; il turno continua.
    }
explorer-not_played = Qui non si può giocare; la partita resta com'è.
explorer-opened_rest = È aperto ciò che si è potuto leggere; salvalo con un altro nome.
explorer-opening = l'apertura di una partita
explorer-busy = qualcosa è ancora in corso; aspetta che finisca, o premi Ferma

## The timeline

explorer-move_of = Mossa { $at } di { $moves }
explorer-round_mark = R{ $round }
explorer-round_begins =
    Comincia il round { $round }{ $before ->
        [0] {""}
       *[other] , con il punteggio del round { $before }
    }
explorer-event_in = { $at } di { $events }
explorer-no_event = nessuno
explorer-at_place = Round { $round }, { NAME($phase, form: "inside") } · { $told }
explorer-more_events =
    … e { $n ->
        [1] un'altra cosa
       *[other] altre { $n } cose
    }, evento per evento.

## The tree

explorer-round_row = ── Round { $round } ──
explorer-note_name = [{ $name }]
explorer-note_comment = «{ $comment }»
explorer-note = [{ $name }]«{ $comment }»
explorer-beside = { $first }{"  "}{ $last }
explorer-branch_of =
    {"      "}↳ { $said } … { COUNT($moves, "moves") }{ $main ->
        [true] , la linea principale
       *[false] {""}
    }
explorer-numbered_line =
    { $number ->
        [1] linea principale
       *[other] linea { $number }
    }
explorer-named_line = { $line } ({ $name })
explorer-line_comes_to = { $line }: { $what }
explorer-line_begins = { $line } ({ $turn })
explorer-score = { $who } { $vp }

## The editor

explorer-editing =
    Modifica: { $what }{ $buttons ->
        [true] {""}
       *[false] . Scegli nel pannello.
    }
explorer-changed_to = A mano: { $told }.
explorer-nothing_changed = È già così: non è cambiato niente.
explorer-more = … e ancora { $n }.
explorer-refused_for = Non si può: { $reasons }

## The replay

explorer-far-round = fino alla fine di questo round
explorer-far-game = fino alla fine della partita
explorer-mode-stop = fermati lì
explorer-mode-skip = saltala e prosegui
explorer-mode-quick = risponda il giocatore veloce
explorer-mode-random = risponda il giocatore casuale
explorer-filter-changed = ciò che non è uguale
explorer-filter-all = ogni mossa
explorer-filter-different = esito diverso
explorer-filter-refused = rifiutate
explorer-filter-not_asked = non richieste
explorer-filter-unanswered = senza risposta
explorer-filter-same = uguali
explorer-became-same =
    { $n ->
        [1] { $n } uguale
       *[other] { $n } uguali
    }
explorer-became-different = { $n } con esito diverso
explorer-became-refused =
    { $n ->
        [1] { $n } rifiutata
       *[other] { $n } rifiutate
    }
explorer-became-not_asked =
    { $n ->
        [1] { $n } non richiesta
       *[other] { $n } non richieste
    }
explorer-became-unanswered = { $n } senza risposta
explorer-became-decided_anew =
    { $n ->
        [1] { $n } decisa di nuovo
       *[other] { $n } decise di nuovo
    }
explorer-nothing_to_replay = Qui non ci sono vecchie mosse da rigiocare. Vai a un punto dopo una modifica, poi rigioca.
explorer-replayed_all = Rigiocate: { $total }.
explorer-replayed_part =
    Rigiocate: { $total }. { $by_hand ->
        [true] Hai fermato tutto.
       *[false] L'ultima ha fermato tutto: scegli come proseguire.
    }
explorer-entry_row = { $sign } { $moment } { $what }
explorer-decided = ({ $question })
explorer-to_decide = decidere
explorer-but_changed = { $row }; { $changed }
explorer-but_took = { $row } → { $move }
explorer-by_hand = a mano
explorer-in_round = R{ $round } { $who }:
explorer-play_and_go_on = Gioca «{ $move }» e prosegui

## The comparison

explorer-moment-end = alla fine
explorer-moment-parting = dove si separano
explorer-at_round = all'inizio del round { $round }
explorer-differences =
    { $n ->
        [0] Le due mappe sono uguali.
        [1] Sulla mappa { $n } cosa è diversa; è cerchiata.
       *[other] Sulla mappa { $n } cose sono diverse; sono cerchiate.
    }

## Files and texts

explorer-copy-position = questa posizione come riga
explorer-copy-json = questa posizione come JSON
explorer-copy-line = questa linea senza le altre
explorer-copy-game = la partita con tutte le linee
explorer-exists = C'è già un file { $name }. Premi di nuovo Salva per sostituirlo, o scegli un altro nome.
explorer-saved = Salvata in { $name }: { COUNT($moves, "moves") }.
explorer-loaded = Aperta: { $name }.
explorer-no_file = { $name } non si può leggere: { $why }
explorer-not_written = { $name } non si può scrivere: { $why }
explorer-not_text = { $name } non è un file di testo
explorer-kept_elsewhere =
    quello che fai qui non viene più conservato: { $file } ora appartiene a ciò che è stato aperto dopo con esso
explorer-keeps_another =
    quello che fai qui non viene conservato: { $file } contiene la partita che era aperta prima e resta com'è; salva questa con un altro nome
explorer-another_start =
    { $file } contiene una partita che comincia in un'altra posizione; save= un altro file, o togli quello
explorer-taken_back = Annullato: { $what }.
explorer-nothing_to_undo = Non c'è niente da annullare.
explorer-done_again = Ripetuto: { $what }.
explorer-nothing_to_redo = Non c'è niente da ripetere.
