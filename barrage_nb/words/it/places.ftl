# Come si chiamano i luoghi della mappa e dell'ufficio.

places-dam-upper = la { places-dam-upper.bare }
    .bare = diga superiore del bacino { $basin }
    .di = della { places-dam-upper.bare }
    .al = alla { places-dam-upper.bare }
    .da = dalla { places-dam-upper.bare }
    .in = nella { places-dam-upper.bare }
    .su = sulla { places-dam-upper.bare }
places-dam_space-upper = lo { places-dam_space-upper.bare }
    .bare = spazio diga superiore del bacino { $basin }
    .di = dello { places-dam_space-upper.bare }
    .al = allo { places-dam_space-upper.bare }
    .da = dallo { places-dam_space-upper.bare }
    .in = nello { places-dam_space-upper.bare }
    .su = sullo { places-dam_space-upper.bare }
places-own-dam_upper = la { places-own-dam_upper.bare }
    .bare = diga superiore del bacino { $basin } { NAME($owner, form: "di") }
    .di = della { places-own-dam_upper.bare }
    .al = alla { places-own-dam_upper.bare }
    .da = dalla { places-own-dam_upper.bare }
    .in = nella { places-own-dam_upper.bare }
    .su = sulla { places-own-dam_upper.bare }
places-neutral-upper = la { places-neutral-upper.bare }
    .bare = diga neutrale superiore del bacino { $basin }
    .di = della { places-neutral-upper.bare }
    .al = alla { places-neutral-upper.bare }
    .da = dalla { places-neutral-upper.bare }
    .in = nella { places-neutral-upper.bare }
    .su = sulla { places-neutral-upper.bare }
places-dam-lower = la { places-dam-lower.bare }
    .bare = diga inferiore del bacino { $basin }
    .di = della { places-dam-lower.bare }
    .al = alla { places-dam-lower.bare }
    .da = dalla { places-dam-lower.bare }
    .in = nella { places-dam-lower.bare }
    .su = sulla { places-dam-lower.bare }
places-dam_space-lower = lo { places-dam_space-lower.bare }
    .bare = spazio diga inferiore del bacino { $basin }
    .di = dello { places-dam_space-lower.bare }
    .al = allo { places-dam_space-lower.bare }
    .da = dallo { places-dam_space-lower.bare }
    .in = nello { places-dam_space-lower.bare }
    .su = sullo { places-dam_space-lower.bare }
places-own-dam_lower = la { places-own-dam_lower.bare }
    .bare = diga inferiore del bacino { $basin } { NAME($owner, form: "di") }
    .di = della { places-own-dam_lower.bare }
    .al = alla { places-own-dam_lower.bare }
    .da = dalla { places-own-dam_lower.bare }
    .in = nella { places-own-dam_lower.bare }
    .su = sulla { places-own-dam_lower.bare }
places-neutral-lower = la { places-neutral-lower.bare }
    .bare = diga neutrale inferiore del bacino { $basin }
    .di = della { places-neutral-lower.bare }
    .al = alla { places-neutral-lower.bare }
    .da = dalla { places-neutral-lower.bare }
    .in = nella { places-neutral-lower.bare }
    .su = sulla { places-neutral-lower.bare }
places-house-left = la { places-house-left.bare }
    .bare = centrale di sinistra del bacino { $basin }
    .di = della { places-house-left.bare }
    .al = alla { places-house-left.bare }
    .da = dalla { places-house-left.bare }
    .in = nella { places-house-left.bare }
    .su = sulla { places-house-left.bare }
places-house_space-left = lo { places-house_space-left.bare }
    .bare = spazio per la centrale di sinistra del bacino { $basin }
    .di = dello { places-house_space-left.bare }
    .al = allo { places-house_space-left.bare }
    .da = dallo { places-house_space-left.bare }
    .in = nello { places-house_space-left.bare }
    .su = sullo { places-house_space-left.bare }
places-own-house_left = la { places-own-house_left.bare }
    .bare = centrale di sinistra del bacino { $basin } { NAME($owner, form: "di") }
    .di = della { places-own-house_left.bare }
    .al = alla { places-own-house_left.bare }
    .da = dalla { places-own-house_left.bare }
    .in = nella { places-own-house_left.bare }
    .su = sulla { places-own-house_left.bare }
