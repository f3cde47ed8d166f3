/**
 * What is sent and answered over HTTP: the bodies and answers of `beagle.server`. Made by
 * tools/generators/web_types.py: do not edit.
 */

import type {
  DeckPile,
  EventLine,
  OlderRules,
  Option,
  OutcomeLine,
  Said,
  SeatKind,
  TableStatus,
  View,
} from "./parts.ts";

/** The name a visitor wants. */
export interface Name {
  name: string;
}

/** A return code, as typed. */
export interface Code {
  code: string;
}

/** A record or a position, and whose eyes to show it through; none: all cards open. */
export interface Pasted {
  text: string;
  eyes?: number | null;
}

/** The table whose decks are requested. */
export interface Deck {
  game: string;
  ruleset: string;
  seats: number;
}

/** Whose game so far is requested: a seat of the client's own, proven by its links if it has no cookie. */
export interface Eyes {
  tokens?: readonly string[];
  key?: string | null;
  seat?: number | null;
}

/** A requested table. With `position` or `record` (up to move `at`) it starts in the middle of a game. */
export interface Wish {
  game: string;
  seats: readonly SeatWish[];
  ruleset?: string;
  clock?: Clock;
  public?: boolean;
  spectators?: boolean;
  position?: string;
  record?: string;
  at?: number;
  /** Of the table; empty: one is drawn by lot. */
  name?: string;
  /** Everything can be taken back, and there are hints; only against bots. */
  practice?: boolean;
  /** Plays for people who are missing. */
  substitute?: string;
}

/** A requested seat. */
export interface SeatWish {
  kind: SeatWishKind;
  bot?: string;
  name?: string;
}

export type SeatWishKind = "me" | "open" | "invited" | "local" | "bot";

/** How long a player may think: seconds per move, or a total with an increment per move, or days per move. */
export interface Clock {
  kind?: string;
  seconds?: number;
  increment?: number;
}

/**
 * A move at a card of a lesson, counted from 0: may the learner make it, and if not, which rule forbids it? Either
 * `move` is given or `touches`.
 */
export interface Tried {
  step: number;
  move?: string | null;
  touches?: readonly string[] | null;
}

/** What is wrong at a table: one of name, chat, play, other; and words for the host. */
export interface Reported {
  why: string;
  text?: string;
}

/** An error in a page: its kind, and where in which of our files. Never its message: that may name a card. */
export interface PageError {
  error: string;
  file: string;
  line?: number;
  column?: number;
}

/** A request that changed nothing, and why: a code for programs, words for people, the rules if any. */
export interface HttpRefusal {
  code: string;
  words: Said;
  rules: string[];
}

/** Who the visitor is. */
export interface Me {
  /** Null: a stranger. */
  name: string | null;
  /** When devices were added that this one was not told of. */
  added?: number[];
}

/** The visitor's name. */
export interface Named {
  name: string;
}

/** A new return code; the old one works no more. */
export interface NewCode {
  code: string;
}

/** The name that was picked; the first time with a return code. */
export interface NameSet {
  name: string;
  code?: string;
}

/** The visitor of a return code, and the next code. */
export interface CameBack {
  name: string;
  code: string;
}

/** What can be played here, and what a table can be given. */
export interface Catalogue {
  games: PlayableGame[];
  bots: string[];
  clocks: string[];
  phrases: string[];
  languages: string[];
  /** Of the program. */
  version: string;
  /** Names for tables. */
  places: string[];
  keeping: KeptDays;
}

/** A game and its tables. */
export interface PlayableGame {
  name: string;
  /** Of its rules. */
  version: number;
  rulesets: Ruleset[];
  /** Its standing answers. */
  standing: string[];
  /** Its table and its words are built into the pages; otherwise they ask for its words. */
  bundled: boolean;
  /** It has a first lesson. */
  lesson: boolean;
}

/** A table that can be played. */
export interface Ruleset {
  name: string;
  seats: [number, number];
  options: TableOption[];
  /** The key of its description. */
  about: string;
  /** How long a game takes, if the rulebook says so. */
  minutes: [number, number] | null;
  /** The key of the rulebook's advice. */
  advice: string;
  levels: OfferedLevels[];
}

/** An option of a table. Without a group it is a switch; in a group you choose one, or several. */
export interface TableOption {
  word: string;
  /** The least and the greatest number of seats it is offered for. */
  seats: [number, number];
  group: string;
  /** Several of its group can be chosen, and none means all. */
  several: boolean;
  /** The key of the text that says what it does. */
  about: string;
}

/** The levels of bots for a number of seats, from the weakest, and the table where they were measured. */
export interface OfferedLevels {
  seats: number;
  bots: string[];
  /** Measured, but they take too long on this server: not offered. */
  slow: string[];
  ruleset: string;
  /** The number of seats there. */
  measured: number;
  steps: LevelStep[];
}

/** How often a level finishes ahead of the next weaker one, measured in this many games. */
export interface LevelStep {
  stronger: string;
  weaker: string;
  /** Of 100. */
  share: number;
  games: number;
}

