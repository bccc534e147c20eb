# Ogni clausola del regolamento in una frase semplice per chi impara.

## General

clauses-clause-G1 =
    La partita dura cinque round; ogni round ha rendite e sorgenti, azioni, acqua, punteggio e fine del
    round.
clauses-clause-G2 =
    La mappa ha 12 bacini: 4 in montagna, 3 in collina e 5 in pianura, con 20 spazi per le basi, 20 per le
    condotte e 23 per le centrali in tutto.
clauses-clause-G3 =
    La mappa mostra dove portano fiumi e condotte; lo spazio superiore per la base ha in ogni bacino una moneta
    (nella scatola un bordo rosso), e i due lati della mappa si giocano allo stesso modo.
clauses-clause-G4 =
    I bacini da 1 a 4 sono in montagna, da 5 a 7 in collina, da 8 a 12 in pianura; delle due condotte di un
    bacino A è quella a sinistra e B quella a destra.
clauses-clause-G5 =
    Una diga è una base con al massimo due elevazioni, quindi ha livello da 1 a 3; una condotta o una centrale è
    un pezzo solo.
clauses-clause-G6 =
    Le tue dighe sono soltanto tue; le dighe neutrali non sono di nessuno, non cambiano mai e non si possono
    rialzare.
clauses-clause-G7 =
    Hai 5 basi, 5 elevazioni, 5 condotte, 4 centrali, 12 ingegneri, 5 tessere tecnologia base e una ruota.
clauses-clause-G8 =
    Sono in comune gocce, macchinari, ufficiali, 45 contratti privati, 6 nazionali e 4 iniziali, 15 tessere
    avanzate, e 8 tessere sorgente, 6 bonus e 6 obiettivo.
clauses-clause-G9 =
    Oltre i 100 punti vittoria il tuo indicatore si gira e va avanti: di quello che guadagni non si perde
    niente.
clauses-clause-G10 =
    Quello che guadagni va nella tua riserva, pronto all'uso e mai sulla ruota; i crediti che spendi tornano
    nella riserva generale.

## Setup

clauses-clause-U1 = Quattro tessere sorgente a caso vanno sulla mappa; le altre restano nella scatola.
clauses-clause-U2 =
    Si dispongono cinque tessere bonus a caso, una per ogni round; nella partita introduttiva manca quella delle
    tessere avanzate.
clauses-clause-U3 = Una tessera obiettivo a caso dice per che cosa ci si confronta alla fine.
clauses-clause-U4 = I contratti nazionali stanno scoperti a disposizione di tutti, uno in meno dei giocatori.
clauses-clause-U5 =
    I contratti privati formano tre mazzi mescolati, verde, giallo e rosso, ognuno con due contratti scoperti.
clauses-clause-U6 =
    Tre dighe neutrali sono sulla mappa fin dall'inizio, di livello 1 in montagna, 2 in collina e 3 in pianura,
    ognuna con 1 goccia.
clauses-clause-U7 =
    Nella partita completa le tessere avanzate formano tre pile per livello, e le prime tre di livello I sono in
    vendita al Patent Office; nella partita introduttiva non ci sono né le une né l'altro.
clauses-clause-U8 =
    Con 3 giocatori gli ingegneri delle compagnie rimaste fuori bloccano gli spazi azione che servono solo
    in 4, con 2 giocatori anche quelli che servono da 3 in su.
clauses-clause-U9 =
    Nella partita introduttiva si giocano, in ordine di turno, gli USA con Adler, la Germania con McDowell,
    l'Italia con Jordan e la Francia con Fiesler, ogni compagnia con un contratto stabilito.
clauses-clause-U10 =
    Inizi con 6 crediti (9 con Sekibo), 6 escavatori, 4 betoniere, 12 ingegneri e un contratto iniziale.
clauses-clause-U11 = Tutti iniziano a 10 punti vittoria e a 0 di energia.
clauses-clause-U12 =
    Nella partita completa a ogni compagnia si abbina un ufficiale a caso; da un giocatore a caso, in senso
    orario, si scelgono una coppia e un contratto iniziale a testa.
clauses-clause-U13 =
    Nella partita completa chi sceglie la compagnia per ultimo gioca per primo, e chi sceglie per primo gioca
    per ultimo.
clauses-clause-U14 =
    Nella partita completa si gioca senza la tessera jolly base; nella partita introduttiva la si tiene.
clauses-clause-U15 = In meno di quattro giocatori gli ultimi posti dell'ordine di turno restano vuoti.
clauses-clause-U16 =
    La partita introduttiva è quella completa senza Patent Office, tessere avanzate, una tessera bonus e scelta
    delle compagnie, ma con le tessere jolly base.

## Income and headstreams

clauses-clause-I1 =
    All'inizio di un round ogni compagnia riceve tutte le rendite che ha scoperto sulla propria plancia.
clauses-clause-I2 =
    La tua 2ª, 4ª e 5ª base, elevazione o condotta scopre ogni volta una rendita della sua riga; le rendite si
    sommano, e l'ultima è sempre di 7 punti vittoria.
clauses-clause-I3 = Ricevi una rendita nel momento in cui la scopri, e poi all'inizio di ogni round che segue.
clauses-clause-I4 = Le centrali non scoprono rendite, ma migliorano le tue produzioni.
clauses-clause-I5 =
    Nei round da 1 a 4 ogni sorgente riceve poi le gocce che la sua tessera mostra per quel round; aspettano lì
    finché, a fine round, l'acqua non scorre.
clauses-clause-I6 = Su una sorgente può aspettare un numero qualsiasi di gocce.

## Turns in the Actions phase

clauses-clause-R1 = Si gioca a turno, un'azione per volta nell'ordine di turno, finché tutti non hanno passato.
clauses-clause-R2 =
    Nel tuo turno devi piazzare ingegneri su uno spazio azione libero ed eseguire la sua azione; con questo il
    turno finisce.
clauses-clause-R3 = Uno spazio azione chiede da 1 a 3 ingegneri; se ha il segno +3 costa anche 3 crediti.
clauses-clause-R4 =
    Non puoi piazzare ingegneri dove non puoi pagare tutto o non puoi eseguire l'azione; paghi nel momento in
    cui piazzi.
clauses-clause-R5 =
    Senza più ingegneri devi passare, a meno che una tessera tecnologia non ti faccia costruire senza ingegneri.
clauses-clause-R6 =
    Uno spazio azione occupato resta chiuso per tutto il round, tranne la Banca; puoi però occupare tutti e
    due gli spazi di un'azione, sinistro e destro (nelle nostre figure: sopra e sotto).

## Construction

clauses-clause-C1 =
    I tuoi quattro spazi di costruzione si usano da sinistra a destra e chiedono 1, 2, 3 e 3 ingegneri, l'ultimo
    anche 3 crediti.
clauses-clause-C2 =
    Per costruire piazzi ingegneri, metti tessera tecnologia e macchinari nel segmento aperto, muovi la ruota di
    un segmento, piazzi il pezzo più a sinistra e prendi l'eventuale rendita scoperta.
clauses-clause-C3 = Senza una tessera tecnologia adatta o senza tutti i macchinari non puoi costruire.
clauses-clause-C4 =
    Ogni volta che la ruota si muove di un segmento, quello che arriva nel segmento aperto torna subito nella
    tua riserva.
clauses-clause-C5 =
    Tessere e macchinari si prestano, non si spendono: tornano quando la tua ruota di sei segmenti ha fatto un
    giro intero.
clauses-clause-C6 =
    Una base costa 3 escavatori in pianura, 4 in collina o 5 in montagna, più 3 crediti su uno spazio con
    moneta; puoi averne una sola in ogni bacino.
clauses-clause-C7 =
    Un'elevazione costa 2 betoniere in pianura, 3 in collina o 4 in montagna; rialza una tua diga, fino al
    livello 3, senza costi aggiuntivi per la moneta.
clauses-clause-C8 =
    Una condotta costa 2 escavatori per ogni punto del suo valore e va su un qualsiasi spazio libero per
    condotte.
clauses-clause-C9 =
    Le tue centrali costano, una dopo l'altra, 2, 3, 4 e 5 betoniere, più 3 crediti su uno spazio con moneta;
    puoi averne una sola in ogni bacino.
clauses-clause-C10 = Non puoi costruire se non hai più un pezzo di quel tipo o se nessuno spazio ti è permesso.

## Water

clauses-clause-W1 =
    L'acqua entra nella mappa dalle sorgenti, tranne quando una tessera mette gocce direttamente in una diga.
