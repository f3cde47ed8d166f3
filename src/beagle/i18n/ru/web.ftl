### The pages: labels, and what a screen reader says. Names of traits, phases and places come from the other files.


## Every page

web-name = Beagle
web-motto = Настольные игры об эволюции за одним столом
web-language = Язык
web-theme = Освещение
web-theme-system = Как в системе
web-theme-light = День
web-theme-dark = Ночь
web-about = О проекте
web-failed = Страница не загрузилась. Попробуйте ещё раз.

# The language names itself, in its own words.
web-this-language = Русский


## Credits

web-made = Игры и их создатели
web-made-evolution = «Эволюция»: Д. Кнорре и С. Мачин, серия «Правильные игры».
web-made-evo = EVO: автор Philippe Keyaerts, иллюстрации Stéphane Poinot и Stéphane Gantiez, издательство Asmodee; польское издание REBEL.pl, перевод Krzysztof Koschany.
web-made-dinosaurs = Gods Love Dinosaurs («Динозавры — любимцы богов»): автор Каспер Лапп, разработчик Алекс Катлер, художественное оформление Гика Там, графический дизайн Стево Торрес, © 2020 Pandasaurus Games, LLC; русское издание «Эврикус».
web-independent = Beagle — независимая реализация правил. Авторы и издатели этих игр её не создавали, не одобряли и не поддерживали. Названия и товарные знаки игр принадлежат им.
web-credits = Здесь использованы
web-credit = { $what } — { $who }
web-licence = лицензия { $licence }


## Ways and general words

web-ways = Страницы
web-menu = Меню
web-close = Закрыть
web-loading = Минутку…
web-copied = Скопировано
web-unreachable = Сервер не отвечает. Есть ли связь?
web-tries-again = Страница попробует ещё раз сама. А пока можно читать:
web-lost-request = Связь прервалась раньше, чем это было сделано. Попробуйте ещё раз.
web-to-tables = К столам
web-lost-page = Возможно, в адресе не хватает буквы или он ведёт на другой сервер.
web-lost-table = Ссылка перестаёт действовать, когда место отдано другому, а забытый стол закрывается. Попросите новую ссылку у того, кто вас пригласил.
web-old-link-about = Ссылка на место действует только для того, кто открыл её первым: так никто другой не увидит карты. Если место ваше, откройте стол на том устройстве, с которого вы за него сели.
web-way-lobby = Столы
web-way-paste = Записи
web-way-rules = Правила
web-way-settings = Настройки
web-way-about = О проекте
web-version = Версия { $version }
web-newer = Появилась новая версия.
web-reload = Обновить страницу
web-install = На этом устройстве
    .about = У Beagle будут свой значок и своё окно. Для игры нужна сеть.
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
web-code-about = Введите код для входа, который другое устройство показывает в настройках.
web-code-is = Ваш код для входа:
web-code-keep = Запишите его: с ним ваши столы откроются и на другом устройстве. Новый код можно получить в настройках.
web-code-noted = Записано
web-code-why = С кодом для входа ваши столы откроются на другом устройстве. Каждый код действует один раз.
web-code-new = Показать новый код для входа
web-sign-out-others = Выйти на всех других устройствах
web-signed-out-others = Теперь вас знает только это устройство, а прежние коды для входа больше не действуют.
# $at: a date and a time
web-device-added = Под вашим именем вошли на другом устройстве: { $at }.
web-device-mine = Это я
web-you = Вы
web-change-name = Изменить
web-name-changed = Теперь вас зовут так.


## Games and rulesets

web-game-evolution = Эволюция
    .about = Растите животных свойство за свойством, кормите их и ешьте соседских
web-game-evo = EVO
    .about = Динозавры покупают гены, дерутся и плодятся, а климат меняется, пока не упадёт метеорит
web-game-dinosaurs = Динозавры — любимцы богов
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
web-seats-allowed = при таком выборе — от { $least } до { $most }
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
web-bot-greedy = голодный
    .about = играет на победу
web-pace = Темп
web-pace-none = Без часов
    .about = Никто никого не торопит: хоть день, хоть неделя.
web-pace-quick = 10 мин
    .about = По 10 минут на всю партию и ещё 5 секунд за каждый ход.
web-pace-calm = 30 мин
    .about = По 30 минут на всю партию и ещё 10 секунд за каждый ход.
web-pace-move = 90 с на ход
    .about = 90 секунд на каждый ход.
web-pace-days = Два дня на ход
    .about = Два дня на каждый ход: партия по переписке.
web-who-may-watch = Кто может прийти посмотреть
web-watch-nobody = Никто
    .about = Стол видят только те, кто за ним сидит.
