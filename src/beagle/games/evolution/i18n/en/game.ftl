### Evolution: what is said at the table. The keys and their arguments come from beagle.games.evolution.words.
###
### The log is told in the past tense, so that "You" is as good a name for a seat as "Ann". An animal is a letter:
### a sentence that begins with one says "Animal a", because a lone "a" reads like an article.
### Variables with the same meaning everywhere:
###   $seat, $owner, $first          the name of a player
###   $animal, $partner, $target     the letter of an animal
###   $trait, $dropped               the name of a trait
deck-cards = Cards
###   $card                          a card in words (card-single, card-double, card-unknown)
###   $known                         "yes" if the one who reads this may know the card, else "no"


## Cards, phases, places

card-unknown = a hidden card
card-single = { $trait }
card-double = { $upper } / { $lower }
# One of several equal cards on an animal.
card-which = { $which ->
    [1] { $trait }
   *[other] { $trait } number { $which }
}

phase-litters = Litters
phase-development = Development
phase-food-bank = Food bank
phase-feeding = Feeding
phase-extinction = Extinction
phase-scoring = Scoring and new cards

place-bank = the bank

# Stands for an animal or a trait that a refused move does not name.
it = it


## Tables

ruleset-base-gift = The base game by the rules of the gift edition: 84 cards, 19 traits.
ruleset-base-base-gift = Two base sets by the rules of the gift edition: 168 cards, up to eight players.
ruleset-base-141 = The base game by the rules 1.4.1: Mimicry answers only the first attack of a turn.
ruleset-base-base-141 = Two base sets by the rules 1.4.1: 168 cards, up to eight players.
ruleset-base-italian = The Italian edition: points in every turn, more new cards, and you may pass while feeding.
ruleset-base-fly-gift = The base game with Time to Fly: 126 cards, 30 traits, up to six players.
ruleset-base-gift-gift = The base game with the special cards of the gift set: 102 cards, 22 traits.
ruleset-base-fly-gift-gift = The base game with Time to Fly and the special cards: 144 cards, 33 traits, up to six players.
ruleset-base-continents-gift = The base game with Continents: three places, 126 cards, 27 traits.
ruleset-base-continents-gift-gift = The base game with Continents and the special cards: 144 cards, 30 traits.
ruleset-base-fly-continents-gift = The base game with Time to Fly and Continents: 168 cards, 38 traits, up to eight players.
ruleset-base-fly-continents-gift-gift = The base game with everything: 186 cards, 41 traits, up to eight players.
ruleset-cataclysm-added-141 = Cataclysm with up to 34 cards of the expansions: twenty cards to each, up to six players.
ruleset-cataclysm-141 = The scenario Cataclysm by the rules 1.4.1: one bank, all cards are played, one turn.


## Log: turns and phases

log-rolled-for-first = { $seat } rolled { $face } for the first go.
log-first-player = { $seat } is the first player.
log-turn = Turn { $number }. First player: { $first }.
log-phase = Phase: { $phase }.
log-round = Feeding, round { $number }.
log-last-turn = The deck is empty: this is the last turn!
log-game-over = The game is over.
log-passed = { $seat } passed.
log-skipped = { $seat } had nothing to do.
log-all-fed = Every animal is fed and full: the feeding phase ends.
log-scored = { $points ->
    [one] { $seat } scored { $points } point this turn, { $total } in all.
   *[other] { $seat } scored { $points } points this turn, { $total } in all.
}


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
log-cards-removed = { $cards ->
    [one] The last { $cards } card was removed unseen.
   *[other] The last { $cards } cards were removed unseen.
}

log-bears = Animal { $animal } bore a young one.
log-litter = A litter of { $animal } came.
log-settled = { $seat } took a Shell from the middle for { $animal }.
log-fetched = Animal { $animal } took a Swimming card along from the discard pile.
log-exchanged = Animals { $animal } and { $partner } exchanged { $trait } for { $other }.
log-restored = { $known ->
    [yes] { $seat } restored { $animal } with { $card }.
   *[no] { $seat } restored { $animal } with a new card.
}
log-turned-over = Animal { $animal } was turned over: { $card }!


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

