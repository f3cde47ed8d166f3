### Evolution: words of the page around the drawn table.
### $animal and $partner are letters of animals, $seat the name of a player, $trait the name of a trait.

phase-setup = Preparazione
phase-over = Fine

table-turn = Turno { $turn }
table-last-turn = Turno { $turn }, l'ultimo
table-new-animal = Nuovo animale
# The name of a continent follows.
table-new-animal-in = Nuovo animale in
table-hand = Mano
table-pass = Passa
table-count = { $tokens ->
    [one] { $tokens } segnalino
   *[other] { $tokens } segnalini
}
table-pair = { $trait } dell'animale { $animal } con l'animale { $partner }
table-animal = Animale { $animal }
table-animal-of = Animale { $animal } di { $seat }
table-middle = Scoperte al centro
table-attacking = Attacca
table-attacked = Attaccato
table-resigned = si arrende
table-bot-plays = assente, gioca un bot
table-label = Il tavolo
