### What is wrong with something that was typed, pasted or configured: tables, bots, settings, files.
### These sentences come after a colon and end without a full stop.
###   $least, $most, $seats     numbers of seats
###   $where                    where a setting was given: --port, BEAGLE_PORT

## Tables

error-no-table = there is no ruleset “{ $table }”; choose from: { $tables }
error-no-table-own = there is no ruleset “{ $table }”; choose from: { $tables }; with your own components also: { $own }
error-no-option = { $known ->
    [0] { $table } has no options, so it has no “{ $option }”
   *[other] { $table } has no option “{ $option }”; its options: { $options }
}
error-seats = { $table } is for { $least } to { $most } seats, not { $seats }
error-option-seats = the option { $option } is for { $least } to { $most } seats, not { $seats }
error-only-one = a table takes only one of these: { $options }
error-no-ruleset = a ruleset has a name, like base@gift

## Bots

error-no-bot = there is no bot “{ $name }”; choose from: { $bots }; for your own bot give its file, like hungry.py
error-bot-file = { $file }: there is no such file
error-bot-none = { $file }: there is no bot in it; a bot is a class with { $methods } (docs/bots.md)
error-bot-several = { $file }: there are several bots in it; choose one: { $bots }
error-bot-other = { $file }: there is no bot “{ $name }” in it; choose from: { $bots }
error-bot-no-settings = { $bot }: only { $greedy } takes settings
error-bot-settings = { $bot }: settings look like greedy:trials=20,danger=0

## Settings of the server

error-setting = { $where } can’t be “{ $value }”
error-setting-number = { $where } can’t be “{ $value }”: it must be a number
error-setting-least = { $where } can’t be “{ $value }”: it must be { $limit } or more
error-setting-most = { $where } can’t be “{ $value }”: it must be { $limit } or less
error-setting-flag = { $where } can’t be “{ $value }”: it must be yes or no
error-setting-delay = { $where } can’t be “{ $value }”: the shorter delay comes first, like 1-3
error-setting-log-format = { $where } can’t be “{ $value }”: it must be console or json
error-setting-root-path = { $where } can’t be “{ $value }”: it must be a path like /beagle, without a / at the end
error-setting-docs = { $where } can’t be “{ $value }”: it must be the folder that ./run docs makes
error-setting-metrics-token = { $where } can’t be used: it must have 16 to 200 letters, digits or symbols, without spaces
error-setting-host-token = { $where } can’t be used: it must have 16 to 200 letters, digits or symbols, without spaces
error-setting-database = { $where } can’t be used: it must be an address like postgresql://beagle@db/beagle
error-setting-hosts = { $where } can’t be “{ $value }”: it must be a name like games.local
error-setting-origins = { $where } can’t be “{ $value }”: it must be an address like https://games.example.org
error-setting-notices-contact = { $where } can’t be “{ $value }”: it must be an address like mailto:host@example.org
error-setting-mail-from = { $where } can’t be “{ $value }”: it must be an address like beagle@example.org
error-setting-smtp = { $where } can’t be used: it must be an address like smtps://name:password@mail.example.org
error-setting-mail = e-mail needs BEAGLE_MAIL_FROM, the sender, and BEAGLE_ORIGINS, where the links lead
error-setting-notices-extra = notifications need more packages: { $install }

## Files and addresses: what the system says

error-no-such-file = there is no such file or folder
error-not-allowed = you don’t have permission
error-is-a-folder = that is a folder
error-not-a-folder = part of the path is not a folder
error-exists = it already exists
error-long-name = the name is too long
error-disk-full = the disk is full
error-read-only = the disk is read-only
error-disk = the disk can’t be read or written
error-too-many-files = too many files are open
error-port-taken = another program is using this port
error-no-such-address = this machine doesn’t have that address
error-system = the system reports { $name }

## Databases and files of a server

error-no-database = { $path }: no database here
error-not-a-database = { $path }: this is not a database
error-server-runs = { $folder }: another server is running in this folder
error-no-visitor = no named visitor has the id { $visitor }; `beagle reports` shows the ids
error-no-seat = there is no seat { $seat } at table { $table }
error-not-banned = { $visitor } is not banned
error-no-report = no such report: { $number }
error-not-a-dataset = this is not a Beagle dataset
error-not-a-record = line { $line }: this isn’t a record; a record begins with [Game …]
