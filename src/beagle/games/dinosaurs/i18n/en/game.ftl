### Gods Love Dinosaurs: what is said at the table. The keys and their arguments come from beagle.games.dinosaurs.words.
###
### The log is told in the past tense, so that "You" is as good a name for a seat as "Ann".
### Variables with the same meaning everywhere:
###   $seat             the name of a player
###   $figure, $kind    an animal: its name as below, and a word to choose by: frog, rabbit, rat, tiger, eagle, dinosaur
###   $cell, $other     a hex as two numbers, like 1,-1
###   $where, $goal      their terrains, to choose by: lake, plain, forest, universal, mountain; only in .drawn
###   $column           a column of the biome board, by its animal
###   $tile             a tile in words (dinosaurs-tile, dinosaurs-tile-bare)
###   .drawn            the same for one who sees the table, without numbers of hexes and letters of tiles
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
dinosaurs-terrain-universal = universal terrain
dinosaurs-terrain-mountain = mountain

# Where it is, where a young one is put, and where somebody goes, by the terrain that the page knows.
dinosaurs-on-terrain = { $where ->
    [lake] on a lake
    [plain] on a plain
    [forest] in a forest
    [universal] on universal terrain
    [mountain] on a mountain
   *[other] in the ecosystem
}
dinosaurs-on-goal = { $goal ->
    [lake] on a lake
    [plain] on a plain
    [forest] in a forest
    [universal] on universal terrain
    [mountain] on a mountain
   *[other] in the ecosystem
}
dinosaurs-to-goal = { $goal ->
    [lake] to a lake
    [plain] to a plain
    [forest] to a forest
    [universal] to universal terrain
    [mountain] to a mountain
   *[other] to another cell
}

# $face is the tile in the notation, $first and $second are its terrains; the animal stands on the first.
dinosaurs-tile = { $first } with { $kind ->
    [eagle] an { $figure }
   *[other] a { $figure }
}, and { $second } ({ $face })
    .drawn = { $first } with { $kind ->
    [eagle] an { $figure }
   *[other] a { $figure }
}, and { $second }
dinosaurs-tile-bare = { $first } and { $second } ({ $face })
    .drawn = { $first } and { $second }


## Tables

dinosaurs-deck-stack = Stack { $stack }
dinosaurs-ruleset-base = Gods Love Dinosaurs with our own tiles: 84 tiles, two to five players.
dinosaurs-ruleset-box = Gods Love Dinosaurs with the tiles from your own box.


## Log

dinosaurs-log-turn = Turn { $number }: { $seat }.
dinosaurs-log-taken = { $seat } took from the { $column } column: { $tile }.
dinosaurs-log-placed = { $seat } placed { $tile } on { $cell } and { $other }.
    .drawn = { $seat } placed the tile.
dinosaurs-log-settled = { $seat } put a new { $figure } on { $cell }.
    .drawn = { $seat } got a new { $figure } { dinosaurs-on-terrain }.
dinosaurs-log-missing = There was no { $figure } left in the reserve for { $seat ->
    [You] you
   *[other] { $seat }
}.
dinosaurs-log-activated = { $kind ->
    [frog] The frogs breed!
    [rabbit] The rabbits breed!
    [rat] The rats breed!
    [tiger] The tigers hunt!
    [eagle] The eagles hunt!
   *[dinosaur] The dinosaurs come!
}
dinosaurs-log-bred = { $seat }: the { $figure } on { $cell } had a young one on { $other }.
    .drawn = { $seat }: { $kind ->
    [eagle] an { $figure }
   *[other] a { $figure }
} had a young one { dinosaurs-on-goal }.
dinosaurs-log-enough = { $seat } stopped breeding { $figure }s.
dinosaurs-log-idle = { $seat } had nothing to do: no { $figure } could act.
dinosaurs-log-walked = { $seat }: the { $figure } on { $cell } went to { $other }.
    .drawn = { $seat }: the { $figure } went hunting and came { dinosaurs-to-goal }.
dinosaurs-log-eaten = { $seat }: the { $figure } on { $cell } was eaten.
    .drawn = { $seat }: the { $figure } { dinosaurs-on-terrain } was eaten.
dinosaurs-log-young = { $seat }: a young { $figure } was born on { $cell }.
    .drawn = { $seat }: a young { $figure } was born { dinosaurs-on-terrain }.
dinosaurs-log-starved = { $seat }: the { $figure } on { $cell } starved.
    .drawn = { $seat }: the { $figure } { dinosaurs-on-terrain } starved.
dinosaurs-log-laid = { $eggs ->
    [one] { $seat } got an egg, { $total } in total.
   *[other] { $seat } got { $eggs } eggs, { $total } in total.
}
dinosaurs-log-hatched = { $seat } hatched a dinosaur on { $cell }; eggs left: { $total }.
    .drawn = { $seat } hatched a dinosaur on the nest mountain; eggs left: { $total }.
