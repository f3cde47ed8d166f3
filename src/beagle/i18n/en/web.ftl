### The pages: labels, and what a screen reader says. Names of traits, phases and places come from the other files.


## Every page

web-name = Beagle
web-motto = The evolution board games, around one table
web-language = Language
web-theme = Light
web-theme-system = As the system
web-theme-light = Day
web-theme-dark = Night
web-about = About
web-failed = The page could not be loaded. Please try again.

# The language names itself, in its own words.
web-this-language = English


## Credits

web-made = The games and their makers
web-made-evolution = Evolution: D. Knorre and S. Machin, in the series “Pravilnye igry” (Right Games).
web-made-evo = EVO: design by Philippe Keyaerts, illustrations by Stéphane Poinot and Stéphane Gantiez, Asmodee; Polish edition REBEL.pl, translated by Krzysztof Koschany.
web-made-dinosaurs = Gods Love Dinosaurs: design by Kasper Lapp, development by Alex Cutler, art by Gica Tam, graphic design by Stevo Torres, © 2020 Pandasaurus Games, LLC; Russian edition Evrikus.
web-independent = Beagle is an independent implementation of the rules. The authors and publishers of these games have not made, approved or supported it. The names and trademarks of the games belong to them.
web-credits = Made with
web-credit = { $what } by { $who }
web-licence = licence { $licence }


## Ways and general words

web-ways = Pages
web-menu = Menu
web-close = Close
web-loading = One moment…
web-copied = Copied
web-unreachable = The server does not answer. Is the network there?
web-tries-again = This page tries again by itself. Meanwhile you can read:
web-lost-request = The connection was lost before that was done. Try again.
web-to-tables = To the tables
web-lost-page = Perhaps a letter of the address is missing, or it belongs to another server.
web-lost-table = A link ends when its seat is given to somebody else, and a table that nobody comes back to is closed. Ask whoever invited you for a new link.
web-old-link-about = A seat link works only for the first who opens it, so that nobody else sees the cards. If the seat is yours, open the table on the device where you sat down.
web-way-lobby = Tables
web-way-paste = Records
web-way-rules = Rules
web-way-settings = Settings
web-way-about = About
web-version = Version { $version }
web-newer = A new version is there.
web-reload = Reload
web-install = On this device
    .about = Beagle gets an icon and a window of its own. It needs the network to play.
web-install-do = Install Beagle


## Who one is

web-who = What shall we call you?
web-who-opens = Who opens this table?
web-who-sits = Who sits down?
web-name-about = A name is all you need: no account, no password.
web-thats-me = That is me
web-have-code = I have a return code from another device
web-am-new = I am new here
web-come-back = Come back
web-code-about = Type the return code that the other device shows in its settings.
web-code-is = Your return code:
web-code-keep = Note it: it brings your tables to another device. You can make a new one in the settings.
web-code-noted = Noted
web-code-why = A return code brings your tables to another device. Each code works once.
web-code-new = Show a new return code
web-sign-out-others = Sign out all other devices
web-signed-out-others = Only this device knows you now, and the old return codes have ended.
# $at: a date and a time
web-device-added = Another device came in under your name: { $at }.
web-device-mine = That was me
web-you = You
web-change-name = Change
web-name-changed = From now on you are called so.


## Games and rulesets

web-game-evolution = Evolution
    .about = Grow animals trait by trait, feed them, eat the neighbours
web-game-evo = EVO
    .about = Dinosaurs buy genes, fight and breed while the climate turns, until the meteor falls
web-game-dinosaurs = Gods Love Dinosaurs
    .about = Build an ecosystem and let dinosaurs walk through it
web-players = { $least } to { $most } players
web-new-table = New table
web-new-table-of = New table: { $game }


## Setting up a table

web-seats = Seats
web-seats-allowed = { $least } to { $most } with this choice
web-seat-number = Seat { $letter }
web-seat-me = { $name } (you)
web-seat-you = You
web-seat-bot = Bot: { $bot }
web-seat-name = Name for seat { $letter }
web-name-optional = Name
web-remove-seat = Remove seat { $letter }
web-add-seat = Add a seat
web-bot-random = playful
    .about = moves by chance: easy to beat
web-bot-greedy = hungry
    .about = plays to win
web-pace = Pace
web-pace-none = No clock
    .about = Everybody takes their time, days if they like.
web-pace-quick = 10 min
    .about = 10 minutes each for the whole game, and 5 seconds more with each move.
web-pace-calm = 30 min
    .about = 30 minutes each for the whole game, and 10 seconds more with each move.
