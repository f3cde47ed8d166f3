### Lessons: what the teacher says, card by card. The cards of a game and their order are in beagle/lessons/<game>.lesson.
###
### A card has a title, `.text` to read, and `.do` where a move is wanted. The learner plays against Wallace, and Huxley
### where there are three. Each card says one thing; names of cards and buttons are those of the table.
### $mine and $other are points: the learner's, and those of the best of the others.


## The pages of the lessons

lesson-title = Ucz się, grając
lesson-about = Prawdziwa partia na kilka minut, a obok ktoś, kto podpowie, co robić.
lesson-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
lesson-step = Krok { $step } z { $steps }
lesson-done = ukończona
lesson-begin = Zacznij
lesson-resume = Kontynuuj
lesson-again = Zacznij od nowa
lesson-others = Inne lekcje
lesson-leave = Opuść lekcję
lesson-kept = Gdy wrócisz, lekcja potoczy się dalej od tego miejsca.
lesson-card = Nauczyciel
lesson-back = Wstecz
lesson-next = Dalej
lesson-skip = Pomiń
lesson-show-me = Pokaż mi
lesson-other-move = Tak też można. Ale teraz: { $wanted }
lesson-read-on = Chwileczkę: najpierw przeczytaj kartę, potem naciśnij „Dalej”.
lesson-play-on = Graj dalej od tego miejsca
lesson-open-table = Otwórz stół
lesson-rival-1 = Wallace
lesson-rival-2 = Huxley


## Evolution

lesson-evolution = Ewolucja
    .about = Zwierzęta, cechy, pokarm i drapieżnik albo dwa.

lesson-evolution-welcome = Witaj na pokładzie
    .text = Hodujesz zwierzęta, dajesz im cechy i karmisz je. Wygrywa ten, kto na końcu ma najlepsze zwierzęta. To prawdziwa gra przeciw Wallace’owi, a ja podpowiem, co robić.
lesson-evolution-hand = Sześć kart
    .text = Każda karta może być nowym zwierzęciem albo cechą dla zwierzęcia, które już masz. Twojej ręki nie widzi nikt inny.
lesson-evolution-animal = Pierwsze zwierzę
    .text = Nada się każda karta: zwierzę leży zakryte i nie ma znaczenia, co jest na nim wydrukowane.
    .do = Dotknij karty Pływanie, potem „Nowe zwierzę”.
lesson-evolution-second = Po jednej karcie
    .text = Gracze zagrywają na zmianę po jednej karcie. Wallace też ma już zwierzę.
    .do = Wyłóż Symbiozę jako drugie zwierzę.
lesson-evolution-fat = Karta z dwiema cechami
    .text = Ta karta to Nora albo Tkanka tłuszczowa: wybierasz, gdy ją zagrywasz. Tkanka tłuszczowa przechowuje pokarm na gorsze czasy.
    .do = Dotknij karty, potem zwierzęcia a i wybierz Tkankę tłuszczową.
lesson-evolution-hunter = Drapieżnik
    .text = Drapieżnik może zjadać innych. Znak +1 mówi, że potrzebuje o jeden pokarm więcej: dwa zamiast jednego.
    .do = Zagraj kartę Drapieżnik na zwierzę c.
lesson-evolution-pass = Coś na później
    .text = Karty, które zatrzymasz, możesz zagrać w następnej rundzie. Kto spasuje, w tej rundzie nie zagrywa już kart.
    .do = Spasuj.
lesson-evolution-bank = Pokarm dla wszystkich
    .text = Teraz rzuca się kostką: dla dwóch graczy cały pokarm to wynik plus 2. Wypadło 3, jest więc pięć czerwonych żetonów.
lesson-evolution-feed = Kto je?
    .text = Gracze biorą na zmianę po jednym żetonie dla głodnego zwierzęcia. Głodne zwierzę to sam kontur; pokarm je koloruje.
    .do = Dotknij zwierzęcia a, żeby je nakarmić.
lesson-evolution-hunt = Polowanie
    .text = Raz na rundę drapieżnik może zaatakować, zamiast brać żeton. Zjedzone zwierzę to dwa niebieskie żetony: akurat tyle, ile potrzebuje c.
    .do = Dotknij c, potem ofiary d. Zobacz, co ją czeka, i atakuj.
