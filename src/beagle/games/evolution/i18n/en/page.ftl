### Evolution: words of the page around the drawn table.
### $animal and $partner are letters of animals, $seat the name of a player, $trait the name of a trait.

phase-setup = Set-up
phase-over = The end

table-last-turn = Turn { $turn } (last)
# $turn is one of the texts above, $round the round of the feeding phase.
table-round = { $turn } · round { $round }
table-new-animal = New animal
table-new-animal-at = New animal in { $place }
# In the header of a territory: what can be done there, or what goes away from there.
table-new-here = New animal here
table-move-here = Move { $animal } here
table-leaves = { $animal } is leaving
# Under the letter of an animal, in the empty place where it would stand.
table-arrives = arrives here
table-territories = Locations
table-remains-of = Remains of { $animal }, waiting for a new card: { $traits }
table-hand = Hand
table-count = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
table-pair = { $trait } between { $animal } and { $partner }
table-animal = Animal { $animal }
table-animal-of = { $seat ->
    [You] Your animal { $animal }
   *[other] { $seat }’s animal { $animal }
}
table-middle = Face up in the middle
table-attacking = Attacking
table-attacked = Attacked

# The moves of a feeding go as a few answers.
proposal-take = Take a red token
proposal-touch = Tap { $animals }.
proposal-touch-trait = Tap the trait on { $animal }.
proposal-hunt = Hunt with { $animal }
proposal-hunt-any = Hunt
proposal-prey = Tap the prey: { $animals }.
proposal-prey-many = Tap the prey: { $number } animals to choose from.
proposal-not-yet-go = Not yet: one of your animals can still eat.
proposal-not-yet-attack = Not yet: a trait must be used first.

# Beside the question, how to answer it at the table.
hint-development = Tap one half of a card, then an animal.
hint-go = Tap an animal: it takes a red token.
hint-attack = You choose the order: if one fails, you may use the next.
hint-attack-last = If it fails, { $animal } is eaten.
hint-plan = Plan ahead: tap one of your cards or animals.
# After “Tap again”: what would be lost for good.
loss-poison = { $animal } will die of poison
loss-eaten = { $animal } will be eaten
loss-cards = no more cards this turn
keys-evolution = hunt, use fat, migrate
  .letters = H F M
threats-evolution = Show threats to everyone
  .about = Under animals in Evolution: which carnivores could attack them now. When it’s off, nobody sees it.

# The question while a card is picked. $trait: the trait that is played
ask-on-which = { $trait }: on which animal?
ask-pair-first = { $trait }: which two animals?
ask-pair-second = { $trait }: { $animal } and which other?
ask-protected = { $trait }: who is protected?
ask-guard = { $trait }: who guards { $animal }?
# A plan in a few words, and at the foot of the animals that are planned for
plan-take = { $animal } takes a red token
plan-trait = { $trait } on { $animal }
plan-pair = { $trait }: { $animal } and { $partner }
plan-new = { $card } as a new animal
animal-planned = planned
animal-planned-else = plan B
proposal-fat = Use { $animal }’s fat
