### Gods Love Dinosaurs: what is said at the table. The keys and their arguments come from beagle.games.dinosaurs.words.
###
### Names of players and of animals stand in the nominative, so verbs are in the present tense: an animal may be
### masculine (заяц) or feminine (крыса). What is eaten is an object and stands in the accusative.
### Variables with the same meaning everywhere:
###   $seat             the name of a player
###   $figure, $kind    an animal: its name as below, and a word to choose by: frog, rabbit, rat, tiger, eagle, dinosaur
###   $cell, $other     a hex as two numbers, like 1,-1
###   $where, $goal      their terrains, to choose by: lake, plain, forest, universal, mountain; only in .drawn
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

# Where it is, where a young one is put, and where somebody goes, by the terrain that the page knows.
dinosaurs-on-terrain = { $where ->
    [lake] на озере
    [plain] на равнине
    [forest] в лесу
    [universal] на универсальном ландшафте
    [mountain] на горе
   *[other] в экосистеме
}
dinosaurs-on-goal = { $goal ->
    [lake] на озере
    [plain] на равнине
    [forest] в лесу
    [universal] на универсальном ландшафте
    [mountain] на горе
   *[other] в экосистеме
}
dinosaurs-to-goal = { $goal ->
    [lake] на озеро
    [plain] на равнину
    [forest] в лес
    [universal] на универсальный ландшафт
    [mountain] на гору
   *[other] на другую ячейку
}

# $face is the tile in the notation, $first and $second are its terrains; the animal stands on the first.
dinosaurs-tile = { $first } { $kind ->
    [frog] с лягушкой
    [rabbit] с зайцем
    [rat] с крысой
    [tiger] с тигром
    [eagle] с орлом
   *[other] ({ $figure })
} и { $second } ({ $face })
    .drawn = { $first } { $kind ->
        [frog] с лягушкой
        [rabbit] с зайцем
        [rat] с крысой
        [tiger] с тигром
        [eagle] с орлом
       *[other] ({ $figure })
    } и { $second }
dinosaurs-tile-bare = { $first } и { $second } ({ $face })
    .drawn = { $first } и { $second }


## Tables

dinosaurs-deck-stack = Стопка { $stack }
dinosaurs-ruleset-base = «Динозавры — любимцы богов» с нашими собственными тайлами: 84 тайла, 2–5 игроков.
dinosaurs-ruleset-box = «Динозавры — любимцы богов» с тайлами из вашей коробки.


## Log

dinosaurs-log-turn = Ход { $number }: { $seat }.
dinosaurs-log-taken = { $seat }: взят тайл из колонки «{ $column }»: { $tile }.
dinosaurs-log-placed = { $seat }: на { $cell } и { $other } положен тайл: { $tile }.
    .drawn = { $seat }: тайл положен.
dinosaurs-log-settled = { $seat }: на { $cell } появляется { $figure }.
    .drawn = { $seat }: { dinosaurs-on-terrain } появляется { $figure }.
dinosaurs-log-missing = { $seat }: { $figure } не появляется, таких фигурок в запасе больше нет.
dinosaurs-log-activated = { $kind ->
    [frog] Лягушки размножаются!
    [rabbit] Зайцы размножаются!
    [rat] Крысы размножаются!
    [tiger] Тигры охотятся!
    [eagle] Орлы охотятся!
   *[dinosaur] Динозавры идут!
}
dinosaurs-log-bred = { $seat }: { $figure } на { $cell } даёт потомство на { $other }.
    .drawn = { $seat }: { $figure } даёт потомство { dinosaurs-on-goal }.
dinosaurs-log-enough = { $seat }: { $figure } больше не даёт потомства.
dinosaurs-log-idle = { $seat }: действовать некому.
dinosaurs-log-walked = { $seat }: { $figure } идёт с { $cell } на { $other }.
    .drawn = { $seat }: { $figure } выходит на охоту и идёт { dinosaurs-to-goal }.
