import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { late, patiently } from "./late.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Fails with these errors, one after the other, then gives "part". */
function failing(...errors: string[]) {
  return vi.fn(() => {
    const error = errors.shift();
    return error === undefined ? Promise.resolve("part") : Promise.reject(new Error(error));
  });
}

test("a part comes as soon as the server can be reached", async () => {
  const load = failing("no network", "no network");
  const part = late(load);
  await vi.runAllTimersAsync();
  expect(await part).toBe("part");
  expect(load).toHaveBeenCalledTimes(3);
});

test("who can't wait long says so", async () => {
  const load = failing("no network", "no network");
  const part = expect(late(load, 1)).rejects.toThrow("no network");
  await vi.runAllTimersAsync();
  await part;
});

test("words are learnt, not only fetched", async () => {
  const learn = failing("dynamically imported module: data:text/javascript,export{}//");
  const learnt = patiently(learn);
  await vi.runAllTimersAsync();
  expect(await learnt).toBe("part");
  expect(learn).toHaveBeenCalledTimes(2);
});

test("what never comes is given up", async () => {
  const load = vi.fn(() => Promise.reject(new Error("gone")));
  const part = expect(late(load)).rejects.toThrow("gone");
  await vi.runAllTimersAsync();
  await part;
  expect(load).toHaveBeenCalledTimes(61);
});

test("a style that could not be fetched is fetched again before the part is shown", async () => {
  const old = document.createElement("link");
  old.rel = "stylesheet";
  old.href = "http://127.0.0.1/a.css";
  vi.spyOn(document, "querySelectorAll").mockReturnValue([old] as never);
  const added: HTMLLinkElement[] = [];
  vi.spyOn(document.head, "append").mockImplementation((link) => void added.push(link as HTMLLinkElement));
  const load = failing(`Unable to preload CSS for ${old.href}`);
  let shown = false;
  const part = late(load).then(() => (shown = true));
  await vi.advanceTimersByTimeAsync(500);
  expect(added).toHaveLength(1);
  added[0]?.onerror?.(new Event("error"));
  await vi.advanceTimersByTimeAsync(500);
  expect(shown).toBe(false);
  expect(added).toHaveLength(2);
  added[1]?.onload?.(new Event("load"));
  await part;
  expect(added[1]).toMatchObject({ rel: "stylesheet", href: old.href });
});

test("a module that failed once is asked for by another address", async () => {
  const load = failing(...Array<string>(9).fill("dynamically imported module: data:text/javascript,export{}//"));
  const part = late<unknown>(load);
  await vi.runAllTimersAsync();
  expect(await part).toMatchObject({});
  expect(load).toHaveBeenCalledTimes(1);
});
