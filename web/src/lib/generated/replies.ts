/**
 * What the server says at a table: `beagle.server.wire.replies`. Made by tools/generators/web_types.py: do not edit.
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

export type Reply =
  | Welcome
  | Moved
  | Ended
  | Changed
  | Nudged
  | UndoAsked
  | UndoRefused
  | Chatted
  | Blocked
  | Standing
  | Link
  | Done
  | Refused
  | Because
  | Foreseen
  | NotSeen
  | Hinted
  | Invitation
  | DeviceAdded
  | Announced
  | Pong;

/**
 * The whole table through these eyes, and what happened after `since`; at most the last 3,000 lines. All later messages
 * build on it.
 */
export interface Welcome {
  is: "welcome";
  table: TableInfo;
  n: number;
  /** The seat looked through; -1: a spectator. */
  eyes: number;
  /** The client's seats. */
  mine: number[];
  owner: boolean;
  /** None before the start. */
  view?: View | null;
  ask?: Ask | null;
  lines?: Line[];
  chat?: ChatLine[];
  standing?: string[];
  /** The standing answers that can answer something at this table. */
  switches?: string[];
  undo?: UndoAsked | null;
  result?: Result | null;
  /** Seats of people the client's visitor has blocked; -1: the owner. */
  blocked?: number[];
  /** Keep these instead of the links that were sent. */
  own?: OwnLink[];
}

/** A table, as everybody sees it. */
export interface TableInfo {
  id: string;
  game: string;
  ruleset: string;
  status: TableStatus;
  seats: SeatInfo[];
  /** The owner's name. */
  owner?: string;
  public?: boolean;
  spectators?: boolean;
  /** The hash of the secret used for dealing. */
  commit?: string;
  /** The secret itself, once the game is over. */
  secret?: string;
  clock?: ClockInfo;
  watching?: number;
  after?: string;
  rematch?: string;
  /** It starts from a position somebody gave, who knows its cards: they weren't dealt here. */
  given?: boolean;
  /** Its rules have changed; if it was unfinished, it was closed because of that. */
  older?: OlderRules | null;
  /** It was closed because of that, and can be continued at a new table. */
  playable?: boolean;
  /** It continues from the position of the table `after` when its rules changed. */
  continues?: boolean;
  /** What its people call it. */
  name?: string;
  /** Against bots alone: everything can be taken back. */
  practice?: boolean;
  /** Pages may show who could attack whom; the host decides. */
  threats?: boolean;
  /** The bot that plays for people who are missing; the host decides. */
  substitute?: string;
  /** Everybody has agreed to hints; a practice table has them anyway. */
  hints?: boolean;
  /** The seat of the host; -1: the owner, who has no seat. */
  host?: number;
  /** What the host has asked everybody. */
  proposed?: Proposed | null;
  /** After the end. */
  again?: AgainInfo | null;
}

/** A seat, as everybody sees it. */
export interface SeatInfo {
  number: number;
  kind: SeatKind;
  name?: string;
  taken?: boolean;
  /** The bot that plays here now. */
  bot?: string;
  /** Its person has left, and a bot plays on. */
  away?: boolean;
  resigned?: boolean;
  /** Its person is connected. */
  present?: boolean;
  /** Its person is connected, but doesn't look at the page. */
  elsewhere?: boolean;
  /** Since when its person isn't there: a time of day, to the minute. */
  gone?: number;
  /** Another seat whose name looks like this one's: pages mark both. */
  like?: number;
  /** Its person has days off until then, a time of day: its clock stands still. */
  off?: number;
}

/** The clock: its kind, and the seconds each seat had left when this was sent; it runs for everybody asked. */
export interface ClockInfo {
  kind?: string;
  seconds?: number;
  increment?: number;
  left?: number[];
}

/** What the host has proposed: everybody in `needs` must agree. */
export interface Proposed {
  /** An answer names it. */
  n: number;
  /** "replace": somebody else takes the seat; "end": it ends without a result; "hints": they are allowed. */
  act: string;
  /** The seats that must agree. */
  needs: number[];
  agreed?: number[];
  /** The seat that would be replaced. */
  seat?: number;
}

