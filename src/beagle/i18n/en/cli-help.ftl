### What --help says in the terminal. A message is a command, its attributes are its options and arguments.
###   $games        the names of the games
###   $languages    the short names of the languages

## The frame

help-usage = Usage: { $usage }
    .command = COMMAND
    .options = OPTIONS
    .args = ARGS
    .text = TEXT
    .number = NUMBER
    .path = PATH
help-commands = Commands
help-parameters = Parameters
help-options = Options
help-help = Show this help.
help-version = Show the version.
help-default = default: { $value }
help-required = required
help-choices = choose from: { $values }
help-exit-codes = Exit codes: 0 all fine, 1 a problem was found, 2 wrong usage.

## Options of several commands

help-any =
    .lang = The language: { $languages }. Default: the system’s (LC_ALL, LC_MESSAGES, LANG).
    .game = The game: { $games }.
    .rules = The ruleset; `beagle games` lists them. Default: the first of the game.
    .data = The server’s data folder. Default: BEAGLE_DATA, or the usual place.
    .database = The address of the server’s PostgreSQL database, instead of a folder.
    .port = The port of the server, if several run here.
    .json = Print JSON.

## Commands

help-beagle = Board games of evolution: play in the terminal, look up rules, replay games.
help-serve =
    Host tables for people in browsers, bots and spectators. Stop it with Ctrl+C; nothing is lost.

    Every setting can also be given in the environment, as BEAGLE_PORT and so on.
    .host = The address to listen on; by default only this machine can connect.
    .port = The port to listen on; 0 lets the system choose.
    .data = The folder of the database.
    .database = The address of a PostgreSQL database instead of a folder: postgresql://user@host/database. Default: DATABASE_URL.
    .nodes = Other servers use the same database: each table belongs to one server. All of them need this option.
    .origins = Other origins whose pages may talk to this server: a,b,c.
    .hosts = Names of this server besides the machine’s own: a,b,c.
    .root-path = The path under which a proxy serves it, like /beagle.
    .docs = The folder with the documentation, as ./run docs makes it; the server shows it at /docs.
    .trusted-proxy = Trust the X-Forwarded headers of a proxy in front.
    .notices-contact = How push services reach you, like mailto:host@example.org. Switches on notifications in browsers.
    .smtp = The mail server, like smtps://name:password@mail.example.org. Switches on notifications by e-mail.
    .mail-from = The sender of e-mails, like beagle@example.org.
    .log-format = console for people, json for programs.
    .compile-rules = Compile interpreted rules in the background.
    .lan = Listen on the network, and show the address with a QR code for phones.
    .open = Open a browser when the server is ready.
help-play =
    Play at this terminal, against bots or each other.

    With several people at one keyboard, the hands are hidden while you pass it on.
    .seats = Who plays, one name per seat: random, greedy and the five levels covington, martens, anning, fitzroy and darwin are bots, hungry.py is a bot of your own, any other name is a person at this keyboard.
    .first = Who goes first: a seat (A, B …), a name from --seats, or lot for a random choice.
    .seed = The same seed deals the same game.
    .record = When the game ends, write its record to this file.
    .resume = Continue a saved game.
    .rematch = Play again with the rules and seats of this record; the next player in turn goes first.
    .json = Print the result as JSON.
help-games =
    List the games, their rulesets and options; or what is in a deck.

    The names are those that --game and --rules take; options follow a ruleset: --rules 'base+fly@gift half-deck'.
    .game = Only this game: { $games }.
    .deck = Show what the deck of this ruleset is made of.
    .seats = For this number of players; the deck may depend on it.
help-rules =
    Look up rules and cards.

    Give ids of rules or sections, as many as you like, or words, which must all occur. With neither, it lists the sections. If a rule has a worked example, it says so; --example shows it. With --rules you get the rulebook of one table: its rules and cards, and what is different there.
    .words = Ids of rules (EV-DEV-05) or sections (EV-DEV), or words to look for.
    .example = Show a worked example by its name, step by step.
    .game = The game: { $games }. Default: evolution.
    .rules = Only the rules of one table; `beagle games` lists them.
