### The pages: labels, and what a screen reader says. Names of traits, phases and places come from the other files.

## Every page

web-name = Beagle
web-motto = Настольные игры об эволюции за одним столом
web-language = Язык
web-theme = Тема
web-theme-system = Как в системе
web-theme-light = Светлая
web-theme-dark = Тёмная
web-failed = Страница не загрузилась. Попробуйте ещё раз.

## Credits

web-made = Игры и их создатели
web-made-evolution = «Эволюция»: Д. Кнорре и С. Мачин, серия «Правильные игры».
web-made-evo = EVO: автор Philippe Keyaerts, иллюстрации Stéphane Poinot и Stéphane Gantiez, издательство Asmodee; польское издание REBEL.pl, перевод Krzysztof Koschany.
web-made-dinosaurs = Gods Love Dinosaurs («Динозавры — любимцы богов»): автор Каспер Лапп, разработчик Алекс Катлер, художественное оформление Гика Там, графический дизайн Стево Торрес, © 2020 Pandasaurus Games, LLC; русское издание «Эврикус».
web-independent = Beagle — независимая реализация правил. Авторы и издатели этих игр её не создавали, не одобряли и не поддерживали. Названия и товарные знаки игр принадлежат им.
web-credits = Здесь использованы
web-credit = { $what } — { $who }
web-licence = лицензия { $licence }

## Ways and general words

web-ways = Страницы
web-menu = Меню
web-close = Закрыть
web-announced = От владельца сервера:
web-loading = Минутку…
web-copied = Скопировано
web-unreachable = Сервер не отвечает. Вы в сети?
web-tries-again = Страница будет пробовать снова. А пока можно почитать:
web-lost-request = Связь прервалась раньше, чем это дошло до сервера. Попробуйте ещё раз.
web-to-tables = К столам
web-lost-page = Проверьте, нет ли в адресе опечатки. Возможно, он ведёт на другой сервер.
web-way-lobby = Столы
web-way-paste = Записи
web-way-rules = Правила
web-way-settings = Настройки
web-way-about = О проекте
web-version = Версия { $version }
web-newer = Появилась новая версия.
web-reload = Обновить страницу
web-install = На этом устройстве
    .about = У Beagle будут свой значок и своё окно. Для игры по-прежнему нужна сеть.
web-install-do = Установить Beagle

## Who one is

web-who = Как вас называть?
web-who-opens = Кто открывает этот стол?
web-who-sits = Кто садится за стол?
web-name-about = Нужно только имя: ни учётной записи, ни пароля.
web-thats-me = Это я
web-have-code = У меня есть код для входа с другого устройства
web-am-new = Я здесь впервые
web-come-back = Войти
web-code-about = Введите код для входа из настроек другого устройства.
web-code-is = Ваш код для входа:
web-code-keep = Запишите его: с ним ваши столы откроются и на другом устройстве. Новый код можно получить в настройках.
web-code-copy = Скопировать код
web-code-qr = QR-код с кодом для входа
web-code-noted = Записано
web-code-why = С кодом для входа ваши столы откроются на другом устройстве. Каждый код действует один раз.
web-code-new = Показать новый код для входа
web-sign-out-others = Выйти на всех других устройствах
web-signed-out-others = Вы вышли на всех других устройствах, а прежние коды для входа больше не действуют.
# $at: a date and a time
web-device-added = Под вашим именем вошли на другом устройстве: { $at }.
web-device-mine = Это я
web-you = Вы
web-change-name = Изменить
web-name-changed = Имя изменено.

## Games and rulesets

web-game-evolution = Эволюция
    .about = Развивайте животных свойство за свойством, кормите их и охотьтесь на соседских
web-game-evo = EVO
    .about = Покупайте гены, сражайтесь и размножайтесь в меняющемся климате, пока не упадёт метеорит
web-game-dinosaurs = Динозавры — любимцы богов
    .about = Постройте экосистему и пустите по ней динозавров
web-players = { $most ->
    [one] { $least }–{ $most } игрок
    [few] { $least }–{ $most } игрока
   *[many] { $least }–{ $most } игроков
}
web-new-table = Новый стол
web-new-table-of = Новый стол: { $game }

## Setting up a table

web-seats = Места
web-seats-allowed = при таком выборе — от { $least } до { $most }
web-seat-number = Место { $letter }
web-seat-me = { $name } (вы)
web-seat-you = Вы
web-seat-bot = Бот: { $bot }
web-seat-name = Имя для места { $letter }
web-name-optional = Имя
web-remove-seat = Убрать место { $letter }
web-add-seat = Добавить место
web-bot-random = игривый
    .about = ходит наугад: победить легко
    .against = Играть с игривым ботом
