// Small sounds, made here and now: nothing to load. Silent unless somebody wants them.

import { prefs } from "@/state/prefs.svelte";

let context: AudioContext | null = null;

function tone(at: number, frequency: number, length: number, type: OscillatorType = "sine", loud = 0.08): void {
  const sound = context!;
  const oscillator = sound.createOscillator();
  const gain = sound.createGain();
  const start = sound.currentTime + at;
  oscillator.type = type;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(sound.destination);
  oscillator.start(start);
  oscillator.stop(start + length + 0.02);
}

const SOUNDS = {
  turn: () => [660, 880].forEach((frequency, i) => tone(i * 0.12, frequency, 0.35)),
  dice: () => [0, 0.07, 0.16, 0.28].forEach((at, i) => tone(at, 210 - i * 14, 0.05, "square", 0.04)),
  hit: () => [140, 90].forEach((frequency, i) => tone(i * 0.05, frequency, 0.22, "triangle", 0.14)),
  heal: () => [520, 660, 780].forEach((frequency, i) => tone(i * 0.07, frequency, 0.25, "sine", 0.05)),
  over: () => [440, 550, 660, 880].forEach((frequency, i) => tone(i * 0.14, frequency, 0.5)),
};

export function play(sound: keyof typeof SOUNDS): void {
  if (!prefs.sound) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    SOUNDS[sound]();
  } catch {
    // a browser without sound plays silently
  }
}
