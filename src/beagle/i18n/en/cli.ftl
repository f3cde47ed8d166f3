### The sentences of the command line.

## Errors

cli-wrong = beagle: { $error }
cli-wrong-use = beagle: { $error } (see: { $command } --help)
cli-too-many = unexpected argument: { $text }
cli-no-command = there is no command “{ $text }”
cli-no-option = there is no option { $text }
# After “there is no command …”, with a semicolon between
cli-meant = did you mean { $meant }?
# $kind: number, flag, or other
cli-bad-value = { $option } can’t be “{ $value }”{ $kind ->
    [number] : it must be a number
    [flag] : it must be true or false
   *[other] {""}
}
cli-no-value = { $option } is missing, or has no value
cli-twice = { $option } is given twice
cli-misused = this can’t be understood: { $text }
cli-no-game = there is no game “{ $text }”; choose from: { $games }
cli-no-language = there is no language “{ $text }”; choose from: { $languages }
cli-cannot-go-on = can’t write the output: { $reason }
cli-extra = this needs { $package }, which isn’t installed: { $install }
cli-cannot-read = can’t read { $file }: { $reason }
cli-cannot-write = can’t write { $file }: { $reason }
cli-dataset-bad = can’t use { $file }: { $reason }
cli-dataset-exists = { $file } already exists, so it hasn’t been overwritten
cli-dataset-made = { $file } (games: { $games }, decisions: { $steps }, bytes: { $bytes })
cli-dataset-no-episode = there is no episode { $number }
cli-no-folder = there is no such folder
cli-not-text = { $file } is not text
cli-not-a-record = { $file } already exists and isn’t a game record, so it hasn’t been overwritten
cli-resume-seats = { $file } is a game for { $seats } players: name { $seats } players with --seats
cli-resume-older = The game began under version { $was } of the rules. All its moves are legal under version { $now } too, so it continues under that version.
cli-resume-from-there = The game continues from there, under version { $now } of the rules.
cli-resume-kept = The record of the older rules is kept as { $file }.
cli-empty-seat = a seat has no name in “{ $seats }”; separate names with commas, like me,greedy
cli-no-first = “{ $first }” can’t go first: name a seat from A to { $last }, a player whose name nobody else has, or lot
cli-resume-alone = --resume continues a game that has already started: --first and --rematch are for a new one
cli-no-bot = there is no bot “{ $name }”; did you mean { $meant }?
cli-level-unmeasured = The bot levels haven’t been measured at this table: how strong they are here is a first guess.
cli-level-near = The bot levels were measured at another table ({ $ruleset }, seats: { $seats }); here the differences between them may be larger or smaller.
cli-no-seat = there is no seat { $seat }; choose from A to { $last }, or spectator
cli-seed = the seed must be 0 or more, not { $seed }
cli-replay-to = --to must be 0 or more, not { $to }
cli-perft-depth = the depth must be 1 or more, not { $depth }
cli-perft-empty = the position is empty
cli-perft-no-file = “{ $text }” is neither a file nor a position (a position begins like: evolution base@gift …)
cli-bench-games = the number of games must be 1 or more, not { $games }
cli-cases-what = name the case files to run
cli-cases-empty = no *.case files in { $folder }
cli-cases-old-name = `beagle check` is called `beagle cases` now.

## Playing

