import { describe, expect, it } from "vitest";
import type { Ruleset } from "./api.ts";
import { editions, modulesIn, modulesOf, switched, taken } from "./api-rulesets.ts";

const ALL: Ruleset[] = ["base@gift", "base+base@gift", "base+fly@gift", "base+fly+gift@gift", "base@1.4.1"].map(
  (name) => ({ name, seats: [2, 4], options: [], about: "" }),
);
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
    expect(modulesIn(ALL, "gift")).toEqual(["base-2", "fly", "gift"]);
  });

  it("change by one module, or as little as can be", () => {
    expect(switched(ALL, named("base@gift"), "fly")?.name).toBe("base+fly@gift");
    expect(switched(ALL, named("base@gift"), "gift")?.name).toBe("base+fly+gift@gift");
    expect(switched(ALL, named("base+fly@gift"), "fly")?.name).toBe("base@gift");
    expect(switched(ALL, named("base@1.4.1"), "fly")).toBeUndefined();
  });
});
