import type { PlayKind } from "../kinds/contract/kind.ts";
import type { Fact } from "../model/fact.ts";
import type { Job } from "../model/job.ts";
import { gridOf, type Puzzle } from "../model/puzzle.ts";
import type { Step } from "../model/rule.ts";
import { Chain } from "./chain/chain.ts";
import { levelsOf } from "./chain/slice.ts";
import { type ChapterLines, inChapters } from "./chapters.ts";
import { neededSteps } from "./prove.ts";

/**
 * The steps of a solved chain without hard ones that the others make needless. A fact is credited to the first step that gave it, though a
 * later one, told for another reason, may give it as well. So hard steps are left out one after another, the longest first, and what simple
 * rules then make of the rest is told instead if it takes no more steps in chapters. Time: a run of simple rules for each hard step.
 *
 * @param facts What was known from the start beside the givens.
 */
export function* withoutNeedless<P extends Puzzle>(
  play: Pick<PlayKind<P>, "marksOf" | "read">,
  { puzzle, rules, guard }: Chain<P>,
  facts: readonly Fact[],
  steps: Step[],
  lines: ChapterLines,
): Job<Step[]> {
  // A wordy rule says more than is told where there is anything lighter.
  const simple = rules.filter(({ advanced, wordy }) => !advanced && wordy === undefined);
  const levels = levelsOf(rules);
  const isSimple = new Set(simple.map(({ id }) => id));
  const hardOf = (all: readonly Step[]): Step[] => all.filter(({ rule }) => !isSimple.has(rule));
  const told = (all: readonly Step[]): number =>
    inChapters(all, lines).filter(({ rule }) => levels.get(rule) !== 0).length;
  let best = steps;
  for (const one of hardOf(steps).sort((a, b) => lengthOf(b) - lengthOf(a))) {
    if (!best.includes(one)) continue;
    const chain = new Chain(puzzle, gridOf(puzzle, facts), simple, { guard });
    const rest = hardOf(best).filter((step) => step !== one);
    if (!(yield* isSolvedWith(chain, rest))) continue;
    const fewer = yield* neededSteps(play, chain);
    if (told(fewer) <= told(best)) best = fewer;
  }
  return best;
}

/** Statements of an argument; a named step is shorter than any. */
function lengthOf({ argument }: Step): number {
  return argument?.length ?? 0;
}

/** Whether a chain comes to the end with some steps; where its rules are stuck it takes the shortest that it can. */
function* isSolvedWith<P extends Puzzle>(chain: Chain<P>, steps: readonly Step[]): Job<boolean> {
  const { grid } = chain;
  const shortest = [...steps].sort((a, b) => lengthOf(a) - lengthOf(b));
  for (;;) {
    const end = yield* chain.run();
    if (end !== "stuck") return end === "solved";
    const next = shortest.find(
      ({ adds, because }) =>
        adds.some((fact) => !grid.knows(fact)) && because.every((fact) => grid.knows(fact)),
    );
    if (!next) return false;
    chain.record(next);
  }
}
