### Setting up a table: presets, and why something can’t be combined. An attribute with a game’s name is about that game.

web-presets = Готовые столы
web-preset-first = Первая партия
    .about = Базовые правила, соперник — бот. Без часов.
web-preset-friends = Вечер с друзьями
    .about = Правила, по которым играют чаще всего.
    .evolution = Базовая игра и «Время летать» — так играют чаще всего.
web-preset-whole = Весь мир
    .about = Всё, что есть в игре. Для тех, кто её знает.
    .evolution = Все карты и три локации. Для тех, кто знает игру.
web-preset-slow = По переписке
    .about = На каждый ход — дни; играйте, когда удобно.
web-preset-minutes = { $least }–{ $most } мин
web-preset-changed = изменено
web-table-name = Название стола
web-table-name-another = Другое название
web-more = Ещё
web-all-bots = Боты на свободные места
web-mix-edition = В этом издании этого нет.
# $names: modules
web-mix-modules = Не сочетается с выбранным: { $names }.
web-mix-seats = Только для { $least }–{ $most } игроков.