dinosaurs-log-eaten = { $seat }: { $figure } на { $cell } становится обедом.
    .drawn = { $seat }: { $figure } { dinosaurs-on-terrain } становится обедом.
dinosaurs-log-young = { $seat }: на { $cell } рождается { $figure }.
    .drawn = { $seat }: { dinosaurs-on-terrain } рождается { $figure }.
dinosaurs-log-starved = { $seat }: { $figure } на { $cell } умирает от голода.
    .drawn = { $seat }: { $figure } { dinosaurs-on-terrain } умирает от голода.
dinosaurs-log-laid = { $eggs ->
    [one] { $seat }: { $eggs } новое яйцо, всего { $total }.
    [few] { $seat }: { $eggs } новых яйца, всего { $total }.
   *[many] { $seat }: { $eggs } новых яиц, всего { $total }.
}
dinosaurs-log-hatched = { $seat }: на { $cell } выведен динозавр; осталось яиц: { $total }.
    .drawn = { $seat }: на горе с гнездом выведен динозавр; осталось яиц: { $total }.
dinosaurs-log-unhatched = { $seat }: яйца остаются в гнезде.
dinosaurs-log-nest-taken = { $seat }: гора с гнездом занята, динозавра не вывести (GD-DINO-03).
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
dinosaurs-ask-breeding = Потомство даёт { $figure }. Кто именно и где?
    .others = { $seat } разводит { $kind ->
    [frog] лягушек
    [rabbit] зайцев
   *[rat] крыс
}.
dinosaurs-ask-hunting = { $left ->
    [1] Куда отправляется на охоту ваш { $figure }?
   *[other] Какой { $figure } охотится следующим и куда?
}
    .others = { $seat } ведёт на охоту { $kind ->
        [tiger] тигров
       *[eagle] орлов
    }.
dinosaurs-ask-hatching = { $eggs ->
    [1] Вывести динозавра из единственного яйца?
   *[other] Вывести динозавра из яйца? В гнезде их { $eggs }.
}
    .others = { $seat } может вывести динозавра.
dinosaurs-ask-rampage = { $left ->
    [1] Куда идёт ваш { $figure }?
   *[other] Кто из динозавров идёт следующим и куда?
}
    .others = { $seat } ведёт на охоту динозавров.


## Options. "short" is for a list that stands under the name of the animal or the cell already.

dinosaurs-move-breed-all = { $count ->
    [one] Всё потомство: { $count } детёныш
    [few] Всё потомство: { $count } детёныша
    [many] Всё потомство: { $count } детёнышей
   *[other] Всё потомство: { $count } детёнышей
}
dinosaurs-move-pass-breeding = Больше потомства не нужно
dinosaurs-move-pass-hatching = Оставить яйца
dinosaurs-move-hatch = Вывести динозавра на горе с гнездом
dinosaurs-move-take = Из колонки «{ $column }», ряд { $row }: { $tile }
dinosaurs-move-take-last = Из колонки «{ $column }»: { $tile }, последний тайл: активируются { $column }
dinosaurs-move-take-dinosaurs = Из колонки «{ $column }»: { $tile }, последний тайл: активируются { $column }, затем динозавры
dinosaurs-move-place = Положить: { $first } на { $cell } (сюда встанет { $figure }), { $second } на { $other }
  .short = сюда встанет { $figure }, { $second } на { $other }
  .drawn = Положить: { $first } ({ $figure }), { $second }
dinosaurs-move-place-bare = Положить: { $first } на { $cell }, { $second } на { $other }
  .short = { $first }, { $second } на { $other }
  .drawn = Положить: { $first }, { $second }
dinosaurs-move-breed = Размножается { $figure } с { $cell }: потомство на { $other }
  .short = потомство на { $other }
  .drawn = Размножается { $figure }: потомство { dinosaurs-on-goal }
