/** Requests to the server over HTTP. A refusal is an error that has its own words. */

import type { ClockInfo, EventLine, Line, OlderRules, Option, OutcomeLine, Result, View } from "./socket-wire.ts";
import { address } from "./router.svelte.ts";
import type { Shown } from "./table-keys.ts";
import type { Message } from "./words.ts";

/** An option of a table. Without a group it is a switch; in a group you choose one, or several. */
export interface TableOption {
  word: string;
  /** The minimum and maximum number of seats it is offered for. */
  seats: [number, number];
  group: string;
  /** Several of its group can be chosen, and none means all. */
  several: boolean;
  /** The key of the text that says what it does. */
  about: string;
}

export interface Ruleset {
  name: string;
  seats: [number, number];
  options: TableOption[];
  about: string;
  minutes?: [number, number] | null;
  /** The key of the rulebook's advice. */
  advice?: string;
}

/** What a deck, a bag or a stack is made of; this many of its cards are used. */
export interface Pile {
  name: string;
  title: Message;
  copies: number;
  used: number;
  kinds: { name: string; words: Message; copies: number }[];
}

export interface Catalogue {
  games: { name: string; version: number; rulesets: Ruleset[]; standing: string[] }[];
  bots: string[];
  clocks: string[];
  phrases: string[];
  languages: string[];
  version: string;
  /** For how many days old data is kept; 0: forever. */
  keeping: { finished: number; closed: number; visitors: number; reports: number };
}

/** A table as a line of a list. */
export interface Listed {
  id: string;
  game: string;
  ruleset: string;
  status: "gathering" | "playing" | "over" | "closed";
  made: number;
  touched: number;
  clock: ClockInfo;
  entries: number;
  seats: { name: string; kind: string; bot: string; taken: boolean }[];
  actor: number;
  public: boolean;
  given: boolean;
  continues?: boolean;
  result?: { scores: number[]; winners: number[]; ended: string };
  owner?: boolean;
  mine?: number[];
}

export interface Lobby {
  open: Listed[];
  running: Listed[];
  over: Listed[];
  mine: Listed[];
}

export interface SeatWish {
  kind: "me" | "open" | "invited" | "local" | "bot";
  bot?: string;
  name?: string;
}

export interface Wish {
  game: string;
  ruleset?: string;
  seats: SeatWish[];
  clock?: { kind: string; seconds?: number; increment?: number };
  public?: boolean;
  spectators?: boolean;
  position?: string;
  record?: string;
  at?: number;
}

/** The table after one entry of a game. */
export interface Frame extends Line {
  move: string;
  events: EventLine[];
  view: View;
  asked: number;
  question: Message;
}

export interface Replay {
  game: string;
  ruleset: string;
  players: string[];
  seats: number;
  frames: Frame[];
  result?: Result | null;
  scores?: number[];
  winners?: number[];
  older?: OlderRules | null;
}

/** A lesson as a line of a list. */
export interface LessonAbout {
  game: string;
  ruleset: string;
  seats: number;
  minutes: number;
  cards: number;
}

/** A teacher's card, with the table it is shown on. */
export interface LessonStep {
  /** The end of the key of its words. */
  card: string;
  /** What happened since the previous card, each with the table after it. */
  lines: { seat: number; move: string; events: EventLine[]; view: View }[];
  view: View;
  asked: number;
  question: Message;
  moves: Option[];
  /** The move to make; empty: there is only something to read. */
  wanted: string;
  /** What that move would lead to. */
  ahead: OutcomeLine[];
  scores: number[];
}

export interface Lesson extends LessonAbout {
  learner: number;
  learnt: string[];
  /** The final position, to play on from. */
  position: string;
  steps: LessonStep[];
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

/** A step of an example: its text, the moves before it, and the table. */
export interface ExampleFrame {
  /** The end of the key of its words. */
  name: string;
  moves: { seat: number; move: string; words: Message }[];
  view: View;
  asked: number;
}

export interface Example extends ExampleAbout {
  frames: ExampleFrame[];
}

/** What the server refused, and why. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly words: Message,
    readonly rules: string[] = [],
  ) {
    super(code);
  }
}

export const UNREACHABLE = new Refusal("unreachable", { key: "web-unreachable" });

/** The words for any error. */
export function wordsOf(error: unknown): Message {
  return error instanceof Refusal ? error.words : { key: "web-failed" };
}

async function fetched(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address(`api/${path}`), { credentials: "same-origin", ...init });
  } catch {
    throw UNREACHABLE;
  }
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => null);
  if (isRefusal(body)) throw new Refusal(body.code, body.words, body.rules);
  throw response.status >= 500 ? UNREACHABLE : new Refusal("failed", { key: "web-failed" });
}

function isRefusal(body: unknown): body is { code: string; words: Message; rules?: string[] } {
  return typeof body === "object" && body !== null && "code" in body && "words" in body;
}

async function get<T>(path: string): Promise<T> {
  return (await fetched(path)).json() as Promise<T>;
}

function posting(body: unknown): RequestInit {
  return { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

async function post<T>(path: string, body: unknown): Promise<T> {
  return (await fetched(path, posting(body))).json() as Promise<T>;
}

export const api = {
  me: () => get<{ name: string | null; added?: number[] }>("me"),
  told: () => post<{ name: string }>("me/told", {}),
  setName: (name: string) => post<{ name: string; code?: string }>("me", { name }),
  comeBack: (code: string) => post<{ name: string; code: string }>("me/return", { code }),
  newCode: () => post<{ code: string }>("me/code", {}),
  signOutOthers: () => post<{ name: string; code: string }>("me/sign-out-others", {}),
  catalogue: () => get<Catalogue>("catalogue"),
  deck: (game: string, ruleset: string, seats: number) => post<{ piles: Pile[] }>("deck", { game, ruleset, seats }),
  lobby: () => get<Lobby>("lobby"),
  open: (wish: Wish) => post<{ table: string; links: Record<string, string> }>("tables", wish),
  about: (table: string, shown: Shown) => post<Listed>(`tables/${table}/about`, shown),
  replay: (table: string, shown: Shown, seat: number | null) =>
    post<Replay>(`tables/${table}/replay`, seat === null ? shown : { ...shown, seat }),
  pasted: (text: string, eyes: number | null) => post<Replay>("replays", eyes === null ? { text } : { text, eyes }),
  lessons: () => get<LessonAbout[]>("lessons"),
  examples: () => get<ExampleAbout[]>("examples"),
  example: (id: string) => get<Example>(`examples/${encodeURIComponent(id)}`),
  lesson: (game: string) => get<Lesson>(`lessons/${encodeURIComponent(game)}`),
  lessonWhy: (game: string, step: number, touches: readonly string[]) =>
    post<{ legal: boolean; words: Message | null; rules: string[] }>(`lessons/${game}/why`, { step, touches }),
  report: (table: string, why: string, text: string) => post<object>(`tables/${table}/report`, { why, text }),
  error: (place: object) => post<object>("errors", place),
  record: async (table: string, shown: Shown, seat: number | null) => {
    const body = seat === null ? shown : { ...shown, seat };
    return (await fetched(`tables/${table}/record`, posting(body))).text();
  },
};
