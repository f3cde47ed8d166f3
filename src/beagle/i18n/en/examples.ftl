### Worked examples: what is told at each `tell` of beagle/examples/<game>.case.  The key is example-<id>-<name>; the
### title of an example is example-<id>.  The players are those of example-seat-…, in the order of the seats.

example-seat-1 = Ann
example-seat-2 = Ben
example-seat-3 = Clara
example-seat-4 = Dan

## How an example is shown

example-one = An example
example-step = Step { $step } of { $steps }
example-back = Back
example-next = Next
example-again = From the start
example-keys = The arrow keys step too.
example-moves = Moves
example-table = The table at this step
example-failed = The example cannot be shown now.


## Evolution: the first turn

example-first-turn = The first turn
example-first-turn-hands = Ann and Ben have six cards each. Ann is the first player. You look through her eyes.
example-first-turn-animals = Development. Each of them lays a card with its back up: their first animals.
example-first-turn-poisonous = Ann makes her animal Poisonous. Ben lays a second animal.
example-first-turn-pair = Ann lays a second animal too. Ben joins his two animals with Communication: when one gets a red token, the other gets one as well.
example-first-turn-hunter = Ann plays Carnivorous on her poisonous animal. Ben answers with Camouflage on one of his: a carnivore without Sharp vision cannot attack it.
example-first-turn-grazing = Ann lays a third animal. Ben plays Grazing on the camouflaged one, to leave less food for Ann.
example-first-turn-pass = Ann passes and keeps her last card for the next turn. Ben plays his last one, Fat tissue.
example-first-turn-bank = Food bank. The die shows 4. For two players that is 4 + 2: six red tokens.
example-first-turn-first = Feeding, first round. Ann takes a red token for one of her animals without traits.
example-first-turn-shared = Ben takes a token. Communication brings a second one, and Grazing destroys a third. Two are left.
example-first-turn-eaten = Second round. Ann’s carnivore eats the animal without Camouflage and gets two blue tokens. Ben loses that animal, the token on it, and the Communication that joined it to the other.
example-first-turn-stored = Ben’s animal is fed, so the next token goes onto its Fat tissue. Grazing destroys the last one. The bank is empty.
example-first-turn-new-turn = Extinction. Ann’s third animal got nothing and dies. Everybody draws one card, and one more for each surviving animal: Ann three, Ben two. In the new turn Ben is the first player.

example-first-turn-better = The first turn, played better
example-first-turn-better-second-round = The same game at the second round of feeding. Two tokens are left. Ann’s carnivore and her third animal are hungry.
example-first-turn-better-fed = This time Ann takes a token first, for her third animal. Her carnivore can wait: its food does not lie in the bank.
example-first-turn-better-stored = Ben takes the last token, onto his Fat tissue. The bank is empty.
example-first-turn-better-hunt = Third round. Now Ann’s carnivore attacks the same animal, and eats it.
example-first-turn-better-all-live = All three animals of Ann’s are fed, and none dies. She draws four cards instead of three. So: tokens that everybody wants come first, prey that cannot run away later.


## Evolution: Neoplasm

example-neoplasm = Neoplasm over two turns
example-neoplasm-before = Ann’s animal has High body weight and Edificator. Ben holds a card with Neoplasm.
example-neoplasm-played = Development. Neoplasm may only be played on an animal of another player. It lies under all other traits.
example-neoplasm-first-bank = Food bank, first turn. Neoplasm moves up by one card. From now on High body weight does not work.
example-neoplasm-one-token = So one token is enough: without High body weight the animal is fed.
example-neoplasm-second-turn = It lives, and the second turn begins. A new trait on this animal would give it one turn more. Ann chooses not to play one.
example-neoplasm-dead = Food bank, second turn. Neoplasm passes Edificator. No working trait lies above it any more, so the animal dies at once.


## Gods Love Dinosaurs: prey

