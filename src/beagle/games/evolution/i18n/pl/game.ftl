### Evolution: what is said at the table. The keys and their arguments come from beagle.games.evolution.words.
###
### Names of players are neither declined nor the subject of a verb: "Imię: co się stało" is right for any name,
### and for "Ty". A lone letter reads like a word (a, i, o, u, w, z), so it stands behind "zwierzę" or "drapieżnik",
### and two letters are joined by "oraz". Names of places stand behind "obszar" or before a colon.
### Variables with the same meaning everywhere:
###   $seat, $owner, $first          the name of a player
###   $animal, $partner, $target     the letter of an animal
###   $trait, $dropped               the name of a trait
deck-cards = Karty
deck-unseen = Nieznane karty: { $cards }. Karta z dwiema cechami liczy się przy obu.
###   $card                          a card in words (card-single, card-double, card-unknown)
###   $known                         "yes" if the one who reads this may know the card, else "no"


## Cards, phases, places

card-unknown = zakryta karta
card-single = { $trait }
card-double = { $upper } / { $lower }
# One of several equal cards on an animal.
card-which = { $which ->
    [1] { $trait }
   *[other] { $trait } nr { $which }
}

phase-litters = Mioty
phase-development = Rozwój
phase-food-bank = Baza pokarmowa
  .short = Baza pokarmowa
phase-feeding = Karmienie
  .short = Karmienie
phase-extinction = Wymieranie
phase-scoring = Punktacja i nowe karty

place-bank = Baza pokarmowa

# Stands for an animal or a trait that a refused move does not name. Rules select on it, to say "to zwierzę" in its case.
it = tutaj


## Tables

ruleset-base-gift = Gra podstawowa według zasad wydania upominkowego: 84 karty, 19 cech.
ruleset-base-base-gift = Dwa zestawy podstawowe według zasad wydania upominkowego: 168 kart, do ośmiu graczy.
ruleset-base-141 = Gra podstawowa według zasad 1.4.1: Mimikra działa tylko przy pierwszym ataku w rundzie.
ruleset-base-base-141 = Dwa zestawy podstawowe według zasad 1.4.1: 168 kart, do ośmiu graczy.
ruleset-base-italian = Wydanie włoskie: punkty w każdej rundzie, więcej nowych kart, a w fazie karmienia można spasować.
ruleset-base-fly-gift = Gra podstawowa z dodatkiem Czas latać: 126 kart, 30 cech, do sześciu graczy.
ruleset-base-gift-gift = Gra podstawowa z kartami specjalnymi z zestawu upominkowego: 102 karty, 22 cechy.
ruleset-base-fly-gift-gift = Gra podstawowa z dodatkiem Czas latać i kartami specjalnymi: 144 karty, 33 cechy, do sześciu graczy.
ruleset-base-continents-gift = Gra podstawowa z dodatkiem Kontynenty: trzy obszary, 126 kart, 27 cech.
ruleset-base-continents-gift-gift = Gra podstawowa z dodatkiem Kontynenty i kartami specjalnymi: 144 karty, 30 cech.
ruleset-base-fly-continents-gift = Gra podstawowa z dodatkami Czas latać i Kontynenty: 168 kart, 38 cech, do ośmiu graczy.
ruleset-base-fly-continents-gift-gift = Gra podstawowa ze wszystkim naraz: 186 kart, 41 cech, do ośmiu graczy.
ruleset-cataclysm-added-141 = Kataklizm z najwyżej 34 kartami z dodatków: najwyżej dwadzieścia kart dla każdego, od dwóch do sześciu graczy.
ruleset-cataclysm-141 = Scenariusz Kataklizm według zasad 1.4.1: jedna baza pokarmowa, wszystkie karty w grze, jedna runda.


## Log: turns and phases

log-rolled-for-first = { $seat }: rzut o to, kto zaczyna, wynik { $face }.
log-first-player = Pierwszy gracz: { $seat ->
    [Ty] ty
   *[other] { $seat }
 }.
