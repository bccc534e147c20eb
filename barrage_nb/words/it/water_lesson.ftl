# La lezione sull'acqua e i suoi due laboratori.

water_lesson-drops_on = { COUNT($drops, "drops") } su { $headstream }
water_lesson-waiting_drops =
    { $n ->
        [0] Nessuna goccia aspetta su una sorgente.
        [1] { $drops } aspetta.
       *[other] { $drops } aspettano.
    }
water_lesson-drop_ended =
    La goccia da { $start } { $n ->
        [0] scende
        [1] supera { $full }, che è piena,
       *[other] supera { $full }, che sono piene,
    } { $out ->
        [true] e lascia la mappa { NAME($end, form: "da") }
       *[false] e si ferma { NAME($end, form: "in") }
    }.

## Why a drop stopped where it did

water_lesson-nothing_held_it = Nessuna diga sulla sua strada aveva posto, quindi niente poteva trattenerla (W6).
water_lesson-room =
    { $held ->
        [0] era ancora vuota
        [1] conteneva 1 goccia su { $level }
       *[other] conteneva { $held } gocce su { $level }
    }
water_lesson-had_room = Quella diga { $room }: è la prima sulla sua strada con posto per lei (W3).
water_lesson-another_river = L'acqua scorre solo verso il basso, e nessun fiume porta da { $start } { NAME($place, form: "al") } (W2).
water_lesson-was_full =
    La tua risposta, { $place }, era piena con { COUNT($held, "drops") }{ $filled ->
        [0] {""}
        [1] , 1 fermata in questa prova
       *[other] , { $filled } fermate in questa prova
    }, quindi questa l'ha superata (W3).
water_lesson-upper_first = Una goccia incontra prima la diga superiore di un bacino (W7), e lì c'era posto: { $room }.
water_lesson-never_came = Non è mai arrivata fino { NAME($place, form: "al") }: la diga che l'ha fermata { $room }, e la prima diga con posto trattiene la goccia (W3).
water_lesson-not_on_its_way = La tua risposta non è affatto sulla sua strada.
water_lesson-stops_off =
    La tua risposta era { COUNT($stops, "stops") } { $below ->
        [true] troppo a valle
       *[false] troppo a monte
    }.

## Save the water

water_lesson-task =
    { $drops ->
        [1] 1 goccia aspetta.
       *[other] { COUNT($drops, "drops") } aspettano.
    } Giochi con gli USA: piazza { COUNT($pieces, "pieces") } in modo che { $most ->
        [0] nessuna lasci
        [1] al massimo 1 lasci
       *[other] al massimo { $most } lascino
    } la mappa.
water_lesson-refused_plan = Questo non si può costruire.
water_lesson-refused_because = { $why } ({ $clause }).
water_lesson-too_many_pieces = Servono { COUNT($used, "pieces") }; tu ne hai { $pieces }.
water_lesson-some_lost =
    { $left ->
        [0] Nessuna delle { $drops } gocce lascia la mappa.
       *[other] { $all ->
            [true] Tutte le gocce ({ $drops }) lasciano la mappa.
           *[false] { $left } delle { $drops } gocce { $left ->
                [1] lascia
               *[other] lasciano
            } la mappa.
        }
    }
water_lesson-saved_in =
    { $ways ->
        [1] Nessun altro piano ne salva altrettante.
       *[other] Nessun piano ne salva di più; { $ways } piani ne salvano altrettante.
    } { $some ->
        [true] Ogni altra goccia
       *[false] Ogni goccia
    } ha incontrato una diga con posto sulla sua strada (W3).
water_lesson-lost_drop =
    La goccia { $number }, da { $start }, { $n ->
        [0] non ha incontrato nessuna diga (W6).
       *[other] ha incontrato solo dighe piene: { $full } (W3).
    }
water_lesson-too_many =
    { $over ->
        [1] È 1 goccia di troppo.
       *[other] Sono { COUNT($over, "drops") } di troppo.
    }{ $left ->
        [0] {""}
       *[other] {" "}Hai ancora { COUNT($left, "pieces") } da piazzare.
    }
water_lesson-twice = { $place } ×{ $n }
water_lesson-placed_so_far =
    { $some ->
        [true] Piazzati: { $spaces }.{" "}
       *[false] {""}
    }{ $left ->
        [0] Hai piazzato tutto.
       *[other] Ancora { COUNT($left, "pieces") } da piazzare.
    }
