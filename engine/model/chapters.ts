import { type Argument, linesOf, type Statement } from "./argument.ts";
import type { Step } from "./rule.ts";

/**
 * A long argument as several, each of which ends with a statement to keep, the last one with its own; none has more lines than `most` unless one
 * statement has. Each is complete: what it cites of an earlier one stands in it as kept.
 */
function chaptersOf(argument: Argument, most: number): Argument[] {
  const parts: number[][] = [[]];
  let lines = 0;
  for (const [at, statement] of argument.entries()) {
    if (statement.isKept) continue;
    const own = linesOf([statement]);
    if (lines + own > most && lines > 0) {
      parts.push([]);
      lines = 0;
    }
    parts[parts.length - 1].push(at);
    lines += own;
  }
  return parts.map((part) => chapterOf(argument, part));
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

/**
 * Steps as they are told one after another: a long argument in chapters, which add nothing to the board but the last; and what an earlier
 * one of these steps has told, and no other, is kept. Without `most` each argument is one.
 */
export function inChapters(steps: readonly Step[], most = Number.POSITIVE_INFINITY): Step[] {
  const told = new Set<string>();
  return steps.flatMap((step) => {
    if (!step.argument) return [step];
    const last = step.argument.length - 1;
    const argument = step.argument.map(({ isKept: _, ...statement }, at): Statement => {
      // The last one is the step itself, and proved though an earlier step had it as a finding.
      const isKept = at < last && told.has(nameOf(statement));
      return { ...statement, ...(isKept && { isKept }) };
    });
    for (const statement of argument) told.add(nameOf(statement));
    const chapters = chaptersOf(argument, most);
    return chapters.map((chapter, at) => ({
      ...step,
      adds: at === chapters.length - 1 ? step.adds : [],
      because: [...new Set(chapter.flatMap(({ because }) => because))].sort((a, b) => a - b),
      argument: chapter,
    }));
  });
}

function nameOf({ when, so }: Statement): string {
  return `${when} ${so}`;
}