log-turn = Runda { $number }. Pierwszy gracz: { $first ->
    [Ty] ty
   *[other] { $first }
}.
log-phase = Faza: { $phase }.
log-round = Karmienie, kolejka { $number }.
log-last-turn = Talia się skończyła: to ostatnia runda!
log-game-over = Koniec gry.
log-passed = { $seat }: pas.
log-skipped = { $seat }: nie ma nic do zrobienia.
log-all-fed = Każde zwierzę jest nakarmione i żadne nie ma już miejsca na tłuszcz: faza karmienia się kończy.
log-scored = { $points ->
    [one] { $seat }: { $points } punkt w tej rundzie, razem { $total }.
    [few] { $seat }: { $points } punkty w tej rundzie, razem { $total }.
   *[many] { $seat }: { $points } punktów w tej rundzie, razem { $total }.
}


## Log: cards

log-animal-played = { $known ->
    [yes] { $seat }: nowe zwierzę { $animal } (karta { $card }).
   *[no] { $seat }: nowe zwierzę { $animal }.
}
log-trait-played = { $seat }: zagrano cechę { $trait } na zwierzę { $animal }.
log-pair-played = { $seat }: cecha { $trait } łączy zwierzęta { $animal } oraz { $partner }.
log-trait-lost = Zwierzę { $animal } straciło cechę { $trait }.
log-pair-lost = Zwierząt { $animal } oraz { $partner } nie łączy już cecha { $trait }.
log-card-drawn = { $known ->
    [yes] { $seat }: dobrano kartę { $card }.
   *[no] { $seat }: dobrano kartę.
}
log-cards-drawn = { $cards ->
    [one] { $seat }: dobrano { $cards } kartę.
    [few] { $seat }: dobrano { $cards } karty.
   *[many] { $seat }: dobrano { $cards } kart.
}
log-cards-removed = { $cards ->
    [one] Została { $cards } karta: bez oglądania odłożono ją do pudełka.
    [few] Zostały { $cards } karty: bez oglądania odłożono je do pudełka.
   *[many] Zostało { $cards } kart: bez oglądania odłożono je do pudełka.
}

log-bears = Zwierzę { $animal } urodziło młode.
log-litter = Zwierzę { $animal } wydało miot.
log-settled = { $seat }: Muszla ze środka stołu dla zwierzęcia { $animal }.
log-fetched = Zwierzę { $animal } wzięło kartę Pływanie ze stosu kart odrzuconych.
log-exchanged = Zwierzęta { $animal } oraz { $partner } wymieniły się cechami: { $trait } w zamian za cechę { $other }.
log-restored = { $known ->
    [yes] { $seat }: zwierzę { $animal } odtworzone (karta { $card }).
   *[no] { $seat }: zwierzę { $animal } odtworzone nową kartą.
}
log-turned-over = Zwierzę { $animal } odkryte: { $card }!


## Log: food

