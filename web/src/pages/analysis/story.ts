/** The moves of a game as the list of an analysis: one line for each step, and headings where a part of it begins. */

import type { EventLine, Frame, GameReview, Line, ReviewStep } from "../../lib/generated/wire.ts";
import { say } from "../../lib/language.svelte.ts";
import { asSeen } from "../../table/as-seen.ts";
import { eventsOf } from "../../table/events.ts";
import type { LogStyle } from "../../table/game-module.ts";
import type { Sign } from "./verdicts.ts";

export const CHANCE = -2;
const MOST = 3; // sentences of one line

export interface Row {
  kind: "step";
  step: ReviewStep;
  text: string;
}

export interface Heading {
  kind: "heading";
  text: string;
  /** The step after which it is. */
  after: number;
}

export type Item = Row | Heading;

/** What happened in an entry, in a few sentences, without headings and without those who had nothing to do. */
export function textOf(line: Line | undefined, log: LogStyle, names: readonly string[]): string {
  const left = [...log.headings, ...log.idle];
  const events = line ? eventsOf(line).filter((event) => !log.isMinor(event) && !left.includes(event.event)) : [];
  return sentences(events, names).slice(0, MOST).join(" ");
}

function sentences(events: readonly EventLine[], names: readonly string[]): string[] {
  return [...new Set(events.map(({ words }) => say(asSeen(words), names)))];
}

/** A move of which the log says nothing, in the words of the one who chose it: if these eyes saw all of it. */
function chosenText(step: ReviewStep, names: readonly string[]): string {
  const played = (step.judged ?? step.theirs)?.options.find((option) => option.played);
  const words = step.words ?? (played?.move === step.move ? played.words : undefined);
  if (words === undefined) return "";
  return say({ key: "review-did", args: { name: names[step.seat] ?? "", what: say(asSeen(words), names) } });
}

/** What a step is called in the list of moves, and as a turning point. */
export function stepText(step: ReviewStep, line: Line | undefined, log: LogStyle, names: readonly string[]): string {
  return textOf(line, log, names) || chosenText(step, names) || bareText(step, names);
}

/** What a step is called if nothing is known of it but its number. */
export function bareText({ at, seat }: { at: number; seat: number }, names: readonly string[]): string {
  if (seat === CHANCE) return say({ key: "review-step-chance", args: { number: at + 1 } });
  return say({ key: "review-step", args: { number: at + 1, name: names[seat] ?? "" } });
}

/** The list: what happened at the start comes before the first step. */
export function itemsOf(
  steps: readonly ReviewStep[],
  lines: ReadonlyMap<number, Line>,
  log: LogStyle,
  names: readonly string[],
): Item[] {
  const headings = (n: number, after: number): Heading[] =>
    sentences(
      eventsOf(lines.get(n) ?? { n, kind: "start", seat: -1 }).filter(({ event }) => log.headings.includes(event)),
      names,
    ).map((text) => ({ kind: "heading", text, after }));
  return [
    ...headings(0, -1),
    ...steps.flatMap((step): Item[] => {
      const text = stepText(step, lines.get(step.n), log, names);
      return [{ kind: "step", step, text }, ...headings(step.n, step.at)];
    }),
  ];
}

/** The sign of a step: how it was judged, or how lucky it was. */
export function signOf(step: ReviewStep): Sign | null {
  const verdict = (step.judged ?? step.theirs)?.verdict ?? "";
  if (step.seat === CHANCE || verdict === "") return step.luck?.word || null;
  return verdict;
}

/** The table before a step: the frame that comes before its own. After the last step: the last frame. */
export function frameAt(frames: readonly Pick<Frame, "n">[], review: GameReview, at: number): number {
  const step = review.steps[at];
  if (step === undefined) return frames.length - 1;
  const own = frames.findIndex(({ n }) => n >= step.n);
  return Math.max(0, (own < 0 ? frames.length : own) - 1);
}

/** The turning point before or after a moment; the moment itself if there is none. */
export function turningFrom({ turning }: GameReview, at: number, way: -1 | 1): number {
  const places = turning.map((point) => point.at).sort((a, b) => a - b);
  const found = way > 0 ? places.find((place) => place > at) : places.findLast((place) => place < at);
  return found ?? at;
}

/** Was every move of the game counted? */
export const countedWhole = ({ counted, moves }: GameReview): boolean => counted >= moves;

/** What is said after the last move that was counted: that is not always the end of the game. */
export const afterLast = (review: GameReview): string =>
  countedWhole(review)
    ? say("review-the-end")
    : say({ key: "review-counting", args: { part: Math.floor((100 * review.counted) / review.moves) } });
