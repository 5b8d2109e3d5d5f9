import type { Puzzle } from "../../model/puzzle.ts";
import type { Chain } from "./chain.ts";
import { levelsOf } from "./slice.ts";
import { levelOutside } from "./supposed.ts";

/** The level of the hardest step of a chain so far; steps by supposition have been explained. */
export function hardestIn<P extends Puzzle>({ rules, journal, provenance }: Chain<P>): number {
  const levels = levelsOf(rules);
  return journal.entries.reduce((hardest, { rule }, at) => {
    const level = rules[rule]?.level ?? levelOutside(provenance.stepOf(at), levels) ?? 0;
    return Math.max(hardest, level);
  }, 0);
}
