### EVO: what stands on the drawn table, and what a screen reader says of it.
### $seat and $owner are names of players, $what is a gene or "event card"; $dies, $dinosaurs, $births are numbers.

evo-phase-over = Конец игры
evo-round = Раунд { $round }
evo-round-word = Раунд
evo-island = Остров
evo-climate = Климат
evo-dial = Диск климата
evo-turn = Поворот диска: { $turn }
evo-terrain-beach = Пляж
evo-terrain-plain = Равнина
evo-terrain-hill = Холм
evo-terrain-mountain = Гора
evo-tokens-left = { $tokens ->
    [1] Остался 1 жетон: это метеорит.
    [2] Осталось 2 жетона. Один из них — метеорит.
    [3] Осталось 3 жетона. Один из них — метеорит.
    [one] Остался { $tokens } жетон. Метеорит среди последних трёх.
    [few] Осталось { $tokens } жетона. Метеорит среди последних трёх.
   *[many] Осталось { $tokens } жетонов. Метеорит среди последних трёх.
}
    .count = { $tokens ->
        [one] Остался { $tokens } жетон
        [few] Осталось { $tokens } жетона
       *[many] Осталось { $tokens } жетонов
    }
    .meteor = { $tokens ->
        [1] Это метеорит.
        [2] Один из них — метеорит.
        [3] Один из них — метеорит.
       *[other] Метеорит среди последних трёх.
    }
evo-meteor-fallen = Метеорит упал.
evo-token-next = { $token ->
    [meteor] Следующий жетон: метеорит.
   *[other] Следующий жетон: { $token }.
}
evo-track = Порядок хода
  .text = Раньше ходит тот, у кого меньше динозавров. При равенстве — тот, кто стоял левее в лаборатории. Порядок определяется заново в каждую фазу инициативы; число — это количество динозавров.
evo-herd-label = { $dinosaurs ->
    [one] { $dinosaurs } динозавр на карте
    [few] { $dinosaurs } динозавра на карте
   *[many] { $dinosaurs } динозавров на карте
}
evo-dies-label = { $dies ->
    [one] сейчас погиб бы { $dies }
    [few] сейчас погибли бы { $dies }
   *[many] сейчас погибли бы { $dies }
}
evo-warning = { $dies ->
    [one] Сейчас погиб бы { $dies } из ваших динозавров (всего { $dinosaurs }).
    [few] Сейчас погибли бы { $dies } из ваших динозавров (всего { $dinosaurs }).
   *[many] Сейчас погибли бы { $dies } из ваших динозавров (всего { $dinosaurs }).
}

evo-lab = Лаборатория
evo-lab-closed = закрыта до раунда { $round }
evo-lab-soon = скоро откроется
evo-lab-bids = Ставки
evo-lab-card = Карта события
  .text = Верхняя карта из колоды событий.
  .short = одна закрытая карта
evo-lab-won = Продано
evo-lab-outbid = ставка перебита
evo-lab-pays = платит { $price }
evo-lab-purse = { $points ->
    [one] У вас { $points } очко мутации.
    [few] У вас { $points } очка мутации.
   *[many] У вас { $points } очков мутации.
}
evo-lab-discount = С флаконами всё дешевле на { $discount }.
evo-lab-after = Ставка { $bid }, цена { $price }: останется { $left }.
evo-field = { $what }: ставка { $bid }
evo-field-of = Ставка: { $seat }
evo-field-price = Цена для вас: { $price }
evo-bid-name = Ставка { $bid }
evo-bag = Осталось в мешочке
evo-bag-specials = { $genes ->
    [one] и { $genes } особый ген
    [few] и { $genes } особых гена
   *[many] и { $genes } особых генов
}
evo-deck = { $cards ->
    [one] { $cards } карта события в колоде
    [few] { $cards } карты событий в колоде
   *[many] { $cards } карт событий в колоде
}

evo-power-moves = { $points ->
    [one] { $points } очко движения
    [few] { $points } очка движения
   *[many] { $points } очков движения
}
evo-power-horns = Рога: { $attack } в нападении, { $defence } в защите
evo-power-births = { $births ->
    [one] { $births } рождение за раунд
    [few] { $births } рождения за раунд
   *[many] { $births } рождений за раунд
}
evo-points-of = { $all ->
    [one] из { $all } очка движения
    [few] из { $all } очков движения
   *[many] из { $all } очков движения
}
evo-hand = Ваши карты событий
evo-hand-label = { $cards ->
    [one] { $cards } карта события в руке
    [few] { $cards } карты событий в руке
   *[many] { $cards } карт событий в руке
}
evo-play = Сыграть
evo-purse = { $points ->
    [one] очко мутации, видите только вы
    [few] очка мутации, видите только вы
   *[many] очков мутации, видите только вы
}
evo-purse-open = { $points ->
    [one] очко мутации
    [few] очка мутации
   *[many] очков мутации
}
evo-purse-label = { $points ->
    [one] { $points } очко мутации
    [few] { $points } очка мутации
   *[many] { $points } очков мутации
}

evo-odds = { $wins } из { $sides }
# The answer that attacks: $wins of $sides sides of the die win.
evo-attack-odds = Напасть: { $wins } из { $sides }
evo-cell = { $terrain }, { $ground }, ряд { $row }, место { $place }
evo-cell-of = { $owner }: динозавр
evo-cell-dies = Сейчас он погиб бы
evo-cell-may-die = Сейчас он мог бы погибнуть
evo-cell-name = { $terrain }, ряд { $row }, место { $place }
    .drawn = { $terrain }
