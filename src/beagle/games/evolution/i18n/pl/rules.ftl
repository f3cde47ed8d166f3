### Evolution: every rule, in words for players.
###
### One message for each rule, named by the rule's own id. The attribute "why" is what a player hears
### whose move the rule forbids. Variables of "why", always given, sometimes only as the word "tutaj":
###   $animal  the acting animal, or the first one the move names
###   $target  the second animal the move names
###   $trait   the trait the move names
### So a letter always stands behind "zwierzę" in its case, and the name of a trait behind "cecha". For "tutaj" a text
### selects [tutaj] and says "to zwierzę" in its case.
###
### Words used throughout: "pokarm" is a red or blue token on an animal, "tłuszcz" a yellow one; the "baza
### pokarmowa" is the red tokens of the turn; a turn ("runda") is four phases; a round ("kolejka") is once round the
### table within a phase; a feeding go ("tura karmienia") is one player's go in one round of the feeding phase;
### the need ("potrzeby") is the food an animal must get.


## Editions and tables

EV-ED-01 = Przy stole gra się według jednego wydania z wybranymi modułami. Dodatki (Czas latać i Kontynenty) oraz karty specjalne pasują do wydania upominkowego (zasady podstawowe III). Drugi zestaw podstawowy pasuje do zasad 1.4.1 lub do wydania upominkowego. Kataklizm to scenariusz z zasad 1.4.1. Do wydania włoskiego nie można nic dołączyć.
  .why = Nie ma takiego stołu: dodatki i karty specjalne pasują do wydania upominkowego, drugi zestaw podstawowy do 1.4.1 lub upominkowego, Kataklizm do 1.4.1, a do wydania włoskiego nie dołącza się żadnych modułów.

EV-ED-02 = Liczba graczy: gra podstawowa od 2 do 4; dwa zestawy podstawowe od 2 do 8; podstawowa z dodatkiem Czas latać od 2 do 6, z kartami specjalnymi lub bez; podstawowa z dodatkiem Kontynenty od 2 do 4, z kartami specjalnymi lub bez; podstawowa z samymi kartami specjalnymi od 2 do 4; podstawowa z dodatkami Czas latać i Kontynenty od 2 do 8, z kartami specjalnymi lub bez. Kataklizm i wydanie włoskie podają własne liczby. Wszystko inne zostaje odrzucone z podaniem przyczyny.
  .why = Przy takim zestawie nie może grać tylu graczy: gra podstawowa jest przeznaczona dla 2–4 graczy, dwa zestawy podstawowe dla 2–8, Czas latać dla 2–6, Kontynenty dla 2–4, oba dodatki razem dla 2–8, a karty specjalne niczego tu nie zmieniają.

EV-ED-03 = Gdy w talii jest dodatek, a graczy jest 2 lub 3, można wybrać pół talii: talię się tasuje i połowę odkłada bez oglądania. W Kontynentach przy 2 graczach pół talii tworzy się inaczej: z połowy kart każdego rodzaju. Karty są jednego rodzaju, gdy mają ten sam nadruk, a przy liczbie nieparzystej w grze zostaje większa połowa. Same karty specjalne nie są tu dodatkiem.
  .why = Pół talii jest dla 2 lub 3 graczy grających z dodatkiem; same karty specjalne nie są dodatkiem.

EV-ED-04 = Wydanie włoskie jest przeznaczone dla 2–4 graczy. Wszyscy rzucają kostką, a najwyższy wynik wyznacza pierwszego gracza; jeśli najwyższy wynik ma kilka osób, rzucają ponownie tylko one. Punkty sumuje się w każdej rundzie, a nowe karty rozdaje według EV-EXT-07.
  .why = Wydanie włoskie jest przeznaczone dla 2–4 graczy.

EV-ED-05 = W wydaniu włoskim runda ma pięć faz: najpierw rozwój, potem bazę pokarmową, potem karmienie, potem wymieranie, a na końcu punktację z nowymi kartami. Wszystko, o czym to wydanie nie mówi (Mimikra, Tratowanie i Hibernacja jako akcje dodatkowe, teksty kart, koniec gry), jest jak w 1.4.1. Piractwo daje niebieski pokarm, więc tutaj jest akcją główną: działa zamiast wzięcia czerwonego żetonu, tak jak atak. Tłuszcz może stać się pokarmem dopiero w późniejszej rundzie niż ta, w której go odłożono.
  .why = W wydaniu włoskim teraz tak nie można: tłuszcz odłożony w tej rundzie staje się pokarmem dopiero w późniejszej, a Piractwo działa zamiast wzięcia czerwonego żetonu.


## Set-up

EV-SET-01 = Każdy gracz dostaje 6 kart, a w Kontynentach 10. Talia leży stroną zwierzęcia do góry, więc cechy są zakryte. Najpierw wyznacza się pierwszego gracza, a potem rozdaje karty po jednej, od niego zgodnie z ruchem wskazówek zegara. Ta kolejność obowiązuje w każdym wydaniu i w Kataklizmie.

EV-SET-02 = O tym, kto jest pierwszym graczem, decyduje los, chyba że wskazano go przy zakładaniu stołu. Miejsca liczy się zgodnie z ruchem wskazówek zegara.

EV-SET-03 = Karty na ręce są tajne; stół jest jawny dla wszystkich. Wolno przeglądać własny stos kart odrzuconych, ale nie cudze. Liczba kart na każdej ręce, w każdym stosie kart odrzuconych i w talii jest jawna. To, co odrzucono odkryte, wolno pamiętać.
  .why = Tam nie wolno zaglądać: karty na ręce są tajne, a przeglądać możesz tylko własny stos kart odrzuconych.

EV-SET-04 = Według drukowanej zasady Kontynentów pierwszym graczem jest ten, kto ostatnio przekroczył granicę kontynentu, a jeśli nikt tego nie zrobił, decyduje los; przy naszych stołach decyduje los, chyba że pierwszego gracza wskazano przy zakładaniu stołu. Pierwszy gracz rzuca wszystkimi kostkami, najpierw dla Laurazji, potem dla Gondwany. Znaczniki pokazujące, czego w tej rundzie użyto, są jawne.


## Turn

EV-TURN-01 = Runda ma cztery fazy: najpierw rozwój, potem bazę pokarmową, potem karmienie, a na końcu wymieranie z rozdaniem nowych kart.

EV-TURN-02 = W każdej fazie gracze działają zgodnie z ruchem wskazówek zegara, zaczynając od pierwszego gracza. Faza rozwoju i faza karmienia trwają kilka kolejek.
  .why = To nie twoja tura.

EV-TURN-03 = Pierwszym graczem następnej rundy jest osoba siedząca po lewej stronie pierwszego gracza tej rundy.


## Development

EV-DEV-01 = W każdej turze fazy rozwoju zagrywasz z ręki jedną kartę: jako nowe zwierzę albo jako cechę zwierzęcia. Kartę z dwiema cechami zagrywasz jako jedną z nich i tak już zostaje na stałe.
  .why = W fazie rozwoju tylko zagrywa się karty: jedną na turę, z własnej ręki, jako zwierzę albo jako jedną z jej cech.

EV-DEV-02 = Zamiast zagrać kartę możesz spasować. Po spasowaniu nie zagrywasz już kart w tej fazie rozwoju. Jeśli nie masz kart na ręce, pasujesz.
  .why = Po spasowaniu nie zagrywasz już kart w tej fazie rozwoju.

EV-DEV-03 = Faza rozwoju kończy się, gdy spasują wszyscy gracze.
  .why = Karty zagrywa się tylko w fazie rozwoju, a ta kończy się, gdy spasują wszyscy gracze.

EV-DEV-04 = Cechy zagrywasz tylko na własne zwierzęta, chyba że sama cecha mówi inaczej.
  .why = Nie możesz tam zagrać cechy { $trait }: zagrywa się ją tylko na własne zwierzęta.

EV-DEV-05 = Zwierzę może mieć dowolnie wiele cech, ale nie dwie jednakowe. Wyjątkiem są Tkanka tłuszczowa oraz cechy wspólne, każda z innym partnerem.
  .why = Nie możesz zagrać cechy { $trait } na zwierzę { $animal }: ma ono już taką cechę.
  .short = już ma

EV-DEV-06 = Cechę wspólną zagrywasz jednocześnie na dwa zwierzęta, a oba muszą należeć do jednego gracza. Zwierzę może mieć tę samą cechę wspólną z kilkoma partnerami, ale tych samych dwóch zwierząt nigdy nie łączą dwie jednakowe cechy wspólne.
  .why = Nie możesz tak zagrać cechy { $trait }: cecha wspólna łączy dwa różne zwierzęta jednego gracza, których jeszcze nie łączy taka sama.
  .short = brak pary

EV-DEV-07 = Padlinożerca i Drapieżnik nigdy nie występują na tym samym zwierzęciu.
  .why = Nie możesz zagrać cechy { $trait } na zwierzę { $animal }: Padlinożerca i Drapieżnik nigdy nie występują razem.
  .short = sprzeczne cechy

EV-DEV-08 = Zagranie wbrew zasadom zostaje odrzucone i nic cię nie kosztuje. (Przy prawdziwym stole odrzucono by kartę zagraną jako drugą.)
  .why = To wbrew zasadom. Nic cię to nie kosztowało: wybierz coś innego.

EV-DEV-09 = W wydaniu włoskim zwierzę może mieć kilka Tkanek tłuszczowych, ale każdą inną cechę tylko raz. Drugiej jednakowej cechy wspólnej nie można zagrać, nawet z innym partnerem.
  .why = Nie możesz tam zagrać drugiej cechy { $trait }: w wydaniu włoskim na zwierzęciu może się powtarzać tylko Tkanka tłuszczowa; inny partner tego nie zmienia.
  .short = już ma


