### The sentences of the command line. Commands and options stay as they are typed.

## Errors

cli-wrong = beagle: { $error }
cli-wrong-use = beagle: { $error } (см. { $command } --help)
cli-too-many = лишнее в команде: { $text }
cli-no-command = команды «{ $text }» нет
cli-no-option = параметра { $text } нет
cli-meant = может быть, { $meant }?
# $kind: number, flag, or other
cli-bad-value = значение «{ $value }» для { $option } не подходит{ $kind ->
    [number] : нужно число
    [flag] : нужно true или false
   *[other] {""}
}
cli-no-value = не указано значение: { $option }
cli-twice = { $option } указан дважды
cli-misused = непонятная команда: { $text }
cli-no-game = игры «{ $text }» нет; есть: { $games }
cli-no-language = языка «{ $text }» нет; есть: { $languages }
cli-cannot-go-on = не удаётся записать вывод: { $reason }
cli-extra = для этого нужен пакет { $package }, а он не установлен: { $install }
cli-cannot-read = не удаётся прочитать { $file }: { $reason }
cli-cannot-write = не удаётся записать { $file }: { $reason }
cli-dataset-bad = файл { $file } не подходит: { $reason }
cli-dataset-exists = файл { $file } уже есть, он не перезаписан
cli-dataset-made = { $file } — партий: { $games }, решений: { $steps }, байт: { $bytes }
cli-dataset-no-episode = партии № { $number } нет
cli-no-folder = такой папки нет
cli-not-text = { $file } — не текст
cli-not-a-record = { $file } уже есть, и это не запись партии: файл остался нетронутым
cli-resume-seats = мест в партии { $file }: { $seats }; назовите столько же в --seats
cli-resume-older = Партия начата по правилам версии { $was }. Все её ходы верны и по версии { $now }: она продолжается по новым правилам.
cli-resume-from-there = Партия продолжается с этого места по правилам версии { $now }.
cli-resume-kept = Запись по старым правилам сохранена как { $file }.
cli-empty-seat = в «{ $seats }» есть место без имени; имена пишутся через запятую, например me,greedy
cli-no-first = «{ $first }» начать не может: назовите место от A до { $last }, имя одного из игроков или lot
cli-resume-alone = --resume продолжает начатую партию: --first и --rematch нужны для новой
cli-no-bot = бота «{ $name }» нет; может быть, { $meant }?
cli-level-unmeasured = Насколько сильны боты разных уровней за таким столом, ещё не измерено: их настройки пока приблизительны.
cli-level-near = Уровни ботов измерены за другим столом ({ $ruleset }, мест: { $seats }); здесь разница между ними может быть другой.
cli-no-seat = места { $seat } нет; есть места от A до { $last } и spectator
cli-seed = число для раздачи (seed) — 0 или больше, а не { $seed }
cli-replay-to = --to должно быть 0 или больше, а не { $to }
cli-perft-depth = глубина — 1 или больше, а не { $depth }
cli-perft-empty = позиция пуста
cli-perft-no-file = «{ $text }» — ни файл, ни позиция (позиция начинается так: evolution base@gift …)
cli-bench-games = число партий — 1 или больше, а не { $games }
cli-cases-what = назовите файлы с примерами, которые нужно проверить
cli-cases-empty = в { $folder } нет файлов *.case
cli-cases-old-name = Команда `beagle check` теперь называется `beagle cases`.

## Playing

