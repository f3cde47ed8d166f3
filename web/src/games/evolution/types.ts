/**
 * The table of Evolution as the server sends it to one viewer: `beagle.games.evolution.picture` on the Python side.
 * Names of traits, cards, places and phases are those of the notation.
 */

import type { Touching } from "../../table/game-module.ts";

export interface Picture {
  ruleset: string;
  turn: number;
  /** The name of a phase, `setup` before the first, `over` after the last. */
  phase: string;
  /** The seat of the first player. */
  first: number;
  /** Is this the last turn? */
  last: boolean;
  banks: Bank[];
  /** How many cards. */
  deck: number;
  box: number;
  /** Face up in the middle of the table. */
  middle: (Card | null)[];
  /** The number printed on a trait: how much more food it makes an animal need. */
  needs: Readonly<Record<string, number>>;
  pairs: Pair[];
  players: Player[];
  /** What is going on now between two animals. */
  action: Action | null;
}

/** A printed card: one or two traits, the upper first. */
export interface Card {
  name: string;
  sides: string[];
}

export interface Bank {
  /** Empty at a table with one bank. */
  place: string;
  food: number;
  /** How it was filled in this turn, if that is known. */
  made: Made | null;
}

export interface Made {
  /** How many tokens there were when it was full. */
  filled: number;
  dice: number[];
  /** What was added to the dice, and what animals added later. */
  added: number;
  grown: number;
  /** Tokens that nobody ate. */
  grazed: number;
}

export interface Player {
  seat: number;
  /** null is a card that the viewer may not know. */
  hand: (Card | null)[];
  /** Your own cards, or how many another player has. */
  discard: (Card | null)[] | number;
  points: number;
  animals: Animal[];
  remains: Remains[];
}

export interface Animal {
  id: string;
  /** Owner and number in order of birth, `D3`: it never changes. */
  name: string;
  owner: number;
  place: string;
  /** The card that is face down as this animal, if the viewer may know it. */
  card: Card | null;
  food: number;
  /** How much of the food is blue. */
  blue: number;
  need: number;
  fat: number;
  /** Free places for fat. */
  store: number;
  fed: boolean;
  marks: Mark[];
  traits: Trait[];
}

/** What is left of an eaten animal that will grow again. */
export interface Remains {
  id: string;
  name: string;
  place: string;
  traits: Trait[];
}

/** The states of an animal. */
export type Mark = "revealed" | "poisoned" | "asleep" | "in-shell" | "inked" | (string & {});

/** A trait on an animal. */
export interface Trait {
  trait: string;
  /** The name of the card. */
  card: string;
  /** A yellow token is on it. */
  filled?: boolean;
  off?: boolean;
  used?: boolean;
  /** New this turn: fat that isn't usable yet, a Neoplasm that came by an exchange. */
  fresh?: boolean;
}

/** A trait between two animals; of Symbiosis, b is the symbiont of a. */
export interface Pair {
  trait: string;
  a: string;
  b: string;
  used?: boolean;
}

/** What every part of the table needs to know to draw an animal. */
export interface Stage {
  /** Names of the players, by seat. */
  names: readonly string[];
  pairs: readonly Pair[];
  needs: Readonly<Record<string, number>>;
  action: Action | null;
  /** Words at the foot of a card, by animal: attacking, attacked. */
  notes: Readonly<Record<string, string>>;
  touching?: Touching | undefined;
}

export type Action = { kind: "attack"; from: string; to: string } | { kind: "meal"; to: string };