log-die = Na kostce wypadło { $face }.
log-bank = { $tokens ->
    [0] { $place }: brak pokarmu.
    [one] { $place }: { $tokens } żeton.
    [few] { $place }: { $tokens } żetony.
   *[many] { $place }: { $tokens } żetonów.
}
log-bank-cleared = { $tokens ->
    [one] { $place }: ostatni żeton odrzucono.
    [few] { $place }: ostatnie { $tokens } żetony odrzucono.
   *[many] { $place }: ostatnie { $tokens } żetonów odrzucono.
}
log-food-taken = Zwierzę { $animal } wzięło czerwony żeton.
log-food-given = { $tokens ->
    [one] Zwierzę { $animal } dostało { $tokens } niebieski żeton.
    [few] Zwierzę { $animal } dostało { $tokens } niebieskie żetony.
   *[many] Zwierzę { $animal } dostało { $tokens } niebieskich żetonów.
}
log-food-lost = { $tokens ->
    [one] Zwierzę { $animal } jest syte: { $tokens } żeton przepadł.
    [few] Zwierzę { $animal } jest syte: { $tokens } żetony przepadły.
   *[many] Zwierzę { $animal } jest syte: { $tokens } żetonów przepadło.
}
log-fat-stored = Zwierzę { $animal } odłożyło żeton jako tłuszcz.
log-fat-used = { $tokens ->
    [one] Zwierzę { $animal } spala tłuszcz: { $tokens } żeton zamienił się w pokarm.
    [few] Zwierzę { $animal } spala tłuszcz: { $tokens } żetony zamieniły się w pokarm.
   *[many] Zwierzę { $animal } spala tłuszcz: { $tokens } żetonów zamieniło się w pokarm.
}
log-shared = { $trait }: razem ze zwierzęciem { $animal } je też zwierzę { $partner }.
log-grazed = Zwierzę { $animal } stratowało żeton w bazie pokarmowej.
log-robbed = Zwierzę { $animal } ukradło żeton zwierzęciu { $target }.
log-hibernated = Zwierzę { $animal } zapadło w hibernację do następnej rundy.

log-woke = Zwierzę { $animal } obudziło się głodne.
log-specialized = Zwierzę { $animal } znalazło pokarm, którego nie je nikt inny.
log-changed-shape = Zwierzę { $animal } przeszło przemianę i straciło cechę { $trait }.
log-warmed = Stałocieplne zwierzę { $animal } sięga po jeszcze jeden żeton.
log-food-removed = { $tokens ->
    [one] Zwierzę { $animal } potrzebuje teraz mniej: zdjęto { $tokens } żeton.
    [few] Zwierzę { $animal } potrzebuje teraz mniej: zdjęto { $tokens } żetony.
   *[many] Zwierzę { $animal } potrzebuje teraz mniej: zdjęto { $tokens } żetonów.
}
log-edified = Zwierzę { $animal } użyźniło swój obszar.
log-meal-missed = Zwierzę { $animal } nie dostało czerwonego żetonu: został w bazie pokarmowej.


## Log: places

log-sets-out = Zwierzę { $animal } rusza w drogę. Cel: { $place }.
log-follows = Zwierzę { $animal } rusza za zwierzęciem { $target }.
log-moved = Zwierzę { $animal } przeszło z obszaru { $from } na obszar { $place }.


## Log: attacks and deaths

log-attacked = Drapieżnik { $animal } atakuje zwierzę { $target }!
log-ambushed = Drapieżnik { $animal } rzuca się z zasadzki na zwierzę { $target }!
log-ignores = Drapieżnik { $animal } pomija cechę { $trait } zwierzęcia { $target }.
log-ignores-pair = Drapieżnik { $animal } pomija cechę { $trait } zwierzęcia { $target } wspólną ze zwierzęciem { $partner }.
log-bite-failed = Zwierzę { $animal } atakuje w odpowiedzi, ale nie może dosięgnąć drapieżnika { $target }.
log-hid = Zwierzę { $animal } schowało się w muszli.
log-inked = Zwierzę { $animal } zostawiło drapieżnika { $target } w chmurze atramentu.
log-runs = Zwierzę { $animal } rzuca się do ucieczki.
log-escaped = Zwierzę { $animal } uciekło drapieżnikowi { $target }.
log-caught = Zwierzę { $animal } nie uciekło drapieżnikowi { $target }.
log-redirected = Zwierzę { $animal } skierowało atak na zwierzę { $target }.
log-not-defended = Zwierzę { $animal } się nie broni.
log-eaten = { $owner ->
    [Ty] Twoje zwierzę { $animal } zostało zjedzone.
   *[other] Zwierzę { $animal } ({ $owner }) zostało zjedzone.
}
log-poisoned = Zwierzę { $animal } zostało zatrute.
log-scavenged = Resztki przypadły padlinożercy { $animal }.
log-paralysed = Zwierzę { $animal } jest sparaliżowane: do następnej rundy żadna jego cecha nie działa.
log-remains = Cechy zwierzęcia { $animal } zostają, dopóki nie zostanie odtworzone.
log-spread = Nowotwór zwierzęcia { $animal } się rozrósł: cecha { $trait } już nie działa.
log-died-of-neoplasm = { $owner ->
    [Ty] Twoje zwierzę { $animal } zginęło przez nowotwór.
   *[other] Zwierzę { $animal } ({ $owner }) zginęło przez nowotwór.
}
log-starved = { $owner ->
    [Ty] Twoje zwierzę { $animal } padło z głodu.
   *[other] Zwierzę { $animal } ({ $owner }) padło z głodu.
}
log-died-of-poison = { $owner ->
    [Ty] Twoje zwierzę { $animal } zginęło od trucizny.
   *[other] Zwierzę { $animal } ({ $owner }) zginęło od trucizny.
}


