/**
 * The games these pages can show. The parts of a game are loaded when they are needed. A game that isn't here is a
 * guest: it has a plain table, and its words come from the server.
 */

import type { Component } from "svelte";
import { learnGuest, learnLate } from "../lib/language.svelte.ts";
import { late } from "../lib/late.ts";
import type { GameModule } from "../table/game-module.ts";

/** The parts of a game, each loaded when it is needed. */
interface Parts {
  module: () => Promise<{ default: GameModule<never> }>; // each knows its own pictures only
  icons: () => Promise<unknown>;
  /** What is drawn on its plate in the lobby. */
  scene: () => Promise<{ default: Component }>;
}

const GAMES: Record<string, Parts | undefined> = {
  evolution: {
    module: () => late(() => import("./evolution/index.ts")),
    icons: () => late(() => import("./evolution/icons.ts")),
    scene: () => late(() => import("./evolution/PlateScene.svelte")),
  },
  evo: {
    module: () => late(() => import("./evo/index.ts")),
    icons: () => late(() => import("./evo/icons.ts")),
    scene: () => late(() => import("./evo/PlateScene.svelte")),
  },
  dinosaurs: {
    module: () => late(() => import("./dinosaurs/index.ts")),
    icons: () => late(() => import("./dinosaurs/icons.ts")),
    scene: () => late(() => import("./dinosaurs/PlateScene.svelte")),
  },
};

export const sceneOf = (name: string): Promise<{ default: Component }> =>
  GAMES[name]?.scene() ?? late(() => import("./plain/PlateScene.svelte"));

/** The words and the pictures of a game, for a page that names its cards. */
export async function loadAssets(name: string): Promise<void> {
  const parts = GAMES[name];
  await (parts === undefined ? learnGuest(name) : Promise.all([learnLate(name), parts.icons()]));
}

/** The same, and the text of its rules. */
export async function loadBook(name: string): Promise<void> {
  await Promise.all([loadAssets(name), ...(GAMES[name] === undefined ? [] : [learnLate(`${name}-rules`)])]);
}

/**
 * The game, with its words and icons. This is the one place where a game meets the pictures of its tables: who asks for
 * it by the name of the game of a table gives it the pictures of that table.
 */
export async function gameOf(name: string): Promise<GameModule> {
  const parts = GAMES[name];
  const load = parts?.module ?? (() => late(() => import("./plain/index.ts")));
  const [module] = await Promise.all([load(), loadAssets(name)]);
  return module.default as GameModule;
}
