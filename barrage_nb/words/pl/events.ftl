# Co się wydarzyło: zdarzenie w jednym zdaniu.

events-told = { CAPITAL($sentence) } ({ $clause }).
events-step = <Krok>
events-step_of = <Krok: { $move }>
events-more = … i jeszcze { $n }: str(step) ma wszystkie

## What happened, by the kind of event

events-event-Bought = { $who } { AGREE($who, one: "bierze", many: "biorą") } { NAME($tile, form: "acc") } z Biura Patentowego
events-built = { $who } { AGREE($who, one: "buduje", many: "budują") } { NAME($piece, form: "acc") }
events-caught = { $ran } i zatrzymuje się przy { NAME($dam, form: "loc") }
events-event-ContractLaidOut = odsłonięto kontrakt { $contract }
events-event-Copied = { $who } { AGREE($who, one: "kopiuje", many: "kopiują") } { NAME($officer, form: "acc") } na tę turę
events-event-Declined = { $who } { AGREE($who, one: "rezygnuje", many: "rezygnują") } z { $what ->
        [production] produkcji
        [contract] kontraktu
        [drops] kropel
        [base] podstawy
        [elevation] podwyższenia
        [conduit] kanału
        [powerhouse] elektrowni
        [building] budynku
        [turn] tury
       *[other] tej części ({ $what })
    }
events-event-Discarded = { $who } { AGREE($who, one: "odrzuca", many: "odrzucają") } kontrakt { $contract }
events-event-Drafted = { $who } { AGREE($who, one: "bierze", many: "biorą") } { NAME($company, form: "acc") } z { NAME($officer, form: "ins") } i kontraktem { $contract }
events-event-Drawn = { $who } { AGREE($who, one: "spuszcza", many: "spuszczają") } { COUNT($drops, "drops", form: "acc") } od { NAME($dam, form: "gen") } do { NAME($powerhouse, form: "gen") }
events-event-EngineersBack = { $who } { AGREE($who, one: "zabiera", many: "zabierają") } z powrotem { COUNT($engineers, "engineers", form: "acc") }
events-event-Filled = { COUNT($drops, "drops") } z zasobów do { NAME($dam, form: "gen") }
events-event-Fulfilled = { $who } { AGREE($who, one: "realizuje", many: "realizują") } kontrakt { $contract }, mając { COUNT($energy, "energy", form: "acc") }
events-gained = { $who } { AGREE($who, one: "otrzymuje", many: "otrzymują") } { NAME($gained, form: "acc") }
events-invested = { $who } { AGREE($who, one: "kładzie", many: "kładą") } na kole { NAME($things, form: "acc") }
events-left = { $ran } i opuszcza mapę
events-event-Lost = { $who } nie { AGREE($who, one: "może", many: "mogą") } użyć tej części ({ $what ->
        [production] produkcja
        [base] podstawa
        [elevation] podwyższenie
        [conduit] kanał
        [powerhouse] elektrownia
        [TakeContracts] kontrakty
        [PlaceDrops] krople
        [SplitMachinery] maszyny
        [advanced_tile] zaawansowany kafel
        [fulfil_contract] kontrakt do zrealizowania
        [ChooseDam] kropla do tamy
        [ChooseWork] Prace
        [ChooseBuilding] akcja budynku
        [FetchTile] kafel z koła
        [FetchMachines] maszyny z koła
       *[other] wybór
    }), więc ona przepada
