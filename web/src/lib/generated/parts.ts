/**
 * What messages of several kinds are made of: `beagle.server.wire`. Made by tools/generators/web_types.py: do not edit.
 */

export type SeatKind = "open" | "invited" | "local" | "bot";

export type TableStatus = "gathering" | "playing" | "over" | "closed";

/** The rules have changed since a game was played, and the current ones don't follow it to its end. */
export interface OlderRules {
  /** The version it was played under. */
  was: number;
  now: number;
  /** How many entries the current rules follow. */
  agreed: number;
  /** Both versions, the place and the rules, for people. */
  words: Said;
  rules?: string[];
}

/** A sentence to say, as a key and arguments; the reader formats it in a language. */
export interface Said {
  /** Of a Fluent message. */
  key: string;
  args?: Record<string, string | number | Said | SaidSeat | SaidPiece>;
}

/** A seat in a sentence: the reader puts a person's name there. */
export interface SaidSeat {
  seat: number;
}

/** A piece in a sentence, by its letter: the reader puts the name there that it has in the picture of the table. */
export interface SaidPiece {
  piece: string;
}

/** A game's picture of the table. */
export type View = object;

/** A legal move: its text, its words, what a player touches, in order, to choose it, and what kind of move it is. */
export interface Option {
  move: string;
  words: Said;
  touch: Touch[];
  /** Its last two things may be touched in either order. */
  swaps?: boolean;
  /** Somebody learns something by it, or dice are rolled: a page asks before making it. */
  reveals?: boolean;
  /** A name of the game's own: "attack", "bid". */
  kind?: string;
  /** What a page shows of it before it is chosen: prices, odds. */
  args?: Args;
}

/** A thing to touch: `animal:a`, `trait:a.piracy`. */
export type Touch = string;

/** Names and numbers by label. */
export type Args = Record<string, Plain>;

export type Plain = string | number | boolean | unknown[] | null;

/**
 * Something that happened: its name in the game's table of events, its parts by label, and its words. A part is plain
 * data: a seat is its number, an animal its letter, a cell its hex name, and a card, a trait or a place its name; a
 * card that these eyes may not know is null.
 */
export interface EventLine {
  event: string;
  args: Args;
  words: Said;
}

/** Something that a move would lead to: its name, facts about it, and its words. */
export interface OutcomeLine {
  name: string;
  args: Args;
  words: Said;
}

/** What a deck, a bag or a stack is made of. */
export interface DeckPile {
  name: string;
  title: Said;
  copies: number;
  /** So many of them are in the game at the start. */
  used: number;
  kinds: PileKind[];
}

/** Identical cards, tokens or tiles. */
export interface PileKind {
  name: string;
  words: Said;
  copies: number;
}
