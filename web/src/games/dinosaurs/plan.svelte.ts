/**
 * What the player is about to do on their own ecosystem: what touching a cell means, and what is lit. No rules here.
 */

import { readHex, type Hex } from "../../look/hex/hex.ts";
import type { Option } from "../../lib/generated/wire.ts";
import type { Choosable } from "../../table/game-module.ts";
import { isLaying, Places } from "./laying.ts";
import { cellOf, cellTouch } from "./touch.ts";
import type { Player } from "./generated.ts";
import { isWalk, Walks, type Walk } from "./walks.ts";

const NOTHING: readonly Option[] = [];

export class Plan {
  /** Where the other half of a tile is, seen from the touched cell. */
  private direction = $state(0);
  /** The cell around which the tile is turned. */
  private anchor: string | null = null;
  /** What a walk should pass: cells touched one after another. */
  private wishes: string[] = [];

  constructor(
    private readonly touching: () => Choosable | undefined,
    private readonly player: () => Player | undefined,
  ) {}

  private readonly options = $derived.by(() => this.touching()?.options ?? NOTHING);
  readonly places = $derived.by(() => new Places(this.options));
  private readonly walks = $derived.by(() => new Walks(this.options, this.player()?.cells ?? []));
  /** The only figure that can act; null if there are several. */
  private readonly only = $derived.by(() => {
    const [first, ...more] = this.options.map((option) => option.touch[0]).filter((touch) => touch !== "pass");
    return more.every((touch) => touch === first) ? cellOf(first) : null;
  });

  get pending(): Option | null {
    return this.touching()?.pending ?? null;
  }

  /** The hunter that is chosen, or the only one there is. */
  get start(): string | null {
    const chosen = cellOf(this.touching()?.path[0]) ?? this.only;
    return chosen !== null && this.walks.of(chosen).length > 0 ? chosen : null;
  }

  /** The walk that waits for confirmation. */
  get walk(): Walk | null {
    return this.pending === null ? null : this.walks.find(this.pending);
  }

  /** Is there anything to choose? */
  get open(): boolean {
    return this.options.length > 0;
  }

  /** What the new animal could reach, as the server predicts. */
  get reach(): Hex[] {
    const ahead = this.touching()?.ahead ?? [];
    const cells = ahead.find(({ name }) => name === "hunter")?.args.cells;
    if (!Array.isArray(cells)) return [];
    return cells.map((cell) => readHex(String(cell))).filter((hex): hex is Hex => hex !== null);
  }

  touch(cell: string): void {
    const touching = this.touching();
    if (!touching) return;
    if (this.places.cells.length > 0) this.lay(cell, touching);
    else if (!this.go(cell, touching)) touching.touch(cellTouch(cell));
  }

  /** A tile goes where you touch; touching it again places it. */
  private lay(cell: string, touching: Choosable): void {
    const again = this.pending !== null && this.anchor === cell && this.places.directionOf(cell, this.pending) >= 0;
    if (again) touching.confirm();
    else {
      const laid = this.places.at(cell, this.direction);
      if (laid === null) touching.touch(cellTouch(cell));
      else this.put(cell, laid.direction, laid.option);
    }
  }

  private put(cell: string, direction: number, option: Option): void {
    this.anchor = cell;
    this.direction = direction;
    this.touching()?.consider(option);
  }

  /** To the right or to the left: the tile that is placed, or the one still in hand. */
  turn(by: 1 | -1): void {
    const { pending } = this;
    if (pending === null || !isLaying(pending)) {
      this.direction = (this.direction - by + 6) % 6;
      return;
    }
    const anchored = this.anchor !== null && this.places.directionOf(this.anchor, pending) >= 0;
    const cell = anchored ? this.anchor : cellOf(pending.touch[0]);
    const turned = cell === null ? null : this.places.turn(cell, pending, by);
    if (cell !== null && turned) this.put(cell, turned.direction, turned.option);
  }

  /** A hunter goes to the touched cell, or over it. */
  private go(cell: string, touching: Choosable): boolean {
    const { start } = this;
    if (start === null) return this.bear(cell, touching);
    if (this.walk === null) this.wishes = [];
    if (this.walk !== null && this.wishes.at(-1) === cell) {
      touching.confirm(); // a second touch on the same thing
      return true;
    }
    const walk = this.walks.toward(start, cell, this.walk, this.wishes);
    if (walk === null) return false;
    this.wishes = [...this.wishes.filter((wish) => wish !== cell && walk.cells.includes(wish)), cell];
    touching.consider(walk.option);
    return true;
  }

  /** Where only one parent can have young on a cell, touching the cell chooses both. */
  private bear(cell: string, touching: Choosable): boolean {
    if (touching.path.length > 0 || touching.lit.has(cellTouch(cell))) return false;
    const births = this.options.filter((option) => option.touch[1] === cellTouch(cell));
    const [birth] = births;
    if (births.length !== 1 || birth === undefined) return false;
    touching.choosePath(birth.touch);
    return true;
  }

  /** The tile as it would be if this cell were touched. */
  looked(cell: string): Option | null {
    return this.places.at(cell, this.direction)?.option ?? null;
  }

  /** The walk to show at this cell: the one that waits for confirmation if it is among those. */
  walkTo(cell: string): Walk | null {
    const { start, walk } = this;
    if (start === null) return null;
    const found = this.walks.to(start, cell);
    return (
      found.find((one) => one.option.move === walk?.option.move) ??
      this.walks.toward(start, cell, walk, walk === null ? [] : this.wishes)
    );
  }

  /** The first way of the hunter, which Enter would choose; of several hunters, the one that is proposed first. */
  get first(): Walk | null {
    const { start } = this;
    const option = this.options.find((one) => isWalk(one) && (start === null || cellOf(one.touch[0]) === start));
    return option ? this.walks.find(option) : null;
  }

  optionOf(move: unknown): Option | null {
    return this.options.find((one) => one.move === move) ?? null;
  }

  /** The walk of this move. */
  walkOf(move: unknown): Walk | null {
    const option = this.optionOf(move);
    return option ? this.walks.find(option) : null;
  }

  bestTo(cell: string): Walk | null {
    return this.start === null ? null : (this.walks.to(this.start, cell)[0] ?? null);
  }

  /** Would touching this cell do anything? */
  can(cell: string): boolean {
    if (this.places.cells.length > 0) return this.places.has(cell);
    const lit = this.touching()?.lit.has(cellTouch(cell)) ?? false;
    return lit || this.bestTo(cell) !== null || this.options.some((option) => option.touch[1] === cellTouch(cell));
  }

  /** Could the only parent have its young here? */
  private isCradle(cell: string): boolean {
    return this.only !== null && this.options.some((option) => option.touch[1] === cellTouch(cell));
  }

  /** How a cell is marked: it can be touched, it is chosen, a hunter could end there. */
  lookOf(cell: string): "lit" | "goal" | "chosen" | null {
    const touching = this.touching();
    if (!touching || !this.open) return null;
    const { start } = this;
    if (cell === start || touching.chosen.has(cellTouch(cell))) return "chosen";
    if (start === null) return touching.lit.has(cellTouch(cell)) || this.isCradle(cell) ? "lit" : null;
    const best = this.bestTo(cell);
    if (best === null) return null;
    if (best.end === cell) return "lit";
    return best.eaten.includes(cell) ? "goal" : null;
  }
}