/** Who wants to play again after the end. */
export interface AgainInfo {
  yes?: number[];
  /** Who is here and hasn't said yes. */
  waiting?: number[];
  /** Who has said «not now», if there are only two people; otherwise nobody is named. */
  no?: number[];
  /** How many have said so. */
  refused?: number;
  /** What happens to the seat of somebody who doesn't come: "bot" or "out". */
  empty?: string;
}

/**
 * Who is asked, and what. The moves go only to the seat that is asked. If several seats act at once, each client is
 * told of its own question, if it has one, and how far everybody is. What they do is told when all have finished, in
 * turn order.
 */
export interface Ask {
  seat: number;
  words: Said;
  /** The number of the question: a move or an undo of these eyes names it. */
  n: number;
  moves?: Option[] | null;
  /** What taking back would be now for these eyes: "free", "ask", or "" (nothing to take back). */
  undo?: UndoKind;
  /** The entry of the choice that taking back would take back, if it is in the log. */
  undoes?: number;
  /** The view in notation, for programs; like the moves, only for the seat that is asked. */
  position?: string;
  /** The standing answer that the table will give; only for the holder of the seat that is asked. */
  answered?: string;
  /** The name of the question: a name of the game's own. */
  question?: string;
  /** Like the moves, only for the seat that is asked. */
  all?: AllOfThem | null;
  /** Everybody who acts at the same time, in turn order. */
  together?: Acting[];
}

export type UndoKind = "" | "free" | "ask";

/** Several moves as one decision, where there is nothing to choose between them: a `play` with `more`. */
export interface AllOfThem {
  moves: string[];
  words: Said;
}

/** A seat that acts at the same time as others, and how far it is. */
export interface Acting {
  seat: number;
  /** How many things are decided, for example animals. */
  made?: number;
  /** Of how many. */
  of?: number;
  /** It has finished, and can still take back. */
  done?: boolean;
}

/** One entry as these eyes may see it: who, what, and what followed from it. */
export interface Line {
  n: number;
  kind: string;
  seat: number;
  move?: string;
  events?: EventLine[];
  /** Of an undo: the entries whose moves it took back. */
  undone?: number[];
}

/** A chat line at the table. */
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text?: string;
  phrase?: string;
  at?: number;
}

/** A seat asks to take back its last move; the other people must agree. */
export interface UndoAsked {
  is: "undo-asked";
  seat: number;
  n: number;
  agreed?: number[];
}

/** How it ended: points, who won, where each point came from, and the tie-break if several had the most. */
export interface Result {
  scores: number[];
  winners: number[];
  sheets?: [Said, number][][];
  /** The seat that is next in turn to start a rematch; -1 if that is left to lot or dice. */
  next?: number;
  tie?: Said | null;
  /** How many moves of players were made. */
  moves?: number;
  /** From the first to the last entry. */
  seconds?: number;
  specimen?: SpecimenInfo | null;
  /** The server draws it: GET /api/tables/ID/picture/LANGUAGE.png. */
  picture?: boolean;
  /** Of each seat, if a tie behind those who win is decided. */
  places?: number[];
  /** Then, for each seat: why it is before others with as many points. */
  ties?: (Said | null)[];
}

/** A creature of the finished game, with a Latin name, as paths; the kind of a path says how it is painted. */
export interface SpecimenInfo {
  seat: number;
  name: string;
  about: Said;
  body: string;
  behind?: [string, string][];
  /** Cut off at the edge of the body. */
  skin?: [string, string][];
  front?: [string, string][];
  /** How much higher all of this is than usual. */
  lift?: number;
  ground?: number;
  /** With a dashed outline behind the body. */
  doubled?: boolean;
}

/** A seat link that only the client knows: the one it came with, which others may know, no longer works. */
export interface OwnLink {
  seat: number;
  token: string;
  /** The link it replaces. */
  instead: string;
}

