import { type Cell, cellOf, type Fact, isNegative, type Value, valueOf } from "../../engine/model/fact.ts";
import type { ExplainedStep } from "../../engine/reason/explain.ts";
import { type Frame, framesOf } from "../state/frames.ts";
import type { HintState } from "../state/state.ts";
import { stepsOf, type WhyState } from "../state/why.ts";
import { argumentTints, chainTints } from "./chain-tints.ts";
import { setTints } from "./set-tints.ts";
import { type NamedHouse, NO_TINTS, type TintRole, type Tints } from "./tints.ts";

/** Values above this one have no bit; no board shows them struck. */
const LAST_BIT = 30;
/** No digit has this value. Where boards are painted it is one of two marks, and "not 0" is the other, drawn as 1. */
const NO_DIGIT = 0;
const OTHER_MARK = 1;

/** The question or hint that is open. */
export interface ShownReasons {
  readonly hint: HintState | null;
  readonly why: WhyState | null;
}

/** Tints of the open question or hint. */
export function tintsIn({ hint, why }: ShownReasons): Tints {
  return why ? tintsOfWhy(why) : tintsOf(hint);
}

/**
 * Tints of the hint as far as it is shown. Tiers 1 and 2 show where to look for the step to be
 * written, tier 3 shows the current frame.
 */
export function tintsOf(state: HintState | null): Tints {
  const hint = state?.hint;
  if (!state || !hint) return NO_TINTS;
  if (hint.type === "mistake" || hint.type === "broken") return tinted(hint.cells, "conflict");
  if (hint.type !== "step") return NO_TINTS;
  const last = hint.steps.at(-1);
  if (state.tier < 3) return last ? whereToLook(last) : NO_TINTS;
  const frame = framesOf(hint.steps)[state.step];
  return frame ? frameTints(frame) : NO_TINTS;
}

/** The cell that is asked about is ringed until there is an answer to show. */
function tintsOfWhy({ cell, answer, step }: WhyState): Tints {
  const frame = framesOf(stepsOf(answer))[step];
  if (frame) return ringed(frameTints(frame), cell);
  if (answer?.type === "broken") return tinted(answer.cells, "conflict");
  return cell === null ? NO_TINTS : tinted([cell], "focus");
}

/** The cell that is asked about stays marked while steps speak of others. */
function ringed(tints: Tints, cell: Cell | null): Tints {
  if (cell === null) return tints;
  const roles = (tints.cells.get(cell) ?? []).filter((role) => role !== "area");
  return roles.length > 0
    ? tints
    : { ...tints, asked: cell, cells: new Map([...tints.cells, [cell, ["focus"]]]) };
}

/** A supposition or an argument can reach all over the board: only its result is shown. A rule with an area of its own shows that. */
function whereToLook(step: ExplainedStep): Tints {
  const { chains, argument, adds, area, marks } = step;
  const isWide = chains || argument;
  const cells = isWide ? adds.map(cellOf) : area;
  const own = isWide ? [] : (marks?.area ?? []);
  return { ...tinted(cells, "focus"), area: own.length > 0 ? own : cells, houses: housesIn(step) };
}

function tinted(cells: readonly Cell[], role: TintRole): Tints {
  return { ...NO_TINTS, cells: new Map(cells.map((cell) => [cell, [role]])) };
}

/** Tints of a frame: its step, or the begin or end of a supposition; and all suppositions by then. */
export function frameTints(frame: Frame): Tints {
  const argued = argumentTints(frame);
  if (argued) return withSupposed(argued, frame);
  const { type, step, chain, supposed } = frame;
  const shown = shownBy(frame);
  const cells = new Map(shown.cells);
  if (type === "breaks")
    for (const fact of chain?.conflict?.facts ?? []) cells.set(cellOf(fact), ["conflict"]);
  const [first] = supposed;
  if (first !== undefined && !cells.has(cellOf(first))) cells.set(cellOf(first), ["suppose"]);
  if (supposed.length === 0) return shown;
  const inChain = type === "step" || type === "link" ? [...supposed, ...step.adds] : supposed;
  return { ...shown, cells, supposed: supposedValues(inChain) };
}

/** Where the kind draws no links, what is supposed and what the lines so far gave. */
function withSupposed(tints: Tints, { type, statement, line = -1 }: Frame): Tints {
  if (!statement || statement.pictures?.some(({ links }) => links.length > 0)) return tints;
  const given =
    type === "lemma" ? statement.so : statement.lines.slice(0, line + 1).flatMap(({ gives }) => gives);
  return { ...tints, supposed: supposedValues([...statement.when, ...given]) };
}

