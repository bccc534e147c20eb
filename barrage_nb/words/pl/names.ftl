# Jak się co nazywa.
# Rzecz ma swoją nazwę i formy, o które proszą zdania: .gen, .acc, .ins, .loc to przypadki, .gender rodzaj, .number liczba.

## Companies and officers

names-company-usa = USA
    .gen = USA
    .acc = USA
    .ins = USA
    .number = many
names-company-germany = Niemcy
    .gen = Niemiec
    .acc = Niemcy
    .ins = Niemcami
    .number = many
names-company-italy = Włochy
    .gen = Włoch
    .acc = Włochy
    .ins = Włochami
    .number = many
names-company-france = Francja
    .gen = Francji
    .acc = Francję
    .ins = Francją
names-company-neutral = nikt
    .gen = nikogo
    .acc = nikogo
    .ins = nikim
names-nobody = nikt
    .gen = nikogo
    .acc = nikogo
    .ins = nikim
names-seat = miejsce { $n }
    .gen = miejsca { $n }
    .acc = miejsce { $n }
    .ins = miejscem { $n }
names-officer-adler = Adler
    .gen = Adlera
    .acc = Adlera
    .ins = Adlerem
names-officer-del_monte = Del Monte
names-officer-fiesler = Fiesler
    .gen = Fieslera
    .acc = Fieslera
    .ins = Fieslerem
names-officer-mcdowell = McDowell
names-officer-jordan = Jordan
    .gen = Jordana
    .acc = Jordana
    .ins = Jordanem
names-officer-krylov = Krylov
    .gen = Krylova
    .acc = Krylova
    .ins = Krylovem
names-officer-sekibo = Mahiri Sekibo
names-officer_power-adler = własne podstawy kosztują wszędzie 3 koparki
    .short = własne podstawy za 3 koparki
names-officer_power-del_monte = własne tamy 3. poziomu mieszczą 4 krople
    .short = tamy 3. poziomu: 4 krople
names-officer_power-fiesler = mała produkcja liczy się jako 4, zanim dojdą premie
    .short = mała produkcja liczy się jako 4
names-officer_power-mcdowell = kanały można opłacać betoniarkami, po jednej za każdy punkt wartości
    .short = kanały także za betoniarki
names-officer_power-jordan = 3 kredyty mogą zastąpić dowolną maszynę
    .short = 3 kredyty zamiast maszyny
names-officer_power-krylov = specjalny kafel kopiuje kafel z koła
    .short = kopiuje kafel z koła
names-officer_power-sekibo = kopiuje innego dyrektora na jedną turę
    .short = kopiuje innego dyrektora
names-ability-usa = 1 jednostka energii za każdą kroplę, która spływa obok własnej elektrowni
names-ability-germany = druga produkcja, w innej elektrowni, bez premii
names-ability-italy = 3 jednostki energii więcej po każdej produkcji
names-ability-france = kontrakty wymagają o 3 jednostki energii mniej

## Pieces and tiles

names-structure-base = podstawa
    .gen = podstawy
    .acc = podstawę
    .gender = f
names-structure-elevation = podwyższenie
    .gen = podwyższenia
    .acc = podwyższenie
    .gender = n
names-structure-conduit = kanał
    .gen = kanału
    .acc = kanał
    .gender = m
names-structure-powerhouse = elektrownia
    .gen = elektrowni
    .acc = elektrownię
    .gender = f
names-structure-dam = tama
    .gen = tamy
    .acc = tamę
    .gender = f
names-tile-base = kafel podstawy
    .short = kafel podstawy
    .gen = kafla podstawy
    .acc = kafel podstawy
    .ins = kaflem podstawy
    .gender = m
names-tile-elevation = kafel podwyższenia
    .short = kafel podwyższenia
    .gen = kafla podwyższenia
    .acc = kafel podwyższenia
    .ins = kaflem podwyższenia
    .gender = m
names-tile-conduit = kafel kanału
    .short = kafel kanału
    .gen = kafla kanału
    .acc = kafel kanału
    .ins = kaflem kanału
    .gender = m
names-tile-powerhouse = kafel elektrowni
    .short = kafel elektrowni
    .gen = kafla elektrowni
    .acc = kafel elektrowni
    .ins = kaflem elektrowni
    .gender = m
names-tile-wild = uniwersalny kafel
    .short = uniwersalny kafel
    .gen = uniwersalnego kafla
    .acc = uniwersalny kafel
    .ins = uniwersalnym kaflem
    .gender = m
names-tile-krylov = kafel specjalnej technologii Krylova
    .short = kafel specjalnej technologii Krylova
    .gen = kafla specjalnej technologii Krylova
    .acc = kafel specjalnej technologii Krylova
    .ins = kaflem specjalnej technologii Krylova
    .gender = m
names-tile-adv1_base = { names-tile-adv1_base.short } (kropla do każdej pustej własnej tamy)
    .short = kafel podstawy 1. poziomu
    .gen = kafla podstawy 1. poziomu
    .acc = kafel podstawy 1. poziomu
    .ins = kaflem podstawy 1. poziomu
    .gender = m
names-tile-adv1_elevation = { names-tile-adv1_elevation.short } (obróć koło o segment za każde podwyższenie)
    .short = kafel podwyższenia 1. poziomu
    .gen = kafla podwyższenia 1. poziomu
    .acc = kafel podwyższenia 1. poziomu
    .ins = kaflem podwyższenia 1. poziomu
    .gender = m
names-tile-adv1_conduit = { names-tile-adv1_conduit.short } (kredyty za podwójną wartość)
    .short = kafel kanału 1. poziomu
    .gen = kafla kanału 1. poziomu
    .acc = kafel kanału 1. poziomu
    .ins = kaflem kanału 1. poziomu
    .gender = m
