### EVO: what is said at the table. The keys and their arguments come from beagle.games.evo.words.
###
### The log is told in the past tense, so that "You" is as good a name for a seat as "Ann". A cell is its coordinates.
### Variables with the same meaning everywhere:
###   $seat, $owner, $first      the name of a player
###   $cell, $from, $to          a cell of the map, like 0,-1
###   $gene, $card               the name of a gene or an event card
###   $terrain, $ground          a terrain, and what the climate makes of it
###   $known                     "yes" if the one who reads this may know the card, else "no"


## Tables, sections, phases

evo-deck-genes = Normal genes
evo-deck-special-genes = Special genes
evo-deck-events = Event cards
evo-deck-climate = Climate tokens
evo-deck-token = { $token ->
    [meteor] meteor
   *[other] the dial turns { $token }
}
ruleset-evo-second = The second edition: six phases a round, 18 genes, 15 event cards, and a meteor after nine to eleven rounds.
ruleset-evo-box = The second edition with components of your own: maps, dial, tokens and die from a file.

evo-section-SET = Set-up
evo-section-ROUND = The round
evo-section-CLIM = Climate
evo-section-AUCT = Mutation: the auction
evo-section-GENE = Genes
evo-section-INIT = Initiative
evo-section-MOVE = Movement and fights
evo-section-BIRTH = Births
evo-section-SURV = Survival and score
evo-section-CARD = Event cards

evo-phase-climate = Climate
evo-phase-mutation = Mutation
evo-phase-initiative = Initiative
evo-phase-movement = Movement
evo-phase-birth = Births
evo-phase-survival = Survival


## Terrains, grounds, faces

terrain-beach = beach
terrain-plain = plain
terrain-hill = hill
terrain-mountain = mountain

ground-ideal = ideal
ground-hot = hot
ground-cold = cold
ground-deadly = deadly

face-fail = a failure
face-success = a success
face-equal = at least as many horns win
face-more = more horns win
face-two-more = two horns more win


## Log: the round and the climate

evo-log-round = Round { $round }.
evo-log-phase = Phase: { $phase }.
evo-log-token = { $token ->
    [meteor] The meteor was turned over.
   *[other] The climate token { $token } was turned over.
}
evo-log-dial = The beach is now { $beach }, plains are { $plain }, hills { $hill }, mountains { $mountain }.
evo-log-meteor = The meteor fell!
evo-log-game-over = The game is over.


## Log: the laboratory

evo-log-gene-laid = Column { $column } offers { $gene }.
evo-log-bid = { $seat } bid { $bid } in column { $column }.
evo-log-outbid = { $seat } was pushed out of column { $column }.
evo-log-stays-out = { $seat } gets nothing this time.
evo-log-paid = { $seat } paid { $points }.
evo-log-gene-won = { $seat } won { $gene }.
evo-log-card-won = { $known ->
    [yes] { $seat } drew the event card { $card }.
   *[no] { $seat } drew an event card.
}
evo-log-no-card = { $seat } found no event card left.
evo-log-card-played = { $seat } played { $card }.


## Log: the track

evo-log-order = The order of play was set, fewest dinosaurs first. It begins with { $first }.
evo-log-placed = { $seat } went to place { $place } on the track.


## Log: movement and fights

evo-log-walked = { $seat } moved from { $from } to { $to }.
evo-log-swam = { $seat } swam from { $from } to { $to }.
evo-log-flew = { $seat } flew from { $from } to { $to }.
evo-log-attacked = { $seat } attacked { $owner } at { $to }, from { $from }.
evo-log-fight-die = The fight die showed: { $face }.
evo-log-attack-won = { $seat } won the fight at { $to }.
evo-log-attack-failed = { $seat } could not win at { $to }.
evo-log-killed = { $owner } lost the dinosaur at { $cell }.
evo-log-fled = { $owner } got away from { $from } to { $to }.


## Log: births

evo-log-born = { $seat } got a newborn at { $cell }.
evo-log-taken-off = { $seat } took the dinosaur at { $cell } off the board.
evo-log-babies-die = { $seat } set a newborn on the enemy at { $cell } and rolled { $face }.
evo-log-newborn-died = { $seat } lost the newborn at { $cell }.
evo-log-newborn-back = { $seat } took the newborn back from { $cell }.
evo-log-stolen = { $seat } stole the newborn of { $owner } at { $cell }.
evo-log-no-births = Rats: there were no births.


## Log: survival

evo-log-died = { $owner } lost the dinosaur at { $cell } to { $ground } ground.
evo-log-earned = { $points ->
    [one] { $seat } got { $points } mutation point.
   *[other] { $seat } got { $points } mutation points.
}
evo-log-skipped = { $seat } could do nothing.
evo-log-passed = { $seat } passed.


## Questions

evo-ask-over = The game is over.
evo-ask-chance = Chance decides.
evo-ask-bid = { $seat }: which column, and how much?
evo-ask-adrenaline = { $seat }: which place on the track, by Adrenaline?
evo-ask-council = { $seat }: which place on the track, by the Council of sages?
evo-ask-moves = { $points ->
    [one] { $seat }: { $points } movement point left. What do you do?
   *[other] { $seat }: { $points } movement points left. What do you do?
}
  .drawn = { $seat }: move, attack, or stop?
