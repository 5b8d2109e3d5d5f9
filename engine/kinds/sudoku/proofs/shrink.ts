import { LANES } from "./lanes.ts";
import type { Net } from "./net.ts";

/** A set of suppositions that cannot all hold, and the demands that say so. */
export interface Refutation {
  readonly holds: readonly number[];
  readonly fails: readonly number[];
  readonly set: Int32Array;
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
  return { holds, fails, set: net.brokenSet(), size: net.size };
}

/** The same with a set of demands of which none can be left out. Demands that were banned are no longer. */
export function fewest(net: Net, from: Refutation): Refutation {
  let best = from;
  only(net, best.set);
  const allow = (set: Int32Array, banned: number): void => {
    for (const demand of demandsIn(set)) net.banned[demand] = banned;
  };
  for (const demand of dispensable(net, from).reverse()) {
    if (net.banned[demand] === 1) continue;
    net.banned[demand] = 1;
    const fewer = refute(net, best.holds, best.fails);
    if (fewer) {
      allow(best.set, 1);
      allow(fewer.set, 0);
      best = fewer;
    } else net.banned[demand] = 0;
  }
  net.banned.fill(0);
  return best;
}

/** The demands without each of which a refutation may go by the others. */
function dispensable({ lanes }: Net, { holds, fails, set }: Refutation): number[] {
  const all = demandsIn(set);
  const found: number[] = [];
  for (let from = 0; from < all.length; from += LANES) {
    const some = all.slice(from, from + LANES);
    const broken = lanes.brokenWithout(some, all, holds, fails);
    found.push(...some.filter((_, lane) => (broken & (1 << lane)) !== 0));
  }
  return found;
}

function demandsIn(set: Int32Array): number[] {
  const demands: number[] = [];
  for (let word = 0; word < set.length; word++)
    for (let rest = set[word]; rest !== 0; rest &= rest - 1)
      demands.push(word * 32 + 31 - Math.clz32(rest & -rest));
  return demands;
}

/** Bans all demands but those of a set. */
export function only(net: Net, set: Int32Array): void {
  net.banned.fill(1);
  for (const demand of demandsIn(set)) net.banned[demand] = 0;
}
