import { describe, expect, it } from "vitest";
import type { Option } from "../../lib/generated/wire.ts";
import { halves, Places, shore } from "./laying.ts";

const place = (first: string, second: string): Option => ({
  move: `${first}:${second}`,
  words: { key: "unknown" },
  kind: "place",
  touch: [`cell:${first}`, `cell:${second}`],
});
const PASS: Option = { move: "-", words: { key: "unknown" }, touch: ["pass"], kind: "pass" };

describe("where a tile can lie", () => {
  const both = new Places([place("1,0", "2,0"), place("2,0", "1,0"), place("1,0", "1,1"), place("1,0", "2,-1"), PASS]);

  it("knows the cells and nothing else", () => {
    expect(both.cells.sort()).toEqual(["1,0", "1,1", "2,-1", "2,0"]);
    expect(both.has("0,0")).toBe(false);
    expect(halves(place("-1,2", "0,2"))).toEqual([
      { q: -1, r: 2 },
      { q: 0, r: 2 },
    ]);
    expect(halves(PASS)).toBeNull();
  });

  it("lays it in the direction that is wanted, or the next that is possible", () => {
    expect(both.at("1,0", 0)?.option.move).toBe("1,0:2,0");
    expect(both.at("1,0", 2)).toMatchObject({ direction: 5, option: { move: "1,0:1,1" } });
    expect(both.at("9,9", 0)).toBeNull();
  });

  it("turns it round and round, clockwise to the right", () => {
    const first = place("1,0", "2,0");
    const right = [1, 1, 1].reduce<string[]>((seen) => {
      const now = seen.at(-1) === undefined ? first : place(...(seen.at(-1)?.split(":") as [string, string]));
      return [...seen, both.turn("1,0", now, 1)?.option.move ?? "none"];
    }, []);
    expect(right).toEqual(["1,0:1,1", "1,0:2,-1", "1,0:2,0"]);
    expect(both.turn("1,0", first, -1)?.option.move).toBe("1,0:2,-1");
    expect(both.turn("9,9", first, 1)).toBeNull();
  });

  it("finds a tile of equal halves from either of its cells", () => {
    const alike = new Places([place("1,0", "2,0")]);
    expect(alike.at("2,0", 0)?.option.move).toBe("1,0:2,0");
    expect(alike.directionOf("2,0", place("1,0", "2,0"))).toBe(3);
  });

  it("does not take the other way round for the same where both are offered", () => {
    expect(both.at("2,0", 3)?.option.move).toBe("2,0:1,0");
  });

  it("draws the shore around the land", () => {
    expect(shore([{ q: 0, r: 0 }])).toHaveLength(6);
    expect(
      shore([
        { q: 0, r: 0 },
        { q: 1, r: 0 },
      ]),
    ).toHaveLength(8);
  });
});
