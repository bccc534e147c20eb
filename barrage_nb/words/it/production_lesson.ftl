# La lezione sulla produzione e il suo laboratorio.

## The controls

production_lesson-title = Laboratorio di produzione
production_lesson-before = Comincia la produzione.
production_lesson-start = Scegli come usare la tua acqua, di' quanta energia sarà, e produci.
production_lesson-company = Giochi con
production_lesson-officer = Ufficiale
production_lesson-houses = Centrali
production_lesson-part-dam = Diga e gocce
production_lesson-part-conduit = Condotta e valore
production_lesson-part-powerhouse = Centrale
production_lesson-space = Spazio azione
production_lesson-drops = gocce da usare
production_lesson-held = gocce nella diga
production_lesson-credits = i tuoi crediti
production_lesson-label_contract = Contratto
production_lesson-prediction = La mia risposta
production_lesson-choose_head = Scegli qui, o clicca sulla mappa.
production_lesson-produce = Produci
production_lesson-skip = Alla fine
production_lesson-show_sum = mostra prima il conto
production_lesson-unknown_total = = quanto?
production_lesson-best_contract = il più grande possibile
production_lesson-no_contract = nessuno
production_lesson-another = Nuova sfida
production_lesson-free = Prova libera
production_lesson-show_one = Mostra un modo
production_lesson-more = Più scelte
production_lesson-less = Meno scelte
production_lesson-taken = occupato
production_lesson-guess_first = Prima di' che cosa pensi: scrivi la tua risposta, poi premi «Produci». (Premilo di nuovo solo per vedere.)
production_lesson-no_prediction = Questa volta non hai risposto. Cambia qualcosa, rispondi e produci ancora.
production_lesson-challenge_button = Fai esattamente { $target }
production_lesson-challenge_start = Scegli come fare esattamente { $target }, e produci. Qualunque cosa provi, vedi di quanto hai sbagliato.
production_lesson-no_conduit = Nessuno ha ancora costruito { $place }, quindi non ci scorre acqua (P1).
production_lesson-not_built = Nessuno ha ancora costruito { $place } (P1).
production_lesson-not_a_part = Clicca su una diga, una condotta costruita o una centrale.
production_lesson-changed_energy =
    { $same ->
        [true] Anche prima della tua modifica erano { COUNT($before, "energy") }.
       *[false] Prima della tua modifica erano { COUNT($before, "energy") }, ora sono { $after }: { $more }.
    }

## What stands on lists

production_lesson-conduit_row = { $row } ({ $owner }): { $value }
production_lesson-house_row = { $row } ({ $owner })
production_lesson-taken_by = { $sign }, occupato { NAME($who, form: "da") }
production_lesson-space_row = { $sign } ({ COUNT($engineers, "engineers") })
production_lesson-officer_row = { $officer }: { $does }
production_lesson-officer-fiesler = almeno 4 prima dei bonus
production_lesson-officer-del_monte = dighe di livello 3: 4 gocce
production_lesson-another_officer = un altro, senza effetto qui
production_lesson-houses_choice =
    { $bonus ->
        [0] { $houses }: nessun bonus
       *[other] { $houses }: +{ $bonus } energia
    }{ $ability ->
        [true] , e la tua abilità
       *[false] {""}
    }
production_lesson-contract_row = { $energy } energia: { $reward }
production_lesson-points = { $n } PV

## The terms of an energy

production_lesson-term_conduit = { COUNT($drops, "drops") } × valore { $value } = { $amount }
production_lesson-term_floor = Fiesler alza { $made } a 4: { $amount }
production_lesson-term_space = lo spazio azione: { $amount }
production_lesson-term_powerhouses = le tue { $houses } centrali: { $amount }
production_lesson-hidden_term-conduit = gocce × valore della condotta
production_lesson-hidden_term-floor = Fiesler, se è meno di 4
production_lesson-hidden_term-space = il numero dello spazio azione
production_lesson-hidden_term-powerhouses = le tue centrali
production_lesson-total = = { COUNT($energy, "energy") }

## What else happens

production_lesson-gains_head = Chi altro guadagna
production_lesson-water_head = Dove va poi l'acqua
production_lesson-contracts_head = Contratti (uno, se vuoi)
production_lesson-after_head = E poi
production_lesson-nobody_gains = Nessun altro guadagna niente.
production_lesson-second =
    la Germania può produrre ancora una volta, in un'altra centrale, senza bonus; la condotta di un avversario costa di nuovo il pedaggio
production_lesson-italy_after = l'Italia avanza di altri 3 spazi, troppo tardi per un contratto
production_lesson-fee =
    Paghi { COUNT($credits, "credits") } { NAME($owner, form: "al") }, che { AGREE($owner, one: "guadagna", many: "guadagnano") } { COUNT($credits, "vp") }
production_lesson-others_water =
    { KEY($owner) ->
        [neutral] Una diga neutrale
       *[other] Una diga { NAME($owner, form: "di") }
    } trattiene { COUNT($drops, "drops") } dell'acqua usata
