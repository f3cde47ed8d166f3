import { describe, expect, test } from "vitest";
import type { Line } from "../../lib/socket-wire.ts";
import type { Message } from "../../lib/words.ts";
import { wakesOf } from "./wake.ts";

const line = (n: number, seat: number, ...events: Message[]): Line => ({ n, kind: "move", seat, events });
const taken: Message = { key: "log-food-taken", args: { animal: "a" } };
const played: Message = { key: "log-trait-played", args: { seat: { seat: 1 }, animal: "m" } };
const CHANCE = -1;

describe("the wake of the last move", () => {
  test("goes from where to where something went", () => {
    expect(wakesOf([line(1, 0, taken)])).toEqual([{ from: { bankOf: "a" }, to: { animal: "a" } }]);
    expect(wakesOf([line(1, 0, taken), line(2, 1, played)])).toEqual([{ from: { handOf: 1 }, to: { animal: "m" } }]);
  });

  test("an animal that moved has left a place", () => {
    const moved: Message = { key: "log-moved", args: { animal: "a", from: { key: "place-ocean" } } };
    expect(wakesOf([line(1, 0, moved)])).toEqual([{ from: { left: "ocean", by: "a" }, to: { animal: "a" } }]);
  });

  test("ends with the next move, also if that one moves nothing", () => {
    expect(wakesOf([line(1, 0, taken), line(2, 1, { key: "log-passed", args: { seat: { seat: 1 } } })])).toEqual([]);
  });

  test("a die that fell after it does not end it", () => {
    expect(wakesOf([line(1, 0, taken), line(2, CHANCE, { key: "log-die", args: { face: 3 } })])).toHaveLength(1);
  });

  test("of what was taken back there is none", () => {
    expect(wakesOf([line(1, 0, taken), { n: 2, kind: "undo", seat: 0, undone: [1] }])).toEqual([]);
  });
});
