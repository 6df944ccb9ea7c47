import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { bytesOf, check, drawn, keyOf, seedHash } from "@/table/luck";
import type { Luck } from "@/wire/messages";

const SEED = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
const HASH = "80c82b21607bf0688982ee6c6826c57d68a654840ecd7eb3b284447c6bfd68bc"; // docs/protocol.md, Fair luck

/** The same by other means: Node's own cryptography. */
function byHand(entry: number, draw: number, limit: number): number {
  const digest = createHmac("sha256", Buffer.from(SEED, "hex")).update(`${entry}:${draw}`).digest("hex");
  return Number(BigInt(`0x${digest}`) % BigInt(limit));
}

const luck = (change: Partial<Luck> = {}): Luck => ({
  seed_hash: HASH,
  seed: SEED,
  hash_right: true,
  rolls: [
    { n: 1, face: "toadstool", right: true, draws: [[27, 13]] },
    { n: 2, face: "nettle", right: true, draws: [[26, 6]] },
    { n: 6, face: "catnip", right: true, draws: [[22, 17]] },
  ],
  inherited: 0,
  note: "",
  ...change,
});

describe("the luck of a game", () => {
  it("has the hash of the protocol's example", async () => {
    expect(await seedHash(SEED)).toBe(HASH);
    expect(createHash("sha256").update("grimalkin luck ").update(Buffer.from(SEED, "hex")).digest("hex")).toBe(HASH);
    expect([...bytesOf("00ff10")]).toEqual([0, 255, 16]);
  });

  it("draws what anybody can draw by hand", async () => {
    const key = await keyOf(SEED);
    for (const [entry, draw, limit] of [
      [1, 0, 27],
      [3, 0, 20],
      [3, 1, 2],
      [4711, 5, 20],
    ] as const) {
      expect(await drawn(key, entry, draw, limit)).toBe(byHand(entry, draw, limit));
    }
  });

  it("finds the example right and says how far it is", async () => {
    const shares: number[] = [];
    const found = await check(luck(), (share) => shares.push(share));
    expect(found.hash).toBe(true);
    expect(found.rolls.map((one) => one.right)).toEqual([true, true, true]);
    expect(shares.at(-1)).toBe(1);
  });

  it("finds a changed draw, a face that does not fit, and another seed", async () => {
    const forged = luck();
    forged.rolls[1]!.draws = [[26, 7]];
    forged.rolls[2]!.right = false;
    const found = await check(forged, () => {});
    expect(found.rolls.map((one) => one.right)).toEqual([true, false, false]);
    const other = await check(luck({ seed: SEED.replace("00", "01") }), () => {});
    expect(other.hash).toBe(false);
  });
});
