### EVO: what is said at the table. The keys and their arguments come from beagle.games.evo.words.
###
### Names of players are neither declined nor the subject of a verb in the past tense. A cell is its coordinates.
### Grounds are adverbs (жарко), so that they go with every terrain: "пляж, жарко".
### Variables with the same meaning everywhere:
###   $seat, $owner, $first      the name of a player
###   $cell, $from, $to          a cell of the map, like 0,-1
###   $gene, $card               the name of a gene or an event card
###   $terrain, $ground          a terrain, and what the climate makes of it
###   $known                     "yes" if the one who reads this may know the card, else "no"


## Tables, sections, phases

evo-deck-genes = Обычные гены
evo-deck-special-genes = Особые гены
evo-deck-events = Карты событий
evo-deck-climate = Жетоны климата
evo-deck-token = { $token ->
    [meteor] метеорит
   *[other] поворот диска { $token }
}
ruleset-evo-second = Второе издание: шесть фаз в раунде, 18 генов, 15 карт событий и метеорит через 9–11 раундов.
ruleset-evo-box = Второе издание со своими компонентами: карты местности, диск, жетоны и кубик из файла.

evo-section-SET = Подготовка
evo-section-ROUND = Раунд
evo-section-CLIM = Климат
evo-section-AUCT = Мутация: аукцион
evo-section-GENE = Гены
evo-section-INIT = Инициатива
evo-section-MOVE = Движение и бой
evo-section-BIRTH = Рождения
evo-section-SURV = Выживание и очки
evo-section-CARD = Карты событий

evo-phase-climate = Климат
evo-phase-mutation = Мутация
evo-phase-initiative = Инициатива
evo-phase-movement = Движение
evo-phase-birth = Рождения
evo-phase-survival = Выживание


## Terrains, grounds, faces

terrain-beach = пляж
terrain-plain = равнина
terrain-hill = холм
terrain-mountain = гора

ground-ideal = идеально
ground-hot = жарко
ground-cold = холодно
ground-deadly = смертельно

face-fail = неудача
face-success = успех
face-equal = победа, если рогов не меньше
face-more = победа, если рогов больше
face-two-more = победа, если рогов больше хотя бы на два


## Log: the round and the climate

evo-log-round = Раунд { $round }.
evo-log-phase = Фаза «{ $phase }».
evo-log-token = Открыт жетон климата: { $token ->
    [meteor] метеорит
   *[other] { $token }
}.
evo-log-dial = Теперь на пляжах { $beach }, на равнинах { $plain }, на холмах { $hill }, в горах { $mountain }.
evo-log-meteor = Упал метеорит!
evo-log-game-over = Игра окончена.


## Log: the laboratory

evo-log-gene-laid = Столбец { $column }: на аукционе ген «{ $gene }».
    .drawn = На аукционе ген «{ $gene }».
# What somebody bids for, after a word like “for”.
evo-offer-gene = ген «{ $gene }»
evo-offer-card = карту события
evo-log-bid = { $seat }: ставка { $bid } на { $what }.
evo-log-outbid = { $seat }: ставка на { $what } перебита.
evo-log-stays-out = { $seat }: на этот раз без покупки.
evo-log-paid = { $points ->
    [one] { $seat }: уплачено { $points } очко мутации.
    [few] { $seat }: уплачено { $points } очка мутации.
   *[many] { $seat }: уплачено { $points } очков мутации.
}
evo-log-gene-won = { $seat }: получен ген «{ $gene }».
evo-log-card-won = { $known ->
    [yes] { $seat }: получена карта события «{ $card }».
   *[no] { $seat }: получена карта события.
}
evo-log-no-card = { $seat }: ничего не получено, карт событий больше нет.
evo-log-card-played = { $seat }: сыграна карта «{ $card }».


## Log: the track

evo-log-order = Порядок хода определён: у кого меньше динозавров, тот раньше. Первый: { $first }.
evo-log-placed = { $seat }: маркер теперь на треке, место { $place }.


## Log: movement and fights

evo-log-walked = { $seat }: динозавр перешёл с { $from } на { $to }.
    .drawn = { $seat }: динозавр перешёл { evo-to-terrain }.