evo-ask-fight = { $seat }: your dinosaur at { $cell } is beaten. Does it flee?
evo-ask-birth-go = { $births ->
    [one] { $seat }: where is your newborn?
   *[other] { $seat }: where is your newborn, the first of { $births }?
}
evo-ask-survival-go = { $seat }: who dies, and who is saved?
evo-ask-window-climate = { $seat }: a card before the climate changes?
evo-ask-window-token = { $seat }: a card against this climate token?
evo-ask-window-weather = { $seat }: a card, now that the climate is set?
evo-ask-window-mutation = { $seat }: a card before genes are drawn?
evo-ask-window-placement = { $seat }: a card for your bid?
evo-ask-window-initiative = { $seat }: a card before the order is made?
evo-ask-window-movement = { $seat }: a card before anyone moves?
evo-ask-window-birth = { $seat }: a card before the first birth?
evo-ask-window-newborn = { $seat }: a card because of this newborn?
evo-ask-window-survival = { $seat }: a card before the climate takes its dead?
evo-ask-window-losses = { $seat }: a card before you remove your dead?
evo-ask-window-score = { $seat }: a card before you count your dinosaurs?


## Options

evo-move-pass-window = Play no card
evo-move-pass-bid = Stay out of the auction
evo-move-pass-choose-place = Keep the place you have
evo-move-pass-moves = End your moves
evo-move-pass-fight = Let it die
evo-move-pass-birth-go = No newborn
evo-move-pass-survival-go = Save the others
evo-move-roll = The die shows { $face }
evo-move-draw = { $gene } is drawn
evo-move-face = The fight die shows: { $face }
evo-move-place = Place { $place }
evo-move-bid-card = Bid { $bid } for an event card, column { $column }, and pay { $price }
  .short = Bid { $bid } and pay { $price }
evo-move-bid = Bid { $bid } for { $gene }, column { $column }, and pay { $price }
  .short = Bid { $bid } and pay { $price }
evo-move-play = Play { $card }
evo-move-play-cell = Play { $card } on the dinosaur of { $owner } at { $cell }
evo-move-play-turn = Play { $card }: the dial turns { $turn }
evo-move-play-place = Play { $card }: your marker goes to place { $place }
evo-move-walk = Move from { $from } to { $to }: { $terrain }, { $ground }
  .short = Move to { $to }: { $terrain }, { $ground }
evo-move-swim = Swim from { $from } to { $to }: { $terrain }, { $ground }
  .short = Swim to { $to }: { $terrain }, { $ground }
evo-move-fly = Fly from { $from } to { $to }: { $terrain }, { $ground }
  .short = Fly to { $to }: { $terrain }, { $ground }
evo-move-attack = Attack { $owner } at { $to } from { $from }: { $wins } in { $sides } win
  .short = Attack { $owner } at { $to }: { $wins } in { $sides } win
evo-move-flee = Flee to { $to }: { $terrain }, { $ground }
evo-move-lose = The dinosaur at { $from } dies, on { $ground } ground
evo-move-birth = A newborn at { $to }: { $terrain }, { $ground }
evo-move-birth-babies = A newborn is set on the dinosaur of { $owner } at { $to }
evo-move-exchange = The one at { $from } for a newborn at { $to }: { $terrain }, { $ground }
  .short = For a newborn at { $to }: { $terrain }, { $ground }
evo-move-exchange-babies = The one at { $from } for a newborn that is set on the dinosaur of { $owner } at { $to }
  .short = For a newborn that is set on the dinosaur of { $owner } at { $to }


## What a player is told before choosing
## $attack and $defence are horns; $wins of $sides sides of the die win. $left are mutation points.

evo-preview-could-live = You could save this one.
evo-preview-fight = Horns: yours { $attack }, theirs { $defence }. { $wins } in { $sides } win.
evo-preview-flight = { $cells ->
    [0] It has Chameleon skin, but no cell to flee to.
    [one] It has Chameleon skin: if beaten it may flee, to { $cells } cell.
   *[other] It has Chameleon skin: if beaten it may flee, to { $cells } cells.
}
evo-preview-ground = If you win you stand on { $ground } ground ({ $terrain }).
evo-preview-babies = Of six throws { $kills } kill the enemy, { $dies } kill the newborn, { $back ->
    [one] { $back } brings it back.
   *[other] { $back } bring it back.
}
evo-preview-bid = { $left ->
    [one] It leaves you { $left } mutation point.
   *[other] It leaves you { $left } mutation points.
}
evo-preview-climate = The beach becomes { $beach }, plains { $plain }, hills { $hill }, mountains { $mountain }.
evo-preview-losses = { $losses ->
    [0] If survival came then none of yours would die; now { $before } would.
   *[other] If survival came then { $losses } of yours would die; now { $before } would.
}


## Answers in advance; points at the end

standing-save-as-many-as-i-can = Save as many of my dinosaurs as I can
  .about = You are asked only which to save when not all can be
standing-no-cards-for-bids = Play no card after my bids
standing-no-cards-for-newborns = Play no card when others have a newborn
standing-no-cards = Play no cards, except in my own moves and births
standing-no-cards-in-this-phase = Play no cards in the rest of this phase

evo-points = Mutation points

# A tie for the most mutation points: $points, $best and $next dinosaurs on the board, $winners how many win, $rule.
evo-tie-decided = { $winners ->
    [1] A tie at { $points } mutation points. More dinosaurs on the board decide: { $best } against { $next } ({ $rule }).
   *[other] A tie at { $points } mutation points. More dinosaurs on the board decide: { $best } against { $next }. Those with { $best } share the victory ({ $rule }).
}
evo-tie-shared = A tie at { $points } mutation points, and as many dinosaurs on the board: { $best } each. The victory is shared ({ $rule }).
