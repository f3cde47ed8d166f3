### What is stored about people: the page that the About page links to. $days is a number of days.

stored-first = All you need to play here is a name: no account, no password, no e-mail address. This is what the server stores about you, and for how long.
stored-for-ever = It’s kept until the host of the server deletes it.

stored-name = Your name
    .about = The name you picked, a hash of your return code, and when you were first and last here.
stored-name-days = { $days ->
    [one] It’s deleted { $days } day after your last visit, unless a table of yours is still kept.
   *[other] It’s deleted { $days } days after your last visit, unless a table of yours is still kept.
}
stored-devices = Your devices
    .about = For each device a hash of its cookie, and when it was added and last used. It’s deleted with your name, or when you sign the device out.
stored-seats = Your seats
    .about = Which tables you sat at and under which name, hashes of the seat links, whose chat you muted, and who was removed from a table. It’s deleted with the table.
stored-games = Games
    .about = Every move with its time, and the cards and dice. Others can watch finished games if the table allows spectators.
stored-games-days = { $days ->
    [one] Finished games are deleted after { $days } day.
   *[other] Finished games are deleted after { $days } days.
}
stored-closed-days = { $days ->
    [0] Tables that were closed before the game ended are kept too.
    [one] Tables that were closed before the game ended are deleted after { $days } day.
   *[other] Tables that were closed before the game ended are deleted after { $days } days.
}
stored-chat = Chat
    .about = The last 200 lines of each table, with name and time. They’re deleted with the table.
stored-blocks = People you’ve blocked
    .about = The people you block aren’t told. The list is deleted with your name.
stored-notices = Notifications
    .about = If you want them: the address of your browser at its push service or your e-mail address, your quiet hours, and when you were called. The addresses are deleted when you remove them, the rest with your name.
stored-days = Days off
    .about = Their dates, and how many you’ve taken this year. They’re deleted with your name.
stored-reports = Reports
    .about = Who reported which table and why, the names at that table and the last 20 lines of its chat. Only the host of the server can read them.
stored-reports-days = { $days ->
    [one] Reports are deleted after { $days } day.
   *[other] Reports are deleted after { $days } days.
}
stored-bans = Bans
    .about = Who was banned from the server, when, and a note by the host of the server. A ban is kept until it’s lifted or the name is deleted.

stored-not = What isn’t stored
stored-not-addresses = Your network address. It’s kept in memory for a while, to limit how much one address can ask for, and is never written down. A proxy in front of the server may keep its own log.
stored-not-log = Names, chat or cards in the server’s log: it records only what happened, and when. If a page runs into an error, the kind of error and its place in our code are recorded there, and nothing else.
stored-not-others = Anything for third parties: there’s no advertising, no tracking, and no request to any other server.
stored-not-browser = Settings of this browser: the language, the theme and your seat links are kept in the browser itself, and are gone when you clear its data.

stored-you = What you can do
stored-you-about = You can change your name, sign out other devices, download all your games, and delete your name on the settings page. If you want a game deleted before its time, ask the host of this server.
