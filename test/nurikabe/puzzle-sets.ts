import { readdirSync, readFileSync } from "node:fs";
import { nurikabePuzzle } from "../../engine/kinds/nurikabe/laws/puzzle-from-clues.ts";
import type { NurikabePuzzle } from "../../engine/kinds/nurikabe/puzzle/puzzle.ts";
import type { Value } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import type { Search } from "../../engine/model/search.ts";
import { EXTRA, extraLines, HAS_EXTRA } from "../extra.ts";
import { madeTexts } from "../made.ts";
import { posed } from "../search/posed.ts";
import { share } from "../share.ts";
import { brokenRules } from "./oracle.ts";

/** A puzzle with one answer, and the answer: "#" for sea, "." for land, row by row. */
export interface Solved {
  readonly id: string;
  readonly puzzle: NurikabePuzzle;
  readonly solution: string;
}

const CORPUS = new URL("../../puzzles/nurikabe/", import.meta.url);

/** An answer in signs. */
export function signsOf(answer: readonly Value[]): string {
  return answer.map((owner) => (owner === 0 ? "#" : ".")).join("");
}

/** The puzzles of the corpus, and made ones. */
function ownTexts(): string[] {
  const files = readdirSync(CORPUS).sort();
  const corpus = files.flatMap((name) => readFileSync(new URL(name, CORPUS), "utf8").trim().split("\n"));
  return [
    ...corpus,
    ...madeTexts("nurikabe", { rows: 9, cols: 9 }, share(20, 200)),
    ...madeTexts("nurikabe", { rows: 10, cols: 10, level: 4 }, share(5, 50)),
  ];
}

/** The one answer that another search finds, held to the rules of the puzzle by the oracle. */
function solved(text: string, judge: Search<NurikabePuzzle>): Solved {
  const puzzle = posed("nurikabe", text) as NurikabePuzzle;
  const { answers, complete } = run(judge(puzzle, gridOf(puzzle), { answers: 2, nodes: 100_000 }));
  const [answer] = answers;
  if (!complete || answers.length !== 1) throw new Error(`${text} has not one answer`);
  const isSea = answer.map((owner) => owner === 0);
  const broken = brokenRules(puzzle.rows, puzzle.cols, puzzle.clues, isSea);
  if (broken.size > 0) throw new Error(`${text}: ${[...broken].join()}`);
  return { id: text, puzzle, solution: signsOf(answer) };
}

/** The published puzzles with one answer, where they are at hand. */
function published(): Solved[] {
  return extraLines("nurikabe/puzzles.jsonl")
    .map((line) => JSON.parse(line))
    .filter(({ status }) => status === "unique")
    .map(({ id, rows, cols, clues, solution }) => ({
      id,
      puzzle: nurikabePuzzle(rows, cols, clues.flat()),
      solution: solution.join(""),
    }));
}

/** Sets of puzzles with their answers; those of our own are found by `judge`, which is not the search that is tested. */
export function puzzleSets(
  judge: Search<NurikabePuzzle>,
): readonly (readonly [name: string, puzzles: () => Solved[]])[] {
  return [
    ["our own puzzles", () => ownTexts().map((text) => solved(text, judge))],
    ...(HAS_EXTRA ? [[`published puzzles (${EXTRA})`, published] as const] : []),
  ];
}
