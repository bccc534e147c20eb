# Che cosa non va in ciò che si è scritto: che cosa, dove, e come sarebbe giusto.

messages-the_position = la posizione

messages-part_of = { $where }, { $part }
messages-part-number = quanti sono
messages-part-level = il livello
messages-part-round = il round
messages-part-follower = chi segue una tessera
messages-part-in_sight = le tessere in vista
messages-part-automa = di chi un Automa gioca il turno
messages-part-hand = i contratti in mano
messages-part-officers = ufficiali
messages-part-advanced_tiles = tessere avanzate

## What is wrong

messages-unknown_rules = rules={ QUOTED($rules) } non è noto; scegli { $known }
messages-unknown_players = players={ QUOTED($players) }: a Barrage si gioca in 2, 3 o 4
messages-unknown_seed = seed={ $seed }: un seme è un numero intero di al massimo 40 cifre, per esempio seed=7
messages-automas_full_only = rules={ QUOTED($rules) }: gli Automa giocano solo con le regole complete
messages-too_many_automas = { $automas } Automa sono più dei { $players } giocatori; scrivi players=… per tutti insieme
messages-unknown_level = { QUOTED($level) } non è un livello di un Automa; i livelli sono { $known }
messages-companies_wanted = companies={ $got }: per questa partita ne servono { $wanted } diverse tra cui scegliere
messages-companies_fixed = companies={ $got }: la partita introduttiva con { $players } giocatori ha { $fixed }
messages-no_rulings = rulings={ $got }: le decisioni si scrivono Rulings(zero_ranks=False), ognuna con il suo nome
messages-no_design = design={ $got }: un progetto si scrive Design(engineers_each=8), ogni numero con il suo nome
messages-unreadable_row = { QUOTED($row) } non è una riga di una scatola; si scrive così: { $forms }
messages-row_name = { $where }: { QUOTED($got) } non può essere il nome di una riga; ci vuole una parola in minuscolo che non sia già il nome di altro
messages-row_unsayable = { $where }: nessuna riga lo dice ancora
# What no box can have. The clause says which rule stands against it.
messages-clash_few = { $where }: ce ne sono { $got }, e ne servono almeno { $least } ({ $clause })
messages-clash_introductory = { $where }: serve alla partita introduttiva ({ $clause })
messages-clash_each_once = { $where }: { QUOTED($got) } deve avere una volta ciascuno di { $known } ({ $clause })
messages-clash_last_row = { $where }: l'ultima riga di una tessera deve essere la banca, che è sempre possibile ({ $clause })
messages-clash_expansion = { $where }: solo una scatola con un'espansione ha posto per questo, come { QUOTED("box leeghwater") } ({ $clause })
messages-clash_own = { $where }: gli spazi delle plance delle compagnie, delle Opere Esterne e degli edifici restano quelli che sono, e tanti quanti sono; un ufficio non ne ha ({ $clause })
messages-clash_bank = { $where }: solo la banca prende quanti ingegneri si vuole, per crediti l'uno, ed è gratuita e aperta a tutti ({ $clause })
messages-clash_basic = { $where }: { $got } non è una tessera avanzata, e solo quelle hanno un effetto ({ $clause })
messages-clash_wild = { $where }: { QUOTED($got) }: senza ingegneri si deve sapere che cosa si costruisce, e una tessera jolly costruisce tutto ({ $clause })
messages-clash_fill = { $where }: { QUOTED($got) }: si riempie solo una diga ({ $clause })
messages-clash_value = { $where }: { QUOTED($got) }: solo una condotta ha un valore ({ $clause })
messages-clash_house = { $where }: { QUOTED($got) }: solo chi costruisce su una tessera edificio ne ha una ({ $clause })
messages-clash_not_counted = { $where }: { QUOTED($got) } avviene una volta sola e non conta nulla ({ $clause })
messages-clash_reward_only = { $where }: { QUOTED($got) } può essere solo la ricompensa di un contratto ({ $clause })
messages-clash_hook = { $where }: { QUOTED($got) } esiste, ma le regole lo cercano altrove, mai qui ({ $clause })
messages-clash_twice = { $where }: { QUOTED($got) } c'è due volte, e non si potrebbe dire quale viene prima ({ $clause })
messages-clash_order = { $where }: { QUOTED($got) } non è nell'ordine del tracciato ({ $clause })
messages-clash_gone = { $where }: { QUOTED($got) } non è uno spazio di questa scatola: un'altra riga lo toglie ({ $clause })
messages-bank_stays_open = { $where }: la Banca resta aperta, così che tutti possano piazzare un ingegnere
messages-no_such_company = { QUOTED($got) } non è in questa partita; le sue compagnie sono { $known }
messages-unreadable_move =
    { $of ->
        [1] {""}
       *[other] parte { $n } di { $of }:{" "}
    }{ QUOTED($text) } non è una mossa; scrivila così: { $form }{ $two ->
        [true] ; tra due risposte di un turno c'è un punto e virgola
       *[false] {""}
    }
