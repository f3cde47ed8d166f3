/** Drag a card with mouse, pen or finger and drop it on an animal, on a place, or on your own part of the table. */

import type { Attachment } from "svelte/attachments";
import type { Touching } from "../../table/game-module.ts";
import { animalTouch } from "./touch.ts";

const SLIP = 8; // pixels until a press is a drag
const RIM = 90; // this near to the edge of the window the page scrolls
const STEP = 14;

export class Dragging {
  /** The name of the dragged card, and where the pointer is. */
  held = $state.raw<{ card: string; x: number; y: number } | null>(null);
  private pressed: { touch: string; x: number; y: number; pointer: number } | null = null;
  private over: Element | null = null;
  private root: HTMLElement | null = null;

  constructor(private readonly touching: () => Touching | undefined) {}

  /** For the table: listens to all its cards. */
  readonly table: Attachment<HTMLElement> = (root) => {
    this.root = root;
    const heard = new AbortController();
    const { signal } = heard;
    root.addEventListener("pointerdown", (event) => this.press(event), { signal });
    addEventListener("pointermove", (event) => this.move(event), { signal });
    addEventListener("pointerup", (event) => this.drop(event), { signal });
    addEventListener("pointercancel", () => this.forget(), { signal });
    addEventListener("keydown", (event) => event.key === "Escape" && this.forget(), { signal });
    root.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
    return () => {
      this.forget();
      heard.abort();
    };
  };

  private press(event: PointerEvent): void {
    const touch = event.target instanceof Element ? cardAt(event.target) : undefined;
    const touching = this.touching();
    if (!touch || !touching || event.button !== 0 || !event.isPrimary) return;
    if (!touching.lit.has(touch) && !touching.chosen.has(touch)) return;
    this.pressed = { touch, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  }

  private move(event: PointerEvent): void {
    if (this.pressed?.pointer !== event.pointerId) return;
    const { touch, x, y } = this.pressed;
    if (this.held === null) {
      if (Math.hypot(event.clientX - x, event.clientY - y) < SLIP) return;
      this.hold();
      if (this.touching()?.chosen.has(touch) === false) this.touching()?.touch(touch);
    }
    this.held = { card: touch.slice(touch.indexOf(":") + 1), x: event.clientX, y: event.clientY };
    this.mark(goalAt(event, this.touching())?.element ?? null);
    scrollAlong(event.clientY);
  }

  /** When a drag begins, the question grows and targets appear; meanwhile everything stays where it is now. */
  private hold(): void {
    const asking = this.root?.querySelector(".asking");
    if (asking) this.root?.style.setProperty("--asking", `${asking.getBoundingClientRect().height}px`);
    this.root?.toggleAttribute("data-goals", this.root.querySelector(".slot, .go") !== null);
  }

  private drop(event: PointerEvent): void {
    if (this.pressed?.pointer !== event.pointerId) return;
    const goal = this.held === null ? undefined : goalAt(event, this.touching());
    if (this.held !== null) swallowClick();
    this.forget();
    if (goal) this.touching()?.touch(goal.touch);
  }

  private forget(): void {
    this.pressed = null;
    this.held = null;
    this.mark(null);
  }

  private mark(element: Element | null): void {
    if (this.over === element) return;
    this.over?.removeAttribute("data-over");
    element?.setAttribute("data-over", "");
    this.over = element;
  }
}

function cardAt(element: Element): string | undefined {
  return element.closest<HTMLElement>("[data-card]")?.dataset.card;
}

/** What is under the pointer: an animal, a place for a new one, or your own part of the table. */
function goalAt(event: PointerEvent, touching: Touching | undefined): { element: Element; touch: string } | undefined {
  const found = document.elementFromPoint(event.clientX, event.clientY);
  if (!touching || !found || cardAt(found) !== undefined) return undefined;
  const animal = found.closest<HTMLElement>("[data-animal]");
  if (animal?.dataset.animal !== undefined) return { element: animal, touch: animalTouch(animal.dataset.animal) };
  const fresh = [...touching.lit].filter((touch) => touch.startsWith("new:"));
  const land = found.closest<HTMLElement>("[data-land]");
  if (land?.dataset.land !== undefined && fresh.length > 0) return { element: land, touch: `new:${land.dataset.land}` };
  const own = found.closest("[data-own]");
  const [only] = fresh;
  return own && only !== undefined && fresh.length === 1 ? { element: own, touch: only } : undefined;
}

function scrollAlong(y: number): void {
  if (y < RIM) scrollBy(0, -STEP);
  else if (y > innerHeight - RIM) scrollBy(0, STEP);
}

/** A drop isn't also a click. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}