cli-you = Вы
cli-and = и
cli-welcome = Добро пожаловать на борт! Введите номер, чтобы выбрать, или ? для справки. (Раздача { $seed })
cli-hand-over = Передайте клавиатуру: { $name }. { $name }, нажмите Enter, когда никто больше не смотрит.
cli-left = Вы вышли из недоигранной партии.
cli-left-kept = Чтобы продолжить её: beagle play --resume { $file }
cli-options = { $options ->
    [one] { $options } вариант
    [few] { $options } варианта
   *[many] { $options } вариантов
}
cli-back = Enter — назад ко всем вариантам
cli-only = Enter — подтвердить
cli-no-such-number = Введите номер от 1 до { $options }, ход или ? для справки.
cli-no-such-option = Вариантов с «{ $text }» нет.
cli-legal = Ход { $move } разрешён.
cli-bot-plays = { $name }: теперь на этом месте играет { $bot }. Чтобы вернуться в игру, введите back в ответ на следующий вопрос.
cli-bot-which = Какой бот? Один из этих: { $bots }
cli-is-back = { $name }: снова за столом.
cli-nobody-away = Здесь бот ни за кого не играет.
cli-why-what = Какой ход? Например: why { $move }
cli-not-a-move = «{ $text }» — не ход и не команда. (? — справка)
cli-misread = Знак { $column }. Ожидается: { $expected }; написано: { $found }. (? — справка)
cli-wanted-animal = животное
cli-wanted-there = животное на столе ({ $there })
cli-wanted-trait = свойство
cli-wanted-card = карта
cli-wanted-cell = координаты
cli-wanted-place = локация
cli-wanted-track = место на треке
cli-wanted-move = ход
cli-wanted-end = конец хода
cli-wanted-more = продолжение хода
cli-wanted-sign = { $number ->
    [1] знак { $signs }
   *[other] один из знаков { $signs }
}
cli-too-narrow = Терминал слишком узкий: ширина карты — { $columns ->
    [one] { $columns } знак.
    [few] { $columns } знака.
   *[many] { $columns } знаков.
}
cli-save-where = Куда сохранить? Например: save my.game
cli-saved = Сохранено в { $file }, вместе со всеми скрытыми картами: не подглядывайте.
cli-winners = { $winners ->
    [one] Победа: { $names }!
    [few] Общая победа: { $names }!
   *[many] Общая победа: { $names }!
}
cli-help =
    номер         выбрать этот вариант
    /СЛОВА        показать только варианты с этими словами
    Enter         выбрать единственный вариант или снова показать все
    ход           в нотации, которая стоит рядом с вариантом; пас — это -
    why ХОД       разрешён ли этот ход, а если нет, какое правило его запрещает?
    hint          подсказка, только в игре с ботами: куда смотреть, затем почему, затем ход
    bot [ИМЯ]     дальше за вас играет бот: greedy или тот, кого вы назовёте; back возвращает вас в игру, ввести его может любой за этим столом
    cards         что напечатано на ваших картах
    answers [N]   ваши автоответы; answers N включает или выключает один
    table, moves  снова показать стол или варианты
    log [N]       что произошло: последние N строк
    rules СЛОВА   найти правила и карты; rules { $rule } покажет одно
    save ФАЙЛ     записать партию в файл; продолжить: beagle play --resume ФАЙЛ
    quit          выйти
cli-answers-on = вкл.
cli-answers-off = выкл.
cli-answers-how = answers N включает или выключает автоответ с этим номером.
cli-answers-none = В этой игре нет автоответов.

## Evolution's table

cli-evolution-notation =
    Нотация: +swimming новое животное, swimming:a свойство на a, cooperation:a~b парное свойство,
    a* фишка для a, a>m a нападает на m, a.hibernation использовать свойство, a.piracy>m на m, - пас.
    Животное можно назвать и по имени: A1>B2 — A1 нападает на B2.
cli-evolution-turn = Ход { $turn }
cli-evolution-bank = кормовая база: { $tokens }
cli-evolution-place = { $place }: { $tokens }
cli-evolution-deck = колода: { $cards }
cli-evolution-middle = в центре стола, в открытую: { $cards }
cli-evolution-hand = { $cards ->
    [one] { $cards } карта в руке
    [few] { $cards } карты в руке
   *[many] { $cards } карт в руке
}
cli-evolution-discarded = снос: { $cards }
cli-evolution-points = { $points ->
    [one] пока { $points } очко
    [few] пока { $points } очка
   *[many] пока { $points } очков
}
cli-evolution-first = первый игрок
cli-evolution-no-animals = животных нет
cli-evolution-need = нужно { $tokens }
cli-evolution-fed = накормлено
cli-evolution-hungry = голодное
cli-evolution-used = использовано
cli-evolution-rested = в этот ход отдыхает
cli-evolution-fresh = со следующего хода
cli-evolution-poisoned = отравлено
cli-evolution-paralysed = парализовано
cli-evolution-swims = плавает без карты
cli-evolution-from-fat = еда из жира
cli-evolution-remains = ждёт восстановления
cli-evolution-joined = { $trait }
cli-evolution-directed = { $trait }: симбионт животного { $animal } — { $partner }
cli-evolution-your-hand = Ваша рука:
cli-evolution-hand-title = { $cards ->
    [0] В руке карт нет.
    [one] В руке { $cards } карта:
    [few] В руке { $cards } карты:
   *[many] В руке { $cards } карт:
}
cli-evolution-discard-title = { $cards ->
    [0] В вашем сносе карт нет.
    [one] В вашем сносе { $cards } карта:
    [few] В вашем сносе { $cards } карты:
   *[many] В вашем сносе { $cards } карт:
}
cli-evolution-animal = Животное { $animal }
cli-evolution-animals = животные
cli-evolution-traits = свойства
cli-evolution-needs = потребность
cli-evolution-ocean = в Океане
cli-evolution-earlier = прошлые ходы
cli-evolution-total = очки
cli-evolution-discard = снос

