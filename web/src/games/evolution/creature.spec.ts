import { render } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import Creature from "./Creature.svelte";
import { draw, isDrawn } from "./creature.ts";
import rulesOf from "../../lib/rules-of.json";
import drawn from "./drawn.json";
import icons from "./icons.json";

const traitsIn = (named: object) =>
  Object.keys(named)
    .filter((name) => name.startsWith("trait-"))
    .map((name) => name.slice("trait-".length));
const TRAITS = traitsIn(rulesOf);

describe("every trait", () => {
  test("each has an icon", () => expect(traitsIn(icons).sort()).toEqual([...TRAITS].sort()));

  test.each(TRAITS)("%s is drawn, and like no other", (trait) => {
    expect(isDrawn(trait)).toBe(true);
    const drawn = JSON.stringify(draw([trait]));
    for (const other of [[], ...TRAITS.filter((name) => name !== trait).map((name) => [name])])
      expect(JSON.stringify(draw(other)), other[0] ?? "none").not.toBe(drawn);
  });

  test.each(TRAITS)("%s is drawn also on a runner, on a swimmer and on a heavy animal", (trait) => {
    for (const build of ["running", "swimming", "high-body-weight"]) {
      if (trait === build || (build === "swimming" && trait === "running")) continue; // it swims, it doesn't run
      expect(draw([build, trait]), build).not.toEqual(draw([build]));
    }
  });
});

test("what is no trait adds nothing", () => {
  expect(isDrawn("wheels")).toBe(false);
  expect(draw(["wheels"])).toEqual(draw([]));
});

test("each card of fat is a hump", () => {
  const humps = (cards: number) => draw(Array(cards).fill("fat")).behind.filter((part) => part.kind === "hump").length;
  expect([0, 1, 2, 3].map(humps)).toEqual([0, 1, 2, 3]);
});

test("asleep the eye is shut, poisoned it is crossed, and a sharp one is golden", () => {
  const eyes = [draw([]), draw([], { asleep: true }), draw([], { poisoned: true }), draw(["sharp-vision"])];
  expect(new Set(eyes.map((drawing) => JSON.stringify(drawing.eye))).size).toBe(4);
  expect(draw(["sharp-vision"]).eye.map((part) => part.kind)).toContain("gold");
});

test("hungry is line only, and paint rises with food", () => {
  const level = (fed: number) => {
    const { container, unmount } = render(Creature, { traits: ["running"], fed });
    const y = Number(container.querySelector(".level")?.getAttribute("y"));
    unmount();
    return y;
  };
  const LOWEST_FOOT = 92;
  expect(level(0)).toBeGreaterThan(LOWEST_FOOT);
  const levels = [0, 1 / 3, 2 / 3, 1].map(level);
  expect(levels).toEqual([...levels].sort((a, b) => b - a));
  expect(levels[3]).toBeLessThan(0);
});

test("two animals never share their clips", () => {
  const { container } = render(Creature, { traits: [], fed: 1 });
  render(Creature, { traits: [], fed: 1 }, { baseElement: document.body });
  const ids = [...document.querySelectorAll("clipPath")].map((clip) => clip.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});

test.each(Object.entries(drawn))("the server draws the same: %s", (traits, server) => {
  const page = draw(traits.split(" "));
  const plain = (parts: readonly { kind: string; d: string }[]) => parts.map(({ kind, d }) => [kind, d]);
  expect({
    ...page,
    behind: plain(page.behind),
    skin: plain(page.skin),
    front: plain([...page.front, ...page.eye]),
    eye: undefined,
  }).toEqual(server);
});