places-house-right = la { places-house-right.bare }
    .bare = centrale di destra del bacino { $basin }
    .di = della { places-house-right.bare }
    .al = alla { places-house-right.bare }
    .da = dalla { places-house-right.bare }
    .in = nella { places-house-right.bare }
    .su = sulla { places-house-right.bare }
places-house_space-right = lo { places-house_space-right.bare }
    .bare = spazio per la centrale di destra del bacino { $basin }
    .di = dello { places-house_space-right.bare }
    .al = allo { places-house_space-right.bare }
    .da = dallo { places-house_space-right.bare }
    .in = nello { places-house_space-right.bare }
    .su = sullo { places-house_space-right.bare }
places-own-house_right = la { places-own-house_right.bare }
    .bare = centrale di destra del bacino { $basin } { NAME($owner, form: "di") }
    .di = della { places-own-house_right.bare }
    .al = alla { places-own-house_right.bare }
    .da = dalla { places-own-house_right.bare }
    .in = nella { places-own-house_right.bare }
    .su = sulla { places-own-house_right.bare }
places-house-middle = la { places-house-middle.bare }
    .bare = centrale di mezzo del bacino { $basin }
    .di = della { places-house-middle.bare }
    .al = alla { places-house-middle.bare }
    .da = dalla { places-house-middle.bare }
    .in = nella { places-house-middle.bare }
    .su = sulla { places-house-middle.bare }
places-house_space-middle = lo { places-house_space-middle.bare }
    .bare = spazio per la centrale di mezzo del bacino { $basin }
    .di = dello { places-house_space-middle.bare }
    .al = allo { places-house_space-middle.bare }
    .da = dallo { places-house_space-middle.bare }
    .in = nello { places-house_space-middle.bare }
    .su = sullo { places-house_space-middle.bare }
places-own-house_middle = la { places-own-house_middle.bare }
    .bare = centrale di mezzo del bacino { $basin } { NAME($owner, form: "di") }
    .di = della { places-own-house_middle.bare }
    .al = alla { places-own-house_middle.bare }
    .da = dalla { places-own-house_middle.bare }
    .in = nella { places-own-house_middle.bare }
    .su = sulla { places-own-house_middle.bare }
places-house-second = la { places-house-second.bare }
    .bare = seconda centrale del bacino { $basin }
    .di = della { places-house-second.bare }
    .al = alla { places-house-second.bare }
    .da = dalla { places-house-second.bare }
    .in = nella { places-house-second.bare }
    .su = sulla { places-house-second.bare }
places-house_space-second = lo { places-house_space-second.bare }
    .bare = spazio per la seconda centrale del bacino { $basin }
    .di = dello { places-house_space-second.bare }
    .al = allo { places-house_space-second.bare }
    .da = dallo { places-house_space-second.bare }
    .in = nello { places-house_space-second.bare }
    .su = sullo { places-house_space-second.bare }
places-own-house_second = la { places-own-house_second.bare }
    .bare = seconda centrale del bacino { $basin } { NAME($owner, form: "di") }
    .di = della { places-own-house_second.bare }
    .al = alla { places-own-house_second.bare }
    .da = dalla { places-own-house_second.bare }
    .in = nella { places-own-house_second.bare }
    .su = sulla { places-own-house_second.bare }
places-house-third = la { places-house-third.bare }
    .bare = terza centrale del bacino { $basin }
    .di = della { places-house-third.bare }
    .al = alla { places-house-third.bare }
    .da = dalla { places-house-third.bare }
    .in = nella { places-house-third.bare }
    .su = sulla { places-house-third.bare }
places-house_space-third = lo { places-house_space-third.bare }
    .bare = spazio per la terza centrale del bacino { $basin }
    .di = dello { places-house_space-third.bare }
    .al = allo { places-house_space-third.bare }
    .da = dallo { places-house_space-third.bare }
    .in = nello { places-house_space-third.bare }
    .su = sullo { places-house_space-third.bare }
