/** Choosing on this page: what was touched so far, and what a touch does. */

import type { Choosable, GameModule } from "./game-module.ts";
import { asksFirst, chosen, lit, matching, next, step, touched, type Path } from "./choose.ts";
import { say } from "../lib/language.svelte.ts";
import { settings } from "../lib/settings.svelte.ts";
import type { Option, OutcomeLine, Touch } from "../lib/generated/wire.ts";
import type { Answerable } from "./answerable.ts";
import { Closed } from "./closed.svelte.ts";
import { Planning } from "./planning.svelte.ts";
import type { Message } from "../lib/words.ts";

const NOTHING: Option[] = [];
const isHalf = (touch: Touch) => touch.startsWith("side:");

export class Choosing {
  path = $state.raw<Path>([]);
  /** A move that waits for confirmation. */
  pending = $state.raw<Option | null>(null);
  /** What the waiting move would lead to. */
  ahead = $state.raw<OutcomeLine[]>([]);
  /** What is to be done when this person's turn comes. */
  readonly plans: Planning;
  /** What can't be chosen next, and why. */
  readonly closed: Closed;
  private asked = "";
  /** The touch of a card picked one of its halves along with it. */
  private halved = $state(false);

  constructor(
    private readonly model: Answerable,
    protected readonly game: GameModule,
  ) {
    this.plans = new Planning(model, game);
    this.closed = new Closed(model, game, () => ({ path: this.pending ? [] : this.path, lit: this.lit }));
  }

  get options(): Option[] {
    const { model } = this;
    return model.myMove && !model.busy && !model.behind ? (model.ask?.moves ?? NOTHING) : NOTHING;
  }

  /** The moves that a table draws. */
  get drawn(): readonly Option[] {
    return this.options;
  }

  /** The moves that are offered as a list. */
  get listed(): Option[] {
    return this.options;
  }

  /** What a list of choices goes on from: all of a card, though one of its halves is picked. */
  get listedPath(): Path {
    return this.halved && this.path.length === 2 ? this.path.slice(0, 1) : this.path;
  }

  /** The other half of the card that is picked, if it can be played too. */
  get otherHalf(): Touch | undefined {
    const [card, half] = this.path;
    if (card === undefined || half === undefined || !isHalf(half)) return undefined;
    return [...next(this.options, [card])].find((touch) => touch !== half && isHalf(touch));
  }

  get lit(): Set<Touch> {
    return lit(this.options, this.path, this.begins);
  }

  get chosen(): ReadonlySet<Touch> {
    return this.path.length > 0 ? touched(this.path) : this.plans.touched;
  }

  /** What was picked for a move, and what may come next: read aloud. */
  get pickedText(): string {
    const { view, spoken } = this.model;
    if (this.path.length === 0 || this.pending !== null) return "";
    const named = (touches: Iterable<Touch>) =>
      [...touches].map(
        (touch) => this.game.shortOf(touch, view ?? {}) ?? say(this.game.nameOf(touch, view ?? {}), spoken),
      );
    const thing = named(this.path.filter((_, at) => !isHalf(this.path[at + 1] ?? ""))).join(" › ");
    const things = named(next(this.options, this.path)).join(", ");
    return `${say({ key: "web-picked", args: { thing, things } })} ${this.closed.text}`.trim();
  }

  /** What a table shows of it, and what can be done there. */
  get touching(): Choosable {
    const { lit, chosen, drawn, path, pending, ahead } = this;
    return {
      lit,
      chosen,
      options: drawn,
      path,
      plans: this.plans.possible && this.game.planHint !== null,
      planned: this.path.length === 0 && this.plans.made,
      otherwise: touched(this.plans.other),
      closed: (thing) => this.closed.reasonOf(thing),
      pending,
      ahead,
      touch: (what, half) => this.touch(what, half),
      foresee: (move) => this.foresee(move),
      why: (path) => this.why(path),
      explain: (path) => void this.explain(path),
      choosePath: (path) => this.choosePath(path),
      consider: (option) => this.consider(option),
      confirm: () => this.confirm(),
    };
  }

  /** For a new question, forget what was touched for the last one. */
  follow(): void {
    this.followPlan();
    const asked = `${this.model.n}.${this.model.ask?.n ?? -1}`;
    if (this.asked === asked) return;
    this.asked = asked;
    this.clear();
  }