evo-dinosaur-name = { $owner }: динозавр ({ $terrain }), ряд { $row }, место { $place }
    .drawn = { $owner }: динозавр ({ $terrain })
evo-mover-name = Ваш динозавр ({ $terrain }), ряд { $row }, место { $place }
    .drawn = Ваш динозавр ({ $terrain })
evo-to-terrain = { $where ->
    [beach] на пляж
    [plain] на равнину
    [hill] на холм
    [mountain] в горы
   *[other] на другую клетку
}
evo-on-terrain = { $where ->
    [beach] на пляже
    [plain] на равнине
    [hill] на холме
    [mountain] в горах
   *[other] на острове
}
evo-mark-start = Можно выбрать
evo-mark-points = { $points ->
    [one] Путь сюда стоит { $points } очко движения
    [few] Путь сюда стоит { $points } очка движения
   *[many] Путь сюда стоит { $points } очков движения
}
evo-mark-reach = Сюда можно пойти
evo-mark-odds = Нападение: шансы { $wins } из { $sides }
evo-mark-target = Может стать целью
evo-mark-birth = Место для детёныша
evo-mark-lose = Можно пожертвовать им


## What was sold, what may come, what to do now
## $bid is the bid and $paid what was paid in the end; $token is a turn of the dial, $count how many such tokens are left.

evo-sold = Продано в раунде { $round }
evo-sold-line = { $what }: { $seat }, ставка { $bid }, уплачено { $paid }
evo-sold-nobody = { $what }: никому
evo-coming = Следующий раунд: пока неизвестно
evo-coming-token = { $count ->
    [one] { $token }: идеально — { $terrain }, { $count } жетон
    [few] { $token }: идеально — { $terrain }, { $count } жетона
   *[many] { $token }: идеально — { $terrain }, { $count } жетонов
}
evo-safe = { $dinosaurs ->
    [one] Остался только { $dinosaurs }: на этот клан нельзя напасть, и от климата в нём никто не погибнет
    [few] Осталось только { $dinosaurs }: на этот клан нельзя напасть, и от климата в нём никто не погибнет
   *[many] Осталось только { $dinosaurs }: на этот клан нельзя напасть, и от климата в нём никто не погибнет
}
evo-hint-bid = Коснитесь числа. Если ставку перебьют, вы сделаете новую в другом столбце.
evo-hint-moves = Коснитесь динозавра, потом клетки или врага.
evo-hint-way = Число — это цена пути. Красным отмечены враг и ваши шансы.
evo-hint-birth = Коснитесь клетки с яйцом.
evo-hint-exchange = Все 8 динозавров на карте: коснитесь того, кто уступит место, потом клетки для детёныша.
evo-hint-lose = Коснитесь того, кто погибнет.
evo-hint-flee = Коснитесь свободной клетки рядом или дайте динозавру погибнуть.
evo-hint-place = Коснитесь места на треке или оставьте своё.
evo-hint-card = Коснитесь светящейся карты или не играйте никакой.
evo-hint-no-card = Сейчас ни одну вашу карту сыграть нельзя. Спрашивают всех, у кого есть карты, чтобы никто не узнал, какие у вас.

evo-lab-open = открыта
evo-cards = Ваши карты
evo-clans = Кланы
evo-spent = Сыгранные карты
evo-spent-none = Пока нет.
evo-ask-when-fits = Спрашивать, только если могу сыграть
evo-fight = Бой
evo-tap-on = Коснитесь, чтобы продолжить
evo-about-attack = Рога в нападении
evo-about-defence = Рога в защите
evo-about-tokens = Жетоны климата
  .text = В каждом раунде открывается один жетон: он поворачивает диск. Метеорит — один из последних трёх; он завершает игру.

evo-cards-short = Карты
evo-about-moves = Очки движения
  .text = Сколько очков движения у клана за фазу движения.
evo-about-horns = Рога
  .text = В нападении / в защите. В бою кубик говорит, насколько больше рогов нужно нападающему.
evo-about-births = Рождения
  .text = Сколько детёнышей клан может поставить в фазу рождений.

evo-bid-cost = Цена {$price}, останется {$left}
evo-bid-outbids = { $owner }: ставка будет перебита, понадобится новая в другом столбце.
evo-bid-top = Её никто не перебьёт.

evo-to-now = Пропустить
evo-ranking-rule = Побеждает тот, у кого больше очков мутации; при равенстве — тот, у кого больше динозавров.

# What is read aloud after a question: $what a gene or a card, $owner who leads with $bid, $next the lowest bid you can make.
evo-spoken-purse = { $points ->
    [one] У вас { $points } очко мутации.
    [few] У вас { $points } очка мутации.
   *[many] У вас { $points } очков мутации.
}
evo-spoken-held = { $what }: лидирует { $owner }, ставка { $bid }; ставка { $next } обойдётся вам в { $price }.
evo-spoken-top = { $what }: лидирует { $owner }, ставка { $bid }; её вам не перебить.
evo-spoken-free = { $what }: ставок нет; ставка { $next } обойдётся вам в { $price }.
evo-spoken-move = { $move }.
