import { beforeEach, expect, test } from "vitest";
import { keepSeen, seenOf } from "./table-keys.ts";

beforeEach(() => localStorage.clear());

test("the last entry that was seen is remembered by table", () => {
  expect(seenOf("one")).toBe(0);
  keepSeen("one", 4);
  keepSeen("two", 9);
  keepSeen("one", 6);
  expect([seenOf("one"), seenOf("two"), seenOf("three")]).toEqual([6, 9, 0]);
});

test("old tables are forgotten, and rubbish is nothing", () => {
  for (let table = 0; table < 100; table += 1) keepSeen(`table-${table}`, table + 1);
  expect(seenOf("table-99")).toBe(100);
  expect(seenOf("table-3")).toBe(0);
  localStorage.setItem("beagle-seen", '[["one","six"],3]');
  expect(seenOf("one")).toBe(0);
  localStorage.setItem("beagle-seen", "{");
  expect(seenOf("one")).toBe(0);
});
