/**
 * Caches the pages for offline use. The page itself comes from the server whenever the server answers, so nobody is
 * stuck with an old one; its files have a content hash in their names and are cached. Other traffic with the
 * server is never cached. The build puts the list of files here (vite/worker.ts).
 */

import { noticeOf, tableUrl } from "./notice.ts";
import { kindOf, outdated, PREFIX } from "./shell.ts";

/** What this file uses of a worker's global scope. */
interface Worker {
  registration: { scope: string; showNotification(title: string, options: NotificationOptions): Promise<void> };
  clients: {
    claim(): Promise<void>;
    matchAll(of: { type: "window" }): Promise<{ url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", heard: (event: Lasting) => void): void;
  addEventListener(name: "fetch", heard: (event: Fetching) => void): void;
  addEventListener(name: "push", heard: (event: Pushed) => void): void;
  addEventListener(name: "notificationclick", heard: (event: Clicked) => void): void;
}

interface Pushed extends Lasting {
  data: { json(): unknown } | null;
}

interface Clicked extends Lasting {
  notification: Notification;
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

declare const __BUILD__: string;
declare const __FILES__: string[];

/** In a worker, `self` isn't the window that the types of a page say. */
declare const self: Worker;

const CACHE = PREFIX + __BUILD__;
const PATIENCE = 6000; // milliseconds for a page; then the cached one

async function keep(): Promise<void> {
  const cache = await caches.open(CACHE);
  const page = new Request(self.registration.scope, { cache: "reload" });
  await cache.addAll([page, ...__FILES__.map((name) => new URL(name, self.registration.scope).href)]);
}

async function tidy(): Promise<void> {
  await Promise.all(outdated(await caches.keys(), CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
}

function late(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error("no answer in time")), PATIENCE));
}

/** From the server; if it doesn't answer, or only a proxy in front of it does, the cached page. */
async function page(request: Request): Promise<Response> {
  const kept = async () => (await caches.open(CACHE)).match(self.registration.scope);
  try {
    const answer = await Promise.race([fetch(request), late()]);
    return answer.status >= 500 ? ((await kept()) ?? answer) : answer;
  } catch (error) {
    const found = await kept();
    if (found === undefined) throw error;
    return found;
  }
}

async function file(request: Request): Promise<Response> {
  const found = await caches.match(request, { ignoreVary: true });
  if (found !== undefined) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

async function icon(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await caches.match(request, { ignoreVary: true });
    if (found === undefined) throw error;
    return found;
  }
}

/** A notice of the server: shown, whether or not a page is open. */
async function tell(event: Pushed): Promise<void> {
  const { title, body, table, tag } = noticeOf(event.data?.json());
  const icon = new URL("icon-192.png", self.registration.scope).href;
  await self.registration.showNotification(title, { body, tag, icon, badge: icon, data: table });
}

/** A notice was touched: go to a page of its table, or open one. */
async function show(table: unknown): Promise<void> {
  const open = await self.clients.matchAll({ type: "window" });
  const url = tableUrl(table, self.registration.scope);
  const there = url === "" ? open[0] : open.find((page) => page.url.split("#")[0] === url);
  await (there === undefined ? self.clients.openWindow(url || self.registration.scope) : there.focus());
}

const ANSWERS = { page, file, icon };

self.addEventListener("install", (event) => event.waitUntil(keep().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("fetch", (event) => {
  const kind = kindOf(event.request, self.registration.scope);
  if (kind !== "untouched") event.respondWith(ANSWERS[kind](event.request));
});
self.addEventListener("push", (event) => event.waitUntil(tell(event)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});
