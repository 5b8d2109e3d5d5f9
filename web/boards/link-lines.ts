import { nothing, svg, type TemplateResult } from "lit";
import { type Cell, cellOf, type Fact, valueOf } from "../../engine/model/fact.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { distance, type Point } from "../ui/pan-zoom/point.ts";
import { candidatePlace, candidateSize } from "./candidate-place.ts";
import { rowsOf } from "./link-rows.ts";
import type { TintedChain, TintedLink, TintedSet, Tints } from "./tints.ts";

/** A strong link is a solid line, a weak one is dashed, what cannot be together dotted. Widths and dashes are in sizes of a digit, as lines of a board are. */
const LOOKS = {
  strong: { ink: "var(--accent)", dashes: nothing },
  weak: { ink: "var(--elim)", dashes: "0.2em 0.14em" },
  never: { ink: "var(--conflict-ink)", dashes: "0.06em 0.1em" },
} as const;
const WIDTH = { told: "0.13em", plain: "0.085em" };
/** How much shows of a link while another is told: of the same branch, and of others. */
const FAINT = { branch: 0.35, others: 0.16 };
/** How far the middle of a line bends aside: a share of its length, and at most so many cells; more within a cell, where rings touch. Branches bend less or more. */
const BEND = { share: 0.12, least: 0.12, most: 0.4, within: 0.24, branches: [1, 0.6, 0.8] };
/** Bends that are tried in turn, in usual ones: the first that crosses the fewest digits is drawn. */
const BENDS = [1, -1, 1.6, -1.6, 2.2, -2.2];
/** The room that a written digit takes around the middle of its cell, in cells; and the places of a line that are looked at. */
const DIGIT = { radius: 0.3, places: 16 };
/** Widths of rings, in cells: the two ends of a chain have the thicker ones. */
const RING = { end: 0.05, joint: 0.026 };
/** The disc of a candidate that holds, in candidates, and its digit in discs. */
const DISC = { size: 1.35, digit: 0.82 };
/** A group of candidates is one joint: a band joins them. Its width in sizes of a digit, and how much shows of it. */
const BAND = { width: "0.58em", ink: 0.3 };

/**
 * The links of a chain as lines from candidate to candidate, with a ring around each that is not struck out; one unit is a cell. What lies within a set
 * is joined by the line around the set: there a link has a line only while it is told, and a group no band.
 */
export function linksOver(
  puzzle: Puzzle,
  { links, told, kept = [], held = [], filled }: TintedChain,
  sets: readonly TintedSet[] = [],
  struck: Tints["struck"] = new Map(),
): TemplateResult {
  const { rows, cols } = puzzle;
  const isInSet = (facts: readonly Fact[]): boolean =>
    sets.some(({ cells }) => facts.every((fact) => cells.includes(cellOf(fact))));
  const isStruck = (fact: Fact): boolean => (((struck.get(cellOf(fact)) ?? 0) >> valueOf(fact)) & 1) === 1;
  const digits = [...(filled ?? [])].map((cell) => middleOf(cell, cols));
  const branches = rowsOf(links);
  const joints = [
    ...branches.flatMap((row) => jointsOf(row, told)),
    ...kept.flatMap((one) => jointsOf([one], null)),
  ];
  const all = [
    ...linesOf(
      kept.map((one) => [one]),
      null,
    ),
    ...linesOf(branches, told),
  ];
  const lines = all.filter(({ link: { by }, isTold }) => isTold || by?.as !== "cells");
  return svg`<svg class="over links" viewBox="0 0 ${cols} ${rows}" fill="none" aria-hidden="true">
    ${joints.map(({ facts, opacity }) => (isInSet(facts) ? nothing : band(puzzle, facts, BAND.ink * opacity)))}
    ${lines.map((one) => line(one, nearest(puzzle, one.link), candidateSize(puzzle) / 2, digits))}
    ${joints.flatMap(({ facts, isEnd, opacity }) =>
      facts.map((fact) =>
        isStruck(fact) ? nothing : ring(puzzle, fact, isEnd ? RING.end : RING.joint, opacity),
      ),
    )}
    ${held.map((fact) => disc(puzzle, fact))}
  </svg>`;
}

/** A link as it is drawn: one that is told, or one of many. */
interface Line {
  readonly link: TintedLink;
  readonly isTold: boolean;
  readonly opacity: number;
  /** The number of its branch. */
  readonly branch: number;
}

/** The lines of all branches; where two branches meet, one for both. */
function linesOf(branches: readonly (readonly TintedLink[])[], told: TintedChain["told"]): Line[] {
  const lines = new Map<string, Line>();
  for (const [branch, row] of branches.entries())
    for (const link of row) {
      const isTold = told?.includes(link) ?? false;
      const opacity = told === null || isTold ? 1 : faintIn(row, told);
      const key = [link.type, ...[link.from.join(), link.to.join()].sort()].join(" ");
      if ((lines.get(key)?.opacity ?? 0) < opacity) lines.set(key, { link, isTold, opacity, branch });
    }
  return [...lines.values()];
}

function faintIn(row: readonly TintedLink[], told: readonly TintedLink[]): number {
  return row.some((link) => told.includes(link)) ? FAINT.branch : FAINT.others;
}

type Ends = readonly [Point, Point];

/** One end of a link, once where two links meet. */
interface Joint {
  readonly facts: readonly Fact[];
  readonly isEnd: boolean;
  readonly opacity: number;
}

