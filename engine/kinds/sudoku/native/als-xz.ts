import type { Value } from "../../../model/fact.ts";
import type { Step } from "../../../model/rule.ts";
import { digitsIn } from "../../shared/digit-grid.ts";
import { isStruck, placeOf, rowOfSets, strikesOf, valuesOf } from "./als-finding.ts";
import { type LinkedSets, linkedSets } from "./als-links.ts";
import type { AlmostLockedSets } from "./als-sets.ts";
import { linkBetween, linksAlong, linkWithin } from "./set-links.ts";
import { finderBy, type Told } from "./set-pattern.ts";
import type { Pencilled, SudokuRule } from "./sight.ts";

/** Two sets that cannot both hold a digit: one lacks it, and holds all its others. */
export const ALS_XZ: SudokuRule = {
  id: "als-xz",
  level: 5,
  advanced: true,
  name: { en: "Almost locked sets", zh: "待定数组双强链" },
  text: {
    en: "Only one set, in {A} or in {B}, can hold {x}; the other holds {z}, so {out}.",
    zh: "{A}和{B}的两个待定数组只有一组能有 {x}，另一组必有 {z}，所以 {out}。",
  },
  laws: ["box", "row", "column", "cell"],
  find: finderBy((view) => pairsBy(single, view)),
};

/** Two sets that cannot both hold either of two digits: each lacks one of the two, so all other digits are in their sets. */
export const ALS_XZ_DOUBLE: SudokuRule = {
  id: "als-xz-doubly-linked",
  level: 5,
  advanced: true,
  name: { en: "Doubly linked almost locked sets", zh: "待定数组双链" },
  text: {
    en: "Sets in {A} and in {B} hold one of {x} each and all their other digits, so {out}.",
    zh: "{A}和{B}的两个待定数组各有 {x} 中的一个，其余数字也都在组内，所以 {out}。",
  },
  laws: ["box", "row", "column", "cell"],
  find: finderBy((view) => pairsBy(double, view)),
};

/** What each pair of linked sets concludes in a way. */
function* pairsBy(
  way: (sets: AlmostLockedSets, pair: Pair) => Told[],
  view: Pencilled,
): Iterable<Told | number> {
  const linked = linkedSets(view);
  yield linked.to.length;
  for (const pair of pairsOf(linked)) yield* way(linked.sets, pair);
}

/** Two linked sets, and the digits that link them. */
interface Pair {
  readonly sets: readonly [number, number];
  readonly by: readonly Value[];
}

function pairsOf({ sets, start, to, by }: LinkedSets): Pair[] {
  const pairs: { sets: [number, number]; by: Value[] }[] = [];
  const latest = new Int32Array(sets.count).fill(-1);
  for (let one = 0; one < sets.count; one++) {
    const first = pairs.length;
    for (let link = start[one]; link < start[one + 1]; link++) {
      const other = to[link];
      if (other < one) continue;
      if (latest[other] < first) latest[other] = pairs.push({ sets: [one, other], by: [] }) - 1;
      pairs[latest[other]].by.push(by[link]);
    }
  }
  return pairs;
}

/** What follows from each link by itself: one of the sets holds every digit that they share beside it. */
function single(sets: AlmostLockedSets, { sets: pair, by }: Pair): Told[] {
  const [one, other] = pair;
  const shared = sets.digits[one] & sets.digits[other];
  return by.flatMap((x) => {
    const held = digitsIn(shared & ~(1 << x)).filter((digit) => isStruck(sets, one, other, digit));
    if (held.length === 0) return [];
    const pattern = rowOfSets(sets, pair, [x], strikesOf(sets, pair, held));
    const bindings = { ...namesOf(sets, pair), x: { as: "value", of: x } } as const;
    return { pattern, bindings, links: linksAlong(sets, pair, [x], held) };
  });
}

/** What follows from two links: their digits are in either set, every other digit of a set is in that set. */
function double(sets: AlmostLockedSets, { sets: pair, by: [x, y] }: Pair): Told[] {
  if (y === undefined) return [];
  const own = (set: number): Value[] => digitsIn(sets.digits[set] & ~(1 << x) & ~(1 << y));
  const isIdle =
    !isStruck(sets, ...pair, x) &&
    !isStruck(sets, ...pair, y) &&
    pair.every((set) => own(set).every((digit) => !isStruck(sets, set, set, digit)));
  if (isIdle) return [];
  const strikes = [
    ...strikesOf(sets, pair, [x, y]),
    ...pair.flatMap((set) => strikesOf(sets, [set], own(set))),
  ];
  if (strikes.length === 0) return [];
  const pattern = rowOfSets(sets, [...pair, pair[0]], [x, y], strikes);
  const [one, other] = pair;
  return [
    {
      pattern: { ...pattern, sets: pattern.sets.slice(0, 2) },
      bindings: { ...namesOf(sets, pair), x: valuesOf([x, y]) },
      links: [
        linkWithin(sets, one, y, x),
        linkBetween(sets.cells[one], sets.cells[other], x),
        linkWithin(sets, other, x, y),
        linkBetween(sets.cells[other], sets.cells[one], y),
      ],
    },
  ];
}

function namesOf(sets: AlmostLockedSets, [one, other]: Pair["sets"]): Step["bindings"] {
  return { A: placeOf(sets, one), B: placeOf(sets, other) };
}
