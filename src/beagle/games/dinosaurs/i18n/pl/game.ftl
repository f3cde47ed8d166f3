### Gods Love Dinosaurs: what is said at the table. The keys and their arguments come from beagle.games.dinosaurs.words.
###
### Names of players are not declined: "Imię: co się stało". Animals stand in the nominative, so verbs are in the
### present tense: żaba is feminine, the others are masculine. What is eaten is an object and stands in the accusative.
### Variables with the same meaning everywhere:
###   $seat             the name of a player
###   $figure, $kind    an animal: its name as below, and a word to choose by: frog, rabbit, rat, tiger, eagle, dinosaur
###   $cell, $other     a hex as two numbers, like 1,-1
###   $where, $goal      their terrains, to choose by: lake, plain, forest, universal, mountain; only in .drawn
###   $column           a column of the biome board, by its animal
###   $tile             a tile in words (dinosaurs-tile, dinosaurs-tile-bare)
###   $meal             what is eaten, a list (dinosaurs-list-1 to dinosaurs-list-5) of numbers of animals


## Animals, terrains, tiles

dinosaurs-figure-frog = żaba
dinosaurs-figure-rabbit = królik
dinosaurs-figure-rat = szczur
dinosaurs-figure-tiger = tygrys
dinosaurs-figure-eagle = orzeł
dinosaurs-figure-dinosaur = dinozaur

# Stands for an animal that a refused move does not name.
dinosaurs-it = to zwierzę

dinosaurs-column-frog = żaby
dinosaurs-column-rabbit = króliki
dinosaurs-column-rat = szczury
dinosaurs-column-tiger = tygrysy
dinosaurs-column-eagle = orły

dinosaurs-count-frog = { $count ->
    [one] żabę
    [few] { $count } żaby
   *[many] { $count } żab
}
dinosaurs-count-rabbit = { $count ->
    [one] królika
    [few] { $count } króliki
   *[many] { $count } królików
}
dinosaurs-count-rat = { $count ->
    [one] szczura
    [few] { $count } szczury
   *[many] { $count } szczurów
}
dinosaurs-count-tiger = { $count ->
    [one] tygrysa
    [few] { $count } tygrysy
   *[many] { $count } tygrysów
}
dinosaurs-count-eagle = { $count ->
    [one] orła
    [few] { $count } orły
   *[many] { $count } orłów
}

dinosaurs-list-1 = { $a }
dinosaurs-list-2 = { $a } i { $b }
dinosaurs-list-3 = { $a }, { $b } i { $c }
dinosaurs-list-4 = { $a }, { $b }, { $c } i { $d }
dinosaurs-list-5 = { $a }, { $b }, { $c }, { $d } i { $e }

dinosaurs-terrain-lake = jezioro
dinosaurs-terrain-plain = równina
dinosaurs-terrain-forest = las
dinosaurs-terrain-universal = teren uniwersalny
dinosaurs-terrain-mountain = góra

# Where it is, where a young one is put, and where somebody goes, by the terrain that the page knows.
dinosaurs-on-terrain = { $where ->
    [lake] na jeziorze
    [plain] na równinie
    [forest] w lesie
    [universal] na terenie uniwersalnym
    [mountain] na górze
   *[other] w ekosystemie
}
dinosaurs-on-goal = { $goal ->
    [lake] na jeziorze
    [plain] na równinie
    [forest] w lesie
    [universal] na terenie uniwersalnym
    [mountain] na górze
   *[other] w ekosystemie
}
dinosaurs-to-goal = { $goal ->
    [lake] na jezioro
    [plain] na równinę
    [forest] do lasu
    [universal] na teren uniwersalny
    [mountain] na górę
   *[other] na inne pole
}

# $face is the tile in the notation, $first and $second are its terrains; the animal stands on the first.
dinosaurs-tile = { $first } { $kind ->
    [frog] z żabą
    [rabbit] z królikiem
    [rat] ze szczurem
    [tiger] z tygrysem
    [eagle] z orłem
   *[other] ({ $figure })
} i { $second } ({ $face })
    .drawn = { $first } { $kind ->
    [frog] z żabą
    [rabbit] z królikiem
    [rat] ze szczurem
    [tiger] z tygrysem
    [eagle] z orłem
   *[other] ({ $figure })
} i { $second }
dinosaurs-tile-bare = { $first } i { $second } ({ $face })
    .drawn = { $first } i { $second }


## Tables

