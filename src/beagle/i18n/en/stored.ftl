### What is stored about people: the page that the About page links to. $days is a number of days.

stored-first = To play here you need a name and nothing else: no account, no password, no e-mail address. This is what the server stores about you, and for how long.
stored-for-ever = It is kept until the host of the server deletes it.

stored-name = Your name
    .about = The name you picked, a hash of your return code, and when you were first and last here.
stored-name-days = { $days ->
    [one] It is deleted { $days } day after your last visit, unless a table of yours is still kept.
   *[other] It is deleted { $days } days after your last visit, unless a table of yours is still kept.
}
stored-devices = Your devices
    .about = For each device a hash of its cookie, and when it was added and last used. It goes with your name, or when you sign the device out.
stored-seats = Your seats
    .about = At which tables you sat under which name, hashes of the seat links, whose chat you muted, and who was sent away from a table. It goes with the table.
stored-games = Games
    .about = Every move with its time, and the cards and dice. Finished games can be watched by others if the table allows spectators.
stored-games-days = { $days ->
    [one] Finished games are deleted after { $days } day.
   *[other] Finished games are deleted after { $days } days.
}
stored-closed-days = { $days ->
    [0] Tables that were closed before their end are kept too.
    [one] Tables that were closed before their end are deleted after { $days } day.
   *[other] Tables that were closed before their end are deleted after { $days } days.
}
stored-chat = Chat
    .about = The last 200 lines of each table, with name and time. They go with the table.
stored-blocks = People you have blocked
    .about = Only you are told. The list goes with your name.
stored-reports = Reports
    .about = Who reported which table and why, the names at that table and the last 20 lines of its chat. Only the host of the server can read them.
stored-reports-days = { $days ->
    [one] Reports are deleted after { $days } day.
   *[other] Reports are deleted after { $days } days.
}
stored-bans = Bans
    .about = Who was banned from the server, when, and a note of the host. A ban is kept until it is lifted or the name is deleted.

stored-not = What is not stored
stored-not-addresses = Your network address. It is kept in memory for a while, to limit how much one address can ask for, and is never written down. A proxy in front of the server may keep a log of its own.
stored-not-log = Names, chat and cards in the server’s log: it holds only what happened, and when. If a page meets an error, the kind of the error and its place in our code are written there, and nothing else.
stored-not-others = Anything for others: there is no advertising, no tracking, and no request to any other server.
stored-not-browser = Settings of this browser: the language, how the page looks, and your seat links are kept in the browser itself, and go when you clear its data.

stored-you = What you can do
stored-you-about = You can change your name and sign out other devices on the settings page. If you want your name or a game deleted before its time, ask the host of this server.