help-replay =
    Describe a recorded game in words.

    If the record is wrong, it says at which move, and the exit code is 1. A game played under older rules is replayed under today’s rules. Where they no longer fit, it names both versions and the rules, lists the remaining moves as written, and the exit code is 3.
    .file = A record, as `play --record` or `save` writes it.
    .seat = Show only what this seat can see: A, B, … or spectator. Default: everything.
    .to = Stop after this many moves.
help-verify =
    Check that a record is correct and its luck was fair.

    It checks that the moves are legal and the result is right. If the record reveals its secret, it also checks that this is the promised one, and that it dealt the cards and rolled the dice. The exit code is 1 if anything is wrong; with --commit also if the record lacks what is needed to check the hash.

    A game played under older rules is replayed under today’s rules. If they lead elsewhere, it can’t be shown to be correct or incorrect: it says so, and the exit code is 3.
    .file = A record.
    .commit = The hash you were shown before the game; the record must match it.
    .all = Replay every game in the database of a server.
    .data = With --all: the server’s data folder. Default: BEAGLE_DATA, or the usual place.
help-backup =
    Copy the server’s database to a file.

    The server may keep running: the copy is a snapshot, and it is checked. It contains the secrets of running games, so keep it where only you can read it. With --rescue the exit code is 1 if a game couldn’t be read.
    .file = Where the copy goes. An older copy there is replaced; no other file is.
    .rescue = For a damaged database: copy every game that can be read, and list the others.
help-restore =
    Put a copy of the server’s database back.

    Stop the server there first. A database that isn’t empty is replaced only if you use --force.
    .file = A copy, as `backup` makes it.
    .force = Restore even if a database exists already. The existing one is kept under another name.
help-migrate =
    Move a server’s games to PostgreSQL, or from there to a folder.

    Stop the server first. If the move is interrupted, run it again: it continues where it stopped. At the end every table is compared and replayed, and the old database is marked, so that no server opens it again.
    .to = Where to move them: postgresql://user@host/database, or a folder. It must be empty.
    .data = The server’s data folder. Default: BEAGLE_DATA, or the usual place.
    .database = The address of the PostgreSQL database to move from.
help-tidy =
    Delete old data from the server’s database, and give its space back to the disk.

    A running server does this itself, a little at a time; this does all of it at once, while no server is running there. Games in progress, and tables waiting for players, are always kept. Make a backup first.
    .finished-days = Delete finished games older than this many days; 0: none. Default: as configured.
    .closed-days = Delete unfinished tables closed this many days ago; 0: none. Default: as configured.
    .visitors-days = Delete visitors not seen for this many days, unless they have a table that is kept; 0: none.
    .dry-run = Only count. A server may be running.
help-reports =
    List the tables that visitors have reported, with the people and the last lines of the chat there.

    The server may be running. `beagle ban VISITOR` keeps somebody off the server.
    .done = Delete this report: it has been dealt with.
help-ban =
    Ban a visitor from the server, list bans, or lift one.

    The server may be running: within a minute the visitor’s connections end, and they can’t open a table, sit down, chat or report. Their public tables are no longer listed. A ban applies to a name and its devices, not to an address.
    .whom = A visitor as `beagle reports` names them, or a table and a seat: abcdefgh:B.
    .why = A note for yourself.
    .lift = End the ban.
    .list = List who is banned.
help-host =
    Show where the host’s page of a running server is, its token, and how the server is doing: versions, people, storage.

    The token is new at each start, unless BEAGLE_HOST_TOKEN sets one. Anybody who has it can manage the server.
help-tables =
    List the tables of a running server, the last used first, and who sits there.

    No cards: for a game in progress, only how many moves it has.
    .status = Which tables: playing, gathering, over or closed.
help-people =
    List the visitors of a running server, the most recent first.

    `beagle ban VISITOR` keeps somebody off the server.
    .name = Only visitors whose name contains this.