water_lesson-all_placed =
    { $pieces ->
        [1] Il tuo pezzo è già piazzato. Fai scorrere l'acqua o riprendilo.
       *[other] Tutti i { $pieces } pezzi sono piazzati. Fai scorrere l'acqua o riprendine uno.
    }
water_lesson-rescue_title = Salva l'acqua
water_lesson-how_to_place =
    Clicca su uno spazio diga libero per una base, o su una tua diga per rialzarla di un livello. Puoi usare anche la lista.
water_lesson-label_place = Piazza un pezzo
water_lesson-take_back = Riprendi l'ultimo
water_lesson-try = Fai scorrere l'acqua
water_lesson-another_challenge = Un'altra sfida
water_lesson-solved = Sfida risolta: l'acqua è salva!

## Before and after

water_lesson-label_no_dam = nessuna diga
water_lesson-changed_dam = { NAME($space, form: "bare") }: prima { $before }, ora { $after }
water_lesson-changed_dams = { CAPITAL($dams) }.
water_lesson-same_dams_held = Alla fine ogni diga trattiene lo stesso di prima.
water_lesson-leave =
    { $after ->
        [0] Nessuna goccia lascia
        [1] 1 goccia lascia
       *[other] { COUNT($after, "drops") } lasciano
    } la mappa{ $same ->
        [true] , come prima
       *[false] ; prima: { $before }
    }.
water_lesson-from_the_start = aspettano di nuovo tutte le gocce dell'inizio
water_lesson-other_order = Le stesse gocce, ora da destra a sinistra.
water_lesson-first_order = Le stesse gocce, di nuovo da sinistra a destra.
water_lesson-same_dams =
    Un altro ordine, le stesse dighe: è un caso, o è sempre così?
water_lesson-orders_tried =
    { $drops ->
        [1] 1 goccia può partire
       *[other] { COUNT($drops, "drops") } possono partire
    } in { COUNT($orders, "orders") }.
water_lesson-drops_in = { $drops } { NAME($place, form: "in") }
water_lesson-one_end = { $tried } Ogni volta le dighe finiscono con le stesse gocce: { $end }.
water_lesson-several_ends = { $tried } Ci sono { $n } finali diversi: { $ends }.
water_lesson-resting =
    { $drops ->
        [1] 1 goccia riposa
       *[other] { COUNT($drops, "drops") } riposano
    } nelle dighe, e l'acqua non lascia nessuna diga da sola.

## The lab

water_lesson-title = Acqua: dove si fermeranno queste gocce?
water_lesson-no_drops = in questa posizione nessuna goccia aspetta su una sorgente; mettine qualcuna, come in 'usa B1L=2 | HA=2'
water_lesson-how_to_guess = Clicca su una diga o su un'uscita (una punta di freccia blu) sulla mappa, o usa la lista.
water_lesson-not_a_stop = Una goccia non si ferma mai lì: solo una diga trattiene l'acqua (W3), e ciò che nessuna diga trattiene lascia la mappa da un'uscita (W6).
water_lesson-what_if = E se…? Scegli uno spazio diga e il suo livello, o aggiungi gocce, qui o con un clic sulla mappa. Poi premi «Ripeti».
water_lesson-dam_space = Spazio diga
water_lesson-level = livello
water_lesson-run_other_order = Nell'altro ordine
water_lesson-undo = Annulla modifiche
water_lesson-neutral_note = In partita nessuno può rialzare una diga neutrale (G6); qui puoi vedere che cosa succederebbe.
water_lesson-question = La goccia { $number } di { $drops } parte da { $start }. Dove si fermerà?
water_lesson-dam_row =
    { $row } ({ KEY($owner) ->
        [neutral] neutrale
       *[other] { $owner }
    }): { $drops }/{ $level }
water_lesson-free_row = { $row }: libero
water_lesson-exit_option = Se ne va { NAME($place, form: "da") }
water_lesson-no_dam = Nessuno ha costruito { $space }, quindi niente può fermare una goccia lì (W3). Prova una diga che c'è, o un'uscita.
water_lesson-foreseen =
    { $all ->
        [true] { $drops ->
            [1] Hai previsto la goccia.
           *[other] Hai previsto tutte le { COUNT($drops, "drops") }.
        }
       *[false] Hai previsto { $right } su { COUNT($drops, "drops") }.
    }
water_lesson-changed_level =
    { $level ->
        [0] niente { NAME($space, form: "bare") }
       *[other] { $space } al livello { $level }
    }
water_lesson-changed = Hai cambiato questo: { $parts }.
