# La lezione sul punteggio e i suoi due laboratori.

scoring_lesson-round_ready = Round { $round }: tutte le azioni sono fatte, e ora arrivano i punti.
scoring_lesson-round_ready_for = { scoring_lesson-round_ready } La tessera bonus conta: { $counts }.
scoring_lesson-rank_none = Niente energia: nessun posto in classifica, quindi niente punti (S2).
scoring_lesson-rank_low = { COUNT($energy, "energy") }: né la più alta né la seconda, quindi niente punti per il posto (S2).
scoring_lesson-rank_shared = { COUNT($energy, "energy") }, come qualcun altro: la sua parte è { COUNT($vp, "vp") } (S3).
scoring_lesson-rank_most = { COUNT($energy, "energy") }: la più alta, { COUNT($vp, "vp") } (S2).
scoring_lesson-rank_second = { COUNT($energy, "energy") }: la seconda, { COUNT($vp, "vp") } (S2).
scoring_lesson-credits =
    { $energy ->
        [0] Niente energia: il tracciato paga { COUNT($amount, "credits") } e toglie 3 punti vittoria (S4).
       *[other] Con { COUNT($energy, "energy") } il tracciato paga { COUNT($amount, "credits") } (S4).
    }
scoring_lesson-about = { $who }: { $sentence }
scoring_lesson-finds_nothing = La tessera bonus trova { $found }, quindi non dà niente ({ $clause }).
scoring_lesson-finds = La tessera bonus conta { $found }: { COUNT($vp, "vp") } ({ $clause }). { $section }
scoring_lesson-below = Sotto { COUNT($energy, "energy") } non dà niente (S5).
scoring_lesson-past = L'indicatore ha raggiunto { $energy }, quindi il bonus è pieno (S5).
scoring_lesson-short =
    All'indicatore { $sections ->
        [1] manca { COUNT($sections, "sections") }
       *[other] mancano { COUNT($sections, "sections") }
    } per arrivare a { $energy }. Ognuna toglie 4 punti: { $vp ->
        [0] non resta niente
        [1] resta { COUNT($vp, "vp") }
       *[other] restano { COUNT($vp, "vp") }
    } (S5).
scoring_lesson-turn_of =
    Nel prossimo round gioca { $number ->
        [1] per prima, con meno energia
       *[other] { $last ->
            [true] per ultima, con più energia
           *[other] { $number ->
                [2] per seconda
               *[other] per terza
            }
    }
    }{ $tied ->
        [true] ; chi è in parità si scambia di posto
       *[false] { "" }
    } (E2).
scoring_lesson-gets_most = Il massimo va { NAME($who, form: "al") }: { COUNT($vp, "vp") }.
scoring_lesson-gets = { $who }: { $parts }.
scoring_lesson-gets_nothing = Niente { NAME($who, form: "al") }.
scoring_lesson-part_rank = { $vp } per il posto con { COUNT($energy, "energy") } ({ $clause })
scoring_lesson-part_bonus = { $vp } dalla tessera bonus (S5)
scoring_lesson-part_no_energy = { $vp } per la mancanza di energia (S4)
scoring_lesson-part-objective = { $vp } per l'obiettivo (J1)
scoring_lesson-part-resources = { $vp } per ciò che è avanzato (E6)
scoring_lesson-part-water = { $vp } per le gocce nelle dighe (E7)
scoring_lesson-would_be = { $said } Il suo bonus sarebbe { $vp }. { $section }
scoring_lesson-has_nothing = { $said } Non ha niente di ciò che la tessera bonus conta.
scoring_lesson-fewer = { $who }, la tua risposta: { $vp }, cioè { $less } in meno.
scoring_lesson-last_ready = Il punteggio del round 5 è fatto. Ora arrivano gli ultimi punti: l'obiettivo, ciò che avanza e le gocce nelle dighe (E5).
scoring_lesson-last_ready_for = { scoring_lesson-last_ready } L'obiettivo conta: { $aim }.
scoring_lesson-wins =
    { $n ->
        [1] Vince:
       *[other] Si dividono la vittoria:
    } { $names }, con { COUNT($vp, "vp") }{ $tied ->
        [true] , e con più energia nell'ultimo round (E8)
       *[other] {""}
    }.
