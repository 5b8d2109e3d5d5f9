import { describe, expect, it } from "vitest";
import { sudokuThinking } from "../../engine/kinds/sudoku/think.ts";
import { SUDOKU_VOCABULARY } from "../../engine/kinds/sudoku/vocabulary.ts";
import { compileRules } from "../../engine/language/run/compile.ts";
import type { Fact } from "../../engine/model/fact.ts";
import type { Grid } from "../../engine/model/grid.ts";
import { randomFrom } from "../../engine/model/random.ts";
import type { Asker, Rule } from "../../engine/model/rule.ts";
import { blankPuzzle, gridWith, randomFacts } from "../sudoku/board.ts";

const FOUR = blankPuzzle(4);

/** Everything that the rule finds, each added at once, from the front over and over. */
function exhaust(asker: Asker, grid: Grid): Fact[] {
  const found: Fact[] = [];
  for (let before = -1; before < found.length; ) {
    before = found.length;
    asker.rewind();
    for (let firing = asker.next(grid); firing; firing = asker.next(grid)) {
      for (const fact of firing.adds) grid.add(fact);
      asker.touch(firing.adds);
      found.push(...firing.adds);
    }
  }
  return found;
}

describe("a rule at work", () => {
  it("finds after a change, and after what was taken back, what a fresh one finds", () => {
    const random = randomFrom(2);
    let found = 0;
    for (let board = 0; board < 60; board++) {
      const facts = random.shuffle([...randomFacts(4, random)]);
      const late = facts.splice(0, 1 + random.below(12));
      for (const rule of sudokuThinking.rules) {
        const grid = gridWith(FOUR, facts);
        const asker = rule.on?.(FOUR) as Asker;
        exhaust(asker, grid);
        for (let branch = 0; branch < 3; branch++) {
          const back = grid.mark();
          const some = late.slice(branch).filter((fact) => grid.add(fact));
          const fresh = gridWith(FOUR, []);
          for (let cell = 0; cell < 16; cell++) copy(grid, fresh, cell);
          asker.calm();
          asker.touch(some);
          const one = exhaust(asker, grid);
          expect(one).toEqual(exhaust(rule.on?.(FOUR) as Asker, fresh));
          found += one.length;
          grid.undo(back);
        }
      }
    }
    expect(found).toBeGreaterThan(300);
  });

  it("finds in slices what it finds at once, in the same order", () => {
    const subsets = `rule "Subsets" for H in houses, T in subset(2, blank(H)) if count(d in digits: some x in T: x can d) = 2 then each x in H - T, d in digits if some y in T: y can d: x not d`;
    const written = compileRules(subsets, SUDOKU_VOCABULARY, {});
    expect(written.problems).toEqual([]);
    const rules = [...sudokuThinking.rules, ...written.rules] as readonly Rule[];
    const random = randomFrom(5);
    let found = 0;
    let pauses = 0;
    for (let board = 0; board < 30; board++) {
      const facts = [...randomFacts(4, random)];
      for (const rule of rules) {
        for (const patience of [0, 3, 50]) {
          const whole = rule.on?.(FOUR) as Asker;
          const sliced = rule.on?.(FOUR) as Asker;
          const grid = gridWith(FOUR, facts);
          for (let isOver = false; !isOver; ) {
            const wanted = whole.next(grid);
            let got = sliced.next(grid, patience);
            for (; sliced.isWaiting; got = sliced.next(grid, patience)) pauses++;
            expect(got).toEqual(wanted);
            isOver = wanted === null;
            if (wanted) found++;
          }
          whole.rewind();
          sliced.rewind();
          expect(sliced.next(grid)).toEqual(whole.next(grid));
        }
      }
    }
    expect(found).toBeGreaterThan(300);
    expect(pauses).toBeGreaterThan(3_000);
  });

  it("is stopped when it looks at too much, and says where it was", () => {
    const text = `rule "Everything" for a in cells, b in cells, c in cells, d in cells if a open, b open, c open, d is 1 then a is 2`;
    const [rule] = compileRules(text, SUDOKU_VOCABULARY, { budget: 10_000 }).rules;
    const asker = rule.on(blankPuzzle(9));
    expect(asker.next(gridWith(blankPuzzle(9), []))).toBeNull();
    expect(asker.trouble?.en).toMatch(
      /^It looked at more than 10000 combinations of a, b, c, d \(at 1 of 81 /,
    );
    expect(asker.trouble?.zh).toMatch(/a, b, c, d/);
    expect(asker.spent).toBeLessThan(11_000);
    expect(asker.next(gridWith(blankPuzzle(9), []))).toBeNull();
  });
});

/** What one grid knows of a cell, told to the other. */
function copy(from: Grid, to: Grid, cell: number): void {
  for (let digit = 1; digit <= 4; digit++) {
    for (const fact of [(cell << 14) | (digit << 1), (cell << 14) | (digit << 1) | 1] as Fact[])
      if (from.knows(fact)) to.add(fact);
  }
}

/** Rules whose reasons have to be chosen, or are at first more than is needed. */
const LOOSE = `
rule "Or" for c in cells, d in digits if (all x in row(c) - c: x not d) or (all x in col(c) - c: x not d) then c is d
rule "Some" for H in rows, d in digits if some x in H: x is d then each x in H: x not d
rule "Few" for c in cells if size(marks(c)) < 3 then each d in digits - marks(c), x in peers(c) - cells: x not d; each d in marks(c), x in row(c) & blank(cells) - c: x not d
rule "Counted" for H in boxes, d in digits if count(x in H: x can d) = 1 for c in spots(d, H) if c open then c is d
rule "Lined up" for B in boxes, d in digits, S = spots(d, B), R = row(S) then each x in R - B: x not d
rule "Between" for H in cols, S = blank(H) if size(S) >= 2, size(S) < 3 for d in digits - placed(H) then each x in H - S: x not d
`;

describe("the premises of rules that are loosely written", () => {
  const { rules, problems } = compileRules(LOOSE, SUDOKU_VOCABULARY);
  it("are read", () => expect(problems).toEqual([]));

  const drawn = (rule: Rule<typeof FOUR>, facts: readonly Fact[]): Set<Fact> =>
    new Set([...rule.find(FOUR, gridWith(FOUR, facts))].flatMap(({ adds }) => adds));

  it.each(rules.map((rule) => [rule.id, rule] as const))("suffice, and each is needed: %s", (_, rule) => {
    const random = randomFrom(7);
    let told = 0;
    for (let board = 0; board < 150; board++) {
      const facts = randomFacts(4, random);
      for (const step of [...rule.find(FOUR, gridWith(FOUR, facts))].slice(0, 3)) {
        const alone = drawn(rule, step.because);
        expect(step.adds.every((fact) => alone.has(fact))).toBe(true);
        for (const left of step.because) {
          const less = drawn(
            rule,
            step.because.filter((fact) => fact !== left),
          );
          expect(step.adds.every((fact) => less.has(fact))).toBe(false);
        }
        told++;
      }
    }
    expect(told).toBeGreaterThan(20);
  });
});