function jointsOf(row: readonly TintedLink[], told: TintedChain["told"]): Joint[] {
  return [row[0].from, ...row.map(({ to }) => to)].map((facts, at) => {
    const isTold = told === null || told.includes(row[at - 1]) || told.includes(row[at]);
    return { facts, isEnd: at === 0 || at === row.length, opacity: isTold ? 1 : faintIn(row, told) };
  });
}

/** A line between the two nearest candidates of a link, bent a little: lines in one row stay apart, and off the digits between where they can. */
function line(
  { link: { type }, isTold, opacity, branch }: Line,
  [one, other]: Ends,
  radius: number,
  digits: readonly Point[],
): TemplateResult {
  const usual = BEND.branches[branch % BEND.branches.length];
  const middle = BENDS.map((times) => bent(one, other, times * usual)).reduce((best, next) =>
    crossed(one, next, other, digits) < crossed(one, best, other, digits) ? next : best,
  );
  const [start, end] = [towards(one, middle, radius), towards(other, middle, radius)];
  const { ink, dashes } = LOOKS[type];
  return svg`<path
    class=${type}
    d="M${spelled(start)}Q${spelled(middle)} ${spelled(end)}"
    stroke=${ink}
    stroke-width=${isTold ? WIDTH.told : WIDTH.plain}
    stroke-dasharray=${dashes}
    opacity=${opacity}
  ></path>`;
}

/** The point that pulls the line aside, to where the middle of its cells is: off their edges, along which a house may be outlined. */
function bent(one: Point, other: Point, times: number): Point {
  const long = distance(one, other) || 1;
  const isWithin = Math.floor(one.x) === Math.floor(other.x) && Math.floor(one.y) === Math.floor(other.y);
  const bend = isWithin ? BEND.within : times * Math.min(Math.max(BEND.share * long, BEND.least), BEND.most);
  const across = { x: (other.y - one.y) / long, y: (one.x - other.x) / long };
  const inwards =
    across.x * (offMiddle(one.x) + offMiddle(other.x)) + across.y * (offMiddle(one.y) + offMiddle(other.y));
  const pull = inwards < 0 ? -2 * bend : 2 * bend;
  return { x: (one.x + other.x) / 2 + pull * across.x, y: (one.y + other.y) / 2 + pull * across.y };
}

/** How many of the digits the curve between two places crosses that a third pulls aside. */
function crossed(one: Point, pull: Point, other: Point, digits: readonly Point[]): number {
  const places = Array.from({ length: DIGIT.places }, (_, at): Point => {
    const far = (at + 0.5) / DIGIT.places;
    const along = (from: number, middle: number, to: number) =>
      (1 - far) ** 2 * from + 2 * far * (1 - far) * middle + far ** 2 * to;
    return { x: along(one.x, pull.x, other.x), y: along(one.y, pull.y, other.y) };
  });
  return digits.filter((digit) => places.some((place) => distance(place, digit) < DIGIT.radius)).length;
}

/** How far the middle of its cell is from a place, along one axis. */
function offMiddle(place: number): number {
  return Math.floor(place) + 0.5 - place;
}

function ring(puzzle: Puzzle, fact: Fact, width: number, opacity: number): TemplateResult {
  const { x, y } = placeOf(puzzle, fact);
  const radius = (candidateSize(puzzle) + width) / 2;
  return svg`<circle cx=${rounded(x)} cy=${rounded(y)} r=${rounded(radius)}
    stroke=${LOOKS.strong.ink} stroke-width=${width} opacity=${opacity}></circle>`;
}

/** A candidate that holds, larger than those that may: the digit itself on a disc. */
function disc(puzzle: Puzzle, fact: Fact): TemplateResult {
  const { x, y } = placeOf(puzzle, fact);
  const size = candidateSize(puzzle) * DISC.size;
  return svg`<g class="held"><circle cx=${rounded(x)} cy=${rounded(y)} r=${rounded(size / 2)} fill="var(--accent)"></circle>
    <text x=${rounded(x)} y=${rounded(y)} fill="var(--paper)" font-size=${rounded(size * DISC.digit)} font-weight="700"
      text-anchor="middle" dominant-baseline="central">${valueOf(fact)}</text></g>`;
}

function band(puzzle: Puzzle, facts: readonly Fact[], opacity: number): TemplateResult | typeof nothing {
  if (facts.length === 1) return nothing;
  const places = facts.map((fact) => spelled(placeOf(puzzle, fact)));
  return svg`<path class="band" d="M${places.join("L")}" stroke=${LOOKS.strong.ink} stroke-width=${BAND.width}
    stroke-linecap="round" stroke-linejoin="round" opacity=${opacity}></path>`;
}

function middleOf(cell: Cell, cols: number): Point {
  return { x: (cell % cols) + 0.5, y: Math.floor(cell / cols) + 0.5 };
}

function nearest(puzzle: Puzzle, { from, to }: TintedLink): Ends {
  const pairs = from.flatMap((one) =>
    to.map((other) => [placeOf(puzzle, one), placeOf(puzzle, other)] as const),
  );
  return pairs.reduce((best, [one, other]) =>
    distance(one, other) < distance(best[0], best[1]) ? [one, other] : best,
  );
}

function placeOf(puzzle: Puzzle, fact: Fact): Point {
  return candidatePlace(puzzle, cellOf(fact), valueOf(fact));
}

/** The point so far from the first on the way to the second. */
function towards(from: Point, to: Point, far: number): Point {
  const share = far / (distance(from, to) || 1);
  return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
}

function spelled({ x, y }: Point): string {
  return `${rounded(x)} ${rounded(y)}`;
}

/** To thousandths of a cell. */
function rounded(length: number): number {
  return Math.round(length * 1000) / 1000;
}
