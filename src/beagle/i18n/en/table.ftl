### What every drawn table says, whatever is played there.

table-turn = Turn { $turn }
table-pass = Pass
# What others read while somebody answers a question that has no words of its own for them.
table-deciding = { $seat } is deciding.
table-a-player = a player
table-resigned = resigned
table-bot-plays = away, a bot is playing
table-bot = bot
table-label = The table
table-nothing-here = Nothing here yet
table-choice = { $choice }
player-acts = acting
player-you = you

standing-ask-if-forced = Ask me even if only one answer is legal
    .about = Otherwise the table plays it for you.
    .said = Only one answer is legal.

## Tokens and dice

token-red = red food token
token-blue = blue food token
token-fat = fat token
token-empty = still needed
token-gone = taken
token-struck = grazed
die-label = { $face } on the die
die-wins = { $face }: success

## Games of older rules. $was and $now are versions of the rules; $move the number of the move where they part, $text
## the move as it is written, $rules the ids of the rules

older-refused = The rules have changed. This game was played under version { $was } of the rules; this is version { $now }. The replay stops before move { $move }, { $text }: it’s no longer allowed ({ $rules }).
older-asked = The rules have changed. This game was played under version { $was } of the rules; this is version { $now }. The replay stops before move { $move }, { $text }: { $detail ->
    [nobody] the game is over at that point now
    [chance] a die is rolled at that point now
   *[other] player { $detail } is asked at that point now
} (changed: { $rules }).
older-position = The rules have changed. This game was played under version { $was } of the rules; this is version { $now }. The replay stops before move { $move }, { $text }: it leads to a different position now (changed: { $rules }).
older-result = The rules have changed. This game was played under version { $was } of the rules; this is version { $now }. Every move still fits, but { $detail ->
    [open] the game isn’t over now
   *[other] the result is different now: { $detail }
} (changed: { $rules }).
older-start = The rules have changed. This game was played under version { $was } of the rules, and version { $now } can’t read its first position: { $detail }
older-line = { $seat }: { $move }
table-points = Points
