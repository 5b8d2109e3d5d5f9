import type { ArgumentAsk } from "../../../model/argument.ts";
import type { Value } from "../../../model/fact.ts";
import type { Grid } from "../../../model/grid.ts";
import type { Job } from "../../../model/job.ts";
import type { Step } from "../../../model/rule.ts";
import type { Literal } from "../../../search/clauses.ts";
import { Claims, sea } from "../learning/claims.ts";
import { knownOn } from "../learning/clauses.ts";
import { type NurikabeGrid, SEA } from "../puzzle/grid.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { Cases } from "./cases.ts";
import { Check, type Draft } from "./check.ts";
import { statementsOf } from "./draft.ts";
import { Net } from "./net.ts";
import { stepOf } from "./tell.ts";
import { sizeOf, type Traced, traced, tracedTo } from "./traced.ts";

/** Refutations of which statements are made. */
const TRIED = 6;
/** Lines that a doubling of what a step brings is worth. */
const GAIN = 1.5;

/** Proofs by lemmas that are told to choose one. */
const TOLD = 2;

/** A proof and what it weighs. */
interface Found {
  readonly drafts: readonly Draft[];
  readonly weight: number;
}

/**
 * Argues on the grids of one puzzle, on which the bookkeeping is done: the colour of a cell with the proof that takes the fewest lines of
 * those found; null where none is found. A long one is told in chapters.
 */
export function arguing(puzzle: NurikabePuzzle): (grid: Grid, ask?: ArgumentAsk) => Job<Step | null> {
  const claims = Claims.of(puzzle);
  const check = claims && new Check(claims, puzzle.seaCells);
  return function* argue(grid, { answer } = {}) {
    if (!claims || !check) return null;
    const blank = (): Net => new Net(puzzle, claims, grid as NurikabeGrid);
    const net = blank();
    yield 1 + (net.work >> 5);
    if (net.isBroken) return null;
    const doubtful = doubtfulOn(puzzle, grid as NurikabeGrid, answer);
    const found = (yield* flat(net, check, doubtful)) ?? (yield* byCases(net, blank, check, doubtful));
    if (!found) return null;
    return stepOf(claims, check, found.drafts, [...knownOn(grid as NurikabeGrid, claims)].flat());
  };
}

/** The colours that open cells may be refuted to have: where the answer is known, and the grid agrees with it, those that do not hold in it. */
function doubtfulOn(
  { cells }: NurikabePuzzle,
  grid: NurikabeGrid,
  answer: ArgumentAsk["answer"],
): readonly Literal[] {
  const known = answer && agrees(grid, answer) ? answer : null;
  const doubtful: Literal[] = [];
  for (let cell = 0; cell < cells; cell++) {
    if (grid.hasColour(cell)) continue;
    if (known?.[cell] !== SEA) doubtful.push(sea(cell));
    if (!known || known[cell] === SEA) doubtful.push(sea(cell) ^ 1);
  }
  return doubtful;
}

function agrees(grid: NurikabeGrid, answer: readonly Value[]): boolean {
  return answer.every((value, cell) => !grid.hasColour(cell) || grid.isSea(cell) === (value === SEA));
}

function* flat(net: Net, check: Check, doubtful: readonly Literal[]): Job<Found | null> {
  const refuted: Traced[] = [];
  const { value } = net.trail;
  for (const literal of doubtful) {
    if (value[literal] > 0) continue;
    const work = net.work;
    if (value[literal] < 0) refuted.push(tracedTo(net, literal));
    else if (!net.suppose([literal])) refuted.push(traced(net, [literal]));
    net.backTo(0);
    yield 1 + ((net.work - work) >> 5);
  }
  refuted.sort((a, b) => sizeOf(a) - sizeOf(b));
  let best: Found | null = null;
  for (const one of refuted.slice(0, TRIED)) {
    const drafts = statementsOf(check, one);
    if (!drafts) continue;
    const weight = linesOf(drafts) - gainOf(net, one.when[0] ^ 1);
    if (!best || weight < best.weight) best = { drafts, weight };
    yield 4;
  }
  return best;
}

function* byCases(net: Net, blank: () => Net, check: Check, doubtful: readonly Literal[]): Job<Found | null> {
  const cases = new Cases(net, blank, check, doubtful);
  let best: Found | null = null;
  for (const [at, proofs] of (yield* cases.search()).entries()) {
    if (best && at >= TOLD) break;
    const drafts = cases.tell(proofs);
    if (!drafts) continue;
    const weight = linesOf(drafts) - gainOf(net, proofs[proofs.length - 1].when[0] ^ 1);
    if (!best || weight < best.weight) best = { drafts, weight };
    yield 4;
  }
  return best;
}

function linesOf(drafts: readonly Draft[]): number {
  return drafts.reduce((sum, { lines }) => sum + 1 + lines.length, 0);
}

/** What a conclusion brings: the colours that follow at once. */
function gainOf(net: Net, literal: Literal): number {
  const from = net.trail.size;
  if (net.trail.value[literal] === 0) net.suppose([literal]);
  let colours = 1;
  for (let at = from; at < net.trail.size; at++)
    if (net.trail.literals[at] >> 1 < net.claims.cells) colours++;
  net.backTo(0);
  return GAIN * Math.log2(1 + colours);
}
