import type { Board } from "../../../engine/model/board.ts";
import { type Cell, cellOf, type Fact, isNegative } from "../../../engine/model/fact.ts";
import { brokenLaws } from "../../../engine/play/verdict.ts";
import { boardOf, candidatesOn, isMark } from "../../state/bench-board.ts";
import { type Frame, framesOf } from "../../state/frames.ts";
import { factsOf } from "./journal.ts";
import type { Workbench } from "./workbench.ts";

/** The board of the workbench: all facts known now, or those of an earlier moment. */
export interface BenchScene {
  readonly board: Board;
  /** The candidates of each cell as bit sets. */
  readonly candidates: readonly number[];
  readonly broken: ReadonlyMap<Cell, readonly Cell[]>;
  /** The frame of the moment; null where the board shows the present. */
  readonly frame: Frame | null;
}

/** The content of the board; it depends on puzzle, journal, view and running alone. Cost: facts, cells and laws. */
export function sceneOf(bench: Workbench): BenchScene {
  const { kind, puzzle, journal, view, running } = bench;
  const frame = frameOf(bench);
  const facts = factsOf(frame && view ? journal.slice(0, view.entry) : journal);
  const board = boardOf(kind, puzzle, facts);
  const broken = running ? [] : brokenLaws(kind, puzzle, board).flatMap(({ cells }) => cells);
  const marked = new Map(broken.map((cell) => [cell, []]));
  return { board, candidates: candidatesOn(puzzle, facts), broken: marked, frame };
}

/** The frame that is looked at; null where there is none, or where it is a mark of the player. */
function frameOf({ journal, view }: Workbench): Frame | null {
  const step = view && journal[view.entry]?.step;
  return step ? (framesOf([step])[view.frame] ?? null) : null;
}

/** A fact of the journal, with its number and the entry that it came of. */
export interface NumberedFact {
  readonly fact: Fact;
  readonly number: number;
  readonly entry: number;
}

/** All facts of a cell in the journal: first its mark, then other positive facts, then negative ones. */
export function factsAt({ kind, puzzle, journal }: Workbench, cell: Cell): readonly NumberedFact[] {
  const found = journal.flatMap(({ first, adds }, entry) =>
    adds.flatMap((fact, index) => (cellOf(fact) === cell ? [{ fact, number: first + index, entry }] : [])),
  );
  const rank = ({ fact }: NumberedFact): number =>
    isMark(kind, puzzle, fact) ? 0 : isNegative(fact) ? 2 : 1;
  return found.sort((one, other) => rank(one) - rank(other));
}
