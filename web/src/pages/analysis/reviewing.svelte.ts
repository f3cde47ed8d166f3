/** The review of a finished game, as far as it was counted: asks again while the server counts. */

import { Refusal, wordsOf } from "../../lib/api.ts";
import type { GameReview, ReviewAnswer } from "../../lib/generated/wire.ts";
import { shownAt } from "../../lib/table-keys.ts";
import type { Message } from "../../lib/words.ts";
import { requests } from "./requests.ts";

const SECOND = 1000;
const RETRY = 5; // seconds until the server is asked again that didn't answer

export class Reviewing {
  answer = $state.raw<ReviewAnswer | null>(null);
  review = $state.raw<GameReview | null>(null);
  /** Why the server refuses to show it. */
  refused = $state.raw<Message | null>(null);
  /** The server didn't answer; it is asked again. */
  lost = $state(false);
  /** A wish of this person is on its way. */
  busy = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  private ended = false;

  /** @param eyes the seat that looks; null: all cards open */
  constructor(
    readonly table: string,
    private eyes: number | null,
  ) {}

  get seat(): number | null {
    return this.eyes;
  }

  /** The review through other eyes. What is shown stays until it is there. */
  async look(eyes: number | null): Promise<void> {
    this.eyes = eyes;
    await this.load(true);
  }

  async load(again = false): Promise<void> {
    clearTimeout(this.timer);
    const number = ++this.asked;
    try {
      const known = again || this.review === null ? "" : (this.answer?.version ?? "");
      const answer = await requests.review(this.table, { ...shownAt(this.table), seat: this.eyes, known });
      if (number === this.asked && !this.ended) this.take(answer);
    } catch (error) {
      if (number === this.asked && !this.ended) this.fail(error);
    }
  }

  /** Count it, or go on where it stopped. */
  count = (): Promise<void> =>
    this.wish(() => requests.count(this.table, { ...shownAt(this.table), fine: this.answer?.fine ?? false }));
  halt = (): Promise<void> => this.wish(() => requests.stop(this.table, shownAt(this.table)));

  stop(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }

  private async wish(ask: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await ask();
      this.refused = null;
      await this.load();
    } catch (error) {
      this.refused = wordsOf(error);
    } finally {
      this.busy = false;
    }
  }

  private take(answer: ReviewAnswer): void {
    this.answer = answer;
    if (answer.review) this.review = answer.review;
    [this.refused, this.lost] = [null, false];
    this.later(answer.again);
  }

  private fail(error: unknown): void {
    this.lost = error instanceof Refusal && error.code === "unreachable";
    if (this.lost) this.later(RETRY);
    else this.refused = wordsOf(error);
  }

  private later(seconds: number): void {
    if (seconds > 0) this.timer = setTimeout(() => void this.load(), seconds * SECOND);
  }
}