web-bot-greedy = голодный
    .about = играет на победу
    .against = Играть с голодным ботом
web-bot-covington = Ковингтон
    .about = лёгкий: часто ошибается и недалеко смотрит вперёд
    .against = Играть с ботом «Ковингтон»
web-bot-martens = Мартенс
    .about = несложный: видит то, что рядом, и иногда ошибается
    .against = Играть с ботом «Мартенс»
web-bot-anning = Эннинг
    .about = средний уровень: ошибается редко, хороший соперник, чтобы учиться
    .against = Играть с ботом «Эннинг»
web-bot-fitzroy = Фицрой
    .about = сильный: смотрит вперёд и почти не ошибается
    .against = Играть с ботом «Фицрой»
web-bot-darwin = Дарвин
    .about = самый сильный: думает дольше всех
    .against = Играть с ботом «Дарвин»
web-level-step = { $bot } заканчивает выше, чем { $weaker }, в { $share } из 100 партий. Сыграно партий: { $games }.
web-bot-too-slow = Бот «{ $bot }» на этом сервере не предлагается: ходы занимают слишком много времени.
web-levels-near = Уровни ботов измерены за другим столом ({ $ruleset }, мест: { $seats }); здесь разница между ними может быть другой.
web-pace = Темп
web-pace-none = Без часов
    .about = Думайте сколько угодно, хоть несколько дней.
web-pace-quick = 10 мин
    .about = По 10 минут на всю партию и ещё 5 секунд за каждый ход.
web-pace-calm = 30 мин
    .about = По 30 минут на всю партию и ещё 10 секунд за каждый ход.
web-pace-move = 90 с на ход
    .about = 90 секунд на каждый ход.
web-pace-hours = 12 часов на ход
    .about = 12 часов на каждый ход.
web-pace-days = Два дня на ход
    .about = Два дня на каждый ход, как в игре по переписке.
web-time-out = Если время вышло, за игрока играет бот { $bot }, пока тот не вернётся.
web-time-off = В дни отдыха часы игрока остановлены.
web-presence-off = дни отдыха до: { $date }
web-who-may-watch = Кто может смотреть
web-watch-nobody = Никто
    .about = Стол видят только игроки.
web-watch-link = По ссылке
    .about = Смотреть может любой, у кого есть ссылка; в списках стола нет.
web-watch-all = Все
    .about = Стол виден в списке на главной странице. Открытое место может занять любой.
web-open-table = Открыть стол
web-open-needs-name = Сначала введите выше своё имя.

## The first page

web-your-tables = Ваши столы
web-your-move-at = { $tables ->
    [one] Ваш ход за { $tables } столом
    [few] Ваш ход за { $tables } столами
   *[many] Ваш ход за { $tables } столами
}
web-open-tables = Открытые столы
web-open-tables-none = Никто не ждёт. Откройте стол и в пункте «{ web-who-may-watch }» выберите «{ web-watch-all }»: тогда он появится здесь.
web-running-tables = Партии, которые можно смотреть
web-running-tables-none = Сейчас нет партий, открытых для зрителей. Кому можно смотреть, решает тот, кто открывает стол.
web-finished-tables = Сыгранные партии
web-nobody-yet = Пустой стол
web-free-seats = { $seats ->
    [one] { $seats } свободное место
    [few] { $seats } свободных места
   *[many] { $seats } свободных мест
}
web-won-by = { $winners ->
    [one] победа: { $names }
    [few] общая победа: { $names }
   *[many] общая победа: { $names }
}
web-your-move-since = ваш ход ({ $ago })
web-your-move-left = ваш ход, осталось { $left }
web-move-of-since = ходит { $name } ({ $ago })
web-table-sit = Сесть
web-table-watch = Смотреть
web-table-look = Посмотреть
web-table-answer = Ваш ход
web-table-gather = К столу
web-table-replay = Смотреть запись
web-table-analyse = Разбор

## Settings

web-look = Внешний вид
web-at-table = За столом
web-speed = Скорость анимации
web-speed-is = { $speed ->
    [0] Сразу
    [1] Обычная
   *[other] ×{ $speed }
}
web-step = Шаг за шагом
    .about = после каждого события показ ждёт вас
web-step-next = Дальше
web-step-skip = Сразу к концу
web-confirm = Подтверждать ходы
web-confirm-never = Никогда
web-confirm-grave = Только перед безвозвратной потерей
web-confirm-always = Всегда
web-title = Заголовок вкладки
    .about = показывает «{ web-title-your-move }» на вкладке браузера
