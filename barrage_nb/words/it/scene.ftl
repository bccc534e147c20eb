# Che cosa dicono le immagini: le scritte, e una frase per ogni cosa, per chi non la vede.

scene-named = { CAPITAL(NAME($place, form: "bare")) } ({ $name })
scene-sentence = { $said }.

## Painted on the picture, where there is little room

scene-label-build = Opere
scene-label-open = aperto
scene-label-any = ogni
scene-area_letter-mountains = M
scene-area_letter-hills = C
scene-area_letter-plains = P
scene-ability_line-usa = goccia oltre centrale: 1 energia
scene-ability_line-germany = una seconda produzione
scene-ability_line-italy = +3 energia dopo la produzione
scene-ability_line-france = contratti: −3 energia

## The map

scene-said-cost = { $base } e { $elevation } { NAME($area, form: "in") }
scene-said-map_legend = Macchinari per una base e per un'elevazione: { $costs }.
scene-said-basin = Bacino { $number }, { NAME($area, form: "in") }.
scene-said-river = Fiume { NAME($start, form: "da") } { NAME($end, form: "al") }.
scene-river_exit = Le gocce lasciano la mappa { NAME($place, form: "da") }.
scene-said-dam = { $named }, livello { $level }: { $drops } su { COUNT($room, "drops") }.
scene-said-free =
    { $named }, libero{ $fee ->
        [0] {""}
       *[other] , con una moneta: { COUNT($fee, "credits") } in più
    }.
scene-said-conduit = { $named }, valore { $value }.
scene-said-free_conduit = { $named }, libera, valore { $value }.
scene-said-headstream =
    Sorgente { $name }: porta { $brings } nei round da 1 a 4; in attesa { COUNT($waiting, "drops") }.
scene-said-bare_headstream = Sorgente { $name }: non ha una tessera; in attesa { COUNT($waiting, "drops") }.

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
scene-said-contract =
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
scene-said-no_officer_line = nessun ufficiale
scene-said-officer_line = { $officer }: { $power }
scene-said-copying_line = { $officer } come { $copied }: { $power }
scene-said-no_officer = Nessun ufficiale.
scene-said-officer = Ufficiale { $line }.
scene-said-officer_space =
    { $named }: { $used ->
        [true] usato
       *[false] { $fee ->
            [0] 1 ingegnere copia un ufficiale
           *[other] 1 ingegnere e { COUNT($fee, "credits") } copiano un ufficiale
        }
    }.
scene-points = { COUNT($vp, "vp") }.
scene-said-supply = { $counted } nella riserva personale.
scene-said-pieces_left =
    { CAPITAL(NAME($who, form: "the")) } { AGREE($who, one: "ha", many: "hanno") } ancora da costruire: { $counted }.
scene-said-income =
    Rendita, { $uncovered ->
        [true] scoperta
       *[false] con { $built } sulla mappa
    }: { $gives }.
scene-production_bonus =
    { COUNT($more, "energy") } in più in ogni produzione, { $active ->
        [true] bonus attivo
       *[false] con { $number } centrali
    }.
scene-said-ability =
    Abilità { NAME($who, form: "di") }: { $power }; { $active ->
        [true] attiva
       *[false] non attiva prima della terza centrale
    }.
scene-said-construction_space =
    { $named }: { $used ->
        [true] usato
       *[false] { COUNT($engineers, "engineers") }{ $fee ->
            [0] {""}
           *[other] {" "}e { COUNT($fee, "credits") }
        }
    }.
scene-engineers_aside = Accanto agli spazi di costruzione: { COUNT($engineers, "engineers") }.
scene-fulfilled = Contratti soddisfatti: { $contracts }.
scene-said-open_segment = Segmento aperto: { $holds }.
scene-said-segment = Segmento che torna tra { COUNT($turns, "segments") }: { $holds }.