dinosaurs-move-hunt = { $young ->
    [0] Охотится { $figure } с { $cell }: путь { $path }, съедает { $meal }
    [one] Охотится { $figure } с { $cell }: путь { $path }, съедает { $meal } и даёт { $young } потомка
    [few] Охотится { $figure } с { $cell }: путь { $path }, съедает { $meal } и даёт { $young } потомков
   *[many] Охотится { $figure } с { $cell }: путь { $path }, съедает { $meal } и даёт { $young } потомков
}
  .short = { $young ->
    [0] { $path }: съедает { $meal }
    [one] { $path }: съедает { $meal }, { $young } потомок
    [few] { $path }: съедает { $meal }, { $young } потомка
   *[many] { $path }: съедает { $meal }, { $young } потомков
}. { dinosaurs-table-way-left }
  .comes = { dinosaurs-table-way-left }
  .drawn = { $young ->
    [0] Охотится { $figure } { dinosaurs-on-terrain }: съедает { $meal }
    [one] Охотится { $figure } { dinosaurs-on-terrain }: съедает { $meal } и даёт { $young } потомка
    [few] Охотится { $figure } { dinosaurs-on-terrain }: съедает { $meal } и даёт { $young } потомков
   *[many] Охотится { $figure } { dinosaurs-on-terrain }: съедает { $meal } и даёт { $young } потомков
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
}. { dinosaurs-table-way-left }
  .comes = { dinosaurs-table-way-left }
  .drawn = { $eggs ->
    [0] Идёт { $figure }: съедает { $meal }, яиц нет
    [one] Идёт { $figure }: съедает { $meal } и откладывает { $eggs } яйцо
    [few] Идёт { $figure }: съедает { $meal } и откладывает { $eggs } яйца
   *[many] Идёт { $figure }: съедает { $meal } и откладывает { $eggs } яиц
}
dinosaurs-move-starve = Дать умереть от голода: { $figure } на { $cell }
  .short = дать умереть от голода
  .drawn = Дать умереть от голода: { $figure } { dinosaurs-on-terrain }
  .forced = Нет пути, где можно поесть и закончить перемещение: он умирает от голода ({ $kind ->
    [dinosaur] GD-DINO-09
   *[other] GD-PRED-06
}).


## Sections of the rulebook

dinosaurs-section-SET = Состав и подготовка
dinosaurs-section-TURN = Ход
dinosaurs-section-PREY = Добыча
dinosaurs-section-PRED = Хищники
dinosaurs-section-DINO = Динозавры
dinosaurs-section-END = Яйца, конец игры и очки


## Where points come from

dinosaurs-points-golden = Золотые яйца
    .counted = { $n ->
        [one] { $n } золотое яйцо
        [few] { $n } золотых яйца
       *[many] { $n } золотых яиц
    }
dinosaurs-points-ordinary = Яйца
    .counted = { $n ->
        [one] { $n } яйцо
        [few] { $n } яйца
       *[many] { $n } яиц
    }
dinosaurs-points-dinosaurs = Динозавры
    .counted = { $n ->
        [one] { $n } динозавр
        [few] { $n } динозавра
       *[many] { $n } динозавров
    }


## What a tile would set off, before it is laid. "short" stands beside a picture of the animal, on a phone.
## $count of $total of one's own animals find no prey; $room is a number of cells; $tiles are new, $left in the stacks.

dinosaurs-preview-quiet = { $tiles ->
    [one] Пока ничего не происходит: в колонке «{ $column }» остаётся { $tiles } тайл.
    [few] Пока ничего не происходит: в колонке «{ $column }» остаётся { $tiles } тайла.
   *[many] Пока ничего не происходит: в колонке «{ $column }» остаётся { $tiles } тайлов.
}
  .short = Пока ничего
