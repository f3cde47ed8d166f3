/**
 * The messages between pages and the server: `beagle.server.wire` and the bodies of its HTTP requests. Made by
 * tools/generators/web_types.py: do not edit.
 */

/** The version of the protocol these types belong to. */
export const PROTOCOL = 3;

export type Request =
  | Hello
  | Look
  | Play
  | Why
  | Preview
  | Unseen
  | Undo
  | Agree
  | Stand
  | Resign
  | Leave
  | Return
  | Chat
  | Phrase
  | Mute
  | Block
  | Sit
  | Arrange
  | Reissue
  | Kick
  | StandIn
  | Attend
  | Rename
  | Nudge
  | GiveTime
  | PassHost
  | Propose
  | Vote
  | Pace
  | Start
  | Close
  | Rematch
  | PlayOn
  | Ping;

/**
 * Always the first message: which table, with which seat links, and how many entries the client has already seen. A
 * link stops working after its first use; the client gets one of its own (`own` in `welcome`). If it sent a `key` then,
 * a secret of its own choice, the old link still works together with this key.
 */
export interface Hello {
  do: "hello";
  table: string;
  tokens?: readonly string[];
  since?: number;
  key?: string | null;
  /** The version that the client speaks; the server refuses any but its own. */
  protocol?: number;
}

/** Look at the table through the eyes of this seat, one of the client's own; without a seat, as a spectator. */
export interface Look {
  do: "look";
  id: string;
  seat?: number | null;
}

/**
 * A move for the seat that is asked, if it is the client's. `n` is the number of the question (`ask.n`). `more` are
 * further moves of the same decision: they are made together or not at all, and taken back together.
 */
export interface Play {
  do: "play";
  id: string;
  n: number;
  move: string;
  more?: readonly string[];
}

/**
 * May this move be made, and if not, which rule forbids it? Either `move` is given or `touches`. Touches are the names
 * that options have (`touch`), in order; what goes without saying may be left out. The answer is about the move that is
 * nearest to them.
 */
export interface Why {
  do: "why";
  id: string;
  move?: string | null;
  touches?: readonly string[] | null;
}

/** What could this move run into? Only for the seat that is asked. */
export interface Preview {
  do: "preview";
  id: string;
  move: string;
}

/** Which cards, tokens or tiles hasn't the client's seat seen yet? */
export interface Unseen {
  do: "unseen";
  id: string;
}

/** Take back the last move of the client's seat: at once if nothing was revealed, otherwise if the others agree. */
export interface Undo {
  do: "undo";
  id: string;
  n: number;
}

/** The answer of a seat to an undo request. */
export interface Agree {
  do: "agree";
  id: string;
  n: number;
  yes: boolean;
}

/**
 * All standing answers that are switched on for the seat the client looks through: those not listed are off. Some are
 * on by default. Those that start with `ask-` mean being asked: the table answers while they are off.
 */
export interface Stand {
  do: "standing";
  id: string;
  answers: readonly string[];
}

/** Resign: a bot plays on, and the player can't come back. */
export interface Resign {
  do: "resign";
  id: string;
}

/** Leave the current seat: a bot plays on until the player returns; before the start the seat is free again. */
export interface Leave {
  do: "leave";
  id: string;
}

/** Take the seat back from the bot that has taken over. */
export interface Return {
  do: "return";
  id: string;
}

/** Say something at the table. */
export interface Chat {
  do: "chat";
  id: string;
  text: string;
}

/** Say one of the phrases that everybody reads in their own language. */
export interface Phrase {
  do: "phrase";
  id: string;
  phrase: string;
}

/** Stop sending me what this seat says; or start again. */
export interface Mute {
  do: "mute";
  id: string;
  seat: number;
  muted: boolean;
}

/** Stop sending me what this seat's person says, at any table; or start again. Without a seat: the owner. */
export interface Block {
  do: "block";
  id: string;
  blocked: boolean;
  seat?: number | null;
}

/** Take an open seat. The answer contains its link. */
export interface Sit {
  do: "sit";
  id: string;
  seat: number;
}

/** The host changes a seat before the start: open, invited, local or a bot. */
export interface Arrange {
  do: "arrange";
  id: string;
  seat: number;
  kind: SeatKind;
  bot?: string;
  name?: string;
}

export type SeatKind = "open" | "invited" | "local" | "bot";

/** The owner makes a new link for a seat; the old one stops working. */
export interface Reissue {
  do: "reissue";
  id: string;
  seat: number;
}

