### Lessons: what the teacher says, card by card. The cards of a game and their order are in beagle/lessons/<game>.lesson.
###
### A card has a title, `.text` to read, and `.do` where a move is wanted. The learner plays against Wallace, and Huxley
### where there are three. Each card says one thing; names of cards and buttons are those of the table.
### $mine and $other are points: the learner's, and those of the best of the others.


## The pages of the lessons

web-way-learn = Nauka
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
lesson-first-time = Pierwszy raz tutaj?
lesson-in-minutes = Naucz się w pięć minut
lesson-no-thanks = Nie, dziękuję
lesson-before = Nie znasz tej gry? Naucz się jej w kilka minut.
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
