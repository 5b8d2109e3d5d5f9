import { canonKind } from "../../engine/kinds/canon.ts";
import type { WholeKind } from "../../engine/kinds/load.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { Refusal } from "../files/refusal.ts";
import { truthOf } from "./truth.ts";

const REFUSED: Readonly<Record<string, string>> = {
  none: "A puzzle without an answer has no canonical form, which is found by its answer.",
  several: "A puzzle with several answers has no canonical form, which is found by its one answer.",
  unknown:
    "Whether the puzzle has exactly one answer is not known within the node limit, so it has no canonical form.",
};

/** The canonical text of a puzzle: the same for all that are the same up to symmetry. */
export function canonicalText(kind: WholeKind, puzzle: Puzzle): string {
  const canon = canonKind(kind.play.id);
  if (!canon.byAnswer) return kind.play.format(canon.canonical(puzzle, []));
  const truth = truthOf(kind, puzzle);
  if (truth.answers !== "one") throw new Refusal(REFUSED[truth.answers]);
  return kind.play.format(canon.canonical(puzzle, truth.answer));
}
