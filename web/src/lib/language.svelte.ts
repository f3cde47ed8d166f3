/** The language of this browser. Whatever calls `say` in a page says it again when the language changes. */

import type { FluentBundle } from "@fluent/bundle";
import loaders from "virtual:languages";
import { recall, remember } from "./memory.ts";
import { bundleOf, ENGLISH, Words, type Message } from "./words.ts";

const SILENT = new Words(bundleOf(ENGLISH, ""));
const REMEMBERED = "language";

let words = $state.raw(SILENT);
let wanted = "";

/** The languages there are: English first, then by name. */
export function languages(): string[] {
  return [ENGLISH, ...Object.keys(loaders).filter((name) => name !== ENGLISH)];
}

export function language(): string {
  return words.language;
}

/** @param names the people at the table, by seat */
export function say(message: Message | string, names: readonly string[] = []): string {
  return words.say(typeof message === "string" ? { key: message } : message, names);
}

/** Is there an English text for this? */
export function sayable(key: string): boolean {
  return words.has(key);
}

/** The keys of all messages there are, in the order of the files. */
export function keys(): string[] {
  return words.keys();
}

/** Change the language. The page keeps the old one until the new one is here; the last one asked for wins. */
export async function speak(name: string): Promise<void> {
  wanted = name;
  const [english, own] = await Promise.all([load(ENGLISH), load(name)]);
  if (wanted !== name) return;
  words = new Words(english, own);
  document.documentElement.lang = name;
}

/** What this person chose before, or else what the browser prefers among what there is. */
export function preferred(): string {
  const wishes = [recall(REMEMBERED) ?? "", ...navigator.languages.map((tag) => tag.split("-")[0] ?? "")];
  return wishes.find((wish) => languages().includes(wish)) ?? ENGLISH;
}

export async function choose(name: string): Promise<void> {
  remember(REMEMBERED, name);
  await speak(name);
}

const loaded: Record<string, Promise<FluentBundle> | undefined> = {};

function load(name: string): Promise<FluentBundle> {
  const loader = loaders[name];
  if (loader === undefined) return Promise.reject(new Error(`there is no language "${name}"`));
  loaded[name] ??= loader().then(
    (text) => bundleOf(name, text.default),
    (error: unknown) => {
      loaded[name] = undefined; // the network may be back next time
      throw error;
    },
  );
  return loaded[name];
}
