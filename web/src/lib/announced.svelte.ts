/** What the host of the server says to everybody, on whatever page. */

import type { HostSaid } from "./generated/wire.ts";

class Announcement {
  now = $state.raw<HostSaid | null>(null);
  /** The one the reader has put away. */
  private read = 0;

  hear(said: Partial<HostSaid> | undefined): void {
    const known = said?.text !== undefined && said.text !== "" && said.at !== undefined && said.at !== this.read;
    this.now = known ? { text: said.text ?? "", at: said.at ?? 0, until: said.until ?? 0 } : null;
  }

  putAway(): void {
    this.read = this.now?.at ?? 0;
    this.now = null;
  }
}

export const announced = new Announcement();
