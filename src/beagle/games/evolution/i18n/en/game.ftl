### Evolution: what is said at the table. The keys and their arguments come from beagle.games.evolution.words.
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

deck-cards = Cards
deck-unseen = Unseen cards: { $cards }. A card with two traits counts for both.
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
  .short = Food bank
phase-feeding = Feeding
  .short = Feeding
phase-extinction = Extinction
phase-scoring = Scoring and new cards

place-bank = the bank

# Stands for an animal or a trait that a refused move does not name.
it = it


## Tables

ruleset-base-gift = The base game, gift edition rules: 84 cards, 19 traits.
ruleset-base-base-gift = Two base sets, gift edition rules: 168 cards, up to eight players.
ruleset-base-141 = The base game, rules 1.4.1: Mimicry answers only the first attack of a turn.
ruleset-base-base-141 = Two base sets, rules 1.4.1: 168 cards, up to eight players.
ruleset-base-italian = The Italian edition: points every turn, more new cards, and you may pass while feeding.
ruleset-base-fly-gift = The base game with Time to Fly: 126 cards, 30 traits, up to six players.
ruleset-base-gift-gift = The base game with the special cards of the gift edition: 102 cards, 22 traits.
ruleset-base-fly-gift-gift = The base game with Time to Fly and the special cards: 144 cards, 33 traits, up to six players.
ruleset-base-continents-gift = The base game with Continents: three locations, 126 cards, 27 traits.
ruleset-base-continents-gift-gift = The base game with Continents and the special cards: 144 cards, 30 traits.
ruleset-base-fly-continents-gift = The base game with Time to Fly and Continents: 168 cards, 38 traits, up to eight players.
ruleset-base-fly-continents-gift-gift = The base game with everything: 186 cards, 41 traits, up to eight players.
ruleset-cataclysm-added-141 = Cataclysm with up to 34 expansion cards: up to twenty cards each, two to six players.
ruleset-cataclysm-141 = The Cataclysm scenario, rules 1.4.1: one bank, every card is played, one turn.


## Log: turns and phases

log-rolled-for-first = { $seat } rolled { $face } for first player.
log-first-player = { $seat ->
    [You] You’re the first player.
   *[other] { $seat } is the first player.
}
log-turn = Turn { $number }. First player: { $first ->
    [You] you
   *[other] { $first }
}.
log-phase = Phase: { $phase }.
log-round = Feeding, round { $number }.
log-last-turn = The deck is empty: this is the last turn!
log-game-over = The game is over.
log-passed = { $seat } passed.
log-skipped = { $seat } had nothing to do.
log-all-fed = Every animal is fed and all fat is full: the feeding phase is over.
log-scored = { $points ->
    [one] { $seat } scored { $points } point this turn, { $total } in total.
   *[other] { $seat } scored { $points } points this turn, { $total } in total.
}


## Log: cards

log-animal-played = { $known ->
    [yes] { $seat } played { $card } as animal { $animal }.
   *[no] { $seat } played a new animal, { $animal }.
}
log-trait-played = { $seat } played { $trait } on { $animal }.
log-pair-played = { $seat } joined { $animal } and { $partner } with { $trait }.
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
    [one] The last card was removed unseen.
   *[other] The last { $cards } cards were removed unseen.
}

log-bears = Animal { $animal } gave birth.
log-litter = Animal { $animal } had a litter.
log-settled = { $seat } took a Shell from the middle for { $animal }.
log-fetched = Animal { $animal } took a Swimming card from the discard pile.
log-exchanged = Animals { $animal } and { $partner } exchanged { $trait } for { $other }.
log-restored = { $known ->
    [yes] { $seat } restored { $animal } with { $card }.
   *[no] { $seat } restored { $animal } with a new card.
}
log-turned-over = Animal { $animal } was turned over: { $card }!


## Log: food

