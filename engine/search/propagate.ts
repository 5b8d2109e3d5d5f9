import { cellOf, type Fact } from "../model/fact.ts";
import type { Grid } from "../model/grid.ts";
import type { Law, Puzzle } from "../model/puzzle.ts";
import type { SearchWatch } from "../model/search.ts";

/**
 * Draws the consequences of single laws until nothing is new. A law is asked again only when one of
 * its cells has changed; laws on few cells come first.
 */
export class Propagator {
  readonly #grid: Grid;
  readonly #laws: readonly Law[];
  /** Laws (by index, few cells first) that hold each cell. */
  readonly #lawsAt: number[][];
  readonly #waiting: boolean[];
  readonly #watch: SearchWatch | undefined;
  /** Times a law was tested. */
  checks = 0;

  constructor(puzzle: Puzzle, grid: Grid, watch?: SearchWatch) {
    this.#grid = grid;
    this.#laws = [...puzzle.laws].sort((a, b) => a.cells.length - b.cells.length);
    this.#lawsAt = Array.from({ length: puzzle.cells }, () => []);
    this.#laws.forEach((law, index) => {
      for (const cell of law.cells) this.#lawsAt[cell].push(index);
    });
    this.#waiting = this.#laws.map(() => true);
    this.#watch = watch;
  }

  /** Marks the laws of a changed cell as waiting. */
  touch(cell: number): void {
    for (const index of this.#lawsAt[cell]) this.#waiting[index] = true;
  }

  /** Runs to the fixpoint; false when a law is broken. */
  settle(): boolean {
    const before = this.checks;
    const holds = this.#settle();
    if (this.checks > before) this.#watch?.checked(this.checks - before);
    return holds;
  }

  #settle(): boolean {
    for (let index = 0; index < this.#laws.length; index++) {
      if (!this.#waiting[index]) continue;
      this.#waiting[index] = false;
      const law = this.#laws[index];
      this.checks++;
      if (law.conflict(this.#grid)) {
        this.#waiting.fill(false);
        return false;
      }
      if (!law.forced) continue;
      const earliest = this.#takeAll(law, index);
      if (earliest < index) index = earliest - 1;
      else if (this.#waiting[index]) index--;
    }
    return true;
  }

  /** Adds the facts that the law forces; returns the lowest waiting law afterwards (at most `index`). */
  #takeAll(law: Law, index: number): number {
    const news: Fact[] = [];
    for (const { fact } of law.forced?.(this.#grid) ?? []) news.push(fact);
    let earliest = index;
    for (const fact of news) {
      if (!this.#grid.add(fact)) continue;
      this.#watch?.propagated(fact);
      for (const other of this.#lawsAt[cellOf(fact)]) {
        this.#waiting[other] = true;
        if (other < earliest) earliest = other;
      }
    }
    return earliest;
  }
}
