import type { Value } from "../../../model/fact.ts";
import { digitsIn } from "../../shared/digit-grid.ts";
import { isStruck, placesOf, rowOfSets, strikesOf } from "../native/als-finding.ts";
import { type LinkedSets, linkedSets } from "../native/als-links.ts";
import type { AlmostLockedSets } from "../native/als-sets.ts";
import { linksAlong } from "../native/set-links.ts";
import { finderBy, type Told } from "../native/set-pattern.ts";
import type { Pencilled, SudokuRule } from "../native/sight.ts";
import { SETS } from "./strikes.ts";

/** A set that is linked with two others by two digits: if the one holds the first digit, the hinge holds the second and the other does not. */
export const ALS_XY_WING: SudokuRule = {
  id: "als-xy-wing",
  level: 5,
  wordy: 4,
  advanced: true,
  name: { en: "Almost locked XY-wing", zh: "待定数组 XY 翼" },
  text: {
    en: "With {x} or {y} in {C}’s set, {A}’s lacks {x} or {B}’s {y} and has {z}: {out}.",
    zh: "{C}的待定数组有 {x} 或 {y}，所以{A}没有 {x} 或{B}没有 {y}，那组必有 {z}，{out}。",
  },
  laws: ["box", "row", "column", "cell"],
  find: finderBy(wings, (view) => SETS.isOpen(view)),
};

function* wings(view: Pencilled): Iterable<Told | number> {
  const linked = linkedSets(view);
  for (let hinge = 0; hinge < linked.sets.count; hinge++) {
    const found: Told[] = [];
    yield addWings(linked, hinge, found);
    yield* found;
  }
}

/** Adds the wings around a hinge, and tells how many pairs of links it has. */
function addWings({ sets, start, to, by }: LinkedSets, hinge: number, found: Told[]): number {
  const from = start[hinge];
  const end = start[hinge + 1];
  for (let first = from; first < end; first++) {
    const one = to[first];
    const x = by[first];
    for (let second = first + 1; second < end; second++) {
      const other = to[second];
      const y = by[second];
      if (x === y || one === other) continue;
      let struck = 0;
      for (
        let rest = sets.digits[one] & sets.digits[other] & ~((1 << x) | (1 << y));
        rest;
        rest &= rest - 1
      ) {
        const digit = 31 - Math.clz32(rest & -rest);
        if (isStruck(sets, one, other, digit)) struck |= 1 << digit;
      }
      if (struck) found.push(wing(sets, [one, hinge, other], [x, y], digitsIn(struck)));
    }
  }
  return ((end - from) * (end - from)) >> 1;
}

function wing(
  sets: AlmostLockedSets,
  [one, hinge, other]: readonly [number, number, number],
  [x, y]: readonly [Value, Value],
  held: readonly Value[],
): Told {
  const row = [one, hinge, other];
  const [A, C, B] = placesOf(sets, row, 2);
  return {
    pattern: rowOfSets(sets, row, [x, y], strikesOf(sets, [one, other], held)),
    bindings: { A, B, C, x: { as: "value", of: x }, y: { as: "value", of: y } },
    links: linksAlong(sets, row, [x, y], held),
  };
}
