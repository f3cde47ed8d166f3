/** Small made-up tables for tests and for design. */

import type { Cell, Face, Picture, Player } from "./generated.ts";

export function cellOf(id: string, owner: number | null = null, more: Partial<Cell> = {}): Cell {
  const [q = 0, r = 0] = id.split(",").map(Number);
  return { id, q, r, terrain: "plain", ground: "ideal", coast: false, owner, ...more };
}

export function playerOf(seat: number, more: Partial<Player> = {}): Player {
  return {
    seat,
    points: null,
    hand: [],
    genes: [],
    active: [],
    dinosaurs: 3,
    supply: 5,
    dies: 0,
    floor: 2,
    moves: 2,
    attack: 0,
    defence: 0,
    eggs: 1,
    discount: 0,
    saves: { hot: 0, cold: 0, deadly: 0 },
    ...more,
  };
}

const UNSEEN = [
  { token: "+1", count: 4 },
  { token: "meteor", count: 1 },
];

const DIE: Face[] = [
  { face: "fail", lead: null },
  { face: "success", lead: -100 },
  { face: "equal", lead: 0 },
  { face: "more", lead: 1 },
  { face: "more", lead: 1 },
  { face: "two-more", lead: 2 },
];

export function pictureWith(more: Partial<Picture> = {}): Picture {
  return {
    ruleset: "second",
    round: 4,
    phase: "movement",
    order: [0, 1],
    gone: [],
    climate: {
      section: 1,
      sections: [
        ["ideal", "cold", "deadly", "deadly"],
        ["hot", "ideal", "cold", "deadly"],
        ["deadly", "hot", "ideal", "cold"],
        ["deadly", "deadly", "hot", "ideal"],
      ],
      grounds: { beach: "hot", plain: "ideal", hill: "cold", mountain: "deadly" },
      turns: "+0",
      pile: 8,
      next: null,
      turned: ["+1"],
      unseen: UNSEEN,
    },
    cells: [cellOf("0,0", 0), cellOf("1,0"), cellOf("0,1", 1)],
    laboratory: [],
    sold: null,
    bag: { genes: [{ gene: "legs", count: 3 }], specials: 2 },
    deck: 12,
    spent: [],
    winners: [],
    players: [playerOf(0, { points: 9 }), playerOf(1)],
    points: 2,
    births: 0,
    newborn: null,
    die: DIE,
    action: null,
    reach: {},
    ...more,
  };
}