help-errors =
    List the last warnings and errors of a running server, newest first.

    They name what happened and where in the code, never a person or a card.
help-drain =
    Empty a running server before it is stopped: no new tables can be opened there.

    If other servers share its database, they get its tables, and its people are connected to them. If it is alone, games go on.
    .off = Let tables be opened there again.
help-announce =
    Say something to everybody on a running server, and on all servers that share its database.

    It is shown on every page for a while. Without a text, the announcement is withdrawn.
    .text = What to say.
    .minutes = For how many minutes it is shown.
help-bot =
    Play a seat over the network with a bot.

    It plays until the game is over, reconnects when the connection breaks, and stops with Ctrl+C. Put the link in quotes: it contains a #.
    .seat-link = The link of the seat, https://HOST/t/TABLE#TOKEN; with --url, TABLE#TOKEN is enough.
    .url = The address of the server, if it is not in the link.
    .name = Which bot plays: a built-in bot, or the file of your own, like hungry.py.
    .games = How many games. After each game except the last it asks for a rematch.
help-arena =
    Let bots play against each other.

    All bots are rated by the order in which they finish (the Plackett-Luce model), with intervals over deals. Each deal is played from every seat, so that nobody has the better cards. The first bot is also shown by itself: its share of the wins, and its points compared with the best of the others.
    .bots = One per seat, or more with --seats: a bot’s name, your own bot’s file, or greedy:trials=20.
    .seats = Seats at a table, if there are more bots than that: every group of this many bots plays every deal.
    .games = How many games.
    .seed = The seed of the first deal; the others follow.
    .jobs = How many games run at the same time. Default: one per core.
    .keep = A file for the results. A contest that was stopped continues from there; with more --games it gets longer.
    .ray = The address of a Ray cluster that plays the games, or `local`. It needs the extra `ray`.
help-ladder =
    Show the levels of bots, and how much stronger each is than the one before.

    All tables that were measured, or those of one game, ruleset or number of seats. Other tables use the nearest.
    .game = Only this game: { $games }.
    .rules = Only this ruleset.
    .seats = Only tables with this many seats.
    .svg = Write a plot to this file.
    .markdown = Print a table in Markdown.
help-review =
    Show what decided a finished game: chances, luck, choices, turning points.

    Each seat’s chance of winning after every move, from what that seat could know. It is counted from continuations in which one and the same player plays all seats. For each seat: its chance at the start, luck, its own choices and those of others add up to the result. Verdicts compare a move with the best that was found, and are given only where they are clear.
    .file = The record of a finished game.
    .eyes = Whose turning points: a seat’s letter. Default: with all cards open.
    .fine = Count about ten times as much.
    .seed = Another seed counts with other continuations.
    .svg = Draw the chances into this file.
    .keep = A file for what was counted. A review that was stopped continues from there, and one that was finished is shown at once.
help-dataset =
    Make and read datasets of games for machine learning.

    `make` lets bots play and writes the games, as seeds and action numbers; `info` says what a file contains; `read` replays one episode, decision by decision.
    .what = make, info or read.
    .file = The dataset file. `make` never overwrites one.
    .bots = make: who plays, one per seat, separated by commas: a bot’s name, or your own bot’s file.
    .games = make: how many games.
    .seed = make: the seed of all deals.
    .episode = read: which episode, counted from 0.
help-cases =
    Run files of rule cases.

    One line each, then a summary; the exit code is 1 if one fails.
    .files = Files of cases, or folders with *.case files.
    .quiet = Only the failures and the summary.
help-check = The old name for `beagle cases`.
help-perft =
    Count sequences of moves from a position.

    Every outcome of chance is a move; a game that ends before the depth doesn’t count.
    .position = A position as text, with ' / ' between its lines, or a file that holds one.
    .depth = The depth in moves.
    .divide = Count separately for each first move.
help-bench =
    Measure how fast the rules are.

    Random games on one core: decisions per second and the time for a clone, compiled and interpreted.
    .seats = How many seats.
    .games = How many games.
    .against = Another git revision: build it and measure both in turn.