## Questions

ask-over = Koniec gry.
ask-chance = Decydują kostki.
ask-development = Zagraj kartę albo spasuj.
    .drawn = Zagraj kartę albo spasuj
    .others = { $seat } wybiera kartę.
ask-play-all = Zagraj kartę. Trzeba zagrać wszystkie karty.
    .others = { $seat } wybiera kartę.
ask-go = Kto je? Weź żeton z bazy pokarmowej albo użyj cechy.
    .drawn = Twoja tura: kto je?
    .others = { $seat } wybiera, kto je.
ask-go-side = Akcja główna wykonana. Użyj kolejnej cechy albo zakończ turę.
    .others = { $seat } może użyć kolejnej cechy.
ask-sharing = Jest pokarm do podziału. Która cecha wspólna zadziała pierwsza?
ask-attack = Drapieżnik { $animal } atakuje zwierzę { $target }! Jak broni się ofiara?
    .drawn = { $owner ->
        [Ty] Twoje { $animal } atakuje twoje { $target }
       *[other] { $animal } ({ $owner }) atakuje twoje { $target }
    }
    .listed = { $owner } atakuje twoje zwierzę. Jak ono się broni?
    .others = Drapieżnik { $animal } atakuje zwierzę { $target }. { $seat } wybiera obronę.
ask-turned = Atak drapieżnika { $animal } został skierowany na zwierzę { $target }. Pominąć jedną z cech ofiary?
    .listed = Atak został skierowany na inne zwierzę. Pominąć jedną z cech ofiary?
    .others = Atak drapieżnika { $animal } został skierowany na zwierzę { $target }. { $seat } może pominąć jedną z cech ofiary.
ask-lure = Drapieżnik { $animal } atakuje zwierzę { $target }, które nie ma cech. Odkryć Żabnicę?
    .listed = Atak na zwierzę bez cech. Odkryć Żabnicę?
    .others = Drapieżnik { $animal } atakuje zwierzę { $target }, które nie ma cech. { $seat } może odkryć Żabnicę.
ask-meal = Zwierzę { $target } zaraz weźmie czerwony żeton. Zaatakować z zasadzki?
    .listed = Zwierzę zaraz weźmie czerwony żeton. Zaatakować z zasadzki?
    .others = Zwierzę { $target } zaraz weźmie czerwony żeton. { $seat } może zaatakować z zasadzki.
ask-migrating = Migracja! Kto jeszcze wyrusza, kto za kim podąża?
    .others = Migracja! { $seat } wybiera, kto jeszcze wyrusza.
ask-births = Kilka zwierząt rodzi jednocześnie. Które pierwsze?
ask-exchange = Zwierzę miałoby dwie takie same cechy. Którą odrzucić?
ask-restoring = Trzeba odtworzyć zjedzone zwierzę. Którą kartą?
    .others = { $seat } odtwarza zjedzone zwierzę.
