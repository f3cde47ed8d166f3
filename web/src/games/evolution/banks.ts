/**
 * How the food banks were filled: the dice, what was added to them, and what happened to the tokens. Read from the log.
 */

import { undone, wordsOfLine } from "../../table/events.ts";
import type { Line } from "../../lib/generated/wire.ts";
import type { Message } from "../../lib/words.ts";

/** What is known about a bank of this turn. */
export interface Made {
  /** How many tokens there were when it was full. */
  filled: number;
  dice: readonly number[];
  /** What was added to the dice, and what animals added later. */
  added: number;
  grown: number;
  /** Tokens that nobody ate. */
  grazed: number;
}

const number = (value: unknown) => (typeof value === "number" ? value : 0);
const keyOf = (value: unknown) => (typeof value === "object" && value !== null ? (value as Message).key : "");

/** The name of a place in the picture: empty where there is only one bank. */
function placeIn(event: Message): string {
  const place = keyOf(event.args?.place).replace(/^place-/, "");
  return place === "bank" ? "" : place;
}

/** @param placeOf where an animal is; undefined if it is gone */
export function madeOf(
  lines: readonly Line[],
  placeOf: (animal: string) => string | undefined,
): Readonly<Record<string, Made>> {
  const gone = undone(lines);
  let made: Record<string, Made> = {};
  let thrown: number[] = [];
  for (const event of lines.filter(({ n }) => !gone.has(n)).flatMap(wordsOfLine)) {
    if (event.key === "log-turn" || event.key === "log-phase") thrown = [];
    if (event.key === "log-turn" || (event.key === "log-phase" && keyOf(event.args?.phase) === "phase-food-bank"))
      made = {};
    if (event.key === "log-die") thrown.push(number(event.args?.face));
    if (event.key === "log-bank") {
      const place = placeIn(event);
      made[place] = filledBy(made[place], number(event.args?.tokens), thrown);
      thrown = [];
    }
    if (event.key === "log-grazed") {
      const bank = made[placeOf(String(event.args?.animal)) ?? ""];
      if (bank) bank.grazed += 1;
    }
  }
  return made;
}

/** A bank is filled once by dice; what comes later in the same turn was added by animals. */
function filledBy(before: Made | undefined, tokens: number, thrown: readonly number[]): Made {
  if (before) return { ...before, filled: tokens, grown: before.grown + tokens - before.filled };
  const sum = thrown.reduce((all, face) => all + face, 0);
  return { filled: tokens, dice: [...thrown], added: tokens - sum, grown: 0, grazed: 0 };
}