clauses-clause-W2 = Le gocce scendono lungo i fiumi una alla volta: una parte solo quando la precedente si è fermata.
clauses-clause-W3 = Una goccia si ferma alla prima diga che ha posto, di chiunque sia, e supera tutte quelle piene.
clauses-clause-W4 = Una diga trattiene tante gocce quante dice il suo livello.
clauses-clause-W5 = Le gocce trattenute da una diga se ne vanno solo quando qualcuno le usa per produrre energia.
clauses-clause-W6 = Una goccia che esce dai bacini più bassi lascia la mappa e torna nella riserva.
clauses-clause-W7 =
    Dentro un bacino la goccia incontra prima la diga superiore, e quella inferiore se la superiore è piena o
    manca.
clauses-clause-W8 =
    Nella fase Acqua ogni goccia che aspetta su una sorgente scorre a valle finché una diga non la trattiene o
    finché non esce dalla mappa.

## Production

clauses-clause-P1 =
    Per produrre ti servono una tua centrale, una diga tua o neutrale con acqua, e una condotta, di chiunque,
    che le colleghi.
clauses-clause-P2 =
    Una condotta collega ogni diga del bacino in cui comincia a ogni centrale del bacino in cui finisce.
clauses-clause-P3 = Una diga e una centrale non sono collegate solo perché stanno nello stesso bacino.
clauses-clause-P4 =
    Usi una sola diga, una sola condotta e una sola centrale, e fai passare almeno una goccia della diga.
clauses-clause-P5 =
    L'energia è il valore della condotta per il numero di gocce, più o meno il numero dello spazio azione, più il bonus
    delle tue centrali.
clauses-clause-P6 = Non puoi produrre se il risultato è meno di 1 unità energia.
clauses-clause-P7 =
    Se usi la condotta di un altro giocatore gli paghi 1 credito per ogni goccia, e lui guadagna 1 punto
    vittoria per ognuna; la tua è gratuita.
clauses-clause-P8 =
    Il tuo indicatore di energia avanza del risultato; oltre 30 ricomincia da capo, ma per i crediti e la
    tessera bonus conta come 30.
clauses-clause-P9 =
    Con una produzione puoi soddisfare un contratto che chieda non più della sua energia; non puoi sommare più
    produzioni né soddisfare due contratti con una sola.
clauses-clause-P10 =
    Le gocce usate scorrono poi a valle dalla centrale lungo il fiume, e una diga può trattenerle di nuovo,
    anche in quello stesso bacino.
clauses-clause-P11 =
    Gli spazi della Produzione aggiungono 2 o 1 alla tua produzione, la lasciano com'è, oppure tolgono 1 o 2.

## Contracts

clauses-clause-K1 =
    Un contratto mostra l'energia che chiede e la ricompensa che dà; i verdi chiedono da 2 a 4, i gialli da 5 a
    7 e i rossi da 8 a 10.
clauses-clause-K2 =
    Non sei obbligato a soddisfare un contratto; se lo fai, prendi subito la ricompensa e giri la tessera a
    faccia in giù: conta ancora per la tessera bonus.
clauses-clause-K3 =
    Un contratto nazionale va a chi per primo raggiunge l'energia richiesta con una sola produzione e lo prende
    invece di soddisfare un contratto proprio.
clauses-clause-K4 =
    Puoi tenere tre contratti non soddisfatti; se dopo l'Ufficio Contratti ne hai di più, ne scarti subito fino a
    restare con tre.
clauses-clause-K5 = I contratti presi all'ufficio si rimpiazzano dai loro mazzi alla fine del turno.
clauses-clause-K6 =
    Una produzione soddisfa al massimo un contratto, ma la seconda produzione della Germania e alcune tessere
    avanzate danno un'occasione a parte.

## Management actions

clauses-clause-M1 =
    Quasi tutte le azioni hanno uno spazio a sinistra e uno più caro a destra (nelle nostre figure: sopra e sotto)
    che fanno la stessa cosa; puoi scegliere quello libero che vuoi.
clauses-clause-M2 = Alla Produzione fai una produzione, modificata dal numero del tuo spazio.
clauses-clause-M3 =
    Su uno spazio acqua da due gocce ne piazzi 1 o 2 sulle sorgenti che vuoi; aspettano lì la fase Acqua.
clauses-clause-M4 = Su uno spazio acqua da una goccia la piazzi su una sorgente qualsiasi, e scorre immediatamente.
clauses-clause-M5 = In Banca piazzi quanti ingegneri vuoi e ricevi 1 credito per ognuno; non è mai chiusa per nessuno.
clauses-clause-M6 = In Manutenzione muovi la ruota di 1 segmento gratis, di 2 per 2 crediti o di 3 per 5 crediti.
clauses-clause-M7 =
    Agli Acquisti compri un escavatore per 2 crediti, un macchinario a scelta per 4, oppure un escavatore e una
    betoniera per 5.
clauses-clause-M8 =
    All'Ufficio Contratti prendi gratis 1 contratto privato scoperto, oppure esattamente 2 per 1 credito (1 solo
    se non ce ne sono altri).
clauses-clause-M9 =
    Al Patent Office 2 ingegneri e 5 crediti comprano la tessera avanzata di quello spazio, da usare già in
    questo round; il posto resta vuoto fino alla fine del round.

## Advanced Technology tiles

clauses-clause-T1 = Con la tessera per le basi di livello I ogni tua diga vuota riceve 1 goccia, anche quella nuova.
clauses-clause-T2 =
    Con la tessera elevazione di livello I muovi la ruota di un segmento per ogni elevazione che hai costruito,
    compresa quella nuova.
clauses-clause-T3 =
    Con la tessera condotta di livello I ricevi 2 crediti per ogni punto del valore della nuova condotta.
clauses-clause-T4 =
    Con la tessera centrale di livello I costruisci senza ingegneri né spazio di costruzione, anche quando non
    hai più ingegneri.
clauses-clause-T5 =
    Con la tessera jolly di livello I costruisci una struttura qualsiasi e non paghi i 3 crediti di uno spazio
    con moneta.
clauses-clause-T6 =
    Con la tessera per le basi di livello II produci 1 unità energia per ogni tua base, compresa quella nuova, e
    con essa puoi soddisfare un contratto.
clauses-clause-T7 = Con la tessera elevazione di livello II la diga che rialzi si riempie fino all'orlo dalla riserva.
clauses-clause-T8 =
    Con la tessera condotta di livello II una condotta che costerebbe 6 o più escavatori ne costa solo 5.
clauses-clause-T9 =
    Con la tessera centrale di livello II puoi produrre subito con una qualsiasi delle tue centrali, con 2 unità
    energia in più e senza ingegneri.
clauses-clause-T10 =
    Con la tessera jolly di livello II costruisci una struttura qualsiasi e mescoli escavatori e betoniere come
    vuoi, ma non insieme all'abilità di McDowell.
clauses-clause-T11 =
    Con la tessera per le basi di livello III costruisci senza ingegneri, spazio di costruzione né escavatori,
    anche quando non hai più ingegneri.
clauses-clause-T12 =
    Con la tessera elevazione di livello III guadagni 3 punti vittoria per ogni tua diga con almeno
    un'elevazione, compresa quella appena rialzata.
clauses-clause-T13 =
    Con la tessera condotta di livello III produci 2 unità energia per ogni punto del valore della nuova
    condotta, e con esse puoi soddisfare un contratto.
clauses-clause-T14 =
    Con la tessera centrale di livello III guadagni 3 punti vittoria per ogni tua centrale, compresa quella
    nuova.
clauses-clause-T15 =
    Con la tessera jolly di livello III costruisci una struttura qualsiasi e guadagni 3 punti vittoria per ogni
    tua tessera avanzata, compresa questa.
clauses-clause-T16 =
    Una tessera avanzata funziona come una tessera base, porta il suo effetto ogni volta che costruisci con essa
    e resta tua per tutta la partita.
clauses-clause-T17 = Una tessera jolly costruisce la struttura che vuoi.

## Companies

clauses-clause-N1 = Con due centrali ogni tua produzione dà 1 unità energia in più, con quattro 3 in più.
clauses-clause-N2 =
    La tua terza centrale attiva subito l'abilità della compagnia; una centrale ottenuta durante una produzione
    non ne aumenta però l'energia.
