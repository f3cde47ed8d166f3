import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import svgpath from "svgpath";
import type { Plugin } from "vite";
import { ICON } from "../src/look/icon-grid.ts";

const PATHS = /icons\.json\?paths$/;
const SET = 512; // units of the set
const MADE = "\0icons:";

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

/**
 * `import paths from "./icons.json?paths"`: of four thousand game icons the ones that this file names, as the data of
 * their paths. The file is JSON: our name → the name in the set.
 */
export function icons(): Plugin {
  return {
    name: "beagle-icons",
    enforce: "pre",
    resolveId(id, importer) {
      if (!PATHS.test(id) || importer === undefined) return null;
      return MADE + resolve(dirname(importer), id.replace(PATHS, "icons")); // no .json: the result is a module
    },
    load(id) {
      if (!id.startsWith(MADE)) return null;
      const uses = `${id.slice(MADE.length)}.json`;
      this.addWatchFile(uses);
      const names = JSON.parse(readFileSync(uses, "utf-8")) as Record<string, string>;
      const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
      const set = JSON.parse(readFileSync(file, "utf-8")) as IconSet;
      return `export default ${JSON.stringify(pathsOf(names, set))}`;
    },
  };
}

/** The name of the chunk that holds the icons of a game: `icons-evolution`. */
export function iconsOf(id: string | null): string | null {
  const game = /\/games\/(\w+)\/icons\.ts$/.exec(id ?? "")?.[1];
  return game === undefined ? null : `icons-${game}`;
}

export function pathsOf(names: Record<string, string>, set: IconSet): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([ours, theirs]) => [ours, pathOf(theirs, set)]));
}

/**
 * Every icon of the set is one or more filled paths; they are joined into one and rounded to whole units of a coarser
 * grid: less than half as many bytes.
 */
function pathOf(name: string, set: IconSet): string {
  const body = set.icons[name]?.body;
  if (body === undefined) throw new Error(`there is no icon "${name}" in the set`);
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
  if (paths.length === 0) throw new Error(`the icon "${name}" is not made of paths`);
  return svgpath(paths.join(""))
    .scale(ICON / SET)
    .rel()
    .round(0)
    .toString();
}
