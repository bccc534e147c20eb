# Dlaczego ruch nie jest dozwolony.

refusals-refused = { $clause }: { $reason }
# Who stands where a neutral dam is.
refusals-neutral = neutralna tama
    .gen = neutralnej tamy
    .acc = neutralną tamę
    .ins = neutralną tamą

## What is missing to produce

refusals-missing-powerhouse = nie masz elektrowni, w której można produkować
refusals-missing-water = żadna twoja ani neutralna tama nie przetrzymuje kropli
refusals-missing-conduit = żaden zbudowany kanał nie prowadzi od twojej lub neutralnej tamy z wodą do twojej elektrowni

## The reasons

refusals-reason-another_question = teraz trzeba { $question }; „{ $move }” na to nie odpowiada
refusals-reason-another_powerhouse = druga produkcja wymaga innej elektrowni niż { $powerhouse }
refusals-reason-begins_elsewhere = { $conduit } nie bierze wody od { NAME($dam, form: "gen") }
refusals-reason-automa_ahead = { $who } { AGREE($who, one: "prowadzi na torze i jest", many: "prowadzą na torze i są") } już w sekcji rundy { $round }
refusals-reason-automa_empty_wheel = koło { NAME($who, form: "gen") } jest puste
refusals-reason-automa_expansion = ten wiersz należy do dodatku
refusals-reason-automa_last_round = w ostatniej rundzie ({ $round }) nie kupuje się maszyn
refusals-reason-automa_no_contract = { COUNT($energy, "energy") } to najwięcej, ile da się wyprodukować, a to nie wystarczy na żaden odkryty { $colour ->
        [green] zielony
        [yellow] żółty
        [red] czerwony
       *[other] { $colour }
    } kontrakt
refusals-reason-automa_no_drop = żadna kropla nie trafiłaby do tamy { NAME($who, form: "gen") }
refusals-reason-automa_no_machinery = { $who } nie { AGREE($who, one: "ma", many: "mają") } maszyn na żadną taką konstrukcję ({ $structure })
refusals-reason-automa_no_patent = żaden kafel zaawansowanej technologii w sprzedaży nie buduje { NAME($structure, form: "gen") }
refusals-reason-automa_no_system = { $who } nie { AGREE($who, one: "ma", many: "mają") } gotowego systemu z wodą
refusals-reason-automa_no_tile = { $who } nie { AGREE($who, one: "ma", many: "mają") } poza kołem kafla technologii, który buduje { NAME($structure, form: "acc") }
refusals-reason-automa_row_says = kafel Autom wskazuje akcję: { $structure }, tam gdzie pokazuje to jego wiersz
refusals-reason-automa_tile_first = Sekibo gra przeciw Automie, a pierwszą akcję rundy { NAME($who, form: "gen") } dobiera się z kafli Autom
refusals-reason-automa_pile_unknown = kto nie widzi kafli Automy, nie może wiedzieć, co ona zrobi
refusals-reason-bank_engineers = w Banku staje { UP_TO($engineers, "engineers") }; podaj, ilu
refusals-reason-cannot_afford = nie masz maszyn na { NAME($piece, form: "acc") }
refusals-reason-cannot_pay_fee = { $spot } ma monetę: kosztuje o { COUNT($fee, "credits", form: "acc") } więcej, a masz { $credits }
refusals-reason-company_not_offered = nie można teraz wybrać { NAME($company, form: "gen") }
refusals-reason-conduit_not_built = nikt nie zbudował { NAME($conduit, form: "gen") }
refusals-reason-copy_instead = { NAME($space, form: "gen") } używa się, kopiując dyrektora, na przykład: copy jordan
refusals-reason-construction_order = pola budowy zajmuje się od lewej do prawej; kolej na { NAME($next, form: "acc") }
refusals-reason-contract_not_held = kontraktu { $contract } nie masz na ręce i nie ma go wśród dostępnych kontraktów państwowych
refusals-reason-contract_fulfilled = { $who } już { AGREE($who, one: "ma", many: "mają") } zrealizowany kontrakt { $contract }, a każdy realizuje się tylko raz
refusals-reason-contract_not_in_hand = kontraktu { $contract } nie masz na ręce
refusals-reason-contract_not_offered = kontrakt { $contract } nie jest dostępny
refusals-reason-contract_out_of_reach = ten kontrakt wymaga { COUNT($need, "energy", form: "gen") }, a ta produkcja dała { $energy }
refusals-reason-contract_out_of_reach_for_less = ten kontrakt wymaga { COUNT($need, "energy", form: "gen") }, o { $less } mniej niż wydrukowano (N7), a ta produkcja dała { $energy }
refusals-reason-copied_enough = w tej turze { $who } już { AGREE($who, one: "kopiuje", many: "kopiują") } dyrektora albo w tej rundzie było to już dwa razy
refusals-reason-copy_price = cena tej kopii w kredytach: { $prices }; podaj ją, jeśli nie jest zerem
refusals-reason-dam_at_full_height = { $space } ma już dwa podwyższenia
refusals-reason-dams_at_full_height = każda tama { NAME($who, form: "gen") } ma już dwa podwyższenia
refusals-reason-drops_not_declined = ta akcja musi umieścić co najmniej jedną kroplę
refusals-reason-ends_elsewhere = { $conduit } nie prowadzi do { NAME($powerhouse, form: "gen") }
refusals-reason-engineers_left = masz jeszcze { COUNT($engineers, "engineers", form: "acc") }; Bank zawsze ich przyjmie
refusals-reason-exact_engineers = { $space } wymaga dokładnie { COUNT($needed, "engineers", form: "gen") }; liczbę podaje się tylko w Banku
refusals-reason-fee_too_high = opłata dla { NAME($owner, form: "gen") } za { COUNT($drops, "drops", form: "acc") } wynosi { COUNT($fee, "credits", form: "acc") }, a masz { $credits }
refusals-reason-game_over = gra jest skończona
refusals-reason-how_many_contracts =
    weź dokładnie { COUNT($amount, "contracts", form: "acc") }{ $amount ->
        [1] {""}
       *[other] , żadnego dwa razy
    }
