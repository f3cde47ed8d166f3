/** Small values stored in this browser. If storage is forbidden, they are lost, and nothing breaks. */

const PREFIX = "beagle-";

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // nothing to do: the choice lasts until the page is left
  }
}
