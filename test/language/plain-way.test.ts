import "../slow.ts";
import { describe, expect, it } from "vitest";
import { sudokuThinking } from "../../engine/kinds/sudoku/think.ts";
import { SUDOKU_VOCABULARY } from "../../engine/kinds/sudoku/vocabulary.ts";
import { compileRules } from "../../engine/language/run/compile.ts";
import type { Fact } from "../../engine/model/fact.ts";
import { randomFrom } from "../../engine/model/random.ts";
import type { Asker, Firing } from "../../engine/model/rule.ts";
import { anySize, blankPuzzle, gridWith, randomFacts } from "../sudoku/board.ts";

/** What the language can say and Sudoku's own rules do not. */
const FURTHER = `
rule "All of them" for H in houses, d in digits, c in H if all x in H where x != c: x not d, c open then c is d
rule "None but" for c in cells, d in digits if no e in digits: (e != d and c can e), c open then c is d
rule "One place" for H in boxes, d in digits if one x in H: x can d for c in spots(d, H) if c open then c is d
rule "Counted" for H in rows, d in digits if count(x in H: x can d) = 2 for {a, b} = spots(d, H) if box(a) = box(b) then each x in box(a) - H: x not d
rule "Some filled" for H in cols if some x in H: not x open for c in blank(H) if marks(c) = digits - placed(H) then each x in H, d in placed(H) - 1: x not d
rule "Two of three" for H in boxes, T in subset(2, digits) if size(H - blank(H)) > 1 for c in blank(H) if marks(c) subset T for e in blank(H) - c if marks(e) subset T then each x in H - c - e, d in T: x not d
rule "Either" for c in cells, d in digits if c can d, (all x in row(c) - c: x not d) or (all x in col(c) - c: x not d) or c is d then each e in digits - d: c not e
rule "Pairs of cells" for {a, b} in cells if a is 1 for d in marks(b) if b in peers(a), d < 3, not (d != 1) then b not d
rule "Set as a whole" for H in rows, K in cols if H & K not 3, size(rows(H & K)) = 1 then H - K not 4; each x in H & K: x not 5
`;

/** All firings of a walk in which some facts become known on the way, told too. */
function walk(
  asker: Asker,
  size: Parameters<typeof blankPuzzle>[0],
  facts: readonly Fact[],
  late: readonly Fact[],
): unknown[] {
  const grid = gridWith(blankPuzzle(size), facts);
  const seen: unknown[] = [];
  const news = [...late];
  for (let pass = 0; pass < 3; pass++) {
    asker.rewind();
    for (let count = 0; count < 20; count++) {
      const firing: Firing | null = asker.next(grid);
      if (!firing) break;
      seen.push(asker.explain(grid, firing));
      const added = [...firing.adds.slice(0, 1 + (count % 2)), ...news.splice(0, 2)].filter((fact) =>
        grid.add(fact),
      );
      asker.touch(added);
    }
  }
  return seen;
}

function alike(text: string, boards: number, seed: number): number {
  const quick = compileRules(text, SUDOKU_VOCABULARY).rules;
  const plain = compileRules(text, SUDOKU_VOCABULARY, { plain: true }).rules;
  const random = randomFrom(seed);
  let fired = 0;
  for (let board = 0; board < boards; board++) {
    const size = board % 12 === 0 ? 9 : anySize(random) === 6 ? 6 : 4;
    const facts = random.shuffle([...randomFacts(size, random)]);
    const late = facts.splice(0, random.below(20));
    quick.forEach((rule, at) => {
      const one = walk(rule.on(blankPuzzle(size)), size, facts, late);
      const other = walk(plain[at].on(blankPuzzle(size)), size, facts, late);
      expect(one).toEqual(other);
      fired += one.length;
    });
  }
  return fired;
}

describe("masks, tables and keys", () => {
  it("come to the same steps in the same order as the rules of Sudoku gone through as they are written", () => {
    expect(alike(sudokuThinking.ruleText ?? "", 60, 3)).toBeGreaterThan(500);
  });

  it("do so for all that the language can say", () => {
    const { problems } = compileRules(FURTHER, SUDOKU_VOCABULARY);
    expect(problems).toEqual([]);
    expect(alike(FURTHER, 60, 4)).toBeGreaterThan(200);
  });
});
