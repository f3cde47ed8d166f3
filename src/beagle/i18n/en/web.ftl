### The pages: labels, and what a screen reader says. Names of traits, phases and places come from the other files.

## Every page

web-name = Beagle
web-motto = The evolution board games, around one table
web-language = Language
web-theme = Theme
web-theme-system = System
web-theme-light = Light
web-theme-dark = Dark
web-failed = The page couldn’t be loaded. Please try again.

## Credits

web-made = The games and their makers
web-made-evolution = Evolution: D. Knorre and S. Machin, in the series “Pravilnye igry” (Right Games).
web-made-evo = EVO: design by Philippe Keyaerts, illustrations by Stéphane Poinot and Stéphane Gantiez, Asmodee; Polish edition REBEL.pl, translated by Krzysztof Koschany.
web-made-dinosaurs = Gods Love Dinosaurs: design by Kasper Lapp, development by Alex Cutler, art by Gica Tam, graphic design by Stevo Torres, © 2020 Pandasaurus Games, LLC; Russian edition Evrikus.
web-independent = Beagle is an independent implementation of the rules. The authors and publishers of these games haven’t made, approved or supported it. The names and trademarks of the games belong to them.
web-credits = Made with
web-credit = { $what } by { $who }
web-licence = { $licence } licence

## Ways and general words

web-ways = Pages
web-menu = Menu
web-close = Close
web-announced = From the host of this server:
web-loading = One moment…
web-copied = Copied
web-unreachable = Can’t reach the server. Are you online?
web-tries-again = We’ll keep trying. Meanwhile, you can read:
web-lost-request = Connection lost before that went through. Please try again.
web-to-tables = Back to tables
web-lost-page = Check the address for typos. It may also belong to another server.
web-way-lobby = Tables
web-way-paste = Records
web-way-rules = Rules
web-way-settings = Settings
web-way-about = About
web-version = Version { $version }
web-newer = A new version is available.
web-reload = Reload
web-install = On this device
    .about = Give Beagle its own icon and window. You still need to be online to play.
web-install-do = Install Beagle

## Who one is

web-who = What should we call you?
web-who-opens = Who’s opening this table?
web-who-sits = Who’s sitting here?
web-name-about = A name is all you need: no account, no password.
web-thats-me = That’s me
web-have-code = I have a return code from another device
web-am-new = I’m new here
web-come-back = Sign in
web-code-about = Enter the return code from the other device’s settings.
web-code-is = Your return code:
web-code-keep = Write it down: it opens your tables on another device. You can get a new one in the settings.
web-code-copy = Copy the code
web-code-qr = QR code with the return code
web-code-noted = Got it
web-code-why = A return code opens your tables on another device. Each code works once.
web-code-new = Show a new return code
web-sign-out-others = Sign out all other devices
web-signed-out-others = Your other devices are signed out, and the old return codes no longer work.
# $at: a date and a time
web-device-added = Another device signed in under your name: { $at }.
web-device-mine = That was me
web-you = You
web-change-name = Change
web-name-changed = Name updated.

## Games and rulesets

web-game-evolution = Evolution
    .about = Grow animals trait by trait, feed them, eat the neighbours
web-game-evo = EVO
    .about = Buy genes, fight and breed while the climate changes, until the meteor falls
web-game-dinosaurs = Gods Love Dinosaurs
    .about = Build an ecosystem and send dinosaurs through it
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
    .about = plays at random: easy to beat
    .against = Play against the playful bot
web-bot-greedy = hungry
    .about = plays to win
    .against = Play against the hungry bot
web-bot-covington = Covington
    .about = easy: often makes mistakes, and looks only a little ahead
    .against = Play against Covington
web-bot-martens = Martens
    .about = gentle: sees what’s coming next, and makes a mistake now and then
    .against = Play against Martens
web-bot-anning = Anning
    .about = medium: makes few mistakes; a good opponent to learn from
    .against = Play against Anning
web-bot-fitzroy = FitzRoy
    .about = strong: looks ahead, and rarely makes a mistake
    .against = Play against FitzRoy
web-bot-darwin = Darwin
    .about = the strongest: thinks the longest
    .against = Play against Darwin
web-level-step = { $bot } finishes ahead of { $weaker } in { $share } of 100 games. Games measured: { $games }.
web-bot-too-slow = { $bot } isn’t offered on this server: it takes too long to choose here.
web-levels-near = The bot levels were measured at another table, { $ruleset } with { $seats } seats: here the steps between them may differ.
web-pace = Pace
web-pace-none = No clock
    .about = Take your time, days if you like.
web-pace-quick = 10 min
    .about = 10 minutes each for the whole game, plus 5 seconds per move.
web-pace-calm = 30 min
    .about = 30 minutes each for the whole game, plus 10 seconds per move.
web-pace-move = 90 s per move
    .about = 90 seconds for each move.
web-pace-hours = 12 hours per move
    .about = 12 hours for each move.
web-pace-days = Two days per move
    .about = Two days for each move, like playing by mail.
web-time-out = If time runs out, the bot { $bot } plays until the player is back.
web-time-off = On days off, a player’s clock stops.
web-presence-off = days off until { $date }
web-who-may-watch = Who can watch
web-watch-nobody = Nobody
    .about = Only the players at the table see it.
web-watch-link = With the link
    .about = Anyone with the link can watch; the table isn’t listed.
web-watch-all = Everyone
    .about = The table is listed on the first page. Anyone can take an open seat.
web-open-table = Open the table
web-open-needs-name = Enter your name above first.

