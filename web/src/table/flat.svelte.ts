// Portraits as bitmaps. A drawing is drawn anew in every picture that shows it; a bitmap is only copied, which is many
// times as fast where no graphics card helps.

import { SvelteMap } from "svelte/reactivity";
import { whenIdle } from "./idle";

/** Bitmaps that have been made, by the address of their drawing. */
const made = new SvelteMap<string, string>();
const begun = new Set<string>();

/** The bitmap of a drawing; the drawing itself until there is one. */
export function flat(address: string): string {
  if (!begun.has(address)) {
    begun.add(address);
    // what cannot be made into a bitmap stays a drawing
    whenIdle(() => void draw(address).catch(() => {}));
  }
  return made.get(address) ?? address;
}

async function draw(address: string): Promise<void> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const scale = Math.min(2, Math.max(1, devicePixelRatio));
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * scale;
  canvas.height = image.naturalHeight * scale;
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/webp", 0.92));
  if (!blob) return;
  const bitmap = new Image();
  bitmap.src = URL.createObjectURL(blob);
  await bitmap.decode();
  made.set(address, bitmap.src);
}
