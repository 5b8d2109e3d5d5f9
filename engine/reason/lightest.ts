import { type Argument, type Demand, demandsOf } from "../model/argument.ts";
import type { Fact } from "../model/fact.ts";
import type { Grid } from "../model/grid.ts";
import type { Puzzle } from "../model/puzzle.ts";
import type { Firing, Rule, Step } from "../model/rule.ts";
import type { Telling } from "./chain/chain-options.ts";
import { measureInHaste } from "./measure.ts";

/** Demands of one statement that one can hold in mind, and what each beyond them weighs beside its line. */
const HELD = 4;
const OVER = 3;
/** Demands from which on a statement is told only where there is nothing else. */
const FAR_TOO_MANY = 13;
/** A statement whose exact premises are to be sought among more facts is told only then, too. */
const FAR_TOO_WIDE = 200;
/** Lines that a doubling of what a step brings is worth. */
const GAIN = 4;
const BROUGHT = 0.5;

/** Steps of wordy rules that were left for later, while an argument was sought that may be lighter. */
export class Deferred {
  readonly #measured: (step: Step) => readonly Demand[] | null;
  readonly #grid: Grid;
  /** By rule: the last one. */
  readonly #left = new Map<string, Left>();

  /** @param measured How the kind measures steps, where it does so in a way of its own. */
  constructor(puzzle: Puzzle, grid: Grid, measured = (step: Step) => measureInHaste(puzzle, step)) {
    this.#measured = measured;
    this.#grid = grid;
  }

  /**
   * As a chain asks it: a firing of a wordy rule is left if it rests on more demands than the rule may tell outright. Where that is known without exact
   * premises, it is explained only when it may be told, and dropped once more is known: its rule was asked again then.
   */
  readonly defers = ({ id, wordy }: Rule, { adds, demands }: Firing, telling: Telling): boolean => {
    if (wordy === undefined || (demands !== undefined && demands <= wordy)) return false;
    const fewest = demands ?? this.#fewestOf(telling.roughly());
    if (fewest > wordy) {
      const exactly = (): Weighed => {
        const step = telling.exactly();
        return { step, weight: weightBy(this.#countOf(step), adds) };
      };
      this.#left.set(id, { exactly, least: weightBy(fewest, adds), at: this.#grid.mark() });
      return true;
    }
    const step = telling.exactly();
    const count = this.#countOf(step);
    if (count <= wordy) return false;
    const weighed = { step, weight: weightBy(count, adds) };
    this.#left.set(id, { exactly: () => weighed, least: weighed.weight, at: null });
    return true;
  };

  /** The lightest telling of those that were left and an argument, of equals the named one; null where there is none. Nothing is left then. */
  lightest(argued: Step | null): Step | null {
    let best = argued;
    let weight = argued?.argument
      ? weightOf(argued.argument) - gainOf(argued.adds)
      : Number.POSITIVE_INFINITY;
    for (const { exactly, least, at } of this.#left.values()) {
      if (least > weight || (at !== null && at !== this.#grid.mark())) continue;
      const told = exactly();
      if (told.weight > weight || told.step.adds.every((fact) => this.#grid.knows(fact))) continue;
      best = told.step;
      weight = told.weight;
    }
    this.#left.clear();
    return best;
  }

  /** The demands of a step by premises that are enough. Exact ones say less, and mostly take more demands: that is an estimate, not a bound. */
  #fewestOf(rough: Step | null): number {
    if (!rough) return 0;
    return rough.because.length > FAR_TOO_WIDE ? FAR_TOO_MANY : this.#countOf(rough);
  }

  #countOf(step: Step): number {
    return this.#measured(step)?.length ?? FAR_TOO_MANY;
  }
}

interface Weighed {
  readonly step: Step;
  readonly weight: number;
}

/** A firing that was left. */
interface Left {
  exactly(): Weighed;
  /** What it weighs; where it is not explained yet, what it is estimated to weigh at least. */
  readonly least: number;
  /** How much was known then; null where it is explained, which holds whatever else is known. */
  readonly at: number | null;
}

function weightBy(count: number, adds: readonly Fact[]): number {
  return count < FAR_TOO_MANY ? weigh(count, count) - gainOf(adds) : Number.MAX_VALUE;
}

/** What is concluded, in lines. */
function gainOf(adds: readonly Fact[]): number {
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