## Food bank

EV-BANK-01 = Liczba czerwonych żetonów w bazie pokarmowej zależy od liczby graczy. 2 graczy: jedna kostka plus 2; 3 graczy: dwie kostki; 4 graczy: dwie kostki plus 2; 5 graczy: trzy kostki plus 2; 6 graczy: trzy kostki plus 4; 7 graczy: cztery kostki plus 2; 8 graczy: cztery kostki plus 4. Kostki są sześciościenne. Rzuca nimi pierwszy gracz.


## Feeding

EV-FEED-01 = W każdej kolejce fazy karmienia każdy gracz ma jedną turę karmienia. Bierzesz w niej z bazy pokarmowej jeden czerwony żeton dla jednego swojego zwierzęcia albo używasz cechy, zamiast tego lub oprócz tego, jak mówi cecha.
  .why = W turze karmienia bierzesz jeden czerwony żeton, jeśli jest w bazie, dla jednego swojego zwierzęcia albo używasz cechy któregoś z nich zgodnie z jej opisem.

EV-FEED-02 = Każde zwierzę potrzebuje 1 żetonu pokarmu i jeszcze tylu, ile wynosi suma liczb na jego cechach. Gdy ma ich tyle, czerwonych lub niebieskich, jest nakarmione.
  .why = To się nie zgadza z potrzebami zwierzęcia { $animal }: 1 żeton pokarmu plus liczby na jego cechach.

EV-FEED-03 = Nakarmione zwierzę nie może dostać więcej pokarmu, chyba że ma pustą Tkankę tłuszczową, w której go odłoży. Gdy wszystkie twoje zwierzęta są nakarmione i nie mają już miejsca na tłuszcz, nic nie bierzesz.
  .why = To zwierzę nie może dostać pokarmu: jest nakarmione i nie ma pustej Tkanki tłuszczowej.

EV-FEED-04 = Dopóki w bazie pokarmowej są żetony, a któreś z twoich zwierząt może wziąć żeton, musisz brać z bazy, chyba że zamiast tego używasz cechy działającej w twojej turze karmienia. Wystarczy dowolna taka cecha, także Tratowanie, Piractwo czy Hibernacja. Nie można więc zakończyć tury karmienia, w której nic nie zrobiono, dopóki możesz wziąć żeton.
  .why = Nie możesz jeszcze zakończyć tury: nic w niej nie zrobiono, w bazie są żetony, a któreś z twoich zwierząt może wziąć jeden z nich. Weź go albo użyj cechy, która to zastępuje.

EV-FEED-05 = Cechy używanej we własnej turze karmienia można użyć nawet przy pustej bazie pokarmowej.
  .why = Cechy { $trait } możesz użyć tylko we własnej turze karmienia.

EV-FEED-06 = Jeśli nie możesz nic zrobić, twoja tura przepada. Jeśli nie musisz brać żetonu, możesz spasować, i ten pas nie jest ostateczny: w późniejszej kolejce możesz znowu działać. Kolejka zaczyna się od pierwszego gracza, a gdy przez całą kolejkę nikt nic nie zrobi, faza się kończy. Faza kończy się też od razu, nawet w środku tury karmienia, gdy nic nie czeka na rozstrzygnięcie, a każde zwierzę na stole jest nakarmione i żadne nie ma już miejsca na tłuszcz: kto mógłby jeszcze tratować, migrować lub użyć innej cechy, nie jest pytany. Niedziałająca Tkanka tłuszczowa (wyłączona, sparaliżowana, na szczątkach) się nie liczy; na zwierzęciu, które hibernuje lub się schowało, się liczy. Tura karmienia kończy się sama, gdy nie masz już żadnej akcji, a w innym razie wtedy, gdy ją zakończysz. Jeśli zrobisz w niej cokolwiek, choćby tylko akcję dodatkową, liczy się to jako działanie.
  .why = Nie ma tam teraz nic do zrobienia: tura karmienia kończy się, gdy ją zakończysz lub gdy zabraknie ci akcji, a faza wtedy, gdy każde zwierzę jest nakarmione i żadne nie ma już miejsca na tłuszcz, albo po całej kolejce, w której nikt nic nie zrobił.

EV-FEED-07 = Żetony, które na koniec fazy karmienia zostały w bazie pokarmowej, przepadają.
  .why = Faza karmienia się skończyła, a żetony pozostałe w bazie przepadły.

EV-FEED-08 = Zapas żetonów jest nieograniczony; jeśli ich zabraknie, użyj innych znaczników.
  .why = Zapas żetonów nie ma granic: ograniczają cię tylko baza pokarmowa i potrzeby twoich zwierząt.


## Extinction and new cards

EV-EXT-01 = Na początku fazy wymierania, dla wszystkich zwierząt jednocześnie, każde nienakarmione zwierzę trafia wraz z cechami i cechami wspólnymi na stos kart odrzuconych swojego właściciela. Tak samo każde zwierzę, które zjadło zwierzę z Trucizną. Wyjątki: Muszla i Regeneracja (EV-FLY-11 i EV-CON-17).

EV-EXT-02 = Potem każdy gracz dostaje tyle kart, ile ma ocalałych zwierząt, plus 1.

EV-EXT-03 = Gracz, który nie ma ani zwierzęcia na stole, ani karty na ręce, dostaje zamiast tego 6 kart. W Kontynentach dostaje 10 kart i od razu zagrywa dwie z nich jako zwierzęta.

EV-EXT-04 = Nowe karty rozdaje się po jednej, od pierwszego gracza zgodnie z ruchem wskazówek zegara. Gdy talia się skończy, niektórzy dostają mniej.

EV-EXT-05 = Pokarm zdejmuje się ze zwierząt; tłuszcz zostaje.

EV-EXT-06 = Jeśli rozdanie nowych kart wyczerpie talię, następna runda jest ostatnia. Jeśli talia skończy się w innej chwili, o tym, która runda jest ostatnia, mówi EV-RUL-03.

EV-EXT-07 = W wydaniu włoskim punkty liczy się w każdej rundzie, tak jak na koniec gry, i dodaje: każdy gracz punktuje za wszystkie ocalałe zwierzęta. Potem dostajesz 1 kartę i po 2 kolejne za każde ocalałe zwierzę albo 6 kart, jeśli nie masz ani kart, ani zwierząt. Wygrywa najwyższa suma. Ostatnia runda i rozstrzyganie remisów są jak w 1.4.1.

EV-EXT-08 = W wydaniu włoskim można spasować w każdej fazie i tym samym z niej odpaść; kto nie może działać, również z niej odpada. Faza karmienia trwa, dopóki w bazie pokarmowej są żetony: kończy się turą, w której zniknął ostatni, albo gdy odpadną wszyscy gracze, ale nie dlatego, że wszystkie zwierzęta są syte. Akcje dodatkowe są dowolne, razem z akcją główną lub bez niej. Pas to zakończenie tury karmienia, w której nic nie zrobiono. Turę, w której zniknął ostatni żeton, rozgrywa się jeszcze do końca. Zastępuje to EV-FEED-04, EV-FEED-06 i obowiązek brania z EV-RUL-01.
  .why = W tej fazie już nie grasz: był pas, nie było możliwej akcji albo z bazy zniknął ostatni żeton.


## End of the game

EV-END-01 = Wygrywa gracz, który na koniec gry ma najwięcej punktów. Po ostatniej fazie wymierania każde twoje ocalałe zwierzę daje 2 punkty, a każda jego cecha 1 punkt. Cechy wymagające dodatkowego pokarmu dają o tyle punktów więcej: Drapieżnik 1, Duża masa ciała 1, Pasożyt 2 i tak dalej dla każdej cechy z liczbą.
  .why = Gra jest skończona.

EV-END-02 = Cecha wspólna to jedna karta i punktuje raz (o Przywrze mówi EV-FLY-21). Karty wyłączone przez Nowotwór lub paraliż punktują w pełni.

EV-END-03 = Przy remisie wygrywa ten, kto ma więcej kart w stosie kart odrzuconych. Jeśli remis trwa, gracze dzielą się zwycięstwem.

EV-END-04 = W Kontynentach każde zwierzę w Oceanie daje 1 punkt więcej.


## Base traits

EV-TR-01 = Duża masa ciała (potrzeby +1): zaatakować takie zwierzę może tylko drapieżnik, który też ma Dużą masę ciała.
  .why = Duża masa ciała chroni { $target ->
    [tutaj] to zwierzę
   *[other] zwierzę { $target }
  }: może je zaatakować tylko drapieżnik, który też ma Dużą masę ciała.

EV-TR-02 = Pływanie: zaatakować takie zwierzę może tylko drapieżnik, który pływa. Pływający drapieżnik nie może zaatakować zwierzęcia, które nie pływa.
  .why = Pływanie nie pozwala zaatakować { $target ->
    [tutaj] tego zwierzęcia
   *[other] zwierzęcia { $target }
  }: zwierzęta pływające może zaatakować tylko pływający drapieżnik, a on sam atakuje tylko pływające.

EV-TR-03 = Szybkość: gdy zwierzę zostanie zaatakowane, rzuć kostką. Przy 4, 5 lub 6 ucieka, a drapieżnik nie może już atakować w tej rundzie. Rzut jest obowiązkowy, nawet gdy atakujesz własne zwierzę.
  .why = Na Szybkość rzuca się wtedy, gdy zwierzę z tą cechą zostanie zaatakowane: nie można ani zrezygnować z rzutu, ani wykonać go kiedy indziej.

