import { shrink, shrinkTight } from "../../../language/run/shrink.ts";
import { type Cell, cellOf, type Fact, isNot, type Value, valueOf } from "../../../model/fact.ts";
import type { Step } from "../../../model/rule.ts";
import { type CandidateGrid, candidateGrid, digitsIn } from "../../shared/digit-grid.ts";
import type { House } from "../../shared/digit-houses.ts";
import type { NativeFinder, NativeFinding } from "../../shared/native-rule.ts";
import type { Houses } from "../puzzle/houses.ts";
import type { SudokuPuzzle } from "../puzzle/puzzle.ts";
import { sizeOf } from "./cell-bits.ts";
import { candidatesIn, type SetLink, shownLinks } from "./set-links.ts";
import { type Pencilled, SIGHT } from "./sight.ts";

/** What a conclusion from sets of cells needs of their candidates. */
export interface SetPattern {
  /** Cells that hold no digit but these, as a bit set. */
  readonly sets: readonly { readonly cells: readonly Cell[]; readonly digits: number }[];
  /** A digit that two groups of cells cannot both hold: where it can be in the one, it sees all places where it can be in the other. */
  readonly links: readonly {
    readonly digit: Value;
    readonly groups: readonly [readonly Cell[], readonly Cell[]];
  }[];
  /** Candidates that go, each because its cell sees all of those cells that can hold its digit. */
  readonly strikes: readonly { readonly fact: Fact; readonly holders: readonly Cell[] }[];
}

/** A pattern as it is told. */
export interface Told {
  readonly pattern: SetPattern;
  /** The words of its sentence, to which what goes is added, as `out`, and its digits, as `z`. */
  readonly bindings: Step["bindings"];
  /** The sets to tell apart, where they are not those of the pattern. */
  readonly sets?: readonly (readonly Cell[])[];
  /** The houses that its sentence speaks of, where no set stands for them. */
  readonly houses?: readonly House[];
  /** How one of the sets comes to hold what the conclusion sees. */
  readonly links?: readonly SetLink[];
}

/**
 * Draws patterns, and tells the work between them. Where conclusions about some cells are enough, at least those patterns that were
 * searched for on their account; a pattern strikes the candidate first that it was searched for. Where `adds` are wanted, at least
 * those patterns that strike them all. A search that heeds neither has one parameter.
 */
export type PatternSearch = (
  view: Pencilled,
  among?: readonly Cell[],
  adds?: readonly Fact[],
) => Iterable<Told | number>;

/**
 * The finder of a search for patterns: of those that strike about one cell all, else those that are not needless.
 * @param mayStrike Spares the search where it says no.
 */
export function finderBy(
  search: PatternSearch,
  mayStrike?: (view: Pencilled) => boolean,
): NativeFinder<Pencilled> {
  return function* (view, only) {
    if (mayStrike?.(view) === false) return;
    const found: Told[] = [];
    for (const one of search(view, only === undefined ? undefined : [only])) {
      if (typeof one === "number") yield one;
      else found.push(one);
    }
    const sorted = simplestFirst(found);
    for (const one of only === undefined ? needed(sorted) : sorted) {
      const premises = premisesOf(one.pattern, view.grid, view.houses);
      if (drawnFrom(premises, view.puzzle, one, search)) yield findingOf(view, one, premises, search);
    }
  };
}

/**
 * Whether a finder concludes all of it, by a search of the whole board or on account of one cell. The patterns that do are looked at
 * alone: whatever makes one of them needless does too.
 */
function isFound(view: Pencilled, search: PatternSearch, adds: readonly Fact[], only?: Cell): boolean {
  const found: Told[] = [];
  for (const one of search(view, only === undefined ? undefined : [only], adds))
    if (typeof one !== "number" && strikesAll(one, adds)) found.push(one);
  const sorted = simplestFirst(found);
  for (const one of only === undefined ? needed(sorted) : sorted)
    if (drawnFrom(premisesOf(one.pattern, view.grid, view.houses), view.puzzle, one, search)) return true;
  return false;
}

function strikesAll({ pattern: { strikes } }: Told, facts: readonly Fact[]): boolean {
  return facts.every((fact) => strikes.some((strike) => strike.fact === fact));
}

/**
 * The conclusion from a pattern. Exact premises are worked out when they are asked for, and with them the pattern that they make:
 * first with searches on account of what goes, which are short, then with whole ones, by which more may come to light.
 */
function findingOf(
  view: Pencilled,
  told: Told,
  premises: readonly Fact[],
  search: PatternSearch,
): NativeFinding {
  const { puzzle, grid, houses } = view;
  const adds = factsOf(told);
  let exact: { readonly because: Fact[]; readonly told: Told } | undefined;
  const exactly = () => {
    const near = shrinkTight(premises, (kept) => drawnFrom(kept, puzzle, told, search) !== undefined);
    const because = neededOf(near, puzzle, adds, search);
    const whole = () => drawnFrom(because, puzzle, told, (all) => search(all));
    return { because, told: drawnFrom(because, puzzle, told, search) ?? whole() ?? told };
  };
  const settled = () => {
    exact ??= exactly();
    return exact;
  };
  return {
    adds,
    because: () => settled().because,
    bindings: () => ({
      ...settled().told.bindings,
      z: { as: "values", of: [...new Set(adds.map(valueOf))].sort((a, b) => a - b) },
      out: { as: "facts", of: adds },
    }),
    marks() {
      const { houses = [], pattern } = settled().told;
      const area = houses.flatMap(({ cells }) => cells);
      return { ...(area.length > 0 && { area }), cause: cellsOf(pattern) };
    },
    sets() {
      const { sets, pattern } = settled().told;
      return (sets ?? pattern.sets.map(({ cells }) => cells)).map((cells) => candidatesIn(cells, grid));
    },
    ...(told.links && { links: () => shownLinks(settled().told.links ?? [], view) }),
    about(some) {
      const strikes = told.pattern.strikes.filter(({ fact }) => some.includes(fact));
      const part = { ...told, pattern: { ...told.pattern, strikes } };
      return findingOf(view, part, premisesOf(part.pattern, grid, houses), search);
    },
  };
}