events-paid = { $who } { AGREE($who, one: "płaci", many: "płacą") } { NAME($paid, form: "acc") }
events-event-PassedRound = { $who } nie { AGREE($who, one: "ma", many: "mają") } już inżynierów i { AGREE($who, one: "pasuje", many: "pasują") } do końca rundy
events-phase_began = Runda { $round }: { $phase }
events-event-Placed = { $who } { AGREE($who, one: "umieszcza", many: "umieszczają") } { COUNT($engineers, "engineers", form: "acc") } na { NAME($space, form: "loc") }
events-event-PlacedOnBoard = { $who } { AGREE($who, one: "umieszcza", many: "umieszczają") } { COUNT($engineers, "engineers", form: "acc") } na własnej planszy
events-poured = { $who } { AGREE($who, one: "umieszcza", many: "umieszczają") } { COUNT($drops, "drops", form: "acc") } na źródle { $headstream }
events-produced = { $who } { AGREE($who, one: "produkuje", many: "produkują") } { COUNT($energy, "energy", form: "acc") }: { $terms }
events-rained = źródło { $headstream } przynosi { COUNT($drops, "drops", form: "acc") }
events-event-Reshuffled = odrzucone { $colour ->
        [green] zielone
        [yellow] żółte
        [red] czerwone
       *[other] { $colour }
    } kontrakty potasowano w nowy stos
events-returned = { $who } { AGREE($who, one: "zdejmuje", many: "zdejmują") } z koła { NAME($things, form: "acc") }
events-event-RoundEnded = runda { $round } dobiega końca; następna kolejność: { $order }
events-scored = { $who } { AGREE($who, one: "zdobywa", many: "zdobywają") } { NAME($scored, form: "acc") }: { $reason }
events-event-TileEnergy = { $who } { AGREE($who, one: "produkuje", many: "produkują") } { COUNT($energy, "energy", form: "acc") }: +{ $energy } kafel technologii
events-event-TileLaidOut = odsłonięto { NAME($tile, form: "acc") }
events-event-TileWorked = { $who } { AGREE($who, one: "używa", many: "używają") } { NAME($tile, form: "gen") }
events-event-Took = { $who } { AGREE($who, one: "bierze", many: "biorą") } kontrakt { $contract }
events-event-TurnOver = tura { NAME($who, form: "gen") } dobiegła końca
events-event-UsedTile = { $who } { AGREE($who, one: "buduje", many: "budują") } { NAME($tile, form: "ins") }, bez inżynierów
events-event-WheelTurned = koło { NAME($who, form: "gen") } obraca się o jeden segment

## How water ran

events-ran = kropla spływa z { $headstream }
events-ran_past = kropla spływa z { $headstream }, przelewa się obok { NAME($full, form: "gen") }, { $n ->
        [1] która jest pełna
       *[other] które są pełne
    },
events-used = zużyta kropla spływa dalej ze zbiornika { $basin }
events-used_past = zużyta kropla spływa dalej ze zbiornika { $basin }, przelewa się obok { NAME($full, form: "gen") }, { $n ->
        [1] która jest pełna
       *[other] które są pełne
    },

## What an energy is made of

events-term-conduit = { SIGNED($amount) } wartość × krople
events-term-floor = { SIGNED($amount) } do minimum
events-term-space = { SIGNED($amount) } pole akcji
events-term-powerhouses = { SIGNED($amount) } własne elektrownie

## What points are for

events-source-energy = miejsce na torze z wynikiem { COUNT($counted, "energy") }
events-source-track = znacznik energii na polu { $counted }
events-source-no_energy = zupełny brak energii
events-source-bonus = kafel premii, policzono { $counted }
events-source-objective = cel, policzono { $counted }
events-source-resources = zostało maszyn i kredytów: { $counted }
events-source-water = { COUNT($counted, "drops") } przy własnych tamach

## The Leeghwater Project

events-event-TookWork = { $who } { AGREE($who, one: "bierze", many: "biorą") } { $work }
events-event-WorkLaidOut = odsłonięto { $work }
events-event-WorkGone = { $work } opuszczają grę
events-event-UsedBuilding = { $who } { AGREE($who, one: "używa", many: "używają") } { NAME($building, form: "gen") }
events-fulfilled_free = { $who } { AGREE($who, one: "realizuje", many: "realizują") } kontrakt { $contract } bez produkcji
events-source-buildings = { COUNT($counted, "buildings") }