clauses-clause-N3 =
    Gli USA avanzano di 1 spazio energia per ogni goccia che un fiume porta oltre una loro centrale, ma non dove
    l'ha appena portata una condotta.
clauses-clause-N4 =
    L'Italia avanza di altri 3 spazi dopo ogni azione di produzione; questi spazi non aiutano a soddisfare un
    contratto.
clauses-clause-N5 =
    Dopo un'azione di produzione la Germania può produrre ancora una volta in un'altra centrale: il valore della
    condotta per il numero di gocce, senza bonus.
clauses-clause-N6 =
    Le due produzioni della Germania non si sommano mai, ma ognuna può soddisfare un contratto, e la seconda può
    usare l'acqua che la prima ha portato giù.
clauses-clause-N7 = Alla Francia ogni contratto, anche nazionale, chiede 3 unità energia in meno.

## Executive officers

clauses-clause-O1 = Con Adler le tue basi costano 3 escavatori dappertutto.
clauses-clause-O2 = Con Del Monte le tue dighe di livello 3 trattengono 4 gocce.
clauses-clause-O3 =
    Con Fiesler, se il valore della condotta per il numero di gocce dà meno di 4, conta come 4, prima che si aggiungano i
    bonus.
clauses-clause-O4 =
    Con McDowell puoi pagare 1 betoniera per ogni punto del valore di una condotta al posto degli escavatori, ma
    senza mescolarli.
clauses-clause-O5 =
    Con Jordan puoi sostituire quanti vuoi dei macchinari che una costruzione chiede, con 3 crediti ciascuno.
clauses-clause-O6 =
    Con Krylov hai una tessera speciale che copia un'altra tessera sulla tua ruota: quello che costruisce e il
    suo effetto.
clauses-clause-O7 =
    Con Sekibo piazzi 1 ingegnere per copiare l'abilità di un altro ufficiale; la seconda volta in un round
    costa 3 crediti in più.
clauses-clause-O8 = Copiare un ufficiale con Sekibo non prende il posto della tua azione: la esegui lo stesso.
clauses-clause-O9 =
    Quando Sekibo copia Krylov, costruisci come con una tessera che è sulla tua ruota, senza inserire tessere; i
    macchinari si inseriscono comunque.
clauses-clause-O10 =
    Quando Sekibo copia Del Monte, le tue dighe di livello 3 possono trattenere una 4ª goccia in questo turno, e
    poi la goccia può restare lì.
clauses-clause-O11 =
    Prima di scegliere gli ufficiali, in 2 giocatori si pescano due ufficiali in più e in 3 giocatori uno:
    Sekibo può copiarli.

## Icons

clauses-clause-Z1 =
    Le icone danno o tolgono crediti, punti vittoria, escavatori o betoniere; i macchinari a scelta si possono
    dividere tra i due tipi come vuoi.
clauses-clause-Z2 =
    Sul tracciato energia si avanza in due modi: alcuni spazi valgono anche per soddisfare un contratto, gli
    altri muovono soltanto il tuo indicatore.
clauses-clause-Z3 =
    Le gocce di un'icona vanno sulle sorgenti che vuoi, e l'icona dice se scorrono immediatamente o aspettano la
    fase Acqua.
clauses-clause-Z4 =
    Un'icona che piazza un pezzo mette il tuo più a sinistra di quel tipo su uno spazio libero che ti è
    permesso.
clauses-clause-Z5 =
    Un'icona che costruisce una condotta non chiede ingegneri, tessera o macchinari, ma il valore della condotta
    non può superare il numero indicato.
clauses-clause-Z6 =
    Alcuni costi si pagano mettendo macchinari o una tessera della tua riserva nel segmento aperto della ruota.
clauses-clause-Z7 = Un'icona di produzione vuol dire sempre una produzione, modificata dal numero che porta scritto.

## Scoring phase

clauses-clause-S1 =
    Il punteggio va in ordine: chi ha più energia, i crediti del tracciato, la tessera bonus, che infine si
    toglie.
clauses-clause-S2 = Chi ha più energia guadagna 6 punti vittoria e il secondo 2, ma solo con almeno 1 unità energia.
clauses-clause-S3 =
    Chi è in parità per il primo posto divide 8 punti vittoria, arrotondati per eccesso, e nessuno è secondo;
    chi è in parità per il secondo ne riceve 1 a testa.
clauses-clause-S4 =
    Il tracciato energia paga da 1 a 8 crediti, di più quanto più sei avanti; a 0 energia ricevi 3 crediti ma
    perdi 3 punti vittoria.
clauses-clause-S5 =
    Con energia pari ad almeno 6 volte il numero del round hai il bonus pieno; ogni sezione che manca ti toglie
    4 dei suoi punti vittoria, e sotto 6 di energia non ricevi niente.
clauses-clause-S6 = La tessera bonus usata si toglie, e con l'ultima finisce la partita.

## Bonus tiles

clauses-clause-B1 = Guadagni 2 punti vittoria per ogni contratto che hai soddisfatto, di qualsiasi tipo.
clauses-clause-B2 = Guadagni 5 punti vittoria per ogni centrale che hai costruito.
clauses-clause-B3 = Guadagni 4 punti vittoria per ogni base che hai costruito.
clauses-clause-B4 = Guadagni 4 punti vittoria per ogni condotta che hai costruito.
clauses-clause-B5 = Guadagni 4 punti vittoria per ogni elevazione che hai costruito.
clauses-clause-B6 = Guadagni 4 punti vittoria per ogni tua tessera avanzata, sulla ruota o fuori.

## End of round, end of game

clauses-clause-E1 = Nel quinto round manca la fase Fine del Round, perché segue il punteggio finale.
clauses-clause-E2 =
    Nel nuovo ordine di turno gioca per primo chi ha meno energia e per ultimo chi ne ha di più; chi è in parità
    inverte l'ordine di prima.
clauses-clause-E3 = Tutti gli indicatori di energia tornano a 0, e tutti gli ingegneri tornano alle loro compagnie.
clauses-clause-E4 =
    Nella partita completa le tessere avanzate non vendute se ne vanno e ne arrivano tre nuove, prima del
    livello I, poi del II, poi del III.
clauses-clause-E5 =
    Dopo il punteggio del round 5 vengono gli ultimi punti: l'obiettivo, poi le risorse avanzate, poi le gocce
    nelle dighe.
clauses-clause-E6 =
    Guadagni 1 punto vittoria per ogni 5 tra escavatori, betoniere e crediti della tua riserva, contati insieme;
    quello che è sulla ruota non conta.
clauses-clause-E7 = Guadagni 1 punto vittoria per ogni goccia trattenuta dalle tue dighe.
clauses-clause-E8 = Vince chi ha più punti vittoria; in caso di parità vince chi ha più energia nell'ultimo round.

## Objectives

clauses-clause-J1 =
    L'obiettivo dà 15, 10 e 5 punti vittoria ai primi tre; chi è in parità divide i premi dei posti occupati,
    arrotondati per eccesso.
clauses-clause-J2 = Puoi ottenere un posto nell'obiettivo anche se non hai niente di quello che conta.
clauses-clause-J3 = Conti le tue basi e le tue centrali su spazi con una moneta.
clauses-clause-J4 =
    Conti le tue basi che una tua condotta collega a una tua centrale; due basi possono dividersi la stessa
    centrale.
clauses-clause-J5 =
    Conti i tuoi pezzi nell'area dove ne hai di più; una condotta appartiene al bacino in cui comincia.
clauses-clause-J6 = Conti i tuoi pezzi nell'area dove ne hai di meno.
clauses-clause-J7 = Conti i bacini in cui hai almeno un pezzo.
clauses-clause-J8 = Conti i bacini in cui hai almeno tre pezzi; ogni elevazione è un pezzo a sé.

## Automa

clauses-clause-A1 =
    Da uno a tre Automa si uniscono a una partita completa, in quattro giocatori al massimo; hanno in comune 20
    tessere a due facce e seguono le tue regole, con poche eccezioni.
clauses-clause-A2 =
    Un Automa non ha crediti: paga e riceve punti vittoria, uno per ogni credito, e può scendere sotto zero.
clauses-clause-A3 =
    Un Automa non ha ufficiale né abilità della compagnia, ma riceve il bonus di produzione delle sue centrali.
clauses-clause-A4 = Un Automa non tiene contratti: soddisfa quelli scoperti all'Ufficio Contratti.
clauses-clause-A5 = Un Automa usa le tessere avanzate come se fossero tessere base.
clauses-clause-A6 = L'obiettivo dà a un Automa 20, 15 o 10 punti vittoria.
clauses-clause-A7 =
    A un Automa basta 1 ingegnere per agire; se ne ha troppo pochi per l'azione, la fa con tutti quelli che ha.
