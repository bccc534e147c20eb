# Che cosa è successo: un evento in una frase.

events-told = { CAPITAL($sentence) } ({ $clause }).
events-step = <Passo>
events-step_of = <Passo: { $move }>
events-more = … e altri { $n }: str(step) li ha tutti

## What happened, by the kind of event

events-event-Bought = { NAME($who, form: "the") } { AGREE($who, one: "prende", many: "prendono") } { NAME($tile, form: "the") } dal Patent Office
events-built = { NAME($who, form: "the") } { AGREE($who, one: "costruisce", many: "costruiscono") } { $piece }
events-caught = { $ran } e si ferma { NAME($dam, form: "in") }
events-event-ContractLaidOut = viene scoperto il contratto { $contract }
events-event-Copied = { NAME($who, form: "the") } { AGREE($who, one: "copia", many: "copiano") } { $officer } per questo turno
events-event-Declined = { NAME($who, form: "the") } { AGREE($who, one: "rinuncia", many: "rinunciano") } { $what ->
        [production] alla produzione
        [contract] al contratto
        [drops] alle gocce
        [base] alla base
        [elevation] all'elevazione
        [conduit] alla condotta
        [powerhouse] alla centrale
        [building] all'edificio
        [turn] al turno
       *[other] a questa parte ({ $what })
    }
events-event-Discarded = { NAME($who, form: "the") } { AGREE($who, one: "scarta", many: "scartano") } il contratto { $contract }
events-event-Drafted = { NAME($who, form: "the") } { AGREE($who, one: "prende", many: "prendono") } { NAME($company, form: "the") } con { $officer } e il contratto { $contract }
events-event-Drawn = { NAME($who, form: "the") } { AGREE($who, one: "fa", many: "fanno") } scorrere { COUNT($drops, "drops") } { NAME($dam, form: "da") } { NAME($powerhouse, form: "al") }
events-event-EngineersBack = { NAME($who, form: "the") } { AGREE($who, one: "riprende", many: "riprendono") } { COUNT($engineers, "engineers") }
events-event-Filled = { COUNT($drops, "drops") } dalla riserva { NAME($dam, form: "in") }
events-event-Fulfilled = { NAME($who, form: "the") } { AGREE($who, one: "soddisfa", many: "soddisfano") } il contratto { $contract } con { COUNT($energy, "energy") }
events-gained = { NAME($who, form: "the") } { AGREE($who, one: "riceve", many: "ricevono") } { $gained }
events-invested = { NAME($who, form: "the") } { AGREE($who, one: "mette", many: "mettono") } sulla ruota { $things }
events-left = { $ran } ed esce dalla mappa
events-event-Lost = { NAME($who, form: "the") } non { AGREE($who, one: "può", many: "possono") } usare questa parte ({ $what ->
        [production] la produzione
        [base] una base
        [elevation] un'elevazione
        [conduit] una condotta
        [powerhouse] una centrale
        [TakeContracts] i contratti
        [PlaceDrops] le gocce
        [SplitMachinery] i macchinari
        [advanced_tile] una tessera avanzata
        [fulfil_contract] un contratto da soddisfare
        [ChooseDam] una goccia per una diga
        [ChooseWork] un'Opera
        [ChooseBuilding] l'azione di un edificio
        [FetchTile] una tessera dalla ruota
        [FetchMachines] macchinari dalla ruota
       *[other] una scelta
    }), che quindi va persa
