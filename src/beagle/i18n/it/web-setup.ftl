### Setting up a table: presets, and why something can’t be combined. An attribute with a game’s name is about that game.

web-presets = Tavoli pronti
web-preset-first = Prima partita
    .about = Le regole base, contro un bot. Senza orologio.
web-preset-friends = Serata tra amici
    .about = Le regole con cui si gioca di solito.
    .evolution = Gioco base e Tempo di volare: così si gioca di solito.
web-preset-whole = Il mondo intero
    .about = Tutto quello che c'è. Per chi conosce il gioco.
    .evolution = Tutte le carte, tre zone. Per chi conosce il gioco.
web-preset-slow = Per corrispondenza
    .about = Giorni per ogni mossa: si gioca quando si vuole.
web-preset-minutes = { $least }–{ $most } min
web-preset-changed = modificato
web-table-name = Nome del tavolo
web-table-name-another = Altro nome
web-more = Altro
web-all-bots = Bot nei posti liberi
web-mix-edition = Non c'è in questa edizione.
# $names: modules
web-mix-modules = Non si combina con: { $names }.
web-mix-seats = Solo per { $least }–{ $most } giocatori.