ask-new-start = Nic ci nie zostało. Zagraj dwie z nowych kart jako zwierzęta.
    .others = { $seat }: nie zostało nic, trwa wybór nowych zwierząt.
ask-scavenging = Ofiara zjedzona! Któremu padlinożercy przypadną resztki?


## Options. "short" is for a list that stands under the name of the card already.

move-pass-development = Pas: żadnych kart więcej w tej rundzie
move-pass-go = Zakończ turę
move-pass-attack = Nie broń się
move-pass-turned = Nie pomijaj niczego
move-pass-lure = Niczego nie odkrywaj
move-pass-migrating = Nikt więcej
move-pass-meal = Niech je
move-roll = Wypada { $face }

move-animal = Zagraj kartę { $card } jako nowe zwierzę
  .short = jako nowe zwierzę
move-animal-in-place = Zagraj kartę { $card } jako nowe zwierzę na obszarze { $place }
  .short = jako nowe zwierzę na obszarze { $place }
move-restore = Odtwórz zwierzę { $animal } kartą { $card }
  .short = aby odtworzyć zwierzę { $animal }
move-restore-from-deck = Odtwórz zwierzę { $animal } kartą z talii
  .short = aby odtworzyć zwierzę { $animal }
move-trait = { $sides ->
    [1] Zagraj cechę { $trait } na zwierzę { $animal }
   *[other] Zagraj cechę { $trait } na zwierzę { $animal } (karta { $card })
}
  .short = jako { $trait } na zwierzę { $animal }
move-pair = { $sides ->
    [1] Połącz zwierzęta { $animal } oraz { $partner } cechą { $trait }
   *[other] Połącz zwierzęta { $animal } oraz { $partner } cechą { $trait } (karta { $card })
}
  .short = jako { $trait } na zwierzęta { $animal } oraz { $partner }
move-symbiosis = Połącz cechą { $trait } zwierzę { $animal } z jego symbiontem { $partner }
  .short = jako { $trait }: zwierzę { $animal } i jego symbiont { $partner }

move-take = Weź czerwony żeton dla zwierzęcia { $animal }
move-carnivorous = Zaatakuj zwierzę { $target } drapieżnikiem { $animal }
move-carnivorous-ignoring = Zaatakuj zwierzę { $target } drapieżnikiem { $animal }, pomijając cechę { $ignored }
move-carnivorous-ignoring-pair = Zaatakuj zwierzę { $target } drapieżnikiem { $animal }, pomijając cechę { $ignored } wspólną ze zwierzęciem { $partner }
move-ambush = Zaatakuj z zasadzki zwierzę { $target } drapieżnikiem { $animal }
move-ambush-ignoring = Zaatakuj z zasadzki zwierzę { $target } drapieżnikiem { $animal }, pomijając cechę { $ignored }
move-ambush-ignoring-pair = Zaatakuj z zasadzki zwierzę { $target } drapieżnikiem { $animal }, pomijając cechę { $ignored } wspólną ze zwierzęciem { $partner }
move-intellect = Pomiń cechę { $ignored }
move-intellect-pair = Pomiń cechę { $ignored } wspólną ze zwierzęciem { $partner }
move-anglerfish = Odkryj zwierzę { $animal } i zaatakuj w odpowiedzi, pomijając cechę { $ignored }
  .comes = Jeśli zje drapieżnika, dostanie 2 niebieskie żetony.
move-anglerfish-pair = Odkryj zwierzę { $animal } i zaatakuj w odpowiedzi, pomijając cechę { $ignored } wspólną ze zwierzęciem { $partner }
  .comes = Jeśli zje drapieżnika, dostanie 2 niebieskie żetony.
move-settle = Weź ze środka stołu kartę { $trait } dla zwierzęcia { $animal }
  .short = ze środka stołu, jako { $trait } dla zwierzęcia { $animal }
