### Lessons: what the teacher says, card by card. The cards of a game and their order are in beagle/lessons/<game>.lesson.
###
### A card has a title, `.text` to read, and `.do` where a move is wanted. The learner plays against Wallace, and Huxley
### where there are three. Each card says one thing; names of cards and buttons are those of the table.
### $mine and $other are points: the learner's, and those of the best of the others.


## The pages of the lessons

web-way-learn = Learn
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
lesson-first-time = First time here?
lesson-in-minutes = Learn in five minutes
lesson-no-thanks = No, thank you
lesson-before = New to this game? Learn it in a few minutes.
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
