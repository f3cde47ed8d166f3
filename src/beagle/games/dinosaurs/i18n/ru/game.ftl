### Gods Love Dinosaurs: what is said at the table. The keys and their arguments come from beagle.games.dinosaurs.words.
###
### Names of players and of animals stand in the nominative, so verbs are in the present tense: an animal may be
### masculine (заяц) or feminine (крыса). What is eaten is an object and stands in the accusative.
### Variables with the same meaning everywhere:
###   $seat             the name of a player
###   $figure, $kind    an animal: its name as below, and a word to choose by: frog, rabbit, rat, tiger, eagle, dinosaur
###   $cell, $other     a hex as two numbers, like 1,-1
###   $column           a column of the biome board, by its animal
###   $tile             a tile in words (dinosaurs-tile, dinosaurs-tile-bare)
###   $meal             what is eaten, a list (dinosaurs-list-1 to dinosaurs-list-5) of numbers of animals


## Animals, terrains, tiles

dinosaurs-figure-frog = лягушка
dinosaurs-figure-rabbit = заяц
dinosaurs-figure-rat = крыса
dinosaurs-figure-tiger = тигр
dinosaurs-figure-eagle = орёл
dinosaurs-figure-dinosaur = динозавр

# Stands for an animal that a refused move does not name.
dinosaurs-it = фигурка

dinosaurs-column-frog = лягушки
dinosaurs-column-rabbit = зайцы
dinosaurs-column-rat = крысы
dinosaurs-column-tiger = тигры
dinosaurs-column-eagle = орлы

dinosaurs-count-frog = { $count ->
    [1] лягушку
    [one] { $count } лягушку
    [few] { $count } лягушек
   *[many] { $count } лягушек
}
dinosaurs-count-rabbit = { $count ->
    [1] зайца
    [one] { $count } зайца
    [few] { $count } зайцев
   *[many] { $count } зайцев
}
dinosaurs-count-rat = { $count ->
    [1] крысу
    [one] { $count } крысу
    [few] { $count } крыс
   *[many] { $count } крыс
}
dinosaurs-count-tiger = { $count ->
    [1] тигра
    [one] { $count } тигра
    [few] { $count } тигров
   *[many] { $count } тигров
}
dinosaurs-count-eagle = { $count ->
    [1] орла
    [one] { $count } орла
    [few] { $count } орлов
   *[many] { $count } орлов
}

dinosaurs-list-1 = { $a }
dinosaurs-list-2 = { $a } и { $b }
dinosaurs-list-3 = { $a }, { $b } и { $c }
dinosaurs-list-4 = { $a }, { $b }, { $c } и { $d }
dinosaurs-list-5 = { $a }, { $b }, { $c }, { $d } и { $e }

dinosaurs-terrain-lake = озеро
dinosaurs-terrain-plain = равнина
dinosaurs-terrain-forest = лес
dinosaurs-terrain-universal = универсальный ландшафт
dinosaurs-terrain-mountain = гора

# $face is the tile in the notation, $first and $second are its terrains; the animal stands on the first.
dinosaurs-tile = { $first } ({ $figure }) и { $second } [{ $face }]
    .drawn = { $first } ({ $figure }) и { $second }
dinosaurs-tile-bare = { $first } и { $second } [{ $face }]
    .drawn = { $first } и { $second }


## Tables

dinosaurs-deck-stack = Стопка { $stack }
dinosaurs-ruleset-base = «Динозавры — любимцы богов» с тайлами нашего собственного дизайна: 84 тайла, 2–5 игроков.
dinosaurs-ruleset-box = «Динозавры — любимцы богов» с тайлами из вашей коробки, которые вы внесли.


## Log

dinosaurs-log-turn = Ход { $number }: { $seat }.
dinosaurs-log-taken = { $seat }: тайл из колонки «{ $column }»: { $tile }.
dinosaurs-log-placed = { $seat }: на { $cell } и { $other } положен тайл: { $tile }.
    .drawn = { $seat }: тайл положен.
dinosaurs-log-settled = { $seat }: на { $cell } новое животное ({ $figure }).
    .drawn = { $seat }: новое животное ({ $figure }).
dinosaurs-log-missing = { $seat }: в запасе не осталось фигурки ({ $figure }).
dinosaurs-log-activated = { $kind ->
    [frog] Лягушки размножаются!
    [rabbit] Зайцы размножаются!
    [rat] Крысы размножаются!
    [tiger] Тигры охотятся!
    [eagle] Орлы охотятся!
   *[dinosaur] Динозавры идут!
}
dinosaurs-log-bred = { $seat }: { $figure } на { $cell } даёт потомство на { $other }.
    .drawn = { $seat }: { $figure } даёт потомство.
