import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { icons, iconsOf } from "./vite/icons.ts";
import { words, wordsOf } from "./vite/words.ts";
import { worker, WORKER } from "./vite/worker.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const HASH = "[hash:7]"; // the shortest there is: a page names hundreds of files
const SERVICE_WORKER = here("src/worker/sw.ts");

export default defineConfig({
  base: "./", // the pages work wherever they are put
  plugins: [
    words(here("../src/beagle")),
    icons(),
    svelte(),
    svelteTesting(),
    worker(SERVICE_WORKER, here("public"), /gallery/),
  ],
  build: {
    outDir: here("../src/beagle/server/pages"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the pages allow nothing inline, not even a font
    modulePreload: { polyfill: false },
    target: ["chrome123", "firefox121", "safari17.5"], // light-dark() in CSS
    rolldownOptions: {
      input: [here("index.html"), here("gallery.html"), SERVICE_WORKER],
      output: {
        entryFileNames: (chunk) => (chunk.facadeModuleId === SERVICE_WORKER ? WORKER : `assets/[name]-${HASH}.js`),
        chunkFileNames: ({ facadeModuleId: id }) => `assets/${wordsOf(id) ?? iconsOf(id) ?? "[name]"}-${HASH}.js`,
        assetFileNames: `assets/[name]-${HASH}[extname]`,
      },
    },
  },
  test: {
    environment: "happy-dom",
    pool: "vmThreads", // each file a world of its own, but not a process: a third of the work
    setupFiles: [here("vite/specs.ts")],
    include: ["src/**/*.spec.ts", "vite/**/*.spec.ts"],
  },
});
