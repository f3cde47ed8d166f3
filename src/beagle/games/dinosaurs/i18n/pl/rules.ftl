### Gods Love Dinosaurs: every rule, in words for players.
###
### One message for each rule, named by the rule's own id. The attribute "why" is what a player hears whose move the
### rule forbids. Its variables, always given, sometimes only as the words of "dinosaurs-it":
###   $figure  the animal on the cell that the move begins with
###   $kind    a word to choose by: frog, rabbit, rat, tiger, eagle, dinosaur, or - for none
###
### Words used throughout: the "plansza biomów" holds the face-up tiles ("kafle"); an "ekosystem" is a player's own land
### of cells ("pola"); "ofiary" are frogs, rabbits and rats, "drapieżniki" are tigers and eagles; the "zapas" holds the
### figures not in use; a turn is "tura".


## Components and set-up

GD-SET-01 = Gra jest przeznaczona dla 2–5 graczy. Przy innej liczbie nie można zacząć, a przyczyna zostaje podana.

GD-SET-02 = W pudełku: 84 kafle ekosystemu, 5 kafli startowych, 5 gniazd, 20 dinozaurów, 25 tygrysów, 25 orłów, 35 szczurów, 25 żab, 30 królików, 30 zwykłych i 15 złotych jaj, wulkan i plansza biomów.

GD-SET-03 = Znak na każdym kaflu mówi, od ilu graczy się go używa. Kafle ze znakiem wyższym niż liczba graczy zostają w pudełku.

GD-SET-04 = Pozostałe kafle tworzą cztery stosy według litery na odwrocie: A, B, C i D. Każdy stos się tasuje i kładzie zakryty.

GD-SET-05 = Plansza biomów ma pięć kolumn, od lewej: żaby, króliki, szczury, tygrysy, orły. Każda ma trzy miejsca, ale trzeciego rzędu używa się tylko przy 4 lub 5 graczach.

GD-SET-06 = Na początku na każdym używanym miejscu planszy biomów kładzie się odkryty kafel ze stosu A.

GD-SET-07 = Jedna figurka dinozaura to znacznik dinozaurów. Zaczyna pod kolumną żab. Przy ścisłym zapasie jest jedną z 20, więc do gry zostaje 19.

GD-SET-08 = Każdy gracz ma kafel startowy z siedmiu pól, z żabą, królikiem, szczurem i dinozaurem na górze z gniazdem pośrodku; obok leży gniazdo na jaja.

GD-SET-09 = Na początku w każdym gnieździe są 3 zwykłe jaja.

GD-SET-10 = O tym, kto ma pierwszą turę, decyduje los, chyba że pierwszego gracza wskazano przy zakładaniu stołu. Dalej gra się zgodnie z ruchem wskazówek zegara.


## A turn

GD-TURN-01 = W swojej turze bierzesz z planszy biomów dokładnie jeden kafel, dowolny z dowolnej kolumny. Nie można spasować.
  .why = Teraz bierzesz dokładnie jeden kafel z planszy biomów: nie możesz zrobić nic innego ani spasować.

GD-TURN-02 = Dołóż kafel do swojego ekosystemu, obrócony jak chcesz. Musi co najmniej jedną krawędzią dotykać krawędzi leżącego już pola; pola nie mogą się zakrywać; tereny nie muszą do siebie pasować.
  .why = Musisz dołożyć kafel do swojego ekosystemu: obok leżącego już pola i niczego nie zakrywając.

GD-TURN-03 = Jeśli kafel pokazuje zwierzę, na jego pole trafia z zapasu figurka tego zwierzęcia.

GD-TURN-04 = Figurki nie są ograniczone, chyba że gra się ze ścisłym zapasem: wtedy zwierząt i dinozaurów jest tylko tyle, ile w pudełku, ale jaj nigdy nie brakuje. Brakującej figurki się nie stawia, a gracze dostają figurki po kolei, od tego, którego trwa tura.
  .why = W zapasie zabrakło figurki: { $figure }.

GD-TURN-05 = Jeśli weźmiesz ostatni kafel kolumny, zwierzę tej kolumny zostaje aktywowane u wszystkich graczy.

GD-TURN-06 = Jeśli pod tą kolumną stoi znacznik dinozaurów, zaraz potem zostają aktywowane dinozaury.

GD-TURN-07 = Potem tura przechodzi zgodnie z ruchem wskazówek zegara na gracza siedzącego obok tego, kto wziął kafel. Do tej chwili przy graczu, który wziął kafel, stoi wulkan, żeby było wiadomo, czyja to tura.
  .why = To tura innego gracza.

GD-TURN-08 = Nowe kafle kładzie się na planszy biomów dopiero po dinozaurach. Do tego czasu pusta kolumna pozostaje pusta.
  .why = W tej kolumnie nie ma kafli i nie będzie, dopóki nie nadejdą dinozaury.

GD-TURN-09 = Zwierzę z właśnie położonego kafla bierze udział w aktywacji, która po tym następuje.