EV-TR-04 = Mimikra: gdy zwierzę zostanie zaatakowane, jego właściciel musi skierować atak na inne swoje zwierzę, które ten drapieżnik mógłby zaatakować. Bez takiego zwierzęcia Mimikra nie działa. Działa raz na rundę. W wydaniu upominkowym może to być dowolny atak w rundzie, a atak, którego nie mogła odwrócić, jej nie zużywa. W 1.4.1 może to być tylko pierwszy atak w rundzie, więc jeśli Mimikra go nie odwróciła lub nie mogła odwrócić, nie działa do końca rundy. Ataki liczy się dla każdego zwierzęcia, także te skierowane na nie przez Mimikrę.
  .why = Gdy zwierzę z Mimikrą zostanie zaatakowane, raz na rundę kieruje ona atak na inne twoje zwierzę, które ten drapieżnik mógłby zaatakować; jeśli może, to musi.

EV-TR-05 = Odrzucanie ogona: gdy zwierzę zostanie zaatakowane, jego właściciel może odrzucić tę lub inną cechę zwierzęcia. Zwierzę przeżywa, a drapieżnik dostaje 1 niebieski żeton. Można odrzucić także cechy wspólne i Pasożyta; nie można odrzucić karty, która tego zabrania.
  .why = Gdy zwierzę z Odrzucaniem ogona zostanie zaatakowane, odrzuca jedną swoją cechę, i to tylko taką, którą wolno odrzucić.

EV-TR-06 = Kamuflaż: zaatakować takie zwierzę może tylko drapieżnik z Bystrym wzrokiem.
  .why = Kamuflaż chroni { $target ->
    [tutaj] to zwierzę
   *[other] zwierzę { $target }
  }: może je zaatakować tylko drapieżnik z Bystrym wzrokiem.

EV-TR-07 = Bystry wzrok: drapieżnik z tą cechą może atakować zwierzęta z Kamuflażem.
  .why = Drapieżnik potrzebuje Bystrego wzroku, by zaatakować zwierzę z Kamuflażem; do niczego innego Bystry wzrok nie służy.

EV-TR-08 = Nora: zwierzęcia nie można zaatakować, dopóki jest nakarmione. Zwierzę, które ma tylko tłuszcz, nie jest nakarmione.
  .why = Nora chroni { $target ->
    [tutaj] to zwierzę
   *[other] zwierzę { $target }
  }: dopóki jest nakarmione, nie można go zaatakować.

EV-TR-09 = Trucizna: drapieżnik, który zjadł to zwierzę, ginie w fazie wymierania tej samej rundy. Jeśli zwierzę użyło Odrzucania ogona, nie zostało zjedzone i drapieżnik przeżywa.
  .why = Trucizna działa sama: drapieżnik, który zjadł zwierzę, ginie w fazie wymierania tej rundy.

EV-TR-10 = Pasożyt (potrzeby +2): zagrywa się go tylko na zwierzę innego gracza, a zwierzę ma najwyżej jednego.
  .why = Pasożyta zagrywa się tylko na zwierzę innego gracza i tylko jednego na każde.
  .short = tylko cudze

EV-TR-11 = Tkanka tłuszczowa: zwierzę może mieć kilka. Gdy nakarmione zwierzę dostaje pokarm, odkłada go jako tłuszcz, po jednym żetonie na karcie. Gdy każda karta ma swój żeton, nie ma już miejsca na tłuszcz i więcej się nie odkłada. Pokarm odłożony jako tłuszcz jest pokarmem otrzymanym i uruchamia cechy wspólne jak każdy inny. Spośród działających kart najpierw zapełnia się najwyższą pustą, a najpierw zużywa najniższą pełną.
  .why = Każda działająca Tkanka tłuszczowa przechowuje jeden żeton, gdy jej zwierzę jest nakarmione i dostaje więcej pokarmu; użyć można tylko tego, co odłożono.

EV-TR-12 = Tłuszczu używasz w swojej turze karmienia, zamiast brać żeton: dowolna liczba żółtych żetonów jednego zwierzęcia staje się na nim niebieskim pokarmem. To nie jest otrzymanie pokarmu i niczego nie uruchamia. Nie można zamienić na pokarm więcej tłuszczu, niż zwierzę potrzebuje.
  .why = Tłuszczu używa się zamiast brania żetonu, na jednym zwierzęciu w turze karmienia i tylko tyle, ile zwierzę { $animal } ma odłożone i jeszcze potrzebuje.

EV-TR-13 = Tratowanie: w każdej twojej turze karmienia każde twoje zwierzę z tą cechą może zniszczyć 1 żeton w bazie pokarmowej, niezależnie od innych twoich akcji.
  .why = Nie możesz teraz tratować zwierzęciem { $animal }: każde zwierzę z Tratowaniem niszczy 1 żeton w każdej twojej turze karmienia, jeśli jest w bazie.

EV-TR-14 = Hibernacja: w swojej turze karmienia możesz wprowadzić zwierzę w hibernację. W tej rundzie liczy się jako nakarmione i nie może dostać żadnego pokarmu, nawet jako tłuszczu. Nie może hibernować dwie rundy z rzędu ani w ostatniej rundzie. Może hibernować każde zwierzę z tą cechą, nakarmione lub nie.
  .why = Hibernuje tylko zwierzę z Hibernacją, nie dwa razy w rundzie, nie dwie rundy z rzędu i nie w ostatniej rundzie; hibernujące zwierzę nie dostaje pokarmu.

EV-TR-15 = Padlinożerca: gdy jakieś zwierzę zostaje zjedzone, 1 niebieski żeton trafia do jednego innego zwierzęcia z cechą Padlinożerca. Najpierw właściciel drapieżnika, potem pozostali zgodnie z ruchem wskazówek zegara: dostaje go pierwszy gracz, który ma padlinożercę mogącego wziąć żeton, i wybiera, jeśli może kilku. Padlinożerca nigdy nie występuje razem z Drapieżnikiem.
  .why = Gdy zwierzę zostaje zjedzone, żeton dostaje jedno zwierzę z cechą Padlinożerca: pierwsze, które może, zgodnie z ruchem wskazówek zegara od właściciela drapieżnika. Padlinożerca nigdy nie występuje razem z Drapieżnikiem.

EV-TR-16 = Piractwo: raz na rundę, w turze karmienia właściciela i niezależnie od innych akcji, zwierzę zabiera 1 żeton pokarmu innemu zwierzęciu, które dostało pokarm w tej rundzie i nie jest nakarmione, i dostaje 1 niebieski żeton. Zwierzęcia, którego pokarm pochodzi wyłącznie z tłuszczu, nie można okraść: zamiana tłuszczu na pokarm nie liczy się jako otrzymanie pokarmu. Jeśli w tej rundzie dostało jakikolwiek pokarm, choćby odłożony jako tłuszcz, można mu zabrać każdy żeton. W wydaniu włoskim użycie Piractwa jest akcją główną.
  .why = Nie możesz okraść { $target ->
    [tutaj] tego zwierzęcia
   *[other] zwierzęcia { $target }
  } { $animal ->
    [tutaj] tym zwierzęciem
   *[other] zwierzęciem { $animal }
  }: kradnie tylko zwierzę z Piractwem, raz na rundę i tylko innemu zwierzęciu, które ma pokarm, dostało pokarm w tej rundzie i nie jest nakarmione. Pokarm zamieniony z tłuszczu się nie liczy.

EV-TR-17 = Komunikacja (wspólna): gdy jedno z dwóch zwierząt dostaje czerwony żeton z bazy pokarmowej, drugie od razu też dostaje czerwony żeton z bazy.
  .why = Komunikacja działa tylko wtedy, gdy jedno zwierzę z pary dostaje czerwony żeton z bazy: wtedy drugie też dostaje z niej czerwony żeton.

EV-TR-18 = Współpraca (wspólna): gdy jedno z dwóch zwierząt dostaje czerwony lub niebieski żeton, drugie od razu dostaje 1 niebieski żeton.
  .why = Współpraca działa tylko wtedy, gdy jedno zwierzę z pary dostaje czerwony lub niebieski żeton: wtedy drugie dostaje 1 niebieski.

EV-TR-19 = Symbioza (wspólna): jedno z dwóch zwierząt zostaje symbiontem. Dopóki ono żyje, nikt nie może zaatakować drugiego; drugie może jednak dostać pokarm tylko wtedy, gdy symbiont jest nakarmiony.
  .why = Symbioza na to nie pozwala: partnera symbionta nie można zaatakować, dopóki symbiont żyje, a pokarmu nie dostaje on, dopóki symbiont nie jest nakarmiony.

EV-TR-20 = Każda cecha wspólna działa raz w każdej kolejce; dokładnie mówi o tym EV-RUL-18. Łańcuchy przez kilka cech wspólnych są dozwolone. Gdy czeka więcej niż jedna, kolejność wybiera właściciel.
  .why = Każda cecha wspólna działa raz w kolejce: wybierz taką, która jeszcze czeka.

EV-TR-21 = Gdy jedno zwierzę z pary opuszcza stół, cechę wspólną też się odrzuca. O Regeneracji mówi EV-CON-17.
  .why = Tej cechy wspólnej już nie ma: odrzucono ją, gdy jedno z jej zwierząt opuściło stół.

EV-TR-22 = Gdy baza pokarmowa jest pusta, Komunikacja nic nie daje.
  .why = Komunikacja nic teraz nie daje: baza pokarmowa jest pusta.


## Carnivores

EV-ATT-01 = Drapieżnik (potrzeby +1): raz na rundę każde zwierzę z tą cechą może zaatakować jedno zwierzę, w turze karmienia swojego właściciela i zamiast brania żetonu. W każdej turze karmienia można przeprowadzić jeden atak.
  .why = Nie możesz teraz zaatakować zwierzęciem { $animal }: atakuje tylko zwierzę z cechą Drapieżnik, raz na rundę, w twojej turze karmienia i zamiast brania żetonu, a w każdej turze jest jeden atak.

