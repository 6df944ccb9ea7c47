// Times as people say them: "3 minutes ago", "2 days".

import { speech } from "./ui.svelte";

const UNITS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago a time of the server was. */
export function ago(at: number, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(speech.language, { numeric: "auto" });
  const past = Math.max(0, now - at);
  const [unit, size] = UNITS.find(([, seconds]) => past >= seconds) ?? ["second", 1];
  return unit === "second" ? format.format(0, "second") : format.format(-Math.floor(past / size), unit);
}

/** A time in full, for those who want to know exactly. */
export function exactly(at: number): string {
  return new Date(at * 1000).toLocaleString(speech.language, { dateStyle: "medium", timeStyle: "short" });
}

/** A span of time: `15 minutes`, `3 days`. */
export function span(seconds: number): string {
  const [unit, size] = UNITS.slice(2).find(([, one]) => seconds >= one && seconds % one === 0) ?? ["second", 1];
  return new Intl.NumberFormat(speech.language, { style: "unit", unit, unitDisplay: "long" }).format(seconds / size);
}