places-own-house_third = la { places-own-house_third.bare }
    .bare = terza centrale del bacino { $basin } { NAME($owner, form: "di") }
    .di = della { places-own-house_third.bare }
    .al = alla { places-own-house_third.bare }
    .da = dalla { places-own-house_third.bare }
    .in = nella { places-own-house_third.bare }
    .su = sulla { places-own-house_third.bare }
places-conduit = la { places-conduit.bare }
    .bare = condotta dal bacino { $source } al bacino { $target }
    .di = della { places-conduit.bare }
    .al = alla { places-conduit.bare }
    .da = dalla { places-conduit.bare }
    .in = nella { places-conduit.bare }
    .su = sulla { places-conduit.bare }
places-own_conduit = la { places-own_conduit.bare }
    .bare = condotta { NAME($owner, form: "di") } dal bacino { $source } al bacino { $target }
    .di = della { places-own_conduit.bare }
    .al = alla { places-own_conduit.bare }
    .da = dalla { places-own_conduit.bare }
    .in = nella { places-own_conduit.bare }
    .su = sulla { places-own_conduit.bare }
places-powerhouses = le { places-powerhouses.bare }
    .bare = centrali del bacino { $basin }
    .di = delle { places-powerhouses.bare }
    .al = alle { places-powerhouses.bare }
    .da = dalle { places-powerhouses.bare }
    .in = nelle { places-powerhouses.bare }
    .su = sulle { places-powerhouses.bare }
places-headstream = la sorgente { $name }
    .bare = sorgente { $name }
    .di = della sorgente { $name }
    .al = alla sorgente { $name }
    .da = dalla sorgente { $name }
    .in = nella sorgente { $name }
    .su = sulla sorgente { $name }
places-exit_left = l'{ places-exit_left.bare }
    .bare = uscita di sinistra
    .di = dell'{ places-exit_left.bare }
    .al = all'{ places-exit_left.bare }
    .da = dall'{ places-exit_left.bare }
    .in = nell'{ places-exit_left.bare }
    .su = sull'{ places-exit_left.bare }
places-exit_right = l'{ places-exit_right.bare }
    .bare = uscita di destra
    .di = dell'{ places-exit_right.bare }
    .al = all'{ places-exit_right.bare }
    .da = dall'{ places-exit_right.bare }
    .in = nell'{ places-exit_right.bare }
    .su = sull'{ places-exit_right.bare }
places-side-dam_upper = superiore
places-side-dam_lower = inferiore
places-side-house_left = di sinistra
places-side-house_right = di destra
places-side-house_middle = di mezzo
places-side-house_second = numero 2
places-side-house_third = numero 3
places-row_conduit = Dal bacino { $source } al { $target }
places-row = Bacino { $basin }, { $side }

places-bare = { NAME($place, form: "bare") }

## A piece with its place

places-piece-base = una { places-piece-base.bare }
    .bare = base per { $place }
places-piece-elevation = un'{ places-piece-elevation.bare }
    .bare = elevazione { NAME($place, form: "di") }

## Several places: those that are alike are said together

places-group-both =
    entrambe le dighe { $n ->
        [1] del bacino
       *[other] dei bacini
    } { $basins }
places-group-either =
    una delle due dighe { $n ->
        [1] del bacino
       *[other] dei bacini
    } { $basins }
places-group-upper =
    { $n ->
        [1] la diga superiore
       *[other] le dighe superiori
    } { $n ->
        [1] del bacino
       *[other] dei bacini
    } { $basins }
places-group-lower =
    { $n ->
        [1] la diga inferiore
       *[other] le dighe inferiori
    } { $n ->
        [1] del bacino
       *[other] dei bacini
    } { $basins }
places-group-houses =
    { $n ->
        [1] la centrale
       *[other] le centrali
    } { $sides } del bacino { $basin }
places-group-a_house = la centrale { $sides } del bacino { $basin }

## Action spaces

