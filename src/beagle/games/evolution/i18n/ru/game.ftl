### Evolution: what is said at the table. The keys and their arguments come from beagle.games.evolution.words.
###
### Names of players are neither declined nor the subject of a verb: "Имя: что произошло" is right for any name,
### and for "Вы". A lone letter reads like a word (а, о, с, у), so it stands behind "животное" or "хищник".
### Names of traits and cards stand in «…», names of places behind "локация".
### Variables with the same meaning everywhere:
###   $seat, $owner, $first          the name of a player
###   $animal, $partner, $target     the letter of an animal
###   $trait, $dropped               the name of a trait
###   $card                          a card in words (card-single, card-double, card-unknown)
###   $known                         "yes" if the one who reads this may know the card, else "no"


## Cards, phases, places

deck-cards = Карты
deck-unseen = Карт, которых вы не видели: { $cards }. Карта с двумя свойствами считается дважды.
card-unknown = закрытая карта
card-single = { $trait }
card-double = { $upper } / { $lower }
# One of several equal cards on an animal.
card-which = { $which ->
    [1] { $trait }
   *[other] { $trait } № { $which }
}

phase-litters = Приплод
phase-development = Развитие
phase-food-bank = Определение кормовой базы
  .short = Кормовая база
phase-feeding = Питание
  .short = Питание
phase-extinction = Вымирание
phase-scoring = Подсчёт очков и новые карты

place-bank = Кормовая база

# Stands for an animal or a trait that a refused move does not name: "животное здесь" is right in every case.
it = здесь


## Tables

ruleset-base-gift = Базовая игра по правилам подарочного издания: 84 карты, 19 свойств.
ruleset-base-base-gift = Два базовых набора по правилам подарочного издания: 168 карт, до восьми игроков.
ruleset-base-141 = Базовая игра по правилам 1.4.1: «Мимикрия» отводит только первую атаку за ход.
ruleset-base-base-141 = Два базовых набора по правилам 1.4.1: 168 карт, до восьми игроков.
ruleset-base-italian = Итальянское издание: очки каждый ход, больше новых карт, а в фазу питания можно пасовать.
ruleset-base-fly-gift = Базовая игра и «Время летать»: 126 карт, 30 свойств, до шести игроков.
ruleset-base-gift-gift = Базовая игра и специальные карты подарочного набора: 102 карты, 22 свойства.
ruleset-base-fly-gift-gift = Базовая игра, «Время летать» и специальные карты: 144 карты, 33 свойства, до шести игроков.
ruleset-base-continents-gift = Базовая игра и «Континенты»: три локации, 126 карт, 27 свойств.
ruleset-base-continents-gift-gift = Базовая игра, «Континенты» и специальные карты: 144 карты, 30 свойств.
ruleset-base-fly-continents-gift = Базовая игра, «Время летать» и «Континенты»: 168 карт, 38 свойств, до восьми игроков.
ruleset-base-fly-continents-gift-gift = Базовая игра, оба дополнения и специальные карты: 186 карт, 41 свойство, до восьми игроков.
ruleset-cataclysm-141 = Сценарий «Катаклизм» по правилам 1.4.1: одна кормовая база, все карты в игру, единственный ход.
ruleset-cataclysm-added-141 = «Катаклизм» с картами из дополнений, до 34: не больше двадцати карт каждому, от двух до шести игроков.


## Log: turns and phases

log-rolled-for-first = { $seat }: бросок за право быть первым игроком — { $face }.
log-first-player = Первый игрок: { $seat }.
log-turn = Ход { $number }. Первый игрок: { $first }.
log-phase = Фаза «{ $phase }».
log-round = Питание, раунд { $number }.
log-last-turn = Колода пуста: это последний ход!
log-game-over = Игра окончена.
log-passed = { $seat }: пас.
log-skipped = { $seat }: делать нечего.
log-all-fed = Все животные накормлены, и весь жировой запас заполнен: фаза питания окончена.
log-scored = { $points ->
    [one] { $seat }: { $points } очко за этот ход, всего { $total }.
    [few] { $seat }: { $points } очка за этот ход, всего { $total }.
   *[many] { $seat }: { $points } очков за этот ход, всего { $total }.
}


## Log: cards

