import type { Argument, ArgumentLine, Demand, Statement } from "../../model/argument.ts";
import { type Cell, cellOf, type Fact, is, isNegative, negate, valueOf } from "../../model/fact.ts";
import type { Grid } from "../../model/grid.ts";
import type { Puzzle } from "../../model/puzzle.ts";

/** A statement that its lines do not prove, or a fact or a line that it can do without. */
export interface ArgumentFlaw {
  readonly what: "does not follow" | "needless premise" | "needless line";
  readonly fact: Fact | null;
}

/** Whether the lines of a statement prove it, by the statements before it. */
export type Judge = (statement: Statement, before: Argument) => boolean;

/**
 * Holds the statements of an argument to their proofs: each line follows from what stands above it, and no premise and no line is needless.
 * Where a kind does not judge by itself a demand is checked by the laws alone: each way that it is said to lack is known to be out, or breaks a law at once.
 */
export function* argumentFlaws(
  puzzle: Puzzle,
  argument: Argument,
  judge: Judge = (statement, before) => new StatementCheck(puzzle, before).proves(statement),
): Iterable<ArgumentFlaw> {
  for (const [at, statement] of argument.entries()) {
    const before = argument.slice(0, at);
    const proves = (one: Statement): boolean => judge(one, before);
    if (!proves(statement)) yield { what: "does not follow", fact: statement.so[0] ?? null };
    for (const fact of statement.because) {
      const because = statement.because.filter((other) => other !== fact);
      if (proves({ ...statement, because })) yield { what: "needless premise", fact };
    }
    for (const line of statement.lines) {
      const lines = statement.lines.filter((other) => other !== line);
      if (proves({ ...statement, lines })) yield { what: "needless line", fact: line.gives[0] ?? null };
    }
  }
}

class StatementCheck {
  readonly #puzzle: Puzzle;
  readonly #before: Argument;

  constructor(puzzle: Puzzle, before: Argument) {
    this.#puzzle = puzzle;
    this.#before = before;
  }

  proves({ when, so, lines, because }: Statement): boolean {
    const grid = this.#puzzle.blank();
    for (const fact of [...because, ...when]) grid.add(fact);
    let isBroken = false;
    for (const line of lines) {
      if (!this.#follows(grid, line)) return false;
      for (const fact of line.gives) grid.add(fact);
      isBroken ||= line.gives.length === 0;
    }
    return so.length === 0 ? isBroken : so.every((fact) => this.#knows(grid, fact));
  }

  #follows(grid: Grid, { demand, cites, gives }: ArgumentLine): boolean {
    if (demand) return this.#demands(grid, demand, gives);
    const cited = cites === undefined ? undefined : this.#before[cites];
    if (!cited || gives.length === 0) return false;
    const open = cited.when.filter((fact) => !this.#knows(grid, fact));
    if (cited.so.length > 0) return open.length === 0 && gives.every((fact) => cited.so.includes(fact));
    return (
      gives.length === 1 &&
      open.every((fact) => fact === negate(gives[0])) &&
      cited.when.includes(negate(gives[0]))
    );
  }

  /** Whether the ways that are left of a demand give the facts: the only one, or all of them rule each out, or there is none. */
  #demands(grid: Grid, demand: Demand, gives: readonly Fact[]): boolean {
    const left = this.#waysOf(demand).filter((way) => !this.#isOut(grid, way));
    if (left.length === 0) return true;
    if (gives.length === 0) return false;
    return gives.every((fact) =>
      isNegative(fact)
        ? left.every((way) => this.#excludes(way, negate(fact)))
        : left.length === 1 && left[0] === fact,
    );
  }

  #waysOf({ by, value = 0 }: Demand): Fact[] {
    if (by.as === "cell")
      return Array.from({ length: this.#puzzle.values - 1 }, (_, at) => is(by.of, at + 1));
    return this.#cellsOf(by).map((cell) => is(cell, value));
  }

  #cellsOf({ law, of }: Extract<Demand["by"], { as: "house" }>): readonly Cell[] {
    return this.#puzzle.laws.filter(({ id }) => id === law)[of - 1].cells;
  }

  /** Known; or not so, as it would break a law at once. */
  #knows(grid: Grid, fact: Fact): boolean {
    return grid.knows(fact) || (isNegative(fact) && this.#isOut(grid, negate(fact)));
  }

  /** Known not to be, or against a law with what holds. */
  #isOut(grid: Grid, way: Fact): boolean {
    if (grid.knows(negate(way))) return true;
    for (let cell = 0; cell < this.#puzzle.cells; cell++) {
      const value = grid.at(cell);
      if (value >= 0 && this.#excludes(is(cell, value), way)) return true;
    }
    return false;
  }

  /** Whether two facts break a law together. */
  #excludes(one: Fact, other: Fact): boolean {
    if (one === other) return false;
    if (cellOf(one) === cellOf(other)) return valueOf(one) !== valueOf(other);
    const grid = this.#puzzle.blank();
    grid.add(one);
    grid.add(other);
    return this.#puzzle.laws.some((law) => law.conflict(grid) !== null);
  }
}
