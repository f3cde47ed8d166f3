import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LANGUAGES = "virtual:languages";
const WORDS = "virtual:words/";
const TERMINAL_ONLY = /^(cli|errors)/; // the names of their files
const ENGLISH = "en"; // it has every part
/** The part that every page needs, and the names of its files. */
const EVERYWHERE = "everywhere";
const OF_EVERY_PAGE = ["web.ftl", "web-lobby.ftl", "web-tables.ftl", "server.ftl", "table.ftl"];
/** Files of a game that belong to other pages than its table. */
const APART: Record<string, string | undefined> = { "lesson.ftl": "lessons", "examples.ftl": "examples" };
/** The rules of a game are two parts: whole, for the rulebook; and only why they forbid something, for the table. */
const RULES = "rules.ftl";
const WHYS = "-whys";

/**
 * The Fluent files of the Python side as modules: `virtual:languages` knows how to load each part of each language, and
 * each of them is one chunk, loaded on demand.
 */
export function words(beagle: string): Plugin {
  return {
    name: "beagle-words",
    resolveId: (id) => (id === LANGUAGES || id.startsWith(WORDS) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LANGUAGES}`) return languagesModule(beagle);
      if (!id.startsWith(`\0${WORDS}`)) return null;
      const [language = "", part = ""] = id.slice(`\0${WORDS}`.length).split("/");
      const files = partsIn(beagle, language)[part] ?? [];
      files.forEach((file) => this.addWatchFile(file));
      const text = fluentText(files.map((file) => readFileSync(file, "utf-8")));
      return `export default ${JSON.stringify(part.endsWith(WHYS) ? whysIn(text) : text)}`;
    },
  };
}

/** The name of the chunk that holds a part of a language: `words-en-evolution`. */
export function wordsOf(id: string | null): string | null {
  return id?.startsWith(`\0${WORDS}`) ? `words-${id.slice(`\0${WORDS}`.length).replace("/", "-")}` : null;
}

export function languagesIn(beagle: string): string[] {
  const folder = join(beagle, "i18n");
  return foldersIn(folder).filter((name) => fluentFiles(join(folder, name)).length > 0);
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => statSync(join(folder, name)).isDirectory())
    .sort();
}

/**
 * The files of a language by part. A file that belongs to no game is its own part, or belongs to every page; a game's
 * files are the part of that game, except the words of its lesson and of its worked examples, and its rules. They are in
 * the folder of the game, or in a folder with its name in that of the language.
 */
export function partsIn(beagle: string, language: string): Record<string, string[]> {
  const parts: Record<string, string[]> = {};
  const add = (part: string, file: string) => (parts[part] ??= []).push(file);
  const common = join(beagle, "i18n", language);
  for (const name of fluentFiles(common)) {
    add(OF_EVERY_PAGE.includes(name) ? EVERYWHERE : name.replace(/\.ftl$/, ""), join(common, name));
  }
  for (const game of foldersIn(join(beagle, "games"))) {
    for (const own of [join(beagle, "games", game, "i18n", language), join(common, game)])
      for (const name of fluentFiles(own)) for (const part of partsOf(game, name)) add(part, join(own, name));
  }
  return parts;
}

function partsOf(game: string, name: string): string[] {
  return name === RULES ? [`${game}-rules`, `${game}${WHYS}`] : [APART[name] ?? game];
}

function languagesModule(beagle: string): string {
  const parts = Object.keys(partsIn(beagle, ENGLISH));
  const languages = languagesIn(beagle).map((language) => {
    const loaders = parts.map((part) => `${JSON.stringify(part)}: () => import("${WORDS}${language}/${part}")`);
    return `${JSON.stringify(language)}: { ${loaders.join(", ")} }`;
  });
  return `export default { ${languages.join(", ")} }`;
}

function fluentFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl") && !TERMINAL_ONLY.test(name))
    .sort();
}

/** One text without comments and empty lines.  A line that begins with # is a comment: text is always indented. */
export function fluentText(texts: string[]): string {
  const lines = texts.flatMap((text) => text.split("\n"));
  return lines.filter((line) => line.trim() !== "" && !line.startsWith("#")).join("\n") + "\n";
}

/** Of the rules only why they forbid something, `why` and `short`: what a player is told whose move isn't allowed. */
export function whysIn(rules: string): string {
  const out: string[] = [];
  let message = "";
  let named = "";
  let kept = false;
  for (const line of rules.split("\n")) {
    const [, attribute] = /^\s+\.(\w+) =/.exec(line) ?? [];
    if (/^\S/.test(line)) {
      message = line.replace(/ =.*/, " =");
      kept = false;
    } else if (attribute !== undefined) {
      const next = attribute === "why" || attribute === "short";
      if (next && message !== named) out.push((named = message));
      kept = next;
    }
    if (kept && line !== "") out.push(line);
  }
  return `${out.join("\n")}\n`;
}
