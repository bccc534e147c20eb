# Che cosa dice il giro: un round, tappa per tappa, e le sue domande.

tour-title = Un round di Barrage
tour-next = Prossima tappa
tour-back = Tappa precedente
tour-restart = Da capo
tour-answer_first = Prima rispondi, o premi «Dimmelo tu».
tour-done = La fine
tour-stop = Tappa { $number } di { $stops }
tour-next_stop = Poi: { $title }
tour-begins = { $title }.
tour-score = Ne hai indovinate { $right } su { $asked }.
tour-because = { UNENDED($why) } ({ $clause }).
tour-off =
    Hai detto { $said }: { $many ->
        [true] { $by } di troppo
       *[false] { $by } in meno
    }.
tour-said = Hai detto: «{ $said }».
tour-opening_first = Sta per cominciare il terzo round.
tour-opening_asked = Prima di' che cosa pensi; poi guarda.
tour-opening_watch = Guarda che cosa succede.
tour-not_a_stop = il giro non ha una tappa che si chiama { QUOTED($name) }; le sue tappe sono { $known }
tour-not_a_number = il giro non ha una tappa { QUOTED($at) }; si contano da 0 a { $last }

## Parts of the table

tour-panel-company =
    La plancia { NAME($who, form: "di") }: ciò che ha; la ruota; i pezzi non ancora costruiti, con le rendite sotto; i
    quattro spazi di costruzione; contratti e tessere. Quello che lì sta in parole può aspettare.
tour-panel-office =
    Gli spazi dove possono stare gli ingegneri. Omini: quanti ne richiede uno spazio. Una croce: chiuso, con meno di
    quattro compagnie. Una lettera: occupato.
tour-panel-track =
    Il tracciato energia: una barra per ogni compagnia, sopra i crediti che guadagna, sotto le tessere bonus dei
    round.

## The stops

tour-title-table = Il tavolo
tour-title-income = Rendita
tour-title-headstreams = Acqua nuova
tour-title-actions = Ingegneri
tour-title-build = Costruisci una diga
tour-title-neighbour = Qualcuno usa la tua condotta
tour-title-drop = La Germania aggiunge una goccia
tour-title-produce = Produci energia
tour-title-contract = Un contratto, e l'acqua usata
tour-title-bank = Senza più ingegneri
tour-title-water = L'acqua scorre
tour-title-scoring = Punteggio
tour-title-end = La fine del round
tour-title-again = E poi da capo

## What is told before it happens

tour-text-table =
    Tre compagnie costruiscono dighe sulle stesse montagne. Tu giochi l'<b>Italia</b> (verde, I). Contro di te giocano
    gli <b>USA</b> (rosso, U) e la <b>Germania</b> (nero, G). Due round sono finiti; questo è il terzo. Trova i tuoi tre
    tipi di pezzo a sinistra sulla mappa: una <b>diga</b> nel { THING("bacino 1", "basin 1") }, che tiene 2 gocce; una <b>centrale</b>, la
    casetta nel { THING("bacino 8", "basin 8") }; e la <b>condotta</b>, il tubo verde di valore 5 che le unisce. Le dighe grigie sono neutrali:
    non sono di nessuno, e tutti possono usarne l'acqua.
tour-text-income =
    Ogni round comincia con la <b>rendita</b>. Sulla plancia di una compagnia quasi tutti i pezzi coprono una
    ricompensa. Quando abbastanza pezzi di un tipo sono passati sulla mappa, la ricompensa è scoperta e arriva
    all'inizio di ogni round. Così costruire rende due volte: un pezzo sulla mappa, e una rendita sotto di lui. (Le
    centrali sono diverse: aggiungono energia.)
tour-text-headstreams =
    Poi piove. Le quattro carte in alto sono le <b>sorgenti</b>. Ogni carta ha quattro numeri, uno per ciascuno dei
    primi quattro round; quello di questo round è su fondo blu. Tante gocce ora aspettano lassù. Possono essere quante
    si vuole, e restano finché l'acqua non scorre, verso la fine del round: tutti le vedono arrivare e possono contarci.
tour-text-actions =
    E ora il cuore del gioco. Ognuno ha 12 <b>ingegneri</b>. In ordine di turno si gioca un turno a testa, e poi ancora:
    piazzi ingegneri su <b>un</b> solo spazio libero e fai subito ciò che dice. Uno spazio richiede tanti ingegneri
    quanti omini mostra; +3 costa 3 crediti in più (i crediti sono i soldi). Ciò che non puoi pagare o non puoi fare,
    non puoi sceglierlo. Uno spazio occupato resta occupato fino alla fine del round: perciò conta chi arriva prima.
tour-text-build =
    Cominci tu, e <b>costruisci</b>. La tua plancia ha per questo quattro spazi, che si usano da sinistra a destra; il
    primo richiede 1 ingegnere. Una <b>base</b>, il piede di una diga, richiede in pianura 3 <b>escavatori</b> (macchine
    che scavano). Vanno sulla tua <b>ruota</b> insieme a una tessera tecnologia (il tuo permesso di costruire), e la
    ruota si muove di un segmento. Non si spende niente: tutto torna quando la ruota ha fatto il giro.
