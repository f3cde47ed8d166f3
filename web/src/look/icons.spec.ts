import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { loadAssets } from "../games/registry.ts";
import { bringIcons, pathOf, pictured } from "./icons.ts";

const GAMES = ["evolution", "evo", "dinosaurs"];
const files = readdirSync("src", { recursive: true, encoding: "utf-8" });
const namesIn = (file: string) => JSON.parse(readFileSync(`src/${file}`, "utf-8")) as Record<string, string>;
const lists = files.filter((file) => file.endsWith("icons.json")).map((file) => ({ file, names: namesIn(file) }));

test("before a game is there, only the pictures of every page are", () => {
  expect(pictured("brand")).toBe(true);
  for (const name of ["trait-fat", "gene-horn", "figure-frog"]) expect(pictured(name), name).toBe(false);
});

test("what is missing is complained about, and nothing is drawn", () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  expect(pathOf("no-such-thing")).toBe("");
  expect(error).toHaveBeenCalledWith('no icon "no-such-thing"');
  error.mockRestore();
});

test("a name is written once, whatever games are loaded", () => {
  const all = lists.flatMap(({ names }) => Object.keys(names));
  expect(all.length).toBeGreaterThan(90);
  expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
});

describe("when the games are there", () => {
  beforeAll(() => Promise.all(GAMES.map(loadAssets)));

  const brought = lists.filter(({ file }) => !file.endsWith("clans.icons.json")); // drawn by Dinosaur.svelte itself
  test.each(brought)("every name of $file has a picture", ({ names }) => {
    for (const name of Object.keys(names)) expect(pathOf(name), name).toMatch(/^[Mm]/);
  });

  test("a picture can be brought later", () => {
    bringIcons({ "late-one": "M0 0" });
    expect(pathOf("late-one")).toBe("M0 0");
  });
});

/** A name is used in full, or by its prefix: "trait-" and the name of a trait. */
test("every name is used, where it is known", () => {
  const texts = files
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".spec.ts"))
    .map((file) => ({ file, text: readFileSync(`src/${file}`, "utf-8") }));
  for (const { file, names } of lists) {
    const home = file.startsWith("games/") ? file.split("/").slice(0, 2).join("/") : "";
    const near = texts.filter((one) => one.file.startsWith(home)).map((one) => one.text);
    const used = (name: string) =>
      near.some((text) => text.includes(`"${name}"`) || new RegExp(`["\`]${name.split("-")[0]}-\\$?\\{`).test(text));
    expect(Object.keys(names).filter((name) => !used(name))).toEqual([]);
  }
});