log-die = The die came up { $face }.
log-bank = { $tokens ->
    [0] There’s no food in { $place }.
    [one] There’s { $tokens } token in { $place }.
   *[other] There are { $tokens } tokens in { $place }.
}
log-bank-cleared = { $tokens ->
    [one] The last token in { $place } was discarded.
   *[other] The last { $tokens } tokens in { $place } were discarded.
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
log-fat-stored = Animal { $animal } stored a token as fat.
log-fat-used = { $tokens ->
    [one] Animal { $animal } used its fat: { $tokens } token became food.
   *[other] Animal { $animal } used its fat: { $tokens } tokens became food.
}
log-shared = { $trait }: { $partner } ate along with { $animal }.
log-grazed = Animal { $animal } grazed a token from the bank.
log-robbed = Animal { $animal } stole a token from { $target }.
log-hibernated = Animal { $animal } went into hibernation until next turn.

log-woke = Animal { $animal } woke up hungry.
log-specialized = Animal { $animal } found food that nobody else eats.
log-changed-shape = Animal { $animal } transformed and gave up { $trait }.
log-warmed = Animal { $animal } is warm-blooded and went for one more token.
log-food-removed = { $tokens ->
    [one] Animal { $animal } needs less now: { $tokens } token was removed.
   *[other] Animal { $animal } needs less now: { $tokens } tokens were removed.
}
log-edified = Animal { $animal } added food to its location.
log-meal-missed = Animal { $animal } didn’t get its red token: it stayed in the bank.


## Log: places

log-sets-out = Animal { $animal } set out for { $place }.
log-follows = Animal { $animal } set out to follow { $target }.
log-moved = Animal { $animal } moved from { $from } to { $place }.


## Log: attacks and deaths

log-attacked = Animal { $animal } attacked { $target }!
log-ambushed = Animal { $animal } ambushed { $target }!
log-ignores = Animal { $animal } ignored { $target }’s { $trait }.
log-ignores-pair = Animal { $animal } ignored the { $trait } that { $target } shares with { $partner }.
log-bite-failed = Animal { $animal } struck back but couldn’t reach { $target }.
log-hid = Animal { $animal } hid in its shell.
log-inked = Animal { $animal } left { $target } in a cloud of ink.
log-runs = Animal { $animal } ran for its life.
log-escaped = Animal { $animal } got away from { $target }.
log-caught = Animal { $animal } couldn’t outrun { $target }.
log-redirected = Animal { $animal } redirected the attack to { $target }.
log-not-defended = Animal { $animal } wasn’t defended.
log-eaten = { $owner ->
    [You] Your animal
   *[other] { $owner }’s animal
} { $animal } was eaten.
log-poisoned = Animal { $animal } was poisoned.
log-scavenged = Animal { $animal } came for the leftovers.
log-paralysed = Animal { $animal } was paralysed: none of its traits work until the next turn.
log-remains = Animal { $animal }’s traits stay until it’s restored.
log-spread = Animal { $animal }’s neoplasm spread: { $trait } no longer works.
log-died-of-neoplasm = { $owner ->
    [You] Your animal
   *[other] { $owner }’s animal
} { $animal } died of its neoplasm.
log-starved = { $owner ->
    [You] Your animal
   *[other] { $owner }’s animal
} { $animal } starved.
log-died-of-poison = { $owner ->
    [You] Your animal
   *[other] { $owner }’s animal
} { $animal } died of poison.


## Questions

ask-over = The game is over.
ask-chance = The dice decide.
ask-development = Play a card, or pass.
    .drawn = Play a card, or pass
    .others = { $seat } is choosing a card to play.
ask-play-all = Play a card. Every card must be played.
    .others = { $seat } is choosing a card to play.
ask-go = Who eats? Take a token from the bank or use a trait.
    .drawn = Your go: who eats?
    .others = { $seat } is choosing who eats.
ask-go-side = Your main action is done. Use another trait, or end your go.
    .others = { $seat } may use another trait.
ask-sharing = There’s food to share. Which pair trait works first?
ask-attack = Animal { $animal } is attacking { $target }! How does { $target } defend itself?
    .drawn = { $owner ->
        [You] Your
       *[other] { $owner }’s
    } { $animal } attacks your { $target }
    .listed = { $owner } is attacking one of your animals. How does it defend itself?
    .others = Animal { $animal } is attacking { $target }. { $seat } is choosing a defence.
ask-turned = Animal { $animal }’s attack was redirected to { $target }. Ignore one of its traits?
    .listed = An attack was redirected. Ignore a trait of the new prey?
    .others = Animal { $animal }’s attack was redirected to { $target }. { $seat } may ignore one of its traits.
ask-lure = Animal { $animal } is attacking { $target }, which has no traits. Turn over an Anglerfish?
    .listed = An animal without traits is being attacked. Turn over an Anglerfish?
    .others = Animal { $animal } is attacking { $target }, which has no traits. { $seat } may turn over an Anglerfish.
ask-meal = Animal { $target } is about to take a red token. Strike from an ambush?
    .listed = An animal is about to take a red token. Strike from an ambush?
    .others = Animal { $target } is about to take a red token. { $seat } may strike from an ambush.
ask-migrating = A migration! Who else sets out, and who follows?
    .others = A migration! { $seat } is choosing who else sets out.
ask-births = Several animals give birth at once. Which goes first?
ask-exchange = An animal would have two of the same trait. Which one do you discard?
ask-restoring = Which card do you restore the eaten animal with?
    .others = { $seat } is restoring an eaten animal.
ask-new-start = You had nothing left. Play two of your new cards as animals.
    .others = { $seat } had nothing left and is choosing new animals.
ask-scavenging = A kill! Which scavenger gets the leftovers?


## Options. "short" is for a list that stands under the name of the card already.

move-pass-development = Pass: no more cards this turn
move-pass-go = End your go
move-pass-attack = Don’t defend
move-pass-turned = Don’t ignore a trait
move-pass-lure = Don’t turn one over
move-pass-migrating = Nobody else
move-pass-meal = Let it eat
move-roll = Roll { $face }

move-animal = Play { $card } as a new animal
  .short = as a new animal
move-animal-in-place = Play { $card } as a new animal in { $place }
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
    [1] Join { $animal } and { $partner } with { $trait }
   *[other] Join { $animal } and { $partner } with { $trait } (card { $card })
}
  .short = as { $trait } for { $animal } and { $partner }
