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
  /** Of the feeding phase, from 1; 0 in every other phase. */
  feeding_round: number;
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
  /** The traits that join animals, and how many. */
  joins: Record<string, number>;
  /** Owner and number of every animal by its letter, also of dead ones whose birth was seen. */
  names: Record<string, string>;
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
  /** How it was filled in this turn, if that is known. */
  made: Made | null;
  /** How it will be filled in this turn, until the dice are rolled. */
  rolls: Rolls | null;
}

/** How a bank was filled. */
export interface Made {
  /** How many tokens there were when it was full. */
  filled: number;
  dice: number[];
  /** To the dice. */
  added: number;
  /** What animals added later. */
  grown: number;
  /** Tokens that nobody ate. */
  grazed: number;
}

/** How a bank will be filled. */
export interface Rolls {
  /** How many. */
  dice: number;
  /** To the dice. */
  added: number;
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
  /** The animals that could attack it if their owner moved now. */
  hunters?: string[];
  /** The symbiont that must be fed before it can eat. */
  waits?: string;
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

export type PhaseName = "litters" | "development" | "food-bank" | "feeding" | "extinction" | "scoring";

export type PlaceName = "" | "laurasia" | "gondwana" | "ocean";

/** Something that happened. */
export type GameEvent =
  | { event: "turn"; args: { number: number; first: number } }
  | { event: "phase"; args: { phase: PhaseName } }
  | { event: "round"; args: { number: number } }
  | { event: "animal-played"; args: { seat: number; animal: string; card: string | null } }
  | { event: "trait-played"; args: { seat: number; animal: string; trait: string; card: string | null } }
  | {
      event: "pair-played";
      args: { seat: number; animal: string; partner: string; trait: string; card: string | null };
    }
  | { event: "passed"; args: { seat: number } }
  | { event: "skipped"; args: { seat: number } }
  | { event: "die"; args: { face: number } }
  | { event: "bank"; args: { place: PlaceName; tokens: number } }
  | { event: "food-taken"; args: { animal: string } }
  | { event: "food-given"; args: { animal: string; tokens: number } }
  | { event: "fat-stored"; args: { animal: string } }
  | { event: "fat-used"; args: { animal: string; tokens: number } }
  | { event: "food-lost"; args: { animal: string; tokens: number } }
  | { event: "shared"; args: { animal: string; partner: string; trait: string } }
  | { event: "grazed"; args: { animal: string; place: PlaceName } }
  | { event: "robbed"; args: { animal: string; target: string } }
  | { event: "hibernated"; args: { animal: string } }
  | { event: "attacked"; args: { animal: string; target: string } }
  | { event: "runs"; args: { animal: string } }
  | { event: "escaped"; args: { animal: string; target: string } }
  | { event: "caught"; args: { animal: string; target: string } }
  | { event: "redirected"; args: { animal: string; target: string } }
  | { event: "trait-lost"; args: { animal: string; trait: string; card: string | null } }
  | { event: "pair-lost"; args: { animal: string; partner: string; trait: string; card: string | null } }
  | { event: "not-defended"; args: { animal: string } }
  | { event: "eaten"; args: { owner: number; animal: string; card: string | null } }
  | { event: "poisoned"; args: { animal: string } }
  | { event: "scavenged"; args: { animal: string } }
  | { event: "bank-cleared"; args: { place: PlaceName; tokens: number } }
  | { event: "starved"; args: { owner: number; animal: string; card: string | null } }
  | { event: "died-of-poison"; args: { owner: number; animal: string; card: string | null } }
  | { event: "card-drawn"; args: { seat: number; card: string | null } }
  | { event: "cards-drawn"; args: { seat: number; cards: number } }
  | { event: "last-turn"; args: Record<string, never> }
  | { event: "game-over"; args: Record<string, never> }
  | { event: "scored"; args: { seat: number; points: number; total: number } }
  | { event: "rolled-for-first"; args: { seat: number; face: number } }
  | { event: "first-player"; args: { seat: number } }
  | { event: "cards-removed"; args: { cards: number } }
  | { event: "turned-over"; args: { animal: string; card: string | null } }
  | { event: "bears"; args: { animal: string } }
  | { event: "woke"; args: { animal: string } }
  | { event: "ignores"; args: { animal: string; target: string; trait: string } }
  | { event: "ambushed"; args: { animal: string; target: string } }
  | { event: "bite-failed"; args: { animal: string; target: string } }
  | { event: "hid"; args: { animal: string } }
  | { event: "inked"; args: { animal: string; target: string } }
  | { event: "meal-missed"; args: { animal: string } }
  | { event: "specialized"; args: { animal: string } }
  | { event: "changed-shape"; args: { animal: string; trait: string } }
  | { event: "settled"; args: { seat: number; animal: string; card: string | null } }
  | { event: "warmed"; args: { animal: string } }
  | { event: "litter"; args: { animal: string } }
  | { event: "moved"; args: { animal: string; place: PlaceName; from: PlaceName } }
  | { event: "sets-out"; args: { animal: string; place: PlaceName } }
  | { event: "follows"; args: { animal: string; target: string } }
  | { event: "fetched"; args: { animal: string; card: string | null } }
  | { event: "spread"; args: { animal: string; trait: string } }
  | { event: "died-of-neoplasm"; args: { owner: number; animal: string; card: string | null } }
  | { event: "remains"; args: { animal: string } }
  | { event: "restored"; args: { seat: number; animal: string; card: string | null } }
  | { event: "exchanged"; args: { animal: string; partner: string; trait: string; other: string } }
  | { event: "paralysed"; args: { animal: string } }
  | { event: "edified"; args: { animal: string } }
  | { event: "food-removed"; args: { animal: string; tokens: number } }
  | { event: "all-fed"; args: Record<string, never> }
  | { event: "ignores-pair"; args: { animal: string; target: string; trait: string; partner: string } };
