import type { Job } from "../../model/job.ts";
import { type Choice, choicesOf } from "../../photo/choices.ts";
import type { Mesh } from "../../photo/mesh.ts";
import { type Doubt, type PhotoKind, type ReadBoard, SURE, TRUSTED } from "../../photo/photo-kind.ts";
import { type Repaired, repaired } from "../../photo/repair.ts";
import { isBlank, type Turn, type Turns } from "../../photo/turns.ts";
import type { SudokuSize } from "./puzzle/houses.ts";
import { countAnswers } from "./solver/solver.ts";

/** Most nodes for a board that is tried. */
const NODES = 3_000;

/** Digits as they were read, in one of the four turns of the picture. */
interface ReadTurn extends Repaired {
  readonly mesh: Mesh;
  readonly choices: readonly (readonly Choice[])[];
  /** The mean probability of the digits that stand there. */
  readonly trust: number;
}

/** Boards of digits in pictures. */
export const photo: PhotoKind = {
  id: "sudoku",
  sides: [9, 6, 4],
  *read(turns) {
    return boardOf(yield* bestTurn(turns));
  },
  // A fifth of the cells at least are given, and all digits but one or two.
  isLikely({ mesh, numbers }) {
    const written = numbers.filter((number) => number > 0);
    return written.length >= numbers.length * 0.19 && new Set(written).size >= mesh.rows - 2;
  },
  text: ({ numbers }) => numbers.join(""),
};

function boardOf({ mesh, digits, choices, changed, trust, answers }: ReadTurn): ReadBoard {
  const doubts = choices.flatMap(([first], cell): Doubt[] =>
    changed.includes(cell) || Math.exp(-first.cost) < SURE
      ? [{ cell, number: digits[cell], read: first.digit }]
      : [],
  );
  return { mesh, numbers: [...digits], doubts, trust, hasOneAnswer: answers === 1 };
}

/**
 * Reads the digits of a mesh: upright first, and where that has no one answer or little trust, in the other turns. A turn
 * with one answer goes before one without, then the one that is trusted most.
 */
function* bestTurn(turns: Turns): Job<ReadTurn> {
  const upright = yield* turns.read(0);
  const first = yield* readTurn(upright);
  if (first.answers === 1 && first.trust >= TRUSTED && first.changed.length === 0) return first;
  if (isBlank(upright)) return first;
  let best = first;
  for (let quarters = 1; quarters < 4; quarters++) {
    const turn = yield* readTurn(yield* turns.read(quarters));
    if (valueOf(turn) > valueOf(best) + 0.05) best = turn;
  }
  return best;
}

function valueOf({ answers, trust, changed }: ReadTurn): number {
  return trust + (answers === 1 ? 0.15 : 0) - 0.02 * changed.length;
}

function* readTurn({ mesh, cells }: Turn): Job<ReadTurn> {
  const side = mesh.rows as SudokuSize;
  const choices = choicesOf(cells, side);
  const trust = trustOf(choices);
  // A turn in which most digits are none is not worth a search.
  const result =
    trust < 0.5
      ? { digits: Uint8Array.from(choices, ([one]) => one.digit), changed: [], answers: -1 }
      : yield* repaired(choices, (board) => countAnswers(board, side, 2, NODES));
  return { ...result, mesh, choices, trust };
}

function trustOf(choices: readonly (readonly Choice[])[]): number {
  const written = choices.filter(([{ digit, cost }]) => digit !== 0 || cost > 0.01);
  if (written.length === 0) return 0;
  return (
    written.reduce((sum, [{ cost, digit }]) => sum + (digit === 0 ? 0.3 : Math.exp(-cost)), 0) /
    written.length
  );
}
