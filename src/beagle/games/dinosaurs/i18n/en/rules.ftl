### Gods Love Dinosaurs: every rule, in words for players.
###
### One message for each rule, named by the rule's own id. The attribute "why" is what a player hears whose move the
### rule forbids. Its variables, always given, sometimes only as the word "it":
###   $figure  the animal on the cell that the move begins with
###   $kind    a word to choose by: frog, rabbit, rat, tiger, eagle, dinosaur, or - for none
###
### Words used throughout: the "biome board" holds the face-up tiles; an "ecosystem" is a player's own land of cells;
### "prey" are frogs, rabbits and rats, "predators" are tigers and eagles; the "reserve" holds the figures not in use.


## Components and set-up

GD-SET-01 = The game is for 2 to 5 players. Any other number is refused, and you are told why.

GD-SET-02 = In the box: 84 ecosystem tiles, 5 starting tiles, 5 nests, 20 dinosaurs, 25 tigers, 25 eagles, 35 rats, 25 frogs, 30 rabbits, 30 ordinary and 15 golden eggs, a volcano and the biome board.

GD-SET-03 = Each tile is marked with the smallest number of players it is used with. Tiles whose mark is higher than your number of players stay in the box.

GD-SET-04 = The other tiles make four stacks by the letter on their backs: A, B, C and D. Each stack is shuffled and lies face down.

GD-SET-05 = The biome board has five columns: frogs, rabbits, rats, tigers, eagles, from left to right. Each has three cells, but the third row is used only with 4 or 5 players.

GD-SET-06 = At the start a tile from stack A is placed face up on each cell of the biome board that is used.

GD-SET-07 = One dinosaur figure is the dino marker. It starts below the frogs. Where figures are limited it is one of the 20, so 19 are left to play with.

GD-SET-08 = Each player has a starting tile of seven cells, with a frog, a rabbit, a rat, and a dinosaur on the nest mountain in the middle. Next to it lies the nest, which holds the eggs.

GD-SET-09 = Each nest holds 3 ordinary eggs at the start.

GD-SET-10 = The first player is chosen at random, unless the table has named one. Play goes clockwise.


## A turn

GD-TURN-01 = On your turn you take exactly one tile from the biome board, any tile from any column. You cannot pass.
  .why = Now you take exactly one tile from the biome board: you can’t do anything else, and you can’t pass.

GD-TURN-02 = Add the tile to your ecosystem, turned as you like. At least one of its edges must touch an edge of a cell that is already there; no cell may cover another; the terrains need not match.
  .why = You must add the tile to your ecosystem: next to an existing cell, not on top of one.

GD-TURN-03 = If the tile shows an animal, put a figure of that animal from the reserve on that cell.

GD-TURN-04 = Figures are not limited, unless the table plays with limited pieces: then there are only those in the box, animals and dinosaurs alike; eggs never run out. A figure that is missing is not placed, and figures go to the players in turn order from the active player.
  .why = There’s no { $figure } left in the reserve.

GD-TURN-05 = If you took the last tile of a column, the animal of that column is activated for all players.

GD-TURN-06 = If the dino marker is below that column, the dinosaurs are activated right after.

GD-TURN-07 = Then the turn passes to the next player clockwise from the one who took the tile. Until then the volcano stands next to the player who took the tile, to show whose turn it is.
  .why = It’s another player’s turn.

GD-TURN-08 = New tiles are placed on the biome board only after the dinosaurs. Until then an empty column stays empty.
  .why = There’s no tile in this column, and there won’t be one before the dinosaurs come.

GD-TURN-09 = The animal on the tile you just placed takes part in the activation that follows.

GD-TURN-10 = Ecosystems never touch each other, so in an activation all players act at once; the moves are recorded in turn order from the active player, and the result is the same no matter who is faster. A table may choose to take turns: then each finishes before the next begins. With limited pieces figures can run out, so players always take turns.
  .why = It’s not your go: the players act in order, each in their own ecosystem.

GD-TURN-11 = No animal enters a cell with a figure that it cannot eat.
  .why = The { $figure } can’t eat what’s there, so it can’t go there.


## Prey

GD-PREY-01 = Frogs breed on lakes, rabbits on plains, rats in forests.
  .why = A young { $figure } can’t be born on this terrain.

GD-PREY-02 = When a kind of prey is activated, each figure present at the start may have one young one on an adjacent empty cell of matching terrain. Young do not breed in the activation in which they are born.
  .why = Only prey of this kind breeds now: each figure once, on an adjacent cell, and not one that was just born.

GD-PREY-03 = On universal terrain all three kinds of prey breed.

GD-PREY-04 = The owner chooses the cell, and the order of the parents. Each young one gets its own cell.

GD-PREY-05 = Breeding is optional: you may leave any or all of your prey without young.

GD-PREY-06 = A cell holds one figure at most. Prey with no matching empty cell next to it has no young, but does not die.
  .why = That cell is taken: a cell holds only one figure.

GD-PREY-07 = Young come from the reserve.
  .why = Young come from the reserve, and there are none left.


## Predators

GD-PRED-01 = When tigers or eagles are activated, each of them may move and hunt, once. The owner chooses the order, and one finishes before the next begins.
  .why = Only a predator of the activated kind hunts now, and each only once.