log-animal-played = { $known ->
    [yes] { $seat }: новое животное { $animal }, карта «{ $card }».
   *[no] { $seat }: новое животное { $animal }.
}
log-trait-played = { $seat }: на животное { $animal } сыграно свойство «{ $trait }».
log-pair-played = { $seat }: на животных { $animal } и { $partner } сыграно парное свойство «{ $trait }».
log-trait-lost = Животное { $animal } потеряло свойство «{ $trait }».
log-pair-lost = Животных { $animal } и { $partner } больше не связывает свойство «{ $trait }».
log-card-drawn = { $known ->
    [yes] { $seat }: получена карта «{ $card }».
   *[no] { $seat }: получена карта.
}
log-cards-drawn = { $cards ->
    [one] { $seat }: получена { $cards } карта.
    [few] { $seat }: получены { $cards } карты.
   *[many] { $seat }: получено { $cards } карт.
}
log-cards-removed = { $cards ->
    [one] Остаток колоды убран из игры не глядя: { $cards } карта.
    [few] Остаток колоды убран из игры не глядя: { $cards } карты.
   *[many] Остаток колоды убран из игры не глядя: { $cards } карт.
}

log-bears = Животное { $animal } родило детёныша.
log-litter = У животного { $animal } появился приплод.
log-settled = { $seat }: животное { $animal } поселилось в раковине из центра стола.
log-turned-over = Животное { $animal } перевёрнуто: это «{ $card }»!
log-fetched = Животное { $animal } взяло с собой из сноса карту «Водоплавающее».
log-exchanged = Животные { $animal } и { $partner } обменялись свойствами «{ $trait }» и «{ $other }».
log-restored = { $known ->
    [yes] { $seat }: животное { $animal } восстановлено, карта «{ $card }».
   *[no] { $seat }: животное { $animal } восстановлено новой картой.
}


## Log: food

log-die = На кубике { $face }.
log-bank = { $tokens ->
    [0] { $place }: еды нет.
    [one] { $place }: { $tokens } фишка еды.
    [few] { $place }: { $tokens } фишки еды.
   *[many] { $place }: { $tokens } фишек еды.
}
log-bank-cleared = { $tokens ->
    [one] { $place }: сброшен остаток, { $tokens } фишка.
    [few] { $place }: сброшен остаток, { $tokens } фишки.
   *[many] { $place }: сброшен остаток, { $tokens } фишек.
}
log-food-taken = Животное { $animal } взяло красную фишку.
log-food-given = { $tokens ->
    [one] Животное { $animal } получило { $tokens } синюю фишку.
    [few] Животное { $animal } получило { $tokens } синие фишки.
   *[many] Животное { $animal } получило { $tokens } синих фишек.
}
log-food-lost = { $tokens ->
    [one] Животное { $animal } больше не может получить еду: { $tokens } фишка пропала.
    [few] Животное { $animal } больше не может получить еду: { $tokens } фишки пропали.
   *[many] Животное { $animal } больше не может получить еду: { $tokens } фишек пропало.
}
log-fat-stored = Животное { $animal } отложило фишку в жировой запас.
log-fat-used = { $tokens ->
    [one] Животное { $animal } расходует жир: { $tokens } фишка стала едой.
    [few] Животное { $animal } расходует жир: { $tokens } фишки стали едой.
   *[many] Животное { $animal } расходует жир: { $tokens } фишек стали едой.
}
log-shared = «{ $trait }»: вслед за животным { $animal } еду получило и животное { $partner }.
log-grazed = Животное { $animal } вытоптало фишку кормовой базы.
log-robbed = Животное { $animal } украло фишку у животного { $target }.
log-hibernated = Животное { $animal } впало в спячку до следующего хода.

log-woke = Животное { $animal } проснулось голодным.
log-specialized = Животное { $animal } нашло еду, которую больше никто не ест.
log-changed-shape = Животное { $animal } сменило облик ценой свойства «{ $trait }».
log-warmed = Теплокровное животное { $animal } тянется ещё за одной фишкой.
log-meal-missed = Животное { $animal } не получило красную фишку: она осталась в кормовой базе.
log-food-removed = { $tokens ->
    [one] Животному { $animal } теперь нужно меньше: { $tokens } фишка снята.
    [few] Животному { $animal } теперь нужно меньше: { $tokens } фишки сняты.
   *[many] Животному { $animal } теперь нужно меньше: { $tokens } фишек снято.
}
log-edified = Животное { $animal } пополнило кормовую базу своей локации.


## Log: places

log-sets-out = Животное { $animal } отправляется в локацию { $place }.
log-follows = Животное { $animal } последует за животным { $target }.
log-moved = Животное { $animal } переместилось из локации { $from } в локацию { $place }.


## Log: attacks and deaths

