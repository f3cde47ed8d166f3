/** Events play one after another; the table changes between them. Nobody has to wait: any touch skips to the end. */

import { before, eventsOf, NO_PACE, timeOf, type Shown } from "./events.ts";
import { settings, reducedMotion } from "../lib/settings.svelte.ts";
import type { Line } from "../lib/generated/wire.ts";

interface Step {
  events: Shown[];
  /** Update the table to the state after this step. */
  change: () => void;
}

const LONG_QUEUE = 4; // steps; with more in the queue only the result is shown

export class Player {
  /** The event that is shown now. */
  now = $state.raw<Shown | null>(null);
  /** Of the game that is played. */
  pace = NO_PACE;
  /** Does each event wait until the player has seen it? Not in a lesson: there the teacher's card waits. */
  readonly waits = $derived.by(() => this.patient && settings.step);
  private queue: Step[] = [];
  private running = false;
  private wake: (() => void) | null = null;
  private skipping = false;

  constructor(private readonly patient = true) {}

  /**
   * Show these entries, and let the table change at the right time; at once if nothing should move.
   * @param patient the user wants to see everything, even if the queue is long
   */
  play(lines: readonly Line[], change: () => void, patient = false): void {
    const events = lines.flatMap((line) => eventsOf(line).map((event) => ({ ...event, line })));
    this.queue.push({ events, change });
    const still = !this.waits && (settings.speed === 0 || reducedMotion());
    if (still || document.visibilityState === "hidden") this.skip();
    else if (!patient && !this.waits && this.queue.length > LONG_QUEUE) this.skip();
    if (!this.running) void this.run();
  }

  /** Skip to the end of the queue. */
  skip(): void {
    this.skipping = true;
    this.wake?.();
    while (this.queue.length > 0) this.queue.shift()?.change();
    this.now = null;
  }

  /** On to the next event: the player has seen this one. */
  next(): void {
    this.wake?.();
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.queue.length > 0) {
      this.skipping = false;
      const step = this.queue[0];
      if (step !== undefined) await this.runStep(step);
    }
    this.now = null;
    this.running = false;
  }

  private async runStep(step: Step): Promise<void> {
    const first = before(step.events, this.pace);
    await this.show(step.events.slice(0, first));
    if (this.skipping) return; // the skip has changed the table
    this.queue.shift();
    step.change();
    await this.show(step.events.slice(first));
  }

  private async show(events: Shown[]): Promise<void> {
    for (const event of events) {
      const time = timeOf(event.event, this.pace) / (settings.speed || 1);
      if (time === 0) continue;
      this.now = event;
      await this.pause(time);
      if (this.skipping) return;
    }
    this.now = null;
  }

  private pause(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = this.waits ? undefined : setTimeout(resolve, time);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
