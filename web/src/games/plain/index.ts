/** The plain table: any game that has no page of its own. Everything it shows comes with the picture, in words. */

import type { Touch, View } from "../../lib/generated/wire.ts";
import type { Message } from "../../lib/words.ts";
import type { GameModule } from "../../table/game-module.ts";
import { PLAIN } from "../../table/plain-game.ts";
import type { Picture, Thing } from "./generated.ts";
import Holdings from "./Holdings.svelte";
import Table from "./Table.svelte";

const EVENT = 700; // milliseconds

function thingOf(touch: Touch, { areas }: Picture): Thing | undefined {
  return areas.flatMap((area) => area.things).find((thing) => thing.touch === touch);
}

/** What a touch is called; one that lies nowhere is what comes after a touch: its moves have words of their own. */
function nameOf(touch: Touch, picture: Picture): Message {
  return thingOf(touch, picture)?.words ?? { key: "table-choice", args: { choice: touch.replace(/^[^:]*:/, "") } };
}

const plain: GameModule<Picture & View> = {
  ...PLAIN,
  Table,
  Holdings,
  pace: { times: {}, other: EVENT, before: new Set() },
  heading: ({ title, headline }) => ({ title, more: headline, steps: [], step: 0 }),
  counts: () => [],
  nameOf,
  iconOf: () => null,
  needsConfirmation: () => false,
};
export default plain;
