/** Why somebody who is asked can't simply pass: the impossible stays where it would be, with its reason. */

import type { Answerable } from "./answerable.ts";
import type { Choosing } from "./choosing.svelte.ts";
import type { GameModule } from "./game-module.ts";
import type { Message } from "../lib/words.ts";

export interface Refused {
  title: Message;
  /** In short, and in full. */
  reason: Message;
  why: Message;
}

export class Reasons {
  private told = $state.raw<{ n: number; words: Message | null }>({ n: -1, words: null });

  constructor(
    private readonly model: () => Answerable,
    private readonly game: () => GameModule,
    private readonly choosing: () => Choosing,
  ) {}

  /** What passing would be called, if it isn't offered now. */
  private readonly missing = $derived.by((): { title: Message; reason: Message } | null => {
    const { ask, myMove, behind } = this.model();
    if (!myMove || behind || this.choosing().path.length > 0) return null;
    if (ask?.moves?.some((option) => option.touch[0] === "pass")) return null;
    return this.game().passName(ask?.question ?? "");
  });

  readonly shown = $derived.by((): Refused | null => {
    const { missing, told } = this;
    if (missing === null || told.n !== this.model().n || told.words === null) return null;
    return { ...missing, why: told.words };
  });

  /** Ask the server, once for each question. */
  ask(): void {
    const { n } = this.model();
    if (this.missing === null || this.told.n === n) return;
    this.told = { n, words: null };
    void this.choosing()
      .why(["pass"])
      .then((words) => {
        if (this.told.n === n) this.told = { n, words };
      });
  }
}