web-watch-link = По ссылке
    .about = Смотреть может любой, у кого есть адрес; в списках стола нет.
web-watch-all = Все
    .about = Стол есть в списке на главной странице. Открытые места — для всех.
web-open-table = Открыть стол
web-open-needs-name = Сначала скажите выше, как вас называть.


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
web-your-move-since = ваш ход, последнее событие { $ago }
web-move-of-since = ходит { $name }, последнее событие { $ago }
web-table-sit = Сесть
web-table-watch = Смотреть
web-table-look = Взглянуть
web-table-answer = Ваш ход
web-table-gather = К столу
web-table-replay = Пересмотреть


## Settings

web-look = Внешний вид
web-at-table = За столом
web-speed = Как быстро всё происходит
web-speed-is = { $speed ->
    [0] Мгновенно
    [1] Обычно
   *[other] { $speed } ×
}
web-step = По одному событию
    .about = каждое событие ждёт, пока вы его увидите
web-step-next = Дальше
web-step-skip = Показать всё сразу
web-confirm = Переспрашивать перед ходом
web-confirm-never = Никогда
web-confirm-grave = Перед картами, кубиками и атаками
web-confirm-always = Всегда
web-title = Заголовок
    .about = «{ web-title-your-move }» перед именами на вкладке браузера
web-sound = Звук
    .about = две тихие ноты, когда ваш ход
web-notify = Уведомления
    .about = пока наша страница открыта где-то на заднем плане
web-notify-forbidden = Браузер не разрешает уведомления. Это можно изменить в его собственных настройках.


## A table that gathers

web-gathering = Стол готов
web-opened-by = открывает { $name }
web-is-here = здесь
web-is-away = сейчас не здесь
web-sit-down = Сесть
web-stand-up = Встать
web-invite = Пригласить
web-invite-title = Место для гостя
web-invite-about = Кто первым откроет эту ссылку, получит место; больше она ни для кого не сработает. Отправьте её только одному человеку.
web-new-links = Новые ссылки на места
web-new-links-about = Для игрока, который потерял свою ссылку. Старая перестанет действовать, и об этом узнают все за столом. Кто первым откроет новую, увидит карты этого места.
web-new-link = Новая ссылка: { $name }
web-share-table = Поделиться столом
web-share-about = Кто откроет этот адрес, сможет занять открытое место.
web-qr = QR-код ссылки
web-copy-link = Скопировать ссылку
web-kick = Попросить уйти
web-to-bot = Посадить бота
web-missing = { $seats ->
    [one] Ещё { $seats } игрок — и начинаем.
    [few] Ещё { $seats } игрока — и начинаем.
   *[many] Ещё { $seats } игроков — и начинаем.
}
web-complete = Все в сборе.
web-start = Начать
web-close-table = Закрыть стол
web-commit = Честная раздача, запечатано:
web-commit-dice = Кубики и добор, запечатано:
web-given = с расставленной позиции


## A table that is played

web-title-your-move = Ваш ход
web-reconnecting = Связь пропала. Возвращаемся…
web-question = Что нужно решить
web-all-choices = { $choices ->
    [one] { $choices } вариант списком
    [few] Все { $choices } варианта списком
   *[many] Все { $choices } вариантов списком
}
web-back = Назад
web-do-it = Сделать
web-not-this = Не это
web-reveals = Этот ход открывает скрытое или бросает кубики. После него вернуть ход можно только с согласия остальных.
web-possible-otherwise = Это можно сделать, но выберите из списка: неясно, как именно.
web-undo = Вернуть ход
web-undo-ask = Попросить вернуть ход
web-undo-yes = Согласиться
web-undo-no = Ход сделан
web-undo-waiting = Спрашиваем остальных.
web-log = Журнал
web-log-earlier = Вся партия
web-since-you-left = Пока вас не было
web-since-moves = { $moves ->
    [one] Пока вас не было: { $moves } ход
    [few] Пока вас не было: { $moves } хода
   *[many] Пока вас не было: { $moves } ходов
}
web-since-list = Что произошло
web-since-play = Показать
web-go-to = Перейти: { $name }
web-chat = Чат
web-chat-empty = Пока никто ничего не сказал.
web-chat-say = Скажите что-нибудь
web-chat-send = Отправить
web-way-stored = Что здесь хранится
web-kick-name = Удалить из-за стола: { $name }
web-absent = Кого нет
web-absent-about = Удалить можно того, за кого играет бот, а если часов нет — того, кто отсутствует две минуты. За него доиграет бот.
web-close-about = Если чьё-то место отобрали часы или вы, закрытие стола засчитывается как ваша сдача.
web-block = Заблокировать: { $name }
web-unblock = Разблокировать: { $name }
web-alike = Похоже на имя другого игрока: { $name }
web-alike-pair = { $one } и { $other } — похожие имена, но это разные игроки.
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
web-report-sent = Спасибо. Владелец сервера уже может её прочитать.
web-mute = Скрыть сообщения: { $name }
web-unmute = Снова показывать сообщения: { $name }
web-watching = { $people ->
    [one] { $people } зритель
    [few] { $people } зрителя
   *[many] { $people } зрителей
}
web-standing = Ответы заранее
web-standing-about = Их видите только вы. Ответ, данный заранее, приходит не быстрее любого другого.
web-answered = Ответ за вас: { $answer }
web-typed = Ввести ход в нотации
web-typed-play = Сыграть
web-keys = Клавиши
web-key-choose = выбор с этим номером; «{ web-do-it }»
web-key-pass = пас; «{ web-not-this }»
web-key-back = на шаг назад
web-key-go = к тому, кто ходит, или к тому, кого атакуют
web-key-text = текст карты в фокусе
web-this-table = Этот стол
web-copy-watch-link = Скопировать ссылку для зрителей
web-watch-from-start = Смотреть с начала
web-download-record = Скачать запись
web-going = Покинуть стол
web-leave = Уйти: продолжит бот
web-resign = Сдаться
web-really = Точно?
web-return = Вернуться в игру
web-to-result = К результату


