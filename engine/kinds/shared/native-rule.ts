import { shrink } from "../../language/run/shrink.ts";
import { type Cell, cellOf, type Fact } from "../../model/fact.ts";
import type { Grid } from "../../model/grid.ts";
import type { Puzzle } from "../../model/puzzle.ts";
import { assert } from "../../model/result.ts";
import { type Asker, type Firing, ONE_ANSWER, type Rule, type Step } from "../../model/rule.ts";

/** A conclusion of a native rule. All but what it adds is computed only when it is asked for. */
export interface NativeFinding {
  readonly adds: readonly Fact[];
  /** Premises beyond the puzzle itself, enough for all that it adds. */
  because(): Fact[];
  bindings(): Step["bindings"];
  marks?(): NonNullable<Step["marks"]>;
  links?(): NonNullable<Step["links"]>;
  sets?(): NonNullable<Step["sets"]>;
  readonly demands?: Step["demands"];
  /** Ids of the laws it leans on, where they are not those of its rule. */
  readonly laws?: readonly string[];
  /** The same for a part of what it adds, which may need fewer premises; without it they are shrunk. */
  about?(adds: readonly Fact[]): NativeFinding;
  /** What its finder concludes from some premises alone, if that is all that is wanted; without it the finder is asked for all that it finds. */
  again?(facts: readonly Fact[], wanted: readonly Fact[]): NativeFinding | null;
}

/**
 * Draws the conclusions of a native rule from a view of the grid, in a fixed order. A number between them is the work since
 * the last one, in steps of evaluation, where the rule may pause. With `only`, conclusions about one cell are enough.
 */
export type NativeFinder<V> = (view: V, only?: Cell) => Iterable<NativeFinding | number>;

/** A rule with an algorithm of its own. It looks at a grid through a view, such as regions that are kept up to date. */
export interface NativeRule<P extends Puzzle, V> extends Omit<Rule<P>, "find" | "on" | "needsOneAnswer"> {
  readonly laws: readonly string[];
  readonly find: NativeFinder<V>;
  /**
   * Set where the premises of the finder suffice but are not always all needed: they are then shrunk, by searches on account
   * of one cell. Such a search must find all that the finder ever concludes about that cell.
   */
  readonly loose?: true;
}

/** How the native rules of a kind see a grid. Equal knowledge gives equal views. */
export interface Sight<P extends Puzzle, V> {
  look(puzzle: P, grid: Grid): V;
  /** The view where nothing but the puzzle itself and these facts is known. */
  knowing(puzzle: P, facts: readonly Fact[]): V;
}

/** A native rule as a rule of its kind. */
export function ruleOf<P extends Puzzle, V>(native: NativeRule<P, V>, sight: Sight<P, V>): Rule<P> {
  const { laws, loose: _, ...rule } = native;
  return {
    ...rule,
    ...(laws.includes(ONE_ANSWER) && { needsOneAnswer: true }),
    *find(puzzle, grid) {
      const told = new Told();
      for (const found of native.find(sight.look(puzzle, grid))) {
        if (typeof found === "number" || !told.isNew(found.adds)) continue;
        yield stepOf(native, sight, puzzle, found, found.adds);
      }
    },
    on: (puzzle) => new NativeAsker(native, sight, puzzle),
  };
}

/** A native rule at work. It runs its finder again whenever anything changed, and computes premises only when they are asked for. */
class NativeAsker<P extends Puzzle, V> implements Asker {
  readonly trouble = null;
  spent = 0;
  isWaiting = false;
  readonly #native: NativeRule<P, V>;
  readonly #sight: Sight<P, V>;
  readonly #puzzle: P;
  #isCalm = false;
  /** The search that goes on behind the last firing or pause, as long as nothing changes. */
  #search: Iterator<NativeFinding | number> | null = null;
  /** What it concluded, firing by firing, since it last began at the front. */
  readonly #told = new Told();
  /** What it found, by the length of the trail then: the grid is taken back to there where a firing is to be explained. */
  readonly #found = new Map<number, Found[]>();

  constructor(native: NativeRule<P, V>, sight: Sight<P, V>, puzzle: P) {
    this.#native = native;
    this.#sight = sight;
    this.#puzzle = puzzle;
  }

  touch(facts: readonly Fact[]): void {
    if (facts.length === 0) return;
    this.#isCalm = false;
    this.#search = null;
  }

  calm(): void {
    // Facts may have been taken back, and others come in their place.
    this.#found.clear();
    this.#rest();
  }

  rewind(): void {
    this.#told.clear();
    this.#search = null;
    this.isWaiting = false;
  }

