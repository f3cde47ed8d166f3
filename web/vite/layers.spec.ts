/** The order of the folders: an import is planted against every line of it, in every form that an import has. */

import { readdirSync } from "node:fs";
import path from "node:path";
import { Linter } from "eslint";
import { describe, expect, test } from "vitest";
import config from "../eslint.config.js";
import { folderOf, LAYERS, refusal } from "../layers.js";

const WEB = path.join(import.meta.dirname, "..");
const GAMES = readdirSync(path.join(WEB, "src/games"), { withFileTypes: true }).filter((one) => one.isDirectory());
const FOLDERS = Object.keys(LAYERS).flatMap((layer) =>
  layer === "games/*" ? GAMES.map(({ name }) => `games/${name}`) : [layer],
);

const fileIn = (folder: string, name = "planted.ts") => path.posix.join(folder, name);
/** How a file would import another. */
function wayTo(from: string, to: string): string {
  const way = path.posix.relative(path.posix.dirname(from), to);
  return way.startsWith(".") ? way : `./${way}`;
}

const linter = new Linter({ cwd: WEB });

/** What the rule says about this source in this file, with the settings of all sources. */
function lint(file: string, source: string): { line: number; message: string }[] {
  const found = linter.verify(source, config as Linter.Config[], path.join(WEB, "src", file));
  return found.filter((one) => one.ruleId === "layers/order");
}

const messages = (file: string, source: string) => lint(file, source).map(({ message }) => message);

const allowed = (from: string, to: string) =>
  from === to ||
  (LAYERS[from.startsWith("games/") ? "games/*" : from] ?? []).includes(to.replace(/^games\/.*/, "games/*"));

// The first call of the linter reads all its rules: on a busy machine that takes seconds.
describe("the order of the folders", { timeout: 60_000 }, () => {
  test("is what the architecture says", () => {
    expect(FOLDERS.filter((folder) => allowed("lib", folder))).toEqual(["lib"]);
    expect(FOLDERS.filter((folder) => allowed("look", folder))).toEqual(["lib", "look"]);
    expect(FOLDERS.filter((folder) => allowed("table", folder))).toEqual(["lib", "look", "table"]);
    for (const { name } of GAMES) {
      const game = `games/${name}`;
      expect(FOLDERS.filter((folder) => allowed(game, folder))).toEqual(["lib", "look", "table", game]);
    }
    expect(FOLDERS.filter((folder) => folder.startsWith("games/") && allowed("pages", folder))).toEqual([]);
  });

  test.each(FOLDERS)("%s: every import against it is found, every other is not", (from) => {
    const file = fileIn(from);
    const source = FOLDERS.map((to) => `import "${wayTo(file, fileIn(to, "other.ts"))}";`).join("\n");
    const found = lint(file, source).map(({ line }) => FOLDERS[line - 1]);
    expect(found).toEqual(FOLDERS.filter((to) => !allowed(from, to)));
  });

  test.each([
    `import x from "../pages/x.ts";`,
    `import type { X } from "../pages/x.ts";`,
    `export { x } from "../pages/x.ts";`,
    `export * from "../pages/x.ts";`,
    `const x = import("../pages/x.ts");`,
    `type X = import("../pages/x.ts").X;`,
  ])("an import in the form %s is found", (source) => {
    expect(messages("lib/planted.ts", source)).toEqual(["lib may not know pages: see web/layers.js."]);
    expect(
      messages("look/Planted.svelte", `<script lang="ts">${source.replace("../pages", "../table")}</script>`),
    ).toEqual(["look may not know table: see web/layers.js."]);
  });

  test("what is outside of src is found", () => {
    expect(messages("pages/planted.ts", `import "../../layers.js";`)).toEqual(["This is outside of src."]);
  });

  test("packages and words are no folders", () => {
    expect(messages("lib/planted.ts", `import "svelte"; import "virtual:words";`)).toEqual([]);
  });
});

describe("every folder has a place", { timeout: 60_000 }, () => {
  const sources = readdirSync(path.join(WEB, "src"), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => path.relative(path.join(WEB, "src"), path.join(one.parentPath, one.name)).replaceAll(path.sep, "/"));

  test("of those there are", () => {
    expect(new Set(sources.map(folderOf))).toEqual(new Set(FOLDERS));
  });

  test("a new one is found, even if it imports nothing", () => {
    expect(refusal("planted/file.ts", "planted/file.ts")).toBe("The folder planted has no place in web/layers.js.");
    expect(messages("planted/file.ts", "export const x = 1;")).toHaveLength(1);
  });
});