cli-you = You
cli-and = and
cli-welcome = Welcome aboard! Type a number to choose, ? for help. (Seed { $seed })
cli-hand-over = Pass the keyboard to { $name }. { $name }, press Enter when nobody else is looking.
cli-left = You left the game before its end.
cli-left-kept = To continue it: beagle play --resume { $file }
cli-options = { $options ->
    [one] { $options } way
   *[other] { $options } ways
}
cli-back = Enter: back to all options
cli-only = Enter: confirm
cli-no-such-number = Type a number from 1 to { $options }, a move, or ? for help.
cli-no-such-option = No option contains “{ $text }”.
cli-legal = { $move } is legal.
cli-bot-plays = { $bot } plays for { $name } now. Type back at the next question to play yourself again.
cli-bot-which = Which bot? One of these: { $bots }
cli-is-back = { $name } is back.
cli-nobody-away = No bot is playing for anybody here.
cli-why-what = Which move? For example: why { $move }
cli-not-a-move = “{ $text }” is neither a move nor a command. (? for help)
cli-misread = Column { $column }: expected { $expected }; found { $found }. (? for help)
cli-wanted-animal = an animal
cli-wanted-there = an animal on the table ({ $there })
cli-wanted-trait = a trait
cli-wanted-card = a card
cli-wanted-cell = the coordinates of a cell
cli-wanted-place = a place
cli-wanted-track = a place on the track
cli-wanted-move = a move
cli-wanted-end = the end of the move
cli-wanted-more = the rest of a move
cli-wanted-sign = { $number ->
    [1] the sign { $signs }
   *[other] one of the signs { $signs }
}
cli-too-narrow = The map needs { $columns } columns; this terminal is narrower.
cli-save-where = Save where? For example: save my.game
cli-saved = Saved to { $file }, with all hidden cards: don’t peek.
cli-winners = { $winners ->
    [one] Winner: { $names }!
   *[other] Winners: { $names }!
}
cli-help =
    a number      choose that option
    /WORDS        show only the options with these words
    Enter         take the only option, or show all options again
    a move        in the notation next to each option; pass is -
    why MOVE      is this move legal, and if not, which rule forbids it?
    hint          a hint, against bots only: where to look, then why, then the move
    bot [NAME]    a bot plays for you from now on: greedy, or the one you name; back, typed by anybody here, ends that
    cards         what’s printed on your cards
    answers [N]   your auto-answers; answers N switches one on or off
    table, moves  show the table or the options again
    log [N]       what has happened, the last N lines
    rules WORDS   look up rules and cards; rules { $rule } shows one
    save FILE     write the game to a file; beagle play --resume FILE continues it
    quit          leave
cli-answers-on = on
cli-answers-off = off
cli-answers-how = answers N switches that auto-answer on or off.
cli-answers-none = This game has no auto-answers.

## Evolution's table

cli-evolution-notation =
    The notation: +swimming a new animal, swimming:a a trait on a, cooperation:a~b a pair trait,
    a* a token for a, a>m a attacks m, a.hibernation use a trait, a.piracy>m on m, - pass.
    You can also use an animal’s name: A1>B2 means that A1 attacks B2.
cli-evolution-turn = Turn { $turn }
cli-evolution-bank = bank { $tokens }
cli-evolution-place = { $place } { $tokens }
cli-evolution-deck = deck { $cards }
cli-evolution-middle = face up in the middle: { $cards }
cli-evolution-hand = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
cli-evolution-discarded = { $cards } discarded
cli-evolution-points = { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
}
cli-evolution-first = first player
cli-evolution-no-animals = no animals
cli-evolution-need = needs { $tokens }
cli-evolution-fed = fed
cli-evolution-hungry = hungry
cli-evolution-used = used
cli-evolution-rested = resting this turn
cli-evolution-fresh = from next turn
cli-evolution-poisoned = poisoned
cli-evolution-paralysed = paralysed
cli-evolution-swims = swims without a card
cli-evolution-from-fat = food from fat
cli-evolution-remains = to be restored
cli-evolution-joined = { $trait }
cli-evolution-directed = { $trait }: { $partner } is { $animal }’s symbiont
cli-evolution-your-hand = Your hand:
cli-evolution-hand-title = { $cards ->
    [0] You hold no cards.
    [one] You hold { $cards } card:
   *[other] You hold { $cards } cards:
}
cli-evolution-discard-title = { $cards ->
    [0] You haven’t discarded any cards.
   *[other] You have discarded { $cards }:
}
cli-evolution-animal = Animal { $animal }
cli-evolution-animals = animals
cli-evolution-traits = traits
cli-evolution-needs = extra need
cli-evolution-ocean = in the Ocean
cli-evolution-earlier = earlier turns
cli-evolution-total = points
cli-evolution-discard = discard pile

## The table of Gods Love Dinosaurs

cli-dinosaurs-notation =
    The notation: frog1 the first tile in the frogs column, 1,0:2,0 its first half on 1,0 and the second on 2,0,
    0,-1+-1,0 a young one of 0,-1 on -1,0, 0,0>1,0>0,0 a walk, 0,0x let it die, hatch, - no more.
