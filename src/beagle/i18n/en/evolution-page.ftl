### Evolution: words of the page around the drawn table.
### $animal and $partner are letters of animals, $seat the name of a player, $trait the name of a trait.

phase-setup = Set-up
phase-over = The end

table-turn = Turn { $turn }
table-last-turn = Turn { $turn }, the last
table-new-animal = New animal
table-new-animal-in = New animal in
table-pass = Pass
table-hand = Hand
table-count = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
table-pair = { $trait } of { $animal } and { $partner }
table-animal = Animal { $animal }
table-animal-of = Animal { $animal } of { $seat }
table-middle = Open in the middle
table-attacking = Attacks
table-attacked = Attacked
table-resigned = gave up
table-bot-plays = away, a bot plays
table-label = The table
