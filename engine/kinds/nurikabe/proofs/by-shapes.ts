import type { Value } from "../../../model/fact.ts";
import type { Literal } from "../../../search/clauses.ts";
import { WAYS } from "../graph/neighbours.ts";
import { type Claim, type Claims, sea } from "../learning/claims.ts";
import { ANY_SIZE } from "../puzzle/size.ts";
import type { Check } from "./check.ts";
import { leanest } from "./draft.ts";
import type { Net } from "./net.ts";
import { traced } from "./traced.ts";
import { isLook, type Truth } from "./truth.ts";

/** So many shapes are one demand, and so is what one look at the wall or at another island says to so many of them. */
const AT_ONCE = 8;
/** More shapes than that are not measured. */
const MOST_SHAPES = 160;
/** Steps of one search for shapes. */
const MOST_STEPS = 20_000;

/** The cells of a shape, as claims of its number. */
type Shape = readonly Claim[];

/**
 * The demands by which conclusions follow from trying the shapes of one island. If one did not hold, each shape that is left would break a demand: all
 * these shapes count, eight to a demand. A block or an owner that they break is one demand; a look at the wall or at another island is one for every
 * eight shapes that it rules out. Null where some shape breaks nothing, or too many are to be tried.
 */
export function byShapes(
  claims: Claims,
  check: Check,
  net: Net,
  because: readonly Literal[],
  opposites: readonly Literal[],
  clue: Value,
): Truth[] | null {
  const trials: Trial[] = [];
  for (const literal of opposites) {
    const known = [...because, literal];
    const shapes = check.within(known, (holds) => (holds ? shapesOf(claims, check, clue) : []));
    if (!shapes) return null;
    for (const shape of shapes) trials.push({ known, literal, shape, says: said(claims, clue, shape) });
    if (trials.length > MOST_SHAPES) return null;
  }
  const truths: Truth[] = [];
  for (const trial of trials) {
    if (breaks(check, trial, truths)) continue;
    const more = refute(check, net, trial, clue);
    if (!more) return null;
    for (const one of more) if (!truths.some((other) => isSame(one, other))) truths.push(one);
  }
  return counted(check, trials, leastOf(check, trials, truths), clue);
}

/** A shape that is tried where the opposite of a conclusion is so. */
interface Trial {
  readonly known: readonly Literal[];
  readonly literal: Literal;
  readonly shape: Shape;
  /** What the shape says of all cells that the number could reach. */
  readonly says: readonly Literal[];
}

function said({ first, cells }: Claims, clue: Value, shape: Shape): Literal[] {
  const isIn = new Set(shape);
  return Array.from({ length: first[clue + 1] - first[clue] }, (_, at) => {
    const claim = first[clue] + at;
    return (cells + claim) * 2 + (isIn.has(claim) ? 0 : 1);
  });
}

/** Whether a shape breaks what these demands say, looked at until they say nothing more. */
function breaks(check: Check, { known, says }: Trial, truths: readonly Truth[]): boolean {
  return check.within([...known, ...says], (holds) => !holds || !check.settles(truths));
}

/** Demands that a shape breaks; null where it breaks none that is seen. */
function refute(check: Check, net: Net, { literal, says }: Trial, clue: Value): Truth[] | null {
  const when = [literal, ...says];
  const isRefuted = !net.suppose(when);
  const proof = isRefuted ? traced(net, when) : null;
  net.backTo(0);
  const lines = proof && leanest(check, proof)?.lines;
  if (!lines) return null;
  return lines.flatMap(({ truth }) =>
    truth && !(truth.law === "island" && truth.clue === clue) ? truth : [],
  );
}

function isSame(one: Truth, other: Truth): boolean {
  if (one.law !== other.law) return false;
  return isLook(one) ? one.clue === other.clue : one.cells[0] === other.cells[0];
}

/** Without what all shapes can do without. */
function leastOf(check: Check, trials: readonly Trial[], truths: readonly Truth[]): Truth[] {
  let least = [...truths];
  for (const truth of truths) {
    const fewer = least.filter((other) => other !== truth);
    if (trials.every((trial) => breaks(check, trial, fewer))) least = fewer;
  }
  return least;
}

function counted(check: Check, trials: readonly Trial[], truths: readonly Truth[], clue: Value): Truth[] {
  const all: Truth[] = [];
  const add = (truth: Truth, shapes: number): void => {
    for (let at = 0; at < shapes; at += AT_ONCE) all.push(truth);
  };
  // That there is no shape at all is one demand too.
  add({ law: "shapes", clue, cells: [] }, Math.max(1, distinct(trials)));
  for (const truth of truths) {
    const others = truths.filter((other) => other !== truth);
    const needing = isLook(truth) ? trials.filter((trial) => !breaks(check, trial, others)) : [];
    add(truth, Math.max(1, distinct(needing)));
  }
  return all;
}

function distinct(trials: readonly Trial[]): number {
  return new Set(trials.map(({ shape }) => [...shape].sort((a, b) => a - b).join())).size;
}

/** All shapes that an island can take by what is known: as many cells as its number, joined, with all its own and all land beside them. Null where they are too many. */
function shapesOf(claims: Claims, check: Check, clue: Value): Shape[] | null {
  const { first, near, sizes, nearCell, cellOf, cells } = claims;
  const size = sizes[clue];
  if (size === ANY_SIZE) return null;
  const found: Shape[] = [];
  const isOut = new Set<Claim>();
  const shape: Claim[] = [];
  const isIn = new Set<Claim>();
  const own = Array.from({ length: first[clue + 1] - first[clue] }, (_, at) => first[clue] + at);
  const valueOf = (claim: Claim): number => check.valueOf((cells + claim) * 2);
  const right = own.filter((claim) => valueOf(claim) > 0);
  let steps = 0;

  /** Takes a claim in with all land beside it; false where some of it is not the island's, or it is too much. */
  const take = (claim: Claim): boolean => {
    shape.push(claim);
    isIn.add(claim);
    for (let at = shape.length - 1; at < shape.length; at++)
      for (let way = 0; way < WAYS; way++) {
        const beside = nearCell[cellOf[shape[at]] * WAYS + way];
        const next = near[shape[at] * WAYS + way];
        if (beside < 0 || isIn.has(next) || check.valueOf(sea(beside)) >= 0) continue;
        if (next < 0 || isOut.has(next) || valueOf(next) < 0) return false;
        shape.push(next);
        isIn.add(next);
      }
    return shape.length <= size;
  };
  const grow = (from: number): boolean => {
    if (++steps > MOST_STEPS || found.length > MOST_SHAPES) return false;
    if (shape.length === size) {
      if (right.every((claim) => isIn.has(claim))) found.push([...shape]);
      return true;
    }
    for (let at = from; at < shape.length; at++)
      for (let way = 0; way < WAYS; way++) {
        const next = near[shape[at] * WAYS + way];
        if (next < 0 || isIn.has(next) || isOut.has(next) || valueOf(next) < 0) continue;
        const before = shape.length;
        const goesOn = !take(next) || grow(at);
        while (shape.length > before) isIn.delete(shape.pop() as Claim);
        if (!goesOn) return false;
        isOut.add(next);
        const ends = grow(at);
        isOut.delete(next);
        return ends;
      }
    return true;
  };
  return take(first[clue]) && !grow(0) ? null : found;
}
