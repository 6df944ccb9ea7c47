// Time that runs: clocks of seats and windows that close by themselves.

import { onDestroy } from "svelte";

/** A clock that ticks four times a second as long as its part of the page is there. */
export class Ticking {
  now = $state(Date.now() / 1000);

  constructor() {
    const timer = setInterval(() => (this.now = Date.now() / 1000), 250);
    onDestroy(() => clearInterval(timer));
  }
}

/** Seconds as people read them: 0:05, 12:30, 1:02:03, or days. */
export function readTime(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  if (!parts[0]) parts.shift();
  return parts.map((part, i) => (i ? String(part).padStart(2, "0") : String(part))).join(":");
}