clauses-clause-A8 =
    Per costruire, un Automa mette sulla propria plancia gli ingegneri che la sua tessera mostra, quante volte
    può in un round.
clauses-clause-A9 =
    Altrove gli ingegneri di un Automa occupano il primo spazio vuoto della sezione, qualunque cosa quello
    spazio chieda; la tessera dice che cosa fa l'Automa.
clauses-clause-A10 =
    Si prepara la partita per persone e Automa insieme; ogni Automa riceve a caso una delle compagnie rimaste,
    ma né ufficiale né contratto iniziale.
clauses-clause-A11 = Nel primo round gli Automa giocano prima di tutti gli altri, tra loro in ordine casuale.
clauses-clause-A12 = Un Automa inizia a 16 punti vittoria.
clauses-clause-A13 = Un Automa riceve le rendite come te, con punti vittoria al posto dei crediti.
clauses-clause-A14 =
    Nel suo turno un Automa volta la tessera in cima: quella che viene dopo mostra le sue azioni, e il retro di
    quella voltata decide le sue scelte.
clauses-clause-A15 =
    Prova le azioni della tessera colonna per colonna da sinistra, ognuna dall'alto in basso; quasi tutte
    chiudono il suo turno, e l'ultima è sempre possibile.
clauses-clause-A16 =
    Un Automa produce solo se ha un sistema pronto, se gli manca ancora il bonus pieno o il primo posto
    nell'energia, e se raggiunge un contratto scoperto del colore della tessera.
clauses-clause-A17 =
    Usa il sistema che dà più energia, bonus compresi, e per la condotta di qualcun altro paga punti vittoria.
clauses-clause-A18 =
    Soddisfa poi il contratto scoperto più alto che ha raggiunto, di qualsiasi colore, e lo tiene a faccia in
    giù; il suo turno finisce e un contratto privato si rimpiazza subito.
clauses-clause-A19 =
    Un Automa piazza solo gocce che finiscono in una propria diga, adesso o quando l'acqua scorre a fine round,
    o che riempiono una diga così che la goccia dopo ci arrivi.
clauses-clause-A20 = Piazzare acqua non chiude il turno di un Automa: finché ha ingegneri passa all'azione che segue.
clauses-clause-A21 =
    All'Ufficio Contratti un Automa scarta i contratti che la sua tessera indica, avanza di 2 spazi energia, e
    l'ufficio si rifornisce.
clauses-clause-A22 =
    Anche una visita all'Ufficio Contratti non chiude il turno di un Automa: finché ha ingegneri va avanti.
clauses-clause-A23 =
    Un Automa costruisce solo se ha il pezzo, una tessera adatta, i macchinari e uno spazio; ruota e rendite
    funzionano come per te, e il suo turno finisce.
clauses-clause-A24 =
    Un Automa va in Manutenzione solo se c'è qualcosa sulla sua ruota, e con questo il suo turno finisce.
clauses-clause-A25 =
    Un Automa compra macchinari con punti vittoria, ma non nel round 5, e con questo il suo turno finisce.
clauses-clause-A26 =
    Per 1 ingegnere e 2 punti vittoria un Automa prende una tessera avanzata che costruisce la struttura
    indicata, prima il livello più alto, e il suo turno finisce.
clauses-clause-A27 =
    Con la ruota vuota un Automa manda 1 ingegnere in Banca per 1 punto vittoria; altrimenti usa 1 ingegnere per
    muovere la ruota di un segmento.
clauses-clause-A28 =
    Prima del round 5 un Automa dà 1 ingegnere e 3 punti vittoria per un macchinario del tipo che ha di meno;
    nel round 5 usa la Banca per 1 punto vittoria.

## Automa placing procedure

clauses-clause-AP1 =
    Un Automa considera ogni spazio dove può costruire, che la sua tessera permette e che i suoi macchinari
    possono pagare; se ce n'è uno solo, prende quello.
clauses-clause-AP2 =
    Se esattamente uno spazio completa un sistema di diga, condotta e centrale propria, l'Automa prende quello;
    altrimenti valuta tutti i suoi spazi.
clauses-clause-AP3 =
    Applica poi tre criteri in ordine: ognuno tiene solo gli spazi che lo soddisfano, e se nessuno lo soddisfa
    si ignora.
clauses-clause-AP4 =
    Se restano più spazi, comincia dal bacino che la sua tessera nomina, sale con i numeri, ricomincia dal primo
    e prende il primo spazio che trova, uno senza moneta prima di uno con moneta.
clauses-clause-AP5 =
    Le sue dighe cercano la condotta costruita più potente, le proprie centrali, acqua che passa, spazi con
    moneta, una centrale a monte o dighe amiche più a valle.
clauses-clause-AP6 =
    Le sue condotte cercano il valore più alto o il secondo, oppure certi proprietari per la diga in alto e la
    centrale in basso.
clauses-clause-AP7 =
    Le sue centrali cercano la condotta costruita più potente, le proprie dighe, la pianura o un certo bacino
    della collina, o un posto la cui acqua alimenti dighe proprie e non di un avversario.
clauses-clause-AP8 =
    Collegato vuol dire da un percorso di condotta stampato, costruita o no, e una centrale alimenta la prima
    diga a valle; solo la condotta costruita più potente deve esserci già.

## Automa difficulty

clauses-clause-AD1 = Un Automa facile non ha rendite né bonus di produzione; uno medio ha entrambi.
clauses-clause-AD2 =
    Un Automa difficile usa anche gli effetti delle sue tessere avanzate e costruisce con il livello più alto
    adatto, una tessera specifica prima di una jolly.
clauses-clause-AD3 =
    Un Automa difficile sfrutta le sue tessere al meglio: preferisce condotte di valore 3 o più, prende gratis
    spazi con moneta per le basi e sceglie la sua migliore produzione gratuita.
clauses-clause-AD4 =
    Un Automa difficile usa l'abilità della compagnia: gli USA piazzano l'acqua per avanzare di più, la seconda
    produzione della Germania è la migliore che ha, la Francia ha bisogno di meno per i contratti.
clauses-clause-AD5 =
    A livello molto difficile ogni Automa ha un ufficiale a caso: Adler preferisce basi in montagna, Del Monte
    elevazioni, McDowell betoniere per le condotte, Fiesler 1 goccia per condotte deboli.
clauses-clause-AD6 =
    A livello molto difficile Jordan sostituisce un solo macchinario mancante per 3 punti vittoria, la tessera
    di Krylov viene per ultima, e con Sekibo la prima azione di ogni persona segue una tessera pescata.
clauses-clause-AD7 =
    Un Automa con Luciani soddisfa quanti contratti la sua energia permette, i più alti in caso di parità, e
    sempre uno nazionale che può raggiungere.

## Leeghwater expansion

clauses-clause-X1 =
    Senza l'espansione Leeghwater salta tutto quello che ha una cornice viola, e tutte le costruzioni e i
    brevetti di edifici.
clauses-clause-X2 =
    Un Automa prende il primo edificio privato che può permettersi, dall'alto o dal basso come indicato; il suo
    spazio sinistro resta poi chiuso, e l'Automa non lo usa mai.
clauses-clause-X3 =
    Alle Opere Esterne un Automa completa la prima opera che può, nell'ordine della sua tessera, cede i
    macchinari, e il suo turno finisce.
clauses-clause-X4 =
    Un Automa difficile guadagna i punti vittoria del suo edificio o prende il macchinario che ha di meno; i
    Paesi Bassi mettono la loro goccia nella diga del loro migliore altro sistema.
clauses-clause-X5 =
    A livello molto difficile Battista porta l'Architetto e un secondo turno, Spencer usa le Opere Esterne e
    Fouché un edificio per 1 ingegnere al posto di una costruzione.

## Points often asked

clauses-clause-Y1 =
    Una produzione va in ordine: costi, pedaggio della condotta, energia, contratto e ricompensa, acqua che
    scorre, e per ultimi gli spazi dell'Italia o la seconda produzione della Germania.
clauses-clause-Y2 = Non puoi passare finché hai ingegneri; la Banca li prende sempre.
clauses-clause-Y3 = Gocce, crediti e macchinari non finiscono mai.
clauses-clause-Y4 =
    Nella condotta di qualcuno puoi mandare solo tante gocce quante ne puoi pagare con i tuoi crediti; un Automa
    paga punti vittoria senza limite.
