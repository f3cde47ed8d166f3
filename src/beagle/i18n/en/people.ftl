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
web-host = host
web-rules-short = The rules in brief
# In the title of the page and in the preview of a link
web-title-move-of = { $name }’s move
web-people = At the table
web-host-did = What the host did
web-host-note = Everyone at the table sees what you do here.
web-host-acts = { $name }: what you can do
web-rename = Rename the table
web-rename-save = Save
web-nudge = Nudge { $name }
web-nudged = The table is waiting for you.
web-give-time = Give { $name } more time
web-make-host = Make { $name } the host
web-propose-replace = Give { $name }’s seat to somebody else
    .about = The others here must agree. Only the new player sees the cards.
web-propose-end = End the game without a result, if everyone agrees
web-proposal-replace = Give { $name }’s seat to somebody else?
web-proposal-end = End the game without a result?
web-proposal-hints = Allow hints for everyone?
web-hint = Hint
web-proposal-waits = Waiting for: { $names }
web-proposal-withdraw = Withdraw
web-vote-yes = Agree
web-vote-no = Decline
web-replaced-link = Link for the new player (seat { $letter })


## The end. $names: players.

web-end-length = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
web-place = Place { $place }
web-tie-at = Tied at { $points }
web-once-more = Play again with the same people?
web-again-opened = The next table is open.
web-again-go = Go to the next table
web-again-said-yes = yes
web-again-not-yet = not yet
web-again-no = Not now
web-again-some-no = { $people ->
    [one] One player says: not now.
   *[other] { $people } players say: not now.
}
web-again-yes-with = Yes, again (with { $names })
web-again-empty = An empty seat
web-again-bot = goes to a bot
web-again-out = is left out
web-again-about = The next game starts when everyone here has answered. Everyone moves one seat along.
web-again-waits = Waiting for the others.
