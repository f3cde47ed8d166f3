### EVO: every rule, in words for players.
###
### One message for each rule, named by the rule's own id. The attribute "why" is what a player hears whose move the
### rule forbids; it has no variables.
###
### Words used throughout, mostly as in the Polish rulebook: "punkty ruchu" are movement points, "punkty mutacji" are
### money and score; the "zapas" is one's dinosaurs off the board; the "minimum" is the number of dinosaurs that nothing
### can take from a clan; a go ("tura") is one player's part in a phase; a pass ("kolejka") of the birth phase is once
### round the table; a newborn is "młode", a birth "narodziny".


## Set-up

DI-SET-01 = Gra jest przeznaczona dla 2–5 graczy; każda liczba graczy ma własną planszę.
  .why = Gra jest przeznaczona dla 2–5 graczy.

DI-SET-02 = W pudełku: dwie dwustronne plansze, tarcza klimatu, laboratorium, 5 znaczników klanów, 5 plansz dinozaurów, 40 dinozaurów, 13 żetonów klimatu, 48 żetonów genów i woreczek na nie, 88 żetonów punktów mutacji, 15 kart wydarzeń i kostka walki. Każdy gracz ma znacznik klanu, osiem dinozaurów i planszę na geny, a zaczyna z 6 punktami mutacji.

DI-SET-03 = 15 kart wydarzeń się tasuje; leżą zakryte.

DI-SET-04 = W woreczku jest wszystkich 36 genów normalnych i 8 z 12 specjalnych, wybranych losowo. Pozostałe cztery nie biorą udziału w grze.
  .why = Takiego genu nie ma w woreczku.

DI-SET-05 = Z 13 żetonów klimatu osobno kładzie się meteoryt, a jeden z pozostałych odpada z gry bez oglądania. Dwa kolejne tasuje się z meteorytem i leżą one na spodzie stosu; na nich w losowej kolejności leży pozostałych dziewięć. Gra ma więc od 9 do 11 pełnych rund.

DI-SET-06 = Pierwszą kolejność na torze inicjatywy wyznacza los; jeśli przy zakładaniu stołu wskazano pierwszego gracza, jego znacznik stawia się na początku. Zaczyna gracz, którego znacznik stoi najbardziej na lewo.

DI-SET-07 = Każdy gracz zaczyna z dwoma dinozaurami na parze pól startowych; pary rozdziela los. Z opcją „Start po własnej stronie” gracze biorą pary zgodnie z ruchem wskazówek zegara wokół planszy, każdy parę ze swojej strony. Pozostałe sześć dinozaurów jest w zapasie.

DI-SET-08 = Gatunek zaczyna z 2 punktami ruchu i jednym jajem, bez rogów, warstw termoregulacyjnych, warstw futra, fiolek i kart. Plansza dinozaurów pokazuje to od lewej do prawej: miejsce na fiolki, potem nogi, rogi, warstwy termoregulacyjne, warstwy futra i jaja; geny specjalne leżą w prawym dolnym rogu.

DI-SET-09 = Liczba twoich punktów mutacji jest tajna, tak jak karty na ręce. Geny i dinozaury są jawne.

DI-SET-10 = Tarcza zaczyna od pierwszej sekcji. Punktów mutacji nigdy nie zabraknie.

DI-SET-11 = Liczba kart na ręce jest jawna. Nie pokazuje się, które cztery geny specjalne są poza grą.


## The round

DI-ROUND-01 = Runda ma sześć faz: klimat, mutację, inicjatywę, ruch, narodziny i przetrwanie. Każda kończy się, zanim zacznie się następna.
  .why = To należy do innej fazy rundy.

DI-ROUND-02 = W każdej fazie gracze działają w kolejności toru inicjatywy.
  .why = To nie twoja tura.


## Climate

DI-CLIM-01 = Pierwszy gracz odkrywa wierzchni żeton klimatu.

DI-CLIM-02 = Meteoryt natychmiast kończy grę. Wszyscy pokazują swoje punkty mutacji.
  .why = Koniec gry: spadł meteoryt.

DI-CLIM-03 = Żeton obraca tarczę o dwie sekcje lub o jedną zgodnie z ruchem wskazówek zegara, o jedną w stronę przeciwną albo wcale.

