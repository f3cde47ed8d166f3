/**
 * Drag a card with mouse, pen or finger and drop it on an animal, on a place, or on your own part of the table; the half
 * that was grabbed counts. One that joins two animals is dropped between two neighbours. Drag a hunter onto its prey to
 * attack. While others act the same gestures plan a move.
 */

import type { Attachment } from "svelte/attachments";
import type { Choosable, Touching } from "../../table/game-module.ts";
import { neighboursAt } from "./measure.ts";
import { animalTouch, sideTouch } from "./touch.ts";

const SLIP = 8; // pixels until a press is a drag
const RIM = 90; // this near to the edge of the window the page scrolls
const STEP = 14;

interface Pressed {
  touch: string;
  half: string | undefined;
  hunter: boolean;
  x: number;
  y: number;
  pointer: number;
}

export class Dragging {
  /** The name of the dragged card, and where the pointer is. */
  held = $state.raw<{ card: string; x: number; y: number } | null>(null);
  /** An animal is dragged that could attack another. */
  hunting = $state(false);
  private pressed: Pressed | null = null;
  private over: readonly Element[] = [];
  private root: HTMLElement | null = null;

  /** @param joins does this trait join two animals, in any order? */
  constructor(
    private readonly touching: () => Choosable | undefined,
    private readonly joins: (trait: string) => boolean = () => false,
  ) {}

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
    const { target } = event;
    const touching = this.touching();
    if (!(target instanceof Element) || !touching || event.button !== 0 || !event.isPrimary) return;
    const card = cardAt(target);
    const touch = card ?? hunterAt(target, touching);
    if (touch === undefined) return;
    if (card !== undefined && !touching.plans && !touching.lit.has(touch) && !touching.chosen.has(touch)) return;
    const at = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    this.pressed = { touch, half: card && halfAt(target), hunter: card === undefined, ...at };
  }

  private move(event: PointerEvent): void {
    if (this.pressed?.pointer !== event.pointerId) return;
    const { touch, half, hunter, x, y } = this.pressed;
    if (this.held === null && !this.hunting) {
      if (Math.hypot(event.clientX - x, event.clientY - y) < SLIP) return;
      this.hold();
      this.hunting = hunter;
      if (!hunter) this.take(touch, half);
    }
    if (!hunter) this.held = { card: touch.slice(touch.indexOf(":") + 1), x: event.clientX, y: event.clientY };
    this.mark(this.goal(event)?.elements ?? []);
    scrollAlong(event.clientY);
  }

  /** Pick a card, or its half; what was planned with it before is forgotten. */
  private take(touch: string, half: string | undefined): void {
    const touching = this.touching();
    if (touching?.plans) touching.choosePath(half === undefined ? [touch] : [touch, half]);
    else if (!this.holds(touch, half)) touching?.touch(touch, half);
  }

  /** Is this half of the card picked already? */
  private holds(touch: string, half: string | undefined): boolean {
    const chosen = this.touching()?.chosen;
    return chosen?.has(touch) === true && (half === undefined || chosen.has(half));
  }

  private goal(event: PointerEvent): Goal | undefined {
    const goal = this.between(event) ?? goalAt(event, this.touching());
    return this.hunting && !goal?.touches[0]?.startsWith("animal:") ? undefined : goal;
  }

  /** Two neighbours that the dragged half of a card would join. */
  private between(event: PointerEvent): Goal | undefined {
    const { half, hunter, touch } = this.pressed ?? {};
    const touching = this.touching();
    if (hunter !== false || !touching || !this.joins(half?.slice(half.indexOf(":") + 1) ?? "")) return undefined;
    const elements = neighboursAt(document.querySelectorAll("[data-own] [data-animal]"), event.clientX, event.clientY);
    const touches = elements.map(({ dataset }) => animalTouch(dataset["animal"] ?? ""));
    const path = [touch, half, ...touches];
    const offered = touching.options.some((option) => path.every((one) => one && option.touch.includes(one)));
    return elements.length === 2 && (touching.plans === true || offered) ? { elements, touches } : undefined;
  }

  /** When a drag begins, the question grows and targets appear; meanwhile everything stays where it is now. */
  private hold(): void {
    const asking = this.root?.querySelector(".asking");
    if (asking) this.root?.style.setProperty("--asking", `${asking.getBoundingClientRect().height}px`);
    this.root?.toggleAttribute("data-goals", this.root.querySelector(".slot, .go") !== null);
  }

  private drop(event: PointerEvent): void {
    if (this.pressed?.pointer !== event.pointerId) return;
    const { touch, half, hunter } = this.pressed;
    const dragged = this.held !== null || this.hunting;
    const goal = dragged ? this.goal(event) : undefined;
    if (dragged) swallowClick();
    this.forget();
    const [first, second] = goal?.touches ?? [];
    if (first === undefined || first === touch) return;
    if (hunter) this.touching()?.choosePath([touch, first]);
    else if (second !== undefined && half !== undefined) this.touching()?.choosePath([touch, half, first, second]);
    else this.touching()?.touch(first);
  }

  private forget(): void {
    this.pressed = null;
    this.held = null;
    this.hunting = false;
    this.mark([]);
  }

  private mark(elements: readonly Element[]): void {
    for (const element of this.over) if (!elements.includes(element)) element.removeAttribute("data-over");
    for (const element of elements) element.setAttribute("data-over", "");
    this.over = elements;
  }
}

function cardAt(element: Element): string | undefined {
  return element.closest<HTMLElement>("[data-card]")?.dataset.card;
}

/** The half of a card under the pointer, as a touch. */
function halfAt(element: Element): string | undefined {
  const about = element.closest<HTMLElement>("[data-card] [data-about]")?.dataset.about;
  return about === undefined ? undefined : sideTouch(about.replace(/^trait-/, ""));
}

/** An own animal that could do something to another, or may be planned to. */
function hunterAt(element: Element, { options, plans }: Choosable): string | undefined {
  const id = element.closest<HTMLElement>("[data-animal]")?.dataset.animal;
  const touch = animalTouch(id ?? "");
  const mayPlan = plans === true && element.closest("[data-own]") !== null;
  const hunts = mayPlan || options.some((option) => option.touch[0] === touch && option.touch.slice(1).some(isAnimal));
  return id !== undefined && hunts ? touch : undefined;
}

const isAnimal = (touch: string) => touch.startsWith("animal:");

interface Goal {
  elements: readonly Element[];
  touches: readonly string[];
}

const goalOf = (element: Element, touch: string): Goal => ({ elements: [element], touches: [touch] });

/** What is under the pointer: an animal, a place for a new one, or your own part of the table. */
function goalAt(event: PointerEvent, touching: Touching | undefined): Goal | undefined {
  const found = document.elementFromPoint(event.clientX, event.clientY);
  if (!touching || !found || cardAt(found) !== undefined) return undefined;
  const animal = found.closest<HTMLElement>("[data-animal]");
  if (animal?.dataset.animal !== undefined) return goalOf(animal, animalTouch(animal.dataset.animal));
  const fresh = touching.plans ? ["new:"] : [...touching.lit].filter((touch) => touch.startsWith("new:"));
  const land = found.closest<HTMLElement>("[data-land]");
  if (land?.dataset.land !== undefined && fresh.length > 0) return goalOf(land, `new:${land.dataset.land}`);
  const own = found.closest("[data-own]");
  const [only] = fresh;
  return own && only !== undefined && fresh.length === 1 ? goalOf(own, only) : undefined;
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
