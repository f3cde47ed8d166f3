### Gods Love Dinosaurs: what is told in the worked examples of examples.case. The key is example-<id>-<name>; the
### title of an example is example-<id>.

example-rabbits = Rabbits breed
example-rabbits-last-tile = Ann has two rabbits, and three free plains next to them. There’s one tile left in the rabbits column.
example-rabbits-activated = Ann takes that tile and adds it to her ecosystem. The column is empty, so all players’ rabbits are activated.
example-rabbits-first-young = The first rabbit puts a young one on a free plain next to it.
example-rabbits-second-young = So does the second. Each rabbit has only one young one, so the third plain stays free.
example-rabbits-everybody = Then Ben’s rabbit breeds. Young ones don’t breed until next time.

example-eagles = Two eagles hunt
example-eagles-last-tile = Ben is about to take the last tile of the eagles column. He has no eagles. Ann has two.
example-eagles-activated = All players’ eagles are activated. An eagle moves one to three cells in a straight line and must end on prey.
example-eagles-two-rabbits = Ann’s eagle on the plain flies over two rabbits and eats both. One feeds it, the other brings a second eagle. It could have flown to the frogs, but then Ann would have none left.
example-eagles-starved = The other eagle can’t reach any prey: the dinosaur is in its way. It starves and goes back to the reserve. A rat next to it would have saved it.

example-walks = A dinosaur’s walk
example-walks-before = Ann has three dinosaurs on three mountains. Each walks up to five cells, may turn at every step, eats everything on its way, and must end on a free mountain.
example-walks-frog-and-eagle = The first eats a frog and an eagle. Only predators give eggs: one egg.
example-walks-eagle-and-tiger = The second eats an eagle and a tiger: two eggs.
example-walks-home-again = The third eats a tiger and comes back. The mountain it started from counts as free: one egg.

example-two-dinosaurs = An egg hatches, two dinosaurs hunt
example-two-dinosaurs-before = The dino marker is below the rabbits column, which has one tile left. Ann’s dinosaur isn’t on the nest mountain, and she has two eggs.
example-two-dinosaurs-rabbits-done = Ann takes the tile, and everyone’s rabbits breed. The marker is here, so the dinosaurs come next.
example-two-dinosaurs-hatched = First the eggs. Ann’s nest mountain is free: she returns an egg and puts a new dinosaur there.
example-two-dinosaurs-three-predators = The new dinosaur hunts at once. It walks five cells, eats three predators and ends on another mountain: three eggs.
example-two-dinosaurs-frog = The other one can’t reach a predator. It eats a frog, so it doesn’t starve, and goes back to its mountain. On the nest mountain it would keep the next egg from hatching.

example-refill = Which columns are filled
example-refill-before = The marker is below the frogs, and there’s one tile left in their column. The rats and eagles columns are already empty.
example-refill-marker = Ann took the tile. The frogs have bred, the dinosaurs have hunted. The marker moves on to the rabbits.
example-refill-filled = Now every column without a tile is filled, from the left: frogs, rats, eagles. Rabbits and tigers still have tiles and get none. With two players the third row stays empty.
