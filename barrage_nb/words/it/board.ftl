# Che cosa dice la plancia su cui si gioca.

## Controls

board-look = Mostrami
board-back = Indietro
board-undo = Annulla
board-redo = Ripeti
board-answer = Rispondi
board-skip = Salta
board-pause = Pausa
board-go_on = Riprendi
board-all_answers = Ogni risposta
board-choose = scegli tra { $n }
board-short_names = Nomi brevi
board-short_names_tip = Mostra sulla mappa come si chiamano i luoghi nelle mosse: B2U, C2A, P8.1
board-in_language = Lingua
board-speed = Velocità
board-no_motion = istantanea
board-title = Barrage: il tavolo
board-in_words = La posizione a parole
board-welcome = Quello che ha un anello blu si può cliccare, e «{ board-look }» ti ci porta; passa sopra a una cosa per sapere che cos'è.
board-welcome_list = Le risposte sono nell'elenco sotto l'immagine; passa sopra a una cosa per sapere che cos'è.
board-keys = Barrage. Le frecce vanno da una risposta possibile all'altra, con Maiusc da una cosa all'altra; Invio risponde; Backspace torna indietro; u annulla, r ripete; Esc e Tab escono.

## Questions

board-blank-company = compagnia
board-blank-contract = contratto
board-blank-space = spazio azione
board-blank-engineers = ingegneri
board-blank-officer = ufficiale da copiare
board-blank-tile = tessera tecnologia
board-blank-copying = tessera da copiare
board-blank-structure = struttura
board-blank-site = spazio costruzione
board-blank-dam = diga
board-blank-conduit = condotta
board-blank-powerhouse = centrale
board-blank-drops = numero di gocce
board-blank-headstream = sorgente
board-blank-pay = modo di pagare
board-blank-machines = macchinari
board-blank-part = parte
board-decide = decidere
board-asked = { CAPITAL($who) }: { $what }
board-won =
    La partita è finita: { $n ->
         [1] { AGREE($who, one: "vince", many: "vincono") }
        *[other] vincono
    } { NAME($who, form: "the") }
board-nobody_decides = { $phase }: in questo momento nessuno ha niente da decidere
board-half = { CAPITAL($who) }: { $steps }
board-then = { $first } › { $last }
board-now =
    { $again ->
         [true] ora ancora: { $blank }
        *[false] ora: { $blank }
    }
board-conduit_to = condotta verso il bacino { $basin }

## Answers

board-pick_contract = contratto { $number }
board-pick_officer = { $officer }: { $power }
board-pick_no_tile = nessuna tessera
board-pick_copying = come { NAME($tile, form: "the") }
board-pick_part = prima: { $part }
board-pick_pass = passare per questo round
board-pick_decline = rinunciare
board-let_act = Lascia giocare l'Automa { NAME($who, form: "di") }
board-plus = + { $picked }
board-less_by = − { $picked }
board-only = solo { $picked }
board-drops_make = { COUNT($drops, "drops") }: { COUNT($energy, "energy") }
board-drops_make_for = { COUNT($drops, "drops") }: { COUNT($energy, "energy") }, { COUNT($drops, "credits") } { NAME($owner, form: "al") }
board-choice_of = { CAPITAL(UNENDED($meaning)) } — { $line }
board-way_of = { NAME($dam, form: "da") } { NAME($powerhouse, form: "al") }, { $drops }

## What happened, and what a thing is

board-and_more = … e altri { $n }.
board-rule = { $clause }: { $sentence }
board-refused = Non ora — { UNENDED($why_not) }.
board-taken_back = Annullato: { $move }.
board-went_wrong = Qualcosa è andato storto; la posizione è quella di prima. { $kind }: { $error }
board-not_to_show = show vuole una posizione o una partita, non { $kind }; le danno sketch(…), new_game(…) e Game(…)
board-no_such_speed = speed: { $given } non è una velocità; 1 è quella solita, 2 è il doppio, 0 non mostra movimenti
