### Evolution: what is told in the worked examples of examples.case. The key is example-<id>-<name>; the
### title of an example is example-<id>.

example-first-turn = Pierwsza runda
example-first-turn-hands = Ala i Bartek mają po sześć kart. Pierwszym graczem jest Ala. Widzisz grę tak jak Ala.
example-first-turn-animals = Faza rozwoju. Każde z nich zagrywa kartę stroną zwierzęcia do góry: to ich pierwsze zwierzęta.
example-first-turn-poisonous = Ala zagrywa na swoje zwierzę Truciznę. Bartek zagrywa drugie zwierzę.
example-first-turn-pair = Ala też zagrywa drugie zwierzę. Bartek łączy swoje zwierzęta Komunikacją: gdy jedno dostaje czerwony żeton, drugie też dostaje jeden.
example-first-turn-hunter = Ala zagrywa Drapieżnika na trujące zwierzę. Bartek odpowiada Kamuflażem na jednym ze swoich: drapieżnik bez Bystrego wzroku nie może go zaatakować.
example-first-turn-grazing = Ala zagrywa trzecie zwierzę. Bartek zagrywa Tratowanie na zwierzę z Kamuflażem, żeby zostawić Ali mniej pokarmu.
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
example-first-turn-better-all-live = Wszystkie trzy zwierzęta Ali są nakarmione i żadne nie ginie. Ala dobiera cztery karty zamiast trzech. Wniosek: najpierw bierz żetony, których chcą wszyscy, a ofiarę, która nie ucieknie, zostaw na później.

example-neoplasm = Nowotwór przez dwie rundy
example-neoplasm-before = Zwierzę Ali ma cechy Duża masa ciała i Edyfikator. Bartek ma na ręce kartę z Nowotworem.
example-neoplasm-played = Faza rozwoju. Nowotwór można zagrać tylko na zwierzę innego gracza. Leży pod wszystkimi innymi cechami.
example-neoplasm-first-bank = Pierwsza runda, faza bazy pokarmowej. Nowotwór przesuwa się o jedną kartę w górę. Od tej chwili Duża masa ciała nie działa.
example-neoplasm-one-token = Dlatego wystarczy jeden żeton: bez Dużej masy ciała zwierzę jest już nim nakarmione.
example-neoplasm-second-turn = Przeżyło, zaczyna się druga runda. Nowa cecha dałaby mu jeszcze jedną rundę. Ala postanawia żadnej nie zagrywać.
example-neoplasm-dead = Druga runda, faza bazy pokarmowej. Nowotwór mija Edyfikator. Nad nim nie ma już żadnej działającej cechy, więc zwierzę od razu ginie.
