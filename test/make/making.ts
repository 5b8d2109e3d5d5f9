import "../slow.ts";
import type { Made, Wish } from "../../engine/kinds/contract/wish.ts";
import { make } from "../../engine/make/make.ts";
import { run } from "../../engine/model/job.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { type Rating, rate } from "../../engine/rate/rate.ts";
import { judge } from "../../engine/reason/verdict.ts";
import { forward } from "../../engine/search/forward.ts";
import { makeKind, wholeKind } from "../kinds/whole.ts";

/** All that making knows of a kind. */
export function kindOf(id: string) {
  const kind = wholeKind(id);
  const making = makeKind(id);
  if (!kind || !making) throw new Error(`no such kind: ${id}`);
  return { ...kind, making };
}

/** What the wish brings; the code of the problem where it is refused. */
export function wished(id: string, wish: Wish, seed: number): Made | string | null {
  const making = make(kindOf(id), wish, seed);
  return making.ok ? run(making.value) : making.problem.code;
}

/** The text of the puzzle that the wish brings. */
export function textOf(id: string, wish: Wish, seed: number): string {
  const made = wished(id, wish, seed);
  if (made === null || typeof made === "string") throw new Error(`nothing came out: ${made}`);
  return made.text;
}

export function read(id: string, text: string): Puzzle {
  const kind = kindOf(id);
  const puzzle = kind.play.parse(text);
  if (!puzzle.ok) throw new Error(puzzle.problem.text.en);
  return kind.think.prepare(puzzle.value);
}

/** The rating of a puzzle with one answer. */
export function ratingIn(id: string, puzzle: Puzzle): Rating | null {
  const kind = kindOf(id);
  return run(rate(kind, puzzle, run(judge(puzzle, kind.search, 100_000))));
}

/** How many answers there are, up to two, by a search that has no part in making Sudokus. */
export function answersOf(puzzle: Puzzle): number {
  const found = run(forward(puzzle, gridOf(puzzle), { answers: 2, nodes: 100_000 }));
  if (!found.complete) throw new Error("too few nodes to tell");
  return found.answers.length;
}

/** Whether there are two answers whichever given of a Sudoku is left out. */
export function isMinimal(text: string): boolean {
  return [...text].every(
    (digit, cell) =>
      digit === "0" || answersOf(read("sudoku", `${text.slice(0, cell)}0${text.slice(cell + 1)}`)) === 2,
  );
}

export function givensIn(text: string): number {
  return text.replaceAll("0", "").length;
}