GD-TURN-10 = Ekosystemy nigdy się nie stykają, więc w czasie aktywacji wszyscy gracze działają jednocześnie; ruchy zapisuje się po kolei, od gracza, którego trwa tura, a wynik jest taki sam bez względu na to, kto był szybszy. Stół może wybrać działanie po kolei: wtedy każdy kończy, zanim zacznie następny. Przy ścisłym zapasie figurki mogą się skończyć, więc tam działa się zawsze po kolei.
  .why = To nie twoja kolej: gracze działają po kolei, każdy we własnym ekosystemie.

GD-TURN-11 = Żadne zwierzę nie wchodzi na pole z figurką, której nie może zjeść.
  .why = Na to pole nie może wejść { $figure }: nie zje tego, co tam stoi.


## Prey

GD-PREY-01 = Żaby rozmnażają się na jeziorach, króliki na równinach, szczury w lasach.
  .why = Na takim terenie młode nie może się urodzić ({ $figure }).

GD-PREY-02 = Gdy zostaje aktywowany gatunek ofiar, każda jego figurka obecna na początku może mieć jedno młode na pustym sąsiednim polu o odpowiednim terenie. Młode nie rozmnażają się w tej samej aktywacji, w której się urodziły.
  .why = Teraz rozmnażają się tylko ofiary tego gatunku: każda figurka raz, na sąsiednim polu, i nie te, które dopiero się urodziły.

GD-PREY-03 = Na terenie uniwersalnym rozmnażają się wszystkie trzy gatunki ofiar.

GD-PREY-04 = Pole i kolejność rodziców wybiera właściciel. Każde młode ma własne pole.

GD-PREY-05 = Możesz zostawić bez młodych dowolną część swoich ofiar albo wszystkie.

GD-PREY-06 = Na polu mieści się najwyżej jedna figurka. Ofiara, która nie ma obok odpowiedniego pustego pola, nie ma młodych, ale nie ginie.
  .why = To pole jest zajęte: na polu mieści się jedna figurka.

GD-PREY-07 = Młode pochodzą z zapasu.
  .why = Młode pochodzą z zapasu, a tam już ich nie ma.


## Predators

GD-PRED-01 = Gdy zostają aktywowane tygrysy lub orły, każdy z nich może raz się ruszyć i zapolować. Kolejność wybiera właściciel, a jeden kończy, zanim zacznie następny.
  .why = Poluje teraz tylko drapieżnik aktywowanego gatunku, a każdy tylko raz.

GD-PRED-02 = Tygrys przechodzi 1 lub 2 pola i może po drodze skręcić.
  .why = Tygrys przechodzi 1 lub 2 pola.

GD-PRED-03 = Orzeł leci od 1 do 3 pól w jednej prostej linii.
  .why = Orzeł leci od 1 do 3 pól w prostej linii.

GD-PRED-04 = Drapieżnik musi zakończyć ruch na polu z ofiarą.
  .why = Drapieżnik ({ $figure }) musi zakończyć ruch na polu z ofiarą.

GD-PRED-05 = Drapieżnik zjada wszystkie ofiary na swojej drodze. Zjedzone ofiary wracają do zapasu.

GD-PRED-06 = Drapieżnik, który do końca swojego ruchu nic nie zjadł, ginie z głodu i wraca do zapasu. Możesz zostawić drapieżnika na miejscu i pozwolić mu zginąć. Żaden nie ginie z głodu, zanim przyjdzie na niego kolej, a kolejność wybierasz ty.
  .why = Nikogo nie można pominąć: wybierz drapieżnika, który poluje, albo takiego, który ginie z głodu.

GD-PRED-07 = Drapieżnik, który zjadł więcej niż jedną ofiarę, ma po jednym młodym za każdą ofiarę po pierwszej. Po polowaniu na każdym polu, na którym zjedzono ofiarę, stoi jeden drapieżnik tego gatunku, a na ostatnim ten, który polował. Przy ścisłym zapasie młode stawia się w kolejności zjadania ofiar.

GD-PRED-08 = Młode drapieżniki nie potrzebują pokarmu i nie polują przed następną aktywacją.
  .why = To młode dopiero się urodziło ({ $figure }): nie potrzebuje pokarmu i nie poluje przed następną aktywacją.

GD-PRED-09 = Drapieżniki przechodzą przez pola puste i pola z ofiarami, ale nigdy przez pole z drapieżnikiem lub dinozaurem.
  .why = Na drodze stoi drapieżnik lub dinozaur.

GD-PRED-10 = Drapieżnik może przejść mniej pól, niż mógłby, byle zakończył ruch na polu z ofiarą.

GD-PRED-11 = Tygrysy, orły i dinozaury stają tylko na polach własnego ekosystemu. Nic nie przelatuje nad dziurą. Przez góry można przechodzić.
  .why = Tam nie ma pola: zwierzęta nie opuszczają ekosystemu i nie przelatują nad dziurą.

