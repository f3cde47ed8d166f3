/** Requests to the server over HTTP. A refusal is an error that has its own words. */

import type {
  BookData,
  CameBack,
  Catalogue,
  Code,
  Deck,
  DeckPiles,
  Example,
  ExampleAbout,
  Eyes,
  HttpRefusal,
  Lesson,
  LessonAbout,
  Listed,
  Lobby,
  Me,
  Name,
  NameSet,
  Named,
  NewCode,
  Nothing,
  OpenedTable,
  PageError,
  Pasted,
  Reason,
  Replay,
  Reported,
  Touch,
  Tried,
  Wish,
} from "./generated/wire.ts";
import { address } from "./router.svelte.ts";
import type { Message } from "./words.ts";

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
    const headers = { "Accept-Language": document.documentElement.lang };
    response = await fetch(address(`api/${path}`), { credentials: "same-origin", headers, ...init });
  } catch {
    throw UNREACHABLE;
  }
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => null);
  if (isRefusal(body)) throw new Refusal(body.code, body.words, body.rules);
  throw response.status >= 500 ? UNREACHABLE : new Refusal("failed", { key: "web-failed" });
}

function isRefusal(body: unknown): body is HttpRefusal {
  return typeof body === "object" && body !== null && "code" in body && "words" in body;
}

async function get<Answer>(path: string): Promise<Answer> {
  return (await fetched(path)).json() as Promise<Answer>;
}

function posting(body: object): RequestInit {
  return { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

export async function post<Answer, Body extends object = Nothing>(path: string, body: Body): Promise<Answer> {
  return (await fetched(path, posting(body))).json() as Promise<Answer>;
}

/** What a page shows to prove that it may see a table, and whose eyes it looks through. */
const through = (shown: Eyes, seat: number | null): Eyes => (seat === null ? shown : { ...shown, seat });

export const api = {
  /** For parts that are loaded later. */
  get,
  post,
  send: (path: string, body: object) => fetched(path, posting(body)),
  me: () => get<Me>("me"),
  told: () => post<Named>("me/told", {}),
  setName: (name: string) => post<NameSet, Name>("me", { name }),
  comeBack: (code: string) => post<CameBack, Code>("me/return", { code }),
  newCode: () => post<NewCode>("me/code", {}),
  signOutOthers: () => post<CameBack>("me/sign-out-others", {}),
  catalogue: () => get<Catalogue>("catalogue"),
  book: (game: string) => get<BookData>(`games/${encodeURIComponent(game)}/book`),
  deck: (game: string, ruleset: string, seats: number) => post<DeckPiles, Deck>("deck", { game, ruleset, seats }),
  lobby: () => get<Lobby>("lobby"),
  open: (wish: Wish) => post<OpenedTable, Wish>("tables", wish),
  about: (table: string, shown: Eyes) => post<Listed, Eyes>(`tables/${table}/about`, shown),
  replay: (table: string, shown: Eyes, seat: number | null) =>
    post<Replay, Eyes>(`tables/${table}/replay`, through(shown, seat)),
  pasted: (text: string, eyes: number | null) =>
    post<Replay, Pasted>("replays", eyes === null ? { text } : { text, eyes }),
  lessons: () => get<LessonAbout[]>("lessons"),
  examples: () => get<ExampleAbout[]>("examples"),
  example: (id: string) => get<Example>(`examples/${encodeURIComponent(id)}`),
  lesson: (game: string) => get<Lesson>(`lessons/${encodeURIComponent(game)}`),
  lessonWhy: (game: string, step: number, touches: readonly Touch[]) =>
    post<Reason, Tried>(`lessons/${game}/why`, { step, touches }),
  report: (table: string, why: string, text: string) =>
    post<Nothing, Reported>(`tables/${table}/report`, { why, text }),
  error: (place: PageError) => post<Nothing, PageError>("errors", place),
  record: async (table: string, shown: Eyes, seat: number | null) =>
    (await fetched(`tables/${table}/record`, posting(through(shown, seat)))).text(),
};
