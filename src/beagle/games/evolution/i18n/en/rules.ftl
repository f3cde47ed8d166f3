### Evolution: every rule, in words for players.
###
### One message for each rule, named by the rule's own id. The attribute "why" is what a player hears
### whose move the rule forbids. Variables of "why", always given, sometimes only as the word "it":
###   $animal  the acting animal, or the first one the move names
###   $target  the second animal the move names
###   $trait   the trait the move names
### So no sentence begins with a variable and none puts one in the genitive.
###
### Words used throughout: "food" is a red or blue token on an animal, "fat" a yellow one; the "bank" is the
### red tokens of the turn; a "turn" is four phases; a "round" is once round the table within a phase;
### a "feeding go" is one player's go in one round of the feeding phase; "need" is the food an animal must get.


## Editions and tables

EV-ED-01 = A table plays one edition with a set of modules. The expansions (Time to Fly and Continents) and the special cards go with the gift edition (base rules III). A second base set goes with edition 1.4.1 or with the gift edition. Cataclysm is a scenario of edition 1.4.1. Nothing can be added to the Italian edition.
  .why = There’s no such table: expansions and special cards go with the gift edition, a second base set with 1.4.1 or the gift edition, Cataclysm with 1.4.1, and the Italian edition takes no module.

EV-ED-02 = Number of players: the base game, 2 to 4; two base sets, 2 to 8; base with Time to Fly, 2 to 6, with or without special cards; base with Continents, 2 to 4, with or without special cards; base with special cards alone, 2 to 4; base with Time to Fly and Continents, 2 to 8, with or without special cards. Cataclysm and the Italian edition state their own numbers. Anything else is refused, and you are told why.
  .why = That many players can’t play this mix: the base game is for 2 to 4 players, two base sets 2 to 8, Time to Fly 2 to 6, Continents 2 to 4, both expansions together 2 to 8; special cards don’t change these numbers.

EV-ED-03 = With an expansion in the deck and 2 or 3 players, the table may choose the half deck: the deck is shuffled and half of it is set aside unseen. With Continents and 2 players the half deck is instead made of half of each kind of card; cards are of one kind when they are the same printed card, and where their number is odd the larger half stays in the game. Special cards alone are not an expansion for this purpose.
  .why = The half deck is for 2 or 3 players with an expansion; special cards alone aren’t an expansion.

EV-ED-04 = The Italian edition is for 2 to 4 players. Everyone rolls a die, and the player with the highest roll is the first player; if several roll the highest number, only they roll again. Points are added up every turn, and new cards are dealt according to EV-EXT-07.
  .why = The Italian edition is for 2 to 4 players.

EV-ED-05 = In the Italian edition a turn has five phases: first development, then the food bank, then feeding, then extinction, and last scoring with new cards. Whatever that edition does not mention (Mimicry, Grazing and Hibernation as side actions, the texts of the cards, the end of the game) is as in 1.4.1. Piracy gives blue food, so here it is a main action: it replaces taking a red token, like an attack. Fat can become food only in a later turn than the one in which it was stored.
  .why = That isn’t possible now in the Italian edition: fat stored this turn becomes food in a later turn, and Piracy replaces taking a red token.


## Set-up

EV-SET-01 = Each player is dealt 6 cards, or 10 with Continents. The deck lies animal side up, so the traits in it are hidden. The first player is determined before the deal, and the cards are dealt one at a time, clockwise from that player. This order applies in every edition and in Cataclysm.

EV-SET-02 = The first player is chosen at random, unless the table has named one. Seats are counted clockwise.

EV-SET-03 = Hands are hidden; the table is open to all. You may look through your own discard pile, but nobody else’s. The number of cards in each hand, in each discard pile and in the deck is public. You may remember cards that were visible when they were discarded.
  .why = You may not look there: hands are hidden, and only your own discard pile is open to you.

EV-SET-04 = With Continents the printed rule makes the player who last crossed the border of a continent the first player, and picks one at random if nobody has; at our tables the first player is always picked at random, unless the table has named one. The first player rolls all the dice, those of Laurasia before those of Gondwana. Marks that show what has been used in this turn are public.


## Turn

EV-TURN-01 = A turn has four phases: first development, then the food bank, then feeding, and last extinction with the dealing of new cards.

EV-TURN-02 = In every phase the players act clockwise, beginning with the first player. The development phase and the feeding phase go on for several rounds.
  .why = It’s not your go.

EV-TURN-03 = The first player of the next turn is the player to the left of this turn’s first player.


## Development

EV-DEV-01 = In each go of the development phase you play one card from your hand: as a new animal, or as a trait of an animal. A card with two traits is played as one of the two, and stays that for good.
  .why = In the development phase you can only play cards: one per go, from your hand, as an animal or as one of the card’s traits.

EV-DEV-02 = Instead of playing a card you may pass. Once you have passed you play no more cards in this development phase. If you have no cards in hand, you pass.
  .why = You’ve passed, so you play no more cards in this development phase.

EV-DEV-03 = The development phase ends when all players have passed.
  .why = Cards are played in the development phase only, and it ends when all players have passed.

EV-DEV-04 = You put traits on your own animals only, except where the trait itself says otherwise.
  .why = You can’t play { $trait } there: that trait goes on your own animals only.

EV-DEV-05 = An animal may have any number of traits, but no two of the same kind. The exceptions are Fat tissue and pair traits, each with a different partner.
  .why = You can’t play { $trait } on { $animal }: that animal already has this trait.
  .short = already has it

EV-DEV-06 = You play a pair trait on two animals at the same time, and both must belong to one player. An animal may have the same pair trait with several partners, but the same two animals never share two pair traits of one kind.
  .why = You can’t play { $trait } that way: a pair trait joins two different animals of one player that don’t share that trait yet.
  .short = no partner left

EV-DEV-07 = Scavenger and Carnivorous are never on the same animal.
  .why = You can’t play { $trait } on { $animal }: Scavenger and Carnivorous never share an animal.
  .short = incompatible

EV-DEV-08 = A play against the rules is refused and costs you nothing. (At a real table the card that was played second would be discarded.)
  .why = That’s against the rules. It cost you nothing: choose something else.

