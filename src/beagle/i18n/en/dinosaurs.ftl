### Gods Love Dinosaurs: what is said at the table. The keys and their arguments come from beagle.dinosaurs.words.
###
### The log is told in the past tense, so that "You" is as good a name for a seat as "Ann".
### Variables with the same meaning everywhere:
###   $seat             the name of a player
###   $figure, $kind    an animal: its name as below, and a word to choose by: frog, rabbit, rat, tiger, eagle, dinosaur
###   $cell, $other     a hex as two numbers, like 1,-1
###   $column           a column of the biome board, by its animal
###   $tile             a tile in words (dinosaurs-tile, dinosaurs-tile-bare)
###   $meal             what is eaten, a list (dinosaurs-list-1 to dinosaurs-list-5) of numbers of animals


## Animals, terrains, tiles

dinosaurs-figure-frog = frog
dinosaurs-figure-rabbit = rabbit
dinosaurs-figure-rat = rat
dinosaurs-figure-tiger = tiger
dinosaurs-figure-eagle = eagle
dinosaurs-figure-dinosaur = dinosaur

# Stands for an animal that a refused move does not name.
dinosaurs-it = it

dinosaurs-column-frog = frogs
dinosaurs-column-rabbit = rabbits
dinosaurs-column-rat = rats
dinosaurs-column-tiger = tigers
dinosaurs-column-eagle = eagles

dinosaurs-count-frog = { $count ->
    [one] a frog
   *[other] { $count } frogs
}
dinosaurs-count-rabbit = { $count ->
    [one] a rabbit
   *[other] { $count } rabbits
}
dinosaurs-count-rat = { $count ->
    [one] a rat
   *[other] { $count } rats
}
dinosaurs-count-tiger = { $count ->
    [one] a tiger
   *[other] { $count } tigers
}
dinosaurs-count-eagle = { $count ->
    [one] an eagle
   *[other] { $count } eagles
}

dinosaurs-list-1 = { $a }
dinosaurs-list-2 = { $a } and { $b }
dinosaurs-list-3 = { $a }, { $b } and { $c }
dinosaurs-list-4 = { $a }, { $b }, { $c } and { $d }
dinosaurs-list-5 = { $a }, { $b }, { $c }, { $d } and { $e }

dinosaurs-terrain-lake = lake
dinosaurs-terrain-plain = plain
dinosaurs-terrain-forest = forest
dinosaurs-terrain-universal = any-prey land
dinosaurs-terrain-mountain = mountain

# $face is the tile in the notation, $first and $second are its terrains; the animal stands on the first.
dinosaurs-tile = { $figure } on { $first }, beside { $second } ({ $face })
dinosaurs-tile-bare = { $first } beside { $second } ({ $face })


## Tables

dinosaurs-ruleset-base = Gods Love Dinosaurs with tiles of our own design: 84 tiles, two to five players.
dinosaurs-ruleset-box = Gods Love Dinosaurs with the tiles of your own box, which you have put in.


## Log

dinosaurs-log-turn = Turn { $number }: { $seat }.
dinosaurs-log-taken = { $seat } took from the { $column }: { $tile }.
dinosaurs-log-placed = { $seat } laid { $tile } on { $cell } and { $other }.
dinosaurs-log-settled = { $seat } put a new { $figure } on { $cell }.
dinosaurs-log-missing = There was no { $figure } left in the reserve for { $seat }.
dinosaurs-log-activated = { $kind ->
    [frog] The frogs breed!
    [rabbit] The rabbits breed!
    [rat] The rats breed!
    [tiger] The tigers hunt!
    [eagle] The eagles hunt!
   *[dinosaur] The dinosaurs come!
}
dinosaurs-log-bred = { $seat }: the { $figure } on { $cell } had a young one on { $other }.
dinosaurs-log-enough = { $seat } wanted no more young of the { $figure }.
dinosaurs-log-idle = { $seat } had nothing to do: no { $figure } could act.
dinosaurs-log-walked = { $seat }: the { $figure } on { $cell } went to { $other }.
dinosaurs-log-eaten = { $seat }: the { $figure } on { $cell } was eaten.
dinosaurs-log-young = { $seat }: a young { $figure } came on { $cell }.
dinosaurs-log-starved = { $seat }: the { $figure } on { $cell } starved.
dinosaurs-log-laid = { $eggs ->
    [one] { $seat } got an egg, { $total } in all.
   *[other] { $seat } got { $eggs } eggs, { $total } in all.
}
dinosaurs-log-hatched = { $seat } hatched a dinosaur on { $cell }; eggs left: { $total }.
dinosaurs-log-unhatched = { $seat } hatched no egg.
dinosaurs-log-marker = The dino marker moved to the { $column }.
dinosaurs-log-filled = New with the { $column }, row { $row }: { $tile }.
dinosaurs-log-next-stack = The next tiles come from stack { $stack }.
dinosaurs-log-game-over = { $tiles ->
    [0] No tiles are left, and { $cells } were wanted: the game is over.
    [one] Only { $tiles } tile was left, and { $cells } were wanted: the game is over.
   *[other] Only { $tiles } tiles were left, and { $cells } were wanted: the game is over.
}


