### The people at a table: refusals, lines that everybody reads, presence, and what the host can do.

server-not-host = Это может только ведущий стола.
server-not-here = Этого игрока сейчас нет.
server-not-yourself = Для себя это сделать нельзя.
server-no-clock = За этим столом играют без часов.
server-no-proposal = Предложения, на которое нужно ответить, нет.
server-proposal-pending = Сначала отзовите другое предложение.
server-no-hints = Подсказки — для тренировки или для столов, где все на них согласны.
server-hints-already = Подсказки здесь уже разрешены.

# What the host did. $name: the host. $seat: the name of another player, or of the table
notice-host-renamed = { $name }: новое название стола — «{ $seat }»
notice-host-threats = { $name } снова разрешает показывать угрозы.
notice-host-no-threats = { $name } отключает показ угроз для всех.
notice-host-nudged = { $name } зовёт игрока { $seat }.
notice-host-time = { $name } добавляет время игроку { $seat }.
notice-host-bot = { $name } сажает бота на место игрока { $seat }, пока тот не вернётся.
notice-host-passed = { $name } передаёт роль ведущего игроку { $seat }.
notice-host-away = { $name } отсутствует десять минут; теперь ведущий — { $seat }.
notice-host-proposed-replace = { $name } предлагает отдать другому место игрока { $seat }.
notice-host-proposed-end = { $name } предлагает закончить партию без результата.
notice-host-refused = Кто-то не согласился с предложением ведущего.
notice-host-replaced = Все согласны: место игрока { $seat } может занять другой. Пока играет бот.
notice-host-ended = Все согласны: партия закончена без результата.
notice-host-proposed-hints = { $name } предлагает разрешить подсказки.
notice-host-hints = Все согласны: подсказки разрешены.
notice-host-substitute = { $name } выбирает другого бота на замену отсутствующим.
notice-hint-taken = { $name } берёт подсказку.

## People at the table. $ago is like “5 minutes ago”; $name, $names: players.

web-presence-here = за столом
web-presence-elsewhere = не смотрит на стол
web-presence-away = не в сети ({ $ago })
web-presence-bot = бот
web-presence-held = играет бот
# In the title of the page and in the preview of a link
web-title-move-of = Ходит { $name }
web-nudge = Позвать: { $name }
web-nudged = Стол ждёт вас.
web-give-time = Добавить время игроку { $name }
web-propose-replace = Отдать другому место игрока { $name }
    .about = Нужно согласие остальных. Карты увидит только новый игрок.
web-proposal-replace = Отдать другому место игрока { $name }?
web-proposal-end = Закончить партию без результата?
web-proposal-hints = Разрешить подсказки всем?
web-hint = Подсказка
web-proposal-waits = Ждём ответа: { $names }
web-proposal-withdraw = Отозвать
web-vote-yes = Согласиться
web-vote-no = Отказаться

## The end. $names: players.

web-end-length = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}, { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}

web-lost-table = Ссылка перестаёт действовать, когда место переходит к другому, а заброшенные столы закрываются. Попросите новую ссылку у того, кто вас пригласил.
web-old-link-about = Ссылка на место действует только для того, кто открыл её первым: так никто другой не увидит карты. Если место ваше, откройте стол на том устройстве, с которого вы за него сели.
web-undo-yes = Согласиться
web-undo-no = Не возвращать
web-undo-waiting = Ждём согласия остальных.
web-again = Посмотреть ещё раз
web-replay-last = Показать последний ход ещё раз
  .short = Последний ход
web-replay-mine = Показать всё после моего хода
  .short = После моего хода
web-played-for-you = Сыграно за вас: { $move }
web-played-why = Почему?
web-played-forced = Возможен только этот ответ.
web-played-by = Ваш автоответ: { $answer }
web-stand-in = Пусть за игрока { $name } играет бот
# Стол ждёт того, кого нет; ведущему. $name: кого нет. $bot: бот на замену
web-missing-turn = Сейчас ход игрока { $name }, но он не в сети
web-missing-host = Вы ведущий: выберите, как быть.
web-missing-wait = Ждать
    .about = Игра продолжится, когда { $name } вернётся.
    .clock = Время игрока { $name } идёт.
web-missing-bot = Пусть играет бот
    .about = Бот: { $bot }. Играет, пока { $name } не вернётся на своё место.
