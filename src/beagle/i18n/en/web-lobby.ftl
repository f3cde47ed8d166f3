### The first page: what can be played at once, and the lists of tables.

web-play-now = Play now
    .about = Choose a game and an opponent. It starts at once.
web-play-game = Game
web-play-opponent = Opponent
web-play-opponents = Number of opponents
# $name: a bot’s name
web-play-against = Play against { $name }
web-practice = Practice
    .about = Get hints, and undo anything, even after dice or new cards. Only against bots.
web-others-think = Others are thinking
# After the title of a list that couldn’t be read again. $time: when it was read, as 20:41
web-lists-from = as of { $time }
# $ago: when, as «5 minutes ago»
web-invitations = Invitations
web-invited = A seat is waiting for you. You opened the link { $ago }.
web-take-seat = Take your seat
