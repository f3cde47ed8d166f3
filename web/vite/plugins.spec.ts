import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { pathsOf } from "./icons.ts";
import { fluentText, languagesIn, partsIn, wordsOf } from "./words.ts";
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

test("a file belongs to the part that its name begins with", () => {
  const folder = mkdtempSync(join(tmpdir(), "words-"));
  const names = [
    "web.ftl",
    "table.ftl",
    "server.ftl",
    "cli.ftl",
    "lessons.ftl",
    "go.ftl",
    "go-rules.ftl",
    "gomoku.ftl",
  ];
  for (const name of names) writeFileSync(join(folder, name), "");
  const parts = Object.entries(partsIn(folder)).map(([part, files]) => [part, files.map((file) => basename(file))]);
  expect(Object.fromEntries(parts)).toEqual({
    everywhere: ["server.ftl", "table.ftl", "web.ftl"],
    lessons: ["lessons.ftl"],
    go: ["go-rules.ftl", "go.ftl"],
    gomoku: ["gomoku.ftl"],
  });
  rmSync(folder, { recursive: true });
});

test("a chunk of words is named by its language and part", () => {
  expect(wordsOf("\0virtual:words/pl/evo")).toBe("words-pl-evo");
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