lesson-evolution-store = Pokarm na później
    .text = Zwierzę a jest nakarmione, ale w Tkance tłuszczowej jest miejsce. Jeszcze jeden żeton stanie się tłuszczem.
    .do = Dotknij zwierzęcia a jeszcze raz.
lesson-evolution-draw = Koniec rundy
    .text = Wszystkie zwierzęta są nakarmione, żadne nie zginęło. Masz po jednej nowej karcie za każde swoje zwierzę i jeszcze jedną: razem trzy. Następną rundę zaczyna Wallace.
lesson-evolution-running = Niebezpieczeństwo
    .text = Teraz drapieżnika ma też Wallace. Zwierzę z cechą Szybkość ucieka mu, gdy na kostce wypadnie 4, 5 lub 6.
    .do = Zagraj Szybkość na zwierzę a.
lesson-evolution-third = Większa rodzina
    .text = Więcej zwierząt to więcej punktów i nowych kart. Ale też więcej pysków do wykarmienia.
    .do = Wyłóż Piractwo jako nowe zwierzę.
lesson-evolution-keep = Poczekajmy
    .text = Nigdy nie musisz zagrywać wszystkich kart.
    .do = Spasuj.
lesson-evolution-answer = Atakują cię!
    .text = Drapieżnik b poluje na twoje zwierzę a. Gdyby pomóc mogło kilka cech, wybór należałby do ciebie.
    .do = Niech ucieka.
lesson-evolution-scarce = Nie starczy dla wszystkich
    .text = Uciekło! Ale są tylko trzy żetony, a zwierzęta na stole potrzebują siedmiu. Zwierzę a ma tłuszcz, f nie ma nic.
    .do = Nakarm zwierzę f.
lesson-evolution-last = Ostatni żeton
    .text = Twój drapieżnik c potrzebuje dwóch. Ten jest pierwszy.
    .do = Dotknij c i weź dla niego żeton.
lesson-evolution-live-off-fat = Tłuszcz na gorsze czasy
    .text = Baza pokarmowa jest pusta. Teraz zapas zwierzęcia a staje się pokarmem.
    .do = Dotknij a, potem jego Tkanki tłuszczowej.
lesson-evolution-tail = Stracony ogon
    .text = Twoje c nie polowało jeszcze w tej rundzie. Zwierzę b odrzuci ogon i przeżyje, ale drapieżnik i tak dostanie jeden żeton.
    .do = Zaatakuj b zwierzęciem c.
lesson-evolution-extinct = Wymieranie
    .text = Na końcu rundy głodne zwierzęta giną razem z cechami. Drapieżnik b nic nie złapał i padł z głodu; twoje zwierzęta żyją wszystkie.
lesson-evolution-points = Co się liczy
    .text = Gdy talia się skończy, gra się ostatnią rundę. Potem każde żywe zwierzę to 2 punkty, każda cecha 1, i jeszcze 1 za każdy dodatkowy pokarm, którego wymaga. Teraz byłoby { $mine } do { $other }.
lesson-evolution-end = Świetnie!
    .text = Umiesz już grać w Ewolucję:
lesson-evolution-learnt-cards = Karta to zwierzę albo cecha.
lesson-evolution-learnt-food = Pokarmu rzadko starcza dla wszystkich, a głodni giną.
lesson-evolution-learnt-hunt = Drapieżniki potrzebują więcej pokarmu i znajdują go u innych.
lesson-evolution-learnt-answers = Odpowiedź na atak wybiera atakowany.
lesson-evolution-learnt-points = Żywe zwierzęta i ich cechy to punkty.


## EVO

lesson-evo = EVO
    .about = Zmienny klimat, licytacja genów, rogi i młode.

lesson-evo-welcome = Witaj na wyspie
    .text = Prowadzisz klan dinozaurów. Gdy spadnie meteoryt, wygra ten, kto ma najwięcej punktów mutacji. Zaczynamy w czwartej rundzie; twoim rywalem jest Wallace.
lesson-evo-island = Dwa klany
    .text = Masz cztery dinozaury i trzy geny: Jajo, Róg i Warstwę futra. Wallace ma trzy dinozaury i jeden gen. Runda ma sześć faz, pierwsza to klimat.
lesson-evo-climate = Klimat
    .text = Żeton obrócił tarczę: na równinach jest idealnie, na plaży gorąco, na wzgórzach mroźno, w górach zabójczo. Na końcu przeżyją ci na idealnym terenie i ci, których ocali gen. Futro ocala jednego na mrozie.