dinosaurs-deck-stack = Stos { $stack }
dinosaurs-ruleset-base = „Bogowie kochają dinozaury” z kaflami naszego projektu: 84 kafle, od dwóch do pięciu graczy.
dinosaurs-ruleset-box = „Bogowie kochają dinozaury” z kaflami z twojego pudełka.


## Log

dinosaurs-log-turn = Tura { $number }: { $seat }.
dinosaurs-log-taken = { $seat }: kafel z kolumny „{ $column }”: { $tile }.
dinosaurs-log-placed = { $seat }: na polach { $cell } oraz { $other } leży nowy kafel: { $tile }.
    .drawn = { $seat }: kafel położony.
dinosaurs-log-settled = { $seat }: na polu { $cell } pojawia się { $figure }.
    .drawn = { $seat }: { dinosaurs-on-terrain } pojawia się { $figure }.
dinosaurs-log-missing = { $seat }: { $figure } się nie pojawia, takich figurek nie ma już w zapasie.
dinosaurs-log-activated = { $kind ->
    [frog] Żaby się rozmnażają!
    [rabbit] Króliki się rozmnażają!
    [rat] Szczury się rozmnażają!
    [tiger] Tygrysy polują!
    [eagle] Orły polują!
   *[dinosaur] Nadchodzą dinozaury!
}
dinosaurs-log-bred = { $seat }: { $figure } z pola { $cell } ma młode na polu { $other }.
    .drawn = { $seat }: { $figure } ma młode { dinosaurs-on-goal }.
dinosaurs-log-enough = { $seat }: koniec rozmnażania ({ $figure }).
dinosaurs-log-idle = { $seat }: nie ma nic do zrobienia.
dinosaurs-log-walked = { $seat }: { $figure } idzie z pola { $cell } na pole { $other }.
    .drawn = { $seat }: { $figure } rusza na łowy i idzie { dinosaurs-to-goal }.
dinosaurs-log-eaten = { $seat }: na polu { $cell } łupem pada { $figure }.
    .drawn = { $seat }: { dinosaurs-on-terrain } łupem pada { $figure }.
dinosaurs-log-young = { $seat }: na polu { $cell } rodzi się { $figure }.
    .drawn = { $seat }: { dinosaurs-on-terrain } rodzi się { $figure }.
dinosaurs-log-starved = { $seat }: { $figure } na polu { $cell } ginie z głodu.
    .drawn = { $seat }: { $figure } { dinosaurs-on-terrain } ginie z głodu.
dinosaurs-log-laid = { $eggs ->
    [one] { $seat }: { $eggs } nowe jajo, razem { $total }.
    [few] { $seat }: { $eggs } nowe jaja, razem { $total }.
   *[many] { $seat }: { $eggs } nowych jaj, razem { $total }.
}
dinosaurs-log-hatched = { $seat }: na polu { $cell } wykluwa się dinozaur; pozostałe jaja: { $total }.
    .drawn = { $seat }: na górze z gniazdem wykluwa się dinozaur; pozostałe jaja: { $total }.
dinosaurs-log-unhatched = { $seat }: z jaj nic się nie wykluwa.
dinosaurs-log-nest-taken = { $seat }: gniazdo jest zajęte, nic się nie wykluwa (GD-DINO-03).
dinosaurs-log-marker = Znacznik dinozaurów przechodzi pod kolumnę „{ $column }”.
dinosaurs-log-filled = Nowy kafel w kolumnie „{ $column }”, rząd { $row }: { $tile }.
    .drawn = Nowy kafel w kolumnie „{ $column }”: { $tile }.
dinosaurs-log-next-stack = Następne kafle pochodzą ze stosu { $stack }.
dinosaurs-log-game-over = { $tiles ->
    [0] Nie ma już kafli, a potrzeba { $cells }: koniec gry.
    [one] Został tylko { $tiles } kafel, a potrzeba { $cells }: koniec gry.
    [few] Zostały tylko { $tiles } kafle, a potrzeba { $cells }: koniec gry.
   *[many] Zostało tylko { $tiles } kafli, a potrzeba { $cells }: koniec gry.
}


## Questions

dinosaurs-ask-over = Koniec gry.
dinosaurs-ask-draft = Weź kafel.
    .others = { $seat } wybiera kafel.
dinosaurs-ask-placing = Gdzie położyć ten kafel: { $tile }?
    .drawn = Gdzie położyć ten kafel?
    .others = { $seat } kładzie kafel.
