/** A tile that is dragged from the biome board to the own land: taken where the drag begins, laid where it ends. */

import { Dragging, under } from "../../look/hex/dragging.svelte.ts";
import type { Point } from "../../look/hex/hex.ts";
import type { Choosable } from "../../table/game-module.ts";
import type { Tile } from "./generated.ts";
import type { Plan } from "./plan.svelte.ts";

const PATIENCE = 3000; // milliseconds until the answer of the server must have come
const LOOK = 60;

export interface DraggedTile {
  touch: string;
  tile: Tile;
}

export class Drag extends Dragging<DraggedTile> {
  constructor(
    touching: () => Choosable | undefined,
    private readonly plan: () => Plan,
  ) {
    super(
      ({ touch }) => touching()?.touch(touch),
      (_, at) => void this.lay(at),
    );
  }

  /** Once the places are known, the tile goes to the one under the pointer. */
  private async lay(at: Point): Promise<void> {
    for (let waited = 0; waited < PATIENCE; waited += LOOK) {
      if (this.plan().places.cells.length > 0) break;
      await new Promise((resolve) => setTimeout(resolve, LOOK));
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const cell = under(at, "[data-cell]")?.getAttribute("data-cell") ?? null;
    if (cell !== null && this.plan().places.has(cell)) this.plan().touch(cell);
  }
}
