/** A sample table: four players in the middle of an attack. It is made up. */

import type { Animal, Card, Pair, Picture, Player, Trait } from "../games/evolution/generated.ts";

export const NAMES = ["Anna", "Lev", "Chiara", "Marta", "Tomek", "Olga", "Paolo", "Nina"];

/** What is printed on the cards. */
export const NEEDS = { carnivorous: 1, "high-body-weight": 1, parasite: 2, viviparous: 1, intellect: 1 };

/** `fat* carnivorous'`: names and marks as in the notation. */
export function traits(text: string): Trait[] {
  return text.split(" ").filter(Boolean).map(trait);
}

function trait(text: string): Trait {
  const name = text.replace(/[*'!]+$/, "");
  return { trait: name, card: name, filled: text.includes("*"), used: text.includes("'"), off: text.includes("!") };
}

export function animal(
  id: string,
  owner: number,
  food: number,
  need: number,
  on: string,
  more: Partial<Animal> = {},
): Animal {
  const has = traits(on);
  const fat = has.filter((one) => one.filled).length;
  const store = has.filter((one) => one.trait === "fat").length - fat;
  const fed = food >= need;
  const name = `${String.fromCharCode(65 + owner)}${id.charCodeAt(0) - 96}`;
  const plain = { id, name, owner, place: "", card: null, food, blue: 0, need, fat, store, fed };
  return { ...plain, marks: [], traits: has, ...more };
}

export function card(...sides: string[]): Card {
  return { name: sides.join("/"), sides };
}

export function player(seat: number, hand: (Card | null)[], discard: number, animals: Animal[]): Player {
  return { seat, hand, discard, points: 0, animals, remains: [] };
}

const hidden = (cards: number) => Array<null>(cards).fill(null);

export const PAIRS: Pair[] = [
  { trait: "symbiosis", a: "e", b: "a" },
  { trait: "cooperation", a: "f", b: "h", used: true },
  { trait: "communication", a: "d", b: "i" },
];

const asleep: Partial<Animal> = { fed: true, marks: ["asleep"] };

export const ATTACK: Picture = {
  ruleset: "base+fly@gift",
  turn: 5,
  phase: "feeding",
  feeding_round: 2,
  first: 2,
  last: false,
  names: {},
  banks: [{ place: "", food: 2, made: null, rolls: null }],
  deck: 37,
  box: 0,
  middle: [],
  needs: NEEDS,
  joins: { cooperation: 2, communication: 2, symbiosis: 2 },
  pairs: PAIRS,
  players: [
    player(0, hidden(1), 12, [
      animal("a", 0, 1, 1, "grazing' fat* fat"),
      animal("c", 0, 0, 2, "hibernation' high-body-weight", asleep),
      animal("e", 0, 1, 3, "parasite"),
    ]),
    player(1, hidden(4), 9, [
      animal("b", 1, 1, 2, "carnivorous' sharp-vision"),
      animal("f", 1, 0, 2, "scavenger viviparous"),
      animal("h", 1, 0, 1, "camouflage"),
    ]),
    player(2, hidden(3), 8, [
      animal("g", 2, 1, 1, "swimming fat*"),
      animal("k", 2, 0, 3, "carnivorous swimming intellect"),
      animal("m", 2, 1, 1, "burrowing"),
    ]),
    player(3, [card("hibernation", "carnivorous"), card("flight", "specialization-b")], 9, [
      animal("d", 3, 1, 1, "camouflage"),
      animal("i", 3, 1, 2, "high-body-weight"),
      animal("l", 3, 1, 1, "running tail-loss ink-cloud"),
      animal("n", 3, 0, 1, "shell flight specialization-a"),
    ]),
  ],
  action: { kind: "attack", from: "b", to: "l" },
};

const at = (place: string, more: Partial<Animal> = {}) => ({ place, ...more });

/** Three territories; Marta's f wants to migrate. */
export const CONTINENTS: Picture = {
  ...ATTACK,
  ruleset: "base+continents@gift",
  action: null,
  banks: [
    { place: "laurasia", food: 1, made: null, rolls: null },
    { place: "gondwana", food: 4, made: null, rolls: null },
    { place: "ocean", food: 3, made: null, rolls: null },
  ],
  pairs: [
    { trait: "recombination", a: "x", b: "y" },
    { trait: "cooperation", a: "h", b: "i" },
  ],
  players: [
    player(0, hidden(2), 7, [
      animal("a", 0, 1, 1, "herding fat*", at("laurasia")),
      animal("c", 0, 0, 1, "sharp-vision! neoplasm grazing", at("gondwana")),
      animal("d", 0, 1, 1, "mimicry", at("ocean")),
    ]),
    player(1, hidden(4), 5, [
      animal("u", 1, 1, 1, "cnidocytes running", at("laurasia")),
      animal("x", 1, 0, 2, "carnivorous", at("ocean")),
      animal("y", 1, 1, 1, "fat", at("ocean")),
    ]),
    player(2, [card("remora", "cooperation"), card("herding", "swimming")], 9, [
      animal("e", 2, 1, 1, "regeneration camouflage", at("laurasia")),
      animal("f", 2, 0, 2, "migration high-body-weight", at("laurasia")),
      animal("h", 2, 1, 1, "", at("ocean")),
      animal("i", 2, 1, 3, "parasite", at("ocean")),
    ]),
  ],
};

/** Many animals that have nineteen traits between them. */
export function crowd(seat: number, animals: number): Player {
  const kinds = [
    "carnivorous",
    "fat*",
    "piracy running",
    "scavenger",
    "poisonous high-body-weight",
    "",
    "grazing fat",
    "burrowing",
  ];
  const herd = Array.from({ length: animals }, (_, at) => {
    const need = 1 + ((at * 7 + seat) % 3 === 0 ? 1 : 0);
    return animal(
      `${at + 1}`,
      seat,
      (at * 5 + seat * 3) % (need + 1),
      need,
      kinds[(at * 3 + seat) % kinds.length] ?? "",
    );
  });
  return player(seat, hidden(4), 6 + seat, herd);
}
