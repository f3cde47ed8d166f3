### Evolution: words of the page around the drawn table.
### $animal and $partner are letters of animals, $seat the name of a player, $trait the name of a trait.

phase-setup = Preparazione
phase-over = Fine

table-last-turn = Turno { $turn } (ultimo)
table-round = { $turn } · giro { $round }
table-new-animal = Nuovo animale
table-new-animal-at = Nuovo animale: { $place }
# In the header of a territory: what can be done there, or what goes away from there.
table-new-here = Nuovo animale qui
table-move-here = Sposta qui l'animale { $animal }
table-leaves = L'animale { $animal } se ne va
# Under the letter of an animal, in the empty place where it would stand.
table-arrives = arriva qui
table-territories = Zone
table-remains-of = Resti dell'animale { $animal }, in attesa di una nuova carta: { $traits }
table-hand = Mano
table-count = { $tokens ->
    [one] { $tokens } segnalino
   *[other] { $tokens } segnalini
}
table-pair = { $trait } tra l'animale { $animal } e l'animale { $partner }
table-animal = Animale { $animal }
table-animal-of = { $seat ->
    [Tu] Il tuo animale { $animal }
   *[other] Animale { $animal } di { $seat }
}
table-middle = Scoperte al centro
table-attacking = Attacca
table-attacked = Attaccato

# The moves of a feeding go as a few answers.
proposal-take = Prendi un segnalino rosso
proposal-touch = Tocca: { $animals }.
proposal-touch-trait = Tocca la caratteristica dell'animale { $animal }.
proposal-hunt = Attacca con { $animal }
proposal-hunt-any = Attacca
proposal-prey = Tocca la preda: { $animals }.
proposal-prey-many = Tocca la preda; possibili: { $number }.
proposal-not-yet-go = Non ancora: un tuo animale può mangiare.
proposal-not-yet-attack = Non ancora: prima va usata una caratteristica.

# Beside the question, how to answer it at the table.
hint-development = Tocca metà di una carta, poi l'animale.
hint-go = L'animale che tocchi prende un segnalino rosso.
hint-attack = L'ordine lo scegli tu: se una fallisce, puoi usare la successiva.
hint-attack-last = Se fallisce, { $animal } viene mangiato.
hint-plan = Puoi già pensare alla prossima mossa: tocca una tua carta o un tuo animale.
# After “Tap again”: what would be lost for good.
loss-poison = { $animal } morirà avvelenato
loss-eaten = { $animal } verrà mangiato
loss-cards = in questo turno non giocherai altre carte
keys-evolution = attacco, grasso, migrazione
  .letters = H F M
threats-evolution = Mostra a tutti le minacce
  .about = Sotto gli animali in Evolution: quali carnivori possono attaccarli ora. Se è spento, non le vede nessuno.

# The question while a card is picked. $trait: the trait that is played
ask-on-which = { $trait }: su quale animale?
ask-pair-first = { $trait }: su quali due animali?
ask-pair-second = { $trait }: { $animal } e quale altro?
ask-protected = { $trait }: chi viene protetto?
ask-guard = { $trait }: chi protegge { $animal }?
# A plan in a few words, and at the foot of the animals that are planned for
plan-take = { $animal } prende un segnalino rosso
plan-trait = { $trait } su { $animal }
plan-pair = { $trait }: { $animal } e { $partner }
plan-new = { $card } come nuovo animale
animal-planned = nel piano
animal-planned-else = altrimenti
proposal-fat = Usa il grasso di { $animal }