## EVO's table

cli-evo-notation =
    Нотация: 2=3 ставка 3 в столбце 2, 0,0>1,0 идти, 0,0x1,0 напасть, 0,0~3,1 плыть, 0,0^2,0 лететь,
    +1,0 детёныш, 0,0+1,0 переставить, x1,0 гибнет, >1,0 бежит, @2 место, !terror>1,0 карта, - пас.
cli-evo-round = Раунд { $round }
cli-evo-terrain = { $terrain }: { $ground }
cli-evo-pile = { $tokens ->
    [one] остался { $tokens } жетон климата
    [few] осталось { $tokens } жетона климата
   *[many] осталось { $tokens } жетонов климата
}
cli-evo-next = следующий: { $token ->
    [meteor] метеорит
   *[other] { $token }
}
cli-evo-legend = Y пляж, G равнина, B холм, W гора; { $markhot } жарко, { $markcold } холодно, { $markdeadly } смертельно; { $dies } сейчас погиб бы, { $maydie } сейчас мог бы погибнуть
cli-evo-holdings = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $dinosaurs ->
    [one] { $dinosaurs } динозавр
    [few] { $dinosaurs } динозавра
   *[many] { $dinosaurs } динозавров
}
cli-evo-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
cli-evo-active = действует: { $cards }
cli-evo-laboratory = Лаборатория
cli-evo-event-card = карта события
cli-evo-no-bid = свободно
cli-evo-bid = { $seat }: ставка { $bid }
cli-evo-dinosaur = Динозавр на { $cell }
cli-evo-column = Столбец { $column }: { $gene }
cli-evo-column-card = Столбец { $column }: карта события
cli-evo-hand-title = { $cards ->
    [0] У вас нет карт событий.
    [one] У вас { $cards } карта события:
    [few] У вас { $cards } карты событий:
   *[many] У вас { $cards } карт событий:
}
cli-evo-genes-title = { $cards ->
    [0] У вашего вида нет генов.
   *[other] Гены вашего вида:
}
cli-evo-mp = очки мутации
cli-evo-dinosaurs = динозавры

## The table of Gods Love Dinosaurs

cli-dinosaurs-notation =
    Нотация: frog1 первый тайл в колонке лягушек, 1,0:2,0 его первая половина на 1,0, вторая на 2,0,
    0,-1+-1,0 потомство от 0,-1 на -1,0, 0,0>1,0>0,0 путь, 0,0x дать умереть, hatch вывести, - хватит.
cli-dinosaurs-turn = Ход { $turn }
cli-dinosaurs-stacks = тайлов в стопках: { $tiles }
cli-dinosaurs-marker = ▲ динозавры
cli-dinosaurs-eggs = { $golden ->
    [0] яйца: { $ordinary }
   *[other] яйца: { $ordinary }, золотые: { $golden }
}
cli-dinosaurs-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
cli-dinosaurs-first = первый игрок
cli-dinosaurs-on = { $figure } на { $cell }
cli-dinosaurs-beside = на { $cell }
cli-dinosaurs-legend = Ландшафт: L озеро (лягушки), P равнина (зайцы), F лес (крысы), U универсальный (вся добыча), M гора, * гнездо.
cli-dinosaurs-figures = Животные: f лягушка, h заяц, r крыса, t тигр, e орёл, D динозавр; ' — уже активировано, + — только что родилось.
cli-dinosaurs-golden = золотые яйца
cli-dinosaurs-ordinary = яйца
cli-dinosaurs-dinosaurs = динозавры
cli-dinosaurs-total = очки

## Rules

