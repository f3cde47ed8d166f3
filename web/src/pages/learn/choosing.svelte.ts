/** Choosing in a lesson: as at a real table, but only the wanted things are lit, and only the wanted move is done. */

import type { GameModule } from "../../table/game-module.ts";
import { step, within, type Path } from "../../table/choose.ts";
import type { LessonModel } from "../../table/lesson.svelte.ts";
import type { Option, Touch } from "../../lib/generated/wire.ts";
import { Choosing } from "../../table/choosing.svelte.ts";

export class LessonChoosing extends Choosing {
  constructor(
    private readonly lesson: LessonModel,
    game: GameModule,
  ) {
    super(lesson, game);
  }

  get wanted(): Option | null {
    const { step, myMove } = this.lesson;
    return (myMove && step.moves.find((option) => option.move === step.wanted)) || null;
  }

  /** Is there an answer that can't be touched on the table? */
  get answers(): boolean {
    return this.wanted !== null && (this.path.length > 0 || this.pending !== null || this.isQuestion);
  }

  /** Passing, or the answer to an attack: asked next to the table rather than on it. */
  private get isQuestion(): boolean {
    const { view } = this.lesson;
    return this.wanted?.touch[0] === "pass" || (view !== null && this.game.hasScene(view));
  }

  override get drawn(): readonly Option[] {
    return this.wanted ? [this.wanted] : [];
  }

  override get listed(): Option[] {
    return this.wanted !== null && this.answers ? [this.wanted] : [];
  }

  override get lit(): Set<Touch> {
    return within(super.lit, this.wanted);
  }

  override touch(what: Touch, half?: Touch): void {
    const wanted = half !== undefined && this.isOnTheWay([half]) ? half : undefined;
    if (this.lesson.behind) this.lesson.player.skip();
    else if (this.wanted === null) this.lesson.hint();
    else if (this.isOnTheWay([what]) || this.path.at(-1) === what || !this.isPossible(what)) super.touch(what, wanted);
    else this.lesson.hint();
  }

  protected override obvious(path: Path): Option | null {
    const option = super.obvious(path);
    return option?.move === this.wanted?.move ? option : null;
  }

  override choosePath(path: Path): void {
    if (this.isOnTheWay(path)) super.choosePath(path);
    else this.lesson.hint();
  }

  private isOnTheWay(touches: Path): boolean {
    const { wanted } = this;
    return wanted === null || touches.every((touch) => wanted.touch.includes(touch));
  }

  private isPossible(what: Touch): boolean {
    return step(this.options, this.path, what) !== null;
  }
}