clauses-clause-Y5 =
    Un pezzo piazzato come ricompensa costa solo i 3 crediti di uno spazio con moneta, e scopre rendite come
    sempre.
clauses-clause-Y6 =
    Quello che una ricompensa o una rendita dà lo prendi sempre, ma puoi rinunciare a piazzare il suo pezzo o le
    sue gocce; quello che non si può fare è perso.
clauses-clause-Y7 =
    Quando costruisci viene prima il pezzo, poi la sua rendita, poi l'effetto della tessera; prima di cominciare
    devi poter pagare tutto.
clauses-clause-Y8 =
    L'energia della tessera per le basi di livello II o della tessera condotta di livello III non è un'azione di
    produzione, ma può soddisfare un contratto; la tessera centrale di livello II ne dà una vera.
clauses-clause-Y9 =
    Gli USA avanzano di 1 spazio per ogni goccia e per ogni loro centrale che essa supera, anche se poi una diga
    di quel bacino la trattiene subito sotto.
clauses-clause-Y10 =
    Quando un mazzo di contratti è vuoto, i suoi scarti si mescolano in uno nuovo; se non ce ne sono, i posti
    restano vuoti.
clauses-clause-Y11 =
    I tuoi punti vittoria possono scendere sotto zero, e chi alla fine è ancora in parità vince insieme.
clauses-clause-Y12 =
    La tua vera energia, anche oltre 30, decide posti, ordine di turno e parità finale; un gruppo in parità
    inverte il proprio ordine tutto insieme.
clauses-clause-Y13 =
    Costruire con una tessera che non chiede ingegneri prende il tuo turno ma nessuno spazio di costruzione;
    senza ingegneri usi una tessera così oppure passi per il round.
clauses-clause-Y14 =
    Con Sekibo copi un ufficiale prima della tua azione, al massimo una volta per turno e due per round, e
    l'abilità dura fino alla fine del turno.
clauses-clause-Y15 =
    Gli ingegneri che bloccano restano per tutta la partita, e il tuo contratto iniziale conta tra i tuoi tre
    finché non lo soddisfi.
clauses-clause-Y16 =
    Un Automa soddisfa un solo contratto, in caso di parità quello nazionale, conta prima il proprio bonus ed è
    in testa solo se supera tutti; molto difficile comprende difficile.
clauses-clause-Y17 =
    Un Automa riceve 2 punti vittoria per ogni goccia che passa nella sua condotta; se usa la tua, ne perde 1 a
    goccia e tu ricevi 1 credito e 1 punto vittoria.
clauses-clause-Y18 =
    A 0 energia un Automa non guadagna e non perde niente, alla fine solo i suoi macchinari contano come
    risorse, e i suoi 16 punti vittoria prendono il posto dei crediti iniziali.

## A game whose design says another number

clauses-changed = { $clause } In questa partita è diverso: { $change }.

## Perché una mossa non è permessa.

clauses-refused = { $clause }: { $reason }
# Who stands where a neutral dam is.
clauses-neutral = una diga neutrale
    .the = una diga neutrale
    .di = di una diga neutrale
    .al = a una diga neutrale
    .da = da una diga neutrale

## What is missing to produce

clauses-missing-powerhouse = non hai nessuna centrale con cui produrre
clauses-missing-water = nessuna diga tua o neutrale trattiene una goccia
clauses-missing-conduit = nessuna condotta costruita porta da una diga tua o neutrale con acqua a una tua centrale

## The reasons

clauses-reason-another_question = adesso bisogna { $question }
clauses-reason-another_powerhouse = la seconda produzione richiede una centrale diversa { NAME($powerhouse, form: "da") }
clauses-reason-begins_elsewhere = { $conduit } non prende acqua { NAME($dam, form: "da") }
clauses-reason-automa_ahead = sul tracciato { NAME($who, form: "the") } { AGREE($who, one: "è in testa e sta", many: "sono in testa e stanno") } già nella sezione del round { $round }
clauses-reason-automa_empty_wheel = la ruota { NAME($who, form: "di") } è vuota
clauses-reason-automa_expansion = questa riga appartiene all'espansione
clauses-reason-automa_last_round = nel round { $round }, l'ultimo, non si comprano macchinari
clauses-reason-automa_no_contract = { COUNT($energy, "energy") }, il massimo che può produrre, { $energy ->
        [1] non basta
       *[other] non bastano
    } per nessun contratto { $colour ->
        [green] verde
        [yellow] giallo
        [red] rosso
       *[other] { $colour }
    } scoperto
clauses-reason-automa_no_drop = nessuna goccia finirebbe in una diga { NAME($who, form: "di") }
clauses-reason-automa_no_machinery = { NAME($who, form: "the") } non { AGREE($who, one: "ha", many: "hanno") } i macchinari per nessuna { $structure } del genere
clauses-reason-automa_no_patent = nessuna tessera avanzata in vendita costruisce { NAME($structure, form: "a") }
clauses-reason-automa_no_system = { NAME($who, form: "the") } non { AGREE($who, one: "ha", many: "hanno") } un sistema pronto con acqua
clauses-reason-automa_no_tile = fuori dalla ruota { NAME($who, form: "the") } non { AGREE($who, one: "ha", many: "hanno") } una tessera tecnologia che costruisca { NAME($structure, form: "a") }
clauses-reason-automa_no_work = nessuna opera scoperta per cui { NAME($who, form: "the") } { AGREE($who, one: "abbia", many: "abbiano") } i macchinari
clauses-reason-automa_row_says = la tessera degli Automa dice l'azione: { NAME($structure, form: "a") }, dove lo mostra la sua riga
clauses-reason-automa_tile_first = Sekibo gioca contro { NAME($who, form: "the") }, la cui prima azione di ogni round si pesca dalle tessere degli Automa
clauses-reason-automa_pile_unknown = chi non può vedere le tessere dell'Automa non può sapere che cosa fa
clauses-reason-bank_engineers = in Banca si { $engineers ->
        [1] piazza
       *[other] piazzano
    } { UP_TO($engineers, "engineers") }; di' quanti
clauses-reason-cannot_afford =
    non hai i macchinari per { $piece }: servono { $bill }, { KEY($supply) ->
        [nothing] e tu non hai niente
       *[other] e tu hai { $supply }
    }
clauses-reason-cannot_replace = { clauses-reason-cannot_afford }; al posto del resto servono { COUNT($instead, "credits") }, e tu ne hai { $credits }
clauses-reason-cannot_pay_fee = { $spot } ha una moneta: costa { COUNT($fee, "credits") } in più, e tu ne hai { $credits }
clauses-reason-company_not_offered = { NAME($company, form: "the") } ora non si { AGREE($company, one: "può", many: "possono") } scegliere
clauses-reason-conduit_not_built = nessuno ha costruito { $conduit }
clauses-reason-copy_instead = { $space } si usa copiando un ufficiale, per esempio: copy jordan
clauses-reason-construction_order = gli spazi di costruzione si usano da sinistra a destra; ora tocca a questo: { $next }
clauses-reason-contract_not_held = il contratto { $contract } non è né nella tua mano né tra i contratti nazionali disponibili
clauses-reason-contract_fulfilled = { NAME($who, form: "the") } { AGREE($who, one: "ha", many: "hanno") } già soddisfatto il contratto { $contract }, e ognuno si soddisfa una volta sola
clauses-reason-contract_not_in_hand = il contratto { $contract } non è nella tua mano
clauses-reason-contract_not_offered = il contratto { $contract } non è disponibile
clauses-reason-contract_out_of_reach = questo contratto chiede { COUNT($need, "energy") } e questa produzione ne ha { $energy ->
        [1] data
       *[other] date
    } { $energy }
clauses-reason-contract_out_of_reach_for_less = questo contratto chiede { COUNT($need, "energy") }, { $less } in meno di quanto è stampato (N7), e questa produzione ne ha { $energy ->
        [1] data
       *[other] date
    } { $energy }
