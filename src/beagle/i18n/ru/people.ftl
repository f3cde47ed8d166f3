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
web-host = ведущий
web-rules-short = Коротко о правилах
# In the title of the page and in the preview of a link
web-title-move-of = Ходит { $name }
web-people = За столом
web-host-did = Что сделал ведущий
web-host-note = Всё, что вы здесь делаете, видят все за столом.
web-host-acts = { $name }: что можно сделать
web-rename = Переименовать стол
web-rename-save = Сохранить
web-nudge = Позвать: { $name }
web-nudged = Стол ждёт вас.
web-give-time = Добавить время игроку { $name }
web-make-host = Передать роль ведущего игроку { $name }
web-propose-replace = Отдать другому место игрока { $name }
    .about = Нужно согласие остальных. Карты увидит только новый игрок.
web-propose-end = Закончить без результата, если все согласны
web-proposal-replace = Отдать другому место игрока { $name }?
web-proposal-end = Закончить партию без результата?
web-proposal-hints = Разрешить подсказки всем?
web-hint = Подсказка
web-proposal-waits = Ждём ответа: { $names }
web-proposal-withdraw = Отозвать
web-vote-yes = Согласиться
web-vote-no = Отказаться
web-replaced-link = Ссылка для нового игрока (место { $letter })


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
web-place = Итоговое место: { $place }
web-tie-at = Равный счёт: { $points }
web-once-more = Ещё раз в том же составе?
web-again-opened = Следующий стол открыт.
web-again-go = К следующему столу
web-again-said-yes = да
web-again-not-yet = пока нет ответа
web-again-no = Не сейчас
web-again-some-no = { $people ->
    [one] { $people } игрок пока не хочет.
    [few] { $people } игрока пока не хотят.
   *[many] { $people } игроков пока не хотят.
}
web-again-yes-with = Да, ещё раз (с вами: { $names })
web-again-empty = Пустое место
web-again-bot = отдать боту
web-again-out = убрать
web-again-about = Начнём, когда ответят все, кто здесь. Каждый пересядет на следующее место.
web-again-waits = Ждём остальных.