DI-CLIM-04 = Sekcja, którą wskazuje tarcza, mówi o każdym terenie, czy w tej rundzie jest idealny, gorący, mroźny czy zabójczy.


## Mutation: the auction

DI-AUCT-01 = Kolumn jest tyle, ilu graczy. Pierwsza daje kartę wydarzenia; do każdej z pozostałych losuje się gen z woreczka.
  .why = Ta kolumna nie jest używana.

DI-AUCT-02 = W laboratorium żaden gen nie leży dwa razy: powtórzony wraca do woreczka i losuje się inny.
  .why = Ten gen już leży w laboratorium, więc wraca do woreczka.

DI-AUCT-03 = Gracze w kolejności toru stawiają swój znacznik na polu którejś kolumny. Liczba na polu to stawka.
  .why = Teraz licytujesz: wybierz kolumnę i pole od 0 do 6.
  .tip = Punkty mutacji to także twój wynik: nie stawiaj na gen więcej, niż może ci przynieść.

DI-AUCT-04 = W pustej kolumnie możesz zająć dowolne pole, także 0.

DI-AUCT-05 = W zajętej kolumnie możesz zająć tylko wyższe pole.
  .why = Znacznik w tej kolumnie stoi na tym polu lub wyżej.

DI-AUCT-06 = Kto zostanie przebity, zdejmuje znacznik i natychmiast licytuje ponownie, w innej kolumnie niż ta właśnie stracona. Po następnym przebiciu poprzednia kolumna znów jest dozwolona.
  .why = Właśnie w tej kolumnie przebito twoją stawkę: licytuj w innej.

DI-AUCT-07 = Stawki 6 nie można przebić.
  .why = Stawki 6 nie można przebić.

DI-AUCT-08 = Nie możesz postawić więcej, niż zdołasz zapłacić po odliczeniu zniżek.
  .why = Na taką stawkę cię nie stać.

DI-AUCT-09 = Licytacja kończy się, gdy każdy gracz ma kolumnę albo zrezygnował z licytacji. Pierwsza kolumna daje wierzchnią kartę wydarzenia, pozostałe swój gen, a każdy płaci stawkę minus zniżki.

DI-AUCT-10 = Każda fiolka, którą masz sprzed tej fazy, obniża cenę genu lub karty wydarzenia o 1, nie niżej niż do 0.

DI-AUCT-11 = Jeśli w woreczku nie ma genu innego rodzaju, powtórzony zostaje.

DI-AUCT-12 = Kolumn jest tyle, ilu graczy, więc zawsze któraś jest pusta i nikt nie rezygnuje z licytacji. Stawki porównuje się tak, jak są wydrukowane, a nie według tego, ile kosztują.
  .why = Jest pusta kolumna, więc musisz licytować.

DI-AUCT-13 = Klimat i mutacja toczą się jeszcze w kolejności z poprzedniej rundy. Nową ustala się w fazie inicjatywy.


## Genes

DI-GENE-01 = Geny zostają na zawsze, a normalne się sumują. Każdy gen poza fiolką działa od chwili zdobycia.

DI-GENE-02 = Nogi: każde dają jeden punkt ruchu więcej.
  .why = Nie masz na to punktu ruchu.

DI-GENE-03 = Róg: każdy daje jeden róg więcej, w ataku i w obronie.

DI-GENE-04 = Warstwa termoregulacyjna: każda w każdej fazie przetrwania ratuje jednego dinozaura na gorącym terenie.

DI-GENE-05 = Warstwa futra: każda w każdej fazie przetrwania ratuje jednego dinozaura na mroźnym terenie.

DI-GENE-06 = Jajo: każde daje jedno młode więcej w każdej fazie narodzin.

DI-GENE-07 = Fiolka alchemiczna: każda obniża cenę genów i kart wydarzeń o 1, od rundy następującej po jej zdobyciu.

DI-GENE-08 = Kryza kostna: dwa rogi więcej w obronie.

DI-GENE-09 = Duży róg: dwa rogi więcej w ataku.

DI-GENE-10 = Twarda skorupa: młode mogą się rodzić do trzech pól od twoich dinozaurów.
  .why = To pole jest dalej niż trzy pola, licząc po lądzie.

