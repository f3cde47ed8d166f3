/** Words for people who see the table: where things are drawn, places need no numbers and tiles no letters. */

import { sayable } from "../lib/language.svelte.ts";
import type { Argument, Message } from "../lib/words.ts";

const isMessage = (value: Argument): value is Message => typeof value === "object" && "key" in value;

/** A question: as it is asked, or, for people who wait for the answer, what the player is doing. */
export function asAsked(words: Message, mine: boolean): Message {
  if (mine) return asSeen(words);
  const seat = words.args?.["seat"];
  const key = `${words.key}.others`;
  if (sayable(key)) return { ...asSeen(words), key };
  return seat === undefined ? asSeen(words) : { key: "table-deciding", args: { seat } };
}

/** The same message for use next to a drawn table; people who can't see it get the full one. */
export function asSeen(words: Message): Message {
  const args = Object.entries(words.args ?? {}).map(([name, value]) => [
    name,
    isMessage(value) ? asSeen(value) : value,
  ]);
  const key = `${words.key}.drawn`;
  return { key: sayable(key) ? key : words.key, args: Object.fromEntries(args) as Record<string, Argument> };
}
