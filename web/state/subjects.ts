import type { AppState, PlayState } from "./state.ts";

/** The puzzles that a sheet is about: the game on the screen, else those that were picked. */
export function subjectsOf({ play, picked }: AppState): readonly PlayState[] {
  return play ? [play] : picked;
}
