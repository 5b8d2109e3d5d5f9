import type { PlayKind } from "../model/kind.ts";
import { nurikabe } from "./nurikabe/play.ts";
import { sudoku } from "./sudoku/play.ts";

/** Every kind as the page knows it. A further kind is one line here and one in `think.ts`. */
export const PLAY_KINDS: readonly PlayKind[] = [
  sudoku as unknown as PlayKind,
  nurikabe as unknown as PlayKind,
];

export function playKind(id: string): PlayKind | undefined {
  return PLAY_KINDS.find((kind) => kind.id === id);
}

/** What boards show beside marks, as far as it follows from the puzzle: Sudoku's candidates, Nurikabe's complete islands. */
export { finishedCells } from "./nurikabe/status.ts";
export { candidatesOf } from "./sudoku/candidates.ts";