dinosaurs-ask-breeding = Gdzie ma się urodzić młode i obok którego rodzica?
    .others = { $seat } rozmnaża { $kind ->
    [frog] żaby
    [rabbit] króliki
   *[rat] szczury
}.
dinosaurs-ask-hunting = { $left ->
    [1] Dokąd rusza na łowy twój { $figure }?
   *[other] Który { $figure } poluje następny i dokąd rusza?
}
    .others = { $seat } poluje { $kind ->
    [tiger] tygrysami
   *[eagle] orłami
}.
dinosaurs-ask-hatching = { $eggs ->
    [1] Czy z twojego jedynego jaja ma się wykluć dinozaur?
   *[other] Czy z jednego z twoich { $eggs } jaj ma się wykluć dinozaur?
}
    .others = { $seat } decyduje, czy wykluje się dinozaur.
dinosaurs-ask-rampage = { $left ->
    [1] Dokąd rusza twój { $figure }?
   *[other] Który { $figure } rusza następny i dokąd?
}
    .others = { $seat } poluje dinozaurami.


## Options. "short" is for a list that stands under the name of the animal or the cell already.

dinosaurs-move-breed-all = { $count ->
    [one] Rozmnóż wszystkie: { $count } młode
    [few] Rozmnóż wszystkie: { $count } młode
   *[many] Rozmnóż wszystkie: { $count } młodych
}
dinosaurs-move-pass-breeding = Koniec rozmnażania
dinosaurs-move-pass-hatching = Zachowaj jaja
dinosaurs-move-hatch = Niech na górze z gniazdem wykluje się dinozaur
dinosaurs-move-take = Z kolumny „{ $column }”, rząd { $row }: { $tile }
dinosaurs-move-take-last = Z kolumny „{ $column }”: { $tile }, ostatni kafel: aktywują się { $column }
dinosaurs-move-take-dinosaurs = Z kolumny „{ $column }”: { $tile }, ostatni kafel: aktywują się { $column }, potem dinozaury
dinosaurs-move-place = Połóż: { $first } na polu { $cell } (tu stanie { $figure }), { $second } na polu { $other }
  .short = tu { $figure }, { $second } na polu { $other }
  .drawn = Połóż: { $first } ({ $figure }), { $second }
dinosaurs-move-place-bare = Połóż: { $first } na polu { $cell }, { $second } na polu { $other }
  .short = tu { $first }, { $second } na polu { $other }
  .drawn = Połóż: { $first }, { $second }
dinosaurs-move-breed = Rozmnaża się { $figure } z pola { $cell }: młode na polu { $other }
  .short = młode na polu { $other }
  .drawn = Rozmnaża się { $figure }: młode { dinosaurs-on-goal }
dinosaurs-move-hunt = { $young ->
    [0] Poluje { $figure } z pola { $cell }: droga { $path }, zjada { $meal }
    [one] Poluje { $figure } z pola { $cell }: droga { $path }, zjada { $meal }, zostawia { $young } młode
    [few] Poluje { $figure } z pola { $cell }: droga { $path }, zjada { $meal }, zostawia { $young } młode
   *[many] Poluje { $figure } z pola { $cell }: droga { $path }, zjada { $meal }, zostawia { $young } młodych
}
  .short = { $young ->
    [0] { $path }: zjada { $meal }
    [one] { $path }: zjada { $meal }, { $young } młode
    [few] { $path }: zjada { $meal }, { $young } młode
   *[many] { $path }: zjada { $meal }, { $young } młodych
}. { dinosaurs-table-way-left }
  .comes = { dinosaurs-table-way-left }
  .drawn = { $young ->
    [0] Poluje { $figure } { dinosaurs-on-terrain }: zjada { $meal }
    [one] Poluje { $figure } { dinosaurs-on-terrain }: zjada { $meal }, zostawia { $young } młode
    [few] Poluje { $figure } { dinosaurs-on-terrain }: zjada { $meal }, zostawia { $young } młode
   *[many] Poluje { $figure } { dinosaurs-on-terrain }: zjada { $meal }, zostawia { $young } młodych
}
dinosaurs-move-rampage = { $eggs ->
    [0] Rusza { $figure } z pola { $cell }: droga { $path }, zjada { $meal }, nie znosi jaj
    [one] Rusza { $figure } z pola { $cell }: droga { $path }, zjada { $meal }, znosi { $eggs } jajo
    [few] Rusza { $figure } z pola { $cell }: droga { $path }, zjada { $meal }, znosi { $eggs } jaja
   *[many] Rusza { $figure } z pola { $cell }: droga { $path }, zjada { $meal }, znosi { $eggs } jaj
}
  .short = { $eggs ->
    [0] { $path }: zjada { $meal }, bez jaja
    [one] { $path }: zjada { $meal }, { $eggs } jajo
    [few] { $path }: zjada { $meal }, { $eggs } jaja
   *[many] { $path }: zjada { $meal }, { $eggs } jaj
}. { dinosaurs-table-way-left }
  .comes = { dinosaurs-table-way-left }
  .drawn = { $eggs ->
    [0] Rusza { $figure }: zjada { $meal }, nie znosi jaj
    [one] Rusza { $figure }: zjada { $meal }, znosi { $eggs } jajo
    [few] Rusza { $figure }: zjada { $meal }, znosi { $eggs } jaja
   *[many] Rusza { $figure }: zjada { $meal }, znosi { $eggs } jaj
}
dinosaurs-move-starve = Niech zginie z głodu: { $figure } na polu { $cell }
  .short = niech zginie z głodu
  .drawn = Niech zginie z głodu: { $figure } { dinosaurs-on-terrain }
  .forced = Nie ma drogi, na której mógłby coś zjeść i zakończyć ruch: ginie z głodu ({ $kind ->
    [dinosaur] GD-DINO-09
   *[other] GD-PRED-06
}).