lesson-evo-lab = Laboratorium
    .text = Teraz licytuje się geny: kolumn jest tyle, ilu graczy, więc każdy coś dostanie. Pierwsza to karta wydarzenia. Druga to Warstwa termoregulacyjna, która ocala jednego dinozaura w upale.
lesson-evo-bid = Stawka
    .text = Wallace daje 1 za Warstwę termoregulacyjną. Kto da więcej, wypchnie go i Wallace będzie musiał licytować w innej kolumnie. Płaci się punktami mutacji.
    .do = Daj 2 w drugiej kolumnie.
lesson-evo-track = Kto pierwszy?
    .text = Gen jest twój, Wallace wziął kartę wydarzenia. Odtąd pierwszy rusza klan, który ma mniej dinozaurów, czyli jego.
lesson-evo-attack = Walka
    .text = Masz dwa punkty ruchu; każdy to krok albo atak. Ty masz róg, Wallace nie ma: wygrywają cztery z sześciu ścianek kostki.
    .do = Dotknij świecącego dinozaura, potem wroga obok niego, i atakuj.
lesson-evo-won = Wygrana
    .text = Wroga już nie ma, a twój dinozaur stoi na równinie. Gdyby się nie udało, przepadłby tylko punkt. Klanu z dwoma dinozaurami nie wolno już atakować.
lesson-evo-walk = Krok
    .text = Został jeden punkt, a twój dinozaur na wzgórzu marznie.
    .do = Niech przejdzie na równinę obok.
lesson-evo-birth = Narodziny
    .text = Każdy klan może mieć młode obok jednego ze swoich dinozaurów. Na wzgórzu będzie mroźno, ale futro ocali jednego.
    .do = Dotknij świecącego wzgórza.
lesson-evo-second = Jeszcze jedno jajo
    .text = Gen Jajo daje ci drugie młode. Wtedy dwa twoje dinozaury będą w upale, jeden ocaleje, a który, to twój wybór.
    .do = Dotknij świecącej plaży.
lesson-evo-choose = Przetrwanie
    .text = Wallace stracił dinozaura przez upał. Jeden z twoich dwóch na plaży też musi zginąć: lepiej ten, który jest daleko od reszty.
    .do = Dotknij dinozaura na skraju.
lesson-evo-save = Ocalone
    .text = Warstwa termoregulacyjna ocala drugiego na plaży, Warstwa futra tego na wzgórzu. Możesz też pozwolić im zginąć, ale po co? Przy stole ocala się za ciebie tyle, ile się da, chyba że wolisz decydować samodzielnie.
    .do = Ocal pozostałe.
lesson-evo-count = Punkty mutacji
    .text = Każdy żywy dinozaur przynosi punkt: tobie pięć. Punktami płaci się za geny, a na końcu są wynikiem. Masz ich { $mine }; ile ma Wallace, to jego tajemnica.
lesson-evo-turn = Tarcza obraca się dalej
    .text = Nowa runda. Teraz idealnie jest na wzgórzach, na równinach gorąco, na plaży zabójczo. Zwykle tarcza obraca się w tę samą stronę, więc patrz naprzód, zanim ruszysz.
lesson-evo-free = Za darmo
    .text = Tym razem Wallace chce karty wydarzenia. O Nogi, czyli jeden punkt ruchu więcej, nikt nie walczy: w pustej kolumnie wystarczy 0.
    .do = Daj 0 w drugiej kolumnie.
lesson-evo-end = Świetnie!
    .text = Umiesz już grać w EVO:
lesson-evo-learnt-climate = Klimat mówi, gdzie da się żyć; geny ocalają nielicznych.
lesson-evo-learnt-auction = Kto zostaje wypchnięty, licytuje w innej kolumnie.
lesson-evo-learnt-fight = O walce decydują rogi i kostka.
lesson-evo-learnt-births = Jedno młode na rundę i jeszcze jedno za każde Jajo.
lesson-evo-learnt-points = Żywe dinozaury przynoszą punkty mutacji, aż spadnie meteoryt.


## Gods Love Dinosaurs

lesson-dinosaurs = Bogowie kochają dinozaury
    .about = Żaby się mnożą, tygrysy polują, a po tygrysy przychodzą dinozaury.

