/** Which condensed card is pointed at, focused, or held with a finger. */

const LONG = 350; // milliseconds until a touch is a long one

function cardAt(target: EventTarget | null): HTMLElement | null {
  const card = target instanceof Element ? target.closest<HTMLElement>("[data-animal][data-step]") : null;
  return card?.dataset["step"] === "plate" ? null : card;
}

/** Tell which one it is, whenever that changes; returns a function that stops it. */
export function pointedIn(root: HTMLElement, told: (card: HTMLElement | null) => void): () => void {
  // a focused card that is removed loses the focus while the page is being drawn: what is near changes after that
  const tell = (card: HTMLElement | null) => queueMicrotask(() => told(card));
  const heard = new AbortController();
  const { signal } = heard;
  let timer = 0;
  let long = false; // the finger stayed: lifting it touches nothing
  const still = () => clearTimeout(timer);
  const on = <K extends keyof HTMLElementEventMap>(name: K, act: (event: HTMLElementEventMap[K]) => void) =>
    root.addEventListener(name, act, { signal });
  on("pointerover", (event) => event.pointerType === "mouse" && tell(cardAt(event.target)));
  on("pointerleave", (event) => event.pointerType === "mouse" && tell(null)); // a finger that is lifted leaves it open
  on("focusin", ({ target }) => target instanceof Element && target.matches(":focus-visible") && tell(cardAt(target)));
  on("focusout", () => tell(null));
  on("pointerdown", (event) => {
    still();
    long = false;
    if (event.pointerType === "mouse") return;
    tell(null);
    const card = cardAt(event.target);
    if (!card) return;
    timer = window.setTimeout(() => {
      long = true;
      tell(card);
    }, LONG);
  });
  const swallow = (event: Event) => {
    if (long) event.stopPropagation();
    long = false;
  };
  root.addEventListener("click", swallow, { signal, capture: true });
  on("pointerup", still);
  on("pointercancel", still);
  addEventListener("keydown", (event) => event.key === "Escape" && tell(null), { signal });
  return () => {
    still();
    heard.abort();
  };
}
