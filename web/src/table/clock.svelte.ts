/** The clocks of a table, which tick in the page between messages from the server. */

import type { TableModel } from "./table.svelte.ts";
import { clockText } from "../lib/ago.ts";

export class Ticker {
  now = $state(Date.now());

  /** Start ticking; returns a function that stops it. */
  start(): () => void {
    const timer = setInterval(() => (this.now = Date.now()), 500);
    return () => clearInterval(timer);
  }

  /** The seconds a seat has left; undefined if no clock runs. */
  left(model: TableModel, seat: number): number | undefined {
    const left = model.clock.left?.[seat];
    if (left === undefined) return undefined;
    const together = model.ask?.together ?? [];
    const acting = together.find((one) => one.seat === seat);
    const asked = together.length > 0 ? acting !== undefined && !acting.done : model.ask?.seat === seat;
    const running = asked && model.table?.status === "playing";
    return running ? Math.max(0, left - (this.now - model.clockAt) / 1000) : left;
  }

  text(model: TableModel, seat: number): string | undefined {
    const left = this.left(model, seat);
    return left === undefined ? undefined : clockText(left);
  }
}
