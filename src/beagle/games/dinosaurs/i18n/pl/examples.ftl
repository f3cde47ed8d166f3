### Gods Love Dinosaurs: what is told in the worked examples of examples.case. The key is example-<id>-<name>; the
### title of an example is example-<id>.

example-rabbits = Króliki się rozmnażają
example-rabbits-last-tile = Ala ma dwa króliki, a obok nich trzy wolne równiny. W kolumnie królików został jeden kafel.
example-rabbits-activated = Ala bierze ten kafel i dokłada go do swojego ekosystemu. Kolumna jest pusta, więc króliki wszystkich graczy są aktywowane.
example-rabbits-first-young = Młode pierwszego królika staje na wolnej równinie obok niego.
example-rabbits-second-young = Młode drugiego też. Każdy królik ma tylko jedno młode, więc trzecia równina zostaje wolna.
example-rabbits-everybody = Potem rozmnaża się królik Bartka. Młode rozmnożą się dopiero następnym razem.

example-eagles = Polują dwa orły
example-eagles-last-tile = Bartek zaraz weźmie ostatni kafel z kolumny orłów. Sam orłów nie ma. Ala ma dwa.
example-eagles-activated = Orły wszystkich graczy są aktywowane. Orzeł leci od jednego do trzech pól w linii prostej i musi skończyć na polu z ofiarą.
example-eagles-two-rabbits = Orzeł Ali na równinie przelatuje nad dwoma królikami i zjada oba. Jednym się naje, dzięki drugiemu pojawia się nowy orzeł. Mógł polecieć do żab, ale wtedy Ala nie miałaby już żadnej.
example-eagles-starved = Drugi orzeł nie dosięgnie żadnej ofiary: na drodze stoi dinozaur. Ginie z głodu i wraca do zapasu. Uratowałby go szczur na sąsiednim polu.

example-walks = Wędrówka dinozaura
example-walks-before = Ala ma trzy dinozaury na trzech górach. Każdy przechodzi najwyżej pięć pól, może skręcać na każdym kroku, zjada wszystko po drodze i musi skończyć na wolnej górze.
example-walks-frog-and-eagle = Pierwszy zjada żabę i orła. Jaja dają tylko drapieżniki: jedno jajo.
example-walks-eagle-and-tiger = Drugi zjada orła i tygrysa: dwa jaja.
example-walks-home-again = Trzeci zjada tygrysa i wraca. Góra, z której wyszedł, liczy się jako wolna: jedno jajo.

example-two-dinosaurs = Wykluwa się dinozaur, polują dwa
example-two-dinosaurs-before = Znacznik dinozaurów stoi pod kolumną królików, w której został jeden kafel. Dinozaura Ali nie ma na górze z gniazdem, a Ala ma dwa jaja.
example-two-dinosaurs-rabbits-done = Ala bierze kafel i króliki wszystkich się rozmnażają. Znacznik stoi tutaj, więc teraz kolej na dinozaury.
example-two-dinosaurs-hatched = Najpierw jaja. Góra z gniazdem jest wolna: Ala oddaje jajo i stawia tam nowego dinozaura.
example-two-dinosaurs-three-predators = Nowy dinozaur poluje od razu. Przechodzi pięć pól, zjada trzy drapieżniki i kończy na innej górze: trzy jaja.
example-two-dinosaurs-frog = Drugi nie dojdzie do żadnego drapieżnika. Zjada żabę, żeby nie zginąć z głodu, i wraca na swoją górę. Stojąc na górze z gniazdem, nie pozwoliłby wykluć się następnemu.

example-refill = Które kolumny się uzupełnia
example-refill-before = Znacznik stoi pod żabami, a w ich kolumnie został jeden kafel. Kolumny szczurów i orłów są już puste.
example-refill-marker = Ala wzięła kafel. Żaby się rozmnożyły, dinozaury zapolowały. Znacznik przechodzi pod króliki.
example-refill-filled = Teraz uzupełnia się każdą kolumnę bez kafli, od lewej: żaby, szczury, orły. Króliki i tygrysy mają jeszcze kafle i nic nie dostają. Przy dwóch graczach trzeci rząd zostaje pusty.
