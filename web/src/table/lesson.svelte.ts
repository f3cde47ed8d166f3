/** A lesson as this page plays it: a table like a live one, but its moves come from a script. It knows no rules. */

import type { Answerable } from "./answerable.ts";
import { api, wordsOf } from "../lib/api.ts";
import type { Ask, Lesson, LessonStep, Line, TableInfo, View } from "../lib/generated/wire.ts";
import { Player } from "./events.svelte.ts";
import { learnWhys, say } from "../lib/language.svelte.ts";
import { keep, keptOf } from "./lesson-kept.ts";
import type { Answer, Request } from "../lib/socket-wire.ts";
import type { Notice } from "./notices.ts";
import type { Message } from "../lib/words.ts";

export class LessonModel implements Answerable {
  /** The current card. */
  at = $state(0);
  /** The farthest card reached. */
  reached = $state(0);
  view = $state.raw<View | null>(null);
  notice = $state.raw<Notice | null>(null);
  busy = $state(false);
  /** Something is still being shown, and the next card comes after it. */
  behind = $state(false);
  readonly player = new Player(false);
  /** No bot plays here. */
  readonly held = false;

  constructor(readonly lesson: Lesson) {
    const kept = keptOf(lesson.game);
    this.reached = Math.min(kept.reached, this.last);
    this.at = Math.min(kept.at, this.reached);
    this.view = this.step.view;
  }

  get last(): number {
    return this.lesson.steps.length - 1;
  }

  get step(): LessonStep {
    return this.lesson.steps[this.at] ?? nothing(`the lesson has no card ${this.at}`);
  }

  /** Every card is its own question. */
  get n(): number {
    return this.at;
  }

  get eyes(): number {
    return this.lesson.learner;
  }

  get names(): string[] {
    return Array.from({ length: this.lesson.seats }, (_, seat) =>
      seat === this.eyes
        ? say("web-you")
        : say(`lesson-rival-${(seat - this.eyes + this.lesson.seats) % this.lesson.seats}`),
    );
  }

  get spoken(): string[] {
    return this.names;
  }

  get table(): TableInfo {
    const seats = this.names.map((name, number) => ({ number, kind: "open" as const, name, taken: true }));
    return { id: "", game: this.lesson.game, ruleset: this.lesson.ruleset, status: "playing", seats };
  }

  get ask(): Ask {
    const { asked, question, moves } = this.step;
    return { seat: asked, words: question, n: this.at, moves: this.wants ? moves : null };
  }

  /** A lesson asks for confirmation like a table with people. */
  readonly forgiving = false;

  get myMove(): boolean {
    return this.wants && !this.behind;
  }

  /** Does this card want a move, rather than just reading? */
  get wants(): boolean {
    return this.step.wanted !== "";
  }

  /** Can the learner go to the next card? A wanted move has to be made first. */
  get mayGoOn(): boolean {
    return this.at < this.last && (!this.wants || this.at < this.reached);
  }

  /** The words of a card, or of a part of it. */
  words(part = ""): Message {
    const { card, scores } = this.step;
    const others = scores.filter((_, seat) => seat !== this.eyes);
    const args = { mine: scores[this.eyes] ?? 0, other: Math.max(0, ...others) };
    return { key: `lesson-${this.lesson.game}-${card}${part}`, args };
  }

  // Turning cards

  back(): void {
    if (this.behind) this.player.skip();
    if (this.at > 0) this.lay(this.at - 1);
  }

  next(): void {
    if (this.behind) this.player.skip();
    else if (this.mayGoOn) this.goOn();
  }

  again(): void {
    this.player.skip();
    this.reached = 0;
    this.lay(0);
  }

  /** The wanted move, made for the learner. */
  showMe(): void {
    if (this.myMove) this.goOn();
  }

  /** To the next card; what happens before it is shown the first time. */
  private goOn(): void {
    const next = this.at + 1;
    const lines = next > this.reached ? (this.lesson.steps[next]?.lines ?? []) : [];
    this.behind = true;
    this.notice = null;
    this.show(lines, () => this.lay(next));
  }

  /** One line after another, each with its table; as a queue they would be too many to be shown. */
  private show(lines: LessonStep["lines"], then: () => void): void {
    const [first, ...rest] = lines;
    if (first === undefined) {
      this.player.play([], then);
      return;
    }
    const { seat, move, events } = first;
    const line: Line = { n: this.at, kind: "move", seat, move, events };
    const change = () => {
      this.view = first.view;
      this.show(rest, then);
    };
    this.player.play([line], change, { end: first.view });
  }

  private lay(at: number): void {
    this.at = at;
    this.reached = Math.max(this.reached, at);
    this.behind = false;
    this.notice = null;
    this.view = this.step.view;
    const done = keptOf(this.lesson.game).done || at === this.last;
    keep(this.lesson.game, { at, reached: this.reached, done });
  }

  // Moves

  /** The wanted move continues the lesson; another one is possible, but not now. */
  play(move: string): Promise<Answer | null> {
    if (move === this.step.wanted) this.goOn();
    else this.hint();
    return Promise.resolve(null);
  }

  /** What to do instead. */
  hint(): void {
    if (!this.wants) this.notice = { words: { key: "lesson-read-on" }, rules: [] };
    else this.notice = { words: { key: "lesson-other-move", args: { wanted: this.words(".do") } }, rules: [] };
  }

  async request(request: Request): Promise<Answer | null> {
    if (request.do === "preview") return { is: "foreseen", id: "", ahead: this.step.ahead };
    if (request.do !== "why") return null;
    const { at } = this;
    try {
      const because = await api.lessonWhy(this.lesson.game, at, request.touches ?? []);
      const sayable = because.legal || (await learnWhys(this.lesson.game));
      if (at !== this.at) return null;
      if (!sayable) this.notice = { words: { key: "web-failed" }, rules: [] };
      else if (!because.legal) return { is: "because", id: "", ...because };
      else this.hint();
    } catch (error) {
      this.notice = { words: wordsOf(error), rules: [] };
    }
    return null;
  }
}

function nothing(wrong: string): never {
  throw new Error(wrong);
}
