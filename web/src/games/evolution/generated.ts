/**
 * What the server sends of a table of this game: `beagle.games.evolution`. Made by tools/generators/web_types.py: do
 * not edit.
 */

/**
 * The table of Evolution as one viewer sees it. Names of traits, cards, places and phases are those of the notation.
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
  /** Face up in the middle of the table. */
  middle: (Card | null)[];
  /** The number printed on a trait: how much more food it makes an animal need. */
  needs: Record<string, number>;
  pairs: Pair[];
  players: Player[];
  /** What is happening now between two animals. */
  action: Action | null;
}

/** A food bank. */
export interface Bank {
  /** Empty at a table with one bank. */
  place: string;
  food: number;
}

/** A printed card. */
export interface Card {
  name: string;
  /** One or two traits, the upper first. */
  sides: string[];
}

/** A trait between two animals; of Symbiosis, b is the symbiont of a. */
export interface Pair {
  trait: string;
  a: string;
  b: string;
  used?: boolean;
}

/** A player's cards and animals. */
export interface Player {
  seat: number;
  /** Null is a card that the viewer may not know. */
  hand: (Card | null)[];
  /** Your own cards, or how many another player has. */
  discard: (Card | null)[] | number;
  points: number;
  animals: Animal[];
  remains: Remains[];
}

/** An animal. */
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

export type Mark = "revealed" | "poisoned" | "asleep" | "in-shell" | "inked" | "paralysed" | "adrift" | "from-fat";

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

/** What is left of an eaten animal that will grow again: its cards, in its place. */
export interface Remains {
  id: string;
  name: string;
  place: string;
  traits: Trait[];
}

export type Action = Attack | Meal;

export interface Attack {
  kind: "attack";
  from: string;
  to: string;
}

/** A meal that may be interrupted. */
export interface Meal {
  kind: "meal";
  to: string;
}