EV-DEV-09 = In the Italian edition an animal may have several Fat tissues, but only one of every other trait. A second pair trait of the same kind is refused, even with another partner.
  .why = You can’t play a second { $trait } there: in the Italian edition only Fat tissue can repeat on an animal; a pair trait can’t, even with another partner.
  .short = already has it


## Food bank

EV-BANK-01 = The number of red tokens in the bank depends on the number of players. 2 players: one die plus 2; 3 players: two dice; 4 players: two dice plus 2; 5 players: three dice plus 2; 6 players: three dice plus 4; 7 players: four dice plus 2; 8 players: four dice plus 4. The dice have six sides. The first player rolls them.


## Feeding

EV-FEED-01 = In each round of the feeding phase each player has one feeding go. In it you take one red token from the bank for one of your animals, or you use a trait, instead of taking a token or in addition to it, as the trait says.
  .why = In a feeding go you take one red token, if the bank has one, for one of your own animals, or use a trait of one of them as it says.

EV-FEED-02 = Every animal needs 1 food token, plus the numbers on its traits. Once it has that much food, whether red or blue, it is fed.
  .why = That doesn’t match what { $animal } needs: 1 food token plus the numbers on its traits.

EV-FEED-03 = Once an animal is fed it can get no more food, unless it has empty Fat tissue to put it into. When all your animals are fed and all their fat is full, you take nothing.
  .why = That animal can’t get any food: it’s fed and has no empty Fat tissue.

EV-FEED-04 = As long as the bank has tokens and you have an animal that can take one, you must take from the bank, unless you use a trait of your feeding go instead. Any such trait will do, including Grazing, Piracy or Hibernation. So while you can take a token, you cannot end a feeding go in which you have done nothing.
  .why = You can’t end your go yet: you haven’t done anything, the bank has tokens and one of your animals can take one. Take it, or use a trait that replaces taking.

EV-FEED-05 = A trait that is used in your own feeding go may be used even when the bank is empty.
  .why = You can use { $trait } only in your own feeding go.

EV-FEED-06 = If you can do nothing, you are skipped. If you do not have to take, you may pass, and that pass is not final: in a later round you may act again. A round begins with the first player, and when a whole round goes by without anyone acting, the phase is over. The phase also ends at once, even in the middle of a feeding go, when nothing is pending and every animal on the table is fed with all its fat full: a player who could still graze, migrate or use another trait is not asked. Fat tissue that does not work (switched off, paralysed, or on remains) does not count; that of a hibernating or hidden animal does. Your feeding go ends by itself when you have no action left, and otherwise when you end it. If you did anything in it, even just a side action, you have acted.
  .why = There’s nothing to do there now: a feeding go ends when you end it or have no action left, and the phase ends when every animal is fed and all fat is full, or after a whole round in which nobody acted.

EV-FEED-07 = Tokens left in the bank at the end of the feeding phase are thrown away.
  .why = The feeding phase is over, and the tokens left in the bank have been thrown away.

EV-FEED-08 = The supply of tokens is not limited; if the pieces run out, use other markers.
  .why = The supply of tokens has no limit: only the bank and the needs of your animals limit what you get.


## Extinction and new cards

EV-EXT-01 = At the start of the extinction phase, for all animals at the same time, every animal that is not fed goes to its owner’s discard pile with its traits and pair traits. So does every animal that ate a poisonous one. Shell and Regeneration are exceptions (EV-FLY-11 and EV-CON-17).

EV-EXT-02 = Each player then gets as many cards as they have surviving animals, plus 1.

EV-EXT-03 = A player with no animal on the table and no card in hand gets 6 cards instead. With Continents it is 10 cards, and two of them are put down at once as animals.

EV-EXT-04 = The new cards are dealt one at a time, clockwise from the first player. When the deck runs out, some players get fewer.

EV-EXT-05 = Food is taken off the animals; fat stays.

EV-EXT-06 = If dealing the new cards empties the deck, the next turn is the last. If the deck runs out at another time, see EV-RUL-03 for which turn is the last.

EV-EXT-07 = In the Italian edition points are counted every turn, as at the end of the game, and added up: each player scores for all their survivors. Then you get 1 card and 2 more for each of your surviving animals, or 6 cards if you have neither cards nor animals. The highest total wins. The last turn and the tie-break are as in 1.4.1.

EV-EXT-08 = In the Italian edition you may pass in any phase, and are then out of it; if you cannot act, you are out of the phase too. The feeding phase lasts as long as the bank has tokens: it ends with the feeding go in which the last one was taken or destroyed, or when all players are out, but not because all animals are full. Side actions are free, with or without a main action. Passing means ending a feeding go in which you did nothing. The go in which the last token went is still played to its end. This replaces EV-FEED-04, EV-FEED-06 and the duty to take in EV-RUL-01.
  .why = You’re out of this phase: you passed or couldn’t act, or the last token has left the bank.


## End of the game

EV-END-01 = The player who has the most points at the end of the game wins. After the last extinction phase each of your surviving animals scores 2 points and each trait on it 1 point. Traits that need extra food score that many points more: Carnivorous 1, High body weight 1, Parasite 2, and so on for every trait with a number.
  .why = The game is over.

EV-END-02 = A pair trait is one card and scores once (for Trematode see EV-FLY-21). Cards switched off by Neoplasm or by paralysis score in full.

EV-END-03 = If players tie, the one with more cards in their discard pile wins. If they are still tied, they share the victory.

EV-END-04 = With Continents each animal in the Ocean scores 1 point more.


## Base traits

EV-TR-01 = High body weight (need +1): the animal can be attacked only by a carnivore that has High body weight too.
  .why = High body weight protects { $target }: only a carnivore that also has High body weight can attack it.

EV-TR-02 = Swimming: the animal can be attacked only by a carnivore that swims. A carnivore that swims cannot attack an animal that does not.
  .why = Swimming rules out an attack on { $target }: swimmers are attacked only by swimmers, and a swimming carnivore attacks only swimmers.

EV-TR-03 = Running: when the animal is attacked, roll a die. On 4, 5 or 6 it gets away, and the carnivore cannot attack again this turn. The roll is not optional, not even when you attack your own animal.
  .why = You roll for Running when its animal is attacked: you can’t decline the roll or make it at another time.