## Questions

dinosaurs-ask-over = The game is over.
dinosaurs-ask-draft = { $seat }: take a tile.
dinosaurs-ask-placing = { $seat }: where does it go? { $tile }.
dinosaurs-ask-breeding = { $seat }: which { $figure } has a young one, and where?
dinosaurs-ask-hunting = { $seat }: which { $figure } hunts next, and where does it go?
dinosaurs-ask-hatching = { $eggs ->
    [one] { $seat }: hatch a dinosaur from your only egg?
   *[other] { $seat }: hatch a dinosaur from one of your { $eggs } eggs?
}
dinosaurs-ask-rampage = { $seat }: which { $figure } goes next, and where?


## Options. "short" is for a list that stands under the name of the animal or the cell already.

dinosaurs-move-pass-breeding = No more young of the { $figure }
dinosaurs-move-pass-hatching = Keep the eggs
dinosaurs-move-hatch = Hatch a dinosaur on the nest mountain
dinosaurs-move-take = From the { $column }: { $tile }, row { $row }
dinosaurs-move-take-last = From the { $column }: { $tile }, the last: each { $figure } is activated
dinosaurs-move-take-dinosaurs = From the { $column }: { $tile }, the last: each { $figure } is activated, then the dinosaurs
dinosaurs-move-place = Lay the { $first } with the { $figure } on { $cell }, the { $second } on { $other }
  .short = with the { $figure }, the { $second } on { $other }
dinosaurs-move-place-bare = Lay the { $first } on { $cell }, the { $second } on { $other }
  .short = the { $first }, the { $second } on { $other }
dinosaurs-move-breed = A young { $figure } from { $cell } on { $other }
  .short = young on { $other }
dinosaurs-move-hunt = { $young ->
    [0] The { $figure } on { $cell } goes { $path } and eats { $meal }
    [one] The { $figure } on { $cell } goes { $path }, eats { $meal } and leaves a young one
   *[other] The { $figure } on { $cell } goes { $path }, eats { $meal } and leaves { $young } young ones
}
  .short = { $young ->
    [0] { $path }: eats { $meal }
    [one] { $path }: eats { $meal }, a young one
   *[other] { $path }: eats { $meal }, { $young } young ones
}
dinosaurs-move-rampage = { $eggs ->
    [0] The { $figure } on { $cell } goes { $path }, eats { $meal } and lays no egg
    [one] The { $figure } on { $cell } goes { $path }, eats { $meal } and lays an egg
   *[other] The { $figure } on { $cell } goes { $path }, eats { $meal } and lays { $eggs } eggs
}
  .short = { $eggs ->
    [0] { $path }: eats { $meal }, no egg
    [one] { $path }: eats { $meal }, an egg
   *[other] { $path }: eats { $meal }, { $eggs } eggs
}
dinosaurs-move-starve = Let the { $figure } on { $cell } starve
  .short = let it starve


## Sections of the rulebook

dinosaurs-section-SET = Components and set-up
dinosaurs-section-TURN = A turn
dinosaurs-section-PREY = Prey
dinosaurs-section-PRED = Predators
dinosaurs-section-DINO = Dinosaurs
dinosaurs-section-END = Eggs, end and score


## Where points come from

dinosaurs-points-golden = Golden eggs
dinosaurs-points-ordinary = Eggs
dinosaurs-points-dinosaurs = Dinosaurs
