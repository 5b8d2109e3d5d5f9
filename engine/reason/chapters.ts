import { type Argument, linesOf, type Statement } from "../model/argument.ts";
import { withKept } from "../model/kept.ts";
import type { Step } from "../model/rule.ts";

/** Most lines of a chapter, and of a whole argument: somewhat more is told in one go rather than in two chapters. */
export interface ChapterLines {
  readonly most: number;
  readonly whole: number;
}

/** Few enough to be read in one go; with these one argument or chapter in twelve has more lines than a chapter may have. */
export const CHAPTER: ChapterLines = { most: 14, whole: 22 };

/**
 * A long argument as several, each of which ends with a statement to keep, the last one with its own; none has more lines than it may have
 * unless one statement has. Each is complete: what it cites of an earlier one stands in it as kept.
 */
function chaptersOf(argument: Argument, { most, whole }: ChapterLines): Argument[] {
  const told = [...argument.keys()].filter((at) => !argument[at].isKept);
  const isShort = linesOf(told.map((at) => argument[at])) <= whole;
  const parts = isShort ? [told] : fewest(argument, told, most);
  return parts.map((part) => chapterOf(argument, part));
}

/** The statements in few chapters: those from two orders to fill them in, as they were told and with those first on which most rests. */
function fewest(argument: Argument, told: readonly number[], most: number): number[][] {
  const above = heights(argument);
  const highest = told.toSorted((a, b) => above[b] - above[a] || linesAt(argument, b) - linesAt(argument, a));
  const ways = [told, highest].map((order) => balanced(argument, filled(argument, order, most), most));
  return ways.reduce((best, way) => (isBetter(way.cut, best.cut) ? way : best)).parts;
}

/** By statement: the lines of the longest row of statements that each cite the one before, from one that cites this one on. */
function heights(argument: Argument): number[] {
  const above = argument.map(() => 0);
  for (let at = argument.length - 1; at >= 0; at--)
    for (const { cites } of argument[at].lines)
      if (cites !== undefined) above[cites] = Math.max(above[cites], above[at] + linesAt(argument, at));
  return above;
}

function linesAt(argument: Argument, at: number): number {
  return linesOf([argument[at]]);
}

/** An order of full chapters: each takes the next statements that fit and cite nothing that is untold. What is cited stands first in the given one. */
function filled(argument: Argument, told: readonly number[], most: number): number[] {
  const order: number[] = [];
  let left = told;
  const untold = new Set(told);
  while (left.length > 0) {
    let room = most;
    for (const at of left) {
      const own = linesAt(argument, at);
      const isReady = argument[at].lines.every(({ cites }) => cites === undefined || !untold.has(cites));
      if (!isReady || (own > room && at !== left[0])) continue;
      room -= own;
      untold.delete(at);
      order.push(at);
    }
    left = left.filter((at) => untold.has(at));
  }
  return order;
}

/** The best way to tell the first statements of an order: its last chapter begins at `from`. */
interface Cut {
  readonly from: number;
  readonly chapters: number;
  /** Sum of the squares of their lines: the smaller, the more alike they are. */
  readonly squares: number;
}

function isBetter(one: Cut, other: Cut): boolean {
  return one.chapters < other.chapters || (one.chapters === other.chapters && one.squares < other.squares);
}

/** An order cut into as few chapters as fit, and these as alike in length as can be. */
function balanced(
  argument: Argument,
  order: readonly number[],
  most: number,
): { readonly parts: number[][]; readonly cut: Cut } {
  const cuts: Cut[] = [{ from: 0, chapters: 0, squares: 0 }];
  for (const [at, statement] of order.entries()) {
    let lines = linesAt(argument, statement);
    let best = cutAfter(cuts, at, lines);
    for (let from = at - 1; from >= 0; from--) {
      lines += linesAt(argument, order[from]);
      if (lines > most) break;
      const cut = cutAfter(cuts, from, lines);
      if (isBetter(cut, best)) best = cut;
    }
    cuts.push(best);
  }
  const parts: number[][] = [];
  for (let until = order.length; until > 0; until = cuts[until].from)
    parts.unshift(order.slice(cuts[until].from, until));
  return { parts, cut: cuts[order.length] };
}

function cutAfter(cuts: readonly Cut[], from: number, lines: number): Cut {
  return { from, chapters: cuts[from].chapters + 1, squares: cuts[from].squares + lines ** 2 };
}

function chapterOf(argument: Argument, part: readonly number[]): Argument {
  const all = new Set<number>();
  const take = (at: number): void => {
    for (const { cites } of argument[at].lines) if (cites !== undefined && !all.has(cites)) take(cites);
    all.add(at);
  };
  for (const at of part) take(at);
  const order = [...all].sort((a, b) => a - b);
  return order.map((at): Statement => {
    const { lines } = argument[at];
    const renumbered = lines.map((line) =>
      line.cites === undefined ? line : { ...line, cites: order.indexOf(line.cites) },
    );
    return { ...argument[at], lines: renumbered, ...(!part.includes(at) && { isKept: true }) };
  });
}

/** Steps as they are told one after another, a long argument in chapters, which add nothing to the board but the last. */
export function inChapters(steps: readonly Step[], lines: ChapterLines): Step[] {
  return withKept(steps).flatMap((step) => {
    if (!step.argument) return [step];
    const chapters = chaptersOf(step.argument, lines);
    return chapters.map((chapter, at) => ({
      ...step,
      adds: at === chapters.length - 1 ? step.adds : [],
      because: [...new Set(chapter.flatMap(({ because }) => because))].sort((a, b) => a - b),
      argument: chapter,
    }));
  });
}
