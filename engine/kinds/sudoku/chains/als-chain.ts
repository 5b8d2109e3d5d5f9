import type { Cell, Fact, Value } from "../../../model/fact.ts";
import { digitsIn } from "../../shared/digit-grid.ts";
import { candidatesOf, firstOf, isStruck, placesOf, rowOfSets, strikesOf } from "../native/als-finding.ts";
import { linkedSets } from "../native/als-links.ts";
import type { AlmostLockedSets } from "../native/als-sets.ts";
import { linksAlong } from "../native/set-links.ts";
import { finderBy, type Told } from "../native/set-pattern.ts";
import type { Pencilled, SudokuRule } from "../native/sight.ts";
import { type SetChain, SetChains } from "./als-chain-search.ts";
import { SETS } from "./strikes.ts";

/** Sets in a row, each linked with the next by another digit than with the one before: the first or the last holds any digit that both have. */
export const ALS_CHAIN: SudokuRule = {
  id: "als-chain",
  level: 5,
  wordy: 4,
  advanced: true,
  name: { en: "Almost locked set chain", zh: "待定数组链" },
  text: {
    en: "The first or the last of {n} linked sets, in {A} or in {B}, holds {z}, so {out}.",
    zh: "从{A}到{B}有 {n} 个待定数组依次相连，首尾两组之一必有 {z}，所以 {out}。",
  },
  laws: ["box", "row", "column", "cell"],
  find: finderBy(chains, (view) => SETS.on(view).isAny),
};

function* chains(view: Pencilled, among?: readonly Cell[], adds?: readonly Fact[]): Iterable<Told | number> {
  const linked = linkedSets(view);
  const search = new SetChains(linked, view.puzzle.size + 1);
  const struck = among ? null : SETS.on(view);
  // What a chain strikes sees both its ends.
  for (const [cell, digit] of candidatesOf(view, linked.sets, { among, adds, fewest: 2 })) {
    if (struck?.has(cell, digit) === false) continue;
    const chain = search.shortest(cell, digit);
    if (chain) yield told(linked.sets, chain, cell, digit);
    yield search.work;
  }
}

/** All that a chain strikes, the candidate that it was searched for first: about its cell the chain is found again. */
function told(sets: AlmostLockedSets, { row, by }: SetChain, cell: Cell, digit: Value): Told {
  const one = row[0];
  const other = row[row.length - 1];
  const shared = sets.digits[one] & sets.digits[other] & ~(1 << by[0]) & ~(1 << by[by.length - 1]);
  const held = digitsIn(shared).filter((each) => isStruck(sets, one, other, each));
  const strikes = firstOf(strikesOf(sets, [one, other], held), cell, digit);
  const [A, B] = placesOf(sets, [one, other], 3);
  return {
    pattern: rowOfSets(sets, row, by, strikes),
    bindings: { A, B, n: { as: "number", of: row.length } },
    links: linksAlong(sets, row, by, held),
  };
}
