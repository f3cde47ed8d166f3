/** Events play one after another; the table changes between them. Nobody has to wait: any touch skips to the end. */

import { before, eventsOf, NO_PACE, timeOf, type Shown } from "./events.ts";
import { settings, reducedMotion } from "../lib/settings.svelte.ts";
import type { Line, View } from "../lib/generated/wire.ts";

interface Step {
  events: Shown[];
  /** Update the table to the state after this step. */
  change: () => void;
  /** How much faster than usual it is shown. */
  speed: number;
}

interface Showing {
  patient?: boolean;
  speed?: number;
  end?: View;
}

const LONG_QUEUE = 4; // steps; with more in the queue only the result is shown

export class Player {
  /** The event that is shown now. */
  now = $state.raw<Shown | null>(null);
  /** Of the game that is played. */
  pace = NO_PACE;
  /** Has the player stopped this story? Then each event of it waits. */
  paused = $state(false);
  /** Does each event wait until the player has seen it? Not in a lesson: there the teacher's card waits. */
  readonly waits = $derived.by(() => this.paused || (this.patient && settings.step));
  private queue: Step[] = [];
  private running = false;
  private wake: (() => void) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private way = 1; // to the next event, or back to the one before
  private skipping = false;
  private held: Promise<void> | null = null;
  private letGo: (() => void) | null = null;

  constructor(private readonly patient = true) {}

  /**
   * Show these entries, and let the table change at the right time; at once if nothing should move.
   * @param patient the user wants to see everything, even if the queue is long
   * @param speed how much faster than usual they are shown
   * @param end the table after them
   */
  play(lines: readonly Line[], change: () => void, { patient = false, speed = 1, end }: Showing = {}): void {
    const all = lines.flatMap((line) => eventsOf(line).map((event) => ({ event, line })));
    const events = all.map(({ event, line }, at) => ({
      ...event,
      line,
      told: all.slice(0, at + 1).map((one) => one.event),
      end,
    }));
    this.queue.push({ events, change, speed });
    const still = !this.waits && (settings.speed === 0 || reducedMotion());
    if (still || document.visibilityState === "hidden") this.skip();
    else if (!patient && !this.waits && this.held === null && this.queue.length > LONG_QUEUE) this.skip();
    if (!this.running) void this.run();
  }

  /** Stop before the next step, or go on. */
  hold(on: boolean): void {
    this.letGo?.();
    this.letGo = null;
    this.held = on ? new Promise((resolve) => (this.letGo = resolve)) : null;
  }

  /** Skip to the end of the queue. */
  skip(): void {
    this.hold(false);
    this.skipping = true;
    this.paused = false;
    this.wake?.();
    while (this.queue.length > 0) this.queue.shift()?.change();
    this.now = null;
  }

  /** On to the next event: the player has seen this one. */
  next(): void {
    this.wake?.();
  }

  /** Back to the event before, which then waits. */
  back(): void {
    this.pause(true);
    this.way = -1;
    this.wake?.();
  }

  /** Stop the story at this event, or let it go on. */
  pause(on: boolean): void {
    this.paused = on;
    if (on) clearTimeout(this.timer);
    else this.wake?.();
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.queue.length > 0) {
      this.skipping = false;
      if (this.held !== null) await this.held;
      const step = this.queue[0];
      if (step !== undefined) await this.runStep(step);
    }
    this.now = null;
    this.paused = false;
    this.running = false;
  }

  private async runStep(step: Step): Promise<void> {
    const first = before(step.events, this.pace);
    await this.show(step.events.slice(0, first), step.speed);
    if (this.skipping) return; // the skip has changed the table
    this.queue.shift();
    step.change();
    const rest = step.events.slice(first).map((event) => ({ ...event, told: [] })); // the table has changed by all of it
    await this.show(rest, step.speed);
  }

  private async show(events: Shown[], speed: number): Promise<void> {
    const seen = events.filter(({ event }) => timeOf(event, this.pace) > 0);
    for (let at = 0; at < seen.length; at = Math.max(0, at + this.way)) {
      this.now = seen[at] ?? null;
      this.way = 1;
      await this.stay(timeOf(this.now?.event ?? "", this.pace) / (settings.speed || 1) / speed);
      if (this.skipping) return;
    }
    this.now = null;
  }

  private stay(time: number): Promise<void> {
    return new Promise((resolve) => {
      if (!this.waits) this.timer = setTimeout(resolve, time);
      this.wake = () => {
        clearTimeout(this.timer);
        resolve();
      };
    });
  }
}
