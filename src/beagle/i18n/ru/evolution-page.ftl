### Evolution: words of the page around the drawn table.
### $animal and $partner are letters of animals, $seat the name of a player, $trait the name of a trait.

phase-setup = Подготовка
phase-over = Конец

table-turn = Ход { $turn }
table-last-turn = Ход { $turn }, последний
table-new-animal = Новое животное
# The name of a place follows.
table-new-animal-in = Новое животное, локация
table-pass = Пас
table-hand = Рука
table-count = { $tokens ->
    [one] { $tokens } фишка
    [few] { $tokens } фишки
   *[many] { $tokens } фишек
}
table-pair = «{ $trait }» животных { $animal } и { $partner }
table-animal = Животное { $animal }
table-animal-of = Животное { $animal } ({ $seat })
table-middle = Открыто в центре стола
table-attacking = Нападает
table-attacked = Жертва
table-resigned = сдача
table-bot-plays = нет на месте, играет бот
table-label = Стол
