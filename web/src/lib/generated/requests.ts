/** What a page sends at a table: `beagle.server.wire.requests`. Made by tools/generators/web_types.py: do not edit. */

import type { SeatKind } from "./parts.ts";

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
  | Threats
  | Substitute
  | Hint
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

/** The host lets pages show who could attack whom, or forbids it, until the end of the game. */
export interface Threats {
  do: "threats";
  id: string;
  shown: boolean;
}

/** The host chooses the bot that plays for people who are missing, now and later. */
export interface Substitute {
  do: "substitute";
  id: string;
  bot: string;
}

/**
 * A hint for the question with this number: 1 is where to look, 2 why, 3 the move, each after the one before; 0 stops
 * waiting. At practice tables, or where everybody has agreed. It comes as `hinted`, when it was found.
 */
export interface Hint {
  do: "hint";
  id: string;
  n: number;
  rung: number;
}

/** The host calls the person of a seat that has to move; at most once in ten minutes for each seat. */
export interface Nudge {
  do: "nudge";
  id: string;
  seat: number;
}

/** The host adds two minutes to the clock of a seat, or an hour or a day where the clock counts these. */
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
 * The host asks the people who are here: to let somebody else take the seat of a person who is away (`replace`), to end
 * the game without a result (`end`), or to allow hints (`hints`). Everybody must agree. `withdraw` takes the question
 * back.
 */
export interface Propose {
  do: "propose";
  id: string;
  act: "replace" | "end" | "hints" | "withdraw";
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
