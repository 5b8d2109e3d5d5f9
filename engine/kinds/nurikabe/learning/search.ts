import { cellOf, type Fact, is, isNegative, isNot, type Value } from "../../../model/fact.ts";
import type { Grid } from "../../../model/grid.ts";
import type { Job } from "../../../model/job.ts";
import type { Limits, SearchResult, SearchWatch } from "../../../model/search.ts";
import { Cdcl, type LiteralWatch } from "../../../search/cdcl.ts";
import type { Literal } from "../../../search/clauses.ts";
import { Trail } from "../../../search/trail.ts";
import { type NurikabeGrid, SEA } from "../puzzle/grid.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { Claims, sea } from "./claims.ts";
import { clausesOf, knownOn } from "./clauses.ts";
import { NurikabeTheory } from "./theory.ts";

/** Initial activity of cells; that of claims is 0, so cells are decided first until there are conflicts. From trials: fewest nodes on published puzzles. */
const CELLS_FIRST = 1;

/**
 * Conflict-driven clause learning with a theory of islands and sea: each conflict is learnt as a nogood. It
 * solves large islands on large boards too, where probing and branching fail. Complete, but for boards with
 * too many claims; deterministic. A node is the start, or a decision. Every answer holds one fact of each
 * list of `rest`; these are about sea and land.
 */
export function* learn(
  puzzle: NurikabePuzzle,
  from: Grid,
  limits: Limits,
  watch?: SearchWatch,
  rest: readonly (readonly Fact[])[] = [],
): Job<SearchResult> {
  const learner = Learner.of(puzzle, from, watch, rest);
  if (learner) return yield* learner.search(limits);
  yield 1;
  return { answers: [], complete: isTooMuch(puzzle), nodes: 1, checks: 0, backtracks: 0, depth: 0 };
}

/** Whether the clues need more cells than there are. */
function isTooMuch({ clues, cells }: NurikabePuzzle): boolean {
  return clues.reduce((sum, clue) => sum + Math.abs(clue), 0) > cells;
}

/** The same as an object, which may be asked again with more nodes. */
export class Learner {
  readonly #claims: Claims;
  readonly #trail: Trail;
  readonly #core: Cdcl;
  readonly #watch: SearchWatch | undefined;
  readonly #answers: Value[][] = [];

  /** Null where there is nothing to learn: the clues need too much, or there are too many claims. */
  static of(
    puzzle: NurikabePuzzle,
    from: Grid,
    watch: SearchWatch | undefined,
    rest: readonly (readonly Fact[])[],
  ): Learner | null {
    const claims = isTooMuch(puzzle) ? null : Claims.of(puzzle);
    return claims && new Learner(puzzle, claims, from, watch, rest);
  }

  private constructor(
    puzzle: NurikabePuzzle,
    claims: Claims,
    from: Grid,
    watch: SearchWatch | undefined,
    rest: readonly (readonly Fact[])[],
  ) {
    const trail = new Trail(claims.variables);
    const theory = new NurikabeTheory(claims, trail, puzzle.seaCells);
    const activity = new Float64Array(claims.variables).fill(CELLS_FIRST, 0, claims.cells);
    const phases = new Uint8Array(claims.variables).fill(1);
    const core = new Cdcl(trail, theory, activity, phases, watch && watchIn(claims, from, watch));
    for (const clause of clausesOf(puzzle, claims)) core.add(clause);
    for (const clause of knownOn(from as NurikabeGrid, claims)) core.add(clause);
    for (const facts of rest) core.add(facts.map((fact) => sea(cellOf(fact)) + (isNegative(fact) ? 1 : 0)));
    this.#claims = claims;
    this.#trail = trail;
    this.#core = core;
    this.#watch = watch;
  }

  /** Searches until so many nodes were spent in all. */
  *search(limits: Limits): Job<SearchResult> {
    for (;;) {
      const outcome = yield* this.#core.next(limits.nodes);
      if (outcome === "out") this.#core.takeBack();
      if (outcome !== "answer") return this.#found(outcome === "none");
      this.#watch?.answered();
      this.#answers.push(answerOn(this.#claims, this.#trail));
      if (this.#answers.length >= limits.answers) return this.#found(true);
      this.#core.addNogood();
    }
  }

  /** By cell, the values that it may have in the answers still to be found. Once the nodes are spent. */
  options(): Value[][] {
    const { cells, from, at, clueOf } = this.#claims;
    const { value } = this.#trail;
    return Array.from({ length: cells }, (_, cell) => {
      const claims = [...at.subarray(from[cell], from[cell + 1])].filter(
        (claim) => value[this.#claims.own(claim)] >= 0,
      );
      const owners = value[sea(cell)] > 0 ? [] : claims.map((claim) => clueOf[claim]);
      return value[sea(cell)] < 0 ? owners : [SEA, ...owners];
    });
  }

  #found(complete: boolean): SearchResult {
    const { nodes, checks, backtracks, depth } = this.#core;
    return { answers: [...this.#answers], complete, nodes, checks, backtracks, depth };
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

/** Sends a watch all events but the facts that the board knew from the start. */
function watchIn(claims: Claims, from: Grid, watch: SearchWatch): LiteralWatch {
  const factOf = (literal: Literal): Fact => {
    const claim = (literal >> 1) - claims.cells;
    const [cell, value] = claim < 0 ? [literal >> 1, SEA] : [claims.cellOf[claim], claims.clueOf[claim]];
    return (literal & 1) === 0 ? is(cell, value) : isNot(cell, value);
  };
  return {
    decision: (literal) => watch.decision(factOf(literal)),
    propagated(literal) {
      const fact = factOf(literal);
      if (!from.knows(fact)) watch.propagated(fact);
    },
    checked: (times) => watch.checked(times),
    backtrack: () => watch.backtrack(),
  };
}