# Degli spazi uguali si distinguono l'altro e quello che costa crediti.
places-dear =
    { $other ->
        [true] {" "}(l'altro)
       *[false] {""}
    }{ $dear ->
        [true] {" "}con costo aggiuntivo
       *[false] {""}
    }
places-space-turbine = lo { places-space-turbine.bare }
    .bare = spazio della Produzione { $modifier }{ places-dear }
    .di = dello { places-space-turbine.bare }
    .al = allo { places-space-turbine.bare }
    .da = dallo { places-space-turbine.bare }
    .in = nello { places-space-turbine.bare }
    .su = sullo { places-space-turbine.bare }
places-space-water_drops = lo { places-space-water_drops.bare }
    .bare = spazio dell'Acqua per { COUNT($amount, "drops") }{ places-dear }
    .di = dello { places-space-water_drops.bare }
    .al = allo { places-space-water_drops.bare }
    .da = dallo { places-space-water_drops.bare }
    .in = nello { places-space-water_drops.bare }
    .su = sullo { places-space-water_drops.bare }
places-space-water_drops_flowing = lo { places-space-water_drops_flowing.bare }
    .bare = spazio dell'Acqua per { COUNT($amount, "drops") } che { $amount ->
        [1] scorre
       *[other] scorrono
    } subito{ places-dear }
    .di = dello { places-space-water_drops_flowing.bare }
    .al = allo { places-space-water_drops_flowing.bare }
    .da = dallo { places-space-water_drops_flowing.bare }
    .in = nello { places-space-water_drops_flowing.bare }
    .su = sullo { places-space-water_drops_flowing.bare }
places-space-bank = lo { places-space-bank.bare }
    .bare = spazio della Banca{ places-dear }
    .di = dello { places-space-bank.bare }
    .al = allo { places-space-bank.bare }
    .da = dallo { places-space-bank.bare }
    .in = nello { places-space-bank.bare }
    .su = sullo { places-space-bank.bare }
places-space-workshop = lo { places-space-workshop.bare }
    .bare = spazio della Manutenzione per { COUNT($amount, "turns") }{ places-dear }
    .di = dello { places-space-workshop.bare }
    .al = allo { places-space-workshop.bare }
    .da = dallo { places-space-workshop.bare }
    .in = nello { places-space-workshop.bare }
    .su = sullo { places-space-workshop.bare }
places-space-machinery_excavators = lo { places-space-machinery_excavators.bare }
    .bare = spazio degli Acquisti per un escavatore{ places-dear }
    .di = dello { places-space-machinery_excavators.bare }
    .al = allo { places-space-machinery_excavators.bare }
    .da = dallo { places-space-machinery_excavators.bare }
    .in = nello { places-space-machinery_excavators.bare }
    .su = sullo { places-space-machinery_excavators.bare }
places-space-machinery_machinery = lo { places-space-machinery_machinery.bare }
    .bare = spazio degli Acquisti per un macchinario a scelta{ places-dear }
    .di = dello { places-space-machinery_machinery.bare }
    .al = allo { places-space-machinery_machinery.bare }
    .da = dallo { places-space-machinery_machinery.bare }
    .in = nello { places-space-machinery_machinery.bare }
    .su = sullo { places-space-machinery_machinery.bare }
places-space-machinery_both_machines = lo { places-space-machinery_both_machines.bare }
    .bare = spazio degli Acquisti per entrambi i macchinari{ places-dear }
    .di = dello { places-space-machinery_both_machines.bare }
    .al = allo { places-space-machinery_both_machines.bare }
    .da = dallo { places-space-machinery_both_machines.bare }
    .in = nello { places-space-machinery_both_machines.bare }
    .su = sullo { places-space-machinery_both_machines.bare }
places-space-contract = lo { places-space-contract.bare }
    .bare = spazio per { COUNT($amount, "contracts") }{ places-dear }
    .di = dello { places-space-contract.bare }
    .al = allo { places-space-contract.bare }
    .da = dallo { places-space-contract.bare }
    .in = nello { places-space-contract.bare }
    .su = sullo { places-space-contract.bare }
places-new_space = lo { places-new_space.bare }
    .bare = spazio { $named }
    .di = dello { places-new_space.bare }
    .al = allo { places-new_space.bare }
    .da = dallo { places-new_space.bare }
    .in = nello { places-new_space.bare }
    .su = sullo { places-new_space.bare }