EV-TR-04 = Mimicry: when the animal is attacked, its owner must redirect the attack to another of their animals that this carnivore could attack. Without such an animal Mimicry does nothing. It works once a turn. In the gift edition that may be any attack of the turn, and an attack it could not redirect does not use it up. In 1.4.1 it can only be the first attack of the turn, so if Mimicry could not or did not redirect that one, it does nothing for the rest of the turn. Attacks are counted for each animal, including those redirected to it by Mimicry.
  .why = Once a turn, Mimicry redirects an attack on its animal to another of your animals that this carnivore could attack; if it can, it must.

EV-TR-05 = Tail loss: when the animal is attacked, its owner may discard this trait or another trait of the animal. The animal lives, and the carnivore gets 1 blue token. Pair traits and Parasite may be dropped too; a card that says it cannot be discarded may not.
  .why = When its animal is attacked, Tail loss drops one trait of that animal, and only one that may be discarded.

EV-TR-06 = Camouflage: only carnivores with Sharp vision can attack the animal.
  .why = Camouflage protects { $target }: only a carnivore with Sharp vision can attack it.

EV-TR-07 = Sharp vision: a carnivore with it can attack camouflaged animals.
  .why = A carnivore needs Sharp vision to attack a camouflaged animal; Sharp vision does nothing else.

EV-TR-08 = Burrowing: the animal cannot be attacked while it is fed. An animal that has only fat is not fed.
  .why = Burrowing protects { $target }: while it’s fed, it can’t be attacked.

EV-TR-09 = Poisonous: a carnivore that eats this animal dies in the extinction phase of the same turn. If the animal used Tail loss it was not eaten, and the carnivore lives.
  .why = Poisonous works by itself: a carnivore that eats the animal dies in the extinction phase of this turn.

EV-TR-10 = Parasite (need +2): it is played only on another player’s animal, and an animal has at most one.
  .why = Parasite is played only on another player’s animal, and only one on each.
  .short = others’ only

EV-TR-11 = Fat tissue: an animal may have several. When a fed animal gets food, it stores it as fat, one token on each card. Once every card has its token the fat is full, and no more is stored. Food stored as fat counts as food received and triggers pair traits like any other. Among working cards, the highest empty one is filled first, and the lowest full one is used first.
  .why = Each working Fat tissue stores one token when its animal is fed and gets more food; only what’s stored can be used.

EV-TR-12 = You use fat in your feeding go, instead of taking a token: any number of the yellow tokens of one animal become blue food on it. This does not count as getting food and triggers nothing. You cannot turn more fat into food than the animal needs.
  .why = You use fat instead of taking a token, on one animal per feeding go, and only as much as { $animal } has stored and still needs.

EV-TR-13 = Grazing: in each of your feeding goes each of your animals with it may destroy 1 token in the bank, in addition to your other actions.
  .why = You can’t graze with { $animal } now: each animal with Grazing destroys 1 token in each of your feeding goes, if the bank has one.

EV-TR-14 = Hibernation: in your feeding go you may let the animal hibernate. It then counts as fed for this turn and can get no food at all, not even as fat. It cannot hibernate two turns in a row, nor in the last turn. Any animal with the trait may hibernate, fed or not.
  .why = Only an animal with Hibernation can hibernate, not twice in a turn, not two turns in a row, and not in the last turn; and a hibernating animal gets no food.

EV-TR-15 = Scavenger: whenever an animal is eaten, 1 blue token goes to one other animal that has Scavenger. The carnivore’s owner comes first, then the others clockwise; the first player who has a scavenger that can take the token gets it, and chooses one if several can. Scavenger is never on an animal together with Carnivorous.
  .why = When an animal is eaten, one animal with Scavenger gets a token: the first that can take it, clockwise from the carnivore’s owner. Scavenger never goes with Carnivorous.

EV-TR-16 = Piracy: once a turn, in its owner’s feeding go and in addition to other actions, the animal takes 1 food token from another animal that got food this turn and is not fed, and gets 1 blue token. An animal whose food came from fat alone cannot be robbed: turning fat into food does not count as getting food. If it got any food this turn, even food that became fat, any token on it may be taken. In the Italian edition using Piracy is a main action.
  .why = You can’t rob { $target } with { $animal }: only an animal with Piracy robs, once a turn, and only another animal that has food, got food this turn and isn’t fed. Food made from fat doesn’t count as food it got.

EV-TR-17 = Communication (pair): when one of the two gets a red token from the bank, the other also gets a red token from the bank at once.
  .why = Communication works only when one of the pair gets a red token from the bank: then the other gets one too.

EV-TR-18 = Cooperation (pair): when one of the two gets a red or a blue token, the other gets 1 blue token at once.
  .why = Cooperation works only when one of the pair gets a red or blue token: then the other gets 1 blue token.

EV-TR-19 = Symbiosis (pair): one of the two is chosen as the symbiont. As long as it lives, nobody can attack the other; but the other can get food only while the symbiont is fed.
  .why = Symbiosis doesn’t allow that: the symbiont’s partner can’t be attacked while the symbiont lives, and gets no food while the symbiont isn’t fed.

EV-TR-20 = Each pair trait works once in each round; see EV-RUL-18 for the details. Chains over several pair traits are allowed. Where more than one is waiting, the owner chooses the order.
  .why = Each pair trait works once per round: choose one that’s still waiting.

EV-TR-21 = When one animal of a pair leaves the table, the pair trait is discarded too. For Regeneration see EV-CON-17.
  .why = That pair trait is gone: it was discarded when one of its two animals left.

EV-TR-22 = When the bank is empty, Communication gives nothing.
  .why = Communication gives nothing now: the bank is empty.


## Carnivores

EV-ATT-01 = Carnivorous (need +1): once a turn each animal with it may attack one animal, in its owner’s feeding go and instead of taking a token. Only one attack is allowed in each feeding go.
  .why = You can’t attack with { $animal } now: only an animal with Carnivorous attacks, once a turn, in your own feeding go and instead of taking a token, with one attack per go.

EV-ATT-02 = A carnivore may attack any animal but itself, including its owner’s other animals and other carnivores, unless the animal is protected.
  .why = A carnivore can attack any animal on the table but itself, unless the animal is protected.

EV-ATT-03 = You cannot attack with a carnivore that is fed, unless it has empty Fat tissue.
  .why = You can’t attack with { $animal }: it’s fed and has no empty Fat tissue.

