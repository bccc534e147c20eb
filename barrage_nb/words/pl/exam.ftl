# Co mówi egzamin.

exam-title = Egzamin
exam-start = Pozycja, o którą chodzi w pytaniu.
exam-next = Następne pytanie
exam-another = Inny egzamin
exam-answer_first = Najpierw odpowiedz albo poproś o odpowiedź.
exam-show_me = Nie wiem
exam-on_map = Kliknij na mapie albo na odpowiedzi.
exam-here = Kliknij na odpowiedzi.
exam-all_right = Wszystkie trzydzieści dobrze. Czas na pierwszą rozgrywkę i na kilka następnych.
exam-look_again = Warto powtórzyć, a oto gdzie się tego uczy:
exam-section-G = Mapa i elementy
exam-section-U = Przygotowanie
exam-section-I = Przychód i źródła
exam-section-R = Tury
exam-section-M = Pola akcji
exam-section-W = Woda
exam-section-P = Produkcja
exam-section-K = Kontrakty
exam-section-C = Budowa
exam-section-O = Dyrektorzy
exam-section-N = Spółki
exam-section-T = Zaawansowana technologia
exam-section-S = Punktacja rundy
exam-section-B = Kafle premii
exam-section-E = Koniec rundy, koniec gry
exam-section-J = Cele
exam-next_piece-base = następna podstawa
exam-next_piece-elevation = następne podwyższenie
exam-next_piece-conduit = następny kanał
exam-next_piece-powerhouse = następna elektrownia
exam-number = { $n }
exam-question = Pytanie { $number } z { $of } · { $section }
exam-true = Odpowiedź: { $answer }.
exam-known = { CAPITAL(UNENDED($sentence)) }.
exam-ruled = { CAPITAL(UNENDED($sentence)) } ({ $clause }).
exam-score =
    Dobrze: { $right } z { $of }{ $told ->
        [0] {""}
       *[other] ; bez twojej odpowiedzi: { COUNT($told, "questions") }
    }.
exam-some_missed =
    { $n ->
        [1] pytanie { $numbers }
       *[other] pytania { $numbers }
    }
exam-company_with = { $who } { $what }

## Set-up

exam-game_begins = Zaczyna się rozgrywka wprowadzająca, liczba graczy: { $players }. { $asked }
exam-these_tiles = To { $tiles }
exam-set_up-national = Ile kontraktów państwowych leży odkrytych na początku?
exam-set_up-offered = Ile kontraktów leży odkrytych w Dziale Handlowym na początku?
exam-set_up-neutral =
    Ile kropel leży razem we wszystkich neutralnych tamach na początku, przed pierwszą rundą?
exam-set_up-bonus = Ile kafli premii leży na stole na początku?
exam-set_up-tiles = Z iloma kaflami technologii zaczyna każda spółka?
exam-set_up-turbines = Ile pól produkcji jest otwartych, wliczając droższe?
exam-chosen = W pełnej rozgrywce spółki wybrano w tej kolejności: { $order }. Kto ma pierwszą turę?

## The questions

exam-raise_which =
    { $who } { AGREE($who, one: "chce", many: "chcą") } zbudować podwyższenie i { AGREE($who, one: "ma", many: "mają") }
    wszystko, czego do tego trzeba. Którą z tych tam można podwyższyć?
exam-pieces_left =
    Spójrz na mapę. Ile { KEY($structure) ->
        [base] podstaw
        [elevation] podwyższeń
        [conduit] kanałów
       *[powerhouse] elektrowni
    } { $who } { AGREE($who, one: "ma", many: "mają") } jeszcze do zbudowania?
exam-built_of = { $who } { AGREE($who, one: "ma", many: "mają") } w sumie { $pieces }, a zbudowano z tego { $built }
exam-income-credits =
    { $who } { AGREE($who, one: "zbudowała", many: "zbudowały") } { COUNT($bases, "bases", form: "acc") } i
    { COUNT($conduits, "conduits", form: "acc") }. Zaczyna się faza Przychodu: ile kredytów
    { AGREE($who, one: "dostaje", many: "dostają") }?
exam-income-vp =
    { $who } { AGREE($who, one: "zbudowała", many: "zbudowały") } { COUNT($bases, "bases", form: "acc") } i
    { COUNT($conduits, "conduits", form: "acc") }. Zaczyna się faza Przychodu: ile punktów zwycięstwa
    { AGREE($who, one: "dostaje", many: "dostają") }?
exam-headstream = Kafel źródła { $name } pokazuje { $printed }. Zaczyna się runda { $round }: ile kropel tam przybywa?
exam-uncovers_which =
    { $who }, zbudowano: { $pieces }. Który element, zbudowany jako następny, od razu przynosi przychód?
exam-open_space =
    { $who }, zostało: { COUNT($engineers, "engineers") } i { COUNT($credits, "credits") }. Na którym z tych pól można
    teraz umieścić inżynierów?
exam-closed = { $called }: { $why }
exam-costs =
    { $who } { AGREE($who, one: "umieszcza", many: "umieszczają") } inżynierów na { NAME($space, form: "loc") }. Ile kredytów
    to kosztuje w sumie?
exam-turn_after =
    Kolejność tur i inżynierowie, którzy każdemu zostali: { $order }. { $who }
    { AGREE($who, one: "umieszcza", many: "umieszczają") } jednego w Banku. Czyja jest następna tura?