log-woke = Animal { $animal } woke up hungry.
log-specialized = Animal { $animal } found food that nobody else eats.
log-changed-shape = Animal { $animal } changed its shape and gave up { $trait }.
log-warmed = Animal { $animal }, warm-blooded, went for one more token.
log-food-removed = { $tokens ->
    [one] Animal { $animal } needs less now: { $tokens } token was taken off.
   *[other] Animal { $animal } needs less now: { $tokens } tokens were taken off.
}
log-edified = Animal { $animal } made its place more fertile.
log-meal-missed = Animal { $animal } did not get its red token: it stayed in the bank.


## Log: places

log-sets-out = Animal { $animal } sets out for { $place }.
log-follows = Animal { $animal } will follow { $target }.
log-moved = Animal { $animal } moved from { $from } to { $place }.


## Log: attacks and deaths

log-attacked = Animal { $animal } attacked { $target }!
log-ambushed = Animal { $animal } leapt at { $target } from an ambush!
log-ignores = Animal { $animal } saw through { $trait } of { $target }.
log-ignores-pair = Animal { $animal } saw through { $trait } of { $target } with { $partner }.
log-bite-failed = Animal { $animal } struck back, but { $target } was out of its reach.
log-hid = Animal { $animal } hid in its shell.
log-inked = Animal { $animal } left { $target } in a cloud of ink.
log-runs = Animal { $animal } ran for its life.
log-escaped = Animal { $animal } got away from { $target }.
log-caught = Animal { $animal } did not outrun { $target }.
log-redirected = Animal { $animal } turned the attack on { $target }.
log-not-defended = Animal { $animal } was not defended.
log-eaten = Animal { $animal } ({ $owner }) was eaten.
log-poisoned = Animal { $animal } swallowed poison.
log-scavenged = Animal { $animal } came for the leftovers.
log-paralysed = Animal { $animal } was paralysed: none of its traits works until the next turn.
log-remains = Of animal { $animal } the traits remain, to be restored.
log-spread = The neoplasm of { $animal } spread: { $trait } no longer works.
log-died-of-neoplasm = Animal { $animal } ({ $owner }) died of its neoplasm.
log-starved = Animal { $animal } ({ $owner }) starved.
log-died-of-poison = Animal { $animal } ({ $owner }) died of poison.


## Questions

ask-over = The game is over.
ask-chance = The dice decide.
ask-development = { $seat }: play a card, or pass.
ask-play-all = { $seat }: play a card. Every card must be played.
ask-go = { $seat }: who eats? Take a token from the bank or use a trait.
ask-go-side = { $seat }: the main action is done. Use another trait, or end your go.
ask-sharing = { $seat }: there is food to share. Which pair trait works first?
ask-attack = { $seat }: { $animal } attacks { $target }! How does { $target } answer?
ask-turned = { $seat }: the attack of { $animal } was turned on { $target }. Does { $animal } ignore a trait of it?
ask-lure = { $seat }: { $animal } attacks { $target }, which has no traits. Does an Anglerfish show itself?
ask-meal = { $seat }: { $target } is about to take a red token. Strike from an ambush?
ask-migrating = { $seat }: a migration! Who else sets out, who follows?
ask-births = { $seat }: several animals bear young ones at once. Which is first?
ask-exchange = { $seat }: an animal would have two traits of a kind. Which one goes?
ask-restoring = { $seat }: an eaten animal is to be restored. With which card?
ask-new-start = { $seat }: you had nothing left. Lay two of your new cards as animals.
ask-scavenging = { $seat }: a kill! Which scavenger gets the leftovers?


## Options. "short" is for a list that stands under the name of the card already.

move-pass-development = Pass: no more cards this turn
move-pass-go = End your go
move-pass-attack = Do not defend
move-pass-turned = Ignore nothing
move-pass-lure = Turn nothing over
move-pass-migrating = Nobody else
move-pass-meal = Let it eat
move-roll = Roll { $face }

move-animal = Put down { $card } as a new animal
  .short = as a new animal
move-animal-in-place = Put down { $card } as a new animal in { $place }
  .short = as a new animal in { $place }
move-restore = Restore { $animal } with { $card }
  .short = to restore { $animal }
