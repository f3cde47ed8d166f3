/**
 * What a game adds to the pages: its table, and names for what is touched there. Everything else comes from the server.
 */

import type { Component, Snippet } from "svelte";
import type { Pace, Shown } from "./events.ts";
import type { Spot } from "./jump.ts";
import type { EventLine, Line, Option, OutcomeLine, SeatInfo, Touch, View } from "../lib/generated/wire.ts";
import type { Message } from "../lib/words.ts";

/** Which things are lit, which are chosen, and what happens when one is touched. */
export interface Touching {
  lit: ReadonlySet<Touch>;
  chosen: ReadonlySet<Touch>;
  touch: (what: Touch) => void;
}

/** The same, with the moves behind it, for a table that draws what they would do. */
export interface Choosable extends Touching {
  /** All moves. */
  options: readonly Option[];
  /** What was touched so far, one after another. */
  path: readonly Touch[];
  /** The move that waits for confirmation, and what it would lead to. */
  pending: Option | null;
  ahead: readonly OutcomeLine[];
  /** What a move would lead to, from the server; nothing if it can't say. */
  foresee: (move: string) => Promise<readonly OutcomeLine[]>;
  /** Why these touches, one after another, aren't allowed, in words; nothing if they are, or if nobody can say. */
  why: (path: readonly Touch[]) => Promise<Message | null>;
  /** Tell the player why these touches aren't allowed. */
  explain: (path: readonly Touch[]) => void;
  /** As if all of this had been touched, one after another. */
  choosePath: (path: readonly Touch[]) => void;
  /** Let this move wait for confirmation, with any settings; null: none. */
  consider: (option: Option | null) => void;
}

/** A move that waits for confirmation. */
export interface PendingProps<Picture extends View = View> {
  option: Option;
  /** All moves. */
  options: readonly Option[];
  /** What it would lead to. */
  ahead: readonly OutcomeLine[];
  view: Picture;
  names: readonly string[];
  /** Another move instead of it. */
  consider: (option: Option | null) => void;
  yes: () => void;
  /** None of it: nothing is chosen any more. `consider(null)` keeps what was touched. */
  no: () => void;
  /** Take back the previous move, if nobody has to be asked. */
  undo: (() => void) | null;
}

export interface TableProps<Picture extends View = View> {
  view: Picture;
  /** The seat whose view is shown; -1: a spectator. */
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
  /** The question, and the answers: placed where the action is. */
  question?: Snippet;
  /** The page shows `Beside` next to the table. */
  beside?: boolean;
  /** Log and chat, for a game that places them itself. */
  side?: Snippet | undefined;
}

/** How the lines of the log are shown, by their events. */
export interface LogStyle {
  /** Events that begin a part of the game: they are shown as headings. */
  headings: readonly string[];
  /** What the log leaves out, because another line says it too. */
  isMinor: (event: EventLine) => boolean;
}

/**
 * No part is optional, so the pages treat every game alike; `plain-game.ts` has those that a game can do without.
 *
 * @typeParam Picture what the server sends of its tables; the pages hand it on without looking inside
 */
export interface GameModule<Picture extends View = View> {
  Table: Component<TableProps<Picture>>;
  /** What a wide page has room for beside the table, above the log. */
  Beside: Component<TableProps<Picture>>;
  /** Two or more things in relation, above a question: who attacks whom. */
  Scene: Component<{ view: Picture; asked?: number }>;
  /** Does something happen now between two things, so that there is a scene to show? */
  hasScene: (view: Picture) => boolean;
  /** What a seat has at the end, besides its points. */
  Holdings: Component<{ view: Picture; seat: number }>;
  /** What is said above a move that waits for confirmation. */
  titleOf: (option: Option) => Message;
  /** The move that waits for confirmation, with the buttons for it. */
  Pending: Component<PendingProps<Picture>>;
  /** Does its table contain log and chat itself where there is room for them? */
  holdsSide: boolean;
  /** Does its table show most choices itself? Then the question stays small beside them. */
  compact: boolean;
  /** How long each event is shown, and which are shown before the table changes. */
  pace: Pace;
  /** Headings of the log, and what it leaves out. */
  log: LogStyle;
  /** What is at the top of a small page: the phase, and what belongs to it. */
  heading: (view: Picture) => { title: Message; more: Message; steps: Message[]; step: number };
  /** The numbers that are always needed. */
  counts: (view: Picture) => { icon: string; number: number; label: Message }[];
  /** A touch in words: the name of a card, of an animal. */
  nameOf: (touch: Touch, view: Picture) => Message;
  /** The picture of a touch, a name from its icons.json or from the one of every page. */
  iconOf: (path: readonly Touch[]) => string | null;
  /** Whose things a move is about: a list of moves shows their marks. */
  ownersOf: (path: readonly Touch[], view: Picture) => number[];
  /** Where the action is now, if it is at a single thing: what is attacked. A page can scroll there. */
  spotlight: (view: Picture) => (Spot & { name: Message }) | null;
  /** Does the table itself show what this touch would do? Then the list of choices can stay folded. */
  isDrawn: (touch: Touch) => boolean;
  /** How to answer by touch, in a sentence; the path is what was touched so far. */
  hint: (options: readonly Option[], path: readonly Touch[]) => Message | null;
  /** The name of the answer in advance that is worth offering for this question. */
  standing: (question: string) => string | null;
  /** What the player who is asked shouldn't overlook. */
  warning: (view: Picture, eyes: number) => Message | null;
  /** Does this move need a preview before it is made? The path is what was touched for it. */
  needsConfirmation: (option: Option, path: readonly Touch[]) => boolean;
}
