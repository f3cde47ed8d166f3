/** A dinosaur that is dragged to a cell or onto an enemy, and an event card that is dragged to the island. */

import { tick } from "svelte";
import { Dragging, under } from "../../look/hex/dragging.svelte.ts";
import type { Point } from "../../look/hex/hex.ts";
import type { Choosable } from "../../table/game-module.ts";
import { cellTouch } from "./marks.ts";

export type Dragged = { cell: string; seat: number } | { card: string };

export class Drag extends Dragging<Dragged> {
  /** @param go to this cell, with the dinosaur that is chosen */
  constructor(
    private readonly touching: () => Choosable | undefined,
    private readonly go: (cell: string) => void,
  ) {
    super(
      (thing) => this.choose(thing),
      (thing, at) => void this.put(thing, at),
    );
  }

  private choose(thing: Dragged): void {
    const touching = this.touching();
    const touch = "cell" in thing ? cellTouch(thing.cell) : `card:${thing.card}`;
    if (touching && !touching.chosen.has(touch)) touching.touch(touch);
  }

  private async put(thing: Dragged, at: Point): Promise<void> {
    await tick();
    const cell = under(at, "[data-hit]")?.getAttribute("data-hit") ?? null;
    if ("cell" in thing) {
      if (cell !== null && cell !== thing.cell) this.go(cell);
      return;
    }
    if (under(at, "[data-zone=map]") === null) return;
    if (cell !== null && this.touching()?.lit.has(cellTouch(cell))) this.go(cell);
    await tick();
    this.touching()?.confirm();
  }
}
