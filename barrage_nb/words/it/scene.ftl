# Che cosa dicono le immagini: le scritte, e una frase per ogni cosa, per chi non la vede.

scene-named = { CAPITAL(NAME($place, form: "bare")) } ({ $name })
scene-sentence = { $said }.

## Painted on the picture, where there is little room

scene-build = Opere
scene-open = aperto
scene-any = ogni
scene-area_letter-mountains = M
scene-area_letter-hills = C
scene-area_letter-plains = P
scene-ability_line-usa = goccia oltre centrale: 1 energia
scene-ability_line-germany = una seconda produzione
scene-ability_line-italy = +3 energia dopo la produzione
scene-ability_line-france = contratti: −3 energia

## The map

scene-cost = { $base } e { $elevation } { NAME($area, form: "in") }
scene-said_map_legend = Macchinari per una base e per un'elevazione: { $costs }.
scene-said_basin = Bacino { $number }, { NAME($area, form: "in") }.
scene-said_river = Fiume { NAME($start, form: "da") } { NAME($end, form: "al") }.
scene-river_exit = Le gocce lasciano la mappa { NAME($place, form: "da") }.
scene-said_dam = { $named }, livello { $level }: { $drops } su { COUNT($room, "drops") }.
scene-said_free =
    { $named }, libero{ $fee ->
        [0] {""}
       *[other] , con una moneta: { COUNT($fee, "credits") } in più
    }.
scene-said_conduit = { $named }, valore { $value }.
scene-free_conduit = { $named }, libera, valore { $value }.
scene-said_headstream =
    Sorgente { $name }: porta { $brings } nei round da 1 a 4; in attesa { COUNT($waiting, "drops") }.
scene-bare_headstream = Sorgente { $name }: non ha una tessera; in attesa { COUNT($waiting, "drops") }.

## Rewards and cards

scene-part-build_base =
    una base gratuita{ $n ->
        [0] {""}
       *[other] {" "}{ NAME($areas, form: "in") }
    }
scene-part-build_elevation =
    un'elevazione gratuita{ $n ->
        [0] {""}
       *[other] {" "}{ NAME($areas, form: "in") }
    }
scene-part-build_conduit = una condotta gratuita di valore { $amount } al massimo
scene-part-build_powerhouse =
    una centrale gratuita{ $n ->
        [0] {""}
       *[other] {" "}{ NAME($areas, form: "in") }
    }
scene-part-machinery = { COUNT($amount, "machines") } a scelta
scene-part-rotate = { COUNT($amount, "segments") } della ruota
scene-part-drops = { COUNT($amount, "drops") } sulle sorgenti
scene-part-drops_flowing =
    { COUNT($amount, "drops") } che { $amount ->
        [1] scorre
       *[other] scorrono
    } subito
scene-said_contract =
    Contratto { $colour ->
        [green] verde
        [yellow] giallo
        [red] rosso
        [national] nazionale
       *[starting] iniziale
    } { $number }: con { COUNT($energy, "energy") } dà { $gives }.
scene-tile = { CAPITAL($tile) }.

## A company

scene-company_title = La plancia { NAME($who, form: "di") }.
scene-no_officer_line = nessun ufficiale
scene-said_officer_line = { $officer }: { $power }
scene-copying_line = { $officer } come { $copied }: { $power }
scene-no_officer = Nessun ufficiale.
scene-said_officer = Ufficiale { $line }.
scene-said_officer_space =
    { $named }: { $used ->
        [true] usato
       *[false] { $fee ->
            [0] 1 ingegnere copia un ufficiale
           *[other] 1 ingegnere e { COUNT($fee, "credits") } copiano un ufficiale
        }
    }.
scene-points = { COUNT($vp, "vp") }.
scene-said_supply = { $counted } nella riserva personale.
scene-said_pieces_left =
    { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "ha", many: "hanno") } ancora da costruire: { $counted }.
scene-said_income =
    Rendita, { $uncovered ->
        [true] scoperta
       *[false] con { $built } sulla mappa
    }: { $gives }.
scene-production_bonus =
    { COUNT($more, "energy") } in più in ogni produzione, { $active ->
        [true] bonus attivo
       *[false] con { $number } centrali
    }.
scene-said_ability =
    Abilità { NAME($who, form: "di") }: { $power }; { $active ->
        [true] attiva
       *[false] non attiva prima della terza centrale
    }.
scene-said_construction_space =
    { $named }: { $used ->
        [true] usato
       *[false] { COUNT($engineers, "engineers") }{ $fee ->
            [0] {""}
           *[other] {" "}e { COUNT($fee, "credits") }
        }
    }.
scene-engineers_aside = Accanto agli spazi di costruzione: { COUNT($engineers, "engineers") }.
scene-fulfilled = Contratti soddisfatti: { $contracts }.
scene-open_segment = Segmento aperto: { $holds }.
scene-segment = Segmento che torna tra { COUNT($turns, "segments") }: { $holds }.
