import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pathsOf } from "./icons.ts";
import { fluentText, languagesIn, wordsOf } from "./words.ts";
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
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, file), "");
  }
  expect(languagesIn(folder)).toEqual(["en", "pl"]);
  rmSync(folder, { recursive: true });
});

test("the chunk of a language is named by it", () => {
  expect(wordsOf("\0virtual:words/pl")).toBe("words-pl");
  expect(wordsOf("/src/main.ts")).toBeNull();
  expect(wordsOf(null)).toBeNull();
});

test("an icon is its paths; one that is not there is an error", () => {
  const set = { icons: { two: { body: '<path fill="x" d="M1 1z"/><path d="M2 2z"/>' }, round: { body: "<circle/>" } } };
  expect(pathsOf({ ours: "two" }, set)).toEqual({ ours: "M1 1zM2 2z" });
  expect(() => pathsOf({ ours: "none" }, set)).toThrow('no icon "none"');
  expect(() => pathsOf({ ours: "round" }, set)).toThrow("not made of paths");
});

test("the worker knows its files, and a build has another name when a file has", () => {
  const code = "keep(__BUILD__,__FILES__)";
  expect(filled(code, ["a.js", "b.css"])).toMatch(/^keep\("[0-9a-f]{12}",\["a.js","b.css"\]\)$/);
  expect(filled(code, ["a.js"])).not.toBe(filled(code, ["b.js"]));
  expect(() => filled("keep()", ["a.js"])).toThrow("does not ask");
});
