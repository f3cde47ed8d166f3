import { describe, expect, it } from "vitest";
import type { Ruleset, TableOption } from "./generated/wire.ts";
import { editions, inGroup, modulesIn, modulesOf, nameOfOption, offered } from "./api-rulesets.ts";
import { scenarioOf, scenarios, settled, switched, taken, takenOf } from "./api-rulesets.ts";

const NAMES = `base@gift base+base@gift base+fly@gift base+fly+gift@gift base@1.4.1 base+base@1.4.1
  cataclysm@1.4.1 cataclysm+added@1.4.1`;
const PLAIN: Ruleset = { name: "", seats: [2, 4], options: [], about: "", minutes: null, advice: "", levels: [] };
const ALL: Ruleset[] = NAMES.split(/\s+/).map((name) => ({ ...PLAIN, name }));
const option = (word: string, seats: [number, number], group = ""): TableOption => {
  return { word, seats, group, several: group === "added", about: "" };
};
const WITH: Ruleset = {
  ...PLAIN,
  name: "base+fly@gift",
  seats: [2, 6],
  options: [
    option("half-deck", [2, 3]),
    option("first-a", [2, 6], "first"),
    option("first-d", [4, 6], "first"),
    option("add-flight", [2, 6], "added"),
    option("add-ambush", [2, 6], "added"),
  ],
};
const named = (name: string) => ALL.find((ruleset) => ruleset.name === name) as Ruleset;

describe("rulesets", () => {
  it("are taken apart", () => {
    expect(taken("base+fly@gift half-deck")).toEqual({
      modules: ["base", "fly"],
      edition: "gift",
      options: ["half-deck"],
    });
    expect(modulesOf(named("base+base@gift"))).toEqual(["base", "base-2"]);
  });

  it("are grouped by edition", () => {
    expect(editions(ALL)).toEqual(["gift", "1.4.1"]);
    expect(modulesIn(ALL, "gift", "base")).toEqual(["base-2", "fly", "gift"]);
  });

  it("are grouped by what is played, and no module is offered that all of it has", () => {
    expect(scenarios(ALL, "gift")).toEqual(["base"]);
    expect(scenarios(ALL, "1.4.1")).toEqual(["base", "cataclysm"]);
    expect(scenarioOf(named("cataclysm+added@1.4.1"))).toBe("cataclysm");
    expect(modulesIn(ALL, "1.4.1", "base")).toEqual(["base-2"]);
    expect(modulesIn(ALL, "1.4.1", "cataclysm")).toEqual(["added"]);
    expect(switched(ALL, named("cataclysm@1.4.1"), "added")?.name).toBe("cataclysm+added@1.4.1");
  });

  it("change by one module, or as little as can be", () => {
    expect(switched(ALL, named("base@gift"), "fly")?.name).toBe("base+fly@gift");
    expect(switched(ALL, named("base@gift"), "gift")?.name).toBe("base+fly+gift@gift");
    expect(switched(ALL, named("base+fly@gift"), "fly")?.name).toBe("base@gift");
    expect(switched(ALL, named("base@1.4.1"), "fly")).toBeUndefined();
  });
});

describe("options", () => {
  const words = (seats: number) => offered(WITH, seats).map((one) => one.word);

  it("are offered only with the seats they are for", () => {
    expect(words(3)).toEqual(["half-deck", "first-a", "add-flight", "add-ambush"]);
    expect(words(4)).toEqual(["first-a", "first-d", "add-flight", "add-ambush"]);
  });

  it("that are not offered any more are not asked for", () => {
    expect(settled(offered(WITH, 3), ["half-deck", "first-a"])).toEqual(["half-deck", "first-a"]);
    expect(settled(offered(WITH, 4), ["half-deck", "first-d"])).toEqual(["first-d"]);
    expect(settled(offered(WITH, 3), ["first-d"])).toEqual([]);
  });

  it("of a group of which none means all: all is none", () => {
    const now = offered(WITH, 3);
    expect(takenOf(now, "added", [])).toEqual(["add-flight", "add-ambush"]);
    expect(takenOf(now, "added", ["add-ambush"])).toEqual(["add-ambush"]);
    expect(settled(now, ["add-ambush"])).toEqual(["add-ambush"]);
    expect(settled(now, ["add-ambush", "add-flight"])).toEqual([]);
    expect(inGroup(now, "").map((one) => one.word)).toEqual(["half-deck"]);
  });

  it("have words, whatever seat they name", () => {
    expect(nameOfOption("half-deck")).toEqual({ key: "web-option-half-deck" });
    expect(nameOfOption("first-c")).toEqual({ key: "web-option-first-seat", args: { letter: "C" } });
  });
});