log-attacked = Хищник { $animal } нападает на животное { $target }!
log-ambushed = Хищник { $animal } нападает на животное { $target } из засады!
log-ignores = Хищник { $animal } игнорирует свойство «{ $trait }» животного { $target }.
log-ignores-pair = Хищник { $animal } игнорирует свойство «{ $trait }» животного { $target }, общее с животным { $partner }.
log-bite-failed = Животное { $animal } нападает в ответ, но хищник { $target } для него недоступен.
log-hid = Животное { $animal } спряталось в раковину.
log-inked = Животное { $animal } скрылось от хищника { $target } в чернильном облаке.
log-runs = Животное { $animal } бросилось бежать.
log-escaped = Животное { $animal } убежало от хищника { $target }.
log-caught = Животное { $animal } не смогло убежать от хищника { $target }.
log-redirected = Животное { $animal } перенаправило атаку на животное { $target }.
log-not-defended = Животное { $animal } осталось без защиты.
log-eaten = { $owner }: животное { $animal } съедено.
log-poisoned = Животное { $animal } отравлено.
log-scavenged = Падальщику { $animal } достались остатки.
log-starved = { $owner }: животное { $animal } погибло от голода.
log-died-of-poison = { $owner }: животное { $animal } погибло от яда.
log-paralysed = Животное { $animal } парализовано: до следующего хода ни одно его свойство не действует.
log-remains = Свойства животного { $animal } остаются на столе, пока его не восстановят.
log-spread = Неоплазия у животного { $animal } разрослась: свойство «{ $trait }» больше не действует.
log-died-of-neoplasm = { $owner }: животное { $animal } погибло от неоплазии.


## Questions

ask-over = Игра окончена.
ask-chance = Решают кубики.
ask-development = Сыграйте карту или спасуйте.
    .drawn = Сыграйте карту или спасуйте
    .others = { $seat } выбирает карту.
ask-play-all = Сыграйте карту. Надо сыграть все карты.
    .others = { $seat } выбирает карту.
ask-go = Кто ест? Возьмите фишку из кормовой базы или используйте свойство.
    .drawn = Ваша фаза питания: кто ест?
    .others = { $seat } выбирает, кто ест.
ask-go-side = Основное действие сделано. Используйте другое свойство или передайте очередь.
    .others = { $seat } может использовать ещё одно свойство.
ask-sharing = Едой нужно поделиться. Какое парное свойство сработает первым?
ask-attack = Хищник { $animal } нападает на животное { $target }! Чем оно ответит?
    .drawn = { $animal } ({ $owner }) нападает на ваше { $target }
    .listed = { $owner } нападает на ваше животное. Чем оно ответит?
    .others = Хищник { $animal } нападает на животное { $target }. { $seat } выбирает защиту.
ask-turned = Атака хищника { $animal } перенаправлена на животное { $target }. Игнорировать одно из его свойств?
    .listed = Атака перенаправлена. Игнорировать одно из свойств новой жертвы?
    .others = Атака хищника { $animal } перенаправлена на животное { $target }. { $seat } может игнорировать одно из его свойств.
ask-lure = Хищник { $animal } нападает на животное { $target }, у которого нет свойств. Перевернуть Удильщика?
    .listed = Нападение на животное без свойств. Перевернуть Удильщика?
    .others = Хищник { $animal } нападает на животное { $target }, у которого нет свойств. { $seat } может перевернуть Удильщика.
ask-meal = Животное { $target } вот-вот возьмёт красную фишку. Напасть из засады?
    .listed = Животное вот-вот возьмёт красную фишку. Напасть из засады?
    .others = Животное { $target } вот-вот возьмёт красную фишку. { $seat } может напасть из засады.
ask-scavenging = Есть чем поживиться! Какому падальщику достанутся остатки?
ask-migrating = Миграция! Кто ещё отправляется в путь и кто следует за другими?
    .others = Миграция! { $seat } выбирает, кто ещё отправится в путь.
ask-births = Рожают сразу несколько животных. Какое первым?
ask-exchange = У животного окажется два одинаковых свойства. Какое сбросить?
ask-restoring = Съеденное животное нужно восстановить. Какой картой?
    .others = { $seat } восстанавливает съеденное животное.
ask-new-start = У вас ничего не осталось. Выложите две новые карты как животных.
    .others = { $seat } начинает заново и выбирает новых животных.


## Options. "short" is for a list that stands under the name of the card already.

move-pass-development = Пас: больше не играть карты в этот ход
move-pass-go = Передать очередь
move-pass-attack = Не защищаться
move-pass-turned = Ничего не игнорировать
move-pass-lure = Никого не переворачивать
move-pass-meal = Пусть ест
move-pass-migrating = Больше никто
move-roll = Выпадает { $face }

move-animal = Выложить карту «{ $card }» как новое животное
  .short = как новое животное
move-animal-in-place = Выложить карту «{ $card }» как новое животное, локация { $place }
  .short = как новое животное, локация { $place }
