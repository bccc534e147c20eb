# Przepływy w partii: skąd wszystko się bierze i dokąd idzie.

flows-title = Co płynie, na spółkę i rundę
flows-title_of_change = Co płynie bardziej lub mniej, na spółkę i rundę
flows-carries = { CAPITAL($origin) } → { $to }: { $thing }, { DECIMAL($amount, 1) } na spółkę i rundę.
flows-changes = { CAPITAL($origin) } → { $to }: { $thing }, { $change }.
flows-is_open = { CAPITAL($origin) } → { $to }: nie wiadomo, czy więcej, czy mniej ({ $thing }).
flows-needs = { CAPITAL($origin) } → { $to }: nic tędy nie płynie, ale jedno jest potrzebne do drugiego.
flows-loop =
    { $reinforcing ->
        [true] +
       *[false] −
    } { $name }: { $why }
flows-summed_up = Średnio ({ COUNT($games, "games") }), na spółkę i rundę. { $each }
flows-goes = { CAPITAL($origin) } → { $to }: { $thing }.
flows-in_words = Każda strzałka słowami
flows-games = przepływy ({ COUNT($games, "games") }), ziarna od { $first } do { $last }
flows-no_loop = żadna pętla nie nazywa się { QUOTED($got) }; są { $known }
flows-more = więcej
flows-less = mniej
flows-unsure = nierozstrzygnięte

## Miejsca

flows-place-start = początek
flows-place-rain = deszcz
flows-place-headstreams = źródła
flows-place-dams = zapory
flows-place-off_the_map = poza mapę
flows-place-production = produkcja
flows-place-energy = energia
flows-place-scoring = punktacja
flows-place-points = punkty
flows-place-contracts = kontrakty
flows-place-income = dochód
flows-place-pieces = elementy
flows-place-construction = budowa
flows-place-machines = maszyny
flows-place-wheel = koło
flows-place-engineers = inżynierowie
flows-place-office = biuro
flows-place-purse = kasa
flows-place-fees = opłaty
flows-place-fulfilled = zrealizowane
flows-place-discarded = odrzucone

## Co płynie

flows-thing-credits = kredyty
flows-thing-vp = punkty
flows-thing-energy = energia
flows-thing-machines = maszyny
flows-thing-engineers = inżynierowie
flows-thing-drops = krople
flows-thing-pieces = elementy
flows-thing-contracts = kontrakty

## Pętle

flows-loop-engine = silnik
    .why =
        energia daje kredyty na koniec rundy, za kredyty koło obraca się szybciej i maszyny wracają, a to, co zbudują, daje więcej energii.
flows-loop-contracts = kontrakty
    .why = energia realizuje kontrakty, te dają maszyny, a maszyny budują to, co daje więcej energii.
flows-loop-incomes = dochody
    .why = to, co zbudowano, odkrywa dochody, te dają maszyny w każdej rundzie, a maszyny budują dalej.
flows-loop-wheel = koło
    .why = im więcej maszyn buduje, tym mniej jest pod ręką, dopóki koło się nie obróci.
flows-loop-prices = ceny
    .why = im więcej się kupuje, tym pustsza kasa; a gdy tanie pola są zajęte, zostają drogie.
flows-loop-engineers = inżynierowie
    .why = kto robi więcej, ma mniej inżynierów, dopóki runda się nie skończy.
flows-loop-order = kolejność
    .why = kto wytworzy najmniej energii, wybiera pierwszy w następnej rundzie.