web-pace-move = A move in 90 s
    .about = 90 seconds for each move.
web-pace-days = Two days a move
    .about = Two days for each move: a game by letter.
web-who-may-watch = Who may come and watch
web-watch-nobody = Nobody
    .about = Only those who sit at the table see it.
web-watch-link = With the link
    .about = Whoever has the address may watch; the table is in no list.
web-watch-all = Everyone
    .about = The table is in the list on the first page. Open seats are for anybody.
web-open-table = Open the table
web-open-needs-name = First say above what we shall call you.


## The first page

web-your-tables = Your tables
web-your-move-at = { $tables ->
    [one] Your move at { $tables } table
   *[other] Your move at { $tables } tables
}
web-open-tables = Open tables
web-open-tables-none = Nobody is waiting. Open a table and choose “{ web-watch-all }” under “{ web-who-may-watch }”: then it is listed here.
web-running-tables = Games to watch
web-running-tables-none = No game is open to watch just now. Whoever opens a table says who may watch.
web-finished-tables = Finished games
web-nobody-yet = An empty table
web-free-seats = { $seats ->
    [one] { $seats } free seat
   *[other] { $seats } free seats
}
web-won-by = { $winners ->
    [one] { $names } won
   *[other] { $names } won together
}
web-your-move-since = your move, asked { $ago }
web-move-of-since = { $name } is to move, asked { $ago }
web-table-sit = Sit down
web-table-watch = Watch
web-table-look = Look
web-table-answer = Your move
web-table-gather = Go there
web-table-replay = Replay


## Settings

web-look = How it looks
web-at-table = At the table
web-speed = How fast things happen
web-speed-is = { $speed ->
    [0] At once
    [1] Normal
   *[other] { $speed } ×
}
web-step = One thing at a time
    .about = each event waits until you have seen it
web-step-next = Go on
web-step-skip = Show the rest at once
web-confirm = Ask before a move is made
web-confirm-never = Never
web-confirm-grave = Before cards, dice and attacks
web-confirm-always = Always
web-title = Title
    .about = “{ web-title-your-move }” before the names in the tab of the browser
web-sound = Sound
    .about = two soft notes when it is your move
web-notify = Notifications
    .about = while a page of ours is open somewhere behind others
web-notify-forbidden = The browser does not allow notifications. You can change that in its own settings.


## A table that gathers

web-gathering = The table is set
web-opened-by = opened by { $name }
web-is-here = is here
web-is-away = has been here
web-sit-down = Sit down
web-stand-up = Stand up
web-invite = Invite
web-invite-title = A seat for somebody
web-invite-about = The first who opens this link has the seat; after that it works for nobody else. Send it to one person only.
web-new-links = New seat links
web-new-links-about = For a player who has lost their link. The old one ends, and everybody at the table is told. The first who opens the new one sees that seat’s cards.
web-new-link = New link for { $name }
web-share-table = Share the table
web-share-about = Whoever opens this address can take an open seat.
web-qr = QR code of the link
web-copy-link = Copy the link
web-kick = Send away
web-to-bot = Let a bot play
web-missing = { $seats ->
    [one] One more player, then it begins.
   *[other] { $seats } more players, then it begins.
}
web-complete = Everybody is here.
web-start = Begin
web-close-table = Close the table
web-commit = Fair deal, sealed:
web-commit-dice = Dice and draws, sealed:
web-given = from a set-up position


## A table that is played

