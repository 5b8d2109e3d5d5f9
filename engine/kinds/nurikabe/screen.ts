import { type Cell, type Fact, is, isNot } from "../../model/fact.ts";
import type { Grid } from "../../model/grid.ts";
import type { Job } from "../../model/job.ts";
import type { Promising } from "../../model/promising.ts";
import { LAND, UNKNOWN, WALL } from "./puzzle/colour.ts";
import { type NurikabeGrid, SEA } from "./puzzle/grid.ts";
import type { NurikabePuzzle } from "./puzzle/puzzle.ts";
import { DecisionStack } from "./solver/choices.ts";
import { exhaust } from "./solver/exhaust.ts";
import { setAll } from "./solver/explore.ts";
import { Field } from "./solver/field.ts";
import { DEAD, DONE, Prober } from "./solver/prober.ts";

/** Most suppositions that are named at once, and most of those that hold only with others inside. */
const MOST = 60;
const MOST_NESTED = 4;
/** How much one supposition within another adds to a chain, as a guess. */
const NESTED = 4;
const COLOURS = [WALL, LAND] as const;
/** A conclusion that needs two chains is put behind one chain that is so much longer. */
const TWO_CHAINS = 4;

/** Promising suppositions; with a depth above 1, those that break a law only with nested suppositions. */
export function* screen(puzzle: NurikabePuzzle, told: Grid, depth = 1): Job<readonly Promising[]> {
  const grid = told as NurikabeGrid;
  const open: Cell[] = [];
  for (let cell = 0; cell < puzzle.cells; cell++) if (!grid.hasColour(cell)) open.push(cell);
  const prober = new Prober(new DecisionStack(new Field(puzzle.rows, puzzle.cols)));
  const { field } = prober.decisions;
  field.load(puzzle.clues);
  setAll(field, puzzle, grid);
  const holds = depth > 1 ? yield* exhaust(prober) : field.settle();
  if (!holds) return open.flatMap((cell) => COLOURS.map((colour) => breaking(cell, colour, depth)));
  const isOpen = (cell: Cell): boolean => field.colourAt(cell) === UNKNOWN;
  const found = open
    .filter((cell) => !isOpen(cell))
    .map((cell) => breaking(cell, field.colourAt(cell) === WALL ? LAND : WALL, depth));
  const left = open.filter(isOpen);
  if (depth > 1) yield* screenNested(prober, left, depth, found);
  else {
    for (const cell of left) {
      const agreed = tryBoth(field, cell, found);
      if (agreed) found.push(agreed);
      yield 1;
    }
  }
  return found.sort((a, b) => a.cost - b.cost).slice(0, MOST);
}

function breaking(cell: Cell, colour: number, cost: number): Promising {
  return { fact: factOf(cell, colour), agreed: null, cost };
}

function factOf(cell: Cell, colour: number): Fact {
  return colour === WALL ? is(cell, SEA) : isNot(cell, SEA);
}

/** Probes both colours of a cell: a contradiction is added to `found`; of the facts that both agree on, the nearest is returned. */
function tryBoth(field: Field, cell: Cell, found: Promising[]): Promising | null {
  const { ground } = field;
  const after = new Map<Fact, number>();
  let least: Promising | null = null;
  let holds = true;
  for (const colour of COLOURS) {
    const mark = field.mark();
    const from = ground.trailed;
    if (!field.suppose(cell, colour)) {
      found.push(breaking(cell, colour, ground.trailed - from));
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

/**
 * Supposes colours on a board that probing has exhausted, those that lead furthest first, and probes within
 * them. Deeper nesting is not searched: then those that lead furthest are named.
 */
function* screenNested(prober: Prober, open: readonly Cell[], depth: number, found: Promising[]): Job<void> {
  const { decisions } = prober;
  const { field } = decisions;
  const { ground } = field;
  const tries = open.flatMap((cell) =>
    COLOURS.map((colour) => {
      const from = ground.trailed;
      decisions.decide(ground.placeOf(cell), colour);
      decisions.settle();
      const led = ground.trailed - from;
      decisions.backtrack();
      return { cell, colour, led };
    }),
  );
  tries.sort((a, b) => b.led - a.led);
  if (depth > 2) {
    for (const { cell, colour } of tries) found.push(breaking(cell, colour, NESTED * depth));
    return;
  }
  let broken = 0;
  for (const { cell, colour } of tries) {
    const from = ground.trailed;
    decisions.decide(ground.placeOf(cell), colour);
    decisions.settle();
    prober.beginNear(from);
    let inside = 1;
    let result = prober.step();
    for (let before = field.open; result !== DONE && result !== DEAD; result = prober.step()) {
      yield 1;
      if (!prober.isIdle || field.open === before) continue;
      before = field.open;
      inside++;
    }
    decisions.backtrack();
    if (result !== DEAD) continue;
    found.push(breaking(cell, colour, NESTED * inside));
    if (++broken >= MOST_NESTED) return;
  }
}
