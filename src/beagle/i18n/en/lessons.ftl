### Lessons: what the teacher says, card by card. The cards of a game and their order are in beagle/lessons/<game>.lesson.
###
### A card has a title, `.text` to read, and `.do` where a move is wanted. The learner plays against Wallace, and Huxley
### where there are three. Each card says one thing; names of cards and buttons are those of the table.
### $mine and $other are points: the learner's, and those of the best of the others.


## The pages of the lessons

lesson-title = Learn by playing
lesson-about = A real game, a few minutes long, with somebody who tells you what to do.
lesson-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
lesson-step = Step { $step } of { $steps }
lesson-done = done
lesson-begin = Begin
lesson-resume = Go on
lesson-again = Start again
lesson-others = Other lessons
lesson-leave = Leave the lesson
lesson-kept = When you come back, the lesson goes on where you are now.
lesson-card = The teacher
lesson-back = Back
lesson-next = Next
lesson-skip = Skip
lesson-show-me = Show me
lesson-other-move = That is possible too. But now: { $wanted }
lesson-read-on = One moment: read the card first, then press “Next”.
lesson-play-on = Play on from here
lesson-open-table = Open a table
lesson-rival-1 = Wallace
lesson-rival-2 = Huxley


## Evolution

lesson-evolution = Evolution
    .about = Animals, traits, food, and a hunter or two.

lesson-evolution-welcome = Welcome aboard
    .text = You breed animals, give them traits and keep them fed. Whoever has the best animals at the end wins. This is a real game against Wallace; I tell you what to do.
lesson-evolution-hand = Six cards
    .text = Each card can be two things: a new animal, or a trait for an animal you have. Nobody else sees your hand.
lesson-evolution-animal = Your first animal
    .text = Any card will do: as an animal it lies face down, and what is printed on it does not matter.
    .do = Touch Swimming, then “New animal”.
lesson-evolution-second = One card each
    .text = Players take turns and play one card at a time. Wallace has an animal too.
    .do = Put down Symbiosis as your second animal.
lesson-evolution-fat = A card with two traits
    .text = This card is Burrowing or Fat tissue: you choose when you play it. Fat tissue stores food for bad times.
    .do = Touch the card, then animal a, and choose Fat tissue.
lesson-evolution-hunter = A hunter
    .text = A Carnivorous animal may eat others. The +1 says that it needs one food more: two instead of one.
    .do = Play Carnivorous on animal c.
lesson-evolution-pass = Keep something
    .text = Cards that you keep can be played next turn. Whoever passes plays no more cards in this turn.
    .do = Pass.
lesson-evolution-bank = Food for everybody
    .text = Now a die is rolled: for two players its number plus 2 is all the food there is. It fell on 3, so there are five red tokens.
lesson-evolution-feed = Who eats?
    .text = In turn, everybody takes one token for a hungry animal. A hungry animal is only a line; food paints it.
    .do = Touch animal a to feed it.
lesson-evolution-hunt = The hunt
    .text = Once a turn a hunter may attack instead of taking a token. An eaten animal is worth two blue tokens: just what c needs.
    .do = Touch c, then its prey d. See what it would meet, and do it.
lesson-evolution-store = Food for later
    .text = Animal a is fed, but there is room on its Fat tissue. A token more becomes fat.
    .do = Touch animal a once more.
lesson-evolution-draw = The turn is over
    .text = All animals were fed, so none of them died. You drew a card for each of your animals and one more: three. The next turn begins with Wallace.
lesson-evolution-running = Danger
    .text = Wallace has a hunter now. An animal with Running gets away from it if the die shows 4, 5 or 6.
    .do = Play Running on animal a.
lesson-evolution-third = A larger family
    .text = More animals are more points and more new cards. But they are more mouths, too.
    .do = Put down Piracy as a new animal.
lesson-evolution-keep = Wait and see
    .text = You never have to play all your cards.
    .do = Pass.
lesson-evolution-answer = You are attacked!
    .text = The hunter b is after your animal a. If several traits could help, you would choose among them.
    .do = Let it run.
lesson-evolution-scarce = Not enough for all
    .text = It got away! But only three tokens are there, and the animals on the table need seven. Animal a has its fat; f has nothing.
    .do = Feed animal f.
