import { language } from "./language.svelte.ts";

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** How long ago, in the reader's language: "5 minutes ago". */
export function ago(seconds: number, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  const past = Math.max(0, now - seconds);
  const [unit, size] = UNITS.find(([, length]) => past >= length) ?? ["second", 1];
  return unit === "second" && past < 45 ? format.format(0, "second") : format.format(-Math.floor(past / size), unit);
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
