/** A tile that is dragged from the biome board to the own land: taken where the drag begins, laid where it ends. */

import type { Point } from "../../look/hex/hex.ts";
import type { Choosable } from "../../table/game-module.ts";
import type { Tile } from "./generated.ts";
import type { Plan } from "./plan.svelte.ts";

const SLIP = 8; // pixels: a touch that moves less isn't a drag
const PATIENCE = 3000; // milliseconds until the answer of the server must have come
const LOOK = 60;

export class Drag {
  /** The tile under the pointer. */
  tile = $state.raw<Tile | null>(null);
  at = $state.raw<Point | null>(null);
  private start: { touch: string; tile: Tile; x: number; y: number; id: number } | null = null;

  constructor(
    private readonly touching: () => Choosable | undefined,
    private readonly plan: () => Plan,
  ) {}

  begin(touch: string, tile: Tile, event: PointerEvent): void {
    if (event.button !== 0) return;
    this.start = { touch, tile, x: event.clientX, y: event.clientY, id: event.pointerId };
  }

  move(event: PointerEvent): void {
    if (this.start === null || event.pointerId !== this.start.id) return;
    if (this.tile === null && Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) < SLIP) return;
    if (this.tile === null) {
      this.tile = this.start.tile;
      this.touching()?.touch(this.start.touch);
    }
    this.at = { x: event.clientX, y: event.clientY };
  }

  drop(event: PointerEvent): void {
    const dragged = this.tile !== null;
    this.stop();
    if (!dragged) return;
    // the end of a drag isn't a click on what is under it
    window.addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true });
    void this.lay(event.clientX, event.clientY);
  }

  stop(): void {
    this.start = this.tile = this.at = null;
  }

  /** Once the places are known, the tile goes to the one under the pointer. */
  private async lay(x: number, y: number): Promise<void> {
    for (let waited = 0; waited < PATIENCE; waited += LOOK) {
      if (this.plan().places.cells.length > 0) break;
      await new Promise((resolve) => setTimeout(resolve, LOOK));
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const under = document.elementsFromPoint(x, y).map((element) => element.closest<Element>("[data-cell]"));
    const cell = under.find((element) => element !== null)?.getAttribute("data-cell") ?? null;
    if (cell !== null && this.plan().places.has(cell)) this.plan().touch(cell);
  }
}