EV-ATT-02 = Drapieżnik może zaatakować każde zwierzę oprócz siebie, także inne zwierzęta swojego właściciela i inne drapieżniki, chyba że zwierzę jest chronione.
  .why = Drapieżnik może zaatakować każde zwierzę na stole oprócz siebie, chyba że jest ono chronione.

EV-ATT-03 = Nie można atakować drapieżnikiem, który jest nakarmiony, chyba że ma pustą Tkankę tłuszczową.
  .why = Nie możesz zaatakować zwierzęciem { $animal }: jest nakarmione i nie ma pustej Tkanki tłuszczowej.

EV-ATT-04 = Drapieżnik może atakować nawet przy pustej bazie pokarmowej.
  .why = Atak nie zależy od bazy pokarmowej: potrzeba drapieżnika, który może jeszcze atakować, i twojej tury karmienia.

EV-ATT-05 = Właściciel zaatakowanego zwierzęcia wybiera kolejność cech odpowiadających na atak. Jeśli jedna zawiedzie, można użyć następnej.
  .why = Odpowiada tylko zaatakowane zwierzę, cechą, którą ma i której jeszcze nie próbowało; kolejność wybiera właściciel.

EV-ATT-06 = Jeśli nic nie uratuje zaatakowanego zwierzęcia, zostaje ono zjedzone: trafia wraz z cechami i cechami wspólnymi na stos kart odrzuconych swojego właściciela (wyjątki: Muszla i Regeneracja, EV-FLY-11 i EV-CON-17), a drapieżnik dostaje 2 niebieskie żetony. Co się nie mieści, przepada. Oba żetony kładzie się, zanim zadziała jakakolwiek cecha wspólna.
  .why = To zwierzę zostało zjedzone i nie ma go już na stole.

EV-ATT-07 = Nieudany atak jest zużyty w tej rundzie, chyba że cecha mówi inaczej.
  .why = Ta próba już była i jest zużyta: drapieżnik atakuje raz na rundę, a cecha odpowiada na atak raz.

EV-ATT-08 = Nie można ogłosić ataku na chronione zwierzę; można zapytać o przyczynę.
  .why = Nie możesz ogłosić tego ataku na { $target ->
    [tutaj] to zwierzę
   *[other] zwierzę { $target }
  }: zasady chronią je przed tym drapieżnikiem.


## Time to Fly

EV-FLY-01 = Żyworodność (potrzeby +1): gdy zwierzę zostaje nakarmione, wierzchnia karta talii staje się nowym zwierzęciem jego właściciela. Młode jest w tej rundzie nakarmione: kładzie się na nim 1 niebieski żeton. Jeśli talia jest pusta, nie ma narodzin.
  .why = Żyworodności nie można użyć: działa sama, gdy jej zwierzę zostaje nakarmione.

EV-FLY-02 = Właściciel może obejrzeć drugą stronę karty młodego. W Kontynentach zwierzę rodzi się na obszarze rodzica.
  .why = Nie wolno ci obejrzeć tej karty: drugą stronę karty młodego widzi tylko jego właściciel.

EV-FLY-03 = Jeśli narodziny wyczerpią talię, ta runda jest ostatnia, a hibernujące zwierzęta nie są nakarmione. Budzą się i w tej rundzie mogą znów dostawać pokarm.
  .why = Żadne zwierzę teraz nie hibernuje: narodziny wyczerpały talię, więc ta runda jest ostatnia.

EV-FLY-04 = Zasadzka: drapieżnik z tą cechą może zaatakować zwierzę w chwili, gdy bierze ono czerwony żeton z bazy pokarmowej, w czyjejkolwiek turze karmienia. Nie kosztuje to właściciela tury, ale jest jedynym atakiem tego drapieżnika w rundzie. Żeton zjedzonej ofiary zostaje w bazie.
  .why = Nie możesz zaatakować z zasadzki zwierzęciem { $animal }: potrzeba drapieżnika z Zasadzką, który ma jeszcze atak w tej rundzie, i chwili, gdy ofiara bierze czerwony żeton z bazy.

EV-FLY-05 = Przed zasadzką nie chroni ani Nora, ani Muszla.
  .why = Ani Nora, ani Muszla nie pomagają przeciw zasadzce.

EV-FLY-06 = Gdy z zasadzki mogłoby zaatakować kilku graczy, kolejność podaje EV-RUL-19.
  .why = Jeszcze nie możesz zaatakować z zasadzki: inni są pytani przed tobą.

EV-FLY-07 = Inteligencja (potrzeby +1): raz na rundę drapieżnik pomija jedną cechę atakowanego zwierzęcia. Cechę wybiera właściciel drapieżnika; do końca rundy nie ma ona wpływu na tego drapieżnika. Inteligencja nie pomaga przeciw Żabnicy.
  .why = Inteligencja tego nie potrafi: raz na rundę pomija jedną cechę atakowanego zwierzęcia i nie pomaga przeciw Żabnicy.

EV-FLY-08 = Metamorfoza: w swojej turze karmienia, zamiast brać żeton, odrzuć jedną cechę zwierzęcia, która nie zwiększa potrzeb, a zwierzę dostaje 1 niebieski żeton. Cechy wspólne można odrzucać; Przywry, Pasożyta, Drapieżnika i im podobnych nie.
  .why = Metamorfoza odrzuca cechę własnego zwierzęcia, która nie zwiększa potrzeb, w twojej turze karmienia i zamiast brania żetonu.

EV-FLY-09 = Latanie: zwierzęcia nie może zaatakować drapieżnik, który ma tyle samo cech co ono lub więcej. U obu zwierząt liczą się także Pasożyty i cechy wspólne.
  .why = Latanie chroni { $target ->
    [tutaj] to zwierzę
   *[other] zwierzę { $target }
  }: może je zaatakować tylko drapieżnik, który ma mniej cech.

EV-FLY-10 = Muszla: gdy zwierzę zostanie zaatakowane, właściciel może schować je w muszli. Nie zostaje zjedzone, ale do końca rundy nie dostaje pokarmu, może tylko użyć własnego tłuszczu. Drapieżnik nic nie dostaje i nie może już atakować w tej rundzie.
  .why = Muszla na to nie pozwala: schowane zwierzę nie dostaje pokarmu poza własnym tłuszczem, a drapieżnik, przed którym się schowało, nie może już atakować w tej rundzie.

EV-FLY-11 = Gdy zwierzę z Muszlą ginie w jakikolwiek sposób, Muszla zostaje w grze, na środku stołu; tylko szczątki zwierzęcia, które się regeneruje, zachowują swoją. Każdy gracz może w swojej turze karmienia, zamiast brać żeton, położyć Muszlę ze środka na swoje zwierzę, tak jakby zagrywał ją z ręki.
  .why = Nie możesz dać Muszli zwierzęciu { $animal }: musi ona leżeć na środku stołu, a bierze się ją w swojej turze karmienia, zamiast żetonu, dla własnego zwierzęcia, na które można by ją zagrać.

EV-FLY-12 = Zwierzęcia schowanego w muszli nie można ponownie zaatakować w tej rundzie.
  .why = Zamknięta Muszla chroni { $target ->
    [tutaj] to zwierzę
   *[other] zwierzę { $target }
  } do końca rundy.

EV-FLY-13 = Specjalizacja A i B: w twojej turze karmienia, zamiast brania żetonu, zwierzę dostaje 1 niebieski żeton. Nie jest to możliwe, gdy inne zwierzę na stole ma ten sam typ. Zwierzę nigdy nie ma naraz A i B.
  .why = Specjalizacja na to nie pozwala: nie można jej użyć, gdy inne zwierzę ma ten sam typ, a A i B nigdy nie występują razem na zwierzęciu.

EV-FLY-14 = W Kontynentach oba typy Specjalizacji się nie różnią: dwie na jednym obszarze blokują się wzajemnie, a te na innych obszarach nie.
  .why = Nie możesz użyć Specjalizacji zwierzęcia { $animal }: inne zwierzę na jego obszarze też ma Specjalizację.

EV-FLY-15 = Żabnica: tę kartę można zagrać tylko jako zwierzę i tylko ty wiesz, że to Żabnica.
  .why = Żabnicę można zagrać tylko jako zwierzę.
  .short = tylko jako zwierzę

EV-FLY-16 = Gdy drapieżnik atakuje zwierzę bez cech, także po Mimikrze, właściciel tego zwierzęcia może odkryć swoją Żabnicę, która też nie ma cech. Żabnica poza kolejnością atakuje napastnika, pomijając jedną jego cechę, którą wybiera jej właściciel. Zawsze trzeba wskazać jakąś cechę.
  .why = Żabnicę można odkryć tylko wtedy, gdy ona i zaatakowane zwierzę są twoje i żadne nie ma cech; trzeba też wskazać jedną cechę napastnika do pominięcia.

EV-FLY-17 = Żabnicę bez cech, która sama zostanie zaatakowana, trzeba odkryć. Żabnicę z cechami atakuje się jak każde inne zwierzę i się jej nie odkrywa. Nie można odkryć w jej miejsce innej Żabnicy.
  .why = Zaatakowana Żabnica bez cech sama musi zostać odkryta; Żabnica z cechami pozostaje zakryta i żadna inna jej nie zastępuje.

EV-FLY-18 = Jeśli Żabnica zje napastnika, dostaje 2 niebieskie żetony i zachowuje to, co miała. Jeśli nie, pierwszy drapieżnik nic nie dostaje i nie może już atakować w tej rundzie.
  .why = Nie możesz zaatakować zwierzęciem { $animal }: trafiło na Żabnicę i nie może już atakować w tej rundzie.

