import { type Cell, type Fact, is, isNegative, isNot, negate, type Value } from "../../model/fact.ts";
import type { Grid } from "../../model/grid.ts";
import type { Job } from "../../model/job.ts";
import type { Promising } from "../../model/promising.ts";
import { candidateGrid, countOf } from "../shared/digit-grid.ts";
import { housesOf } from "./puzzle/houses.ts";
import type { SudokuPuzzle } from "./puzzle/puzzle.ts";
import { MOST_STEPS } from "./ripple/chain-steps.ts";
import { type Closures, closuresOn } from "./ripple/closures.ts";
import { Harmless } from "./ripple/harmless.ts";
import { Ripple } from "./ripple/ripple.ts";

/** Most suppositions that are named at once, and most of those that hold only with others inside. */
const MOST = 40;
const MOST_NESTED = 4;
/** How much one supposition within another adds to a chain, as a guess. */
const NESTED = 4;
/** How much longer than the shortest chain those are that are looked for beside it. */
const SLACK = 2;
/** Within a supposition short chains are looked for before long ones: those of fewer steps than so many. */
const LENGTHS = [5, 10, 20, MOST_STEPS + 1];

/** Promising suppositions; with a depth above 1, those that break a law only with nested suppositions. */
export function* screen(puzzle: SudokuPuzzle, grid: Grid, depth = 1): Job<readonly Promising[]> {
  const ripple = new Ripple(puzzle.size, candidateGrid(grid));
  const closures = closuresOn({ grid: candidateGrid(grid), houses: housesOf(puzzle.size) });
  if (depth > 1) return yield* nested(ripple, closures, openIn(puzzle, grid), depth);
  const found: Promising[] = [];
  let most = Number.POSITIVE_INFINITY;
  const keep = (one: Promising): void => {
    found.push(one);
    most = Math.min(most, one.cost + SLACK);
  };
  for (const [cell, digit] of openIn(puzzle, grid)) {
    if (closures.isQuiet && !comesToSomething(closures, is(cell, digit))) {
      yield 1;
      continue;
    }
    const mark = ripple.mark();
    let holds = true;
    for (const fact of [isNot(cell, digit), is(cell, digit)]) {
      if (!ripple.suppose(fact, most)) {
        keep({ fact, agreed: null, cost: ripple.length, way: ripple.way() });
        holds = false;
      } else if (isNegative(fact)) ripple.keep();
      else if (holds) {
        const shared = ripple.shared(most);
        if (shared) keep({ fact, ...shared });
      }
      ripple.undo(mark);
    }
    yield 1;
  }
  return found.sort((a, b) => a.cost - b.cost).slice(0, MOST);
}

/** Whether one of the two suppositions about a candidate breaks a law, or they agree on something. */
function comesToSomething(closures: Closures, fact: Fact): boolean {
  const [held, out] = [closures.of(fact), closures.of(negate(fact))];
  if (!held || !out) return true;
  for (let at = 0; at < held.length; at++) if ((closures.board[at] & ~held[at] & ~out[at]) !== 0) return true;
  return false;
}

/** Every digit that an open cell can still hold, cells with the fewest first. */
function openIn(puzzle: SudokuPuzzle, of: Grid): [Cell, Value][] {
  const grid = candidateGrid(of);
  const open: [Cell, Value][] = [];
  for (let cell = 0; cell < puzzle.cells; cell++) {
    if (grid.at(cell) > 0) continue;
    for (let digit = 1; digit <= puzzle.size; digit++) if (grid.can(cell, digit)) open.push([cell, digit]);
  }
  return open.sort(([a], [b]) => countOf(grid.candidates(a)) - countOf(grid.candidates(b)));
}

/**
 * The suppositions that break a law once all that break one at once within them are ruled out, again and
 * again. Deeper nesting is not searched: then all are named.
 */
