import { expect, test } from "vitest";
import { ATTACK, CONTINENTS } from "../../gallery/sample.ts";
import evolution from "./index.ts";
import type { Picture } from "./generated.ts";

test("the table is busy at the prey of an attack, and else nowhere", () => {
  expect(evolution.spotlight?.({ ...ATTACK })).toMatchObject({ seat: 3, selector: '[data-animal="l"]' });
  expect(evolution.spotlight?.({ ...CONTINENTS })).toBeNull();
});

test("the numbers of one bank stand above the table, those of several in their places", () => {
  const icons = (picture: Picture) => evolution.counts({ ...picture }).map(({ icon }) => icon);
  expect(icons(ATTACK)).toEqual(["food", "deck"]);
  expect(icons(CONTINENTS)).toEqual(["deck"]);
});
