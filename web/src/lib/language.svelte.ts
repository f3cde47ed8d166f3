/**
 * The language of this browser. Everything that calls `say` in a page is updated when the language changes. The words
 * of every page are always loaded; those of a game or of the lessons are separate parts, loaded by `learn`.
 */

import { FluentResource } from "@fluent/bundle";
import loaders from "virtual:languages";
import { recall, remember } from "./memory.ts";
import { bundleOf, ENGLISH, Words, type Message } from "./words.ts";

const SILENT = new Words(bundleOf(ENGLISH));
const REMEMBERED = "language";
const EVERYWHERE = "everywhere";

let words = $state.raw(SILENT);
let wanted = ENGLISH;
let learnt: readonly string[] = [EVERYWHERE];

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

/** The keys of all messages, in the order of the files. */
export function keys(): string[] {
  return words.keys();
}

/** What this person chose before, or else what the browser prefers among the available languages. */
export function preferred(): string {
  const wishes = [recall(REMEMBERED) ?? "", ...navigator.languages.map((tag) => tag.split("-")[0] ?? "")];
  return wishes.find((wish) => languages().includes(wish)) ?? ENGLISH;
}

export async function choose(name: string): Promise<void> {
  remember(REMEMBERED, name);
  await speak(name);
}

/** Change the language. The page keeps the old one until the new one is loaded; the last request wins. */
export async function speak(name: string): Promise<void> {
  wanted = name;
  try {
    await gather();
  } catch (error) {
    if (wanted === name) wanted = words.language;
    throw error;
  }
}

/** Load the words of a game or of the lessons, in the current language and in any later one. */
export async function learn(part: string): Promise<void> {
  const isNew = !learnt.includes(part);
  if (isNew) learnt = [...learnt, part];
  try {
    await gather();
  } catch (error) {
    if (isNew) learnt = learnt.filter((other) => other !== part);
    throw error;
  }
}

const wish = () => [wanted, ...learnt].join(" ");
let gathered = "";

/** Load all learnt parts in the wanted language; once more, if the wanted language has changed meanwhile. */
async function gather(): Promise<void> {
  const [asked, name, parts] = [wish(), wanted, learnt];
  const all = (language: string) => Promise.all(parts.map((part) => load(language, part)));
  const [english, own] = await Promise.all([all(ENGLISH), all(name)]);
  if (asked !== wish()) return gather();
  if (asked === gathered) return;
  const spoken = bundleOf(ENGLISH, ...english);
  words = new Words(spoken, name === ENGLISH ? spoken : bundleOf(name, ...own));
  gathered = asked;
  document.documentElement.lang = name;
}

const loaded: Record<string, Promise<FluentResource> | undefined> = {};

function load(name: string, part: string): Promise<FluentResource> {
  const loader = loaders[name]?.[part];
  if (loader === undefined) return Promise.reject(new Error(`no words of "${part}" in the language "${name}"`));
  const id = `${name} ${part}`;
  loaded[id] ??= loader().then(
    (text) => new FluentResource(text.default),
    (error: unknown) => {
      loaded[id] = undefined; // the network may be back next time
      throw error;
    },
  );
  return loaded[id];
}