cli-dinosaurs-turn = Turn { $turn }
cli-dinosaurs-stacks = tiles in the stacks: { $tiles }
cli-dinosaurs-marker = ▲ dinosaurs
cli-dinosaurs-eggs = { $golden ->
    [0] eggs: { $ordinary }
   *[other] eggs: { $ordinary }, golden: { $golden }
}
cli-dinosaurs-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-dinosaurs-first = first player
cli-dinosaurs-on = { $figure } on { $cell }
cli-dinosaurs-beside = on { $cell }
cli-dinosaurs-legend = Terrains: L lake (frogs), P plain (rabbits), F forest (rats), U universal terrain (all prey), M mountain, * nest.
cli-dinosaurs-figures = Animals: f frog, h rabbit, r rat, t tiger, e eagle, D dinosaur; ' has acted, + was just born.
cli-dinosaurs-golden = golden eggs
cli-dinosaurs-ordinary = eggs
cli-dinosaurs-dinosaurs = dinosaurs
cli-dinosaurs-total = points

## EVO's table

cli-evo-notation =
    The notation: 2=3 bid 3 in column 2, 0,0>1,0 move, 0,0x1,0 attack, 0,0~3,1 swim, 0,0^2,0 fly,
    +1,0 a newborn, 0,0+1,0 replace one, x1,0 it dies, >1,0 it flees, @2 a place, !terror>1,0 a card, - pass.
cli-evo-round = Round { $round }
cli-evo-terrain = { $terrain } { $ground }
cli-evo-pile = { $tokens ->
    [one] { $tokens } climate token left
   *[other] { $tokens } climate tokens left
}
cli-evo-next = next: { $token }
cli-evo-legend = Y beach, G plain, B hill, W mountain; { $markhot } hot, { $markcold } cold, { $markdeadly } deadly; now { $dies } would die, { $maydie } might
cli-evo-holdings = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $dinosaurs ->
    [one] { $dinosaurs } dinosaur
   *[other] { $dinosaurs } dinosaurs
}
cli-evo-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
cli-evo-active = in effect: { $cards }
cli-evo-laboratory = Laboratory
cli-evo-event-card = an event card
cli-evo-no-bid = free
cli-evo-bid = { $seat }: bid { $bid }
cli-evo-dinosaur = Dinosaur at { $cell }
cli-evo-column = Column { $column }: { $gene }
cli-evo-column-card = Column { $column }: an event card
cli-evo-hand-title = { $cards ->
    [0] You hold no event cards.
    [one] You hold { $cards } event card:
   *[other] You hold { $cards } event cards:
}
cli-evo-genes-title = { $cards ->
    [0] Your species has no genes.
   *[other] Your species’ genes:
}
cli-evo-mp = mutation points
cli-evo-dinosaurs = dinosaurs

## Rules

cli-games-seats = --seats needs --deck: how many players is the deck for?
cli-games-options = Options: { $options }
cli-left-out-game = The game { $name } from the package { $package } can’t be used: { $reason }
cli-left-out-bot = The bot { $name } from the package { $package } can’t be used: { $reason }
cli-plain-notation = Write a move as the list shows it.
cli-plain-cards = This game has no cards to look at.
cli-rules-count = { $rules ->
    [one] ({ $rules } rule)
   *[other] ({ $rules } rules)
}
cli-rules-none = No rule or card contains all of: { $words }
cli-rules-no-id = There’s no rule or section { $id }. `beagle rules` lists the sections.
cli-example-pointer = An example: { $title } (`beagle rules --example { $id }`)
cli-example-none = there is no example “{ $id }”; choose from: { $ids }
cli-example-prompt = Enter: next step · b: back · q: end
cli-rules-source = Part of: { $module }. Source: { $sources }.

## Replays, cases, counting