EV-ATT-04 = A carnivore may attack even when the bank is empty.
  .why = An attack doesn’t depend on the bank: you need a carnivore that can still attack, in your own feeding go.

EV-ATT-05 = The owner of the attacked animal chooses the order of the traits that answer the attack. If one fails, the next may be used.
  .why = Only the attacked animal can answer, with a trait it has and hasn’t tried yet; its owner chooses the order.

EV-ATT-06 = If nothing saves the attacked animal, it is eaten: it goes to its owner’s discard pile with its traits and pair traits (Shell and Regeneration are exceptions: EV-FLY-11 and EV-CON-17), and the carnivore gets 2 blue tokens. What does not fit is lost. Both tokens are placed before any pair trait works.
  .why = That animal has been eaten and has left the table.

EV-ATT-07 = An attack that failed is used up for this turn, unless a trait says otherwise.
  .why = That has been tried and is used up: a carnivore attacks once a turn, and a trait answers an attack once.

EV-ATT-08 = You cannot declare an attack on a protected animal, and you may ask for the reason.
  .why = You can’t declare this attack on { $target }: the rules protect it from this carnivore.


## Time to Fly

EV-FLY-01 = Viviparous (need +1): when the animal becomes fed, the top card of the deck becomes a new animal of its owner. The newborn is fed this turn: 1 blue token is put on it. If the deck is empty, there is no birth.
  .why = You can’t use Viviparous: it works by itself, when its animal becomes fed.

EV-FLY-02 = The owner may look at the other side of the newborn’s card. With Continents the animal is born in its parent’s location.
  .why = You may not look at that card: only the owner of a newborn sees its other side.

EV-FLY-03 = If a birth empties the deck, this turn is the last, and hibernating animals no longer count as fed. They wake up and may get food again this turn.
  .why = No animal hibernates now: a birth has emptied the deck, so this turn is the last.

EV-FLY-04 = Ambush: a carnivore with it may attack an animal at the moment when that animal takes a red token from the bank, no matter whose feeding go it is. This does not use up a go of its owner, but it is the carnivore’s one attack of the turn. If the prey is eaten, its token stays in the bank.
  .why = You can’t ambush with { $animal }: you need a carnivore with Ambush that hasn’t attacked yet this turn, at the moment the prey takes a red token from the bank.

EV-FLY-05 = Neither Burrowing nor Shell helps against an ambush.
  .why = Neither Burrowing nor Shell helps against an ambush.

EV-FLY-06 = When several players could ambush, EV-RUL-19 gives the order.
  .why = You can’t ambush yet: others are asked before you.

EV-FLY-07 = Intellect (need +1): once a turn the carnivore ignores one trait of the animal it attacks. Its owner chooses the trait, which then has no effect on this carnivore until the turn ends. Intellect does not help against Anglerfish.
  .why = Intellect can’t do that: once a turn it ignores one trait of the attacked animal, and it doesn’t help against Anglerfish.

EV-FLY-08 = Metamorphosis: in your feeding go, instead of taking a token, discard one of the animal’s traits that does not raise its need, and the animal gets 1 blue token. Pair traits may be discarded; Trematode, Parasite, Carnivorous and others like them may not.
  .why = Metamorphosis discards a trait of its own animal that doesn’t raise its need, in your own feeding go and instead of taking a token.

EV-FLY-09 = Flight: the animal cannot be attacked by a carnivore that has as many traits as it has, or more. Parasites and pair traits count on both animals.
  .why = Flight protects { $target }: only a carnivore with fewer traits can attack it.

EV-FLY-10 = Shell: when the animal is attacked, its owner may hide it in the shell. It is not eaten, but until the turn ends it gets no food except by using its own fat. The carnivore gets nothing and cannot attack again this turn.
  .why = Shell doesn’t allow that: a hidden animal gets no food except from its own fat, and the carnivore it hid from can’t attack again this turn.

EV-FLY-11 = When an animal with Shell dies, no matter how, the Shell stays in the game, in the middle of the table; only the remains of an animal that regenerates keep theirs. Any player may put a Shell from the middle on one of their animals, in their feeding go and instead of taking a token, as if it were played from hand.
  .why = You can’t put { $animal } in a Shell: you can take one from the middle in your own feeding go, instead of taking a token, for an animal of yours on which you could play it.

EV-FLY-12 = An animal hidden in its shell cannot be attacked again in this turn.
  .why = A closed Shell protects { $target } until the end of the turn.

EV-FLY-13 = Specialization A and B: in your feeding go, instead of taking a token, the animal gets 1 blue token. This is not possible while another animal on the table has the same type. An animal never has both A and B.
  .why = Specialization doesn’t allow that: it can’t be used while another animal has the same type, and A and B never share an animal.

EV-FLY-14 = With Continents the two types of Specialization do not differ: two of them in one location block each other, while those in other locations do not.
  .why = You can’t use Specialization with { $animal }: another animal in its location has Specialization too.

EV-FLY-15 = Anglerfish: you can play the card only as an animal, and only you know that it is an Anglerfish.
  .why = Anglerfish can be played only as an animal.
  .short = only as an animal

EV-FLY-16 = When a carnivore attacks an animal without traits, even after Mimicry, the owner of that animal may turn over an Anglerfish of theirs that has no traits either. The Anglerfish attacks the attacker out of turn, ignoring one trait of the attacker. The owner of the Anglerfish chooses the trait, and must name one.
  .why = You can turn over an Anglerfish only if it and the attacked animal are yours and neither has traits, and you must name one trait of the attacker to ignore.

EV-FLY-17 = An Anglerfish without traits that is itself attacked must be turned over. One that has traits is attacked like any other animal and is not turned over. Another Anglerfish cannot be turned over in its place.
  .why = An attacked Anglerfish without traits must itself be turned over; one with traits stays hidden, and no other takes its place.

EV-FLY-18 = If the Anglerfish eats the attacker it gets 2 blue tokens and keeps what it had. If it does not, the first carnivore gets nothing and cannot attack again this turn.
  .why = You can’t attack with { $animal }: it met an Anglerfish and can’t attack again this turn.

EV-FLY-19 = Once turned over, an Anglerfish is an animal with Carnivorous for the rest of the game, including the score.