dinosaurs-preview-activated = { $kind ->
    [frog] У всех размножаются лягушки: это последний тайл в их колонке.
    [rabbit] У всех размножаются зайцы: это последний тайл в их колонке.
    [rat] У всех размножаются крысы: это последний тайл в их колонке.
    [tiger] У всех охотятся тигры: это последний тайл в их колонке.
   *[eagle] У всех охотятся орлы: это последний тайл в их колонке.
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
    [0] Ваш новый { $figure } не доберётся здесь до добычи и умрёт от голода.
   *[other] Ваш новый { $figure } пока не может добраться до добычи. Другой, если пойдёт первым, может открыть ему путь.
}
dinosaurs-preview-hungry = { $total ->
    [1] Ваш другой { $figure } пока не может добраться до добычи.
   *[other] { $count ->
        [one] До добычи пока не может добраться { $count } из { $total } других ваших хищников этого вида.
        [few] До добычи пока не могут добраться { $count } из { $total } других ваших хищников этого вида.
       *[many] До добычи пока не могут добраться { $count } из { $total } других ваших хищников этого вида.
    }
}
dinosaurs-preview-parent = Потомство сможет дать и { $figure } с этого тайла.
dinosaurs-preview-no-room = Рядом нет места: { $figure } с этого тайла потомства не даст.
dinosaurs-preview-empty = Колонка останется пустой, пока не придут динозавры.
  .short = Новых тайлов нет
dinosaurs-preview-dinosaurs = Затем рождаются и охотятся динозавры: здесь стоит их маркер.
  .short = Рождение и охота динозавров
dinosaurs-preview-refill = { $tiles ->
    [one] Затем добавится { $tiles } новый тайл; в стопках их { $left }.
    [few] Затем добавятся { $tiles } новых тайла; в стопках их { $left }.
   *[many] Затем добавятся { $tiles } новых тайлов; в стопках их { $left }.
}
  .short = { $tiles ->
    [one] { $tiles } новый тайл
    [few] { $tiles } новых тайла
   *[many] { $tiles } новых тайлов
}
dinosaurs-preview-end = { $tiles ->
    [one] Затем игра закончится: нужен { $tiles } тайл, а в стопках их { $left }.
    [few] Затем игра закончится: нужно { $tiles } тайла, а в стопках их { $left }.
   *[many] Затем игра закончится: нужно { $tiles } тайлов, а в стопках их { $left }.
}
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
dinosaurs-table-hatching = Рождение динозавров
dinosaurs-table-dinosaurs = Динозавры охотятся
dinosaurs-table-refill = Новые тайлы
dinosaurs-table-over = Конец игры
dinosaurs-table-board = Поле биома
dinosaurs-table-stacks = { $tiles ->
    [one] { $tiles } тайл в стопках
    [few] { $tiles } тайла в стопках
   *[many] { $tiles } тайлов в стопках
}
dinosaurs-table-marker = здесь стоит диномаркер
dinosaurs-table-nothing-there = тайла нет
dinosaurs-table-in-hand = Тайл, который нужно положить
dinosaurs-table-land = Экосистема: { $seat }
dinosaurs-table-cell = { $terrain }, ряд { $row }, место { $place }
dinosaurs-table-cell-figure = { $figure }: { $terrain }, ряд { $row }, место { $place }
    .drawn = { $figure } ({ $terrain })
dinosaurs-table-nest-here = гнездо
dinosaurs-table-done = ход сделан
dinosaurs-table-born = потомство
dinosaurs-table-spot = свободно, ряд { $row }, место { $place }
dinosaurs-table-lies-here = тайл ляжет сюда
dinosaurs-table-count = { $animals }: { $count }
dinosaurs-table-all-dinosaurs = динозавры
dinosaurs-table-eggs = { $eggs ->
    [one] { $eggs } яйцо в гнезде
    [few] { $eggs } яйца в гнезде
   *[many] { $eggs } яиц в гнезде
}
dinosaurs-table-score = Очки сейчас
dinosaurs-table-active = сейчас ходит
dinosaurs-table-mine = Ваша экосистема
dinosaurs-table-own = К своей экосистеме
dinosaurs-table-follow = Следить за игрой
dinosaurs-table-turn = Ход { $turn }
dinosaurs-table-turn-left = Повернуть влево
dinosaurs-table-turn-right = Повернуть вправо
dinosaurs-table-here = Если положить сюда:
dinosaurs-table-place = Положить
dinosaurs-table-another = Другой тайл
dinosaurs-table-lift = Поднять
dinosaurs-table-go = Идти
dinosaurs-table-ways = Путь { $number } из { $total }
dinosaurs-table-way-before = Предыдущий путь
dinosaurs-table-way-next = Следующий путь
dinosaurs-table-starve = дать умереть от голода
    .title = Дать умереть от голода