DI-GENE-11 = Płetwy: za jeden punkt ruchu jeden dinozaur przepływa z pola nadbrzeżnego na dowolne inne wolne pole nadbrzeżne, bliskie lub dalekie. W każdej fazie ruchu płetwy ma tylko jeden dinozaur; zachowuje je, dokądkolwiek się uda, i może ich używać wielokrotnie. Pole nadbrzeżne graniczy z morzem; jezioro to też morze.
  .why = W jednej fazie może pływać tylko jeden dinozaur z płetwami, od brzegu do brzegu.

DI-GENE-12 = Jaskiniowiec: w każdej fazie przetrwania jeden dinozaur przeżywa na zabójczym terenie.

DI-GENE-13 = Adrenalina: w fazie inicjatywy możesz wybrać swoje miejsce na torze.
  .why = Miejsce na torze można wybrać tylko dzięki Adrenalinie.

DI-GENE-14 = Mocne uda: dwa punkty ruchu więcej.

DI-GENE-15 = Skóra kameleona: dinozaur, który miałby zginąć w walce, może uciec na wolne sąsiednie pole, ale nie na to, z którego przyszedł atak. Jeśli żadne nie jest wolne, ginie.
  .why = Może uciec tylko na wolne sąsiednie pole, i nie na to, z którego przyszedł atak.

DI-GENE-16 = Skrzydła: raz w fazie ruchu jeden dinozaur za jeden punkt ruchu przelatuje na pole odległe o dwa pola, przez pole lądowe, na którym może stać dowolny dinozaur. Nad morzem się nie lata.
  .why = Skrzydła niosą jednego dinozaura raz na fazę na pole odległe o dwa pola, a pomiędzy musi być ląd.

DI-GENE-17 = Regeneracja: gdy masz trzy dinozaury lub mniej, twojego klanu nie można atakować, a klimat nie zabija twoich dinozaurów; nic nie zmniejszy klanu z czterech lub więcej dinozaurów poniżej trzech. Klan dwóch dinozaurów ma ich dwa, dopóki nie urodzi się młode.
  .why = Ten klan ma Regenerację i zostały mu najwyżej trzy dinozaury.

DI-GENE-18 = Zabójcze maluchy: młode można postawić na polu z wrogim dinozaurem w zasięgu narodzin. Decyduje kostka: przy 1, 2 lub 3 wróg ginie, a młode zajmuje jego pole; przy 4 lub 5 młode ginie; przy 6 młode wraca do zapasu. Tak czy inaczej narodziny są zużyte. Nie wolno wybrać klanu, który ma już tylko swoje minimum (dwa dinozaury, a z Regeneracją trzy). To nie jest walka: rogi i Skóra kameleona nie mają znaczenia. Przy stole można grać z szansami ze skrótu zasad: odpowiednio 1 lub 2, 3 lub 4, 5 lub 6.
  .why = Młode może rzucić się tylko na wroga, którego klan może stracić dinozaura.

DI-GENE-19 = Szósty zmysł: dopóki w stosie są żetony klimatu, wierzchni z nich zawsze widzisz ty i tylko ty.

DI-GENE-20 = Skrzydła i Płetwy prowadzą na wolne pole i nigdy nie służą do ataku. Twarda skorupa liczy pola lądowe i nie przeszkadza jej, kto na nich stoi. Gdy dinozaur ucieka, atakujący i tak wchodzi na jego pole, a właściciel uciekającego może pozwolić mu zginąć. Regeneracja nie daje dinozaura: podnosi tylko minimum z dwóch do trzech.
  .why = Skrzydła i Płetwy prowadzą na wolne pole.

DI-GENE-21 = Każdy klan ma zawsze na planszy od dwóch do ośmiu dinozaurów.
  .why = Każdy klan zachowuje co najmniej dwa dinozaury.

DI-GENE-22 = Na planszy dinozaurów mieści się dowolna liczba genów jednego rodzaju.


## Initiative

DI-INIT-01 = Znaczniki trafiają na tor w kolejności swoich kolumn, od lewej, i układa się je według liczby dinozaurów na planszy, od najmniejszej. Przy remisie zostaje kolejność kolumn.

DI-INIT-02 = Po ułożeniu kolejności gracz z Adrenaliną może przenieść swój znacznik na dowolne miejsce; pozostali zachowują swój porządek.
  .why = Teraz wybierasz swoje miejsce na torze albo zostajesz na tym, które masz.


## Movement and fights

