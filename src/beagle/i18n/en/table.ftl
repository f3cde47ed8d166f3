### What every drawn table says, whatever is played there.

table-turn = Turn { $turn }
table-pass = Pass
table-resigned = gave up
table-bot-plays = away, a bot plays
table-bot = bot
table-label = The table
player-acts = acts
player-you = you


## Tokens and dice

token-red = red food
token-blue = blue food
token-fat = fat
token-empty = still needed
token-gone = taken
token-struck = trodden down
die-label = { $face } on the die
die-wins = { $face }: it helps
