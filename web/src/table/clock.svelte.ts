/** The clocks of a table, ticking in the page between what the server says. */

import type { TableModel } from "./table.svelte.ts";
import { clockText } from "../pages/ago.ts";

export class Ticker {
  now = $state(Date.now());

  /** Tick; returns how to stop. */
  start(): () => void {
    const timer = setInterval(() => (this.now = Date.now()), 500);
    return () => clearInterval(timer);
  }

  /** The seconds a seat has left; undefined if no clock runs. */
  left(model: TableModel, seat: number): number | undefined {
    const left = model.clock.left?.[seat];
    if (left === undefined) return undefined;
    const running = model.ask?.seat === seat && model.table?.status === "playing";
    return running ? Math.max(0, left - (this.now - model.clockAt) / 1000) : left;
  }

  text(model: TableModel, seat: number): string | undefined {
    const left = this.left(model, seat);
    return left === undefined ? undefined : clockText(left);
  }
}
