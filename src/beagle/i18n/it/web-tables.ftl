### The tables that can be chosen: editions, modules, options, and what the rulebook advises. All pages have these words.

## Editions and modules

web-edition = Edizione
# .full names the edition where nothing says that it is one.
web-edition-gift = Edizione regalo
    .full = edizione regalo
web-edition-141 = 1.4.1
    .full = regole 1.4.1
web-edition-italian = Italiana
    .full = edizione italiana
web-module-base = Gioco base
    .about = 84 carte, 19 caratteristiche
web-module-base-2 = Secondo set base
    .about = altre 84 carte, 168 in tutto; per gruppi più grandi
web-module-fly = Tempo di volare
    .about = 42 carte: volo, agguati, conchiglie
web-module-gift = Carte speciali
    .about = 18 carte: Strategia r, Timido, Sangue caldo
web-module-continents = Continenti
    .about = 42 carte, tre zone
web-module-cataclysm = Cataclisma
    .about = una sola riserva, tutte le carte, un unico turno; per giocatori esperti
web-module-added = Carte delle espansioni
    .about = fino a 34 carte in più; allora se ne danno al massimo 20 a testa
web-module-second = Seconda edizione


## Options. $letter is a seat, $name the player on it.

web-option-half-deck = Mezzo mazzo
    .about = consigliato in due o tre, per una partita più breve: metà del mazzo mescolato resta nella scatola, senza che nessuno la veda
    .kinds = consigliato in due o tre, per una partita più breve: in due resta nella scatola metà delle carte di ogni tipo; in tre, metà del mazzo mescolato, senza che nessuno la veda
web-option-printed-needs = Fabbisogni come stampati
    .about = Viviparo e Intelligenza non aumentano il fabbisogno
web-option-summary-babies = Cuccioli assassini: probabilità del riassunto
    .about = 1 o 2 uccide il nemico, 3 o 4 uccide il cucciolo, 5 o 6 lo riporta nella riserva
web-option-own-side = Partenza dal proprio lato
    .about = ognuno prende gli esagoni di partenza del suo lato, in senso orario; altrimenti si assegnano a caso
web-option-strict-supply = Riserva limitata
    .about = solo le pedine che ci sono nella scatola
web-option-in-turn = Uno alla volta
    .about = in un'attivazione ognuno finisce prima che cominci il successivo; consigliato mentre si impara. Altrimenti tutti agiscono insieme. Con la riserva limitata si agisce sempre uno alla volta
web-option-first = Chi comincia
    .about = il tavolo indica il primo giocatore, invece di estrarlo a sorte
web-option-first-seat = Comincia il posto { $letter }
web-first-lot = A sorte
    .about = Il primo giocatore viene estratto a sorte all'inizio della partita.
web-first-named = Comincia { $name }, poi si prosegue in senso orario.
web-option-added = Quali carte si aggiungono
    .about = i tipi di carte da aggiungere; se non ne scegli, tutti e otto
web-option-add-ambush = Agguato
web-option-add-intellect = Intelligenza
web-option-add-metamorphosis = Metamorfosi
web-option-add-flight = Volo
web-option-add-anglerfish = Rana pescatrice
web-option-add-ink-cloud = Nuvola d'inchiostro
web-option-add-recombination = Ricombinazione
web-option-add-edificator = Edificatore


## What the rulebook advises. $least and $most are minutes.

web-scenario = Scenario
web-minutes = Una partita dura da { $least } a { $most } minuti.
web-advice-start = Non conosci il gioco? Comincia da qui e gioca qualche partita prima di aggiungere espansioni.
web-advice-later = È la prima volta? Gioca qualche partita con il solo gioco base.
web-advice-experienced = Per giocatori esperti.


## What the decks are made of. $copies are all there are, $used are in the game.

web-deck-any = Che cosa c'è nel mazzo
web-deck-evolution = Che cosa c'è nel mazzo
web-deck-evo = Che cosa c'è nel sacchetto e nelle pile
web-deck-dinosaurs = Che cosa c'è nelle pile
web-deck-all = { $copies } in tutto
web-deck-some = { $copies } in tutto, { $used } in gioco: nessuno vede quali restano fuori
web-deck-table = Tavolo
web-deck-for = { $seats ->
    [one] { $seats } giocatore
   *[other] { $seats } giocatori
}
