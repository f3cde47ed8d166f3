### EVO: every rule, in words for players.
###
### One message for each rule, named by the rule's own id. The attribute "why" is what a player hears whose move the
### rule forbids; it has no variables.
###
### Words used throughout: "movement points" pay for moves and attacks, "mutation points" are money and score; the "supply" is one's
### dinosaurs off the board; the "floor" is the number of dinosaurs that nothing can take from a clan; a "go" is one
### player's part in a phase; a "pass" of the birth phase is once round the table.


## Set-up

DI-SET-01 = The game is for two to five players; each number of players has its own map.
  .why = This game is for two to five players.

DI-SET-02 = In the box: two boards with a map on each side, the climate dial, the laboratory, 5 markers, 5 dinosaur boards, 40 dinosaurs, 13 climate tokens, 48 gene tokens and a bag for them, 88 mutation point tokens, 15 event cards and the fight die. Each player has a marker, eight dinosaurs and a board for genes, and begins with 6 mutation points.

DI-SET-03 = The 15 event cards are shuffled and lie face down.

DI-SET-04 = The bag holds all 36 normal genes and 8 of the 12 special ones, chosen at random. The other four are out of the game.
  .why = There’s no such gene in the bag.

DI-SET-05 = Of the 13 climate tokens the meteor is set apart and one other is removed from the game unseen. Two more are shuffled with the meteor and lie at the bottom; the other nine lie on top of them in random order. So a game has 9 to 11 full rounds.

DI-SET-06 = The first order on the initiative track is random; if the table has named its first player, that marker goes first. The leftmost marker begins.

DI-SET-07 = Each player begins with two dinosaurs on a pair of start cells; the pairs are dealt at random. With the option “Start on your own side” the pairs go to the seats clockwise round the map, so that each seat gets the pair on its own side. The other six dinosaurs are in the supply.

DI-SET-08 = A species begins with 2 movement points, one egg, and no horns, thermoregulation, fur, vials or cards. The dinosaur board shows it from left to right: a place for vials, then legs, horns, thermoregulation, fur and eggs; special genes lie at the bottom right.

DI-SET-09 = How many mutation points you have is your secret, and so is your hand. Genes and dinosaurs are open to all.

DI-SET-10 = The dial begins in its first section. Mutation points never run out.

DI-SET-11 = The size of a hand is public. Which four special genes are out of the game is not shown.


## The round

DI-ROUND-01 = A round has six phases: climate, mutation, initiative, movement, births, survival. Each is finished before the next begins.
  .why = That belongs to another phase of the round.

DI-ROUND-02 = In every phase players act in the order of the initiative track.
  .why = It’s not your move.


## Climate

DI-CLIM-01 = The first player reveals the top climate token.

DI-CLIM-02 = The meteor ends the game at once. All players show their mutation points.
  .why = The game is over: the meteor has fallen.

DI-CLIM-03 = A token turns the dial two sections clockwise, one clockwise, none, or one counter-clockwise.

DI-CLIM-04 = The section that the dial points at says for each terrain whether it is ideal, hot, cold or deadly in this round.


## Mutation: the auction

DI-AUCT-01 = There are as many columns as players. The first gives an event card; each of the others gets a gene from the bag.
  .why = This column isn’t used.

DI-AUCT-02 = The laboratory never holds the same gene twice: a repeat goes back into the bag and another gene is drawn.
  .why = This gene is already in the laboratory, so it goes back into the bag.

DI-AUCT-03 = In track order each player places their marker on a field of a column. The number on the field is the bid.
  .why = You have to bid now: a column, and a field from 0 to 6.
  .tip = Mutation points are also your score: don’t bid more for a gene than it can bring you.

DI-AUCT-04 = In an empty column you may take any field, even 0.

DI-AUCT-05 = In a taken column you may only take a higher field.
  .why = The marker in this column is on that field or a higher one.

DI-AUCT-06 = A player who is outbid takes the marker off and bids again at once, in a different column from the one just lost. If they are outbid again, the former column is open to them again.
  .why = You were just outbid in this column: bid in another one.

DI-AUCT-07 = A bid of 6 cannot be outbid.
  .why = A bid of 6 can’t be outbid.

DI-AUCT-08 = You may not bid more than you can pay, after discounts.
  .why = You couldn’t pay this bid.