dinosaurs-log-unhatched = { $seat } didn’t hatch an egg.
dinosaurs-log-nest-taken = { $seat } couldn’t hatch an egg: the nest is taken (GD-DINO-03).
dinosaurs-log-marker = The dino marker moved to the { $column } column.
dinosaurs-log-filled = New in the { $column } column, row { $row }: { $tile }.
    .drawn = New in the { $column } column: { $tile }.
dinosaurs-log-next-stack = The next tiles come from stack { $stack }.
dinosaurs-log-game-over = { $tiles ->
    [0] No tiles were left, and { $cells } were needed: the game is over.
    [one] Only { $tiles } tile was left, and { $cells } were needed: the game is over.
   *[other] Only { $tiles } tiles were left, and { $cells } were needed: the game is over.
}


## Questions

dinosaurs-ask-over = The game is over.
dinosaurs-ask-draft = Take a tile.
    .others = { $seat } is choosing a tile.
dinosaurs-ask-placing = Where does this tile go: { $tile }?
    .drawn = Where does the tile go?
    .others = { $seat } is placing a tile.
dinosaurs-ask-breeding = Which { $figure } has a young one, and where?
    .others = { $seat } is breeding { $kind ->
    [frog] frogs
    [rabbit] rabbits
   *[rat] rats
}.
dinosaurs-ask-hunting = { $left ->
    [1] Where does your { $figure } hunt?
   *[other] Which { $figure } hunts next, and where does it go?
}
    .others = { $seat } is hunting with { $kind ->
    [tiger] tigers
   *[eagle] eagles
}.
dinosaurs-ask-hatching = { $eggs ->
    [one] Hatch a dinosaur from your only egg?
   *[other] Hatch a dinosaur from one of your { $eggs } eggs?
}
    .others = { $seat } may hatch a dinosaur.
dinosaurs-ask-rampage = { $left ->
    [1] Where does your { $figure } go?
   *[other] Which { $figure } goes next, and where?
}
    .others = { $seat } is hunting with dinosaurs.


## Options. "short" is for a list that stands under the name of the animal or the cell already.

dinosaurs-move-breed-all = Breed all (+{ $count })
dinosaurs-move-pass-breeding = Done breeding { $figure }s
dinosaurs-move-pass-hatching = Keep the eggs
dinosaurs-move-hatch = Hatch a dinosaur on the nest mountain
dinosaurs-move-take = From the { $column } column, row { $row }: { $tile }
dinosaurs-move-take-last = From the { $column } column: { $tile }, the last tile: every { $figure } is activated
dinosaurs-move-take-dinosaurs = From the { $column } column: { $tile }, the last tile: every { $figure } is activated, then the dinosaurs
dinosaurs-move-place = Place the { $first } with the { $figure } on { $cell } and the { $second } on { $other }
  .short = with the { $figure }, the { $second } on { $other }
  .drawn = Place the { $first } with the { $figure }, and the { $second }
dinosaurs-move-place-bare = Place the { $first } on { $cell } and the { $second } on { $other }
  .short = the { $first }, the { $second } on { $other }
  .drawn = Place the { $first } and the { $second }
dinosaurs-move-breed = A young { $figure } from { $cell } on { $other }
  .short = young on { $other }
  .drawn = A young { $figure } { dinosaurs-on-goal }
dinosaurs-move-hunt = { $young ->
    [0] The { $figure } on { $cell } goes { $path } and eats { $meal }
    [one] The { $figure } on { $cell } goes { $path }, eats { $meal } and leaves a young one
   *[other] The { $figure } on { $cell } goes { $path }, eats { $meal } and leaves { $young } young ones
}
  .short = { $young ->
    [0] { $path }: eats { $meal }
    [one] { $path }: eats { $meal }, a young one
   *[other] { $path }: eats { $meal }, { $young } young ones
}. { dinosaurs-table-way-left }
  .comes = { dinosaurs-table-way-left }
  .drawn = { $young ->
    [0] The { $figure } { dinosaurs-on-terrain } eats { $meal }
    [one] The { $figure } { dinosaurs-on-terrain } eats { $meal } and leaves a young one
   *[other] The { $figure } { dinosaurs-on-terrain } eats { $meal } and leaves { $young } young ones
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
}. { dinosaurs-table-way-left }
  .comes = { dinosaurs-table-way-left }
  .drawn = { $eggs ->
    [0] The { $figure } eats { $meal } and lays no egg
    [one] The { $figure } eats { $meal } and lays an egg
   *[other] The { $figure } eats { $meal } and lays { $eggs } eggs
}
dinosaurs-move-starve = Let the { $figure } on { $cell } starve
  .short = let it starve
  .drawn = Let the { $figure } { dinosaurs-on-terrain } starve
  .forced = No path lets it eat and end its move: it starves ({ $kind ->
    [dinosaur] GD-DINO-09
   *[other] GD-PRED-06
}).


