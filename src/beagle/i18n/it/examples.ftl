### Worked examples: how they are shown. What is told in them is in games/<game>/i18n/<language>/examples.ftl.
### The players are those of example-seat-…, in the order of the seats.

example-seat-1 = Anna
example-seat-2 = Bruno
example-seat-3 = Carla
example-seat-4 = Dario

## How an example is shown

example-one = Un esempio
example-step = Passo { $step } di { $steps }
example-back = Indietro
example-next = Avanti
example-again = Ricomincia
example-keys = Puoi usare anche le frecce della tastiera.
example-moves = Mosse
example-table = Il tavolo a questo passo
example-failed = Al momento non è possibile mostrare questo esempio.
