import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import type { Plugin } from "vite";

export const WORKER = "sw.js";

/**
 * Gives the service worker the list of a build's files, and gives the build a name: a new one whenever a file changes.
 * @param entry the worker's source; it becomes one file in the root of the pages
 * @param publicFolder files that are copied as they are
 * @param without files that belong to other pages than the first
 */
export function worker(entry: string, publicFolder: string, without: RegExp): Plugin {
  return {
    name: "beagle-worker",
    generateBundle: {
      order: "post", // Vite takes chunks away that hold nothing but a style
      handler(_, bundle) {
        const chunk = Object.values(bundle).find((one) => one.type === "chunk" && one.facadeModuleId === entry);
        if (chunk?.type !== "chunk") throw new Error("the worker is not built");
        if (chunk.imports.length > 0) throw new Error(`the worker must be one file, but needs ${chunk.imports.join()}`);
        const files = [...Object.keys(bundle), ...readdirSync(publicFolder)];
        const kept = files.filter((name) => !name.endsWith(".html") && name !== WORKER && !without.test(name)).sort();
        chunk.code = filled(chunk.code, kept);
      },
    },
  };
}

/** The worker's code with the names of the files and of the build. */
export function filled(code: string, files: readonly string[]): string {
  const build = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12);
  const out = code.replaceAll("__FILES__", JSON.stringify(files)).replaceAll("__BUILD__", JSON.stringify(build));
  if (out === code) throw new Error("the worker does not ask for its files");
  return out;
}