EV-FLY-20 = Ink cloud: once in each feeding phase, when the animal is attacked, it is not eaten. The carnivore may attack again, the same animal or another, in a later feeding go of its owner this turn. Until that next feeding go has begun it cannot attack, not even by ambush; from then on it may, by ambush too. A feeding go that is skipped also counts as begun.
  .why = Ink cloud doesn’t allow that: it works once per feeding phase, and the carnivore it stopped can’t attack anyone, not even by ambush, until its owner’s next feeding go begins.

EV-FLY-21 = Trematode (pair, need +1 for each of the two): it is played on two animals of another player. Other traits cannot discard it; it goes when either animal dies. An animal may have any number of them, each with a different partner. In the score it is one trait plus the extra food of both: 1 + 2 points.
  .why = Trematode doesn’t allow that: it joins two animals of one other player that don’t share one yet, and no trait can discard it.
  .short = others’ only


## Continents

EV-CON-01 = There are three locations: Laurasia, Gondwana and the Ocean. When you play an animal, you put it on either of the two continents.
  .why = A new animal goes to Laurasia or Gondwana, never to the Ocean.

EV-CON-02 = When Swimming is played on an animal that is on a continent, the animal moves to the Ocean at once with its traits, and the Swimming card is discarded.

EV-CON-03 = Pair traits join only animals in the same location. When a pair is split between two locations, the trait is discarded.
  .why = You can’t join { $animal } and { $target }: a pair trait needs two animals in the same location.
  .short = no partner here

EV-CON-04 = The banks of Laurasia / Gondwana / the Ocean depend on the number of players. 2 players: one die / one die plus 2 / 3 tokens; 3 players: one die / two dice / 4; 4 players: one die plus 2 / two dice / 5; 5 players: one die plus 3 / two dice plus 2 / 6; 6 players: one die plus 5 / two dice plus 3 / 7; 7 players: two dice plus 2 / three dice plus 2 / 8; 8 players: two dice plus 2 / three dice plus 4 / 9.

EV-CON-05 = In one feeding go all the food you get and all the traits you use belong to one location, which you choose. Food, attacks, scavengers and other effects never cross from one location to another.
  .why = That’s in another location: a feeding go stays in one location, and nothing crosses between locations.

EV-CON-06 = Whether you must take depends on all locations: you cannot end a feeding go in which you have done nothing while you can take a token in any location.
  .why = You can’t end your go yet: you haven’t done anything, and there’s a location where you can take a token.

EV-CON-07 = Migration: in your feeding go you may declare a migration. Any number of your animals with Migration, from any locations, then move. Each animal moves by Migration or Flight at most once a turn; others may migrate in a later feeding go. You may migrate only if in this feeding go, before and after it, you get no food and use no traits but Migration, Remora and Flight. Migrants and those that follow them all move at the same moment, and only then is it checked which pairs are split.
  .why = Migration doesn’t allow that: each animal migrates at most once a turn, and in a feeding go with a migration you get no food and use no traits but Migration, Remora and Flight.

EV-CON-08 = An animal that does not swim cannot migrate to the Ocean. A swimming one may go between the Ocean and a continent, but not from continent to continent, unless it also flies (EV-CON-10). When it leaves the Ocean it gets a Swimming card from the discard pile, with which it swims on land as in the base game; when it enters the Ocean the card goes back to the discard pile.
  .why = You can’t move { $animal } there: only swimmers enter the Ocean, and swimmers that don’t fly never go from continent to continent.

EV-CON-09 = Remora: the animal may follow an animal, even another player’s, that migrates from its location; it goes to the same place. It never moves by itself. The migrating player decides first, then the others clockwise, and several may follow one animal. It may follow in every migration, but never follows another Remora.
  .why = Remora doesn’t allow that: it follows an animal that migrates from its own location, never moves by itself and never follows another Remora.

EV-CON-10 = An animal with Flight that has 1 or 2 traits may migrate between the continents as if it had Migration. A swimmer whose Flight works may go from continent to continent without passing through the Ocean: by Flight, or by Migration with any number of traits. In that case Migration is the card used.
  .why = You can’t migrate by Flight with { $animal }: it needs 1 or 2 traits on the animal, and goes only from continent to continent.

EV-CON-11 = Herding: the animal cannot be attacked if its location has at least as many animals with Herding as carnivores. All players’ animals count.
  .why = Herding protects { $target }: its location has at least as many animals with Herding as carnivores.

EV-CON-12 = Cnidocytes: the carnivore that attacked this animal, successfully or not, is paralysed: all its traits lose their effect until the next turn, so it needs only 1 food token. Its pair traits do not work for its partners either. An attack that Mimicry redirected paralyses too: all that matters is that Cnidocytes was working at the moment of the attack. Paralysis affects every trait, including Poisonous, Fat tissue and Swimming on land.
  .why = You can’t use { $trait }: { $animal } is paralysed, and its traits and pair traits don’t work until the next turn.

EV-CON-13 = Edificator: at the start of the feeding phase each animal with it adds 2 red tokens to the bank of its location.
  .why = You can’t use Edificator: it adds food by itself when the feeding phase begins.

EV-CON-14 = Neoplasm: it is played only on another player’s animal and lies under its other traits. At the start of each food bank phase it changes places with the unpaired trait above it, which stops working. The animal dies at once when Neoplasm has no unpaired trait left above it. This is checked in the food bank phase after the move, and in the feeding phase after a discard, or an exchange, that takes the last one above it; never in the development phase. A Neoplasm that itself came by an exchange counts as just played: it kills nothing before the next food bank phase. Pair traits are not affected.
  .why = Neoplasm doesn’t allow that: it’s played only on another player’s animal, and the traits it has passed don’t work.
  .short = others’ only

EV-CON-15 = On an animal with Neoplasm you cannot play a second copy of a trait even if the first is switched off, except Fat tissue; nor can you play a trait that a switched-off one excludes. The order of the traits is fixed, and new ones go on top.
  .why = You can’t play { $trait } on { $animal }: a trait that Neoplasm switched off still excludes it.
  .short = excluded

EV-CON-16 = Regeneration: the animal may have only one more trait, and that one must not raise its need; pair traits count. This limits which cards can be played: switched-off cards count towards it, and so does Swimming. A Swimming card taken on leaving the Ocean is not played, so the limit does not stop it.
  .why = You can’t play { $trait } on { $animal }: besides Regeneration an animal can have only one more trait, and it must not raise its need.
  .short = Regeneration

