/** How a page begins: its colours, then its words, then itself. */

import { mount, type Component } from "svelte";
import "./look/look.css";
import { preferred, speak } from "./lib/language.svelte.ts";
import { ENGLISH } from "./lib/words.ts";
import { recallTheme } from "./lib/theme.svelte.ts";

export async function start(page: Component): Promise<void> {
  recallTheme();
  try {
    await speak(preferred()).catch(() => speak(ENGLISH));
  } catch (error) {
    // Without words there is no other language to say it in.
    document.body.textContent = "Beagle could not be loaded. Please reload the page.";
    throw error;
  }
  mount(page, { target: document.body });
}
