### The people at a table: refusals, lines that everybody reads, presence, and what the host can do.

server-not-host = Only the host of the table can do that.
server-not-here = This person isn’t here.
server-not-yourself = You can’t do that for yourself.
server-no-clock = There’s no clock at this table.
server-no-proposal = There’s no proposal to answer.
server-proposal-pending = Withdraw the other proposal first.
server-no-hints = Hints are for practice, or for tables where everyone has agreed.
server-hints-already = Hints are allowed here already.

# What the host did. $name: the host. $seat: the name of another player, or of the table
notice-host-renamed = { $name } renamed the table: { $seat }
notice-host-threats = { $name } allowed threats to be shown again.
notice-host-no-threats = { $name } switched threats off for everyone.
notice-host-nudged = { $name } nudged { $seat }.
notice-host-time = { $name } gave { $seat } more time.
notice-host-bot = { $name } let a bot play for { $seat } until they’re back.
notice-host-passed = { $name } made { $seat } the host.
notice-host-away = { $name } has been away for ten minutes; { $seat } is the host now.
notice-host-proposed-replace = { $name } suggests giving { $seat }’s seat to somebody else.
notice-host-proposed-end = { $name } suggests ending the game without a result.
notice-host-refused = Somebody said no to the host’s proposal.
notice-host-replaced = Everyone agreed: somebody else may take { $seat }’s seat. Until then a bot is playing.
notice-host-ended = Everyone agreed: the game ends without a result.
notice-host-proposed-hints = { $name } suggests allowing hints.
notice-host-hints = Everyone agreed: hints are allowed.
notice-host-substitute = { $name } chose another bot for people who are away.
notice-hint-taken = { $name } took a hint.

## People at the table. $ago is like “5 minutes ago”; $name, $names: players.

web-presence-here = here
web-presence-elsewhere = looking elsewhere
web-presence-away = away ({ $ago })
web-presence-bot = bot
web-presence-held = a bot is playing
# In the title of the page and in the preview of a link
web-title-move-of = { $name }’s move
web-nudge = Nudge { $name }
web-nudged = The table is waiting for you.
web-give-time = Give { $name } more time
web-propose-replace = Give { $name }’s seat to somebody else
    .about = The others here must agree. Only the new player sees the cards.
web-proposal-replace = Give { $name }’s seat to somebody else?
web-proposal-end = End the game without a result?
web-proposal-hints = Allow hints for everyone?
web-hint = Hint
web-proposal-waits = Waiting for: { $names }
web-proposal-withdraw = Withdraw
web-vote-yes = Agree
web-vote-no = Decline

## The end. $names: players.

web-end-length = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}

## A table from its gathering to its end: other pages don't need these.
web-lost-table = Links stop working when a seat goes to someone else, and abandoned tables are closed. Ask the person who invited you for a new link.
web-old-link-about = A seat link works only for the first person who opens it, so that nobody else sees the cards. If the seat is yours, open the table on the device you used to sit down.
web-undo-yes = Agree
web-undo-no = Decline
web-undo-waiting = Waiting for the others to agree.
web-again = Watch again
web-replay-last = Show the last move again
  .short = Last move
web-replay-mine = Show everything since my move
  .short = Since my move
web-played-for-you = Played for you: { $move }
web-played-why = Why?
web-played-forced = Only this answer is legal.
web-played-by = Your auto-answer: { $answer }
web-stand-in = Let a bot play for { $name }
# The table waits for somebody who isn’t there; to the host. $name: who is missing. $bot: the bot that stands in
web-missing-turn = It’s { $name }’s move, but they’re away
web-missing-host = You’re the host: you can do one of these.
web-missing-wait = Wait
    .about = The game goes on when { $name } is back.
    .clock = { $name }’s clock is running.
web-missing-bot = A bot plays
    .about = Bot: { $bot }. It plays until { $name } is back and takes the seat again.
web-missing-other = Somebody else sits down
web-since-moves = { $moves ->
    [one] Since you left: { $moves } move
   *[other] Since you left: { $moves } moves
}
web-since-list = What happened
web-since-play = Replay
web-chat-empty = No messages yet.
web-chat-say = Say something
web-chat-send = Send
web-block = Block { $name }
web-unblock = Unblock { $name }
web-alike-pair = { $one } and { $other } look alike, but they’re two different players.
web-mute = Mute { $name }
web-unmute = Unmute { $name }
web-watch-from-start = Watch from the start
web-return = Take my seat back
web-rules-changed-closed = This table is closed. You can replay the game to its end; these are the points as they stood.
web-rules-changed-over = The result stands as it was.
web-play-on-table = Play on from there at a new table
phrase-hello = Hello!
phrase-good-luck = Good luck, everyone!
phrase-thinking = Let me think…
phrase-your-turn = Your turn!
phrase-well-played = Well played!
phrase-ouch = Ouch!
phrase-sorry = Sorry!
phrase-one-moment = One moment, be right back.
phrase-thanks = Thanks!
phrase-good-game = Good game!
phrase-rematch = Another one?
phrase-must-go = I have to go.
web-curtain-about = All cards stay hidden until then.
web-curtain = Pass the device to { $name }
web-curtain-wait = Waiting for the others
web-clock-left = { $seconds ->
    [one] { $seconds } second left on your clock.
   *[other] { $seconds } seconds left on your clock.
}
web-reveals = This reveals something hidden or rolls dice. After that you can undo it only if the others agree.
web-news-many = { $moves ->
    [one] { $moves } move since then. Shift+R shows it again.
   *[other] { $moves } moves since then. Shift+R shows them again.
}
web-plan-dropped = What you planned is no longer possible: { $plan }
web-picked = Picked: { $thing }. Possible next: { $things }.
web-planned = When it’s your turn: { $plan }
web-plan-drop = Drop the plan
web-answers = { $answers ->
    [one] One answer:
   *[other] { $answers } answers:
}
web-answered = Answered for you: { $answer }
web-touch-again = Tap again: { $loss }
web-waiting-for = Still acting: { $names }
web-possible-otherwise = You can do that in more than one way. Pick one from the list.
server-log-undo-refused = { $seat ->
    [You] Your move stands.
   *[other] { $seat }’s move stands.
}
server-log-undo-asked = { $seat } would like to undo a move.
server-log-resign = { $seat } resigned; a bot takes over.
server-log-bot = A bot takes over for { $seat }.
server-log-undo = { $seat } undid a move.
server-log-return = { $seat } is back.
server-log-started = The game starts.
web-since-you-left = Since you left
web-since-mine = Since your move
web-has-gone = { $name } is away.
web-is-back = { $name } is back.
web-acting-some = { $made } of { $of }
web-acting-thinking = thinking
web-acting-done = finished
web-log-replay = Open the replay here
web-log-earlier = The whole game
web-replay-this = Show this again
web-specimen = Specimen of the game
web-ahead = What would happen:

## Before something is lost for good, after “Tap again”

## A plan while others act, and what is read aloud. $plan: what is planned; $thing: an animal, $reason: a few words
web-plan-else = otherwise { $plan }
web-plan-or = If it fails…
web-plan-or-hint = Tap what to do if that is no longer possible.
web-plan-or-drop = Drop this alternative
web-picked-not = Not { $thing }: { $reason }.
web-undo-by-key = Z undoes it.
