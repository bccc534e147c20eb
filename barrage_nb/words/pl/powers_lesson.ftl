# Lekcja o dyrektorach, spółkach i kaflach technologii i jej laboratorium.

powers_lesson-title = Z tym i bez tego
powers_lesson-power = Dyrektor, spółka lub kafel
powers_lesson-watch = Obejrzyj
powers_lesson-sides = Obok siebie
powers_lesson-map = Do mapy
powers_lesson-deal = Inny przykład
powers_lesson-to_begin = Tura od początku:
powers_lesson-change-where = A gdyby to było inne miejsce?
powers_lesson-change-held = A przy innej ilości wody?
powers_lesson-change-drops = A gdyby posłać więcej kropel?
powers_lesson-change-second = A przy większej liczbie kropel?
powers_lesson-change-level = A gdyby tama miała inny poziom?
powers_lesson-change-other_level = A z inną tamą w zbiorniku 9?
powers_lesson-change-built = A przy późniejszej budowie?
powers_lesson-change-dams = A gdyby były inne tamy?
powers_lesson-change-houses = A gdyby były inne elektrownie?
powers_lesson-change-tiles = A gdyby były inne kafle?
powers_lesson-change-excavators = A gdyby zostało więcej maszyn?
powers_lesson-option-held = przetrzymuje { COUNT($n, "drops", form: "acc") }
powers_lesson-option-drops = { COUNT($n, "drops") } do posłania
powers_lesson-option-second = { COUNT($n, "drops") } ze zbiornika 1
powers_lesson-option-level = poziom { $n }
powers_lesson-option-other_level = poziom { $n }
powers_lesson-option-built =
    { $n ->
        [0] jeszcze bez budowy
        [1] po jednej budowie
       *[other] po dwóch budowach
    }
powers_lesson-option-dams = przedtem { COUNT($n, "dams") }
powers_lesson-option-houses = przedtem { COUNT($n, "powerhouses") }
powers_lesson-option-tiles = { COUNT($n, "tiles") } oprócz tego
powers_lesson-option-excavators = w zasobach { COUNT($n, "excavators") }

## Powers

powers_lesson-wild = uniwersalny
powers_lesson-third = trzecia elektrownia
    .gen = trzeciej elektrowni
    .ins = trzecią elektrownią
powers_lesson-this_tile = ten kafel
    .gen = tego kafla
    .ins = tym kaflem
powers_lesson-called_officer = Dyrektor: { $officer }
powers_lesson-called_company = Spółka: { $who }
powers_lesson-called_tile = Kafel { $level }: { $builds }
powers_lesson-in_short = { $builds } { $level }
powers_lesson-met = { $power } ✓
powers_lesson-rule_of = { $sentence } ({ $clause })
powers_lesson-more-energy = O ile więcej jest energii z { NAME($power, form: "ins") }?
powers_lesson-more-vp = O ile więcej punktów zwycięstwa jest z { NAME($power, form: "ins") }?
powers_lesson-more-credits = O ile więcej kredytów jest z { NAME($power, form: "ins") }?
powers_lesson-more-drops = O ile więcej kropel trafia do własnych tam z { NAME($power, form: "ins") }?
powers_lesson-more-turns = O ile segmentów dalej obraca się koło z { NAME($power, form: "ins") }?
powers_lesson-more-excavators = Ile koparek oszczędza { $power }?
powers_lesson-more-mixers = Ile betoniarek oszczędza { $power }?
powers_lesson-more-credits_paid = Ile kredytów oszczędza { $power }?
powers_lesson-more-engineers = Ilu inżynierów oszczędza { $power }?
powers_lesson-only-mixers = Bez { NAME($power, form: "gen") } nie wolno tego zrobić. Ile betoniarek to kosztuje?
powers_lesson-only-credits_paid = Bez { NAME($power, form: "gen") } nie wolno tego zrobić. Ile kredytów to kosztuje?
powers_lesson-not_allowed = nie wolno
powers_lesson-without = Bez { NAME($power, form: "gen") }
powers_lesson-with_it = Z { NAME($power, form: "ins") }
powers_lesson-only_with =
    Bez { NAME($power, form: "gen") } nie wolno tego zrobić; z { NAME($power, form: "ins") } kosztuje to
    { NAME($got, form: "acc") }.