names-tile-adv1_powerhouse = { names-tile-adv1_powerhouse.short } (bez inżynierów)
    .short = kafel elektrowni 1. poziomu
    .gen = kafla elektrowni 1. poziomu
    .acc = kafel elektrowni 1. poziomu
    .ins = kaflem elektrowni 1. poziomu
    .gender = m
names-tile-adv1_wild = { names-tile-adv1_wild.short } (bez dodatkowego kosztu za pole z monetą)
    .short = uniwersalny kafel 1. poziomu
    .gen = uniwersalnego kafla 1. poziomu
    .acc = uniwersalny kafel 1. poziomu
    .ins = uniwersalnym kaflem 1. poziomu
    .gender = m
names-tile-adv2_base = { names-tile-adv2_base.short } (energia za każdą własną podstawę)
    .short = kafel podstawy 2. poziomu
    .gen = kafla podstawy 2. poziomu
    .acc = kafel podstawy 2. poziomu
    .ins = kaflem podstawy 2. poziomu
    .gender = m
names-tile-adv2_elevation = { names-tile-adv2_elevation.short } (napełnij tę tamę)
    .short = kafel podwyższenia 2. poziomu
    .gen = kafla podwyższenia 2. poziomu
    .acc = kafel podwyższenia 2. poziomu
    .ins = kaflem podwyższenia 2. poziomu
    .gender = m
names-tile-adv2_conduit = { names-tile-adv2_conduit.short } (najwyżej 5 koparek)
    .short = kafel kanału 2. poziomu
    .gen = kafla kanału 2. poziomu
    .acc = kafel kanału 2. poziomu
    .ins = kaflem kanału 2. poziomu
    .gender = m
names-tile-adv2_powerhouse = { names-tile-adv2_powerhouse.short } (produkuj od razu, z premią 2)
    .short = kafel elektrowni 2. poziomu
    .gen = kafla elektrowni 2. poziomu
    .acc = kafel elektrowni 2. poziomu
    .ins = kaflem elektrowni 2. poziomu
    .gender = m
names-tile-adv2_wild = { names-tile-adv2_wild.short } (koparki i betoniarki są tym samym)
    .short = uniwersalny kafel 2. poziomu
    .gen = uniwersalnego kafla 2. poziomu
    .acc = uniwersalny kafel 2. poziomu
    .ins = uniwersalnym kaflem 2. poziomu
    .gender = m
names-tile-adv3_base = { names-tile-adv3_base.short } (bez inżynierów i bez koparek)
    .short = kafel podstawy 3. poziomu
    .gen = kafla podstawy 3. poziomu
    .acc = kafel podstawy 3. poziomu
    .ins = kaflem podstawy 3. poziomu
    .gender = m
names-tile-adv3_elevation = { names-tile-adv3_elevation.short } (3 punkty za każdą podwyższoną tamę)
    .short = kafel podwyższenia 3. poziomu
    .gen = kafla podwyższenia 3. poziomu
    .acc = kafel podwyższenia 3. poziomu
    .ins = kaflem podwyższenia 3. poziomu
    .gender = m
names-tile-adv3_conduit = { names-tile-adv3_conduit.short } (energia za podwójną wartość)
    .short = kafel kanału 3. poziomu
    .gen = kafla kanału 3. poziomu
    .acc = kafel kanału 3. poziomu
    .ins = kaflem kanału 3. poziomu
    .gender = m
names-tile-adv3_powerhouse = { names-tile-adv3_powerhouse.short } (3 punkty za każdą własną elektrownię)
    .short = kafel elektrowni 3. poziomu
    .gen = kafla elektrowni 3. poziomu
    .acc = kafel elektrowni 3. poziomu
    .ins = kaflem elektrowni 3. poziomu
    .gender = m
names-tile-adv3_wild = { names-tile-adv3_wild.short } (3 punkty za każdy kafel zaawansowanej technologii)
    .short = uniwersalny kafel 3. poziomu
    .gen = uniwersalnego kafla 3. poziomu
    .acc = uniwersalny kafel 3. poziomu
    .ins = uniwersalnym kaflem 3. poziomu
    .gender = m

## Parts of a move, questions, phases

names-part-vp = punkty zwycięstwa
names-part-credits = kredyty
names-part-excavators = koparki
names-part-mixers = betoniarki
names-part-machinery = dowolne maszyny
names-part-energy = energia
names-part-rotate = segmenty koła
names-part-drops = krople na źródłach
names-part-drops_flowing = krople, które spływają natychmiast
names-part-build_base = podstawa
names-part-build_elevation = podwyższenie
names-part-build_conduit = kanał
names-part-build_powerhouse = elektrownia
names-question-ChooseCompany = wybrać spółkę i kontrakt początkowy
names-question-Turn = umieścić inżynierów na wolnym polu
names-question-AutomaTurn = dać zagrać Automie
names-question-DrawTile = dobrać kafel Autom, który wskaże akcję
names-question-BuildByTile = wybrać kafel, którym zbuduje
names-question-SiteByTile = wybrać miejsce budowy spośród pól, na które pozwala kafel Autom
names-question-ChooseStructure = wybrać, co zbudować i którym kaflem
names-question-ChooseSite = wybrać miejsce budowy
names-question-ChoosePayment = wybrać sposób zapłaty
names-question-ChooseSystem = wybrać tamę, kanał, elektrownię i krople
names-question-ChooseContract = wybrać kontrakt do zrealizowania
names-question-TakeContracts = wybrać kontrakty do wzięcia
names-question-DiscardContracts = wybrać kontrakty do odrzucenia
names-question-SplitMachinery = wybrać koparki lub betoniarki
names-question-PlacePiece = wybrać miejsce darmowego elementu
names-question-PlaceDrops = wybrać źródła dla kropel
names-question-ChoosePart = wybrać, co będzie najpierw
names-phase-setup = Przygotowanie do gry
    .inside = przygotowanie do gry
names-phase-income = Przychód
    .inside = przychód
names-phase-headstreams = Źródła
    .inside = źródła
names-phase-actions = Akcje
    .inside = akcje
