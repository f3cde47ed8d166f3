/**
 * Translates messages into a language, from the same Fluent files and by the same rules as in Python (`beagle.i18n`). A
 * message is a key and its arguments, as the server sends it.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Said } from "./generated/wire.ts";
import { tying } from "./ties.ts";

export const ENGLISH = "en";

/** A sentence to say: the key of a Fluent message, or of its attribute, and its arguments. */
export type Message = Said;
export type Argument = NonNullable<Said["args"]>[string];

/** What the pieces of a table are called, by their letters. */
export type Pieces = Readonly<Record<string, string>>;

export function letterOf(seat: number): string {
  return String.fromCharCode("A".charCodeAt(0) + seat);
}

/** The texts of a language, ready to use. Invalid Fluent is an error at once, and so is a duplicate key. */
export function bundleOf(language: string, ...texts: (string | FluentResource)[]): FluentBundle {
  const transform = tying(language);
  const bundle = new FluentBundle(language, { useIsolating: false, ...(transform && { transform }) });
  const errors = texts.flatMap((text) =>
    bundle.addResource(typeof text === "string" ? new FluentResource(text) : text),
  );
  if (errors.length > 0) throw new Error(`${language}: ${faults(errors)}`);
  return bundle;
}

/** Add the words of guests. They never replace ours: a key that is there already stays as it is. */
export function addGuests(bundle: FluentBundle, guests: readonly FluentResource[]): FluentBundle {
  for (const guest of guests) bundle.addResource(guest);
  return bundle;
}

/** Says messages in a language. What is missing or wrong in that language is said in English. */
export class Words {
  constructor(
    readonly english: FluentBundle,
    readonly own: FluentBundle = english,
  ) {}

  get language(): string {
    return this.own.locales[0] ?? ENGLISH;
  }

  /**
   * @param names the people at the table; a seat without a name is its letter
   * @param pieces the pieces there; one without a name is its letter
   */
  say(message: Message, names: readonly string[] = [], pieces: Pieces = {}): string {
    const given = Object.entries(message.args ?? {});
    const args = Object.fromEntries(given.map(([name, value]) => [name, this.argument(value, names, pieces)]));
    if (this.own !== this.english) {
      const said = attempt(this.own, message.key, args);
      if (said !== null) return said;
    }
    return attempt(this.english, message.key, args) ?? unsayable(message.key);
  }

  has(key: string): boolean {
    return patternOf(this.english, key) !== null;
  }

  /** All keys, in the order of the English files. */
  keys(): string[] {
    return [...this.english._messages.keys()];
  }

  private argument(value: Argument, names: readonly string[], pieces: Pieces): FluentVariable {
    if (typeof value !== "object") return value;
    if ("seat" in value) return names[value.seat] ?? letterOf(value.seat);
    if ("piece" in value) return pieces[value.piece] ?? value.piece;
    return this.say(value, names, pieces);
  }
}

/** The message in this language; null if it can't be said, with a warning if it exists. */
function attempt(bundle: FluentBundle, key: string, args: Record<string, FluentVariable>): string | null {
  const pattern = patternOf(bundle, key);
  if (pattern === null) return null;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  if (errors.length === 0) return text;
  console.warn(`${bundle.locales[0]}: the message "${key}" cannot be formatted: ${faults(errors)}`);
  return null;
}

/** An error in the Fluent files. A person at the table still sees something, and every browser test fails. */
function unsayable(key: string): string {
  console.error(`no usable English message "${key}"`);
  return key;
}

/** The pattern of `key`, or of an attribute in `key.attribute`. */
function patternOf(bundle: FluentBundle, key: string) {
  const dot = key.indexOf(".");
  const message = bundle.getMessage(dot < 0 ? key : key.slice(0, dot));
  if (message === undefined) return null;
  return (dot < 0 ? message.value : message.attributes[key.slice(dot + 1)]) ?? null;
}

function faults(errors: readonly Error[]): string {
  return errors.map((error) => error.message).join("; ");
}
