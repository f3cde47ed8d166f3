### What every drawn table says, whatever is played there.

table-turn = Turno { $turn }
table-pass = Passa
table-resigned = si arrende
table-bot-plays = assente, gioca un bot
table-bot = bot
table-label = Il tavolo
player-acts = di turno
player-you = tu


## Tokens and dice

token-red = cibo rosso
token-blue = cibo blu
token-fat = grasso
token-empty = ancora da ottenere
token-gone = preso
token-struck = calpestato
die-label = { $face } al dado
die-wins = { $face }: riesce
