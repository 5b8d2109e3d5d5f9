import type { Fact } from "../../engine/model/fact.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import type { Asker, Rule } from "../../engine/model/rule.ts";

/** New facts that each rule came to. */
export interface Rounds {
  readonly facts: readonly number[];
  readonly known: readonly Fact[];
  readonly blanks: number;
}

/**
 * Every rule over everything in its order, facts counting at once; advanced ones only in a round in which no
 * simple one fired.
 */
export function inRounds<P extends Puzzle>(puzzle: P, rules: readonly Rule<P>[]): Rounds {
  const grid = gridOf(puzzle);
  const facts = rules.map(() => 0);
  const known: Fact[] = [];
  const askers = rules.map((rule) => rule.on?.(puzzle) as Asker);
  const round = (advanced: boolean): boolean => {
    const before = known.length;
    rules.forEach((rule, at) => {
      if ((rule.advanced ?? false) !== advanced) return;
      askers[at].rewind();
      for (let firing = askers[at].next(grid); firing; firing = askers[at].next(grid)) {
        for (const fact of firing.adds) grid.add(fact);
        for (const asker of askers) asker.touch(firing.adds);
        facts[at] += firing.adds.length;
        known.push(...firing.adds);
      }
    });
    return known.length > before;
  };
  while (round(false) || round(true));
  const blanks = puzzle.answer(grid).filter((digit) => digit < 0).length;
  return { facts, known: known.sort((a, b) => a - b), blanks };
}