clauses-reason-copied_enough = { NAME($who, form: "the") } { AGREE($who, one: "ha", many: "hanno") } già copiato un ufficiale in questo turno, o due volte in questo round
clauses-reason-copy_price = questa copia costa { $prices } crediti; dillo, se non è 0
clauses-reason-dam_at_full_height = { $space } ha già due elevazioni
clauses-reason-dams_at_full_height = ogni diga { NAME($who, form: "di") } ha già due elevazioni
clauses-reason-drops_not_declined = questa azione deve piazzare almeno una goccia
clauses-reason-ends_elsewhere = { $conduit } non porta { NAME($powerhouse, form: "al") }
clauses-reason-engineers_left = hai ancora { COUNT($engineers, "engineers") }; la Banca li accetta sempre
clauses-reason-exact_engineers = { $space } vuole esattamente { COUNT($needed, "engineers") }; un numero si dice solo alla Banca
clauses-reason-fee_too_high = { NAME($owner, form: "al") } { $fee ->
        [1] spetta
       *[other] spettano
    } { COUNT($fee, "credits") } per l'acqua usata ({ COUNT($drops, "drops") }), e tu ne hai { $credits }
clauses-reason-game_over = la partita è finita
clauses-reason-how_many_contracts = prendine esattamente { $amount }, ognuno una volta
clauses-reason-how_many_discards = scartane esattamente { $amount }, ognuno una volta
clauses-reason-how_many_drops = piazza { UP_TO($amount, "drops") }
clauses-reason-exactly_so_many_drops = piazza esattamente { COUNT($amount, "drops") }
clauses-reason-how_many_machines = scegli { COUNT($amount, "machines") } in tutto
clauses-reason-impossible_construct = ora non c'è nulla che tu possa costruire
clauses-reason-impossible_contracts = nessun contratto è disponibile
clauses-reason-impossible_patent = questo posto del Patent Office è vuoto
clauses-reason-no_system = { $missing }
clauses-reason-no_paid_system = ogni condotta che potresti usare è di altri, a cui { $each ->
        [1] spetta
       *[other] spettano
    } { COUNT($each, "credits") } per goccia; tu ne hai { $credits }
clauses-reason-no_energy_here = il migliore dei tuoi sistemi qui darebbe { COUNT($energy, "energy") }; ne serve almeno 1
clauses-reason-must_produce = una produzione scelta nella sezione Produzione va eseguita
clauses-reason-no_construction_space = tutti e quattro gli spazi di costruzione sono usati in questo round
clauses-reason-no_energy = così produrresti { COUNT($energy, "energy") }; ne serve almeno 1
clauses-reason-no_engineer_left = non resterebbe nessun ingegnere per l'azione principale
clauses-reason-no_action_after_copy = chi ha copiato { $officer } esegue un'azione nello stesso turno
clauses-reason-no_legal_space = non c'è nessuno spazio dove { NAME($who, form: "the") } { AGREE($who, one: "possa", many: "possano") } mettere { NAME($structure, form: "a") }
clauses-reason-not_by_tile = secondo la decisione presa per questa partita, l'energia di una tessera tecnologia non soddisfa il contratto { $contract }
clauses-reason-neutral_dam = { $space } è neutrale, e nessuno può rialzare una diga neutrale
clauses-reason-no_own_dam = { NAME($who, form: "the") } non { AGREE($who, one: "ha", many: "hanno") } una diga personale da rialzare
clauses-reason-no_own_powerhouse = non hai costruito { $powerhouse }
clauses-reason-no_piece_left = { NAME($who, form: "the") } non { AGREE($who, one: "ha", many: "hanno") } più nessuna { $structure }
clauses-reason-no_powerhouse_below = non hai una centrale nel bacino { $basin }, dove finisce questa condotta
clauses-reason-no_such_action_space = nessuno spazio azione si chiama «{ $space }»
clauses-reason-no_such_headstream = { $headstream } non è una sorgente; ci sono HA, HB, HC e HD
clauses-reason-no_such_officer = { $officer } non è un ufficiale che puoi copiare
clauses-reason-no_such_part = scegli { $parts }
clauses-reason-no_such_space = { $spot } non è un posto per { NAME($structure, form: "a") }
clauses-reason-no_tile = { NAME($who, form: "the") } non { AGREE($who, one: "ha", many: "hanno") } { KEY($tile) ->
        [nothing] la tessera che serve
       *[other] { NAME($tile, form: "the") }
    } nella riserva
clauses-reason-no_usable_dam = { $dam } non è né tua né neutrale
clauses-reason-no_way_to_pay = per { $space } puoi { $ways }
clauses-reason-not_own_dam = { $space } non è una diga { NAME($who, form: "di") } da rialzare
clauses-reason-not_sekibo = solo la compagnia con Mahiri Sekibo copia gli ufficiali
clauses-reason-not_this_space = questa ricompensa non permette { $spot }
clauses-reason-nothing_to_copy = sulla tua ruota non c'è nessuna { $tile }, oppure non hai niente con cui copiarla
clauses-reason-only_neutral_dams = { NAME($who, form: "the") } non { AGREE($who, one: "ha", many: "hanno") } una diga personale da rialzare, e nessuno può rialzarne una neutrale
clauses-reason-own_base_in_basin = { NAME($who, form: "the") } { AGREE($who, one: "ha", many: "hanno") } già una base nel bacino { $basin }
clauses-reason-own_powerhouse_in_basin = { NAME($who, form: "the") } { AGREE($who, one: "ha", many: "hanno") } già una centrale nel bacino { $basin }
clauses-reason-red_fee = { $spot } ha una moneta: costa { COUNT($fee, "credits") } e tu ne hai { $credits }
clauses-reason-same_basin = { $dam } e { $powerhouse } sono nello stesso bacino, e nessuna condotta le collega: l'acqua deve cadere
clauses-reason-space_closed = { $space } è chiuso in questo progetto del gioco
clauses-reason-space_blocked =
    { KEY($space) ->
        [building] { $space } non c'è: il suo edificio non è in gioco in questa partita
       *[other] { $space } non si usa con questo numero di giocatori e con queste regole
    }
clauses-reason-space_occupied = { NAME($space, form: "su") } in questo round { AGREE($owner, one: "c'è", many: "ci sono") } { NAME($owner, form: "the") }
clauses-reason-space_taken = { NAME($spot, form: "su") } { AGREE($owner, one: "c'è", many: "ci sono") } già { NAME($owner, form: "the") }
clauses-reason-tile_needs_engineers = { NAME($tile, form: "the") } richiede ingegneri su uno spazio di costruzione
clauses-reason-too_few_credits = { $needed ->
        [1] serve
       *[other] servono
    } { COUNT($needed, "credits") } e tu ne hai { $credits }
clauses-reason-too_few_drops = fai scorrere { UP_TO($held, "drops") } { NAME($dam, form: "da") }
clauses-reason-too_few_engineers = { $needed ->
        [1] serve
       *[other] servono
    } { COUNT($needed, "engineers") } e tu ne hai { $engineers }
clauses-reason-wrong_tile = { NAME($tile, form: "the") } non costruisce { NAME($structure, form: "a") }
clauses-reason-part_of_turn = parte { $n } di { $of }, '{ $move }': { $why }
clauses-reason-turn_over = prima di questa il turno { NAME($who, form: "di") } è già finito

## The Leeghwater Project

clauses-clause-L1 =
    Il progetto Leeghwater si gioca solo con le regole complete, mai con quelle introduttive, e in 4 giocatori
    al massimo.
clauses-clause-L2 =
    Aggiunge un tabellone, 10 edifici privati, 15 Opere Esterne, 2 tessere bonus, 4 ufficiali, una tessera
    edificio avanzata per livello, una tessera speciale e l'Architetto.
clauses-clause-L3 =
    Ogni compagnia ha anche una tessera edificio di base, un'estensione della plancia e 5 edifici, che non
    scoprono rendite.
clauses-clause-L4 = I Paesi Bassi hanno i pezzi di ogni compagnia e cominciano come tutti.
clauses-clause-L5 = Tutto il resto si prepara come nella partita completa.
clauses-clause-L6 = Si pescano cinque dei dieci edifici privati e si mettono in colonna; gli altri escono dal gioco.
clauses-clause-L7 =
    Le Opere si mescolano in tre pile, A, B e C; le prime tre della pila A stanno scoperte sulle posizioni 1, 2
    e 3.
clauses-clause-L8 = Le cinque tessere bonus si pescano da tutte e otto.
clauses-clause-L9 =
    Ogni pila di tessere avanzate riceve la sua tessera edificio e si mescola; una tessera per pila torna nella
    scatola: ne restano 15.
