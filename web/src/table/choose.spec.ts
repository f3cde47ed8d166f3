import { describe, expect, it } from "vitest";
import { asksFirst, choices, chosen, lit, matching, next, partsOf, step } from "./choose.ts";
import type { Option } from "../lib/generated/wire.ts";

function option(move: string, ...touch: string[]): Option {
  return { move, words: { key: "x" }, touch };
}

const HAND = [
  option("+fat/grazing", "card:fat/grazing", "new:"),
  option("fat(grazing):a", "card:fat/grazing", "side:fat", "animal:a"),
  option("fat(grazing):b", "card:fat/grazing", "side:fat", "animal:b"),
  option("grazing(fat):a", "card:fat/grazing", "side:grazing", "animal:a"),
  option("+running", "card:running", "new:"),
  option("-", "pass"),
];
const FEEDING = [
  option("a*", "animal:a", "bank:"),
  option("a>m", "animal:a", "trait:a.carnivorous", "animal:m"),
  option("b*", "animal:b", "bank:"),
  option("v.tail-loss>tail-loss", "animal:v", "trait:v.tail-loss", "trait:v.tail-loss"),
  option("v.tail-loss>fat", "animal:v", "trait:v.tail-loss", "trait:v.fat"),
];

describe("choosing", () => {
  it("lights what may be touched first", () => {
    expect([...next(HAND, [])]).toEqual(["card:fat/grazing", "card:running", "pass"]);
  });

  it("lights what follows, and what could be chosen in its stead", () => {
    expect([...next(HAND, ["card:fat/grazing", "side:fat"])]).toEqual(["animal:a", "animal:b"]);
    expect(lit(HAND, ["card:fat/grazing", "side:fat"])).toEqual(
      new Set(["animal:a", "animal:b", "new:", "side:fat", "side:grazing"]),
    );
    expect(lit(HAND, ["card:fat/grazing"])).toContain("animal:a");
  });

  it("aims at what comes later in several moves, and at something else instead", () => {
    const aimed = ["card:fat/grazing", "animal:a"];
    expect(step(HAND, ["card:fat/grazing"], "animal:a")).toEqual(aimed);
    expect(matching(HAND, aimed).map((option) => option.move)).toEqual(["fat(grazing):a", "grazing(fat):a"]);
    expect(step(HAND, aimed, "animal:b")).toEqual(["card:fat/grazing", "side:fat", "animal:b"]);
    expect(step(HAND, aimed, "animal:a")).toEqual(["card:fat/grazing"]);
    expect(step(HAND, [], "animal:a")).toBeNull();
  });

  it("reads the order of touches as the order of meaning", () => {
    const play = (first: string, second: string) =>
      option(`symbiosis:${first}~${second}`, "card:symbiosis", "side:symbiosis", `animal:${first}`, `animal:${second}`);
    const symbiosis = ["ab", "ba", "ac", "ca", "bc", "cb"].map((two) => play(two.charAt(0), two.charAt(1)));
    const options = [option("+symbiosis", "card:symbiosis", "new:"), ...symbiosis];
    for (const begun of [["card:symbiosis"], ["card:symbiosis", "side:symbiosis"]]) {
      for (const [first, second] of ["ab", "ba", "cb"].map((two) => [...two])) {
        const path = step(options, begun, `animal:${first}`) ?? [];
        expect(chosen(options, path)).toBeNull();
        expect(chosen(options, step(options, path, `animal:${second}`) ?? [])?.move).toBe(
          `symbiosis:${first}~${second}`,
        );
      }
    }
    const without = options.filter(({ move }) => move !== "symbiosis:b~a"); // a rule forbids it: it is never turned round
    expect(matching(without, ["card:symbiosis", "side:symbiosis", "animal:b", "animal:a"])).toEqual([]);
  });

  it("takes two things in either order where the server says so", () => {
    const pairs = ["ab", "ac", "bc"].map((two) => ({
      ...option(`cooperation:${two}`, "card:cooperation", "side:cooperation", ...[...two].map((id) => `animal:${id}`)),
      swaps: true,
    }));
    const options = [option("+cooperation", "card:cooperation", "new:"), ...pairs];
    expect(step(options, ["card:cooperation", "side:cooperation"], "animal:c")).toContain("animal:c");
    const path = ["card:cooperation", "side:cooperation", "animal:c"];
    expect(matching(options, path)).toHaveLength(2);
    expect(lit(options, path)).toContain("animal:a");
    expect(chosen(options, step(options, path, "animal:a") ?? [])?.move).toBe("cooperation:ac");
  });

  it("begins with a thing that comes later only where the game says so", () => {
    const hunt = [
      option("a*", "animal:a", "bank:"),
      option("a>m", "animal:a", "trait:a.carnivorous", "animal:m"),
      option("a>n", "animal:a", "trait:a.carnivorous", "animal:n"),
      option("b>n", "animal:b", "trait:b.carnivorous", "animal:n"),
      option("b.piracy>n", "animal:b", "trait:b.piracy", "animal:n"),
    ];
    const begins = (_: Option, touch: string) => touch === "animal:m" || touch === "animal:n";
    expect(step(hunt, [], "animal:m")).toBeNull();
    expect(lit(hunt, [], begins)).toEqual(new Set(["animal:a", "animal:b", "animal:m", "animal:n"]));
    expect(chosen(hunt, step(hunt, [], "animal:m", begins) ?? [])?.move).toBe("a>m");
    const prey = step(hunt, [], "animal:n", begins) ?? [];
    expect(prey).toEqual(["animal:n"]);
    expect(lit(hunt, prey, begins)).toContain("animal:a");
    expect(chosen(hunt, step(hunt, prey, "animal:a", begins) ?? [])?.move).toBe("a>n");
    expect(matching(hunt, step(hunt, prey, "animal:b", begins) ?? []).map(({ move }) => move)).toEqual([
      "b>n",
      "b.piracy>n",
    ]);
  });

  it("goes down, aside and back", () => {
    expect(step(HAND, [], "card:running")).toEqual(["card:running"]);
    expect(step(HAND, ["card:fat/grazing", "side:fat"], "side:grazing")).toEqual(["card:fat/grazing", "side:grazing"]);
    expect(step(HAND, ["card:fat/grazing", "side:fat"], "new:")).toEqual(["card:fat/grazing", "new:"]);
    expect(step(HAND, ["card:fat/grazing", "side:fat"], "card:running")).toEqual(["card:running"]);
    expect(step(HAND, ["card:running"], "card:running")).toEqual([]);
    expect(step(HAND, [], "animal:z")).toBeNull();
  });

  it("takes the same thing twice where a move does", () => {
    const path = ["animal:v", "trait:v.tail-loss"];
    expect(step(FEEDING, path, "trait:v.tail-loss")).toEqual([...path, "trait:v.tail-loss"]);
  });

  it("takes a later thing for the only move that has it", () => {
    expect(step(FEEDING, ["animal:a"], "animal:m")).toEqual(["animal:a", "trait:a.carnivorous", "animal:m"]);
    expect(lit(FEEDING, ["animal:a"])).toEqual(new Set(["bank:", "trait:a.carnivorous", "animal:m"]));
    expect(step(FEEDING, [], "bank:")).toBeNull();
    expect(step(FEEDING, [], "animal:m")).toBeNull();
  });

  it("passes over what all moves begin with", () => {
    const defence = [...FEEDING.slice(3), option("-", "pass")];
    expect(lit(defence, [])).toEqual(new Set(["animal:v", "pass", "trait:v.tail-loss", "trait:v.fat"]));
    expect(step(defence, [], "trait:v.fat")).toEqual(["animal:v", "trait:v.tail-loss", "trait:v.fat"]);
  });

  it("knows when one move is left, and never before a touch", () => {
    expect(chosen(FEEDING, ["animal:b"])?.move).toBe("b*");
    expect(chosen(FEEDING, ["animal:a"])).toBeNull();
    expect(chosen([option("-", "pass")], [])).toBeNull();
  });

  it("asks before what the game calls grave, and before what reveals something", () => {
    const [, attack, meal] = FEEDING as [Option, Option, Option];
    expect(asksFirst(meal, "grave")).toBe(false);
    expect(asksFirst(attack, "grave", { grave: true })).toBe(true);
    expect(asksFirst(attack, "never", { grave: true })).toBe(false);
    expect(asksFirst(meal, "always")).toBe(true);
    const shown = { ...meal, reveals: true };
    expect(asksFirst(shown, "grave")).toBe(true);
    expect(asksFirst(shown, "never")).toBe(false);
    expect(asksFirst(shown, "grave", { forgiving: true })).toBe(false);
    expect(asksFirst(shown, "grave", { grave: true, forgiving: true })).toBe(true);
  });

  it("lists moves, and those that begin alike together", () => {
    const list = choices(HAND, []);
    expect(list.map((choice) => [choice.path, choice.options.length])).toEqual([
      [["card:fat/grazing"], 4],
      [["card:running"], 1],
      [["pass"], 1],
    ]);
  });

  it("lists each move where they are few, and passes over what all begin with", () => {
    expect(choices(FEEDING, []).map((choice) => choice.options.length)).toEqual([1, 1, 1, 1, 1]);
    const many = ["b", "c", "d", "e", "f", "g"].map((id) => option(`a>${id}`, "animal:a", "trait:a.x", `animal:${id}`));
    expect(choices(many, [])).toHaveLength(6);
    expect(choices(many, [])[0]?.path).toEqual(["animal:a", "trait:a.x", "animal:b"]);
  });

  it("reads a touch", () => {
    expect(partsOf("trait:a.piracy")).toEqual(["trait", "a.piracy"]);
    expect(partsOf("new:")).toEqual(["new", ""]);
    expect(partsOf("pass")).toEqual(["pass", ""]);
  });
});
