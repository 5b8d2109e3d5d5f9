import { shrink } from "../../../language/run/shrink.ts";
import { cellOf, type Fact } from "../../../model/fact.ts";
import type { Grid } from "../../../model/grid.ts";
import { assert } from "../../../model/result.ts";
import type { Asker, Firing, Step } from "../../../model/rule.ts";
import type { Words } from "../../../model/words.ts";
import type { NurikabeGrid } from "../grid.ts";
import type { NurikabePuzzle } from "../puzzle.ts";
import type { Regions } from "../regions/regions.ts";
import { regionsOf } from "../regions/regions-of-grid.ts";
import { knowing, type ToldFinder, type ToldFinding } from "./finding.ts";

/** A rule with an algorithm of its own. */
export interface Scheme {
  readonly id: string;
  readonly level: number;
  readonly name: Words;
  readonly text: Words;
  readonly laws: readonly string[];
  readonly find: ToldFinder;
  /** Given where the premises found at first are enough but not always all needed: they are then shrunk. */
  readonly loose?: true;
}

/** A native rule at work: it looks again whenever anything changed, and works reasons out only when they are asked for. */
export class NativeAsker implements Asker {
  readonly trouble = null;
  spent = 0;
  readonly #scheme: Scheme;
  readonly #puzzle: NurikabePuzzle;
  #isCalm = false;
  /** What it told since it last began at the front. */
  readonly #told = new Set<Fact>();

  constructor(scheme: Scheme, puzzle: NurikabePuzzle) {
    this.#scheme = scheme;
    this.#puzzle = puzzle;
  }

  touch(facts: readonly Fact[]): void {
    if (facts.length > 0) this.#isCalm = false;
  }

  calm(): void {
    this.#isCalm = true;
    this.#told.clear();
  }

  rewind(): void {
    this.#told.clear();
  }

  next(grid: Grid): Firing | null {
    if (this.#isCalm) return null;
    this.spent += this.#puzzle.cells;
    for (const { adds } of this.#scheme.find(regionsOf(this.#puzzle, grid as NurikabeGrid))) {
      if (adds.every((fact) => this.#told.has(fact))) continue;
      for (const fact of adds) this.#told.add(fact);
      return { adds, at: [] };
    }
    this.calm();
    return null;
  }

  tell(grid: Grid, { adds }: Firing): Step {
    const regions = regionsOf(this.#puzzle, grid as NurikabeGrid);
    const finding = foundAgain(this.#scheme.find, regions, adds);
    assert(finding !== undefined, "a rule tells what it found");
    return stepOf(this.#scheme, regions, finding, adds);
  }
}

/** The whole step, with exact premises. */
export function stepOf(scheme: Scheme, { puzzle }: Regions, found: ToldFinding, adds: readonly Fact[]): Step {
  const finding = scheme.loose ? exactly(scheme.find, puzzle, found, adds) : found;
  return {
    rule: scheme.id,
    adds,
    because: finding.because().sort((a, b) => a - b),
    laws: scheme.laws,
    bindings: finding.bindings(),
  };
}

/** The finding as it is drawn from the clues and the fewest of its premises alone. */
function exactly(
  find: ToldFinder,
  puzzle: NurikabePuzzle,
  finding: ToldFinding,
  adds: readonly Fact[],
): ToldFinding {
  const because = shrink(
    finding.because(),
    (kept) => foundAgain(find, knowing(puzzle, kept), adds) !== undefined,
  );
  const { bindings } = foundAgain(find, knowing(puzzle, because), adds) ?? finding;
  return { adds, because: () => because, bindings };
}

function foundAgain(find: ToldFinder, regions: Regions, adds: readonly Fact[]): ToldFinding | undefined {
  for (const finding of find(regions, cellOf(adds[0])))
    if (adds.every((fact) => finding.adds.includes(fact))) return finding;
  return undefined;
}
