# Che cosa dice una domanda con un posto per la previsione.

prediction-yes = sì
prediction-no = no
prediction-guess = Ecco la mia previsione
prediction-tell = Dimmelo
prediction-again = Chiedimelo ancora
prediction-missing = Manca ancora una risposta.
prediction-none = Non hai segnato niente. Premi di nuovo se vuoi dire: nessuno.
prediction-said = Hai detto
prediction-true = È
prediction-without = Ecco la risposta.
prediction-open = Fai una previsione, poi apri
prediction-on_map = Clicca sulla mappa, o usa le frecce e Invio.
prediction-several_on_map = Cliccali tutti sulla mappa, poi premi il pulsante.
prediction-run_again = Una figura ferma: per usarla, esegui tutta la pagina (nel menu Run: Run All Cells).
prediction-run = Per rispondere qui, esegui tutta la pagina (nel menu Run: Run All Cells).
prediction-no_question = una previsione vuole una domanda: predict('How much energy is that?', 9)
prediction-no_truth =
    una previsione vuole una verità: un numero, una delle sue scelte, o più d'una per nome, come
    {"{"}'USA': 4, 'Italy': 4{"}"}
prediction-no_map = lit= nomina posti di una mappa; dai anche la mappa: on=position
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
