// The sounds of the table: small files that web/sounds/make.py makes. Browsers let a page sound after the first click or key.

import { prefs } from "@/state/prefs.svelte";

export const SOUNDS = ["click", "card", "dice", "hit", "heal", "fall", "turn", "win", "lose"] as const;
export type Sound = (typeof SOUNDS)[number];

/** Quiet: a table stands in a room with others. */
const VOLUME = 0.25;
/** Short ones that may be wanted at any moment: they are fetched as soon as somebody may hear them. */
const SOON: Sound[] = ["click", "card", "dice", "hit"];
/** The same sound twice within so many milliseconds is one. */
const APART = 60;

const BEATS: Record<string, Sound> = {
  roll: "dice",
  damage: "hit",
  heal: "heal",
  fall: "fall",
  move: "card",
  draw: "card",
  gain: "card",
  status: "click",
};

/** What is heard with a beat of a sequence; null: nothing. Whose turn it is and who won depends on who listens. */
export function soundFor(beat: string): Sound | null {
  return Object.hasOwn(BEATS, beat) ? BEATS[beat]! : null;
}

let context: AudioContext | null = null;
let gain: GainNode | null = null;
const buffers = new Map<Sound, Promise<AudioBuffer>>();
const last = new Map<Sound, number>();

async function fetched(sound: Sound): Promise<AudioBuffer> {
  const answer = await fetch(`/static/sounds/${sound}.wav`);
  if (!answer.ok) throw new Error(String(answer.status));
  return context!.decodeAudioData(await answer.arrayBuffer());
}

function load(sound: Sound): Promise<AudioBuffer> {
  let found = buffers.get(sound);
  if (!found) {
    found = fetched(sound);
    found.catch(() => buffers.delete(sound));
    buffers.set(sound, found);
  }
  return found;
}

/** Somebody clicks or presses a key: from now on the page may sound. */
export function wake(): void {
  if (!prefs.sound || typeof AudioContext === "undefined") return;
  if (!context) {
    context = new AudioContext();
    gain = context.createGain();
    gain.gain.value = VOLUME;
    gain.connect(context.destination);
  }
  void context.resume();
  for (const sound of SOON) void load(sound).catch(() => undefined);
  for (const kind of GESTURES) removeEventListener(kind, wake, true);
}
const GESTURES = ["pointerup", "keydown"] as const;
for (const kind of GESTURES) addEventListener(kind, wake, true);

/** Play a sound, if sounds are wanted and the browser lets us. Nothing ever waits for it. */
export function play(sound: Sound): void {
  if (!prefs.sound || !context || document.hidden) return;
  const now = performance.now();
  if (now - (last.get(sound) ?? -APART) < APART) return;
  last.set(sound, now);
  load(sound)
    .then((buffer) => {
      if (!context || !gain || !prefs.sound) return;
      const source = context.createBufferSource();
      source.buffer = buffer;
      source.connect(gain);
      source.start();
    })
    .catch(() => undefined); // a sound that does not come is not missed
}