DI-AUCT-09 = The auction ends when every player holds a column or has sat out. The first column gives the top event card, the others their gene, and each player pays the bid less discounts.

DI-AUCT-10 = Each vial that you had before this phase makes a gene or an event card 1 cheaper, but not below 0.

DI-AUCT-11 = If the bag holds no other kind of gene, a repeat stays.

DI-AUCT-12 = There are as many columns as players, so one is always empty and nobody sits out. Bids are compared as printed, not by what they cost.
  .why = There’s an empty column, so you must bid.

DI-AUCT-13 = Climate and mutation still use the order of the previous round. The new order is set in the initiative phase.


## Genes

DI-GENE-01 = Genes are permanent, and normal ones add up. Every gene except the vial works from the moment it is won.

DI-GENE-02 = Legs: one more movement point each.
  .why = You have no movement point for this.

DI-GENE-03 = Horn: one more horn each, in attack and in defence.

DI-GENE-04 = Thermoregulation: each saves one dinosaur on hot ground in every survival phase.

DI-GENE-05 = Fur: each saves one dinosaur on cold ground in every survival phase.

DI-GENE-06 = Egg: each gives one more birth in every birth phase.

DI-GENE-07 = Vial: each makes genes and event cards cost 1 less, from the round after it was won.

DI-GENE-08 = Bony frill: two more horns in defence.

DI-GENE-09 = Big horn: two more horns in attack.

DI-GENE-10 = Hard shell: newborns may be placed up to three cells away from your dinosaurs.
  .why = That cell is more than three cells away over land.

DI-GENE-11 = Fins: for one movement point one dinosaur goes from a coastal cell to any other free coastal cell, near or far. Only one dinosaur in each movement phase has the fins; it keeps them wherever it goes and may use them again and again. A coastal cell borders the sea; a lake is sea.
  .why = Only one of your dinosaurs may swim in each movement phase, from one coastal cell to another.

DI-GENE-12 = Caveman: saves one dinosaur on deadly ground in every survival phase.

DI-GENE-13 = Adrenaline: in the initiative phase you may choose your place on the track.
  .why = Only Adrenaline chooses a place on the track.

DI-GENE-14 = Strong thighs: two more movement points.

DI-GENE-15 = Chameleon skin: a dinosaur that would be killed in a fight may flee to a free cell next to its own, but not the one the attacker came from. If none is free, it dies.
  .why = It can only flee to a free cell next to its own, and not the one the attacker came from.

DI-GENE-16 = Wings: once in each movement phase one dinosaur goes to a cell two cells away for one movement point; the cell in between must be land and may hold any dinosaur. There is no flight over the sea.
  .why = Wings carry one dinosaur, once in each movement phase, to a cell two cells away, with land in between.

DI-GENE-17 = Regeneration: with three dinosaurs or fewer your clan cannot be attacked and loses none to the climate; nothing takes it from four or more to below three. A clan of two stays at two until it breeds.
  .why = That clan has Regeneration and no more than three dinosaurs left.

DI-GENE-18 = Deadly babies: you may send a newborn to a cell with an enemy dinosaur within birth range. A die decides: 1 to 3, the enemy dies and the newborn takes its cell; 4 or 5, the newborn dies; 6, it goes back to the supply. The birth is used up in any case. A clan at its floor (two dinosaurs, or three with Regeneration) cannot be a target. This is not a fight: horns and Chameleon skin do not matter. A table may use the odds of the summary page: 1 or 2, 3 or 4, 5 or 6.
  .why = You can send a newborn only against an enemy whose clan can lose a dinosaur.

DI-GENE-19 = Sixth sense: as long as the pile has tokens, you alone are always shown the top one.

DI-GENE-20 = A move with Wings or Fins ends on a free cell and never attacks. Hard shell counts land cells, and dinosaurs on them do not block it. When a dinosaur flees, the attacker still moves in. The owner of the fleeing dinosaur may let it die instead. Regeneration gives no dinosaur: it makes the floor three instead of two.
  .why = A move with Wings or Fins ends on a free cell.

DI-GENE-21 = Every clan always has two to eight dinosaurs on the board.
  .why = Every clan keeps at least two dinosaurs.

DI-GENE-22 = A board may hold any number of genes of one kind.


## Initiative

