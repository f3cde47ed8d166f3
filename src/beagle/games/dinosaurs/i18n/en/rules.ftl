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

GD-SET-01 = The game is for 2 to 5 players. No other number can play, and you are told so.

GD-SET-02 = In the box: 84 ecosystem tiles, 5 starting tiles, 5 nests, 20 dinosaurs, 25 tigers, 25 eagles, 35 rats, 25 frogs, 30 rabbits, 30 ordinary and 15 golden eggs, a volcano and the biome board.

GD-SET-03 = Each tile has a mark that says from how many players on it is used. Tiles for more players than you are stay in the box.

GD-SET-04 = The other tiles make four stacks by the letter on their backs: A, B, C and D. Each stack is shuffled and lies face down.

GD-SET-05 = The biome board has five columns: frogs, rabbits, rats, tigers, eagles, from left to right. Each has three cells, but the third row is used only by 4 or 5 players.

GD-SET-06 = At the start a tile of stack A is laid face up on each cell of the biome board that is used.

GD-SET-07 = One dinosaur figure is the dino marker. It starts below the frogs. Where figures are limited it is one of the 20, so 19 are left to play with.

GD-SET-08 = Each player has a starting tile of seven cells, with a frog, a rabbit, a rat, and a dinosaur on the nest mountain in the middle; and a nest beside it, for the eggs.

GD-SET-09 = Each nest holds 3 ordinary eggs at the start.

GD-SET-10 = A lot decides who has the first turn, unless the table has named the first player. Turns go round clockwise.


## A turn

GD-TURN-01 = In your turn you take exactly one tile from the biome board, any tile from any column. You cannot pass.
  .why = It is the time to take a tile, exactly one, that lies on the biome board: nothing else can be done, and nobody may pass.

GD-TURN-02 = Add the tile to your ecosystem, turned as you like. An edge of it must touch an edge of a cell that is there; no cell may cover another; the terrains need not match.
  .why = You must add the tile to your ecosystem: beside a cell that is there, over none.

GD-TURN-03 = If the tile shows an animal, a figure of it comes from the reserve to that cell.

GD-TURN-04 = Figures are not limited, unless the table plays with strict supply: then there are only those of the box, animals and dinosaurs, but never too few eggs. A figure that is missing is not placed, and players are served in order from the one whose turn it is.
  .why = There is no { $figure } left in the reserve.

GD-TURN-05 = If you took the last tile of a column, the animal of that column is activated, for all players.

GD-TURN-06 = If the dino marker stands below that column, the dinosaurs are activated right after.

GD-TURN-07 = After all that the turn passes clockwise to the player next to the one who took the tile. Until then the volcano stands beside the one who took the tile, to show whose turn it is.
  .why = It is another player's turn.

GD-TURN-08 = New tiles are laid out only after the dinosaurs. Until then a column that is empty stays empty.
  .why = No tile lies in this column, and none will before the dinosaurs come.

GD-TURN-09 = The animal of the tile just laid takes part in the activation that follows.

GD-TURN-10 = Ecosystems never touch each other, so in an activation all players could act at once. Here they are asked in turn order from the player whose turn it is, and each finishes before the next begins: the result is the same. With strict supply figures can run out, so there the order matters.
  .why = You are not asked now: the players act in order, each in their own ecosystem.

GD-TURN-11 = No animal enters the cell of a figure that it cannot eat.
  .why = The { $figure } cannot eat what stands there, so it cannot go there.


## Prey

GD-PREY-01 = Frogs breed on lakes, rabbits on plains, rats in forests.
  .why = This terrain is not for the young of the { $figure }.

GD-PREY-02 = When a kind of prey is activated, each figure of it that was there at the beginning may put one young one on an empty cell beside it, of fitting terrain. Young ones do not breed in the activation in which they came.
  .why = Now only prey of this kind breeds: each figure once, on a cell beside it, and not one that has just come.

GD-PREY-03 = On any-prey land all three kinds of prey breed.

GD-PREY-04 = The owner chooses the cell, and the order of the parents. Each young one has a cell of its own.

GD-PREY-05 = You may leave any or all of your prey without young.

GD-PREY-06 = A cell holds one figure at most. Prey without a fitting empty cell beside it has no young, and does not die of it.
  .why = That cell is taken: a cell holds one figure.

GD-PREY-07 = Young ones come from the reserve.
  .why = The young would have to come from the reserve, and it has none.


## Predators

GD-PRED-01 = When tigers or eagles are activated, each of them may move and hunt, once. The owner chooses the order, and one finishes before the next begins.
  .why = Only a predator of the kind that is activated hunts now, and each only once.

GD-PRED-02 = A tiger goes 1 or 2 cells, and may turn between them.
  .why = A tiger goes 1 or 2 cells.