dinosaurs-log-enough = { $seat }: больше потомства не нужно ({ $figure }).
dinosaurs-log-idle = { $seat }: действий нет ({ $figure }).
dinosaurs-log-walked = { $seat }: { $figure } идёт с { $cell } на { $other }.
    .drawn = { $seat }: { $figure } выходит на охоту.
dinosaurs-log-eaten = { $seat }: на { $cell } съедено животное ({ $figure }).
    .drawn = { $seat }: съедено животное ({ $figure }).
dinosaurs-log-young = { $seat }: на { $cell } потомство ({ $figure }).
    .drawn = { $seat }: потомство ({ $figure }).
dinosaurs-log-starved = { $seat }: { $figure } на { $cell } умирает от голода.
    .drawn = { $seat }: { $figure } умирает от голода.
dinosaurs-log-laid = { $eggs ->
    [one] { $seat }: { $eggs } новое яйцо, всего { $total }.
    [few] { $seat }: { $eggs } новых яйца, всего { $total }.
   *[many] { $seat }: { $eggs } новых яиц, всего { $total }.
}
dinosaurs-log-hatched = { $seat }: на { $cell } выведен динозавр; осталось яиц: { $total }.
    .drawn = { $seat }: выведен динозавр; осталось яиц: { $total }.
dinosaurs-log-unhatched = { $seat }: яйца остаются в гнезде.
dinosaurs-log-marker = Диномаркер переходит в колонку «{ $column }».
dinosaurs-log-filled = Новый тайл в колонке «{ $column }», ряд { $row }: { $tile }.
    .drawn = Новый тайл в колонке «{ $column }»: { $tile }.
dinosaurs-log-next-stack = Дальше тайлы берут из стопки { $stack }.
dinosaurs-log-game-over = { $tiles ->
    [0] Тайлов не осталось, а нужно { $cells }: игра окончена.
    [one] Остался только { $tiles } тайл, а нужно { $cells }: игра окончена.
    [few] Осталось только { $tiles } тайла, а нужно { $cells }: игра окончена.
   *[many] Осталось только { $tiles } тайлов, а нужно { $cells }: игра окончена.
}


## Questions

dinosaurs-ask-over = Игра окончена.
dinosaurs-ask-draft = Возьмите тайл.
    .others = { $seat } выбирает тайл.
dinosaurs-ask-placing = Куда положить этот тайл: { $tile }?
    .drawn = Куда положить этот тайл?
    .others = { $seat } кладёт тайл.
dinosaurs-ask-breeding = Кто даёт потомство ({ $figure }) и где?
    .others = { $seat } разводит { $kind ->
    [frog] лягушек
    [rabbit] зайцев
   *[rat] крыс
}.
dinosaurs-ask-hunting = Кто охотится следующим ({ $figure }) и где?
    .others = { $seat } охотится: { $kind ->
    [tiger] тигры
   *[eagle] орлы
}.
dinosaurs-ask-hatching = { $eggs ->
    [1] Вывести динозавра из единственного яйца?
   *[other] Вывести динозавра из яйца? В гнезде их { $eggs }.
}
    .others = { $seat } может вывести динозавра.
dinosaurs-ask-rampage = Кто идёт следующим ({ $figure }) и куда?
    .others = { $seat } охотится: динозавры.


## Options. "short" is for a list that stands under the name of the animal or the cell already.

dinosaurs-move-pass-breeding = Больше никакого потомства ({ $figure })
dinosaurs-move-pass-hatching = Оставить яйца
dinosaurs-move-hatch = Вывести динозавра на горе с гнездом
dinosaurs-move-take = Из колонки «{ $column }»: { $tile }, ряд { $row }
dinosaurs-move-take-last = Из колонки «{ $column }»: { $tile }, последний: активация ({ $figure })
dinosaurs-move-take-dinosaurs = Из колонки «{ $column }»: { $tile }, последний: активация ({ $figure }), затем динозавры
dinosaurs-move-place = Положить: { $first } ({ $figure }) на { $cell }, { $second } на { $other }
  .short = фигурка ({ $figure }) здесь, { $second } на { $other }
dinosaurs-move-place-bare = Положить: { $first } на { $cell }, { $second } на { $other }
  .short = { $first }, { $second } на { $other }
