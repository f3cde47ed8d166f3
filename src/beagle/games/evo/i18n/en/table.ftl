### EVO: what stands on the drawn table, and what a screen reader says of it.
### $seat and $owner are names of players, $what is a gene or "event card"; $dies, $dinosaurs, $births are numbers.

evo-phase-over = The end
evo-round = Round { $round }
evo-round-word = Round
evo-island = The island
evo-climate = Climate
evo-dial = The climate dial
evo-turn = The dial turns { $turn }
evo-terrain-beach = Beach
evo-terrain-plain = Plain
evo-terrain-hill = Hill
evo-terrain-mountain = Mountain
evo-tokens-left = { $tokens ->
    [1] 1 token left: the meteor.
    [2] 2 tokens left. One of them is the meteor.
    [3] 3 tokens left. One of them is the meteor.
   *[other] { $tokens } tokens left. The meteor is one of the last three.
}
    .count = { $tokens ->
        [one] { $tokens } token left
       *[other] { $tokens } tokens left
    }
    .meteor = { $tokens ->
        [1] It’s the meteor.
        [2] One of them is the meteor.
        [3] One of them is the meteor.
       *[other] The meteor is one of the last three.
    }
evo-meteor-fallen = The meteor has fallen.
evo-token-next = { $token ->
    [meteor] The next token is the meteor.
   *[other] The next token is { $token }.
}
evo-track = Order of play
  .text = The player with the fewest dinosaurs goes first. If tied, the player further left in the laboratory goes first. The order is set again in each initiative phase; the numbers show how many dinosaurs each player has.
evo-herd-label = { $dinosaurs ->
    [one] { $dinosaurs } dinosaur on the board
   *[other] { $dinosaurs } dinosaurs on the board
}
evo-dies-label = { $dies ->
    [one] { $dies } would die now
   *[other] { $dies } would die now
}
evo-warning = As things stand, { $dies } of your { $dinosaurs } would die.

evo-lab = Laboratory
evo-lab-closed = closed until round { $round }
evo-lab-soon = opens soon
evo-lab-bids = Bids
evo-lab-card = Event card
  .text = The top card of the event pile.
  .short = one card, unseen
evo-lab-won = Sold
evo-lab-outbid = outbid
evo-lab-pays = pays { $price }
evo-lab-purse = { $points ->
    [one] You have { $points } mutation point.
   *[other] You have { $points } mutation points.
}
evo-lab-discount = Your vials take { $discount } off every price.
evo-lab-after = Bid { $bid }, pay { $price }: { $left } left.
evo-field = { $what }: bid { $bid }
evo-field-of = { $seat ->
    [You] Your bid
   *[other] { $seat }’s bid
}
evo-field-price = You’d pay { $price }
evo-bid-name = Bid { $bid }
evo-bag = Left in the bag
evo-bag-specials = { $genes ->
    [one] and { $genes } special gene
   *[other] and { $genes } special genes
}
evo-deck = { $cards ->
    [one] { $cards } event card in the pile
   *[other] { $cards } event cards in the pile
}

evo-power-moves = { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
}
evo-power-horns = Horns: { $attack } in attack, { $defence } in defence
evo-power-births = { $births ->
    [one] { $births } birth per round
   *[other] { $births } births per round
}
evo-points-of = of { $all ->
    [one] { $all } movement point left
   *[other] { $all } movement points left
}
evo-hand = Your event cards
evo-hand-label = { $cards ->
    [one] { $cards } event card in hand
   *[other] { $cards } event cards in hand
}
evo-play = Play
evo-purse = { $points ->
    [one] mutation point, only you see it
   *[other] mutation points, only you see them
}
evo-purse-open = { $points ->
    [one] mutation point
   *[other] mutation points
}
evo-purse-label = { $points ->
    [one] { $points } mutation point
   *[other] { $points } mutation points
}

evo-odds = { $wins } in { $sides }
# The answer that attacks: $wins of $sides sides of the die win.
evo-attack-odds = Attack: { $wins } in { $sides }
evo-cell = { $terrain }, { $ground }, row { $row }, place { $place }
evo-cell-of = { $owner ->
    [You] Your dinosaur
   *[other] { $owner }’s dinosaur
}
evo-cell-dies = It would die now
evo-cell-may-die = It might die now
evo-cell-name = { $terrain }, row { $row }, place { $place }
    .drawn = { $terrain }