DI-INIT-01 = Markers go to the track in the order of their columns, from the left, and are then sorted by the number of dinosaurs on the board, fewest first. Ties keep the order of the columns.

DI-INIT-02 = After the sort the owner of Adrenaline may move the marker to any place; the others keep their order.
  .why = Now you choose your place on the track, or keep the one you have.


## Movement and fights

DI-MOVE-01 = A species has 2 movement points plus those of its genes, shared among its dinosaurs as the player likes. Each movement point moves one dinosaur to a neighbouring land cell. All of a player’s moves and attacks are one go; it ends when the player ends it, or when there is neither a move to make nor a card to play.
  .why = A movement point moves one of your dinosaurs to a neighbouring cell.

DI-MOVE-02 = No dinosaur crosses or ends on a cell with another, except in a fight or with a gene that allows it.
  .why = There’s a dinosaur on that cell.

DI-MOVE-03 = Movement points need not be used; any that are left are lost.
  .why = You have no movement points left.

DI-MOVE-04 = An attack on an enemy dinosaur on a neighbouring cell costs 1 movement point. You cannot attack your own dinosaurs.
  .why = You can only attack an enemy on a neighbouring cell.

DI-MOVE-05 = The fight die has these sides: failure; success; a win with at least as many horns, even if both have none; a win with more horns; a win with at least two more horns.
  .why = The fight die decides.

DI-MOVE-06 = If an attack succeeds, the beaten dinosaur goes to its owner’s supply and the attacker moves into the cell. If it fails, both stay. The attacker never dies.

DI-MOVE-07 = The same dinosaur may be attacked several times, even by the same attacker. Each attack costs 1 movement point.

DI-MOVE-08 = A clan with only two dinosaurs on the board cannot be attacked, but it may attack others.
  .why = That clan has only two dinosaurs left and can’t be attacked.


## Births

DI-BIRTH-01 = In track order each player may put a new dinosaur on a free cell next to one of their own. When everyone has had a go, players with two eggs have another, then those with three, and so on.
  .why = A newborn goes to a free cell next to one of your dinosaurs.

DI-BIRTH-02 = A newborn counts as one of your dinosaurs for the next birth.

DI-BIRTH-03 = With all eight on the board you may take one off and place it again, next to one that remains; the freed cell is allowed. This is a single action: without a cell for the newborn nothing is taken off. You may send the newborn against an enemy with Deadly babies; if that fails the clan has seven.
  .why = You can take one of yours off only when all eight are on the board, and you must place it next to one that remains.

DI-BIRTH-04 = Births are optional.

DI-BIRTH-05 = A birth that is declined or impossible is lost, but the player still gets any later goes.


## Survival and score

DI-SURV-01 = In track order, each player removes the dinosaurs the climate kills. On ideal ground all survive. On hot ground each Thermoregulation may save one, on cold ground each Fur, on deadly ground Caveman; all others die. Saving is optional: the owner chooses which to save, and may let a dinosaur die that could be saved. Dinosaurs saved by Geysers or Oasis always survive. The dead go to the supply.
  .why = That dinosaur of yours isn’t in danger from the climate.

DI-SURV-02 = The owner removes the dead one by one and stops at the floor of the clan: two dinosaurs, or three with Regeneration. Above the floor, all that cannot be saved die; the owner may let more of the endangered ones die, but never one on ideal ground.
  .why = You can’t save all of your doomed dinosaurs: choose one that dies.

DI-SURV-03 = When all players have removed their dead, each gets 1 mutation point for each dinosaur on the board, in track order.

DI-SURV-04 = At the end the player with the most mutation points wins; a tie goes to the player with more dinosaurs on the board; if still tied, the victory is shared.


## Event cards

DI-CARD-00 = Hands are hidden. Any number of cards may be played in a round, each at its time and if its condition is met, even without effect. No effect lasts longer than the card says, and a played card leaves the game.
  .why = You don’t hold this card.
  .tip = Keep a card or two in hand to surprise the others at the right moment.

DI-CARD-01 = Alchemical mutation: right after you have placed your marker, before anyone else bids. Others must bid at least 3 more to take its column, so a bid of 4 or more there cannot be beaten. You may play it after each of your placements, before a player who was outbid bids again.
  .why = Alchemical mutation is played right after you place your marker; after that only a bid at least 3 higher takes its column.

