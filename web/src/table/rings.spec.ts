import { describe, expect, it } from "vitest";
import { arrow, type Ring } from "./rings.ts";

const ring = (x: number, y: number, size = 40): Ring => ({ x, y, width: size, height: size, round: false });

describe("the arrow of a hint", () => {
  it("goes from the edge of the first ring to the edge of the last", () => {
    const found = arrow([ring(0, 0), ring(50, 50, 10), ring(200, 0)]);
    expect(found?.line).toBe("M40.0 20.0L165.0 20.0");
    expect(found?.head.startsWith("M176.0 20.0")).toBe(true);
    expect([found?.x, found?.y]).toEqual([200, 20]);
  });

  it("isn't there for one thing, nor between things that touch", () => {
    expect(arrow([])).toBeNull();
    expect(arrow([ring(0, 0)])).toBeNull();
    expect(arrow([ring(0, 0), ring(40, 0)])).toBeNull();
    expect(arrow([ring(0, 0), ring(20, 10)])).toBeNull();
    expect(arrow([ring(0, 0), ring(0, 0)])).toBeNull();
  });
});
