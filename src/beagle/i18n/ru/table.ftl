### What every drawn table says, whatever is played there.

table-turn = Ход { $turn }
table-pass = Пас
# What others read while somebody answers a question that has no words of its own for them.
table-deciding = { $seat } принимает решение.
table-a-player = игрок
table-resigned = партия сдана
table-bot-plays = не в сети, играет бот
table-bot = бот
table-label = Стол
table-nothing-here = Пока ничего
table-choice = { $choice }
player-acts = ходит
player-you = вы

standing-ask-if-forced = Спрашивать, даже если возможен только один ответ
    .about = Иначе стол даст его за вас.
    .said = Возможен только один ответ.

## Tokens and dice

token-red = красная фишка еды
token-blue = синяя фишка еды
token-fat = фишка жира
token-empty = пустое место
token-gone = взятая фишка
token-struck = вытоптанная фишка
die-label = На кубике { $face }
die-wins = { $face }: успех

## Games of older rules. $was and $now are versions of the rules; $move the number of the move where they part, $text
## the move as it is written, $rules the ids of the rules

older-refused = Правила изменились. Партия сыграна по правилам версии { $was }, а сейчас версия { $now }. Просмотр останавливается перед ходом { $move } ({ $text }): такой ход больше не разрешён ({ $rules }).
older-asked = Правила изменились. Партия сыграна по правилам версии { $was }, а сейчас версия { $now }. Просмотр останавливается перед ходом { $move } ({ $text }): { $detail ->
    [nobody] теперь партия здесь уже окончена
    [chance] теперь здесь бросают кубик
   *[other] теперь здесь выбирает игрок { $detail }
} (изменились: { $rules }).
older-position = Правила изменились. Партия сыграна по правилам версии { $was }, а сейчас версия { $now }. Просмотр останавливается перед ходом { $move } ({ $text }): теперь он ведёт к другой позиции (изменились: { $rules }).
older-result = Правила изменились. Партия сыграна по правилам версии { $was }, а сейчас версия { $now }. Все ходы по-прежнему возможны, но { $detail ->
    [open] партия теперь не окончена
   *[other] результат теперь другой: { $detail }
} (изменились: { $rules }).
older-start = Правила изменились. Партия сыграна по правилам версии { $was }, а версия { $now } не может прочитать её начальную позицию: { $detail }
older-line = { $seat }: { $move }
table-points = Очки
