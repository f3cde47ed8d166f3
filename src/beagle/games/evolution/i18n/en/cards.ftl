### Evolution: the names of traits and places, and what stands on a card.
###
### "text" is the short rule of the card; the number in its corner (extra need) is shown apart from it.


## Base game

trait-carnivorous = Carnivorous
  .text = Once a turn, in your feeding go, instead of taking a token: attack another animal. If it’s eaten, this animal gets 2 blue tokens.
  .brief = Once a turn attacks instead of eating: 2 blue tokens for a kill.

trait-fat = Fat tissue
  .text = When this animal is fed and gets food, store it here as fat, one token per card. In your feeding go, instead of taking a token, turn its fat into food: as many tokens as you like, up to its need.
  .brief = Stores 1 token above its need, for later.

trait-swimming = Swimming
  .text = Can be attacked only by a swimming carnivore; a swimming carnivore can attack only swimmers. With Continents, an animal on which this is played moves to the Ocean.
  .brief = Only a swimming carnivore can attack it; it attacks only swimmers.

trait-running = Running
  .text = When attacked, roll a die: on 4, 5 or 6 this animal gets away, and the carnivore can’t attack again this turn.
  .brief = When attacked, it rolls a die: on 4, 5 or 6 it gets away.

trait-mimicry = Mimicry
  .text = Once a turn, when this animal is attacked, you must redirect the attack to another of your animals that this carnivore could attack. In 1.4.1 this works only on the first attack of the turn.
  .brief = Redirects one attack to another of your animals.

trait-scavenger = Scavenger
  .text = When another animal is eaten, this animal gets 1 blue token. Only one scavenger gets it: the first that can, clockwise from the carnivore’s owner. Never on an animal with Carnivorous.
  .brief = Gets 1 blue token when another animal is eaten.

trait-symbiosis = Symbiosis
  .text = Play on two of your animals and choose one as the symbiont. The other can’t be attacked while the symbiont lives, and gets food only while the symbiont is fed.
  .brief = The symbiont shields the other, which eats only after it.

trait-piracy = Piracy
  .text = Once a turn, in your feeding go: take 1 food token from another animal that got food this turn and isn’t fed; this animal gets 1 blue token.
  .brief = Once a turn takes 1 token from an animal that isn’t fed.

trait-tail-loss = Tail loss
  .text = When this animal is attacked, you may discard this or another of its traits: it lives, and the carnivore gets 1 blue token.
  .brief = When attacked, it may drop a trait and live; the carnivore gets 1 blue token.

trait-communication = Communication
  .text = Play on two of your animals. When one gets a red token from the bank, the other also gets one from the bank at once.
  .brief = When one takes a red token, the other takes one too.

trait-grazing = Grazing
  .text = In each of your feeding goes you may destroy 1 token in the bank.
  .brief = In each of your goes you may destroy 1 token in the bank.

trait-high-body-weight = High body weight
  .text = Can be attacked only by a carnivore with High body weight.
  .brief = Only a carnivore with High body weight can attack it.

trait-hibernation = Hibernation
  .text = In your feeding go: this animal counts as fed this turn and gets no food. Not two turns in a row, and not in the last turn.
  .brief = Counts as fed this turn; not two turns in a row.

trait-poisonous = Poisonous
  .text = A carnivore that eats this animal dies in the extinction phase of this turn.
  .brief = The carnivore that eats it dies in the extinction phase.

trait-cooperation = Cooperation
  .text = Play on two of your animals. When one gets a red or blue token, the other gets 1 blue token at once.
  .brief = When one gets food, the other gets 1 blue token.

trait-burrowing = Burrowing
  .text = Can’t be attacked while it’s fed.
  .brief = Can’t be attacked while fed.

trait-camouflage = Camouflage
  .text = Can be attacked only by a carnivore with Sharp vision.
  .brief = Only a carnivore with Sharp vision can attack it.

trait-sharp-vision = Sharp vision
  .text = A carnivore with this can attack animals with Camouflage.
  .brief = May attack camouflaged animals.

trait-parasite = Parasite
  .text = Play only on another player’s animal, at most one per animal.
  .brief = Only on another player’s animal. Its need is 2 higher.


## Time to Fly

trait-viviparous = Viviparous
  .text = When this animal becomes fed, the top card of the deck becomes your new animal, fed this turn with 1 blue token.
  .brief = Once fed, it gives birth to an animal from the deck.

trait-ambush = Ambush
  .text = A carnivore with this may attack an animal that’s taking a red token from the bank. If the animal is eaten, the token stays in the bank.
  .brief = Attacks an animal that’s about to take a red token.
  .tip = Strongest when food is scarce and there are unprotected animals: your carnivore eats, and you don’t use up your own feeding go.

trait-intellect = Intellect
  .text = Once a turn, a carnivore with this ignores one trait of the animal it attacks.
  .brief = When it attacks, it ignores one trait of the prey.

trait-metamorphosis = Metamorphosis
  .text = In your feeding go, instead of taking a token: discard one of this animal’s traits that doesn’t raise its need, and it gets 1 blue token.
  .brief = Drops a trait for 1 blue token.