example-rabbits = Rabbits breed
example-rabbits-last-tile = Ann has two rabbits, and three free plains beside them. There is one tile left in the rabbits’ column.
example-rabbits-activated = Ann takes that tile and adds it to her ecosystem. The column is empty, so the rabbits of all players are activated.
example-rabbits-first-young = The first rabbit puts a young one on a free plain beside it.
example-rabbits-second-young = So does the second. Each rabbit has only one young, so the third plain stays free.
example-rabbits-everybody = Then Ben’s rabbit breeds. Young ones do not breed until the next time.

## Gods Love Dinosaurs: predators

example-eagles = Two eagles hunt
example-eagles-last-tile = Ben is about to take the last tile of the eagles’ column. He has no eagles. Ann has two.
example-eagles-activated = The eagles of all players are activated. An eagle moves one to three cells in a straight line and must end on prey.
example-eagles-two-rabbits = Ann’s eagle on the plain flies over two rabbits and eats both. One feeds it, the other makes a second eagle. It could have flown to the frogs, but then Ann would have none left.
example-eagles-starved = The other eagle cannot reach any prey: the dinosaur is in its way. It starves and goes back to the reserve. A rat beside it would have saved it.

## Gods Love Dinosaurs: dinosaurs

example-walks = The walk of a dinosaur
example-walks-before = Ann has three dinosaurs on three mountains. Each walks up to five cells, may turn at every step, eats all on its way, and must end on a free mountain.
example-walks-frog-and-eagle = The first eats a frog and an eagle. Only predators give eggs: one egg.
example-walks-eagle-and-tiger = The second eats an eagle and a tiger: two eggs.
example-walks-home-again = The third eats a tiger and comes back. The mountain it started from counts as free: one egg.

example-two-dinosaurs = An egg hatches, two dinosaurs hunt
example-two-dinosaurs-before = The dino marker stands below the rabbits’ column, which has one tile left. Ann’s dinosaur is not on the nest mountain, and she has two eggs.
example-two-dinosaurs-rabbits-done = Ann takes the tile, and everybody’s rabbits breed. The marker stands here, so the dinosaurs come next.
example-two-dinosaurs-hatched = First the eggs. Ann’s nest mountain is free: she gives an egg and puts a new dinosaur there.
example-two-dinosaurs-three-predators = The new dinosaur hunts at once. It walks five cells, eats three predators and ends on another mountain: three eggs.
example-two-dinosaurs-frog = The other one cannot reach a predator. It eats a frog, so it does not starve, and goes back to its mountain. On the nest mountain it would keep the next egg from hatching.

example-refill = Which columns are filled
example-refill-before = The marker stands below the frogs, and there is one tile left in their column. The columns of rats and eagles are empty already.
example-refill-marker = Ann took the tile. The frogs have bred, the dinosaurs have hunted. The marker moves on to the rabbits.
example-refill-filled = Now every column without a tile is filled, from the left: frogs, rats, eagles. Rabbits and tigers still have tiles and get none. With two players the third row stays empty.


## EVO: initiative

example-initiative = Who goes first
example-initiative-auction = The auction is nearly over. Clara holds the first column, Dan the second, Ann the third. Ann and Dan have five dinosaurs each, Ben six, Clara seven.
example-initiative-columns = Ben takes the fourth column. The markers go to the track in the order of the columns: Clara, Dan, Ann, Ben.
example-initiative-sorted = Clara could play her event card now and does not. Then the markers are sorted: few dinosaurs go first. Dan and Ann both have five, so they keep their order. The track is Dan, Ann, Ben, Clara.

## EVO: movement

example-movement = Three movement points
example-movement-points = Every species has two movement points. Ann’s extra pair of legs gives one more: three.
example-movement-one-each = Each point moves one dinosaur by one cell. Ann moves all three of hers.

example-movement-shared = Three movement points, shared
example-movement-shared-points = The same three movement points can be shared in another way. A dinosaur may not cross or end on a cell where another one stands, not even one of its own clan.
example-movement-shared-two-steps = One dinosaur moves two cells. One point is left.
example-movement-shared-last-point = Another one moves one cell. The third stays where it is.
