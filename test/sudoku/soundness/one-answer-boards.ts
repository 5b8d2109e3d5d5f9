import { allDigits, digitsIn } from "../../../engine/kinds/shared/digit-grid.ts";
import { sudokuMaking } from "../../../engine/kinds/sudoku/make.ts";
import { fullBoard } from "../../../engine/kinds/sudoku/making/full.ts";
import { freeRectangles } from "../../../engine/kinds/sudoku/native/rectangles.ts";
import { housesOf } from "../../../engine/kinds/sudoku/puzzle/houses.ts";
import { type SudokuPuzzle, sudokuPuzzle } from "../../../engine/kinds/sudoku/puzzle/puzzle.ts";
import { fast } from "../../../engine/kinds/sudoku/solver/solver.ts";
import { sudokuThinking } from "../../../engine/kinds/sudoku/think.ts";
import { type Fact, is, isNot } from "../../../engine/model/fact.ts";
import { run } from "../../../engine/model/job.ts";
import { gridOf } from "../../../engine/model/puzzle.ts";
import type { Random } from "../../../engine/model/random.ts";
import { assert } from "../../../engine/model/result.ts";
import type { Step } from "../../../engine/model/rule.ts";
import { Chain } from "../../../engine/reason/chain/chain.ts";
import { refutation } from "../../../engine/reason/judge/check.ts";
import { OneAnswerPositions } from "../../../engine/reason/judge/one-answer-positions.ts";
import { forward } from "../../../engine/search/forward.ts";
import { anySize, blankPuzzle } from "../board.ts";

interface Board {
  readonly puzzle: SudokuPuzzle;
  /** Known beside the givens. */
  readonly facts: readonly Fact[];
}

/** Of so many boards one is a made puzzle that the rules below a level have brought to a stand, one a grave, one a rectangle. */
const ONE_IN = 8;
const HARD = 4;
const NODES = 20_000;

/** Boards to try rules on that need one answer: with random candidates, as they arise in play, graves, and rectangles with two corners placed. */
export function* oneAnswerBoards(random: Random, count: number): Iterable<Board> {
  const positions = new OneAnswerPositions(sudokuMaking, fast);
  const easy = sudokuThinking.rules.filter(({ level }) => level < HARD);
  for (let board = 0; board < count; board++) {
    if (board % ONE_IN === 0) {
      const puzzle = run(sudokuMaking.make({ rows: 9, cols: 9, minimal: true }, random));
      if (!puzzle) continue;
      const chain = new Chain(puzzle, gridOf(puzzle), easy);
      if (run(chain.run()) === "stuck") yield { puzzle, facts: chain.journal.facts };
    } else if (board % ONE_IN === 1) yield grave(random);
    else if (board % ONE_IN === 2) yield almostSwapped(random);
    else {
      const position = run(positions.next(random));
      assert(position !== null, "puzzles with one answer can be made");
      yield position;
    }
  }
}

/**
 * A board of which every open cell has two digits, each of them twice in each of its houses, and one cell a third: the digits of a full board
 * and those of the same board with some digits renamed in a circle.
 */
function grave(random: Random): Board {
  const size = anySize(random);
  const full = [...fullBoard(size, random)];
  const circle = random.shuffle(digitsIn(allDigits(size))).slice(0, 3 + random.below(size - 2));
  const next = (digit: number): number => circle[(circle.indexOf(digit) + 1) % circle.length];
  const open = [...full.keys()].filter((cell) => circle.includes(full[cell]));
  const odd = open[random.below(open.length)];
  const third = circle.find((digit) => digit !== full[odd] && digit !== next(full[odd]));
  const facts = open.flatMap((cell) =>
    digitsIn(allDigits(size))
      .filter(
        (digit) => digit !== full[cell] && digit !== next(full[cell]) && !(cell === odd && digit === third),
      )
      .map((digit) => isNot(cell, digit)),
  );
  return {
    puzzle: sudokuPuzzle(
      size,
      full.map((digit) => (circle.includes(digit) ? 0 : digit)),
    ),
    facts,
  };
}

/**
 * A full board of which only a rectangle is known. One side is placed, and across each cell has the digit that would make it swap, and a
 * third; or one side has a pair, the other side these and two more, which are all that a cell beside it has.
 */
function almostSwapped(random: Random): Board {
  const puzzle = blankPuzzle(anySize(random));
  for (;;) {
    const full = fullBoard(puzzle.size, random);
    for (const corners of random.shuffle([...freeRectangles(puzzle)])) {
      const [a, b, c, d] = random.below(2) === 0 ? corners : [corners[3], corners[1], corners[2], corners[0]];
      const third = full[c] === full[b] ? full[d] : full[c];
      if ((full[c] === full[b]) === (full[d] === full[a])) continue;
      const keeps = (cell: number, ...digits: number[]): Fact[] =>
        digitsIn(allDigits(puzzle.size))
          .filter((one) => !digits.includes(one))
          .map((one) => isNot(cell, one));
      const pair = [full[a], full[b]];
      if (random.below(2) === 0)
        return {
          puzzle,
          facts: [is(a, full[a]), is(b, full[b]), ...keeps(c, full[b], third), ...keeps(d, full[a], third)],
        };
      const { peers } = housesOf(puzzle.size);
      const [beside] = random.shuffle(peers[c].filter((cell) => peers[d].includes(cell)));
      const two = [third, full[beside]];
      const roof = [c, d].flatMap((cell) => keeps(cell, ...pair, ...two));
      return {
        puzzle,
        facts: [...keeps(a, ...pair), ...keeps(b, ...pair), ...roof, ...keeps(beside, ...two)],
      };
    }
  }
}

/**
 * Whether a step that leans on the one answer follows from its premises and from which cells are given, by complete search: a
 * full board that agrees with the premises and not with the conclusion has another answer beside it, with its digits in the
 * given cells.
 */
export function deadlyIfWrong({ size, digits }: SudokuPuzzle, { because, adds }: Step): boolean {
  const blank = sudokuPuzzle(
    size,
    digits.map(() => 0),
  );
  return adds.every((fact) => {
    const board = run(refutation(blank, because, fact, forward, NODES));
    if (typeof board === "string") return board === "none";
    const puzzle = sudokuPuzzle(
      size,
      board.map((digit, cell) => (digits[cell] === 0 ? 0 : digit)),
    );
    return run(fast(puzzle, gridOf(puzzle), { answers: 2, nodes: NODES })).answers.length === 2;
  });
}
