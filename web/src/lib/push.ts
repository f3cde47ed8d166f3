/** Notices on this device, also while no page is open: whether they are possible, and switching them on. */

import { api } from "./api.ts";
import { language } from "./language.svelte.ts";
import type { DaysOff, DaysOffWish, NoticeInfo, Subscription, TestSent, Wishes } from "./generated/wire.ts";

/** Why this browser can or can't be called. */
export type Possible = "off" | "unsupported" | "blocked" | "yes";

export function possible(key: string): Possible {
  if (key === "") return "off";
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis) || !("Notification" in globalThis))
    return "unsupported";
  return Notification.permission === "denied" ? "blocked" : "yes";
}

export const noticeApi = {
  info: () => api.get<NoticeInfo>("notices"),
  remove: (channel: string) => api.post<NoticeInfo, { channel: string }>("notices/remove", { channel }),
  wish: (wishes: Wishes) => api.post<NoticeInfo, Wishes>("notices/wishes", wishes),
  mail: (address: string) => api.post<NoticeInfo, { address: string }>("notices/mail", { address }),
  test: () => api.post<TestSent>("notices/test", {}),
  confirm: (token: string) => api.send("notices/confirm", { token }),
  stop: (token: string) => api.send(`notices/stop/${encodeURIComponent(token)}`, {}),
  daysOff: () => api.get<DaysOff>("days-off"),
  takeOff: (days: number) => api.post<DaysOff, DaysOffWish>("days-off", { days }),
};

/** A key as bytes. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** What somebody wants, as it is saved: as a whole, with the zone and the language of this device. */
export function wishesOf({ kinds, quiet }: Pick<NoticeInfo, "kinds" | "quiet">): Wishes {
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  return { kinds, quiet, zone, language: language() };
}

/** This browser is called from now on; null if its person doesn't allow it. */
export async function switchOn({ key }: NoticeInfo): Promise<NoticeInfo | null> {
  const made = await subscribe(key, deviceName());
  return made && noticeApi.wish(wishesOf(made));
}

async function subscribe(key: string, name: string): Promise<NoticeInfo | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.ready;
  const before = await worker.pushManager.getSubscription();
  await before?.unsubscribe(); // it may be of another server's key
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const { endpoint = "", keys = {} } = made.toJSON();
  const { p256dh = "", auth = "" } = keys;
  return api.post<NoticeInfo, Subscription>("notices/push", { endpoint, keys: { p256dh, auth }, name });
}

/** What this device is called in the list: the system it runs. */
export function deviceName(agent = navigator.userAgent): string {
  const known = ["Android", "iPhone", "iPad", "Windows", "Macintosh", "Linux"].find((name) => agent.includes(name));
  return known === "Macintosh" ? "Mac" : (known ?? "");
}
