import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LANGUAGES = "virtual:languages";
const WORDS = "virtual:words/";
const TERMINAL_ONLY = "cli.ftl";

/**
 * The Fluent files of the Python side as modules: `virtual:languages` knows how to load each language, and each
 * language is one chunk, fetched when somebody reads it.
 */
export function words(folder: string): Plugin {
  return {
    name: "beagle-words",
    resolveId: (id) => (id === LANGUAGES || id.startsWith(WORDS) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LANGUAGES}`) return languagesModule(languagesIn(folder));
      if (!id.startsWith(`\0${WORDS}`)) return null;
      const files = fluentFiles(join(folder, id.slice(`\0${WORDS}`.length)));
      files.forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(fluentText(files.map((file) => readFileSync(file, "utf-8"))))}`;
    },
  };
}

/** The name of the chunk that holds a language: `words-en`. */
export function wordsOf(id: string | null): string | null {
  return id?.startsWith(`\0${WORDS}`) ? `words-${id.slice(`\0${WORDS}`.length)}` : null;
}

export function languagesIn(folder: string): string[] {
  const folders = readdirSync(folder).filter((name) => statSync(join(folder, name)).isDirectory());
  return folders.filter((name) => fluentFiles(join(folder, name)).length > 0).sort();
}

function languagesModule(languages: string[]): string {
  const loaders = languages.map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(WORDS + name)})`);
  return `export default { ${loaders.join(", ")} }`;
}

function fluentFiles(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".ftl") && name !== TERMINAL_ONLY);
  return names.sort().map((name) => join(folder, name));
}

/** One text without comments and empty lines.  A line that begins with # is a comment: text is always indented. */
export function fluentText(texts: string[]): string {
  const lines = texts.flatMap((text) => text.split("\n"));
  return lines.filter((line) => line.trim() !== "" && !line.startsWith("#")).join("\n") + "\n";
}
