/** What a game brings to the pages: its table, and names for what is touched there. Everything else is the server's. */

import type { Component, Snippet } from "svelte";
import type { Pace, Shown } from "./events.ts";
import type { Spot } from "./jump.ts";
import type { Line, Option, SeatInfo, Touch, View } from "../lib/socket-wire.ts";
import type { Message } from "../lib/words.ts";

/** Which things shine, which are chosen, and what happens to one that is touched. */
export interface Touching {
  lit: ReadonlySet<Touch>;
  chosen: ReadonlySet<Touch>;
  touch: (what: Touch) => void;
}

/** The same, with the moves behind it, for a table that draws what they would do. */
export interface Choosable extends Touching {
  /** All moves there are. */
  options: readonly Option[];
  /** What was touched so far, one after another. */
  path: readonly Touch[];
  /** The move that waits for a yes, and what it would meet. */
  pending: Option | null;
  ahead: readonly Message[];
  /** What a move would meet, asked of the server; nothing if it cannot say. */
  foresee: (move: string) => Promise<readonly Message[]>;
  /** Why a move is not allowed, in words; nothing if it is, or if nobody can say. */
  why: (move: string) => Promise<Message | null>;
  /** As if all this had been touched, one after another. */
  walk: (path: readonly Touch[]) => void;
  /** Let this move wait for a yes, whatever is set; null: none. */
  consider: (option: Option | null) => void;
}

/** A move that waits for a yes, for a game that shows more of it than its words. */
export interface PendingProps {
  option: Option;
  /** All moves there are. */
  options: readonly Option[];
  /** What it would meet. */
  ahead: readonly Message[];
  view: View;
  names: readonly string[];
  /** Another move in its stead. */
  consider: (option: Option | null) => void;
  yes: () => void;
  no: () => void;
  /** Take back the move before, if nobody need be asked. */
  undo: (() => void) | null;
}

export interface TableProps {
  view: View;
  /** The seat looked through; -1: a spectator. */
  eyes: number;
  names: readonly string[];
  seats: readonly SeatInfo[];
  /** The seat that is asked; -1: none. */
  asked: number;
  touching?: Choosable | undefined;
  /** The entries of the log up to what is shown, for a table that draws what came before. */
  lines?: readonly Line[];
  /** The event that is shown now. */
  playing?: Shown | null;
  /** The time a seat has left, as text. */
  clockOf: (seat: number) => string | undefined;
  /** What is asked, and the answers: it stands where the action is. */
  question?: Snippet;
  /** The page shows `Beside` next to the table. */
  beside?: boolean;
  /** Log and talk, for a game that finds a place for them itself. */
  side?: Snippet | undefined;
}

export interface GameModule {
  Table: Component<TableProps>;
  /** What a wide page has room for beside the table, over the log. */
  Beside?: Component<TableProps>;
  /** Two or more things in relation, above a question: who attacks whom. */
  Scene?: Component<{ view: View; asked?: number }>;
  /** What a seat has at the end, beside its points. */
  Herd?: Component<{ view: View; seat: number }>;
  /** What is said above a move that waits for a yes; else the words of the move. */
  titleOf?: (option: Option) => Message;
  /** The move that waits for a yes, with the buttons to say so. */
  Pending?: Component<PendingProps>;
  /** Does its table hold log and talk itself where there is room for them? */
  holdsSide?: boolean;
  /** How long each event is shown, and which are told before the table changes. */
  pace: Pace;
  /** What stands at the top of a small page: the phase, and what goes with it. */
  heading: (view: View) => { title: Message; more: Message; steps: Message[]; step: number };
  /** The numbers one wants to see all the time. */
  counts: (view: View) => { icon: string; number: number; label: Message }[];
  /** A touch in words: the name of a card, of an animal. */
  nameOf: (touch: Touch, view: View) => Message;
  /** The picture of a touch, a name of its icons.json or of that of every page. */
  iconOf: (path: readonly Touch[]) => string | null;
  /** Whose things a move is about: a list of moves shows their marks. */
  ownersOf?: (path: readonly Touch[], view: View) => number[];
  /** Where the table is busy now, if that is at one thing: what is attacked. A page takes people there. */
  spotlight?: (view: View) => (Spot & { name: Message }) | null;
  /** Does the table itself show what this touch would do? Then the list of choices may stay folded. */
  isDrawn?: (touch: Touch) => boolean;
  /** How one answers by touch, in a sentence; the path is what was touched so far. */
  hint?: (options: readonly Option[], path: readonly Touch[]) => Message | null;
  /** The answer in advance, by its name, that is worth to be offered where this is asked. */
  standing?: (asked: Message) => string | null;
  /** What the one who is asked should not overlook. */
  warning?: (view: View, eyes: number) => Message | null;
  /** Does this move want a look ahead before it is made? */
  needsConfirmation: (option: Option) => boolean;
  /** The move that these touches would be, whether allowed or not; null if they are none. */
  moveText: (path: readonly Touch[], view: View, eyes: number) => string | null;
}