web-missing-other = Пусть сядет кто-то другой
web-since-moves = { $moves ->
    [one] Пока вас не было: { $moves } ход
    [few] Пока вас не было: { $moves } хода
   *[many] Пока вас не было: { $moves } ходов
}
web-since-list = Что произошло
web-since-play = Показать
web-chat-empty = Сообщений пока нет.
web-chat-say = Сообщение
web-chat-send = Отправить
web-block = Заблокировать: { $name }
web-unblock = Разблокировать: { $name }
web-alike-pair = { $one } и { $other } — похожие имена, но это разные игроки.
web-mute = Скрыть сообщения: { $name }
web-unmute = Снова показывать сообщения: { $name }
web-watch-from-start = Смотреть с начала
web-return = Вернуться в игру
web-rules-changed-closed = Этот стол закрыт. Партию можно просмотреть до конца; очки показаны такими, какими они были.
web-rules-changed-over = Результат остаётся прежним.
web-play-on-table = Играть дальше с этого места за новым столом
phrase-hello = Привет!
phrase-good-luck = Всем удачи!
phrase-thinking = Дайте подумать…
phrase-your-turn = Ваш ход!
phrase-well-played = Хорошо сыграно!
phrase-ouch = Ой!
phrase-sorry = Простите!
phrase-one-moment = Минутку, сейчас вернусь.
phrase-thanks = Спасибо!
phrase-good-game = Хорошая партия!
phrase-rematch = Ещё разок?
phrase-must-go = Мне пора.
web-curtain-about = До этого карты скрыты от всех.
web-curtain = Передайте устройство: { $name }
web-curtain-wait = Ждём остальных
web-clock-left = { $seconds ->
    [one] На ваших часах осталась { $seconds } секунда.
    [few] На ваших часах осталось { $seconds } секунды.
   *[many] На ваших часах осталось { $seconds } секунд.
}
web-reveals = Этот ход откроет скрытое или потребует бросить кубики. После него вернуть ход можно только с согласия остальных.
web-news-many = { $moves ->
    [one] С тех пор { $moves } ход. Показать ещё раз: Shift+R.
    [few] С тех пор { $moves } хода. Показать ещё раз: Shift+R.
   *[many] С тех пор { $moves } ходов. Показать ещё раз: Shift+R.
}
web-plan-dropped = Ваш план больше невыполним: { $plan }
web-picked = Выбрано: { $thing }. Дальше можно: { $things }.
web-planned = Когда наступит ваш ход: { $plan }
web-plan-drop = Отменить план
web-answers = { $answers ->
    [one] { $answers } ответ:
    [few] { $answers } ответа:
   *[many] { $answers } ответов:
}
web-answered = Ответ за вас: { $answer }
web-touch-again = Коснитесь ещё раз: { $loss }
web-waiting-for = Ждём: { $names }
web-possible-otherwise = Это можно сделать по-разному. Выберите вариант из списка.
server-log-undo-refused = { $seat }: ход остаётся в силе.
server-log-undo-asked = { $seat } просит вернуть ход.
server-log-resign = { $seat }: партия сдана, продолжает бот.
server-log-bot = { $seat }: дальше играет бот.
server-log-undo = { $seat }: ход возвращён.
server-log-return = { $seat }: снова за столом.
server-log-started = Партия начинается.
web-since-you-left = Пока вас не было
web-since-mine = После вашего хода
web-has-gone = Игрок { $name } не в сети.
web-is-back = Игрок { $name } снова в сети.
web-acting-some = { $made } из { $of }
web-acting-thinking = думает
web-acting-done = готово
web-log-replay = Открыть запись на этом месте
web-log-earlier = Вся партия
web-replay-this = Показать ещё раз
web-specimen = Экземпляр партии
web-ahead = Что произойдёт:

## Before something is lost for good, after “Tap again”

## A plan while others act, and what is read aloud. $plan: what is planned; $thing: an animal, $reason: a few words
web-plan-else = иначе { $plan }
web-plan-or = Если не выйдет…
web-plan-or-hint = Коснитесь того, чем заменить этот ход, если он станет невозможен.
web-plan-or-drop = Отменить запасной план
web-picked-not = { $thing } — нельзя: { $reason }.
web-undo-by-key = Клавиша Z возвращает ход.
