### EVO: the names of genes and event cards, and what they do.
###
### "text" is the rule of the token or card, "short" the same in a few words, beside its name in the laboratory.


## Normal genes

gene-legs = Legs
  .text = One more movement point.
  .short = +1 move

gene-horn = Horn
  .text = One more horn, in attack and in defence.
  .short = +1 horn

gene-thermoregulation = Thermoregulation
  .text = In each survival phase you may save one of your dinosaurs on hot ground.
  .short = 1 lives in heat

gene-fur = Fur
  .text = In each survival phase you may save one of your dinosaurs on cold ground.
  .short = 1 lives in cold

gene-egg = Egg
  .text = One more birth in each birth phase.
  .short = +1 birth

gene-vial = Alchemical vial
  .text = From the next round on, genes and event cards cost you 1 less.
  .short = prices −1


## Special genes

gene-bony-frill = Bony frill
  .text = Two more horns in defence.
  .short = +2 horns in defence

gene-big-horn = Big horn
  .text = Two more horns in attack.
  .short = +2 horns in attack

gene-hard-shell = Hard shell
  .text = You may place your newborns up to three cells away from your dinosaurs, over land.
  .short = births 3 cells away

gene-fins = Fins
  .text = One of your dinosaurs goes from a coastal cell to any free coastal cell for one movement point, as often as you like in a movement phase.
  .short = swims from coast to coast

gene-caveman = Caveman
  .text = In each survival phase you may save one of your dinosaurs on deadly ground.
  .short = 1 lives on deadly ground

gene-adrenaline = Adrenaline
  .text = In the initiative phase you may choose your place on the track.
  .short = choose your place

gene-strong-thighs = Strong thighs
  .text = Two more movement points.
  .short = +2 moves

gene-chameleon-skin = Chameleon skin
  .text = A dinosaur beaten in a fight may flee to a free cell next to it, but not the one the attacker came from. If none is free, it dies.
  .short = flees if beaten

gene-wings = Wings
  .text = Once in each movement phase one dinosaur moves two cells for one movement point, over anyone in between.
  .short = one flies 2 cells

gene-regeneration = Regeneration
  .text = With three dinosaurs or fewer, your clan can’t be attacked and loses none to the climate; nothing takes a larger clan below three. A clan of two stays at two until it breeds.
  .short = safe with three

gene-deadly-babies = Deadly babies
  .text = You may send a newborn against an enemy within birth range. Roll a die: 1 to 3, the enemy dies; 4 or 5, the newborn dies; 6, the newborn goes back to the supply. With summary-page odds: 1 or 2, 3 or 4, 5 or 6.
  .short = newborns attack

gene-sixth-sense = Sixth sense
  .text = You always see the next climate token.
  .short = next token is seen


## Event cards

event-unknown = a hidden card

event-alchemical-mutation = Alchemical mutation
  .text = Right after placing your marker: others must bid at least 3 more to take its column, so a bid of 4 or more can’t be beaten.

event-mad-attack = Mad attack
  .text = In your moves: two more horns in attack for the whole phase.

event-camouflage = Camouflage
  .text = At the start of movement: none of your dinosaurs can be attacked in this phase.

event-geysers = Geysers
  .text = In your survival go, before your losses: all your dinosaurs on cold ground survive.

event-council-of-sages = Council of sages
  .text = At the start of any phase: move your marker to any place on the track until the order is next set.

event-horde-of-rats = Horde of rats
  .text = Before the first birth: there are no births in this phase.

event-egg-thief = Egg thief
  .text = Right after another player’s birth: swap the newborn for one of yours from the supply. Its owner must have at least four dinosaurs.

event-human-intervention = Human intervention
  .text = In your births: your newborns may go to any free cell in this phase.

event-missing-ingredients = Missing ingredients
  .text = At the start of mutation: one gene fewer is drawn, and a gene costs you 2 less, but not below 0. One player wins nothing.

event-last-survivor = Last survivor
  .text = With fewer than four dinosaurs after your losses: you get 4 mutation points instead of the usual number.

event-migration = Migration
  .text = In your moves: three more movement points.

event-oasis = Oasis
  .text = In your survival go, before your losses: all your dinosaurs on hot ground survive.

event-open-incubator = Open incubator
  .text = In your first birth go, before placing a newborn: place two.

event-prophecy = Prophecy
  .text = When a climate token other than the meteor is revealed: it has no effect. You choose how the dial turns instead: 1 or 2 sections clockwise, 1 counter-clockwise, or not at all.

event-terror = Terror
  .text = Before the climate token is revealed, or right after the climate is set: one enemy dinosaur dies, if its owner has at least four.
