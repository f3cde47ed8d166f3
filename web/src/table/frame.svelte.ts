/** The window as the frame of a table sees it, and whether its rail is open. */

import { MediaQuery } from "svelte/reactivity";
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { recall, remember } from "../lib/memory.ts";
import { FRAMED, opensRail, RAIL_OPENS } from "./frame.ts";

const REMEMBERED = "rail";

class Frame {
  private readonly wide = new MediaQuery(FRAMED, true);
  /** Whether the person opened or closed the rail of wide windows; null: neither. */
  private chosen = $state<boolean | null>(read());
  /** Opened over the table, in a window that has no place for it. */
  private over = $state(false);

  get width(): number {
    return innerWidth.current ?? 1440;
  }

  get height(): number {
    return innerHeight.current ?? 900;
  }

  /** Narrower windows are phones held upright. A page that is too wide for one zooms out: the query knows better. */
  get framed(): boolean {
    return this.wide.current;
  }

  /** Is a game's table one window that never scrolls? */
  holds(game: { framed: boolean; framedUpright: boolean }): boolean {
    return game.framed && (this.framed || game.framedUpright);
  }

  get roomForRail(): boolean {
    return this.width >= RAIL_OPENS;
  }

  get railOpen(): boolean {
    return this.roomForRail ? (this.chosen ?? opensRail(this.width)) : this.over;
  }

  openRail(open: boolean): void {
    if (!this.roomForRail) {
      this.over = open;
      return;
    }
    this.chosen = open;
    remember(REMEMBERED, open ? "open" : "closed");
  }
}

function read(): boolean | null {
  const kept = recall(REMEMBERED);
  return kept === null ? null : kept === "open";
}

export const frame = new Frame();