dinosaurs-move-breed = Потомство ({ $figure }) от { $cell } на { $other }
  .short = потомство на { $other }
dinosaurs-move-hunt = { $young ->
    [0] Охотится { $figure } с { $cell }: путь { $path }, съедает { $meal }
    [one] Охотится { $figure } с { $cell }: путь { $path }, съедает { $meal } и оставляет { $young } потомка
    [few] Охотится { $figure } с { $cell }: путь { $path }, съедает { $meal } и оставляет { $young } потомков
   *[many] Охотится { $figure } с { $cell }: путь { $path }, съедает { $meal } и оставляет { $young } потомков
}
  .short = { $young ->
    [0] { $path }: съедает { $meal }
    [one] { $path }: съедает { $meal }, { $young } потомок
    [few] { $path }: съедает { $meal }, { $young } потомка
   *[many] { $path }: съедает { $meal }, { $young } потомков
}
dinosaurs-move-rampage = { $eggs ->
    [0] Идёт { $figure } с { $cell }: путь { $path }, съедает { $meal }, яиц нет
    [one] Идёт { $figure } с { $cell }: путь { $path }, съедает { $meal } и откладывает { $eggs } яйцо
    [few] Идёт { $figure } с { $cell }: путь { $path }, съедает { $meal } и откладывает { $eggs } яйца
   *[many] Идёт { $figure } с { $cell }: путь { $path }, съедает { $meal } и откладывает { $eggs } яиц
}
  .short = { $eggs ->
    [0] { $path }: съедает { $meal }, яиц нет
    [one] { $path }: съедает { $meal }, { $eggs } яйцо
    [few] { $path }: съедает { $meal }, { $eggs } яйца
   *[many] { $path }: съедает { $meal }, { $eggs } яиц
}
dinosaurs-move-starve = Дать умереть от голода: { $figure } на { $cell }
  .short = дать умереть от голода


## Sections of the rulebook

dinosaurs-section-SET = Состав и подготовка
dinosaurs-section-TURN = Ход
dinosaurs-section-PREY = Добыча
dinosaurs-section-PRED = Хищники
dinosaurs-section-DINO = Динозавры
dinosaurs-section-END = Яйца, конец игры и очки


## Where points come from

dinosaurs-points-golden = Золотые яйца
dinosaurs-points-ordinary = Яйца
dinosaurs-points-dinosaurs = Динозавры


## What a tile would set off, before it is laid. "short" stands beside a picture of the animal, on a phone.
## $count of $total of one's own animals find no prey; $room is a number of cells; $tiles are new, $left in the stacks.

dinosaurs-preview-quiet = { $tiles ->
    [one] Больше ничего: в колонке «{ $column }» остаётся { $tiles } тайл.
    [few] Больше ничего: в колонке «{ $column }» остаётся { $tiles } тайла.
   *[many] Больше ничего: в колонке «{ $column }» остаётся { $tiles } тайлов.
}
  .short = Больше ничего
dinosaurs-preview-activated = { $kind ->
    [frog] Лягушки размножаются у всех: это последний тайл их колонки.
    [rabbit] Зайцы размножаются у всех: это последний тайл их колонки.
    [rat] Крысы размножаются у всех: это последний тайл их колонки.
    [tiger] Тигры охотятся у всех: это последний тайл их колонки.
   *[eagle] Орлы охотятся у всех: это последний тайл их колонки.
}
  .short = { $kind ->
    [frog] Лягушки размножаются
    [rabbit] Зайцы размножаются
    [rat] Крысы размножаются
    [tiger] Тигры охотятся
   *[eagle] Орлы охотятся
}
dinosaurs-preview-hunter = { $young ->
    [0] Ваш новый { $figure } может съесть { $meal }.
    [one] Ваш новый { $figure } может съесть { $meal } и дать { $young } потомка.
    [few] Ваш новый { $figure } может съесть { $meal } и дать { $young } потомков.
   *[many] Ваш новый { $figure } может съесть { $meal } и дать { $young } потомков.
}
dinosaurs-preview-no-prey = { $others ->
    [0] Ваш новый { $figure } не найдёт здесь добычи и умрёт от голода.
   *[other] Ваш новый { $figure } пока не находит добычи. Другой, если пойдёт первым, может открыть ему путь.
}
dinosaurs-preview-hungry = { $total ->
    [1] Ваш другой { $figure } пока не находит добычи.
    [one] Из { $total } остальных ваших животных этого вида пока без добычи: { $count }.
    [few] Из { $total } остальных ваших животных этого вида пока без добычи: { $count }.
   *[many] Из { $total } остальных ваших животных этого вида пока без добычи: { $count }.
}
dinosaurs-preview-parent = Ваше новое животное ({ $figure }) может дать потомство.
dinosaurs-preview-no-room = Вашему новому животному ({ $figure }) негде дать потомство.
dinosaurs-preview-empty = Колонка останется пустой, пока не придут динозавры.
  .short = Новых тайлов нет