move-restore = Восстановить животное { $animal } картой «{ $card }»
  .short = восстановить животное { $animal }
move-restore-from-deck = Восстановить животное { $animal } картой из колоды
  .short = восстановить животное { $animal }
move-trait = { $sides ->
    [1] Сыграть свойство «{ $trait }» на животное { $animal }
   *[other] Сыграть свойство «{ $trait }» на животное { $animal } (карта «{ $card }»)
}
  .short = как свойство «{ $trait }» на животное { $animal }
move-pair = { $sides ->
    [1] Сыграть свойство «{ $trait }» на животных { $animal } и { $partner }
   *[other] Сыграть свойство «{ $trait }» на животных { $animal } и { $partner } (карта «{ $card }»)
}
  .short = как свойство «{ $trait }» на животных { $animal } и { $partner }
move-symbiosis = Сыграть свойство «{ $trait }» на животное { $animal } и его симбионта { $partner }
  .short = как свойство «{ $trait }» на животное { $animal } и его симбионта { $partner }

move-take = Взять красную фишку для животного { $animal }
move-carnivorous = Напасть на животное { $target } хищником { $animal }
move-carnivorous-ignoring = Напасть на животное { $target } хищником { $animal }, игнорируя свойство «{ $ignored }»
move-carnivorous-ignoring-pair = Напасть на животное { $target } хищником { $animal }, игнорируя общее с животным { $partner } свойство «{ $ignored }»
move-ambush = Напасть из засады на животное { $target } хищником { $animal }
move-ambush-ignoring = Напасть из засады на животное { $target } хищником { $animal }, игнорируя свойство «{ $ignored }»
move-ambush-ignoring-pair = Напасть из засады на животное { $target } хищником { $animal }, игнорируя общее с животным { $partner } свойство «{ $ignored }»
move-intellect = Игнорировать свойство «{ $ignored }»
move-intellect-pair = Игнорировать общее с животным { $partner } свойство «{ $ignored }»
move-anglerfish = Перевернуть животное { $animal } и напасть в ответ, игнорируя свойство «{ $ignored }»
  .comes = Если оно съест хищника, то получит 2 синие фишки.
move-anglerfish-pair = Перевернуть животное { $animal } и напасть в ответ, игнорируя общее с животным { $partner } свойство «{ $ignored }»
  .comes = Если оно съест хищника, то получит 2 синие фишки.
move-settle = Взять из центра стола карту «{ $trait }» для животного { $animal }
  .short = из центра стола, свойство «{ $trait }» для животного { $animal }
move-metamorphosis = { $which ->
    [1] Накормить животное { $animal }, сбросив свойство «{ $dropped }»
   *[other] Накормить животное { $animal }, сбросив свойство «{ $dropped } № { $which }»
}
move-metamorphosis-pair = Накормить животное { $animal }, сбросив общее с животным { $partner } свойство «{ $dropped }»
move-specialization-a = Накормить животное { $animal }: «{ $trait }»
move-specialization-b = Накормить животное { $animal }: «{ $trait }»
move-warm-bloodedness = Взять ещё одну красную фишку для животного { $animal }
move-shell = Спрятать животное { $animal } в раковину
  .comes = Его не съедят, но до конца хода оно сможет есть только свой жир.
  .answer = «{ $trait }»: животное { $animal } может спрятаться. Вы ничего не получите, и этот хищник до конца хода больше не нападёт.
move-ink-cloud = Спасти животное { $animal } чернильным облаком
  .comes = Его не съедят; хищник сможет напасть снова позже.
  .answer = «{ $trait }»: животное { $animal } может спастись. Ваш хищник сможет напасть снова в одну из ваших следующих фаз питания.
move-fat = { $tokens ->
    [one] Превратить { $tokens } фишку жира в еду: { $animal }
    [few] Превратить { $tokens } фишки жира в еду: { $animal }
   *[many] Превратить { $tokens } фишек жира в еду: { $animal }
}
move-piracy = Отобрать фишку у животного { $target } для животного { $animal }
  .comes = Животное { $target } потеряет 1 фишку еды, а животное { $animal } получит 1 синюю фишку.
move-grazing = Вытоптать фишку кормовой базы животным { $animal }
  .comes = В кормовой базе станет на 1 фишку меньше.
move-hibernation = Отправить животное { $animal } в спячку до следующего хода
  .comes = В этот ход оно считается накормленным и не получает еды.
