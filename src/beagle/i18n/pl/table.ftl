### What every drawn table says, whatever is played there.

table-turn = Runda { $turn }
table-pass = Pas
table-resigned = gra poddana
table-bot-plays = poza stołem, gra bot
table-bot = bot
table-label = Stół
player-acts = wykonuje ruch
player-you = ty


## Tokens and dice

token-red = czerwony żeton
token-blue = niebieski żeton
token-fat = tłuszcz
token-empty = jeszcze potrzebny
token-gone = wzięty
token-struck = stratowany
die-label = { $face } na kostce
die-wins = { $face }: udało się
