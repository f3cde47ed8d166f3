### EVO: what is told in the worked examples of examples.case. The key is example-<id>-<name>; the
### title of an example is example-<id>.

example-initiative = Who goes first
example-initiative-auction = The auction is nearly over. Clara holds the first column, Dan the second, Ann the third. Ann and Dan have five dinosaurs each, Ben six, Clara seven.
example-initiative-columns = Ben takes the fourth column. The markers go to the track in the order of the columns: Clara, Dan, Ann, Ben.
example-initiative-sorted = Clara could play her event card now, but doesn’t. Then the markers are sorted: the fewest dinosaurs go first. Dan and Ann both have five, so they keep their order. The track is Dan, Ann, Ben, Clara.

example-movement = Three movement points
example-movement-points = Every species has two movement points. Ann’s Legs gene gives one more: three.
example-movement-one-each = Each movement point moves one dinosaur by one cell. Ann moves all three of hers.
example-movement-shared = Three movement points, shared
example-movement-shared-points = The same three movement points can be shared in another way. A dinosaur can’t cross or end on a cell with another dinosaur, not even one of its own clan.
example-movement-shared-two-steps = One dinosaur moves two cells. One movement point is left.
example-movement-shared-last-point = Another one moves one cell. The third stays where it is.
