import { describe, expect, it } from "vitest";
import { around, fitted, moved, zoomed } from "./sight.ts";

const BOX = { x: -100, y: -50, width: 200, height: 100 };

describe("what is seen of a drawing", () => {
  it("keeps the point under the finger where it is", () => {
    const at = { x: 20, y: 10 };
    const near = zoomed(fitted(BOX), 2, at, BOX, 4);
    expect((at.x - near.x) / near.width).toBeCloseTo((at.x - BOX.x) / BOX.width);
    expect((at.y - near.y) / near.height).toBeCloseTo((at.y - BOX.y) / BOX.height);
  });

  it("comes no nearer than it may, and goes back to the whole", () => {
    const near = zoomed(fitted(BOX), 100, { x: 0, y: 0 }, BOX, 4);
    expect(near.width).toBe(50);
    expect(zoomed(near, 0.01, { x: 0, y: 0 }, BOX, 4)).toEqual(BOX);
  });

  it("begins around a place, with all of the place and nothing beyond the drawing", () => {
    const place = { x: 60, y: 20, width: 40, height: 20 };
    expect(around(place, 0.4, BOX)).toEqual({ x: 20, y: 10, width: 80, height: 40 });
    expect(around(place, 0.1, BOX)).toEqual(place);
    expect(around(place, 0.95, BOX)).toBeNull();
    expect(around(BOX, 0.1, BOX)).toBeNull();
  });

  it("never loses the drawing", () => {
    const near = zoomed(fitted(BOX), 4, { x: 0, y: 0 }, BOX, 4);
    const far = moved(near, { x: 10_000, y: -10_000 }, BOX);
    expect(far.x + far.width / 2).toBe(BOX.x + BOX.width);
    expect(far.y + far.height / 2).toBe(BOX.y);
  });
});
