/**
 * The language of this browser. Everything that calls `say` in a page is updated when the language changes. The words
 * of every page are always loaded; those of a game or of the lessons are separate parts, loaded by `learn`. Of its
 * rules a table needs why they forbid something (`-whys`), once something is forbidden; a rulebook needs them whole
 * (`-rules`). The words of a game that isn't built into these pages, a guest, come from the server: `learnGuest`.
 */

import { FluentResource } from "@fluent/bundle";
import { untrack } from "svelte";
import loaders from "virtual:languages";
import { patiently, renewed } from "./late.ts";
import { recall, remember } from "./memory.ts";
import { address } from "./router-addresses.ts";
import { addGuests, bundleOf, ENGLISH, Words, type Message, type Pieces } from "./words.ts";

const SILENT = new Words(bundleOf(ENGLISH));
const REMEMBERED = "language";
const EVERYWHERE = "everywhere";

let words = $state.raw(SILENT);
let pieces = $state.raw<Pieces>({});
let wanted = ENGLISH;
let learnt: readonly string[] = [EVERYWHERE];
let guests: readonly string[] = [];

/** The languages there are: English first, then by name. */
export function languages(): string[] {
  return [ENGLISH, ...Object.keys(loaders).filter((name) => name !== ENGLISH)];
}

export function language(): string {
  return words.language;
}

/** @param names the people at the table, by seat */
export function say(message: Message | string, names: readonly string[] = []): string {
  return words.say(typeof message === "string" ? { key: message } : message, names, pieces);
}

/** What the pieces of the table on this page are called from now on; those that are gone keep their names. */
export function namePieces(named: Pieces): void {
  const known = untrack(() => pieces);
  if (Object.entries(named).every(([letter, name]) => known[letter] === name)) return;
  const same = Object.entries(named).every(([letter, name]) => (known[letter] ?? name) === name);
  pieces = same ? { ...known, ...named } : named; // another table
}

/** What a piece of the table on this page is called; its letter if it has no name. */
export function pieceName(letter: string): string {
  return pieces[letter] ?? letter;
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

/** The same; if the server can't be reached, again and again. */
export const learnLate = (part: string, most?: number): Promise<void> => patiently(() => learn(part), most);

/**
 * Load why the rules of a game forbid something, before that is said the first time; a guest's words have it. False if
 * they can't be loaded.
 */
export async function learnWhys(game: string): Promise<boolean> {
  const part = `${game}-whys`;
  if (loaders[ENGLISH]?.[part] === undefined) return true;
  return learn(part).then(
    () => true,
    () => false,
  );
}

/** The same for the words of a guest. If the server doesn't have them, the game can't be shown. */
export async function learnGuest(game: string): Promise<void> {
  if (!guests.includes(game)) guests = [...guests, game];
  await gather();
  if (sayable(`web-game-${game}`)) return;
  guests = guests.filter((other) => other !== game); // the network may be back next time
  throw new Error(`no words of the game "${game}"`);
}

/** Whole rules say why too. */
function isNeeded(part: string): boolean {
  return !part.endsWith("-whys") || !learnt.includes(part.replace(/-whys$/, "-rules"));
}

const wish = () => [wanted, ...learnt, "", ...guests].join(" ");
let gathered = "";

/** Load all learnt parts in the wanted language; once more, if the wanted language has changed meanwhile. */
async function gather(): Promise<void> {
  const [asked, name, parts, games] = [wish(), wanted, learnt.filter(isNeeded), guests];
  const all = (language: string) => Promise.all(parts.map((part) => load(language, part)));
  const theirs = (language: string) => Promise.all(games.map((game) => loadGuest(language, game)));
  const [english, own, guest, guestOwn] = await Promise.all([all(ENGLISH), all(name), theirs(ENGLISH), theirs(name)]);
  if (asked !== wish()) return gather();
  if (asked === gathered) return;
  const spoken = addGuests(bundleOf(ENGLISH, ...english), guest);
  words = new Words(spoken, name === ENGLISH ? spoken : addGuests(bundleOf(name, ...own), guestOwn));
  gathered = asked;
  document.documentElement.lang = name;
}

const fetchers: Record<string, (() => Promise<{ default: string }>) | undefined> = {};
const loaded: Record<string, Promise<FluentResource> | undefined> = {};

function load(name: string, part: string): Promise<FluentResource> {
  const loader = loaders[name]?.[part];
  if (loader === undefined) return Promise.reject(new Error(`no words of "${part}" in the language "${name}"`));
  const id = `${name} ${part}`;
  const fetcher = (fetchers[id] ??= renewed(loader));
  loaded[id] ??= fetcher().then(
    (text) => new FluentResource(text.default),
    (error: unknown) => {
      loaded[id] = undefined; // the network may be back next time
      throw error;
    },
  );
  return loaded[id];
}

/** The words of a guest; none if the server doesn't answer, so that they hinder no other words. */
function loadGuest(name: string, game: string): Promise<FluentResource> {
  const id = `${name} guest ${game}`;
  loaded[id] ??= fetchGuest(name, game).catch(() => {
    loaded[id] = undefined;
    return new FluentResource("");
  });
  return loaded[id];
}

async function fetchGuest(name: string, game: string): Promise<FluentResource> {
  const path = `api/games/${encodeURIComponent(game)}/words/${encodeURIComponent(name)}`;
  const response = await fetch(address(path), { credentials: "same-origin" });
  if (!response.ok) throw new Error(`${response.status}`);
  return new FluentResource(await response.text());
}
