import { describe, expect, it } from "vitest";
import { planEvo, planGods, type Plan, type Rect } from "./plan.ts";

/** The windows of the design, and the least radius of a hex in each. */
const WINDOWS: [width: number, height: number, top: number, evo: number, gods: number][] = [
  [1280, 720, 44, 31.9, 32],
  [1366, 768, 48, 34, 33.9],
  [1440, 900, 52, 41.2, 38],
  [1920, 1080, 56, 47.4, 41.6],
  [2560, 1440, 60, 67.8, 60.8],
  [1180, 820, 48, 32.2, 30.1],
  [1024, 768, 48, 26.3, 24.6],
  [820, 1180, 52, 43, 38],
  [768, 1024, 52, 37, 30],
  [844, 390, 40, 24, 21.7],
  [740, 360, 40, 21.9, 20],
  [720, 450, 40, 21.9, 20],
  [390, 844, 42, 21.6, 20],
  [360, 740, 40, 19.9, 20],
];

const zonesOf = (plan: Partial<Plan>): Rect[] =>
  Object.values(plan)
    .flat()
    .filter((one): one is Rect => typeof one === "object" && one !== null);

const overlap = (a: Rect, b: Rect) =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 0 && Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 0;

/** Does a zone leave the window, or lie on another? */
function flaws(plan: Partial<Plan>, width: number, height: number): string[] {
  const zones = zonesOf(plan);
  const outside = zones.filter(
    ({ x, y, w, h }) => x < 0 || y < 0 || w <= 0 || h <= 0 || x + w > width || y + h > height,
  );
  const pairs = zones.flatMap((a, at) => zones.slice(at + 1).filter((b) => overlap(a, b)));
  return [...outside.map((zone) => `outside ${JSON.stringify(zone)}`), ...pairs.map((zone) => JSON.stringify(zone))];
}

describe.each(WINDOWS)("in a window of %i x %i", (width, height, top, evo, gods) => {
  it.each([2, 3, 4, 5])("all zones of %i seats are inside, none overlap", (seats) => {
    const room = { width, height, top };
    expect(flaws(planEvo(room, seats), width, height)).toEqual([]);
    expect(flaws(planEvo(room, seats, seats), width, height)).toEqual([]); // a spectator sees all boards beside it
    expect(flaws(planGods(room, seats, [9, 8]), width, height)).toEqual([]);
  });

  it("hexes are as large as designed", () => {
    const room = { width, height, top };
    const all = [2, 3, 4, 5];
    expect(Math.min(...all.map((seats) => planEvo(room, seats).hex))).toBeGreaterThanOrEqual(evo);
    expect(Math.min(...all.map((seats) => planGods(room, seats, [9, 8]).hex))).toBeGreaterThanOrEqual(gods);
  });
});

it("the land changes only the scale", () => {
  const room = { width: 1280, height: 720, top: 44 };
  const { hex, ...small } = planGods(room, 4, [7, 6]);
  const { hex: larger, ...large } = planGods(room, 4, [16, 14]);
  expect(large).toEqual(small);
  expect(larger).toBeLessThan(hex);
});

describe.each([
  [692, 480],
  [540, 330],
  [374, 228],
])("in a part of a page of %i x %i", (width, height) => {
  it.each([2, 3, 4, 5])("all zones of %i seats are inside, and nothing is asked", (seats) => {
    const room = { width, height, top: 0, pane: true };
    for (const plan of [planEvo(room, seats), planGods(room, seats, [9, 8])]) {
      const { question, ...shown } = plan;
      expect(question.h).toBe(0);
      expect(flaws(shown, width, height)).toEqual([]);
      expect(plan.map.h).toBeGreaterThan(height / 3);
    }
  });
});

it("a zone on another is found", () => {
  const plan = planEvo({ width: 1280, height: 720, top: 44 }, 4);
  expect(flaws({ ...plan, question: plan.map }, 1280, 720)).not.toEqual([]);
  expect(flaws({ ...plan, question: { ...plan.question, x: 1000 } }, 1280, 720)).not.toEqual([]);
});