lesson-evolution-last = The last token
    .text = Your hunter c needs two. This token is the first of them.
    .do = Touch c and take the token for it.
lesson-evolution-live-off-fat = Fat for bad times
    .text = The bank is empty. What a has stored is food now.
    .do = Touch a, then its Fat tissue.
lesson-evolution-tail = A lost tail
    .text = Your c has not hunted yet this turn. Animal b will drop its tail to stay alive; even so your hunter gets one token.
    .do = Attack b with c.
lesson-evolution-extinct = Extinction
    .text = At the end of a turn hungry animals die, with all their traits. b caught nothing and starved; yours are all alive.
lesson-evolution-points = What counts
    .text = Once the deck is empty, one last turn is played. Then each living animal is 2 points, each trait 1, and 1 more for each food it asks for. Today it would be { $mine } to { $other }.
lesson-evolution-end = Well done!
    .text = You know how to play Evolution:
lesson-evolution-learnt-cards = A card is an animal or a trait.
lesson-evolution-learnt-food = There is seldom food for all, and the hungry die.
lesson-evolution-learnt-hunt = Hunters need more food, and find it on other players’ side.
lesson-evolution-learnt-answers = Whoever is attacked chooses the answer.
lesson-evolution-learnt-points = Living animals and their traits are points.


## EVO

lesson-evo = EVO
    .about = A climate that turns, an auction of genes, horns and newborns.

lesson-evo-welcome = Welcome to the island
    .text = You lead a clan of dinosaurs. When the meteor falls, whoever has the most mutation points wins. We come in the fourth round; your rival is Wallace.
lesson-evo-island = Two clans
    .text = You have four dinosaurs and three genes: Egg, Horn and Fur. Wallace has three dinosaurs and one gene. Every round has six phases, the first is the climate.
lesson-evo-climate = The climate
    .text = A token has turned the dial: plains are ideal now, the beach is hot, hills are cold, mountains deadly. In the end only those on ideal ground live, and those whom a gene saves. Your Fur saves one in the cold.
lesson-evo-lab = The laboratory
    .text = Now genes are auctioned: a column for each player, so everybody gets something. The first is an event card. The second is Thermoregulation, which saves one dinosaur in the heat.
lesson-evo-bid = A bid
    .text = Wallace bids 1 for Thermoregulation. Whoever bids more pushes him out, and he has to bid in another column. You pay with mutation points.
    .do = Bid 2 in the second column.
lesson-evo-track = Who goes first?
    .text = The gene is yours, Wallace has taken the event card. From now on the clan with fewer dinosaurs goes first: his.
lesson-evo-attack = A fight
    .text = You have two movement points; each is a step or an attack. You have a horn, Wallace has none: four of the six faces of the die would win.
    .do = Touch your dinosaur that shines, then the enemy beside it, and attack.
lesson-evo-won = Won
    .text = The enemy is gone, and yours stands on the plain. Had you lost, only the point would be gone. A clan of two cannot be attacked any more.
lesson-evo-walk = A step
    .text = One point is left, and your dinosaur on the hill is cold.
    .do = Let it walk to the plain beside it.
lesson-evo-birth = Births
    .text = Each clan may have a newborn beside one of its dinosaurs. On the hill it will be cold, but your Fur saves one.
    .do = Touch the hill that shines.
lesson-evo-second = One more egg
    .text = Your gene Egg gives you a second newborn. Then two of yours are in the heat, one will be saved, and you may choose which.
    .do = Touch the beach that shines.
lesson-evo-choose = Survival
    .text = Wallace has lost a dinosaur to the heat. One of your two on the beach has to go as well: better the one far away from the others.
    .do = Touch the dinosaur at the edge.
lesson-evo-save = Saved
    .text = Thermoregulation saves the other one on the beach, Fur the one in the hills. You may also let them die, but who would? At a table as many as possible are saved for you, unless you want to be asked.
    .do = Save the others.
lesson-evo-count = Mutation points
    .text = Each dinosaur that lives earns a point: five for you. They are money for genes, and at the end they are the score. You have { $mine }; what Wallace has is his secret.
lesson-evo-turn = The dial turns on
    .text = A new round. Now hills are ideal, plains are hot and the beach is deadly. Mostly the dial turns the same way, so look ahead before you move.
