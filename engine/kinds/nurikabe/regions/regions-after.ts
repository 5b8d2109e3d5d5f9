import type { Cell } from "../../../model/fact.ts";
import { LAND, UNKNOWN, WALL } from "../puzzle/colour.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import "./carried-reach.ts";
import { begin, end, type FilledTables, fill, liberties, run, type Tables, touchAt } from "./labelling.ts";
import { type Colouring, Regions } from "./regions.ts";
import { bringFollowing } from "./regions-of-grid.ts";

/**
 * Regions made from others of the same puzzle, at little more than the cost of what is new. The news are all cells of which more
 * is said, each with a colour; where they are not known, or what was known of one is contradicted, all is labelled.
 */
export function regionsAfter(
  puzzle: NurikabePuzzle,
  regions: Regions,
  said: Colouring,
  news: readonly Cell[] | null,
): Regions {
  const { colour } = regions;
  const isKept = (cell: Cell): boolean =>
    colour[cell] === UNKNOWN || (colour[cell] === LAND && (said.colours[cell] & WALL) === 0);
  const following = news?.every(isKept) ? { news: [...new Set(news)], label: labelNews } : null;
  return new Regions(puzzle, said, regions, following);
}

bringFollowing(regionsAfter);

/**
 * Brings tables up to date that are those of before, but for the colours and anchors of the news, cells of which more is known:
 * regions that grew are filled, the others moved. Adds to the news what else is otherwise; returns the number of regions.
 */
function labelNews(tables: Tables, before: FilledTables, news: Cell[]): number {
  const { colour, label, touch, puzzle, cells, starts } = tables;
  const { near } = puzzle.lattice;
  const grew = new Set<number>();
  const grows = (region: number): void => {
    if (region < 0 || grew.has(region)) return;
    grew.add(region);
    name(label, before, region, -1);
  };
  for (const cell of news) {
    touch[cell] = 0;
    grows(before.label[cell]);
    for (const next of near[cell]) if (colour[next] === colour[cell]) grows(before.label[next]);
  }

  begin(tables);
  const numbers = new Int16Array(before.count);
  const grown: number[] = [];
  let count = 0;
  let old = 0;
  const keepUpTo = (region: number): void => {
    move(tables, before, old, region, count);
    while (old < region) numbers[old++] = count++;
  };
  const others = [...grew].sort((a, b) => a - b);
  let other = 0;
  const goUpTo = (region: number): void => {
    for (; others[other] < region; other++) {
      keepUpTo(others[other]);
      old++;
    }
    keepUpTo(region);
  };
  // Regions are numbered in the order of their first cells.
  const seeds = [...news, ...[...grew].map((region) => before.cells[before.starts[region]])];
  for (const seed of seeds.sort((a, b) => a - b)) {
    if (label[seed] !== -1) continue;
    let next = old;
    while (next < before.count && before.cells[before.starts[next]] < seed) next++;
    goUpTo(next);
    grown.push(count);
    // Numbers of before are still there.
    fill(tables, seed, count++, -2);
  }
  goUpTo(before.count);
  end(tables, count);
  for (let cell = 0; cell < label.length; cell++) if (label[cell] >= 0) label[cell] = numbers[label[cell]];
  for (const region of grown) name(label, tables, region, region);
  for (const region of grown) if (colour[cells[starts[region]]] === LAND) touchAround(tables, region, news);
  return count;
}

/** Lists regions of before, to be numbered from `at` on, without liberties that are known by now. */
function move(tables: Tables, before: FilledTables, from: number, to: number, at: number): void {
  const { starts, libertyStarts, free } = before;
  const { colour } = tables;
  let { listed, freed } = run;
  tables.cells.set(before.cells.subarray(starts[from], starts[to]), listed);
  for (const table of ["owner", "rival", "clues"] as const)
    tables[table].set(before[table].subarray(from, to), at);
  for (let region = from; region < to; region++, at++) {
    tables.starts[at] = listed;
    tables.libertyStarts[at] = freed;
    listed += starts[region + 1] - starts[region];
    const end = libertyStarts[region + 1];
    for (let next = libertyStarts[region]; next < end; next++)
      if (colour[free[next]] === UNKNOWN) liberties[freed++] = free[next];
  }
  run.listed = listed;
  run.freed = freed;
}

/** Adds the cells of an island that grew, and those beside it that touch another clue than before. */
function touchAround(tables: Tables, region: number, changes: Cell[]): void {
  const { touch, cells, starts, libertyStarts } = tables;
  changes.push(...cells.subarray(starts[region], starts[region + 1]));
  for (const cell of liberties.subarray(libertyStarts[region], libertyStarts[region + 1])) {
    const clue = touchAt(tables, cell);
    if (clue === touch[cell]) continue;
    touch[cell] = clue;
    changes.push(cell);
  }
}

/** Labels the cells of a region. */
function name(label: Int16Array, { cells, starts }: Tables, region: number, as: number): void {
  for (let at = starts[region]; at < starts[region + 1]; at++) label[cells[at]] = as;
}
