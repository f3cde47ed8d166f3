### Evolution: the names of traits and places, and what stands on a card.
###
### "text" is the short rule of the card; the number in its corner (extra need) is shown apart from it.
### Terms: turn = runda, round = kolejka, go = tura, trait = cecha, food bank = baza pokarmowa, location = obszar,
### pair trait = cecha wspólna, unpaired = pojedyncza.


## Base game

trait-carnivorous = Drapieżnik
  .text = Raz na rundę, w swojej turze karmienia, zamiast brać żeton: zaatakuj inne zwierzę. Jeśli zostanie ono zjedzone, drapieżnik dostaje 2 niebieskie żetony.
  .brief = Raz na rundę zamiast jeść atakuje: 2 niebieskie żetony za ofiarę.

trait-fat = Tkanka tłuszczowa
  .text = Gdy to zwierzę jest nakarmione i dostaje pokarm, odkłada go tutaj jako tłuszcz, po jednym żetonie na karcie. W swojej turze karmienia, zamiast brać żeton, możesz zamienić jego tłuszcz na pokarm: dowolnie wiele żetonów, ale nie więcej, niż potrzebuje.
  .brief = Odkłada 1 żeton ponad potrzeby, na później.

trait-swimming = Pływanie
  .text = Może je zaatakować tylko pływający drapieżnik; pływający drapieżnik atakuje tylko zwierzęta pływające. W Kontynentach zwierzę, na które zagrano tę kartę, przenosi się do Oceanu.
  .brief = Atakuje je tylko pływający drapieżnik; samo atakuje tylko pływające.

trait-running = Szybkość
  .text = Gdy zostanie zaatakowane, rzuć kostką: przy 4, 5 lub 6 ucieka, a drapieżnik nie może już atakować w tej rundzie.
  .brief = Zaatakowane rzuca kostką: przy 4, 5 lub 6 ucieka.

trait-mimicry = Mimikra
  .text = Raz na rundę, gdy to zwierzę zostanie zaatakowane, musisz skierować atak na inne swoje zwierzę, które ten drapieżnik mógłby zaatakować. W 1.4.1 tylko przy pierwszym ataku w rundzie.
  .brief = Kieruje atak na inne twoje zwierzę.

trait-scavenger = Padlinożerca
  .text = Gdy inne zwierzę zostanie zjedzone, zwierzę z tą cechą dostaje 1 niebieski żeton. Dostaje go tylko jeden padlinożerca: pierwszy, który może, zgodnie z ruchem wskazówek zegara od właściciela drapieżnika. Nigdy razem z cechą Drapieżnik.
  .brief = Gdy inne zwierzę zostanie zjedzone, dostaje 1 niebieski żeton.

trait-symbiosis = Symbioza
  .text = Zagraj na dwa swoje zwierzęta i wskaż, które jest symbiontem. Drugiego nie można atakować, dopóki symbiont żyje, a pokarm dostaje ono tylko wtedy, gdy symbiont jest nakarmiony.
  .brief = Symbiont chroni drugie zwierzę, które je dopiero po nim.

trait-piracy = Piractwo
  .text = Raz na rundę, w swojej turze karmienia: zabierz 1 żeton pokarmu innemu zwierzęciu, które dostało pokarm w tej rundzie i nie jest nakarmione; zwierzę z Piractwem dostaje 1 niebieski żeton.
  .brief = Raz na rundę zabiera 1 żeton nienakarmionemu zwierzęciu.

trait-tail-loss = Odrzucanie ogona
  .text = Gdy to zwierzę zostanie zaatakowane, możesz odrzucić tę lub inną jego cechę: zwierzę przeżywa, a drapieżnik dostaje 1 niebieski żeton.
  .brief = Zaatakowane może odrzucić cechę i przeżyć; drapieżnik dostaje 1 niebieski żeton.