EV-CON-17 = If an animal with Regeneration is eaten, its traits stay on the table, and so do its pair traits, which work for neither partner until it is restored. In the extinction phase, before new cards, the owner must put a card from hand, or with an empty hand from the deck, in its place as the animal, in the same location; no card is drawn for that animal. Players do this clockwise from the first player. If there is no card in hand or deck, the traits stay until the end of the game and count in the score, without a point for the Ocean. Regeneration does not help against starvation. Remains need no food.
  .why = You must restore the eaten animal with a card from your hand, or from the deck if your hand is empty; until then its traits don’t work.

EV-CON-18 = Recombination (pair): once a turn, in their owner’s feeding go, the two animals exchange one unpaired trait each. Both cards move at once, and only then is it checked which animal is fed. Each card is put on top of the traits of its new animal; only Neoplasm goes to the bottom. If an animal then has two of the same trait, one of them is discarded, and the owner picks which; Fat tissue does not count as a duplicate. A once-a-turn trait that has been used still counts as used on its new animal, because the card keeps its mark; attacks and migrations are marked on the animal too.
  .why = Recombination doesn’t allow that: once a turn, in your own feeding go, each of the two animals gives one unpaired trait, and a used trait still counts as used on its new animal.

EV-CON-19 = For a player with no animals and no cards in hand, see EV-EXT-03.

EV-CON-20 = Remora does not lift the limits of swimming. Only a swimmer can follow into or out of the Ocean, and only after another swimmer; the Swimming card is handled as in EV-CON-08. A swimmer never follows from continent to continent. A Remora may follow an animal that migrates by Flight.
  .why = You can’t follow with { $animal }: a Remora enters or leaves the Ocean only as a swimmer after a swimmer, and a swimmer never follows from continent to continent.

EV-CON-21 = Survivors, and whether a player has any animal left, are counted over all locations together.

EV-CON-22 = Every animal in the Ocean is a swimmer. The discarded Swimming card is not a trait, so an Anglerfish without traits works there.


## Gift cards

EV-GIFT-01 = r-Strategy: it may be played on any player’s animal. The owner of the animal gets no card for it; instead, at the start of the next turn, the top two cards of the deck become two new animals of that owner, in the same location. With an empty deck there are none.
  .why = You can’t use r-Strategy: it works by itself, at the start of a turn.

EV-GIFT-02 = Shy: once attacked, the animal cannot be attacked again this turn.
  .why = Shy protects { $target }: it has already been attacked this turn.

EV-GIFT-03 = Warm-bloodedness (need +1): in each of its owner’s feeding goes the animal may get one more red token from the bank, whatever else the player did and at any moment of that go; but not once it is fed.
  .why = Warm-bloodedness gives { $animal } nothing now: it gives one red token in each of your feeding goes, if the bank has one and the animal isn’t fed.

EV-GIFT-04 = The owner may look at the other side of both animals born by r-Strategy, and of the card from the deck that restores an animal with Regeneration.
  .why = You may not look at that card: only the owner of the animal sees its other side.


## Cataclysm

EV-CAT-01 = Cataclysm is a scenario for 2 to 6 experienced players. There is a single bank: the sum of two dice plus the number of players, rolled before the cards are dealt.
  .why = Cataclysm is for 2 to 6 players.

EV-CAT-02 = The whole deck is dealt, the same number of cards to each player. Cards left over are removed unseen.

EV-CAT-03 = You cannot pass: every card must be played.
  .why = You can’t pass: in Cataclysm every card must be played.

EV-CAT-04 = There is one turn, and it is the last, so Hibernation cannot be used.
  .why = Hibernation can’t be used in Cataclysm: its only turn is the last.

EV-CAT-05 = You may add to the deck the cards with Ambush, Intellect, Metamorphosis, Flight, Anglerfish, Ink cloud, Recombination or Edificator. The table chooses which of these eight kinds are added; without a choice it is all of them. Then each player is dealt 20 cards (EV-RUL-34), and the rest are removed. The contents of the deck are no secret: anyone may look at the list.

EV-CAT-06 = The score is counted as usual.

EV-CAT-07 = Cataclysm follows the rules of 1.4.1. The first player is chosen at random before the bank is rolled, and there is no food bank phase. There are no locations: Swimming works as in the base game, and Edificator adds to the one bank.


## How the rules meet

EV-RUL-01 = A feeding go has one main action: take a red token, attack, use fat, use Metamorphosis, use Specialization, settle in a Shell, or migrate. In addition you may take any number of side actions: Grazing, Piracy (a main action in the Italian edition: EV-ED-05), Hibernation, Warm-bloodedness, Recombination. A feeding go may contain a main action, side actions, or both. While you can take a red token you cannot end it empty (EV-FEED-04), but one side action is enough.
  .why = A feeding go has one main action, and besides that only side actions; and while you can take a red token you can’t end it with nothing done.

EV-RUL-02 = Even when all your animals are fed, you get a go in every round in which you could use a trait, for example Grazing, as long as any animal on the table is hungry or has empty fat (EV-FEED-06).

EV-RUL-03 = A turn is the last if the deck is empty when it begins, or from the moment the deck becomes empty before its extinction phase. If the deck is emptied only in the extinction phase, one more turn follows, and that one is the last.

EV-RUL-04 = A card that leaves the table goes to the discard pile of the player whose animal it was on, no matter who played it (Parasite, Trematode, Neoplasm, r-Strategy). A Shell in the middle and the traits of an animal that regenerates are in nobody’s discard pile.

EV-RUL-05 = New cards are dealt one at a time, clockwise, beginning with the first player of the turn that is ending; each player takes part until they have all the cards they are due.

EV-RUL-06 = These forbid an attack: High body weight, Camouflage, Swimming, Burrowing (of a fed animal), Symbiosis, Flight, Herding, Shy (after an attack) and a closed Shell. These answer an attack: Running, Mimicry, Tail loss, Shell, Ink cloud and Anglerfish. Poisonous and Cnidocytes do neither.
  .why = Not every trait protects: some forbid an attack, some answer it, and Poisonous and Cnidocytes do neither.

