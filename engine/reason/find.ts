import type { Fact } from "../model/fact.ts";
import type { Grid } from "../model/grid.ts";
import type { Job } from "../model/job.ts";
import { gridOf, type Puzzle } from "../model/puzzle.ts";
import type { Asker, Rule, Step } from "../model/rule.ts";
import { nextFiring, WAITING } from "./chain/askers.ts";
import { Chain } from "./chain/chain.ts";
import { Effort } from "./chain/effort.ts";
import type { Doubt, Guard } from "./chain/guard.ts";
import { type Truth, usable } from "./chain/mistake.ts";

/** Most firings where no limit is set. */
const STEPS = 20_000;

export interface FindLimits {
  /** Most firings that are found. */
  readonly steps?: number | undefined;
  readonly guard?: Guard | undefined;
  /** What is known of the puzzle's answers; see `ChainOptions.truth`. */
  readonly truth?: Truth | undefined;
}

/** Every firing of the named rules on one position. */
export interface Found<P extends Puzzle = Puzzle> {
  /** By level, then as each rule finds them; none where a law is broken. */
  readonly firings: readonly Step[];
  /** "limit": there may be more firings; "broken": the position breaks a law, the `conflict` of `books`. */
  readonly end: "all" | "limit" | "broken";
  /** The position with the bookkeeping (level 0) done: the grid on which all the firings stand. */
  readonly books: Chain<P>;
  /** Rules that were asked no more, as they concluded something wrong or gave up. */
  readonly suspended: readonly Doubt[];
}

/**
 * All instances: every place where the named rules fire on a position, which is the givens and some facts (marks
 * written, candidates removed). No firing counts for another. Bookkeeping is done first, so that a digit need not be
 * ruled out by hand in the cells that see it. A rule tells each conclusion with the same premises once.
 */
export function* findAll<P extends Puzzle>(
  puzzle: P,
  facts: readonly Fact[],
  rules: readonly Rule<P>[],
  { steps: most = STEPS, guard, truth }: FindLimits = {},
): Job<Found<P>> {
  const booking = rules.filter(({ level }) => level === 0);
  const books = new Chain(puzzle, gridOf(puzzle, facts), booking, { guard });
  const firings: Step[] = [];
  const suspended: Doubt[] = [];
  const ended = (end: Found["end"]): Found<P> => ({
    firings,
    end,
    books,
    suspended: [...books.suspended, ...suspended],
  });
  const booked = yield* books.run();
  if (booked === "broken" || booked === "limit") return ended(booked);
  const { grid } = books;
  const effort = new Effort();
  const named = usable(rules, truth)
    .filter(({ level }) => level > 0)
    .sort((a, b) => a.level - b.level);
  for (const rule of named) {
    // To make a rule ready for a shape of puzzles takes a while.
    yield effort.pay();
    const asker = patientAsker(rule, puzzle);
    const isNew = onceEach();
    for (const found of stepsOf(rule, asker, puzzle, grid, effort)) {
      if (found !== WAITING) effort.asked(effort.explained(true), false);
      if (found === WAITING || effort.isDue) yield effort.pay();
      const step = found === WAITING ? null : newsOf(found, grid);
      if (!step || !isNew(step)) continue;
      if (firings.length >= most) return ended("limit");
      const isTrusted = guard?.trusts(rule as Rule, { adds: step.adds, at: [] }) ?? true;
      const doubt = guard && !isTrusted ? yield* guard.examine(rule as Rule, step, grid) : null;
      if (doubt) {
        suspended.push(doubt);
        break;
      }
      firings.push(step);
    }
    if (asker?.trouble) suspended.push({ rule: rule as Rule, reason: asker.trouble, counter: null });
  }
  return ended("all");
}

/** The rule as an asker that can pause; null for a rule that finds everything at once, whose asker would only begin again. */
function patientAsker<P extends Puzzle>(rule: Rule<P>, puzzle: P): Asker | null {
  const asker = rule.on?.(puzzle);
  return asker?.isWaiting === undefined ? null : asker;
}

/** The steps of a rule on a grid, and WAITING wherever it pauses. */
function* stepsOf<P extends Puzzle>(
  rule: Rule<P>,
  asker: Asker | null,
  puzzle: P,
  grid: Grid,
  effort: Effort,
): Iterable<Step | typeof WAITING> {
  if (!asker) {
    yield* rule.find(puzzle, grid);
    return;
  }
  for (let found = nextFiring(asker, grid, effort); found; found = nextFiring(asker, grid, effort))
    yield found === WAITING ? WAITING : asker.explain(grid, found);
}

/** The step with those of its conclusions that are not known; null where all are. */
function newsOf(step: Step, grid: Grid): Step | null {
  const adds = step.adds.filter((fact) => !grid.knows(fact));
  return adds.length > 0 ? { ...step, adds } : null;
}

/** Says of each step of a rule whether it is the first with its conclusions and premises. */
function onceEach(): (step: Step) => boolean {
  const told = new Set<string>();
  return ({ adds, because }) => {
    const key = [adds, because].map((facts) => [...facts].sort((a, b) => a - b).join()).join("/");
    if (told.has(key)) return false;
    told.add(key);
    return true;
  };
}
