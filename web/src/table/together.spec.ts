import { expect, test } from "vitest";
import type { Line } from "../lib/generated/wire.ts";
import { momentOf, unseen } from "./together.ts";

const line = (n: number, seat: number): Line => ({ n, kind: "move", seat });

test("what one's own seat did is told once", () => {
  const lines = [line(1, 0), line(2, 1), line(3, 1), line(4, 2)];
  expect(unseen(lines, 1, 2).map(({ n }) => n)).toEqual([1, 4]);
  expect(unseen(lines, 1, 1).map(({ n }) => n)).toEqual([1, 3, 4]);
  expect(unseen(lines, 1, 0)).toEqual(lines);
});

test("a moment changes with a seat's own question", () => {
  expect(momentOf({ n: 3, question: 4 })).not.toBe(momentOf({ n: 3, question: 5 }));
});
