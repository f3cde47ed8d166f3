import { describe, expect, it } from "vitest";
import { chosenBefore, keepChoice, opponentsOf } from "./play-now.ts";

const GAMES = [{ name: "evolution" }, { name: "evo" }];
const BOTS = ["random", "greedy"];

describe("what is chosen under «Play now»", () => {
  it("is at first the first game against one of the easiest bots, for practice", () => {
    const first = { game: "evolution", bot: "random", opponents: 1, practice: true };
    for (const kept of [null, "", "[]", "null", "{", '{"game":7,"opponents":"x"}'])
      expect(chosenBefore(kept, GAMES, BOTS)).toEqual(first);
  });

  it("is at first the easiest of the levels, if there are any", () => {
    expect(chosenBefore(null, GAMES, ["random", "greedy", "martens", "covington"]).bot).toBe("covington");
    expect(chosenBefore(null, GAMES, ["random", "darwin", "fitzroy"]).bot).toBe("fitzroy");
    expect(chosenBefore(null, GAMES, []).bot).toBe("");
  });

  it("is remembered", () => {
    const choice = { game: "evo", bot: "greedy", opponents: 2, practice: false };
    expect(chosenBefore(keepChoice(choice), GAMES, BOTS)).toEqual(choice);
  });

  it("falls back where a game or a bot isn't offered any more", () => {
    const kept = keepChoice({ game: "gone", bot: "gone", opponents: 3, practice: true });
    expect(chosenBefore(kept, GAMES, BOTS)).toEqual({ game: "evolution", bot: "random", opponents: 3, practice: true });
  });

  it("offers as many opponents as there are seats, and at most three numbers", () => {
    expect(opponentsOf([2, 4])).toEqual([1, 2, 3]);
    expect(opponentsOf([2, 8])).toEqual([1, 2, 3]);
    expect(opponentsOf([2, 2])).toEqual([1]);
    expect(opponentsOf([3, 5])).toEqual([2, 3, 4]);
    expect(opponentsOf([1, 1])).toEqual([]);
  });
});
