import type { FluentBundle } from "@fluent/bundle";
import { existsSync, readFileSync } from "node:fs";
import loaders from "virtual:languages";
import { afterEach, describe, expect, test, vi } from "vitest";
import { untied } from "./ties.ts";
import { bundleOf, letterOf, Words, type Message } from "./words.ts";

afterEach(() => vi.restoreAllMocks());

const english = bundleOf(
  "en",
  `
cat = cat
see = I see { $what }
count = { $number ->
    [one] { $number } cat
   *[other] { $number } cats
}
only = only English
rule = A rule
  .why = Because { $who } said so
empty =
  .title = a title alone
`,
);
const polish = bundleOf(
  "pl",
  "cat = kot\nsee = Widzę: { $what }\nbroken = { $nobody }\ncount = { $number ->\n [one] jeden\n [few] kilka\n *[many] wiele\n }\n",
);
const words = new Words(english, polish);

describe("in a language", () => {
  test("a message is said in it", () => expect(words.say({ key: "cat" })).toBe("kot"));
  test("what it lacks is said in English", () => expect(words.say({ key: "only" })).toBe("only English"));
  test("an argument may be a message", () =>
    expect(words.say({ key: "see", args: { what: { key: "cat" } } })).toBe("Widzę: kot"));
  test("plurals are its own", () =>
    expect([1, 3, 5].map((number) => words.say({ key: "count", args: { number } }))).toEqual([
      "jeden",
      "kilka",
      "wiele",
    ]));
  test("nothing is put around arguments", () =>
    expect(words.say({ key: "see", args: { what: "X" } })).toBe("Widzę: X"));

  test("what it has wrong is said in English, with a warning", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const both = new Words(bundleOf("en", "broken = well"), polish);
    expect(both.say({ key: "broken" })).toBe("well");
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('pl: the message "broken"'));
  });
});

test("a seat is a name or a letter", () => {
  const says = (seat: number) => words.say({ key: "see", args: { what: { seat } } }, ["Ann", "Ben"]);
  expect([0, 1, 2].map(says)).toEqual(["Widzę: Ann", "Widzę: Ben", "Widzę: C"]);
  expect(letterOf(7)).toBe("H");
});

test("a point addresses an attribute", () => {
  expect(words.say({ key: "rule.why", args: { who: "Ann" } })).toBe("Because Ann said so");
  expect(words.has("rule.why")).toBe(true);
  expect(words.has("rule.how")).toBe(false);
  expect(words.has("empty")).toBe(false);
});

test("what nobody can say is shown by its key, and the console complains", () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  expect(words.say({ key: "nothing-like-it" })).toBe("nothing-like-it");
  expect(error).toHaveBeenCalledOnce();
});

test("a key said twice is an error", () => {
  expect(() => bundleOf("en", "a = 1\na = 2\n")).toThrow("en: ");
  expect(() => bundleOf("en", "a = 1\n", "b = 1\na = 2\n")).toThrow("en: ");
});

describe("the same as Python", async () => {
  interface Said {
    language: string;
    message: Message;
    text: string;
  }
  const file = ".made/words.json";
  const made = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf-8")) as { names: string[]; said: Said[] })
    : { names: [], said: [] };
  const bundles: Record<string, FluentBundle> = {};
  for (const [name, parts] of Object.entries(loaders)) {
    const whole = Object.entries(parts).filter(([part]) => !part.endsWith("-whys")); // they are in the rules too
    const texts = await Promise.all(whole.map(async ([, load]) => (await load()).default));
    bundles[name] = bundleOf(name, ...texts);
  }

  test("there is something to compare: ./run web --test writes it", () =>
    expect(made.said.length).toBeGreaterThan(100));

  test.each(Object.keys(loaders))("every message in %s", (language) => {
    const speaker = new Words(bundles["en"] ?? english, bundles[language]);
    const said = made.said.filter((one) => one.language === language);
    expect(said.length).toBeGreaterThan(0);
    const here = said.map((one) => untied(speaker.say(one.message, made.names)));
    expect(here).toEqual(said.map((one) => untied(one.text)));
  });
});
