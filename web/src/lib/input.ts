/** Does this person use keys or a pointer? What was used last counts. */

let keys = false;

addEventListener("keydown", () => (keys = true), { capture: true });
addEventListener("pointerdown", () => (keys = false), { capture: true });

/** Only then may the focus go somewhere by itself: with a pointer it would be in the way. */
export function usesKeys(): boolean {
  return keys;
}