DI-MOVE-01 = Gatunek ma 2 punkty ruchu i te ze swoich genów; gracz dzieli je między swoje dinozaury, jak chce. Za każdy punkt ruchu jeden dinozaur przechodzi na sąsiednie pole lądowe. Wszystkie ruchy i ataki gracza to jedna tura; kończy się, gdy gracz ją zakończy albo gdy nie ma już ani ruchu, ani karty do zagrania.
  .why = Za punkt ruchu jeden twój dinozaur przechodzi na sąsiednie pole.

DI-MOVE-02 = Dinozaur nie przechodzi przez pole z innym dinozaurem ani na nim nie staje, chyba że w walce lub dzięki genowi, który na to pozwala.
  .why = Na tym polu stoi dinozaur.

DI-MOVE-03 = Punktów ruchu nie trzeba wykorzystać; reszta przepada.
  .why = Nie masz już punktów ruchu.

DI-MOVE-04 = Atak na wrogiego dinozaura na sąsiednim polu kosztuje 1 punkt ruchu. Własnych dinozaurów nie można atakować.
  .why = Możesz zaatakować tylko wroga na sąsiednim polu.

DI-MOVE-05 = Kostka walki ma ścianki: porażka; sukces; wygrana przy co najmniej tylu rogach, ile ma obrońca, także gdy nikt ich nie ma; wygrana przy większej liczbie rogów; wygrana przy przewadze co najmniej dwóch rogów.
  .why = Decyduje kostka walki.

DI-MOVE-06 = Po udanym ataku pokonany dinozaur wraca do zapasu właściciela, a atakujący wchodzi na jego pole. Po nieudanym oba zostają na miejscach. Atakujący nigdy nie ginie.

DI-MOVE-07 = Tego samego dinozaura można atakować kilka razy, także tym samym atakującym. Każdy atak kosztuje 1 punkt ruchu.

DI-MOVE-08 = Klanu, który ma na planszy tylko dwa dinozaury, nie można atakować. Sam może atakować innych.
  .why = Temu klanowi zostały tylko dwa dinozaury i nie można go atakować.


## Births

DI-BIRTH-01 = W kolejności toru każdy gracz może postawić nowego dinozaura na wolnym polu obok jednego ze swoich. Gdy wszyscy mają swoją turę za sobą, kolejną mają gracze, którzy mają co najmniej dwa jaja, potem ci, którzy mają co najmniej trzy, i tak dalej.
  .why = Młode rodzi się na wolnym polu obok jednego z twoich dinozaurów.

DI-BIRTH-02 = Przy następnych narodzinach młode liczy się już jako jeden z twoich dinozaurów.

DI-BIRTH-03 = Gdy masz na planszy całą ósemkę, możesz zdjąć jednego dinozaura i postawić go na nowo, obok któregoś z pozostałych; zwolnione pole też się nadaje. To jedna czynność: bez pola dla młodego nikogo się nie zdejmuje. Dzięki Zabójczym maluchom młode może rzucić się na wroga; jeśli to się nie uda, klan ma siedem dinozaurów.
  .why = Własnego dinozaura zdejmujesz tylko wtedy, gdy masz na planszy całą ósemkę, i stawiasz go obok któregoś z pozostałych.

DI-BIRTH-04 = Narodziny są dobrowolne.

DI-BIRTH-05 = Narodziny, z których gracz rezygnuje lub które są niemożliwe, przepadają. W późniejszych kolejkach gracz nadal ma swoją turę.


## Survival and score

DI-SURV-01 = W kolejności toru każdy gracz zdejmuje dinozaury, które zabija klimat. Na idealnym terenie przeżywają wszystkie dinozaury. Na gorącym każda Warstwa termoregulacyjna może uratować jednego, na mroźnym każda Warstwa futra, na zabójczym Jaskiniowiec; wszystkie inne giną. Ratowanie to prawo, nie obowiązek: właściciel wybiera, które dinozaury ratuje, i może pozwolić zginąć dinozaurowi, którego dałoby się uratować. Dinozaury uratowane przez Gejzery lub Oazę zawsze przeżywają. Martwe wracają do zapasu.
  .why = Temu twojemu dinozaurowi klimat nie zagraża.