powers_lesson-both_ways = Bez { NAME($power, form: "gen") }: { $plain }; z { NAME($power, form: "ins") }: { $got }.
powers_lesson-before = Przedtem. { $told }
powers_lesson-now = Teraz. { $told }
powers_lesson-took_one =
    { $number } to cały wynik { $has ->
        [true] z { NAME($power, form: "ins") }
       *[false] bez { NAME($power, form: "gen") }
    }. Pytanie było o różnicę.
powers_lesson-off = Pomyłka o { $by }.
powers_lesson-refused = Nie wolno: { $reason }
powers_lesson-begin_with =
    { $has ->
        [true] Z { NAME($power, form: "ins") }
       *[false] Bez { NAME($power, form: "gen") }
    }:
powers_lesson-not_without = Bez { NAME($power, form: "gen") } nie wolno tego zrobić: { $reason }

## How a number comes about

powers_lesson-source-conduit = wartość × krople
powers_lesson-source-floor = do 4, dzięki dyrektorowi
powers_lesson-source-space = pole lub kafel
powers_lesson-source-powerhouses = elektrownie
powers_lesson-term_of = { $source }: { SIGNED($amount) }
powers_lesson-value_of = wartość { $n }
powers_lesson-counted = { $each } × { $things } = { $whole }
powers_lesson-conduit_built = kanał o wartości { $value }: { $number }
powers_lesson-built = { $structure } { NAME($area, form: "loc") }: { $number }
powers_lesson-conduit_in_mix =
    kanał o wartości { $value }: { COUNT($excavators, "excavators") } + { COUNT($mixers, "mixers") }
powers_lesson-in_place = brakujące maszyny: { $n } × { $each } = { $credits }
powers_lesson-turned = każda budowa: +1
powers_lesson-paid = zapłata: { $credits }
powers_lesson-placed = { $space }: { $engineers }
powers_lesson-into = { $dam }: +{ $drops }
powers_lesson-asks =
    kontrakt wymaga { $less ->
        [0] { $energy }
       *[other] { $energy } − { $less } = { $left }
    }
powers_lesson-steps = pola znacznika: +{ $amount }
powers_lesson-whole_of = = { $counted }
powers_lesson-owns = { $who } { AGREE($who, one: "ma", many: "mają") } { NAME($things, form: "acc") }.
powers_lesson-advanced = kafle zaawansowanej technologii: { $tiles }
    .acc = kafle zaawansowanej technologii: { $tiles }
powers_lesson-holds_contract =
    kontrakt, który za { COUNT($energy, "energy", form: "acc") } daje { NAME($reward, form: "acc") }

## What is done in the case of a power

powers_lesson-builds_base =
    { $who } { AGREE($who, one: "buduje", many: "budują") } podstawę na { NAME($spot, form: "loc") }.
powers_lesson-builds_this =
    { $who } { AGREE($who, one: "buduje", many: "budują") } { NAME($space, form: "acc") }
powers_lesson-produces =
    { $who } { AGREE($who, one: "produkuje", many: "produkują") }, używając { COUNT($n, "drops", form: "gen") }
powers_lesson-builds_house =
    { $who } { AGREE($who, one: "buduje", many: "budują") } elektrownię w zbiorniku
powers_lesson-raises =
    { $who } { AGREE($who, one: "podwyższa", many: "podwyższają") } swoją tamę w zbiorniku 8
powers_lesson-scene-adler = { powers_lesson-builds_base }
powers_lesson-scene-del_monte =
    Tama { NAME($who, form: "gen") } w zbiorniku 2 ma poziom 3, a przy niej { $n ->
        [one] leży
        [few] leżą
       *[many] leży
    } { COUNT($n, "drops") }. { $who } { AGREE($who, one: "posyła", many: "posyłają") } jeszcze jedną, z HB.
powers_lesson-scene-fiesler = { powers_lesson-produces }, na polu Stacji Turbin ±0.
powers_lesson-scene-mcdowell = { powers_lesson-builds_this }.
powers_lesson-scene-jordan = { powers_lesson-builds_base }
powers_lesson-scene-krylov =
    { powers_lesson-builds_this }. Na kole leży kafel kanału 1. poziomu, który daje 2 kredyty za każdy punkt wartości.
