### Evolution: what stands on the drawn table, and what a screen reader says of it.
### $seat is the name of a player, $animal and $partner the letter of an animal, $trait the name of a trait.


## An animal

# The whole of an animal in one line; $state is one of the messages below, $traits a list or "none".
animal-label = { $seat ->
    [Tu] Il tuo animale { $animal }
   *[other] Animale { $animal } di { $seat }
}, { $state }: segnalini cibo { $food } su { $need }{ $fat ->
    [0] {""}
   *[other] , grasso { $fat }
}; { $traits }
animal-hungry = affamato
animal-fed = nutrito
animal-full = sazio
animal-no-traits = nessuna caratteristica
animal-unknown-card = carta coperta

# Marks: what has become of it. They stand at the foot of its card.
animal-asleep = In letargo
animal-in-shell = Nella conchiglia
animal-poisoned = Avvelenato
animal-inked = Nell'inchiostro
animal-from-fat = Cibo dal grasso
animal-paralysed = Paralizzato
animal-revealed = Girato

# An animal in the frame, as it is read aloud; $mine is "yes" for your own.
animal-spoken = { $animal }, { $own ->
    [yes] tuo
   *[no] di { $seat }
}, { $state }: segnalini cibo { $food } su { $need }; { $traits }
animal-hunts-you = Ora può attaccare un tuo animale
animal-hunted-by = Chi può attaccarlo ora
animal-attacked-by = attaccato da { $animal }
  .short = attaccato
animal-eats-after = mangia dopo { $animal }
  .short = dopo { $animal }
animal-can-attack = Dei tuoi animali può attaccare: { $animals }
animal-in-danger = Può essere attaccato da: { $animals }
animal-safe = Non è in pericolo
# How a pair trait joins its animal to another one, whose name comes after it.
relation-guarded = protetto da
relation-guards = protegge
relation-with = con
trait-filled = con grasso
trait-empty = senza grasso


## A trait

trait-label = { $trait }{ $partner ->
    [none] {""}
   *[other] {" "}con l'animale { $partner }
}{ $fat ->
    [filled] , con grasso
    [empty] , senza grasso
   *[none] {""}
}{ $state ->
    [used] , carta già usata
    [off] , non funziona
    [fresh] , vale dal prossimo turno
   *[none] {""}
}
# The number of more food that a card asks for, as it is printed.
trait-need = { $food ->
    [one] richiede { $food } segnalino cibo in più
   *[other] richiede { $food } segnalini cibo in più
}


## Food and cards

bank-title = Riserva di cibo
bank-label = { $place }: { $food ->
    [one] { $food } segnalino rosso
   *[other] { $food } segnalini rossi
}
bank-dice = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}
bank-made = + { $number }
deck-label = { $cards ->
    [one] { $cards } carta nel mazzo
   *[other] { $cards } carte nel mazzo
}
deck-title = Mazzo
hand-title = La tua mano
hand-empty = Nessuna carta in mano
hand-folded = Tocca le carte per aprire la mano
hand-label = { $cards ->
    [one] { $cards } carta in mano
   *[other] { $cards } carte in mano
}
discard-label = { $cards ->
    [one] { $cards } carta scartata
   *[other] { $cards } carte scartate
}
points-label = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}


## A player

player-first = primo giocatore
player-away = assente
player-no-animals = Nessun animale
player-herd = { $animals ->
    [one] { $animals } animale
   *[other] { $animals } animali
}, { $hungry ->
    [one] { $hungry } affamato
   *[other] { $hungry } affamati
}
hint-symbiosis-first = Tocca l'animale da proteggere.
hint-symbiosis-second = Ora tocca il simbionte che lo protegge.