cli-replay-unfinished = { $moves ->
    [one] After { $moves } move it’s { $name }’s move.
   *[other] After { $moves } moves it’s { $name }’s move.
}
cli-replay-undo = { $name } undid a move.
cli-replay-resign = { $name } resigned.
cli-replay-bot = A bot took over for { $name }.
cli-replay-return = { $name } came back.
cli-replay-cut = The record is cut off: it has a result, but not the moves that lead there.
cli-replay-rest = { $moves ->
    [one] One more move was played:
   *[other] { $moves } more moves were played:
}
cli-replay-stood = Points when it ended, under those rules: { $points }
cli-replay-ended = { $how ->
    [resigned] The game was resigned
   *[abandoned] The game was abandoned
} { $moves ->
    [one] after { $moves } move.
   *[other] after { $moves } moves.
}
cli-cases-summary = { $failed ->
    [0] { $passed } passed.
   *[other] { $passed } passed, { $failed } failed.
}
cli-perft = { $sequences ->
    [one] depth { $depth }: { $sequences } sequence
   *[other] depth { $depth }: { $sequences } sequences
}
cli-perft-counting = counting


## beagle serve

cli-serving = Beagle is running at { $address }
cli-serving-lan = On this network: { $address }
cli-serving-stop = Stop it with Ctrl+C; games continue when it starts again.
cli-serving-host = Host’s page: { $address }  Token: { $token }
cli-serving-host-set = Host’s page: { $address }  The token is in BEAGLE_HOST_TOKEN.
cli-no-server = no running server was found in { $folder }; start one with `beagle serve`, or name its folder with --data
cli-several-servers = several servers are running here: { $addresses }; choose one with --port
cli-no-answer = the server at { $address } doesn’t answer
cli-failed = the server could not do that
cli-host-version = Beagle { $version }, Python { $python }, rules { $rules }
cli-host-here = Connections here: { $connected }, people with a name: { $people }, tables in memory: { $live }
cli-host-tables = Tables: playing { $playing }, waiting for players { $gathering }, over { $over }, closed { $closed }
cli-host-stored = Stored: { $size } MB, visitors: { $visitors }
cli-host-reports = Reports: { $reports }
cli-host-nodes = Servers: { $nodes }
cli-host-said = Said to everybody: { $text }
cli-tables-none = No such tables.
cli-people-none = No such visitors.
cli-people-banned = banned
cli-list-more = Only the newest { $count } are listed.
cli-errors-none = No warnings and no errors since the start.
cli-drain-on = No new tables can be opened here; games go on until the server is stopped.
cli-drain-given = The tables go to the other servers. This one can be stopped.
cli-drain-off = Tables can be opened here again.
cli-announced = Everybody is told: { $text }
cli-announced-nothing = The announcement is withdrawn.
cli-serving-compiling = The rules are being compiled in the background. The next start is faster.
cli-cannot-listen = can’t listen on { $host }, port { $port }: { $reason }

## beagle bot

cli-bot-games = the number of games must be 1 or more, not { $games }
cli-bot-over = The game is over. Points: { $points }. Winner: { $winners }.

## hint

cli-hint-practice = Hints are for practice: you get them only if all the others are bots.
cli-hint-where = Look here: { $what }. Type hint again to hear why.
cli-hint-between = It’s between these two: { $one } – or: { $other }. Type hint again to hear why.
cli-hint-equal = All your moves are about equal. Type hint again to hear more.
cli-hint-only = There’s only one move.
cli-hint-wins = It wins the game at once.
cli-hint-points = It brings you points at once: { $number }. That’s true whatever the others hold ({ $worlds } deals tried).
cli-hint-harm = It costs the others points at once: { $number }. That’s true whatever they hold ({ $worlds } deals tried).
cli-hint-tried = It did best in the { $number } continuations that were tried, based only on what you can know. Type hint again for the move.
cli-hint-move = { $words } ({ $move })

## beagle arena

cli-arena-what = name the bots, one per seat: beagle arena hungry.py random
cli-arena-number = { $name } must be 1 or more, not { $number }
cli-arena-seats = { $seats } seats need at least { $seats } bots; you named { $bots }
cli-arena-other = { $file } has the games of another contest (different: { $what }); give another file with --keep
cli-arena-bot = bot
cli-arena-rating = rating
cli-arena-odds = odds
cli-arena-about = Rating: Elo scale, the mean is 0. Odds: of finishing ahead of the bot below. ms: per choice. ± and brackets: 95% intervals over deals.
cli-arena-playing = playing
cli-arena-title = { $bot } against { $others }
cli-arena-games = games
cli-arena-compiled = rules compiled
cli-arena-interpreted = rules interpreted
cli-arena-won = won
cli-arena-points = points
cli-arena-best-other = best other
cli-arena-ahead = ahead
cli-arena-choice = per choice

