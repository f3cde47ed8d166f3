import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LANGUAGES = "virtual:languages";
const WORDS = "virtual:words/";
const TERMINAL_ONLY = "cli.ftl";
const ENGLISH = "en"; // it has every part
/** The part that every page needs, and what its files are called. */
const EVERYWHERE = "everywhere";
const OF_EVERY_PAGE = ["web", "server", "table"];

/**
 * The Fluent files of the Python side as modules: `virtual:languages` knows how to load each part of each language, and
 * each of them is one chunk, fetched when somebody reads it.
 */
export function words(folder: string): Plugin {
  return {
    name: "beagle-words",
    resolveId: (id) => (id === LANGUAGES || id.startsWith(WORDS) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LANGUAGES}`) return languagesModule(folder);
      if (!id.startsWith(`\0${WORDS}`)) return null;
      const [language = "", part = ""] = id.slice(`\0${WORDS}`.length).split("/");
      const files = partsIn(join(folder, language))[part] ?? [];
      files.forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(fluentText(files.map((file) => readFileSync(file, "utf-8"))))}`;
    },
  };
}

/** The name of the chunk that holds a part of a language: `words-en-evolution`. */
export function wordsOf(id: string | null): string | null {
  return id?.startsWith(`\0${WORDS}`) ? `words-${id.slice(`\0${WORDS}`.length).replace("/", "-")}` : null;
}

export function languagesIn(folder: string): string[] {
  const folders = readdirSync(folder).filter((name) => statSync(join(folder, name)).isDirectory());
  return folders.filter((name) => fluentFiles(join(folder, name)).length > 0).sort();
}

/** The files of a language by part: a file belongs to what its name begins with, a game or the lessons. */
export function partsIn(folder: string): Record<string, string[]> {
  const parts: Record<string, string[]> = {};
  for (const name of fluentFiles(folder)) {
    const [first = ""] = name.split(/[-.]/);
    (parts[OF_EVERY_PAGE.includes(first) ? EVERYWHERE : first] ??= []).push(join(folder, name));
  }
  return parts;
}

function languagesModule(folder: string): string {
  const parts = Object.keys(partsIn(join(folder, ENGLISH)));
  const languages = languagesIn(folder).map((language) => {
    const loaders = parts.map((part) => `${JSON.stringify(part)}: () => import("${WORDS}${language}/${part}")`);
    return `${JSON.stringify(language)}: { ${loaders.join(", ")} }`;
  });
  return `export default { ${languages.join(", ")} }`;
}

function fluentFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl") && name !== TERMINAL_ONLY)
    .sort();
}

/** One text without comments and empty lines.  A line that begins with # is a comment: text is always indented. */
export function fluentText(texts: string[]): string {
  const lines = texts.flatMap((text) => text.split("\n"));
  return lines.filter((line) => line.trim() !== "" && !line.startsWith("#")).join("\n") + "\n";
}
