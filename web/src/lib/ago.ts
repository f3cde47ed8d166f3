import { language, say } from "./language.svelte.ts";

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

const SOON = 45; // seconds that are «now»: nothing is told to the second

/** How long ago, in the reader's language: "5 minutes ago". */
export function ago(seconds: number, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  const past = Math.max(0, now - seconds);
  if (past < SOON) return format.format(0, "second");
  const [unit, size] = UNITS.find(([, length]) => past >= length) ?? (["minute", past] as const);
  return format.format(-Math.floor(past / size), unit);
}

/** For how many minutes, in short: "3m"; nothing below one. */
export function minutesSince(seconds: number, now = Date.now() / 1000): string {
  const minutes = Math.floor((now - seconds) / 60);
  const format = new Intl.NumberFormat(language(), { style: "unit", unit: "minute", unitDisplay: "narrow" });
  return minutes > 0 ? format.format(minutes) : "";
}

/** A clock: minutes and seconds, or days and hours. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [days, hours] = [Math.floor(whole / 86_400), Math.floor((whole % 86_400) / 3600)];
  const number = (value: number, unit: string) =>
    new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "narrow" }).format(value);
  if (days > 0) return `${number(days, "day")} ${number(hours, "hour")}`;
  const [minutes, rest] = [Math.floor((whole % 3600) / 60), String(whole % 60).padStart(2, "0")];
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

/** A day: "Friday 20 November". */
export function dayOf(seconds: number): string {
  return new Intl.DateTimeFormat(language(), { weekday: "long", day: "numeric", month: "long" }).format(seconds * 1000);
}

/** Until when somebody has days off. */
export function offUntil(until: number): string {
  return say({ key: "web-presence-off", args: { date: dayOf(until) } });
}