EV-FLY-19 = Odkryta Żabnica jest do końca gry i przy punktacji zwierzęciem z cechą Drapieżnik.

EV-FLY-20 = Chmura atramentu: raz w fazie karmienia, gdy zwierzę zostanie zaatakowane, nie zostaje zjedzone. Drapieżnik może zaatakować ponownie, to samo zwierzę lub inne, w późniejszej turze karmienia swojego właściciela w tej rundzie. Dopóki ta następna tura się nie zacznie, nie może atakować, także z zasadzki; potem może, również z zasadzki. Tura, która przepadła, też liczy się jako rozpoczęta.
  .why = Chmura atramentu na to nie pozwala: działa raz w fazie karmienia, a drapieżnik, którego powstrzymała, nie może nikogo atakować, nawet z zasadzki, dopóki nie zacznie się następna tura karmienia jego właściciela.

EV-FLY-21 = Przywra (wspólna, potrzeby +1 dla każdego z dwóch zwierząt): zagrywa się ją na dwa zwierzęta innego gracza. Inne cechy nie mogą jej odrzucić; odrzuca się ją, gdy ginie jedno ze zwierząt. Zwierzę może mieć ich dowolnie wiele, każdą z innym partnerem. Przy punktacji to jedna cecha plus dodatkowy pokarm obu: 1 + 2 punkty.
  .why = Przywra na to nie pozwala: łączy dwa zwierzęta jednego innego gracza, których jeszcze nie łączy inna Przywra, i żadna cecha nie może jej odrzucić.
  .short = tylko cudze


## Continents

EV-CON-01 = Są trzy obszary: Laurazja, Gondwana i Ocean. Zagrywając zwierzę, kładziesz je na jednym z dwóch kontynentów, według wyboru.
  .why = Nowe zwierzę kładzie się w Laurazji lub w Gondwanie, nigdy w Oceanie.

EV-CON-02 = Gdy na zwierzę na kontynencie zagrano Pływanie, przenosi się ono od razu z cechami do Oceanu, a kartę Pływanie się odrzuca.

EV-CON-03 = Cechy wspólne łączą tylko zwierzęta z jednego obszaru. Gdy para rozdzieli się na dwa obszary, cechę się odrzuca.
  .why = Nie możesz połączyć { $animal ->
    [tutaj] tego zwierzęcia
   *[other] zwierzęcia { $animal }
  } { $target ->
    [tutaj] z tym zwierzęciem
   *[other] ze zwierzęciem { $target }
  }: cecha wspólna wymaga dwóch zwierząt z jednego obszaru.
  .short = tu brak pary

EV-CON-04 = Bazy pokarmowe Laurazji / Gondwany / Oceanu zależą od liczby graczy. 2 graczy: jedna kostka / jedna kostka plus 2 / 3 żetony; 3 graczy: jedna kostka / dwie kostki / 4; 4 graczy: jedna kostka plus 2 / dwie kostki / 5; 5 graczy: jedna kostka plus 3 / dwie kostki plus 2 / 6; 6 graczy: jedna kostka plus 5 / dwie kostki plus 3 / 7; 7 graczy: dwie kostki plus 2 / trzy kostki plus 2 / 8; 8 graczy: dwie kostki plus 2 / trzy kostki plus 4 / 9.

EV-CON-05 = W jednej turze karmienia cały zdobyty pokarm i wszystkie użyte cechy są z jednego obszaru, który wybierasz. Pokarm, ataki, padlinożercy i inne efekty nigdy nie przechodzą z obszaru na obszar.
  .why = To jest na innym obszarze: tura karmienia trzyma się jednego obszaru i nic nie przechodzi między obszarami.

EV-CON-06 = To, czy musisz brać żeton, ocenia się dla wszystkich obszarów: nie można zakończyć tury karmienia, w której nic nie zrobiono, dopóki na którymkolwiek obszarze możesz wziąć żeton.
  .why = Nie możesz jeszcze zakończyć tury: nic w niej nie zrobiono, a jest obszar, na którym możesz wziąć żeton.

EV-CON-07 = Migracja: w swojej turze karmienia możesz ogłosić migrację. Przenosi się wtedy dowolna liczba twoich zwierząt z Migracją, z dowolnych obszarów. Każde zwierzę przenosi się dzięki Migracji lub Lataniu najwyżej raz na rundę; inne mogą migrować w późniejszej turze karmienia. Migrować wolno tylko wtedy, gdy w tej turze karmienia, przed migracją i po niej, nie dostajesz pokarmu i nie używasz cech poza Migracją, Podnawką i Lataniem. Migrujące zwierzęta i te, które za nimi podążają, przenoszą się w tej samej chwili i dopiero potem sprawdza się, które pary zostały rozdzielone.
  .why = Migracja na to nie pozwala: każde zwierzę migruje najwyżej raz na rundę, a w turze karmienia z migracją nie dostajesz pokarmu i nie używasz cech poza Migracją, Podnawką i Lataniem.

EV-CON-08 = Zwierzę, które nie pływa, nie może migrować do Oceanu. Pływające może przechodzić między Oceanem a kontynentem, ale nie z kontynentu na kontynent, chyba że także lata (EV-CON-10). Opuszczając Ocean, dostaje kartę Pływanie ze stosu kart odrzuconych i pływa z nią na lądzie jak w grze podstawowej; gdy wchodzi do Oceanu, karta wraca na ten stos.
  .why = Nie możesz tam przenieść zwierzęcia { $animal }: do Oceanu wchodzą tylko pływające, a pływające, które nie latają, nie przechodzą z kontynentu na kontynent.

EV-CON-09 = Podnawka: zwierzę może podążyć za zwierzęciem migrującym z jego obszaru, w to samo miejsce, także za zwierzęciem innego gracza. Samo nigdy się nie przenosi. Najpierw decyduje gracz, który migruje, potem pozostali zgodnie z ruchem wskazówek zegara; za jednym zwierzęciem może podążyć kilka. Może podążać w każdej migracji, ale nigdy za inną Podnawką.
  .why = Podnawka na to nie pozwala: podąża za zwierzęciem migrującym z jej obszaru, nigdy nie przenosi się sama i nigdy nie podąża za inną Podnawką.

EV-CON-10 = Zwierzę z Lataniem, które ma 1 lub 2 cechy, może migrować między kontynentami tak, jakby miało Migrację. Pływające zwierzę, którego Latanie działa, może dostać się z kontynentu na kontynent z pominięciem Oceanu: Lataniem albo, przy dowolnej liczbie cech, Migracją. Wtedy użytą kartą jest Migracja.
  .why = Zwierzę { $animal } nie może tam przelecieć: musi mieć 1 lub 2 cechy, a Latanie prowadzi tylko z kontynentu na kontynent.

EV-CON-11 = Instynkt stadny: zwierzęcia nie można zaatakować, jeśli na jego obszarze jest co najmniej tyle zwierząt z Instynktem stadnym co drapieżników. Liczą się zwierzęta wszystkich graczy.
  .why = Instynkt stadny chroni { $target ->
    [tutaj] to zwierzę
   *[other] zwierzę { $target }
  }: na jego obszarze jest co najmniej tyle zwierząt z Instynktem stadnym co drapieżników.

EV-CON-12 = Parzydełka: drapieżnik, który zaatakował to zwierzę, skutecznie lub nie, zostaje sparaliżowany: wszystkie jego cechy tracą działanie do następnej rundy, więc potrzebuje tylko 1 żetonu pokarmu. Jego cechy wspólne nie działają też dla partnerów. Paraliż następuje także po ataku odwróconym przez Mimikrę: liczy się tylko to, że Parzydełka działały w chwili ataku. Paraliż obejmuje każdą cechę, także Truciznę, Tkankę tłuszczową i Pływanie na lądzie.
  .why = Nie możesz użyć cechy { $trait }: zwierzę { $animal } jest sparaliżowane, a jego cechy i cechy wspólne nie działają do następnej rundy.

EV-CON-13 = Edyfikator: na początku fazy karmienia każde zwierzę z tą cechą dodaje 2 czerwone żetony do bazy pokarmowej swojego obszaru.
  .why = Edyfikatora nie można użyć: sam dodaje pokarm, gdy zaczyna się faza karmienia.

EV-CON-14 = Nowotwór: zagrywa się go tylko na zwierzę innego gracza i leży pod innymi cechami. Na początku każdej fazy bazy pokarmowej zamienia się miejscami z leżącą nad nim pojedynczą cechą, która przestaje działać. Zwierzę ginie od razu, gdy nad Nowotworem nie ma już pojedynczej cechy. Sprawdza się to w fazie bazy pokarmowej po przesunięciu, a w fazie karmienia po odrzuceniu lub wymianie, które zabierają ostatnią cechę nad nim; nigdy w fazie rozwoju. Nowotwór, który sam przyszedł przez wymianę, liczy się jako świeżo zagrany: nie zabija przed następną fazą bazy pokarmowej. Cech wspólnych to nie dotyczy.
  .why = Nowotwór na to nie pozwala: zagrywa się go tylko na zwierzę innego gracza, a cechy, które minął, nie działają.
  .short = tylko cudze

EV-CON-15 = Na zwierzę z Nowotworem nie można zagrać drugiej jednakowej cechy, nawet jeśli pierwsza jest wyłączona, z wyjątkiem Tkanki tłuszczowej; nie można też zagrać cechy, którą wyłączona wyklucza. Kolejność cech jest stała, a nowe kładzie się na wierzch.
  .why = Nie możesz zagrać cechy { $trait } na zwierzę { $animal }: wciąż wyklucza ją cecha wyłączona przez Nowotwór.
  .short = wykluczone