move-symbiosis = Join { $animal } to { $partner }, its symbiont, with { $trait }
  .short = as { $trait }: { $animal } with { $partner } as its symbiont

move-take = Take a red token for { $animal }
move-carnivorous = Attack { $target } with { $animal }
move-carnivorous-ignoring = Attack { $target } with { $animal }, ignoring { $ignored }
move-carnivorous-ignoring-pair = Attack { $target } with { $animal }, ignoring { $ignored } with { $partner }
move-ambush = Ambush { $target } with { $animal }
move-ambush-ignoring = Ambush { $target } with { $animal }, ignoring { $ignored }
move-ambush-ignoring-pair = Ambush { $target } with { $animal }, ignoring { $ignored } with { $partner }
move-intellect = Ignore { $ignored }
move-intellect-pair = Ignore { $ignored } with { $partner }
move-anglerfish = Turn over { $animal } and strike back, ignoring { $ignored }
  .comes = If it eats the carnivore, it gets 2 blue tokens.
move-anglerfish-pair = Turn over { $animal } and strike back, ignoring { $ignored } with { $partner }
  .comes = If it eats the carnivore, it gets 2 blue tokens.
move-settle = Put { $animal } in a { $trait } from the middle
  .short = as { $trait } for { $animal }, from the middle
move-metamorphosis = { $which ->
    [1] Feed { $animal } by giving up { $dropped }
   *[other] Feed { $animal } by giving up { $dropped } number { $which }
}
move-metamorphosis-pair = Feed { $animal } by giving up { $dropped } with { $partner }
move-specialization-a = Feed { $animal } with { $trait }
move-specialization-b = Feed { $animal } with { $trait }
move-warm-bloodedness = Take one more red token for { $animal }
move-shell = Hide { $animal } in its shell
  .comes = It isn’t eaten, but until the end of the turn it gets no food except from its own fat.
  .answer = { $trait }: { $animal } can hide. You’d get nothing, and you couldn’t attack with this carnivore again this turn.
move-ink-cloud = Save { $animal } with a cloud of ink
  .comes = It isn’t eaten; the carnivore may attack again in a later go.
  .answer = { $trait }: { $animal } can get away. Your carnivore could attack again in a later go.
