/**
 * The pages on a device: cached for offline use, installed if the user wants, and never outdated for long. An open page
 * that is older than the server's says so.
 */

import { STUCK } from "./late.ts";
import { address, base } from "./router-addresses.ts";

/** The event Chromium sends so that a page can offer to be installed. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const RARELY = 60_000; // milliseconds between two checks for a newer version

/** The script this page started with: its name changes with its content. */
export function ownScript(): string {
  const source = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.getAttribute("src") ?? "";
  return source.split("/").at(-1) ?? "";
}

export class Installation {
  /** The server has newer pages than this one. */
  newer = $state(false);
  /** A part of this page can't come any more. */
  stuck = $state(false);
  /** The browser offers to install the pages. */
  offer = $state.raw<InstallPrompt | null>(null);
  private looked = 0;

  /** Listen to the browser, and cache the pages when it is idle; returns a function that stops it. */
  start(): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener("beforeinstallprompt", (event) => this.offered(event as InstallPrompt), { signal });
    addEventListener("appinstalled", () => (this.offer = null), { signal });
    addEventListener("vite:preloadError", () => void this.look(true), { signal });
    addEventListener(STUCK, () => (this.stuck = true), { signal });
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && void this.look(), {
      signal,
    });
    if ("serviceWorker" in navigator && import.meta.env.PROD) {
      navigator.serviceWorker.addEventListener("controllerchange", () => void this.look(true), { signal });
      if (document.readyState === "complete") void this.keep();
      else addEventListener("load", () => void this.keep(), { signal });
    }
    return () => stop.abort();
  }

  /** Does the server have another page by now? If it can't be reached, nothing is known. */
  async look(now = false): Promise<void> {
    const script = ownScript();
    if (this.newer || script === "" || (!now && Date.now() - this.looked < RARELY)) return;
    this.looked = Date.now();
    try {
      const answer = await fetch(base, { cache: "no-store", credentials: "same-origin" });
      const text = answer.ok ? await answer.text() : "";
      if (text.includes("<script") && !text.includes(script)) this.newer = true;
    } catch {
      // the network will be back
    }
  }

  async install(): Promise<void> {
    const { offer } = this;
    this.offer = null; // it can be used only once
    await offer?.prompt();
  }

  private offered(event: InstallPrompt): void {
    event.preventDefault(); // in the settings, not across the table
    this.offer = event;
  }

  private async keep(): Promise<void> {
    try {
      await navigator.serviceWorker.register(address("sw.js"), { scope: base.pathname, updateViaCache: "none" });
    } catch {
      // a browser that caches nothing can still play
    }
  }
}

export const installation = new Installation();
