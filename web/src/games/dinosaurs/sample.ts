/** A made-up table, for specs. */

import type { Cell, Figure, Picture, Player, Terrain, Tile } from "./generated.ts";

function cell(q: number, r: number, terrain: Terrain, figure: Figure | null = null, tile = 0): Cell {
  return { id: `${q},${r}`, q, r, terrain, figure, tile };
}

function tile(face: string, first: Terrain, second: Terrain, animal: Figure | null = null): Tile {
  return { face, first, second, animal };
}

export const CELLS: Cell[] = [
  cell(0, 0, "mountain", "dinosaur"),
  cell(1, 0, "lake", "frog"),
  cell(1, -1, "lake"),
  cell(0, -1, "plain", "tiger"),
  cell(-1, 0, "plain"),
  cell(-1, 1, "forest", "rat"),
  cell(0, 1, "forest"),
  cell(-2, 0, "universal", "rabbit", 1),
  cell(-2, 1, "mountain", null, 1),
];

function player(seat: number, eggs: number, golden: number, ordinary: number, cells: Cell[]): Player {
  return { seat, eggs, golden, ordinary, score: eggs + 1, nest: "0,0", cells };
}

export const PICTURE: Picture = {
  ruleset: "base",
  turn: 8,
  phase: "draft",
  first: 0,
  active: 0,
  asked: 0,
  marker: "tiger",
  columns: [
    { name: "frog", tiles: [tile("ML", "mountain", "lake"), null] },
    { name: "rabbit", tiles: [tile("PU:h", "plain", "universal", "rabbit"), tile("MP", "mountain", "plain")] },
    { name: "rat", tiles: [null, null] },
    { name: "tiger", tiles: [null, tile("FM:t", "forest", "mountain", "tiger")] },
    { name: "eagle", tiles: [tile("FU:r", "forest", "universal", "rat"), tile("LF:e", "lake", "forest", "eagle")] },
  ],
  stacks: [0, 1, 14, 14],
  tile: null,
  column: null,
  row: null,
  players: [player(0, 7, 1, 2, CELLS), player(1, 3, 0, 3, CELLS.slice(0, 7))],
};
