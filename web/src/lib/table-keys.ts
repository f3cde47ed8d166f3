/**
 * Seat links. A link that was handed out works for the first person who uses it; the server replaces it with another,
 * which belongs to this browser alone. The browser stores them by table.
 */

import { recall, remember } from "./memory.ts";
import { anchor, dropFragment } from "./router.svelte.ts";

const TOKEN = /^[A-Za-z0-9_-]{16,64}$/;
const MOST = 8;

export function tokensOf(table: string): string[] {
  try {
    const kept: unknown = JSON.parse(recall(`seats-${table}`) ?? "[]");
    return Array.isArray(kept) ? kept.filter((token) => typeof token === "string" && TOKEN.test(token)) : [];
  } catch {
    return [];
  }
}

export function keepToken(table: string, token: string): void {
  const all = [token, ...tokensOf(table).filter((old) => old !== token)];
  remember(`seats-${table}`, JSON.stringify(all.slice(0, MOST)));
}

/** The link that this browser came with has ended, and this one belongs to the browser. */
export function replaceToken(table: string, old: string, token: string): void {
  const others = tokensOf(table).filter((one) => one !== old && one !== token);
  remember(`seats-${table}`, JSON.stringify([token, ...others].slice(0, MOST)));
}

export function forgetTokens(table: string): void {
  remember(`seats-${table}`, null);
}

let made = "";

/** A secret of this browser. Sent at the first use of a link, it makes that link work again if the answer was lost. */
export function ownKey(): string {
  made = recall("key") ?? made;
  if (TOKEN.test(made)) return made;
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  remember("key", made);
  return made;
}

/** What is sent to be let in. */
export interface Shown {
  tokens: string[];
  key: string;
}

export function shownAt(table: string): Shown {
  return { tokens: tokensOf(table), key: ownKey() };
}

/** A token in the address is stored, and removed from where others could read it. */
export function takeTokenFromAddress(table: string): void {
  const token = anchor();
  if (!TOKEN.test(token)) return;
  keepToken(table, token);
  keepPairs(INVITED, table, Math.floor(Date.now() / 1000));
  dropFragment();
}

type Pairs = [table: string, number: number][];
const INVITED = "invited";

/** A number for each of the last tables. */
function pairsIn(name: string): Pairs {
  try {
    const kept: unknown = JSON.parse(recall(name) ?? "[]");
    return Array.isArray(kept) ? (kept as Pairs) : [];
  } catch {
    return [];
  }
}

function keepPairs(name: string, table: string, number: number): void {
  const others = pairsIn(name).filter(([id]) => id !== table);
  remember(name, JSON.stringify([[table, number], ...others].slice(0, REMEMBERED)));
}

/** Links to seats that were opened in this browser, and when, in seconds; not those where one has sat down since. */
export const invitations = (): Pairs => pairsIn(INVITED);

export function dropInvitation(table: string): void {
  const others = invitations().filter(([id]) => id !== table);
  remember(INVITED, others.length === 0 ? null : JSON.stringify(others));
}

const SEEN = "seen";
const REMEMBERED = 60; // tables

/** The last entry of a table that was seen in this browser; 0 if none. */
export function seenOf(table: string): number {
  const found = pairsIn(SEEN).find(([id]) => id === table)?.[1];
  return typeof found === "number" ? found : 0;
}

export const keepSeen = (table: string, n: number): void => keepPairs(SEEN, table, n);

/** The seat links that this browser has created for others, so that they can be shown again. */
export function linksOf(table: string): Record<number, string> {
  try {
    return JSON.parse(recall(`links-${table}`) ?? "{}") as Record<number, string>;
  } catch {
    return {};
  }
}

/** The link of this seat no longer works. */
export function dropLink(table: string, seat: number): void {
  const others = Object.entries(linksOf(table)).filter(([number]) => Number(number) !== seat);
  remember(`links-${table}`, JSON.stringify(Object.fromEntries(others)));
}

export function keepLink(table: string, seat: number, token: string): void {
  remember(`links-${table}`, JSON.stringify({ ...linksOf(table), [seat]: token }));
}