clauses-clause-L10 = Tutti possono vedere le tre tessere avanzate tornate nella scatola.
clauses-clause-L11 = Le compagnie si pescano da cinque e gli ufficiali da undici, tante quanti sono i giocatori.
clauses-clause-L12 = Anche gli ufficiali messi da parte per Sekibo si pescano dagli stessi undici.
clauses-clause-L13 =
    Gli ingegneri che bloccano spazi in pochi giocatori non stanno su nessuno spazio del tabellone
    dell'espansione.
clauses-clause-L14 = Ciascuna delle tre posizioni mostra un'Opera e ha uno spazio per 2 ingegneri, senza supplemento.
clauses-clause-L15 =
    Uno spazio delle Opere Esterne accoglie una sola compagnia a round; un giocatore può usarne più d'uno in
    turni diversi.
clauses-clause-L16 =
    Piazzi gli ingegneri, paghi per sempre i macchinari dell'Opera dalla riserva, prendi la tessera e ricevi
    subito la ricompensa.
clauses-clause-L17 = Tutti i macchinari dei tipi stampati devono essere nella riserva; quelli sulla ruota non aiutano.
clauses-clause-L18 =
    Un'Opera non è una costruzione: niente tessera, niente rotazione, e nessun ufficiale o tessera la rende meno
    cara.
clauses-clause-L19 = Un'Opera presa sta coperta e conta solo per la sua tessera bonus; non è un contratto.
clauses-clause-L20 =
    Una posizione da cui è stata presa un'Opera resta vuota fino a fine round, e il suo spazio non serve più.
clauses-clause-L21 =
    Le ricompense delle Opere seguono le regole dei contratti: ordine, rinunce e rendite scoperte dai pezzi.
clauses-clause-L22 =
    Un'Opera può soddisfare un tuo contratto scoperto che chiede al massimo 4 energia, senza produrre: ne ricevi
    la ricompensa, e conta come soddisfatto.
clauses-clause-L23 = Un'altra Opera fa lo stesso con un tuo contratto qualsiasi, qualunque cosa chieda.
clauses-clause-L24 =
    Un contratto soddisfatto senza produrre è sempre tuo, mai nazionale, e la riduzione della Francia non conta.
clauses-clause-L25 =
    Un'Opera può dare una tessera qualsiasi del Patent Office, senza ingegneri né crediti; il suo posto resta
    vuoto.
clauses-clause-L26 =
    Un'Opera può dare due elevazioni, una dopo l'altra su una o due dighe proprie; a ciascuna si può rinunciare.
clauses-clause-L27 =
    L'energia di un'Opera con il segno dei contratti muove il segnalino e può soddisfare un contratto, anche
    nazionale, ma non è una produzione.
clauses-clause-L28 = L'energia senza quel segno non soddisfa mai un contratto.
clauses-clause-L29 = Quindici Opere si distinguono per pila, macchinari e ricompensa.
clauses-clause-L30 =
    Alla fine di ogni round tranne l'ultimo le Opere rimaste escono, e se ne scoprono tre nuove dalla pila A,
    poi B, poi C.
clauses-clause-L31 = Così i round mostrano AAA, AAB, BBB, BCC e CCC, e ogni Opera compare una volta.
clauses-clause-L32 = Un edificio si costruisce come ogni struttura: spazio, tessera, macchinari e rotazione.
clauses-clause-L33 =
    Lo costruiscono le tessere edificio, di base o avanzate, le tessere jolly avanzate e una copia di queste.
clauses-clause-L34 = Scegli un edificio privato in gioco presso cui non hai ancora un edificio.
clauses-clause-L35 =
    Costa gli escavatori e le betoniere stampati sulla tessera, che vanno sulla ruota con la tessera tecnologia.
clauses-clause-L36 =
    Il tuo edificio più a sinistra va poi su uno spazio libero di quella tessera, che per te è attivata.
clauses-clause-L37 =
    In 4 giocatori una tessera ha due spazi semplici e due con moneta, in meno uno semplice e due con moneta.
clauses-clause-L38 =
    Uno spazio con moneta costa 3 crediti in più, da avere prima di cominciare; la tessera jolly di livello I li
    risparmia.
clauses-clause-L39 =
    Jordan può sostituire i macchinari con crediti, e la tessera jolly di livello II ne scambia i tipi; gli
    altri ufficiali non cambiano nulla.
clauses-clause-L40 = Gli edifici non scoprono rendite e non aggiungono nulla alle produzioni.
clauses-clause-L41 = Gli edifici non stanno in nessuna area e in nessun bacino, e non contano per gli obiettivi.
clauses-clause-L42 = Nessuna ricompensa e nessuna rendita piazza un edificio.
clauses-clause-L43 = Costruire prende il turno; la nuova azione si può usare da un turno successivo.
clauses-clause-L44 = Ogni edificio privato ha quattro spazi in fila, e quello più a sinistra è il meno caro.
clauses-clause-L45 = Lo spazio più a sinistra chiede 1 o 2 ingegneri, senza supplemento.
clauses-clause-L46 =
    Gli altri tre chiedono gli stessi ingegneri e 3 crediti, ma all'Agenzia Prestiti e alla Divisione
    Finanziaria 2 ingegneri senza supplemento.
clauses-clause-L47 = Solo le compagnie che hanno attivato una tessera ne usano gli spazi.
clauses-clause-L48 = Usi gli spazi di un edificio al massimo una volta a round.
clauses-clause-L49 = Ogni suo spazio accoglie una compagnia a round, e si sceglie uno qualsiasi tra quelli liberi.
clauses-clause-L50 = I crediti che fanno parte dell'azione sono dovuti dovunque e comunque la si esegua.
clauses-clause-L51 = Un'azione che non si può eseguire non si può scegliere.
clauses-clause-L52 = L'Avandiga mette una goccia della riserva direttamente in una diga neutrale o propria con posto.
clauses-clause-L53 =
    L'Ufficio Sviluppo riprende nella riserva una tessera tecnologia da un segmento qualsiasi della ruota.
clauses-clause-L54 = Il Laboratorio di Ricerca riprende metà dei macchinari di un segmento, per difetto.
clauses-clause-L55 =
    Il Laboratorio di Ricerca vuole un segmento con almeno due macchinari, e se ne prende esattamente la metà.
clauses-clause-L56 = L'Agenzia Prestiti prende un'Opera scoperta qualsiasi per 2 crediti a macchinario richiesto.
clauses-clause-L57 = Un'Opera dell'Agenzia Prestiti conta come soddisfatta; sul suo spazio non va nessun ingegnere.
clauses-clause-L58 = Il Campo di Trasmissione dà 4 energia per un credito, che non soddisfa contratti.
clauses-clause-L59 = La Fabbrica di Robot dà 2 macchinari a scelta per un credito.
clauses-clause-L60 = La Divisione Finanziaria dà 5 crediti.
clauses-clause-L61 = La Stazione di Controllo è una produzione con 3 energia in più.
clauses-clause-L62 = È una produzione completa, con bonus delle centrali, abilità, ufficiale, compensi e contratto.
clauses-clause-L63 = Il Parco Eolico dà 5 energia per 2 crediti, che può soddisfare un contratto; non si usa acqua.
clauses-clause-L64 =
    L'energia del Parco Eolico vale come quella delle Opere: nessuna produzione, ma può soddisfare un contratto
    nazionale.
clauses-clause-L65 = L'Ufficio Clienti soddisfa un tuo contratto scoperto per 3 crediti, senza produrre.
clauses-clause-L66 =
    Le tessere edificio di livello I, II e III sono tessere avanzate e contano come tali; quelle di base non
    contano.
clauses-clause-L67 =
    Con la tessera edificio di livello I puoi eseguire subito l'azione appena attivata, senza ingegneri né
    supplemento.
clauses-clause-L68 = Questo non consuma l'uso dell'edificio in quel round.
clauses-clause-L69 = Con la tessera edificio di livello II inserisci solo uno dei due tipi di macchinari, a scelta.
clauses-clause-L70 =
    La tessera edificio di livello III dà subito i punti dell'edificio, che contano di nuovo alla fine.
clauses-clause-L71 =
    Prima si piazza il pezzo, poi agisce la tessera; con Jordan si sceglie il tipo prima di sostituire
    macchinari.
clauses-clause-L72 =
    Le rendite dei Paesi Bassi: gocce, rotazione e punti sotto le basi, crediti e gocce sotto le elevazioni,
    energia e macchinari sotto le condotte.
clauses-clause-L73 =
    Dopo ogni sua produzione i Paesi Bassi possono mettere una goccia della riserva in un'altra diga propria con
    posto.
