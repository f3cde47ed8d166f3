/**
 * Parts of a page that are fetched when they are needed. If the server can't be reached just then, they are fetched
 * again until it can: what is open stays as it is, and nobody has to reload.
 */

const WAITS = [500, 1000, 2000]; // milliseconds before another try; then LONGEST
const LONGEST = 4000;
const MOST = 60; // tries: a file that a newer build doesn't have never comes
const STYLE = /preload CSS for (\S+)/; // what Vite says of a style, which it asks for once only
const MODULE = /imported module: (\S+)/; // what Chromium and Firefox say of a module; they too ask once only

const pause = (wait: number) => new Promise((go) => setTimeout(go, wait));

/** What `load` fetches, from the first try that succeeds. It fetches one thing: a module, or words. */
export async function late<Part>(load: () => Promise<Part>): Promise<Part> {
  let fetch = load;
  for (let tried = 0; ; tried++) {
    try {
      return await fetch();
    } catch (error) {
      if (tried === MOST) throw error;
      await pause(WAITS[tried] ?? LONGEST);
      await styleAgain(error);
      fetch = moduleAgain(error, tried) ?? fetch;
    }
  }
}

/** Asks for the module whose failure this is by another address: the browser remembers that the first one failed. */
function moduleAgain<Part>(error: unknown, tried: number): (() => Promise<Part>) | null {
  const address = MODULE.exec(String(error))?.[1]?.split("?")[0];
  return address === undefined ? null : () => import(/* @vite-ignore */ `${address}?${tried}`) as Promise<Part>;
}

/** Fetches the style whose failure this is. */
async function styleAgain(error: unknown): Promise<void> {
  const href = STYLE.exec(String(error))?.[1];
  const old = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].find(
    (link) => link.href === href,
  );
  if (old === undefined) return;
  await late(
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
