import { describe, expect, it } from "vitest";
import { type Fact, is, isNot } from "../../../engine/model/fact.ts";
import { run } from "../../../engine/model/job.ts";
import { gridOf, type Puzzle } from "../../../engine/model/puzzle.ts";
import type { Rule } from "../../../engine/model/rule.ts";
import { askerOf } from "../../../engine/reason/chain/asker.ts";
import { Chain } from "../../../engine/reason/chain/chain.ts";
import { readPosition } from "../../../puzzles/terminal/read-position.ts";
import { EXTRA, extraLines, HAS_EXTRA } from "../../extra.ts";
import { wholeKind } from "../../kinds/whole.ts";
import { share } from "../../share.ts";

interface Case {
  readonly technique: string;
  readonly fail: boolean;
  readonly eliminations: readonly { d: number; cell: number }[];
  readonly placements: readonly { d: number; cell: number }[];
}

/** Techniques of a family, the rules that find them, and what share of the positions they find, in percent, at least. */
const FAMILIES: readonly (readonly [family: string, techniques: RegExp, rules: RegExp, percent: number])[] = [
  ["fish with fins", /^(Siamese )?(Finned|Sashimi) (X|Sw|J)/, /wing|fish/, 100],
  ["uniqueness", /Uniqueness|Rectangle|Universal Grave/, /unique|rectangle|bug/, 100],
  ["almost locked sets", /Almost Locked|Death Blossom|Sue de Coq/, /als|blossom|sue|sets/, 100],
  ["plain chains", /^(X-Chain|XY-Chain|Remote Pair|AIC|.*nuous Nice Loop)$/, /pair|chain|loop/, 100],
  ["grouped chains", /^Grouped/, /chain|loop|als/, 97],
];

/** Every so many of the positions of a family is looked at. */
const EVERY = share(5, 1);

/** What some rules conclude on a position, after the rules that only keep the books. */
function addedBy(
  rules: readonly Rule[],
  books: readonly Rule[],
  puzzle: Puzzle,
  facts: readonly Fact[],
): Set<Fact> {
  const chain = new Chain(puzzle, gridOf(puzzle, facts), books);
  run(chain.run());
  const added = new Set<Fact>();
  for (const rule of rules) {
    const asker = askerOf(rule, puzzle);
    for (let found = asker.next(chain.grid); found; found = asker.next(chain.grid))
      for (const fact of found.adds) added.add(fact);
  }
  return added;
}

describe.runIf(HAS_EXTRA)(`positions of published techniques (${EXTRA})`, () => {
  const kind = wholeKind("sudoku");
  if (!kind) throw new Error("Sudoku is a kind");
  const lines = HAS_EXTRA ? extraLines("sudoku/technique-cases.jsonl") : [];
  const all: readonly Rule[] = kind.think.rules;
  const books = all.filter(({ level }) => level === 0);

  it.each(FAMILIES)("are found by the rules of the family: %s", async (_, techniques, ids, percent) => {
    const cases = lines.filter((line) => {
      const { technique, fail } = JSON.parse(line) as Case;
      return techniques.test(technique) && !fail;
    });
    const some = cases.filter((_, at) => at % EVERY === 0);
    const rules = all.filter(({ id, level }) => level > 0 && ids.test(id));
    let found = 0;
    for (const line of some) {
      const { eliminations, placements } = JSON.parse(line) as Case;
      const { puzzle, facts } = await readPosition(kind, line);
      const added = addedBy(rules, books, puzzle, facts);
      const wanted = [
        ...eliminations.map(({ cell, d }) => isNot(cell, d)),
        ...placements.map(({ cell, d }) => is(cell, d)),
      ];
      found += Number(wanted.every((fact) => added.has(fact)));
    }
    expect(some.length).toBeGreaterThan(3);
    expect((100 * found) / some.length).toBeGreaterThanOrEqual(percent);
  });
});
