### Calling people to their tables: what a notice says, its e-mails, the settings of it, days off.
###   $table     the name of a table
###   $game      the name of a game
###   $left      a time: «14 hours»

## Notices

call-move = Your move: { $table }
call-short = Time is short: { $table }
call-over = The game has ended: { $table }
call-left = { $game }. { $left } left.
call-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
call-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
call-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
call-test = Beagle can reach you
    .about = This is what a notification looks like. It never names a card.

## E-mails

call-mail-confirm = Someone wants Beagle to write to this address when it’s their move. If that’s you, open this link and confirm:
    .subject = Beagle: is this your address?
call-mail-ignore = If it isn’t you, do nothing. You won’t hear from us again.
call-mail-stop = No more e-mails: { $link }

## Refusals

server-no-push = This server doesn’t send notifications to browsers.
server-no-mail = This server doesn’t send e-mail.
server-bad-push-address = { $why ->
    [https] The address of the push service must begin with https.
    [unknown] The push service wasn’t found.
    [keys] The keys of the browser can’t be used.
   *[other] The address of the push service can’t be used.
}
server-bad-mail-address = That isn’t an e-mail address.
server-too-many-channels = You can’t add more devices for notifications. Remove one first.
server-no-such-channel = It’s already been removed.
server-mail-failed = The e-mail couldn’t be sent. Try again later.
server-bad-days-off = You can take 1 to { $most } days off.
server-no-days-off = { $left ->
    [0] You have no days off left this year.
    [one] You have { $left } day off left this year.
   *[other] You have { $left } days off left this year.
}

## The settings

web-call = Notifications
    .about = One notification per table until you’ve looked at it. It names the table, the game and the time left, never a card.
web-call-off = This server doesn’t send notifications.
web-call-unsupported = This browser can’t receive notifications. On an iPhone, add Beagle to the home screen first.
web-call-blocked = This browser blocks notifications from Beagle. You can change that in its settings.
web-call-here = Tell me on this device when it’s my move
web-call-offer = We can tell you here when it’s your move, even while Beagle is closed.
    .yes = Yes, tell me
    .done = Done. You’ll be told on this device. You can change that in your settings.
web-call-failing = The last notification didn’t arrive.
web-call-device = Another device
web-call-unconfirmed = not confirmed yet
web-call-remove = Remove
web-call-mail = Your e-mail address
web-call-mail-add = Add the address
web-call-mail-sent = We’ve sent a link to this address. Open it to confirm.
web-call-move = It’s my move
web-call-short = Only a quarter of my time is left
web-call-over = The game has ended
web-call-quiet = Quiet hours
    .about = Notifications wait until they’re over.
web-call-from = From
web-call-to = to
web-call-test = Send a test
web-call-tested = { $sent ->
    [0] The test didn’t arrive anywhere.
    [one] The test was sent to { $sent } device or address.
   *[other] The test was sent to { $sent } devices or addresses.
}
web-off = Days off
    .about = In games with hours or days per move, your clock stops. Everyone at your tables sees until when.
web-off-until = Your days off last until { $date }.
web-off-back = I’m back
web-off-left = { $days ->
    [one] You have { $days } day left this year.
   *[other] You have { $days } days left this year.
}
web-off-days = How many days
web-off-take = Take days off
web-mail-confirm = Notifications by e-mail
    .about = Do you want Beagle to write to this address when it’s your move?
    .do = Yes, this is my address
    .done = Confirmed. You’ll get an e-mail when it’s your move.
web-mail-stop = No more e-mails
    .about = Beagle will stop writing to this address.
    .do = Stop the e-mails
    .done = Done. You won’t get any more e-mails.