## A device that is passed on

web-curtain = Передайте устройство: { $name }
web-curtain-about = До этого ничьи карты не показаны.
web-curtain-wait = Играют остальные
web-lift = Я — { $name }


## The end

web-winners = { $winners ->
    [0] Никто не победил
    [one] Победа: { $names }
    [few] Общая победа: { $names }
   *[many] Общая победа: { $names }
}
web-winner = победа
web-rematch = Сыграть ещё, те же места
web-rules-changed = Правила изменились
web-rules-changed-closed = Этот стол закрыт. Всё сыгранное можно просмотреть до конца, а очки — какими они были.
web-rules-changed-over = Результат остаётся прежним.
web-play-on-table = Играть дальше с этого места за новым столом
web-continues = продолжение стола, правила которого изменились
web-continues-link = прежний стол
web-see-table = Посмотреть на стол
web-fair = Честной ли была раздача?
web-fair-about = Первое число показали до того, как раздали первую карту. Это печать второго, из которого следуют все карты и кубики. Команда «beagle verify» проверит запись по обоим.
web-secret = Секрет:

web-ahead = Что из этого выйдет:


## Replays

web-replay = Повтор
web-to-table = К столу
web-paste = Запись или позиция
web-paste-about = Вставьте текст партии или позиции, как их записывает Beagle: всё покажут ход за ходом, и с любого места можно играть дальше.
web-paste-show = Показать
web-eyes = Чьими глазами
web-eyes-all = Как видят все
web-eyes-of = Глазами игрока { $name }
web-copy-moment = Скопировать ссылку на этот ход
web-play-on = Играть дальше отсюда
web-first = В начало
web-previous = На ход назад
web-next = На ход вперёд
web-last = В конец
web-play = Запустить
web-pause = Остановить
web-moment = Ход


## The rulebook

web-rulebook = Правила
web-search = Искать в правилах и на картах
web-rules-found = { $rules ->
    [0] С такими словами ничего нет.
    [one] { $rules } запись
    [few] { $rules } записи
   *[many] { $rules } записей
}
web-cards = Карты
web-no-such-rule = Такого правила нет.
web-book-evolution = Эволюция
web-book-evo = EVO
web-book-dinosaurs = Gods Love Dinosaurs
web-tip = Как использовать
web-source = Источник: { $sources }.
web-book-table = Правила этого стола
web-book-choose = Показать правила
web-book-whole = Все правила игры
web-book-different = Что здесь иначе
web-book-instead = Вместо { $rules }.
web-book-alters = Частично меняет { $rules }.
web-book-altered = За этим столом см. также { $rules }.
web-book-gone = За этим столом это правило не действует; вместо него: { $rules }.
web-book-absent = За этим столом это правило не нужно.
web-book-some = За некоторыми столами иначе: { $rules }.
web-book-no-table = Такого стола нет; вот все правила игры.
web-no-name = Не сейчас: сесть без имени
web-zoom-in = Ближе
web-zoom-out = Дальше
web-zoom-all = Показать целиком


## The way to the lessons

web-way-learn = Обучение
lesson-first-time = Впервые здесь?
lesson-in-minutes = Научитесь за пять минут
lesson-no-thanks = Нет, спасибо
lesson-before = Не знаете эту игру? Научитесь за несколько минут.
