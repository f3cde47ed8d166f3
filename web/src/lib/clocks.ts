/** What the clock of a table means, in words: before one sits down, in lists, and at the table. */

import type { ClockInfo } from "./generated/wire.ts";
import { say } from "./language.svelte.ts";
import { botName } from "./named.ts";

/** The clocks that are offered, by name. */
export const CLOCKS = {
  none: { kind: "none" },
  quick: { kind: "total", seconds: 600, increment: 5 },
  calm: { kind: "total", seconds: 1800, increment: 10 },
  move: { kind: "move", seconds: 90 },
  hours: { kind: "hours", seconds: 12 },
  days: { kind: "days", seconds: 2 },
} as const;
export type ClockName = keyof typeof CLOCKS;

type Clock = Pick<ClockInfo, "kind" | "seconds" | "increment">;

/** Hours or days for a move: people come back to such a table rather than sit there. */
export function isSlow({ kind }: Clock): boolean {
  return kind === "hours" || kind === "days";
}

/** How much time there is. */
export function timeGiven({ kind = "none", seconds = 0, increment = 0 }: Clock): string {
  const args = { seconds, minutes: seconds / 60, hours: seconds, days: seconds, increment };
  return say({ key: `server-clock-${kind}.about`, args });
}

/** The name of such a clock among those that are offered; empty if it isn't. */
export function offeredAs({ kind = "none", seconds = 0 }: Clock): string {
  const found = Object.entries(CLOCKS).find(
    ([, one]) => one.kind === kind && ("seconds" in one ? one.seconds : 0) === seconds,
  );
  return found?.[0] ?? "";
}

/** What happens when time is out, and on days off; nothing without a clock. */
export function afterwards(clock: Clock, substitute: string): string {
  if ((clock.kind ?? "none") === "none") return "";
  const out = say({ key: "web-time-out", args: { bot: botName(substitute || "greedy") } });
  return isSlow(clock) ? `${out} ${say("web-time-off")}` : out;
}
