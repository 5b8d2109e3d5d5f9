import type { Demand } from "../../../model/argument.ts";
import { cellOf, type Fact, isNegative, valueOf } from "../../../model/fact.ts";
import type { Step } from "../../../model/rule.ts";
import { ONE_ANSWER } from "../../../model/rule.ts";
import type { SudokuPuzzle } from "../puzzle/puzzle.ts";
import { type Demands, demandsOf } from "./demands.ts";
import { demandAt } from "./tell.ts";

/** Most demands that are tried out in a row for one conclusion. */
const MOST_NODES = 20_000;

/**
 * The demands that a step rests on beside its premises: with them alone each conclusion follows, and none of them can be left out. Null
 * where a conclusion needs more, or where that was not found within a limit. Time: a small search for each of them.
 */
export function demandsOfStep({ size }: SudokuPuzzle, step: Step): readonly Demand[] | null {
  if (step.laws.includes(ONE_ANSWER)) return null;
  const demands = demandsOf(size);
  const needed = new Set<number>();
  for (const fact of step.adds) {
    const search = new Search(demands, step.because, fact);
    if (search.fails(needed)) continue;
    const core = search.core();
    if (!core) return null;
    for (const demand of core) needed.add(demand);
  }
  return [...needed].sort((a, b) => a - b).map((demand) => demandAt(size, demand));
}

/** Whether demands can be met where the opposite of a fact is so: the demand with the fewest ways first. */
class Search {
  readonly #demands: Demands;
  /** By candidate: for how many reasons it is out. */
  readonly #out: Uint8Array;
  #nodes = 0;

  constructor(demands: Demands, because: readonly Fact[], fact: Fact) {
    this.#demands = demands;
    this.#out = new Uint8Array(demands.candidates);
    for (const known of because) this.#say(known, isNegative(known));
    this.#say(fact, !isNegative(fact));
  }

  #say(fact: Fact, isOut: boolean): void {
    const candidate = cellOf(fact) * this.#demands.size + valueOf(fact) - 1;
    if (isOut) this.#out[candidate]++;
    else this.#place(candidate, 1);
  }

  #place(candidate: number, by: 1 | -1): void {
    for (const peer of this.#demands.peers[candidate]) this.#out[peer] += by;
  }

  fails(among: ReadonlySet<number>): boolean {
    this.#nodes = 0;
    return this.#refutation([...among]) !== null;
  }

  /** Demands that cannot all be met, none of them needless; null where there are none, or none were found. */
  core(): Set<number> | null {
    this.#nodes = 0;
    const first = this.#refutation([...new Array(this.#demands.count).keys()]);
    if (!first) return null;
    let core = first;
    for (const demand of first) {
      if (!core.has(demand)) continue;
      this.#nodes = 0;
      core = this.#refutation([...core].filter((other) => other !== demand)) ?? core;
    }
    return core;
  }

  /** The demands that a refutation uses; null where all can be met, or the limit is. */
  #refutation(among: readonly number[]): Set<number> | null {
    if (this.#nodes++ > MOST_NODES) return null;
    const { members, size } = this.#demands;
    let least = size + 1;
    let best = -1;
    for (const demand of among) {
      let ways = 0;
      for (let at = demand * size; at < (demand + 1) * size && ways < least; at++)
        if (this.#out[members[at]] === 0) ways++;
      if (ways < least) [least, best] = [ways, demand];
    }
    if (best < 0) return null;
    const rest = among.filter((demand) => demand !== best);
    const used = new Set([best]);
    for (const candidate of members.subarray(best * size, (best + 1) * size)) {
      if (this.#out[candidate] !== 0) continue;
      this.#place(candidate, 1);
      const below = this.#refutation(rest);
      this.#place(candidate, -1);
      if (!below) return null;
      for (const demand of below) used.add(demand);
    }
    return used;
  }
}
