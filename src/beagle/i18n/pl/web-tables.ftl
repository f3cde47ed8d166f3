### The tables that can be chosen: editions, modules, options, and what the rulebook advises. All pages have these words.

## Editions and modules

web-edition = Wydanie
# .full names the edition where nothing says that it is one.
web-edition-gift = Upominkowe
    .full = wydanie upominkowe
web-edition-141 = 1.4.1
    .full = zasady 1.4.1
web-edition-italian = Włoskie
    .full = wydanie włoskie
web-module-base = Gra podstawowa
    .about = 84 karty, 19 cech
web-module-base-2 = Drugi zestaw podstawowy
    .about = dodatkowe 84 karty, razem 168; dla większej grupy
web-module-fly = Czas latać
    .about = 42 karty: latanie, zasadzki, muszle
web-module-gift = Karty specjalne
    .about = 18 kart: Strategia r, Płochliwość, Stałocieplność
web-module-continents = Kontynenty
    .about = 42 karty, trzy obszary
web-module-cataclysm = Kataklizm
    .about = jedna baza pokarmowa, wszystkie karty, jedna runda; dla doświadczonych graczy
web-module-added = Karty z dodatków
    .about = do 34 kart więcej; wtedy każdy dostaje do 20
web-module-second = Druga edycja


## Options. $letter is a seat, $name the player on it.

web-option-half-deck = Pół talii
    .about = zalecane dla dwóch lub trzech osób, żeby gra była krótsza: połowa potasowanej talii zostaje w pudełku, nikt jej nie ogląda
    .kinds = zalecane dla dwóch lub trzech osób, żeby gra była krótsza: we dwoje w pudełku zostaje połowa kart każdego rodzaju, we troje – połowa potasowanej talii, nikt jej nie ogląda
web-option-printed-needs = Potrzeby jak na kartach
    .about = Żyworodność i Inteligencja nie zwiększają potrzeb zwierzęcia
web-option-summary-babies = Zabójcze maluchy: szanse ze skrótu zasad
    .about = 1 lub 2 zabija wroga, 3 lub 4 młode, 5 lub 6 cofa je do zapasu
web-option-own-side = Start po własnej stronie
    .about = każdy dostaje pola startowe po swojej stronie, zgodnie z ruchem wskazówek zegara; bez tej opcji pola są losowane
web-option-strict-supply = Ścisły zapas
    .about = tylko tyle figurek, ile jest w pudełku
web-option-in-turn = Działanie po kolei
    .about = w czasie aktywacji każdy kończy, zanim zacznie następny; polecamy na początek nauki. Inaczej wszyscy działają jednocześnie. Przy ścisłym zapasie zawsze działa się po kolei
web-option-first = Pierwszy gracz
    .about = pierwszego gracza wskazuje się przy zakładaniu stołu, a nie losuje
web-option-first-seat = Zaczyna miejsce { $letter }
web-first-lot = Losowo
    .about = Pierwszy gracz zostanie wylosowany przy rozdaniu.
web-first-named = Zaczyna { $name }, dalej zgodnie z ruchem wskazówek zegara.
web-option-added = Które karty dodać
    .about = rodzaje kart do dodania; jeśli nic nie wybierzesz, wszystkie osiem
web-option-add-ambush = Zasadzka
web-option-add-intellect = Inteligencja
web-option-add-metamorphosis = Metamorfoza
web-option-add-flight = Latanie
web-option-add-anglerfish = Żabnica
web-option-add-ink-cloud = Chmura atramentu
web-option-add-recombination = Rekombinacja
web-option-add-edificator = Edyfikator


## What the rulebook advises. $least and $most are minutes.

web-scenario = Scenariusz
web-minutes = Gra trwa od { $least } do { $most } minut.
web-advice-start = Grasz pierwszy raz? Zacznij tutaj i rozegraj kilka gier, zanim sięgniesz po dodatki.
web-advice-later = Grasz pierwszy raz? Rozegraj kilka gier z samym zestawem podstawowym.
web-advice-experienced = Dla doświadczonych graczy.


## What the decks are made of. $copies are all there are, $used are in the game.

web-deck-any = Co jest w talii
web-deck-evolution = Co jest w talii
web-deck-evo = Co jest w woreczku i w stosach
web-deck-dinosaurs = Co jest w stosach
web-deck-all = razem { $copies }
web-deck-some = razem { $copies }, z tego w grze { $used }: nikt nie widzi, które odpadły
web-deck-table = Stół
web-deck-for = { $seats ->
    [one] { $seats } gracz
    [few] { $seats } gracze
   *[many] { $seats } graczy
}
