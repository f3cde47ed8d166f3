### A table before and after its game, and its menu: loaded with these.

web-host = host
web-rules-short = The rules in brief
web-people = At the table
web-host-did = What the host did
web-host-note = Everyone at the table sees what you do here.
web-host-acts = { $name }: what you can do
web-rename = Rename the table
web-rename-save = Save
web-make-host = Make { $name } the host
web-propose-end = End the game without a result, if everyone agrees
web-replaced-link = Link for the new player (seat { $letter })
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
web-gathering = The table is set
web-opened-by = opened by { $name }
web-sit-down = Sit down
web-stand-up = Stand up
web-invite = Invite
web-invite-title = Invite a player
web-invite-about = The first person to open this link gets the seat; after that it works for nobody else. Send it to one person only.
web-new-links = New seat links
web-new-links-about = For a player who has lost their link. The old one stops working, and everyone at the table is told. The first person to open the new one sees that seat’s cards.
web-new-link = New link for { $name }
web-share-table = Share the table
web-share-about = Anyone who opens this link can take an open seat.
web-qr = QR code for the link
web-copy-link = Copy link
web-kick = Remove
web-to-bot = Use a bot
web-missing = { $seats ->
    [one] Waiting for one more player.
   *[other] Waiting for { $seats } more players.
}
web-complete = Everyone’s here.
web-start = Start
web-close-table = Close the table
web-kick-name = Remove { $name }
web-absent = Absent players
web-absent-about = You can remove a player if a bot is playing for them or, without a clock, if they’ve been away for two minutes. A bot takes over.
web-close-about = If you or a clock removed a player, closing the table counts as resigning.
web-alike = Looks like another player’s name: { $name }
web-watching = { $people ->
    [one] { $people } person watching
   *[other] { $people } people watching
}
web-standing = Auto-answers
web-standing-about = Only you see these. An auto-answer takes as long as a real one, so nobody can tell.
web-typed = Type a move in notation
web-typed-play = Play
web-keys = Keyboard
web-copy-watch-link = Copy link for spectators
web-save-picture = Save the picture
web-going = Leave the table
web-leave = Leave (a bot takes over)
web-resign = Resign
web-really = Are you sure?
web-winner = winner
web-rematch = Yes, again
web-continues-link = the earlier table
web-see-table = See the table
web-fair = Was the deal fair?
web-fair-about = The first number was shown before the first card was dealt. It’s the seal of the second, which determines all cards and dice. “beagle verify” checks the record against both.
web-secret = The secret:
web-key-go = go to the active player or the attacked animal
web-key-choose = that choice; 1 is “{ web-do-it }”
web-key-mine = show everything since your move
web-key-text = text of the focused card
web-key-pass = pass; “{ web-not-this }”
web-key-last = show the last move again
web-key-back = one step back
web-key-log = open the log
web-key-undo = undo
web-commit = Fairness seal:
web-commit-dice = Seal of dice and draws:
leaving-leave = a bot takes your seat
leaving-resign = you give up the game
leaving-close = nobody can play on
