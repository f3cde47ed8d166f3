/** Seat links: whoever has the token has the seat. This browser keeps those it was given, by table. */

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

export function forgetTokens(table: string): void {
  remember(`seats-${table}`, null);
}

/** A token in the address is kept, and does not stay where it could be read over a shoulder. */
export function takeTokenFromAddress(table: string): void {
  const token = anchor();
  if (!TOKEN.test(token)) return;
  keepToken(table, token);
  dropFragment();
}

const SEEN = "seen";
const REMEMBERED = 60; // tables

function seen(): [table: string, n: number][] {
  try {
    const kept: unknown = JSON.parse(recall(SEEN) ?? "[]");
    return Array.isArray(kept) ? (kept as [string, number][]) : [];
  } catch {
    return [];
  }
}

/** The last entry of a table that was looked at in this browser; 0 if none. */
export function seenOf(table: string): number {
  const found = seen().find(([id]) => id === table)?.[1];
  return typeof found === "number" ? found : 0;
}

export function keepSeen(table: string, n: number): void {
  const others = seen().filter(([id]) => id !== table);
  remember(SEEN, JSON.stringify([[table, n], ...others].slice(0, REMEMBERED)));
}

/** The links of seats that this browser has made for others, so that they can be shown again. */
export function linksOf(table: string): Record<number, string> {
  try {
    return JSON.parse(recall(`links-${table}`) ?? "{}") as Record<number, string>;
  } catch {
    return {};
  }
}

export function keepLink(table: string, seat: number, token: string): void {
  remember(`links-${table}`, JSON.stringify({ ...linksOf(table), [seat]: token }));
}
