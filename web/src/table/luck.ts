// Checks in the browser, by itself, that the luck of a game was fixed before it began (docs/protocol.md, Fair luck).

import type { Luck, Roll } from "@/wire/messages";

const text = new TextEncoder();

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The hash that was published before the game for a seed. */
export async function seedHash(seed: string): Promise<string> {
  const head = text.encode("grimalkin luck ");
  const secret = bytesOf(seed);
  const all = new Uint8Array(head.length + secret.length);
  all.set(head);
  all.set(secret, head.length);
  return hexOf(await crypto.subtle.digest("SHA-256", all));
}

export function keyOf(seed: string): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytesOf(seed), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

/** The number below `limit` that the seed's key gives for a draw of an entry. */
export async function drawn(key: CryptoKey, entry: number, draw: number, limit: number): Promise<number> {
  const digest = await crypto.subtle.sign("HMAC", key, text.encode(`${entry}:${draw}`));
  return Number(BigInt(`0x${hexOf(digest)}`) % BigInt(limit));
}

export interface Checked {
  roll: Roll;
  right: boolean;
}

/** Every roll, checked; `heard` is told how far it is. */
export async function check(luck: Luck, heard: (share: number) => void): Promise<{ hash: boolean; rolls: Checked[] }> {
  const hash = (await seedHash(luck.seed)) === luck.seed_hash;
  const key = await keyOf(luck.seed);
  const rolls: Checked[] = [];
  for (const roll of luck.rolls) {
    let right = roll.right;
    for (const [i, [limit, number]] of roll.draws.entries()) {
      if ((await drawn(key, roll.n, i, limit)) !== number) right = false;
    }
    rolls.push({ roll, right });
    if (rolls.length % 20 === 0) heard(rolls.length / luck.rolls.length);
  }
  heard(1);
  return { hash, rolls };
}
