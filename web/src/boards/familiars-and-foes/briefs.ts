// What cards without a chart do, in one short line. A designer's own cards have none: they are told as they are printed.

import { say } from "@/words/ui.svelte";

/** By the name of the spell or card as notations spell it. */
const BRIEFS: Record<string, () => string> = {
  healing_paw: () => say("quest-brief-healing-paw"),
  magic_eye: () => say("quest-brief-magic-eye"),
  revive: () => say("quest-brief-revive"),
  fair_breeze: () => say("quest-brief-fair-breeze"),
  phoenix_riff: () => say("quest-brief-phoenix-riff"),
  deep_tide_mend: () => say("quest-brief-deep-tide-mend"),
  thornwall: () => say("quest-brief-thornwall"),
  treasure_trove: () => say("quest-brief-treasure-trove"),
  time_spiral: () => say("quest-brief-time-spiral"),
  blowing_kisses: () => say("quest-brief-blowing-kisses"),
  campfire_chorus: () => say("quest-brief-campfire-chorus"),
  tidepool_blessing: () => say("quest-brief-tidepool-blessing"),
  pixie_bark: () => say("quest-brief-pixie-bark"),
  astrolabe_turn: () => say("quest-brief-astrolabe-turn"),
  magic_seeds: () => say("quest-brief-magic-seeds"),
  cracked_crystal_ball: () => say("quest-brief-cracked-crystal-ball"),
  toad_trumpet: () => say("quest-brief-toad-trumpet"),
  cloak_of_dusk: () => say("quest-brief-cloak-of-dusk"),
  mirror_shard: () => say("quest-brief-mirror-shard"),
  phoenix_feather: () => say("quest-brief-phoenix-feather"),
  bottled_lightning: () => say("quest-brief-bottled-lightning"),
  bubbling_cauldron: () => say("quest-brief-bubbling_cauldron"),
  moonwater_flask: () => say("quest-brief-moonwater-flask"),
  drowsy_hourglass: () => say("quest-brief-drowsy-hourglass"),
  runaway_broom: () => say("quest-brief-runaway-broom"),
  prism_lens: () => say("quest-brief-prism-lens"),
  second_sip_potion: () => say("quest-brief-second-sip-potion"),
  collectors_satchel: () => say("quest-brief-collectors-satchel"),
  silver_bell: () => say("quest-brief-silver-bell"),
};

/** `gives`: how much it restores, as its card says. */
export function briefOf(name: string, gives: unknown): string {
  if (name === "healing_paw" && gives !== "x") return gives === "x + 1" ? say("quest-brief-healing-paw-more") : "";
  return BRIEFS[name]?.() ?? "";
}
