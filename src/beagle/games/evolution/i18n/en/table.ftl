### Evolution: what stands on the drawn table, and what a screen reader says of it.
### $seat is the name of a player, $animal and $partner the letter of an animal, $trait the name of a trait.


## An animal

# The whole of an animal in one line; $state is one of the messages below, $traits a list or "none".
animal-label = { $seat ->
    [You] Your animal { $animal }
   *[other] { $seat }’s animal { $animal }
}, { $state }: { $food } of { $need } food tokens{ $fat ->
    [0] {""}
   *[other] , { $fat } fat
}; { $traits }
animal-hungry = hungry
animal-fed = fed
animal-full = full
animal-no-traits = no traits
animal-unknown-card = hidden card

# Marks: what has become of it. They stand at the foot of its card.
animal-asleep = Hibernating
animal-in-shell = In its shell
animal-poisoned = Poisoned
animal-inked = Inked
animal-from-fat = Fed from fat
animal-paralysed = Paralysed
animal-revealed = Turned over

# An animal in the frame, as it is read aloud; $mine is "yes" for your own.
animal-spoken = { $animal }, { $own ->
    [yes] yours
   *[no] { $seat }’s
}, { $state }: { $food } of { $need } food tokens; { $traits }
animal-hunts-you = Can attack one of your animals now
animal-hunted-by = These could attack it now
animal-attacked-by = attacked by { $animal }
  .short = attacked
animal-eats-after = eats after { $animal }
  .short = after { $animal }
animal-can-attack = Can attack your { $animals }
animal-in-danger = Could be attacked by { $animals }
animal-safe = Not in danger
# How a pair trait joins its animal to another one, whose name comes after it.
relation-guarded = guarded by
relation-guards = guards
relation-with = with
trait-filled = with fat
trait-empty = no fat


## A trait

trait-label = { $trait }{ $partner ->
    [none] {""}
   *[other] {" "}with { $partner }
}{ $fat ->
    [filled] , with fat
    [empty] , no fat
   *[none] {""}
}{ $state ->
    [used] , used
    [off] , not working
    [fresh] , new this turn
   *[none] {""}
}
# The number of more food that a card asks for, as it is printed.
trait-need = { $food ->
    [one] needs { $food } more food token
   *[other] needs { $food } more food tokens
}


## Food and cards

bank-title = Food bank
bank-label = { $place }: { $food ->
    [one] { $food } red token
   *[other] { $food } red tokens
}
# The dice of a bank, before they are rolled; followed by bank-made.
bank-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
bank-made = + { $number }
deck-label = { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}
deck-title = Deck
hand-title = Your hand
hand-empty = No cards in hand
hand-folded = Tap your hand to open it
hand-label = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
discard-label = { $cards ->
    [one] { $cards } discarded card
   *[other] { $cards } discarded cards
}
points-label = { $points ->
    [one] { $points } point
   *[other] { $points } points
}


## A player

player-first = first player
player-away = away
player-no-animals = No animals
player-herd = { $animals ->
    [one] { $animals } animal
   *[other] { $animals } animals
}, { $hungry } hungry
hint-symbiosis-first = Tap the animal to be protected.
hint-symbiosis-second = Now tap the symbiont that guards it.
