### What the server says: refusals, lines of the chat, seats, clocks and tables.
### $seat is the name of the player who sits there; $error is a remark about notation, in English.

## Refusals

server-bad-message = Сервер этого не понял. Обновите страницу; если повторится, сообщите нам.
server-old-client = Эта страница старше сервера. Обновите её.
server-new-client = Эта страница новее сервера. Обновите её позже.
server-bad-origin = Этой странице нельзя обращаться к этому серверу.
server-bad-host = Сервер не настроен на этот адрес.
server-bad-name = В имени должен быть хотя бы один видимый знак.
server-long-name = Имя может быть не длиннее { $most ->
    [one] { $most } знака.
    [few] { $most } знаков.
   *[many] { $most } знаков.
}
server-bad-text = Здесь пусто.
server-bad-link = Эта ссылка больше не действует. Попросите у хозяина стола новую.
server-old-link = Этой ссылкой уже воспользовались. Попросите у хозяина стола новую.
server-bad-code = Этот код не подходит. Проверьте каждую букву.
server-bad-seats = Столько игроков в этой игре быть не может.
server-bad-clock = Такого контроля времени нет.
server-too-fast = Не так быстро: подождите немного и попробуйте снова.
server-too-long = Слишком длинно.
server-no-such-page = По этому адресу ничего нет.
server-no-such-table = Такого стола нет, или он для вас закрыт.
server-no-such-seat = За этим столом нет такого места.
server-nobody-next = Следующего по очереди нет: здесь первого игрока определяют кубики, или партии ещё не было.
server-no-such-bot = Такого бота нет.
server-bot-not-measured = Бот «{ $bot }» здесь не предлагается: его сила в этой игре ещё не измерена.
server-bot-too-slow = Бот «{ $bot }» на этом сервере не предлагается: ходы занимают слишком много времени.
server-no-such-game = Такой игры нет.
server-no-such-ruleset = Таких правил у этой игры нет.
server-bad-option = Вариант «{ $option }» — для { $least }–{ $most } игроков.
server-no-such-phrase = Такой фразы нет.
server-no-such-answer = Для этого автоответ задать нельзя.
server-not-yours = Это не ваше место.
server-not-asked = Сейчас не ваш ход.
server-not-owner = Это может только хозяин стола.
server-not-a-move = Это не ход: { $error }
server-nothing-with-this = С этим сейчас ничего нельзя сделать.
server-not-a-record = Это не запись и не позиция: { $error }
# Where a typed move, or a pasted text, stops making sense. $expected is in English: it quotes the notation.
server-misread = строка { $line }, столбец { $column }: ожидается { $expected }, а здесь { $found }
    .found = «{ $found }»
    .end = конец
