/** Who this visitor is, and what can be played here: requested once, stored for all pages. */

import { api } from "./api.ts";
import type { Catalogue } from "./generated/wire.ts";
import { learnGuest } from "./language.svelte.ts";
import { remember } from "./memory.ts";

class Visitor {
  /** Undefined until the server has answered; null if it doesn't know this visitor. */
  name = $state<string | null | undefined>(undefined);
  /** The return code, shown once when it is new. */
  code = $state("");
  /** When devices were added under this name, if nobody here has confirmed them yet. */
  added = $state.raw<number[]>([]);
  catalogue = $state.raw<Catalogue | null>(null);

  async ask(): Promise<void> {
    if (this.name !== undefined) return;
    const answer = await api.me();
    this.name = answer.name;
    this.added = answer.added ?? [];
  }

  async call(name: string): Promise<void> {
    const answer = await api.setName(name);
    this.name = answer.name;
    if (answer.code !== undefined) this.code = answer.code;
  }

  async comeBack(code: string): Promise<void> {
    const answer = await api.comeBack(code);
    remember("no-lesson", "yes"); // they have been here before
    this.name = answer.name;
    this.code = answer.code;
  }

  async newCode(): Promise<void> {
    this.code = (await api.newCode()).code;
  }

  /** Signs out all other devices; they need the code shown here to come back. */
  async signOutOthers(): Promise<void> {
    this.code = (await api.signOutOthers()).code;
    this.added = [];
  }

  /** This device is nobody's any more: the name was deleted. */
  forget(): void {
    this.name = null;
    this.code = "";
    this.added = [];
  }

  /** The person here knows about the added devices. */
  async told(): Promise<void> {
    await api.told();
    this.added = [];
  }

  /** What can be played here, with the words of the games that aren't built into these pages. */
  async learn(): Promise<Catalogue> {
    if (this.catalogue !== null) return this.catalogue;
    const found = await api.catalogue();
    const guests = found.games.filter((game) => !game.bundled);
    const spoken = await Promise.all(
      guests.map(({ name }) =>
        learnGuest(name).then(
          () => true,
          () => false,
        ),
      ),
    );
    const silent = guests.filter((_, at) => spoken[at] === false); // nobody could say what they are
    this.catalogue ??= { ...found, games: found.games.filter((game) => !silent.includes(game)) };
    return this.catalogue;
  }
}

export const me = new Visitor();
