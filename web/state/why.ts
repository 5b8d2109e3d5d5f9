import type { Board } from "../../engine/model/board.ts";
import type { Cell, Value } from "../../engine/model/fact.ts";
import type { ExplainedStep } from "../../engine/reason/explain.ts";
import type { Why } from "../../worker/api.ts";

/** The subject of a question about a cell: null, why it has its value; a value, or a kind's word for several values, why it cannot be that. */
export type WhySubject = Value | string | null;

/** A question "why?" on the board that is shown, from pointing at a cell to reading the answer. */
export interface WhyState {
  /** The board it is asked about; it is stale as soon as another is shown. */
  readonly board: Board;
  /** null while the cell is still to be pointed at. */
  readonly cell: Cell | null;
  /** undefined while it is still to be chosen. */
  readonly asked: WhySubject | undefined;
  /** null until the worker has answered. */
  readonly answer: Why | null;
  /** Which frame of the answer's steps is shown, from 0; see `frames.ts`. */
  readonly step: number;
  /** The whole derivation is shown instead. */
  readonly whole: boolean;
}

/** The steps of an answer; none where it has none. */
export function stepsOf(answer: Why | null): readonly ExplainedStep[] {
  return answer && "steps" in answer ? answer.steps : [];
}
