import { cellOf, type Fact, is, isNegative, isNot, negate } from "../../model/fact.ts";
import type { Grid } from "../../model/grid.ts";
import type { Job } from "../../model/job.ts";
import type { Promising } from "../../model/kind.ts";
import { type NurikabeGrid, SEA } from "./grid.ts";
import type { NurikabePuzzle } from "./puzzle.ts";
import { LAND, UNKNOWN, WALL } from "./regions.ts";
import { tellAll } from "./solver/explore.ts";
import { Field } from "./solver/field.ts";

/** Most suppositions that are named at once, and most of those that hold only with others inside. */
const MOST = 60;
const MOST_NESTED = 4;
/** A conclusion that needs two chains is put behind one chain that is so much longer. */
const TWO_CHAINS = 4;

/** What is worth supposing; with a depth above 1, what breaks only with further suppositions within it. */
export function* screen(puzzle: NurikabePuzzle, told: Grid, depth = 1): Job<readonly Promising[]> {
  const grid = told as NurikabeGrid;
  const field = new Field(puzzle.rows, puzzle.cols);
  field.load(puzzle.clues);
  tellAll(field, puzzle, grid);
  const open: number[] = [];
  for (let cell = 0; cell < puzzle.cells; cell++) if (!grid.hasColour(cell)) open.push(cell);
  if (!field.settle()) return open.map((cell) => ({ fact: is(cell, SEA), agreed: null, cost: 0 }));
  const drawn = open.filter((cell) => field.colourAt(cell) !== UNKNOWN);
  const found: Promising[] = drawn.map((cell) => ({
    fact: factOf(cell, field.colourAt(cell) === WALL ? LAND : WALL),
    agreed: null,
    cost: depth,
  }));
  const left = open.filter((cell) => field.colourAt(cell) === UNKNOWN);
  if (depth > 1) return [...found, ...(yield* nested(field, left))];
  for (const cell of left) {
    const least = agreedOn(field, cell, found);
    if (least) found.push(least);
    yield 1;
  }
  return found.sort((a, b) => a.cost - b.cost).slice(0, MOST);
}

function factOf(cell: number, colour: number): Fact {
  return colour === WALL ? is(cell, SEA) : isNot(cell, SEA);
}

function colourOf(fact: Fact): number {
  return isNegative(fact) ? LAND : WALL;
}

/** Tries both colours of a cell: what breaks is found; what both agree on nearest is given. */
function agreedOn(field: Field, cell: number, found: Promising[]): Promising | null {
  const { ground } = field;
  const after = new Map<Fact, number>();
  let least: Promising | null = null;
  let holds = true;
  for (const colour of [WALL, LAND]) {
    const mark = field.mark();
    const from = ground.trailed;
    if (!field.suppose(cell, colour)) {
      found.push({ fact: factOf(cell, colour), agreed: null, cost: ground.trailed - from });
      holds = false;
    }
    for (let at = from + 1; holds && at < ground.trailed; at++) {
      const place = ground.trail[at];
      const fact = factOf(ground.cellOf(place), ground.colour[place]);
      const before = after.get(fact);
      if (colour === WALL) after.set(fact, at - from);
      else if (before !== undefined) {
        const cost = before + at - from + TWO_CHAINS;
        if (!least || cost < least.cost) least = { fact: factOf(cell, WALL), agreed: fact, cost };
      }
    }
    field.undo(mark);
  }
  return holds ? least : null;
}

/** What breaks when whatever breaks at once within it is ruled out, again and again. */
function* nested(field: Field, open: readonly number[]): Job<readonly Promising[]> {
  const found: Promising[] = [];
  for (const cell of open) {
    for (const colour of [WALL, LAND]) {
      const fact = factOf(cell, colour);
      const mark = field.mark();
      let holds = field.suppose(cell, colour);
      let inside = 0;
      for (let news = true; holds && news; ) {
        news = false;
        for (const at of open) {
          for (const guess of [is(at, SEA), isNot(at, SEA)]) {
            if (!holds || field.colourAt(at) !== UNKNOWN) continue;
            const before = field.mark();
            const breaks = !field.suppose(cellOf(guess), colourOf(guess));
            field.undo(before);
            if (!breaks) continue;
            news = true;
            inside++;
            holds = field.suppose(at, colourOf(negate(guess)));
          }
        }
        yield 1;
      }
      if (!holds) found.push({ fact, agreed: null, cost: 100 + inside });
      field.undo(mark);
    }
    if (found.length >= MOST_NESTED) break;
  }
  return found.sort((a, b) => a.cost - b.cost);
}