DI-SURV-02 = Właściciel zdejmuje martwe dinozaury jednego po drugim i kończy na minimum klanu: dwóch dinozaurach albo trzech z Regeneracją. Powyżej minimum giną wszystkie, których nie da się uratować; właściciel może pozwolić zginąć także innym zagrożonym, ale nigdy dinozaurowi na idealnym terenie.
  .why = Skazanych dinozaurów jest więcej, niż możesz uratować: wybierz, który ginie.

DI-SURV-03 = Gdy wszyscy zdjęli martwe dinozaury, każdy gracz dostaje 1 punkt mutacji za każdego swojego dinozaura na planszy, w kolejności toru.

DI-SURV-04 = Na koniec wygrywa gracz, który ma najwięcej punktów mutacji; przy remisie ten, kto ma więcej dinozaurów na planszy; jeśli nadal jest remis, zwycięstwo jest wspólne.


## Event cards

DI-CARD-00 = Karty na ręce są tajne. W jednej rundzie można zagrać dowolnie wiele kart, każdą we właściwej dla niej chwili i gdy spełniony jest jej warunek, także bez skutku. Żaden efekt nie trwa dłużej, niż mówi karta, a zagrana karta odpada z gry.
  .why = Nie masz tej karty na ręce.
  .tip = Zachowaj na ręce jedną lub dwie karty, żeby zaskoczyć innych w odpowiedniej chwili.

DI-CARD-01 = Alchemiczna mutacja: zagrywasz ją zaraz po ustawieniu swojego znacznika, zanim zalicytuje ktoś inny. Aby zająć tę kolumnę, inni muszą przebić stawkę co najmniej o 3, więc stawki 4 lub wyższej nie da się tam przebić. Możesz ją zagrać po każdym swoim ustawieniu znacznika, zanim przebity gracz zalicytuje ponownie.
  .why = Alchemiczną mutację zagrywa się zaraz po ustawieniu swojego znacznika, a potem jego kolumnę zajmuje tylko stawka wyższa co najmniej o 3.

DI-CARD-02 = Szaleńczy atak: we własnej turze ruchu, ale nie między atakiem a rzutem kostką; dwa rogi więcej w ataku w tej fazie.
  .why = Szaleńczy atak zagrywa się we własnej turze ruchu.

DI-CARD-03 = Kamuflaż: na początku fazy ruchu; w tej fazie nie można atakować żadnego twojego dinozaura.
  .why = Kamuflaż zagrywa się na początku fazy ruchu; chronionego przez niego klanu nie można atakować.

DI-CARD-04 = Gejzery: w tej fazie przetrwania przeżywają wszystkie twoje dinozaury na mroźnym terenie.
  .why = Gejzery zagrywa się w swojej turze przetrwania, przed stratami.

DI-CARD-05 = Rada mędrców: na początku dowolnej fazy przenosisz swój znacznik na dowolne miejsce. Zostaje tam, aż kolejność ustali następna faza inicjatywy, także w kolejnej rundzie. Zagrana na początku fazy inicjatywy, działa po ułożeniu kolejności i po Adrenalinie, i dopiero wtedy wskazujesz miejsce.
  .why = Radę mędrców zagrywa się na początku fazy i wskazuje się miejsce; w fazie inicjatywy wskazuje się je po ułożeniu kolejności.

DI-CARD-06 = Horda szczurów: zagrana na początku fazy narodzin sprawia, że nie ma w niej narodzin ani wymiany.
  .why = Hordę szczurów można zagrać tylko przed pierwszymi narodzinami.

DI-CARD-07 = Złodziej jaj: zaraz po narodzinach u innego gracza zamieniasz właśnie postawione młode na własnego dinozaura z zapasu, jeśli właściciel młodego ma na planszy co najmniej cztery dinozaury. Od razu liczy się jako twój, także przy narodzinach.
  .why = Złodzieja jaj zagrywa się zaraz po narodzinach u innego gracza, a właściciel młodego musi mieć co najmniej cztery dinozaury.

DI-CARD-08 = Ludzka interwencja: zagrana we własnej turze narodzin, w dowolnej kolejce, przed postawieniem młodego; w tej fazie twoje młode rodzą się na dowolnych wolnych polach.
  .why = Ludzką interwencję zagrywa się we własnej turze narodzin, przed postawieniem młodego.

DI-CARD-09 = Brak składników: na początku fazy mutacji; losuje się o jeden gen mniej, za zdobyty gen płacisz o 2 mniej, ale nie poniżej 0, a jeden gracz nic nie zdobywa.
  .why = Brak składników zagrywa się na początku fazy mutacji.