trait-communication = Komunikacja
  .text = Zagraj na dwa swoje zwierzęta. Gdy jedno dostaje czerwony żeton z bazy pokarmowej, drugie od razu też dostaje z niej czerwony żeton.
  .brief = Gdy jedno bierze czerwony żeton, drugie też bierze jeden.

trait-grazing = Tratowanie
  .text = W każdej swojej turze karmienia możesz zniszczyć 1 żeton w bazie pokarmowej.
  .brief = W każdej twojej turze może zniszczyć 1 żeton w bazie.

trait-high-body-weight = Duża masa ciała
  .text = Może je zaatakować tylko drapieżnik z cechą Duża masa ciała.
  .brief = Atakuje je tylko drapieżnik z Dużą masą ciała.

trait-hibernation = Hibernacja
  .text = W swojej turze karmienia: to zwierzę uznaje się w tej rundzie za nakarmione i nie dostaje ono pokarmu. Nie dwie rundy z rzędu i nie w ostatniej rundzie.
  .brief = W tej rundzie jest nakarmione; nie dwie rundy z rzędu.

trait-poisonous = Trucizna
  .text = Drapieżnik, który zjadł to zwierzę, ginie w fazie wymierania tej rundy.
  .brief = Kto je zjadł, ginie w fazie wymierania tej rundy.

trait-cooperation = Współpraca
  .text = Zagraj na dwa swoje zwierzęta. Gdy jedno dostaje czerwony lub niebieski żeton, drugie od razu dostaje 1 niebieski.
  .brief = Gdy jedno dostaje pokarm, drugie dostaje 1 niebieski żeton.

trait-burrowing = Nora
  .text = Nie można go zaatakować, dopóki jest nakarmione.
  .brief = Nakarmionego nie można zaatakować.

trait-camouflage = Kamuflaż
  .text = Może je zaatakować tylko drapieżnik z cechą Bystry wzrok.
  .brief = Atakuje je tylko drapieżnik z cechą Bystry wzrok.

trait-sharp-vision = Bystry wzrok
  .text = Drapieżnik z tą cechą może atakować zwierzęta z Kamuflażem.
  .brief = Może atakować zwierzęta z Kamuflażem.

trait-parasite = Pasożyt
  .text = Zagraj tylko na zwierzę innego gracza, najwyżej jednego na każde.
  .brief = Tylko na zwierzę innego gracza. Potrzeby +2.


## Time to Fly

trait-viviparous = Żyworodność
  .text = Gdy to zwierzę zostaje nakarmione, wierzchnia karta talii staje się twoim nowym zwierzęciem, w tej rundzie nakarmionym 1 niebieskim żetonem.
  .brief = Nakarmione rodzi zwierzę z talii.

trait-ambush = Zasadzka
  .text = Drapieżnik z tą cechą może zaatakować zwierzę w chwili, gdy bierze ono czerwony żeton z bazy pokarmowej. Jeśli zostanie zjedzone, żeton zostaje w bazie.
  .brief = Atakuje zwierzę, które bierze czerwony żeton.
  .tip = Najmocniejsza, gdy pokarmu jest mało, a wokół są niechronione zwierzęta: drapieżnik je, a ty nie zużywasz na to swojej tury karmienia.

trait-intellect = Inteligencja
  .text = Raz na rundę drapieżnik z tą cechą pomija jedną cechę atakowanego zwierzęcia.
  .brief = Atakując, pomija jedną cechę ofiary.

trait-metamorphosis = Metamorfoza
  .text = W swojej turze karmienia, zamiast brać żeton: odrzuć cechę tego zwierzęcia, która nie zwiększa potrzeb, a dostanie ono 1 niebieski żeton.
  .brief = Odrzuca cechę za 1 niebieski żeton.