EV-CON-16 = Regeneracja: zwierzę może mieć poza nią tylko jedną cechę, i to niezwiększającą potrzeb; cechy wspólne się liczą. Ogranicza to, jakie karty można zagrać: liczą się karty wyłączone, a także Pływanie. Karta Pływanie wzięta przy opuszczaniu Oceanu nie jest zagrywana, więc to ograniczenie jej nie dotyczy.
  .why = Nie możesz zagrać cechy { $trait } na zwierzę { $animal }: oprócz Regeneracji zwierzę może mieć tylko jedną cechę, i to niezwiększającą potrzeb.
  .short = Regeneracja

EV-CON-17 = Jeśli zwierzę z Regeneracją zostanie zjedzone, jego cechy zostają na stole, cechy wspólne też, ale te nie działają dla żadnego z partnerów, dopóki zwierzę nie zostanie odtworzone. W fazie wymierania, przed nowymi kartami, właściciel musi położyć w jego miejsce kartę z ręki, a przy pustej ręce z talii, jako zwierzę na tym samym obszarze; za to zwierzę nie dobiera się karty. Gracze robią to zgodnie z ruchem wskazówek zegara od pierwszego. Jeśli nie ma karty ani na ręce, ani w talii, cechy leżą do końca gry i liczą się w punktacji, bez punktu za Ocean. Regeneracja nie pomaga przeciw głodowi. Szczątki nie potrzebują pokarmu.
  .why = Musisz odtworzyć zjedzone zwierzę kartą z ręki, a przy pustej ręce z talii; do tego czasu jego cechy nie działają.

EV-CON-18 = Rekombinacja (wspólna): raz na rundę, w turze karmienia właściciela, dwa zwierzęta wymieniają między sobą po jednej pojedynczej cesze. Obie karty przechodzą jednocześnie i dopiero potem sprawdza się, które zwierzę jest nakarmione. Każdą kartę kładzie się na wierzch cech nowego zwierzęcia; tylko Nowotwór na spód. Jeśli zwierzę ma potem dwie jednakowe cechy, jedną z nich się odrzuca, a wybiera właściciel; Tkanka tłuszczowa nie liczy się jako powtórzenie. Użyta już cecha „raz na rundę” nie odnawia się na nowym zwierzęciu, bo karta zachowuje swój znacznik; ataki i migracje zaznacza się także na zwierzęciu.
  .why = Rekombinacja na to nie pozwala: raz na rundę, w twojej turze karmienia, każde z dwóch zwierząt oddaje jedną pojedynczą cechę, a użyta cecha nie odnawia się na nowym zwierzęciu.

EV-CON-19 = Co dostaje gracz, który nie ma ani zwierząt, ani kart na ręce, mówi EV-EXT-03.

EV-CON-20 = Podnawka nie znosi ograniczeń pływania. Do Oceanu i z Oceanu może podążyć tylko pływające zwierzę i tylko za innym pływającym; z kartą Pływanie postępuje się jak w EV-CON-08. Pływające nigdy nie podąża z kontynentu na kontynent. Podnawka może podążyć za zwierzęciem, które migruje dzięki Lataniu.
  .why = Zwierzę { $animal } nie może podążyć: do Oceanu i z Oceanu podąża tylko pływające zwierzę z Podnawką, i tylko za innym pływającym, a z kontynentu na kontynent pływające nigdy nie podąża.

EV-CON-21 = Ocalałe zwierzęta i to, czy gracz ma jeszcze jakieś zwierzę, liczy się łącznie na wszystkich obszarach.

EV-CON-22 = Każde zwierzę w Oceanie pływa. Odrzucona karta Pływanie nie jest cechą, więc Żabnica bez cech tam działa.


## Gift cards

EV-GIFT-01 = Strategia r: można ją zagrać na zwierzę dowolnego gracza. Właściciel zwierzęcia nie dostaje za nie karty; zamiast tego na początku następnej rundy dwie wierzchnie karty talii stają się jego dwoma nowymi zwierzętami, na tym samym obszarze. Przy pustej talii nie ma żadnych.
  .why = Strategii r nie można użyć: działa sama, na początku rundy.

EV-GIFT-02 = Płochliwość: zwierzęcia raz zaatakowanego w rundzie nie można w tej rundzie zaatakować ponownie.
  .why = Płochliwość chroni { $target ->
    [tutaj] to zwierzę
   *[other] zwierzę { $target }
  }: w tej rundzie było już atakowane.

EV-GIFT-03 = Stałocieplność (potrzeby +1): w każdej turze karmienia właściciela zwierzę może dostać z bazy pokarmowej jeszcze jeden czerwony żeton, niezależnie od innych działań gracza i w dowolnej chwili tury; ale nie wtedy, gdy jest już nakarmione.
  .why = Stałocieplność nic teraz nie da zwierzęciu { $animal }: daje jeden czerwony żeton w każdej twojej turze karmienia, jeśli jest w bazie, a zwierzę nie jest nakarmione.

EV-GIFT-04 = Właściciel może obejrzeć drugą stronę obu zwierząt narodzonych dzięki Strategii r, a także karty z talii, która odtwarza zwierzę z Regeneracją.
  .why = Nie wolno ci obejrzeć tej karty: jej drugą stronę widzi tylko właściciel zwierzęcia.


## Cataclysm

EV-CAT-01 = Kataklizm to scenariusz przeznaczony dla 2–6 doświadczonych graczy. Jedyna baza pokarmowa to suma dwóch kostek plus liczba graczy; rzuca się przed rozdaniem kart.
  .why = Kataklizm jest przeznaczony dla 2–6 graczy.

EV-CAT-02 = Rozdaje się całą talię, każdemu graczowi tyle samo kart. Karty, których nie da się rozdać po równo, usuwa się bez oglądania.

EV-CAT-03 = Nie można spasować: trzeba zagrać każdą kartę.
  .why = Nie możesz spasować: w Kataklizmie trzeba zagrać każdą kartę.

EV-CAT-04 = Jest jedna runda i jest ona ostatnia, więc Hibernacji nie można użyć.
  .why = W Kataklizmie nie można użyć Hibernacji: jedyna runda jest ostatnią.

EV-CAT-05 = Do talii można dodać karty z cechami Zasadzka, Inteligencja, Metamorfoza, Latanie, Żabnica, Chmura atramentu, Rekombinacja lub Edyfikator. Które z tych ośmiu rodzajów się dodaje, wybiera się przy zakładaniu stołu; bez wyboru dodaje się wszystkie. Wtedy każdy gracz dostaje 20 kart (EV-RUL-34), a resztę się usuwa. Skład talii nie jest tajemnicą: każdy może obejrzeć jej spis.

EV-CAT-06 = Punkty liczy się jak zawsze.

EV-CAT-07 = Kataklizm rozgrywa się według zasad 1.4.1. Pierwszego gracza wyznacza los przed rzutem na bazę pokarmową, a fazy bazy pokarmowej nie ma. Nie ma obszarów: Pływanie działa jak w grze podstawowej, a Edyfikator dokłada do jedynej bazy.


## How the rules meet

EV-RUL-01 = Tura karmienia ma jedną akcję główną: wziąć czerwony żeton, zaatakować, użyć tłuszczu, użyć Metamorfozy, użyć Specjalizacji, wziąć Muszlę albo migrować. Oprócz niej można wykonać dowolnie wiele akcji dodatkowych: Tratowanie, Piractwo (w wydaniu włoskim akcja główna: EV-ED-05), Hibernację, Stałocieplność, Rekombinację. Tura karmienia może zawierać akcję główną, akcje dodatkowe albo jedno i drugie. Dopóki możesz wziąć czerwony żeton, nie można jej zakończyć bez żadnej akcji (EV-FEED-04), ale wystarczy jedna akcja dodatkowa.
  .why = Tura karmienia ma jedną akcję główną, a oprócz niej tylko akcje dodatkowe; dopóki możesz wziąć czerwony żeton, nie można jej zakończyć bez żadnej akcji.

EV-RUL-02 = Nawet gdy wszystkie twoje zwierzęta są nakarmione, masz turę w każdej kolejce, w której można by użyć jakiejś twojej cechy, na przykład Tratowania, dopóki jakiekolwiek zwierzę na stole jest głodne lub ma miejsce na tłuszcz (EV-FEED-06).

EV-RUL-03 = Runda jest ostatnia, jeśli talia jest pusta na jej początku albo od chwili, gdy talia skończy się przed jej fazą wymierania. Jeśli talia skończy się dopiero w fazie wymierania, następuje jeszcze jedna runda i to ona jest ostatnia.

EV-RUL-04 = Karta, która opuszcza stół, trafia na stos kart odrzuconych gracza, na którego zwierzęciu leżała, niezależnie od tego, kto ją zagrał (Pasożyt, Przywra, Nowotwór, Strategia r). Muszla na środku stołu i cechy regenerującego się zwierzęcia nie należą do niczyjego stosu.

EV-RUL-05 = Nowe karty rozdaje się po jednej, kolejka za kolejką, zaczynając od pierwszego gracza kończącej się rundy; każdy bierze udział, dopóki nie dostanie wszystkiego, co mu się należy.

EV-RUL-06 = Zabraniają ataku: Duża masa ciała, Kamuflaż, Pływanie, Nora (nakarmionego zwierzęcia), Symbioza, Latanie, Instynkt stadny, Płochliwość (po ataku) i zamknięta Muszla. Odpowiadają na atak: Szybkość, Mimikra, Odrzucanie ogona, Muszla, Chmura atramentu i Żabnica. Trucizna i Parzydełka nie robią ani jednego, ani drugiego.
  .why = Nie każda cecha chroni: jedne zabraniają ataku, inne na niego odpowiadają, a Trucizna i Parzydełka nie robią ani jednego, ani drugiego.