dinosaurs-table-hunter = { $figure }: { $place }
dinosaurs-table-hunts =
    Охотится ваш { $kind ->
        [tiger] тигр
        [eagle] орёл
       *[dinosaur] динозавр
    } ({ $place })
dinosaurs-table-at-best = Лучший путь. { $most }. { $left }
dinosaurs-table-hint-place = Коснитесь места для тайла. Коснитесь ещё раз, чтобы положить; Q и E поворачивают.
dinosaurs-table-hint-walk = Коснитесь места, куда идти, или того, кого съесть.
dinosaurs-table-hint-breed = Коснитесь родителя, затем места для потомка.
dinosaurs-table-hint-figure = Коснитесь того, кто действует следующим.

# Равенство очков: $points, $seat победитель, $rule.
dinosaurs-tie = Равный счёт: { $points }. Из этих игроков побеждает последний в порядке хода, считая от первого игрока: { $seat } ({ $rule }).
dinosaurs-tie-below = Равный счёт: { $points }. Ходит позже, поэтому выше, чем { $before }


dinosaurs-table-lane-breed = последний тайл: потомство
dinosaurs-table-lane-hunt = последний тайл: охота
dinosaurs-table-lane-empty = пусто, пока не поохотятся динозавры
dinosaurs-table-lane-empty-short = пусто
dinosaurs-table-following = сейчас ходит
dinosaurs-table-stay = Остаться здесь
dinosaurs-table-lands = Экосистемы
dinosaurs-table-about-column = Колонка поля биома
  .text = Кто берёт её последний тайл, активирует этих животных у всех. Если здесь диномаркер, охотятся и динозавры.
dinosaurs-table-about-stacks = Стопки от A до D
  .text = Сколько тайлов осталось в каждой стопке. Тайлы берут из стопок по порядку, от A до D; когда их не хватает, игра заканчивается.
dinosaurs-table-about-score = Счёт
  .text = Очко за каждого динозавра и за каждое яйцо; золотое яйцо — это пять яиц.
dinosaurs-table-way-all = Все пути: {$ways}
dinosaurs-table-way-meal = Съест: { $meal }
dinosaurs-table-way-left = Останется: добычи { $prey }, хищников { $hunters }
dinosaurs-table-way-eggs = { $eggs ->
    [0] Без яиц
    [one] { $eggs } яйцо
    [few] { $eggs } яйца
   *[many] { $eggs } яиц
}
dinosaurs-table-way-young = { $young ->
    [0] Без потомства
   *[other] Потомство: { $young }
}
dinosaurs-table-hint-starves = Подходящего пути нет: он умирает от голода.

# The creature that is drawn at the end: $seat whose it is, $dinosaurs and $eggs of the player.
dinosaurs-specimen = { $seat }: { $dinosaurs ->
    [one] { $dinosaurs } динозавр
    [few] { $dinosaurs } динозавра
   *[many] { $dinosaurs } динозавров
}, { $eggs ->
    [one] { $eggs } яйцо
    [few] { $eggs } яйца
   *[many] { $eggs } яиц
}

# What is read aloud after a question: how far the others are, how many paths there are, and the first one.
dinosaurs-table-spoken-done = { $seat }: всё сделано.
dinosaurs-table-spoken-did = { $seat }: сделано { $made } из { $of }.
dinosaurs-table-spoken-ways = { $ways ->
    [one] { $ways } путь.
    [few] { $ways } пути.
   *[many] { $ways } путей.
}
dinosaurs-table-spoken-first = 1: { $move }.
dinosaurs-table-hint-plan = Можно спланировать ход: коснитесь тайла, который хотите взять.