## The first page

web-your-tables = Your tables
web-your-move-at = { $tables ->
    [one] Your move at { $tables } table
   *[other] Your move at { $tables } tables
}
web-open-tables = Open tables
web-open-tables-none = Nobody’s waiting. Open a table and choose “{ web-watch-all }” under “{ web-who-may-watch }”: then it’s listed here.
web-running-tables = Games to watch
web-running-tables-none = There’s no game to watch right now. The person who opens a table decides who can watch.
web-finished-tables = Finished games
web-nobody-yet = Empty table
web-free-seats = { $seats ->
    [one] { $seats } free seat
   *[other] { $seats } free seats
}
web-won-by = { $winners ->
    [one] { $names } won
   *[other] { $names } won together
}
web-your-move-since = your move ({ $ago })
web-your-move-left = your move, { $left } left
web-move-of-since = { $name }’s move ({ $ago })
web-table-sit = Sit down
web-table-watch = Watch
web-table-look = View
web-table-answer = Your move
web-table-gather = Go to table
web-table-replay = Replay
web-table-analyse = Analyse

## Settings

web-look = Appearance
web-at-table = At the table
web-speed = Animation speed
web-speed-is = { $speed ->
    [0] Instant
    [1] Normal
   *[other] { $speed }×
}
web-step = Step by step
    .about = each event waits until you’ve seen it
web-step-next = Next
web-step-skip = Skip to the end
web-confirm = Confirm moves
web-confirm-never = Never
web-confirm-grave = Only before a permanent loss
web-confirm-always = Always
web-title = Tab title
    .about = shows “{ web-title-your-move }” in the browser tab
web-sound = Sound
web-sound-off = Off
web-sound-quiet = Quiet
web-sound-full = Full
web-bots = Bots
web-bots-calm = Calm
web-bots-quick = Quick
web-bots-at-once = Instant
web-bots-hold = Pause the bots
web-bots-go = Resume the bots
web-bot-for-you = A bot is playing for you.
web-threats = Show threats
    .about = Under your animals in Evolution: which carnivores could attack them now.
web-notify = Notifications
    .about = while Beagle is open in another tab
web-notify-forbidden = Your browser blocks notifications. You can change that in its settings.

## A table that gathers

web-is-away = away
web-given = from a custom position

## A table that is played

web-title-your-move = Your move
web-reconnecting = Connection lost. Reconnecting…
web-question = Your decision
web-all-choices = { $choices ->
    [one] { $choices } choice
   *[other] List all { $choices } choices
}
web-back = Back
web-do-it = Confirm
web-not-this = Cancel
web-undo = Undo
web-undo-ask = Ask to undo
# Read aloud: the answers follow, and what was touched for a move.
# Read aloud: so many moves that they are only counted.
web-log = Log
web-rail-close = Close the log
web-unseen = Cards you haven’t seen
web-go-to = Go to { $name }
web-chat = Chat
web-way-stored = What’s stored here
web-report = Report this table
web-report-title = Report this table
web-report-what = What’s wrong?
web-report-name = A name
web-report-chat = Something said in chat
web-report-play = The way somebody plays
web-report-other = Something else
web-report-text = In your own words, if you like
web-report-about = The host of this server sees your report, the names at the table and the last lines of its chat. The players aren’t told.
web-report-send = Send report
web-report-sent = Thank you. The host of this server can read it now.
web-this-table = This table
web-download-record = Download the record
web-to-result = See the result

## A device that is passed on

web-lift = I’m { $name }

## The end

web-winners = { $winners ->
    [0] Nobody wins
    [one] { $names } wins
   *[other] { $names } win together
}
web-rules-changed = The rules have changed
web-continues = continues a table whose rules have changed

## Replays

web-replay = Replay
web-to-table = Go to table
web-paste = A record or a position
web-paste-about = Paste the text of a game or a position, as Beagle writes it: watch it move by move, and play on from any point.
web-paste-show = Show
web-eyes = Point of view
web-eyes-all = As everyone sees it
web-eyes-of = As { $name } sees it
web-copy-moment = Copy a link to this move
web-play-on = Play on from here
web-first = Start
web-previous = Previous move
web-next = Next move
web-last = End
web-play = Play
web-pause = Pause
web-moment = Move

## The rulebook

web-rulebook = The rules
web-search = Search rules and cards
web-rules-found = { $rules ->
    [0] No matches.
    [one] { $rules } match
   *[other] { $rules } matches
}
web-cards = Cards
web-no-such-rule = There’s no such rule.
web-book-evolution = Evolution
web-book-evo = EVO
web-book-dinosaurs = Gods Love Dinosaurs
web-tip = How to use it
web-source = Source: { $sources }.
web-book-table = Rules of this table
web-book-choose = Show the rules for
web-book-whole = All rules of the game
web-book-different = What’s different here
web-book-instead = Replaces { $rules }.
web-book-alters = Changes part of { $rules }.
web-book-altered = At this table, see also { $rules }.
web-book-gone = This rule doesn’t apply at this table. Instead: { $rules }.
web-book-absent = This rule isn’t used at this table.
web-book-some = Different at some tables: { $rules }.
web-book-no-table = There’s no such table; these are all the rules of the game.
web-no-name = Skip: play without a name
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-all = Fit to screen

## The way to the lessons

web-way-learn = Learn
lesson-first-time = First time here?
lesson-in-minutes = Learn in five minutes
lesson-no-thanks = No, thanks
lesson-before = New to this game? Learn it in a few minutes.
