import { type Cell, cellOf, type Fact, type Value } from "../../../model/fact.ts";
import type { Binding, Step } from "../../../model/rule.ts";
import type { Words } from "../../../model/words.ts";
import type { Reason } from "../../contract/kind.ts";
import { LAND } from "../puzzle/colour.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import type { Regions } from "../regions/regions.ts";
import { knowing } from "../rules/finding.ts";

/** What a reason is made of: a step, and the regions of the board before it. */
export interface Scene {
  readonly puzzle: NurikabePuzzle;
  readonly step: Step;
  readonly regions: Regions;
}

/** The reason of one rule's step; null where the rule's own sentence and marks will do. */
export type Reasoning = (scene: Scene) => Reason | null;

/**
 * Tells the clues, ways, islands and walls that a step rests on: clues are no premises, and a way is none either.
 * @param reasons By the id of the rule; a rule without one speaks for itself.
 */
export function reasonerBy(reasons: ReadonlyMap<string, Reasoning>) {
  return (puzzle: NurikabePuzzle, step: Step, known: readonly Fact[]): Reason | null =>
    reasons.get(step.rule)?.({ puzzle, step, regions: knowing(puzzle, [...known, ...step.because]) }) ?? null;
}

/** The cell that a variable of the rule stands for; undefined where a person's rule of that name has no such variable. */
export function cellNamed({ step }: Scene, name: string): Cell | undefined {
  const binding = step.bindings[name];
  return binding?.as === "cell" ? binding.of : undefined;
}

/** The cells that a variable of the rule stands for. */
export function cellsNamed({ step }: Scene, name: string): readonly Cell[] {
  const binding = step.bindings[name];
  return binding?.as === "cells" ? binding.of : binding?.as === "cell" ? [binding.of] : [];
}

/** The cells of the premises. */
export function premiseCells({ step }: Scene): Cell[] {
  return step.because.map(cellOf);
}

/** Known land beside some cells, clues too, which are no premises. */
export function landBeside({ puzzle, colour }: Regions, cells: readonly Cell[]): Cell[] {
  return cells.flatMap((cell) => puzzle.lattice.near[cell].filter((next) => colour[next] === LAND));
}

/** The cell of a clue. */
export function homeOf({ puzzle }: Scene, clue: Value): Cell {
  return puzzle.clueCells[clue - 1];
}

/** A reason with the step's own variables and some more; each cell is marked once, by the first role that it has. */
export function reason(
  { step }: Scene,
  marks: { readonly area?: readonly Cell[]; readonly cause: readonly Cell[] },
  text?: Words,
  bindings: Readonly<Record<string, Binding>> = {},
): Reason {
  const added = new Set(step.adds.map(cellOf));
  const cause = [...new Set(marks.cause)].filter((cell) => !added.has(cell));
  const area = [...new Set(marks.area ?? [])].filter((cell) => !cause.includes(cell));
  return {
    ...(text && { text, bindings: { ...step.bindings, ...bindings } }),
    marks: { cause, ...(area.length > 0 && { area }) },
  };
}
