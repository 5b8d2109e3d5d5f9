import { shrink } from "../../../language/run/shrink.ts";
import { type Cell, cellOf, type Fact, is, isNot, valueOf } from "../../../model/fact.ts";
import { allDigits, digitsIn, notIn } from "../../shared/digit-grid.ts";
import type { NativeFinding } from "../../shared/native-rule.ts";
import type { Pencilled, SudokuRule } from "../native/sight.ts";
import type { Houses } from "../puzzle/houses.ts";
import { branchesOf, type ExocetBranch } from "./exocet-branch.ts";
import { type Exocet, exocetsOn } from "./exocet-search.ts";

/** Base and targets hold the same two digits: what goes whichever two they are. */
export const EXOCET: SudokuRule = {
  id: "junior-exocet",
  level: 6,
  advanced: true,
  apart: true,
  seldom: true,
  bulky: true,
  name: { en: "Junior exocet", zh: "初级飞鱼导弹" },
  text: {
    en: "Off the band each digit of base {S} fits but twice across, so targets {T} hold the same two: {c} loses {E}.",
    zh: "带外交叉线上各数字最多两次，所以基格 {S} 与目标格 {T} 数字相同，{c} 不是 {E}。",
  },
  laws: ["box", "row", "column", "cell"],
  find,
};

/** A search takes as long as so many steps of evaluation. */
const WORK = 5_000;

function* find({ grid, houses }: Pencilled, only?: Cell): Iterable<NativeFinding | number> {
  const left = grid.left();
  for (const followed of followedOn(houses, left))
    for (let cell = only ?? 0; cell < (only === undefined ? left.length : only + 1); cell++) {
      const struck = left[cell] & ~followed.kept[cell];
      if (struck !== 0) yield findingOf(houses, left, followed, cell, struck);
    }
  yield WORK;
}

/** An exocet, and what follows from each pair. */
interface Followed {
  readonly exocet: Exocet;
  readonly branches: readonly ExocetBranch[];
  /** By cell, the candidates that some pair leaves. */
  readonly kept: Uint16Array;
}

/** Those that strike something, as far as some pair can be. */
function* followedOn(houses: Houses, left: Uint16Array): Iterable<Followed> {
  for (const exocet of exocetsOn(left)) {
    const branches: ExocetBranch[] = [];
    const kept = new Uint16Array(left.length);
    let canBe = false;
    let strikes = true;
    for (const branch of branchesOf(houses, left, exocet)) {
      branches.push(branch);
      if (branch.isBroken) continue;
      canBe = true;
      for (let cell = 0; cell < kept.length; cell++) kept[cell] |= branch.left[cell];
      strikes = kept.some((digits, cell) => digits !== left[cell]);
      if (!strikes) break;
    }
    if (canBe && strikes) yield { exocet, branches, kept };
  }
}

function findingOf(
  houses: Houses,
  left: Uint16Array,
  followed: Followed,
  cell: Cell,
  struck: number,
): NativeFinding {
  const { base, targets, digits, crossing } = followed.exocet;
  const adds = digitsIn(struck).map((digit) => isNot(cell, digit));
  let exact: readonly Fact[] | undefined;
  return {
    adds,
    because() {
      exact ??= shrink(premisesOf(followed, left, adds), (kept) =>
        isStruckKnowing(houses, kept, cell, struck),
      );
      return [...exact];
    },
    bindings: () => ({
      S: { as: "cells", of: [...base] },
      T: { as: "cells", of: [...targets] },
      D: { as: "values", of: digitsIn(digits) },
      c: { as: "cell", of: cell },
      E: { as: "values", of: digitsIn(struck) },
    }),
    marks: () => ({ area: [...crossing], cause: [...base, ...targets], target: [cell] }),
    sets: () =>
      [base, ...targets.map((cell) => [cell])].map((cells) =>
        cells.flatMap((cell) => digitsIn(left[cell]).map((digit) => is(cell, digit))),
      ),
    about: (some) =>
      findingOf(
        houses,
        left,
        followed,
        cell,
        some.reduce((bits, fact) => bits | (1 << valueOf(fact)), 0),
      ),
  };
}

/** Whether exocets, one by itself, strike these candidates where nothing else is known. */
function isStruckKnowing(houses: Houses, facts: readonly Fact[], cell: Cell, struck: number): boolean {
  const left = new Uint16Array(houses.peers.length).fill(allDigits(houses.size));
  for (const fact of facts) left[cellOf(fact)] &= ~(1 << valueOf(fact));
  for (const exocet of exocetsOn(left)) if (isStruckBy(houses, left, exocet, cell, struck)) return true;
  return false;
}

/** Whether some pair can be, and none that can leaves one of these candidates. */
function isStruckBy(houses: Houses, left: Uint16Array, exocet: Exocet, cell: Cell, struck: number): boolean {
  let some = false;
  for (const branch of branchesOf(houses, left, exocet)) {
    if (branch.isBroken) continue;
    if ((branch.left[cell] & struck) !== 0) return false;
    some = true;
  }
  return some;
}

/** What makes the pattern, and what is out where a pair breaks or strikes; enough, and hardly more. */
function premisesOf({ exocet, branches }: Followed, left: Uint16Array, adds: readonly Fact[]): Fact[] {
  const why = (branch: ExocetBranch): readonly Fact[] =>
    branch.isBroken ? branch.whyBroken() : adds.flatMap((fact) => branch.whyOut(cellOf(fact), valueOf(fact)));
  return [...new Set([...patternOf(exocet, left), ...branches.flatMap(why)])];
}

/** What makes it one: all candidates that are out of the base, and those of its digits in the targets, beside them and across. */
function patternOf({ base, targets, beside, crossing, digits }: Exocet, left: Uint16Array): Fact[] {
  const all = allDigits(Math.sqrt(left.length));
  const facts = base.flatMap((cell) => digitsIn(all & ~left[cell]).map((digit) => isNot(cell, digit)));
  for (const digit of digitsIn(digits)) {
    const cells = [...targets, ...beside, ...crossing];
    facts.push(
      ...notIn(
        cells.filter((cell) => (left[cell] & (1 << digit)) === 0),
        digit,
      ),
    );
  }
  return facts;
}