## Sections of the rulebook

dinosaurs-section-SET = Elementy i przygotowanie
dinosaurs-section-TURN = Tura
dinosaurs-section-PREY = Ofiary
dinosaurs-section-PRED = Drapieżniki
dinosaurs-section-DINO = Dinozaury
dinosaurs-section-END = Jaja, koniec gry i punkty


## Where points come from

dinosaurs-points-golden = Złote jaja
    .counted = { $n ->
        [one] { $n } złote jajo
        [few] { $n } złote jaja
       *[many] { $n } złotych jaj
    }
dinosaurs-points-ordinary = Jaja
    .counted = { $n ->
        [one] { $n } jajo
        [few] { $n } jaja
       *[many] { $n } jaj
    }
dinosaurs-points-dinosaurs = Dinozaury
    .counted = { $n ->
        [one] { $n } dinozaur
        [few] { $n } dinozaury
       *[many] { $n } dinozaurów
    }


## What a tile would set off, before it is laid. "short" stands beside a picture of the animal, on a phone.
## $count of $total of one's own animals find no prey; $room is a number of cells; $tiles are new, $left in the stacks.

dinosaurs-preview-quiet = { $tiles ->
    [one] Jeszcze nic się nie dzieje: w kolumnie „{ $column }” zostaje { $tiles } kafel.
    [few] Jeszcze nic się nie dzieje: w kolumnie „{ $column }” zostają { $tiles } kafle.
   *[many] Jeszcze nic się nie dzieje: w kolumnie „{ $column }” zostaje { $tiles } kafli.
}
  .short = Jeszcze nic się nie dzieje
dinosaurs-preview-activated = { $kind ->
    [frog] Żaby rozmnażają się u wszystkich: to ostatni kafel ich kolumny.
    [rabbit] Króliki rozmnażają się u wszystkich: to ostatni kafel ich kolumny.
    [rat] Szczury rozmnażają się u wszystkich: to ostatni kafel ich kolumny.
    [tiger] Tygrysy polują u wszystkich: to ostatni kafel ich kolumny.
   *[eagle] Orły polują u wszystkich: to ostatni kafel ich kolumny.
}
  .short = { $kind ->
    [frog] Żaby się rozmnażają
    [rabbit] Króliki się rozmnażają
    [rat] Szczury się rozmnażają
    [tiger] Tygrysy polują
   *[eagle] Orły polują
}
dinosaurs-preview-hunter = { $young ->
    [0] Twój nowy { $figure } może zjeść { $meal }.
    [one] Twój nowy { $figure } może zjeść { $meal } i mieć { $young } młode.
    [few] Twój nowy { $figure } może zjeść { $meal } i mieć { $young } młode.
   *[many] Twój nowy { $figure } może zjeść { $meal } i mieć { $young } młodych.
}
dinosaurs-preview-no-prey = { $others ->
    [0] Twój nowy { $figure } nie ma tu w zasięgu żadnej ofiary: zginie z głodu.
   *[other] Twój nowy { $figure } na razie nie ma w zasięgu żadnej ofiary. Inny, który ruszy pierwszy, może otworzyć mu drogę.
}
dinosaurs-preview-hungry = { $total ->
    [1] Twój drugi { $figure } na razie nie ma w zasięgu żadnej ofiary.
   *[other] Na razie bez ofiary w zasięgu: { $count } z { $total } pozostałych drapieżników tego gatunku.
}
dinosaurs-preview-parent = Młode może mieć także { $figure } z tego kafla.
dinosaurs-preview-no-room = Obok nie ma miejsca: { $figure } z tego kafla nie będzie mieć młodych.
dinosaurs-preview-empty = Kolumna zostaje pusta, dopóki nie przyjdą dinozaury.
  .short = Bez nowych kafli
