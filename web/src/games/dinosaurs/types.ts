/**
 * The table of Gods Love Dinosaurs as the server sends it: `beagle.games.dinosaurs.picture` on the Python side. Names
 * of terrains, figures, columns and phases are those of the notation.
 */

import type { Hex } from "../../look/hex/hex.ts";

export type Figure = "frog" | "rabbit" | "rat" | "tiger" | "eagle" | "dinosaur";
export type Terrain = "lake" | "plain" | "forest" | "universal" | "mountain";

export const FIGURES: readonly Figure[] = ["frog", "rabbit", "rat", "tiger", "eagle", "dinosaur"];

export interface Picture {
  ruleset: string;
  turn: number;
  phase: string;
  /** Who had the first turn. */
  first: number;
  /** Whose turn it is. */
  active: number;
  /** Who is asked. */
  asked: number | null;
  /** The column of the dino marker. */
  marker: string;
  columns: Column[];
  /** How many tiles are in the stacks A to D. */
  stacks: number[];
  /** The tile to be placed, the column it was taken from, and the row, from 1, if that is known. */
  tile: Tile | null;
  column: string | null;
  row: number | null;
  players: Player[];
}

export interface Column {
  name: string;
  /** From the top; null where there is none. */
  tiles: (Tile | null)[];
}

/** Two terrains, and the animal on the first. */
export interface Tile {
  face: string;
  first: Terrain;
  second: Terrain;
  animal: Figure | null;
}

export interface Player {
  seat: number;
  /** The total; and the same as golden eggs plus ordinary ones. */
  eggs: number;
  golden: number;
  ordinary: number;
  score: number;
  /** The cell where dinosaurs hatch. */
  nest: string | null;
  cells: Cell[];
}

export interface Cell extends Hex {
  /** As the notation writes it. */
  id: string;
  terrain: Terrain;
  figure: Figure | null;
  /** The piece of cardboard it is printed on; 0 is the starting tile. */
  tile: number;
  /** It has bred or hunted in this activation. */
  done?: boolean;
  /** It was added in this activation. */
  born?: boolean;
}
