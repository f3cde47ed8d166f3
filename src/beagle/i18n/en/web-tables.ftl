### The tables that can be chosen: editions, modules, options, and what the rulebook advises. All pages have these words.

## Editions and modules

web-edition = Edition
# .full names the edition where nothing says that it is one.
web-edition-gift = Gift edition
    .full = Gift edition
web-edition-141 = 1.4.1
    .full = rules 1.4.1
web-edition-italian = Italian
    .full = Italian edition
web-module-base = Base game
    .about = 84 cards, 19 traits
web-module-base-2 = Second base set
    .about = 84 more cards, 168 in total; for bigger groups
web-module-fly = Time to Fly
    .about = 42 cards: flight, ambush, shells
web-module-gift = Special cards
    .about = 18 cards: r-Strategy, Shy, Warm-bloodedness
web-module-continents = Continents
    .about = 42 cards, three locations
web-module-cataclysm = Cataclysm
    .about = one bank, all cards, a single turn; for experienced players
web-module-added = Expansion cards
    .about = up to 34 more cards; then each player is dealt up to 20
web-module-second = Second edition


## Options. $letter is a seat, $name the player on it.

web-option-half-deck = Half deck
    .about = advised for two or three players, for a shorter game: half of the shuffled deck stays in the box, unseen
    .kinds = advised for two or three players, for a shorter game: with two, half of each kind of card stays in the box; with three, half of the shuffled deck, unseen
web-option-printed-needs = Food needs as printed
    .about = Viviparous and Intellect don’t raise an animal’s need
web-option-summary-babies = Deadly babies: summary-page odds
    .about = 1 or 2 kills the enemy, 3 or 4 kills the newborn, 5 or 6 sends it back to the supply
web-option-own-side = Start on your own side
    .about = players get the start cells on their own side, clockwise; otherwise start cells are dealt at random
web-option-strict-supply = Limited pieces
    .about = only as many figures as there are in the box
web-option-in-turn = Players take turns
    .about = in an activation each player finishes before the next one begins, otherwise all act at once; advised while you learn, always on with limited pieces
web-option-first = First player
    .about = the table names its first player instead of picking one at random
web-option-first-seat = Seat { $letter } goes first
web-first-lot = At random
    .about = The first player is picked at random when the game is dealt.
web-first-named = { $name } goes first, and play continues clockwise.
web-option-added = Which cards are added
    .about = kinds of cards to add; all eight if you pick none
web-option-add-ambush = Ambush
web-option-add-intellect = Intellect
web-option-add-metamorphosis = Metamorphosis
web-option-add-flight = Flight
web-option-add-anglerfish = Anglerfish
web-option-add-ink-cloud = Ink cloud
web-option-add-recombination = Recombination
web-option-add-edificator = Edificator


## What the rulebook advises. $least and $most are minutes.

web-scenario = Scenario
web-minutes = A game takes { $least } to { $most } minutes.
web-advice-start = New to the game? Start here, and play a few games before you add expansions.
web-advice-later = First time? Play a few games with just the base game.
web-advice-experienced = For experienced players.


## What the decks are made of. $copies are all there are, $used are in the game.

web-deck-any = What’s in the deck
web-deck-evolution = What’s in the deck
web-deck-evo = What’s in the bag and the piles
web-deck-dinosaurs = What’s in the stacks
web-deck-all = { $copies } in total
web-deck-some = { $copies } in total, { $used } of them in the game: nobody sees which ones are left out
web-deck-table = Table
web-deck-for = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