dinosaurs-preview-dinosaurs = Potem dinozaury wykluwają się i polują: stoi tu ich znacznik.
  .short = Dinozaury: wyklucie, łowy
dinosaurs-preview-refill = { $tiles ->
    [one] Potem { $tiles } nowy kafel; w stosach jest ich { $left }.
    [few] Potem { $tiles } nowe kafle; w stosach jest ich { $left }.
   *[many] Potem { $tiles } nowych kafli; w stosach jest ich { $left }.
}
  .short = { $tiles ->
    [one] { $tiles } nowy kafel
    [few] { $tiles } nowe kafle
   *[many] { $tiles } nowych kafli
}
dinosaurs-preview-end = { $tiles ->
    [one] Potem koniec gry: potrzeba { $tiles } kafla, a w stosach jest { $left }.
    [few] Potem koniec gry: potrzeba { $tiles } kafli, a w stosach jest { $left }.
   *[many] Potem koniec gry: potrzeba { $tiles } kafli, a w stosach jest { $left }.
}
  .short = Koniec gry


## The drawn table, and what a screen reader says of it. $animals is a kind of animal in the plural.

dinosaurs-table-draft = Wybór kafla
dinosaurs-table-placing = Połóż kafel
dinosaurs-table-animals = Zwierzęta
dinosaurs-table-frogs = Żaby się rozmnażają
dinosaurs-table-rabbits = Króliki się rozmnażają
dinosaurs-table-rats = Szczury się rozmnażają
dinosaurs-table-tigers = Tygrysy polują
dinosaurs-table-eagles = Orły polują
dinosaurs-table-hatching = Wykluwanie
dinosaurs-table-dinosaurs = Dinozaury polują
dinosaurs-table-refill = Nowe kafle
dinosaurs-table-over = Koniec gry
dinosaurs-table-board = Plansza biomów
dinosaurs-table-stacks = { $tiles ->
    [one] { $tiles } kafel w stosach
    [few] { $tiles } kafle w stosach
   *[many] { $tiles } kafli w stosach
}
dinosaurs-table-marker = stoi tu znacznik dinozaurów
dinosaurs-table-nothing-there = bez kafla
dinosaurs-table-in-hand = Kafel do położenia
dinosaurs-table-land = { $seat ->
    [Ty] Twój ekosystem
   *[other] Ekosystem: { $seat }
}
dinosaurs-table-cell = { $terrain }, rząd { $row }, miejsce { $place }
dinosaurs-table-cell-figure = { $figure }: { $terrain }, rząd { $row }, miejsce { $place }
    .drawn = { $figure } ({ $terrain })
dinosaurs-table-nest-here = gniazdo
dinosaurs-table-done = już po ruchu
dinosaurs-table-born = młode
dinosaurs-table-spot = wolne, rząd { $row }, miejsce { $place }
dinosaurs-table-lies-here = tu leżałby kafel
dinosaurs-table-count = { $animals }: { $count }
dinosaurs-table-all-dinosaurs = dinozaury
dinosaurs-table-eggs = { $eggs ->
    [one] { $eggs } jajo w gnieździe
    [few] { $eggs } jaja w gnieździe
   *[many] { $eggs } jaj w gnieździe
}
dinosaurs-table-score = Punkty na razie
dinosaurs-table-active = teraz gra
dinosaurs-table-mine = Twój ekosystem
dinosaurs-table-own = Wróć do swojego
dinosaurs-table-follow = Śledź grę
dinosaurs-table-turn = Tura { $turn }
dinosaurs-table-turn-left = Obróć w lewo
dinosaurs-table-turn-right = Obróć w prawo
dinosaurs-table-here = Jeśli położysz go tutaj:
dinosaurs-table-place = Połóż
dinosaurs-table-another = Inny kafel
dinosaurs-table-lift = Podnieś
dinosaurs-table-go = Idź
dinosaurs-table-ways = Droga { $number } z { $total }
dinosaurs-table-way-before = Poprzednia droga
dinosaurs-table-way-next = Następna droga
dinosaurs-table-starve = niech zginie z głodu
    .title = Niech zginie z głodu
