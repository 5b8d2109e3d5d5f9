import type { Cell } from "../../../model/fact.ts";
import type { MakeWatch } from "../../contract/make-watch.ts";
import type { SudokuSize } from "../puzzle/houses.ts";
import { countAnswers, hasOther, lastAnswer } from "../solver/solver.ts";
import { swapsFor, type UnavoidableSets } from "./swaps.ts";

/** Share of the groups that is dug out before the first question, in percent: so many nearly always go. */
const FIRST = 57;
/** Node limit of one question; hundreds of times the most that any is known to need. */
const NODES = 100_000;

/** Working memory of digging, reused for every board of the size. */
interface Desk {
  readonly swaps: UnavoidableSets;
  /** The digits left on the board. */
  readonly digits: Uint8Array;
  /** By group: 1 when it is dug out. */
  readonly isOut: Uint8Array;
  /** The latest other answer. */
  readonly other: Uint8Array;
}

const desks = new Map<SudokuSize, Desk>();

/**
 * Digs holes into a full board: takes the groups of cells in order, and each is dug out if one answer is left
 * without it; a refused group is never tried again. Stops at `least` givens. Null when a question went beyond
 * its node limit.
 *
 * It asks less than one question a group. Sets of cells of which one must be given are known from the start,
 * or are learnt: the first groups are dug out at once, and where a search then finds another answer, the
 * cells in which it differs are such a set; the last of them in order is given again for good, and digging
 * goes on from there. The result is the same as with a question for each: cells given again were needed, and
 * for the dug ones uniqueness is proved in the end.
 */
export function dig(
  size: SudokuSize,
  full: Uint8Array,
  order: readonly (readonly Cell[])[],
  least: number,
  watch?: MakeWatch,
): number[] | null {
  const desk = deskFor(size);
  const { swaps, digits, isOut, other } = desk;
  swaps.begin(full, order);
  digits.set(full);
  isOut.fill(0);
  let givens = full.length;
  let stride = Math.ceil((order.length * FIRST) / 100);
  watch?.told("begun", digits, [], 0);

  for (let decided = 0; decided < order.length; stride = 1) {
    let end = decided;
    let out = 0;
    let told = decided;
    let latest: readonly Cell[] = [];
    for (;;) {
      for (; end < order.length && out < stride; end++) {
        const group = order[end];
        if (swaps.needs(end) || givens - group.length < least) continue;
        for (const cell of group) digits[cell] = 0;
        givens -= group.length;
        isOut[end] = 1;
        swaps.digOut(end);
        latest = group;
        out++;
      }
      if (out === 0) break;
      if (end > told) watch?.told("dug", digits, holesIn(order, isOut, told, end), 0);
      told = end;
      const found = findOther(size, desk, full, out === 1 ? latest : []);
      if (found < 0) return null;
      if (watch) tellAnswer(watch, found, full, desk);
      if (found === 0) break;
      const holes = watch ? holesIn(order, isOut, 0, end) : [];
      for (const last = swaps.learn(other); end > last; ) {
        end--;
        if (!isOut[end]) continue;
        for (const cell of order[end]) digits[cell] = full[cell];
        givens += order[end].length;
        isOut[end] = 0;
        swaps.putBack(end);
        out--;
      }
      told = Math.min(told, end);
      const back = holes.filter((cell) => digits[cell] > 0);
      watch?.told("put-back", digits, back, 0);
    }
    decided = end;
  }
  return Array.from(digits);
}

/** The cells of the groups from one on, up to another, that are dug out. */
function holesIn(
  order: readonly (readonly Cell[])[],
  isOut: Uint8Array,
  from: number,
  to: number,
): readonly Cell[] {
  return order.slice(from, to).flatMap((group, at) => (isOut[from + at] ? group : []));
}

/** The answer to the question for a second answer, with the cells in which that differs. */
function tellAnswer(watch: MakeWatch, found: number, full: Uint8Array, { digits, other }: Desk): void {
  const differing = [...full.keys()].filter((cell) => found > 0 && full[cell] !== other[cell]);
  watch.told(found > 0 ? "other" : "one", digits, differing, 0);
}

function deskFor(size: SudokuSize): Desk {
  let desk = desks.get(size);
  if (!desk) {
    const bytes = () => new Uint8Array(size * size);
    desk = { swaps: swapsFor(size), digits: bytes(), isOut: bytes(), other: bytes() };
    desks.set(size, desk);
  }
  return desk;
}

/**
 * Whether the desk has an answer other than the full board: 1 yes, 0 no, -1 not known. If `cells` are given,
 * only answers that differ in one of them count.
 */
function findOther(
  size: SudokuSize,
  { digits, other }: Desk,
  full: Uint8Array,
  cells: readonly Cell[],
): number {
  if (cells.length === 1) {
    const found = hasOther(digits, size, cells[0], full[cells[0]], NODES);
    if (found > 0) lastAnswer(other);
    return found;
  }
  const first = countAnswers(digits, size, 1, NODES);
  if (first < 0) return first;
  lastAnswer(other);
  if (full.some((digit, cell) => digit !== other[cell])) return 1;
  const both = countAnswers(digits, size, 2, NODES);
  lastAnswer(other);
  return both < 0 ? both : both - 1;
}