exam-left_to = { $who } ({ COUNT($engineers, "engineers") })
exam-credits_left =
    { $who } { AGREE($who, one: "ma", many: "mają") } { COUNT($credits, "credits", form: "acc") } i
    { AGREE($who, one: "umieszcza", many: "umieszczają") } { $engineers ->
        [0] swoich inżynierów
       *[other] { COUNT($engineers, "engineers", form: "acc") }
    } na { NAME($space, form: "loc") }. Ile kredytów wtedy zostaje?
exam-drop_now =
    { $who } { AGREE($who, one: "umieszcza", many: "umieszczają") } kroplę tutaj: { $place }. Dzięki polu akcji spływa ona
    natychmiast. Gdzie się zatrzyma?
exam-stop = Kropla rusza przed wszystkimi innymi, stąd: { $place }. Gdzie się zatrzyma?
exam-lost =
    Na źródłach { $waiting ->
        [few] czekają
       *[other] czeka
    } { COUNT($waiting, "drops") }. Teraz woda spływa. Ile kropel opuści mapę?
exam-led_by = { $who } (dyrektor: { $officer })
    .number = { NAME($who, form: "number") }
exam-led_by_nobody = { $who }
    .number = { NAME($who, form: "number") }
exam-produces =
    { $led } { AGREE($led, one: "produkuje", many: "produkują") } na { NAME($space, form: "loc") }:
    { COUNT($drops, "drops") } z { NAME($dam, form: "gen") }, { NAME($conduit, form: "ins") } (wartość { $value }), do
    { NAME($powerhouse, form: "gen") }. Ile to energii?
exam-fee_of =
    { $who } { AGREE($who, one: "produkuje", many: "produkują") } z { COUNT($drops, "drops", form: "gen") },
    { NAME($conduit, form: "ins") } (wartość { $value }). Ile kredytów { AGREE($who, one: "płaci", many: "płacą") } za
    kanał?
exam-it_is = Jest to { $owned }
exam-source_for =
    { $who } { AGREE($who, one: "chce", many: "chcą") } produkować { NAME($conduit, form: "ins") } do
    { NAME($powerhouse, form: "gen") }. Z której z tych tam może pochodzić woda?
exam-contract =
    kontrakt { $national ->
        [true] państwowy{" "}
       *[false] {""}
    }wymagający { COUNT($need, "energy", form: "gen") }
exam-dearest =
    { $who } właśnie { AGREE($who, one: "wyprodukowała", many: "wyprodukowały") } { COUNT($energy, "energy", form: "acc") }.
    Jaki najdroższy kontrakt, własny lub państwowy, można tym zrealizować?
exam-too_many =
    { $who } { AGREE($who, one: "ma", many: "mają") } na ręce { COUNT($hand, "contracts", form: "acc") }, wciąż do realizacji, i
    { AGREE($who, one: "bierze", many: "biorą") } jeszcze { $taken } w Dziale Handlowym. Ile trzeba odrzucić?
exam-where =
    { $who } { AGREE($who, one: "chce", many: "chcą") } zbudować { NAME($structure, form: "acc") } i
    { AGREE($who, one: "ma", many: "mają") } wszystko, czego do tego trzeba. Na którym z tych miejsc może to stanąć?
exam-machines_for =
    { $led } { AGREE($led, one: "buduje", many: "budują") } { NAME($piece, form: "acc") }. Ile co najmniej maszyn to
    kosztuje?
exam-wheel =
    Koło { NAME($who, form: "gen") } obraca się o { COUNT($turns, "turns", form: "acc") }. Ile koparek wraca?

## Scoring

exam-round_scored = Punktuje się rundę { $round }. Energia: { $energies }.
exam-tile_counts = Kafel premii liczy: { $called }; { $who } { AGREE($who, one: "ma", many: "mają") } { $counted }.
exam-scored-round = Ile punktów { AGREE($who, one: "dostaje", many: "dostają") } w sumie { $who }?
exam-scored-rank = Ile punktów { AGREE($who, one: "dostaje", many: "dostają") } { $who } za miejsce w energii?
exam-scored-track = Ile kredytów { AGREE($who, one: "dostaje", many: "dostają") } { $who } z toru?
exam-scored-bonus = Ile punktów { AGREE($who, one: "dostaje", many: "dostają") } { $who } za kafel premii?
exam-first_of = Runda się kończy. Kolejność tur i energia każdej spółki: { $energies }. Kto zaczyna następną rundę?
exam-resources =
    Gra skończona. { $who }, zostało: { COUNT($credits, "credits") }, { COUNT($excavators, "excavators") } i
    { COUNT($mixers, "mixers") }. Ile punktów to daje?
exam-drops_at_the_end =
    Gra skończona. Ile punktów { AGREE($who, one: "dostaje", many: "dostają") } { $who } za krople w swoich tamach?
exam-counts_for = Cel liczy: { $called }. Ile liczy dla { NAME($who, form: "gen") }?
exam-it_counts = Liczy się { $things }
exam-of_level = Tama o poziomie { $level } to { $level } elementy: { $things }
exam-counts_nothing = Nie ma nic, co by się liczyło
exam-counted_for = { $who } { $counted }
exam-points_of = Na koniec rozgrywki cel liczy: { $counts }. Ile punktów { AGREE($who, one: "dostaje", many: "dostają") } za to { $who }?
