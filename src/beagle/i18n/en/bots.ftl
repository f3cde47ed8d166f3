### Bots as opponents: who the five levels are and how strong they are.

bots-role-covington = ship’s fiddler
bots-role-martens = the painter
bots-role-anning = fossil hunter
bots-role-fitzroy = the captain
bots-role-darwin = the naturalist
bots-ladder = How strong they are
# Between two levels: how often the stronger one finishes ahead of the weaker one.
bots-ladder-share = { $share } of 100
# $games: in how many games each of these steps was measured at least
bots-ladder-about = Measured in play: in how many of 100 games the stronger one finishes ahead of its weaker neighbour. Games per step: at least { $games }.
bots-ladder-none = Not measured with these rules yet.

## A bot for a seat. $letter: the seat, $bot: the bot’s name

bots-for-seat = A bot for seat { $letter }
bots-seat-it = Seat { $bot }
bots-substitute = The bot for people who are missing
    .about = It plays until they’re back.

## Hints: where to look, why, the move; each is asked for

bots-propose-hints = Allow hints, if everyone agrees
bots-hint-where = Where to look
bots-hint-why = Why
bots-hint-move = The move
bots-hint-look = Look here: { $what }.
bots-hint-between = It’s between these two: { $one } – or: { $other }.
bots-hint-ask-why = Tell me why
bots-hint-ask-move = Show the move
bots-hint-equal = All your moves are about equal.
bots-hint-only = There’s only one move.
bots-hint-wins = It wins the game at once.
bots-hint-points = It brings you points at once: { $number }. That’s so whatever the others hold ({ $worlds } deals tried).
bots-hint-harm = It costs the others points at once: { $number }. That’s so whatever they hold ({ $worlds } deals tried).
bots-hint-tried = It did best in the continuations that were tried: { $number }.
bots-hint-thinks = Looking for a hint…
bots-hint-stop = Stop
bots-hint-none = There’s no hint for this move.
bots-hint-knows = Made only from what you may know. Hints are noted in the chat.
