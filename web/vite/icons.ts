import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const ICONS = "virtual:icons";

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

/**
 * Of four thousand game icons only those that the file `uses` names, as the data of their paths.
 * @param uses a JSON file: our name → the name in the set
 */
export function icons(uses: string): Plugin {
  return {
    name: "beagle-icons",
    resolveId: (id) => (id === ICONS ? `\0${ICONS}` : null),
    load(id) {
      if (id !== `\0${ICONS}`) return null;
      this.addWatchFile(uses);
      const names = JSON.parse(readFileSync(uses, "utf-8")) as Record<string, string>;
      const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
      const set = JSON.parse(readFileSync(file, "utf-8")) as IconSet;
      return `export default ${JSON.stringify(pathsOf(names, set))}`;
    },
  };
}

export function pathsOf(names: Record<string, string>, set: IconSet): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([ours, theirs]) => [ours, pathOf(theirs, set)]));
}

/** Every icon of the set is one or more filled paths; together they are one. */
function pathOf(name: string, set: IconSet): string {
  const body = set.icons[name]?.body;
  if (body === undefined) throw new Error(`there is no icon "${name}" in the set`);
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
  if (paths.length === 0) throw new Error(`the icon "${name}" is not made of paths`);
  return paths.join("");
}
