/** Where to put something that is about something else: below it, above it, and always inside the window. */

const GAP = 8; // pixels between the two, and to the edge of the window

interface Size {
  width: number;
  height: number;
}

export function beside(anchor: DOMRectReadOnly, card: Size, window: Size): { left: number; top: number } {
  const middle = anchor.left + anchor.width / 2 - card.width / 2;
  const below = anchor.bottom + GAP;
  const above = anchor.top - GAP - card.height;
  const fits = below + card.height + GAP <= window.height;
  return {
    left: within(middle, card.width, window.width),
    top: fits ? below : above >= GAP ? above : within(below, card.height, window.height),
  };
}

function within(wanted: number, length: number, room: number): number {
  return Math.max(GAP, Math.min(wanted, room - length - GAP));
}
