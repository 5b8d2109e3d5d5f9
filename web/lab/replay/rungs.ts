import { type Cell, cellOf, type Fact } from "../../../engine/model/fact.ts";
import { gridOf, type Puzzle } from "../../../engine/model/puzzle.ts";
import type { Path, Tried } from "./path.ts";

/** The choices below one node of the way from the root to where a search stands. */
export interface Rung {
  /** Of the choices: 1 is the first. */
  readonly depth: number;
  /** The cell that all of them decide; null where they decide several. */
  readonly cell: Cell | null;
  /** Those that were taken back, in order. */
  readonly tried: readonly Tried[];
  /** The one that stands; null below the last one that does. */
  readonly stands: { readonly fact: Fact; readonly event: number; readonly nodes: number } | null;
  /** Those that will be tried if these fail; null where that is not known. */
  readonly ahead: readonly Fact[] | null;
}

/** The searches that take a cell and try all its values, in order; the next decisions of others are unknown. */
const IN_ORDER: readonly string[] = ["brute", "backtrack", "propagate", "check", "fewest", "forward"];

/** The deepest `most` rungs of a path, from the root down. Cost: the facts that are known, and those rungs. */
export function rungsOf(puzzle: Puzzle, search: string, path: Path, most: number): readonly Rung[] {
  const { depth, facts } = path;
  const hasMore = path.tried(depth).length > 0;
  const last = hasMore ? depth + 1 : depth;
  const first = Math.max(1, last - most + 1);
  if (first > last) return [];
  const grid = IN_ORDER.includes(search) ? gridOf(puzzle) : null;
  let known = 0;
  const rungs: Rung[] = [];
  for (let level = first; level <= last; level++) {
    const tried = path.tried(level - 1);
    const stands = level <= depth ? standing(path, level) : null;
    const choices = [...tried.map(({ fact }) => fact), stands?.fact].filter((fact) => fact != null);
    const cell = commonCell(choices);
    const before = level <= depth ? path.knownBefore(level) : facts.length;
    for (; grid && known < before; known++) grid.add(facts[known]);
    const latest = choices.at(-1);
    const options = grid && cell !== null && latest !== undefined ? puzzle.options(grid, cell) : [];
    const at = latest === undefined ? -1 : options.indexOf(latest);
    rungs.push({ depth: level, cell, tried, stands, ahead: at < 0 ? null : options.slice(at + 1) });
  }
  return rungs;
}

function standing(path: Path, level: number): NonNullable<Rung["stands"]> {
  return { fact: path.choice(level), event: path.eventOf(level), nodes: path.nodesOf(level) };
}

function commonCell(facts: readonly Fact[]): Cell | null {
  const cells = new Set(facts.map(cellOf));
  const [only] = cells;
  return cells.size === 1 ? only : null;
}