/** The host sends somebody away: the seat is free, or a bot plays on; the link stops working. */
export interface Kick {
  do: "kick";
  id: string;
  seat: number;
}

/** The host lets a bot play for somebody who isn't there, until they take their seat back. */
export interface StandIn {
  do: "stand-in";
  id: string;
  seat: number;
}

/** Is the person of this page looking at it? Not if it is hidden, or if nothing was touched for a minute. */
export interface Attend {
  do: "attend";
  id: string;
  here: boolean;
}

/** The host gives the table another name, until the end of the game. */
export interface Rename {
  do: "rename";
  id: string;
  name: string;
}

/** The host calls the person of a seat that has to move; at most once in ten minutes for each seat. */
export interface Nudge {
  do: "nudge";
  id: string;
  seat: number;
}

/** The host adds two minutes to the clock of a seat, or a day where the clock counts days. */
export interface GiveTime {
  do: "give-time";
  id: string;
  seat: number;
}

/** The host makes somebody else who is here the host. */
export interface PassHost {
  do: "pass-host";
  id: string;
  seat: number;
}

/**
 * The host asks the people who are here: to let somebody else take the seat of a person who is away (`replace`), or to
 * end the game without a result (`end`). Everybody must agree. `withdraw` takes the question back.
 */
export interface Propose {
  do: "propose";
  id: string;
  act: "replace" | "end" | "withdraw";
  seat?: number | null;
}

/** The answer of the client's seats to what the host has proposed. `n` is the number of the proposal. */
export interface Vote {
  do: "vote";
  id: string;
  n: number;
  yes: boolean;
}

/** How fast the bots of this table play, or that they wait; only for somebody who plays with bots alone. */
export interface Pace {
  do: "pace";
  id: string;
  bots: BotPace;
}

export type BotPace = "calm" | "quick" | "at-once" | "hold";

/** The host starts the game. Seats that nobody has taken must be given to bots first. */
export interface Start {
  do: "start";
  id: string;
}

/** The owner closes an unfinished table; if others play there, they must have left. */
export interface Close {
  do: "close";
  id: string;
}

/**
 * The client's seats want to play again, or not now. When everybody who is here has answered, a table opens for those
 * who want to, each one seat further. A seat whose person doesn't come is given to a bot or left out: the host's last
 * answer says which. The first player is drawn by lot, or is the next in turn; without `first` as it was at this table.
 */
export interface Rematch {
  do: "rematch";
  id: string;
  first?: "lot" | "next" | null;
  yes?: boolean;
  empty?: "bot" | "out";
}

/** Continue at a new table from the position of this one when its rules changed; everybody here is notified. */
export interface PlayOn {
  do: "play-on";
  id: string;
}

/** Are you there? */
export interface Ping {
  do: "ping";
  id: string;
}

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
  | Invitation
  | DeviceAdded
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
  /** The seat of the host; -1: the owner, who has no seat. */
  host?: number;
  /** What the host has asked everybody. */
  proposed?: Proposed | null;
  /** After the end. */
  again?: AgainInfo | null;
}

export type TableStatus = "gathering" | "playing" | "over" | "closed";

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
}

/** The clock: its kind, and the seconds each seat had left when this was sent; it runs for everybody asked. */
export interface ClockInfo {
  kind?: string;
  seconds?: number;
  increment?: number;
  left?: number[];
}

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
  args?: Record<string, SaidArgument>;
}

export type SaidArgument = string | number | Said | SaidSeat | SaidPiece;

/** A seat in a sentence: the reader puts a person's name there. */
export interface SaidSeat {
  seat: number;
}

/** A piece in a sentence, by its letter: the reader puts the name there that it has in the picture of the table. */
export interface SaidPiece {
  piece: string;
}

/** What the host has proposed: everybody in `needs` must agree. */
export interface Proposed {
  /** An answer names it. */
  n: number;
  /** "replace": somebody else takes the seat; "end": the game ends without a result. */
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

/** A game's picture of the table. */
export type View = object;

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

/** Something that a move would lead to: its name, facts about it, and its words. */
export interface OutcomeLine {
  name: string;
  args: Args;
  words: Said;
}

/** The answer to `unseen`: what could be anywhere hidden; `used` is how many of them there are. */
export interface NotSeen {
  is: "not-seen";
  id: string;
  piles: DeckPile[];
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

/** I am here. */
export interface Pong {
  is: "pong";
  id: string;
}

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
  /** Everything can be taken back; only against bots. */
  practice?: boolean;
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
