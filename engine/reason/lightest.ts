import { type Argument, type Demand, demandsOf } from "../model/argument.ts";
import type { Grid } from "../model/grid.ts";
import type { Puzzle } from "../model/puzzle.ts";
import type { Firing, Rule, Step } from "../model/rule.ts";
import { measure } from "./measure.ts";

/** Demands of one statement that one can hold in mind, and what each beyond them weighs beside its line. */
const HELD = 4;
const OVER = 3;
/** Demands from which on a statement is told only where there is nothing else. */
const FAR_TOO_MANY = 13;
/** Lines that a doubling of what a step brings is worth. */
const GAIN = 4;
const BROUGHT = 0.5;

/** Steps of wordy rules that were left for later, while an argument was sought that may be lighter. */
export class Deferred {
  readonly #measured: (step: Step) => readonly Demand[] | null;
  readonly #grid: Grid;
  /** By rule: the last one, and what it weighs; where it is not explained yet, how much was known then, else -1. */
  readonly #left = new Map<string, { readonly explained: () => Step; readonly weight: number; at: number }>();

  /** @param measured How the kind measures steps, where it does so in a way of its own. */
  constructor(puzzle: Puzzle, grid: Grid, measured = (step: Step) => measure(puzzle, step)) {
    this.#measured = measured;
    this.#grid = grid;
  }

  /**
   * As a chain asks it: a firing of a wordy rule is left if it rests on more demands than the rule may tell outright. What is far too
   * long is explained only where nothing else is found, and dropped once more is known: its rule was asked again then.
   */
  readonly defers = ({ id, wordy }: Rule, { demands }: Firing, explained: () => Step): boolean => {
    if (wordy === undefined || (demands !== undefined && demands <= wordy)) return false;
    if (demands !== undefined && demands >= FAR_TOO_MANY) {
      this.#left.set(id, { explained, weight: Number.MAX_VALUE, at: this.#grid.mark() });
      return true;
    }
    const step = explained();
    const count = this.#measured(step)?.length ?? FAR_TOO_MANY;
    if (count <= wordy) return false;
    const weight = count < FAR_TOO_MANY ? weigh(count, count) - gainOf(step) : Number.MAX_VALUE;
    this.#left.set(id, { explained: () => step, weight, at: -1 });
    return true;
  };

  /** The lightest telling of those that were left and an argument, of equals the named one; null where there is none. Nothing is left then. */
  lightest(argued: Step | null): Step | null {
    let best = argued;
    let least = argued?.argument ? weightOf(argued.argument) - gainOf(argued) : Number.POSITIVE_INFINITY;
    for (const { explained, weight, at } of this.#left.values()) {
      if (weight > least || (at >= 0 && at !== this.#grid.mark())) continue;
      const step = explained();
      if (step.adds.every((fact) => this.#grid.knows(fact))) continue;
      best = step;
      least = weight;
    }
    this.#left.clear();
    return best;
  }
}

/** What is concluded, in lines. */
function gainOf({ adds }: Step): number {
  return GAIN * Math.log2(1 + BROUGHT * adds.length);
}

function weightOf(argument: Argument): number {
  return argument.reduce(
    (sum, statement) => sum + (statement.isKept ? 0 : weigh(statement.lines.length, demandsOf(statement))),
    0,
  );
}

/** What a statement weighs: that it is said, its lines, and what is hard to hold in mind. */
function weigh(lines: number, demands: number): number {
  return 1 + lines + OVER * Math.max(0, demands - HELD);
}
