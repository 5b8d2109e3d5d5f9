import type { WholeKind } from "../../engine/kinds/load.ts";
import { type Cell, cellOf } from "../../engine/model/fact.ts";
import { cellName } from "../../engine/model/lattice.ts";
import { firstConflict, gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import type { SearchResult } from "../../engine/model/search.ts";

/** How many answers there are, as far as the search can tell; "some" when only one was looked for and found. */
export type AnswerCount = "one" | "none" | "several" | "some" | "undecided";

/** The verdict on so many answers found, all up to the wanted number or not. */
export function verdictOf(answers: number, complete: boolean, wanted: number): AnswerCount {
  if (answers > 1) return "several";
  if (!complete) return "undecided";
  if (answers === 0) return "none";
  return wanted === 1 ? "some" : "one";
}

/** The result of a search, in a sentence. */
export function noteOf(kind: WholeKind, puzzle: Puzzle, found: SearchResult, wanted: number): string {
  const { complete, nodes } = found;
  const count = found.answers.length;
  switch (verdictOf(count, complete, wanted)) {
    case "one":
      return "It has exactly one answer.";
    case "some":
      return "It has an answer; whether there are others was not asked for.";
    case "none":
      return `It has no answer${reasonOf(kind, puzzle)}.`;
    case "several":
      return `It has ${complete && count < wanted ? `exactly ${count}` : `at least ${count}`} answers.`;
    case "undecided":
      return `Undecided: the search met its limit of ${nodes} nodes ${
        count === 0
          ? "before it found an answer or ruled one out"
          : "after it found one answer and before it ruled out another"
      }.`;
  }
}

/** Why a puzzle has no answer, where its givens alone show it. */
function reasonOf(kind: WholeKind, puzzle: Puzzle): string {
  const why = kind.think.whyNone(puzzle);
  if (why) return `: ${why.en[0].toLowerCase()}${why.en.slice(1).replace(/\.$/, "")}`;
  const broken = firstConflict(puzzle, gridOf(puzzle));
  if (!broken) return "";
  const cells = [...new Set(broken.facts.map(cellOf))].sort((a, b) => a - b);
  const law = kind.play.lawTexts[broken.law.id].en.replace(/\.$/, "");
  return `: the givens of ${named(cells, puzzle.cols)} break a law (${law})`;
}

const MOST_NAMED = 9;

function named(cells: readonly Cell[], cols: number): string {
  const names = cells.slice(0, MOST_NAMED).map((cell) => cellName(cell, cols, "en"));
  if (cells.length > MOST_NAMED) return `${names.join(", ")} and others`;
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
