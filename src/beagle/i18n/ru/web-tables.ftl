### The tables that can be chosen: editions, modules, options, and what the rulebook advises. All pages have these words.

## Editions and modules

web-edition = Издание
# .full names the edition where nothing says that it is one.
web-edition-gift = Подарочное
    .full = подарочное издание
web-edition-141 = 1.4.1
    .full = правила 1.4.1
web-edition-italian = Итальянское
    .full = итальянское издание
web-module-base = Базовая игра
    .about = 84 карты, 19 свойств
web-module-base-2 = Второй базовый набор
    .about = ещё 84 карты, всего 168; для большой компании
web-module-fly = Время летать
    .about = 42 карты: полёт, засады, раковины
web-module-gift = Специальные карты
    .about = 18 карт: «r-Стратегия», «Пугливое», «Теплокровность»
web-module-continents = Континенты
    .about = 42 карты, три локации
web-module-cataclysm = Катаклизм
    .about = одна кормовая база, все карты, единственный ход; для опытных игроков
web-module-added = Карты дополнений
    .about = ещё до 34 карт; тогда каждому раздают до 20
web-module-second = Второе издание


## Options. $letter is a seat, $name the player on it.

web-option-half-deck = Половина колоды
    .about = советуем для двоих и троих, чтобы партия не затягивалась: половина перемешанной колоды остаётся в коробке, её никто не видит
    .kinds = советуем для двоих и троих, чтобы партия не затягивалась: вдвоём в коробке остаётся половина карт каждого вида, втроём — половина перемешанной колоды, её никто не видит
web-option-printed-needs = Потребность — как на картах
    .about = «Живорождение» и «Интеллект» не увеличивают потребность
web-option-summary-babies = «Смертоносные детёныши»: шансы по памятке
    .about = 1 или 2 — гибнет враг, 3 или 4 — детёныш, 5 или 6 — детёныш возвращается в запас
web-option-own-side = Старт на своей стороне
    .about = каждый получает стартовые клетки своей стороны, по часовой стрелке; иначе стартовые клетки раздаются случайно
web-option-strict-supply = Строгий запас
    .about = фигурок не больше, чем в коробке
web-option-in-turn = Действовать по очереди
    .about = при активации каждый заканчивает до того, как начнёт следующий; советуем, пока вы учитесь. Иначе все действуют одновременно. При строгом запасе — всегда по очереди
web-option-first = Первый игрок
    .about = первого игрока назначают за столом, а не выбирают жребием
web-option-first-seat = Первым ходит место { $letter }
web-first-lot = По жребию
    .about = Первого игрока выберет жребий при раздаче.
web-first-named = Первый игрок — { $name }, дальше по часовой стрелке.
web-option-added = Какие карты добавить
    .about = какие виды карт добавить; если не выбрать ни одного, добавляются все восемь
web-option-add-ambush = Засада
web-option-add-intellect = Интеллект
web-option-add-metamorphosis = Метаморфоза
web-option-add-flight = Полёт
web-option-add-anglerfish = Удильщик
web-option-add-ink-cloud = Чернильное облако
web-option-add-recombination = Рекомбинация
web-option-add-edificator = Эдификатор


## What the rulebook advises. $least and $most are minutes.

web-scenario = Сценарий
web-minutes = Партия длится { $least }–{ $most } минут.
web-advice-start = Играете впервые? Начните отсюда: сыграйте несколько партий, прежде чем добавлять дополнения.
web-advice-later = Играете впервые? Сначала сыграйте несколько партий без дополнений.
web-advice-experienced = Для опытных игроков.


## What the decks are made of. $copies are all there are, $used are in the game.

web-deck-any = Состав колоды
web-deck-evolution = Состав колоды
web-deck-evo = Что в мешочке и в стопках
web-deck-dinosaurs = Состав стопок
web-deck-all = всего { $copies }
web-deck-some = всего { $copies }, из них в игре { $used }: какие не вошли, никто не видит
web-deck-table = Стол
web-deck-for = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}
