# All words of the game.  A key contains the game's name between hyphens, or is the id of a rule.

web-game-magpies = Magpies
    .about = Hide your trinkets, and raid the nests of others.
web-book-magpies = Rules of Magpies
magpies-about = Two to four magpies, 24 trinkets, six turns each.

## What lies on the table

magpies-trinket-1 = bead (1)
magpies-trinket-2 = button (2)
magpies-trinket-3 = key (3)
magpies-trinket-4 = spoon (4)
magpies-trinket-5 = coin (5)
magpies-trinket-6 = ring (6)
magpies-trinket-unknown = a trinket
magpies-deck = Trinkets
magpies-meadow = In the meadow
magpies-left = Still to draw
magpies-count = { $count ->
    [one] { $count } trinket
   *[other] { $count } trinkets
}
magpies-hand = In hand
magpies-nest = Nest
magpies-round = Round { $round } of { $rounds }

## Questions and moves

ask-magpies-turn = Hide a trinket, trade one or raid a nest.
    .others = { $seat } thinks about what to do.
ask-magpies-roll = The die is rolled.
ask-magpies-over = The game is over.
move-magpies-pass = Pass
move-magpies-hide = Hide: { $trinket }
move-magpies-trade = Trade: { $given } for { $taken }
move-magpies-raid = Raid the nest of { $victim }
move-magpies-roll = The die shows { $face }

## What happened

log-magpies-passed = { $seat } could do nothing.
log-magpies-hid = { $seat } hid { $trinket }.
log-magpies-drew = { $seat } drew { $trinket }.
log-magpies-gave = { $seat } gave { $trinket } …
log-magpies-took = { $seat } took { $trinket } from the meadow.
log-magpies-raided = { $seat } raided the nest of { $victim }.
log-magpies-missed = { $seat } rolled { $face } and got nothing.
log-magpies-robbed = { $seat } rolled { $face } and took { $trinket } from the nest of { $victim }.

## The rules

magpies-source-rules = the rules of Magpies
magpies-part-base = Magpies
magpies-section-SET = Setup
magpies-section-TURN = Turns
magpies-section-GO = Hide and trade
magpies-section-RAID = Raids
magpies-section-END = The end

MAG-SET-01 = Magpies is for two to four players. There are 24 trinkets: four each of the values 1 to 6.
MAG-SET-02 = Everybody gets three trinkets and keeps them secret. Three more lie open in the meadow. The others are the deck, face down.
MAG-SET-03 = The first player is named, or drawn by lot.
MAG-TURN-01 = The players take turns. On your turn you hide a trinket, trade one or raid a nest.
    .why = It isn't your turn.
MAG-TURN-02 = You pass only if you can do nothing else.
    .why = You can still do something.
MAG-GO-01 = Hide: put a trinket from your hand face down on top of your nest, then draw one from the deck. Without trinkets in the deck you draw none.
    .why = You have no such trinket in hand.
MAG-GO-02 = Trade: put a trinket from your hand into the meadow and take an open one. It goes on top of your nest, face up. Then draw one from the deck.
    .why = There is no such trinket in the meadow.
MAG-GO-03 = A trade is nearly fair: the values differ by exactly one.
    .why = The values must differ by exactly one.
MAG-RAID-01 = Raid: choose the nest of another player that isn't empty, and roll the die. With a 5 or 6 you take its top trinket and put it on top of your own nest. If it was face down, you and the player you robbed look at it.
    .why = This nest is empty.
MAG-RAID-02 = Nobody raids their own nest.
    .why = This is your own nest.
MAG-RAID-03 = With a 1 to 4 the raid fails.
MAG-END-01 = The game ends when everybody has had six turns.
    .why = The game is over.
MAG-END-02 = Your points are the values of the trinkets in your nest. Of equal trinkets only one counts. The player with the most points wins; several can share the victory.
