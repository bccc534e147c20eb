# Che cosa dice la pagina che tiene i conti di un Automa a un tavolo vero.

automa_home-top = Volti
automa_home-under = Sotto c'è
automa_home-act = Che cosa fa?
automa_home-act_tip = Volta la tessera in cima alla pila sul tuo tavolo, scegli qui le due tessere e premi
automa_home-entry_example = place turbine+0, o: usa credits=4 | usa B5U=1
automa_home-enter = Inserisci
automa_home-enter_tip = Una mossa come la prenderebbe il tabellone, o qualsiasi cosa sia cambiata sul tavolo
automa_home-back = Annulla l'ultima voce
automa_home-back_tip = Anche il file la dimentica
automa_home-by_hand = I turni delle persone: cliccali sul tabellone, o scrivi qui che cosa è cambiato.
automa_home-do = Fai questo sul tuo tavolo
automa_home-why = Perché? (Il pannello Automa lo mostra sulla mappa.)
automa_home-since = E da allora
automa_home-drawn = È arrivata un'altra carta? Sceglila:
automa_home-flip_first = scegli sopra le tessere che hai voltato
automa_home-nothing_yet = Quando tocca a un Automa, scegli le sue due tessere e leggi qui che cosa fa e perché.
automa_home-one_tile_twice = La tessera che volti e quella sotto non possono essere la stessa.
automa_home-laid_out =
    Prima disponi tutto qui com'è sul tuo tavolo: apri «Modifica» e metti le dighe neutrali e le gocce in attesa, i
    contratti, le tessere bonus e gli ufficiali. Tutto quello che inserisci resta nel file.
automa_home-to_act = Tocca { NAME($who, form: "al") }. Volta la tessera in cima alla pila sul tuo tavolo.
automa_home-person = Uno di voi gioca con { NAME($who, form: "the") }: inserisci che cosa ha fatto.
automa_home-now_acts = Ora tocca { NAME($who, form: "al") }
automa_home-now_acts_tip = Se hai inserito che cosa è cambiato invece delle mosse: adesso è il turno di questo Automa
automa_home-round_over = Il round è finito
automa_home-round_over_tip = Gli Automa non hanno più ingegneri; premi quando non ne ha più nessuno
automa_home-tile_by_rows = { $number }: { $first }; { $second }; { $third }…
automa_home-choose = scegli…
automa_home-printed_contract = { $number } ({ $printed })
automa_home-turn = L'ultimo turno { NAME($who, form: "di") }
automa_home-kept =
    { $entries ->
        [1] 1 voce conservata
       *[other] { $entries } voci conservate
    } in { $file }.
automa_home-came_back = Di nuovo al round { $round }: questa è la partita in { $file }, come l'hai lasciata.
automa_home-partly =
    { $old } è danneggiato. Quello che si è potuto leggere continua in { $new }; il vecchio file resta com'è.
automa_home-no_automas = nessun Automa
automa_home-holds_another = { $file } contiene un'altra partita ({ $players }); nomina quelli, o indica un altro file con save=…
automa_home-not_a_company = { QUOTED($name) } non è una compagnia; scrivi { $known }
automa_home-nobody =
    di' chi gioca: le compagnie delle persone, e gli Automa con i loro livelli: 'usa', italy='hard'
automa_home-twice = con una compagnia gioca una persona o un Automa, non tutti e due
