/**
 * Cards glide to their new places and sizes when an animal is born or dies, and when the hand folds. What the pointer is
 * on doesn't move away from it: then they wait until it leaves, a second at most. When the window changes nothing glides.
 */

import { reducedMotion, settings } from "../../../lib/settings.svelte.ts";

const TIME = 260; // milliseconds at speed 1
const FOLDS = 420; // the same when the hand folds
const LONGEST = 1000; // that they wait

const cardsIn = (root: HTMLElement) => root.querySelectorAll<HTMLElement>("[data-animal]");
const windowNow = () => `${innerWidth} ${innerHeight}`;

export class Glide {
  private boxes = new Map<string, DOMRect>();
  private window = windowNow();
  private herd = "";

  /** Where they are before the page changes. */
  before(root: HTMLElement | undefined): void {
    const cards = root ? [...cardsIn(root)] : [];
    this.boxes = new Map(cards.map((card) => [card.dataset["animal"] ?? "", card.getBoundingClientRect()]));
  }

  /** From there to where they are now. */
  after(root: HTMLElement | undefined, herd: string): void {
    const [resized, time] = [this.window !== windowNow(), this.herd === herd ? FOLDS : TIME];
    [this.window, this.herd] = [windowNow(), herd];
    if (!root || resized || reducedMotion() || settings.speed === 0) return;
    const glides = [...cardsIn(root)].map((card) => this.glide(card, time)).filter((one) => one !== undefined);
    if (glides.length > 0 && root.matches(":hover")) wait(root, glides);
  }

  private glide(card: HTMLElement, time: number): Animation | undefined {
    const from = this.boxes.get(card.dataset["animal"] ?? "");
    const to = card.getBoundingClientRect();
    if (!from || to.width === 0) return undefined;
    if (from.x === to.x && from.y === to.y && from.width === to.width && from.height === to.height) return undefined;
    const scale = `scale(${from.width / to.width}, ${from.height / to.height})`;
    const frames = [
      { transformOrigin: "0 0", transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) ${scale}` },
      { transformOrigin: "0 0", transform: "none" },
    ];
    return card.animate(frames, { id: "glide", duration: time / settings.speed, easing: "ease-in-out" });
  }
}

function wait(root: HTMLElement, glides: readonly Animation[]): void {
  for (const glide of glides) glide.pause();
  const go = () => {
    clearTimeout(timer);
    root.removeEventListener("pointerleave", go);
    for (const glide of glides) glide.play();
  };
  const timer = setTimeout(go, LONGEST);
  root.addEventListener("pointerleave", go);
}