## Sections of the rulebook

dinosaurs-section-SET = Components and set-up
dinosaurs-section-TURN = A turn
dinosaurs-section-PREY = Prey
dinosaurs-section-PRED = Predators
dinosaurs-section-DINO = Dinosaurs
dinosaurs-section-END = Eggs, end and score


## Where points come from

dinosaurs-points-golden = Golden eggs
    .counted = { $n ->
        [one] { $n } golden egg
       *[other] { $n } golden eggs
    }
dinosaurs-points-ordinary = Eggs
    .counted = { $n ->
        [one] { $n } egg
       *[other] { $n } eggs
    }
dinosaurs-points-dinosaurs = Dinosaurs
    .counted = { $n ->
        [one] { $n } dinosaur
       *[other] { $n } dinosaurs
    }


## What a tile would set off, before it is laid. "short" stands beside a picture of the animal, on a phone.
## $count of $total of one's own animals find no prey, $others of them could go before the new one; $room is a number of cells; $tiles are new, $left in the stacks.

dinosaurs-preview-quiet = { $tiles ->
    [one] Nothing happens yet: { $tiles } tile left in the { $column } column.
   *[other] Nothing happens yet: { $tiles } tiles left in the { $column } column.
}
  .short = Nothing happens yet
dinosaurs-preview-activated = { $kind ->
    [frog] Everyone’s frogs breed: this is the last tile in their column.
    [rabbit] Everyone’s rabbits breed: this is the last tile in their column.
    [rat] Everyone’s rats breed: this is the last tile in their column.
    [tiger] Everyone’s tigers hunt: this is the last tile in their column.
   *[eagle] Everyone’s eagles hunt: this is the last tile in their column.
}
  .short = { $kind ->
    [frog] Frogs breed
    [rabbit] Rabbits breed
    [rat] Rats breed
    [tiger] Tigers hunt
   *[eagle] Eagles hunt
}
dinosaurs-preview-hunter = { $young ->
    [0] Your new { $figure } can eat { $meal }.
    [one] Your new { $figure } can eat { $meal } and have a young one.
   *[other] Your new { $figure } can eat { $meal } and have { $young } young ones.
}
dinosaurs-preview-no-prey = { $others ->
    [0] Your new { $figure } has no prey in reach here: it will starve.
   *[other] Your new { $figure } has no prey in reach right now. Another one that goes first may open a path.
}
dinosaurs-preview-hungry = { $total ->
    [1] Your other { $figure } has no prey in reach right now.
   *[other] Of your { $total } other { $figure }s, { $count ->
        [one] { $count } has no prey in reach right now.
       *[other] { $count } have no prey in reach right now.
    }
}
dinosaurs-preview-parent = Your new { $figure } can have a young one.
dinosaurs-preview-no-room = Your new { $figure } has no room for a young one.
dinosaurs-preview-empty = The column stays empty until the dinosaurs come.
  .short = No new tiles
dinosaurs-preview-dinosaurs = Then dinosaurs hatch and hunt: their marker is here.
  .short = Dinosaurs hatch, hunt
dinosaurs-preview-refill = { $tiles ->
    [one] Then { $tiles } new tile comes; the stacks hold { $left }.
   *[other] Then { $tiles } new tiles come; the stacks hold { $left }.
}
  .short = { $tiles ->
    [one] { $tiles } new tile
   *[other] { $tiles } new tiles
}
dinosaurs-preview-end = Then the game is over: { $tiles } tiles are needed, and the stacks hold { $left }.
  .short = The game ends


## The drawn table, and what a screen reader says of it. $animals is a kind of animal in the plural.

dinosaurs-table-draft = Take a tile
dinosaurs-table-placing = Place the tile
dinosaurs-table-animals = Animals
dinosaurs-table-frogs = Frogs breed
dinosaurs-table-rabbits = Rabbits breed
dinosaurs-table-rats = Rats breed
dinosaurs-table-tigers = Tigers hunt
dinosaurs-table-eagles = Eagles hunt
dinosaurs-table-hatching = Eggs hatch
dinosaurs-table-dinosaurs = Dinosaurs hunt
dinosaurs-table-refill = New tiles
dinosaurs-table-over = The end
dinosaurs-table-board = Biome board
dinosaurs-table-stacks = { $tiles ->
    [one] { $tiles } tile in the stacks
   *[other] { $tiles } tiles in the stacks
}
dinosaurs-table-marker = the dino marker is here
dinosaurs-table-nothing-there = no tile
dinosaurs-table-in-hand = The tile to place
dinosaurs-table-land = { $seat ->
    [You] Your ecosystem
   *[other] { $seat }’s ecosystem
}
dinosaurs-table-cell = { $terrain }, row { $row }, place { $place }
dinosaurs-table-cell-figure = { $figure } on { $terrain }, row { $row }, place { $place }
    .drawn = { $figure } ({ $terrain })