web-title-your-move = Your move
web-reconnecting = The connection is gone. Coming back…
web-question = What is asked
web-all-choices = { $choices ->
    [one] { $choices } choice
   *[other] All { $choices } choices as a list
}
web-back = Back
web-do-it = Do it
web-not-this = Not this
web-reveals = This uncovers something hidden or rolls dice. After that it can be taken back only if the others agree.
web-possible-otherwise = That can be done, but choose it from the list: it is not clear how.
web-undo = Take back
web-undo-ask = Ask to take back
web-undo-yes = Agree
web-undo-no = It stands
web-undo-waiting = The others are being asked.
web-log = Log
web-log-earlier = The whole game
web-since-you-left = Since you left
web-since-moves = { $moves ->
    [one] Since you left: { $moves } move
   *[other] Since you left: { $moves } moves
}
web-since-list = What happened
web-since-play = Play it
web-go-to = Go to { $name }
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-way-stored = What is stored here
web-kick-name = Send { $name } away
web-absent = Who is not here
web-absent-about = Somebody can be sent away if a bot plays for them, or, without a clock, if they have been gone for two minutes. A bot plays on.
web-close-about = If a clock or you have taken somebody’s seat, closing the table means that you give up the game.
web-block = Block { $name }
web-unblock = Unblock { $name }
web-alike = Looks like the name of another: { $name }
web-alike-pair = { $one } and { $other } look alike, but are two different players.
web-report = Report this table
web-report-title = Report this table
web-report-what = What is wrong?
web-report-name = A name
web-report-chat = What somebody says
web-report-play = How somebody plays
web-report-other = Something else
web-report-text = In your own words, if you like
web-report-about = The host of this server sees your report, the names at the table and the last lines of its chat. The players are not told.
web-report-send = Send the report
web-report-sent = Thank you. The host of this server can read it now.
web-mute = Mute { $name }
web-unmute = Hear { $name } again
web-watching = { $people ->
    [one] { $people } person watches
   *[other] { $people } people watch
}
web-standing = Answers in advance
web-standing-about = Only you see these. An answer given in advance takes as long as anybody’s.
web-answered = Answered for you: { $answer }
web-typed = Type a move in the notation
web-typed-play = Play
web-keys = Keys
web-key-choose = the choice of that number; “{ web-do-it }”
web-key-pass = pass; “{ web-not-this }”
web-key-back = one step back
web-key-go = to whoever acts, or what is attacked
web-key-text = the text of the card in focus
web-this-table = This table
web-copy-watch-link = Copy the link to watch
web-watch-from-start = Watch from the start
web-download-record = Download the record
web-going = Going away
web-leave = Leave: a bot plays on
web-resign = Give up
web-really = Really?
web-return = Play on myself
web-to-result = To the result


## A device that is passed on

web-curtain = Give the device to { $name }
web-curtain-about = Nobody’s cards are shown before.
web-curtain-wait = The others are playing
web-lift = I am { $name }


## The end

web-winners = { $winners ->
    [0] Nobody wins
    [one] { $names } wins
   *[other] { $names } win together
}
web-winner = winner
web-rematch = Play again, same seats
web-rules-changed = The rules have changed
web-rules-changed-closed = This table is closed. What was played can be read to its end, and these are the points as they stood.
web-rules-changed-over = The result stands as it was.
web-play-on-table = Play on from there at a new table
web-continues = goes on from a table whose rules have changed
web-continues-link = the table before
web-see-table = See the table
web-fair = Was the deal fair?
web-fair-about = The first number was shown before the first card was dealt. It is the seal of the second, from which all cards and dice follow. “beagle verify” checks the record against both.
web-secret = The secret:

web-ahead = What would come of it:


## Replays

web-replay = Replay
web-to-table = To the table
web-paste = A record or a position
web-paste-about = Paste the text of a game or of a position, as Beagle writes them: it is shown move by move, and you can play on from anywhere.
web-paste-show = Show it
web-eyes = Through whose eyes
web-eyes-all = As all may see it
web-eyes-of = Through the eyes of { $name }
web-copy-moment = Copy a link to this move
web-play-on = Play on from here
web-first = To the beginning
web-previous = One back
web-next = One further
web-last = To the end
web-play = Let it run
web-pause = Stop
web-moment = Move


## The rulebook

web-rulebook = The rules
web-search = Search rules and cards
web-rules-found = { $rules ->
    [0] Nothing has these words.
    [one] { $rules } entry
   *[other] { $rules } entries
}
web-cards = Cards
web-no-such-rule = There is no such rule.
web-book-evolution = Evolution
web-book-evo = EVO
web-book-dinosaurs = Gods Love Dinosaurs
web-tip = How to use it
web-source = Source: { $sources }.
web-book-table = The rules of this table
web-book-choose = Show the rules of
web-book-whole = All rules of the game
web-book-different = What is different here
web-book-instead = Instead of { $rules }.
web-book-alters = Changes a part of { $rules }.
web-book-altered = At this table see also { $rules }.
web-book-gone = This rule does not hold at this table; instead: { $rules }.
web-book-absent = This rule is not used at this table.
web-book-some = At some tables it is different: { $rules }.
web-book-no-table = There is no such table; these are all rules of the game.
web-no-name = Not now: sit down without a name
web-zoom-in = Nearer
web-zoom-out = Farther
web-zoom-all = Show all of it


## The way to the lessons

web-way-learn = Learn
lesson-first-time = First time here?
lesson-in-minutes = Learn in five minutes
lesson-no-thanks = No, thank you
lesson-before = New to this game? Learn it in a few minutes.