scoring_lesson-had = { $who }: prima { $before }, poi { $added }.
scoring_lesson-behind = { $who }, la tua risposta, arriva a { $vp }: { $less } in meno.
scoring_lesson-chart = Punti vittoria per provenienza
scoring_lesson-bar_of = { $who }: { COUNT($vp, "vp") }, di cui { $parts }.
scoring_lesson-bar_part = { $vp } { $source }
scoring_lesson-source-start = inizio
scoring_lesson-source-rank = posto per energia
scoring_lesson-source-bonus = tessere bonus
scoring_lesson-source-contracts = contratti
scoring_lesson-source-fees = pedaggi
scoring_lesson-source-income = rendite
scoring_lesson-source-tiles = tessere avanzate
scoring_lesson-source-no_energy = crediti, senza energia
scoring_lesson-source-so_far = finora
scoring_lesson-source-objective = obiettivo
scoring_lesson-source-resources = risorse avanzate
scoring_lesson-source-water = gocce nelle dighe
scoring_lesson-title = Punteggio: chi guadagna di più, e perché?
scoring_lesson-how_to_guess = Clicca sull'indicatore di una compagnia sul tracciato, o sul suo pulsante. La tabella dice che cosa conta la tessera bonus.
scoring_lesson-what_if = E se…? Sposta gli indicatori, metti un'altra tessera bonus o calcola un altro round.
scoring_lesson-bonus_tile = Tessera bonus
scoring_lesson-round = round
scoring_lesson-undo = Rimetti tutto com'era
scoring_lesson-another = Un altro round
scoring_lesson-no_difference = Non cambiano i punti, i crediti né il posto di nessuno.
scoring_lesson-no_bonus_tile = per questo round non c'è una tessera bonus; mettine una, come in 'usa | round=1 bonus=bases'
scoring_lesson-question = Ora si calcola il punteggio del round { $round }. Chi guadagna più punti vittoria?
scoring_lesson-column-energy = energia
scoring_lesson-column-rank = PV per il posto
scoring_lesson-column-credits = crediti
scoring_lesson-column-bonus = PV dal bonus
scoring_lesson-column-all = PV in tutto
scoring_lesson-column-turn = prossimo turno
scoring_lesson-column-so_far = PV finora
scoring_lesson-column-excavators = escavatori
scoring_lesson-column-mixers = betoniere
scoring_lesson-column-drops = gocce nelle dighe
scoring_lesson-column-objective = conta l'obiettivo
scoring_lesson-only_loss = { $vp } PV
scoring_lesson-loss_too = { $credits }, { $vp } PV
scoring_lesson-changed-energy = energia { $before } → { $after }
scoring_lesson-changed-rank = PV per il posto { $before } → { $after }
scoring_lesson-changed-no_energy = PV con i crediti { $before } → { $after }
scoring_lesson-changed-bonus = PV dal bonus { $before } → { $after }
scoring_lesson-changed-all = PV in tutto { $before } → { $after }
scoring_lesson-changed-credits = crediti { $before } → { $after }
scoring_lesson-changed-turn = posto nel prossimo ordine di turno { $before } → { $after }
scoring_lesson-changed-so_far = PV finora { $before } → { $after }
scoring_lesson-changed-counted = contati dall'obiettivo { $before } → { $after }
scoring_lesson-changed-objective = PV per l'obiettivo { $before } → { $after }
scoring_lesson-changed-resources = PV per ciò che avanza { $before } → { $after }
scoring_lesson-changed-water = PV per le gocce { $before } → { $after }
scoring_lesson-changed-total = totale { $before } → { $after }
scoring_lesson-no_part = un punteggio non ha la parte { QUOTED($part) }; le sue parti sono { $known }
scoring_lesson-counted_for = { $number } → { $vp } PV
scoring_lesson-end_title = La fine della partita: chi vince, e perché?
scoring_lesson-end_question = Il punteggio del round 5 è fatto. Chi vince dopo gli ultimi punti?
scoring_lesson-end_what_if = E se…? Scegli un altro obiettivo, o cambia ciò che avanza a qualcuno.
scoring_lesson-objective = Obiettivo
scoring_lesson-company = Compagnia
scoring_lesson-another_end = Un altro finale
scoring_lesson-no_total_difference = Il totale di nessuno cambia.
scoring_lesson-left_over-credits = crediti
scoring_lesson-left_over-excavators = escavatori
scoring_lesson-left_over-mixers = betoniere
scoring_lesson-left_over-vp = PV finora
scoring_lesson-then_the_rest = Poi 1 PV ogni 5 crediti e macchinari avanzati, e 1 per ogni goccia nelle proprie dighe.
scoring_lesson-aim_and_the_rest = L'obiettivo conta: { $aim }; 15, 10 e 5 PV per il primo, il secondo e il terzo. { scoring_lesson-then_the_rest }
scoring_lesson-objective_option-red_spaces = pezzi su spazi con una moneta
scoring_lesson-objective_option-connected_bases = basi collegate a centrali
scoring_lesson-objective_option-largest_area = pezzi dove ne hai di più
scoring_lesson-objective_option-smallest_area = pezzi dove ne hai di meno
scoring_lesson-objective_option-basins_1 = bacini con un pezzo
scoring_lesson-objective_option-basins_3 = bacini con tre pezzi