function shownBy(frame: Frame): Tints {
  const { type, step } = frame;
  if (type === "step" || type === "link") return setTints(chainTints(explained(step), frame), frame);
  return type === "leads" ? concluded(step) : NO_TINTS;
}

function supposedValues(facts: readonly Fact[]): Map<Cell, Value> {
  const values = new Map<Cell, Value>();
  for (const fact of facts) {
    const value = valueOf(fact);
    if (!isNegative(fact)) values.set(cellOf(fact), value);
    else if (value === NO_DIGIT) values.set(cellOf(fact), OTHER_MARK);
  }
  return values;
}

function concluded(step: ExplainedStep): Tints {
  const cells = new Map<Cell, TintRole[]>(step.adds.map((fact) => [cellOf(fact), ["conclude"]]));
  return { cells, ...drawn(step.adds) };
}

/** Facts as a board draws them that does not show them yet. */
function drawn(facts: readonly Fact[]): Pick<Tints, "struck" | "shows"> {
  const struck = new Map<Cell, number>();
  const shows = new Map<Cell, Value>();
  for (const fact of facts) {
    const cell = cellOf(fact);
    const value = valueOf(fact);
    if (!isNegative(fact)) shows.set(cell, value);
    else if (value <= LAST_BIT) struck.set(cell, (struck.get(cell) ?? 0) | (1 << value));
  }
  return { struck, shows };
}

function explained(step: ExplainedStep): Tints {
  const cells = new Map<Cell, readonly TintRole[]>();
  for (const cell of areaOf(step)) cells.set(cell, ["area"]);
  // What a supposition rests on can lie all over the board; its links have shown it, and its derivation names it.
  const premises = step.chains ? boundCells(step) : premisesOf(step);
  for (const cell of premises) cells.set(cell, ["premise"]);
  for (const cell of step.marks?.fin ?? []) cells.set(cell, ["fin"]);
  for (const fact of step.adds) cells.set(cellOf(fact), ["conclude"]);
  // Conclusions of earlier steps are not on the board, but this step rests on them.
  const area = step.marks?.area ?? [];
  const { struck: gone, shows: held } = drawn(step.grounds);
  const { struck, shows } = drawn(step.adds);
  return {
    ...{ cells, struck, shows: new Map([...held, ...shows]) },
    ...(gone.size > 0 && { gone }),
    ...(area.length > 0 && { area, houses: housesIn(step) }),
  };
}

/** The houses that the step's sentence names. */
function housesIn({ bindings }: ExplainedStep): NamedHouse[] {
  return Object.values(bindings).flatMap((one) =>
    one.as === "house" ? [one] : one.as === "houses" ? one.of : [],
  );
}

/** The area of a rule with marks of its own, and its premises elsewhere. */
function areaOf({ marks, because }: ExplainedStep): Cell[] {
  return marks ? [...(marks.area ?? []), ...because.map(cellOf)] : [];
}

/**
 * The cells that the conclusion rests on: those that the rule marks as its cause; without marks those of the
 * step's premises, and those that its sentence names (clues are no facts). With them those
 * written that rule the same value out, unless it tells sets. A step that rests on nothing but its own cell (a naked single) is
 * explained by all of its grounds.
 */
function premisesOf(step: ExplainedStep): Cell[] {
  const concluded = new Set(step.adds.map(cellOf));
  const values = new Set(step.adds.map(valueOf));
  const others = (cells: readonly Cell[]): Cell[] => cells.filter((cell) => !concluded.has(cell));
  const because = others(step.because.map(cellOf));
  const named = step.marks ? others(step.marks.cause ?? []) : [...because, ...others(boundCells(step))];
  const written = step.grounds.filter((fact) => !isNegative(fact));
  const isAlone = named.length === 0 && because.length === 0;
  const isBy = (fact: Fact): boolean => !step.sets && values.has(valueOf(fact));
  const grounds = isAlone ? written : written.filter(isBy);
  return [...named, ...others(grounds.map(cellOf))];
}

/** The cells that the step's sentence speaks of. */
function boundCells(step: ExplainedStep): Cell[] {
  return Object.values(step.bindings).flatMap((binding) =>
    binding.as === "cell" ? [binding.of] : binding.as === "cells" ? binding.of : [],
  );
}