EV-RUL-07 = A carnivore that could not get food at this moment cannot attack: one that is fed and has no room for fat, one that hibernates, one hidden in its shell, or one that waits for its symbiont.
  .why = You can’t attack with { $animal }: it couldn’t get any food right now.

EV-RUL-08 = Running and Mimicry are compulsory; Tail loss, Shell, Ink cloud and, to protect another animal, Anglerfish are not. You may begin with any answer, but your animal is never eaten before it has rolled for Running, or while its Mimicry can still redirect the attack.
  .why = You can’t let the animal be eaten yet: you must roll for Running, and Mimicry must redirect the attack if it can.

EV-RUL-09 = The animal to which Mimicry redirected an attack may use all its own answers, including its own Mimicry. An attack is never redirected to the attacker itself. An Intellect not yet used may be declared against the new target before it answers, but it does not widen the choice Mimicry has.
  .why = Mimicry can’t redirect the attack there: it goes to an animal this carnivore could attack without the help of Intellect, and never to the carnivore itself.

EV-RUL-10 = Tail loss may drop traits that are switched off, and it may drop Neoplasm; never Trematode, and never a hidden Anglerfish.
  .why = Tail loss never drops Trematode or a hidden Anglerfish.

EV-RUL-11 = A poisoned carnivore dies even if it is fed, hibernating or regenerating. One that is eaten before the extinction phase did not die of poison: if it regenerates, its traits stay and the new animal is not poisoned. An animal that eats a poisoned carnivore is not poisoned by that.
  .why = Nothing saves a poisoned carnivore: fed, hibernating or regenerating, it dies in this turn’s extinction phase.

EV-RUL-12 = Chains and circles of Symbiosis are allowed, but the same two animals cannot be joined in both directions. A symbiont that hibernates is fed.
  .why = You can’t play Symbiosis that way: it joins the same two animals only once, and never in both directions.

EV-RUL-13 = Fat may be used by an animal that waits for its symbiont or is hidden in its shell, but not by one that hibernates, and only up to its need.
  .why = You can’t use that fat: an animal uses fat only up to its need, and not while it hibernates.

EV-RUL-14 = An animal that hibernates cannot attack and cannot be robbed, and counts as fed for Burrowing and Symbiosis. The ban on hibernating two turns in a row stays with the card and moves with it.
  .why = Hibernation doesn’t allow that: a hibernating animal can’t attack, be robbed or use fat; it counts as fed, and its card rests next turn.

EV-RUL-15 = Piracy may rob its owner’s other animals and may fill the pirate’s Fat tissue. It triggers Cooperation but not Communication.
  .why = You can’t rob { $target } with { $animal } now: the pirate must be able to take the token, as food or as fat.

EV-RUL-16 = The carnivore gets its food first, then the scavenger. Scavengers get nothing from Tail loss, nor from animals that die of hunger, poison or Neoplasm; they do get a token for an animal with Regeneration that was eaten. The scavenger must take its token.
  .why = The scavenger must take its token: choose one of your scavengers that can.

EV-RUL-17 = Every attack that was resolved uses up the carnivore’s attack of the turn, except one stopped by Ink cloud. The limit of one attacking animal per player and round applies to attacks in your own feeding go: Ambush and Anglerfish are not subject to it. This departs from the letter of the base rules, because Ambush costs no feeding go.
  .why = You can’t attack with { $animal } now: each carnivore has one attack a turn, and in each round only one of your animals attacks in your own feeding go.

EV-RUL-18 = Pair traits are compulsory and work at once, even outside their owner’s feeding go. Each card works at most once per round, no matter whose feeding go it is. If several are waiting, their owner chooses any of them next; one whose partner cannot take food keeps waiting until the others are done, and then lapses. A pair trait that lapsed has not worked and may still work in this round. Everything triggered by an ambush is completed before the rest.
  .why = Waiting pair traits must work before anything else, each at most once per round: choose one whose partner can take food.

EV-RUL-19 = Ambush answers every red token from the bank, including those of Communication and Warm-bloodedness. The players are asked clockwise, beginning to the left of the owner of the eating animal; that owner is asked last, and may ambush as well. Each player is asked once, for all their ambushers together. Strikes come one at a time, and after each one all who can still strike are asked again. Only when the ambushes are over is the token placed: on the animal, if it lives and can still take it; otherwise it stays in the bank. In both cases the player who was taking has spent the main action. If Mimicry redirects an ambush, Burrowing and Shell do not help the new target either. A shell that was closed before the ambush protects even then.
  .why = You can’t ambush now: ambushers are asked clockwise from the left of the eating animal’s owner, one strike at a time, and a shell closed before protects the animal.

EV-RUL-20 = Intellect is chosen together with the attack. It may name any trait of the target (Poisonous, Cnidocytes, Shy and Symbiosis included), but it cannot lift the carnivore’s own limits: a swimming carnivore still cannot attack an animal that doesn’t swim. Any card on the target may be named, working or not, and so may the Carnivorous of a turned-over Anglerfish; swimming without a card may not. If Regeneration is named, the animal is eaten for good. A card is named, not a kind: of two Symbiosis cards on the prey only the named one is ignored, and the other still protects. A pair card is one trait on two animals, so when it is ignored on the symbiont it does not protect the partner from this carnivore either. The same goes for the trait that an Anglerfish ignores. The named card stays ignored wherever it lies in this turn, even moved by Recombination, and no other card of its kind is. A second naming in the same turn, with an Intellect received by Recombination, adds to the first.
  .why = Intellect can’t do that: it names one card of the target together with the attack, a pair card with its partner, and doesn’t lift the carnivore’s own limits.

EV-RUL-21 = An Anglerfish protects no animals outside its own location. If any trait that forbids its attack still applies besides the one it ignores, its attack fails. The carnivore it attacks may answer. If that carnivore got away, even by Ink cloud, it cannot attack again this turn. An Anglerfish card works no matter how it came to be on the table. Until it is turned over, it counts as an animal with no trait of its own. When its bite fails, the Anglerfish has used its attack of the turn, but the carnivore does not count as having been attacked. An Anglerfish bites even if it could get no food.
  .why = Anglerfish doesn’t allow that: it protects only animals in its own location, a carnivore that got away from it can’t attack again this turn, and a failed bite uses up its own attack.

