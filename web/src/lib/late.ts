/**
 * Parts of a page that are fetched when they are needed. If the server can't be reached just then, they are fetched
 * again until it can: what is open stays as it is, and nobody has to reload. Everything that is loaded on demand goes
 * through here: a rule of the linter, `late/everything`.
 */

const FIRST = 500; // milliseconds before another try; then twice as long, up to LONGEST
const LONGEST = 4000;
const MOST = 60; // tries: a file that a newer build doesn't have never comes
const SOME = 3; // of them
export const STUCK = "stuck"; // the event
const STYLE = /preload CSS for (\S+)/; // what Vite says of a style, which it asks for once only
const MODULE = /imported module: (\S+)/; // what Chromium and Firefox say of a module; they too ask once only

const pause = (wait: number) => new Promise((go) => setTimeout(go, wait));

/** The module that `load` imports, from the first try that succeeds. */
export const late = <Part>(load: () => Promise<Part>, most = MOST): Promise<Part> => patiently(renewed(load), most);

/** What `fetch` gives, from the first try that succeeds. */
export async function patiently<Part>(fetch: () => Promise<Part>, most = MOST): Promise<Part> {
  for (let tried = 0; ; tried++) {
    try {
      return await fetch();
    } catch (error) {
      if (tried >= most) throw error;
      await pause(Math.min(FIRST * 2 ** tried, LONGEST));
      await styleAgain(error);
    }
  }
}

/** The same, but a module that failed is asked for by another address: the browser remembers that the first failed. */
export function renewed<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let ask = load;
  let times = 0;
  return () =>
    ask().catch((error: unknown) => {
      const address = MODULE.exec(String(error))?.[1]?.split("?")[0];
      if (address) {
        const next = `${address}?${times++}`;
        ask = () => import(/* @vite-ignore */ next) as Promise<Part>;
        if (times > SOME) tellIfStuck(next);
      }
      throw error;
    });
}

/** The file comes, but what it needs failed before: only a new page asks for that again. */
function tellIfStuck(address: string): void {
  fetch(address).then(
    ({ ok }) => ok && dispatchEvent(new Event(STUCK)),
    () => null,
  );
}

/** Fetches the style whose failure this is. */
async function styleAgain(error: unknown): Promise<void> {
  const href = STYLE.exec(String(error))?.[1];
  const old = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].find(
    (link) => link.href === href,
  );
  if (old === undefined) return;
  await patiently(
    () =>
      new Promise<void>((done, failed) => {
        const link = old.cloneNode() as HTMLLinkElement;
        link.onload = () => done();
        link.onerror = () => (link.remove(), failed(new Error("no style")));
        document.head.append(link);
      }),
  );
  old.remove();
}