function* nested(
  ripple: Ripple,
  closures: Closures,
  open: readonly [Cell, Value][],
  depth: number,
): Job<readonly Promising[]> {
  const guesses = open.flatMap(([cell, digit]) => [is(cell, digit), isNot(cell, digit)]);
  if (depth > 2) return guesses.map((fact) => ({ fact, agreed: null, cost: NESTED * depth }));
  const found: Promising[] = [];
  const pairs = new Uint8Array(guesses.length ** 2);
  for (const [at, fact] of guesses.entries()) {
    if (closures.isQuiet && !(yield* breaksWithin(closures, guesses, at, pairs))) continue;
    const within = yield* brokenWithin(ripple, closures, fact, guesses);
    if (!within) continue;
    const cost = within.reduce((sum, inner) => sum + inner.cost + NESTED, 0);
    found.push({ fact, agreed: null, cost, within });
    if (found.length >= MOST_NESTED) break;
  }
  return found.sort((a, b) => a.cost - b.cost);
}

/** Of two guesses that are met by themselves: not known, or what comes of it. */
const HOLD = 1;
const BREAK = 2;

/**
 * Whether a supposition breaks a law once the guesses that break one within it are ruled out one after the other. `pairs` has by two guesses what
 * is known to come of both, whichever is within the other.
 */
function* breaksWithin(
  closures: Closures,
  guesses: readonly Fact[],
  of: number,
  pairs: Uint8Array,
): Job<boolean> {
  const state = closures.of(guesses[of])?.slice();
  if (!state) return true;
  const harmless = new Harmless(closures.size);
  let holds = true;
  let isAlone = true;
  for (let news = true; holds && news; ) {
    news = false;
    let tries = 1;
    for (let at = 0; holds && at < guesses.length; at++) {
      if (closures.decides(state, guesses[at])) continue;
      tries++;
      const known = isAlone ? pairs[of * guesses.length + at] : 0;
      if (known === HOLD) continue;
      const isHeld = known !== BREAK && holdsOn(closures, harmless, state, guesses[at]);
      if (isAlone) pairs[at * guesses.length + of] = isHeld ? HOLD : BREAK;
      if (isHeld) continue;
      news = true;
      isAlone = false;
      holds = ruleOut(closures, harmless, state, guesses[at]);
    }
    yield tries;
  }
  return !holds;
}

/** Whether a guess breaks no law in a state. */
function holdsOn(closures: Closures, harmless: Harmless, state: Int32Array, guess: Fact): boolean {
  if (harmless.has(guess)) return true;
  const both = closures.meet(state, closures.of(guess));
  if (both) harmless.add(both);
  return both !== null;
}

/** Rules a guess out in a state; false if that breaks a law. */
function ruleOut(closures: Closures, harmless: Harmless, state: Int32Array, guess: Fact): boolean {
  const both = closures.meet(state, closures.of(negate(guess)));
  if (both) state.set(both);
  harmless.clear();
  return both !== null;
}

/**
 * The guesses that break a law within a supposition and are ruled out one after the other until it breaks one itself, those
 * of short chains first; null where it does not.
 */
function* brokenWithin(
  ripple: Ripple,
  closures: Closures,
  fact: Fact,
  guesses: readonly Fact[],
): Job<readonly Promising[] | null> {
  const mark = ripple.mark();
  const state = (closures.of(fact) ?? closures.board).slice();
  /** What breaks no law as things are does not by a short chain either. */
  const harmless = new Harmless(closures.size);
  const broken: Promising[] = [];
  let holds = ripple.suppose(fact);
  ripple.settle();
  for (let length = 0; holds && length < LENGTHS.length; ) {
    let news = false;
    let tries = 1;
    for (const guess of guesses) {
      if (!holds || ripple.knows(guess) || ripple.knows(negate(guess))) continue;
      tries++;
      if (closures.isQuiet && holdsOn(closures, harmless, state, guess)) continue;
      const from = ripple.mark();
      const breaks = !ripple.suppose(guess, LENGTHS[length]);
      if (breaks) broken.push({ fact: guess, agreed: null, cost: ripple.length, way: ripple.way() });
      ripple.undo(from);
      if (!breaks) continue;
      news = true;
      holds = ripple.suppose(negate(guess));
      ripple.settle();
      ruleOut(closures, harmless, state, guess);
    }
    yield tries;
    if (!news) length++;
  }
  ripple.undo(mark);
  return holds ? null : broken;
}
