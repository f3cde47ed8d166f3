/** «Your move», for somebody who looks elsewhere: in the title, as a sound, as a notification. Each has a switch. */

import { address } from "./router-addresses.ts";
import { settings } from "./settings.svelte.ts";

/** May we notify? Asks the person if they haven't decided yet. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  if (Notification.permission === "default") await Notification.requestPermission();
  return Notification.permission === "granted";
}

/** It is now this person's move. */
export function callBack(title: string, text: string): void {
  if (settings.sound) chime();
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

/** Two soft notes, generated here: nothing has to be loaded. */
export function chime(): void {
  try {
    const audio = new AudioContext();
    [660, 880].forEach((pitch, at) => {
      const [tone, volume] = [audio.createOscillator(), audio.createGain()];
      const begin = audio.currentTime + at * 0.16;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, begin);
      volume.gain.linearRampToValueAtTime(0.08, begin + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.5);
      tone.connect(volume).connect(audio.destination);
      tone.start(begin);
      tone.stop(begin + 0.55);
    });
    setTimeout(() => void audio.close(), 1500);
  } catch {
    // a browser that allows no sound before a touch
  }
}