move-metamorphosis = { $which ->
    [1] Nakarm zwierzę { $animal }, odrzucając cechę { $dropped }
   *[other] Nakarm zwierzę { $animal }, odrzucając cechę { $dropped } nr { $which }
}
move-metamorphosis-pair = Nakarm zwierzę { $animal }, odrzucając cechę { $dropped } wspólną ze zwierzęciem { $partner }
move-specialization-a = Nakarm zwierzę { $animal } dzięki cesze { $trait }
move-specialization-b = Nakarm zwierzę { $animal } dzięki cesze { $trait }
move-warm-bloodedness = Weź jeszcze jeden czerwony żeton dla zwierzęcia { $animal }
move-shell = Schowaj zwierzę { $animal } w muszli
  .comes = Nie zostanie zjedzone, ale do końca rundy dostanie pokarm tylko z własnego tłuszczu.
  .answer = { $trait }: zwierzę { $animal } może się schować. Nic nie dostaniesz, a ten drapieżnik nie zaatakuje już w tej rundzie.
move-ink-cloud = Uratuj zwierzę { $animal } chmurą atramentu
  .comes = Nie zginie; drapieżnik może później zaatakować znowu.
  .answer = { $trait }: zwierzę { $animal } może się wymknąć. Twój drapieżnik może zaatakować ponownie w późniejszej turze.
move-fat = { $tokens ->
    [one] Zamień { $tokens } żeton tłuszczu zwierzęcia { $animal } na pokarm
    [few] Zamień { $tokens } żetony tłuszczu zwierzęcia { $animal } na pokarm
   *[many] Zamień { $tokens } żetonów tłuszczu zwierzęcia { $animal } na pokarm
}
move-piracy = Ukradnij żeton zwierzęciu { $target } dla zwierzęcia { $animal }
  .comes = Zwierzę { $target } straci 1 żeton pokarmu, a zwierzę { $animal } dostanie 1 niebieski żeton.
move-grazing = Stratuj żeton zwierzęciem { $animal }
  .comes = Baza pokarmowa traci 1 żeton.
move-hibernation = Hibernacja: zwierzę { $animal } śpi do następnej rundy
  .comes = W tej rundzie liczy się jako nakarmione i nie dostaje pokarmu.
move-communication = { $trait } ze zwierzęciem { $animal }: zwierzę { $target } też bierze czerwony żeton
move-cooperation = { $trait } ze zwierzęciem { $animal }: zwierzę { $target } też dostaje niebieski żeton
move-migration = Migracja: zwierzę { $animal } na obszar { $place }
move-flight = Przelot: zwierzę { $animal } na obszar { $place }
move-remora = Podnawka: zwierzę { $animal } podąża za zwierzęciem { $target }
move-viviparous = Najpierw rodzi zwierzę { $animal }
move-recombination = Wymień cechę { $given } zwierzęcia { $animal } na cechę { $taken } zwierzęcia { $target }
move-recombination-drop-old = Odrzuć cechę { $dropped }, którą zwierzę { $animal } już ma
move-recombination-drop-new = Odrzuć cechę { $dropped }, którą zwierzę { $animal } miało dostać
move-scavenger = Oddaj resztki zwierzęciu { $animal }
move-running = Niech zwierzę { $animal } ucieka!
  .comes = Rzut kostką: przy 4, 5 lub 6 ucieka.
  .answer = { $trait }: zwierzę { $animal } ucieka przy 4, 5 lub 6.
move-mimicry = Skieruj atak ze zwierzęcia { $animal } na zwierzę { $target }
  .comes = Wtedy atakowane jest zwierzę { $target }.
  .answer = { $trait }: atak może zostać skierowany na zwierzę { $target }.
