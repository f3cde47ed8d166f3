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

## Games of older rules. $was and $now are versions of the rules; $move the number of the move where they part, $text
## the move as it is written, $rules the ids of the rules

older-refused = The rules have changed. This game was played under version { $was } of the rules, and these are version { $now }. Replay stops before move { $move }, { $text }: it is no longer allowed ({ $rules }).
older-asked = The rules have changed. This game was played under version { $was } of the rules, and these are version { $now }. Replay stops before move { $move }, { $text }: { $detail ->
    [nobody] the game is over there now
    [chance] a die is thrown there now
   *[other] player { $detail } is asked there now
} (changed: { $rules }).
older-position = The rules have changed. This game was played under version { $was } of the rules, and these are version { $now }. Replay stops before move { $move }, { $text }: it leads to another position now (changed: { $rules }).
older-result = The rules have changed. This game was played under version { $was } of the rules, and these are version { $now }. Every move still fits, but { $detail ->
    [open] the game is not over now
   *[other] the result is another now, { $detail }
} (changed: { $rules }).
older-start = The rules have changed. This game was played under version { $was } of the rules, and version { $now } cannot read its first position: { $detail }
older-line = { $seat }: { $move }
table-points = Points