clauses-clause-L74 =
    Quella goccia viene per ultima, dopo il contratto e lo scorrere dell'acqua, e mai nella diga appena usata.
clauses-clause-L75 =
    Con la scatola vengono quattro ufficiali: Spencer, Fouché, Luciani e Battista; tutti con la riserva
    consueta.
clauses-clause-L76 = Luciani e Battista non hanno bisogno del resto dell'espansione; Spencer e Fouché sì.
clauses-clause-L77 =
    Spencer comincia con la sua tessera speciale, che non costruisce nulla e non è né di base né avanzata.
clauses-clause-L78 =
    Quando Spencer prende un'Opera può mettere macchinari e tessera sulla ruota e girarla di 1 invece di
    scartarli.
clauses-clause-L79 =
    Prima macchinari e tessera vanno sulla ruota, che gira, poi viene la ricompensa; con la tessera sulla ruota
    le Opere si pagano come sempre.
clauses-clause-L80 =
    Fouché ha uno spazio suo: 1 ingegnere, una volta a round, per l'azione di una tessera che ha attivato.
clauses-clause-L81 =
    Quella tessera si può usare anche dai suoi spazi nello stesso round; i suoi crediti sono dovuti ogni volta.
clauses-clause-L82 = Con Luciani tieni 4 contratti, e una produzione ne soddisfa quanti la sua energia copre insieme.
clauses-clause-L83 =
    Battista ha 11 ingegneri e l'Architetto, che da solo su uno spazio per esattamente 1 ingegnere dà un altro
    turno.
clauses-clause-L84 =
    Altrove l'Architetto è un ingegnere qualsiasi, anche alla Banca; i contratti si rimpiazzano prima dell'altro
    turno.
clauses-clause-L85 = Alla fine ogni edificio proprio dà i punti della sua tessera.
clauses-clause-L86 = Una tessera bonus dà 5 punti per ogni Opera Esterna presa.
clauses-clause-L87 = Una tessera bonus dà 4 punti per ogni edificio proprio.
clauses-clause-L88 = L'espansione non porta nuovi obiettivi.
clauses-clause-L89 =
    Le clausole su pezzi, preparazione, contratti, tessere, ufficiali e punteggio cambiano solo come detto qui.
clauses-clause-L90 =
    Sekibo che copia Spencer non ha bisogno della tessera: i macchinari dell'Opera vanno sulla ruota, che gira
    di 1.
clauses-clause-L91 =
    Sekibo che copia Fouché può mettere 1 ingegnere alla Banca per l'azione di una tessera attivata invece di un
    credito.
clauses-clause-L92 =
    Sekibo che copia Luciani può tenere un quarto contratto preso allora finché ne soddisfa uno, e soddisfarne
    più d'uno in una produzione di quel turno.
clauses-clause-L93 =
    Se Sekibo copia Battista, un ingegnere vale come Architetto in quel turno; nell'altro turno non si copia
    nessuno.
clauses-clause-L94 =
    Un Automa riceve estensione, edifici e tessera edificio di base, e si giocano le righe dell'espansione.
clauses-clause-L95 =
    La riga delle Opere Esterne prende la prima Opera, nel suo ordine di posizioni, per cui l'Automa ha i
    macchinari.
clauses-clause-L96 =
    Gli ingegneri vanno sullo spazio di quell'Opera, i macchinari si scartano, si riceve la ricompensa e il
    turno finisce.
clauses-clause-L97 = Un Automa prende le parti di una ricompensa come altrove; quelle impossibili vanno perse.
clauses-clause-L98 =
    Un contratto come ricompensa è il più alto tra i privati disponibili entro il limite, a parità quello a
    destra.
clauses-clause-L99 =
    L'energia utilizzabile soddisfa il contratto più alto che raggiunge; una tessera avanzata è del livello più
    alto, poi la più a sinistra.
clauses-clause-L100 =
    La riga Edificio costruisce presso la prima tessera, dall'alto o dal basso, che l'Automa non ha attivato e
    può pagare.
clauses-clause-L101 = Prende lo spazio semplice se è libero, altrimenti il primo con moneta per 3 punti vittoria.
clauses-clause-L102 =
    Un Automa non usa mai gli edifici; lo spazio più a sinistra di una tessera che attiva resta chiuso per
    sempre.
clauses-clause-L103 = La riga dei brevetti per gli edifici prende una tessera edificio, altrimenti una jolly.
clauses-clause-L104 =
    Le righe Edificio sono sulle tessere 17, 18, 19 e 20 dell'Automa; quelle delle Opere Esterne su tutte tranne
    17 e 19.
clauses-clause-L105 =
    Gli Automa facili e medi usano le tessere edificio avanzate come di base; a Difficile il livello I dà subito
    i punti dell'edificio.
clauses-clause-L106 =
    A Difficile la tessera edificio di livello II prende solo i macchinari di cui l'Automa ha meno, se così può
    pagare.
clauses-clause-L107 =
    A Difficile la goccia dei Paesi Bassi va alla diga del sistema completo più produttivo diverso da quello
    usato.
clauses-clause-L108 = A Molto difficile gli ufficiali si pescano da tutti e undici.
clauses-clause-L109 =
    A Molto difficile l'Architetto di Battista fa ogni riga che chiude il turno e chiede 1 ingegnere, e segue un
    secondo turno.
clauses-clause-L110 =
    A Molto difficile Spencer, arrivata a una riga di costruzione, prende un'Opera che può pagare con 1
    ingegnere e la sua tessera.
clauses-clause-L111 =
    A Molto difficile Fouché, arrivata a una riga di costruzione, costruisce un edificio se può, con 1
    ingegnere.
clauses-clause-L112 = Opere ed edifici di un Automa contano come quelli di chiunque.

clauses-reason-architect_left = resta solo l'Architetto: scrivilo, come in: place workshop-1 architect
clauses-reason-building_not_activated = { $building }: lo usa solo chi vi ha costruito, e { NAME($who, form: "the") } non { AGREE($who, one: "ha", many: "hanno") } costruito
clauses-reason-building_not_in_play = { $building } non è in gioco
clauses-reason-building_used = { NAME($who, form: "the") } { AGREE($who, one: "ha", many: "hanno") } già usato in questo round: { $building }
clauses-reason-contract_needs_more = questo soddisfa contratti che chiedono al massimo { COUNT($most, "energy") }
clauses-reason-dam_takes_none = lì non può andare nessuna goccia: { $space }
clauses-reason-decline_further_turn = chi rinuncia al turno in più dice: decline
clauses-reason-exactly_half = prendi esattamente metà di un segmento, qui { COUNT($amount, "machines") }
clauses-reason-must_fill = la goccia va in una diga
clauses-reason-must_use_building = un edificio scelto va usato
clauses-reason-national_not_free = un contratto nazionale si soddisfa solo con energia, e qui non ce n'è: contratto { $contract }
clauses-reason-no_architect = l'Architetto va da solo su uno spazio che vuole esattamente 1 ingegnere, se { NAME($who, form: "the") } ne { AGREE($who, one: "ha", many: "hanno") } uno
clauses-reason-no_building_activated = { NAME($who, form: "the") } non { AGREE($who, one: "ha", many: "hanno") } attivato nessun edificio
clauses-reason-no_contract_in_hand = non hai contratti in mano
clauses-reason-no_dam_with_room = nessuna diga propria o neutrale ha posto
clauses-reason-no_half_on_wheel = nessun segmento della tua ruota ha due macchinari
clauses-reason-no_tile_on_wheel = non ci sono tessere sulla tua ruota
clauses-reason-no_work_there = la posizione { $n } non ha Opere
clauses-reason-not_in_patent_office = { NAME($tile, form: "the") } non è nel Patent Office
clauses-reason-not_your_space = solo la compagnia con Margot Fouché ha questo spazio
clauses-reason-nothing_to_fetch = non è nel segmento che torna tra { COUNT($n, "segments") }
clauses-reason-only_this_building = ora si può usare solo questo: { $building }
clauses-reason-own_building_there = { NAME($who, form: "the") } { AGREE($who, one: "ha", many: "hanno") } già un edificio lì: { $building }
clauses-reason-site_not_there = questo spazio { NAME($building, form: "di") } non si usa con questo numero di giocatori
clauses-reason-space_closed_by_automa = un Automa ha costruito lì ({ $building }): lo spazio più a sinistra è chiuso fino alla fine
clauses-reason-too_few_machines = servono { $bill } dalla riserva, e tu hai { $supply }
