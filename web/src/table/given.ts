/** What the table has answered for a person. */

import type { Ask, Line } from "../lib/generated/wire.ts";
import type { Message } from "../lib/words.ts";

/** A move that the table made for this person: the question, the answer, and the switch that gave it. */
export interface Given {
  n: number;
  question: Message;
  move: Message;
  answer: string;
}

/** Was the question of this seat answered by the table? Then what it answered. */
export function givenBy(asked: Ask | null, eyes: number, lines: readonly Line[]): Given | null {
  const line = lines.find(({ kind, seat }) => kind === "move" && seat === eyes);
  const option = asked?.moves?.find(({ move }) => move === line?.move);
  if (asked === null || asked.seat !== eyes || !asked.answered || !line || !option) return null;
  return { n: line.n, question: asked.words, move: option.words, answer: asked.answered };
}
