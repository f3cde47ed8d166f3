import { expect, test } from "vitest";
import type { EventLine, Frame, View } from "../lib/generated/wire.ts";
import { filmOf } from "./film.ts";
import { PLAIN } from "./plain-game.ts";

const told = (event: string): EventLine => ({ event, args: {}, words: { key: "" } });
const frame = (n: number, asked: number, ...names: string[]): Frame => ({
  ...{ n, kind: "move" as const, seat: 0, move: "" },
  ...{ events: names.map(told), view: { told: n * 10 }, asked, question: { key: "" } },
});

const sum = (view: View) => Number(Object.values(view)[0]);

/** Each event adds one. */
const game = {
  ...PLAIN,
  pace: { times: { walked: 1, died: 1 }, before: new Set<string>() },
  after: (view: View) => ({ told: sum(view) + 1 }),
};

test("one happening is one step: its table, who is asked then, and what of its entry was told", () => {
  const steps = filmOf([frame(4, 0), frame(5, 1, "walked", "quiet", "died"), frame(6, 2)], game);
  expect(steps.map(({ view }) => sum(view))).toEqual([40, 42, 50, 60]);
  expect(steps.map(({ asked }) => asked)).toEqual([0, 0, 1, 2]);
  expect(steps.map(({ line }) => line.events?.length)).toEqual([0, 2, 3, 0]);
  expect(steps.map(({ playing }) => playing?.told.length)).toEqual([undefined, 2, 3, undefined]);
  expect(steps.map(({ entries }) => entries)).toEqual([0, 1, 1, 2]);
});

test("what chance decides is told with the move before it", () => {
  const die = { ...frame(6, 0, "died"), seat: -1 };
  const steps = filmOf([frame(4, 0), frame(5, 1, "walked"), die, frame(7, 0, "walked")], game);
  expect(steps.map(({ playing }) => playing?.told.map(({ event }) => event))).toEqual([
    ...[undefined, ["walked"], ["walked", "died"], ["walked"]],
  ]);
});
