# Che cosa dicono i giocatori forti, come si prova e che cosa rispondono le partite.

maxims-text-1 = Non serve produrre in ogni round.
maxims-text-2 = Chi produce in ogni round è un principiante.
maxims-text-3 = Salta dei round, e preparane pochi molto grandi.
maxims-text-4 = Con un piano così conta quanti punti porta un'unità energia, e non quanta energia c'è.
maxims-text-5 = Anche il round 3 o 4 può passare senza produrre, se prepara molti punti.
maxims-text-6 = Con un piano così, costruisci presto una fila intera di pezzi, per i suoi 7 punti.
maxims-text-7 = Nei primi due round costruisci soltanto, e non produrre.
maxims-text-8 = Se produci in ogni round, costruisci ciò che contano le tessere bonus.
maxims-text-9 = L'ufficiale conta più della compagnia.
maxims-text-10 = La Francia è di gran lunga la compagnia più forte.
maxims-text-11 = Ciò che porta la terza centrale della Francia è forte in ogni momento.
maxims-text-12 = La Francia prende i contratti nazionali a chi ha investito di più.
maxims-text-13 = Alla Francia conviene la quarta centrale.
maxims-text-14 = La Francia dovrebbe costruire presto molte basi.
maxims-text-15 = Due condotte, cioè 3 crediti a round, sono forse la rendita migliore.
maxims-text-16 = I contratti possono decidere una partita.
maxims-text-17 = Le produzioni sono piccole all'inizio, e una valanga alla fine.
maxims-text-18 = Se dall'alto arriva poca acqua, punta alle dighe neutrali piene.
maxims-text-19 = Nel round 1 produci almeno quanto basta per il primo contratto.
maxims-text-20 = Una centrale tra due dighe neutrali mette sotto pressione un rivale.
maxims-text-21 = Una diga proprio sopra un'altra toglie valore a quella sotto.
maxims-text-22 = Gli ingegneri non aumentano mai: fa' che ognuno renda di più.
maxims-text-23 = In alto l'acqua è più facile da gestire.

maxims-test-1 = Solo gli USA non mandano nessuno a produrre nel round 2: ottengono più punti?
maxims-test-2 = In quanti round in più degli altri produce chi vince? (Vero se in meno.)
maxims-test-3 = Solo gli USA non mandano nessuno a produrre nei round 2 e 4: ottengono più punti?
maxims-test-4 = Con meno energia ogni unità porta più punti anche senza un piano: quindi non dice nulla.
maxims-test-5 = Solo gli USA non mandano nessuno a produrre nel round 3, o nel round 4: ottengono più punti?
maxims-test-6 = I nostri programmi non progettano file intere; e chi ne ha una ha fatto bene anche molto altro.
maxims-test-7 = Solo gli USA non mandano nessuno a produrre nei round 1 e 2: ottengono più punti?
maxims-test-8 = Solo gli USA non guardano le tessere bonus: ottengono meno punti?
maxims-test-9 = Sette ufficiali vanno a quattro compagnie: per distinguerli servono molte più partite.
maxims-test-10 = Con quanti punti di vantaggio sugli altri finisce la Francia?
maxims-test-11 = Nessun progetto toglie a una compagnia la sua abilità, e chi ce l'ha ha fatto bene anche molto altro.
maxims-test-12 = Ciò che si conta non dice quali contratti sono nazionali.
maxims-test-13 = Anche se amano le centrali, i nostri programmi ne costruiscono appena di più.
maxims-test-14 = Solo la Francia ama le basi: ottiene più punti?
maxims-test-15 = Solo gli USA amano le condotte: ottengono più punti?
maxims-test-16 = Solo gli USA non prendono contratti: ottengono meno punti?
maxims-test-17 = Quanta energia in più si fa nell'ultimo round rispetto al primo?
maxims-test-18 = Ciò che si conta non dice quanto erano piene le dighe neutrali al momento della scelta.
maxims-test-19 = Solo gli USA non mandano nessuno a produrre nel round 1: ottengono meno punti?
maxims-test-20 = Ciò che si conta non dice dove sta un pezzo, e nessun programma mette sotto pressione qualcuno.
maxims-test-21 = Ciò che si conta non dice dove sta un pezzo.
maxims-test-22 = Quanta energia in più porta ogni ingegnere nell'ultimo round rispetto al primo?
maxims-test-23 = Ciò che si conta non dice dove sta un pezzo.

maxims-verdict-agrees = d'accordo
maxims-verdict-open = incerto
maxims-verdict-contradicts = in contrasto
maxims-verdict-untested = non provata
maxims-head-text = che cosa dicono i giocatori forti
maxims-head-test = come la proviamo, o perché non si può
maxims-head-found = trovato
maxims-head-verdict = verdetto
maxims-numbered = { $number }. { $text }
maxims-tested = { $text } { $test } { $found } [{ $verdict }]
maxims-not_held = { $found }; un secondo centinaio di partite non lo conferma con certezza
maxims-no_pairing = { $one } e { $other } non si sono incontrati; chi si è incontrato: { $known }

## Da dove viene la differenza di punti.

maxims-cause-company = compagnia
maxims-cause-seat = posto
maxims-cause-cards = carte
maxims-cause-luck = fortuna nel gioco