move-communication = «{ $trait }» с животным { $animal }: животное { $target } тоже берёт красную фишку
move-cooperation = «{ $trait }» с животным { $animal }: животное { $target } тоже получает синюю фишку
move-scavenger = Отдать остатки животному { $animal }
move-running = Бежать! Бросить кубик за животное { $animal }
  .comes = Бросок кубика: на 4, 5 или 6 оно убежит.
  .answer = «{ $trait }»: животное { $animal } убежит на 4, 5 или 6.
move-mimicry = Перенаправить атаку с животного { $animal } на животное { $target }
  .comes = Тогда атакованным станет животное { $target }.
  .answer = «{ $trait }»: атаку могут перенаправить на животное { $target }.
move-migration = Миграция: животное { $animal } в локацию { $place }
move-flight = Перелёт: животное { $animal } в локацию { $place }
move-remora = Прилипала: животное { $animal } следует за животным { $target }
move-viviparous = Первым рожает животное { $animal }
move-recombination = Обменять свойство «{ $given }» животного { $animal } на свойство «{ $taken }» животного { $target }
move-recombination-drop-old = Сбросить свойство «{ $dropped }», которое у животного { $animal } уже есть
move-recombination-drop-new = Сбросить свойство «{ $dropped }», которое животное { $animal } получает
move-tail-loss = { $which ->
    [1] Спасти животное { $animal }, сбросив свойство «{ $dropped }»
   *[other] Спасти животное { $animal }, сбросив свойство «{ $dropped } № { $which }»
}
  .comes = Оно выживет, хищник получит 1 синюю фишку.
  .answer = { $which ->
    [1] «{ $trait }»: животное { $animal } может сбросить свойство «{ $dropped }» и выжить. Вы получите 1 синюю фишку.
   *[other] «{ $trait }»: животное { $animal } может сбросить свойство «{ $dropped } № { $which }» и выжить. Вы получите 1 синюю фишку.
}
move-tail-loss-pair = Спасти животное { $animal }, сбросив общее с животным { $partner } свойство «{ $dropped }»
  .comes = Оно выживет, хищник получит 1 синюю фишку.
  .answer = «{ $trait }»: животное { $animal } может сбросить общее с животным { $partner } свойство «{ $dropped }» и выжить. Вы получите 1 синюю фишку.


## Answers given in advance, and where points come from

standing-ask-about-own-animals = Спрашивать меня о моих животных
  .about = Нападать ли моему животному из засады на другое моё
standing-never-ambush = Никогда не нападать из засады
standing-decline-unless-attacked = Отказываться от всего, пока на меня не напали
standing-pass-phase = Пасовать до конца этой фазы

points-animals = Животные
    .counted = { $n ->
        [one] { $n } животное
        [few] { $n } животных
       *[many] { $n } животных
    }
points-traits = Свойства
    .counted = { $n ->
        [one] { $n } свойство
        [few] { $n } свойства
       *[many] { $n } свойств
    }
points-needs = Дополнительная потребность
points-ocean = Животные в Океане
    .counted = { $n ->
        [one] { $n } животное в Океане
        [few] { $n } животных в Океане
       *[many] { $n } животных в Океане
    }
points-earlier = Прошлые ходы


## What an attack would meet

preview-nothing = Животному { $target } нечем защититься от этой атаки.
preview-lure = У животного { $target } нет свойств: могут перевернуть Удильщика.
preview-eaten = Если животное { $target } съедят, сработает его свойство «{ $trait }».
preview-stung = В любом случае свойство «{ $trait }» животного { $target } парализует хищника.


## Sections of the rulebook

section-ED = Издания и столы
section-SET = Подготовка
section-TURN = Ход
section-DEV = Развитие
section-BANK = Кормовая база
section-FEED = Питание
section-EXT = Вымирание и новые карты
section-END = Конец игры
section-TR = Базовые свойства
section-ATT = Хищники
section-FLY = Время летать
section-CON = Континенты
section-GIFT = Специальные карты
section-CAT = Катаклизм
section-RUL = Как сочетаются правила

# Равенство очков: $points, $best и $next карт в сносе, $winners победителей, $rule.
tie-decided = { $winners ->
    [1] Равный счёт: { $points }. Решает число карт в сносе: { $best } против { $next } ({ $rule }).
   *[other] Равный счёт: { $points }. Решает число карт в сносе: { $best } против { $next }. Те, у кого { $best }, делят победу ({ $rule }).
}
tie-shared = Равный счёт: { $points }; карт в сносе тоже поровну, по { $best }. Победа общая ({ $rule }).
tie-below = Равный счёт: { $points }. Карт в сносе: { $best }, поэтому выше, чем { $before }

# The creature that is drawn at the end: $seat whose it is, $animal its name (D5), $points what it is worth.
specimen-animal = { $seat }: { $animal }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
