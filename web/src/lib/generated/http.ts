/**
 * What is sent and answered over HTTP: the bodies and answers of `beagle.server`. Made by
 * tools/generators/web_types.py: do not edit.
 */

import type {
  Args,
  DeckPile,
  EventLine,
  OlderRules,
  Option,
  OutcomeLine,
  Plain,
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

/** Whose game so far is requested: a seat of the client's own. */
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

/** How long a player may think: seconds per move, or a total with an increment per move, or hours or days per move. */
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

/** A device of the visitor, by the id in the list. */
export interface OtherDevice {
  device: string;
}

/** The visitor's own name, written once more: nobody deletes it by mistake. */
export interface Sure {
  name: string;
}

/** A browser that wants to be called. */
export interface Subscription {
  endpoint: string;
  keys: Keys;
  name?: string;
  /** As browsers write it. */
  expirationTime?: number | null;
}

/** The keys of a browser, as its push manager gives them. */
export interface Keys {
  p256dh: string;
  auth: string;
}

/** An e-mail address that wants to be written to. */
export interface MailWish {
  address: string;
}

/** Which browser or address isn't called any more. */
export interface Removal {
  channel: string;
}

/** About what somebody is called, when not, in which zone and language. */
export interface Wishes {
  kinds: readonly ("move" | "short" | "over")[];
  quiet: readonly number[];
  zone: string;
  language: string;
}

/** The secret of the link in an e-mail. */
export interface Confirmation {
  token: string;
}

/** So many days off from now on; 0: back again. */
export interface DaysOffWish {
  days: number;
}

/** The token that was printed when the server started. */
export interface HostToken {
  token: string;
}

/** The tables with this status: playing, gathering, over or closed. */
export interface TablesWanted {
  status?: string;
}

/** People whose name contains this, or whose id it is; empty: everybody. */
export interface PeopleWanted {
  find?: string;
}

/** The number of a report that has been dealt with. */
export interface Settled {
  number: number;
}

/** Whom to ban: the id of a visitor, or a table and a seat, `TABLE:B`; and a note for the host. */
export interface BanWanted {
  whom: string;
  why?: string;
}

/** Whose ban to lift. */
export interface Lifted {
  whom: string;
}

/** Whether this server is emptied. */
export interface Drain {
  on: boolean;
}

/** What to say to everybody, and for how many minutes; an empty text takes back what was said. */
export interface Say {
  text: string;
  minutes?: number;
}

/** The review of a game, through the eyes of a seat; none: all cards open. */
export interface ReviewAsked {
  tokens?: readonly string[];
  key?: string | null;
  seat?: number | null;
  /** The version that the client has. */
  known?: string;
}

/** Count it, or go on where it stopped; `fine`: with more continuations. */
export interface ReviewCount {
  tokens?: readonly string[];
  key?: string | null;
  fine?: boolean;
}

/** Stop counting. What was counted stays. */
export interface ReviewStop {
  tokens?: readonly string[];
  key?: string | null;
}

/** Play on from a position of the game, against bots: what this seat couldn't know is dealt again. */
export interface ReviewPlay {
  tokens?: readonly string[];
  key?: string | null;
  /** Before this step of the review. */
  at: number;
  /** Where the client sits. */
  seat: number;
  /** With the true cards. */
  open?: boolean;
  /** Who plays the others; empty: the substitute. */
  bot?: string;
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

/** The devices of the visitor, oldest first. */
export interface Devices {
  devices: DeviceLine[];
}

/** A device of the visitor. */
export interface DeviceLine {
  /** Names it in `sign-out`. */
  id: string;
  /** When it was added. */
  made: number;
  /** When it was last here, to the day. */
  seen: number;
  /** It is the one that asks. */
  here: boolean;
}

/** What becomes of a visitor's tables if they delete their name. */
export interface Deletion {
  /** Games in which a bot plays on. */
  running: number;
  /** Tables that are closed, because nobody else plays there or they haven't begun. */
  closed: number;
  /** Games that stay, with a seat that nobody is named at. */
  finished: number;
  /** There are more tables than were counted. */
  more: boolean;
  /** For so many days the host can read reports that name them; 0: until they are settled. */
  reports: number;
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
  /** Can people be called to their tables, by push or e-mail? */
  notices: boolean;
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
  /** From the strongest level to a bot that is no level and still stronger there. */
  above: LevelStep[];
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
  /** What the host says to everybody. */
  said?: HostSaid;
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
  /** The bot that plays on for somebody whose time is out. */
  substitute: string;
  result?: StoredResult;
  /** Is the visitor the owner? Only in the visitor's own list. */
  owner?: boolean;
  /** The visitor's seats; only in the visitor's own list. */
  mine?: number[];
  /** The visitor has to move; only in the visitor's own list. */
  asked?: boolean;
  /** The seconds they have left for that, when this was sent. */
  left?: number;
  /** The turn and what is asked, in the reader's language; only in the visitor's own list. */
  told?: string;
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
  /** Its person has days off until then, and its clock stands still; only in one's own list. */
  off?: number;
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

/** What the host has said to everybody. */
export interface HostSaid {
  text: string;
  at: number;
  until: number;
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

/** How far the review of a game is, and what was counted. */
export interface ReviewAnswer {
  table: string;
  state: ReviewState;
  /** Impossible or failed: a code; its words are `review-…`. */
  why?: string;
  /** The share that was counted. */
  done: number;
  fine: boolean;
  /** Ask again after so many seconds; 0: nothing changes by itself. */
  again: number;
  /** Send it as `known`: what hasn't changed isn't sent again. */
  version: string;
  may: ReviewMay;
  /** Missing: nothing was counted, or the client knows this version. */
  review?: GameReview;
}

export type ReviewState = "none" | "queued" | "counting" | "done" | "failed" | "stopped" | "impossible";

/** What the one who asks may do. */
export interface ReviewMay {
  /** Begin, or go on where it stopped. */
  count: boolean;
  /** Count more. */
  finer: boolean;
  stop: boolean;
  /** Play on from a position of it. */
  play: boolean;
}

/** What decided a game, through one pair of eyes. While it is counted, only the part that was counted. */
export interface GameReview {
  /** How it is counted: changes with every change of it. */
  engine: string;
  /** The measured numbers it depends on. */
  numbers: string;
  /** The version of the rules. */
  rules: number;
  /** Who plays the continuations, in all seats. */
  reference: string;
  /** The table to which chances were fitted, the nearest there is; empty: none. */
  fitted: string;
  /** They were not fitted to these rules, with any number of seats. */
  rough: boolean;
  fine: boolean;
  /** Continuations of each moment. */
  tries: number;
  /** Null: all cards open. */
  eyes: number | null;
  seats: number;
  /** Of the whole game. */
  moves: number;
  /** Of how many moves the chances are there. */
  counted: number;
  /** Before each step and at the end, by seat; they add up to 100. */
  chances: number[][];
  /** Of each moment: so many more or less, nine times of ten. */
  ranges: number[];
  steps: ReviewStep[];
  turning: TurningStep[];
  /** When all was counted. */
  accounts: ReviewAccount[];
  /** Every die and draw of the seat that looks, the greatest first; all open: of all seats. */
  luck: ReviewLuck[];
  knew: Held[];
  true: Held[];
  /** The three largest of the seat that looks, the greatest first. */
  losses: ReviewLoss[];
  rivers: ReviewRivers;
}

/** One step of the game: what a seat or chance did. */
export interface ReviewStep {
  /** `chances[at]` are before it, `chances[at + 1]` after it. */
  at: number;
  /** Its entry: the frame of the replay with the same number shows the table after it. */
  n: number;
  /** -2: chance. */
  seat: number;
  /** As these eyes saw it. */
  move: string;
  /** The same, if no options are listed and these eyes saw all of it. */
  words?: Said;
  /** The number of its flag; 0: it is no turning point. */
  turning: number;
  /** The own move of these eyes; with all cards open, every move. */
  judged?: ReviewJudged;
  /** The move of somebody else: what that one could know, told after the end. */
  theirs?: ReviewJudged;
  /** For the seat that looks; with all cards open, for the one who gained or lost most. */
  luck?: ReviewLuck;
}

/** A move against the best that was found, as far as the one who moved could know. */
export interface ReviewJudged {
  /** Empty: the range is too wide to say anything. */
  verdict: VerdictWord;
  /** Below the best found. */
  cost: [number, number, number];
  /** The range of the cost is wider than 20. */
  wide: boolean;
  /** The best first; empty if the move was forced. */
  options: ReviewOption[];
}

export type VerdictWord = "great" | "good" | "inaccurate" | "mistake" | "forced" | "";

/** A move that was compared with the others of its moment. */
export interface ReviewOption {
  move: string;
  words: Said;
  /** As in `Option`: a name of the game's own. */
  kind: string;
  args: Args;
  /** Of the seat that chose. */
  wins: [number, number, number];
  /** The best found. */
  best: boolean;
  played: boolean;
  why: ReviewWhy[];
}

/** Something that follows from a move at once, in every world that the seat could think possible. */
export interface ReviewWhy {
  /** From a list that the engine can prove; the words are `review-why-…`. */
  why: string;
  args: Record<string, Plain>;
}

/** What a die or a draw gave to a seat, or took from it. */
export interface ReviewLuck {
  at: number;
  n: number;
  seat: number;
  /** Of 100. */
  gained: number;
  /** Lucky or unlucky: more than 4 of 100. */
  word: LuckWord;
  /** A draw shows the seat something hidden; a die is rolled for all to see. */
  kind: "die" | "draw";
  /** What the seat had on average before it fell. */
  mean?: number;
  /** Of a die, in its order, if they were counted. */
  outcomes?: LuckOutcome[];
}

export type LuckWord = "lucky" | "unlucky" | "";

/** One thing that could have come, and what it would have meant. */
export interface LuckOutcome {
  move: string;
  words: Said;
  kind: string;
  args: Args;
  /** How often it comes, against the others. */
  weight: number;
  /** Of the seat that looks, of 100. */
  wins: number;
  came: boolean;
}

/** A step after which the game was another. */
export interface TurningStep {
  no: number;
  at: number;
  n: number;
  /** -2: chance. */
  seat: number;
  kind: "choice" | "luck";
  /** The chances of all seats. */
  before: number[];
  after: number[];
}

/** Start + luck + own choices + choices of others = end, exactly; each seat as far as it could know. */
export interface ReviewAccount {
  seat: number;
  start: number;
  luck: number;
  own: number;
  others: number;
  end: number;
  /** Of luck and choices, to each side. */
  range: number;
}

/** From this moment on a seat, or the table, holds these; until the next line with the same seat and key. */
export interface Held {
  at: number;
  /** -1: the table. */
  seat: number;
  /** What it is: the words are `review-held-…`. */
  key: string;
  cards: HeldCard[];
  /** How many cards these eyes have not seen, wherever they are. */
  of: number;
}

/** A card, token or tile that is hidden from somebody. */
export interface HeldCard {
  /** Empty: these eyes don't know it. */
  name: string;
  words?: Said;
}

/** An own move that cost much: «try again from here». */
export interface ReviewLoss {
  at: number;
  n: number;
  move: string;
  words: Said;
  cost: [number, number, number];
}

/** The same river in two sizes, so that a page only scales it. */
export interface ReviewRivers {
  wide: ReviewRiver;
  narrow: ReviewRiver;
}

/** The chances of all seats as paths. 0, 0 is at the top left; the seat that looks lies at the bottom. */
export interface ReviewRiver {
  width: number;
  height: number;
  bands: RiverBand[];
  /** Of the lowest band: the chance of the seat that looks, against the scale. */
  edge: string;
  /** Around that edge. */
  range: string;
  flags: RiverMark[];
  dice: RiverMark[];
  ticks: RiverTick[];
  /** By moment: where the scrubber stands, and where the edge is there. */
  hits: [number, number][];
}

/** One seat: everything below the upper edge of its band. Bands are painted one over the other, in this order. */
export interface RiverBand {
  seat: number;
  path: string;
  /** Its upper edge alone. */
  edge: string;
  /** Where its letter is, at both ends. */
  left: number;
  right: number;
}

/** Something at a step: a flag with its number, or a die (`up`: it was lucky for the seat that looks). */
export interface RiverMark {
  at: number;
  x: number;
  no?: number;
  up?: boolean;
}

/** Where a turn or a round of the game begins. */
export interface RiverTick {
  at: number;
  x: number;
  no: number;
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

/** How a visitor is called to their tables. */
export interface NoticeInfo {
  /** The public key of this server, for a browser that subscribes; empty: pushes are off. */
  key: string;
  /** Does the server send e-mail? */
  mail: boolean;
  channels: NoticeChannel[];
  /** What about. */
  kinds: ("move" | "short" | "over")[];
  /** From when to when not, in minutes after midnight; empty: always. */
  quiet: number[];
  zone: string;
}

/** A way to call a visitor. */
export interface NoticeChannel {
  id: string;
  kind: "push" | "mail";
  /** Of the browser, or the address. */
  name: string;
  confirmed: boolean;
  /** It failed the last time. */
  failing: boolean;
  /** It is the browser that asks. */
  this: boolean;
}

/** The days off of a visitor: their slow clocks stand still. */
export interface DaysOff {
  /** 0: none now. */
  until: number;
  /** Days they can still take this year. */
  left: number;
  /** In one go. */
  most: number;
}

/** How many browsers and addresses took a test notice. */
export interface TestSent {
  sent: number;
}

/** The server as its host sees it. */
export interface HostState {
  version: string;
  protocol: number;
  python: string;
  /** Compiled or interpreted. */
  rules: string;
  games: HostGame[];
  nodes: HostNode[];
  started: number;
  now: number;
  draining: boolean;
  /** Its tables have gone to other servers. */
  given: boolean;
  /** Tables in memory here. */
  live: number;
  /** Open connections here. */
  connected: number;
  /** Visitors with a name who are connected here. */
  people: number;
  storage: HostStorage;
  reports: number;
  said?: HostSaid;
}

/** A game, and the version of its rules. */
export interface HostGame {
  name: string;
  version: number;
}

/** A server that uses the same database. */
export interface HostNode {
  number: number;
  /** Of its machine. */
  name: string;
  version: string;
  /** It is the one that answers. */
  here: boolean;
}

/** Where everything is stored, and how much. */
export interface HostStorage {
  /** Sqlite or postgres. */
  kind: string;
  bytes: number;
  /** Bytes that the disk has left; -1: not known. */
  free: number;
  visitors: number;
  most_visitors: number;
  /** By status. */
  tables: Record<string, number>;
  most_tables: number;
  /** Newest first. */
  copies: HostCopy[];
}

/** A copy of the database, in the folder `backups` of the data folder. */
export interface HostCopy {
  name: string;
  bytes: number;
  at: number;
}

/** The tables with a status, most recently touched first. */
export interface HostTables {
  tables: HostTable[];
  more: boolean;
}

/** A table. */
export interface HostTable {
  id: string;
  name: string;
  game: string;
  ruleset: string;
  status: TableStatus;
  made: number;
  touched: number;
  entries: number;
  public: boolean;
  clock: string;
  seats: HostSeat[];
  /** Open connections here. */
  connected: number;
  /** In the memory of the server that answers. */
  here: boolean;
}

/** A seat of a table. */
export interface HostSeat {
  name: string;
  kind: SeatKind;
  bot: string;
  /** Empty: nobody with a name. */
  visitor: string;
}

/** Visitors, the last to be here first. */
export interface HostPeople {
  people: HostPerson[];
  more: boolean;
}

/** A visitor with a name. */
export interface HostPerson {
  visitor: string;
  name: string;
  made: number;
  seen: number;
  devices: number;
  seats: number;
  banned: boolean;
  /** Connected to the server that answers. */
  here: boolean;
}

/** The last warnings and errors of this server since it was started, newest first. */
export interface HostErrors {
  errors: HostError[];
}

/** A line of the log: what happened, never to whom. */
export interface HostError {
  at: string;
  level: string;
  event: string;
  /** Numbers, kinds of errors and places in the code. */
  more: Record<string, string | number | number>;
}

/** The reports, newest first. */
export interface HostReports {
  reports: HostReport[];
}

/** What somebody has reported. */
export interface HostReport {
  number: number;
  table: string;
  by: string;
  why: string;
  text: string;
  at: number;
  people: HostReportPerson[];
  chat: HostReportLine[];
}

/** Somebody at a reported table. */
export interface HostReportPerson {
  name: string;
  visitor: string;
  /** -1: the one who opened it. */
  seat: number;
}

/** What was said at a reported table. */
export interface HostReportLine {
  name: string;
  visitor: string;
  text: string;
}

/** Who is banned, newest first. */
export interface HostBans {
  bans: HostBan[];
}

/** Somebody who is banned. */
export interface HostBan {
  visitor: string;
  name: string;
  why: string;
  at: number;
}

/** There is nothing to say. */
export type Nothing = Record<string, never>;
