### What the server says: refusals, phrases of the chat, seats, clocks, tables, and what happens at a table.
### $seat is the name of whoever sits there; $error is a remark about notation, in English.

## Refusals

server-bad-message = The server did not understand that. Reload the page; if it happens again, tell us.
server-bad-origin = This page may not talk to this server.
server-bad-host = The server does not know itself under this address.
server-bad-name = A name needs at least one character that can be seen.
server-bad-text = There is nothing in it that could be read.
server-bad-link = This link does not work any more. Ask the owner of the table for a new one.
server-old-link = This link has already been used. Ask the owner of the table for a new one.
server-bad-code = No return code is like this one. Look whether every letter is right.
server-bad-seats = This game is not for so many players.
server-bad-clock = There is no such clock.
server-too-fast = Not so fast: wait a moment and try again.
server-too-long = That is too long.
server-no-such-page = There is nothing under this address.
server-no-such-table = There is no such table, or it is not open to you.
server-no-such-seat = There is no such seat at this table.
server-nobody-next = No one is next in turn: dice say who begins here, or no game was played.
server-no-such-bot = There is no such bot.
server-no-such-game = There is no such game.
server-no-such-ruleset = There are no such rules for this game.
server-no-such-phrase = There is no such phrase.
server-no-such-answer = This cannot be answered in advance.
server-not-yours = This seat is not yours.
server-not-asked = It is not your move.
server-not-owner = Only the owner of the table may do that.
server-not-a-move = That is no move: { $error }
server-nothing-with-this = Nothing can be done with this now.
server-not-a-record = That is neither a record nor a position: { $error }
server-not-json = The server takes JSON only.
server-illegal = The rules do not allow that.
server-stale = The game has gone on in the meantime. Look again, then choose.
server-over = This game is over.
server-closed = This table is closed.
server-not-older = This table was not closed because of its rules.
server-older-rules = This game is of older rules, and these cannot follow it so far.
server-not-started = The game has not begun.
server-already-started = The game has begun already.
server-seat-taken = Somebody sits there already.
server-seat-not-free = This seat is not open to everybody.
server-seats-missing = Somebody is missing: wait for them, or give the empty seats to bots.
server-no-spectators = Nobody may watch at this table.
server-others-play = Others are still playing here.
server-still-here = They are still in the game. During a game somebody can be sent away only if a bot already plays for them, or, where no clock runs, if they have been gone for two minutes.
server-sent-away = The owner has sent you away from this table.
server-one-seat = You have a seat at this table already.
server-banned = The host of this server has banned you from it.
server-no-such-person = Nobody with a name sits there, so there is nobody to block. You can mute the seat.
server-nothing-to-undo = There is nothing to take back.
server-undo-pending = Somebody has asked to take back a move; answer that first.
server-no-undo = Nobody asks to take back a move.
server-undo-away = Somebody is away and cannot be asked. Until they are back you can take back only your own last move, and only if nothing was revealed.
server-too-many-tables = You have opened as many tables as you may. Finish or close one first.
server-too-many-connections = The server is full, or too many come from where you are. Close other windows or try later.
server-too-many-options = This position offers more moves than a table can show. No dealt game comes to that.
server-too-many-devices = This name is in use on too many devices. Sign out the others on one of them, in the settings; the code stays valid.
server-busy = The server has too much to do. Try again in a moment.
server-full = This server is full and keeps nothing new. Tell whoever runs it.
server-cannot-read = The server cannot read this game any more. Tell whoever runs it.
server-cannot-write = The server could not write that down, so it does not count. Try again in a moment.

## Quick phrases

phrase-hello = Hello!
phrase-good-luck = Good luck, everybody!
phrase-thinking = Let me think…
phrase-your-turn = It is your turn.
phrase-well-played = Well played!
phrase-ouch = Ouch!
phrase-sorry = Sorry!
phrase-one-moment = One moment, I shall be right back.
phrase-thanks = Thank you!
phrase-good-game = Good game!
phrase-rematch = Another one?
phrase-must-go = I have to go.
# A line of the chat that the server writes. $seat: the letter of a seat
notice-given = This game begins from a position that was set up. Whoever opened the table may know the hidden cards: they were not dealt here.
notice-rules = The rules have changed ({ $seat }). Everything played so far holds under the new ones, so this game goes on under them.
notice-new-link = The owner of this table made a new link for seat { $seat }: the first who uses it sees that seat’s cards.
notice-old-link = Somebody showed an old link of seat { $seat } and was not let in.
notice-link-used = Somebody came with the new link of seat { $seat } and can see that seat’s cards.

## Seats

server-seat-open = Open
    .about = anybody may sit down
server-seat-invited = By invitation
    .about = whoever has the link
server-seat-local = On this device
    .about = you pass the device on
server-seat-bot = Bot
    .about = a program plays

## Clocks

server-clock-none = No clock
    .about = everybody takes their time
server-clock-move = Time for each move
    .about = { $seconds } seconds for each move
server-clock-total = Time for the whole game
    .about = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } in all, and { $increment } seconds more with each move
server-clock-days = Days for each move
    .about = { $days ->
        [one] { $days } day
       *[other] { $days } days
    } for each move

## Tables

server-status-gathering = waiting for players
server-status-playing = being played
server-status-over = finished
server-status-closed = closed

## What happens at a table beside the moves

server-log-undo = { $seat } took back a move.
server-log-resign = { $seat } gave up; a bot plays on.
server-log-bot = A bot plays on for { $seat }.
server-log-return = { $seat } is back.
server-log-started = The game begins.
server-log-undo-asked = { $seat } would like to take back a move.
server-log-undo-refused = The move of { $seat } stands.