places-space-officer = lo { places-space-officer.bare }
    .bare = spazio di copia di Sekibo{ places-dear }
    .di = dello { places-space-officer.bare }
    .al = allo { places-space-officer.bare }
    .da = dallo { places-space-officer.bare }
    .in = nello { places-space-officer.bare }
    .su = sullo { places-space-officer.bare }
places-space-patent_1 = il { places-space-patent_1.bare }
    .bare = primo spazio del Patent Office
    .di = del { places-space-patent_1.bare }
    .al = al { places-space-patent_1.bare }
    .da = dal { places-space-patent_1.bare }
    .in = nel { places-space-patent_1.bare }
    .su = sul { places-space-patent_1.bare }
places-space-construction_1 = il { places-space-construction_1.bare }
    .bare = primo spazio di costruzione
    .di = del { places-space-construction_1.bare }
    .al = al { places-space-construction_1.bare }
    .da = dal { places-space-construction_1.bare }
    .in = nel { places-space-construction_1.bare }
    .su = sul { places-space-construction_1.bare }
places-space-patent_2 = il { places-space-patent_2.bare }
    .bare = secondo spazio del Patent Office
    .di = del { places-space-patent_2.bare }
    .al = al { places-space-patent_2.bare }
    .da = dal { places-space-patent_2.bare }
    .in = nel { places-space-patent_2.bare }
    .su = sul { places-space-patent_2.bare }
places-space-construction_2 = il { places-space-construction_2.bare }
    .bare = secondo spazio di costruzione
    .di = del { places-space-construction_2.bare }
    .al = al { places-space-construction_2.bare }
    .da = dal { places-space-construction_2.bare }
    .in = nel { places-space-construction_2.bare }
    .su = sul { places-space-construction_2.bare }
places-space-patent_3 = il { places-space-patent_3.bare }
    .bare = terzo spazio del Patent Office
    .di = del { places-space-patent_3.bare }
    .al = al { places-space-patent_3.bare }
    .da = dal { places-space-patent_3.bare }
    .in = nel { places-space-patent_3.bare }
    .su = sul { places-space-patent_3.bare }
places-space-construction_3 = il { places-space-construction_3.bare }
    .bare = terzo spazio di costruzione
    .di = del { places-space-construction_3.bare }
    .al = al { places-space-construction_3.bare }
    .da = dal { places-space-construction_3.bare }
    .in = nel { places-space-construction_3.bare }
    .su = sul { places-space-construction_3.bare }
places-space-construction_4 = il { places-space-construction_4.bare }
    .bare = quarto spazio di costruzione
    .di = del { places-space-construction_4.bare }
    .al = al { places-space-construction_4.bare }
    .da = dal { places-space-construction_4.bare }
    .in = nel { places-space-construction_4.bare }
    .su = sul { places-space-construction_4.bare }

## The Leeghwater Project

places-piece-building = un { places-piece-building.bare }
    .bare = edificio per { $place }
places-space-works = il { places-space-works.bare }
    .bare =
        { $amount ->
            [1] primo
            [2] secondo
           *[other] terzo
        } spazio delle Opere Esterne
    .di = del { places-space-works.bare }
    .al = al { places-space-works.bare }
    .da = dal { places-space-works.bare }
    .in = nel { places-space-works.bare }
    .su = sul { places-space-works.bare }
places-space-building = lo { places-space-building.bare }
    .bare = spazio { $number } { NAME($building, form: "di") }
    .di = dello { places-space-building.bare }
    .al = allo { places-space-building.bare }
    .da = dallo { places-space-building.bare }
    .in = nello { places-space-building.bare }
    .su = sullo { places-space-building.bare }
places-space-any_building = lo { places-space-any_building.bare }
    .bare = spazio di Fouché
    .di = dello { places-space-any_building.bare }
    .al = allo { places-space-any_building.bare }
    .da = dallo { places-space-any_building.bare }
    .in = nello { places-space-any_building.bare }
    .su = sullo { places-space-any_building.bare }
places-own_building = l'edificio { NAME($owner, form: "di") } lì: { $named }
