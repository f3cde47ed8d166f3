### One’s own name on the settings page: devices, all games in a file, deleting it.

account-keep = Keep it, without a password
account-scan = On the other device, type the code or scan the QR code.
account-devices = Your devices
account-this-device = This device
account-device = Device { $number }
account-device-times = Added on { $made }, last here on { $seen }
account-sign-out = Sign out
account-signed-out = That device is signed out, and the old return codes no longer work. A new code is shown above.
account-no-others = No other device uses your name.
account-again = Try again
account-data = Your games and your name
account-games = Download all my games
account-games-about = One zip file with the records of your games. For games in progress, it has only what you can see.
account-games-making = Collecting your games…
account-games-saved = The file is in your downloads.
account-games-newest = The file is in your downloads. It has your newest 1,000 games; older ones aren’t in it.
account-delete = Delete my name
account-gone = This is deleted:
account-gone-name = your name, your return code, all your devices, and the list of people you’ve blocked
account-gone-chat = everything you’ve said in chats
account-gone-tables = { $tables ->
    [one] { $tables } table of yours where nobody else plays is closed
   *[other] { $tables } tables of yours where nobody else plays are closed
}
account-stays = This stays:
account-stays-running = { $games ->
    [one] { $games } running game: a bot plays your seat to the end
   *[other] { $games } running games: a bot plays your seats to the end
}
account-stays-finished = { $games ->
    [0] your finished games, if there are any: your seat is “a player” there
    [one] { $games } finished game: your seat is “a player” there
   *[other] { $games } finished games: your seat is “a player” there
}
account-stays-records = records and pictures that others have downloaded, and copies that the host of the server has made
account-stays-reports = { $days ->
    [0] reports to the host that quote you, until the host deletes them
    [one] reports to the host that quote you, for { $days } day
   *[other] reports to the host that quote you, for { $days } days
}
account-more = You have more tables than were counted here.
account-sure = This can’t be undone. Type your name to confirm: { $name }
account-delete-now = Delete it for good
account-deleting = Deleting…
account-keep-name = Keep it
