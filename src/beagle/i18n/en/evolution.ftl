### Evolution: what is said at the table. The keys and their arguments come from beagle.evolution.words.
###
### The log is told in the past tense, so that "You" is as good a name for a seat as "Ann". An animal is a letter:
### a sentence that begins with one says "Animal a", because a lone "a" reads like an article.
### Variables with the same meaning everywhere:
###   $seat, $owner, $first          the name of a player
###   $animal, $partner, $target     the letter of an animal
###   $trait, $dropped               the name of a trait
###   $card                          a card in words (card-single, card-double, card-unknown)
###   $known                         "yes" if the one who reads this may know the card, else "no"


## Cards, phases, places

card-unknown = a hidden card
card-single = { $trait }
card-double = { $upper } / { $lower }

phase-development = Development
phase-food-bank = Food bank
phase-feeding = Feeding
phase-extinction = Extinction

place-bank = the bank

# Stands for an animal or a trait that a refused move does not name.
it = it


## Tables

ruleset-base-gift = The base game by the rules of the gift edition: 84 cards, 19 traits.


## Log: turns and phases

log-turn = Turn { $number }. First player: { $first }.
log-phase = Phase: { $phase }.
log-round = Feeding, round { $number }.
log-last-turn = The deck is empty: this is the last turn!
log-game-over = The game is over.
log-passed = { $seat } passed.
log-skipped = { $seat } had nothing to do.


## Log: cards

log-animal-played = { $known ->
    [yes] { $seat } put down { $card } as animal { $animal }.
   *[no] { $seat } put down a new animal, { $animal }.
}
log-trait-played = { $seat } played { $trait } on { $animal }.
log-pair-played = { $seat } joined { $animal } and { $partner } by { $trait }.
log-trait-lost = Animal { $animal } lost { $trait }.
log-pair-lost = Animals { $animal } and { $partner } no longer share { $trait }.
log-card-drawn = { $known ->
    [yes] { $seat } drew { $card }.
   *[no] { $seat } drew a card.
}
log-cards-drawn = { $cards ->
    [one] { $seat } drew { $cards } card.
   *[other] { $seat } drew { $cards } cards.
}


## Log: food

log-die = The die shows { $face }.
log-bank = { $tokens ->
    [0] There is no food in { $place }.
    [one] There is { $tokens } token in { $place }.
   *[other] There are { $tokens } tokens in { $place }.
}
log-bank-cleared = { $tokens ->
    [one] Nobody took the last { $tokens } token of { $place }.
   *[other] Nobody took the last { $tokens } tokens of { $place }.
}
log-food-taken = Animal { $animal } took a red token.
log-food-given = { $tokens ->
    [one] Animal { $animal } got { $tokens } blue token.
   *[other] Animal { $animal } got { $tokens } blue tokens.
}
log-food-lost = { $tokens ->
    [one] Animal { $animal } was full: { $tokens } token was lost.
   *[other] Animal { $animal } was full: { $tokens } tokens were lost.
}
log-fat-stored = Animal { $animal } put a token by as fat.
log-fat-used = { $tokens ->
    [one] Animal { $animal } lived off its fat: { $tokens } token became food.
   *[other] Animal { $animal } lived off its fat: { $tokens } tokens became food.
}
log-shared = { $trait }: { $partner } ate beside { $animal }.
log-grazed = Animal { $animal } grazed a token away from the bank.
log-robbed = Animal { $animal } stole a token from { $target }.
log-hibernated = Animal { $animal } went to sleep until next turn.


## Log: attacks and deaths

log-attacked = Animal { $animal } attacked { $target }!
log-runs = Animal { $animal } ran for its life.
log-escaped = Animal { $animal } got away from { $target }.
log-caught = Animal { $animal } did not outrun { $target }.
log-redirected = Animal { $animal } turned the attack on { $target }.
log-not-defended = Animal { $animal } was not defended.
log-eaten = Animal { $animal } ({ $owner }) was eaten.
log-poisoned = Animal { $animal } swallowed poison.
log-scavenged = Animal { $animal } came for the leftovers.
log-starved = Animal { $animal } ({ $owner }) starved.
log-died-of-poison = Animal { $animal } ({ $owner }) died of poison.


## Questions

ask-over = The game is over.
ask-chance = The dice decide.
ask-development = { $seat }: play a card, or pass.
ask-go = { $seat }: who eats? Take a token from the bank or use a trait.
ask-go-side = { $seat }: the main action is done. Use another trait, or end your go.
ask-sharing = { $seat }: there is food to share. Which pair trait works first?
ask-attack = { $seat }: { $animal } attacks { $target }! How does { $target } answer?
ask-scavenging = { $seat }: a kill! Which scavenger gets the leftovers?


## Options. "short" is for a list that stands under the name of the card already.

move-pass-development = Pass: no more cards this turn
move-pass-go = End your go
move-pass-attack = Do not defend
move-roll = Roll { $face }

move-animal = Put down { $card } as a new animal
  .short = as a new animal
move-trait = { $sides ->
    [1] Play { $trait } on { $animal }
   *[other] Play { $trait } on { $animal } (card { $card })
}
  .short = as { $trait } on { $animal }
move-pair = { $sides ->
    [1] Join { $animal } and { $partner } by { $trait }
   *[other] Join { $animal } and { $partner } by { $trait } (card { $card })
}
  .short = as { $trait } of { $animal } and { $partner }
move-symbiosis = Join { $animal } by { $trait } to { $partner }, its symbiont
  .short = as { $trait }: { $animal } with { $partner } for a symbiont

move-take = Take a red token for { $animal }
move-carnivorous = Attack { $target } with { $animal }
move-fat = Turn { $tokens } fat of { $animal } into food
move-piracy = Steal a token from { $target } with { $animal }
move-grazing = Graze a token away with { $animal }
move-hibernation = Put { $animal } to sleep until next turn
move-communication = { $trait }: { $target } takes a red token too
move-cooperation = { $trait }: { $target } gets a blue token too
move-scavenger = Give the leftovers to { $animal }
move-running = Run, { $animal }!
move-mimicry = Turn the attack from { $animal } to { $target }
move-tail-loss = { $which ->
    [1] Save { $animal } by dropping { $dropped }
   *[other] Save { $animal } by dropping { $dropped } number { $which }
}
move-tail-loss-pair = Save { $animal } by dropping { $dropped } with { $partner }


## Sections of the rulebook

section-ED = Editions and tables
section-SET = Set-up
section-TURN = Turn
section-DEV = Development
section-BANK = Food bank
section-FEED = Feeding
section-EXT = Extinction and new cards
section-END = End of the game
section-TR = Base traits
section-ATT = Carnivores
section-FLY = Time to Fly
section-CON = Continents
section-GIFT = Gift cards
section-CAT = Cataclysm
section-RUL = How the rules meet