dinosaurs-preview-dinosaurs = Динозавры вылупляются и охотятся: здесь стоит их маркер.
  .short = Динозавры охотятся
dinosaurs-preview-refill = { $tiles ->
    [one] Затем { $tiles } новый тайл; в стопках их { $left }.
    [few] Затем { $tiles } новых тайла; в стопках их { $left }.
   *[many] Затем { $tiles } новых тайлов; в стопках их { $left }.
}
  .short = { $tiles ->
    [one] { $tiles } новый тайл
    [few] { $tiles } новых тайла
   *[many] { $tiles } новых тайлов
}
dinosaurs-preview-end = Затем игра окончена: нужно тайлов: { $tiles }, а в стопках их { $left }.
  .short = Конец игры


## The drawn table, and what a screen reader says of it. $animals is a kind of animal in the plural.

dinosaurs-table-draft = Выбор тайла
dinosaurs-table-placing = Положить тайл
dinosaurs-table-animals = Животные
dinosaurs-table-frogs = Лягушки размножаются
dinosaurs-table-rabbits = Зайцы размножаются
dinosaurs-table-rats = Крысы размножаются
dinosaurs-table-tigers = Тигры охотятся
dinosaurs-table-eagles = Орлы охотятся
dinosaurs-table-hatching = Вылупление
dinosaurs-table-dinosaurs = Динозавры охотятся
dinosaurs-table-refill = Новые тайлы
dinosaurs-table-over = Конец игры
dinosaurs-table-board = Поле биомов
dinosaurs-table-stacks = { $tiles ->
    [one] { $tiles } тайл в стопках
    [few] { $tiles } тайла в стопках
   *[many] { $tiles } тайлов в стопках
}
dinosaurs-table-marker = здесь стоит диномаркер
dinosaurs-table-nothing-there = тайла нет
dinosaurs-table-in-hand = Тайл, который нужно положить
dinosaurs-table-land = Экосистема: { $seat }
dinosaurs-table-cell = { $cell }, { $terrain }
dinosaurs-table-cell-figure = { $cell }, { $terrain }: { $figure }
dinosaurs-table-nest-here = гнездо
dinosaurs-table-done = уже действовало
dinosaurs-table-born = потомство
dinosaurs-table-spot = { $cell }, свободно
dinosaurs-table-lies-here = тайл лёг бы сюда
dinosaurs-table-count = { $animals }: { $count }
dinosaurs-table-all-dinosaurs = динозавры
dinosaurs-table-nest = Гнездо
dinosaurs-table-eggs = { $eggs ->
    [one] { $eggs } яйцо в гнезде
    [few] { $eggs } яйца в гнезде
   *[many] { $eggs } яиц в гнезде
}
dinosaurs-table-score = Очки сейчас
dinosaurs-table-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
dinosaurs-table-active = сейчас ходит
dinosaurs-table-open = Показать крупно: { $seat }
dinosaurs-table-own = К своей
dinosaurs-table-follow = Следить за игрой
dinosaurs-table-turn-left = Повернуть влево
dinosaurs-table-turn-right = Повернуть вправо
dinosaurs-table-here = Если положить сюда:
dinosaurs-table-place = Положить
dinosaurs-table-another = Другой тайл
dinosaurs-table-lift = Поднять
dinosaurs-table-go = Идти
dinosaurs-table-ways = Путь { $number } из { $total }
dinosaurs-table-way-before = Предыдущий путь
dinosaurs-table-way-next = Другой путь
dinosaurs-table-starve = дать умереть от голода
dinosaurs-table-hint-place = Коснитесь места для тайла. Ещё раз — и он повернётся.
dinosaurs-table-hint-walk = Коснитесь места, куда идти, или того, кого съесть.
dinosaurs-table-hint-breed = Коснитесь родителя, затем места для потомка.
dinosaurs-table-hint-figure = Коснитесь того, кто действует следующим.

# Равенство очков: $points, $seat победитель, $rule.
dinosaurs-tie = Поровну очков: { $points }. Побеждает тот из них, кто последний в порядке хода, считая от первого игрока: { $seat } ({ $rule }).
