/** «Your move», for somebody who looks elsewhere: in the title, as a sound, as a notification. Each has a switch. */

import { address } from "./router-addresses.ts";
import { settings } from "./settings.svelte.ts";
import { play } from "./sounds.ts";

/** May we notify? Asks the person if they haven't decided yet. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  if (Notification.permission === "default") await Notification.requestPermission();
  return Notification.permission === "granted";
}

/** It is now this person's move. */
export function callBack(title: string, text: string): void {
  void play("turn");
  if (!settings.notify || document.visibilityState === "visible") return;
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  void tell(title, { body: text, tag: "beagle-move", icon: address("icon-192.png") });
}

/** Through the worker, if there is one: phones allow no other way. */
async function tell(title: string, options: NotificationOptions): Promise<void> {
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) {
      await worker.showNotification(title, options);
      return;
    }
    const shown = new Notification(title, options);
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // not possible here: the title says it too
  }
}
