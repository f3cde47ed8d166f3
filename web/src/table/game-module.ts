/**
 * What a game adds to the pages: its table, and names for what is touched there. Everything else comes from the server.
 */

import type { Component, Snippet } from "svelte";
import type { Pace, Shown } from "./events.ts";
import type { Heard } from "./hearing.svelte.ts";
import type { Spot } from "./jump.ts";
import type { Proposal } from "./proposals.ts";
import type { StoryPlayer } from "./story.ts";
import type { Acting, EventLine, Line, Option, OutcomeLine, SeatInfo, Touch, View } from "../lib/generated/wire.ts";
import type { Message } from "../lib/words.ts";

/** Which things are lit, which are chosen, and what happens when one is touched. */
export interface Touching {
  lit: ReadonlySet<Touch>;
  chosen: ReadonlySet<Touch>;
  /** Others act: a touch of something of your own plans a move. */
  plans?: boolean;
  /** What is chosen is only planned: it isn't this person's turn. */
  planned?: boolean;
  /** Of what is planned, what is done only if the rest has become impossible. */
  otherwise?: ReadonlySet<Touch>;
  /** Why this doesn't fit what was picked, in a few words. */
  closed?: (thing: Touch) => Message | null;
  /** With the half of a card that was touched: it counts, if it can be chosen. */
  touch: (what: Touch, half?: Touch) => void;
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
  /** Make the move that waits for confirmation. */
  confirm: () => void;
}

/** The answers in advance of this seat. */
export interface Standing {
  on: readonly string[];
  set: (answer: string, on: boolean) => void;
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
  /** What is lost for good. */
  loss?: Message | null;
  /** Another move instead of it. */
  consider: (option: Option | null) => void;
  yes: () => void;
  /** None of it: nothing is chosen any more. `consider(null)` keeps what was touched. */
  no: () => void;
  /** Take back the previous move, if nobody has to be asked. */
  undo: (() => void) | null;
}

/** A list that opens over the table, beside the question. */
export interface Unseen {
  open: boolean;
  toggle: () => void;
  list: Snippet;
}

export interface TableProps<Picture extends View = View> {
  view: Picture;
  /** The seat whose view is shown; -1: a spectator. */
  eyes: number;
  names: readonly string[];
  seats: readonly SeatInfo[];
  /** The seat that is asked; -1: none. */
  asked: number;
  /** Everybody who acts at the same time, and how far they are; empty if players act one after another. */
  together?: readonly Acting[];
  touching?: Choosable | undefined;
  /** The entries of the log up to what is shown, for a table that draws what came before. */
  lines?: readonly Line[];
  /** The event that is shown now. The table is drawn as it is after it. */
  playing?: Shown | null;
  /** The table before that event. */
  before?: Picture | undefined;
  /** While events are told that end in a new table. */
  telling?: StoryPlayer | undefined;
  /** The answers in advance of the seat that is shown, for a game that offers one where it belongs. */
  standing?: Standing | undefined;
  /** Take back the last move of this person. */
  undo?: (() => void) | undefined;
  /** The time a seat has left, as text. */
  clockOf: (seat: number) => string | undefined;
  /** The seat whose clock runs; -1: none. Little time is left to it. */
  runs?: { seat: number; low: boolean };
  /** The question, and the answers: placed where the action is. */
  question?: Snippet;
  /** The page shows `Beside` next to the table. */
  beside?: boolean;
  /** May it be shown who could attack whom? The host decides; unknown: yes. */
  threats?: boolean | undefined;
  /** What this seat hasn't seen of the deck: a touch of the deck shows it, and hides it again. */
  unseen?: Unseen | undefined;
  /** To the result, at the end of the game. */
  onresult?: (() => void) | undefined;
  /** Log and chat, for a game that places them itself. */
  side?: Snippet | undefined;
  /** The table is a part of a page, as large as its container: it shows what lies there, and no question. A hex table
   * can show the whole of it: all zones of a desk. */
  pane?: boolean | "whole" | undefined;
}

/** What the player who is asked should hear. */
export interface Told<Picture extends View = View> {
  view: Picture;
  options: readonly Option[];
  eyes: number;
  /** Everybody who acts at the same time. */
  together: readonly Acting[];
}

/** How the lines of the log are shown, by their events. */
export interface LogStyle {
  /** Events that begin a part of the game: they are shown as headings. */
  headings: readonly string[];
  /** Events that say only that somebody had nothing to do: the moves of an analysis leave them out. */
  idle: readonly string[];
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
  /** Is its table one window that never scrolls, with its own places for the question and the rail? */
  framed: boolean;
  /** Also on a phone held upright. */
  framedUpright: boolean;
  /** How wide the question is where it is a column at the right: on a phone on its side. */
  column: (width: number) => number;
  /** The moves as a few answers, after these touches; null: each move is one. */
  proposals: (options: readonly Option[], view: Picture, path: readonly Touch[]) => Proposal[] | null;
  /** Do its proposals come from the best to the worst? */
  ranks: boolean;
  /** What passing is called in this question, and what is said if it isn't allowed. */
  passName: (question: string) => { title: Message; reason: Message } | null;
  passIcon: string | null;
  /** What its pieces are called, by their letters, and its cells, by their numbers: the terrain, by seat if each has a land. */
  pieces: (view: Picture, eyes: number) => Readonly<Record<string, string>>;
  /** Does its table list the cards that weren't seen, where it is framed? Else that is a dialog. */
  listsUnseen: boolean;
  /** Does the first answer get the focus when this person is asked? */
  callsFocus: boolean;
  /** Does its table contain log and chat itself where there is room for them? */
  holdsSide: boolean;
  /** Does its table show most choices itself? Then the question stays small beside them. */
  compact: boolean;
  /** How long each event is shown, and which are shown before the table changes. */
  pace: Pace;
  /** The sound of an event while it is shown; the picture may be the one before it. */
  sound: (event: Shown, view: Picture, eyes: number) => Heard | null;