cli-games-seats = --seats нужен вместе с --deck: для скольких игроков колода?
cli-games-options = Варианты правил: { $options }
cli-left-out-game = Игра { $name } из пакета { $package } недоступна: { $reason }
cli-left-out-bot = Бот { $name } из пакета { $package } недоступен: { $reason }
cli-plain-notation = Ход пишется так, как он показан в списке.
cli-plain-cards = В этой игре нет карт, которые можно посмотреть.
cli-rules-count = { $rules ->
    [one] ({ $rules } правило)
    [few] ({ $rules } правила)
   *[many] ({ $rules } правил)
}
cli-rules-none = Ни в правилах, ни на картах нет всех этих слов: { $words }
cli-rules-no-id = Правила или раздела { $id } нет. Список разделов: `beagle rules`.
cli-example-pointer = Пример: { $title } (`beagle rules --example { $id }`)
cli-example-none = примера «{ $id }» нет; есть: { $ids }
cli-example-prompt = Enter: дальше · b: назад · q: конец
cli-rules-source = К чему относится: { $module }. Источник: { $sources }.

## Replays, cases, counting

cli-replay-unfinished = { $moves ->
    [one] Сделан { $moves } ход. Выбирает { $name }.
    [few] Сделано { $moves } хода. Выбирает { $name }.
   *[many] Сделано { $moves } ходов. Выбирает { $name }.
}
cli-replay-undo = { $name }: ход возвращён.
cli-replay-resign = { $name }: партия сдана.
cli-replay-bot = { $name }: дальше играет бот.
cli-replay-return = { $name }: снова за столом.
cli-replay-cut = Запись обрывается: результат в ней есть, а ходов, которые к нему ведут, нет.
cli-replay-rest = { $moves ->
    [one] После этого сделан ещё { $moves } ход:
    [few] После этого сделано ещё { $moves } хода:
   *[many] После этого сделано ещё { $moves } ходов:
}
cli-replay-stood = Очки на тот момент, по тем правилам: { $points }
cli-replay-ended = { $how ->
    [resigned] Партия сдана:
   *[abandoned] Партия брошена:
} { $moves ->
    [one] сделан { $moves } ход.
    [few] сделано { $moves } хода.
   *[many] сделано { $moves } ходов.
}
cli-cases-summary = { $failed ->
    [0] Пройдено: { $passed }.
   *[other] Пройдено: { $passed }, не пройдено: { $failed }.
}
cli-perft = { $sequences ->
    [one] глубина { $depth }: { $sequences } последовательность
    [few] глубина { $depth }: { $sequences } последовательности
   *[many] глубина { $depth }: { $sequences } последовательностей
}
cli-perft-counting = подсчёт


## beagle serve

cli-serving = Beagle работает по адресу { $address }
cli-serving-lan = В этой сети: { $address }
cli-serving-stop = Остановить: Ctrl+C. После нового запуска партии продолжатся с того же места.
cli-serving-host = Страница владельца: { $address }  Токен: { $token }
cli-serving-host-set = Страница владельца: { $address }  Токен — в BEAGLE_HOST_TOKEN.
cli-no-server = в { $folder } нет записи о работающем сервере; запустите его командой `beagle serve` или укажите папку через --data
cli-several-servers = здесь работает несколько серверов: { $addresses }; выберите один через --port
cli-no-answer = сервер { $address } не отвечает
cli-failed = сервер не смог этого сделать
cli-host-version = Beagle { $version }, Python { $python }, правила { $rules ->
    [compiled] скомпилированы
   *[interpreted] интерпретируются
}
cli-host-here = Соединений здесь: { $connected }, людей с именем: { $people }, столов в памяти: { $live }
cli-host-tables = Столы: идёт игра — { $playing }, ждут игроков — { $gathering }, окончены — { $over }, закрыты — { $closed }
cli-host-stored = Сохранено: { $size } МБ, посетителей: { $visitors }
cli-host-reports = Жалоб: { $reports }
cli-host-nodes = Серверы: { $nodes }
cli-host-said = Объявлено всем: { $text }
cli-tables-none = Таких столов нет.
cli-people-none = Таких посетителей нет.
cli-people-banned = доступ закрыт
cli-list-more = Показаны только последние { $count }.
cli-errors-none = С момента запуска ни предупреждений, ни ошибок.
cli-drain-on = Новые столы здесь больше не открываются; партии идут, пока сервер не остановят.
cli-drain-given = Столы переходят к другим серверам. Этот можно остановить.
cli-drain-off = Здесь снова можно открывать столы.
cli-announced = Объявлено всем: { $text }
cli-announced-nothing = Объявление снято.
cli-serving-compiling = Правила компилируются в фоне. Следующий запуск будет быстрее.
cli-cannot-listen = не удаётся принимать подключения по адресу { $host }, порт { $port }: { $reason }

