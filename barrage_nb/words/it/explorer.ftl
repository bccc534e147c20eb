# L'esploratore e il tavolo di una partita intera.

## The panels

explorer-panel-moves = Mosse
explorer-panel-edit = Modifica
explorer-panel-replay = Rigioca
explorer-panel-compare = Confronta
explorer-panel-ask = Migliori
explorer-panel-files = File
explorer-panel-automa = Automa
explorer-panel-board = Mappa

## Buttons, fields and headings

explorer-label-first = Inizio
explorer-label-last = Fine
explorer-label-forward = Avanti
explorer-label-move_back = ◀ Mossa
explorer-label-move_on = Mossa ▶
explorer-label-event_back = ‹ Evento
explorer-label-event_on = Evento ›
explorer-label-play = Avvia
explorer-label-stop = Ferma
explorer-label-event = Evento
explorer-label-line = Linea
explorer-label-name = Nome
explorer-label-comment = Nota
explorer-label-keep = Tieni
explorer-label-promote = Promuovi
explorer-label-make_main = Linea principale
explorer-label-delete = Elimina da qui
explorer-label-edit_board = Modifica al clic
explorer-label-by_text = A parole
explorer-label-part = Dove
explorer-label-thing = Che cosa
explorer-label-apply = Applica
explorer-label-mode = Se una mossa è rifiutata
explorer-label-how_far = Fin dove
explorer-label-replay = Rigioca le vecchie mosse
explorer-label-show_entries = Mostra
explorer-label-first_difference = Prima differenza
explorer-label-next_difference = Differenza seguente
explorer-label-old_line = Vedila nella vecchia linea
explorer-label-new_line = Vedila nella nuova linea
explorer-label-line_a = Linea A
explorer-label-line_b = Linea B
explorer-label-compare = Confronta
explorer-label-to_parting = Vai dove si separano
explorer-label-maps_at = Mappe
explorer-label-see_turn = Vedilo sulla mappa
explorer-label-file = File
explorer-label-file_name = partita.txt
explorer-label-save = Salva
explorer-label-load = Apri
explorer-label-paste = Incolla
explorer-label-open = Apri il testo incollato
explorer-label-open_rest = Apri ciò che si legge
explorer-label-copy_out = Copia
explorer-label-copy_what = Che cosa
explorer-label-copy = Copia

## What buttons do

explorer-tip-first = All'inizio della linea
explorer-tip-last = Alla fine della linea
explorer-tip-forward = Avanti di una mossa
explorer-tip-move_back = Indietro di una mossa (o freccia a sinistra)
explorer-tip-move_on = Avanti di una mossa (o freccia a destra)
explorer-tip-event_back = Indietro di un evento, anche nella mossa precedente (o freccia in su)
explorer-tip-event_on = Avanti di un evento, anche nella mossa seguente (o freccia in giù)
explorer-tip-play = Guarda passare tutto ciò che accade, evento per evento
explorer-tip-keep = Tieni il nome e la nota di questo punto
explorer-tip-promote = Metti questa linea per prima dove lascia quella che la precede
explorer-tip-make_main = Metti questa linea per prima dappertutto
explorer-tip-delete = Elimina questa mossa e tutte le seguenti; Annulla le riporta
explorer-tip-edit_board = Un clic su una cosa propone che cosa vi si può cambiare
explorer-tip-line = Modifiche nelle parole di docs/notation.md; un meno toglie
explorer-tip-replay = Gioca da qui in poi le mosse della linea che questo punto ha lasciato
explorer-tip-old_line = Vai a questa mossa com'era allora
explorer-tip-new_line = Vai a questa mossa com'è adesso
explorer-tip-compare = Metti le due linee fianco a fianco
explorer-tip-see_turn = Lascia il confronto e vai a questo turno nella linea B
explorer-tip-save = Salva la partita, con tutte le linee e le mosse migliori, nella cartella di questo notebook
explorer-tip-load = Apri la partita di questo file; Annulla riporta quella che è aperta
explorer-tip-open = Apri il testo; Annulla riporta la partita che è aperta
explorer-tip-open_rest = Apre la parte che ha senso; il file resta com'è

## Hints, and what has happened

explorer-text-title = Barrage: l'esploratore
explorer-text-rail =
    La linea, mossa per mossa: le frecce vanno di un passo, Home e Fine ai suoi capi, Pagina su e Pagina giù di round
    in round
explorer-text-game_ends = La fine della partita, con il punteggio dell'ultimo round e quello finale
explorer-text-before_move = Un attimo prima che accadesse.
explorer-text-moves = Scegli un turno per andare alla sua fine; una mossa sulla mappa apre un'altra linea
explorer-text-start = L'inizio
explorer-text-edit_hint =
    Clicca una cosa qualsiasi sulla mappa, o sceglila dagli elenchi: qui trovi che cosa si può cambiare. Su uno spazio
    libero si costruisce, o si piazzano ingegneri, subito, per la compagnia scelta qui. Annulla riporta indietro ogni
    modifica.
explorer-text-go_on = Prosegui la partita
explorer-text-editing = Modifica: clicca una cosa qualsiasi sulla mappa
explorer-text-notation =
    Il nome di una compagnia, poi le sue cose; | comincia un altro gruppo; -B1L toglie. Altro in docs/notation.md.
explorer-text-refused = Non si può:
explorer-text-replay_hint =
    Dopo una modifica o un'altra mossa: da qui si rigiocano le mosse della vecchia linea, ognuna della stessa compagnia
    nello stesso turno. La vecchia linea resta com'è.
explorer-text-replaying = Si rigioca
explorer-text-entries = Che cosa è stato di ogni mossa; scegline una per andarci
explorer-text-decisive = I turni che hanno fatto la differenza; scegline uno per leggere perché
explorer-text-comparing = Si confronta
explorer-text-loading = Si carica
explorer-text-stopped = Hai fermato tutto.
explorer-text-one_line = Finora c'è una linea sola. Cambia qualcosa, o gioca un'altra mossa, e saranno due.
explorer-text-same_lines = Le due linee sono uguali. Scegline un'altra come linea B.
explorer-text-paste_here = Una riga di posizione (bnb1.…), il testo di una partita o una partita salvata
explorer-text-copied = Copiato
explorer-text-not_copied = Seleziona il testo e copialo a mano
explorer-text-not_opened = Non si può aprire; la partita aperta resta com'è.
explorer-text-opened = Il testo incollato è aperto.
explorer-text-opened_rest = È aperto ciò che si è potuto leggere; salvalo con un altro nome.
explorer-text-opening = l'apertura di una partita
explorer-text-busy = qualcosa è ancora in corso; aspetta che finisca, o premi Ferma

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
explorer-another_start =
    { $file } contiene una partita che comincia in un'altra posizione; save= un altro file, o togli quello
explorer-taken_back = Annullato: { $what }.
explorer-nothing_to_undo = Non c'è niente da annullare.
explorer-done_again = Ripetuto: { $what }.
explorer-nothing_to_redo = Non c'è niente da ripetere.