tour-text-neighbour =
    Gli USA vogliono <b>energia</b>. Hanno una diga nel { THING("bacino 1", "basin 1") } con una goccia, sopra la
    tua, e una centrale nel { THING("bacino 8", "basin 8") }. Manca un tubo tra le due. Va bene il tuo: una
    condotta la può usare chiunque.
tour-text-drop =
    Le dighe della Germania sono vuote. Con 1 ingegnere la Germania mette una goccia sulla sorgente
    { THING("HC", "headstream HC") } e la fa scorrere subito. Segui il fiume da { THING("HC", "headstream HC") }
    in giù: incontri tre dighe grigie. Ogni strato blu in una diga è una goccia, ogni strato vuoto un posto
    libero.
tour-text-produce =
    Tocca di nuovo a te. Mandi le 2 gocce della tua diga attraverso la tua condotta alla tua centrale. Piazzi 2
    ingegneri sullo spazio migliore della Produzione, che aggiunge 2. (L'abilità sulla tua plancia vale solo con tre centrali.)
tour-text-contract =
    Una produzione può soddisfare <b>un contratto</b>. Tu ne hai due: uno chiede 2 unità energia e uno 7. La tua ne ha date
    12, abbastanza per l'uno o per l'altro. Prendi la ricompensa del più grande: 6 punti vittoria e un escavatore. Poi
    guarda sulla mappa le 2 gocce che hai usato. L'acqua non si consuma mai: lascia la centrale e scorre avanti.
tour-text-bank =
    Un vero round va avanti così per altri cinque o sei turni a testa. Perché il giro sia breve, tutti mandano gli
    ingegneri rimasti alla <b>Banca</b>, per 1 credito a testa: si può, ma non è furbo. La Banca è l'unico spazio che
    non è mai chiuso. Chi non ha più ingegneri deve passare, e quando tutti hanno passato, questa parte del round è
    finita.
tour-text-water =
    Ora le gocce in attesa scorrono, una alla volta, da sinistra a destra: prima { THING("HA", "headstream HA") }. Su { THING("HA", "headstream HA") } ne aspettano due. Subito
    sotto ci sono due dighe, tutte e due vuote da quando la loro acqua è stata usata: prima quella degli USA (posto per
    1), poi la tua (posto per 2).
tour-text-scoring =
    Chi ha prodotto più energia? Guarda le barre del tracciato energia. Chi ne ha di più guadagna 6 punti vittoria,
    il secondo 2. Poi ognuno riceve crediti secondo dove finisce la sua barra. Per ultima viene la <b>tessera bonus</b>
    di questo round: 4 punti per ogni base che hai costruito. Chi ha raggiunto la linea blu a 18 li prende tutti; ogni
    linea più indietro costa 4 punti.
tour-text-end =
    Gli ingegneri tornano a casa e l'energia torna a 0. Resta una cosa da decidere: chi comincia il prossimo round.
tour-text-again =
    Il round 4 comincia come il 3: rendita, poi acqua nuova. Dopo il round 5 si aggiungono i punti per un obiettivo, per
    ciò che avanza e per l'acqua nelle tue dighe, e vince chi ha più punti.

## What is told afterwards

tour-after-table = L'idea è tutta qui: acqua quassù, case laggiù, e tubi in mezzo. Premi il pulsante per cominciare.
tour-after-income = Finora solo la Germania ha una rendita: 3 punti vittoria per la sua seconda base. La tua arriva presto.
tour-after-headstreams = Due gocce aspettano sopra la tua diga, e una ciascuna su { THING("HB", "headstream HB") } e { THING("HC", "headstream HC") }.
tour-after-actions =
    Tutto è libero tranne gli spazi con la croce (sono per quattro giocatori), e la prima scelta è tua. Una tabella più
    sotto dice che cosa fa ognuno.
tour-after-build =
    Una tessera di prima e 2 betoniere (le altre macchine) sono appena tornate. Sotto la tua seconda base c'erano 3
    crediti: tuoi adesso, e all'inizio di ogni round che viene.
tour-after-neighbour =
    1 goccia × valore 5 = 5 unità energia. (Un contratto ne ha aggiunte 2: vedrai.) Poi la goccia è scesa nella
    tua nuova diga nel { THING("bacino 8", "basin 8") }: le dighe prendono tutta l'acqua che passa.
tour-after-drop = Chiunque abbia una condotta e una centrale nei posti giusti può usarla lì. La Germania ha entrambe.
tour-after-produce =
    Così avanzi molto sul tracciato energia: più energia, più crediti e punti quando si assegna il punteggio del
    round.
tour-after-contract =
    La tua nuova diga era piena (dentro c'è la goccia degli USA), perciò le due gocce l'hanno superata e sono
    uscite dalla mappa. Una diga più alta avrebbe avuto posto.
tour-after-bank = Nessuno ha più ingegneri.
tour-after-water =
    Le altre gocce: quella da { THING("HB", "headstream HB") } non ha incontrato nessuna diga e ha lasciato la mappa; quella da { THING("HC", "headstream HC") } ha superato due
    dighe piene e l'ha presa l'ultima.
tour-after-scoring =
    Tu: 6 punti per più energia, 5 crediti, e 4 per il bonus (2 basi fanno 8; sei una linea indietro, e costa 4). Gli
    USA sono arrivati secondi: 2 punti. La Germania non ha prodotto niente: 3 crediti di consolazione, e 3 punti persi.
tour-after-end = Comincia chi ha meno energia, per ultimo chi ne ha di più: un buon round ha il suo prezzo.
tour-after-again = Ecco di nuovo i tuoi 3 crediti. Questo era un round intero; una partita ne ha cinque.

## The questions

tour-question-neighbour = Gli USA mandano 1 goccia attraverso la tua condotta. Che cosa ricevi?
tour-question-drop = Dove si fermerà la goccia della Germania?
tour-question-produce = 2 gocce, una condotta di valore 5, uno spazio che aggiunge 2: quanta energia?
tour-question-water = Quante delle due gocce su { THING("HA", "headstream HA") } prenderai?
tour-question-end = Tu hai prodotto più energia, gli USA sono secondi, la Germania niente. Chi comincia il prossimo round?

## What may be answered

tour-choice-neighbour_nothing = Niente
tour-choice-neighbour_pay = 1 credito e 1 punto vittoria
tour-choice-neighbour_energy = L'energia, perché il tubo è mio
tour-choice-drop_B3L = Nella piccola diga grigia del { THING("bacino 3", "basin 3") }
tour-choice-drop_B6L = Nella diga grigia del { THING("bacino 6", "basin 6") }
tour-choice-drop_B10L = Nella grande diga grigia del { THING("bacino 10", "basin 10") }
tour-choice-drop_XR = Da nessuna parte: lascia la mappa
tour-choice-produce_7 = 7
tour-choice-produce_9 = 9
tour-choice-produce_10 = 10
tour-choice-produce_12 = 12
tour-choice-water_both = Tutte e due
tour-choice-water_one = Una
tour-choice-water_none = Nessuna
tour-choice-end_italy = L'Italia, con più energia
tour-choice-end_usa = Gli USA, i secondi
tour-choice-end_germany = La Germania, con meno energia

## What really happens

tour-happened-neighbour = Gli USA ti pagano 1 credito, e guadagni 1 punto vittoria.
tour-happened-drop = La goccia si ferma nella diga grigia del { THING("bacino 6", "basin 6") }.
tour-happened-produce = Produci 12 unità energia.
tour-happened-water = Ne prendi una delle due.
tour-happened-end = Il prossimo round lo comincia la Germania.

## Why

tour-reason-neighbour_nothing =
    Per ogni goccia che altri mandano attraverso la tua condotta, ti pagano un credito e guadagni un punto.
tour-reason-neighbour_pay = Per ogni goccia che altri mandano attraverso la tua condotta ricevi tutti e due.
tour-reason-neighbour_energy =
    L'energia va alla compagnia di cui è la centrale; il proprietario del tubo è pagato per l'uso.
tour-reason-drop_B3L = La diga del { THING("bacino 3", "basin 3") } tiene 1 goccia e ha posto per 1 sola: è piena, e la goccia la supera.
tour-reason-drop_B6L = Supera la prima diga, che è piena, e si ferma alla prossima che ha posto.
tour-reason-drop_B10L =
    Ci arriverebbe solo se le due dighe prima fossero piene; quella del { THING("bacino 6", "basin 6") } ha ancora posto.
tour-reason-drop_XR =
    Una goccia lascia la mappa solo se nessuna diga sulla sua via ha posto; quella del { THING("bacino 6", "basin 6") } ne ha.
tour-reason-produce_7 = Valore e gocce si moltiplicano, non si sommano: 2 × 5 = 10. Poi lo spazio aggiunge 2.
tour-reason-produce_9 = Valore e gocce si moltiplicano, non si sommano: 2 × 5 = 10, e 2 in più per lo spazio.
tour-reason-produce_10 = 2 × 5 = 10, e lo spazio aggiunge 2.
tour-reason-produce_12 = 2 × 5 = 10, e 2 in più per lo spazio.
tour-reason-water_both = La diga degli USA sta sopra la tua e ha posto per una goccia: prende la prima.
tour-reason-water_one =
    La diga degli USA sta sopra la tua e prende la prima; allora è piena, e la tua prende la seconda.
tour-reason-water_none =
    La diga degli USA prende solo ciò per cui ha posto: una goccia. La seconda scende fino a te.
tour-reason-end_italy = È il contrario: comincia chi ha prodotto meno, e può prendere gli spazi migliori.
tour-reason-end_usa = L'ordine comincia da meno energia: la Germania, poi gli USA, poi tu.
tour-reason-end_germany =
    L'ordine va da meno a più energia, così chi è indietro può prendere gli spazi migliori.
