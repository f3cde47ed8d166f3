import { beforeEach, expect, test } from "vitest";
import {
  dropLink,
  forgetTokens,
  keepLink,
  keepSeen,
  keepToken,
  linksOf,
  ownKey,
  replaceToken,
  seenOf,
  shownAt,
  tokensOf,
} from "./table-keys.ts";

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

test("a link of one's own takes the place of the one that was handed out", () => {
  const [first, other, own] = ["a".repeat(20), "b".repeat(20), "c".repeat(20)] as const;
  keepToken("one", other);
  keepToken("one", first);
  replaceToken("one", first, own);
  expect(tokensOf("one")).toEqual([own, other]);
  replaceToken("one", "unknown", own);
  expect(tokensOf("one")).toEqual([own, other]);
  forgetTokens("one");
  expect(tokensOf("one")).toEqual([]);
});

test("the key of this browser is made once, and shown with the links", () => {
  const key = ownKey();
  expect(key).toMatch(/^[0-9a-f]{48}$/);
  expect(ownKey()).toBe(key);
  expect(shownAt("one")).toEqual({ tokens: [], key });
  localStorage.setItem("beagle-key", "rubbish");
  expect(ownKey()).toMatch(/^[0-9a-f]{48}$/);
});

test("the link of a seat that leads nowhere is not shown again", () => {
  keepLink("one", 1, "x");
  keepLink("one", 2, "y");
  dropLink("one", 1);
  expect(linksOf("one")).toEqual({ 2: "y" });
});
