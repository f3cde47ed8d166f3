import { expect, test } from "vitest";
import { kindOf, outdated } from "./shell.ts";

const SCOPE = "https://play.example/deep/";
const ask = (path: string, mode: RequestMode = "navigate", method = "GET") =>
  kindOf({ url: new URL(path, SCOPE).href, mode, method }, SCOPE);

test("any address that could be a page is the page", () => {
  for (const path of ["", "t/abc", "t/abc/replay#4", "rules/EV-TR-05", "no/such/page"]) expect(ask(path)).toBe("page");
});

test("what the server says is never touched", () => {
  for (const path of ["api/lobby", "api/tables/x/record", "ws", "metrics", "healthz", "readyz", "docs", "docs/0.2.0/bots"]) {
    expect(ask(path)).toBe("untouched");
    expect(ask(path, "cors")).toBe("untouched");
  }
  expect(ask("t/abc", "navigate", "POST")).toBe("untouched");
});

test("files are kept, other hosts and other paths are not ours", () => {
  expect(ask("assets/index-abc.js", "cors")).toBe("file");
  expect(ask("icon-192.png", "no-cors")).toBe("icon");
  expect(ask("gallery.html")).toBe("untouched");
  expect(ask("../elsewhere")).toBe("untouched");
  expect(ask("https://other.example/deep/")).toBe("untouched");
});

test("of older builds only the last is kept", () => {
  expect(outdated(["beagle-a", "beagle-b", "others", "beagle-c"], "beagle-c")).toEqual(["beagle-a"]);
  expect(outdated(["beagle-a", "beagle-c"], "beagle-c")).toEqual([]);
  expect(outdated(["beagle-c"], "beagle-c")).toEqual([]);
});