names-phase-water = Spływ wody
    .inside = spływ wody
names-phase-scoring = Punktacja
    .inside = punktacja
names-phase-end_of_round = Koniec rundy
    .inside = koniec rundy
names-phase-over = Gra skończona
    .inside = gra skończona
names-last_points = Końcowa punktacja

## Areas

names-area-mountains = góry
    .loc = w górach
names-area-hills = wzgórza
    .loc = na wzgórzach
names-area-plains = równiny
    .loc = na równinach

## Bonus and objective tiles

names-bonus-contracts = zrealizowane kontrakty
names-bonus-bases = podstawy
names-bonus-elevations = podwyższenia
names-bonus-conduits = kanały
names-bonus-powerhouses = elektrownie
names-bonus-advanced_tiles = kafle zaawansowanej technologii
names-objective-red_spaces = własne podstawy i elektrownie na polach z monetą
names-objective-connected_bases = własne podstawy połączone własnymi kanałami z własnymi elektrowniami
names-objective-largest_area = własne elementy w obszarze, w którym masz ich najwięcej
names-objective-smallest_area = własne elementy w obszarze, w którym masz ich najmniej
names-objective-basins_1 = zbiorniki z co najmniej jednym własnym elementem
names-objective-basins_3 = zbiorniki z co najmniej trzema własnymi elementami

## Numbers with their nouns

names-count-credits =
    { $n ->
        [one] { $n } kredyt
        [few] { $n } kredyty
       *[many] { $n } kredytów
    }
    .acc =
    { $n ->
        [one] { $n } kredyt
        [few] { $n } kredyty
       *[many] { $n } kredytów
    }
    .gen =
    { $n ->
        [one] { $n } kredytu
       *[many] { $n } kredytów
    }
names-count-drops =
    { $n ->
        [one] { $n } kropla
        [few] { $n } krople
       *[many] { $n } kropel
    }
    .acc =
    { $n ->
        [one] { $n } kroplę
        [few] { $n } krople
       *[many] { $n } kropel
    }
    .gen =
    { $n ->
        [one] { $n } kropli
       *[many] { $n } kropel
    }
names-count-engineers =
    { $n ->
        [one] { $n } inżynier
        [few] { $n } inżynierów
       *[many] { $n } inżynierów
    }
    .acc =
    { $n ->
        [one] { $n } inżyniera
        [few] { $n } inżynierów
       *[many] { $n } inżynierów
    }
    .gen =
    { $n ->
        [one] { $n } inżyniera
       *[many] { $n } inżynierów
    }
names-count-excavators =
    { $n ->
        [one] { $n } koparka
        [few] { $n } koparki
       *[many] { $n } koparek
    }
    .acc =
    { $n ->
        [one] { $n } koparkę
        [few] { $n } koparki
       *[many] { $n } koparek
    }
    .gen =
    { $n ->
        [one] { $n } koparki
       *[many] { $n } koparek
    }
names-count-mixers =
    { $n ->
        [one] { $n } betoniarka
        [few] { $n } betoniarki
       *[many] { $n } betoniarek
    }
    .acc =
    { $n ->
        [one] { $n } betoniarkę
        [few] { $n } betoniarki
       *[many] { $n } betoniarek
    }
    .gen =
    { $n ->
        [one] { $n } betoniarki
       *[many] { $n } betoniarek
    }
names-count-machines =
    { $n ->
        [one] { $n } maszyna
        [few] { $n } maszyny
       *[many] { $n } maszyn
    }
    .acc =
    { $n ->
        [one] { $n } maszynę
        [few] { $n } maszyny
       *[many] { $n } maszyn
    }
    .gen =
    { $n ->
        [one] { $n } maszyny
       *[many] { $n } maszyn
    }
names-count-contracts =
    { $n ->
        [one] { $n } kontrakt
        [few] { $n } kontrakty
       *[many] { $n } kontraktów
    }
    .acc =
    { $n ->
        [one] { $n } kontrakt
        [few] { $n } kontrakty
       *[many] { $n } kontraktów
    }
    .gen =
    { $n ->
        [one] { $n } kontraktu
       *[many] { $n } kontraktów
    }
names-count-turns =
    { $n ->
        [one] { $n } segment
        [few] { $n } segmenty
       *[many] { $n } segmentów
    }
    .acc =
    { $n ->
        [one] { $n } segment
        [few] { $n } segmenty
       *[many] { $n } segmentów
    }
    .gen =
    { $n ->
        [one] { $n } segmentu
       *[many] { $n } segmentów
    }
names-count-moves =
    { $n ->
        [one] { $n } ruch
        [few] { $n } ruchy
       *[many] { $n } ruchów
    }
    .acc =
    { $n ->
        [one] { $n } ruch
        [few] { $n } ruchy
       *[many] { $n } ruchów
    }
    .gen =
    { $n ->
        [one] { $n } ruchu
       *[many] { $n } ruchów
    }
names-count-lines =
    { $n ->
        [one] { $n } wiersz
        [few] { $n } wiersze
       *[many] { $n } wierszy
    }
    .acc =
    { $n ->
        [one] { $n } wiersz
        [few] { $n } wiersze
       *[many] { $n } wierszy
    }
    .gen =
    { $n ->
        [one] { $n } wiersza
       *[many] { $n } wierszy
    }
names-count-games =
    { $n ->
        [one] { $n } rozgrywka
        [few] { $n } rozgrywki
       *[many] { $n } rozgrywek
    }
    .acc =
    { $n ->
        [one] { $n } rozgrywkę
        [few] { $n } rozgrywki
       *[many] { $n } rozgrywek
    }
    .gen =
    { $n ->
        [one] { $n } rozgrywki
       *[many] { $n } rozgrywek
    }
names-count-numbers =
    { $n ->
        [one] { $n } liczba
        [few] { $n } liczby
       *[many] { $n } liczb
    }
    .acc =
    { $n ->
        [one] { $n } liczbę
        [few] { $n } liczby
       *[many] { $n } liczb
    }
    .gen =
    { $n ->
        [one] { $n } liczby
       *[many] { $n } liczb
    }