trait-flight = Flight
  .text = Can be attacked only by a carnivore with fewer traits. With Continents, an animal with 1 or 2 traits may fly from continent to continent.
  .brief = Only a carnivore with fewer traits can attack it.
  .tip = Every other trait makes a flyer heavier. A carnivore with no trait but Carnivorous can eat an animal with Flight and a Parasite, or one with Flight and Cooperation.

trait-shell = Shell
  .text = When attacked, this animal may hide until the end of the turn: it isn’t eaten and gets no food except from its own fat; the carnivore gets nothing and can’t attack again this turn. When the animal dies, the Shell stays in the middle of the table.
  .brief = When attacked, it may hide: it’s safe, but eats no more this turn.

trait-specialization-a = Specialization A
  .text = In your feeding go, instead of taking a token: this animal gets 1 blue token, unless another animal has Specialization A (with Continents: unless another in its location has any Specialization). Never with Specialization B.
  .brief = Gets 1 blue token instead of a red one, if it’s the only A.
  .tip = Save it for when the bank is empty; while there are red tokens, take those first.

trait-specialization-b = Specialization B
  .text = In your feeding go, instead of taking a token: this animal gets 1 blue token, unless another animal has Specialization B (with Continents: unless another in its location has any Specialization). Never with Specialization A.
  .brief = Gets 1 blue token instead of a red one, if it’s the only B.
  .tip = Save it for when the bank is empty; while there are red tokens, take those first.

trait-trematode = Trematode
  .text = A parasite of two animals: play on two animals of another player. Other traits can’t discard it.
  .brief = A parasite of two animals of another player.

trait-anglerfish = Anglerfish
  .text = Play only as an animal. When a carnivore attacks one of your animals that has no traits, you may turn this over if it has none either: it attacks that carnivore, ignoring one of its traits.
  .brief = Turn it over to attack a carnivore that attacks an animal without traits.

trait-ink-cloud = Ink cloud
  .text = Once in each feeding phase, when attacked, this animal isn’t eaten. The carnivore may attack again, this animal or another, in a later feeding go this turn.
  .brief = Once a turn saves it from an attack.
  .tip = It saves the animal only once a turn. Together with Burrowing that’s often enough: it survives the attack, eats its fill, and then can’t be attacked any more.


## Continents

trait-migration = Migration
  .text = Once a turn, in your feeding go, move this animal to another location. In that go you get no food and use no other traits.
  .brief = Instead of eating, it moves to another location.

trait-neoplasm = Neoplasm
  .text = Play only on another player’s animal, under its traits. In each food bank phase it switches off the unpaired trait above it; when none is left above it, the animal dies.
  .brief = Each turn it switches off one more trait; then the animal dies.
  .tip = If it’s on your animal, play more traits on it: each unpaired trait above it buys another turn.

trait-remora = Remora
  .text = This animal may follow an animal that migrates from its location.
  .brief = May follow an animal that migrates.

trait-regeneration = Regeneration
  .text = This animal may have only one more trait, which doesn’t raise its need. If it’s eaten, its traits stay on the table, and in the extinction phase you must put a card there as the animal.
  .brief = If eaten, it grows back from a card in your hand.

trait-recombination = Recombination
  .text = Play on two of your animals. Once a turn, in your feeding go, each gives the other one of its unpaired traits.
  .brief = Once a turn the two exchange one trait each.
  .tip = A way to get rid of a Parasite or another unwanted trait: it goes to the partner, and if the partner already has the same one, one of the two is discarded.

trait-herding = Herding
  .text = Can’t be attacked if its location has at least as many animals with Herding as carnivores.
  .brief = Safe while there are at least as many herding animals here as carnivores.
  .tip = All players’ animals count, so it’s an alliance: one animal with Herding is easy prey, but the more there are in a location, the safer they all are.

trait-cnidocytes = Cnidocytes
  .text = Paralyses the carnivore that attacks this animal: none of its traits work until the next turn.
  .brief = Paralyses the carnivore that attacks it.

trait-edificator = Edificator
  .text = At the start of the feeding phase, add 2 red tokens to the bank of its location.
  .brief = Adds 2 red tokens to the bank of its location.


## Gift cards

trait-r-strategy = r-Strategy
  .text = Play on any player’s animal. Its owner gets no card for it; instead, at the start of the next turn, the top two cards of the deck become new animals of that player.
  .brief = Next turn, two cards from the deck become new animals.

trait-shy = Shy
  .text = Once attacked, it can’t be attacked again this turn.
  .brief = Once attacked, it can’t be attacked again this turn.
  .tip = Weak alone, strong with a trait that survives one attack: after Tail loss, for example, the animal is safe for the rest of the turn.

trait-warm-bloodedness = Warm-bloodedness
  .text = In each of your feeding goes this animal may get one more red token from the bank, as long as it isn’t fed.
  .brief = May get one more red token in each of your goes.


## Places

place-laurasia = Laurasia
  .title = Laurasia
place-gondwana = Gondwana
  .title = Gondwana
place-ocean = the Ocean
  .title = Ocean

# Where long words of these names may be broken on a narrow card, each word in small letters.
hyphenation =
  carniv-orous swim-ming scaven-ger symbi-osis communi-cation hiber-nation poison-ous cooper-ation bur-rowing
  camou-flage vivip-arous intel-lect meta-morphosis speciali-zation trema-tode angler-fish migra-tion neo-plasm
  regener-ation recombi-nation cnido-cytes edifi-cator strat-egy blooded-ness