EV-RUL-07 = Drapieżnik, który w tej chwili nie mógłby dostać pokarmu, nie może atakować: nakarmiony i bez miejsca na tłuszcz, hibernujący, schowany w muszli albo czekający na swojego symbionta.
  .why = Nie możesz zaatakować zwierzęciem { $animal }: w tej chwili nie mogłoby dostać pokarmu.

EV-RUL-08 = Szybkość i Mimikra są obowiązkowe; Odrzucanie ogona, Muszla, Chmura atramentu i Żabnica odkrywana dla innego zwierzęcia nie. Można zacząć od dowolnej odpowiedzi, ale twoje zwierzę nigdy nie zostaje zjedzone przed rzutem na Szybkość ani dopóki jego Mimikra może jeszcze odwrócić atak.
  .why = Nie możesz jeszcze oddać zwierzęcia na pożarcie: trzeba rzucić na Szybkość, a Mimikra musi odwrócić atak, jeśli może.

EV-RUL-09 = Zwierzę, na które Mimikra skierowała atak, może użyć wszystkich własnych odpowiedzi, w tym Mimikry. Ataku nigdy nie kieruje się na samego napastnika. Nieużytą jeszcze Inteligencję można ogłosić przeciw nowemu celowi, zanim odpowie, ale nie poszerza ona wyboru Mimikry.
  .why = Mimikra nie może tam skierować ataku: kieruje go na zwierzę, które ten drapieżnik mógłby zaatakować bez pomocy Inteligencji, i nigdy na samego drapieżnika.

EV-RUL-10 = Odrzucanie ogona może odrzucić cechy wyłączone, a także Nowotwór; nigdy Przywrę i nigdy zakrytą Żabnicę.
  .why = Odrzucanie ogona nigdy nie odrzuca Przywry ani zakrytej Żabnicy.

EV-RUL-11 = Zatruty drapieżnik ginie nawet wtedy, gdy jest nakarmiony, hibernuje lub się regeneruje. Zjedzony przed fazą wymierania nie zginął od trucizny: jeśli się regeneruje, jego cechy zostają, a nowe zwierzę nie jest zatrute. Zwierzę, które zje zatrutego drapieżnika, nie zatruwa się przez to.
  .why = Zatrutego drapieżnika nic nie uratuje: nakarmiony, hibernujący czy regenerujący się, ginie w fazie wymierania tej rundy.

EV-RUL-12 = Łańcuchy i kręgi Symbiozy są dozwolone, ale tych samych dwóch zwierząt nie można połączyć w obie strony. Hibernujący symbiont jest nakarmiony.
  .why = Nie możesz tak zagrać Symbiozy: łączy te same dwa zwierzęta tylko raz i nigdy w obie strony.

EV-RUL-13 = Tłuszczu może użyć zwierzę, które czeka na swojego symbionta lub jest schowane w muszli, ale nie hibernujące, i tylko do wysokości potrzeb.
  .why = Nie możesz użyć tego tłuszczu: zwierzę używa go tylko do wysokości potrzeb i nie wtedy, gdy hibernuje.

EV-RUL-14 = Hibernujące zwierzę nie może atakować ani zostać okradzione, a przy Norze i Symbiozie liczy się jako nakarmione. Zakaz użycia Hibernacji dwie rundy z rzędu dotyczy karty i przechodzi razem z nią.
  .why = Hibernacja na to nie pozwala: hibernujące zwierzę nie może atakować, zostać okradzione ani użyć tłuszczu; liczy się jako nakarmione, a jego karta odpoczywa w następnej rundzie.

EV-RUL-15 = Piractwem można okradać także inne zwierzęta tego samego gracza i zapełniać Tkankę tłuszczową pirata. Piractwo uruchamia Współpracę, ale nie Komunikację.
  .why = Nie możesz teraz okraść { $target ->
    [tutaj] tego zwierzęcia
   *[other] zwierzęcia { $target }
  } { $animal ->
    [tutaj] tym zwierzęciem
   *[other] zwierzęciem { $animal }
  }: pirat musi móc wziąć żeton, jako pokarm lub jako tłuszcz.

EV-RUL-16 = Najpierw pokarm dostaje drapieżnik, potem padlinożerca. Padlinożercy nie dostają nic za Odrzucanie ogona ani za zwierzęta, które giną z głodu, od trucizny lub przez Nowotwór; dostają jednak żeton za zjedzone zwierzę z Regeneracją. Padlinożerca musi wziąć swój żeton.
  .why = Padlinożerca musi wziąć swój żeton: wybierz któregoś ze swoich, który może.

EV-RUL-17 = Każdy rozstrzygnięty atak zużywa atak drapieżnika w tej rundzie, z wyjątkiem ataku powstrzymanego przez Chmurę atramentu. To, że w kolejce atakuje tylko jedno zwierzę gracza, dotyczy ataków we własnej turze karmienia: Zasadzka i Żabnica nie podlegają temu ograniczeniu. Odbiega to od litery zasad podstawowych, ponieważ Zasadzka nie kosztuje tury karmienia.
  .why = Nie możesz teraz zaatakować zwierzęciem { $animal }: każdy drapieżnik ma jeden atak na rundę, a w każdej kolejce we własnej turze karmienia atakuje jedno twoje zwierzę.

EV-RUL-18 = Cechy wspólne są obowiązkowe i działają od razu, także poza turą karmienia właściciela. Każda karta działa najwyżej raz w kolejce, w czyjejkolwiek turze karmienia. Jeśli czeka kilka, właściciel wybiera dowolną jako następną; ta, której partner nie może wziąć żetonu, czeka, aż skończą pozostałe, i wtedy przepada. Cecha wspólna, która przepadła, nie zadziałała i może jeszcze zadziałać w tej kolejce. Wszystko, co uruchomiła zasadzka, kończy się przed resztą.
  .why = Czekające cechy wspólne muszą zadziałać przed wszystkim innym, każda najwyżej raz w kolejce: wybierz taką, której partner może wziąć żeton.

EV-RUL-19 = Zasadzka odpowiada na każdy czerwony żeton z bazy pokarmowej, także z Komunikacji i Stałocieplności. Graczy pyta się zgodnie z ruchem wskazówek zegara, zaczynając po lewej stronie właściciela jedzącego zwierzęcia; jego pyta się na końcu i on też może urządzić zasadzkę. Każdego pyta się raz, o wszystkie jego zwierzęta w zasadzce łącznie. Ataki następują po jednym, a po każdym pyta się ponownie wszystkich, którzy mogą jeszcze zaatakować. Żeton kładzie się dopiero po zasadzkach: na zwierzęciu, jeśli żyje i może go jeszcze wziąć, a jeśli nie, zostaje w bazie. W obu przypadkach biorący gracz zużył akcję główną. Jeśli Mimikra odwróci atak z zasadzki, Nora i Muszla nie pomagają też nowemu celowi. Muszla zamknięta przed zasadzką chroni nawet wtedy.
  .why = Nie możesz tak zaatakować z zasadzki: pyta się zgodnie z ruchem wskazówek zegara, od lewej strony właściciela jedzącego zwierzęcia, ataki są po jednym, a muszla zamknięta wcześniej chroni zwierzę.

EV-RUL-20 = Inteligencję wybiera się razem z atakiem. Może wskazać dowolną cechę celu (także Truciznę, Parzydełka, Płochliwość i Symbiozę), ale nie znosi ograniczeń samego drapieżnika: pływający drapieżnik nadal nie może atakować zwierząt niepływających. Można wskazać dowolną kartę celu, działającą lub nie, a także Drapieżnika odkrytej Żabnicy; pływania bez karty nie można. Jeśli wskazano Regenerację, zwierzę zostaje zjedzone na dobre. Wskazuje się kartę, nie rodzaj: z dwóch kart Symbiozy na ofierze pomija się tylko wskazaną, druga nadal chroni. Karta wspólna to jedna cecha na dwóch zwierzętach: pominięta na symbioncie, nie chroni przed tym drapieżnikiem także partnera. To samo dotyczy cechy, którą pomija Żabnica. Wskazana karta pozostaje pominięta wszędzie, gdzie leży w tej rundzie, nawet przeniesiona przez Rekombinację, a żadna inna karta tego rodzaju nie. Drugie wskazanie w tej samej rundzie, Inteligencją otrzymaną przez Rekombinację, dodaje się do pierwszego.
  .why = Inteligencja tego nie potrafi: wskazuje jedną kartę celu razem z atakiem, kartę wspólną razem z partnerem, i nie znosi ograniczeń samego drapieżnika.

EV-RUL-21 = Żabnica nie chroni zwierząt poza swoim obszarem. Jeśli poza cechą, którą pomija, działa jeszcze jakaś cecha zabraniająca jej ataku, jej atak się nie udaje. Zaatakowany przez nią drapieżnik może odpowiadać. Jeśli się wymknął, także dzięki Chmurze atramentu, nie atakuje już w tej rundzie. Karta Żabnicy działa niezależnie od tego, jak trafiła na stół. Dopóki nie zostanie odkryta, liczy się jako zwierzę bez własnej cechy. Gdy jej atak się nie uda, Żabnica zużyła swój atak w tej rundzie, ale drapieżnik nie liczy się jako zaatakowany. Żabnica, która nie mogłaby dostać pokarmu, i tak atakuje.
  .why = Żabnica na to nie pozwala: chroni tylko zwierzęta ze swojego obszaru, drapieżnik, który się jej wymknął, nie atakuje już w tej rundzie, a jej nieudany atak i tak jest zużyty.

