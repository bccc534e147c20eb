# Własne pomysły.

own_rule-no_number = { $got } nie jest numerem z listy klasy: zaczyna się ona od 1
own_rule-too_few_games = na { COUNT($pairs, "pairs", form: "acc") } trzeba dwa razy więcej gier, a jest ich { $games }
own_rule-column-code = w kodzie
own_rule-column-what = co to jest
own_rule-column-printed = w druku
own_rule-column-may_be = może być
own_rule-number-wheel_segments = segmenty każdego koła
own_rule-number-engineers_each = inżynierowie spółki
own_rule-number-conduit_credits = kredyty za kroplę w cudzym kanale
own_rule-number-conduit_points = punkty, które dostaje za nią właściciel
own_rule-number-red_fee = ile kosztuje pole budowy z monetą
own_rule-number-first_prize = punkty za najwięcej energii w rundzie
own_rule-number-second_prize = punkty za drugie miejsce
own_rule-number-turn_order = kto zaczyna w następnej rundzie
own_rule-number-neutral_dams = neutralne tamy na początku
own_rule-number-closed_spaces = pola planszy zarządu, których nikt nie może użyć
own_rule-number-opened_spaces = pola otwarte także przy mniejszej liczbie graczy
own_rule-number-more_drops = więcej kropel ze źródła albo mniej
own_rule-number-rounds = rundy rozgrywki
own_rule-example-neutral_dams = True albo False
own_rule-example-closed_spaces = ('turbine+2',)
own_rule-example-opened_spaces = ('turbine+2',)
own_rule-example-more_drops = Table({"{"}'HA': 1{"}"})
own_rule-number_to_change = { $name }: { $what } (w druku: { $printed }; może być { $may_be })
own_rule-range_of = od { $least } do { $most }
own_rule-asked = Jak to zmienia tę liczbę: { $measure }?
