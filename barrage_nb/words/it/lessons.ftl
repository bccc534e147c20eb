# Che cosa dicono lezioni e laboratori: i loro comandi, e la risposta a ciò che si è previsto.

lessons-start = Non è ancora successo niente.
lessons-first = Inizio
lessons-next = Avanti
lessons-last = Fine
lessons-play = Avvia
lessons-once_more = Ripeti
lessons-your_guess = La tua previsione
lessons-choose = scegli…
lessons-give_up = Dimmelo tu
lessons-another = Un'altra situazione
lessons-would_be_lost = Ciò che hai fatto qui andrebbe perso.
lessons-begin_anew = Ricomincia
lessons-keep = Tienilo
lessons-compare = Prima e dopo
    .tip = Mostra com'era prima accanto a com'è dopo
lessons-no_compare = Una figura
lessons-before = Prima
lessons-after = Dopo
lessons-explorer = Apri nell'esploratore
    .tip = Apre la posizione mostrata qui sul tabellone intero, per giocare da lì
lessons-no_explorer = Chiudi l'esploratore
lessons-head =
    { $right ->
        [true] Giusto.
       *[false] Non proprio.
    }
lessons-rules = Le regole che valgono qui
lessons-plot = Dopo la tua previsione: il grafico
lessons-in_a_row = { $many } di fila.
lessons-moment = Momento { $at } di { $steps }
lessons-not_a_section = le regole non hanno una sezione { QUOTED($section) }; le loro sezioni sono { $known }
lessons-no_such_space =
    sulla mappa non c'è { QUOTED($name) }; gli spazi costruzione si chiamano B2U, C5A o P8.1, le sorgenti HA
lessons-less = − { $label }
lessons-more = + { $label }

## Che cosa dice una domanda con un posto per la previsione.

lessons-yes = sì
lessons-no = no
lessons-guess = Ecco la mia previsione
lessons-tell = Dimmelo
lessons-again = Chiedimelo ancora
lessons-help = Un indizio
lessons-try_again =
    { $hint ->
        [true] Riprova, o chiedi un indizio.
       *[false] Riprova.
    }
lessons-clue_between = Sta tra { $low } e { $high }.
lessons-clue_count =
    { $n ->
        [0] Nessuna è giusta.
        [one] Una è giusta.
       *[other] In tutto { $n } sono giuste.
    }
lessons-clue_two = È una di queste due: { $first }; { $second }.
lessons-clue_one = Una di queste: { $told }.
lessons-missing = Manca ancora una risposta.
lessons-none = Non hai segnato niente. Premi di nuovo se vuoi dire: nessuno.
lessons-said = Hai detto
lessons-true = È
lessons-without = Ecco la risposta.
lessons-open = Fai una previsione, poi apri
lessons-on_map = Clicca sulla mappa, o usa le frecce e Invio.
lessons-several_on_map = Cliccali tutti sulla mappa, poi premi il pulsante.
lessons-run_again = Una figura ferma: per usarla, esegui la sua casella e quelle sopra (Maiusc+Invio).
lessons-drag_hint = Trascinalo, o premi i tasti freccia
lessons-drag_unknown = { $names } deve stare nella frase tra parentesi graffe ed essere un range o una funzione; si conoscono { $known }
lessons-drag_ways = una frase ha da 1 a { $most } modi di regolare i suoi numeri, non { $ways }
lessons-run = Per rispondere qui, esegui questa casella e quelle sopra (Maiusc+Invio).
lessons-unrun = A questa casella serve { $name }, che fa un'altra: esegui prima la casella sotto «{ $heading }», poi questa.
lessons-no_question = una previsione vuole una domanda: predict('How much energy is that?', 9)
lessons-no_truth =
    una previsione vuole una verità: un numero, una delle sue scelte, o più d'una per nome, come
    {"{"}'USA': 4, 'Italy': 4{"}"}
lessons-no_map = lit= nomina posti di una mappa; dai anche la mappa: on=position
lessons-known_choices = ciò che è vero ({ $missing }) dev'essere tra le scelte; queste sono { $known }
lessons-no_choices = ciò che è vero ({ $missing }) dev'essere tra le scelte; non ce n'è nessuna
lessons-no_space = su questa mappa non c'è { QUOTED($name) }; i posti si chiamano B2U, C5A, P8.1, HA o XL
lessons-none_of_them = nessuno di questi
lessons-cell = { $label }, { $column }
lessons-labelled = { $label }: { $text }
lessons-off_by =
    { $high ->
        [true] { $by } di troppo
       *[false] { $by } in meno
    }
    .way =
        { $high ->
            [true] troppo
           *[false] troppo poco
        }
lessons-score = { $right } su { $of } giuste.

## La lezione su un round intero.

lessons-begins = Comincia il round 3.
lessons-laid_out-national = contratti nazionali
lessons-laid_out-private = contratti privati scoperti
lessons-laid_out-bonus = tessere bonus
lessons-laid_out-drops = gocce nelle dighe neutrali
lessons-yours = Questo è il tuo round: tutti hanno passato, l'acqua è scorsa, e adesso conti tu i punti.
lessons-recorded =
    Finora non hai giocato il tuo round fino alla fine. Fino ad allora eccone uno giocato da tre programmi: tutti hanno
    passato, l'acqua è scorsa, e adesso conti tu i punti.
lessons-bases =
    { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "ha", many: "hanno") } { COUNT($number, "bases") }.
lessons-gained =
    { $yours ->
        [true] Nel tuo round
       *[false] Nel round registrato
    } { NAME($who, form: "the") } { AGREE($who, one: "ha", many: "hanno") } guadagnato in tutto { COUNT($points, "vp") }.
lessons-no_sum = non c'è una somma { QUOTED($name) }; ci sono { $known }
