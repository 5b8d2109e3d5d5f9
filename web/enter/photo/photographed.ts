import type { Cell } from "../../../engine/model/fact.ts";
import type { Problem } from "../../../engine/model/result.ts";
import type { PhotoAnswer, Questions } from "../../../worker/api.ts";
import type { AppState, Reducers } from "../../state/state.ts";
import type { Store } from "../../state/store.ts";

/** What the player says of a picture: its kind, size or corners. */
export type Wanted = Omit<Questions["photo"]["ask"], "picture">;

/** A picture from which a board is read, or was read. */
export type Photographed =
  | { readonly is: "reading"; readonly picture: Blob; readonly stage: "find" | "read" }
  | { readonly is: "refused"; readonly picture: Blob; readonly problem: Problem }
  | { readonly is: "read"; readonly picture: Blob; readonly answer: PhotoAnswer };

declare module "../../state/state.ts" {
  interface AppState {
    /** The picture on the screen to enter a puzzle; null or absent for none. */
    readonly photographed?: Photographed | null;
  }
  interface Actions {
    "photo/told": { readonly photographed: Photographed | null };
  }
}

const TOLD: Reducers<"photo/told"> = {
  "photo/told": (state, { photographed }) => ({ ...state, photographed }),
};

/** Adds the reducer of pictures to the store. */
export function extendByPhotos(store: Store): void {
  store.extend(TOLD, { of: (state) => state, into: (_state, next) => next });
}

/** The board as a text, and its numbers. */
interface Entered {
  readonly board: { readonly kind: string };
  readonly puzzle: { readonly rows: number; readonly cols: number };
  readonly numbers: readonly number[];
}

/** Cells to compare with the picture: doubtful or changed ones that still hold what was read. */
export function openDoubts({ photographed }: AppState, entered: Entered | undefined): readonly Cell[] {
  if (photographed?.is !== "read" || !entered) return [];
  const { kind, rows, cols, doubts } = photographed.answer;
  const { board, puzzle, numbers } = entered;
  if (board.kind !== kind || puzzle.rows !== rows || puzzle.cols !== cols) return [];
  return doubts.filter(({ cell, number }) => numbers[cell] === number).map(({ cell }) => cell);
}

/** While a picture is read, verdict and board are of another puzzle. */
export function isReading({ photographed }: AppState): boolean {
  return photographed?.is === "reading";
}