names-count-pairs =
    { $n ->
        [one] { $n } para
        [few] { $n } pary
       *[many] { $n } par
    }
    .acc =
    { $n ->
        [one] { $n } parę
        [few] { $n } pary
       *[many] { $n } par
    }
    .gen =
    { $n ->
        [one] { $n } pary
       *[many] { $n } par
    }
names-count-pieces =
    { $n ->
        [one] { $n } element
        [few] { $n } elementy
       *[many] { $n } elementów
    }
    .acc =
    { $n ->
        [one] { $n } element
        [few] { $n } elementy
       *[many] { $n } elementów
    }
    .gen =
    { $n ->
        [one] { $n } elementu
       *[many] { $n } elementów
    }
names-count-sections =
    { $n ->
        [one] { $n } sekcja
        [few] { $n } sekcje
       *[many] { $n } sekcji
    }
    .acc =
    { $n ->
        [one] { $n } sekcję
        [few] { $n } sekcje
       *[many] { $n } sekcji
    }
    .gen =
    { $n ->
        [one] { $n } sekcji
       *[many] { $n } sekcji
    }
names-count-rounds =
    { $n ->
        [one] { $n } runda
        [few] { $n } rundy
       *[many] { $n } rund
    }
    .acc =
    { $n ->
        [one] { $n } rundę
        [few] { $n } rundy
       *[many] { $n } rund
    }
    .gen =
    { $n ->
        [one] { $n } rundy
       *[many] { $n } rund
    }
names-count-rows =
    { $n ->
        [one] { $n } wiersz
        [few] { $n } wiersze
       *[many] { $n } wierszy
    }
    .acc =
    { $n ->
        [one] { $n } wiersz
        [few] { $n } wiersze
       *[many] { $n } wierszy
    }
    .gen =
    { $n ->
        [one] { $n } wiersza
       *[many] { $n } wierszy
    }
names-count-playouts =
    { $n ->
        [one] { $n } symulacja
        [few] { $n } symulacje
       *[many] { $n } symulacji
    }
    .acc =
    { $n ->
        [one] { $n } symulację
        [few] { $n } symulacje
       *[many] { $n } symulacji
    }
    .gen =
    { $n ->
        [one] { $n } symulacji
       *[many] { $n } symulacji
    }
names-count-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
    .acc =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
    .gen =
    { $n ->
        [one] { $n } punktu
       *[many] { $n } punktów
    }
names-count-vp =
    { $n ->
        [one] { $n } punkt zwycięstwa
        [few] { $n } punkty zwycięstwa
       *[many] { $n } punktów zwycięstwa
    }
    .acc =
    { $n ->
        [one] { $n } punkt zwycięstwa
        [few] { $n } punkty zwycięstwa
       *[many] { $n } punktów zwycięstwa
    }
    .gen =
    { $n ->
        [one] { $n } punktu zwycięstwa
       *[many] { $n } punktów zwycięstwa
    }
names-count-energy =
    { $n ->
        [one] { $n } jednostka energii
        [few] { $n } jednostki energii
       *[many] { $n } jednostek energii
    }
    .acc =
    { $n ->
        [one] { $n } jednostkę energii
        [few] { $n } jednostki energii
       *[many] { $n } jednostek energii
    }
    .gen =
    { $n ->
        [one] { $n } jednostki energii
       *[many] { $n } jednostek energii
    }
names-count-wins =
    { $n ->
        [one] { $n } wygrana
        [few] { $n } wygrane
       *[many] { $n } wygranych
    }
    .acc =
    { $n ->
        [one] { $n } wygraną
        [few] { $n } wygrane
       *[many] { $n } wygranych
    }
    .gen =
    { $n ->
        [one] { $n } wygranej
       *[many] { $n } wygranych
    }
names-count-tiles =
    { $n ->
        [one] { $n } kafel
        [few] { $n } kafle
       *[many] { $n } kafli
    }
    .acc =
    { $n ->
        [one] { $n } kafel
        [few] { $n } kafle
       *[many] { $n } kafli
    }
    .gen =
    { $n ->
        [one] { $n } kafla
       *[many] { $n } kafli
    }
names-count-powerhouses =
    { $n ->
        [one] { $n } elektrownia
        [few] { $n } elektrownie
       *[many] { $n } elektrowni
    }
    .acc =
    { $n ->
        [one] { $n } elektrownię
        [few] { $n } elektrownie
       *[many] { $n } elektrowni
    }
    .gen =
    { $n ->
        [one] { $n } elektrowni
       *[many] { $n } elektrowni
    }
names-count-companies =
    { $n ->
        [one] { $n } spółka
        [few] { $n } spółki
       *[many] { $n } spółek
    }
    .acc =
    { $n ->
        [one] { $n } spółkę
        [few] { $n } spółki
       *[many] { $n } spółek
    }
    .gen =
    { $n ->
        [one] { $n } spółki
       *[many] { $n } spółek
    }
names-count-questions =
    { $n ->
        [one] { $n } pytanie
        [few] { $n } pytania
       *[many] { $n } pytań
    }
    .acc =
    { $n ->
        [one] { $n } pytanie
        [few] { $n } pytania
       *[many] { $n } pytań
    }
    .gen =
    { $n ->
        [one] { $n } pytania
       *[many] { $n } pytań
    }
names-count-bases =
    { $n ->
        [one] { $n } podstawa
        [few] { $n } podstawy
       *[many] { $n } podstaw
    }
    .acc =
    { $n ->
        [one] { $n } podstawę
        [few] { $n } podstawy
       *[many] { $n } podstaw
    }
    .gen =
    { $n ->
        [one] { $n } podstawy
       *[many] { $n } podstaw
    }