move-fat = Turn { $tokens ->
    [one] { $tokens } fat token
   *[other] { $tokens } fat tokens
} on { $animal } into food
move-piracy = Steal a token from { $target } with { $animal }
  .comes = Animal { $target } loses 1 food token, and { $animal } gets 1 blue token.
move-grazing = Graze a token with { $animal }
  .comes = The bank loses 1 token.
move-hibernation = Put { $animal } into hibernation until next turn
  .comes = It counts as fed this turn and gets no food.
move-communication = { $trait }: { $target } takes a red token along with { $animal }
move-cooperation = { $trait }: { $target } gets a blue token along with { $animal }
move-migration = Migrate with { $animal } to { $place }
move-flight = Fly with { $animal } to { $place }
move-remora = Let { $animal } follow { $target }
move-viviparous = Animal { $animal } gives birth first
move-recombination = Exchange { $animal }’s { $given } for { $target }’s { $taken }
move-recombination-drop-old = Discard the { $dropped } that { $animal } already has
move-recombination-drop-new = Discard the { $dropped } that { $animal } would get
move-scavenger = Give the leftovers to { $animal }
move-running = Run, { $animal }!
  .comes = Roll a die: on 4, 5 or 6 it gets away.
  .answer = { $trait }: { $animal } gets away on 4, 5 or 6.
move-mimicry = Redirect the attack from { $animal } to { $target }
  .comes = Then { $target } is the one attacked.
  .answer = { $trait }: the attack can be redirected to { $target }.
move-tail-loss = { $which ->
    [1] Save { $animal } by dropping { $dropped }
   *[other] Save { $animal } by dropping { $dropped } number { $which }
}
  .comes = It lives; the carnivore gets 1 blue token.
  .answer = { $which ->
    [1] { $trait }: { $animal } can drop { $dropped } and live. You’d get 1 blue token.
   *[other] { $trait }: { $animal } can drop { $dropped } number { $which } and live. You’d get 1 blue token.
}
move-tail-loss-pair = Save { $animal } by dropping { $dropped } with { $partner }
  .comes = It lives; the carnivore gets 1 blue token.
  .answer = { $trait }: { $animal } can drop { $dropped } with { $partner } and live. You’d get 1 blue token.


## Answers given in advance, and where points come from

standing-ask-about-own-animals = Ask me about my own animals
  .about = Whether one of my animals ambushes another of mine
standing-never-ambush = Never strike from an ambush
standing-decline-unless-attacked = Decline everything unless I’m attacked
standing-pass-phase = Pass for the rest of this phase

points-animals = Animals
    .counted = { $n ->
        [one] { $n } animal
       *[other] { $n } animals
    }
points-traits = Traits
    .counted = { $n ->
        [one] { $n } trait
       *[other] { $n } traits
    }
points-needs = Extra food needed
points-earlier = Earlier turns
points-ocean = Animals in the Ocean
    .counted = { $n ->
        [one] { $n } animal in the Ocean
       *[other] { $n } animals in the Ocean
    }


## What an attack would meet

preview-nothing = Animal { $target } can’t defend against this attack.
preview-lure = Animal { $target } has no traits: an Anglerfish could be turned over.
preview-eaten = If { $target } is eaten, its { $trait } takes effect.
preview-stung = Either way, { $target }’s { $trait } paralyses the attacker.


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
section-GIFT = Special cards
section-CAT = Cataclysm
section-RUL = How the rules interact

# A tie for the most points: $points, $best and $next cards in discard piles, $winners how many win, $rule.
tie-decided = { $winners ->
    [1] A tie on points: { $points } each. The larger discard pile decides: { $best } against { $next } ({ $rule }).
   *[other] A tie on points: { $points } each. The larger discard pile decides: { $best } against { $next }. The players with { $best } share the victory ({ $rule }).
}
tie-shared = A tie on points, { $points } each, and on cards in the discard piles, { $best } each. The victory is shared ({ $rule }).
tie-below = Tied at { $points }. Cards discarded: { $best }, so ahead of { $before }

# The creature that is drawn at the end: $seat whose it is, $animal its name (D5), $points what it is worth.
specimen-animal = { $seat }: { $animal }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
