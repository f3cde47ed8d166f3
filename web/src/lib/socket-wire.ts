/** The messages between a page and the server, as `beagle.server.wire` has them. */

import type { Message } from "./words.ts";

/** Something touched to choose a move: `card:fat/grazing`, `animal:a`, `trait:a.piracy`, `pass`. */
export type Touch = string;

/** What a page requests from a table; each request gets an id, and the reply has it too. */
export type Request =
  | { do: "look"; seat: number | null }
  | { do: "play"; n: number; move: string }
  | { do: "why"; touches: readonly Touch[] }
  | { do: "preview"; move: string }
  | { do: "undo"; n: number }
  | { do: "agree"; n: number; yes: boolean }
  | { do: "standing"; answers: string[] }
  | { do: "resign" }
  | { do: "leave" }
  | { do: "return" }
  | { do: "chat"; text: string }
  | { do: "phrase"; phrase: string }
  | { do: "mute"; seat: number; muted: boolean }
  | { do: "block"; seat: number | null; blocked: boolean }
  | { do: "sit"; seat: number }
  | { do: "arrange"; seat: number; kind: string; bot?: string; name?: string }
  | { do: "reissue"; seat: number }
  | { do: "kick"; seat: number }
  | { do: "start" }
  | { do: "close" }
  | { do: "rematch"; first?: "lot" | "next" }
  | { do: "play-on" }
  | { do: "ping" };

export interface Hello {
  do: "hello";
  table: string;
  tokens: string[];
  since: number;
  key: string;
}

export interface SeatInfo {
  number: number;
  kind: "open" | "invited" | "local" | "bot";
  name?: string;
  taken?: boolean;
  bot?: string;
  away?: boolean;
  resigned?: boolean;
  present?: boolean;
  /** Another seat with a name that is easy to confuse with this one. */
  like?: number;
}

export interface ClockInfo {
  kind?: "none" | "move" | "total" | "days";
  seconds?: number;
  increment?: number;
  /** For each seat the seconds left when this was sent. */
  left?: number[];
}

/** The rules have changed since a game was played, and today's rules can't replay it to its end. */
export interface OlderRules {
  was: number;
  now: number;
  /** How many entries today's rules can replay. */
  agreed: number;
  words: Message;
  rules?: string[];
}

export interface TableInfo {
  id: string;
  game: string;
  ruleset: string;
  status: "gathering" | "playing" | "over" | "closed";
  seats: SeatInfo[];
  owner?: string;
  public?: boolean;
  spectators?: boolean;
  commit?: string;
  secret?: string;
  clock?: ClockInfo;
  watching?: number;
  after?: string;
  rematch?: string;
  /** It begins from a given position: its cards weren't dealt here. */
  given?: boolean;
  older?: OlderRules | null;
  /** It was closed because its rules have changed, and can be played on. */
  playable?: boolean;
  /** It continues from where the previous table was when its rules changed. */
  continues?: boolean;
}

/** Names and numbers: what an event, a move or an outcome says about itself, by label. */
export type Plain = string | number | boolean | null | readonly Plain[];
export type Args = Readonly<Record<string, Plain>>;

/** Something that happened: its name and parts in the game's table of events, and its words. */
export interface EventLine {
  event: string;
  args: Args;
  words: Message;
}

/** Something that a move would lead to. */
export interface OutcomeLine {
  name: string;
  args: Args;
  words: Message;
}

export interface Option {
  move: string;
  words: Message;
  touch: Touch[];
  /** It reveals something to somebody, or a die is rolled. */
  reveals?: boolean;
  /** What kind of move it is, by the game's own name, and what a page shows of it before it is chosen. */
  kind?: string;
  args?: Args;
}

export interface Ask {
  seat: number;
  words: Message;
  moves?: Option[] | null;
  undo?: "" | "free" | "ask";
  /** The standing answer that the table gives to this for a seat of this page; "" if the seat answers itself. */
  answered?: string;
  /** The name of the question, by the game's own name. */
  question?: string;
}

export interface Line {
  n: number;
  kind: string;
  seat: number;
  move?: string;
  events?: EventLine[];
  /** Of an undo: the entries whose moves it took back. */
  undone?: number[];
}

export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text?: string;
  phrase?: string;
  at?: number;
}

export interface Result {
  scores: number[];
  winners: number[];
  sheets?: [Message, number][][];
  /** The seat whose turn it is to begin a rematch. */
  next?: number;
  /** The tie-breaker, if several had the most points. */
  tie?: Message | null;
}

export interface UndoAsked {
  seat: number;
  n: number;
  agreed?: number[];
}

/** A game's picture of the table: only the game's module knows its content. */
export type View = Record<string, unknown>;

export interface Welcome {
  is: "welcome";
  table: TableInfo;
  n: number;
  eyes: number;
  mine: number[];
  owner: boolean;
  view?: View | null;
  ask?: Ask | null;
  lines?: Line[];
  chat?: ChatLine[];
  standing?: string[];
  /** Links that belong to this browser, each replacing one it came with. */
  own?: { seat: number; token: string; instead: string }[];
  undo?: UndoAsked | null;
  result?: Result | null;
  /** Seats of people this visitor has blocked; -1: the owner. */
  blocked?: number[];
}

export interface Moved {
  is: "moved";
  n: number;
  lines: Line[];
  view: View;
  ask?: Ask | null;
  clock?: ClockInfo;
}

export interface Refused {
  is: "refused";
  id: string;
  code: string;
  words: Message;
  rules?: string[];
}

export interface Because {
  is: "because";
  id: string;
  legal: boolean;
  words?: Message | null;
  rules?: string[];
}

export interface Foreseen {
  is: "foreseen";
  id: string;
  ahead: OutcomeLine[];
}

export interface Done {
  is: "done";
  id: string;
  n: number;
}

export interface Link {
  is: "link";
  id: string;
  seat: number;
  token: string;
}

export type Reply =
  | Welcome
  | Moved
  | { is: "ended"; result: Result; table: TableInfo }
  | { is: "changed"; table: TableInfo; mine: number[]; owner: boolean }
  | ({ is: "undo-asked" } & UndoAsked)
  | { is: "undo-refused"; seat: number }
  | { is: "chatted"; line: ChatLine }
  | { is: "blocked"; seats: number[]; chat: ChatLine[] }
  | { is: "standing"; answers: string[]; possible: string[]; answered?: string }
  | Link
  | Done
  | Refused
  | Because
  | Foreseen
  | { is: "rematch"; table: string; token?: string }
  | { is: "device-added"; at: number }
  | { is: "pong"; id: string };

/** How a request ended. */
export type Answer = Done | Because | Foreseen | { is: "pong"; id: string };

export const SPECTATOR = -1;

/** Why the server closed the connection permanently: reconnecting wouldn't help. */
export const CLOSED_FOR_GOOD = [4400, 4404];
