### Worked examples: how they are shown. What is told in them is in games/<game>/i18n/<language>/examples.ftl.
### The players are those of example-seat-…, in the order of the seats.

example-seat-1 = Ala
example-seat-2 = Bartek
example-seat-3 = Celina
example-seat-4 = Darek

## How an example is shown

example-one = Przykład
example-step = Krok { $step } z { $steps }
example-back = Wstecz
example-next = Dalej
example-again = Zacznij od nowa
example-keys = Możesz też używać strzałek na klawiaturze.
example-moves = Ruchy
example-table = Stół w tym kroku
example-failed = Nie można teraz pokazać tego przykładu.
