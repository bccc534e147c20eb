# Che cosa dice una domanda con un posto per la previsione.

prediction-label-yes = sì
prediction-label-no = no
prediction-label-guess = Ecco la mia previsione
prediction-label-tell = Dimmelo
prediction-label-again = Chiedimelo ancora
prediction-label-missing = Manca ancora una risposta.
prediction-label-none = Non hai segnato niente. Premi di nuovo se vuoi dire: nessuno.
prediction-label-said = Hai detto
prediction-label-true = È
prediction-label-without = Ecco la risposta.
prediction-label-open = Fai una previsione, poi apri
prediction-label-on_map = Clicca sulla mappa, o usa le frecce e Invio.
prediction-label-several_on_map = Cliccali tutti sulla mappa, poi premi il pulsante.
prediction-label-run_again = Una figura ferma: per usarla, esegui tutta la pagina (nel menu Run: Run All Cells).
prediction-label-run = Per rispondere qui, esegui tutta la pagina (nel menu Run: Run All Cells).
prediction-label-no_question = una previsione vuole una domanda: predict('How much energy is that?', 9)
prediction-label-no_truth =
    una previsione vuole una verità: un numero, una delle sue scelte, o più d'una per nome, come
    {"{"}'USA': 4, 'Italy': 4{"}"}
prediction-label-no_map = lit= nomina posti di una mappa; dai anche la mappa: on=position
prediction-known_choices = ciò che è vero ({ $missing }) dev'essere tra le scelte; queste sono { $known }
prediction-no_choices = ciò che è vero ({ $missing }) dev'essere tra le scelte; non ce n'è nessuna
prediction-no_space = su questa mappa non c'è { QUOTED($name) }; i posti si chiamano B2U, C5A, P8.1, HA o XL
prediction-none_of_them = nessuno di questi
prediction-labelled = { $label }: { $text }
prediction-off_by =
    { $high ->
        [true] { $by } di troppo
       *[false] { $by } in meno
    }
prediction-score = { $right } su { $of } giuste.