lesson-dinosaurs-welcome = Witaj u siebie
    .text = Budujesz ekosystem kafel po kaflu. Zdobycz się mnoży, drapieżniki ją zjadają, a dinozaury zjadają drapieżniki i znoszą jaja. Liczą się jaja i dinozaury. Twoim rywalem jest Wallace.
lesson-dinosaurs-land = Kto tu mieszka
    .text = Żaba na jeziorze, królik na równinie, szczur w lesie i twój dinozaur na górze. W gnieździe są trzy jaja.
lesson-dinosaurs-column = Pięć kolumn
    .text = W każdej turze bierzesz jeden kafel. Każda kolumna ma swoje zwierzę. Kto bierze jej ostatni kafel, aktywuje to zwierzę we wszystkich ekosystemach.
lesson-dinosaurs-take = Ostatni u żab
    .text = W kolumnie żab został jeden kafel: dwa jeziora i żaba.
    .do = Weź go.
lesson-dinosaurs-lay = Więcej wody
    .text = Kafel wolno położyć wszędzie obok twojego ekosystemu. Zwierzę, które na nim jest, przychodzi z nim.
    .do = Połóż go obok żaby, tam gdzie świeci.
lesson-dinosaurs-breed = Żaby się mnożą
    .text = Każda żaba może mieć młode na pustym jeziorze obok siebie.
    .do = Dotknij świecącej żaby, potem jeziora obok niej.
lesson-dinosaurs-again = Jeszcze jedna
    .text = Została druga żaba. Młode muszą poczekać do następnego razu.
    .do = Dotknij drugiej żaby i ostatniego pustego jeziora.
lesson-dinosaurs-marker = Znacznik dinozaurów
    .text = Żaba Wallace’a też ma młode, a on wziął kafel. Spójrz na znacznik: stoi pod tygrysami. Gdy ich kolumna się opróżni, po nich przyjdą dinozaury.
lesson-dinosaurs-tiger = Tygrys
    .text = Został tam jeden kafel. Tygrys bez zdobyczy ginie z głodu, ale ty masz cztery żaby.
    .do = Weź kafel z tygrysem.
lesson-dinosaurs-den = Blisko zdobyczy
    .text = Tygrys idzie o jedno lub dwa pola i musi skończyć na zdobyczy.
    .do = Połóż kafel tak, żeby tygrys siedział obok żab, tam gdzie świeci.
lesson-dinosaurs-hunt = Polowanie
    .text = Za każdą zdobycz po pierwszej pojawia się młody tygrys. Dwie żaby będą w sam raz.
    .do = Poprowadź tygrysa przez obie świecące żaby.
lesson-dinosaurs-hatch = Idą dinozaury
    .text = Najpierw każdy może oddać jajo: na górze z gniazdem wykluwa się dinozaur. Od razu może polować.
    .do = Niech wykluje się dinozaur.
lesson-dinosaurs-rampage = Przez tygrysy
    .text = Dinozaur idzie najwyżej pięć pól, zjada wszystko po drodze i kończy na górze. Każdy tygrys i każdy orzeł to jajo; zdobycz jaj nie daje. Dlatego wróć tą samą drogą.
    .do = Poprowadź nowego dinozaura przez oba tygrysy i z powrotem do domu.
lesson-dinosaurs-second = Drugi dinozaur
    .text = Dinozaur, który nic nie zje, ginie. Obok niego jest żaba.
    .do = Niech zje żabę i wróci.
lesson-dinosaurs-points = Jaja i dinozaury
    .text = Dwa jaja więcej! Każde jajo i każdy dinozaur to punkt: { $mine } do { $other }. Znacznik idzie do orłów, a puste kolumny dostają nowe kafle. Gdy kafli zabraknie, gra się kończy.
lesson-dinosaurs-end = Świetnie!
    .text = Umiesz już grać w Bogowie kochają dinozaury:
lesson-dinosaurs-learnt-tiles = Ostatni kafel kolumny aktywuje jej zwierzę.
lesson-dinosaurs-learnt-prey = Zdobycz mnoży się tam, gdzie jej teren jest wolny.
lesson-dinosaurs-learnt-predators = Drapieżniki jedzą zdobycz i mają młode albo giną.
lesson-dinosaurs-learnt-dinosaurs = Dinozaury jedzą drapieżniki i znoszą jaja.
lesson-dinosaurs-learnt-points = Każde jajo i każdy dinozaur to punkt.