web-sound = Звук
web-sound-off = Без звука
web-sound-quiet = Тихо
web-sound-full = Громко
web-bots = Боты
web-bots-calm = Спокойно
web-bots-quick = Быстро
web-bots-at-once = Сразу
web-bots-hold = Остановить ботов
web-bots-go = Пусть боты продолжают
web-bot-for-you = За вас играет бот.
web-threats = Показывать угрозы
    .about = Под вашими животными в «Эволюции»: какие хищники могут напасть на них сейчас.
web-notify = Уведомления
    .about = пока Beagle открыт в другой вкладке
web-notify-forbidden = Браузер блокирует уведомления. Это можно изменить в его настройках.

## A table that gathers

web-is-away = не в сети
web-given = с заданной позиции

## A table that is played

web-title-your-move = Ваш ход
web-reconnecting = Связь прервалась. Подключаемся снова…
web-question = Ваше решение
web-all-choices = { $choices ->
    [one] { $choices } вариант списком
    [few] Все { $choices } варианта списком
   *[many] Все { $choices } вариантов списком
}
web-back = Назад
web-do-it = Подтвердить
web-not-this = Отмена
web-undo = Вернуть ход
web-undo-ask = Попросить вернуть ход
# Read aloud: the answers follow, and what was touched for a move.
# Read aloud: so many moves that they are only counted.
web-log = Журнал
web-rail-close = Закрыть журнал
web-unseen = Карты, которых вы не видели
web-go-to = Перейти: { $name }
web-chat = Чат
web-way-stored = Что здесь хранится
web-report = Пожаловаться на стол
web-report-title = Жалоба на стол
web-report-what = Что не так?
web-report-name = Имя
web-report-chat = Сообщения в чате
web-report-play = Поведение в игре
web-report-other = Другое
web-report-text = Своими словами, если хотите
web-report-about = Владелец сервера увидит вашу жалобу, имена за столом и последние строки чата. Игрокам о ней не сообщают.
web-report-send = Отправить жалобу
web-report-sent = Спасибо. Владелец сервера уже может прочитать жалобу.
web-this-table = Этот стол
web-download-record = Скачать запись
web-to-result = К результату

## A device that is passed on

web-lift = Я — { $name }

## The end

web-winners = { $winners ->
    [0] Никто не победил
    [one] Победа: { $names }
    [few] Общая победа: { $names }
   *[many] Общая победа: { $names }
}
web-rules-changed = Правила изменились
web-continues = продолжение стола, правила которого изменились

## Replays

web-replay = Запись партии
web-to-table = К столу
web-paste = Запись или позиция
web-paste-about = Вставьте текст партии или позиции в том виде, в каком его записывает Beagle: партию можно смотреть ход за ходом и с любого места играть дальше.
web-paste-show = Показать
web-eyes = Чьими глазами
web-eyes-all = Как видят все
web-eyes-of = Глазами игрока { $name }
web-copy-moment = Скопировать ссылку на этот ход
web-play-on = Играть дальше отсюда
web-first = В начало
web-previous = Предыдущий ход
web-next = Следующий ход
web-last = В конец
web-play = Воспроизвести
web-pause = Пауза
web-moment = Ход

## The rulebook

web-rulebook = Правила
web-search = Искать в правилах и на картах
web-rules-found = { $rules ->
    [0] Ничего не найдено.
    [one] { $rules } совпадение
    [few] { $rules } совпадения
   *[many] { $rules } совпадений
}
web-cards = Карты
web-no-such-rule = Такого правила нет.
web-book-evolution = Эволюция
web-book-evo = EVO
web-book-dinosaurs = Динозавры — любимцы богов
web-tip = Как использовать
web-source = Источник: { $sources }.
web-book-table = Правила этого стола
web-book-choose = Какие правила показать
web-book-whole = Все правила игры
web-book-different = Что здесь иначе
web-book-instead = Вместо { $rules }.
web-book-alters = Частично меняет { $rules }.
web-book-altered = За этим столом см. также { $rules }.
web-book-gone = За этим столом это правило не действует; вместо него: { $rules }.
web-book-absent = За этим столом это правило не применяется.
web-book-some = За некоторыми столами иначе: { $rules }.
web-book-no-table = Такого стола нет; вот все правила игры.
web-no-name = Пропустить: играть без имени
web-zoom-in = Приблизить
web-zoom-out = Отдалить
web-zoom-all = Показать целиком

## The way to the lessons

web-way-learn = Обучение
lesson-first-time = Впервые здесь?
lesson-in-minutes = Научитесь за пять минут
lesson-no-thanks = Нет, спасибо
lesson-before = Не знаете эту игру? Научитесь за несколько минут.