## beagle bot

cli-bot-games = число партий — 1 или больше, а не { $games }
cli-bot-over = Игра окончена. Очки: { $points }. Победа: { $winners }.

## hint

cli-hint-practice = Подсказки — для тренировки: они даются, только если все остальные — боты.
cli-hint-where = Посмотрите сюда: { $what }. Наберите hint ещё раз, чтобы узнать почему.
cli-hint-between = Выбор из двух: { $one } — или: { $other }. Наберите hint ещё раз, чтобы узнать почему.
cli-hint-equal = Все ваши ходы примерно равны. Наберите hint ещё раз, чтобы узнать больше.
cli-hint-only = Ход только один.
cli-hint-wins = Этот ход сразу выигрывает партию.
cli-hint-points = Этот ход сразу приносит вам очки: { $number }. Это так, какие бы карты ни были у других (проверено раздач: { $worlds }).
cli-hint-harm = Этот ход сразу лишает других очков: { $number }. Это так, какие бы карты у них ни были (проверено раздач: { $worlds }).
cli-hint-tried = Этот ход дал лучший результат (проверено продолжений: { $number }). Учтено только то, что вам можно знать. Наберите hint ещё раз, чтобы увидеть ход.
cli-hint-move = { $words } ({ $move })

## beagle arena

cli-arena-what = назовите ботов, по одному на место: beagle arena hungry.py random
cli-arena-number = { $name } — 1 или больше, а не { $number }
cli-arena-seats = на { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
 } нужно хотя бы столько же ботов, а их { $bots }
cli-arena-other = в файле { $file } — партии другого турнира (отличается: { $what }); назовите другой файл в --keep
cli-arena-bot = бот
cli-arena-rating = рейтинг
cli-arena-odds = шансы
cli-arena-about = Рейтинг: шкала Эло, среднее — 0. Шансы: во сколько раз чаще бот заканчивает выше следующего, чем ниже. ms: миллисекунд на решение. ± и скобки: 95-процентные интервалы по раздачам.
cli-arena-playing = партии идут
cli-arena-title = { $bot } против { $others }
cli-arena-games = партий
cli-arena-compiled = правила скомпилированы
cli-arena-interpreted = правила не скомпилированы
cli-arena-won = побед
cli-arena-points = очков
cli-arena-best-other = лучший из остальных
cli-arena-ahead = впереди на
cli-arena-choice = на одно решение

## beagle ladder

cli-ladder-none = для этого стола уровни не измерены; beagle ladder покажет те, что измерены
cli-ladder-table = { $game }, { $ruleset }, мест: { $seats }
cli-ladder-over = { $stronger } — { $weaker }
cli-ladder-step = ступень
cli-ladder-odds = шансы
cli-ladder-interval = 95 %
cli-ladder-about = Шансы: во сколько раз чаще более сильный заканчивает выше более слабого, чем ниже. Измерено в партиях, каждая раздача с каждого места; интервал — по раздачам.

## Checking records and stored games

