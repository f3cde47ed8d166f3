### Setting up a table: presets, and why something can’t be combined. An attribute with a game’s name is about that game.

web-presets = Ready-made tables
web-preset-first = First game
    .about = The base rules, against a bot. No clock.
web-preset-friends = An evening with friends
    .about = The rules most groups play.
    .evolution = Base game and Time to Fly, the mix most groups play.
web-preset-whole = The whole world
    .about = Everything there is. For people who know the game.
    .evolution = Every card, three locations. For people who know the game.
web-preset-slow = Correspondence game
    .about = Days per move; play whenever you like.
web-preset-minutes = { $least } to { $most } min
web-preset-changed = changed
web-table-name = Name of the table
web-table-name-another = Another name
web-more = More
web-all-bots = Fill free seats with bots
web-mix-edition = Not in this edition.
# $names: modules
web-mix-modules = Can’t be combined with { $names }.
web-mix-seats = Only for { $least } to { $most } players.
