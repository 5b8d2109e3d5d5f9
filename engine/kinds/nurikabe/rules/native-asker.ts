import { shrink } from "../../../language/run/shrink.ts";
import { cellOf, type Fact } from "../../../model/fact.ts";
import type { Grid } from "../../../model/grid.ts";
import { assert } from "../../../model/result.ts";
import type { Asker, Firing, Step } from "../../../model/rule.ts";
import type { Words } from "../../../model/words.ts";
import type { NurikabeGrid } from "../puzzle/grid.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import type { Regions } from "../regions/regions.ts";
import { regionsOf } from "../regions/regions-of-grid.ts";
import { knowing, type NativeFinder, type NativeFinding } from "./finding.ts";

/** A rule with an algorithm of its own. */
export interface NativeRule {
  readonly id: string;
  readonly level: number;
  readonly name: Words;
  readonly text: Words;
  readonly laws: readonly string[];
  readonly find: NativeFinder;
  /** Set where the premises of the finder suffice but are not always all needed: they are then shrunk. */
  readonly loose?: true;
}

/** A native rule at work. It runs its finder again whenever anything changed, and computes premises only when they are asked for. */
export class NativeAsker implements Asker {
  readonly trouble = null;
  spent = 0;
  readonly #native: NativeRule;
  readonly #puzzle: NurikabePuzzle;
  #isCalm = false;
  /** The facts that it concluded since it last began at the front. */
  readonly #reported = new Set<Fact>();

  constructor(native: NativeRule, puzzle: NurikabePuzzle) {
    this.#native = native;
    this.#puzzle = puzzle;
  }

  touch(facts: readonly Fact[]): void {
    if (facts.length > 0) this.#isCalm = false;
  }

  calm(): void {
    this.#isCalm = true;
    this.#reported.clear();
  }

  rewind(): void {
    this.#reported.clear();
  }

  next(grid: Grid): Firing | null {
    if (this.#isCalm) return null;
    this.spent += this.#puzzle.cells;
    for (const { adds } of this.#native.find(regionsOf(this.#puzzle, grid as NurikabeGrid))) {
      if (adds.every((fact) => this.#reported.has(fact))) continue;
      for (const fact of adds) this.#reported.add(fact);
      return { adds, at: [] };
    }
    this.calm();
    return null;
  }

  explain(grid: Grid, { adds }: Firing): Step {
    const regions = regionsOf(this.#puzzle, grid as NurikabeGrid);
    const finding = foundAgain(this.#native.find, regions, adds);
    assert(finding !== undefined, "a rule tells what it found");
    return stepOf(this.#native, regions, finding, adds);
  }
}

/** The whole step, with exact premises. */
export function stepOf(
  native: NativeRule,
  { puzzle }: Regions,
  found: NativeFinding,
  adds: readonly Fact[],
): Step {
  const finding = native.loose ? exactly(native.find, puzzle, found, adds) : found;
  return {
    rule: native.id,
    adds,
    because: finding.because().sort((a, b) => a - b),
    laws: native.laws,
    bindings: finding.bindings(),
  };
}

/** The finding with no needless premise: its finder draws it from the clues and these premises alone. */
function exactly(
  find: NativeFinder,
  puzzle: NurikabePuzzle,
  finding: NativeFinding,
  adds: readonly Fact[],
): NativeFinding {
  const because = shrink(
    finding.because(),
    (kept) => foundAgain(find, knowing(puzzle, kept), adds) !== undefined,
  );
  const { bindings } = foundAgain(find, knowing(puzzle, because), adds) ?? finding;
  return { adds, because: () => because, bindings };
}

function foundAgain(find: NativeFinder, regions: Regions, adds: readonly Fact[]): NativeFinding | undefined {
  for (const finding of find(regions, cellOf(adds[0])))
    if (adds.every((fact) => finding.adds.includes(fact))) return finding;
  return undefined;
}
