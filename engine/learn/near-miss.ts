import type { PlayKind, QuickKind } from "../kinds/contract/kind.ts";
import { cellOf, type Fact, isNegative, valueOf } from "../model/fact.ts";
import type { Job } from "../model/job.ts";
import type { Puzzle } from "../model/puzzle.ts";
import type { Rule, Step } from "../model/rule.ts";
import type { Truth } from "../reason/chain/mistake.ts";
import { findAll } from "../reason/find.ts";

/** Most premises that are tried, and most firings. */
const MOST = 40;
const TRIED = 8;

/** A position that looks like one on which a rule fires, and on which it does not: one thing is not known. */
export interface NearMiss<P extends Puzzle = Puzzle> {
  /** The puzzle; other than before where the thing is a given or a clue. */
  readonly puzzle: P;
  /** All that is known beside the givens. */
  readonly facts: readonly Fact[];
  /** The premises that are not known, by reason of it. */
  readonly without: readonly Fact[];
}

/** Firings with the fewest premises first. */
export function plainestFirst(firings: readonly Step[]): readonly Step[] {
  return [...firings].sort((a, b) => a.because.length - b.because.length);
}

/** The plainest of some firings of a rule that has a near miss, with it; null where none of the first few has. */
export function* firstMissed(
  { play, think }: { readonly play: PlayKind; readonly think: QuickKind },
  puzzle: Puzzle,
  facts: readonly Fact[],
  firings: readonly Step[],
  truth: Truth,
): Job<{ readonly step: Step; readonly miss: NearMiss } | null> {
  /** Digits that are given are left out by their cells. */
  const bare = (without: readonly Fact[]): Puzzle | null => {
    if (play.hand !== "digits") return null;
    const signs = [...play.format(puzzle)];
    for (const fact of without) signs[cellOf(fact)] = "0";
    const read = play.parse(signs.join(""));
    return read.ok ? read.value : null;
  };
  for (const step of plainestFirst(firings).slice(0, TRIED)) {
    const miss = yield* nearMiss(puzzle, facts, think.rules, step, truth, bare);
    if (miss) return { step, miss };
  }
  return null;
}

/**
 * The nearest position without one premise of a step on which its rule does not draw any of the step's conclusions, as few marks as
 * possible less than on the step's own; null where the step has no premise that could be missing. Premises are exact, so most that can be left out give one.
 * @param facts What is known before the step, beside the givens.
 * @param bare The puzzle without some of its givens, or null where they cannot be left out.
 */
function* nearMiss<P extends Puzzle>(
  puzzle: P,
  facts: readonly Fact[],
  rules: readonly Rule<P>[],
  step: Step,
  truth: Truth,
  bare: (without: readonly Fact[]) => P | null,
): Job<NearMiss<P> | null> {
  const rule = rules.find(({ id }) => id === step.rule);
  if (!rule) return null;
  const books = rules.filter(({ level }) => level === 0);
  const asked = [...books, rule];
  const written = facts.filter((fact) => !isNegative(fact));
  const tries = step.because
    .slice(0, MOST)
    .map((premise) => ({ premise, makers: makersOf(puzzle, premise, [...puzzle.givens, ...written]) }))
    .sort((a, b) => a.makers.length - b.makers.length);
  for (const { premise, makers } of tries) {
    const gone = new Set([premise, ...makers]);
    const givens = puzzle.givens.filter((fact) => gone.has(fact));
    const changed = givens.length > 0 ? bare(givens) : puzzle;
    if (!changed) continue;
    // What bookkeeping said comes again of what is left.
    const kept = facts.filter((fact) => !gone.has(fact) && !(books.length > 0 && rests(fact, gone)));
    const found = yield* findAll(changed, kept, asked, { truth });
    if (found.end === "broken" || found.books.grid.knows(premise)) continue;
    const drawn = new Set(found.firings.flatMap(({ adds }) => adds));
    const known = (fact: Fact): boolean => found.books.grid.knows(fact);
    if (step.adds.some((fact) => drawn.has(fact) || known(fact))) continue;
    return { puzzle: changed, facts: [...kept, ...found.books.journal.facts], without: [premise] };
  }
  return null;
}

/** The written facts by which bookkeeping knows a premise: of what is ruled out in a cell, the same value elsewhere. */
function makersOf(puzzle: Puzzle, premise: Fact, written: readonly Fact[]): Fact[] {
  if (!isNegative(premise)) return [];
  const cell = cellOf(premise);
  const sees = new Set(puzzle.laws.filter(({ cells }) => cells.includes(cell)).flatMap(({ cells }) => cells));
  return written.filter(
    (fact) => cellOf(fact) !== cell && valueOf(fact) === valueOf(premise) && sees.has(cellOf(fact)),
  );
}

/** Whether a fact that is ruled out may rest on one of some facts: it says so of the same value, or of the same cell. */
function rests(fact: Fact, gone: ReadonlySet<Fact>): boolean {
  if (!isNegative(fact)) return false;
  for (const one of gone) {
    if (isNegative(one)) continue;
    if (valueOf(one) === valueOf(fact) || cellOf(one) === cellOf(fact)) return true;
  }
  return false;
}
