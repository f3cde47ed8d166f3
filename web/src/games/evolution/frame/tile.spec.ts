import { beforeAll, describe, expect, test } from "vitest";
import { speak } from "../../../lib/language.svelte.ts";
import { loadAssets } from "../../registry.ts";
import { animal } from "../../../gallery/sample.ts";
import { STEPS } from "./fit.ts";
import { fewOf, tileOf, traitsOf, type TileMarks } from "./tile.ts";

beforeAll(() => Promise.all([speak("en"), loadAssets("evolution")]));

const MARKS: TileMarks = { ribbon: false, threats: 0, hunts: false, tokens: 1, name: "D3" };
const NOTHING = new Set<string>();
const step = (name: (typeof STEPS)[number]) => STEPS.indexOf(name);

describe("traits", () => {
  const pairs = [{ trait: "symbiosis", a: "a", b: "b" }];

  test("of a Symbiosis one is guarded, the other guards", () => {
    const relation = (id: string) => traitsOf(animal(id, 0, 0, 1, ""), pairs, {})[0]?.relation;
    expect(relation("a")).toEqual({ kind: "guarded", id: "b" });
    expect(relation("b")).toEqual({ kind: "guards", id: "a" });
  });

  test("are names where all fit, else badges", () => {
    const traits = traitsOf(animal("a", 0, 0, 1, "running fat"), [], {});
    const full = tileOf(traits, { step: step("full"), width: 120, height: 160, unit: 1 }, MARKS, NOTHING);
    const small = tileOf(traits, { step: step("compact"), width: 70, height: 90, unit: 1 }, MARKS, NOTHING);
    expect([full.rows, small.rows]).toEqual([true, false]);
  });

  test("that don't all fit are counted; what can answer comes first, then what hunts", () => {
    const all = traitsOf(animal("a", 0, 0, 1, "grazing piracy carnivorous running scavenger"), [], {});
    const lit = new Set(all.filter(({ trait }) => trait === "running").map(({ touch }) => touch));
    const size = { step: step("compact"), width: 88, height: 76, unit: 1 };
    const tile = tileOf(all, size, MARKS, lit);
    expect(tile.traits.map(({ trait }) => trait)).toEqual(["running", "carnivorous"]);
    expect(tile.more).toBe(3);
  });
});

test("as many names of carnivores as fit, and how many more there are", () => {
  expect(fewOf(["B1", "C4"], 200, 13)).toBe("B1 C4");
  expect(fewOf(["B1", "C4", "C5", "E1"], 40, 13)).toMatch(/^B1 \+3$/);
});
