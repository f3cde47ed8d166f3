/** The games these pages can show. The parts of a game are loaded when they are needed. */

import type { Component } from "svelte";
import { learn } from "../lib/language.svelte.ts";
import type { View } from "../lib/generated/wire.ts";
import type { GameModule } from "../table/game-module.ts";

/** The parts of a game, each loaded when it is needed. */
interface Parts {
  module: () => Promise<GameModule>;
  icons: () => Promise<unknown>;
  /** What is drawn on its plate in the lobby. */
  scene: () => Promise<{ default: Component }>;
}

/**
 * The one place where a game meets the pictures of its tables: a page asks by the name of the game of a table, and hands it only
 * the pictures of that table.
 */
async function opened<Picture extends View>(module: Promise<{ default: GameModule<Picture> }>): Promise<GameModule> {
  return (await module).default as GameModule;
}

const GAMES: Record<string, Parts | undefined> = {
  evolution: {
    module: () => opened(import("./evolution/index.ts")),
    icons: () => import("./evolution/icons.ts"),
    scene: () => import("./evolution/PlateScene.svelte"),
  },
  evo: {
    module: () => opened(import("./evo/index.ts")),
    icons: () => import("./evo/icons.ts"),
    scene: () => import("./evo/PlateScene.svelte"),
  },
  dinosaurs: {
    module: () => opened(import("./dinosaurs/index.ts")),
    icons: () => import("./dinosaurs/icons.ts"),
    scene: () => import("./dinosaurs/PlateScene.svelte"),
  },
};

export const sceneOf = (name: string) => GAMES[name]?.scene();

/** Can these pages show a table of this game? */
export const canShow = (name: string) => name in GAMES;

/** The words and the pictures of a game, for a page that names its cards. An unknown game has none. */
export async function loadAssets(name: string): Promise<void> {
  const parts = GAMES[name];
  if (parts !== undefined) await Promise.all([learn(name), parts.icons()]);
}

/** The game, with its words and pictures. */
export async function gameOf(name: string): Promise<GameModule> {
  const parts = GAMES[name];
  if (parts === undefined) throw new Error(`these pages cannot show the game "${name}"`);
  const [module] = await Promise.all([parts.module(), loadAssets(name)]);
  return module;
}