server-not-json = Сервер принимает только JSON.
server-illegal = Правила этого не позволяют.
server-stale = Партия уже ушла вперёд. Посмотрите ещё раз и выберите.
server-over = Эта партия окончена.
server-closed = Этот стол закрыт.
server-not-older = Этот стол закрыт не из-за правил.
server-older-rules = Эта партия сыграна по старым правилам, и нынешние не доводят её до этого места.
server-not-started = Партия ещё не началась.
server-already-started = Партия уже началась.
server-seat-taken = Место уже занято.
server-seat-not-free = Это место открыто не для всех.
server-seats-missing = Есть пустые места: подождите игроков или посадите ботов.
server-no-spectators = За этим столом зрители не разрешены.
server-no-pictures = Этот сервер не рисует картинки партий. Его владелец может установить недостающее: beagle-games[pictures].
server-not-over = Эта партия ещё не окончена.
server-no-reviews = Этот сервер не разбирает партии.
server-review-used-up = На разбор этой партии больше нет времени: оно ограничено для каждого стола.
server-not-reviewable = Эту партию нельзя разобрать.
server-others-play = Здесь ещё играют другие.
server-not-practice = Тренировка — только для вас и ботов.
server-still-here = Этот игрок ещё в игре. Во время партии можно удалить только игрока, за которого уже играет бот, или, если часов нет, того, кто отсутствует две минуты.
server-sent-away = Хозяин стола удалил вас из игры.
server-one-seat = У вас уже есть место за этим столом.
server-banned = Владелец этого сервера закрыл вам доступ.
server-other-name = Это не ваше имя. Введите его точно так, как оно показано.
server-no-such-device = Сеанс на этом устройстве уже завершён.
server-host-only = Это может только владелец сервера. Сначала введите токен.
server-bad-token = Это не токен этого сервера.
server-draining = Этот сервер скоро остановят, новые столы здесь открыть нельзя. Попробуйте через несколько минут.
server-no-backup = Партии хранятся в PostgreSQL: копию делает pg_dump.
server-no-such-report = Такой жалобы уже нет.
server-no-such-visitor = Такого посетителя с именем нет, или доступ ему не закрыт.
server-no-such-person = Там никто не сидит под своим именем, блокировать некого. Можно скрыть сообщения этого места.
server-nothing-to-undo = Возвращать нечего.
server-undo-pending = Кто-то просит вернуть ход; сначала ответьте на это.
server-no-undo = Никто не просит вернуть ход.
server-undo-away = Кого-то нет в сети, и спросить его нельзя. Пока он не вернётся, можно вернуть только свой последний ход, и только если ничего не открылось.
server-undo-shown = После вашего последнего выбора что-то открылось, поэтому вернуть его нельзя.
server-too-many-tables = Вы открыли столько столов, сколько можно. Сначала доиграйте или закройте один.
server-too-many-connections = Сервер переполнен, или из вашей сети слишком много подключений. Закройте другие окна или зайдите позже.
server-too-many-options = В этой позиции больше ходов, чем стол может показать. В обычной партии столько не бывает.
server-too-many-devices = Под этим именем вошли на слишком многих устройствах. В настройках одного из них можно выйти на всех остальных; код останется действительным.
server-busy = Сервер перегружен. Попробуйте через минуту.
server-full = На сервере кончилось место, и ничего нового он не сохраняет. Сообщите владельцу сервера.
server-cannot-read = Сервер больше не может прочитать эту партию. Сообщите владельцу сервера.
server-cannot-write = Сервер не смог сохранить ваше действие, поэтому оно не засчитано. Попробуйте через минуту.
server-in-doubt = В этот момент сервер потерял связь с базой данных и не знает, сохранилось ли это. Откройте стол ещё раз.

## Lines of the chat

# A line of the chat that the server writes. $seat: the letter of a seat
notice-given = Партия начинается с заданной позиции. Хозяин стола может знать скрытые карты: раздавали их не здесь.
notice-rules = Правила изменились ({ $seat }). Всё сыгранное разрешено и по новым правилам, поэтому партия продолжается по ним.
notice-new-link = Хозяин стола выдал новую ссылку на место { $seat }: кто первым по ней придёт, тот увидит карты этого места.
notice-old-link = Кто-то пришёл по старой ссылке на место { $seat }; его не пустили.
notice-link-used = Кто-то пришёл по новой ссылке на место { $seat } и видит карты этого места.

## Seats

server-seat-open = Открытое
    .about = сесть может любой
server-seat-invited = По приглашению
    .about = для того, у кого есть ссылка
server-seat-local = На этом устройстве
    .about = устройство передают друг другу
server-seat-bot = Бот
    .about = играет программа

## Clocks

server-clock-none = Без часов
    .about = никто никого не торопит
server-clock-move = Время на ход
    .about = { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    } на каждый ход
server-clock-total = Время на партию
    .about = { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    } на всю партию и ещё { $increment ->
        [one] { $increment } секунда
        [few] { $increment } секунды
       *[many] { $increment } секунд
    } за каждый ход
server-clock-hours = Часы на ход
    .about = { $hours ->
        [one] { $hours } час
        [few] { $hours } часа
       *[many] { $hours } часов
    } на каждый ход
server-clock-days = Дни на ход
    .about = { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    } на каждый ход

## Tables

server-status-gathering = ждёт игроков
server-status-playing = идёт партия
server-status-over = партия сыграна
server-status-closed = закрыт
