/** What is to be done when this person's turn comes, planned while others act; and what else, if that can't be done. */

import type { Touch } from "../lib/generated/wire.ts";
import { say } from "../lib/language.svelte.ts";
import type { Answerable } from "./answerable.ts";
import { touched, type Path } from "./choose.ts";
import type { GameModule } from "./game-module.ts";

export class Planning {
  first = $state.raw<Path>([]);
  /** Instead of the first, if that has become impossible. */
  other = $state.raw<Path>([]);
  /** Touches are for the other one now. */
  otherwise = $state(false);

  constructor(
    private readonly model: Answerable,
    private readonly game: GameModule,
  ) {}

  get made(): boolean {
    return this.first.length > 0;
  }

  get touched(): ReadonlySet<Touch> {
    return touched([...this.first, ...this.other]);
  }

  /** May this person plan a move: do others act, one after another? */
  get possible(): boolean {
    const { model } = this;
    return !model.myMove && model.eyes >= 0 && model.table?.status === "playing" && !model.ask?.together?.length;
  }

  /** A plan in words. */
  textOf(path: Path): string {
    const { view, spoken } = this.model;
    const words = this.game.planWords(path, view ?? {});
    if (words !== null) return say(words, spoken);
    return path.map((touch) => say(this.game.nameOf(touch, view ?? {}), spoken)).join(" › ");
  }

  private get now(): Path {
    return this.otherwise ? this.other : this.first;
  }

  private set now(path: Path) {
    if (this.otherwise) this.other = path;
    else [this.first, this.other] = [path, path.length > 0 ? this.other : []];
  }

  /** Add a touch; false if it can't be part of a plan. */
  touch(what: Touch, half: Touch | undefined): boolean {
    const { now, model } = this;
    const same = half !== undefined && now[0] === what && now[1] === half;
    const next = same ? [] : this.game.plan(now, what, model.view ?? {}, model.eyes);
    if (next === null) return false;
    this.now = half !== undefined && next.at(-1) === what ? [...next, half] : next;
    model.notice = null;
    return true;
  }

  /** As if all of this had been touched. */
  set(path: Path): void {
    const { model, game } = this;
    const all = path.reduce<Path>((way, what) => game.plan(way, what, model.view ?? {}, model.eyes) ?? [], []);
    if (all.length === path.length) this.now = all;
  }

  /** The alternative is dropped first. */
  back(): void {
    if (this.otherwise || this.other.length > 0) this.dropOther();
    else this.first = [];
  }

  dropOther(): void {
    [this.other, this.otherwise] = [[], false];
  }

  drop(): void {
    this.first = [];
    this.dropOther();
  }
}
