import { type Argument, linesOf, type Statement } from "../model/argument.ts";
import { withKept } from "../model/kept.ts";
import type { Step } from "../model/rule.ts";

/** Most lines of a chapter, of the last one of an argument, and of a whole argument: a little more is told in one go rather than as a chapter of a few lines. */
export interface ChapterLines {
  readonly most: number;
  readonly last: number;
  readonly whole: number;
}

/** Few enough to be read in one go; with these one chapter in twelve is longer than the others may be. */
export const CHAPTER: ChapterLines = { most: 14, last: 16, whole: 18 };

/**
 * A long argument as several, each of which ends with a statement to keep, the last one with its own; none has more lines than it may have
 * unless one statement has. Each is complete: what it cites of an earlier one stands in it as kept.
 */
function chaptersOf(argument: Argument, lines: ChapterLines): Argument[] {
  const told = [...argument.keys()].filter((at) => !argument[at].isKept);
  const isShort = linesOf(told.map((at) => argument[at])) <= lines.whole;
  const parts = isShort ? [told] : balanced(argument, filled(argument, told, lines), lines);
  return parts.map((part) => chapterOf(argument, part));
}

/** The statements that are to be told in the order of full chapters: each takes the next ones that fit and cite nothing that is untold. */
function filled(argument: Argument, told: readonly number[], { most, last }: ChapterLines): number[] {
  const order: number[] = [];
  let left = told;
  const untold = new Set(told);
  while (left.length > 0) {
    let room = linesOf(left.map((at) => argument[at])) <= last ? last : most;
    for (const at of left) {
      const own = linesOf([argument[at]]);
      const isReady = argument[at].lines.every(({ cites }) => cites === undefined || !untold.has(cites));
      if (!isReady || (own > room && at !== left[0])) continue;
      room -= own;
      untold.delete(at);
      order.push(at);
    }
    left = [...untold];
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

/** An order cut into as few chapters as fit, and these as alike in length as can be. */
function balanced(argument: Argument, order: readonly number[], { most, last }: ChapterLines): number[][] {
  const cuts: Cut[] = [{ from: 0, chapters: 0, squares: 0 }];
  for (const [at, statement] of order.entries()) {
    const room = at === order.length - 1 ? last : most;
    let lines = linesOf([argument[statement]]);
    let best = cutAfter(cuts, at, lines);
    for (let from = at - 1; from >= 0; from--) {
      lines += linesOf([argument[order[from]]]);
      if (lines > room) break;
      const cut = cutAfter(cuts, from, lines);
      if (cut.chapters < best.chapters || (cut.chapters === best.chapters && cut.squares < best.squares))
        best = cut;
    }
    cuts.push(best);
  }
  const parts: number[][] = [];
  for (let until = order.length; until > 0; until = cuts[until].from)
    parts.unshift(order.slice(cuts[until].from, until));
  return parts;
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
