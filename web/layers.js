/**
 * The order of the folders in `src`: each imports only itself and those it names here. Like the contracts in
 * pyproject.toml, and enforced as an ESLint rule, also for `import()`, types and what is exported on.
 */

import path from "node:path";

/** A game is a folder of its own in `games`; beside them is the registry, which alone knows them all. */
const GAME = "games/*";
const FRAME = ["lib", "look", "table"];

/** @type {Readonly<Record<string, readonly string[]>>} */
export const LAYERS = {
  lib: [],
  look: ["lib"],
  table: ["lib", "look"],
  [GAME]: FRAME,
  games: [...FRAME, GAME],
  pages: [...FRAME, "games"],
  worker: [],
  ".": [...FRAME, "games", "pages"],
  gallery: [...FRAME, "games", GAME, "pages", "."],
};

/**
 * The folder of a file, by its path inside `src`: `lib`, `games/evo`, `games` for the registry, `.` for `main.ts`.
 * @param {string} file
 */
export function folderOf(file) {
  const [first = "", second = "", ...deeper] = file.split("/");
  if (second === "") return ".";
  return first === "games" && deeper.length > 0 ? `games/${second}` : first;
}

/** @param {string} folder */
const layerOf = (folder) => (folder.startsWith("games/") ? GAME : folder);

/**
 * Why a file may not import another; empty if it may.
 * @param {string} from both inside `src`
 * @param {string} to
 */
export function refusal(from, to) {
  const [here, there] = [folderOf(from), folderOf(to)];
  const may = LAYERS[layerOf(here)];
  if (may === undefined) return `The folder ${here} has no place in web/layers.js.`;
  if (to.startsWith("../")) return "This is outside of src.";
  if (here === there || may.includes(layerOf(there))) return "";
  return `${here} may not know ${there}: see web/layers.js.`;
}

/** @type {import("eslint").Rule.RuleModule} */
const rule = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const source = path.join(context.cwd, "src");
    const inside = (/** @type {string} */ file) => path.relative(source, file).split(path.sep).join("/");
    const from = inside(context.filename);
    /** @type {(node: any, to: string) => void} */
    const compare = (node, to) => {
      const message = refusal(from, to);
      if (message !== "") context.report({ node, message });
    };
    /** @param {any} node */
    const check = (node) => {
      const name = String(node.source?.value ?? node.argument?.literal?.value ?? "");
      if (name.startsWith(".")) compare(node, inside(path.resolve(path.dirname(context.filename), name)));
    };
    return {
      Program: (node) => compare(node, from), // a folder without a place is found even if it imports nothing
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};

export const layers = { rules: { order: rule } };
