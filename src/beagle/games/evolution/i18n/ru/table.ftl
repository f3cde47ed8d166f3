### Evolution: what stands on the drawn table, and what a screen reader says of it.
### $seat is the name of a player, $animal and $partner the letter of an animal, $trait the name of a trait.


## An animal

# The whole of an animal in one line; $state is one of the messages below, $traits a list or "none".
animal-label = { $seat }: животное { $animal }, { $state }, фишек еды { $food } из { $need }{ $fat ->
    [0] {""}
   *[other] , жира { $fat }
}; { $traits }
animal-hungry = голодное
animal-fed = накормлено, есть место для жира
animal-full = накормлено
animal-no-traits = без свойств
animal-unknown-card = карта закрыта

# Marks: what has become of it. They stand at the foot of its card.
animal-asleep = В спячке
animal-in-shell = В раковине
animal-poisoned = Отравлено
animal-inked = Ослеплено чернилами
animal-from-fat = Еда только из жира
animal-paralysed = Парализовано
animal-revealed = Перевёрнуто

# An animal in the frame, as it is read aloud; $mine is "yes" for your own.
animal-spoken = { $animal }, { $own ->
    [yes] ваше
   *[no] { $seat }
}, { $state }: фишек еды { $food } из { $need }; { $traits }
animal-hunts-you = Может сейчас напасть на ваше животное
animal-hunted-by = Могут напасть сейчас
animal-attacked-by = атакует { $animal }
  .short = атаковано
animal-eats-after = ест после { $animal }
  .short = после { $animal }
animal-can-attack = Может напасть на ваших животных: { $animals }
animal-in-danger = Могут напасть: { $animals }
animal-safe = Вне опасности
# How a pair trait joins its animal to another one, whose name comes after it.
relation-guarded = под защитой
relation-guards = защищает
relation-with = пара —
trait-filled = с жиром
trait-empty = без жира


## A trait

trait-label = { $trait }{ $partner ->
    [none] {""}
   *[other] {", "}пара — { $partner }
}{ $fat ->
    [filled] , с жиром
    [empty] , без жира
   *[none] {""}
}{ $state ->
    [used] , использовано
    [off] , не действует
    [fresh] , со следующего хода
   *[none] {""}
}
# The number of more food that a card asks for, as it is printed.
trait-need = { $food ->
    [one] нужна ещё { $food } фишка еды
    [few] нужны ещё { $food } фишки еды
   *[many] нужно ещё { $food } фишек еды
}


## Food and cards

bank-title = Кормовая база
bank-label = { $place }: { $food ->
    [one] { $food } красная фишка
    [few] { $food } красные фишки
   *[many] { $food } красных фишек
}
bank-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}
bank-made = + { $number }
deck-label = { $cards ->
    [one] { $cards } карта в колоде
    [few] { $cards } карты в колоде
   *[many] { $cards } карт в колоде
}
deck-title = Колода
hand-title = Ваша рука
hand-empty = В руке карт нет
hand-folded = Коснитесь, чтобы открыть руку
hand-label = { $cards ->
    [one] { $cards } карта в руке
    [few] { $cards } карты в руке
   *[many] { $cards } карт в руке
}
discard-label = { $cards ->
    [one] { $cards } карта в сносе
    [few] { $cards } карты в сносе
   *[many] { $cards } карт в сносе
}
points-label = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}


## A player

player-first = первый игрок
player-away = не в сети
player-no-animals = Животных нет
player-herd = { $animals ->
    [one] { $animals } животное
    [few] { $animals } животных
   *[many] { $animals } животных
}, голодных: { $hungry }
hint-symbiosis-first = Коснитесь животного, которое будет под защитой.
hint-symbiosis-second = Теперь коснитесь симбионта, который его защищает.