messages-no_strategy_for = non c'è una strategia per { QUOTED($got) }: danne una per ognuno di { $known }, oppure una sola per tutti
messages-not_a_move = una mossa è una Move o il suo testo, per esempio 'place turbine+0', non { $kind }
messages-not_a_sketch = uno schizzo è un testo come 'usa B1L=2*1', oppure un dict, non { $kind }
messages-not_text = serve una Position o il suo testo (schizzo, riga o JSON), non { $kind }; partite e passi hanno .position
messages-too_long = questo testo di { $length } caratteri è troppo lungo; qui non ne servono mai più di { $most }
messages-half_letter = il carattere { $number } è mezza lettera (un surrogato isolato), che nessun file può contenere; copialo di nuovo
messages-not_a_position = questa non è una posizione: né uno schizzo come 'usa B1L=2*1', né una riga 'bnb1.…', né JSON
messages-not_a_line = questa riga di una posizione è rovinata: deve cominciare con 'bnb1.'
messages-newer_version = questo è stato scritto da una versione più nuova ({ $version }); questa legge fino alla versione { $known }
messages-wrong_version = barrage_nb: { $version } non è una versione; questa legge la versione { $known }
messages-damaged_line = questa riga di una posizione è rovinata: la sua somma di controllo non torna; copiala di nuovo, intera
messages-bad_json = non si può leggere come JSON: { $why }
messages-not_a_number = { $name } qui non è un numero
messages-wrong_kind = { $where }: { $got } non è { $want }
messages-unknown_field = { $where }: qui non c'è un campo { QUOTED($field) }
messages-missing_field = { $where }: manca il campo { QUOTED($field) }
messages-too_deep = questo testo è troppo annidato o troppo grande per essere una posizione
messages-too_many_digits = un numero di più di { $most } cifre è più di quanto serva qui
messages-unknown_task = { $where }: { $got } non è né una domanda né un compito
messages-not_a_question = pending[0]: { $got } non chiede nulla a nessuno; la prima cosa in attesa deve essere una domanda
messages-construction_later = { $where }: { KEY($question) } non può aspettare dietro ad altro, che potrebbe consumare ciò con cui costruisce
messages-no_site = { $where }: ora non si può costruire nulla su { $name }
messages-no_answer = pending[0]: in questa posizione nulla risponde a { $got }
messages-unknown_word = { $where }: { QUOTED($got) } non è noto; può essere { $known }
messages-too_few = { $where }: { $got } è meno di { $least }
messages-too_many = { $where }: { $got } è più di { $most }
messages-out_of_range = { $where }: { $got } non è tra { $least } e { $most }
messages-only_one_value = { $where }: { QUOTED($got) } non è { $only }, l'unico numero possibile
messages-record_beyond = { $where }: nessuna riga dice ciò che questo record ha come { $fields }, e andrebbe perso
messages-duplicate = { $where }: { $thing } c'è due volte
messages-two_in_a_basin =
    { NAME($who, form: "the") } { AGREE($who, one: "ha", many: "hanno") } due { KEY($structure) ->
        [base] basi
       *[other] centrali
    } nel bacino { $basin }; lì nessuno può costruirne una seconda ({ $clause })
