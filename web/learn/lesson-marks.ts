import type { LessonBoard } from "../kinds/contract/kind-learn.ts";

/** How the marks of a lesson's board stand. */
export interface LessonStand {
  readonly isDone: boolean;
  /** Cells whose marks are wrong. */
  readonly wrong: readonly number[];
}

/** A goal's signs beside marks: a given or clue; any mark that is wanted nowhere; no mark or a dot. */
const GIVEN = ".";
const ANY = "?";
const LAND = "d";

/** The marks of a board of strokes. */
export const WALL = 1;
export const DOT = 2;

/** How marks stand to the goal of a board. Cost: the cells. */
export function standOf({ goal }: LessonBoard, marks: readonly number[]): LessonStand {
  const isWanted = (mark: number): boolean => goal.includes(String(mark));
  const isWrong = (mark: number, sign: string): boolean => {
    if (mark === 0 || sign === GIVEN) return false;
    if (sign === ANY) return isWanted(mark);
    return sign === LAND ? mark !== DOT : mark !== Number(sign);
  };
  const wrong = marks.flatMap((mark, cell) => (isWrong(mark, goal[cell]) ? [cell] : []));
  const isThere = (sign: string, cell: number): boolean => !/\d/.test(sign) || marks[cell] === Number(sign);
  return { isDone: wrong.length === 0 && [...goal].every(isThere), wrong };
}

/** The marks that a board begins with. */
export const startOf = ({ start }: LessonBoard): readonly number[] => [...start].map(Number);

/** The wanted marks. */
export const goalOf = ({ goal }: LessonBoard): readonly number[] =>
  [...goal].map((sign) => (/\d/.test(sign) ? Number(sign) : 0));

/** Marks of the player; what the board begins with stays. */
export function overStart(board: LessonBoard, marks: readonly number[]): readonly number[] {
  return startOf(board).map((start, cell) => start || marks[cell]);
}
