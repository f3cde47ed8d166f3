/** Who this visitor is, and what can be played here: asked once, kept for all pages. */

import { api, type Catalogue } from "./api.ts";

class Visitor {
  /** Undefined until the server has said; null if it does not know one. */
  name = $state<string | null | undefined>(undefined);
  /** The return code, shown once when it is new. */
  code = $state("");
  catalogue = $state.raw<Catalogue | null>(null);

  async ask(): Promise<void> {
    if (this.name !== undefined) return;
    this.name = (await api.me()).name;
  }

  async call(name: string): Promise<void> {
    const answer = await api.setName(name);
    this.name = answer.name;
    if (answer.code !== undefined) this.code = answer.code;
  }

  async comeBack(code: string): Promise<void> {
    const answer = await api.comeBack(code);
    this.name = answer.name;
    this.code = answer.code;
  }

  async newCode(): Promise<void> {
    this.code = (await api.newCode()).code;
  }

  async learn(): Promise<Catalogue> {
    this.catalogue ??= await api.catalogue();
    return this.catalogue;
  }
}

export const me = new Visitor();
