/**
 * What the server sends of a table of this game: `beagle.games.dinosaurs`. Made by tools/generators/web_types.py: do
 * not edit.
 */

/**
 * The table of Gods Love Dinosaurs as everybody sees it. Names of terrains, figures, columns and phases are those of
 * the notation.
 */
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
  marker: Figure;
  columns: Column[];
  /** How many tiles are in the stacks A to D. */
  stacks: number[];
  /** The tile to be placed. */
  tile: Tile | null;
  /** The column it was taken from. */
  column: Figure | null;
  /** And the row, from 1, if that is known. */
  row: number | null;
  players: Player[];
}

export type Figure = "frog" | "rabbit" | "rat" | "tiger" | "eagle" | "dinosaur";

/** A column of the biome board. */
export interface Column {
  name: Figure;
  /** From the top; null where there is none. */
  tiles: (Tile | null)[];
}

/** A face: its name, the two terrains, and the animal on the first. */
export interface Tile {
  face: string;
  first: Terrain;
  second: Terrain;
  animal: Figure | null;
}

export type Terrain = "lake" | "plain" | "forest" | "universal" | "mountain";

/** A player's land and eggs. */
export interface Player {
  seat: number;
  eggs: number;
  /** Points by golden eggs. */
  golden: number;
  /** Points by ordinary eggs. */
  ordinary: number;
  score: number;
  /** The cell where dinosaurs hatch. */
  nest: string | null;
  cells: Cell[];
}

/** A cell of a land. */
export interface Cell {
  /** As the notation writes it. */
  id: string;
  q: number;
  r: number;
  terrain: Terrain;
  figure: Figure | null;
  /** The piece of cardboard it is printed on; 0 is the starting tile. */
  tile: number;
  /** It has bred or hunted in this activation. */
  done?: boolean;
  /** It was added in this activation. */
  born?: boolean;
}

export type ColumnName = "frog" | "rabbit" | "rat" | "tiger" | "eagle";

export type StackName = "A" | "B" | "C" | "D";

/** Something that happened. */
export type GameEvent =
  | { event: "turn"; args: { number: number; seat: number } }
  | { event: "taken"; args: { seat: number; column: ColumnName; row: number; tile: string | null } }
  | { event: "placed"; args: { seat: number; cell: string; other: string; tile: string | null } }
  | { event: "settled"; args: { seat: number; figure: Figure; cell: string } }
  | { event: "missing"; args: { seat: number; figure: Figure } }
  | { event: "activated"; args: { figure: Figure } }
  | { event: "bred"; args: { seat: number; figure: Figure; cell: string; other: string } }
  | { event: "enough"; args: { seat: number; figure: Figure } }
  | { event: "idle"; args: { seat: number; figure: Figure } }
  | { event: "walked"; args: { seat: number; figure: Figure; cell: string; other: string } }
  | { event: "eaten"; args: { seat: number; figure: Figure; cell: string } }
  | { event: "young"; args: { seat: number; figure: Figure; cell: string } }
  | { event: "starved"; args: { seat: number; figure: Figure; cell: string } }
  | { event: "laid"; args: { seat: number; eggs: number; total: number } }
  | { event: "hatched"; args: { seat: number; cell: string; total: number } }
  | { event: "unhatched"; args: { seat: number } }
  | { event: "marker"; args: { column: ColumnName } }
  | { event: "filled"; args: { column: ColumnName; row: number; tile: string | null } }
  | { event: "next-stack"; args: { stack: StackName } }
  | { event: "game-over"; args: { tiles: number; cells: number } }
  | { event: "nest-taken"; args: { seat: number } };