move-tail-loss = { $which ->
    [1] Uratuj zwierzę { $animal }, odrzucając cechę { $dropped }
   *[other] Uratuj zwierzę { $animal }, odrzucając cechę { $dropped } nr { $which }
}
  .comes = Przeżyje, a drapieżnik dostanie 1 niebieski żeton.
  .answer = { $which ->
    [1] { $trait }: zwierzę { $animal } może odrzucić cechę { $dropped } i przeżyć. Dostaniesz 1 niebieski żeton.
   *[other] { $trait }: zwierzę { $animal } może odrzucić cechę { $dropped } nr { $which } i przeżyć. Dostaniesz 1 niebieski żeton.
}
move-tail-loss-pair = Uratuj zwierzę { $animal }, odrzucając cechę { $dropped } wspólną ze zwierzęciem { $partner }
  .comes = Przeżyje, a drapieżnik dostanie 1 niebieski żeton.
  .answer = { $trait }: zwierzę { $animal } może odrzucić cechę { $dropped } wspólną ze zwierzęciem { $partner } i przeżyć. Dostaniesz 1 niebieski żeton.


## Answers given in advance, and where points come from

standing-ask-about-own-animals = Pytaj mnie o moje zwierzęta
  .about = Czy moje zwierzę ma zaatakować z zasadzki inne moje
standing-never-ambush = Nigdy nie atakuj z zasadzki
standing-decline-unless-attacked = Odmawiaj wszystkiego, chyba że ktoś mnie atakuje
standing-pass-phase = Pasuj do końca tej fazy

points-animals = Zwierzęta
    .counted = { $n ->
        [one] { $n } zwierzę
        [few] { $n } zwierzęta
       *[many] { $n } zwierząt
    }
points-traits = Cechy
    .counted = { $n ->
        [one] { $n } cecha
        [few] { $n } cechy
       *[many] { $n } cech
    }
points-needs = Dodatkowe żetony pokarmu
points-earlier = Wcześniejsze rundy
points-ocean = Zwierzęta w Oceanie
    .counted = { $n ->
        [one] { $n } zwierzę w Oceanie
        [few] { $n } zwierzęta w Oceanie
       *[many] { $n } zwierząt w Oceanie
    }


## What an attack would meet

preview-nothing = Zwierzę { $target } nie może się obronić przed tym atakiem.
preview-lure = Zwierzę { $target } nie ma cech: może zostać odkryta Żabnica.
preview-eaten = Jeśli zwierzę { $target } zostanie zjedzone, zadziała jego cecha { $trait }.
preview-stung = Tak czy inaczej cecha { $trait } zwierzęcia { $target } sparaliżuje drapieżnika.


## Sections of the rulebook

section-ED = Wydania i stoły
section-SET = Przygotowanie
section-TURN = Runda
section-DEV = Rozwój
section-BANK = Baza pokarmowa
section-FEED = Karmienie
section-EXT = Wymieranie i nowe karty
section-END = Koniec gry
section-TR = Cechy podstawowe
section-ATT = Drapieżniki
section-FLY = Czas latać
section-CON = Kontynenty
section-GIFT = Karty specjalne
section-CAT = Kataklizm
section-RUL = Jak zasady działają razem

# Remis w punktach: $points, $best i $next kart odrzuconych, $winners zwycięzców, $rule.
tie-decided = { $winners ->
    [1] Remis, po { $points } pkt. Decyduje większy stos kart odrzuconych: { $best } do { $next } ({ $rule }).
   *[other] Remis, po { $points } pkt. Decyduje większy stos kart odrzuconych: { $best } do { $next }. Gracze, którzy mają { $best }, dzielą się zwycięstwem ({ $rule }).
}
tie-shared = Remis, po { $points } pkt, i po { $best } w stosie kart odrzuconych. Zwycięstwo jest wspólne ({ $rule }).
tie-below = Remis: po { $points } pkt. Karty odrzucone: { $best }, więc wyżej niż { $before }

# The creature that is drawn at the end: $seat whose it is, $animal its name (D5), $points what it is worth.
specimen-animal = { $seat }: { $animal }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
