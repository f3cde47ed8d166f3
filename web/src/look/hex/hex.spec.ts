import { describe, expect, it } from "vitest";
import { boxAround, centre, DIRECTIONS, hexAt, nameOf, neighbour, outline, readHex, towards } from "./hex.ts";

const AROUND = DIRECTIONS.map((_, direction) => neighbour({ q: 2, r: -1 }, direction));

describe("hexes", () => {
  it("finds every hex again at its middle", () => {
    for (let q = -4; q <= 4; q += 1) for (let r = -4; r <= 4; r += 1) expect(hexAt(centre({ q, r }))).toEqual({ q, r });
  });

  it("finds the hex of a point off the middle", () => {
    const { x, y } = centre({ q: 3, r: 1 });
    expect(hexAt({ x: x + 20, y: y - 25 })).toEqual({ q: 3, r: 1 });
  });

  it("has six neighbours, all as far away", () => {
    const { x, y } = centre({ q: 2, r: -1 });
    const far = AROUND.map((hex) => centre(hex));
    for (const point of far) expect(Math.hypot(point.x - x, point.y - y)).toBeCloseTo(86.6, 1);
    expect(new Set(AROUND.map(nameOf)).size).toBe(6);
  });

  it("reads what it writes", () => {
    expect(readHex(nameOf({ q: -3, r: 12 }))).toEqual({ q: -3, r: 12 });
    expect(readHex("pass")).toBeNull();
  });

  it("draws six corners and a box around", () => {
    expect(outline(10).split(" ")).toHaveLength(6);
    const box = boxAround([{ q: 0, r: 0 }], 5, 10);
    expect(box.height).toBeCloseTo(30);
    expect(box.x).toBeCloseTo(-box.width / 2);
  });

  it("goes where an arrow points", () => {
    expect(towards(AROUND, { q: 2, r: -1 }, "ArrowRight")).toEqual({ q: 3, r: -1 });
    expect(towards(AROUND, { q: 2, r: -1 }, "ArrowUp")?.r).toBe(-2);
    const farther = [...AROUND, { q: 1, r: 1 }, { q: 3, r: -3 }];
    expect(towards(farther, { q: 2, r: -1 }, "ArrowDown")?.r).toBe(0);
    expect(towards(farther, { q: 2, r: -1 }, "ArrowUp")?.r).toBe(-2);
    expect(towards(AROUND, { q: 2, r: -1 }, "Enter")).toBeNull();
    expect(towards([], { q: 0, r: 0 }, "ArrowLeft")).toBeNull();
  });
});
