# Jak nazywają się miejsca na mapie i w biurze.

places-dam-upper = górna tama w zbiorniku { $basin }
    .gen = górnej tamy w zbiorniku { $basin }
    .acc = górną tamę w zbiorniku { $basin }
    .ins = górną tamą w zbiorniku { $basin }
    .loc = górnej tamie w zbiorniku { $basin }
    .gender = f
places-dam_space-upper = górne pole tamy w zbiorniku { $basin }
    .gen = górnego pola tamy w zbiorniku { $basin }
    .acc = górne pole tamy w zbiorniku { $basin }
    .ins = górnym polem tamy w zbiorniku { $basin }
    .loc = górnym polu tamy w zbiorniku { $basin }
    .gender = n
places-own-dam_upper = górna tama { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .gen = górnej tamy { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .acc = górną tamę { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .ins = górną tamą { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .loc = górnej tamie { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .gender = f
places-neutral-upper = neutralna górna tama w zbiorniku { $basin }
    .gen = neutralnej górnej tamy w zbiorniku { $basin }
    .acc = neutralną górną tamę w zbiorniku { $basin }
    .ins = neutralną górną tamą w zbiorniku { $basin }
    .loc = neutralnej górnej tamie w zbiorniku { $basin }
    .gender = f
places-dam-lower = dolna tama w zbiorniku { $basin }
    .gen = dolnej tamy w zbiorniku { $basin }
    .acc = dolną tamę w zbiorniku { $basin }
    .ins = dolną tamą w zbiorniku { $basin }
    .loc = dolnej tamie w zbiorniku { $basin }
    .gender = f
places-dam_space-lower = dolne pole tamy w zbiorniku { $basin }
    .gen = dolnego pola tamy w zbiorniku { $basin }
    .acc = dolne pole tamy w zbiorniku { $basin }
    .ins = dolnym polem tamy w zbiorniku { $basin }
    .loc = dolnym polu tamy w zbiorniku { $basin }
    .gender = n
places-own-dam_lower = dolna tama { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .gen = dolnej tamy { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .acc = dolną tamę { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .ins = dolną tamą { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .loc = dolnej tamie { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .gender = f
places-neutral-lower = neutralna dolna tama w zbiorniku { $basin }
    .gen = neutralnej dolnej tamy w zbiorniku { $basin }
    .acc = neutralną dolną tamę w zbiorniku { $basin }
    .ins = neutralną dolną tamą w zbiorniku { $basin }
    .loc = neutralnej dolnej tamie w zbiorniku { $basin }
    .gender = f
places-house-left = lewa elektrownia w zbiorniku { $basin }
    .gen = lewej elektrowni w zbiorniku { $basin }
    .acc = lewą elektrownię w zbiorniku { $basin }
    .ins = lewą elektrownią w zbiorniku { $basin }
    .loc = lewej elektrowni w zbiorniku { $basin }
    .gender = f
places-house_space-left = lewe pole elektrowni w zbiorniku { $basin }
    .gen = lewego pola elektrowni w zbiorniku { $basin }
    .acc = lewe pole elektrowni w zbiorniku { $basin }
    .ins = lewym polem elektrowni w zbiorniku { $basin }
    .loc = lewym polu elektrowni w zbiorniku { $basin }
    .gender = n
places-own-house_left = lewa elektrownia { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .gen = lewej elektrowni { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .acc = lewą elektrownię { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .ins = lewą elektrownią { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .loc = lewej elektrowni { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .gender = f
places-house-right = prawa elektrownia w zbiorniku { $basin }
    .gen = prawej elektrowni w zbiorniku { $basin }
    .acc = prawą elektrownię w zbiorniku { $basin }
    .ins = prawą elektrownią w zbiorniku { $basin }
    .loc = prawej elektrowni w zbiorniku { $basin }
    .gender = f
places-house_space-right = prawe pole elektrowni w zbiorniku { $basin }
    .gen = prawego pola elektrowni w zbiorniku { $basin }
    .acc = prawe pole elektrowni w zbiorniku { $basin }
    .ins = prawym polem elektrowni w zbiorniku { $basin }
    .loc = prawym polu elektrowni w zbiorniku { $basin }
    .gender = n
places-own-house_right = prawa elektrownia { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .gen = prawej elektrowni { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .acc = prawą elektrownię { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .ins = prawą elektrownią { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .loc = prawej elektrowni { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .gender = f
places-house-middle = środkowa elektrownia w zbiorniku { $basin }
    .gen = środkowej elektrowni w zbiorniku { $basin }
    .acc = środkową elektrownię w zbiorniku { $basin }
    .ins = środkową elektrownią w zbiorniku { $basin }
    .loc = środkowej elektrowni w zbiorniku { $basin }
    .gender = f
places-house_space-middle = środkowe pole elektrowni w zbiorniku { $basin }
    .gen = środkowego pola elektrowni w zbiorniku { $basin }
    .acc = środkowe pole elektrowni w zbiorniku { $basin }
    .ins = środkowym polem elektrowni w zbiorniku { $basin }
    .loc = środkowym polu elektrowni w zbiorniku { $basin }
    .gender = n
places-own-house_middle = środkowa elektrownia { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .gen = środkowej elektrowni { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .acc = środkową elektrownię { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .ins = środkową elektrownią { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .loc = środkowej elektrowni { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .gender = f
places-house-second = druga elektrownia w zbiorniku { $basin }
    .gen = drugiej elektrowni w zbiorniku { $basin }
    .acc = drugą elektrownię w zbiorniku { $basin }
    .ins = drugą elektrownią w zbiorniku { $basin }
    .loc = drugiej elektrowni w zbiorniku { $basin }
    .gender = f
places-house_space-second = drugie pole elektrowni w zbiorniku { $basin }
    .gen = drugiego pola elektrowni w zbiorniku { $basin }
    .acc = drugie pole elektrowni w zbiorniku { $basin }
    .ins = drugim polem elektrowni w zbiorniku { $basin }
    .loc = drugim polu elektrowni w zbiorniku { $basin }
    .gender = n
places-own-house_second = druga elektrownia { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .gen = drugiej elektrowni { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .acc = drugą elektrownię { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .ins = drugą elektrownią { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .loc = drugiej elektrowni { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .gender = f
places-house-third = trzecia elektrownia w zbiorniku { $basin }
    .gen = trzeciej elektrowni w zbiorniku { $basin }
    .acc = trzecią elektrownię w zbiorniku { $basin }
    .ins = trzecią elektrownią w zbiorniku { $basin }
    .loc = trzeciej elektrowni w zbiorniku { $basin }
    .gender = f
places-house_space-third = trzecie pole elektrowni w zbiorniku { $basin }
    .gen = trzeciego pola elektrowni w zbiorniku { $basin }
    .acc = trzecie pole elektrowni w zbiorniku { $basin }
    .ins = trzecim polem elektrowni w zbiorniku { $basin }
    .loc = trzecim polu elektrowni w zbiorniku { $basin }
    .gender = n
places-own-house_third = trzecia elektrownia { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .gen = trzeciej elektrowni { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .acc = trzecią elektrownię { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .ins = trzecią elektrownią { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .loc = trzeciej elektrowni { NAME($owner, form: "gen") } w zbiorniku { $basin }
    .gender = f
places-conduit = kanał ze zbiornika { $source } do zbiornika { $target }
    .gen = kanału ze zbiornika { $source } do zbiornika { $target }
    .acc = kanał ze zbiornika { $source } do zbiornika { $target }
    .ins = kanałem ze zbiornika { $source } do zbiornika { $target }
    .loc = kanale ze zbiornika { $source } do zbiornika { $target }
    .gender = m
places-own_conduit = kanał { NAME($owner, form: "gen") } ze zbiornika { $source } do zbiornika { $target }
    .gen = kanału { NAME($owner, form: "gen") } ze zbiornika { $source } do zbiornika { $target }
    .acc = kanał { NAME($owner, form: "gen") } ze zbiornika { $source } do zbiornika { $target }
    .ins = kanałem { NAME($owner, form: "gen") } ze zbiornika { $source } do zbiornika { $target }
    .loc = kanale { NAME($owner, form: "gen") } ze zbiornika { $source } do zbiornika { $target }
    .gender = m
places-powerhouses = elektrownie w zbiorniku { $basin }
    .gen = elektrowni w zbiorniku { $basin }
    .acc = elektrownie w zbiorniku { $basin }
    .ins = elektrowniami w zbiorniku { $basin }
    .loc = elektrowniach w zbiorniku { $basin }
    .gender = f
places-headstream = źródło { $name }
    .gen = źródła { $name }
    .acc = źródło { $name }
    .ins = źródłem { $name }
    .loc = źródle { $name }
    .gender = n
places-exit_left = lewe ujście
    .gen = lewego ujścia
    .acc = lewe ujście
    .ins = lewym ujściem
    .loc = lewym ujściu
    .gender = n
places-exit_right = prawe ujście
    .gen = prawego ujścia
    .acc = prawe ujście
    .ins = prawym ujściem
    .loc = prawym ujściu
    .gender = n
places-side-dam_upper = górna
places-side-dam_lower = dolna
places-side-house_left = lewa
places-side-house_right = prawa
places-side-house_middle = środkowa
places-side-house_second = druga
places-side-house_third = trzecia
places-row_conduit = Zbiornik { $source } → { $target }
places-row = Zbiornik { $basin }, { $side }

places-bare = { $place }

## A piece with its place

places-piece-base = podstawa pod { NAME($place, form: "acc") }
    .gen = podstawy pod { NAME($place, form: "acc") }
    .acc = podstawę pod { NAME($place, form: "acc") }
places-piece-elevation = podwyższenie { NAME($place, form: "gen") }
    .gen = podwyższenia { NAME($place, form: "gen") }
    .acc = podwyższenie { NAME($place, form: "gen") }

## Several places: those that are alike are said together

places-group-both =
    obie tamy { $n ->
        [1] w zbiorniku
       *[other] w zbiornikach
    } { $basins }
    .gen =
    obu tam { $n ->
        [1] w zbiorniku
       *[other] w zbiornikach
    } { $basins }
places-group-either =
    jedna z dwóch tam { $n ->
        [1] w zbiorniku
       *[other] w zbiornikach
    } { $basins }
    .gen =
    jednej z dwóch tam { $n ->
        [1] w zbiorniku
       *[other] w zbiornikach
    } { $basins }
places-group-upper =
    { $n ->
        [1] górna tama
       *[other] górne tamy
    } { $n ->
        [1] w zbiorniku
       *[other] w zbiornikach
    } { $basins }
    .gen =
    { $n ->
        [1] górnej tamy
       *[other] górnych tam
    } { $n ->
        [1] w zbiorniku
       *[other] w zbiornikach
    } { $basins }
places-group-lower =
    { $n ->
        [1] dolna tama
       *[other] dolne tamy
    } { $n ->
        [1] w zbiorniku
       *[other] w zbiornikach
    } { $basins }
    .gen =
    { $n ->
        [1] dolnej tamy
       *[other] dolnych tam
    } { $n ->
        [1] w zbiorniku
       *[other] w zbiornikach
    } { $basins }
places-group-houses =
    { $sides } { $n ->
        [1] elektrownia
       *[other] elektrownie
    } w zbiorniku { $basin }
    .gen =
    { $n ->
        [1] elektrowni
       *[other] elektrowni
    } w zbiorniku { $basin } ({ $sides })
places-group-a_house = { $sides } elektrownia w zbiorniku { $basin }

## Action spaces

# Z pól o tym samym działaniu odróżnia się drugie i to, które kosztuje kredyty.
places-dear =
    { $other ->
        [true] {" "}(drugie)
       *[false] {""}
    }{ $dear ->
        [true] {" "}z dodatkowym kosztem
       *[false] {""}
    }
places-space-turbine = pole Stacji Turbin { $modifier }{ places-dear }
    .gen = pola Stacji Turbin { $modifier }{ places-dear }
    .acc = pole Stacji Turbin { $modifier }{ places-dear }
    .ins = polem Stacji Turbin { $modifier }{ places-dear }
    .loc = polu Stacji Turbin { $modifier }{ places-dear }
    .gender = n
places-space-water_drops = pole wody na { COUNT($amount, "drops", form: "acc") }{ places-dear }
    .gen = pola wody na { COUNT($amount, "drops", form: "acc") }{ places-dear }
    .acc = pole wody na { COUNT($amount, "drops", form: "acc") }{ places-dear }
    .ins = polem wody na { COUNT($amount, "drops", form: "acc") }{ places-dear }
    .loc = polu wody na { COUNT($amount, "drops", form: "acc") }{ places-dear }
    .gender = n
places-space-water_drops_flowing = pole wody na { COUNT($amount, "drops", form: "acc") } natychmiast{ places-dear }
    .gen = pola wody na { COUNT($amount, "drops", form: "acc") } natychmiast{ places-dear }
    .acc = pole wody na { COUNT($amount, "drops", form: "acc") } natychmiast{ places-dear }
    .ins = polem wody na { COUNT($amount, "drops", form: "acc") } natychmiast{ places-dear }
    .loc = polu wody na { COUNT($amount, "drops", form: "acc") } natychmiast{ places-dear }
    .gender = n
places-space-bank = pole Banku{ places-dear }
    .gen = pola Banku{ places-dear }
    .acc = pole Banku{ places-dear }
    .ins = polem Banku{ places-dear }
    .loc = polu Banku{ places-dear }
    .gender = n
places-space-workshop = pole Warsztatu na { COUNT($amount, "turns", form: "acc") }{ places-dear }
    .gen = pola Warsztatu na { COUNT($amount, "turns", form: "acc") }{ places-dear }
    .acc = pole Warsztatu na { COUNT($amount, "turns", form: "acc") }{ places-dear }
    .ins = polem Warsztatu na { COUNT($amount, "turns", form: "acc") }{ places-dear }
    .loc = polu Warsztatu na { COUNT($amount, "turns", form: "acc") }{ places-dear }
    .gender = n
places-space-machinery_excavators = pole Dostawcy Maszyn na koparkę{ places-dear }
    .gen = pola Dostawcy Maszyn na koparkę{ places-dear }
    .acc = pole Dostawcy Maszyn na koparkę{ places-dear }
    .ins = polem Dostawcy Maszyn na koparkę{ places-dear }
    .loc = polu Dostawcy Maszyn na koparkę{ places-dear }
    .gender = n
places-space-machinery_machinery = pole Dostawcy Maszyn na dowolną maszynę{ places-dear }
    .gen = pola Dostawcy Maszyn na dowolną maszynę{ places-dear }
    .acc = pole Dostawcy Maszyn na dowolną maszynę{ places-dear }
    .ins = polem Dostawcy Maszyn na dowolną maszynę{ places-dear }
    .loc = polu Dostawcy Maszyn na dowolną maszynę{ places-dear }
    .gender = n
places-space-machinery_both_machines = pole Dostawcy Maszyn na obie maszyny{ places-dear }
    .gen = pola Dostawcy Maszyn na obie maszyny{ places-dear }
    .acc = pole Dostawcy Maszyn na obie maszyny{ places-dear }
    .ins = polem Dostawcy Maszyn na obie maszyny{ places-dear }
    .loc = polu Dostawcy Maszyn na obie maszyny{ places-dear }
    .gender = n
places-space-contract = pole na { COUNT($amount, "contracts", form: "acc") }{ places-dear }
    .gen = pola na { COUNT($amount, "contracts", form: "acc") }{ places-dear }
    .acc = pole na { COUNT($amount, "contracts", form: "acc") }{ places-dear }
    .ins = polem na { COUNT($amount, "contracts", form: "acc") }{ places-dear }
    .loc = polu na { COUNT($amount, "contracts", form: "acc") }{ places-dear }
    .gender = n
places-new_space = pole { $named }
    .gen = pola { $named }
    .acc = pole { $named }
    .ins = polem { $named }
    .loc = polu { $named }
    .gender = n
places-space-officer = pole kopiowania Sekibo{ places-dear }
    .gen = pola kopiowania Sekibo{ places-dear }
    .acc = pole kopiowania Sekibo{ places-dear }
    .ins = polem kopiowania Sekibo{ places-dear }
    .loc = polu kopiowania Sekibo{ places-dear }
    .gender = n
places-space-patent_1 = pierwsze pole Biura Patentowego
    .gen = pierwszego pola Biura Patentowego
    .acc = pierwsze pole Biura Patentowego
    .ins = pierwszym polem Biura Patentowego
    .loc = pierwszym polu Biura Patentowego
    .gender = n
places-space-construction_1 = pierwsze pole budowy
    .gen = pierwszego pola budowy
    .acc = pierwsze pole budowy
    .ins = pierwszym polem budowy
    .loc = pierwszym polu budowy
    .gender = n
places-space-patent_2 = drugie pole Biura Patentowego
    .gen = drugiego pola Biura Patentowego
    .acc = drugie pole Biura Patentowego
    .ins = drugim polem Biura Patentowego
    .loc = drugim polu Biura Patentowego
    .gender = n
places-space-construction_2 = drugie pole budowy
    .gen = drugiego pola budowy
    .acc = drugie pole budowy
    .ins = drugim polem budowy
    .loc = drugim polu budowy
    .gender = n
places-space-patent_3 = trzecie pole Biura Patentowego
    .gen = trzeciego pola Biura Patentowego
    .acc = trzecie pole Biura Patentowego
    .ins = trzecim polem Biura Patentowego
    .loc = trzecim polu Biura Patentowego
    .gender = n
places-space-construction_3 = trzecie pole budowy
    .gen = trzeciego pola budowy
    .acc = trzecie pole budowy
    .ins = trzecim polem budowy
    .loc = trzecim polu budowy
    .gender = n
places-space-construction_4 = czwarte pole budowy
    .gen = czwartego pola budowy
    .acc = czwarte pole budowy
    .ins = czwartym polem budowy
    .loc = czwartym polu budowy
    .gender = n

## The Leeghwater Project

places-piece-building = budynek przy { NAME($place, form: "loc") }
    .gen = budynku przy { NAME($place, form: "loc") }
    .acc = budynek przy { NAME($place, form: "loc") }
places-space-works = pole Prac Zewnętrznych { $amount }
    .gen = pola Prac Zewnętrznych { $amount }
    .acc = pole Prac Zewnętrznych { $amount }
    .ins = polem Prac Zewnętrznych { $amount }
    .loc = polu Prac Zewnętrznych { $amount }
places-space-building = pole { $number } { NAME($building, form: "gen") }
    .gen = pola { $number } { NAME($building, form: "gen") }
    .acc = pole { $number } { NAME($building, form: "gen") }
    .ins = polem { $number } { NAME($building, form: "gen") }
    .loc = polu { $number } { NAME($building, form: "gen") }
places-space-any_building = pole Fouché
    .gen = pola Fouché
    .acc = pole Fouché
    .ins = polem Fouché
    .loc = polu Fouché
places-own_building = budynek { NAME($owner, form: "gen") } przy { NAME($named, form: "loc") }