refusals-reason-how_many_discards =
    odrzuć dokładnie { COUNT($amount, "contracts", form: "acc") }{ $amount ->
        [1] {""}
       *[other] , żadnego dwa razy
    }
refusals-reason-how_many_drops = umieść { $amount ->
        [1] { COUNT($amount, "drops", form: "acc") }
       *[other] { UP_TO($amount, "drops") }
    }
refusals-reason-exactly_so_many_drops = umieść dokładnie { COUNT($amount, "drops", form: "acc") }
refusals-reason-how_many_machines = wybierz w sumie { COUNT($amount, "machines", form: "acc") }
refusals-reason-impossible_construct = nie możesz teraz niczego zbudować
refusals-reason-impossible_contracts = żaden kontrakt nie jest dostępny
refusals-reason-impossible_patent = to miejsce w Biurze Patentowym jest puste
refusals-reason-no_system = { $missing }
refusals-reason-no_paid_system = każdy kanał, którego możesz użyć, jest cudzy, a opłata za kroplę wynosi { COUNT($each, "credits", form: "acc") }; masz { $credits }
refusals-reason-no_energy_here = najlepszy z twoich systemów dałby tu { COUNT($energy, "energy", form: "acc") }; potrzeba co najmniej 1
refusals-reason-must_produce = produkcję wybraną w Stacji Turbin trzeba wykonać
refusals-reason-no_construction_space = wszystkie cztery pola budowy są w tej rundzie zajęte
refusals-reason-no_energy = to dałoby { COUNT($energy, "energy", form: "acc") }; potrzeba co najmniej 1
refusals-reason-no_engineer_left = na główną akcję nie zostałby żaden inżynier
refusals-reason-no_action_after_copy = kto skopiował { NAME($officer, form: "acc") }, wykonuje akcję w tej samej turze
refusals-reason-no_legal_space = nie ma pola, na którym { $who } { AGREE($who, one: "może", many: "mogą") } umieścić { NAME($structure, form: "acc") }
refusals-reason-not_by_tile = według obowiązującego rozstrzygnięcia energia z kafla technologii nie realizuje kontraktu { $contract }
refusals-reason-neutral_dam = { $space } jest neutralna, a neutralnej tamy nikt nie może podwyższyć
refusals-reason-no_own_dam = { $who } nie { AGREE($who, one: "ma", many: "mają") } własnej tamy do podwyższenia
refusals-reason-no_own_powerhouse = to nie jest twoja elektrownia: { $powerhouse }
refusals-reason-no_piece_left = { $who } nie { AGREE($who, one: "ma", many: "mają") } już w zasobach { NAME($structure, form: "gen") }
refusals-reason-no_powerhouse_below = nie masz elektrowni w zbiorniku { $basin }, w którym kończy się ten kanał
refusals-reason-no_such_action_space = żadne pole akcji nie nazywa się „{ $space }”
refusals-reason-no_such_headstream = { $headstream } to nie źródło; są HA, HB, HC i HD
refusals-reason-no_such_officer = { $officer } to nie dyrektor, którego możesz skopiować
refusals-reason-no_such_part = wybierz { $parts }
refusals-reason-no_such_space = { $spot } to nie miejsce na { NAME($structure, form: "acc") }
refusals-reason-no_tile = { $who } nie { AGREE($who, one: "ma", many: "mają") } w zasobach { KEY($tile) ->
        [nothing] potrzebnego kafla
       *[other] { NAME($tile, form: "gen") }
    }
