// How long a hint takes, from the text and the board to the told steps: 1,000 random positions a kind, of
// puzzles with one answer of which marks of the answer are written in random cells; and, as the hardest case, positions
// on which the rules have written all that they can and a supposition is needed. CPU time of one run each, warm.
import type { WholeKind } from "../../engine/kinds/load.ts";
import { nurikabePuzzle } from "../../engine/kinds/nurikabe/laws/puzzle-from-clues.ts";
import { type Board, emptyBoard } from "../../engine/model/board.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import { type Random, randomFrom } from "../../engine/model/random.ts";
import { assert } from "../../engine/model/result.ts";
import { Chain } from "../../engine/reason/chain/chain.ts";
import { guardFor } from "../../engine/reason/chain/guard.ts";
import type { Truth } from "../../engine/reason/chain/mistake.ts";
import { type Hint, hintFor } from "../../engine/reason/hint.ts";
import { noting } from "../../engine/reason/noting.ts";
import { ladderOf } from "../../engine/reason/rules-of.ts";
import { telling } from "../../engine/reason/solve.ts";
import { judge } from "../../engine/reason/verdict.ts";
import { cpuMicros } from "../../puzzles/terminal/cpu.ts";
import { kindOf, ownPuzzles, sharedLines } from "./puzzle-sets.ts";
import { tell } from "./results.mjs";
import { quantile } from "./watch/figures.mjs";

const POSITIONS = 1_000;
/** Most positions of a set on which the rules are stuck. */
const STUCK = 300;
/** Positions before those that are measured. As many as those where they are random: else a version that met many stuck ones before would be warmer. */
const WARM = 10;
const WARM_AT_RANDOM = 500;
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
  return think.prepare(puzzle.value);
}

/** As the worker does it: from the text on. */
function hintOf(kind: WholeKind, { text, board, truth }: Position): Hint {
  const puzzle = read(kind, text);
  const ladder = ladderOf(kind.think);
  const start = [...puzzle.givens, ...kind.play.read(puzzle, board)];
  const guard = guardFor(puzzle, kind.search, truth, start, ladder.foreign);
  return run(hintFor({ ...kind, ladder, guard, climb: telling(kind.think), noting }, puzzle, board, truth));
}

/** Where the rules have written what they can, and more is to be said. */
function* stuckPositions(kind: WholeKind, texts: readonly string[]): Iterable<Position> {
  const { rules } = ladderOf(kind.think);
  for (const text of texts) {
    const puzzle = read(kind, text);
    const truth = run(judge(puzzle, kind.search, NODES));
    const chain = new Chain(puzzle, gridOf(puzzle), rules);
    if (truth.answers !== "one" || run(chain.run()) !== "stuck") continue;
    const answer = kind.play.marksOf(puzzle, truth.answer);
    const marks = answer.map((mark, cell) => (puzzle.decided(chain.grid, cell) ? mark : 0));
    yield { text, truth, board: { ...emptyBoard(puzzle.cells), marks } };
  }
}

function bench(name: string, kind: WholeKind, places: Iterable<Position>, most: number, warm = WARM): void {
  const micros: number[] = [];
  let supposed = 0;
  let stuck = 0;
  let seen = 0;
  for (const position of places) {
    const start = cpuMicros();
    const hint = hintOf(kind, position);
    const spent = cpuMicros() - start;
    if (hint.type === "done") continue;
    if (++seen <= warm) continue;
    micros.push(spent);
    if (hint.type !== "step") stuck++;
    else if (hint.steps.some((step) => step.supposed)) supposed++;
    if (micros.length >= most) break;
  }
  if (micros.length === 0) return;
  tell(`Hints, ${name}, positions`, micros.length);
  tell(`Hints, ${name}, median ms`, quantile(micros, 0.5) / 1_000);
  tell(`Hints, ${name}, 99th percentile ms`, quantile(micros, 0.99) / 1_000);
  tell(`Hints, ${name}, slowest ms`, quantile(micros, 1) / 1_000);
  tell(`Hints, ${name}, by supposition`, supposed);
  tell(`Hints, ${name}, none`, stuck);
}

function benchSet(name: string, kind: WholeKind, texts: readonly string[], most: number): void {
  if (texts.length === 0) return;
  bench(`${name}, random`, kind, positions(kind, texts, randomFrom(7)), most, WARM_AT_RANDOM);
  bench(`${name}, rules stuck`, kind, stuckPositions(kind, texts), STUCK);
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

benchSet("own Sudoku", sudoku, ownPuzzles(sudoku, 9, 200), POSITIONS / 2);
benchSet("Sudoku of minimal", sudoku, sharedLines("sudoku/minimal.txt"), POSITIONS / 2);
benchSet("rated Sudoku", sudoku, rated, POSITIONS / 2);
bench(
  "hardest1106, rules stuck",
  sudoku,
  stuckPositions(sudoku, sharedLines("sudoku/hardest1106.txt")),
  STUCK,
);
benchSet("Nurikabe 10x10", nurikabe, square, POSITIONS);