cli-verify-what = назовите запись, которую нужно проверить, или проверьте все сохранённые партии: --all
cli-verify-bad-commit = --commit — это хеш, показанный в начале партии: 64 шестнадцатеричные цифры
cli-verify-moves = все ходы по правилам
cli-verify-commit = секрет тот самый, что был обещан
cli-verify-deal = начальная позиция соответствует секрету
cli-verify-chances = все броски кубиков соответствуют секрету
cli-verify-result = результат верен
cli-verify-start = запись нельзя воспроизвести: { $detail }
cli-verify-illegal = ход { $move }: { $detail }
cli-verify-other-position = ход { $move }, { $detail }: он не приводит к позиции из записи
cli-verify-other-commit = в записи не то обещание, что показали вам: { $detail }
cli-verify-other-secret = обещан был другой секрет: хеш этого — { $detail }
cli-verify-other-deal = из секрета следует другая начальная позиция; в записи — { $detail }
cli-verify-no-deal = из этого секрета раздача не получается: { $detail }
cli-verify-other-chance = ход { $move }: { $detail }: в скобках — что должно было выпасть согласно секрету
cli-verify-other-result = результат не соответствует ходам: по ним выходит { $detail }
cli-verify-over = в записи сказано «{ $detail }», но партия доиграна до конца
cli-verify-cut = результат в записи есть, но её ходы не доводят партию до конца
cli-verify-row = сохранённый стол: { $detail }
cli-verify-asked-no-secret = хеш нельзя сверить с этой записью: секрет в ней не раскрыт
cli-verify-asked-given = хеш нельзя сверить с этой записью: в ней сказано, что начальную позицию кто-то задал
cli-verify-no-secret = (не проверено: секрет в записи не раскрыт)
cli-verify-no-commit = (не проверено: ничего не обещано; если вам показали хеш, укажите его в --commit)
cli-verify-given = (не проверено: партия началась с заданной кем-то позиции)
cli-verify-continued = (не проверено: партия продолжает другую, прерванную)
cli-verify-not-by-these = (не проверено: партия сыграна по старым правилам)
cli-verify-none = (их не было)
cli-verify-going-on = (не проверено: партия не окончена)
cli-verify-no-result = (не проверено: в записи его нет)
cli-verify-not-reached = (не проверено: ходы до этого не доходят)
cli-verify-true = Запись верна, насколько это можно проверить.
cli-verify-fair = Запись верна, и случайность была честной.
cli-verify-unheld = Запись не доказывает, что случайность в ней — та самая, что была обещана.
cli-verify-false = Запись неверна.
cli-verify-older = Старые правила: с тех пор правила изменились, поэтому нельзя показать ни что запись верна, ни что она неверна.
cli-verify-all-older = { $older ->
    [one] { $older } партия сыграна по старым правилам и до конца не прослеживается.
    [few] { $older } партии сыграны по старым правилам и до конца не прослеживаются.
   *[many] { $older } партий сыграно по старым правилам и до конца не прослеживается.
}
cli-verify-replaying = просмотр партий
cli-verify-all = { $games ->
    [one] { $games } сохранённая партия
    [few] { $games } сохранённые партии
   *[many] { $games } сохранённых партий
}{ $wrong ->
    [0] : всё верно.
   *[other] , неверных: { $wrong }.
}
cli-verify-all-none = Здесь ещё не сыграно ни одной партии.

## The server's database

cli-serve-damaged = { $error }. Восстановите копию: beagle restore ФАЙЛ --force. Если копии нет, beagle backup --rescue ФАЙЛ сохранит всё, что удастся прочитать, а beagle restore ФАЙЛ --force поставит это на место.
cli-serve-unread = База данных повреждена: { $count ->
    [one] не читается { $count } партия
    [few] не читаются { $count } партии
    [many] не читаются { $count } партий
   *[other] не читаются { $count } партий
 }. Сервер запущен; пропущенные столы: { $tables }. Остальные партии продолжаются. Чтобы исправить это, остановите сервер и восстановите копию (beagle restore ФАЙЛ --force) или сохраните то, что читается: beagle backup --rescue ФАЙЛ, затем beagle restore ФАЙЛ --force. Папка с данными: { $folder }.
cli-backup-damaged = { $error }. Копия не сделана. beagle backup --rescue ФАЙЛ сохранит всё, что удастся прочитать.
cli-backup-lost = { $count ->
    [one] Не удалось прочитать и скопировать { $count } стол: { $tables }
    [few] Не удалось прочитать и скопировать { $count } стола: { $tables }
    [many] Не удалось прочитать и скопировать { $count } столов: { $tables }
   *[other] Не удалось прочитать и скопировать { $count } столов: { $tables }
 }
