import { expect, test } from "vitest";
import { Stepping } from "./stepping.svelte.ts";

const press = (key: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent("keydown", { key, cancelable: true, ...more });

test("keys step and stop at both ends", () => {
  const steps = new Stepping(() => 3);
  const seen = ["ArrowLeft", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "Home", "End"].map((key) => {
    expect(steps.key(press(key))).toBe(true);
    return steps.at;
  });
  expect(seen).toEqual([0, 1, 2, 2, 1, 0, 2]);
  expect(steps.isLast).toBe(true);
  steps.go(-5);
  expect(steps.isFirst).toBe(true);
});

test("other keys, and those of the browser, are left alone", () => {
  const steps = new Stepping(() => 3);
  for (const event of [
    press("Enter"),
    press("a"),
    press("ArrowRight", { altKey: true }),
    press("End", { ctrlKey: true }),
  ]) {
    expect(steps.key(event)).toBe(false);
    expect(event.defaultPrevented).toBe(false);
  }
  expect(steps.at).toBe(0);
});

test("a key that steps does nothing else", () => {
  const event = press("ArrowRight");
  new Stepping(() => 2).key(event);
  expect(event.defaultPrevented).toBe(true);
});

test("nothing to step through is one step", () => {
  const steps = new Stepping(() => 0);
  steps.go(1);
  expect([steps.at, steps.isFirst, steps.isLast]).toEqual([0, true, true]);
});