names-count-elevations =
    { $n ->
        [one] { $n } podwyższenie
        [few] { $n } podwyższenia
       *[many] { $n } podwyższeń
    }
    .acc =
    { $n ->
        [one] { $n } podwyższenie
        [few] { $n } podwyższenia
       *[many] { $n } podwyższeń
    }
    .gen =
    { $n ->
        [one] { $n } podwyższenia
       *[many] { $n } podwyższeń
    }
names-count-conduits =
    { $n ->
        [one] { $n } kanał
        [few] { $n } kanały
       *[many] { $n } kanałów
    }
    .acc =
    { $n ->
        [one] { $n } kanał
        [few] { $n } kanały
       *[many] { $n } kanałów
    }
    .gen =
    { $n ->
        [one] { $n } kanału
       *[many] { $n } kanałów
    }
names-count-advanced_tiles =
    { $n ->
        [one] { $n } kafel zaawansowanej technologii
        [few] { $n } kafle zaawansowanej technologii
       *[many] { $n } kafli zaawansowanej technologii
    }
    .acc =
    { $n ->
        [one] { $n } kafel zaawansowanej technologii
        [few] { $n } kafle zaawansowanej technologii
       *[many] { $n } kafli zaawansowanej technologii
    }
    .gen =
    { $n ->
        [one] { $n } kafla zaawansowanej technologii
       *[many] { $n } kafli zaawansowanej technologii
    }
names-count-fulfilled_contracts =
    { $n ->
        [one] { $n } zrealizowany kontrakt
        [few] { $n } zrealizowane kontrakty
       *[many] { $n } zrealizowanych kontraktów
    }
    .acc =
    { $n ->
        [one] { $n } zrealizowany kontrakt
        [few] { $n } zrealizowane kontrakty
       *[many] { $n } zrealizowanych kontraktów
    }
    .gen =
    { $n ->
        [one] { $n } zrealizowanego kontraktu
       *[many] { $n } zrealizowanych kontraktów
    }
names-count-dams =
    { $n ->
        [one] { $n } tama
        [few] { $n } tamy
       *[many] { $n } tam
    }
    .acc =
    { $n ->
        [one] { $n } tamę
        [few] { $n } tamy
       *[many] { $n } tam
    }
    .gen =
    { $n ->
        [one] { $n } tamy
       *[many] { $n } tam
    }
names-count-designs =
    { $n ->
        [one] { $n } projekt
        [few] { $n } projekty
       *[many] { $n } projektów
    }
    .acc =
    { $n ->
        [one] { $n } projekt
        [few] { $n } projekty
       *[many] { $n } projektów
    }
    .gen =
    { $n ->
        [one] { $n } projektu
       *[many] { $n } projektów
    }
names-count-entries =
    { $n ->
        [one] { $n } wpis
        [few] { $n } wpisy
       *[many] { $n } wpisów
    }
    .acc =
    { $n ->
        [one] { $n } wpis
        [few] { $n } wpisy
       *[many] { $n } wpisów
    }
    .gen =
    { $n ->
        [one] { $n } wpisu
       *[many] { $n } wpisów
    }
names-count-kinds =
    { $n ->
        [one] { $n } rodzaj
        [few] { $n } rodzaje
       *[many] { $n } rodzajów
    }
    .acc =
    { $n ->
        [one] { $n } rodzaj
        [few] { $n } rodzaje
       *[many] { $n } rodzajów
    }
    .gen =
    { $n ->
        [one] { $n } rodzaju
       *[many] { $n } rodzajów
    }
names-count-orders =
    { $n ->
        [one] { $n } kolejność
        [few] { $n } kolejności
       *[many] { $n } kolejności
    }
    .acc =
    { $n ->
        [one] { $n } kolejność
        [few] { $n } kolejności
       *[many] { $n } kolejności
    }
    .gen =
    { $n ->
        [one] { $n } kolejności
       *[many] { $n } kolejności
    }
names-count-positions =
    { $n ->
        [one] { $n } pozycja
        [few] { $n } pozycje
       *[many] { $n } pozycji
    }
    .acc =
    { $n ->
        [one] { $n } pozycję
        [few] { $n } pozycje
       *[many] { $n } pozycji
    }
    .gen =
    { $n ->
        [one] { $n } pozycji
       *[many] { $n } pozycji
    }
names-count-stops =
    { $n ->
        [one] { $n } przystanek
        [few] { $n } przystanki
       *[many] { $n } przystanków
    }
    .acc =
    { $n ->
        [one] { $n } przystanek
        [few] { $n } przystanki
       *[many] { $n } przystanków
    }
    .gen =
    { $n ->
        [one] { $n } przystanku
       *[many] { $n } przystanków
    }
names-count-students =
    { $n ->
        [one] { $n } uczeń
        [few] { $n } uczniów
       *[many] { $n } uczniów
    }
    .acc =
    { $n ->
        [one] { $n } ucznia
        [few] { $n } uczniów
       *[many] { $n } uczniów
    }
    .gen =
    { $n ->
        [one] { $n } ucznia
       *[many] { $n } uczniów
    }
names-count-things =
    { $n ->
        [one] { $n } rzecz
        [few] { $n } rzeczy
       *[many] { $n } rzeczy
    }
    .acc =
    { $n ->
        [one] { $n } rzecz
        [few] { $n } rzeczy
       *[many] { $n } rzeczy
    }
    .gen =
    { $n ->
        [one] { $n } rzeczy
       *[many] { $n } rzeczy
    }
names-count-times =
    { $n ->
        [one] { $n } raz
        [few] { $n } razy
       *[many] { $n } razy
    }
    .acc =
    { $n ->
        [one] { $n } raz
        [few] { $n } razy
       *[many] { $n } razy
    }
    .gen =
    { $n ->
        [one] { $n } razu
       *[many] { $n } razy
    }