messages-piece_limit = { $name } ha { COUNT($count, "pieces") } di questo tipo sulla mappa ({ $structure }); ce ne sono solo { $most }
messages-over_capacity = { $where }: { COUNT($drops, "drops") } sono più di quante ne trattiene una diga di livello { $level } ({ $most })
messages-sketch_no_dams = { $item }: il bacino { $basin } non ha spazi diga; le dighe stanno nei bacini da 1 a 10
messages-sketch_no_space = { $item }: questo spazio non esiste; { $hint }
messages-sketch_stray = { $item }: scrivi di chi è: comincia il gruppo con una compagnia o con 'neutral'
messages-sketch_unknown_item = { $item }: non è noto; { $hint }
messages-sketch_form = { $item }: non si può leggere; scrivilo come { $examples }
messages-sketch_no_such_word = { $item }: { $word } non esiste; può essere { $right }
messages-sketch_taken = { $item }: { $got } ha già un pezzo su { $name }
messages-sketch_neutral = { $item }: neutral non possiede altro che dighe
messages-sketch_nobody = uno schizzo nomina almeno una compagnia: { $known }
messages-sketch_twice = { $item }: { $name } è scritto due volte
messages-command_about = Copia le lezioni in una tua cartella e vi apre JupyterLab.
messages-command_folder = dove vanno le lezioni (barrage-lessons, se non lo dici); ciò che vi hai cambiato resta
messages-command_language = la lingua di lezioni e tabelloni: { $names }
messages-command_in_english = In { $language } ci sono i tabelloni e alcune lezioni; queste lezioni sono in inglese: { $names }.
messages-command_port = la porta su cui ascolta JupyterLab
messages-command_copy_only = copia soltanto le lezioni; per un JupyterLab già avviato, per esempio su un JupyterHub
messages-command_no_browser = avvia JupyterLab senza aprire un browser
messages-command_allow_root = lascia girare JupyterLab come root, cosa che da solo rifiuta; per esempio in un container
messages-command_not_a_folder = è un file, o si trova dentro un file
messages-command_no_jupyterlab = JupyterLab qui non è installato; installalo con: python -m pip install jupyterlab
messages-command_port_taken = la porta { QUOTED($port) } non si può usare: qualcosa vi ascolta, o non è una porta; prova --port 8899
messages-command_folder_unusable = le lezioni non si possono scrivere in { $folder }: { $why }; indica un'altra cartella
messages-command_opening = Le lezioni sono in { $folder }; ora vi si apre JupyterLab.
messages-command_copied = Le lezioni sono in { $folder }.
messages-command_kept = C'è una versione più nuova di { $names }; hai cambiato la tua, che quindi resta. Dalle un altro nome e ricomincia.
messages-invalid = questa posizione non può esistere: { $problems }

## What a value should be

messages-want-int = un numero intero
messages-want-str = un testo
messages-want-bool = true o false
messages-want_object = un oggetto
messages-want_list = una lista
messages-want_list_of = una lista di { $n }
messages-want_companies = una lista di compagnie
messages-want_spaces = una tupla, ("turbine+2",)

## What a sketch may say

messages-hint-B = gli spazi diga vanno da B1U e B1L a B10U e B10L
messages-hint-C = le condotte vanno da C1A e C1B a C10A e C10B
messages-hint-P = le centrali vanno da P5.1 a P12.4
messages-hint_company = una compagnia ha { $names }
messages-hint_table = un gruppo comincia con { $companies } o neutral, oppure dice HA=2 o { $names }

## The Leeghwater Project

messages-rules_of_box = rules={ QUOTED($rules) }: la scatola { QUOTED($box) } si gioca solo con le regole { $known } ({ $clause })
messages-two_houses = { NAME($who, form: "the") } { AGREE($who, one: "ha", many: "hanno") } due edifici in un posto: { $building } ({ $clause })
messages-site_not_there = { $where }: uno spazio edificio per { $there } giocatori, e sono { $players } ({ $clause })
messages-no_architect = { $where }: ha l'Architetto a disposizione solo chi ha un ufficiale con l'Architetto e ingegneri a disposizione