trait-flight = Latanie
  .text = Nie może go zaatakować drapieżnik, który ma tyle samo cech lub więcej. W Kontynentach zwierzę z 1 lub 2 cechami może przelatywać między kontynentami.
  .brief = Atakuje je tylko drapieżnik, który ma mniej cech.
  .tip = Każda inna cecha obciąża lotnika. Drapieżnik, który ma tylko cechę Drapieżnik, może zjeść zwierzę z Lataniem i Pasożytem albo z Lataniem i Współpracą.

trait-shell = Muszla
  .text = Gdy zostanie zaatakowane, może schować się do końca rundy: nie zostaje zjedzone i nie dostaje pokarmu poza własnym tłuszczem, a drapieżnik nic nie dostaje i nie może już atakować w tej rundzie. Gdy zwierzę ginie, Muszla zostaje na środku stołu.
  .brief = Zaatakowane może się schować, ale już nie je.

trait-specialization-a = Specjalizacja A
  .text = W swojej turze karmienia, zamiast brać żeton: to zwierzę dostaje 1 niebieski żeton, chyba że inne zwierzę ma Specjalizację A (w Kontynentach: chyba że inne na tym obszarze ma dowolną Specjalizację). Nigdy razem ze Specjalizacją B.
  .brief = Zamiast czerwonego żetonu dostaje niebieski, jeśli jako jedyne ma A.
  .tip = Zachowaj ją na czas, gdy baza pokarmowa będzie pusta; dopóki są czerwone żetony, bierz najpierw je.

trait-specialization-b = Specjalizacja B
  .text = W swojej turze karmienia, zamiast brać żeton: to zwierzę dostaje 1 niebieski żeton, chyba że inne zwierzę ma Specjalizację B (w Kontynentach: chyba że inne na tym obszarze ma dowolną Specjalizację). Nigdy razem ze Specjalizacją A.
  .brief = Zamiast czerwonego żetonu dostaje niebieski, jeśli jako jedyne ma B.
  .tip = Zachowaj ją na czas, gdy baza pokarmowa będzie pusta; dopóki są czerwone żetony, bierz najpierw je.

trait-trematode = Przywra
  .text = Pasożyt obu zwierząt: zagraj na dwa zwierzęta innego gracza. Inne cechy nie mogą jej odrzucić.
  .brief = Pasożyt dwóch zwierząt innego gracza.

trait-anglerfish = Żabnica
  .text = Zagraj tylko jako zwierzę. Gdy drapieżnik atakuje twoje zwierzę bez cech, możesz odkryć Żabnicę, jeśli sama też nie ma cech: atakuje ona tego drapieżnika, pomijając jedną z jego cech.
  .brief = Odkryta atakuje drapieżnika, który atakuje zwierzę bez cech.

trait-ink-cloud = Chmura atramentu
  .text = Raz w fazie karmienia, gdy to zwierzę zostanie zaatakowane, nie zostaje zjedzone. Drapieżnik może zaatakować ponownie, to samo zwierzę lub inne, w późniejszej turze karmienia tej rundy.
  .brief = Raz w fazie karmienia ratuje przed atakiem.
  .tip = Ratuje tylko raz na rundę. Razem z Norą to często wystarcza: zwierzę przeżywa atak, najada się i nie można go już zaatakować.


## Continents

trait-migration = Migracja
  .text = Raz na rundę, w swojej turze karmienia, przenieś to zwierzę na inny obszar. W tej turze nie dostajesz pokarmu i nie używasz innych cech.
  .brief = Zamiast jeść przechodzi na inny obszar.

trait-neoplasm = Nowotwór
  .text = Zagraj tylko na zwierzę innego gracza, pod jego cechy. W każdej fazie bazy pokarmowej wyłącza leżącą nad nim pojedynczą cechę; gdy nad nim nie ma już żadnej, zwierzę ginie.
  .brief = Co rundę wyłącza kolejną cechę; potem zwierzę ginie.
  .tip = Jeśli leży na twoim zwierzęciu, zagrywaj na nie kolejne cechy: każda pojedyncza cecha nad nim odsuwa śmierć o rundę.

