### Evolution: what is told in the worked examples of examples.case. The key is example-<id>-<name>; the
### title of an example is example-<id>.

example-first-turn = The first turn
example-first-turn-hands = Ann and Ben have six cards each. Ann is the first player. You see the game as Ann does.
example-first-turn-animals = Development. Each of them plays a card animal side up: their first animals.
example-first-turn-poisonous = Ann makes her animal Poisonous. Ben plays a second animal.
example-first-turn-pair = Ann plays a second animal too. Ben joins his two animals with Communication: when one gets a red token, the other gets one as well.
example-first-turn-hunter = Ann plays Carnivorous on her poisonous animal. Ben answers with Camouflage on one of his: a carnivore without Sharp vision can’t attack it.
example-first-turn-grazing = Ann plays a third animal. Ben plays Grazing on the camouflaged one, to leave less food for Ann.
example-first-turn-pass = Ann passes and keeps her last card for the next turn. Ben plays his last one, Fat tissue.
example-first-turn-bank = Food bank. The die comes up 4. For two players that’s 4 + 2: six red tokens.
example-first-turn-first = Feeding, first round. Ann takes a red token for one of her animals without traits.
example-first-turn-shared = Ben takes a token. Communication brings a second one, and Grazing destroys a third. Two are left.
example-first-turn-eaten = Second round. Ann’s carnivore eats the animal without Camouflage and gets two blue tokens. Ben loses that animal, the token on it, and the Communication that joined it to the other.
example-first-turn-stored = Ben’s animal is fed, so the next token goes onto its Fat tissue. Grazing destroys the last one. The bank is empty.
example-first-turn-new-turn = Extinction. Ann’s third animal got nothing and dies. Everyone draws one card, and one more for each surviving animal: Ann three, Ben two. In the new turn Ben is the first player.
example-first-turn-better = The first turn, played better
example-first-turn-better-second-round = The same game in the second feeding round. Two tokens are left. Ann’s carnivore and her third animal are hungry.
example-first-turn-better-fed = This time Ann takes a token first, for her third animal. Her carnivore can wait: its food isn’t in the bank.
example-first-turn-better-stored = Ben takes the last token, onto his Fat tissue. The bank is empty.
example-first-turn-better-hunt = Third round. Now Ann’s carnivore attacks the same animal, and eats it.
example-first-turn-better-all-live = All three of Ann’s animals are fed, and none dies. She draws four cards instead of three. The lesson: first take the tokens that everyone wants, and leave prey that can’t run away for later.

example-neoplasm = Neoplasm over two turns
example-neoplasm-before = Ann’s animal has High body weight and Edificator. Ben holds a card with Neoplasm.
example-neoplasm-played = Development. Neoplasm can only be played on another player’s animal. It lies under all its other traits.
example-neoplasm-first-bank = Food bank, first turn. Neoplasm moves up by one card. From now on High body weight doesn’t work.
example-neoplasm-one-token = So one token is enough: without High body weight the animal is fed.
example-neoplasm-second-turn = It survives, and the second turn begins. A new trait on this animal would give it one more turn. Ann chooses not to play one.
example-neoplasm-dead = Food bank, second turn. Neoplasm passes Edificator. There’s no working trait above it any more, so the animal dies at once.
