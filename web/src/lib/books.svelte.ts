/** The rulebooks as data: ours are built in, those of guests come from the server. The words are apart. */

import { api } from "./api.ts";
import { me } from "./api-me.svelte.ts";
import type { BookData } from "./generated/wire.ts";
import ours from "./table-books.json";

let all = $state.raw<Readonly<Record<string, BookData | undefined>>>(ours);
let asked: Promise<void> | null = null;

/** The books by game. */
export function books(): Readonly<Record<string, BookData | undefined>> {
  return all;
}

/** Load the books of guests, if that wasn't done. Ours can be read without the server, so a failure is silent. */
export function loadBooks(): Promise<void> {
  asked ??= load().catch(() => {
    asked = null; // the next page tries again
  });
  return asked;
}

async function load(): Promise<void> {
  const { games } = await me.learn();
  const guests = games.filter((game) => !game.bundled).map((game) => game.name);
  const found = await Promise.all(guests.map(async (name) => [name, await api.book(name)] as const));
  all = { ...ours, ...Object.fromEntries(found.filter(([, book]) => Object.keys(book.sources).length > 0)) };
}
