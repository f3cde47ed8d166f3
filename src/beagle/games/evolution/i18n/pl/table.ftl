### Evolution: what stands on the drawn table, and what a screen reader says of it.
### $seat is the name of a player, $animal and $partner the letter of an animal, $trait the name of a trait.


## An animal

# The whole of an animal in one line; $state is one of the messages below, $traits a list or "none".
animal-label = { $seat ->
    [Ty] Twoje zwierzę { $animal }
   *[other] Zwierzę { $animal } ({ $seat })
}, { $state }, żetony pokarmu: { $food } z { $need }{ $fat ->
    [0] {""}
   *[other] , tłuszcz { $fat }
}; { $traits }
animal-hungry = głodne
animal-fed = nakarmione
animal-full = syte
animal-no-traits = bez cech
animal-unknown-card = karta zakryta

# Marks: what has become of it. They stand at the foot of its card.
animal-asleep = Hibernuje
animal-in-shell = W muszli
animal-poisoned = Zatrute
animal-inked = W atramencie
animal-from-fat = Pokarm z tłuszczu
animal-paralysed = Sparaliżowane
animal-revealed = Odkryte

# An animal in the frame, as it is read aloud; $mine is "yes" for your own.
animal-spoken = { $animal }, { $own ->
    [yes] twoje
   *[no] { $seat }
}, { $state }, żetony pokarmu: { $food } z { $need }; { $traits }
animal-hunts-you = Może teraz zaatakować twoje zwierzę
animal-hunted-by = Kto może je teraz zaatakować
animal-attacked-by = atakuje je { $animal }
  .short = atakowane
animal-eats-after = je po { $animal }
  .short = po { $animal }
animal-can-attack = Może zaatakować twoje: { $animals }
animal-in-danger = Zagrożenie: { $animals }
animal-safe = Bezpieczne
# How a pair trait joins its animal to another one, whose name comes after it.
relation-guarded = chroni je
relation-guards = chroni
relation-with = w parze:
trait-filled = z tłuszczem
trait-empty = bez tłuszczu


## A trait

trait-label = { $trait }{ $partner ->
    [none] {""}
   *[other] {", "}w parze: { $partner }
}{ $fat ->
    [filled] , z tłuszczem
    [empty] , bez tłuszczu
   *[none] {""}
}{ $state ->
    [used] , użyta
    [off] , nie działa
    [fresh] , nowa w tej rundzie
   *[none] {""}
}
# The number of more food that a card asks for, as it is printed.
trait-need = potrzeby +{ $food }


## Food and cards

bank-title = Baza pokarmowa
bank-label = { $place }: { $food ->
    [one] { $food } czerwony żeton
    [few] { $food } czerwone żetony
   *[many] { $food } czerwonych żetonów
}
bank-dice = { $dice ->
    [one] { $dice } kostka
    [few] { $dice } kostki
   *[many] { $dice } kostek
}
bank-made = + { $number }
deck-label = { $cards ->
    [one] { $cards } karta w talii
    [few] { $cards } karty w talii
   *[many] { $cards } kart w talii
}
deck-title = Talia
hand-title = Twoja ręka
hand-empty = Brak kart na ręce
hand-folded = Dotknij ręki, aby ją rozłożyć
hand-label = { $cards ->
    [one] { $cards } karta na ręce
    [few] { $cards } karty na ręce
   *[many] { $cards } kart na ręce
}
discard-label = { $cards ->
    [one] { $cards } odrzucona karta
    [few] { $cards } odrzucone karty
   *[many] { $cards } odrzuconych kart
}
points-label = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}


## A player

player-first = pierwszy gracz
player-away = nie ma przy stole
player-no-animals = Brak zwierząt
player-herd = { $animals ->
    [one] { $animals } zwierzę
    [few] { $animals } zwierzęta
   *[many] { $animals } zwierząt
}, głodnych: { $hungry }
hint-symbiosis-first = Dotknij zwierzęcia, które ma być chronione.
hint-symbiosis-second = Teraz dotknij symbionta, który je chroni.
