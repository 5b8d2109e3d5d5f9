import type { MakeKind } from "../contract/kind.ts";
import { make, puzzleFrom } from "./making/make.ts";
import { position } from "./making/position.ts";
import { refuses } from "./making/refuses.ts";
import { NURIKABE_WISHES } from "./making/wish.ts";
import type { NurikabePuzzle } from "./puzzle/puzzle.ts";

/** Nurikabe as a maker knows it. */
export const nurikabeMaking: MakeKind<NurikabePuzzle> = {
  id: "nurikabe",
  wishes: NURIKABE_WISHES,
  refuses,
  make,
  position,
  ofClues: puzzleFrom,
};
