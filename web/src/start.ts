/** How a page starts: its colours, then its words, then whatever else it needs, then the page itself. */

import { mount, type Component } from "svelte";
import "./look/look.css";
import { preferred, speak } from "./lib/language.svelte.ts";
import { watchErrors } from "./lib/errors.ts";
import { ENGLISH } from "./lib/words.ts";
import { recallTheme } from "./lib/theme.svelte.ts";

export async function start(page: Component, needs?: () => Promise<unknown>): Promise<void> {
  watchErrors();
  recallTheme();
  try {
    await speak(preferred()).catch(() => speak(ENGLISH));
    await needs?.();
  } catch (error) {
    // Without words there is no language to say it in.
    document.body.textContent = "Beagle could not be loaded. Please reload the page.";
    throw error;
  }
  mount(page, { target: document.body });
}
