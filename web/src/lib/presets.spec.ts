import { describe, expect, it } from "vitest";
import type { Ruleset } from "./generated/wire.ts";
import { allModules, botsFor, levelNotes, obstacleTo, presetsOf, rankOf } from "./presets.ts";

const ruleset = (name: string, most = 4): Ruleset => ({
  name,
  seats: [2, most],
  options: [],
  about: "",
  minutes: null,
  advice: "",
  levels: [],
});
const TABLES = [
  ruleset("base@gift"),
  ruleset("base+base@gift", 8),
  ruleset("base+fly@gift", 6),
  ruleset("base+continents@gift"),
  ruleset("base+fly+continents@gift", 8),
  ruleset("base@1.4.1"),
  ruleset("cataclysm@1.4.1", 6),
];
const table = (name: string) => TABLES.find((one) => one.name === name) ?? ruleset(name);

describe("presets", () => {
  it("fill everything, and fit their ruleset", () => {
    const presets = presetsOf("evolution", TABLES, "greedy");
    expect(presets.map(({ name, ruleset: { name: rules }, clock }) => [name, rules, clock])).toEqual([
      ["first", "base@gift", "none"],
      ["friends", "base+fly@gift", "calm"],
      ["whole", "base+fly+continents@gift", "calm"],
      ["slow", "base+fly@gift", "days"],
    ]);
    for (const { seats, ruleset: rules } of presets) {
      expect(seats.length).toBeGreaterThanOrEqual(rules.seats[0]);
      expect(seats.length).toBeLessThanOrEqual(rules.seats[1]);
    }
    expect(presets[0]?.seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "greedy" }]);
  });

  it("leave out what would be the same, for a game with one ruleset", () => {
    expect(presetsOf("other", [ruleset("only", 2)], "random").map(({ name }) => name)).toEqual([
      "first",
      "friends",
      "slow",
    ]);
    expect(presetsOf("other", [], "random")).toEqual([]);
  });
});

describe("bots", () => {
  it("are offered where they were measured", () => {
    const bots = ["random", "greedy", "covington", "darwin"];
    const measured = {
      seats: 2,
      bots: ["covington"],
      slow: [],
      ruleset: "base@gift",
      measured: 2,
      steps: [],
      above: [],
    };
    const rules = { ...ruleset("base@gift"), levels: [measured] };
    expect(botsFor(rules, 2, bots)).toEqual(["random", "greedy", "covington"]);
    expect(botsFor(rules, 3, bots)).toEqual(["random", "greedy"]);
    expect(botsFor(undefined, 2, bots)).toEqual(["random", "greedy"]);
  });

  it("are numbered by their level, or by their place where there are no levels", () => {
    const numbers = (...offered: string[]) => offered.map((bot) => rankOf(bot, offered));
    expect(numbers("random", "greedy", "covington", "darwin")).toEqual([null, null, 1, 2]);
    expect(numbers("random", "greedy")).toEqual([1, 2]);
  });

  it("come with what a person should know: how strong, measured elsewhere, too slow here", () => {
    const step = { stronger: "anning", weaker: "martens", share: 71, games: 220 };
    const hungry = { stronger: "greedy", weaker: "darwin", share: 64, games: 40 };
    const levels = [2, 3].map((seats) => ({
      ...{ seats, bots: ["anning"], slow: seats === 2 ? ["darwin"] : [] },
      ...{ ruleset: "base@gift", measured: 2, steps: [step], above: seats === 2 ? [hungry] : [] },
    }));
    const rules = { ...ruleset("base@gift"), levels };
    expect(levelNotes("evolution", rules, 2, ["anning"])).toMatchObject([
      { key: "web-level-step", args: { bot: { key: "web-bot-anning" } } },
      { key: "web-bot-too-slow" },
    ]);
    expect(levelNotes("evolution", rules, 2, ["greedy", "darwin"])).toMatchObject([
      {
        key: "web-level-step",
        args: { bot: { key: "web-bot-greedy" }, weaker: { key: "web-bot-darwin" }, share: 64, games: 40 },
      },
      { key: "web-bot-too-slow", args: { bot: { key: "web-bot-darwin" } } },
    ]);
    expect(levelNotes("evolution", rules, 3, ["anning", "anning"])).toMatchObject([
      { key: "web-level-step", args: { bot: { key: "web-bot-anning" }, share: 71, games: 220 } },
      { key: "web-levels-near", args: { seats: 2 } },
    ]);
    expect(levelNotes("evolution", rules, 4, [])).toEqual([]);
    expect(levelNotes("evolution", undefined, 2, [])).toEqual([]);
  });
});

describe("what stands in the way of a module", () => {
  it("is nothing if only it changes", () => {
    expect(obstacleTo(TABLES, table("base@gift"), "fly", 2)).toBeNull();
    expect(obstacleTo(TABLES, table("base+fly@gift"), "fly", 2)).toBeNull();
  });

  it("is the edition, other modules, or the number of players", () => {
    expect(obstacleTo(TABLES, table("base@1.4.1"), "fly", 2)).toEqual({ why: "edition" });
    expect(obstacleTo(TABLES, table("base+fly@gift"), "base-2", 2)).toEqual({ why: "modules", modules: ["fly"] });
    expect(obstacleTo(TABLES, table("base+fly@gift"), "fly", 6)).toEqual({ why: "seats", seats: [2, 4] });
  });

  it("leaves every module of the game visible", () => {
    expect(allModules(TABLES, "base")).toEqual(["base-2", "fly", "continents"]);
    expect(allModules(TABLES, "cataclysm")).toEqual([]);
  });
});
