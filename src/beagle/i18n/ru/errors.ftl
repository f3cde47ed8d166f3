### What is wrong with something that was typed, pasted or configured: tables, bots, settings, files.
### These sentences come after a colon and end without a full stop.
###   $least, $most, $seats     numbers of seats
###   $where                    where a setting was given: --port, BEAGLE_PORT

## Tables

error-no-table = нет набора правил «{ $table }»; есть: { $tables }
error-no-table-own = нет набора правил «{ $table }»; есть: { $tables }, а со своими компонентами — { $own }
error-no-option = { $known ->
    [0] в наборе правил { $table } нет вариантов, значит, нет и «{ $option }»
   *[other] в наборе правил { $table } нет варианта «{ $option }»; есть: { $options }
}
error-seats = { $table }: мест от { $least } до { $most }, а не { $seats }
error-option-seats = вариант { $option }: мест от { $least } до { $most }, а не { $seats }
error-only-one = за столом возможно только одно из этого: { $options }
error-no-ruleset = нужно название набора правил, например base@gift

## Bots

error-no-bot = нет бота «{ $name }»; есть: { $bots }; своего бота задаёт файл, например hungry.py
error-bot-file = { $file }: нет такого файла
error-bot-none = { $file }: в нём нет бота; бот — это класс с методами { $methods } (docs/bots.md)
error-bot-several = { $file }: в нём несколько ботов, выберите одного: { $bots }
error-bot-other = { $file }: в нём нет бота «{ $name }»; есть: { $bots }
error-bot-no-settings = { $bot }: настройки есть только у { $greedy }
error-bot-settings = { $bot }: настройки пишутся так: greedy:trials=20,danger=0

## Settings of the server

error-setting = { $where }: значение «{ $value }» не подходит
error-setting-number = { $where }: значение «{ $value }» не подходит, нужно число
error-setting-least = { $where }: значение «{ $value }» не подходит, нужно не меньше { $limit }
error-setting-most = { $where }: значение «{ $value }» не подходит, нужно не больше { $limit }
error-setting-flag = { $where }: значение «{ $value }» не подходит, нужно yes или no
error-setting-delay = { $where }: значение «{ $value }» не подходит, сначала пишется меньшая задержка, например 1-3
error-setting-log-format = { $where }: значение «{ $value }» не подходит, нужно console или json
error-setting-root-path = { $where }: значение «{ $value }» не подходит, нужен путь вида /beagle, без / в конце
error-setting-docs = { $where }: значение «{ $value }» не подходит, нужна папка, которую создаёт ./run docs
error-setting-metrics-token = { $where }: значение не подходит, нужно от 16 до 200 букв, цифр или знаков, без пробелов
error-setting-host-token = { $where }: значение не подходит, нужно от 16 до 200 букв, цифр или знаков, без пробелов
error-setting-database = { $where }: значение не подходит, нужен адрес вида postgresql://beagle@db/beagle
error-setting-hosts = { $where }: значение «{ $value }» не подходит, нужно имя вида games.local
error-setting-origins = { $where }: значение «{ $value }» не подходит, нужен адрес вида https://games.example.org
error-setting-notices-contact = { $where }: значение «{ $value }» не подходит, нужен адрес вида mailto:host@example.org
error-setting-mail-from = { $where }: значение «{ $value }» не подходит, нужен адрес вида beagle@example.org
error-setting-smtp = { $where }: значение не подходит, нужен адрес вида smtps://name:password@mail.example.org
error-setting-mail = для писем нужны ещё BEAGLE_MAIL_FROM (отправитель) и BEAGLE_ORIGINS (куда ведут ссылки)
error-setting-notices-extra = для уведомлений нужны ещё пакеты: { $install }

## Files and addresses: what the system says

error-no-such-file = нет такого файла или папки
error-not-allowed = нет прав доступа
error-is-a-folder = это папка
error-not-a-folder = часть пути — не папка
error-exists = уже существует
error-long-name = слишком длинное имя
error-disk-full = на диске нет места
error-read-only = диск доступен только для чтения
error-disk = ошибка чтения или записи на диск
error-too-many-files = открыто слишком много файлов
error-port-taken = этот порт занят другой программой
error-no-such-address = у этого компьютера нет такого адреса
error-system = система сообщает: { $name }

## Базы данных и файлы сервера

error-no-database = { $path }: здесь нет базы данных
error-not-a-database = { $path }: это не база данных
error-server-runs = { $folder }: с этой папкой уже работает другой сервер
error-no-visitor = посетителя с идентификатором { $visitor } нет, или у него нет имени; идентификаторы показывает `beagle reports`
error-no-seat = за столом { $table } нет места { $seat }
error-not-banned = { $visitor }: доступ не закрыт
error-no-report = жалобы с номером { $number } нет
error-not-a-dataset = это не набор партий Beagle
error-not-a-record = строка { $line }: это не запись партии; запись начинается с [Game …]
