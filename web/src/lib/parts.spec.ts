/** Words come in parts: does each page use only words that are loaded with it? */

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { partsIn } from "../../vite/words.ts";

const GAMES = ["evolution", "evo", "dinosaurs"];
// These name words of a game when it is loaded, or compare with them.
const AT_A_TABLE = [
  "table/GivenPill.svelte",
  "pages/Setup.svelte",
  "pages/TableRules.svelte",
  "table/FrameHead.svelte",
  "table/asking.svelte.ts",
  "table/Log.svelte",
  "table/Notes.svelte",
  "table/Question.svelte",
  "table/TableMenu.svelte",
  "table/TablePeople.svelte",
];
const OF_BOTS = [
  "look/parts/BotCards.svelte",
  "look/parts/Substitute.svelte",
  "pages/BotLadder.svelte",
  "table/HostHelp.svelte",
  "table/SeatBot.svelte",
  "table/Thinking.svelte",
];
// Loaded with these words: before and after a game, and the menu.
const AROUND = [
  "Again",
  "EndRanks",
  "Ending",
  "Gathering",
  "HostHelp",
  "NewLinks",
  "SeatBot",
  "Side",
  "TableMenu",
  "TablePeople",
].map((name) => `table/${name}.svelte`);
const NO_WORDS = ["table/lesson-kept.ts"]; // names in the browser's storage

/** Which part each key is in. */
const partOf = new Map(
  Object.entries(partsIn("../src/beagle", "en")).flatMap(([part, files]) =>
    files.flatMap((file) =>
      [...readFileSync(file, "utf-8").matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(
        (found) => [found[1] ?? "", part] as const,
      ),
    ),
  ),
);

/** The keys that a source names, including by prefix. */
function keysIn(text: string): string[] {
  const whole = [...text.matchAll(/["'`]([a-z][\w-]*-[\w-]+)(?:\.[a-z]+)?["'`]/g)].map((found) => found[1] ?? "");
  const begun = [...text.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((found) => found[1] ?? "");
  return [
    ...whole.filter((key) => partOf.has(key)),
    ...[...partOf.keys()].filter((key) => begun.some((one) => key.startsWith(one))),
  ];
}

/** Loaded for the page that sets a table up. Two others name keys only by their beginning. */
function partsOfSetup(file: string): string[] {
  const ofSetup = ["Changed", "Presets", "Setup", "TableLine", "TableOptions", "TableRules"].map(
    (name) => `pages/${name}.svelte`,
  );
  return [...ofSetup, "table/Side.svelte"].includes(file) ? ["web-setup"] : [];
}

/** The parts that are loaded when this source says something. */
function partsFor(file: string): string[] {
  const [folder = "", second = ""] = file.split("/");
  // It names its keys by their beginning, which others have too.
  if (file === "table/Side.svelte") return ["everywhere", "people", "web-setup", "notices"];
  if (file === "table/CallOffer.svelte") return ["everywhere", "people", "notices"];
  if (file === "table/Hint.svelte") return ["everywhere", "people", "hints"];
  if (OF_BOTS.includes(file)) return ["everywhere", "people", "bots"];
  if (folder === "gallery" || AT_A_TABLE.includes(file))
    return ["everywhere", "people", ...GAMES, ...partsOfSetup(file)];
  if (folder === "pages" && partsOfSetup(file).length > 0) return ["everywhere", ...partsOfSetup(file)];
  if (folder === "table" && file !== "table/lesson.svelte.ts") return ["everywhere", "people", ...partsOfSetup(file)];
  if (file === "pages/TablePage.svelte") return ["everywhere", "people"];
  if (folder === "games") return ["everywhere", second];
  if (file.startsWith("pages/learn/") || file === "table/lesson.svelte.ts") return ["everywhere", "lessons"];
  if (file.startsWith("pages/rules/")) return ["everywhere", "examples"];
  if (file.startsWith("pages/analysis/")) return ["everywhere", "people", "review", ...GAMES];
  if (file.startsWith("pages/host/")) return ["everywhere", "host"];
  if (file === "pages/MailLink.svelte") return ["everywhere", "notices"];
  if (file.startsWith("pages/settings/")) return ["everywhere", "account", "notices"];
  if (file === "pages/StoredPage.svelte") return ["everywhere", "stored"];
  return ["everywhere"];
}

function strangers(file: string, text: string): string[] {
  const parts = [...partsFor(file), ...(AROUND.includes(file) ? ["around"] : [])];
  return keysIn(text).filter((key) => !parts.includes(partOf.get(key) ?? ""));
}

test("there are the parts that pages ask for", () =>
  expect(new Set(Object.keys(partsIn("../src/beagle", "en")))).toEqual(
    new Set([
      ...["everywhere", "people", "around", "web-setup", "bots", "hints", "lessons", "stored", "examples"],
      ...["account", "host", "notices", "review"],
      ...GAMES.flatMap((game) => [game, `${game}-rules`, `${game}-whys`]),
    ]),
  ));

test("a page says only words of its part", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf-8" });
  const sources = files.filter((file) => /\.(svelte|ts)$/.test(file) && !/\.spec\.ts$/.test(file));
  expect(sources.length).toBeGreaterThan(100);
  const told = sources
    .filter((file) => !NO_WORDS.includes(file))
    .map((file) => [file, strangers(file, readFileSync(`src/${file}`, "utf-8"))] as const);
  expect(told.filter(([, keys]) => keys.length > 0)).toEqual([]);
});

test("one that says others is found", () => {
  expect(strangers("pages/Lobby.svelte", 'say("web-name") + say("trait-fat")')).toEqual(["trait-fat"]);
  expect(strangers("pages/Lobby.svelte", "say(`lesson-card-${name}`)")).toEqual(keysIn("`lesson-card-${"));
  expect(strangers("games/evo/Table.svelte", '{ key: "deck-title" }')).toEqual(["deck-title"]);
  expect(strangers("games/evolution/Table.svelte", '{ key: "deck-title" }')).toEqual([]);
});
