### A table before and after its game, and its menu: loaded with these.

web-host = ведущий
web-rules-short = Коротко о правилах
web-people = За столом
web-host-did = Что сделал ведущий
web-host-note = Всё, что вы здесь делаете, видят все за столом.
web-host-acts = { $name }: что можно сделать
web-rename = Переименовать стол
web-rename-save = Сохранить
web-make-host = Передать роль ведущего игроку { $name }
web-propose-end = Закончить без результата, если все согласны
web-replaced-link = Ссылка для нового игрока (место { $letter })
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
web-gathering = Стол открыт
web-opened-by = хозяин стола: { $name }
web-sit-down = Сесть
web-stand-up = Встать
web-invite = Пригласить
web-invite-title = Пригласить игрока
web-invite-about = Кто первым откроет эту ссылку, получит место; больше она ни для кого не сработает. Отправьте её только одному человеку.
web-new-links = Новые ссылки на места
web-new-links-about = Для игрока, который потерял свою ссылку. Старая перестанет действовать, и об этом узнают все за столом. Кто первым откроет новую, увидит карты этого места.
web-new-link = Новая ссылка: { $name }
web-share-table = Поделиться столом
web-share-about = Кто откроет эту ссылку, сможет занять открытое место.
web-qr = QR-код ссылки
web-copy-link = Скопировать ссылку
web-kick = Удалить
web-to-bot = Посадить бота
web-missing = { $seats ->
    [one] Ждём ещё { $seats } игрока.
    [few] Ждём ещё { $seats } игроков.
   *[many] Ждём ещё { $seats } игроков.
}
web-complete = Все в сборе.
web-start = Начать
web-close-table = Закрыть стол
web-kick-name = Удалить из игры: { $name }
web-absent = Отсутствующие игроки
web-absent-about = Удалить можно игрока, за которого играет бот, а если часов нет — и того, кто отсутствует две минуты. За него доиграет бот.
web-close-about = Если за столом есть игрок, которого удалили вы или у которого вышло время, закрыть стол — значит сдать партию.
web-alike = Похоже на имя другого игрока: { $name }
web-watching = { $people ->
    [one] { $people } зритель
    [few] { $people } зрителя
   *[many] { $people } зрителей
}
web-standing = Автоответы
web-standing-about = Их видите только вы. Автоответ приходит не быстрее обычного, так что его никто не заметит.
web-typed = Ввести ход в нотации
web-typed-play = Сыграть
web-keys = Клавиши
web-copy-watch-link = Скопировать ссылку для зрителей
web-save-picture = Сохранить картинку
web-going = Выйти из-за стола
web-leave = Уйти (продолжит бот)
web-resign = Сдаться
web-really = Вы уверены?
web-winner = победа
web-rematch = Да, ещё раз
web-continues-link = прежний стол
web-see-table = Посмотреть на стол
web-fair = Честной ли была раздача?
web-fair-about = Первое число показали до того, как раздали первую карту. Это хеш второго, из которого следуют все карты и кубики. Команда «beagle verify» проверит запись по обоим.
web-secret = Секрет:
web-key-go = к игроку, который ходит, или к атакованному животному
web-key-choose = вариант с этим номером; 1 — «{ web-do-it }»
web-key-mine = показать всё после вашего хода
web-key-text = текст выделенной карты
web-key-pass = пас; «{ web-not-this }»
web-key-last = показать последний ход
web-key-back = на шаг назад
web-key-log = открыть журнал
web-key-undo = вернуть ход
web-commit = Хеш честной раздачи:
web-commit-dice = Хеш кубиков и добора:
leaving-leave = за вас продолжит бот
leaving-resign = вы сдадите партию
leaving-close = партию нельзя будет продолжить
