/** A replay as steps: one happening, one picture. An entry in which much happens is several steps. */

import { eventsOf, timeOf, type Shown } from "./events.ts";
import type { GameModule } from "./game-module.ts";
import type { EventLine, Frame, Line, View } from "../lib/generated/wire.ts";

export interface Step {
  /** The entry it belongs to, and which step of it this is, from 0. */
  frame: Frame;
  part: number;
  view: View;
  /** The table before it. */
  before: View;
  /** What happens; null: nothing that is shown. */
  playing: Shown | null;
  /** What is said. */
  events: readonly EventLine[];
  /** Its entry as far as it was told, and how many entries came before. */
  line: Line;
  entries: number;
  /** Who is asked at this moment. */
  asked: number;
}

type Telling = Pick<GameModule, "pace" | "after">;

/** The events of an entry in groups: each begins with one that is remarkable; what takes no time goes with it. */
function groups(events: readonly EventLine[], game: Telling): EventLine[][] {
  const out: EventLine[][] = [];
  for (const event of events) {
    const last = out.at(-1);
    const quiet = timeOf(event.event, game.pace) === 0;
    if (last === undefined || (!quiet && last.some((one) => timeOf(one.event, game.pace) > 0))) out.push([event]);
    else last.push(event);
  }
  return out;
}

/** What was told since somebody acted: what chance decides belongs to that. */
function toldBefore(frames: readonly Frame[], at: number): EventLine[] {
  const from = frames.slice(0, at + 1).findLastIndex(({ seat, kind }) => seat >= 0 || kind !== "move");
  return frames.slice(Math.max(0, from), at).flatMap(eventsOf);
}

function stepsOf(frames: readonly Frame[], entries: number, frame: Frame, game: Telling): Step[] {
  const previous = frames[entries - 1] ?? frame;
  const earlier = toldBefore(frames, entries);
  const parts = groups(eventsOf(frame), game);
  const whole = { frame, part: 0, view: frame.view, line: frame, entries, asked: frame.asked };
  if (parts.length === 0) return [{ ...whole, before: previous.view, playing: null, events: [] }];
  let view = previous.view;
  return parts.map((events, part) => {
    const before = view;
    const own = parts.slice(0, part + 1).flat();
    const main = events.find(({ event }) => timeOf(event, game.pace) > 0) ?? events[0];
    const playing = main === undefined ? null : { ...main, line: frame, told: [...earlier, ...own] };
    const step = { ...whole, part, before, playing, events };
    if (part === parts.length - 1) {
      view = frame.view;
      return step;
    }
    view = events.reduce((now: View, event) => game.after(now, event, frame.view), view);
    return { ...step, view, asked: previous.asked, line: { ...frame, events: own } };
  });
}

/** All steps of a replay. */
export function filmOf(frames: readonly Frame[], game: Telling): Step[] {
  return frames.flatMap((frame, at) => stepsOf(frames, at, frame, game));
}

/** The address of a step within its replay: the number of its entry, and its part. */
export const addressOf = ({ frame, part }: Step): string => (part === 0 ? `${frame.n}` : `${frame.n}.${part}`);

/** The step at this address; the first of its entry if there is no such part. */
export function stepAt(steps: readonly Step[], address: string): number {
  const [n = 0, part = 0] = address.split(".").map((text) => Number.parseInt(text, 10) || 0);
  const exact = steps.findIndex((step) => step.frame.n === n && step.part === part);
  return Math.max(0, exact >= 0 ? exact : steps.findIndex((step) => step.frame.n >= n));
}
