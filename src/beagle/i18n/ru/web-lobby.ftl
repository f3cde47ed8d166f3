### The first page: what can be played at once, and the lists of tables.

web-play-now = Играть сейчас
    .about = Выберите игру и соперника. Партия начнётся сразу.
web-play-game = Игра
web-play-opponent = Соперник
web-play-opponents = Сколько соперников
# $name: a bot’s name
web-play-against = Играть с ботом «{ $name }»
web-practice = Тренировка
    .about = Есть подсказки, можно вернуть любой ход, даже после броска кубиков или новых карт. Только против ботов.
web-others-think = Думают другие
# After the title of a list that couldn’t be read again. $time: when it was read, as 20:41
web-lists-from = на { $time }
web-invitations = Приглашения
web-invited = Вас ждёт место за столом. Вы открыли ссылку { $ago }.
web-take-seat = Занять место
