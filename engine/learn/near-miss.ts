import type { QuickKind } from "../kinds/contract/kind.ts";
import { type Fact, is, isNot } from "../model/fact.ts";
import type { Job } from "../model/job.ts";
import { gridOf, type Puzzle } from "../model/puzzle.ts";
import type { Rule, Step } from "../model/rule.ts";
import { Chain } from "../reason/chain/chain.ts";
import type { Truth } from "../reason/chain/mistake.ts";
import { findAll } from "../reason/find.ts";
import { ownLadder } from "../reason/ladder.ts";
import type { Miss } from "./drill-set.ts";
import { rulesOnWay } from "./moment.ts";

/** Most firings that are looked at. */
const FIRINGS = 100;

/** Firings with the fewest premises first. */
export function plainestFirst(firings: readonly Step[]): readonly Step[] {
  return [...firings].sort((a, b) => a.because.length - b.because.length);
}

/**
 * All that is known beside the givens, bookkeeping too, where a near miss stands: after so many entries of the proof on a way to the technique; where that is
 * null, at the standstill of the rules up to the technique's level, itself among them. Null where there is no such place.
 */
export function* missedFacts<P extends Puzzle>(
  think: QuickKind<P>,
  puzzle: P,
  rule: Rule<P>,
  { after, way }: Pick<Miss, "after" | "way">,
  truth: Truth,
): Job<readonly Fact[] | null> {
  const { rules } = ownLadder(think);
  const asked =
    after === null ? rules.filter(({ level }) => level <= rule.level) : rulesOnWay(think, rule, way);
  const chain = new Chain(puzzle, gridOf(puzzle), asked, { truth });
  const { entries, facts } = chain.journal;
  const end = yield* chain.run({ until: () => entries.length === after });
  if (after === null) return end === "stuck" && chain.suspended.length === 0 ? facts : null;
  return entries.length === after ? facts : null;
}

/** The step that a technique would take on a position if one fact more were known, the plainest; null where it would take none. */
export function* stepWith<P extends Puzzle>(
  think: QuickKind<P>,
  puzzle: P,
  rule: Rule<P>,
  facts: readonly Fact[],
  fact: Fact,
  truth: Truth,
): Job<Step | null> {
  const asked = ownLadder(think).rules.filter(({ id, level }) => level === 0 || id === rule.id);
  const { firings } = yield* findAll(puzzle, [...facts, fact], asked, { truth, steps: FIRINGS });
  return plainestFirst(firings.filter(({ because }) => because.includes(fact)))[0] ?? null;
}

/** A position one step on: whatever the rules up to a technique's level have to say was written, bookkeeping too. */
export interface Soon {
  readonly facts: readonly Fact[];
  /** The technique says nothing itself. */
  readonly isSilent: boolean;
}

/** A position one step on; null where there is too much to say, or a law breaks. */
export function* oneStepOn<P extends Puzzle>(
  think: QuickKind<P>,
  puzzle: P,
  rule: Rule<P>,
  facts: readonly Fact[],
  truth: Truth,
): Job<Soon | null> {
  const upTo = ownLadder(think).rules.filter(({ level }) => level <= rule.level);
  const { firings, end } = yield* findAll(puzzle, facts, upTo, { truth });
  if (end !== "all") return null;
  const next = [...facts, ...firings.flatMap(({ adds }) => adds)];
  const books = upTo.filter(({ level }) => level === 0);
  const booked = yield* findAll(puzzle, next, books, { truth });
  const isSilent = firings.every((step) => step.rule !== rule.id);
  return { facts: [...next, ...booked.books.journal.facts], isSilent };
}

/** The facts that could be learnt next on a position, one cell after another: that a cell is something, or is not. `values`: those that a player writes. */
export function openFacts(
  puzzle: Puzzle,
  facts: readonly Fact[],
  values: readonly number[],
): readonly Fact[] {
  const grid = gridOf(puzzle, facts);
  const open: Fact[] = [];
  for (let cell = 0; cell < puzzle.cells; cell++) {
    if (puzzle.decided(grid, cell)) continue;
    const possible = values.filter(
      (value) => !grid.knows(isNot(cell, value)) && !grid.knows(is(cell, value)),
    );
    open.push(...possible.map((value) => isNot(cell, value)), ...possible.map((value) => is(cell, value)));
  }
  return open;
}
