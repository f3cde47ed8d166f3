/** The keys of an analysis: ← → one move, ↑ ↓ a turning point, 1–8 the eyes of a seat, 0 all open, space plays. */

export interface Acts {
  /** To this moment; it may be before the first or after the last. */
  show: (moment: number) => void;
  /** To the turning point before or after. */
  turn: (way: -1 | 1) => void;
  look: (eyes: number | null) => void;
  run: () => void;
}

/** Keys that belong to what has the focus: to type, to press a button, to choose between radio buttons. */
function isTheirs(key: string, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("textarea, select, dialog, input:not([type=range], [type=radio])")) return true;
  if (target.closest("input[type=radio]") && key.startsWith("Arrow")) return true;
  return key === " " && target.closest("button, a, summary, input[type=radio]") !== null;
}

/** What a key does here; null: nothing. */
export function actOf(event: KeyboardEvent, now: number, seats: number, acts: Acts): (() => void) | null {
  if (event.ctrlKey || event.metaKey || event.altKey || isTheirs(event.key, event.target)) return null;
  const seat = /^[1-8]$/.test(event.key) ? Number(event.key) - 1 : -1;
  if (seat >= 0) return seat < seats ? () => acts.look(seat) : null;
  const all: Record<string, (() => void) | undefined> = {
    ArrowLeft: () => acts.show(now - 1),
    ArrowRight: () => acts.show(now + 1),
    ArrowUp: () => acts.turn(-1),
    ArrowDown: () => acts.turn(1),
    Home: () => acts.show(0),
    End: () => acts.show(Infinity),
    " ": acts.run,
    "0": () => acts.look(null),
  };
  return all[event.key] ?? null;
}