dinosaurs-table-hunter = { $figure }: { $place }
dinosaurs-table-hunts =
    Poluje twój { $kind ->
        [tiger] tygrys
        [eagle] orzeł
       *[dinosaur] dinozaur
    } ({ $place })
dinosaurs-table-at-best = Najlepsza droga. { $most }. { $left }
dinosaurs-table-hint-place = Dotknij miejsca na kafel. Dotknij ponownie, aby go położyć; Q i E obracają.
dinosaurs-table-hint-walk = Dotknij miejsca, do którego ma iść, albo tego, co ma zjeść.
dinosaurs-table-hint-breed = Dotknij rodzica, potem miejsca na młode.
dinosaurs-table-hint-figure = Dotknij zwierzęcia, które rusza następne.

# Remis w punktach: $points, $seat zwycięzca, $rule.
dinosaurs-tie = Remis, po { $points } pkt. Z remisujących graczy wygrywa ostatni w kolejności tur, licząc od pierwszego gracza. Zwycięstwo: { $seat } ({ $rule }).
dinosaurs-tie-below = Remis: po { $points } pkt. Później w kolejności tur, więc wyżej niż { $before }


dinosaurs-table-lane-breed = ostatni kafel: rozmnażają się
dinosaurs-table-lane-hunt = ostatni kafel: polują
dinosaurs-table-lane-empty = pusta, dopóki nie zapolują dinozaury
dinosaurs-table-lane-empty-short = pusta
dinosaurs-table-following = śledzisz
dinosaurs-table-stay = Zostań tutaj
dinosaurs-table-lands = Ekosystemy
dinosaurs-table-about-column = Kolumna planszy biomów
  .text = Zabranie ostatniego kafla aktywuje te zwierzęta u wszystkich. Jeśli stoi tu znacznik dinozaurów, polują też dinozaury.
dinosaurs-table-about-stacks = Stosy od A do D
  .text = Ile kafli zostało w każdym stosie. Zużywa się je od A do D; po D gra się kończy.
dinosaurs-table-about-score = Wynik
  .text = Punkt za każdego dinozaura i za każde jajo; złote jajo to pięć jaj.
dinosaurs-table-way-all = Wszystkie drogi: {$ways}
dinosaurs-table-way-meal = Zjada: { $meal }
dinosaurs-table-way-left = Zostaje ofiar: { $prey }, drapieżników: { $hunters }
dinosaurs-table-way-eggs = { $eggs ->
    [0] Bez jaja
    [one] { $eggs } jajo
    [few] { $eggs } jaja
   *[many] { $eggs } jaj
}
dinosaurs-table-way-young = { $young ->
    [0] Bez młodych
   *[other] Młode: { $young }
}
dinosaurs-table-hint-starves = Nie ma drogi, na której mógłby coś zjeść i zakończyć ruch: ginie z głodu.

# The creature that is drawn at the end: $seat whose it is, $dinosaurs and $eggs of the player.
dinosaurs-specimen = { $seat }: { $dinosaurs ->
    [one] { $dinosaurs } dinozaur
    [few] { $dinosaurs } dinozaury
   *[many] { $dinosaurs } dinozaurów
}, { $eggs ->
    [one] { $eggs } jajo
    [few] { $eggs } jaja
   *[many] { $eggs } jaj
}

# What is read aloud after a question: how far the others are, how many paths there are, and the first one.
dinosaurs-table-spoken-done = { $seat }: wszystko zrobione.
dinosaurs-table-spoken-did = { $seat }: zrobione { $made } z { $of }.
dinosaurs-table-spoken-ways = { $ways ->
    [one] { $ways } droga.
    [few] { $ways } drogi.
   *[many] { $ways } dróg.
}
dinosaurs-table-spoken-first = 1: { $move }.
dinosaurs-table-hint-plan = Możesz zaplanować ruch: dotknij kafla, który chcesz wziąć.
