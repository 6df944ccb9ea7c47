// Why something was refused, in the page's language: a sentence of the rules or of the server, or what its code says.

import { Refused } from "@/wire/rest";
import type { Words } from "@/words/game";
import { say, speech } from "@/words/ui.svelte";

const WORDS: Record<string, () => string> = {
  offline: () => say("refused-offline"),
  unavailable: () => say("refused-unavailable"),
  broken: () => say("refused-broken"),
  not_known: () => say("refused-not-known"),
  wrong_password: () => say("refused-wrong-password"),
  banned: () => say("refused-banned"),
  muted: () => say("refused-muted"),
  wrong_origin: () => say("refused-wrong-origin"),
  not_host: () => say("refused-not-host"),
  not_seated: () => say("refused-not-seated"),
  not_your_seat: () => say("refused-not-your-seat"),
  no_spectators: () => say("refused-no-spectators"),
  hidden: () => say("refused-hidden"),
  no_such_table: () => say("refused-no-such-table"),
  stale: () => say("refused-stale"),
  not_asked: () => say("refused-not-asked"),
  not_open: () => say("refused-not-open"),
  not_playing: () => say("refused-not-playing"),
  seat_taken: () => say("refused-seat-taken"),
  seats_free: () => say("refused-seats-free"),
  paused: () => say("refused-paused"),
  asleep: () => say("refused-asleep"),
  no_request: () => say("refused-no-request"),
  no_undo: () => say("refused-no-undo"),
  taken: () => say("refused-taken"),
  too_long: () => say("refused-too-long"),
  too_slow: () => say("refused-too-slow"),
  no_such_thing: () => say("refused-no-such-thing"),
  illegal_choice: () => say("refused-illegal-choice"),
  disputed: () => say("refused-illegal-choice"),
  no_disputes_left: () => say("refused-illegal-choice"),
  key_reused: () => say("refused-stale"),
};

/** `words`: of the table where it happened, whose rules may have refused it. */
export function explain(error: unknown, words?: Words | null): string {
  if (!(error instanceof Refused)) return error instanceof Error ? error.message : String(error);
  if (error.code === "too_many" && error.wait) return say("refused-too-many", { seconds: Math.ceil(error.wait) });
  const said = words?.fault(error.message) ?? speech.refusal(error.message) ?? WORDS[error.code]?.();
  return said ?? say("refused-other", { text: error.message });
}
