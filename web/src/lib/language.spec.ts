import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { follow } from "./follow.svelte.ts";

vi.mock("virtual:languages", () => ({
  default: {
    en: async () => ({ default: "cat = cat\nonly = only\n" }),
    pl: async () => ({ default: "cat = kot\n" }),
    ru: async () => {
      throw new Error("no network");
    },
  },
}));

const { choose, language, languages, preferred, say, speak } = await import("./language.svelte.ts");

beforeEach(async () => {
  localStorage.clear();
  await speak("en");
});

test("English comes first", () => expect(languages()).toEqual(["en", "pl", "ru"]));

test("whatever says something says it again in the new language", async () => {
  const heard: string[] = [];
  const stop = follow(() => heard.push(say("cat")));
  await speak("pl");
  flushSync();
  stop();
  expect(heard).toEqual(["cat", "kot"]);
  expect(say("only")).toBe("only");
  expect(document.documentElement.lang).toBe("pl");
});

test("the last one asked for wins", async () => {
  await Promise.all([speak("pl"), speak("en")]);
  expect(language()).toBe("en");
});

test("a language that cannot be fetched changes nothing", async () => {
  await expect(speak("ru")).rejects.toThrow("no network");
  await expect(speak("xx")).rejects.toThrow('no language "xx"');
  expect(say("cat")).toBe("cat");
});

test("a choice is remembered, and before that the browser's wish counts", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["de-AT", "pl-PL", "en"]);
  expect(preferred()).toBe("pl");
  await choose("en");
  expect(preferred()).toBe("en");
});