production_lesson-usa_steps =
    { $me ->
        [true] Guadagni
       *[false] Gli USA guadagnano
    } { COUNT($steps, "energy") }: l'acqua usata scorre oltre le centrali degli USA
production_lesson-past_full =
    { $n ->
        [0] {""}
        [1] {" "}oltre { $full }, che è piena,
       *[other] {" "}oltre { $full }, che sono piene,
    }
production_lesson-off_the_map = { COUNT($drops, "drops") }{ production_lesson-past_full } fuori dalla mappa, per { $end }
production_lesson-into_a_dam =
    { COUNT($drops, "drops") }{ production_lesson-past_full } { NAME($end, form: "in") } ({ $mine ->
        [true] tua
       *[false] { KEY($owner) ->
            [neutral] neutrale
           *[other] { NAME($owner, form: "di") }
        }
    })
production_lesson-asks_more = Chiede più energia (K3).
production_lesson-all_in_reach = È alla portata tutto ciò che chiede { $energy } o meno (P9).
production_lesson-contract_for =
    { $national ->
        [true] nazionale,{" "}
       *[false] {""}
    }{ COUNT($need, "energy") } per { $reward }
production_lesson-reach =
    { $offered }: { $short ->
        [0] raggiunto
        [1] ne manca 1
       *[other] ne mancano { $short }
    }
production_lesson-under = { $head }:

## Feedback

production_lesson-energy_made =
    { $several ->
        [true] Produce { COUNT($energy, "energy") }: { $sum }.
       *[false] Produce { COUNT($energy, "energy") }.
    }
production_lesson-not_allowed = Questa produzione non è permessa: { $why } ({ $clause }). Non si muove niente.
production_lesson-because = { UNENDED($why) } ({ $clause }).
production_lesson-prediction_off_by =
    { $n ->
        [0] La tua risposta, { $said }, è esatta.
       *[other] La tua risposta: { $said }, cioè { $n } { $few ->
            [true] in meno
           *[false] di troppo
        }.
    }
production_lesson-target_off_by =
    Volevi { $target }: { $n ->
        [1] è
       *[other] sono
    } { $n } { $few ->
        [true] in meno
       *[false] di troppo
    }.
production_lesson-source-space = il numero dello spazio azione
production_lesson-source-powerhouses = ciò che aggiungono le tue centrali
production_lesson-source-floor = Fiesler, che conta come 4 ciò che è meno di 4
production_lesson-right_without = Sarebbe giusto senza { $sources }.
production_lesson-added = Valore e gocce si moltiplicano, non si sommano: ogni goccia fa l'intero valore della condotta.
production_lesson-one_drop = Ogni goccia fa l'intero valore della condotta, non solo la prima.
production_lesson-all_drops = Contano solo le gocce che usi; le altre restano nella diga.
production_lesson-fee_taken = Chi possiede la condotta è pagato in crediti; questo non toglie energia.
production_lesson-ability_added = Ciò che aggiunge la tua abilità viene dopo la produzione; non fa parte della sua energia.
production_lesson-wrong_sign = Il numero dello spazio azione va nell'altro verso.
production_lesson-at_zero = Non succede proprio niente, quindi niente energia.
production_lesson-start_with =
    Comincia con { COUNT($drops, "drops") } × { $value } = { $made }{ $n ->
        [0] {""}
       *[other] , e poi { $others }
    }.
production_lesson-sum_is =
    { COUNT($drops, "drops") } × { $value } = { $made }{ $n ->
        [0] , e non si aggiunge niente
       *[other] , poi { $others }
    }.
production_lesson-make_less = Meno gocce o una condotta di minor valore fanno meno; uno spazio più a destra toglie 1 o 2.
production_lesson-make_more = Più gocce o una condotta di maggior valore fanno di più; anche uno spazio più a sinistra, dove ce n'è uno libero.

## The challenge

production_lesson-solved = Esattamente { $target }!
production_lesson-challenge = Sfida { $number }: fai esattamente { COUNT($target, "energy") } in una produzione.
production_lesson-challenge_given =
    Giochi con { NAME($who, form: "the") }{ $fiesler ->
        [true] , con Fiesler (meno di 4 conta come 4)
       *[false] {""}
    }, e hai { COUNT($houses, "powerhouses") } e { COUNT($credits, "credits") }.
production_lesson-way_to_solve =
    { $ways ->
        [1] L'unico modo
       *[other] Uno dei { $ways } modi
    }: { COUNT($drops, "drops") } { NAME($dam, form: "da") } { NAME($powerhouse, form: "al") }, sullo spazio { $sign }.
production_lesson-nobody_paid = E nessuno è stato pagato per questo.
production_lesson-it_cost = Ti è costato { COUNT($credits, "credits") }, e { NAME($owner, form: "the") } { AGREE($owner, one: "ha", many: "hanno") } guadagnato { COUNT($credits, "vp") }.

## What is not there

production_lesson-no_target = ci sono sfide da { $least } a { $most } unità energia, non da { $target }
production_lesson-no_space = nessuno spazio azione della Produzione dice { $got }; dicono { $known }