events-paid = { NAME($who, form: "the") } { AGREE($who, one: "paga", many: "pagano") } { $paid }
events-event-PassedRound = { NAME($who, form: "the") } non { AGREE($who, one: "ha", many: "hanno") } più ingegneri e { AGREE($who, one: "passa", many: "passano") } per questo round
events-phase_began = Round { $round }: { $phase }
events-event-Placed = { NAME($who, form: "the") } { AGREE($who, one: "piazza", many: "piazzano") } { COUNT($engineers, "engineers") } { NAME($space, form: "su") }
events-event-PlacedOnBoard = { NAME($who, form: "the") } { AGREE($who, one: "piazza", many: "piazzano") } { COUNT($engineers, "engineers") } sulla propria plancia
events-poured = { NAME($who, form: "the") } { AGREE($who, one: "piazza", many: "piazzano") } { COUNT($drops, "drops") } sulla sorgente { $headstream }
events-produced = { NAME($who, form: "the") } { AGREE($who, one: "produce", many: "producono") } { COUNT($energy, "energy") }: { $terms }
events-rained = la sorgente { $headstream } porta { COUNT($drops, "drops") }
events-event-Reshuffled = i contratti { $colour ->
        [green] verdi
        [yellow] gialli
        [red] rossi
       *[other] { $colour }
    } scartati vengono mescolati in un nuovo mazzo
events-returned = { NAME($who, form: "the") } { AGREE($who, one: "riprende", many: "riprendono") } dalla ruota { $things }
events-event-RoundEnded = il round { $round } finisce; prossimo ordine di turno: { $order }
events-scored = { NAME($who, form: "the") } { AGREE($who, one: "guadagna", many: "guadagnano") } { $scored }: { $reason }
events-event-TileEnergy = { NAME($who, form: "the") } { AGREE($who, one: "produce", many: "producono") } { COUNT($energy, "energy") }: +{ $energy } tessera tecnologia
events-event-TileLaidOut = viene scoperta { NAME($tile, form: "the") }
events-event-TileWorked = { NAME($who, form: "the") } { AGREE($who, one: "usa", many: "usano") } { NAME($tile, form: "the") }
events-event-Took = { NAME($who, form: "the") } { AGREE($who, one: "prende", many: "prendono") } il contratto { $contract }
events-event-TurnOver = il turno { NAME($who, form: "di") } è finito
events-event-UsedTile = { NAME($who, form: "the") } { AGREE($who, one: "costruisce", many: "costruiscono") } con { NAME($tile, form: "the") }, senza ingegneri
events-event-WheelTurned = la ruota { NAME($who, form: "di") } si muove di un segmento

## How water ran

events-ran = una goccia scorre da { $headstream }
events-ran_past = una goccia scorre da { $headstream }, supera { $full }, { $n ->
        [1] che è piena
       *[other] che sono piene
    },
events-used = una goccia usata prosegue dal bacino { $basin }
events-used_past = una goccia usata prosegue dal bacino { $basin }, supera { $full }, { $n ->
        [1] che è piena
       *[other] che sono piene
    },

## What an energy is made of

events-term-conduit = { SIGNED($amount) } valore × gocce
events-term-floor = { SIGNED($amount) } fino al minimo
events-term-space = { SIGNED($amount) } spazio azione
events-term-powerhouses = { SIGNED($amount) } centrali proprie

## What points are for

events-source-energy = posto sul tracciato con { COUNT($counted, "energy") }
events-source-track = indicatore energia su { $counted }
events-source-no_energy = nessuna energia
events-source-bonus = tessera bonus, ne conta { $counted }
events-source-objective = obiettivo, ne conta { $counted }
events-source-resources = { $counted } tra macchinari e crediti avanzati
events-source-water = { COUNT($counted, "drops") } nelle dighe proprie

## The Leeghwater Project

events-event-TookWork = { NAME($who, form: "the") } { AGREE($who, one: "prende", many: "prendono") } { $work }
events-event-WorkLaidOut = viene scoperta { $work }
events-event-WorkGone = { $work } esce dal gioco
events-event-UsedBuilding = { NAME($who, form: "the") } { AGREE($who, one: "usa", many: "usano") } { $building }
events-fulfilled_free = { NAME($who, form: "the") } { AGREE($who, one: "soddisfa", many: "soddisfano") } il contratto { $contract } senza produrre
events-source-buildings = { COUNT($counted, "buildings") }
