/** Light or dark: what the system prefers, unless somebody chose. */

import { recall, remember } from "./memory.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const REMEMBERED = "theme";

let chosen = $state<Theme>("system");

export function theme(): Theme {
  return chosen;
}

export function chooseTheme(name: Theme): void {
  chosen = name;
  remember(REMEMBERED, name === "system" ? null : name);
  show();
}

/** Restores the previous choice; called once, before anything is drawn. */
export function recallTheme(): void {
  chosen = THEMES.find((name) => name === recall(REMEMBERED)) ?? "system";
  show();
}

function show(): void {
  if (chosen === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
}
