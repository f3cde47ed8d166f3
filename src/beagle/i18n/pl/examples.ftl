### Przykłady do zasad: co mówi każdy krok beagle/examples/<gra>.case.

example-seat-1 = Ala
example-seat-2 = Bartek
example-seat-3 = Celina
example-seat-4 = Darek

## Jak pokazany jest przykład

example-one = Przykład
example-step = Krok { $step } z { $steps }
example-back = Wstecz
example-next = Dalej
example-again = Od początku
example-keys = Działają też strzałki na klawiaturze.
example-moves = Ruchy
example-table = Stół w tym kroku
example-failed = Nie można teraz pokazać przykładu.


## Ewolucja: pierwsza runda

example-first-turn = Pierwsza runda
example-first-turn-hands = Ala i Bartek mają po sześć kart. Pierwszym graczem jest Ala. Patrzysz jej oczami.
example-first-turn-animals = Faza rozwoju. Każde z nich wykłada kartę jako zwierzę: oto dwa pierwsze.
example-first-turn-poisonous = Ala zagrywa na swoje zwierzę Truciznę. Bartek wykłada drugie zwierzę.
example-first-turn-pair = Ala też wykłada drugie zwierzę. Bartek łączy swoje zwierzęta Komunikacją: gdy jedno dostaje czerwony żeton, drugie też go dostaje.
example-first-turn-hunter = Ala zagrywa Drapieżnika na trujące zwierzę. Bartek odpowiada Kamuflażem na jednym ze swoich: drapieżnik bez Bystrego wzroku nie może go zaatakować.
example-first-turn-grazing = Ala wykłada trzecie zwierzę. Bartek zagrywa Tratowanie na zwierzę z Kamuflażem, żeby zostawić Ali mniej pokarmu.
example-first-turn-pass = Ala pasuje i zachowuje ostatnią kartę na następną rundę. Bartek zagrywa swoją ostatnią, Tkankę tłuszczową.
example-first-turn-bank = Faza bazy pokarmowej. Na kostce wypada 4. Dla dwóch graczy to 4 + 2: sześć czerwonych żetonów.
example-first-turn-first = Faza karmienia, pierwsza kolejka. Ala bierze czerwony żeton dla jednego ze zwierząt bez cech.
example-first-turn-shared = Bartek bierze żeton. Komunikacja daje drugi, a Tratowanie niszczy trzeci. Zostają dwa.
example-first-turn-eaten = Druga kolejka. Drapieżnik Ali zjada zwierzę bez Kamuflażu i dostaje dwa niebieskie żetony. Bartek traci to zwierzę, żeton na nim i Komunikację, która łączyła je z drugim.
example-first-turn-stored = Zwierzę Bartka jest nakarmione, więc następny żeton trafia na Tkankę tłuszczową. Tratowanie niszczy ostatni. Baza jest pusta.
example-first-turn-new-turn = Faza wymierania. Trzecie zwierzę Ali nic nie dostało i ginie. Każdy dobiera jedną kartę i po jednej za każde zwierzę, które przeżyło: Ala trzy, Bartek dwie. W nowej rundzie pierwszym graczem jest Bartek.

example-first-turn-better = Pierwsza runda zagrana lepiej
example-first-turn-better-second-round = Ta sama gra, druga kolejka fazy karmienia. W bazie są dwa żetony. Głodne są drapieżnik Ali i jej trzecie zwierzę.
example-first-turn-better-fed = Tym razem Ala najpierw bierze żeton dla trzeciego zwierzęcia. Drapieżnik może poczekać: jego pokarm nie leży w bazie.
example-first-turn-better-stored = Bartek bierze ostatni żeton na Tkankę tłuszczową. Baza jest pusta.
example-first-turn-better-hunt = Trzecia kolejka. Teraz drapieżnik Ali atakuje to samo zwierzę i je zjada.
example-first-turn-better-all-live = Wszystkie trzy zwierzęta Ali są nakarmione i żadne nie ginie. Ala dobiera cztery karty zamiast trzech. Czyli najpierw żetony, których chcą wszyscy, a ofiara, która nie ucieknie, później.


## Ewolucja: Nowotwór

example-neoplasm = Nowotwór przez dwie rundy
example-neoplasm-before = Zwierzę Ali ma cechy Duża masa ciała i Edyfikator. Bartek ma na ręce kartę z Nowotworem.
example-neoplasm-played = Faza rozwoju. Nowotwór można zagrać tylko na zwierzę innego gracza. Leży pod wszystkimi innymi cechami.
example-neoplasm-first-bank = Pierwsza runda, faza bazy pokarmowej. Nowotwór przesuwa się o jedną kartę w górę. Od tej chwili Duża masa ciała nie działa.
example-neoplasm-one-token = Dlatego wystarczy jeden żeton: bez Dużej masy ciała zwierzę jest nakarmione.
example-neoplasm-second-turn = Przeżyło, zaczyna się druga runda. Nowa cecha dałaby mu jeszcze jedną rundę. Ala postanawia żadnej nie zagrywać.
example-neoplasm-dead = Druga runda, faza bazy pokarmowej. Nowotwór mija Edyfikatora. Nad nim nie ma już żadnej działającej cechy, więc zwierzę od razu ginie.


## Drapieżniki

example-eagles = Polują dwa orły
example-eagles-last-tile = Bartek zaraz weźmie ostatni kafel z kolumny orłów. Sam orłów nie ma. Ala ma dwa.
example-eagles-activated = Orły wszystkich graczy są aktywowane. Orzeł leci od jednego do trzech pól w linii prostej i musi skończyć na polu z ofiarą.
example-eagles-two-rabbits = Orzeł Ali na równinie przelatuje nad dwoma królikami i zjada oba. Jednym się naje, dzięki drugiemu pojawia się nowy orzeł. Mógł polecieć do żab, ale wtedy Ala nie miałaby już żadnej.
example-eagles-starved = Drugi orzeł nie sięgnie żadnej ofiary: na drodze stoi dinozaur. Ginie z głodu i wraca do zapasu. Uratowałby go szczur na sąsiednim polu.

## Dinozaury

example-walks = Jak chodzi dinozaur
example-walks-before = Ala ma trzy dinozaury na trzech górach. Każdy przechodzi do pięciu pól, może skręcać na każdym kroku, zjada wszystkich po drodze i musi skończyć na wolnej górze.
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