  clear(): void {
    this.path = [];
    this.pending = null;
    this.ahead = [];
  }

  back(): void {
    if (this.plans.made) this.plans.back();
    else if (this.pending) this.pending = null;
    else this.path = this.listedPath.length < this.path.length ? [] : this.path.slice(0, -1); // one touch back
  }

  touch(what: Touch, half?: Touch): void {
    if (this.plans.possible && this.plans.touch(what, half)) return;
    this.model.player.skip();
    this.model.notice = null;
    if (this.pending !== null && this.path.at(-1) === what) {
      this.choose(this.pending); // touched again: yes
      return;
    }
    const further = this.wayTo(what, half);
    if (further === null) {
      void this.explain([...this.path, what]);
      return;
    }
    this.pending = null;
    if (half !== undefined || this.path.length === 0) this.halved = half !== undefined;
    this.path = further;
    this.chooseBy(further);
  }

  /**
   * It is this person's turn: do what was planned, or else its alternative, as if it were touched now. An attack is
   * answered first.
   */
  private followPlan(): void {
    const { model, plans, options } = this;
    const { hasScene, plansFor } = this.game;
    const view = model.view ?? {};
    if (!plans.made || options.length === 0 || hasScene(view) || !plansFor(view)) return;
    const text = plans.textOf(plans.first);
    const ways = [plans.first, plans.other].filter((plan) => plan.length > 0).map((plan) => this.wayOf(plan));
    const path = ways.find((way) => way !== null);
    plans.drop();
    if (path) this.choosePath(path);
    else model.notice = { words: { key: "web-plan-dropped", args: { plan: text } }, rules: [] };
  }

  /** The touches of a plan as they lead to a move now; null if they don't. */
  private wayOf(plan: Path): Path | null {
    return plan.reduce<Path | null>((way, touch) => way && step(this.options, way, touch, this.begins), []);
  }

  /** Where a touch leads. The touched half of a card counts; the same half again lets go of the card. */
  private wayTo(what: Touch, half: Touch | undefined): Path | null {
    const { options, path } = this;
    if (half === undefined) return step(options, path, what, this.begins);
    if (path[0] === what && path[1] === half) return [];
    const card = path[0] === what ? [what] : step(options, path, what, this.begins);
    return card !== null && next(options, card).has(half) ? [...card, half] : card;
  }

  private readonly begins = (option: Option, touch: Touch) =>
    this.game.begins(option, touch, this.model.view ?? {}, this.model.eyes);

  /** As if all of this had been touched. */
  setPath(path: Path): void {
    this.pending = null;
    this.halved = false;
    this.path = path;
  }

  /** The same; and if only one move is left, choose it. While others act it is planned. */
  choosePath(path: Path): void {
    if (this.plans.possible) return this.plans.set(path);
    this.model.player.skip();
    this.model.notice = null;
    this.setPath(path);
    this.chooseBy(path);
  }

  /** The same by its number: again, and it is confirmed. For a move that isn't offered the server says why not. */
  pick(path: Path): void {
    const same = (touch: readonly Touch[]) =>
      touch.length === path.length && touch.every((one, at) => one === path[at]);
    if (this.pending && same(this.pending.touch)) this.confirm();
    else if (this.options.some(({ touch }) => same(touch))) this.choosePath(path);
    else void this.explain(path);
  }

  protected obvious(path: Path): Option | null {
    return this.game.obvious(matching(this.options, path), path);
  }

  /** The move that these touches mean, if there is only one or it goes without saying. */
  private chooseBy(path: Path): void {
    const option = chosen(this.options, path) ?? this.obvious(path);
    if (option && this.game.isWhole(option, path)) this.choose(option);
  }

  /** This move, by a touch or from the list. */
  choose(option: Option, listed = false): void {
    const path = listed ? option.touch : this.path;
    const grave = this.game.needsConfirmation(option, path, this.model.view ?? {});
    const gravity = { grave, forgiving: this.model.forgiving || !this.game.asksBeforeRevealing };
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

  /** Make the move that waits for confirmation. */
  confirm(): void {
    if (this.pending !== null) this.choose(this.pending);
  }

  private async lookAhead(option: Option): Promise<void> {
    this.ahead = [];
    if (!this.game.needsConfirmation(option, option.touch, this.model.view ?? {})) return;
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
