// How long a hint takes, from the board to the told steps, suppositions included: 1,000 random positions a kind, of
// puzzles with one answer of which marks of the answer are written in random cells. CPU time of one run each, warm.
import { nurikabePuzzle } from "../../engine/kinds/nurikabe/puzzle.ts";
import type { WholeKind } from "../../engine/kinds/think.ts";
import { type Board, emptyBoard } from "../../engine/model/board.ts";
import { run } from "../../engine/model/job.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { type Random, randomFrom } from "../../engine/model/random.ts";
import { assert } from "../../engine/model/result.ts";
import { guardFor } from "../../engine/reason/guard.ts";
import { type Hint, hintFor } from "../../engine/reason/hint.ts";
import type { Truth } from "../../engine/reason/mistake.ts";
import { ladderOf } from "../../engine/reason/rules-of.ts";
import { judge } from "../../engine/reason/verdict.ts";
import { cpuMicros } from "../../puzzles/cpu.ts";
import { quantile } from "./figures.mjs";
import { kindOf, ownPuzzles, sharedLines } from "./puzzle-sets.ts";
import { tell } from "./results.mjs";

const POSITIONS = 1_000;
const WARM = 50;
const NODES = 200_000;

interface Position {
  readonly text: string;
  readonly board: Board;
  readonly truth: Truth;
}

/** Positions of random puzzles of a set, each with any share of its answer written. */
function* positions(kind: WholeKind, texts: readonly string[], random: Random): Iterable<Position> {
  while (true) {
    const text = texts[random.below(texts.length)];
    const puzzle = read(kind, text);
    const truth = run(judge(puzzle, kind.search, NODES));
    if (truth.answers !== "one") continue;
    const share = random.below(1_000);
    const answer = kind.play.marksOf(puzzle, truth.answer);
    const marks = answer.map((mark) => (random.below(1_000) < share ? mark : 0));
    yield { text, truth, board: { ...emptyBoard(puzzle.cells), marks } };
  }
}

function read({ play, think }: WholeKind, text: string): Puzzle {
  const puzzle = play.parse(text);
  assert(puzzle.ok, "the set can be read");
  return think.prepare?.(puzzle.value) ?? puzzle.value;
}

/** As the worker does it: from the text on. */
function hintOf(kind: WholeKind, { text, board, truth }: Position): Hint {
  const puzzle = read(kind, text);
  const ladder = ladderOf(kind.think);
  const start = [...puzzle.givens, ...kind.play.read(puzzle, board)];
  const guard = guardFor(puzzle, kind.search, truth, start, ladder.foreign);
  return run(hintFor({ ...kind, ladder, guard }, puzzle, board, truth));
}

function bench(name: string, kind: WholeKind, texts: readonly string[], count: number): void {
  if (texts.length === 0) return;
  const micros: number[] = [];
  let supposed = 0;
  let stuck = 0;
  let seen = 0;
  for (const position of positions(kind, texts, randomFrom(7))) {
    const start = cpuMicros();
    const hint = hintOf(kind, position);
    const spent = cpuMicros() - start;
    if (hint.type === "done") continue;
    if (++seen <= WARM) continue;
    micros.push(spent);
    if (hint.type !== "step") stuck++;
    else if (hint.steps.some((step) => step.supposed)) supposed++;
    if (micros.length >= count) break;
  }
  tell(`Hints, ${name}, median ms`, quantile(micros, 0.5) / 1_000);
  tell(`Hints, ${name}, 99th percentile ms`, quantile(micros, 0.99) / 1_000);
  tell(`Hints, ${name}, slowest ms`, quantile(micros, 1) / 1_000);
  tell(`Hints, ${name}, with a supposition of ${count}`, supposed);
  tell(`Hints, ${name}, no step of ${count}`, stuck);
}

const sudoku = kindOf("sudoku");
const nurikabe = kindOf("nurikabe");

interface Published {
  readonly rows: number;
  readonly cols: number;
  readonly clues: readonly (readonly number[])[];
  readonly status: string;
}

const rated = sharedLines("sudoku/rated.csv")
  .slice(1)
  .map((line) => line.split(",")[1]);
const square = sharedLines("nurikabe/puzzles.jsonl")
  .map((line): Published => JSON.parse(line))
  .filter(({ rows, cols, status }) => rows === 10 && cols === 10 && status === "unique")
  .map(({ rows, cols, clues }) => nurikabe.play.format(nurikabePuzzle(rows, cols, clues.flat())));

bench("own Sudoku", sudoku, ownPuzzles(sudoku, 9, 200), POSITIONS / 2);
bench("Sudoku of minimal", sudoku, sharedLines("sudoku/minimal.txt"), POSITIONS / 2);
bench("rated Sudoku", sudoku, rated, POSITIONS / 2);
bench("Nurikabe 10x10", nurikabe, square, POSITIONS);