## beagle ladder

cli-ladder-none = no levels were measured for this table; beagle ladder lists those that were
# $game: the game, $ruleset: its ruleset, $seats: how many play
cli-ladder-table = { $game }, { $ruleset }, { $seats } seats
cli-ladder-over = { $stronger } over { $weaker }
cli-ladder-step = step
cli-ladder-odds = odds
cli-ladder-interval = 95%
cli-ladder-about = Odds: how often the stronger finishes ahead of the weaker for each time it finishes behind. Measured in play, every deal from every seat; the interval is over deals.

## Checking records and stored games

cli-verify-what = name a record to check, or check all stored games with --all
cli-verify-bad-commit = --commit is the hash from the start of the game: 64 hexadecimal digits
cli-verify-moves = every move is legal
cli-verify-commit = the secret is the one that was promised
cli-verify-deal = the first position was dealt from the secret
cli-verify-chances = every roll matches the secret
cli-verify-result = the result is right
cli-verify-start = the record can’t be played: { $detail }
cli-verify-illegal = move { $move }: { $detail }
cli-verify-other-position = move { $move }, { $detail }: it doesn’t lead to the position in the record
cli-verify-other-commit = the record names a different promise from the one you were shown: { $detail }
cli-verify-other-secret = a different secret was promised: the hash of this one is { $detail }
cli-verify-other-deal = the secret deals a different first position; the record has: { $detail }
cli-verify-no-deal = the secret deals nothing: { $detail }
cli-verify-other-chance = move { $move }: { $detail }: the roll from the secret is in brackets
cli-verify-other-result = the result doesn’t match the moves, which give { $detail }
cli-verify-over = the record says that the game was { $detail }, but it was played to its end
cli-verify-cut = the record has a result, but its moves don’t lead to the end of the game
cli-verify-row = the stored table: { $detail }
cli-verify-asked-no-secret = the hash can’t be checked against this record: it reveals no secret
cli-verify-asked-given = the hash can’t be checked against this record: it says that its first position was set up
cli-verify-no-secret = (not checked: the record reveals no secret)
cli-verify-no-commit = (not checked: nothing was promised; if you were shown a hash, name it with --commit)
cli-verify-given = (not checked: the game began from a position that was set up)
cli-verify-continued = (not checked: the game continues an earlier one)
cli-verify-not-by-these = (not checked: the game was played under older rules)
cli-verify-none = (there were none)
cli-verify-going-on = (not checked: the game isn’t over)
cli-verify-no-result = (not checked: the record has none)
cli-verify-not-reached = (not checked: the moves don’t lead there)
cli-verify-true = The record is correct as far as it can be checked.
cli-verify-fair = The record is correct, and its luck was fair.
cli-verify-unheld = The record doesn’t show that its luck is what you were promised.
cli-verify-false = The record isn’t correct.
cli-verify-older = Older rules: the rules have changed since this game was played, so it can’t be shown to be correct or incorrect.
cli-verify-all-older = { $older ->
    [one] { $older } was played under older rules, and can’t be followed to its end.
   *[other] { $older } were played under older rules, and can’t be followed to their end.
}
cli-verify-replaying = replaying
cli-verify-all = { $games ->
    [one] { $games } stored game
   *[other] { $games } stored games
}: { $wrong ->
    [0] all correct.
    [one] { $wrong } isn’t correct.
   *[other] { $wrong } aren’t correct.
}
cli-verify-all-none = No game has started here yet.

## The server's database

cli-serve-damaged = { $error }. Put a copy back: beagle restore FILE --force. Without one, beagle backup --rescue FILE copies what can be read, and beagle restore FILE --force puts that in place.
cli-serve-unread = { $count ->
    [one] The database is damaged: one game can’t be read, and the server has started without it
   *[other] The database is damaged: { $count } games can’t be read, and the server has started without them
 }: { $tables }. The others continue. To repair it, stop the server and put a copy back (beagle restore FILE --force), or keep what can be read: beagle backup --rescue FILE, then beagle restore FILE --force. The data folder is { $folder }.
