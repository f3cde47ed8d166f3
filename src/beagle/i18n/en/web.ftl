### The pages: labels, and what a screen reader says. Names of traits, phases and places come from the other files.


## Every page

web-name = Beagle
web-motto = The evolution board games, around one table
web-language = Language
web-theme = Light
web-theme-system = As the system
web-theme-light = Day
web-theme-dark = Night
web-about = About
web-failed = The page could not be loaded. Please try again.

# The language names itself, in its own words.
web-this-language = English


## Credits

web-credits = Made with
web-credit = { $what } by { $who }
web-licence = licence { $licence }