evo-log-swam = { $seat }: динозавр переплыл с { $from } на { $to }.
    .drawn = { $seat }: динозавр переплыл { evo-to-terrain }.
evo-log-flew = { $seat }: динозавр перелетел с { $from } на { $to }.
    .drawn = { $seat }: динозавр перелетел { evo-to-terrain }.
evo-log-attacked = { $seat }: нападение с { $from } на { $to }; в защите: { $owner }.
    .drawn = { $seat }: нападение { evo-on-terrain }; в защите: { $owner }.
evo-log-fight-die = На боевом кубике: { $face }.
evo-log-attack-won = { $seat }: победа в бою на { $to }.
    .drawn = { $seat }: победа в бою { evo-on-terrain }.
evo-log-attack-failed = { $seat }: бой на { $to } проигран.
    .drawn = { $seat }: бой { evo-on-terrain } проигран.
evo-log-killed = { $owner }: динозавр на { $cell } погиб.
    .drawn = { $owner }: динозавр { evo-on-terrain } погиб.
evo-log-fled = { $owner }: динозавр бежал с { $from } на { $to }.
    .drawn = { $owner }: динозавр спасся бегством { evo-to-terrain }.


## Log: births

evo-log-born = { $seat }: на { $cell } родился детёныш.
    .drawn = { $seat }: { evo-on-terrain } родился детёныш.
evo-log-taken-off = { $seat }: динозавр на { $cell } снят с карты.
    .drawn = { $seat }: динозавр { evo-on-terrain } снят с карты.
evo-log-babies-die = { $seat }: детёныш выпущен на врага на { $cell }, на кубике выпало { $face }.
    .drawn = { $seat }: детёныш выпущен на врага { evo-on-terrain }, на кубике выпало { $face }.
evo-log-newborn-died = { $seat }: детёныш на { $cell } погиб.
    .drawn = { $seat }: детёныш { evo-on-terrain } погиб.
evo-log-newborn-back = { $seat }: детёныш с { $cell } вернулся в запас.
    .drawn = { $seat }: детёныш { evo-on-terrain } вернулся в запас.
evo-log-stolen = { $seat }: похищен детёныш на { $cell }; прежний владелец: { $owner }.
    .drawn = { $seat }: похищен детёныш { evo-on-terrain }; прежний владелец: { $owner }.
evo-log-no-births = «Полчище крыс»: рождений не было.


## Log: survival

evo-log-died = { $owner }: динозавр на { $cell } погиб: там было { $ground }.
    .drawn = { $owner }: динозавр { evo-on-terrain } погиб: там было { $ground }.
evo-log-earned = { $points ->
    [one] { $seat }: получено { $points } очко мутации.
    [few] { $seat }: получено { $points } очка мутации.
   *[many] { $seat }: получено { $points } очков мутации.
}
evo-log-skipped = { $seat }: делать нечего, движение и рождение невозможны (DI-MOVE-01, DI-BIRTH-05).
evo-log-passed = { $seat }: пас.


## Questions

evo-ask-over = Игра окончена.
evo-ask-chance = Решает случай.
evo-ask-bid = Какой столбец и какая ставка?
    .others = { $seat } выбирает ставку.
evo-ask-adrenaline = «Адреналин»: какое место на треке?
    .others = { $seat } выбирает место на треке.
evo-ask-council = «Совет мудрецов»: какое место на треке?
    .others = { $seat } выбирает место на треке.
evo-ask-moves = { $points ->
    [one] Осталось { $points } очко движения. Что дальше?
    [few] Осталось { $points } очка движения. Что дальше?
   *[many] Осталось { $points } очков движения. Что дальше?
}
  .drawn = Идти, нападать или закончить?
  .others = { $seat } ходит.
evo-ask-fight = Ваш динозавр на { $cell } побеждён. Бежать?
    .drawn = Ваш динозавр побеждён. Бежать?
    .others = { $seat } решает, бежать ли.
evo-ask-birth-go = { $births ->
    [1] Где родится детёныш?
   *[other] Где родится детёныш, первый из { $births }?
}
    .others = { $seat } выбирает место для детёныша.
evo-ask-survival-go = Кто погибнет, а кого спасти?
    .others = { $seat } выбирает, кого спасти.