powers_lesson-scene-sekibo =
    { $who } { AGREE($who, one: "kopiuje", many: "kopiują") } Fieslera (małe produkcje liczą się jako 4), a potem
    { AGREE($who, one: "produkuje", many: "produkują") }, używając { COUNT($n, "drops", form: "gen") }.
powers_lesson-scene-usa =
    { $who } { AGREE($who, one: "puszcza", many: "puszczają") } kroplę z { $name }. Trzecia elektrownia to ta w zbiorniku 8.
powers_lesson-scene-germany =
    { $who } { AGREE($who, one: "produkuje", many: "produkują") }, używając 2 kropel ze zbiornika 2. Druga produkcja mogłaby
    posłać { COUNT($n, "drops", form: "acc") } ze zbiornika 1 do zbiornika 8. Trzecia elektrownia to ta w zbiorniku 10.
powers_lesson-scene-italy = { powers_lesson-produces }. Trzecia elektrownia to ta w zbiorniku 10.
powers_lesson-scene-france =
    { powers_lesson-produces }, i { AGREE($who, one: "chce", many: "chcą") } zrealizować swój kontrakt. Trzecia elektrownia
    to ta w zbiorniku 10.
powers_lesson-scene-adv1_base = { powers_lesson-builds_base }
powers_lesson-scene-adv1_elevation = { powers_lesson-raises }, która ma poziom { $n }.
powers_lesson-scene-adv1_conduit = { powers_lesson-builds_this }.
powers_lesson-scene-adv1_powerhouse =
    { powers_lesson-builds_house } 10, a w tej rundzie { $n ->
        [0] nie było jeszcze żadnej budowy
        [1] była już jedna budowa
       *[other] były już dwie budowy
    }.
powers_lesson-scene-adv1_wild =
    { $who } { AGREE($who, one: "buduje", many: "budują") } na { NAME($spot, form: "loc") }.
powers_lesson-scene-adv2_base =
    { $who } { AGREE($who, one: "buduje", many: "budują") } podstawę w zbiorniku 9; { AGREE($who, one: "ma", many: "mają") }
    już { COUNT($n, "dams", form: "acc") }.
powers_lesson-scene-adv2_elevation = { powers_lesson-raises }, która ma poziom { $n } i jest pusta.
powers_lesson-scene-adv2_conduit = { powers_lesson-builds_this }.
powers_lesson-scene-adv2_powerhouse =
    { powers_lesson-builds_house } 8 i { AGREE($who, one: "może", many: "mogą") } posłać tam
    { COUNT($n, "drops", form: "acc") } ze zbiornika 1.
powers_lesson-scene-adv2_wild = { powers_lesson-builds_this }, o wartości 3.
powers_lesson-scene-adv3_base = { powers_lesson-builds_base }
powers_lesson-scene-adv3_elevation =
    { powers_lesson-raises }. Tama w zbiorniku 2 ma poziom 2, a ta w zbiorniku 9 poziom { $n }.
powers_lesson-scene-adv3_conduit = { powers_lesson-builds_this }.
powers_lesson-scene-adv3_powerhouse =
    { powers_lesson-builds_house } 8; { AGREE($who, one: "ma", many: "mają") } już
    { COUNT($n, "powerhouses", form: "acc") }.
powers_lesson-scene-adv3_wild = { $who } { AGREE($who, one: "buduje", many: "budują") } podstawę w zbiorniku 9.

## All of them in a table

powers_lesson-idea-costs = ile kosztuje element
powers_lesson-idea-soon = jak szybko możesz zrobić coś więcej
powers_lesson-idea-energy = ile produkujesz energii
powers_lesson-idea-water = gdzie jest woda
powers_lesson-idea-paid = ile dostajesz
powers_lesson-column_without = bez
powers_lesson-column_with = z
powers_lesson-column_rule = reguła
powers_lesson-row = { $power }: bez: { $plain }, z: { $got }. { $rule }
powers_lesson-no_power = nie ma { QUOTED($power) }; są { $known }
powers_lesson-no_kind = rodzaje to { $known }; { QUOTED($kind) } do nich nie należy
