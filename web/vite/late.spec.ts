/** What is loaded on demand goes through `late`: failures are planted in every form. */

import path from "node:path";
import { Linter } from "eslint";
import { describe, expect, test } from "vitest";
import config from "../eslint.config.js";

const WEB = path.join(import.meta.dirname, "..");
const linter = new Linter({ cwd: WEB });

function refused(file: string, source: string): boolean {
  const found = linter.verify(source, config as Linter.Config[], path.join(WEB, "src", file));
  expect(found.filter((one) => one.fatal)).toEqual([]);
  return found.some((one) => one.ruleId === "late/everything");
}

// The first call of the linter reads all its rules: on a busy machine that takes seconds.
describe("loading on demand", { timeout: 60_000 }, () => {
  test.each([
    `const part = await import("./part.ts");`,
    `const part = () => import("./part.ts");`,
    `const part = sooner(() => import("./part.ts"));`,
    `void import("./part.ts").then(() => null);`,
    `const part = late(() => Promise.all([import("./part.ts")]));`,
  ])("%s is refused", (source) => expect(refused("table/planted.ts", source)).toBe(true));

  test.each([
    `const part = late(() => import("./part.ts"));`,
    `const part = late(() => import("./part.ts"), 5);`,
    `const part = await import("./part.ts").catch(() => null);`,
  ])("%s is not", (source) => expect(refused("table/planted.ts", source)).toBe(false));

  test.each([
    [`{#await import("./A.svelte") then A}{A}{/await}`, true],
    [`{#await late(() => import("./A.svelte")) then A}{A}{/await}`, false],
    [`{#await learn("sea") then}fish{/await}`, true],
    [`{#await Promise.all([learn("sea")])}wait{:then}fish{/await}`, true],
    [`{#await learn("sea") then}fish{:catch}none{/await}`, false],
    [`{#await learnLate("sea") then}<a onclick={() => learn("sky")}>fish</a>{/await}`, false],
  ])("%s: %s", (source, isRefused) => expect(refused("table/Planted.svelte", source)).toBe(isRefused));
});