GD-PRED-03 = An eagle flies 1 to 3 cells in one straight line.
  .why = An eagle flies 1 to 3 cells, straight on.

GD-PRED-04 = A predator must end its move on a cell with prey.
  .why = The { $figure } must end on prey.

GD-PRED-05 = A predator eats all prey on its way. It goes back to the reserve.

GD-PRED-06 = A predator that has eaten nothing when its move is done starves and goes back to the reserve. You may leave one where it is and let it die. None starves before you come to it, in your own order.
  .why = None of them is passed over: choose one that hunts, or one that starves.

GD-PRED-07 = A predator that has eaten more than one prey leaves a young one for each prey after the first. After the hunt each cell where prey was eaten holds one predator of the kind, the hunter the last of them. Where figures are limited the young come in the order of the meals.

GD-PRED-08 = Young predators need no food and do not hunt before the next activation.
  .why = The { $figure } has just been born: it needs no food, and does not hunt before the next activation.

GD-PRED-09 = Predators cross empty cells and cells with prey, but never a cell with a predator or a dinosaur.
  .why = A predator or a dinosaur is in the way.

GD-PRED-10 = A predator may go fewer steps than it could, as long as it ends on prey.

GD-PRED-11 = Tigers, eagles and dinosaurs step only on cells of their own ecosystem. Nobody flies over a hole. Mountains may be crossed.
  .why = There is no cell: nobody leaves the ecosystem, and nobody flies over a hole.

GD-PRED-12 = A figure that starves leaves at once, so that its cell is free for the next. So it is with dinosaurs, too.


## Dinosaurs

GD-DINO-01 = When the dinosaurs are activated, four things follow: eggs hatch, the dinosaurs hunt, the dino marker moves, the biome board is filled. Each is done by all players, in order from the one whose turn it is, before the next begins.
  .why = First all players hatch their eggs, then all dinosaurs hunt: each step is finished before the next begins.

GD-DINO-02 = First each player may give an egg of the nest for one dinosaur, which stands on the nest mountain. Only one for each activation.
  .why = The question is whether you hatch a dinosaur: one, or none.

GD-DINO-03 = You cannot hatch a dinosaur while the nest mountain is taken or while you have no egg; nor, where figures are limited, when no dinosaur is left.
  .why = No dinosaur can hatch: it takes an egg, a free nest mountain and a figure from the reserve.
  .tip = Do not leave a dinosaur on the nest mountain: as long as it stands there, nothing hatches.

GD-DINO-04 = All dinosaurs are activated, the one just hatched too, one after the other, in the owner's order.
  .why = Now each dinosaur goes once: choose one that has not, and let it walk or die.

GD-DINO-05 = A dinosaur goes 1 to 5 cells, and may turn at every step.
  .why = A dinosaur goes 1 to 5 cells.

GD-DINO-06 = It must end on a mountain without another dinosaur; the one from which it started will do.
  .why = A dinosaur must end on a mountain.

GD-DINO-07 = It eats all prey and all predators on its way, whether it wants to or not. They go back to the reserve.
  .tip = Do not overeat: what is eaten now breeds no more, and next time there may be too little food.

GD-DINO-08 = Each predator that it eats is an egg in your nest. Prey is no egg.

GD-DINO-09 = A dinosaur that does not eat, or cannot end on a mountain, dies and goes back to the reserve. You may leave one where it is and let it die. A walk that eats nothing or does not end on a mountain cannot be made, not even to die on the way.
  .why = A dinosaur must eat something on its way; one that cannot dies where it is.

GD-DINO-10 = A dinosaur never enters or crosses the cell of another dinosaur, and never eats one.
  .why = Another dinosaur is in the way.

GD-DINO-11 = A dinosaur may walk over the same cell more than once.

GD-DINO-12 = After the hunt the dino marker moves one column to the right; from the eagles it goes to the frogs.

GD-DINO-13 = Then each column without any tile, from the left, gets a tile on each of its cells that are used, from the top. A column that has even one tile gets none.

GD-DINO-14 = The tiles come from stack A until it is empty, then from B, C and D.


## Eggs, end and score

GD-END-01 = A golden egg is worth five ordinary ones. You may change them at any time, in either direction; it means nothing else. Here eggs are only counted, and shown as golden ones.

GD-END-02 = If the stacks have fewer tiles than the empty columns want, the game is over at once: no tile is laid out, nobody has another turn. If they have just enough, play goes on, and the next time the dinosaurs come is the last.
  .why = The game is over.

GD-END-03 = A point for each ordinary egg in your nest, five for each golden egg, one for each dinosaur in your ecosystem.

GD-END-04 = The most points win. Of players who tie it is the one who comes last in the order of turns, counted from the first player.

GD-END-05 = All is open but the stacks.

GD-END-06 = A player without dinosaurs and eggs plays on. Nobody drops out.
