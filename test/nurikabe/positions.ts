import { nurikabePuzzle } from "../../engine/kinds/nurikabe/laws/puzzle-from-clues.ts";
import type { NurikabePuzzle } from "../../engine/kinds/nurikabe/puzzle/puzzle.ts";
import { cellOf, type Fact, is, isNegative, isNot, valueOf } from "../../engine/model/fact.ts";
import { type Random, randomFrom } from "../../engine/model/random.ts";
import { randomLayout } from "./layouts.ts";
import { type Answer, allAnswers } from "./oracle.ts";

/** A small puzzle with all its answers, by the oracle. */
export interface Small {
  readonly puzzle: NurikabePuzzle;
  readonly answers: readonly Answer[];
}

const SIZES = [
  [3, 3],
  [3, 4],
  [4, 3],
  [4, 4],
  [2, 6],
  [4, 5],
  [5, 4],
  [5, 5],
  [5, 5],
];

/** Random small puzzles with at least one answer, most with many: clues of a random layout, some of any size. */
export function* smallPuzzles(count: number, seed: number): Iterable<Small> {
  const random = randomFrom(seed);
  for (let made = 0; made < count; ) {
    const [rows, cols] = SIZES[random.below(SIZES.length)];
    const layout = randomLayout({ rows, cols }, random);
    const clues = layout.map(() => 0);
    for (let island = 1; layout.includes(island); island++) {
      const cells = layout.flatMap((owner, cell) => (owner === island ? [cell] : []));
      const open = rows * cols <= 16 && random.below(8) === 0;
      clues[cells[random.below(cells.length)]] = open ? -1 : cells.length;
    }
    const answers = allAnswers(rows, cols, clues);
    if (answers.length === 0) continue;
    made++;
    yield { puzzle: nurikabePuzzle(rows, cols, clues), answers };
  }
}

/** Random true facts of an answer: colours, and now and then an owner. */
export function someFacts(answer: Answer, values: number, random: Random): Fact[] {
  const facts: Fact[] = [];
  const density = 1 + random.below(9);
  for (const [cell, owner] of answer.entries()) {
    if (random.below(10) >= density) continue;
    if (owner === 0) facts.push(is(cell, 0));
    else if (random.below(30) === 0) facts.push(is(cell, owner));
    else facts.push(isNot(cell, 0));
    if (random.below(40) === 0) {
      const other = 1 + random.below(values - 1);
      if (other !== owner) facts.push(isNot(cell, other));
    }
  }
  return facts;
}

/** Whether an answer agrees with a fact. */
export function agrees(answer: Answer, fact: Fact): boolean {
  return (answer[cellOf(fact)] === valueOf(fact)) !== isNegative(fact);
}

/** Random clues on a small board, rectangular or a line, touching or far too large now and then; some of any size. */
export function anyPuzzle(random: Random): NurikabePuzzle {
  const [rows, cols] = [1 + random.below(5), 1 + random.below(5)];
  const spread = 3 + random.below(8);
  const hasAny = rows * cols <= 16 && random.below(3) === 0;
  const clueOf = (): number => {
    if (random.below(spread) > 0) return 0;
    return hasAny && random.below(2) === 0 ? -1 : 1 + random.below(random.below(2) > 0 ? 4 : 8);
  };
  return nurikabePuzzle(
    rows,
    cols,
    Array.from({ length: rows * cols }, () => clueOf()),
  );
}

/** Facts of an answer, if there is one, and now and then a fact that may hold or not. */
export function anyFacts(puzzle: NurikabePuzzle, answers: readonly Answer[], random: Random): Fact[] {
  const answer = answers[random.below(Math.max(1, answers.length))];
  const facts = answer && random.below(4) > 0 ? someFacts(answer, puzzle.values, random) : [];
  for (let more = random.below(4); more > 0; more--) {
    const [cell, value] = [random.below(puzzle.cells), random.below(puzzle.values)];
    facts.push(random.below(3) > 0 ? isNot(cell, value) : is(cell, value));
  }
  return facts;
}
