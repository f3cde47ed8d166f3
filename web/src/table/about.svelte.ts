/**
 * A card's full text next to the card: on hover after a moment, by a long press, by the key `?`. What has a text says
 * so itself: `data-about` names the keys of its words, `data-abouts` marks something that consists of several such
 * things. This knows nothing about any game.
 */

export interface About {
  keys: string[];
  anchor: Element;
  /** The user asked for it, so it stays until it is closed; on hover it goes with the mouse. */
  asked: boolean;
}

const HOVER = 450; // milliseconds under the mouse
const LEAVE = 220; // until it goes when the mouse has left, so that the mouse can reach its links
const PRESS = 500;
const SLIP = 10; // pixels a finger may move while it presses
const HELP_KEYS = ["?", "ContextMenu"];

const ONE = "[data-about]";
const SEVERAL = "[data-abouts]";
const CARD = "[data-about-card]";

export function keysOf(element: Element): string[] {
  const said = element.getAttribute("data-about") ?? element.getAttribute("data-abouts") ?? "";
  return said.split(" ").filter((key, at, all) => key !== "" && all.indexOf(key) === at);
}

/** What is under a point: the thing itself, even if a larger button covers it. */
export function under(stack: readonly Element[]): Element | null {
  const [top] = stack;
  const itself = top?.closest(ONE) ?? null;
  const whole = top?.closest(SEVERAL) ?? null;
  if (itself !== null || whole === null) return itself;
  const within = stack.map((element) => element.closest(ONE)).find((found) => found !== null && whole.contains(found));
  return within ?? null;
}

export class Abouts {
  now = $state.raw<About | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting: Element | null = null;
  private pressed: { x: number; y: number } | null = null;
  private swallow = false;
  private back: HTMLElement | null = null;

  show(anchor: Element, asked: boolean): void {
    this.cancel();
    const keys = keysOf(anchor);
    if (keys.length > 0) this.now = { keys, anchor, asked };
  }

  close(): void {
    this.cancel();
    if (this.now === null) return;
    this.now = null;
    this.back?.focus({ preventScroll: true });
    this.back = null;
  }

  /** Listen to the page; returns a function that stops it. */
  listen(): () => void {
    const stop = new AbortController();
    const on = <K extends keyof DocumentEventMap>(name: K, heard: (event: DocumentEventMap[K]) => void) =>
      document.addEventListener(name, heard, { capture: true, signal: stop.signal });
    on("pointermove", this.move);
    on("pointerdown", this.down);
    on("pointerup", this.lift);
    on("pointercancel", this.lift);
    on("click", this.click);
    on("dragstart", this.drag);
    on("contextmenu", this.menu);
    on("keydown", this.key);
    on("scroll", (event) => {
      if (!(event.target instanceof Element && event.target.closest(CARD))) this.leave();
    });
    return () => {
      stop.abort();
      this.cancel();
      this.now = null;
    };
  }

  private cancel(): void {
    clearTimeout(this.timer);
    this.waiting = null;
    this.pressed = null;
  }

  /** What came by hover goes; what was asked for stays. */
  private leave(): void {
    if (this.now?.asked) return;
    this.close();
  }

  private readonly move = (event: PointerEvent): void => {
    if (this.pressed && Math.hypot(event.clientX - this.pressed.x, event.clientY - this.pressed.y) > SLIP)
      this.cancel();
    if (event.pointerType !== "mouse" || event.buttons !== 0 || this.now?.asked) return;
    const target = event.target instanceof Element ? event.target : null;
    const inside = target?.closest(CARD) !== null;
    const found = inside ? (this.now?.anchor ?? null) : this.at(event, target);
    if (found === (this.now?.anchor ?? null)) {
      this.cancel();
    } else if (found === null) {
      this.cancel();
      this.timer = setTimeout(() => this.leave(), LEAVE);
    } else if (found !== this.waiting) {
      this.cancel();
      this.waiting = found;
      this.timer = setTimeout(() => this.show(found, false), HOVER);
    }
  };

  private at(event: PointerEvent, target: Element | null): Element | null {
    if (target === null || target.closest(`${ONE}, ${SEVERAL}`) === null) return null;
    return under(document.elementsFromPoint(event.clientX, event.clientY));
  }

  private readonly down = (event: PointerEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    this.swallow = false;
    if (target === null || target.closest(CARD)) return;
    const touched = event.pointerType !== "mouse";
    if (this.now !== null) {
      this.swallow = touched && this.now.asked; // that touch only closes the card
      this.close();
      return;
    }
    this.cancel();
    const found = target.closest(SEVERAL) ?? target.closest(ONE);
    if (!touched || found === null) return;
    this.pressed = { x: event.clientX, y: event.clientY };
    this.timer = setTimeout(() => {
      this.swallow = true;
      this.show(found, true);
    }, PRESS);
  };

  private readonly lift = (): void => {
    if (this.pressed) this.cancel();
  };

  /** The end of a long press isn't a click. */
  private readonly click = (event: MouseEvent): void => {
    if (!this.swallow) return;
    this.swallow = false;
    event.preventDefault();
    event.stopPropagation();
  };

  /** A long press asks for the text, and drags nothing. */
  private readonly drag = (event: DragEvent): void => {
    if (this.pressed || this.swallow) event.preventDefault();
    else this.leave();
  };

  private readonly menu = (event: MouseEvent): void => {
    if (this.pressed || this.swallow) event.preventDefault();
  };

  private readonly key = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && this.now !== null) {
      event.stopPropagation();
      event.preventDefault();
      this.close();
      return;
    }
    const held = event.target instanceof HTMLElement ? event.target : null;
    if (!HELP_KEYS.includes(event.key) || held === null || held.closest("input, textarea, select") !== null) return;
    const found = held.closest(ONE) ?? held.closest(SEVERAL);
    if (found === null) return;
    event.preventDefault();
    event.stopPropagation();
    this.show(found, true);
    this.back = held;
  };
}

export const abouts = new Abouts();
