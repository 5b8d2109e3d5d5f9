import { cellOf, type Fact, is, isNegative, isNot, type Value } from "../../../model/fact.ts";
import type { Grid } from "../../../model/grid.ts";
import type { Job } from "../../../model/job.ts";
import type { Found, Limits, Watch } from "../../../model/search.ts";
import { Cdcl, type LiteralWatch } from "../../../search/cdcl.ts";
import type { Literal } from "../../../search/clauses.ts";
import { Trail } from "../../../search/trail.ts";
import { type NurikabeGrid, SEA } from "../puzzle/grid.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { Claims, sea } from "./claims.ts";
import { clausesOf, knownOn } from "./clauses.ts";
import { NurikabeTheory } from "./theory.ts";

/** How much more likely a cell is chosen than a claim, until conflicts tell. From trials: fewest nodes on published puzzles. */
const CELLS_FIRST = 1;

/**
 * Search that learns: each conflict becomes a clause that keeps it from being met again, which decides
 * large islands on large boards too, where supposing and branching die. Complete, but for boards with
 * too many claims; deterministic. A node is the start, or a choice. Of each list of `rest` an answer must hold a fact;
 * they are about sea and land.
 */
export function* learn(
  puzzle: NurikabePuzzle,
  from: Grid,
  limits: Limits,
  watch?: Watch,
  rest: readonly (readonly Fact[])[] = [],
): Job<Found> {
  const isTooMuch = puzzle.clues.reduce((sum, clue) => sum + Math.abs(clue), 0) > puzzle.cells;
  const claims = isTooMuch ? null : Claims.of(puzzle);
  if (!claims) {
    yield 1;
    return { answers: [], complete: isTooMuch, nodes: 1, checks: 0, backtracks: 0, depth: 0 };
  }
  const trail = new Trail(claims.variables);
  const theory = new NurikabeTheory(claims, trail, puzzle.seaCells);
  const weights = new Float64Array(claims.variables).fill(CELLS_FIRST, 0, claims.cells);
  const signs = new Uint8Array(claims.variables).fill(1);
  const core = new Cdcl(trail, theory, weights, signs, watch && watchIn(claims, from, watch));
  for (const clause of clausesOf(puzzle, claims)) core.add(clause);
  for (const clause of knownOn(from as NurikabeGrid, claims)) core.add(clause);
  for (const facts of rest) core.add(facts.map((fact) => sea(cellOf(fact)) + (isNegative(fact) ? 1 : 0)));
  const answers: Value[][] = [];
  const found = (complete: boolean): Found => {
    const { nodes, checks, backtracks, depth } = core;
    return { answers, complete, nodes, checks, backtracks, depth };
  };
  for (;;) {
    const outcome = yield* core.next(limits.nodes);
    if (outcome !== "answer") return found(outcome === "none");
    watch?.answered();
    answers.push(answerOn(claims, trail));
    if (answers.length >= limits.answers) return found(true);
    core.exclude();
  }
}

/** The owner of every cell, once all is decided. */
function answerOn(claims: Claims, { value }: Trail): Value[] {
  const answer = new Array<Value>(claims.cells).fill(SEA);
  for (let claim = 0; claim < claims.count; claim++) {
    if (value[claims.own(claim)] > 0) answer[claims.cellOf[claim]] = claims.clueOf[claim];
  }
  return answer;
}

/** Tells a watch all but what the board knew from the start. */
function watchIn(claims: Claims, from: Grid, watch: Watch): LiteralWatch {
  const factOf = (literal: Literal): Fact => {
    const claim = (literal >> 1) - claims.cells;
    const [cell, value] = claim < 0 ? [literal >> 1, SEA] : [claims.cellOf[claim], claims.clueOf[claim]];
    return (literal & 1) === 0 ? is(cell, value) : isNot(cell, value);
  };
  return {
    tried: (literal) => watch.tried(factOf(literal)),
    forced(literal) {
      const fact = factOf(literal);
      if (!from.knows(fact)) watch.forced(fact);
    },
    checked: (times) => watch.checked(times),
    undone: () => watch.undone(),
  };
}
