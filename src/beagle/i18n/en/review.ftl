### What decided a finished game: the end of a game and the page of its analysis. $name: a player. All chances are of 100.

## Pages

review-title = analysis
review-analyse = Analyse the game
review-link = Link to this move
review-play = Play on
review-eyes = Eyes
review-all-open = All open
review-moves = Moves
review-leaves = About this game
review-tab-move = This move
review-tab-known = Known / true
review-tab-moves = Moves
review-tab-turning = Turning points
review-tab-luck = Luck
review-controls = Through the game
review-turning-before = Previous turning point
review-turning-after = Next turning point
review-as-table = As a table

## The river

review-chance = Chance of winning, of 100
review-band = pale: { $name }’s range
review-band-open = with all cards open
review-river = { $seats ->
        [one] The chance of { $seats } seat over the game. { $letter } is at the bottom.
       *[other] The chances of { $seats } seats over the game, one above the other, together 100. { $letter } is at the bottom.
    }
review-told = { $what } (chances of 100: { $chances })
review-chances-now = Before it, of 100:
review-chances-end = At the end, of 100:
review-move = Move
review-give-or-take = give or take
review-chance-did = Chance

## What decided it

review-decided = What decided it
review-decided-yours = chance of winning, of 100; yours at the bottom
review-no-turning = No single step changed much.
review-from-to = { $name } from { $was } to { $now }.
review-step = Move { $number }, { $name }
review-step-chance = Move { $number }, chance
review-did = { $name }: { $what }
review-step-named = Move { $number }: { $what }

## Luck and choices

review-accounts = Luck and choices
review-accounts-range = points of 100, give or take { $range }
review-player = Player
review-start = Start
review-luck = Luck
review-own = Own choices
review-others = Others’ choices
review-end = End
review-chose-well = { $name } chose well and was unlucky.
review-luck-is = Luck is what dice and cards gave or took, compared with the average of everything that could have come up.
review-adds-up = Each row begins near { $start } and ends at 100 or 0; a shared victory is split.

## Verdicts

review-great = Great
    .about = The only good move, and a level 3 bot misses it.
review-good = Good
    .about = It costs less than 3 of 100 compared with the best move found.
review-inaccurate = Inaccurate
review-mistake = Mistake
review-forced = Forced
    .about = Nothing else was allowed.
review-lucky = Lucky
review-unlucky = Unlucky
review-not-judged = No verdict
review-too-wide = The range is too wide to judge this move.
review-unclear = A second count might say something else, so there’s no verdict.
review-cost = It cost about { $cost } of 100 ({ $low } to { $high }).
review-cost-about = It cost about { $cost } of 100.
review-as-known = Counted over the ways the game could go on, as far as { $name } could know.
review-move-of = move { $number } of { $moves }
review-all-moves = { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
review-the-end = The end
review-instead = What else was possible
review-wins-in = wins of 100
review-range = { $low } to { $high }
review-played = played
review-best = best found
review-played-best = played, best found
review-why-wins = It wins at once.
review-why-ends = It ends the game.
review-why-points = { $number ->
        [one] It gains { $number } point at once.
       *[other] It gains { $number } points at once.
    }
review-why-loses = { $number ->
        [one] It loses { $number } point at once.
       *[other] It loses { $number } points at once.
    }
review-why-harm = { $number ->
        [one] It takes { $number } point from the others.
       *[other] It takes { $number } points from the others.
    }
review-why-saves = { $number ->
        [one] It saves { $number } point that the played move lost.
       *[other] It saves { $number } points that the played move lost.
    }
review-why-again = The same player acts again at once.
review-bad-die = Good choice, bad die.
review-before-die = The choice is judged before the die falls; the die is counted as luck.

## Luck

review-die = The die
review-draw = The draw
review-by-face = { $name }’s chance of winning, by what could come up:
review-average = Average: { $mean } (dashed).
review-luck-gave = This gave { $name } about { $amount } of 100.
review-luck-took = This took about { $amount } of 100 from { $name }.
review-came = came up
review-gave = gave
review-took = took
review-no-luck = No dice and no draws changed anything.
review-more = { $count } more

## What was known, what was true

review-known = What was known, what was true
review-what = What
review-knew = { $name } knew
review-was-true = Was true
review-held = hidden
review-held-hand = hand
review-held-climate = next climate token
review-held-next = next tile
review-unseen = { $cards } out of { $of } unseen
review-nothing = nothing
review-nothing-hidden = Nothing was hidden at this moment.

## Counting

review-none = Nobody has asked for an analysis yet
review-none-about = It takes about a minute. It is kept for everyone who sat here.
review-queued = The analysis will start soon
review-counting = Counted so far: { $part } of 100
review-progress = Progress
review-counting-about = You may leave: it goes on, and you’ll find it here.
review-stop = Stop
review-stopped = It stopped at move { $number }
    .none = It was stopped
review-stopped-about = What was counted stays.
review-failed = The analysis failed
review-failed-about = What was counted is right and stays. We have noted what happened.
review-go-on = Try again from there
review-try = Try again
review-rough = The chances haven’t been fitted to these rules: take them as a rough guide.
review-lost = The server doesn’t answer
review-lost-about = We try again every few seconds.
review-why-not = This game can’t be analysed.
review-why-not-short = This game is too short to say what decided it.
review-why-not-early = This game ended early; only a game that was played to its end can be analysed.
review-why-not-older = This game was played under older rules, so it can’t be analysed.
review-why-not-too-long = This game is too long to analyse.
review-why-not-going-on = This game isn’t over.

## After practice

review-losses = Try again
review-losses-about = The moves that cost you most. Everything you couldn’t know is dealt again.
review-try-again = Try again from here
