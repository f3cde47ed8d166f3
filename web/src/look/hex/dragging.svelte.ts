/** Something that is dragged over the table, by mouse or finger: it is under the pointer until it is dropped. */

import type { Point } from "./hex.ts";

const SLIP = 8; // pixels: a touch that moves less isn't a drag

/** What with this selector lies at a point. */
export function under(at: Point, selector: string): Element | null {
  const found = document.elementsFromPoint(at.x, at.y).map((element) => element.closest(selector));
  return found.find((element) => element !== null) ?? null;
}

export class Dragging<Thing> {
  /** The thing under the pointer. */
  thing = $state.raw<Thing | null>(null);
  at = $state.raw<Point | null>(null);
  private start: { thing: Thing; x: number; y: number; id: number } | null = null;

  constructor(
    private readonly begun: (thing: Thing) => void,
    private readonly dropped: (thing: Thing, at: Point) => void,
  ) {}

  begin(thing: Thing, event: PointerEvent): void {
    if (event.button === 0) this.start = { thing, x: event.clientX, y: event.clientY, id: event.pointerId };
  }

  move(event: PointerEvent): void {
    const { start } = this;
    if (start === null || event.pointerId !== start.id) return;
    const at = { x: event.clientX, y: event.clientY };
    if (this.thing === null && Math.hypot(at.x - start.x, at.y - start.y) < SLIP) return;
    if (this.thing === null) {
      this.thing = start.thing;
      this.begun(start.thing);
    }
    this.at = at;
  }

  drop(event: PointerEvent): void {
    const { thing } = this;
    this.stop();
    if (thing === null) return;
    // the end of a drag isn't a click on what is under it
    const swallow = (click: Event) => click.stopPropagation();
    window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
    this.dropped(thing, { x: event.clientX, y: event.clientY });
  }

  stop(): void {
    this.start = this.thing = this.at = null;
  }
}
