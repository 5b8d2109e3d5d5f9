import type { Step } from "../../../model/rule.ts";
import { digitsIn } from "../../shared/digit-grid.ts";
import { isStruck, placesOf, rowOfSets, strikesOf, valuesOf } from "../native/als-finding.ts";
import { type LinkedPair, linkedSets } from "../native/als-links.ts";
import type { AlmostLockedSets } from "../native/als-sets.ts";
import { linkBetween, linksAlong, linkWithin } from "../native/set-links.ts";
import { finderBy, type Told } from "../native/set-pattern.ts";
import type { Pencilled, SudokuRule } from "../native/sight.ts";
import { SETS } from "./strikes.ts";

/** Two sets that cannot both hold a digit: one lacks it, and holds all its others. */
export const ALS_XZ: SudokuRule = {
  id: "als-xz",
  level: 5,
  wordy: 4,
  advanced: true,
  name: { en: "Almost locked sets", zh: "待定数组双强链" },
  text: {
    en: "{x} fits in one of the sets in {A} and {B}; the other holds {z}, so {out}.",
    zh: "{A}和{B}的两个待定数组只有一组能有 {x}，另一组必有 {z}，所以 {out}。",
  },
  laws: ["box", "row", "column", "cell"],
  find: finderBy(
    (view) => pairsBy(single, view),
    (view) => SETS.isOpen(view),
  ),
};

/** Two sets that cannot both hold either of two digits: each lacks one of the two, so all other digits are in their sets. */
export const ALS_XZ_DOUBLE: SudokuRule = {
  id: "als-xz-doubly-linked",
  level: 5,
  wordy: 4,
  advanced: true,
  name: { en: "Doubly linked almost locked sets", zh: "待定数组环" },
  text: {
    en: "Of {x}, sets in {A} and {B} have just one each, and so all their others: {out}.",
    zh: "{A}和{B}的两个待定数组里，{x} 各归一组，其余数字都在组内，所以 {out}。",
  },
  laws: ["box", "row", "column", "cell"],
  find: finderBy(
    (view) => pairsBy(double, view),
    (view) => SETS.isOpen(view),
  ),
};

/** What each pair of linked sets concludes in a way. */
function* pairsBy(
  way: (sets: AlmostLockedSets, pair: LinkedPair) => Told[],
  view: Pencilled,
): Iterable<Told | number> {
  const linked = linkedSets(view);
  yield linked.to.length;
  for (const pair of linked.pairs) yield* way(linked.sets, pair);
}

const NONE: Told[] = [];

/** What follows from each link by itself: one of the sets holds every digit that they share beside it. */
function single(sets: AlmostLockedSets, { sets: pair, by }: LinkedPair): Told[] {
  const [one, other] = pair;
  const shared = sets.digits[one] & sets.digits[other];
  let struck = 0;
  for (let rest = shared; rest; rest &= rest - 1) {
    const digit = 31 - Math.clz32(rest & -rest);
    if (isStruck(sets, one, other, digit)) struck |= rest & -rest;
  }
  if (struck === 0) return NONE;
  return by.flatMap((x) => {
    const held = digitsIn(struck & ~(1 << x));
    if (held.length === 0) return [];
    const pattern = rowOfSets(sets, pair, [x], strikesOf(sets, pair, held));
    const bindings = { ...namesOf(sets, pair, 3), x: { as: "value", of: x } } as const;
    return { pattern, bindings, links: linksAlong(sets, pair, [x], held) };
  });
}

/** What follows from two links: their digits are in either set, every other digit of a set is in that set. */
function double(sets: AlmostLockedSets, { sets: pair, by: [x, y] }: LinkedPair): Told[] {
  if (y === undefined) return NONE;
  const [first, second] = pair;
  const own = (set: number): number => sets.digits[set] & ~(1 << x) & ~(1 << y);
  const isIdle =
    !isStruck(sets, first, second, x) &&
    !isStruck(sets, first, second, y) &&
    !strikesAlone(sets, first, own(first)) &&
    !strikesAlone(sets, second, own(second));
  if (isIdle) return NONE;
  const strikes = [
    ...strikesOf(sets, pair, [x, y]),
    ...pair.flatMap((set) => strikesOf(sets, [set], digitsIn(own(set)))),
  ];
  if (strikes.length === 0) return [];
  const pattern = rowOfSets(sets, [...pair, pair[0]], [x, y], strikes);
  return [
    {
      pattern: { ...pattern, sets: pattern.sets.slice(0, 2) },
      bindings: { ...namesOf(sets, pair, 2), x: valuesOf([x, y]) },
      links: [
        linkWithin(sets, first, y, x),
        linkBetween(sets.cells[first], sets.cells[second], x),
        linkWithin(sets, second, x, y),
        linkBetween(sets.cells[second], sets.cells[first], y),
      ],
    },
  ];
}

/** Whether some candidate sees all places of one of the digits in a set. */
function strikesAlone(sets: AlmostLockedSets, set: number, digits: number): boolean {
  for (let rest = digits; rest; rest &= rest - 1)
    if (isStruck(sets, set, set, 31 - Math.clz32(rest & -rest))) return true;
  return false;
}

function namesOf(sets: AlmostLockedSets, pair: LinkedPair["sets"], most: number): Step["bindings"] {
  const [A, B] = placesOf(sets, pair, most);
  return { A, B };
}