GD-PRED-12 = Figurka, która ginie z głodu, znika od razu, więc jej pole jest wolne dla następnych. To samo dotyczy dinozaurów.


## Dinosaurs

GD-DINO-01 = Po aktywacji dinozaurów następują po kolei cztery kroki: wyklucie z jaj, polowanie dinozaurów, przesunięcie znacznika dinozaurów, uzupełnienie planszy biomów. Każdy krok kończą wszyscy gracze, zanim zacznie się następny; o tym, w jakiej kolejności działają, mówi GD-TURN-10.
  .why = Najpierw u wszystkich graczy wykluwają się dinozaury, potem wszystkie dinozaury polują: każdy krok kończy się, zanim zacznie się następny.

GD-DINO-02 = Najpierw każdy gracz może oddać jedno jajo z gniazda, aby na górze z gniazdem wykluł się dinozaur. W jednej aktywacji wykluwa się tylko jeden.
  .why = Teraz decydujesz, czy ma się wykluć dinozaur: jeden albo żaden.

GD-DINO-03 = Dinozaur nie może się wykluć, gdy na górze z gniazdem stoi dinozaur lub gdy nie masz jaja; ani, przy ścisłym zapasie, gdy nie ma już dinozaurów w zapasie.
  .why = Dinozaur nie może się wykluć: potrzeba jaja, wolnej góry z gniazdem i figurki z zapasu.
  .tip = Nie zostawiaj dinozaura na górze z gniazdem: dopóki tam stoi, nic się nie wykluje.

GD-DINO-04 = Aktywowane są wszystkie dinozaury, także ten dopiero wykluty, jeden po drugim, w kolejności wybranej przez właściciela.
  .why = Teraz każdy dinozaur rusza raz: wybierz takiego, który jeszcze nie ruszał; niech idzie albo zginie.

GD-DINO-05 = Dinozaur idzie od 1 do 5 pól i na każdym kroku może skręcić.
  .why = Dinozaur idzie od 1 do 5 pól.

GD-DINO-06 = Musi zakończyć ruch na górze bez innego dinozaura; może to być ta, z której wyruszył.
  .why = Dinozaur musi zakończyć ruch na górze.

GD-DINO-07 = Zjada wszystkie ofiary i wszystkie drapieżniki na swojej drodze; nie może żadnego z tych zwierząt oszczędzić. Wracają one do zapasu.
  .tip = Nie przejadaj się: co zjedzone, już się nie rozmnoży i następnym razem może zabraknąć pokarmu.

GD-DINO-08 = Za każdego zjedzonego drapieżnika dostajesz 1 jajo; za ofiary nie dostajesz nic.

GD-DINO-09 = Dinozaur, który nic nie zje albo nie może zakończyć ruchu na górze, ginie i wraca do zapasu. Możesz zostawić dinozaura na miejscu i pozwolić mu zginąć. Nie można wyruszyć w drogę, na której nic się nie zje lub która nie kończy się na górze, nawet po to, by na niej zginąć.
  .why = Dinozaur musi coś po drodze zjeść; jeśli nie może, ginie na miejscu.

GD-DINO-10 = Dinozaur nigdy nie wchodzi na pole innego dinozaura, nie przechodzi przez nie i nie zjada dinozaurów.
  .why = Na drodze stoi inny dinozaur.

GD-DINO-11 = Dinozaur może przejść przez to samo pole więcej niż raz.

GD-DINO-12 = Po polowaniu znacznik dinozaurów przesuwa się o jedną kolumnę w prawo; spod orłów wraca pod żaby.

GD-DINO-13 = Potem każda kolumna bez kafli, od lewej, dostaje kafel na każde ze swoich używanych miejsc, od góry. Kolumna, w której leży choć jeden kafel, nie dostaje nic.

GD-DINO-14 = Kafle bierze się ze stosu A, dopóki się nie skończy, potem z B, C i D.


## Eggs, end and score

GD-END-01 = Złote jajo jest warte tyle co pięć zwykłych. Można je wymieniać w każdej chwili, w obie strony; nie ma to innego znaczenia. Tutaj jaja tylko się liczy; każde pięć pokazuje się jako jedno złote.

GD-END-02 = Jeśli w stosach jest mniej kafli, niż potrzeba do pustych kolumn, gra natychmiast się kończy: nie kładzie się żadnego kafla i nikt nie ma już tury. Jeśli jest ich dokładnie tyle, gra toczy się dalej, a następne nadejście dinozaurów jest ostatnie.
  .why = Koniec gry.

GD-END-03 = Dostajesz punkt za każde zwykłe jajo w swoim gnieździe, pięć za każde złote i jeden za każdego dinozaura w swoim ekosystemie.

GD-END-04 = Wygrywa gracz, który ma najwięcej punktów. Przy remisie wygrywa ten z remisujących, który jest ostatni w kolejności tur, licząc od pierwszego gracza.

GD-END-05 = Wszystko jest jawne oprócz stosów.

GD-END-06 = Gracz bez dinozaurów i jaj gra dalej. Nikt nie odpada.
