/** Choosing on this page: what was touched so far, and what a touch does. */

import type { Choosable, GameModule } from "./game-module.ts";
import { aimed, asksFirst, chosen, lit, step, touched, type Path } from "./choose.ts";
import { settings } from "../lib/settings.svelte.ts";
import type { Option, OutcomeLine, Touch } from "../lib/generated/wire.ts";
import type { Answerable } from "./answerable.ts";
import type { Message } from "../lib/words.ts";

const NOTHING: Option[] = [];

export class Choosing {
  path = $state.raw<Path>([]);
  /** A move that waits for confirmation. */
  pending = $state.raw<Option | null>(null);
  /** What the waiting move would lead to. */
  ahead = $state.raw<OutcomeLine[]>([]);
  /** Something that comes later in several moves: only those are left. */
  private aim = $state.raw<Touch | null>(null);
  private asked = -1;

  constructor(
    private readonly model: Answerable,
    protected readonly game: GameModule,
  ) {}

  get options(): Option[] {
    const { model } = this;
    const all = model.myMove && !model.busy && !model.behind ? (model.ask?.moves ?? NOTHING) : NOTHING;
    return this.aim === null ? all : aimed(all, this.path, this.aim);
  }

  /** The moves that a table draws. */
  get drawn(): readonly Option[] {
    return this.options;
  }

  /** The moves that are offered as a list. */
  get listed(): Option[] {
    return this.options;
  }

  get lit(): Set<Touch> {
    return lit(this.options, this.path);
  }

  get chosen(): ReadonlySet<Touch> {
    return touched(this.aim === null ? this.path : [...this.path, this.aim]);
  }

  /** What a table shows of it, and what can be done there. */
  get touching(): Choosable {
    const { lit, chosen, drawn, path, pending, ahead } = this;
    return {
      lit,
      chosen,
      options: drawn,
      path,
      pending,
      ahead,
      touch: (what) => this.touch(what),
      foresee: (move) => this.foresee(move),
      why: (path) => this.why(path),
      explain: (path) => void this.explain(path),
      choosePath: (path) => this.choosePath(path),
      consider: (option) => this.consider(option),
    };
  }

  /** For a new question, forget what was touched for the last one. */
  follow(): void {
    if (this.asked === this.model.n) return;
    this.asked = this.model.n;
    this.clear();
  }

  clear(): void {
    this.path = [];
    this.aim = null;
    this.pending = null;
    this.ahead = [];
  }

  back(): void {
    if (this.pending) this.pending = null;
    else if (this.aim !== null) this.aim = null;
    else this.path = this.path.slice(0, -1);
  }

  touch(what: Touch): void {
    this.model.player.skip();
    this.model.notice = null;
    let next = step(this.options, this.path, what);
    if (next === null && this.aim !== null) {
      this.aim = null; // the aim was something else before
      next = step(this.options, this.path, what);
    }
    if (next === null && aimed(this.options, this.path, what).length > 1) {
      this.aim = what;
      return;
    }
    if (next === null) {
      void this.explain([...this.path, what]);
      return;
    }
    this.pending = null;
    this.path = next;
    const option = chosen(this.options, next);
    if (option) this.choose(option);
  }

  /** As if all of this had been touched. */
  setPath(path: Path): void {
    this.pending = null;
    this.path = path;
  }

  /** The same; and if only one move is left, choose it. */
  choosePath(path: Path): void {
    this.model.player.skip();
    this.model.notice = null;
    this.aim = null;
    this.setPath(path);
    const option = chosen(this.options, path);
    if (option) this.choose(option);
  }

  /** This move, by a touch or from the list. */
  choose(option: Option, listed = false): void {
    const path = listed ? option.touch : this.path;
    const gravity = { grave: this.game.needsConfirmation(option, path), forgiving: this.model.forgiving };
    if (this.pending?.move !== option.move && asksFirst(option, settings.confirm, gravity)) {
      this.pending = option;
      void this.lookAhead(option);
      return;
    }
    this.clear();
    void this.model.play(option.move);
  }

  /** Let this move wait for confirmation; null: none. */
  consider(option: Option | null): void {
    this.model.player.skip();
    this.model.notice = null;
    this.pending = option;
    this.ahead = [];
    if (option !== null) void this.lookAhead(option);
  }

  private async lookAhead(option: Option): Promise<void> {
    this.ahead = [];
    if (!this.game.needsConfirmation(option, option.touch)) return;
    const ahead = await this.foresee(option.move);
    if (this.pending === option) this.ahead = ahead;
  }

  /** What a move would lead to, from the server. */
  async foresee(move: string): Promise<OutcomeLine[]> {
    const answer = await this.model.request({ do: "preview", move });
    return answer?.is === "foreseen" ? answer.ahead : [];
  }

  /** Why these touches aren't allowed; null if they are. */
  async why(path: Path): Promise<Message | null> {
    const answer = await this.model.request({ do: "why", touches: path });
    return answer?.is === "because" && !answer.legal ? (answer.words ?? null) : null;
  }

  /** For something that can't be done, the server says which rule forbids it. */
  async explain(path: Path): Promise<void> {
    const { model } = this;
    if (model.eyes < 0 || model.view === null || model.table?.status !== "playing") return;
    const answer = await model.request({ do: "why", touches: path });
    if (answer?.is !== "because") return;
    if (answer.legal) model.notice = { words: { key: "web-possible-otherwise" }, rules: [] };
    else model.notice = { words: answer.words ?? { key: "server-illegal" }, rules: answer.rules ?? [] };
  }
}
