import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Abouts, keysOf, under } from "./about.svelte.ts";

let abouts: Abouts;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <article data-abouts="trait-fat trait-running">
      <button id="whole">a</button><span id="badge" data-about="trait-fat"></span>
    </article>
    <button id="card" data-about="gene-legs">Legs</button><input id="typed" data-about="gene-legs" />
    <div data-about-card><a id="link" href="#">rule</a></div><p id="nothing"></p>`;
  abouts = new Abouts();
  stop = abouts.listen();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const one = (id: string) => document.getElementById(id) as HTMLElement;

function pointer(name: string, on: HTMLElement, more: PointerEventInit = {}): void {
  on.dispatchEvent(new PointerEvent(name, { bubbles: true, pointerType: "touch", ...more }));
}

function press(key: string, on: HTMLElement): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  on.dispatchEvent(event);
  return event;
}

test("the keys are those of the element, each once", () => {
  one("badge").setAttribute("data-about", " trait-fat  trait-fat trait-shell ");
  expect(keysOf(one("badge"))).toEqual(["trait-fat", "trait-shell"]);
});

test("under a button that covers a whole card lies the badge", () => {
  expect(under([one("whole"), one("badge")])).toBe(one("badge"));
  expect(under([one("whole"), one("card")])).toBeNull(); // what belongs to something else stays hidden
  expect(under([one("nothing"), one("badge")])).toBeNull();
});

test("a mouse that rests shows it, one that goes on hides it", () => {
  document.elementsFromPoint = () => [one("card")];
  pointer("pointermove", one("card"), { pointerType: "mouse" });
  vi.advanceTimersByTime(400);
  expect(abouts.now).toBeNull();
  vi.advanceTimersByTime(100);
  expect(abouts.now).toMatchObject({ keys: ["gene-legs"], asked: false });
  pointer("pointermove", one("link"), { pointerType: "mouse" });
  vi.advanceTimersByTime(1000);
  expect(abouts.now).not.toBeNull(); // so that the mouse can reach its links
  pointer("pointermove", one("nothing"), { pointerType: "mouse" });
  vi.advanceTimersByTime(300);
  expect(abouts.now).toBeNull();
});

test("a long press shows all of a card, and is no click", () => {
  const clicked = vi.fn();
  one("whole").addEventListener("click", clicked);
  pointer("pointerdown", one("whole"));
  vi.advanceTimersByTime(600);
  expect(abouts.now).toMatchObject({ keys: ["trait-fat", "trait-running"], asked: true });
  pointer("pointerup", one("whole"));
  one("whole").click();
  expect(clicked).not.toHaveBeenCalled();
  pointer("pointerdown", one("nothing"));
  expect(abouts.now).toBeNull();
  pointer("pointerdown", one("whole"));
  pointer("pointerup", one("whole"));
  one("whole").click();
  expect(clicked).toHaveBeenCalledOnce();
});

test("a short touch and a finger that slips show nothing", () => {
  pointer("pointerdown", one("card"));
  vi.advanceTimersByTime(300);
  pointer("pointerup", one("card"));
  vi.advanceTimersByTime(600);
  expect(abouts.now).toBeNull();
  pointer("pointerdown", one("card"), { clientX: 5, clientY: 5 });
  pointer("pointermove", one("card"), { clientX: 5, clientY: 40 });
  vi.advanceTimersByTime(600);
  expect(abouts.now).toBeNull();
});

test("a question mark asks about what is in focus; Escape closes it and nothing else", () => {
  const heard = vi.fn();
  addEventListener("keydown", heard);
  press("?", one("whole"));
  expect(abouts.now).toMatchObject({ keys: ["trait-fat", "trait-running"], asked: true });
  expect(press("Escape", one("whole")).defaultPrevented).toBe(true);
  expect(abouts.now).toBeNull();
  expect(heard).not.toHaveBeenCalled();
  press("Escape", one("whole"));
  expect(heard).toHaveBeenCalledOnce();
  removeEventListener("keydown", heard);
});

test("who types a question mark wants a question mark", () => {
  press("?", one("typed"));
  expect(abouts.now).toBeNull();
});
