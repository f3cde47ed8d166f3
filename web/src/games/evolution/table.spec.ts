import { expect, test } from "vitest";
import { ATTACK, CONTINENTS } from "../../gallery/sample.ts";
import evolution from "./index.ts";
import type { Picture } from "./generated.ts";

test("the table is busy at the prey of an attack, and else nowhere", () => {
  expect(evolution.spotlight({ ...ATTACK })).toMatchObject({ seat: 3, selector: '[data-animal="l"]' });
  expect(evolution.spotlight({ ...CONTINENTS })).toBeNull();
});

test("a question has a scene while one animal attacks another", () => {
  expect(evolution.hasScene({ ...ATTACK })).toBe(true);
  expect(evolution.hasScene({ ...CONTINENTS })).toBe(false);
});

test("a card that was not wholly pointed at needs confirmation, and so does every attack", () => {
  const option = (kind: string, ...touch: string[]) => ({ move: kind, words: { key: "unknown" }, touch, kind });
  const running = option("animal", "card:running", "new:");
  expect(evolution.needsConfirmation(running, ["card:running"])).toBe(true);
  expect(evolution.needsConfirmation(running, ["card:running", "new:"])).toBe(false);
  const meal = option("take", "animal:b", "bank:");
  expect(evolution.needsConfirmation(meal, ["animal:b"])).toBe(false);
  const use = option("use", "animal:a", "trait:a.carnivorous", "animal:m");
  const attack = { ...use, args: { trait: "carnivorous" } };
  expect(evolution.needsConfirmation(attack, attack.touch)).toBe(true);
});

test("the numbers of one bank stand above the table, those of several in their places", () => {
  const icons = (picture: Picture) => evolution.counts({ ...picture }).map(({ icon }) => icon);
  expect(icons(ATTACK)).toEqual(["food", "deck"]);
  expect(icons(CONTINENTS)).toEqual(["deck"]);
});
