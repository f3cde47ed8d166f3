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
ruleset-evo-box = The second edition with your own components: maps, dial, tokens and die from a file.

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

face-fail = failure
face-success = success
face-equal = at least as many horns win
face-more = more horns win
face-two-more = at least two more horns win


## Log: the round and the climate

evo-log-round = Round { $round }.
evo-log-phase = Phase: { $phase }.
evo-log-token = { $token ->
    [meteor] The meteor was revealed.
   *[other] The climate token { $token } was revealed.
}
evo-log-dial = The beach is now { $beach }, plains are { $plain }, hills { $hill }, mountains { $mountain }.
evo-log-meteor = The meteor fell!
evo-log-game-over = The game is over.


## Log: the laboratory

evo-log-gene-laid = { $gene } is up for auction in column { $column }.
    .drawn = { $gene } is up for auction.
# What somebody bids for, after a word like “for”.
evo-offer-gene = { $gene }
evo-offer-card = the event card
evo-log-bid = { $seat } bid { $bid } for { $what }.
evo-log-outbid = { $seat ->
    [You] You were
   *[other] { $seat } was
} outbid for { $what }.
evo-log-stays-out = { $seat } got nothing this time.
evo-log-paid = { $points ->
    [one] { $seat } paid { $points } mutation point.
   *[other] { $seat } paid { $points } mutation points.
}
evo-log-gene-won = { $seat } won { $gene }.
evo-log-card-won = { $known ->
    [yes] { $seat } drew the event card { $card }.
   *[no] { $seat } drew an event card.
}
evo-log-no-card = { $seat } got nothing: no event cards are left.
evo-log-card-played = { $seat } played { $card }.


## Log: the track

evo-log-order = The order of play is set, fewest dinosaurs first: { $first ->
    [You] you go
   *[other] { $first } goes
} first.
evo-log-placed = { $seat } moved to place { $place } on the track.


## Log: movement and fights

evo-log-walked = { $seat } moved from { $from } to { $to }.
    .drawn = { $seat } moved { evo-to-terrain }.
evo-log-swam = { $seat } swam from { $from } to { $to }.
    .drawn = { $seat } swam { evo-to-terrain }.
evo-log-flew = { $seat } flew from { $from } to { $to }.
    .drawn = { $seat } flew { evo-to-terrain }.
evo-log-attacked = { $seat } attacked { $owner ->
    [You] you
   *[other] { $owner }
} at { $to } from { $from }.
    .drawn = { $seat } attacked { $owner ->
        [You] you
       *[other] { $owner }
    } { evo-on-terrain }.
evo-log-fight-die = The fight die came up: { $face }.
evo-log-attack-won = { $seat } won the fight at { $to }.
    .drawn = { $seat } won the fight { evo-on-terrain }.
evo-log-attack-failed = { $seat } lost the fight at { $to }.
    .drawn = { $seat } lost the fight { evo-on-terrain }.
evo-log-killed = { $owner } lost the dinosaur at { $cell }.
    .drawn = { $owner } lost a dinosaur { evo-on-terrain }.
evo-log-fled = { $owner } fled from { $from } to { $to }.
    .drawn = { $owner } fled { evo-to-terrain }.


## Log: births

evo-log-born = { $seat } got a newborn at { $cell }.
    .drawn = { $seat } got a newborn { evo-on-terrain }.
evo-log-taken-off = { $seat } took the dinosaur at { $cell } off the board.
    .drawn = { $seat } took a dinosaur { evo-on-terrain } off the board.
evo-log-babies-die = { $seat } sent a newborn against the enemy at { $cell } and rolled { $face }.
    .drawn = { $seat } sent a newborn against an enemy { evo-on-terrain } and rolled { $face }.
evo-log-newborn-died = { $seat } lost the newborn at { $cell }.
    .drawn = { $seat } lost the newborn { evo-on-terrain }.
evo-log-newborn-back = { $seat ->
    [You] Your newborn
   *[other] { $seat }’s newborn
} at { $cell } went back to the supply.
    .drawn = { $seat ->
        [You] Your newborn
       *[other] { $seat }’s newborn
    } { evo-on-terrain } went back to the supply.
evo-log-stolen = { $owner ->
    [You] { $seat } stole your newborn at { $cell }.
   *[other] { $seat } stole { $owner }’s newborn at { $cell }.
}
    .drawn = { $owner ->
    [You] { $seat } stole your newborn { evo-on-terrain }.
   *[other] { $seat } stole { $owner }’s newborn { evo-on-terrain }.
}
evo-log-no-births = Horde of rats: there were no births.


