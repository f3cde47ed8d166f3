import { expect, test } from "vitest";
import { beside } from "./beside.ts";

const WINDOW = { width: 400, height: 600 };
const CARD = { width: 200, height: 100 };
const at = (x: number, y: number) => new DOMRect(x, y, 40, 20);

test("it stands below, in the middle", () => {
  expect(beside(at(180, 100), CARD, WINDOW)).toEqual({ left: 100, top: 128 });
});

test("at the foot of the window it stands above", () => {
  expect(beside(at(180, 560), CARD, WINDOW)).toEqual({ left: 100, top: 452 });
});

test("it never leaves the window", () => {
  expect(beside(at(0, 100), CARD, WINDOW).left).toBe(8);
  expect(beside(at(390, 100), CARD, WINDOW).left).toBe(192);
  expect(beside(at(180, 50), { width: 200, height: 560 }, WINDOW).top).toBe(32);
});
