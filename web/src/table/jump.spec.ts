import { beforeEach, expect, test, vi } from "vitest";
import { goTo } from "./jump.ts";

const scrolled = vi.fn();

beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
  document.body.innerHTML = `<section data-seat="0"><article data-animal="a"><button id="a">a</button></article></section>
    <button data-seat-folded="1" id="folded">Nina</button>`;
});

test("to a seat that lies open", async () => {
  await goTo({ seat: 0 });
  expect(document.activeElement?.getAttribute("data-seat")).toBe("0");
  expect(scrolled).toHaveBeenCalledOnce();
});

test("to a thing at it: keys go on from its button", async () => {
  await goTo({ seat: 0, selector: '[data-animal="a"]' });
  expect(document.activeElement?.id).toBe("a");
});

test("a folded seat is unfolded first", async () => {
  const folded = document.getElementById("folded") as HTMLElement;
  folded.addEventListener("click", () => folded.insertAdjacentHTML("afterend", '<section data-seat="1"></section>'));
  await goTo({ seat: 1 });
  expect(document.activeElement?.getAttribute("data-seat")).toBe("1");
  await goTo({ seat: 1 });
  expect(document.querySelectorAll('[data-seat="1"]')).toHaveLength(1);
});

test("a seat that is nowhere is no matter", async () => {
  await goTo({ seat: 7 });
  expect(scrolled).not.toHaveBeenCalled();
});