## Log: survival

evo-log-died = { $owner } lost the dinosaur at { $cell }: the ground was { $ground }.
    .drawn = { $owner } lost a dinosaur { evo-on-terrain }: the ground was { $ground }.
evo-log-earned = { $points ->
    [one] { $seat } got { $points } mutation point.
   *[other] { $seat } got { $points } mutation points.
}
evo-log-skipped = { $seat } had nothing to do: no move or birth was possible (DI-MOVE-01, DI-BIRTH-05).
evo-log-passed = { $seat } passed.


## Questions

evo-ask-over = The game is over.
evo-ask-chance = Chance decides.
evo-ask-bid = Which column, and how much?
    .others = { $seat } is choosing a bid.
evo-ask-adrenaline = Adrenaline: which place on the track?
    .others = { $seat } is choosing a place on the track.
evo-ask-council = Council of sages: which place on the track?
    .others = { $seat } is choosing a place on the track.
evo-ask-moves = { $points ->
    [one] You have { $points } movement point left. What do you do?
   *[other] You have { $points } movement points left. What do you do?
}
  .drawn = Move, attack, or stop?
  .others = { $seat } is moving.
evo-ask-fight = Your dinosaur at { $cell } is beaten. Does it flee?
    .drawn = Your dinosaur is beaten. Does it flee?
    .others = { $seat } is deciding whether to flee.
evo-ask-birth-go = { $births ->
    [one] Where does your newborn go?
   *[other] Where does the first of your { $births } newborns go?
}
    .others = { $seat } is placing a newborn.
evo-ask-survival-go = Who dies, and who is saved?
    .others = { $seat } is choosing who survives.
evo-ask-window-climate = Play a card before the climate changes?
evo-ask-window-token = Play a card against this climate token?
evo-ask-window-weather = Play a card, now that the climate is set?
evo-ask-window-mutation = Play a card before genes are drawn?
evo-ask-window-placement = Play a card with your bid?
evo-ask-window-initiative = Play a card before the order is set?
evo-ask-window-movement = Play a card before anyone moves?
evo-ask-window-birth = Play a card before the first birth?
evo-ask-window-newborn = Play a card on this birth?
evo-ask-window-survival = Play a card before the climate takes its toll?
evo-ask-window-losses = Play a card before you remove your dead?
evo-ask-window-score = Play a card before you count your dinosaurs?


## Options

evo-move-pass-window = Don’t play a card
evo-move-pass-bid = Sit out this auction
evo-move-pass-choose-place = Keep your place
evo-move-pass-moves = End your moves
evo-move-pass-fight = Let it die
evo-move-pass-birth-go = No newborn
evo-move-pass-survival-go = Save the others
evo-move-roll = The die comes up { $face }
evo-move-draw = { $gene } is drawn
evo-move-face = The fight die comes up: { $face }
evo-move-place = Place { $place }
evo-move-bid-card = Bid { $bid } for the event card (column { $column }): pay { $price }
  .short = Bid { $bid }: pay { $price }
  .drawn = Bid { $bid } for the event card: pay { $price }
evo-move-bid = Bid { $bid } for { $gene } (column { $column }): pay { $price }
  .short = Bid { $bid }: pay { $price }
  .drawn = Bid { $bid } for { $gene }: pay { $price }
evo-move-play = Play { $card }
evo-move-play-cell = Play { $card } on { $owner ->
    [You] your dinosaur
   *[other] { $owner }’s dinosaur
} at { $cell }
    .drawn = Play { $card } on { $owner ->
        [You] your dinosaur
       *[other] { $owner }’s dinosaur
    } { evo-on-terrain }
evo-move-play-turn = Play { $card }: the dial turns { $turn }
evo-move-play-place = Play { $card }: your marker goes to place { $place }
evo-move-walk = Move from { $from } to { $to }: { $terrain }, { $ground }
  .short = Move to { $to }: { $terrain }, { $ground }
  .drawn = Move: { $terrain }, { $ground }
evo-move-swim = Swim from { $from } to { $to }: { $terrain }, { $ground }
  .short = Swim to { $to }: { $terrain }, { $ground }
  .drawn = Swim: { $terrain }, { $ground }
evo-move-fly = Fly from { $from } to { $to }: { $terrain }, { $ground }
  .short = Fly to { $to }: { $terrain }, { $ground }
  .drawn = Fly: { $terrain }, { $ground }
evo-move-attack = Attack { $owner } at { $to } from { $from }: { $wins } in { $sides } chance
  .short = Attack { $owner } at { $to }: { $wins } in { $sides } chance
  .drawn = Attack { $owner } { evo-on-terrain }: { $wins } in { $sides } chance