cli-backup-damaged = { $error }. No copy was made. beagle backup --rescue FILE copies what can be read.
cli-backup-lost = { $count ->
    [one] One table couldn’t be read and isn’t in the copy: { $tables }
   *[other] { $count } tables couldn’t be read and aren’t in the copy: { $tables }
 }
cli-backup-done = Copied to { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entry.
   *[other] { $entries } entries.
}
cli-restore-done = Restored to { $folder }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entry.
   *[other] { $entries } entries.
}
cli-restore-before = What was there before is now { $file }.
cli-restore-taken = { $error }; --force puts the copy in its place and keeps the old one next to it
cli-migrate-which = This moves a server’s games from a folder to PostgreSQL, or back: name one of each, for example beagle migrate --to postgresql://user@host/database.
cli-migrate-copying = copying tables
cli-migrate-replaying = comparing and replaying
cli-migrate-done = Moved to { $place }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entry.
   *[other] { $entries } entries.
} Every table was compared and replayed. From now on, run the server with the new database.
cli-migrate-broken = { $count ->
    [one] This table was already damaged, and was copied as it is
   *[other] These tables were already damaged, and were copied as they are
}: { $tables }.
cli-backup-database = PostgreSQL has its own tool for that: pg_dump -Fc --dbname={ $address } --file={ $file }. Afterwards beagle verify --all --database ADDRESS replays every game of a restored copy.
cli-restore-database = PostgreSQL has its own tool for that: pg_restore --clean --if-exists --dbname={ $address } { $file }. Afterwards beagle verify --all --database { $address } replays every game.
cli-ban-what = name a visitor to ban, or list the bans with --list
cli-ban-done = { $name } ({ $visitor }) is banned.
cli-ban-lifted = { $name } ({ $visitor }) is no longer banned.
cli-ban-none = Nobody is banned.
cli-reports-none = No reports.
cli-reports-head = { $number }. { $day }, table { $table }: { $why }
cli-reports-owner = opened the table
cli-report-name = a name
cli-report-chat = chat
cli-report-play = the way somebody plays
cli-report-other = something else

cli-tidy-done = Deleted: { $finished ->
    [one] { $finished } finished game
   *[other] { $finished } finished games
}, { $closed ->
    [one] { $closed } closed table
   *[other] { $closed } closed tables
}, { $visitors ->
    [one] { $visitors } visitor
   *[other] { $visitors } visitors
}.
cli-tidy-would = Would be deleted: { $finished ->
    [one] { $finished } finished game
   *[other] { $finished } finished games
}, { $closed ->
    [one] { $closed } closed table
   *[other] { $closed } closed tables
}, { $visitors ->
    [one] { $visitors } visitor
   *[other] { $visitors } visitors
}. Nothing was changed.

## beagle review

cli-review-counting = counting
cli-review-going-on = this game isn’t over; only a finished game can be reviewed
cli-review-early = this game ended early; only a game that was played to its end can be reviewed
cli-review-older = this game was played under older rules, so it can’t be reviewed
cli-review-short = this game is too short to say what decided it
cli-review-not-fitted = The chances haven’t been fitted to these rules: take them as a rough guide.
cli-review-luck-is = Luck is what dice and cards gave or took, compared with the average of everything that could have come up.
cli-review-seat = player
cli-review-start = start
cli-review-luck = luck
cli-review-own = own choices
cli-review-others = others’ choices
cli-review-end = end
cli-review-turning-open = What decided it, with all cards open
cli-review-turning = What decided it, as far as { $name } could know
cli-review-no-turning = No single step changed much.
cli-review-move = Move { $number }, { $name }: { $move }
cli-review-chance = Move { $number }, chance: { $move }
cli-review-great = the only good move
cli-review-inaccurate = inaccurate, costs about { $cost } of 100; better: { $best }
cli-review-mistake = mistake, costs about { $cost } of 100; better: { $best }
cli-review-lucky = lucky, about { $number } of 100
cli-review-unlucky = unlucky, about { $number } of 100
cli-review-about = Chances come from continuations in which the same player plays all seats. Nothing that a seat could not know is held against it.