/** The facts that a finder needs for its conclusion, of some of which none is needless to a search on account of what goes. */
function neededOf(
  facts: readonly Fact[],
  puzzle: SudokuPuzzle,
  adds: readonly Fact[],
  search: PatternSearch,
): Fact[] {
  const isFoundBy = (kept: readonly Fact[], only?: Cell): boolean =>
    isFound(knowing(puzzle, kept, wholes), search, adds, only);
  const isTight =
    search.length === 1 || facts.every((left) => !isFoundBy(facts.filter((fact) => fact !== left)));
  if (isTight) return [...facts];
  return shrink(facts, (kept) => isFoundBy(kept, cellOf(adds[0])) || isFoundBy(kept));
}

function factsOf({ pattern }: Told): Fact[] {
  return [...new Set(pattern.strikes.map(({ fact }) => fact))];
}

function cellsOf({ sets }: SetPattern): Cell[] {
  return [...new Set(sets.flatMap(({ cells }) => cells))].sort((a, b) => a - b);
}

/**
 * A pattern that strikes as much where nothing but these facts is known. There may be none even of its premises: a search for the
 * shortest way can see a shorter one there, where cells that are locked among themselves are not known to be. Then a simpler rule is due.
 */
function drawnFrom(
  facts: readonly Fact[],
  puzzle: SudokuPuzzle,
  told: Told,
  search: PatternSearch,
): Told | undefined {
  const wanted = factsOf(told);
  for (const found of search(knowing(puzzle, facts, alone), wanted.map(cellOf))) {
    if (typeof found !== "number" && strikesAll(found, wanted)) return found;
  }
  return undefined;
}

/** Grids on which little is known, for one question after the other: for patterns by themselves, and for what a finder makes of all of them. */
const alone = new WeakMap<SudokuPuzzle, CandidateGrid>();
const wholes = new WeakMap<SudokuPuzzle, CandidateGrid>();

/** The view where nothing but the facts is known, until it is asked for again: always on the same grid, as so many are needed. */
function knowing(puzzle: SudokuPuzzle, facts: readonly Fact[], grids: typeof alone): Pencilled {
  const grid = grids.get(puzzle) ?? candidateGrid(puzzle.blank());
  grids.set(puzzle, grid);
  grid.undo(0);
  for (const fact of facts) grid.add(fact);
  return SIGHT.look(puzzle, grid);
}

/** Of fewest sets first, then of fewest cells, one that lies in two sets counted twice, then those of which the least must be known. */
function simplestFirst(found: readonly Told[]): Told[] {
  const weighed = found.map((one) => ({ one, weight: weightOf(one.pattern) }));
  return weighed.sort((a, b) => a.weight - b.weight).map(({ one }) => one);
}

/** The patterns without those that strike no more than one before them. */
function* needed(sorted: readonly Told[]): Iterable<Told> {
  const struck: ReadonlySet<Fact>[] = [];
  for (const one of sorted) {
    const facts = factsOf(one);
    if (struck.some((before) => facts.every((fact) => before.has(fact)))) continue;
    struck.push(new Set(facts));
    yield one;
  }
}

/** So heavy that a set counts more than all cells, and a cell more than all digits. */
const SET = 1 << 20;
const CELL = 1 << 10;

function weightOf({ sets }: SetPattern): number {
  return sets.reduce((sum, { cells, digits }) => sum + SET + cells.length * (CELL - sizeOf(digits)), 0);
}

/** Candidates that are ruled out, so many that the pattern holds, and none that it could do without. */
function premisesOf(pattern: SetPattern, grid: CandidateGrid, houses: Houses): Fact[] {
  const all = (2 << houses.size) - 2;
  const out = new Set(
    pattern.sets.flatMap(({ cells, digits }) =>
      cells.flatMap((cell) => digitsIn(all & ~digits).map((digit) => isNot(cell, digit))),
    ),
  );
  const conditions = openConditions(pattern, grid, houses, out);
  return [
    ...out,
    ...shrink([...new Set(conditions.flat())], (kept) =>
      conditions.every((one) => one.some((fact) => kept.includes(fact))),
    ),
  ];
}

/** What must be known besides the facts of a set: of each of these lists at least one fact. */
function openConditions(
  { links, strikes }: SetPattern,
  grid: CandidateGrid,
  { peers }: Houses,
  known: ReadonlySet<Fact>,
): Fact[][] {
  const pairs = [
    ...links.flatMap(({ digit, groups: [one, other] }) =>
      one.flatMap((a) =>
        other.filter((b) => !peers[a].includes(b)).map((b) => [isNot(a, digit), isNot(b, digit)]),
      ),
    ),
    ...strikes.flatMap(({ fact, holders }) =>
      holders
        .filter((cell) => !peers[cellOf(fact)].includes(cell))
        .map((cell) => [isNot(cell, valueOf(fact))]),
    ),
  ];
  return pairs
    .filter((pair) => !pair.some((fact) => known.has(fact)))
    .map((pair) => pair.filter((fact) => grid.knows(fact)));
}