evo-ask-window-climate = Сыграть карту, пока климат не изменился?
evo-ask-window-token = Сыграть карту против этого жетона климата?
evo-ask-window-weather = Сыграть карту теперь, когда климат установлен?
evo-ask-window-mutation = Сыграть карту, прежде чем вытянут гены?
evo-ask-window-placement = Сыграть карту к своей ставке?
evo-ask-window-initiative = Сыграть карту, пока не определён порядок?
evo-ask-window-movement = Сыграть карту, пока никто не пошёл?
evo-ask-window-birth = Сыграть карту до первого рождения?
evo-ask-window-newborn = Сыграть карту в ответ на это рождение?
evo-ask-window-survival = Сыграть карту, пока климат не взял своё?
evo-ask-window-losses = Сыграть карту, прежде чем убрать погибших?
evo-ask-window-score = Сыграть карту, прежде чем считать динозавров?


## Options

evo-move-pass-window = Не играть карту
evo-move-pass-bid = Не участвовать в аукционе
evo-move-pass-choose-place = Остаться на своём месте
evo-move-pass-moves = Закончить движение
evo-move-pass-fight = Дать погибнуть
evo-move-pass-birth-go = Без детёныша
evo-move-pass-survival-go = Спасти остальных
evo-move-roll = На кубике { $face }
evo-move-draw = Вытянут ген «{ $gene }»
evo-move-face = На боевом кубике: { $face }
evo-move-place = Место { $place }
evo-move-bid-card = Поставить { $bid } на карту события, столбец { $column }, и заплатить { $price }
  .short = Поставить { $bid } и заплатить { $price }
  .drawn = Поставить { $bid } на карту события и заплатить { $price }
evo-move-bid = Поставить { $bid } на ген «{ $gene }», столбец { $column }, и заплатить { $price }
  .short = Поставить { $bid } и заплатить { $price }
  .drawn = Поставить { $bid } на ген «{ $gene }» и заплатить { $price }
evo-move-play = Сыграть карту «{ $card }»
evo-move-play-cell = Сыграть карту «{ $card }» на динозавра на { $cell } ({ $owner })
    .drawn = Сыграть карту «{ $card }» на динозавра { evo-on-terrain } ({ $owner })
evo-move-play-turn = Сыграть карту «{ $card }»: поворот диска { $turn }
evo-move-play-place = Сыграть карту «{ $card }»: ваш маркер на место { $place }
evo-move-walk = Перейти с { $from } на { $to }: { $terrain }, { $ground }
  .short = Перейти на { $to }: { $terrain }, { $ground }
  .drawn = Перейти: { $terrain }, { $ground }
evo-move-swim = Переплыть с { $from } на { $to }: { $terrain }, { $ground }
  .short = Переплыть на { $to }: { $terrain }, { $ground }
  .drawn = Переплыть: { $terrain }, { $ground }
evo-move-fly = Перелететь с { $from } на { $to }: { $terrain }, { $ground }
  .short = Перелететь на { $to }: { $terrain }, { $ground }
  .drawn = Перелететь: { $terrain }, { $ground }
evo-move-attack = Напасть с { $from } на { $to } (клан { $owner }): шансы { $wins } из { $sides }
  .short = Напасть на { $to } (клан { $owner }): шансы { $wins } из { $sides }
  .drawn = Напасть { evo-on-terrain } (клан { $owner }): шансы { $wins } из { $sides }
evo-move-flee = Бежать на { $to }: { $terrain }, { $ground }
    .drawn = Бежать: { $terrain }, { $ground }
evo-move-lose = Погибнет динозавр на { $from }, там { $ground }
    .drawn = Погибнет динозавр { evo-on-terrain }, там { $ground }
evo-move-birth = Детёныш на { $to }: { $terrain }, { $ground }
    .drawn = Детёныш здесь: { $terrain }, { $ground }
evo-move-birth-babies = Выпустить детёныша на динозавра на { $to } (клан { $owner })
    .drawn = Выпустить детёныша на динозавра { evo-on-terrain } (клан { $owner })
evo-move-exchange = Снять динозавра с { $from } ради детёныша на { $to }: { $terrain }, { $ground }
  .short = Детёныш на { $to }: { $terrain }, { $ground }
  .drawn = Снять его ради детёныша: { $terrain }, { $ground }
