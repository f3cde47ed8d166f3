/** A plain table: `beagle.kernel.base.picture`. Made by tools/generators/web_types.py: do not edit. */

/** A plain table. */
export interface Picture {
  title: Words;
  /** Where the game is. */
  headline: Words;
  areas: Area[];
  /** The position as text, for a game that names no areas. */
  lines: string[];
}

/** A text to say, as a key and arguments. */
export interface Words {
  key: string;
  args: Record<string, string | number | Words | Seat | Piece>;
}

/** A seat in a text: a page puts a person's name there. */
export interface Seat {
  seat: number;
}

/** A piece in a text, by its letter: a page puts its name there. */
export interface Piece {
  piece: string;
}

/** Things that lie together. */
export interface Area {
  title: Words;
  things: Thing[];
  /** -1: it belongs to everybody. */
  seat: number;
}

/** One thing on the table. */
export interface Thing {
  words: Words;
  /** Empty: nothing can be done with it. */
  touch: string;
  /** It lies face down for the reader. */
  hidden: boolean;
}