  next(grid: Grid, patience = Number.POSITIVE_INFINITY): Firing | null {
    this.isWaiting = false;
    if (this.#isCalm) return null;
    const before = this.spent;
    if (!this.#search) this.spent += this.#puzzle.cells;
    this.#search ??= this.#native.find(this.#sight.look(this.#puzzle, grid))[Symbol.iterator]();
    for (let found = this.#search.next(); !found.done; found = this.#search.next()) {
      if (typeof found.value === "number") {
        this.spent += found.value;
        this.isWaiting = this.spent - before > patience;
        if (this.isWaiting) return null;
        continue;
      }
      const finding = found.value;
      const { adds, demands } = finding;
      if (!this.#told.isNew(adds)) continue;
      this.#keep({ finding, grid });
      return { adds, at: [], demands: demands?.length };
    }
    this.#rest();
    return null;
  }

  explain(grid: Grid, firing: Firing): Step {
    const { adds } = firing;
    return stepOf(this.#native, this.#sight, this.#puzzle, this.#findingOf(grid, firing), adds);
  }

  roughly(grid: Grid, firing: Firing): Step | null {
    return this.#native.loose ? told(this.#native, this.#findingOf(grid, firing), firing.adds) : null;
  }

  premises(grid: Grid, firing: Firing): readonly Fact[] {
    const found = this.#findingOf(grid, firing);
    return premisesOf(exactPart(this.#native, this.#sight, this.#puzzle, found, firing.adds));
  }

  #findingOf(grid: Grid, { adds }: Firing): NativeFinding {
    const found = this.#found
      .get(grid.mark())
      ?.find((one) => one.grid === grid && saysAll(one.finding, adds));
    const finding =
      found?.finding ?? foundAgain(this.#native.find, this.#sight.look(this.#puzzle, grid), adds);
    assert(finding !== undefined, "a rule tells what it found");
    return finding;
  }

  #keep(found: Found): void {
    const trail = found.grid.mark();
    const others = this.#found.get(trail);
    if (others) others.push(found);
    else this.#found.set(trail, [found]);
  }

  /** It has nothing to say until something changes. */
  #rest(): void {
    this.rewind();
    this.#isCalm = true;
  }
}

/** A finding and the grid on which it was found. */
interface Found {
  readonly finding: NativeFinding;
  readonly grid: Grid;
}

function saysAll({ adds }: NativeFinding, facts: readonly Fact[]): boolean {
  return facts.every((fact) => adds.includes(fact));
}

/** The conclusions of the firings of a rule, of which one that says nothing more is left out. */
class Told {
  readonly #firings: ReadonlySet<Fact>[] = [];

  clear(): void {
    this.#firings.length = 0;
  }

  /** Whether no firing before concluded all of it; it is noted. */
  isNew(adds: readonly Fact[]): boolean {
    if (this.#firings.some((firing) => adds.every((fact) => firing.has(fact)))) return false;
    this.#firings.push(new Set(adds));
    return true;
  }
}

/** The whole step, with exact premises. */
function stepOf<P extends Puzzle, V>(
  native: NativeRule<P, V>,
  sight: Sight<P, V>,
  puzzle: P,
  found: NativeFinding,
  adds: readonly Fact[],
): Step {
  return told(native, exactPart(native, sight, puzzle, found, adds), adds);
}

/** The step that tells what is new of a finding, with the finding's own premises. */
function told<P extends Puzzle, V>(
  native: NativeRule<P, V>,
  finding: NativeFinding,
  adds: readonly Fact[],
): Step {
  const marks = finding.marks?.();
  const links = finding.links?.();
  const sets = finding.sets?.();
  return {
    rule: native.id,
    adds,
    because: premisesOf(finding),
    laws: finding.laws ?? native.laws,
    bindings: finding.bindings(),
    ...(marks && { marks }),
    ...(links && { links }),
    ...(sets && { sets }),
    ...(finding.demands && { demands: finding.demands }),
  };
}

/** The finding for what is new of it, with no needless premise. */
function exactPart<P extends Puzzle, V>(
  native: NativeRule<P, V>,
  sight: Sight<P, V>,
  puzzle: P,
  found: NativeFinding,
  adds: readonly Fact[],
): NativeFinding {
  const part = adds.length < found.adds.length ? found.about?.(adds) : found;
  return native.loose || !part ? exactly(native, sight, puzzle, found, adds) : part;
}

function premisesOf(finding: NativeFinding): Fact[] {
  return finding.because().sort((a, b) => a - b);
}

/** The finding with no needless premise: its finder draws it from the puzzle and these premises alone. */
function exactly<P extends Puzzle, V>(
  { find, loose }: NativeRule<P, V>,
  sight: Sight<P, V>,
  puzzle: P,
  finding: NativeFinding,
  adds: readonly Fact[],
): NativeFinding {
  const again = (facts: readonly Fact[]): NativeFinding | null =>
    finding.again
      ? finding.again(facts, adds)
      : (foundAgain(find, sight.knowing(puzzle, facts), adds, loose) ?? null);
  const because = shrink(finding.because(), (kept) => again(kept) !== null);
  return { ...(again(because) ?? finding), adds, because: () => because };
}

/** A finding that concludes all of it. A search on account of one cell comes first, as it is short; unless `near` says that it misses nothing, one of the whole board follows. */
export function foundAgain<V>(
  find: NativeFinder<V>,
  view: V,
  adds: readonly Fact[],
  near = false,
): NativeFinding | undefined {
  for (const only of near ? [cellOf(adds[0])] : [cellOf(adds[0]), undefined])
    for (const finding of find(view, only))
      if (typeof finding !== "number" && saysAll(finding, adds)) return finding;
  return undefined;
}
