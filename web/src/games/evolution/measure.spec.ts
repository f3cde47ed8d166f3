import { describe, expect, test } from "vitest";
import { edge, link, pathThrough, wayBetween, type Components, type Point } from "./measure.ts";

const CARD = { width: 100, height: 140 };
const GAP = 10;
/** Cards in rows and columns as on the table. */
const card = (column: number, row: number): Components => ({
  x: column * (CARD.width + GAP),
  y: row * (CARD.height + GAP),
  ...CARD,
});

const inside = ({ x, y }: Point, box: Components) =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

/** Points all along a line of straight pieces. */
function along(points: readonly Point[]): Point[] {
  return points.slice(1).flatMap((to, at) => {
    const from = points[at] ?? to;
    return Array.from({ length: 60 }, (_, step) => ({
      x: from.x + ((to.x - from.x) * (step + 0.5)) / 60,
      y: from.y + ((to.y - from.y) * (step + 0.5)) / 60,
    }));
  });
}

describe("a link between two cards", () => {
  const places = [0, 1, 2].flatMap((column) => [0, 1, 2].map((row) => card(column, row)));

  test("crosses no card, wherever the two lie", () => {
    const pairs = places.flatMap((a) => places.filter((b) => b !== a).map((b) => [a, b] as const));
    const points = pairs.flatMap(([a, b]) => along(link(a, b)));
    expect(points.filter((point) => places.some((box) => inside(point, box)))).toEqual([]);
  });

  test("begins and ends at them", () => {
    const touches = ({ x, y }: Point, box: Components) =>
      x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
    for (const [a, b] of [
      [card(0, 0), card(2, 0)],
      [card(2, 0), card(0, 2)],
      [card(1, 1), card(1, 0)],
    ] as const) {
      const points = link(a, b);
      const ends = [points[0], points.at(-1)];
      for (const box of [a, b]) expect(ends.some((end) => end && touches(end, box))).toBe(true);
    }
  });
});

test("an arrow turns behind the question, or in the gap above it where it must go around the bank", () => {
  const seat = { x: 0, y: 0, width: 600, height: 300 };
  const question = { x: 200, y: 310, width: 400, height: 120 };
  const [hunter, near, far] = [300, 420, 40].map((x, at) => ({ x, y: at === 0 ? 10 : 440, ...CARD }));
  const turnsAt = (prey?: Components) => {
    const { path } = wayBetween(hunter ?? seat, prey ?? seat, seat, question);
    return Number(/Q\S+ (\S+) \S+ \S+H/.exec(path)?.[1]);
  };
  expect(turnsAt(near)).toBe(question.y + question.height / 2);
  expect(turnsAt(far)).toBe(seat.height + 5);
});

test("an arrow leaves a card at its edge", () => {
  expect(edge(card(0, 0), card(2, 0))).toEqual({ x: 100, y: 70 });
  expect(edge(card(0, 0), card(0, 2))).toEqual({ x: 50, y: 140 });
});

test("a path goes through its points", () => {
  expect(
    pathThrough([
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ]),
  ).toBe("M1 2L3 4");
});