move-restore-from-deck = Restore { $animal } with a card from the deck
  .short = to restore { $animal }
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
move-carnivorous-ignoring = Attack { $target } with { $animal }, ignoring { $ignored }
move-carnivorous-ignoring-pair = Attack { $target } with { $animal }, ignoring { $ignored } with { $partner }
move-ambush = Leap at { $target } with { $animal }
move-ambush-ignoring = Leap at { $target } with { $animal }, ignoring { $ignored }
move-ambush-ignoring-pair = Leap at { $target } with { $animal }, ignoring { $ignored } with { $partner }
move-intellect = Ignore { $ignored }
move-intellect-pair = Ignore { $ignored } with { $partner }
move-anglerfish = Turn over { $animal } and strike back, ignoring { $ignored }
  .comes = If it eats the hunter it gets 2 blue tokens.
move-anglerfish-pair = Turn over { $animal } and strike back, ignoring { $ignored } with { $partner }
  .comes = If it eats the hunter it gets 2 blue tokens.
move-settle = Settle { $animal } in a { $trait } from the middle
  .short = as { $trait } for { $animal }, from the middle
move-metamorphosis = { $which ->
    [1] Feed { $animal } by giving up { $dropped }
   *[other] Feed { $animal } by giving up { $dropped } number { $which }
}
move-metamorphosis-pair = Feed { $animal } by giving up { $dropped } with { $partner }
move-specialization-a = Feed { $animal } by { $trait }
move-specialization-b = Feed { $animal } by { $trait }
move-warm-bloodedness = Take one more red token for { $animal }
move-shell = Hide { $animal } in its shell
  .comes = It is not eaten, but until the end of the turn it gets no food except from its fat.
move-ink-cloud = Save { $animal } in a cloud of ink
  .comes = It is not eaten; the hunter may attack again in a later go.
move-fat = Turn { $tokens } fat of { $animal } into food
move-piracy = Steal a token from { $target } with { $animal }
  .comes = { $target } loses 1 food, { $animal } gets 1 blue token.
move-grazing = Graze a token away with { $animal }
  .comes = The bank has one token less.
move-hibernation = Put { $animal } to sleep until next turn
  .comes = It counts as fed this turn and gets no food.
move-communication = { $trait } with { $animal }: { $target } takes a red token too
move-cooperation = { $trait } with { $animal }: { $target } gets a blue token too
move-migration = Migrate with { $animal } to { $place }
move-flight = Fly with { $animal } to { $place }
move-remora = Let { $animal } follow { $target }
move-viviparous = Let { $animal } bear first
move-recombination = Exchange { $given } of { $animal } for { $taken } of { $target }
move-recombination-drop-old = Discard the { $dropped } that { $animal } has
move-recombination-drop-new = Discard the { $dropped } that { $animal } would get
move-scavenger = Give the leftovers to { $animal }
move-running = Run, { $animal }!
  .comes = A die: with 4, 5 or 6 it gets away.
move-mimicry = Turn the attack from { $animal } to { $target }
  .comes = Then that animal is the one attacked.
move-tail-loss = { $which ->
    [1] Save { $animal } by dropping { $dropped }
   *[other] Save { $animal } by dropping { $dropped } number { $which }
}
  .comes = It lives; the hunter gets 1 blue token.
move-tail-loss-pair = Save { $animal } by dropping { $dropped } with { $partner }
  .comes = It lives; the hunter gets 1 blue token.


## Answers given in advance, and where points come from

standing-ask-about-own-animals = Ask me about my own animals
  .about = Whether one of my animals attacks another of mine from an ambush
standing-never-ambush = Never strike from an ambush
standing-decline-unless-attacked = Decline everything unless I am attacked
standing-pass-phase = Pass for the rest of this phase

points-animals = Animals
points-traits = Traits
points-needs = Extra food they need
points-earlier = Earlier turns
points-ocean = Animals in the Ocean


## What an attack would meet

preview-answer = It may be answered: { $answer }
preview-nothing = Nothing of { $target } answers the attack.
preview-lure = { $target } has no traits: an Anglerfish could show itself.
preview-eaten = If { $target } is eaten, its { $trait } works.
preview-stung = Eaten or not, { $target } paralyses the attacker: { $trait }.


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

# A tie for the most points: $points, $best and $next cards in discard piles, $winners how many win, $rule.
tie-decided = { $winners ->
    [1] A tie at { $points } points. More cards in the discard pile decide: { $best } against { $next } ({ $rule }).
   *[other] A tie at { $points } points. More cards in the discard pile decide: { $best } against { $next }. Those with { $best } share the victory ({ $rule }).
}
tie-shared = A tie at { $points } points, and as many cards in the discard pile: { $best } each. The victory is shared ({ $rule }).
