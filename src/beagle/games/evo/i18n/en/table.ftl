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
    [0] The meteor has fallen.
    [1] 1 token left: it is the meteor.
    [2] 2 tokens left. One of them is the meteor.
    [3] 3 tokens left. One of them is the meteor.
   *[other] { $tokens } tokens left. The meteor is one of the last three.
}
evo-token-next = { $token ->
    [meteor] The next token is the meteor.
   *[other] The next token is { $token }.
}
evo-track = The order of play
evo-herd-label = { $dinosaurs ->
    [one] { $dinosaurs } dinosaur on the board
   *[other] { $dinosaurs } dinosaurs on the board
}
evo-dies-label = { $dies ->
    [one] { $dies } would die now
   *[other] { $dies } would die now
}
evo-warning = As things stand { $dies } of your { $dinosaurs } would die.

evo-lab = Laboratory
evo-lab-closed = closed until round { $round }
evo-lab-bids = Bids
evo-lab-card = Event card
  .text = The top card of the event pile.
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
evo-field-of = { $seat } stands here
evo-field-price = It would cost you { $price }
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
    [one] { $births } birth a round
   *[other] { $births } births a round
}
evo-points-of = of { $all ->
    [one] { $all } point left
   *[other] { $all } points left
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
evo-cell = { $cell }, { $terrain }, { $ground }
evo-cell-of = Dinosaur of { $owner }
evo-cell-dies = It would die now
evo-cell-may-die = It might die now
evo-cell-name = { $terrain } { $cell }
evo-dinosaur-name = { $owner }: dinosaur at { $cell }
evo-mover-name = Your dinosaur at { $cell }
evo-mark-start = It can be chosen
evo-mark-points = { $points ->
    [one] To go there costs { $points } point
   *[other] To go there costs { $points } points
}
evo-mark-reach = It can go there
evo-mark-odds = To be attacked: { $wins } in { $sides } win
evo-mark-target = It can be the target
evo-mark-birth = A place for a newborn
evo-mark-lose = It can be the one that dies


## What was sold, what may come, what to do now
## $bid is the bid and $paid what was paid in the end; $token is a turn of the dial, $count how many such tokens are left.

evo-sold = Sold in round { $round }
evo-sold-line = { $what }: { $seat } bid { $bid } and paid { $paid }
evo-sold-nobody = { $what }: nobody
evo-coming = Next round: unknown yet
evo-coming-token = { $count ->
    [one] { $token }: { $terrain } ideal, { $count } token
   *[other] { $token }: { $terrain } ideal, { $count } tokens
}
evo-track-text = Who has fewer dinosaurs goes first. Of equals, who stood further to the left in the laboratory. The order is made anew in the phase Initiative; the number is that of dinosaurs.
evo-safe = { $dinosaurs ->
    [one] Only { $dinosaurs } left: it cannot be attacked, and the climate takes none
   *[other] Only { $dinosaurs } left: they cannot be attacked, and the climate takes none
}
evo-hint-bid = Touch a number. If you are outbid, you bid elsewhere.
evo-hint-moves = Touch a dinosaur, then a cell or an enemy.
evo-hint-way = A number is what going there costs; red is an enemy, with your chance to win.
evo-hint-birth = Touch a cell with an egg.
evo-hint-exchange = All yours are on the board: touch the one that makes room, then a cell for the newborn.
evo-hint-lose = Touch the one that dies.
evo-hint-flee = Touch a free cell beside it, or let it die.
evo-hint-place = Touch a place on the track, or keep the one you have.
evo-hint-card = Touch a card that shines, or play none.
evo-hint-no-card = None of your cards fits now. All who hold a card are asked, so that nobody learns which.
