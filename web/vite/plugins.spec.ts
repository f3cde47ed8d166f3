import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { pathsOf } from "./icons.ts";
import { fluentText, languagesIn, partsIn, whysIn, wordsOf } from "./words.ts";
import { filled } from "./worker.ts";

test("comments and empty lines are left out, text is not", () => {
  expect(fluentText(["# one\n\na = A\n  .x = # no comment\n", "### two\nb =\n    B\n"])).toBe(
    "a = A\n  .x = # no comment\nb =\n    B\n",
  );
});

test("a folder with Fluent files is a language; one with the terminal's alone is none", () => {
  const folder = mkdtempSync(join(tmpdir(), "words-"));
  for (const [name, file] of [
    ["pl", "web.ftl"],
    ["en", "web.ftl"],
    ["de", "cli.ftl"],
    ["__pycache__", "x.pyc"],
  ] as const) {
    mkdirSync(join(folder, "i18n", name), { recursive: true });
    writeFileSync(join(folder, "i18n", name, file), "");
  }
  expect(languagesIn(folder)).toEqual(["en", "pl"]);
  rmSync(folder, { recursive: true });
});

test("a file belongs to its game, to the lessons or to every page", () => {
  const folder = mkdtempSync(join(tmpdir(), "words-"));
  const names = {
    "i18n/en": ["web.ftl", "table.ftl", "server.ftl", "cli.ftl", "lessons.ftl"],
    "games/go/i18n/en": ["game.ftl", "rules.ftl", "lesson.ftl"],
    "games/gomoku/i18n/en": ["game.ftl"],
    "games/gomoku/i18n/pl": ["game.ftl"],
    "i18n/de/go": ["game.ftl"],
  };
  for (const [place, files] of Object.entries(names)) {
    mkdirSync(join(folder, place), { recursive: true });
    for (const name of files) writeFileSync(join(folder, place, name), "");
  }
  const found = Object.entries(partsIn(folder, "en"));
  const parts = found.map(([part, files]) => [part, files.map((file) => basename(file))]);
  expect(Object.fromEntries(parts)).toEqual({
    everywhere: ["server.ftl", "table.ftl", "web.ftl"],
    lessons: ["lessons.ftl", "lesson.ftl"],
    go: ["game.ftl"],
    "go-rules": ["rules.ftl"],
    "go-whys": ["rules.ftl"],
    gomoku: ["game.ftl"],
  });
  expect(partsIn(folder, "de")).toEqual({ go: [join(folder, "i18n/de/go/game.ftl")] });
  rmSync(folder, { recursive: true });
});

test("of the rules a table needs only why they forbid something", () => {
  const rules =
    "R-1 = One.\n  .why = Not\n    so.\n  .tip = Try.\nR-2 = Two.\nR-3 =\n    Three.\n  .tip = Do.\n  .why = No.\n";
  expect(whysIn(rules)).toBe("R-1 =\n  .why = Not\n    so.\nR-3 =\n  .why = No.\n");
});

test("a chunk of words is named by its language and part", () => {
  expect(wordsOf("\0virtual:words/pl/evo")).toBe("words-pl-evo");
  expect(wordsOf("/src/main.ts")).toBeNull();
  expect(wordsOf(null)).toBeNull();
});

test("an icon is its paths; one that is not there is an error", () => {
  const set = { icons: { two: { body: '<path fill="x" d="M2 2z"/><path d="M4 4z"/>' }, round: { body: "<circle/>" } } };
  expect(pathsOf({ ours: "two" }, set)).toEqual({ ours: "M1 1z m1 1z" });
  expect(() => pathsOf({ ours: "none" }, set)).toThrow('no icon "none"');
  expect(() => pathsOf({ ours: "round" }, set)).toThrow("not made of paths");
});

test("an icon is drawn in whole units, and small errors don't add up", () => {
  const set = { icons: { stairs: { body: '<path d="M0 0l2.8 0l2.8 0l2.8 0l2.8 0z"/>' } } };
  expect(pathsOf({ ours: "stairs" }, set)).toEqual({ ours: "M0 0l1 0 2 0 1 0 2 0z" });
});

test("the worker knows its files, and a build has another name when a file has", () => {
  const code = "keep(__BUILD__,__FILES__)";
  expect(filled(code, ["a.js", "b.css"])).toMatch(/^keep\("[0-9a-f]{12}",\["a.js","b.css"\]\)$/);
  expect(filled(code, ["a.js"])).not.toBe(filled(code, ["b.js"]));
  expect(() => filled("keep()", ["a.js"])).toThrow("does not ask");
});
