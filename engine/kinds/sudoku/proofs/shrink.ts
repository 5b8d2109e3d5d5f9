import type { Net } from "./net.ts";

/** A set of suppositions that cannot all hold, and the demands that say so. */
export interface Refutation {
  readonly holds: readonly number[];
  readonly fails: readonly number[];
  readonly demands: readonly number[];
  readonly size: number;
}

/** Refutes what is supposed by propagation, with the demands that the net does not ban. */
export function refute(
  net: Net,
  holds: readonly number[],
  fails: readonly number[],
  most?: number,
): Refutation | null {
  if (!net.suppose(holds, fails, most)) return null;
  return { holds, fails, demands: net.restsOn(), size: net.size };
}

/** The same with a set of demands of which none can be left out. Demands that were banned are no longer. */
export function fewest(net: Net, from: Refutation): Refutation {
  let best = from;
  only(net, best.demands);
  const allow = (demands: readonly number[], banned: number): void => {
    for (const demand of demands) net.banned[demand] = banned;
  };
  for (const demand of net.lanes.needless(from.demands, from.holds, from.fails).reverse()) {
    if (net.banned[demand] === 1) continue;
    net.banned[demand] = 1;
    const fewer = refute(net, best.holds, best.fails);
    if (fewer) {
      allow(best.demands, 1);
      allow(fewer.demands, 0);
      best = fewer;
    } else net.banned[demand] = 0;
  }
  net.banned.fill(0);
  return best;
}

/** Bans all demands but some. */
export function only(net: Net, demands: readonly number[]): void {
  net.banned.fill(1);
  for (const demand of demands) net.banned[demand] = 0;
}
