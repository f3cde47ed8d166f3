import { describe, expect, it } from "vitest";
import { ranksOf } from "./ranks.ts";

const places = (scores: number[], winners: number[], decided: number[] = []) =>
  ranksOf(scores, winners, decided).map(({ seat, place, tied }) => [seat, place, tied]);

describe("the places at the end", () => {
  it("follow the points", () => {
    expect(places([13, 20, 18, 26], [3])).toEqual([
      [3, 1, false],
      [1, 2, false],
      [2, 3, false],
      [0, 4, false],
    ]);
  });

  it("are shared where points are equal", () => {
    expect(places([20, 26, 20], [1])).toEqual([
      [1, 1, false],
      [0, 2, true],
      [2, 2, true],
    ]);
    expect(places([9, 9], [0, 1])).toEqual([
      [0, 1, true],
      [1, 1, true],
    ]);
  });

  it("are those that the game decided, also behind the winner", () => {
    expect(places([20, 26, 20], [1], [3, 1, 2])).toEqual([
      [1, 1, false],
      [2, 2, true],
      [0, 3, true],
    ]);
  });

  it("put who won first, by a tie-break or because the others resigned", () => {
    expect(places([20, 20], [1])).toEqual([
      [1, 1, true],
      [0, 2, true],
    ]);
    expect(places([30, 4], [1])).toEqual([
      [1, 1, false],
      [0, 2, false],
    ]);
  });
});