DI-CARD-02 = Mad attack: in your own moves, but not between an attack and its die roll. You have two more horns in attack for this phase.
  .why = Mad attack is played in your own moves.

DI-CARD-03 = Camouflage: at the start of movement. None of your dinosaurs can be attacked in this phase.
  .why = Camouflage is played at the start of movement; a clan under it can’t be attacked.

DI-CARD-04 = Geysers: in this survival phase all your dinosaurs on cold ground survive.
  .why = Geysers is played in your survival go, before your losses.

DI-CARD-05 = Council of sages: at the start of any phase you move your marker to any place. It stays there until the next initiative phase sorts the track, even into the next round. Played at the start of the initiative phase, it is carried out after the sort and after Adrenaline, and you name the place then.
  .why = Council of sages is played at the start of a phase and names a place; in the initiative phase you name it after the sort.

DI-CARD-06 = Horde of rats: at the start of the birth phase. There are no births in this phase, and no exchange.
  .why = Horde of rats can only be played before the first birth.

DI-CARD-07 = Egg thief: right after another player’s birth you swap the newborn just placed for one of your own from the supply, if its owner has at least four dinosaurs on the board. It counts as yours at once, for births too.
  .why = Egg thief is played right after another player’s birth, and that player must have at least four dinosaurs.

DI-CARD-08 = Human intervention: in any of your own birth goes, before a placement. Your newborns may go to any free cell in this phase.
  .why = Human intervention is played in your own birth go, before a placement.

DI-CARD-09 = Missing ingredients: at the start of mutation. One gene fewer is drawn, you pay 2 less for a gene that you win, but not below 0, and one player wins nothing.
  .why = Missing ingredients is played at the start of mutation.

DI-CARD-10 = Last survivor: with fewer than four dinosaurs after your losses you get 4 mutation points instead of the usual number. You get them with everyone else, at the end of the phase.
  .why = Last survivor is played after your losses, with fewer than four dinosaurs left.

DI-CARD-11 = Migration: three more movement points in this phase.
  .why = Migration is played in your own moves.

DI-CARD-12 = Oasis: in this survival phase all your dinosaurs on hot ground survive.
  .why = Oasis is played in your survival go, before your losses.

DI-CARD-13 = Open incubator: in your first birth go, before its first birth. You get two births in that go. If you pass, you give up all births left in it.
  .why = Open incubator is played in your first birth go, before a birth.

DI-CARD-14 = Prophecy: when a climate token is revealed, it has no effect; the dial turns 2 or 1 clockwise, 1 counter-clockwise, or not at all, as you choose. It does not work against the meteor.
  .why = Prophecy is played when a climate token has just been revealed.

DI-CARD-15 = Terror: at the start of the climate phase, before the token is revealed, or right after the climate is set. You kill any one enemy dinosaur whose owner has at least four. After the meteor it is too late.
  .why = Terror is played before the climate token is revealed or right after the climate is set, against an enemy with at least four dinosaurs.

DI-CARD-16 = Alchemical mutation belongs to the marker’s place and ends when the marker is outbid. Under Missing ingredients one column is not used. A player who finds no empty column may outbid another player or sit out for good: that costs nothing and gains nothing, and the marker then counts as standing to the right of all columns. The discount is for a gene, not for the event card. Egg thief needs a dinosaur in the supply and uses none of your births; the newborn counts among the victim’s four. A hand is worth nothing at the end.
  .why = Egg thief needs a dinosaur in your supply.

DI-CARD-17 = When several players may play a card at one moment, they are asked in track order until all decline in a row; after each card everyone is asked again, from the left. A card may be used from the moment it is won.
  .why = Right now you can only play a card or pass.

DI-CARD-18 = Geysers, Oasis and Last survivor are played in your own survival go, the first two before the losses; Migration and Mad attack in your own moves; Camouflage before anyone moves.
  .why = That card is played in your own go, and Camouflage before anyone moves.

DI-CARD-19 = Egg thief may be played after every single birth, even between the two of an Open incubator. A newborn that died or went back cannot be stolen.
  .why = Egg thief is played right after a birth, while the newborn is alive.

DI-CARD-20 = Under Missing ingredients, a player who finds an empty column may not sit out, and a player with no possible bid sits out at once. The discount of 2 adds to that of vials, for genes only.
  .why = You may sit out only when no column is empty.