trait-remora = Podnawka
  .text = To zwierzę może podążyć za zwierzęciem, które migruje z jego obszaru.
  .brief = Może podążyć za migrującym zwierzęciem.

trait-regeneration = Regeneracja
  .text = To zwierzę może mieć poza tym tylko jedną cechę, niezwiększającą potrzeb. Jeśli to zwierzę zostanie zjedzone, jego cechy zostają na stole, a w fazie wymierania musisz położyć przy nich kartę jako zwierzę.
  .brief = Zjedzone odrasta z karty z twojej ręki.

trait-recombination = Rekombinacja
  .text = Zagraj na dwa swoje zwierzęta. Raz na rundę, w swojej turze karmienia, każde oddaje drugiemu jedną ze swoich pojedynczych cech.
  .brief = Raz na rundę oba wymieniają się jedną cechą.
  .tip = Sposób na pozbycie się Pasożyta lub innej niechcianej cechy: przechodzi ona na partnera, a jeśli ten ma już taką samą, jedną z dwóch się odrzuca.

trait-herding = Instynkt stadny
  .text = Nie można go zaatakować, jeśli na jego obszarze jest co najmniej tyle zwierząt z Instynktem stadnym co drapieżników.
  .brief = Bezpieczne, gdy stadnych jest tu nie mniej niż drapieżników.
  .tip = Liczą się zwierzęta wszystkich graczy, więc to sojusz: jedno zwierzę z Instynktem stadnym jest łatwym łupem, ale im więcej ich na obszarze, tym bezpieczniejsze są wszystkie.

trait-cnidocytes = Parzydełka
  .text = Paraliżują drapieżnika, który atakuje to zwierzę: do następnej rundy żadna jego cecha nie działa.
  .brief = Paraliżują drapieżnika, który atakuje to zwierzę.

trait-edificator = Edyfikator
  .text = Na początku fazy karmienia dodaje 2 czerwone żetony do bazy pokarmowej swojego obszaru.
  .brief = Dodaje 2 czerwone żetony do bazy swojego obszaru.


## Gift cards

trait-r-strategy = Strategia r
  .text = Zagraj na zwierzę dowolnego gracza. Jego właściciel nie dostaje za nie karty; zamiast tego na początku następnej rundy dwie wierzchnie karty talii stają się jego nowymi zwierzętami.
  .brief = W następnej rundzie dwie karty z talii stają się zwierzętami.

trait-shy = Płochliwość
  .text = Zwierzęcia raz zaatakowanego nie można ponownie zaatakować w tej rundzie.
  .brief = Raz zaatakowane, w tej rundzie jest bezpieczne.
  .tip = Sama w sobie słaba, ale mocna z cechą, która ratuje przed jednym atakiem: na przykład po odrzuceniu ogona zwierzę jest bezpieczne do końca rundy.

trait-warm-bloodedness = Stałocieplność
  .text = W każdej twojej turze karmienia to zwierzę może dostać jeszcze jeden czerwony żeton z bazy pokarmowej, dopóki nie jest nakarmione.
  .brief = W każdej twojej turze może dostać jeszcze 1 czerwony żeton.


## Places

place-laurasia = Laurazja
  .title = Laurazja
place-gondwana = Gondwana
  .title = Gondwana
place-ocean = Ocean
  .title = Ocean

# Where long words of these names may be broken on a narrow card, each word in small letters.
hyphenation =
  drapież-nik tłusz-czowa pływa-nie szyb-kość padlino-żerca sym-bioza pirac-two odrzu-canie komuni-kacja
  trato-wanie hiber-nacja truci-zna współ-praca kamu-flaż żywo-rodność zasadz-ka inteli-gencja meta-morfoza
  specjali-zacja atra-mentu migra-cja nowo-twór podnaw-ka regene-racja rekombi-nacja in-stynkt parzy-dełka edyfi-kator
  strate-gia płochli-wość stało-cieplność
