/**
 * Why things can't be chosen next, in a few words: something is picked, and these don't fit. The server is asked once for
 * each, and only for a few: a long list of reasons is read by nobody.
 */

import type { Touch } from "../lib/generated/wire.ts";
import { say, sayable } from "../lib/language.svelte.ts";
import type { Message } from "../lib/words.ts";
import type { Answerable } from "./answerable.ts";
import type { Path } from "./choose.ts";
import type { GameModule } from "./game-module.ts";

const FEW = 4; // things for which the reason is asked, for one pick
const MOST = 12; // and for one question

export class Closed {
  /** The rule that forbids each, by all that would be touched; empty until the server answers. */
  private rules = $state.raw<Readonly<Record<string, string>>>({});
  private question = "";

  constructor(
    private readonly model: Answerable,
    private readonly game: GameModule,
    private readonly picked: () => { path: Path; lit: ReadonlySet<Touch> },
  ) {}

  private readonly things = $derived.by((): readonly Touch[] => {
    const { path, lit } = this.picked();
    const { view, eyes } = this.model;
    const found = path.length > 0 && view ? this.game.closed(path, lit, view, eyes) : [];
    return found.length <= FEW ? found : [];
  });

  /** In a few words; null if nobody can say. */
  reasonOf(thing: Touch): Message | null {
    if (!this.things.includes(thing)) return null;
    const key = `${this.rules[[...this.picked().path, thing].join(" ")] ?? ""}.short`;
    return sayable(key) ? { key } : null;
  }

  /** All of them in words, those with the same reason together. */
  get text(): string {
    const { view, names } = this.model;
    const same: Record<string, string[]> = {};
    for (const thing of this.things) {
      const words = this.reasonOf(thing);
      const reason = words === null ? "" : say(words);
      const name = this.game.shortOf(thing, view ?? {}) ?? say(this.game.nameOf(thing, view ?? {}), names);
      if (reason !== "") same[reason] = [...(same[reason] ?? []), name];
    }
    const notes = Object.entries(same).map(([reason, these]) => ({ thing: these.join(", "), reason }));
    return notes.map((args) => say({ key: "web-picked-not", args })).join(" ");
  }

  ask(): void {
    const { model, things } = this;
    const { path } = this.picked();
    const question = `${model.n}.${model.ask?.n ?? -1}`;
    if (this.question !== question) [this.question, this.rules] = [question, {}];
    for (const thing of things) {
      const touches = [...path, thing];
      const asked = touches.join(" ");
      if (asked in this.rules || Object.keys(this.rules).length >= MOST) continue;
      this.rules = { ...this.rules, [asked]: "" };
      void model.request({ do: "why", touches }).then((answer) => {
        const [rule = ""] = answer?.is === "because" && !answer.legal ? (answer.rules ?? []) : [];
        if (this.question === question) this.rules = { ...this.rules, [asked]: rule };
      });
    }
  }
}