EV-RUL-22 = Metamorphosis and Specialization may be used in every feeding go of their owner. Metamorphosis first discards, then feeds, so it may drop what keeps the animal from eating, or itself. After the discard the animal must be able to take a token.
  .why = Metamorphosis discards first and then feeds: after this discard the animal still couldn’t take a token.

EV-RUL-23 = A Shell in the middle may be taken by an animal of any location, if it could be played on that animal. Only death leaves a Shell in the middle: one that Tail loss, Metamorphosis or Recombination drops is discarded.
  .why = You can’t put { $animal } in that Shell: it must be in the middle, and you must be able to play it on the animal.

EV-RUL-24 = Flight counts trait cards: every Fat tissue, every pair trait and every switched-off card counts; a hidden Anglerfish does not.
  .why = Flight doesn’t allow that: it compares all trait cards, with every Fat tissue, pair trait and switched-off card.

EV-RUL-25 = Viviparous answers every change from not fed to fed in the feeding phase, whatever the cause, in the order in which the changes happened. If two happen at the same moment, the owner orders them. An animal whose Viviparous is switched off at that moment does not give birth.
  .why = First choose which of these animals gives birth.

EV-RUL-26 = A Specialization that is switched off does not block the others.

EV-RUL-27 = The remains of an animal with Regeneration cannot act, be attacked or take a Shell, and you can play no card on them. Until they are restored their traits have no effect, block nothing and are not counted. Fat stays on their cards. A pair card shared with remains does not count for Flight and is not a trait of the living partner until restored, but it stays a pair of its kind. An owner of several restores them in any order, with cards from hand first.
  .why = Those are the remains of an eaten animal: until it’s restored they do nothing, can’t be attacked, and no card can be put on them.

EV-RUL-28 = Neoplasm moves before Edificator adds. If a discard leaves no unpaired trait above Neoplasm, the animal dies at once; so does one whose trait above it went in an exchange and was not replaced. But a Neoplasm that came by an exchange this turn kills nothing before the next food bank phase, even when a discard or another exchange then leaves nothing above it. Fat on a card that Neoplasm switched off stays there and cannot be used. Once Neoplasm is gone from an animal, all the traits it had switched off work again.
  .why = You can’t use that fat: Neoplasm has switched its card off.

EV-RUL-29 = Recombination: if the card an animal receives clashes with its traits, that card is discarded; it makes no difference who would be allowed to play it there. Specialization A and B clash. Regeneration clashes by its card, which allows only one more trait that does not raise the need: where there are more or other traits than that, a received Regeneration is discarded; and a regenerating animal discards a card it receives but may not have. Fat moves with its card. States tied to a card (hibernating, hidden, shy) end when the card leaves. An animal keeps no more food than it now needs. Surplus food is removed first, and then Neoplasm is checked.

EV-RUL-30 = Herding counts animals whose Herding works and animals whose Carnivorous works, a turned-over Anglerfish included, at the moment of the attack.
  .why = Herding protects { $target }: at this moment its location has at least as many animals with working Herding as with working Carnivorous.

EV-RUL-31 = Cnidocytes works by itself, in this order: the attack, the carnivore’s food, the paralysis, the scavenger. Whatever that food triggers, births and pair traits, happens before the paralysis. The paralysed animal keeps food beyond the 1 it needs. The bite of an Anglerfish is an answer to the attack: a carnivore that was stung on the way (Cnidocytes, then Mimicry to an Anglerfish) may still answer the bite with what it has, and is paralysed afterwards.

EV-RUL-32 = With Continents an animal that leaves the Ocean takes a Swimming card from its owner’s discard pile if there is one; any card with Swimming will do, and the oldest in the pile is taken. If there is none, the animal swims without a card: it is a swimmer in attacks and migration, but it gets no point for that, and Flight, Regeneration and Neoplasm ignore it. Paralysis does not take such swimming away. You cannot play Swimming on an animal that is in the Ocean, but you may play it on a land animal that swims without a card.
  .why = You can’t play Swimming on { $animal }: it’s in the Ocean and already swims.
  .short = already swims

EV-RUL-33 = With Continents, if you have nothing left and are dealt ten cards, you choose the two that become animals and a continent for each. If you were dealt fewer, you play as many of the two as you can. The animals are played once all cards are dealt, in turn order.
  .why = You must now play animals from the new cards: two, or as many as you got, each in Laurasia or Gondwana.

EV-RUL-34 = In Cataclysm with added cards each player gets 20 cards, or as many as an even deal allows: with six players, 19.

EV-RUL-35 = r-Strategy is carried out at the start of the turn, player by player from the first player of that turn, animal by animal: the two top cards for one animal, then the next. The newborns are not fed. If it empties the deck, this turn is the last. An owner with several such animals takes them in the order in which they came to the table, both newborns of one before the next.

EV-RUL-36 = Shy also counts an attack that was redirected or stopped. Its mark is on the card: it is set when the animal is attacked and gone when the card leaves. Warm-bloodedness never fills fat, and it triggers Ambush and Communication.
  .why = That’s not allowed: Shy counts every attack of the turn, even one that was redirected or stopped, and Warm-bloodedness never fills fat.

EV-RUL-37 = An animal whose r-Strategy is switched off by Neoplasm gives the normal card and no newborn. Paralysis changes nothing. An animal with r-Strategy that was eaten and restored gives neither card nor newborn.

EV-RUL-38 = When the need of an animal falls (through Tail loss, a lost Trematode or paralysis), surplus food stays, without effect; only Recombination removes it. Fat on a discarded card is lost.

EV-RUL-39 = The Carnivorous of a turned-over Anglerfish is part of the animal card. It counts as one trait for the need, for Flight and for the score. It cannot be dropped or exchanged. Neoplasm cannot cover it, and it does not hold Neoplasm off.
  .why = The Carnivorous of a turned-over Anglerfish is part of the animal: it can’t be dropped or exchanged.

EV-RUL-40 = You may drop a switched-off card by Metamorphosis, or exchange it. A card that moves away from under Neoplasm works again. Traits lie in the order in which they were played. Metamorphosis goes by the number printed on the card.
  .why = Metamorphosis goes by the printed number: a card with one stays, even while it’s switched off.

EV-RUL-41 = No rule depends on the colour of food. Where one of several tokens leaves an animal (by Piracy, or as food above the need after Recombination), a blue one goes first. Food made from fat is blue.