dinosaurs-table-nest-here = nest
dinosaurs-table-done = done
dinosaurs-table-born = young
dinosaurs-table-spot = free place, row { $row }, place { $place }
dinosaurs-table-lies-here = the tile would go here
dinosaurs-table-count = { $animals }: { $count }
dinosaurs-table-all-dinosaurs = dinosaurs
dinosaurs-table-eggs = { $eggs ->
    [one] { $eggs } egg in the nest
   *[other] { $eggs } eggs in the nest
}
dinosaurs-table-score = Score so far
dinosaurs-table-active = active player
dinosaurs-table-mine = Your ecosystem
dinosaurs-table-own = Back to mine
dinosaurs-table-follow = Follow the game
dinosaurs-table-turn = Turn { $turn }
dinosaurs-table-turn-left = Turn left
dinosaurs-table-turn-right = Turn right
dinosaurs-table-here = If you place it here:
dinosaurs-table-place = Place it
dinosaurs-table-another = Another tile
dinosaurs-table-lift = Pick it up
dinosaurs-table-go = Go
dinosaurs-table-ways = Path { $number } of { $total }
dinosaurs-table-way-before = Previous path
dinosaurs-table-way-next = Next path
dinosaurs-table-starve = let it starve
    .title = Let it starve
dinosaurs-table-hunter = { $figure }: { $place }
dinosaurs-table-hunts =
    Your { $kind ->
        [tiger] tiger
        [eagle] eagle
       *[dinosaur] dinosaur
    } ({ $place }) hunts
dinosaurs-table-at-best = { $most } at best. { $left }
dinosaurs-table-hint-place = Tap a place for the tile. Tap it again to place it; Q and E turn it.
dinosaurs-table-hint-walk = Tap where it should go, or what it should eat.
dinosaurs-table-hint-breed = Tap a parent, then a place for the young one.
dinosaurs-table-hint-figure = Tap the one that acts next.

# A tie for the most points: $points, $seat who wins, $rule.
dinosaurs-tie = A tie on points: { $points } each. The tied player who is last in turn order, counting from the first player, wins: { $seat } ({ $rule }).
dinosaurs-tie-below = Tied at { $points }. Later in turn order, so ahead of { $before }


dinosaurs-table-lane-breed = last tile: they breed
dinosaurs-table-lane-hunt = last tile: they hunt
dinosaurs-table-lane-empty = empty until the dinosaurs have hunted
dinosaurs-table-lane-empty-short = empty
dinosaurs-table-following = following
dinosaurs-table-stay = Stay here
dinosaurs-table-lands = Ecosystems
dinosaurs-table-about-column = A column of the biome board
  .text = Taking its last tile activates these animals for all players. The dino marker makes the dinosaurs hunt too.
dinosaurs-table-about-stacks = Stacks A to D
  .text = How many tiles are left in each stack. They are used up from A to D; after D the game ends.
dinosaurs-table-about-score = Score
  .text = A point for each dinosaur and for each egg; a golden egg is worth five eggs.
dinosaurs-table-way-all = All { $ways } paths
dinosaurs-table-way-meal = Eats { $meal }
dinosaurs-table-way-left = Remaining: prey { $prey }, predators { $hunters }
dinosaurs-table-way-eggs = { $eggs ->
    [0] No eggs
    [one] { $eggs } egg
   *[other] { $eggs } eggs
}
dinosaurs-table-way-young = { $young ->
    [0] No young
    [one] { $young } young one
   *[other] { $young } young ones
}
dinosaurs-table-hint-starves = No path lets it eat and end its move: it starves.

# The creature that is drawn at the end: $seat whose it is, $dinosaurs and $eggs of the player.
dinosaurs-specimen = { $seat }: { $dinosaurs ->
    [one] { $dinosaurs } dinosaur
   *[other] { $dinosaurs } dinosaurs
}, { $eggs ->
    [one] { $eggs } egg
   *[other] { $eggs } eggs
}

# What is read aloud after a question: how far the others are, how many paths there are, and the first one.
dinosaurs-table-spoken-done = { $seat } is done.
dinosaurs-table-spoken-did = { $seat }: { $made } of { $of } done.
dinosaurs-table-spoken-ways = { $ways ->
    [one] { $ways } path.
   *[other] { $ways } paths.
}
dinosaurs-table-spoken-first = 1: { $move }.
dinosaurs-table-hint-plan = Plan ahead: tap the tile you want to take.
