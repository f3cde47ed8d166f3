/**
 * The table of EVO as the server sends it to one viewer: `beagle.games.evo.picture` on the Python side. Names of
 * terrains, grounds, genes, cards, tokens and phases are those of the notation; a cell is `0,-1`.
 */

import type { Touch } from "../../lib/socket-wire.ts";

export interface Picture {
  ruleset: string;
  round: number;
  /** The name of a phase, `over` after the last. */
  phase: string;
  /** The initiative track from its left end, by seat. */
  order: number[];
  /** Who has acted in this phase; in an auction, who holds a column. */
  gone: number[];
  climate: Climate;
  cells: Cell[];
  /** Empty while the laboratory is closed. */
  laboratory: Column[];
  /** What the last auction sold; null if that isn't known. */
  sold: Sales | null;
  bag: { genes: Count[]; specials: number };
  /** Event cards face down. */
  deck: number;
  /** Event cards that were played. */
  spent: string[];
  players: Player[];
  /** Movement points left in this go. */
  points: number;
  births: number;
  newborn: string | null;
  /** What is going on now between two dinosaurs. */
  action: Action | null;
  /** For the player who moves: where each dinosaur can go. */
  reach: Record<string, Reached[]>;
}

export type Ground = "ideal" | "hot" | "cold" | "deadly";

export interface Climate {
  section: number;
  /** For each section what beach, plain, hill and mountain are in it. */
  sections: Ground[][];
  grounds: Record<string, Ground>;
  /** What the token that was just revealed will do. */
  turns: string;
  /** How many tokens are face down. */
  pile: number;
  /** The next one, for a player who foresees it. */
  next: string | null;
  turned: string[];
  unseen: { token: string; count: number }[];
}

export interface Cell {
  id: string;
  q: number;
  r: number;
  terrain: string;
  ground: Ground;
  coast: boolean;
  owner: number | null;
  /** If survival came now. */
  fate?: "dies" | "may-die";
}

export interface Column {
  /** From 1. */
  column: number;
  /** `card`, or a gene; null once it is won. */
  offers: string | null;
  holder: number | null;
  bid: number | null;
  /** What the holder will pay, after discounts. */
  price: number | null;
}

export interface Sale {
  /** From 1. */
  column: number;
  /** `card`, or a gene. */
  offers: string;
  holder: number | null;
  bid: number;
  paid: number;
}

export interface Sales {
  round: number;
  sales: Sale[];
}

export interface Count {
  gene: string;
  count: number;
}

export interface Player {
  seat: number;
  /** Mutation points; null if the viewer may not know. */
  points: number | null;
  hand: (string | null)[];
  genes: Count[];
  /** Cards in force in this phase. */
  active: string[];
  dinosaurs: number;
  supply: number;
  /** How many would die if survival came now. */
  dies: number;
  floor: number;
  moves: number;
  attack: number;
  defence: number;
  eggs: number;
  discount: number;
  saves: Record<string, number>;
}

export type Action =
  | { kind: "fight"; from: string; to: string; won: boolean; wins: number; sides: number }
  | { kind: "babies"; seat: number; to: string };

/** A cell that a dinosaur can reach: what it costs, and what is touched for every step. */
export interface Reached {
  to: string;
  points: number;
  way: Touch[][];
}
