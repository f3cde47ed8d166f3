import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { follow } from "./follow.svelte.ts";

const offline = { now: false };
const text = (words: string) => async () => {
  if (offline.now) throw new Error("no network");
  return { default: words };
};

vi.mock("virtual:languages", () => ({
  default: {
    en: { everywhere: text("cat = cat\nonly = only\n"), sea: text("fish = fish\n"), sky: text("bird = bird\n") },
    pl: { everywhere: text("cat = kot\n"), sea: text("fish = ryba\n"), sky: text("bird = ptak\n") },
    ru: {
      everywhere: async () => {
        throw new Error("no network");
      },
    },
  },
}));

const { choose, language, languages, learn, learnGuest, preferred, say, sayable, speak } =
  await import("./language.svelte.ts");

beforeEach(async () => {
  localStorage.clear();
  await speak("en");
});

test("English comes first", () => expect(languages()).toEqual(["en", "pl", "ru"]));

test("whatever says something says it again in the new language", async () => {
  const heard: string[] = [];
  const stop = follow(() => heard.push(say("cat")));
  await speak("pl");
  flushSync();
  stop();
  expect(heard).toEqual(["cat", "kot"]);
  expect(say("only")).toBe("only");
  expect(document.documentElement.lang).toBe("pl");
});

test("the last one asked for wins", async () => {
  await Promise.all([speak("pl"), speak("en")]);
  expect(language()).toBe("en");
});

test("a language that cannot be fetched changes nothing", async () => {
  await expect(speak("ru")).rejects.toThrow("no network");
  await expect(speak("xx")).rejects.toThrow('in the language "xx"');
  expect(say("cat")).toBe("cat");
  await learn("sea"); // and it doesn't block what comes next
});

test("a part that cannot be fetched can be learnt later, and hinders nothing", async () => {
  offline.now = true;
  await expect(learn("sky")).rejects.toThrow("no network");
  await expect(learn("moon")).rejects.toThrow('words of "moon"');
  offline.now = false;
  expect(sayable("bird")).toBe(false);
  await speak("pl");
  await learn("sky");
  expect(say("bird")).toBe("ptak");
});

test("what was learnt is said in any language", async () => {
  await learn("sea");
  expect(say("fish")).toBe("fish");
  await speak("pl");
  expect(say("fish")).toBe("ryba");
});

test("a part learnt while the language changes is said in the new one", async () => {
  await Promise.all([learn("sea"), speak("pl"), learn("sky")]);
  expect([say("fish"), say("bird"), say("cat")]).toEqual(["ryba", "ptak", "kot"]);
});

test("learning what is there already prints nothing again", async () => {
  await learn("sea");
  const heard: string[] = [];
  const stop = follow(() => heard.push(say("fish")));
  await Promise.all([learn("sea"), learn("sea")]);
  flushSync();
  stop();
  expect(heard).toEqual(["fish"]);
});

test("a choice is remembered, and before that the browser's wish counts", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["de-AT", "pl-PL", "en"]);
  expect(preferred()).toBe("pl");
  await choose("en");
  expect(preferred()).toBe("en");
});

test("the words of a guest come from the server, and replace none of ours", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const own = path.endsWith("/en") ? "web-game-moth = Moth\ncat = hacked\nmoth-mark = <b>x</b>\n" : "";
    return path.includes("/moth/") ? new Response(own) : new Response("", { status: 404 });
  });
  await speak("pl");
  await learnGuest("moth");
  expect(asked.filter((path) => path.includes("/api/games/moth/words/")).length).toBe(2);
  expect([say("web-game-moth"), say("cat"), say("moth-mark")]).toEqual(["Moth", "kot", "<b>x</b>"]);
  await speak("en");
  expect(say("cat")).toBe("cat");
  await expect(learnGuest("../no such")).rejects.toThrow("no words");
  expect(asked.some((path) => path.includes("%2Fno%20such"))).toBe(true);
  expect(say("web-game-moth")).toBe("Moth");
  vi.unstubAllGlobals();
});
