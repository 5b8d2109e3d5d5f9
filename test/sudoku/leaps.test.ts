import { expect, it } from "vitest";
import { sudokuPuzzle } from "../../engine/kinds/sudoku/puzzle/puzzle.ts";
import { bandKernel } from "../../engine/kinds/sudoku/solver/bands.ts";
import { countAnswers, countText, fast, lastAnswer } from "../../engine/kinds/sudoku/solver/solver.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { type Random, randomFrom } from "../../engine/model/random.ts";
import { forward } from "../../engine/search/forward.ts";
import { share } from "../share.ts";

const NODES = 100_000;
const TIMES = share(1_500, 10_000);
const FULL = "123456789456789123789123456231674895875912364694538217317265948542897631968341572";

/** Lines in random order, those of a band together, but for the first. */
function shuffledLines(random: Random): number[] {
  return random
    .shuffle([0, 1, 2])
    .flatMap((band) => random.shuffle([0, 1, 2]).map((line) => band * 3 + line));
}

/**
 * A full board rearranged, with 33 givens or more: most cells of four boxes in a square, some beside them. Sometimes
 * one is changed. Such boards have one answer, several or none, and propagation mostly finds little.
 */
function looseText(random: Random): string {
  const rows = shuffledLines(random);
  const columns = shuffledLines(random);
  const digits = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const full = rows.flatMap((row) => columns.map((column) => digits[Number(FULL[row * 9 + column]) - 1]));
  const cells = Array.from({ length: 81 }, (_, cell) => cell);
  const inSquare = (cell: number): boolean => cell >= 27 && cell % 9 >= 3;
  const square = random.shuffle(cells.filter(inSquare)).slice(random.below(6));
  const beside = random
    .shuffle(cells.filter((cell) => !inSquare(cell)))
    .slice(0, 36 - square.length + random.below(18));
  const kept = new Set([...square, ...beside]);
  if (random.below(6) === 0) full[beside[0] ?? 0] = 1 + random.below(9);
  return full.map((digit, cell) => (kept.has(cell) ? digit : 0)).join("");
}

it("counts what a search without leaps counts, where leaps are tried", () => {
  const random = randomFrom(20_261_127);
  const kernel = bandKernel();
  const seen = { none: 0, one: 0, several: 0, twins: 0 };
  for (let time = 0; time < TIMES; time++) {
    const text = looseText(random);
    const puzzle = sudokuPuzzle(9, Array.from(text, Number));
    const found = run(fast(puzzle, gridOf(puzzle), { answers: 60, nodes: NODES }));
    const count = found.answers.length;
    seen[count === 0 ? "none" : count === 1 ? "one" : "several"]++;
    for (const most of [1, 2, 3, 60]) {
      expect(countText(text, most, NODES), text).toBe(Math.min(most, count));
      expect(countAnswers(puzzle.digits, 9, most, NODES)).toBe(Math.min(most, count));
    }
    if (time % 10 === 0) {
      expect(run(forward(puzzle, gridOf(puzzle), { answers: 2, nodes: NODES })).answers.length).toBe(
        Math.min(2, count),
      );
    }
    kernel.startText(text);
    if (kernel.next(NODES) === "answer" && kernel.hasTwin()) {
      seen.twins++;
      expect(count, text).toBeGreaterThan(1);
    }
  }
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(TIMES / 50);
});

it("meets each answer once, an answer each time", () => {
  const random = randomFrom(31);
  const into = new Uint8Array(81);
  for (let time = 0; time < 100; time++) {
    const text = looseText(random);
    const puzzle = sudokuPuzzle(9, Array.from(text, Number));
    const { answers } = run(fast(puzzle, gridOf(puzzle), { answers: 200, nodes: NODES }));
    if (answers.length === 200) continue;
    const met = answers.map((_, index) => {
      countText(text, index + 1, NODES);
      return lastAnswer(into) && into.join("");
    });
    // A count of two may stop at the first answer, beside which it sees a second.
    if (answers.length > 1) met.splice(1, 1);
    const all = answers.map((answer) => answer.join(""));
    expect(new Set(met).size).toBe(met.length);
    expect(met.every((answer) => answer && all.includes(answer))).toBe(true);
  }
});

it("stays within its nodes, and is certain whenever it counts", () => {
  const random = randomFrom(77);
  for (let time = 0; time < 200; time++) {
    const text = looseText(random);
    const count = countText(text, 2, NODES);
    let known = false;
    for (let nodes = 1; nodes <= 40; nodes++) {
      const within = countText(text, 2, nodes);
      if (within >= 0) known = true;
      expect(within, text).toBe(known ? count : -1);
    }
  }
});