DI-CARD-10 = Ostatni ocalały: gdy po stratach masz mniej niż cztery dinozaury, dostajesz 4 punkty mutacji zamiast tego, co zwykle. Dostajesz je razem z pozostałymi graczami, na końcu fazy.
  .why = Ostatniego ocalałego zagrywa się po stratach, gdy masz mniej niż cztery dinozaury.

DI-CARD-11 = Migracja: trzy punkty ruchu więcej w tej fazie.
  .why = Migrację zagrywa się we własnej turze ruchu.

DI-CARD-12 = Oaza: w tej fazie przetrwania przeżywają wszystkie twoje dinozaury na gorącym terenie.
  .why = Oazę zagrywa się w swojej turze przetrwania, przed stratami.

DI-CARD-13 = Otwarty inkubator: w swojej turze pierwszej kolejki, przed jej pierwszymi narodzinami, zagrywasz tę kartę i masz w tej turze dwa młode. Pas oznacza rezygnację ze wszystkich, które jeszcze zostały.
  .why = Otwarty inkubator zagrywa się w swojej turze pierwszej kolejki, przed narodzinami.

DI-CARD-14 = Przepowiednia: odkryty właśnie żeton klimatu nie działa; tarcza obraca się według twojego wyboru o 2 lub 1 zgodnie z ruchem wskazówek zegara, o 1 w stronę przeciwną albo wcale. Nie działa na meteoryt.
  .why = Przepowiednię zagrywa się zaraz po odkryciu żetonu klimatu.

DI-CARD-15 = Terror: na początku fazy klimatu, zanim odkryje się żeton, albo zaraz po ustaleniu klimatu zabijasz dowolnego jednego wrogiego dinozaura, którego właściciel ma ich co najmniej cztery. Po meteorycie jest za późno.
  .why = Terror zagrywa się przed odkryciem żetonu klimatu albo zaraz po ustaleniu klimatu, przeciw wrogowi, który ma co najmniej cztery dinozaury.

DI-CARD-16 = Alchemiczna mutacja dotyczy miejsca znacznika i kończy się, gdy znacznik zostanie przebity. Przy Braku składników jedna kolumna nie jest używana; kto nie znajdzie pustej kolumny, może przebić albo zrezygnować na dobre: nic to nie kosztuje i nic nie daje, a jego znacznik liczy się tak, jakby stał na prawo od wszystkich kolumn; zniżka dotyczy genu, nie karty wydarzenia. Złodziej jaj wymaga dinozaura w zapasie i nie zużywa twoich narodzin; do czterech dinozaurów okradanego gracza wlicza się młode. Karty na ręce nie są na koniec nic warte.
  .why = Złodziej jaj wymaga dinozaura w zapasie.

DI-CARD-17 = Gdy w jednej chwili kartę może zagrać kilka osób, pyta się je w kolejności toru, aż wszystkie po kolei zrezygnują; po każdej karcie pytanie zaczyna się znów od lewej. Karty można użyć od chwili jej zdobycia.
  .why = Teraz możesz tylko zagrać kartę albo zrezygnować.

DI-CARD-18 = Gejzery, Oazę i Ostatniego ocalałego zagrywa się we własnej turze przetrwania, dwie pierwsze przed stratami; Migrację i Szaleńczy atak we własnej turze ruchu; Kamuflaż, zanim ktokolwiek się ruszy.
  .why = Taką kartę zagrywa się we własnej turze; Kamuflaż, zanim ktokolwiek się ruszy.

DI-CARD-19 = Złodzieja jaj można zagrać po każdych pojedynczych narodzinach, także między jednym a drugim młodym z Otwartego inkubatora. Młodego, które zginęło lub wróciło do zapasu, nie można ukraść.
  .why = Złodzieja jaj zagrywa się zaraz po narodzinach, dopóki młode żyje.

DI-CARD-20 = Przy Braku składników nie może zrezygnować ten, kto ma do wyboru pustą kolumnę, a kto nie ma żadnej możliwej stawki, od razu odpada z licytacji. Zniżka 2 sumuje się ze zniżką z fiolek, tylko przy genach.
  .why = Zrezygnować możesz tylko wtedy, gdy żadna kolumna nie jest pusta.