evo-move-exchange-babies = Снять динозавра с { $from } и выпустить детёныша на динозавра на { $to } (клан { $owner })
  .short = Выпустить детёныша на динозавра на { $to } (клан { $owner })
  .drawn = Снять его и выпустить детёныша на динозавра { evo-on-terrain } (клан { $owner })


## What a move could meet

evo-preview-could-live = Этого можно спасти.
evo-preview-fight = Рога: у вас { $attack }, у врага { $defence }. { $wins ->
    [one] Победу приносит { $wins } грань
    [few] Победу приносят { $wins } грани
   *[many] Победу приносят { $wins } граней
} из { $sides }.
evo-preview-flight = { $cells ->
    [0] У него «Кожа хамелеона», но бежать некуда.
    [one] У него «Кожа хамелеона»: при поражении он может бежать, на выбор { $cells } клетка.
    [few] У него «Кожа хамелеона»: при поражении он может бежать, на выбор { $cells } клетки.
   *[many] У него «Кожа хамелеона»: при поражении он может бежать, на выбор { $cells } клеток.
}
evo-preview-card-first = Сначала «{ $card }»: тогда { $wins } из { $sides }.
evo-preview-ground = После победы динозавр встанет туда, где { $ground } ({ $terrain }).
evo-preview-babies = Из шести граней { $kills ->
    [one] { $kills } губит врага
    [few] { $kills } губят врага
   *[many] { $kills } губят врага
}, { $dies ->
    [one] { $dies } губит детёныша
    [few] { $dies } губят детёныша
   *[many] { $dies } губят детёныша
}, { $back ->
    [one] { $back } возвращает его в запас.
    [few] { $back } возвращают его в запас.
   *[many] { $back } возвращают его в запас.
}
evo-preview-bid = { $left ->
    [one] У вас останется { $left } очко мутации.
    [few] У вас останется { $left } очка мутации.
   *[many] У вас останется { $left } очков мутации.
}
evo-preview-climate = На пляжах станет { $beach }, на равнинах { $plain }, на холмах { $hill }, в горах { $mountain }.
evo-preview-losses = { $losses ->
    [0] После этого климат никого не убил бы; сейчас: { $before }.
   *[other] После этого от климата погибло бы: { $losses }; сейчас: { $before }.
}


## Answers in advance; points at the end

standing-save-as-many-as-i-can = Спасать столько моих динозавров, сколько можно
  .about = Вас спросят, только если спасти можно не всех.
standing-only-when-a-card-fits = Спрашивать, только когда я могу сыграть карту
  .about = Если вы долго думаете, другие могут догадаться, что вам есть что сыграть. Выключите, чтобы вас спрашивали каждый раз.
  .said = Сейчас вам нечего сыграть.
standing-no-cards-for-bids = Не играть карты после моих ставок
standing-no-cards-for-newborns = Не играть карты при чужих рождениях
standing-no-cards = Не играть карты, кроме как во время моих перемещений и рождений
standing-no-cards-in-this-phase = Не играть карты до конца этой фазы

evo-points = Очки мутации

# Равенство очков мутации: $points, $best и $next динозавров на карте, $winners победителей, $rule.
evo-tie-decided = { $winners ->
    [1] Равный счёт, очки мутации: { $points }. Решает число динозавров на карте: { $best } против { $next } ({ $rule }).
   *[other] Равный счёт, очки мутации: { $points }. Решает число динозавров на карте: { $best } против { $next }. Те, у кого { $best }, делят победу ({ $rule }).
}
evo-tie-shared = Равный счёт, очки мутации: { $points }; динозавров на карте тоже поровну, по { $best }. Победа общая ({ $rule }).
evo-tie-below = Равный счёт: { $points }. Динозавров на карте: { $best }, поэтому выше, чем { $before }

# The creature that is drawn at the end: $seat whose it is, $dinosaurs and $genes of the clan.
evo-specimen = { $seat }: { $dinosaurs ->
    [one] { $dinosaurs } динозавр
    [few] { $dinosaurs } динозавра
   *[many] { $dinosaurs } динозавров
}, { $genes ->
    [one] { $genes } ген
    [few] { $genes } гена
   *[many] { $genes } генов
}