  /**
   * The table after an event, so that what is told and what is drawn are at the same moment. What the event names but
   * doesn't spell out is taken from the table at the end of the story.
   */
  after: (view: Picture, event: EventLine, end?: Picture) => View;
  /** Headings of the log, and what it leaves out. */
  log: LogStyle;
  /** What is at the top of a small page: the phase, and what belongs to it. */
  heading: (view: Picture) => { title: Message; more: Message; steps: Message[]; step: number };
  /** The numbers that are always needed. */
  counts: (view: Picture) => { icon: string; number: number; label: Message }[];
  /** A touch in words: the name of a card, of an animal. */
  nameOf: (touch: Touch, view: Picture) => Message;
  /** The same where much is listed; null: there is nothing shorter. */
  shortOf: (touch: Touch, view: Picture) => string | null;
  /** What is asked after these touches; null: they are named. */
  asks: (path: readonly Touch[], view: Picture) => Message | null;
  /** What looks as if it came next, but can't: its reason is worth asking for. */
  closed: (path: readonly Touch[], lit: ReadonlySet<Touch>, view: Picture, eyes: number) => readonly Touch[];
  /** The picture of a touch, a name from its icons.json or from the one of every page. */
  iconOf: (path: readonly Touch[]) => string | null;
  /** Whose things a move is about: a list of moves shows their marks. */
  ownersOf: (path: readonly Touch[], view: Picture) => number[];
  /** Where the action is now, if it is at a single thing: what is attacked. A page can scroll there. */
  spotlight: (view: Picture) => (Spot & { name: Message }) | null;
  /** Where the things of a move are drawn, in their order, as selectors; what isn't drawn is left out. */
  drawnAt: (path: readonly Touch[]) => string[];
  /** Does the table itself show what this touch would do? Then the list of choices can stay folded. */
  isDrawn: (touch: Touch) => boolean;
  /** What a digit means after these touches, if it isn't the number of an answer: a bid. */
  numbered: (digit: number, path: readonly Touch[]) => readonly Touch[] | null;
  /** How to answer by touch, in a sentence; the path is what was touched so far. */
  hint: (options: readonly Option[], path: readonly Touch[]) => Message | null;
  /** What is read aloud after the question, for somebody who doesn't see the table. */
  spoken: (told: Told<Picture>) => Message[];
  /** The rule of the question, in a line beside it. */
  ruleOf: (options: readonly Option[], view: Picture) => Message | null;
  /** The name of the answer in advance that is worth offering for this question. */
  standing: (question: string) => string | null;
  /** Answers in advance that are given without a word: they come often, and there was nothing to choose. */
  silent: readonly string[];
  /** What the player who is asked shouldn't overlook. */
  warning: (view: Picture, eyes: number) => Message | null;
  /** May a move be begun by touching this thing, though others come before it: the prey of an attack? */
  begins: (option: Option, touch: Touch, view: Picture, eyes: number) => boolean;
  /** How to plan a move while others act; null: nothing can be planned. */
  planHint: Message | null;
  /** Is this the moment that a plan is for? Else it waits. */
  plansFor: (view: Picture) => boolean;
  /** A plan in a few words; null: the names of what was touched. */
  planWords: (plan: readonly Touch[], view: Picture) => Message | null;
  /** A move that can be taken back, in a few words, from what it led to. */
  undoWords: (events: readonly EventLine[]) => Message | null;
  /** What is planned after this touch, while others act; null: it can't be part of a plan. */
  plan: (plan: readonly Touch[], touch: Touch, view: Picture, eyes: number) => readonly Touch[] | null;
  /** Is this move chosen by these touches, though it has more? What goes without saying needn't be touched. */
  isWhole: (option: Option, path: readonly Touch[]) => boolean;
  /** Which of several moves these touches mean all the same; null: one has to touch more. */
  obvious: (left: readonly Option[], path: readonly Touch[]) => Option | null;
  /** Does a move that reveals something wait for confirmation? Not where every move can be undone until others act. */
  asksBeforeRevealing: boolean;
  /** What a move that waits for a second touch loses for good, in a few words. */
  loss: (option: Option, view: Picture) => Message | null;
  /** Does this move need a preview before it is made? The path is what was touched for it. */
  needsConfirmation: (option: Option, path: readonly Touch[], view: Picture) => boolean;
}