lesson-evo-free = For nothing
    .text = This time Wallace wants the event card. Nobody bids for Legs, one more movement point: in an empty column even 0 is enough.
    .do = Bid 0 in the second column.
lesson-evo-end = Well done!
    .text = You know how to play EVO:
lesson-evo-learnt-climate = The climate says where one can live; genes save a few.
lesson-evo-learnt-auction = Whoever is pushed out bids in another column.
lesson-evo-learnt-fight = Horns and a die decide a fight.
lesson-evo-learnt-births = One newborn a round, and one more for each Egg.
lesson-evo-learnt-points = Living dinosaurs earn mutation points, until the meteor falls.


## Gods Love Dinosaurs

lesson-dinosaurs = Gods Love Dinosaurs
    .about = Frogs breed, tigers hunt, and dinosaurs come for the tigers.

lesson-dinosaurs-welcome = Welcome to your land
    .text = You build an ecosystem tile by tile. Prey breeds in it, predators eat the prey, dinosaurs eat the predators and lay eggs. Most eggs and dinosaurs win. Your rival is Wallace.
lesson-dinosaurs-land = Who lives here
    .text = A frog on the lake, a rabbit on the plain, a rat in the forest, and your dinosaur on a mountain. There are three eggs in your nest.
lesson-dinosaurs-column = Five columns
    .text = Each turn you take one tile. Every column belongs to an animal. Whoever takes its last tile sets this animal off, in every ecosystem.
lesson-dinosaurs-take = The last of the frogs
    .text = The column of the frogs has one tile left: two lakes and a frog.
    .do = Take it.
lesson-dinosaurs-lay = More water
    .text = A tile may lie anywhere beside your ecosystem. The animal on it comes along.
    .do = Lay it beside your frog, where it shines.
lesson-dinosaurs-breed = Frogs breed
    .text = Each frog may have a young one on an empty lake beside it.
    .do = Touch the frog that shines, then the lake beside it.
lesson-dinosaurs-again = One more
    .text = The other frog is still to breed. The young ones have to wait until the next time.
    .do = Touch the other frog and the last empty lake.
lesson-dinosaurs-marker = The dino marker
    .text = Wallace’s frog has bred, too, and he has taken a tile. Look at the marker: it stands below the tigers. When their column is emptied, the dinosaurs come after them.
lesson-dinosaurs-tiger = A tiger
    .text = One tile is left there. A tiger that finds no prey starves, but you have four frogs.
    .do = Take the tile with the tiger.
lesson-dinosaurs-den = Near its prey
    .text = A tiger goes one or two cells and has to end on prey.
    .do = Lay the tile so that the tiger sits beside your frogs, where it shines.
lesson-dinosaurs-hunt = The hunt
    .text = For each prey beyond the first a young tiger comes. Two frogs will do.
    .do = Lead the tiger over both frogs that shine.
lesson-dinosaurs-hatch = The dinosaurs come
    .text = First everybody may hatch an egg: a new dinosaur on the mountain with the nest. It can hunt at once.
    .do = Hatch an egg.
lesson-dinosaurs-rampage = Over the tigers
    .text = A dinosaur goes up to five cells, eats all on its way and ends on a mountain. Each tiger and each eagle is an egg; prey lays none. So go back where you came from.
    .do = Lead the new dinosaur over both tigers and home again.
lesson-dinosaurs-second = The other one
    .text = A dinosaur that eats nothing dies. There is a frog beside it.
    .do = Let it eat the frog and come back.
lesson-dinosaurs-points = Eggs and dinosaurs
    .text = Two eggs more! Each egg and each dinosaur is a point: { $mine } to { $other }. The marker goes on to the eagles, and empty columns get new tiles. When there are too few, the game is over.
lesson-dinosaurs-end = Well done!
    .text = You know how to play Gods Love Dinosaurs:
lesson-dinosaurs-learnt-tiles = The last tile of a column sets its animal off.
lesson-dinosaurs-learnt-prey = Prey breeds where its own ground is free.
lesson-dinosaurs-learnt-predators = Predators eat prey and have young, or starve.
lesson-dinosaurs-learnt-dinosaurs = Dinosaurs eat predators and lay eggs.
lesson-dinosaurs-learnt-points = Each egg and each dinosaur is a point.
