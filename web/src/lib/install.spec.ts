import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Installation, ownScript } from "./install.svelte.ts";

beforeEach(() => {
  document.head.innerHTML = "";
  const script = document.createElement("script");
  script.type = "text/plain"; // a real one would be fetched
  script.setAttribute("src", "./assets/index-OLD.js");
  document.head.append(script);
  script.setAttribute("type", "module");
});

afterEach(() => vi.unstubAllGlobals());

function serverHas(page: string | Error): ReturnType<typeof vi.fn> {
  const asked = vi.fn(() => (page instanceof Error ? Promise.reject(page) : Promise.resolve(new Response(page))));
  vi.stubGlobal("fetch", asked);
  return asked;
}

test("a page knows its own script", () => expect(ownScript()).toBe("index-OLD.js"));

test("a page is old when the server begins with another script", async () => {
  const installation = new Installation();
  serverHas('<script src="./assets/index-OLD.js">');
  await installation.look();
  expect(installation.newer).toBe(false);
  serverHas('<script src="./assets/index-NEW.js">');
  await installation.look();
  expect(installation.newer).toBe(false); // it doesn't check every moment
  await installation.look(true);
  expect(installation.newer).toBe(true);
});

test("a server that does not answer, or answers something else, says nothing about it", async () => {
  const installation = new Installation();
  for (const page of [new Error("no network"), "", "Sign in to the hotel's network"]) {
    serverHas(page);
    await installation.look(true);
    expect(installation.newer).toBe(false);
  }
});
