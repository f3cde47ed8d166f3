### Setting up a table: presets, and why something can’t be combined. An attribute with a game’s name is about that game.

web-presets = Gotowe stoły
web-preset-first = Pierwsza gra
    .about = Podstawowe zasady, przeciwko botowi. Bez zegara.
web-preset-friends = Wieczór ze znajomymi
    .about = Zasady, według których gra się najczęściej.
    .evolution = Gra podstawowa i Czas latać – tak gra się najczęściej.
web-preset-whole = Cały świat
    .about = Wszystko, co jest w grze. Dla tych, którzy ją znają.
    .evolution = Wszystkie karty i trzy obszary. Dla tych, którzy znają grę.
web-preset-slow = Korespondencyjnie
    .about = Na każdy ruch całe dni; graj, kiedy chcesz.
web-preset-minutes = { $least }–{ $most } min
web-preset-changed = zmieniono
web-table-name = Nazwa stołu
web-table-name-another = Inna nazwa
web-more = Więcej
web-all-bots = Boty na wolne miejsca
web-mix-edition = Tego nie ma w tym wydaniu.
# $names: modules
web-mix-modules = Nie łączy się z tym wyborem: { $names }.
web-mix-seats = Tylko dla { $least }–{ $most } graczy.