names-count-seconds =
    { $n ->
        [one] { $n } sekunda
        [few] { $n } sekundy
       *[many] { $n } sekund
    }
    .acc =
    { $n ->
        [one] { $n } sekundę
        [few] { $n } sekundy
       *[many] { $n } sekund
    }
    .gen =
    { $n ->
        [one] { $n } sekundy
       *[many] { $n } sekund
    }
names-count-steps =
    { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
    .acc =
    { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
    .gen =
    { $n ->
        [one] { $n } kroku
       *[many] { $n } kroków
    }
names-count-basins =
    { $n ->
        [one] { $n } zbiornik
        [few] { $n } zbiorniki
       *[many] { $n } zbiorników
    }
    .acc =
    { $n ->
        [one] { $n } zbiornik
        [few] { $n } zbiorniki
       *[many] { $n } zbiorników
    }
    .gen =
    { $n ->
        [one] { $n } zbiornika
       *[many] { $n } zbiorników
    }
names-count-segments =
    { $n ->
        [one] { $n } segment
        [few] { $n } segmenty
       *[many] { $n } segmentów
    }
    .acc =
    { $n ->
        [one] { $n } segment
        [few] { $n } segmenty
       *[many] { $n } segmentów
    }
    .gen =
    { $n ->
        [one] { $n } segmentu
       *[many] { $n } segmentów
    }
names-count-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
    .acc =
    { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
    .gen =
    { $n ->
        [one] { $n } karty
       *[many] { $n } kart
    }
names-count-answers =
    { $n ->
        [one] { $n } odpowiedź
        [few] { $n } odpowiedzi
       *[many] { $n } odpowiedzi
    }
    .acc =
    { $n ->
        [one] { $n } odpowiedź
        [few] { $n } odpowiedzi
       *[many] { $n } odpowiedzi
    }
    .gen =
    { $n ->
        [one] { $n } odpowiedzi
       *[many] { $n } odpowiedzi
    }
names-count-people =
    { $n ->
        [one] { $n } osoba
        [few] { $n } osoby
       *[many] { $n } osób
    }
    .acc =
    { $n ->
        [one] { $n } osobę
        [few] { $n } osoby
       *[many] { $n } osób
    }
    .gen =
    { $n ->
        [one] { $n } osoby
       *[many] { $n } osób
    }
names-count-programs =
    { $n ->
        [one] { $n } program
        [few] { $n } programy
       *[many] { $n } programów
    }
    .acc =
    { $n ->
        [one] { $n } program
        [few] { $n } programy
       *[many] { $n } programów
    }
    .gen =
    { $n ->
        [one] { $n } programu
       *[many] { $n } programów
    }
names-count-drafts =
    { $n ->
        [one] { $n } dobór
        [few] { $n } dobory
       *[many] { $n } doborów
    }
    .acc =
    { $n ->
        [one] { $n } dobór
        [few] { $n } dobory
       *[many] { $n } doborów
    }
    .gen =
    { $n ->
        [one] { $n } doboru
       *[many] { $n } doborów
    }
names-count-cells =
    { $n ->
        [one] { $n } komórka
        [few] { $n } komórki
       *[many] { $n } komórek
    }
    .acc =
    { $n ->
        [one] { $n } komórkę
        [few] { $n } komórki
       *[many] { $n } komórek
    }
    .gen =
    { $n ->
        [one] { $n } komórki
       *[many] { $n } komórek
    }
names-count-choices =
    { $n ->
        [one] { $n } wybór
        [few] { $n } wybory
       *[many] { $n } wyborów
    }
    .acc =
    { $n ->
        [one] { $n } wybór
        [few] { $n } wybory
       *[many] { $n } wyborów
    }
    .gen =
    { $n ->
        [one] { $n } wyboru
       *[many] { $n } wyborów
    }
names-count-places =
    { $n ->
        [one] { $n } miejsce
        [few] { $n } miejsca
       *[many] { $n } miejsc
    }
    .acc =
    { $n ->
        [one] { $n } miejsce
        [few] { $n } miejsca
       *[many] { $n } miejsc
    }
    .gen =
    { $n ->
        [one] { $n } miejsca
       *[many] { $n } miejsc
    }
names-count-events =
    { $n ->
        [one] { $n } zdarzenie
        [few] { $n } zdarzenia
       *[many] { $n } zdarzeń
    }
    .acc =
    { $n ->
        [one] { $n } zdarzenie
        [few] { $n } zdarzenia
       *[many] { $n } zdarzeń
    }
    .gen =
    { $n ->
        [one] { $n } zdarzenia
       *[many] { $n } zdarzeń
    }
names-count-clauses =
    { $n ->
        [one] { $n } klauzula
        [few] { $n } klauzule
       *[many] { $n } klauzul
    }
    .acc =
    { $n ->
        [one] { $n } klauzulę
        [few] { $n } klauzule
       *[many] { $n } klauzul
    }
    .gen =
    { $n ->
        [one] { $n } klauzuli
       *[many] { $n } klauzul
    }
names-count-changes =
    { $n ->
        [one] { $n } zmiana
        [few] { $n } zmiany
       *[many] { $n } zmian
    }
    .acc =
    { $n ->
        [one] { $n } zmianę
        [few] { $n } zmiany
       *[many] { $n } zmian
    }
    .gen =
    { $n ->
        [one] { $n } zmiany
       *[many] { $n } zmian
    }
names-count-nodes =
    { $n ->
        [one] { $n } węzeł
        [few] { $n } węzły
       *[many] { $n } węzłów
    }
    .acc =
    { $n ->
        [one] { $n } węzeł
        [few] { $n } węzły
       *[many] { $n } węzłów
    }
    .gen =
    { $n ->
        [one] { $n } węzła
       *[many] { $n } węzłów
    }
names-count-days =
    { $n ->
        [one] { $n } dzień
        [few] { $n } dni
       *[many] { $n } dni
    }
    .acc =
    { $n ->
        [one] { $n } dzień
        [few] { $n } dni
       *[many] { $n } dni
    }
    .gen =
    { $n ->
        [one] { $n } dnia
       *[many] { $n } dni
    }
names-count-minutes =
    { $n ->
        [one] { $n } minuta
        [few] { $n } minuty
       *[many] { $n } minut
    }
    .acc =
    { $n ->
        [one] { $n } minutę
        [few] { $n } minuty
       *[many] { $n } minut
    }
    .gen =
    { $n ->
        [one] { $n } minuty
       *[many] { $n } minut
    }
names-count-openings =
    { $n ->
        [one] { $n } otwarcie
        [few] { $n } otwarcia
       *[many] { $n } otwarć
    }
    .acc =
    { $n ->
        [one] { $n } otwarcie
        [few] { $n } otwarcia
       *[many] { $n } otwarć
    }
    .gen =
    { $n ->
        [one] { $n } otwarcia
       *[many] { $n } otwarć
    }
names-count-raised_dams =
    { $n ->
        [one] { $n } podwyższona tama
        [few] { $n } podwyższone tamy
       *[many] { $n } podwyższonych tam
    }
    .acc =
    { $n ->
        [one] { $n } podwyższoną tamę
        [few] { $n } podwyższone tamy
       *[many] { $n } podwyższonych tam
    }
    .gen =
    { $n ->
        [one] { $n } podwyższonej tamy
       *[many] { $n } podwyższonych tam
    }
names-count-spaces =
    { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    }
    .acc =
    { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    }
    .gen =
    { $n ->
        [one] { $n } pola
       *[many] { $n } pól
    }
names-count-seeds =
    { $n ->
        [one] { $n } ziarno
        [few] { $n } ziarna
       *[many] { $n } ziaren
    }
    .acc =
    { $n ->
        [one] { $n } ziarno
        [few] { $n } ziarna
       *[many] { $n } ziaren
    }
    .gen =
    { $n ->
        [one] { $n } ziarna
       *[many] { $n } ziaren
    }

## Lists

names-decimal_mark = ,
names-one_to = od 1 do { NAME($counted, form: "gen") }
names-capital = { CAPITAL($sentence) }
names-once_more = { $sentence }{"\u00A0"}
names-comma = { $first }, { $last }
names-then = { $first } { $last }
names-semicolon = { $first }; { $last }
names-two = { $first } i { $last }
names-two_or = { $first } lub { $last }
names-the = { $noun }
names-nothing = nic

## The Leeghwater Project

names-company-netherlands = Holandia
    .gen = Holandii
    .acc = Holandię
    .ins = Holandią
names-officer-spencer = Leslie Spencer
    .gen = Leslie Spencer
    .acc = Leslie Spencer
    .ins = Leslie Spencer
names-officer-fouche = Margot Fouché
    .gen = Margot Fouché
    .acc = Margot Fouché
    .ins = Margot Fouché
names-officer-luciani = Simone Luciani
    .gen = Simone Lucianiego
    .acc = Simone Lucianiego
    .ins = Simone Lucianim
names-officer-battista = Tommaso Battista
    .gen = Tommaso Battisty
    .acc = Tommaso Battistę
    .ins = Tommaso Battistą
names-officer_power-spencer = ze specjalnym kaflem maszyny na Prace idą na koło
    .short = maszyny na Prace idą na koło
names-officer_power-fouche = własne pole dowolnego aktywowanego budynku
    .short = pole dowolnego budynku
names-officer_power-luciani = 4 kontrakty w ręku i kilka z jednej produkcji
    .short = 4 kontrakty, kilka naraz
names-officer_power-battista = Architekt, który sam na polu dla 1 daje dodatkową turę
    .short = Architekt daje dodatkową turę
names-ability-netherlands = kropla do innej własnej tamy po każdej produkcji
names-structure-building = budynek
    .gen = budynku
    .acc = budynek
    .gender = m
names-tile-basic_building = kafel budynku
    .short = kafel budynku
    .gen = kafla budynku
    .acc = kafel budynku
    .ins = kaflem budynku
    .ins_short = kaflem budynku
names-tile-spencer = kafel specjalny Spencer
    .short = kafel specjalny Spencer
    .gen = kafla specjalnego Spencer
    .acc = kafel specjalny Spencer
    .ins = kaflem specjalnym Spencer
    .ins_short = kaflem specjalnym Spencer
names-tile-adv1_building = { names-tile-adv1_building.short } (od razu jego akcja)
    .short = kafel budynku 1. poziomu
    .gen = kafla budynku 1. poziomu
    .acc = kafel budynku 1. poziomu
    .ins = kaflem budynku 1. poziomu
    .ins_short = kaflem budynku 1. poziomu
names-tile-adv2_building = { names-tile-adv2_building.short } (tylko jeden rodzaj maszyn)
    .short = kafel budynku 2. poziomu
    .gen = kafla budynku 2. poziomu
    .acc = kafel budynku 2. poziomu
    .ins = kaflem budynku 2. poziomu
    .ins_short = kaflem budynku 2. poziomu
names-tile-adv3_building = { names-tile-adv3_building.short } (od razu punkty budynku)
    .short = kafel budynku 3. poziomu
    .gen = kafla budynku 3. poziomu
    .acc = kafel budynku 3. poziomu
    .ins = kaflem budynku 3. poziomu
    .ins_short = kaflem budynku 3. poziomu
names-part-fulfil_contract = kontrakt do zrealizowania
names-part-energy_usable = energia na kontrakt
names-part-advanced_tile = zaawansowany kafel
names-question-PayWork = wybrać, czy maszyny na Prace idą na koło
names-question-ChooseWork = wybrać Prace do wzięcia za kredyty
names-question-ChoosePatent = wybrać kafel z Biura Patentowego
names-question-ChooseBuilding = wybrać budynek do użycia
names-question-ChooseDam = wybrać tamę, do której trafi kropla
names-question-FetchTile = wybrać kafel do zabrania z koła
names-question-FetchMachines = wybrać maszyny do zabrania z koła
names-question-FulfilFree = wybrać kontrakt do zrealizowania bez produkcji
names-question-FurtherTurn = wykonać dodatkową turę albo z niej zrezygnować
names-bonus-external_works = wzięte Prace Zewnętrzne
names-bonus-buildings = budynki
names-count-external_works =
    { $n ->
        [one] { $n } Prace Zewnętrzne
        [few] { $n } Prace Zewnętrzne
       *[other] { $n } Prac Zewnętrznych
    }
    .acc =
        { $n ->
            [one] { $n } Prace Zewnętrzne
            [few] { $n } Prace Zewnętrzne
           *[other] { $n } Prac Zewnętrznych
        }
    .gen = { $n } Prac Zewnętrznych
names-count-buildings =
    { $n ->
        [one] { $n } budynek
        [few] { $n } budynki
       *[other] { $n } budynków
    }
    .acc =
        { $n ->
            [one] { $n } budynek
            [few] { $n } budynki
           *[other] { $n } budynków
        }
    .gen =
        { $n ->
            [one] { $n } budynku
           *[other] { $n } budynków
        }
names-building-cofferdam = Grodza
    .gen = Grodzy
    .acc = Grodzę
    .loc = Grodzy
    .bare = Grodza
names-building-development_office = Biuro Rozwoju
    .gen = Biura Rozwoju
    .acc = Biuro Rozwoju
    .loc = Biurze Rozwoju
    .bare = Biuro Rozwoju
names-building-research_lab = Laboratorium Badawcze
    .gen = Laboratorium Badawczego
    .acc = Laboratorium Badawcze
    .loc = Laboratorium Badawczym
    .bare = Lab. Badawcze
names-building-loan_agency = Agencja Pożyczkowa
    .gen = Agencji Pożyczkowej
    .acc = Agencję Pożyczkową
    .loc = Agencji Pożyczkowej
    .bare = Agencja Pożyczkowa
names-building-energy_relay_field = Pole Przekaźników
    .gen = Pola Przekaźników
    .acc = Pole Przekaźników
    .loc = Polu Przekaźników
    .bare = Pole Przekaźników
names-building-robot_factory = Fabryka Robotów
    .gen = Fabryki Robotów
    .acc = Fabrykę Robotów
    .loc = Fabryce Robotów
    .bare = Fabryka Robotów
names-building-financial_division = Dział Finansowy
    .gen = Działu Finansowego
    .acc = Dział Finansowy
    .loc = Dziale Finansowym
    .bare = Dział Finansowy
names-building-control_station = Stacja Kontroli
    .gen = Stacji Kontroli
    .acc = Stację Kontroli
    .loc = Stacji Kontroli
    .bare = Stacja Kontroli
names-building-wind_farm = Farma Wiatrowa
    .gen = Farmy Wiatrowej
    .acc = Farmę Wiatrową
    .loc = Farmie Wiatrowej
    .bare = Farma Wiatrowa
names-building-customer_office = Biuro Klienta
    .gen = Biura Klienta
    .acc = Biuro Klienta
    .loc = Biurze Klienta
    .bare = Biuro Klienta
names-work_of = Prace Zewnętrzne { $number }

## What a row of a box changes, hook by hook

names-hook-base_excavators = koszt podstawy wszędzie: { COUNT($n, "excavators") }
names-hook-conduit_excavators = koszt kanału najwyżej: { COUNT($n, "excavators") }
names-hook-conduit_mixers = kanały: { COUNT($n, "mixers") } zamiast koparek za każdy punkt wartości
names-hook-credits_per_machine = { COUNT($n, "credits") } zamiast dowolnej maszyny
names-hook-machines_alike = koparki i betoniarki są wymienne
names-hook-no_building_fee = czerwone pola nie kosztują kredytów
names-hook-one_kind = z dwóch rodzajów maszyn wystarczy jeden
names-hook-no_engineers = bez inżynierów i bez pola budowy
names-hook-floor = mała produkcja liczy się jako { $n }, zanim dojdą premie
names-hook-steps_after = { COUNT($n, "energy") } więcej po każdej produkcji
names-hook-second_production = druga produkcja, w innej elektrowni, bez premii
names-hook-steps_per_drop = { COUNT($n, "energy") } za każdą kroplę, która spływa obok własnej elektrowni
names-hook-contract_reduction = kontrakty wymagają energii mniej o { $n }
names-hook-deep_dams = własne tamy 3. poziomu mieszczą 4 krople
names-hook-drop_after = { COUNT($n, "drops") } do innej własnej tamy po każdej produkcji
names-hook-many_contracts = kilka kontraktów z jednej produkcji
names-hook-hand = { COUNT($n, "contracts") } w ręku
names-hook-brings = specjalny kafel na początku
names-hook-ruled_credits = kredyty na początku są rozstrzygnięciem
names-hook-copies_tiles = buduje jak kafel na kole
names-hook-copies_officers = kopiuje innego dyrektora na jedną turę
names-hook-works_on_wheel = maszyny Prac mogą iść na koło
names-hook-uses_buildings = własne pole dowolnego aktywowanego budynku
names-hook-architect = Architekt, który sam na polu dla 1 daje dodatkową turę
names-plain_power = nic poza zasadami dla wszystkich
names-gained_for_each = { $gained } za { $per ->
        [base] każdą własną podstawę
        [elevation] każde własne podwyższenie
        [conduit] każdy własny kanał
        [powerhouse] każdą własną elektrownię
        [value] każdy punkt wartości kanału
        [elevated_dam] każdą własną podwyższoną tamę
        [building_points] każdy punkt budynku
       *[advanced_tile] każdy własny kafel zaawansowanej technologii
    }
names-effect-produce = natychmiastowa produkcja, { SIGNED($n) }
names-effect-fill = tama się napełnia
names-effect-drop_in_own_empty_dams = kropla do każdej pustej własnej tamy
names-effect-use_building = od razu akcja tego budynku
names-tile_of_its_own = { $called } ({ $like }; { $does })