evo-move-flee = Flee to { $to }: { $terrain }, { $ground }
    .drawn = Flee: { $terrain }, { $ground }
evo-move-lose = The dinosaur at { $from } dies, on { $ground } ground
    .drawn = The dinosaur { evo-on-terrain } dies, on { $ground } ground
evo-move-birth = Newborn at { $to }: { $terrain }, { $ground }
    .drawn = Newborn here: { $terrain }, { $ground }
evo-move-birth-babies = Send a newborn against { $owner }’s dinosaur at { $to }
    .drawn = Send a newborn against { $owner }’s dinosaur { evo-on-terrain }
evo-move-exchange = Replace the one at { $from } with a newborn at { $to }: { $terrain }, { $ground }
  .short = Newborn at { $to }: { $terrain }, { $ground }
  .drawn = Replace it with a newborn: { $terrain }, { $ground }
evo-move-exchange-babies = Replace the one at { $from } with a newborn sent against { $owner }’s dinosaur at { $to }
  .short = Send a newborn against { $owner }’s dinosaur at { $to }
  .drawn = Replace it with a newborn sent against { $owner }’s dinosaur { evo-on-terrain }


## What a player is told before choosing
## $attack and $defence are horns; $wins of $sides sides of the die win. $left are mutation points.

evo-preview-could-live = You could save this one.
evo-preview-fight = Horns: you { $attack }, they { $defence }. You win { $wins ->
    [one] { $wins } time
   *[other] { $wins } times
} out of { $sides }.
evo-preview-flight = { $cells ->
    [0] It has Chameleon skin, but no cell to flee to.
    [one] It has Chameleon skin: if beaten, it may flee to { $cells } cell.
   *[other] It has Chameleon skin: if beaten, it may flee to one of { $cells } cells.
}
evo-preview-card-first = { $card } first: then { $wins } in { $sides }.
evo-preview-ground = If you win, you’ll be on { $ground } ground ({ $terrain }).
evo-preview-babies = Out of six rolls, { $kills ->
    [one] { $kills } kills the enemy
   *[other] { $kills } kill the enemy
}, { $dies ->
    [one] { $dies } kills the newborn
   *[other] { $dies } kill the newborn
}, and { $back ->
    [one] { $back } sends it back to the supply.
   *[other] { $back } send it back to the supply.
}
evo-preview-bid = { $left ->
    [one] You’ll have { $left } mutation point left.
   *[other] You’ll have { $left } mutation points left.
}
evo-preview-climate = The beach becomes { $beach }, plains { $plain }, hills { $hill }, mountains { $mountain }.
evo-preview-losses = { $losses ->
    [0] You’d then lose none to the climate instead of { $before }.
   *[other] You’d then lose { $losses } to the climate instead of { $before }.
}


## Answers in advance; points at the end

standing-save-as-many-as-i-can = Save as many of my dinosaurs as I can
  .about = You’re asked only if not all can be saved.
standing-only-when-a-card-fits = Ask me only when I can play a card
  .about = If you take a long time, others may guess that you can. Switch this off to be asked every time.
  .said = You can’t play any card now.
standing-no-cards-for-bids = Don’t play cards after my bids
standing-no-cards-for-newborns = Don’t play cards when others have a newborn
standing-no-cards = Don’t play cards, except in my own moves and births
standing-no-cards-in-this-phase = Don’t play cards for the rest of this phase

evo-points = Mutation points

# A tie for the most mutation points: $points, $best and $next dinosaurs on the board, $winners how many win, $rule.
evo-tie-decided = { $winners ->
    [1] A tie on mutation points: { $points } each. The number of dinosaurs on the board decides: { $best } against { $next } ({ $rule }).
   *[other] A tie on mutation points: { $points } each. The number of dinosaurs on the board decides: { $best } against { $next }. The players with { $best } share the victory ({ $rule }).
}
evo-tie-shared = A tie on mutation points, { $points } each, and on dinosaurs on the board, { $best } each. The victory is shared ({ $rule }).
evo-tie-below = Tied at { $points }. Dinosaurs on the board: { $best }, so ahead of { $before }

# The creature that is drawn at the end: $seat whose it is, $dinosaurs and $genes of the clan.
evo-specimen = { $seat }: { $dinosaurs ->
    [one] { $dinosaurs } dinosaur
   *[other] { $dinosaurs } dinosaurs
}, { $genes ->
    [one] { $genes } gene
   *[other] { $genes } genes
}
