/**
 * Uncaught errors of the pages are sent to the host's log: their kind and their place, never their message, which could
 * name a card. A page reports a few different ones, and then no more.
 */

import { api } from "./api.ts";

const MOST = 5;

export interface Place {
  error: string;
  file: string;
  line: number;
  column: number;
}

/** A frame of a stack, as browsers write it: `at f (https://host/assets/a.js:1:23)` or `f@https://host/a.js:1:23`. */
const FRAME = /([A-Za-z0-9_.-]+):(\d+):(\d+)\)?$/m;

/** The kind of an error and where it was thrown, if that is in one of our files. */
export function placeOf(error: unknown): Place | null {
  if (!(error instanceof Error)) return null;
  const found = FRAME.exec(error.stack ?? "");
  const kind = /^[A-Za-z_]\w{0,63}$/.test(error.name) ? error.name : "Error";
  if (found === null) return { error: kind, file: "unknown", line: 0, column: 0 };
  return { error: kind, file: (found[1] ?? "").slice(-80), line: Number(found[2]), column: Number(found[3]) };
}

/** Start listening; returns a function that stops it. */
export function watchErrors(send: (place: Place) => Promise<unknown> = api.error): () => void {
  const told: string[] = [];
  const tell = (error: unknown): void => {
    const place = placeOf(error);
    const key = JSON.stringify(place);
    if (place === null || told.length >= MOST || told.includes(key)) return;
    told.push(key);
    send(place).catch(() => undefined);
  };
  const onError = (event: ErrorEvent): void => tell(event.error);
  const onRejection = (event: PromiseRejectionEvent): void => tell(event.reason);
  addEventListener("error", onError);
  addEventListener("unhandledrejection", onRejection);
  return () => {
    removeEventListener("error", onError);
    removeEventListener("unhandledrejection", onRejection);
  };
}