EV-RUL-22 = Metamorfozy i Specjalizacji można używać w każdej turze karmienia właściciela. Metamorfoza najpierw odrzuca, a potem karmi, więc może odrzucić to, co nie pozwala zwierzęciu jeść, albo samą siebie. Po odrzuceniu zwierzę musi móc wziąć żeton.
  .why = Metamorfoza najpierw odrzuca, a potem karmi: po tym odrzuceniu zwierzę nadal nie mogłoby wziąć żetonu.

EV-RUL-23 = Muszlę ze środka stołu może wziąć zwierzę z dowolnego obszaru, jeśli można by ją na nie zagrać. Tylko śmierć zostawia Muszlę na środku: odrzucona przez Odrzucanie ogona, Metamorfozę lub Rekombinację trafia na stos kart odrzuconych.
  .why = Nie możesz dać tej Muszli zwierzęciu { $animal }: musi ona leżeć na środku stołu i musi się dać na nie zagrać.

EV-RUL-24 = Latanie porównuje karty cech: liczy się każda Tkanka tłuszczowa, każda cecha wspólna i każda karta wyłączona; zakryta Żabnica nie.
  .why = Latanie na to nie pozwala: porównuje wszystkie karty cech, z każdą Tkanką tłuszczową, cechą wspólną i kartą wyłączoną.

EV-RUL-25 = Żyworodność działa za każdym razem, gdy nienakarmione zwierzę zostaje w fazie karmienia nakarmione, z jakiejkolwiek przyczyny, w kolejności zdarzeń. Jeśli dwa następują w tej samej chwili, kolejność ustala właściciel. Zwierzę, którego Żyworodność jest w tej chwili wyłączona, nie rodzi.
  .why = Najpierw wybierz, które z tych zwierząt rodzi.

EV-RUL-26 = Wyłączona Specjalizacja nie blokuje innych.

EV-RUL-27 = Szczątki zwierzęcia z Regeneracją nie mogą działać, zostać zaatakowane ani wziąć Muszli i nie można na nie zagrywać kart. Dopóki nie zostaną odtworzone, ich cechy nie działają, niczego nie blokują i się nie liczą. Tłuszcz zostaje na ich kartach. Karta wspólna ze szczątkami nie liczy się dla Latania i nie jest cechą żywego partnera aż do odtworzenia, ale nadal liczy się jako para swojego rodzaju. Właściciel kilku odtwarza je w dowolnej kolejności, najpierw kartami z ręki.
  .why = To szczątki zjedzonego zwierzęcia: dopóki nie zostanie odtworzone, nic nie robią, nie można ich zaatakować i nie kładzie się na nie kart.

EV-RUL-28 = Nowotwór przesuwa się, zanim Edyfikator doda żetony. Jeśli po odrzuceniu nad Nowotworem nie ma pojedynczej cechy, zwierzę ginie od razu; tak samo, gdy cecha nad nim odeszła w wymianie i nic jej nie zastąpiło. Ale Nowotwór, który przyszedł przez wymianę w tej rundzie, nie zabija przed następną fazą bazy pokarmowej, nawet gdy potem odrzucenie lub inna wymiana nic nad nim nie zostawi. Tłuszcz na karcie wyłączonej przez Nowotwór zostaje na niej i nie można go użyć. Gdy Nowotwór zniknie ze zwierzęcia, wszystko, co wyłączył, znów działa.
  .why = Nie możesz użyć tego tłuszczu: Nowotwór wyłączył jego kartę.

EV-RUL-29 = Rekombinacja: jeśli karta, którą zwierzę dostaje, kłóci się z jego cechami, kartę się odrzuca; nie ma znaczenia, kto mógłby ją tam zagrać. Specjalizacje A i B się kłócą. Regeneracja kłóci się według swojej karty, która dopuszcza tylko jedną inną cechę, niezwiększającą potrzeb: gdzie jest więcej lub co innego, otrzymaną Regenerację się odrzuca; a zwierzę z Regeneracją odrzuca otrzymaną kartę, której mieć nie może. Tłuszcz przechodzi razem z kartą. Stany związane z kartą (hibernacja, schowanie, spłoszenie) kończą się, gdy karta odchodzi. Zwierzę nie zachowuje więcej pokarmu, niż teraz potrzebuje. Najpierw zdejmuje się nadmiar pokarmu, potem sprawdza Nowotwór.

EV-RUL-30 = Instynkt stadny liczy działające Instynkty stadne i działające cechy Drapieżnik, w tym odkrytą Żabnicę, w chwili ataku.
  .why = Instynkt stadny chroni { $target ->
    [tutaj] to zwierzę
   *[other] zwierzę { $target }
  }: w tej chwili na jego obszarze jest co najmniej tyle działających Instynktów stadnych co działających cech Drapieżnik.

EV-RUL-31 = Parzydełka działają same, w tej kolejności: atak, pokarm drapieżnika, paraliż, padlinożerca. Wszystko, co uruchamia ten pokarm, narodziny i cechy wspólne, dzieje się przed paraliżem. Sparaliżowane zwierzę zachowuje nadmiar pokarmu ponad 1 żeton, którego potrzebuje. Ugryzienie Żabnicy jest odpowiedzią na atak: drapieżnik poparzony po drodze (Parzydełka, potem Mimikra na Żabnicę) może jeszcze odpowiedzieć na ugryzienie wszystkim, co ma, a paraliż przychodzi po nim.

EV-RUL-32 = W Kontynentach zwierzę, które opuszcza Ocean, bierze kartę Pływanie ze stosu kart odrzuconych swojego właściciela, jeśli taka jest; wystarczy dowolna karta z Pływaniem, a bierze się najstarszą na stosie. Jeśli jej nie ma, zwierzę pływa bez karty: w atakach i migracji jest pływające, ale nie dostaje za to punktu, a Latanie, Regeneracja i Nowotwór tego nie liczą. Paraliż nie odbiera takiego pływania. Na zwierzę w Oceanie nie można zagrać Pływania, ale można na zwierzę lądowe, które pływa bez karty.
  .why = Nie możesz zagrać Pływania na zwierzę { $animal }: jest w Oceanie i już pływa.
  .short = już pływa

EV-RUL-33 = W Kontynentach, jeśli nic ci nie zostało i dostajesz dziesięć kart, wybierasz dwie, które stają się zwierzętami, i dla każdej kontynent. Jeśli kart było mniej, zagrywasz tyle z tych dwóch zwierząt, ile możesz. Zwierzęta zagrywa się po rozdaniu wszystkich kart, w kolejności graczy.
  .why = Musisz teraz zagrać zwierzęta z nowych kart: dwa albo tyle, ile masz kart, każde w Laurazji lub Gondwanie.

EV-RUL-34 = W Kataklizmie z dodanymi kartami każdy gracz dostaje 20 kart albo tyle, na ile pozwala równy podział: przy sześciu graczach 19.

EV-RUL-35 = Strategię r wykonuje się na początku rundy, gracz po graczu od pierwszego gracza tej rundy, zwierzę po zwierzęciu: dwie wierzchnie karty talii dla jednego, potem następne. Młode nie są nakarmione. Jeśli wyczerpie to talię, ta runda jest ostatnia. Właściciel kilku takich zwierząt bierze je w kolejności, w jakiej pojawiły się na stole, oba młode jednego przed następnym.

EV-RUL-36 = Płochliwość liczy też atak odwrócony lub powstrzymany. Jej znacznik jest na karcie: kładzie się go, gdy zwierzę zostanie zaatakowane, a znika, gdy karta odchodzi. Stałocieplność nigdy nie zapełnia Tkanki tłuszczowej, ale uruchamia Zasadzkę i Komunikację.
  .why = Tego nie wolno: Płochliwość liczy każdy atak w rundzie, nawet odwrócony lub powstrzymany, a Stałocieplność nigdy nie zapełnia Tkanki tłuszczowej.

EV-RUL-37 = Zwierzę, którego Strategię r wyłączył Nowotwór, daje zwykłą kartę i nie daje młodych. Paraliż niczego tu nie zmienia. Zwierzę ze Strategią r, które zostało zjedzone i odtworzone, nie daje ani karty, ani młodych.

EV-RUL-38 = Gdy potrzeby zwierzęcia spadną (przez Odrzucanie ogona, utratę Przywry lub paraliż), nadmiar pokarmu zostaje, bez skutku; zdejmuje go tylko Rekombinacja. Razem z odrzuconą kartą przepada leżący na niej tłuszcz.

EV-RUL-39 = Drapieżnik odkrytej Żabnicy jest częścią karty zwierzęcia. Liczy się jako jedna cecha przy potrzebach, Lataniu i punktacji. Nic nie może go odrzucić ani wymienić. Nowotwór nie może go zakryć, a on nie powstrzymuje Nowotworu.
  .why = Drapieżnik odkrytej Żabnicy jest częścią zwierzęcia: nie można go odrzucić ani wymienić.

EV-RUL-40 = Wyłączoną kartę można odrzucić Metamorfozą albo wymienić. Karta, która odchodzi spod Nowotworu, znów działa. Cechy leżą w kolejności zagrania. Metamorfoza kieruje się liczbą wydrukowaną na karcie.
  .why = Metamorfoza kieruje się wydrukowaną liczbą: karta z liczbą zostaje, nawet gdy jest wyłączona.

EV-RUL-41 = Żadna zasada nie zależy od koloru pokarmu. Gdy zwierzę traci jeden z kilku żetonów (przez Piractwo albo jako nadmiar pokarmu po Rekombinacji), najpierw odchodzi niebieski. Pokarm z tłuszczu jest niebieski.
