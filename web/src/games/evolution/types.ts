/**
 * The table of Evolution as the server paints it for one pair of eyes: `beagle.evolution.picture` on the Python side.
 * Names of traits, cards, places and phases are those of the notation.
 */

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
  /** Open in the middle of the table. */
  middle: (Card | null)[];
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
}

export interface Player {
  seat: number;
  /** null is a card that one may not know. */
  hand: (Card | null)[];
  /** One's own cards, or how many another player has. */
  discard: (Card | null)[] | number;
  points: number;
  animals: Animal[];
}

export interface Animal {
  id: string;
  owner: number;
  place: string;
  /** The card that lies face down as this animal, if one may know it. */
  card: Card | null;
  food: number;
  need: number;
  fat: number;
  /** Empty places for fat. */
  store: number;
  fed: boolean;
  marks: Mark[];
  traits: Trait[];
}

/** What has become of an animal. */
export type Mark = "revealed" | "poisoned" | "asleep" | "in-shell" | "inked" | (string & {});

/** A trait on an animal. */
export interface Trait {
  trait: string;
  /** The name of the card. */
  card: string;
  /** A yellow token lies on it. */
  filled?: boolean;
  off?: boolean;
  used?: boolean;
}

/** A trait between two animals; of Symbiosis, b is the symbiont of a. */
export interface Pair {
  trait: string;
  a: string;
  b: string;
  used?: boolean;
}

export type Action = { kind: "attack"; from: string; to: string } | { kind: "meal"; to: string };
