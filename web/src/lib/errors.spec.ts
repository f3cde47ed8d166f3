import { afterEach, describe, expect, it } from "vitest";
import { placeOf, watchErrors, type Place } from "./errors.ts";

function thrown(name: string, stack: string): Error {
  const error = new Error("Swimming is in the hand of Ann");
  error.name = name;
  error.stack = stack;
  return error;
}

const CHROME = "TypeError: Swimming\n    at f (https://a.example/assets/index-B1.js:1:2345)\n    at g (x.js:2:3)";
const FIREFOX = "f@https://a.example/assets/index-B1.js:1:2345\ng@x.js:2:3";

describe("where an error came about", () => {
  it("is read from the stack, without a word of what it says", () => {
    for (const stack of [CHROME, FIREFOX])
      expect(placeOf(thrown("TypeError", stack))).toEqual({
        error: "TypeError",
        file: "index-B1.js",
        line: 1,
        column: 2345,
      });
  });

  it("is unknown without a stack, and an odd kind is only an error", () => {
    expect(placeOf(thrown("Swimming is in hand", ""))).toEqual({ error: "Error", file: "unknown", line: 0, column: 0 });
    expect(placeOf("Swimming")).toBeNull();
  });
});

describe("errors that nobody caught", () => {
  let stop = (): void => undefined;
  afterEach(() => stop());

  it("are told once each, and only a few", () => {
    const told: Place[] = [];
    stop = watchErrors(async (place) => told.push(place));
    const meet = (line: number): void => {
      const error = thrown("TypeError", `at f (https://a.example/a.js:${String(line)}:1)`);
      dispatchEvent(new ErrorEvent("error", { error, cancelable: true }));
    };
    meet(1);
    meet(1);
    expect(told.map((place) => place.line)).toEqual([1]);
    for (let line = 2; line < 20; line += 1) meet(line);
    expect(told.map((place) => place.line)).toEqual([1, 2, 3, 4, 5]);
  });
});