GD-PRED-02 = A tiger moves 1 or 2 cells, and may turn between them.
  .why = A tiger moves 1 or 2 cells.

GD-PRED-03 = An eagle flies 1 to 3 cells in one straight line.
  .why = An eagle flies 1 to 3 cells in a straight line.

GD-PRED-04 = A predator must end its move on a cell with prey.
  .why = The { $figure } must end its move on prey.

GD-PRED-05 = A predator eats all prey on its way. The eaten prey go back to the reserve.

GD-PRED-06 = A predator that has eaten nothing by the end of its move starves and goes back to the reserve. You may leave one where it is and let it die. None starves before you get to it, in the order you choose.
  .why = You can’t skip any of them: choose one that hunts, or one that starves.

GD-PRED-07 = A predator that has eaten more than one prey has a young one for each prey after the first. After the hunt each cell where prey was eaten holds one predator of that kind; the predator that hunted is on the last. With limited pieces the young are placed in the order in which the prey was eaten.

GD-PRED-08 = Young predators need no food and do not hunt before the next activation.
  .why = The { $figure } was just born: it needs no food, and doesn’t hunt before the next activation.

GD-PRED-09 = Predators cross empty cells and cells with prey, but never a cell with a predator or a dinosaur.
  .why = A predator or a dinosaur is in the way.

GD-PRED-10 = A predator may move fewer cells than it could, as long as it ends on prey.

GD-PRED-11 = Tigers, eagles and dinosaurs enter only cells of their own ecosystem. Nothing flies over a hole. Mountains may be crossed.
  .why = There’s no cell there: animals can’t leave the ecosystem or fly over a hole.

GD-PRED-12 = A figure that starves is removed at once, so its cell is free for the next one. The same goes for dinosaurs.


## Dinosaurs

GD-DINO-01 = When the dinosaurs are activated, there are four steps: eggs hatch, the dinosaurs hunt, the dino marker moves, the biome board is refilled. All players finish each step before the next begins; GD-TURN-10 says in which order they act.
  .why = First all players hatch their eggs, then all dinosaurs hunt: each step is finished before the next begins.

GD-DINO-02 = First, each player may return one egg from the nest to hatch a dinosaur on the nest mountain. Only one dinosaur hatches per activation.
  .why = Now you decide whether to hatch a dinosaur: one, or none.

GD-DINO-03 = You cannot hatch a dinosaur while a dinosaur is on the nest mountain or while you have no egg; nor, with limited pieces, when no dinosaur is left.
  .why = No dinosaur can hatch: you need an egg, a free nest mountain and a figure from the reserve.
  .tip = Don’t leave a dinosaur on the nest mountain: while it’s there, nothing hatches.

GD-DINO-04 = All dinosaurs are activated, including the one just hatched, one after the other, in the order the owner chooses.
  .why = Now each dinosaur moves once: choose one that hasn’t, and let it walk or die.

GD-DINO-05 = A dinosaur moves 1 to 5 cells, and may turn at every step.
  .why = A dinosaur moves 1 to 5 cells.

GD-DINO-06 = It must end on a mountain without another dinosaur; it may be the one it started from.
  .why = A dinosaur must end on a mountain.

GD-DINO-07 = It eats all prey and all predators on its way; it cannot avoid eating them. They go back to the reserve.
  .tip = Don’t overeat: what’s eaten now doesn’t breed any more, and next time there may be too little food.

GD-DINO-08 = For each predator it eats you get 1 egg; for prey you get none.

GD-DINO-09 = A dinosaur that does not eat, or cannot end on a mountain, dies and goes back to the reserve. You may leave one where it is and let it die. A walk that eats nothing or does not end on a mountain is not allowed, not even to die on the way.
  .why = A dinosaur must eat something on its way; if it can’t, it dies where it is.

GD-DINO-10 = A dinosaur never enters or crosses a cell with another dinosaur, and never eats one.
  .why = Another dinosaur is in the way.

GD-DINO-11 = A dinosaur may walk over the same cell more than once.

GD-DINO-12 = After the hunt the dino marker moves one column to the right; from the eagles it goes back to the frogs.

GD-DINO-13 = Then each empty column, from the left, gets a tile on each of its cells that are used, from the top. A column with even one tile gets none.

GD-DINO-14 = The tiles come from stack A until it is empty, then from B, C and D.


## Eggs, end and score

GD-END-01 = A golden egg is worth five ordinary ones. You may exchange them at any time, in either direction; it has no other effect. Here eggs are simply counted; every five are shown as one golden egg.

GD-END-02 = If the stacks have fewer tiles than the empty columns need, the game is over at once: no tile is placed, and nobody has another turn. If they have exactly enough, play goes on, and the next time the dinosaurs come is the last.
  .why = The game is over.

GD-END-03 = You score one point for each ordinary egg in your nest, five for each golden egg, and one for each dinosaur in your ecosystem.

GD-END-04 = The player with the most points wins. Ties go to the tied player who is last in turn order, counting from the first player.

GD-END-05 = Everything except the stacks is open to all.

GD-END-06 = A player with no dinosaurs and no eggs plays on. Nobody drops out.