/** For how many days old data is kept; 0: forever. */
export interface KeptDays {
  finished: number;
  closed: number;
  visitors: number;
  reports: number;
}

/** The rulebook of a game, for pages: the words are messages whose keys are given here. */
export interface BookData {
  /** The prefix of the ids of its rules. */
  rules: string;
  /** The prefix of the keys of its section titles. */
  sections: string;
  /** The keys of its cards. */
  cards: string[];
  /** For each rule, where it comes from. */
  sources: Record<string, string[]>;
  changes: RuleChange[];
  tables: Record<string, TableBookData>;
}

/** A rule that changes others, or is different at some tables. */
export interface RuleChange {
  rule: string;
  /** These don't apply where it applies. */
  replaces: string[];
  /** These apply together with what it says. */
  alters: string[];
}

/** What is different in the book of one table. */
export interface TableBookData {
  /** Rules that it doesn't have. */
  without: string[];
  withoutCards: string[];
  changes: RuleChange[];
}

/** The decks of a table. */
export interface DeckPiles {
  piles: DeckPile[];
}

/** The lists of tables, with the visitor's own. */
export interface Lobby {
  open: Listed[];
  running: Listed[];
  over: Listed[];
  mine: Listed[];
}

/** A table as a line of a list. */
export interface Listed {
  id: string;
  game: string;
  ruleset: string;
  status: TableStatus;
  made: number;
  touched: number;
  clock: ListedClock;
  entries: number;
  seats: ListedSeat[];
  /** Who has to move; -1: nobody. */
  actor: number;
  /** If several act at once: all who still have to move. */
  together: number[];
  public: boolean;
  given: boolean;
  continues: boolean;
  /** What its people call it. */
  name: string;
  result?: StoredResult;
  /** Is the visitor the owner? Only in the visitor's own list. */
  owner?: boolean;
  /** The visitor's seats; only in the visitor's own list. */
  mine?: number[];
}

/** The clock of a table in a list. */
export interface ListedClock {
  kind: string;
  seconds: number;
  increment: number;
}

/** A seat in a list of tables. */
export interface ListedSeat {
  name: string;
  kind: SeatKind;
  bot: string;
  taken: boolean;
}

/** How a game ended, as it is stored. */
export interface StoredResult {
  scores: number[];
  winners: number[];
  /** Not empty: before its regular end. */
  ended: string;
  /** Where the rules differ. */
  older?: OlderRules | null;
}

/** A new table: the tokens of its seat links by seat, shown this once. */
export interface OpenedTable {
  table: string;
  links: Record<string, string>;
}

/** A game, a frame an entry. */
export interface Replay {
  game: string;
  ruleset: string;
  players: string[];
  seats: number;
  result?: StoredResult | null;
  scores?: number[];
  winners?: number[];
  older?: OlderRules | null;
  frames: Frame[];
}

/** The table after one entry of a game. */
export interface Frame {
  n: number;
  kind: string;
  seat: number;
  move: string;
  events: EventLine[];
  view: View;
  asked: number;
  question: Said;
  /** Of an undo: the entries whose moves it took back. */
  undone?: number[];
}

/** A lesson as a line of a list. */
export interface LessonAbout {
  game: string;
  ruleset: string;
  seats: number;
  minutes: number;
  cards: number;
}

/** A lesson with all its cards. */
export interface Lesson {
  game: string;
  ruleset: string;
  seats: number;
  minutes: number;
  cards: number;
  learner: number;
  learnt: string[];
  /** The final position, to play on from. */
  position: string;
  steps: LessonStep[];
}

/** A teacher's card, with the table it is shown on. */
export interface LessonStep {
  /** The end of the key of its words. */
  card: string;
  /** What happened since the previous card. */
  lines: LessonLine[];
  view: View;
  asked: number;
  question: Said;
  moves: Option[];
  /** The move to make; empty: there is only something to read. */
  wanted: string;
  /** What that move would lead to. */
  ahead: OutcomeLine[];
  scores: number[];
}

/** A move since the previous card, and the table after it. */
export interface LessonLine {
  seat: number;
  move: string;
  events: EventLine[];
  view: View;
}

/** May a move be made, and if not, which rules forbid it? */
export interface Reason {
  legal: boolean;
  words: Said | null;
  rules: string[];
}

/** A worked example as a line of a list. */
export interface ExampleAbout {
  id: string;
  game: string;
  ruleset: string;
  seats: number;
  /** The rules under which it is shown. */
  rules: string[];
  steps: number;
}

/** A worked example with all its steps. */
export interface Example {
  id: string;
  game: string;
  ruleset: string;
  seats: number;
  rules: string[];
  steps: number;
  frames: ExampleFrame[];
}

/** A step of an example: its text, the moves before it, and the table. */
export interface ExampleFrame {
  /** The end of the key of its words. */
  name: string;
  moves: ExampleMove[];
  view: View;
  asked: number;
}

/** A move of an example. */
export interface ExampleMove {
  seat: number;
  move: string;
  words: Said;
}

/** There is nothing to say. */
export type Nothing = Record<string, never>;
