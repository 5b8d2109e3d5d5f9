import "../slow.ts";
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { MANIFEST } from "../../engine/pack/manifest.ts";
import { RATING_VERSION } from "../../engine/rate/rate.ts";
import { checkCorpus } from "../../puzzles/corpus/check.ts";
import { packsIn } from "../../puzzles/corpus/packs.ts";
import { share } from "../share.ts";
import { PACKS } from "./packs.ts";

const KiB = 1024;
/** One puzzle in so many is searched a second time and rated again. */
const ONE_IN = share(400, 20);

describe("the packs that ship", () => {
  const packs = packsIn(PACKS);

  it("take at most 600 KiB together, and nothing lies beside them", () => {
    expect(packs.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(600 * KiB);
    expect(readdirSync(PACKS).sort()).toEqual([MANIFEST, ...packs.map(({ file }) => file)].sort());
  });

  it("are rated by this version", () => {
    for (const { file, rating } of packs) expect(rating, file).toBe(RATING_VERSION);
  });

  it(`are whole, of one answer, no two alike, and of one in ${ONE_IN} again by a second search and rating`, async () => {
    const told: { error?: string; checked?: number }[] = [];
    const shard = { number: 7, of: ONE_IN };
    const exit = await checkCorpus(PACKS, { shard, recipe: null }, (one) => told.push(one));
    expect(told.flatMap(({ error }) => error ?? [])).toEqual([]);
    expect(exit).toBe(0);
    expect(told.reduce((sum, { checked = 0 }) => sum + checked, 0)).toBeGreaterThan(20);
  });
});