evo-dinosaur-name = { $owner ->
    [You] Your dinosaur
   *[other] { $owner }’s dinosaur
} ({ $terrain }), row { $row }, place { $place }
    .drawn = { $owner ->
    [You] Your dinosaur
   *[other] { $owner }’s dinosaur
} ({ $terrain })
evo-mover-name = Your dinosaur ({ $terrain }), row { $row }, place { $place }
    .drawn = Your dinosaur ({ $terrain })
# Where it happened, by the terrain that the page knows: after a word like “moved”, and after what was done there.
evo-to-terrain = { $where ->
    [beach] to a beach
    [plain] to a plain
    [hill] to a hill
    [mountain] to a mountain
   *[other] to another cell
}
evo-on-terrain = { $where ->
    [beach] on a beach
    [plain] on a plain
    [hill] on a hill
    [mountain] on a mountain
   *[other] on the island
}
evo-mark-start = Can be chosen
evo-mark-points = { $points ->
    [one] { $points } movement point to get here
   *[other] { $points } movement points to get here
}
evo-mark-reach = Can move here
evo-mark-odds = Attack: { $wins } in { $sides } chance
evo-mark-target = Can be targeted
evo-mark-birth = A newborn can go here
evo-mark-lose = Can be the one that dies


## What was sold, what may come, what to do now
## $bid is the bid and $paid what was paid in the end; $token is a turn of the dial, $count how many such tokens are left.

evo-sold = Sold in round { $round }
evo-sold-line = { $what }: { $seat ->
    [You] you
   *[other] { $seat }
} bid { $bid } and paid { $paid }
evo-sold-nobody = { $what }: nobody
evo-coming = Next round: not known yet
evo-coming-token = { $count ->
    [one] { $token }: { $terrain } ideal, { $count } token
   *[other] { $token }: { $terrain } ideal, { $count } tokens
}
evo-safe = { $dinosaurs ->
    [one] Only { $dinosaurs } left: it can’t be attacked, and the climate can’t kill it
   *[other] Only { $dinosaurs } left: they can’t be attacked, and the climate can’t kill them
}
evo-hint-bid = Tap a number. If you’re outbid, you bid in another column.
evo-hint-moves = Tap a dinosaur, then a cell or an enemy.
evo-hint-way = Numbers show the cost. Red marks an enemy and your odds.
evo-hint-birth = Tap a cell with an egg.
evo-hint-exchange = All 8 are on the board: tap one to remove, then a cell for the newborn.
evo-hint-lose = Tap the one that dies.
evo-hint-flee = Tap a free cell next to it, or let it die.
evo-hint-place = Tap a place on the track, or keep yours.
evo-hint-card = Tap a glowing card, or don’t play one.
evo-hint-no-card = None of your cards can be played now. Everyone who holds a card is asked, so that nobody learns which ones you have.

evo-lab-open = open
evo-cards = Your cards
evo-clans = Clans
evo-spent = Cards played
evo-spent-none = None yet.
evo-ask-when-fits = Ask only when I can play one
evo-fight = Fight
evo-tap-on = Tap to continue
evo-about-attack = Horns in attack
evo-about-defence = Horns in defence
evo-about-tokens = Climate tokens
  .text = Each round one token is turned over and turns the dial. The meteor is one of the last three and ends the game.

evo-cards-short = Cards
evo-about-moves = Movement points
  .text = The movement points that this clan has in its go.
evo-about-horns = Horns
  .text = In attack / in defence. In a fight the die says how many more horns the attacker needs.
evo-about-births = Births
  .text = How many newborns this clan may place in the birth phase.

evo-bid-cost = Pay {$price}, keep {$left}
evo-bid-outbids = { $owner } is outbid and bids again in another column.
evo-bid-top = Nobody can outbid it.

evo-to-now = Skip to now
evo-ranking-rule = Most mutation points win; a tie goes to more dinosaurs.

# What is read aloud after a question: $what a gene or a card, $owner who leads with $bid, $next the lowest bid you can make.
evo-spoken-purse = { $points ->
    [one] You have { $points } mutation point.
   *[other] You have { $points } mutation points.
}
evo-spoken-held = { $what }: { $owner } holds it with { $bid }; { $next } would cost you { $price }.
evo-spoken-top = { $what }: { $owner } holds it with { $bid }; you can’t outbid that.
evo-spoken-free = { $what }: nobody bids; { $next } would cost you { $price }.
evo-spoken-move = { $move }.
