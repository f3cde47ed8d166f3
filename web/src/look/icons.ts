/** The pictures by name: those of every page, and those that games add when they are loaded. */

import everywhere from "./icons.json?paths";

const paths: Record<string, string | undefined> = { ...everywhere };

export function bringIcons(more: Record<string, string>): void {
  Object.assign(paths, more);
}

export function pictured(name: string): boolean {
  return name in paths;
}

/** The data of its path. A missing one is our bug: nothing is drawn, and every browser test fails. */
export function pathOf(name: string): string {
  const path = paths[name];
  if (path === undefined) console.error(`no icon "${name}"`);
  return path ?? "";
}
