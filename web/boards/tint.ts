import { type Cell, cellOf, isNegative, type Value, valueOf } from "../../engine/model/fact.ts";
import type { ExplainedStep } from "../../engine/reason/explain.ts";
import type { HintState } from "../state/state.ts";

/** Why a cell is highlighted. Each has a colour and a shape: ring, dashes, solid edge, hatching. */
export type TintRole = "focus" | "premise" | "conclude" | "conflict";

/** What a hint shows on the board. */
export interface Tints {
  readonly cells: ReadonlyMap<Cell, readonly TintRole[]>;
  /** Values that the hint rules out, as bit sets. */
  readonly struck: ReadonlyMap<Cell, number>;
  /** Values that the hint concludes, shown before they are written. */
  readonly shows: ReadonlyMap<Cell, Value>;
}

export const NO_TINTS: Tints = { cells: new Map(), struck: new Map(), shows: new Map() };

/** Values above this one have no bit; no board shows them struck. */
const LAST_BIT = 30;

/**
 * What the hint shows so far. Tiers 1 and 2 ring the cells to look at for the step that is to be written;
 * tier 3 shows premises, conclusions and eliminations of the step that is being read.
 */
export function tintsOf(state: HintState | null): Tints {
  const hint = state?.hint;
  if (!state || !hint) return NO_TINTS;
  if (hint.type === "mistake" || hint.type === "broken") return tinted(hint.cells, "conflict");
  if (hint.type !== "step") return NO_TINTS;
  const last = hint.steps.at(-1);
  if (state.tier < 3) return last ? tinted(last.area, "focus") : NO_TINTS;
  const step = hint.steps[state.step];
  return step ? explained(step) : NO_TINTS;
}

function tinted(cells: readonly Cell[], role: TintRole): Tints {
  return { ...NO_TINTS, cells: new Map(cells.map((cell) => [cell, [role]])) };
}

function explained(step: ExplainedStep): Tints {
  const cells = new Map<Cell, TintRole[]>();
  const add = (cell: Cell, role: TintRole): void => {
    const roles = cells.get(cell);
    if (!roles) cells.set(cell, [role]);
    else if (!roles.includes(role)) roles.push(role);
  };
  for (const cell of premisesOf(step)) add(cell, "premise");
  const struck = new Map<Cell, number>();
  const shows = new Map<Cell, Value>();
  for (const fact of step.adds) {
    const cell = cellOf(fact);
    const value = valueOf(fact);
    add(cell, "conclude");
    if (!isNegative(fact)) shows.set(cell, value);
    else if (value <= LAST_BIT) struck.set(cell, (struck.get(cell) ?? 0) | (1 << value));
  }
  return { cells, struck, shows };
}

/**
 * The cells that the conclusion rests on: those of the step's premises, those that its sentence names (the
 * clues of Nurikabe are no facts), and those written that rule the same value out. A step that rests on
 * nothing but its own cell (a naked single) is explained by all of its grounds.
 */
function premisesOf(step: ExplainedStep): Cell[] {
  const concluded = new Set(step.adds.map(cellOf));
  const values = new Set(step.adds.map(valueOf));
  const named = [...step.because.map(cellOf), ...boundCells(step)].filter((cell) => !concluded.has(cell));
  const written = step.grounds.filter((fact) => !isNegative(fact));
  const grounds = named.length > 0 ? written.filter((fact) => values.has(valueOf(fact))) : written;
  return [...named, ...grounds.map(cellOf)].filter((cell) => !concluded.has(cell));
}

/** The cells that the step's sentence speaks of. */
function boundCells(step: ExplainedStep): Cell[] {
  return Object.values(step.bindings).flatMap((binding) =>
    binding.as === "cell" ? [binding.of] : binding.as === "cells" ? binding.of : [],
  );
}
