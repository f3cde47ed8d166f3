### EVO: what is told in the worked examples of examples.case. The key is example-<id>-<name>; the
### title of an example is example-<id>.

example-initiative = Kto zaczyna
example-initiative-auction = Licytacja prawie się skończyła. Celina stoi w pierwszej kolumnie, Darek w drugiej, Ala w trzeciej. Ala i Darek mają po pięć dinozaurów, Bartek sześć, Celina siedem.
example-initiative-columns = Bartek zajmuje czwartą kolumnę. Znaczniki trafiają na tor w kolejności kolumn: Celina, Darek, Ala, Bartek.
example-initiative-sorted = Celina mogłaby teraz zagrać kartę wydarzenia, ale tego nie robi. Potem znaczniki się układa: kto ma mniej dinozaurów, jest wcześniej. Darek i Ala mają po pięć, więc zachowują swoją kolejność. Na torze: Darek, Ala, Bartek, Celina.

example-movement = Trzy punkty ruchu
example-movement-points = Każdy gatunek ma dwa punkty ruchu. Gen Nogi daje Ali jeszcze jeden: razem trzy.
example-movement-one-each = Jeden punkt ruchu przesuwa jednego dinozaura o jedno pole. Ala przesuwa wszystkie trzy.
example-movement-shared = Trzy punkty ruchu dla dwóch
example-movement-shared-points = Te same trzy punkty ruchu można podzielić inaczej. Dinozaur nie może przejść przez zajęte pole ani na nim stanąć, nawet jeśli stoi tam dinozaur tego samego klanu.
example-movement-shared-two-steps = Jeden dinozaur przechodzi dwa pola. Został jeden punkt ruchu.
example-movement-shared-last-point = Inny przechodzi jedno. Trzeci zostaje na miejscu.
