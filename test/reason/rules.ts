import { type Fact, is, isNot } from "../../engine/model/fact.ts";
import type { Grid } from "../../engine/model/grid.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { assert } from "../../engine/model/result.ts";
import type { Asker, Rule, Step } from "../../engine/model/rule.ts";
import { wholeKind } from "../kinds/whole.ts";

/** A puzzle of a kind from its text, with the laws that also force. */
export function read(kind: string, text: string): Puzzle {
  const whole = wholeKind(kind);
  assert(whole !== undefined, "the kind is known");
  const puzzle = whole.play.parse(text);
  assert(puzzle.ok, `the text is a puzzle: ${text}`);
  return whole.think.prepare(puzzle.value);
}

/** A 4x4 Sudoku of which nothing is given. */
export const BLANK = read("sudoku", "0".repeat(16));

const words = { en: "{x}", zh: "{x}" };

/** A firing written by hand: what it adds, and because of what. */
export function firing(adds: readonly Fact[], because: readonly Fact[] = []): Pick<Step, "adds" | "because"> {
  return { adds, because };
}

/** A rule that knows a few firings by heart, and fires where their premises are known. */
export function ruleOf(
  id: string,
  level: number,
  firings: readonly Pick<Step, "adds" | "because">[],
  advanced = false,
): Rule {
  return {
    id,
    name: words,
    level,
    advanced,
    text: words,
    *find(_, grid) {
      for (const { adds, because } of firings) {
        if (!because.every((fact) => grid.knows(fact))) continue;
        yield { rule: id, adds, because, laws: [], bindings: {} };
      }
    },
  };
}

/** Every fact that a grid knows. */
export function knownOn(puzzle: Puzzle, grid: Grid): Fact[] {
  const facts: Fact[] = [];
  for (let cell = 0; cell < puzzle.cells; cell++) {
    for (let value = 0; value < puzzle.values; value++) {
      for (const fact of [is(cell, value), isNot(cell, value)]) if (grid.knows(fact)) facts.push(fact);
    }
  }
  return facts;
}

/** Puzzles of both kinds on which rules have something to say, some of them beyond what named rules solve. */
export const SOME: readonly (readonly [string, string])[] = [
  ["sudoku", "1000001000020400"],
  ["sudoku", "605103000000000903000600000086010005400000007100020340000001000709000000000904801"],
  ["sudoku", "200008305100006000960070200050600800000020000002001090001060053000300008403500006"],
  ["sudoku", "200000500000200907040500000070083002010000070500720060000008020301009000007000004"],
  ["nurikabe", "8/8/m4h2y4g3g3h3q1i4g21m"],
  ["nurikabe", "10/10/g7i5h6j1s3m5v5g2v2t3g3j2l"],
];

/** What `tired` says when it gives up. */
export const TROUBLE = { en: "over its budget", zh: "超出预算" };

/** A rule of level 1 that gives up at once; only one that can wait is asked by `findAll` as the chainer asks it. */
export function tired(canWait: boolean): Rule {
  const asker: Asker = {
    touch: () => undefined,
    calm: () => undefined,
    rewind: () => undefined,
    next: () => null,
    explain: () => ({ rule: "tired", adds: [], because: [], laws: [], bindings: {} }),
    ...(canWait && { isWaiting: false }),
    spent: 1,
    trouble: TROUBLE,
  };
  return { ...ruleOf("tired", 1, []), on: () => asker };
}
