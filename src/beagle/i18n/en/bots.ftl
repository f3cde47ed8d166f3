### Bots as opponents: who the five levels are and how strong they are.

bots-role-covington = ship’s fiddler
bots-role-martens = painter
bots-role-anning = fossil hunter
bots-role-fitzroy = captain
bots-role-darwin = naturalist
bots-ladder = How strong they are
# Between two levels: how often the stronger one finishes ahead of the weaker one.
bots-ladder-share = { $share } of 100
# $games: in how many games each of these steps was measured at least
bots-ladder-about = Measured in play: in how many of 100 games the stronger one finishes ahead of its weaker neighbour. Games per step: at least { $games }.
bots-ladder-none = Not measured with these rules yet.

## A bot for a seat. $letter: the seat, $bot: the bot’s name

bots-for-seat = A bot for seat { $letter }
bots-seat-it = Choose { $bot }
bots-substitute = The bot for people who are away
    .about = It plays until they’re back.
bots-propose-hints = Allow hints, if everyone agrees

## At the table. $name: what the bot is called there

bots-thinking = { $name } is thinking
bots-waiting = { $name } is waiting: you’ve paused the bots.