refusals-reason-no_usable_dam = { $dam } nie jest ani twoja, ani neutralna
refusals-reason-no_way_to_pay = za { NAME($space, form: "acc") } możesz { $ways }
refusals-reason-not_own_dam = { $space } to nie tama { NAME($who, form: "gen") }, którą można podwyższyć
refusals-reason-not_sekibo = tylko spółka z Mahiri Sekibo kopiuje dyrektorów
refusals-reason-not_this_space = ta nagroda nie pozwala na { NAME($spot, form: "acc") }
refusals-reason-nothing_to_copy = na twoim kole nie ma { NAME($tile, form: "gen") } albo nie masz czym go skopiować
refusals-reason-only_neutral_dams = { $who } nie { AGREE($who, one: "ma", many: "mają") } własnej tamy do podwyższenia, a neutralnej nikt nie może podwyższyć
refusals-reason-own_base_in_basin = { $who } { AGREE($who, one: "ma", many: "mają") } już podstawę w zbiorniku { $basin }
refusals-reason-own_powerhouse_in_basin = { $who } { AGREE($who, one: "ma", many: "mają") } już elektrownię w zbiorniku { $basin }
refusals-reason-red_fee = { $spot } ma monetę: kosztuje { COUNT($fee, "credits", form: "acc") }, a masz { $credits }
refusals-reason-same_basin = { $dam } i { $powerhouse } leżą w tym samym zbiorniku, a takich nie łączy żaden kanał: woda musi spadać
refusals-reason-space_closed = { $space } jest zamknięte w tym projekcie gry
refusals-reason-space_blocked = { NAME($space, form: "gen") } nie używa się przy tej liczbie graczy i tych zasadach
refusals-reason-space_occupied = { NAME($space, form: "acc") } { AGREE($owner, one: "zajmuje", many: "zajmują") } w tej rundzie { $owner }
refusals-reason-space_taken = { NAME($spot, form: "acc") } { AGREE($owner, one: "zajmuje", many: "zajmują") } już { $owner }
refusals-reason-tile_needs_engineers = { $tile } wymaga inżynierów na polu budowy
refusals-reason-too_few_credits = potrzeba na to { COUNT($needed, "credits", form: "gen") }, a masz { $credits }
refusals-reason-too_few_drops = spuść { $held ->
        [1] { COUNT($held, "drops", form: "acc") }
       *[other] { UP_TO($held, "drops") }
    } od { NAME($dam, form: "gen") }
refusals-reason-too_few_engineers = potrzeba na to { COUNT($needed, "engineers", form: "gen") }, a masz { $engineers }
refusals-reason-wrong_tile = { $tile } nie buduje { NAME($structure, form: "gen") }
refusals-reason-part_of_turn = część { $n } z { $of }, '{ $move }': { $why }
refusals-reason-turn_over = tura { NAME($who, form: "gen") } kończy się, zanim do niej dojdzie
