### What the server says: refusals, lines of the chat, seats, clocks and tables.
### $seat is the name of the player there; $error is a remark about notation, in English.

## Refusals

server-bad-message = The server didn’t understand that. Reload the page; if it happens again, tell us.
server-old-client = This page is older than the server. Reload it.
server-new-client = This page is newer than the server. Reload it later.
server-bad-origin = This page isn’t allowed to talk to this server.
server-bad-host = This server isn’t set up for this address.
server-bad-name = A name needs at least one visible character.
server-long-name = A name can have at most { $most } characters.
server-bad-text = That’s empty.
server-bad-link = This link no longer works. Ask the person who opened the table for a new one.
server-old-link = This link has already been used. Ask the person who opened the table for a new one.
server-bad-code = That code doesn’t work. Check every letter.
server-bad-seats = That’s not a valid number of players for this game.
server-bad-clock = There’s no such clock.
server-too-fast = Not so fast: wait a moment and try again.
server-too-long = That’s too long.
server-no-such-page = There’s nothing at this address.
server-no-such-table = There’s no such table, or it isn’t open to you.
server-no-such-seat = There’s no such seat at this table.
server-nobody-next = Nobody is next in turn: the dice decide who goes first here, or no game was played.
server-no-such-bot = There’s no such bot.
server-bot-not-measured = { $bot } isn’t offered here: nobody has measured how well it plays this game.
server-bot-too-slow = { $bot } isn’t offered on this server: it takes too long to choose here.
server-no-such-game = There’s no such game.
server-no-such-ruleset = This game has no such rules.
server-bad-option = The option “{ $option }” is for { $least } to { $most } players.
server-no-such-phrase = There’s no such phrase.
server-no-such-answer = You can’t set an auto-answer for this.
server-not-yours = This isn’t your seat.
server-not-asked = It’s not your move.
server-not-owner = Only the person who opened the table can do that.
server-not-a-move = That’s not a move: { $error }
server-nothing-with-this = You can’t do anything with this right now.
server-not-a-record = That’s neither a record nor a position: { $error }
# Where a typed move, or a pasted text, stops making sense. $expected is in English: it quotes the notation.
server-misread = line { $line }, column { $column }: expected { $expected }, found { $found }
    .found = “{ $found }”
    .end = the end
server-not-json = The server accepts only JSON.
server-illegal = The rules don’t allow that.
server-stale = The game has moved on. Take another look, then choose.
server-over = This game is over.
server-closed = This table is closed.
server-not-older = This table wasn’t closed because of its rules.
server-older-rules = This game was played under older rules, and today’s rules can’t follow it this far.
server-not-started = The game hasn’t started.
server-already-started = The game has already started.
server-seat-taken = That seat is taken.
server-seat-not-free = This seat isn’t open to everyone.
server-seats-missing = Some seats are empty: wait for players, or give the seats to bots.
server-no-spectators = This table doesn’t allow spectators.
server-no-pictures = This server doesn’t draw pictures of games. Its host can install what is missing: beagle-games[pictures].
server-not-over = This game isn’t over yet.
server-no-reviews = This server doesn’t analyse games.
server-review-used-up = This game has used up the time for analysis that a table gets.
server-not-reviewable = This game can’t be analysed.
server-others-play = Other people are still playing here.
server-not-practice = A practice table is only for you and bots.
server-still-here = During a game you can remove a player only if a bot plays for them or, without a clock, once they’ve been away for two minutes.
server-sent-away = The person who opened this table removed you from it.
server-one-seat = You already have a seat at this table.
server-banned = The host of this server has banned you.
server-other-name = That’s not your name. Type it exactly as it’s shown.
server-no-such-device = This device isn’t signed in under your name any more.
server-host-only = Only the host of this server may do that. Enter the token first.
server-bad-token = That’s not the token of this server.
server-draining = This server is about to stop, so no new table can be opened here. Try again in a few minutes.
server-no-backup = The games are in PostgreSQL: make the copy with pg_dump.
server-no-such-report = There’s no such report any more.
server-no-such-visitor = No named visitor matches that, or they aren’t banned.
server-no-such-person = Nobody with a name sits there, so there’s nobody to block. You can mute the seat.
server-nothing-to-undo = There’s nothing to undo.
server-undo-pending = Somebody has asked to undo a move; answer that first.
server-no-undo = Nobody is asking to undo a move.
server-undo-away = Somebody who has to agree is away. Until they’re back you can undo only your own last move, if nothing was revealed.
server-undo-shown = Something was revealed after your last choice, so it can’t be undone.
server-too-many-tables = You’ve reached the limit of open tables. Finish or close one first.
server-too-many-connections = The server is full, or there are too many connections from your network. Close other windows or try later.
server-too-many-options = This position offers more moves than a table can show. That never happens in a dealt game.
server-too-many-devices = This name is in use on too many devices. Sign out the others in the settings of one of them; the code stays valid.
server-busy = The server is busy. Try again in a moment.
server-full = This server is full and can’t save anything new. Please tell the host of the server.
server-cannot-read = The server can no longer read this game. Please tell the host of the server.
server-cannot-write = The server couldn’t save that, so it doesn’t count. Try again in a moment.
server-in-doubt = The server lost its database at this moment, so it doesn’t know whether that was saved. Look at the table again.

## Lines of the chat

# A line of the chat that the server writes. $seat: the letter of a seat
notice-given = This game starts from a custom position. The person who opened the table may know the hidden cards, because they weren’t dealt here.
notice-rules = The rules have changed ({ $seat }). Everything played so far is still valid, so the game continues under the new rules.
notice-new-link = The person who opened this table made a new link for seat { $seat }: the first person to use it sees that seat’s cards.
notice-old-link = Somebody tried an old link for seat { $seat } and wasn’t let in.
notice-link-used = Somebody used the new link for seat { $seat } and can see that seat’s cards.

## Seats

server-seat-open = Open
    .about = anyone can sit down
server-seat-invited = By invitation
    .about = for the person with the link
server-seat-local = On this device
    .about = you pass the device around
server-seat-bot = Bot
    .about = a program plays

## Clocks

server-clock-none = No clock
    .about = everyone takes their time
server-clock-move = Time per move
    .about = { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } per move
server-clock-total = Time for the whole game
    .about = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } in total, plus { $increment ->
        [one] { $increment } second
       *[other] { $increment } seconds
    } per move
server-clock-hours = Hours per move
    .about = { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    } per move
server-clock-days = Days per move
    .about = { $days ->
        [one] { $days } day
       *[other] { $days } days
    } per move

## Tables

server-status-gathering = waiting for players
server-status-playing = in progress
server-status-over = finished
server-status-closed = closed