/** Entries have been added: what happened, and the table as it is now. */
export interface Moved {
  is: "moved";
  n: number;
  lines: Line[];
  view: View;
  ask?: Ask | null;
  clock?: ClockInfo;
  /** While several act at once: what this seat has just done; it comes again with its number. */
  own?: Line[];
}

/** The game is over. */
export interface Ended {
  is: "ended";
  result: Result;
  table: TableInfo;
}

/** Something about the table, outside its game, has changed: seats, people, settings. */
export interface Changed {
  is: "changed";
  table: TableInfo;
  mine: number[];
  owner: boolean;
}

/** The host calls this client: the table waits for one of its seats. */
export interface Nudged {
  is: "nudged";
  seat: number;
}

/** Somebody didn't agree, or the game went on. */
export interface UndoRefused {
  is: "undo-refused";
  seat: number;
}

/** There is a new chat line. */
export interface Chatted {
  is: "chatted";
  line: ChatLine;
}

/** Which people here the client's visitor has blocked, and the chat without them. */
export interface Blocked {
  is: "blocked";
  /** -1: the owner. */
  seats: number[];
  chat: ChatLine[];
}

/**
 * The standing answers of the seat the client looks through, and the possible ones. Sent to nobody else. `answered` is
 * the one that the table gives to the current question of this seat, "" if the seat answers itself.
 */
export interface Standing {
  is: "standing";
  answers: string[];
  possible: string[];
  answered?: string;
}

/** The token of a seat link: for the owner who made it, or for the player who has just taken the seat. */
export interface Link {
  is: "link";
  id: string;
  seat: number;
  token: string;
}

/** The request with this id is carried out and stored. `n` is the number of entries now. */
export interface Done {
  is: "done";
  id: string;
  n: number;
}

/** The request with this id changed nothing, and why: a code for programs, words for people, the rules if any. */
export interface Refused {
  is: "refused";
  id: string;
  code: string;
  words: Said;
  rules?: string[];
}

/** The answer to `why`: legal, or the rules that forbid it; no rules, if the touches mean no move at all. */
export interface Because {
  is: "because";
  id: string;
  legal: boolean;
  words?: Said | null;
  rules?: string[];
}

/** The answer to `preview`: what the move could run into. */
export interface Foreseen {
  is: "foreseen";
  id: string;
  ahead: OutcomeLine[];
}

/** The answer to `unseen`: what could be anywhere hidden; `used` is how many of them there are. */
export interface NotSeen {
  is: "not-seen";
  id: string;
  piles: DeckPile[];
}

/** A rung of a hint that was asked for, for the question with this number; only the one who asked gets it. */
export interface Hinted {
  is: "hinted";
  n: number;
  rung: number;
  /** There is no hint for this move. */
  failed?: boolean;
  /** No move is clearly worse than the others. */
  equal?: boolean;
  /** Where to look: one thing to touch. */
  touch?: string[];
  /** Where to look, if that isn't one thing: the best moves, in no order; on the last rung the move. */
  moves?: string[];
  reasons?: HintReason[];
  /** In how many worlds a reason was found true. */
  worlds?: number;
}

/** Why a move is good: something the engine found true in every world it tried. */
export interface HintReason {
  why: HintWhy;
  number: number;
}

export type HintWhy = "only" | "wins" | "points" | "harm" | "tried";

/** A rematch, or a table that continues this one, was opened; with its link if a seat there is the client's. */
export interface Invitation {
  is: "rematch";
  table: string;
  token?: string;
}

/** Somebody has signed in as this visitor on another device, with the return code. */
export interface DeviceAdded {
  is: "device-added";
  at: number;
}

/** The host of the server says this to everybody, until then; nothing: it is taken back. */
export interface Announced {
  is: "announced";
  text?: string;
  at?: number;
  until?: number;
}

/** I am here. */
export interface Pong {
  is: "pong";
  id: string;
}