cli-backup-done = Скопировано в { $file }: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
}, { $entries ->
    [one] { $entries } запись.
    [few] { $entries } записи.
   *[many] { $entries } записей.
}
cli-restore-done = Восстановлено в { $folder }: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
}, { $entries ->
    [one] { $entries } запись.
    [few] { $entries } записи.
   *[many] { $entries } записей.
}
cli-restore-before = То, что было там раньше, теперь в { $file }.
cli-restore-taken = { $error }; --force поставит копию на это место, а прежнюю базу сохранит рядом
cli-migrate-which = Переносить можно из папки в PostgreSQL или обратно: назовите одно и другое, например beagle migrate --to postgresql://user@host/database.
cli-migrate-copying = копирование столов
cli-migrate-replaying = сравнение и проверка
cli-migrate-done = Перенесено в { $place }: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
}, { $entries ->
    [one] { $entries } запись.
    [few] { $entries } записи.
   *[many] { $entries } записей.
} Каждый стол сравнён и проигран заново. Теперь запускайте сервер с новым хранилищем.
cli-migrate-broken = { $count ->
    [1] Этот стол был повреждён и раньше и остался таким же
   *[other] Эти столы были повреждены и раньше и остались такими же
}: { $tables }.
cli-backup-database = Для этого у PostgreSQL есть своя программа: pg_dump -Fc --dbname={ $address } --file={ $file }. Потом beagle verify --all --database АДРЕС проиграет все партии восстановленной копии.
cli-restore-database = Для этого у PostgreSQL есть своя программа: pg_restore --clean --if-exists --dbname={ $address } { $file }. Потом beagle verify --all --database { $address } проиграет все партии.
cli-ban-what = укажите посетителя, которому нужно закрыть доступ, или посмотрите список: --list
cli-ban-done = { $name } ({ $visitor }): доступ закрыт.
cli-ban-lifted = { $name } ({ $visitor }): доступ снова открыт.
cli-ban-none = Доступ никому не закрыт.
cli-reports-none = Жалоб нет.
cli-reports-head = { $number }. { $day }, стол { $table }: { $why }
cli-reports-owner = хозяин
cli-report-name = имя
cli-report-chat = сообщения в чате
cli-report-play = поведение в игре
cli-report-other = другое

cli-tidy-done = Удалено: { $finished ->
    [one] { $finished } доигранная партия
    [few] { $finished } доигранные партии
   *[many] { $finished } доигранных партий
}, { $closed ->
    [one] { $closed } закрытый стол
    [few] { $closed } закрытых стола
   *[many] { $closed } закрытых столов
}, { $visitors ->
    [one] { $visitors } посетитель
    [few] { $visitors } посетителя
   *[many] { $visitors } посетителей
}.
cli-tidy-would = Было бы удалено: { $finished ->
    [one] { $finished } доигранная партия
    [few] { $finished } доигранные партии
   *[many] { $finished } доигранных партий
}, { $closed ->
    [one] { $closed } закрытый стол
    [few] { $closed } закрытых стола
   *[many] { $closed } закрытых столов
}, { $visitors ->
    [one] { $visitors } посетитель
    [few] { $visitors } посетителя
   *[many] { $visitors } посетителей
}. Ничего не изменено.

## beagle review

cli-review-counting = подсчёт
cli-review-going-on = эта партия ещё не закончена; разобрать можно только законченную
cli-review-early = эта партия закончилась досрочно; разобрать можно только доигранную
cli-review-older = эта партия сыграна по старым правилам, поэтому её нельзя разобрать
cli-review-short = партия слишком короткая, чтобы сказать, что решило её исход
cli-review-not-fitted = Для этих правил оценка шансов не настроена: считайте её приблизительной.
cli-review-luck-is = Удача — это то, что дали или отняли кубики и карты по сравнению со средним по всем кубикам и картам, которые могли выпасть.
cli-review-seat = игрок
cli-review-start = начало
cli-review-luck = удача
cli-review-own = свои решения
cli-review-others = решения других
cli-review-end = конец
cli-review-turning-open = Что решило исход партии (при открытых картах)
cli-review-turning = Что решило исход партии, насколько мог знать игрок { $name }
cli-review-no-turning = Ни один шаг сам по себе многого не изменил.
cli-review-move = Ход { $number }, { $name }: { $move }
cli-review-chance = Ход { $number }, случай: { $move }
cli-review-great = единственный хороший ход
cli-review-inaccurate = неточность, стоит около { $cost } из 100; лучше: { $best }
cli-review-mistake = ошибка, стоит около { $cost } из 100; лучше: { $best }
cli-review-lucky = повезло, около { $number } из 100
cli-review-unlucky = не повезло, около { $number } из 100
cli-review-about = Шансы взяты из продолжений, которые за всех доигрывает один и тот же игрок. То, чего игрок не мог знать, ему в вину не ставится.
