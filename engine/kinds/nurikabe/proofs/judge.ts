import type { Argument, Demand, Statement } from "../../../model/argument.ts";
import { type Fact, negate } from "../../../model/fact.ts";
import type { Step } from "../../../model/rule.ts";
import type { Literal } from "../../../search/clauses.ts";
import { Claims } from "../learning/claims.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { byShapes } from "./by-shapes.ts";
import { Check, type Draft } from "./check.ts";
import { leanest } from "./draft.ts";
import { cellIn, literalOf } from "./facts.ts";
import { byLooseLand } from "./loose-land.ts";
import { Net } from "./net.ts";
import { traced, tracedTo } from "./traced.ts";
import { demandOf, isLook, type Truth, truthOf } from "./truth.ts";

/** A flat proof of so many demands is not compared with another. */
const SHORT = 4;

/** Whether the lines of a statement prove it, by the demands that they name and the statements before it. */
export function judging(puzzle: NurikabePuzzle): (statement: Statement, before: Argument) => boolean {
  const claims = Claims.of(puzzle);
  const check = claims && new Check(claims, puzzle.seaCells);
  return (statement, before) => {
    if (!claims || !check) return false;
    const drafts: Draft[] = [];
    for (const one of [...before, statement]) {
      const draft = draftOf(puzzle, claims, drafts, one);
      if (!draft) return false;
      drafts.push(draft);
    }
    return check.proves(drafts[drafts.length - 1]);
  };
}

function draftOf(
  puzzle: NurikabePuzzle,
  claims: Claims,
  before: readonly Draft[],
  { when, so, lines, because }: Statement,
): Draft | null {
  const literals = (facts: readonly Fact[]): Literal[] => facts.map((fact) => literalOf(claims, fact));
  const draft: Draft = {
    when: literals(when),
    so: literals(so),
    because: literals(because),
    lines: lines.map(({ demand, cites, gives }) => ({
      truth: demand ? truthOf(puzzle, demand) : null,
      cites: cites === undefined ? null : (before[cites] ?? null),
      gives: literals(gives),
    })),
  };
  const all = [draft.when, draft.so, draft.because, ...draft.lines.map(({ gives }) => gives)].flat();
  return all.includes(-1) ? null : draft;
}

/**
 * The demands that a step of a rule rests on beside its premises: with them alone each conclusion follows by looking at them one after
 * the other, and none of them can be left out. Where that takes many, or is not enough, the shapes of an island that the step speaks of are tried. Null where that fails too.
 */
export function measuring(puzzle: NurikabePuzzle): (step: Step) => readonly Demand[] | null {
  const claims = Claims.of(puzzle);
  const check = claims && new Check(claims, puzzle.seaCells);
  return ({ because, adds, bindings }) => {
    if (!claims || !check) return null;
    const known = because.map((fact) => literalOf(claims, fact)).filter((literal) => literal >= 0);
    const open = adds
      .map((fact) => literalOf(claims, negate(fact)))
      .filter((literal) => literal >= 0 && !check.isBroken([...known, literal]));
    const { clue } = bindings;
    const one = byLooks(puzzle, claims, check, because, open);
    if (clue?.as !== "value" || (one && one.length <= SHORT)) return one?.map(demandOf) ?? null;
    const net = netOf(puzzle, claims, because);
    const tried = net.isBroken ? null : byShapes(claims, check, net, known, open, clue.of);
    const fewer = tried && (!one || tried.length < one.length) ? tried : one;
    return fewer?.map(demandOf) ?? null;
  };
}

/** Demands by which all of these are false, each shown by itself; null where one is not. */
function byLooks(
  puzzle: NurikabePuzzle,
  claims: Claims,
  check: Check,
  because: readonly Fact[],
  literals: readonly Literal[],
): Truth[] | null {
  const known = because.map((fact) => literalOf(claims, fact)).filter((literal) => literal >= 0);
  const demands = new Map<string, Truth>();
  for (const literal of literals) {
    const one = byOne(puzzle, claims, check, known, literal);
    const truths = one ? [one] : byMore(puzzle, claims, check, because, literal);
    if (!truths) return null;
    for (const truth of truths) {
      const key = one && isLook(one) ? `${one.law} ${one.clue}` : JSON.stringify(demandOf(truth));
      demands.set(key, seenWith(demands.get(key), truth));
    }
  }
  return [...demands.values()];
}

function netOf(puzzle: NurikabePuzzle, claims: Claims, because: readonly Fact[]): Net {
  const grid = puzzle.blank();
  for (const fact of because) grid.add(fact);
  return new Net(puzzle, claims, grid);
}

/** One look at an island or at the wall that tells of the cells of both, as the same is known in both. */
function seenWith(before: Truth | undefined, truth: Truth): Truth {
  return before ? { ...truth, cells: [...new Set([...before.cells, ...truth.cells])] } : truth;
}

/** One demand about the cell that shows a literal to be false. */
function byOne(
  { rows, cols }: NurikabePuzzle,
  claims: Claims,
  check: Check,
  because: readonly Literal[],
  literal: Literal,
): Truth | null {
  const cell = cellIn(claims, literal);
  const truths: Truth[] = [
    { law: "sea", clue: 0, cells: [cell] },
    { law: "owner", clue: 0, cells: [cell] },
  ];
  for (const corner of [cell - cols - 1, cell - cols, cell - 1, cell]) {
    const isCorner = corner >= 0 && corner % cols < cols - 1 && Math.floor(corner / cols) < rows - 1;
    const cells = [corner, corner + 1, corner + cols, corner + cols + 1];
    if (isCorner && cells.includes(cell)) truths.push({ law: "pool", clue: 0, cells });
  }
  for (let clue = 1; clue <= claims.clues; clue++) truths.push({ law: "island", clue, cells: [cell] });
  const proves = (truth: Truth): boolean =>
    check.proves({ when: [literal], so: [], because, lines: [{ truth, cites: null, gives: [] }] });
  return truths.find(proves) ?? null;
}

/** By a flat proof, or where that is long by loose land if there it takes fewer. */
function byMore(...asked: Parameters<typeof byLooseLand>): Truth[] | null {
  const flat = bySeveral(...asked);
  if (flat && flat.length <= SHORT) return flat;
  const loose = byLooseLand(...asked);
  return loose && (!flat || loose.length < flat.length) ? loose : flat;
}

function bySeveral(
  ...[puzzle, claims, check, because, literal]: Parameters<typeof byLooseLand>
): Truth[] | null {
  const net = netOf(puzzle, claims, because);
  if (net.isBroken || net.isKnown(literal ^ 1)) return null;
  const isFalse = net.trail.value[literal] < 0;
  const proof = isFalse ? tracedTo(net, literal) : net.suppose([literal]) ? null : traced(net, [literal]);
  const draft = proof && leanest(check, proof);
  return draft?.lines.flatMap(({ truth }) => truth ?? []) ?? null;
}
