import { expect, it } from "vitest";
import { randomFrom } from "../../engine/model/random.ts";
import { type Demanding, Refutation } from "../../engine/reason/refutation.ts";

const SEEDS = 400;
const CANDIDATES = 9;
const DEMANDS = 6;
const LIMIT = 10_000;

/** Some candidates, a third of the pairs of which cannot hold together, and demands of two or three of them each. */
function demandsOf(seed: number): Demanding {
  const random = randomFrom(seed);
  const peers = Array.from({ length: CANDIDATES }, () => [] as number[]);
  for (let one = 0; one < CANDIDATES; one++)
    for (let other = 0; other < one; other++) {
      if (random.below(3) > 0) continue;
      peers[one].push(other);
      peers[other].push(one);
    }
  const all = [...peers.keys()];
  const ways = Array.from({ length: DEMANDS }, () => random.shuffle([...all]).slice(0, 2 + random.below(2)));
  return { ways, peers };
}

/** Whether some set of candidates, no two of which are peers, meets all the demands: all sets are tried. */
function canBeMet({ ways, peers }: Demanding, demands: readonly number[], isOut: (one: number) => boolean) {
  for (let set = 0; set < 1 << CANDIDATES; set++) {
    const holds = (one: number): boolean => (set & (1 << one)) !== 0;
    const isAllowed = peers.every((some, one) => !holds(one) || (!isOut(one) && !some.some(holds)));
    if (isAllowed && demands.every((demand) => ways[demand].some(holds))) return true;
  }
  return false;
}

it("says that demands cannot all be met exactly where no set of candidates meets them, and by which", () => {
  let refuted = 0;
  for (let seed = 1; seed <= SEEDS; seed++) {
    const all = demandsOf(seed);
    const demands = [...all.ways.keys()];
    const isOut = (one: number): boolean => one === seed % (CANDIDATES * 2);
    const used = new Refutation(all, demands, isOut, LIMIT).run();
    expect(used === null, `seed ${seed}`).toBe(canBeMet(all, demands, isOut));
    if (!used) continue;
    refuted++;
    expect(canBeMet(all, [...used], isOut), `seed ${seed}: those that it uses are enough`).toBe(false);
  }
  expect(refuted).toBeGreaterThan(SEEDS / 20);
  expect(refuted).toBeLessThan(SEEDS);
});

it("gives up at its limit", () => {
  const all: Demanding = {
    ways: [
      [0, 1],
      [0, 1],
      [0, 1],
    ],
    peers: [[1], [0]],
  };
  const crowded: Demanding = { ways: [[0], [1]], peers: [[1], [0]] };
  expect(new Refutation(crowded, [0, 1], () => false, LIMIT).run()).toEqual(new Set([0, 1]));
  expect(new Refutation(crowded, [0, 1], () => false, 0).run()).toBeNull();
  expect(new Refutation(all, [0, 1, 2], () => false, LIMIT).run(), "one way meets them all").toBeNull();
});
