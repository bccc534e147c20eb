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
        [one] Fra tutte le risposte possibili una è giusta.
       *[other] Fra tutte le risposte possibili { $n } sono giuste.
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
lessons-unrun_above = A questa casella serve { $name }, che fa una casella più in alto: esegui prima quella, poi questa.
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
lessons-mistake =
    { $looks ->
        [left_to_right] Gli spazi di costruzione si usano da sinistra a destra (C1).
        [full] Quella diga è piena (W4), e una goccia supera ogni diga piena (W3).
        [nothing_there] Lì non c'è niente di costruito: uno spazio vuoto non ferma nessuna goccia (W3).
        [other_side] Segui la linea del fiume: non cambia lato.
        [swapped] Cambia quale goccia sta dove. Quante ne trattiene una diga no: la seconda va dove sarebbe andata la prima.
        [stays] Le gocce lasciano una diga solo quando qualcuno ci produce energia (W5).
        [space] Così manca il numero dello spazio (P5).
        [no_energy] Meno di 1 energia non è una produzione (P6).
        [houses] Così manca quello che aggiungono le centrali (N1).
        [owner_scores] Chi possiede la condotta guadagna 1 punto per ogni goccia (P7).
        [conduit] Una condotta ne richiede 2 per ogni punto del suo valore (C8).
        [counts_spaces] Così si contano gli spazi, non gli ingegneri (C1).
        [fourth] Il quarto spazio ne richiede quanti il terzo, e 3 crediti (C1).
        [own_segment] Conta anche il segmento dei macchinari: torna per ultimo (C5).
        [turned] Contano anche i giri di questo round: questo round è 0.
        [near] Un pezzo può stare ovunque: non serve nulla di tuo vicino.
        [one_round] È un solo round: torna all'inizio di ogni round seguente (I3).
        [at_once] Conta anche quello che arriva subito (I3).
        [price] La moneta nel titolo, o accanto a una tessera, è il prezzo dell'azione (R3).
        [red] Uno spazio con +3 costa 3 crediti in più (R3).
        [only_red] È il solo +3: l'azione ha anche un suo costo.
        [two_left] L'Italia ha 2 ingegneri, e nessuno dei quattro tentativi ne richiede di più.
        [no_letter] Su quello spazio non c'è nessuna lettera: è libero.
        [shop_alone] È il solo spazio. Costa 4 crediti, e l'Italia non ne ha.
        [tile_alone] È il solo spazio. Costa 5 crediti, e l'Italia ne ha 1.
        [bank_alone] È la sola Banca: anche l'altro spazio richiede ingegneri (R3).
        [on_the_way] Torna anche quello che nel frattempo passa dal segmento aperto (C4).
        [tile] Torna anche una tessera, ma non è un macchinario.
        [flows] Su questo spazio scorre subito (M4).
        [other_river] Nessuna goccia da HB passa da quella diga: segui la linea del suo fiume.
        [own_kind] L'Italia ha un pezzo per tipo: una base e un'elevazione non sono due dello stesso tipo (I2).
        [tied] Chi è pari divide quello che valgono i due posti (S3).
        [nobody_second] Dopo un pareggio al primo posto nessuno è secondo (S3).
        [without_energy] Anche senza energia ci sono crediti, e si perdono punti (S4).
        [least_first] Chi ha meno energia va per primo, chi ne ha di più per ultimo; solo chi è alla pari va nell'ordine inverso di adesso (E2).
        [short] Ogni sezione che manca toglie 4 punti (S5).
        [below_six] Sotto i 6 di energia la tessera bonus non dà nulla (S5).
        [all_eight] Lì ci sono otto contratti in tutto, e solo i due scuri sono nazionali (U4).
        [each_alone] Ogni produzione deve raggiungerlo da sola (P9).
        [room] Una diga ha posto per il suo livello, meno la goccia che contiene già (W4).
        [water_alone] Questa è solo l'acqua: si aggiungono lo spazio e le tue centrali (P5).
        [added] Valore e gocce si moltiplicano, non si sommano (P5).
        [third_house] La seconda aggiunge 1, la quarta altri 2; la terza non aggiunge energia (N1).
        [one_is_enough] Su ±0 una goccia produce 1, e 1 basta (P6).
        [own_basin] Quello spazio è libero. Guarda che cos'altro di tuo c'è nel suo bacino.
        [grey] Una diga grigia non è di nessuno, e mai tua (G6).
        [first_piece] Non hai ancora costruito un'elevazione: la prima non scopre nulla (I2).
        [no_income] Le centrali non scoprono rendite: rendono più forti le produzioni (I4).
        [second_piece] Hai una base e una condotta: di ognuna, la prossima è la seconda (I2).
        [built_with] Il suo effetto arriva solo quando si costruisce con essa (T16).
        [holds_more] Le dighe di Del Monte trattengono di più; una base non costa meno (O2).
        [counts_more] Fiesler aiuta a produrre, non a costruire (O3).
        [only_conduits] McDowell paga con le betoniere solo le condotte (O4).
        [no_other_tile] Krylov costruisce come un'altra tessera, e con essa una base costa lo stesso (O6).
        [nobody_to_copy] Sekibo non ha nessuno da copiare: non c'è nessun altro ufficiale (O7).
        [new_one] Conta anche la nuova centrale (T14).
        [anybody] Il tubo può essere di chiunque (P1).
        [ends_there] Finisce nel bacino 6, e lì c'è una tua centrale.
        [falls] Cade: quel tubo porta a un bacino più basso.
        [own_dam] Quella diga è tua.
        [then_the_space] Moltiplica valore e gocce; poi lo spazio aggiunge o toglie il suo numero (P5).
        [all_of_it] Tutte e 3 le gocce, ognuna per il valore del tubo; poi aggiungi lo spazio e quello che danno le tue centrali (P5).
        [coins_alone] Conta solo i crediti: la moneta dell'azione e, su uno spazio più caro, il numero dopo il + (R3).
        [no_pass] Gli ingegneri rimasti vietano una cosa sola: passare (R5).
        [no_coin] Girare una volta non ha moneta. Guarda chi sta lì (R6).
        [pass_is_free] Passare non occupa spazi e non costa niente. Ma si può passare se restano ingegneri (R5)?
        [segment_by_segment] Gira la ruota un segmento alla volta e conta le macchine di ognuno che arriva a quello aperto (C4).
        [has_one] L'Italia ha già 1 dei 5 crediti.
        [bank_and_space] Sono due parti: un ingegnere alla Banca per ogni credito che manca (M5), e quelli dello spazio stesso (R3).
        [holds_three] Conta quanti ne tiene allora l'Italia: tre possono restare (K4).
        [gaps] Ogni contratto preso lascia un vuoto, e ogni vuoto si riempie (K5).
        [each_space] Conta tutte e due le file, dove non c'è ✕; poi la Banca come uno e i brevetti come tre (U8).
        [one_each] Gli USA hanno una base e una condotta: solo la seconda di un tipo porta qualcosa (I2).
        [shared] Il primo posto vale 6, il secondo 2; chi è alla pari divide, e senza energia non c'è niente (S2, S3).
        [stretch] Trova il tratto fra due piccole tacche in cui sta il numero: si paga la moneta che gli sta sopra (S4).
        [in_full] Per intero sono 5 per ognuna; 4 in meno per ogni sezione che manca all'energia (S5).
        [none_lost] Si perdono punti solo senza nessuna energia: 3 (S4).
        [lowest_layer] Conta gli strati più bassi delle sue dighe: un'elevazione non è una base (B3).
        [bonus_of_bases] 4 per ogni base, 4 in meno per ogni sezione che manca a 18, e niente sotto 6 energia (B3, S5).
        [all_added] Somma posto e bonus, e togli ciò che si perde: i crediti non sono punti.
        [on_coins] Contano solo basi e centrali della Francia, e solo quelle che stanno dove è stampata una moneta (J3).
        [in_setup] Un contratto nazionale in meno dei giocatori, altri due di ogni colore, una tessera bonus per ogni round e un obiettivo (da U2 a U5).
        [by_area] Dipende dall'area: guarda in quale si trova, e cercala nell'elenco qui sopra.
        [by_one] Ogni centrale ne richiede 1 in più della precedente (C9).
        [add_up] Gli spazi non ne richiedono tutti lo stesso numero: somma quelli che mostra ognuno (C1).
        [some_spaces] Non sono tutti gli spazi: somma quelli che mostra ognuno (C1).
        [all_round] Tornano quando il loro segmento è di nuovo in alto: conta tutti i segmenti (C5).
        [one_turn] Così avanzano di un solo segmento: sono ancora in viaggio (C5).
        [own_turn] Il segmento di cui la costruzione muove la ruota è uno di questi, non uno in più (C2).
        [back_before] Tornano prima: conta insieme i segmenti di tutti questi round (C5).
        [how_often] È quante volte paga, non quanto.
        [once_more] È un pagamento di troppo: paga subito, e poi all'inizio di ogni round seguente (I1, I3).
        [each_time] I crediti cerchiati arrivano subito, e di nuovo all'inizio di ogni round seguente: conta quante volte (I1, I3).
        [its_price] Sono i crediti che costano: si chiede dopo quanti round.
        [paid_before] Li ha già ripagati prima: somma round per round.
        [no_dam] Su quello spazio non c'è nessuna diga, neanche una grigia.
        [on_a_dam] Un'elevazione va su una diga che c'è già: guarda di chi è (C7).
        [several_conduits] Di condotte puoi averne più di una in un bacino: il limite vale per basi e centrali (C6, C9).
        [each_own] 3 punti per ogni centrale che la Germania ha allora (T14).
        [opens_too] A quelli per due aggiungi ciò che si apre: in 3 tutte e due le file di Produzione −1 e di Manutenzione 2, in 4 ogni altra ✕ (U8).
        [no_ability] Qui l'abilità dell'Italia non si conta.
        [two_each] Un'Opera occupa 2 ingegneri, e tu ne hai 6 (L14).
        [stands_there] Lo dice la lettera sul suo spazio: in questo round sono passati gli USA, e l'Opera non c'è più (L15, L20).
        [no_help] Chiede 2 betoniere. Non servono quelle sulla ruota (L17), e nemmeno Jordan: lui costruisce, e un'Opera non è una costruzione (L18).
        [lies_there] L'Opera è lì, e sul suo spazio non c'è nessuna lettera.
        [three_of_four] Chiede 3 escavatori, e tu ne hai 4 (L17).
        [for_good] I macchinari di un'Opera non vanno sulla ruota: sono persi per sempre (L16).
        [comes_back] Una base in pianura impegna 3 dei 4 escavatori, e dopo un giro intero quello che sta sulla ruota è tornato (C5).
        [own_action] Lo spazio più a sinistra non ha supplemento; ma la moneta sulla tessera si paga comunque (L50).
        [dearer] Quella è solo la moneta sulla tessera: anche questo spazio ha un supplemento (L46).
        [action_too] Quello è solo il +3: la moneta sulla tessera si paga su ognuno dei suoi spazi (L50).
        [both_coins] Somma il supplemento dello spazio (L46) e la moneta sulla tessera (L50).
        [plain_space] Costruire su uno spazio senza moneta chiede macchinari e nessun credito (L35, L38).
        [coin_there] Uno spazio costruzione con una moneta costa 3 crediti (L38).
        [used_later] La moneta sulla tessera si paga quando si usa l'azione, non quando vi si costruisce (L50).
        [only_coin] Conta solo i crediti: i macchinari sono quelli della tessera (L35), i crediti quelli dello spazio costruzione (L38).
        [once_a_round] Altri spazi della tessera sono liberi. Ma quante volte puoi usarla in un round (L48)?
        [only_who_built] Guarda di chi è l'edificio su quella tessera: nessun altro usa i suoi spazi (L47).
        [one_each_tile] Mai due tuoi edifici sulla stessa tessera, in nessun round (L34).
        [nothing_there_yet] Lì non hai edifici, lo spazio è libero, e i macchinari ci sono (L34, L35).
        [just_used] La goccia va in una diga diversa da quella appena usata (L74).
        [no_room] La diga del bacino 4 è di livello 1 e contiene una goccia: non c'è posto (L73).
        [filled_first] La goccia viene per ultima: a quel punto l'acqua di questa produzione ha riempito la diga del bacino 8 (L74).
        [not_own] La diga del bacino 9 è degli USA, e la goccia va in una diga tua (L73).
        [bonus_of_works] 5 per ogni Opera, 4 in meno per ogni sezione che manca a 30, e niente sotto 6 energia (L86, S5).
        [on_their_tiles] Ogni edificio vale i punti della tessera su cui sta; l'energia non conta (L85).
       *[no_action] Copiare non è un'azione: chi ha copiato ha ancora il suo turno (O8).
    }
lessons-no_mistakes = nessuna domanda delle lezioni si chiama { QUOTED($name) }; sono { $known }
lessons-score =
    { $right } su { $of } giuste{ $missing ->
        [0] {""}
        [one] , e ne manca una
       *[other] , e ne mancano { $missing }
    }.

## La lezione su un round intero.

lessons-begins = Comincia il round 3.
lessons-laid_out-national = contratti nazionali
lessons-laid_out-private = altri contratti
lessons-laid_out-bonus = tessere bonus
lessons-laid_out-objectives = obiettivi per la fine
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
