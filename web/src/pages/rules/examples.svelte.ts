/** Which worked examples there are, by rule: requested from the server once, with their words. It knows no rules. */

import { api } from "../../lib/api.ts";
import type { ExampleAbout } from "../../lib/generated/wire.ts";
import { learn } from "../../lib/language.svelte.ts";

class Examples {
  private all = $state.raw<readonly ExampleAbout[]>([]);
  private asked: Promise<void> | null = null;
  /** The example opened last: it gets the arrow keys while nothing else has the focus. */
  current = $state<string | null>(null);

  /** Load the list, if that wasn't done. A rulebook without examples can still be read, so a failure is silent. */
  load(): Promise<void> {
    this.asked ??= Promise.all([api.examples(), learn("examples")]).then(
      ([all]) => {
        this.all = all;
      },
      () => {
        this.asked = null; // the next page tries again
      },
    );
    return this.asked;
  }

  /** The examples that show a rule. */
  of(rule: string): readonly ExampleAbout[] {
    return this.all.filter((one) => one.rules.includes(rule));
  }
}

export const examples = new Examples();
export type { Examples };
