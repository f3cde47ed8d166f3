import { describe, expect, test } from "vitest";
import type { Args, EventLine, Line } from "../../lib/generated/wire.ts";
import { wakesOf } from "./wake.ts";

const line = (n: number, seat: number, ...events: EventLine[]): Line => ({ n, kind: "move", seat, events });
/** Its words are in no catalogue: nothing is read from them. */
const event = (name: string, args: Args): EventLine => ({ event: name, args, words: { key: "unknown" } });
const taken = event("food-taken", { animal: "a" });
const played = event("trait-played", { seat: 1, animal: "m", trait: "fat", card: "fat" });
const CHANCE = -1;

describe("the wake of the last move", () => {
  test("goes from where to where something went", () => {
    expect(wakesOf([line(1, 0, taken)])).toEqual([{ from: { bankOf: "a" }, to: { animal: "a" } }]);
    expect(wakesOf([line(1, 0, taken), line(2, 1, played)])).toEqual([{ from: { handOf: 1 }, to: { animal: "m" } }]);
  });

  test("an animal that moved has left a place", () => {
    const moved = event("moved", { animal: "a", place: "laurasia", from: "ocean" });
    expect(wakesOf([line(1, 0, moved)])).toEqual([{ from: { left: "ocean", by: "a" }, to: { animal: "a" } }]);
  });

  test("ends with the next move, also if that one moves nothing", () => {
    expect(wakesOf([line(1, 0, taken), line(2, 1, event("passed", { seat: 1 }))])).toEqual([]);
  });

  test("a die that fell after it does not end it", () => {
    expect(wakesOf([line(1, 0, taken), line(2, CHANCE, event("die", { face: 3 }))])).toHaveLength(1);
  });

  test("of what was taken back there is none", () => {
    expect(wakesOf([line(1, 0, taken), { n: 2, kind: "undo", seat: 0, undone: [1] }])).toEqual([]);
  });
});
