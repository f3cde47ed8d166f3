### Gods Love Dinosaurs: what is said at the table. The keys and their arguments come from beagle.dinosaurs.words.
###
### Names of players are not declined: "Imię: co się stało". Animals stand in the nominative, so verbs are in the
### present tense: żaba is feminine, the others are masculine. What is eaten is an object and stands in the accusative.
### Variables with the same meaning everywhere:
###   $seat             the name of a player
###   $figure, $kind    an animal: its name as below, and a word to choose by: frog, rabbit, rat, tiger, eagle, dinosaur
###   $cell, $other     a hex as two numbers, like 1,-1
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

# $face is the tile in the notation, $first and $second are its terrains; the animal stands on the first.
dinosaurs-tile = { $first } ({ $figure }) i { $second } [{ $face }]
dinosaurs-tile-bare = { $first } i { $second } [{ $face }]


## Tables

dinosaurs-ruleset-base = Bogowie kochają dinozaury z kaflami naszego projektu: 84 kafle, od dwóch do pięciu graczy.
dinosaurs-ruleset-box = Bogowie kochają dinozaury z wprowadzonymi przez ciebie kaflami z twojego pudełka.


## Log

dinosaurs-log-turn = Tura { $number }: { $seat }.
dinosaurs-log-taken = { $seat }: kafel z kolumny „{ $column }”: { $tile }.
dinosaurs-log-placed = { $seat }: na polach { $cell } oraz { $other } leży nowy kafel: { $tile }.
dinosaurs-log-settled = { $seat }: nowe zwierzę na polu { $cell }: { $figure }.
dinosaurs-log-missing = { $seat }: w zapasie zabrakło figurki: { $figure }.
dinosaurs-log-activated = { $kind ->
    [frog] Żaby się rozmnażają!
    [rabbit] Króliki się rozmnażają!
    [rat] Szczury się rozmnażają!
    [tiger] Tygrysy polują!
    [eagle] Orły polują!
   *[dinosaur] Nadchodzą dinozaury!
}
dinosaurs-log-bred = { $seat }: { $figure } z pola { $cell } ma młode na polu { $other }.
dinosaurs-log-enough = { $seat }: nie będzie więcej młodych ({ $figure }).
dinosaurs-log-idle = { $seat }: nic do zrobienia ({ $figure }).
dinosaurs-log-walked = { $seat }: { $figure } rusza z pola { $cell } na { $other }.
dinosaurs-log-eaten = { $seat }: ofiarą na polu { $cell } pada { $figure }.
dinosaurs-log-young = { $seat }: młode na polu { $cell }: { $figure }.
dinosaurs-log-starved = { $seat }: { $figure } na polu { $cell } ginie z głodu.
dinosaurs-log-laid = { $eggs ->
    [one] { $seat }: { $eggs } nowe jajo, razem { $total }.
    [few] { $seat }: { $eggs } nowe jaja, razem { $total }.
   *[many] { $seat }: { $eggs } nowych jaj, razem { $total }.
}
dinosaurs-log-hatched = { $seat }: na polu { $cell } wykluł się dinozaur; pozostałe jaja: { $total }.
dinosaurs-log-unhatched = { $seat }: jaja zostają w gnieździe.
dinosaurs-log-marker = Znacznik dinozaurów przechodzi pod kolumnę „{ $column }”.
dinosaurs-log-filled = Nowy kafel w kolumnie „{ $column }”, rząd { $row }: { $tile }.
dinosaurs-log-next-stack = Następne kafle pochodzą ze stosu { $stack }.
dinosaurs-log-game-over = { $tiles ->
    [0] Nie ma już kafli, a potrzeba { $cells }: koniec gry.
    [one] Został tylko { $tiles } kafel, a potrzeba { $cells }: koniec gry.
    [few] Zostały tylko { $tiles } kafle, a potrzeba { $cells }: koniec gry.
   *[many] Zostało tylko { $tiles } kafli, a potrzeba { $cells }: koniec gry.
}


## Questions

dinosaurs-ask-over = Koniec gry.
dinosaurs-ask-draft = { $seat }: weź kafel.
dinosaurs-ask-placing = { $seat }: gdzie położyć ten kafel: { $tile }?
dinosaurs-ask-breeding = { $seat }: kto ma młode ({ $figure }) i na którym polu?
dinosaurs-ask-hunting = { $seat }: kto poluje następny ({ $figure }) i dokąd rusza?
dinosaurs-ask-hatching = { $eggs ->
    [1] { $seat }: czy z twojego jedynego jaja ma się wykluć dinozaur?
   *[other] { $seat }: czy z jednego z twoich { $eggs } jaj ma się wykluć dinozaur?
}
dinosaurs-ask-rampage = { $seat }: kto rusza następny ({ $figure }) i dokąd?


## Options. "short" is for a list that stands under the name of the animal or the cell already.

dinosaurs-move-pass-breeding = Żadnych więcej młodych ({ $figure })
dinosaurs-move-pass-hatching = Zachowaj jaja
dinosaurs-move-hatch = Niech na górze z gniazdem wykluje się dinozaur
dinosaurs-move-take = Z kolumny „{ $column }”: { $tile }, rząd { $row }
dinosaurs-move-take-last = Z kolumny „{ $column }”: { $tile }, ostatni: aktywacja ({ $figure })
dinosaurs-move-take-dinosaurs = Z kolumny „{ $column }”: { $tile }, ostatni: aktywacja ({ $figure }), a potem dinozaury
dinosaurs-move-place = Połóż: { $first } ({ $figure }) na polu { $cell }, { $second } na polu { $other }
  .short = tu { $figure }, { $second } na polu { $other }
dinosaurs-move-place-bare = Połóż: { $first } na polu { $cell }, { $second } na polu { $other }
  .short = tu { $first }, { $second } na polu { $other }
dinosaurs-move-breed = Młode ({ $figure }) z pola { $cell } na polu { $other }
  .short = młode na polu { $other }
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
}
dinosaurs-move-rampage = { $eggs ->
    [0] Rusza { $figure } z pola { $cell }: droga { $path }, zjada { $meal }, nie składa jaj
    [one] Rusza { $figure } z pola { $cell }: droga { $path }, zjada { $meal }, składa { $eggs } jajo
    [few] Rusza { $figure } z pola { $cell }: droga { $path }, zjada { $meal }, składa { $eggs } jaja
   *[many] Rusza { $figure } z pola { $cell }: droga { $path }, zjada { $meal }, składa { $eggs } jaj
}
  .short = { $eggs ->
    [0] { $path }: zjada { $meal }, bez jaja
    [one] { $path }: zjada { $meal }, { $eggs } jajo
    [few] { $path }: zjada { $meal }, { $eggs } jaja
   *[many] { $path }: zjada { $meal }, { $eggs } jaj
}
dinosaurs-move-starve = Niech zginie z głodu: { $figure } na polu { $cell }
  .short = niech zginie z głodu


## Sections of the rulebook

dinosaurs-section-SET = Elementy i przygotowanie
dinosaurs-section-TURN = Tura
dinosaurs-section-PREY = Zdobycz
dinosaurs-section-PRED = Drapieżniki
dinosaurs-section-DINO = Dinozaury
dinosaurs-section-END = Jaja, koniec gry i punkty


## Where points come from

dinosaurs-points-golden = Złote jaja
dinosaurs-points-ordinary = Jaja
dinosaurs-points-dinosaurs = Dinozaury
