import type { PlayKind } from "../contract/kind.ts";
import { noCandidates } from "../shared/defaults.ts";
import { formatMarks, parseMarks } from "./puzzle/marks.ts";
import type { NurikabePuzzle } from "./puzzle/puzzle.ts";
import { formatNurikabe, parseNurikabe } from "./spellings/text.ts";

type Kind = PlayKind<NurikabePuzzle>;

/** What Nurikabe has from the start. */
const FIRST: Pick<
  Kind,
  "id" | "name" | "hand" | "parse" | "format" | "formatMarks" | "parseMarks" | "candidates"
> = {
  id: "nurikabe",
  name: { en: "Nurikabe", zh: "数墙" },
  hand: "strokes",
  parse: parseNurikabe,
  format: formatNurikabe,
  formatMarks,
  parseMarks,
  candidates: noCandidates,
};

/**
 * Nurikabe as the page knows it from the start: its texts, from which it draws pictures too. All that a game needs
 * besides comes with the board, and the wording of facts with what explains: who needs these imports the files that
 * bring them, `game.ts` and `wording.ts`; see `engine/kinds/play.ts`.
 */
export const nurikabe = FIRST as Kind;

/** Called by the files of the parts that come later. */
export function bring(parts: Partial<Kind>): void {
  Object.assign(nurikabe, parts);
}

export function hasGame(): boolean {
  return "seen" in nurikabe;
}
