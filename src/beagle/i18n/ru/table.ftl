### What every drawn table says, whatever is played there.

table-turn = Ход { $turn }
table-pass = Пас
table-resigned = сдача
table-bot-plays = нет на месте, играет бот
table-bot = бот
table-label = Стол
player-acts = действует
player-you = вы


## Tokens and dice

token-red = красная фишка
token-blue = синяя фишка
token-fat = жир
token-empty = пустое место
token-gone = фишки уже нет
token-struck = фишка вытоптана
die-label = На кубике { $face }
die-wins = { $face }: повезло
