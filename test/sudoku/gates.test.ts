import { describe, expect, it } from "vitest";
import { GATES } from "../../engine/kinds/sudoku/gates/gates.ts";
import type { SudokuPuzzle } from "../../engine/kinds/sudoku/puzzle/puzzle.ts";
import { sudokuQuick } from "../../engine/kinds/sudoku/quick.ts";
import { sudokuThinking } from "../../engine/kinds/sudoku/think.ts";
import { type Fact, isNot } from "../../engine/model/fact.ts";
import { randomFrom } from "../../engine/model/random.ts";
import type { Firing, Rule } from "../../engine/model/rule.ts";
import { askerOf } from "../../engine/reason/chain/asker.ts";
import { share } from "../share.ts";
import { anySize, blankPuzzle, gridWith, pairFacts, randomFacts } from "./board.ts";
import { oneAnswerBoards } from "./soundness/one-answer-boards.ts";

const BOARDS = share(250, 2000);
const BOARDS_OF_ONE_ANSWER = share(500, 3000);
const GAMES = share(60, 400);
/** Candidates that go from one look to the next. */
const LOST = 12;

interface Board {
  readonly puzzle: SudokuPuzzle;
  readonly facts: readonly Fact[];
}

/** Boards of all sizes; some of them have no answer, as whole sets of candidates are ruled out. */
function* boards(): Iterable<Board> {
  const random = randomFrom(31);
  for (let board = 0; board < BOARDS; board++) {
    const size = anySize(random);
    const puzzle = blankPuzzle(size);
    yield { puzzle, facts: randomFacts(size, random) };
    yield { puzzle, facts: pairFacts(size, random) };
    const share = random.below(100);
    const any = Array.from({ length: size ** 3 }, (_, at) => isNot(at % size ** 2, 1 + (at % size)));
    yield { puzzle, facts: any.filter(() => random.below(100) < share) };
  }
  for (const { puzzle, facts } of oneAnswerBoards(random, BOARDS_OF_ONE_ANSWER))
    yield { puzzle, facts: [...puzzle.givens, ...facts] };
}

function firings(rule: Rule<SudokuPuzzle>, { puzzle, facts }: Board): Firing[] {
  const grid = gridWith(puzzle, facts);
  const asker = askerOf(rule, puzzle);
  const found: Firing[] = [];
  for (let firing = asker.next(grid); firing; firing = asker.next(grid)) found.push(firing);
  return found;
}

const ALL = [...boards()];
const plain = new Map(sudokuQuick.rules.map((rule) => [rule.id, rule]));

describe.each(Object.keys(GATES))("the gate of %s", (id) => {
  const rule = plain.get(id);
  const gated = sudokuThinking.rules.find((one) => one.id === id);
  const gate = GATES[id];
  if (!rule || !gated || !gate) throw new Error(`no rule ${id}`);

  it("is shut on many boards, and on none of them the rule has a firing", () => {
    let shut = 0;
    let open = 0;
    for (const board of ALL) {
      const { puzzle, facts } = board;
      if (gate.isOpen(puzzle, gridWith(puzzle, facts))) {
        open++;
        continue;
      }
      shut++;
      expect(firings(rule, board)).toEqual([]);
    }
    expect(shut).toBeGreaterThan(ALL.length / 20);
    expect(open).toBeGreaterThan(10);
  });

  it("leaves the rule its firings in their order while a board loses candidates and gets some back", () => {
    const random = randomFrom(7);
    let count = 0;
    for (const { puzzle, facts } of random
      .shuffle(ALL.filter(({ facts }) => facts.length > 0))
      .slice(0, GAMES)) {
      const grid = gridWith(puzzle, []);
      const mark = grid.mark();
      const askers = [askerOf(rule, puzzle), askerOf(gated, puzzle)];
      for (let at = 0; at < facts.length; at += LOST) {
        const news = facts.slice(at, at + LOST).filter((fact) => grid.add(fact));
        for (const asker of askers) {
          asker.touch(news);
          asker.rewind();
        }
        const [one, other] = askers.map((asker) => {
          const found: Firing[] = [];
          for (let firing = asker.next(grid); firing && found.length < 3; firing = asker.next(grid))
            found.push(firing);
          return found;
        });
        expect(other).toEqual(one);
        count += one.length;
      }
      grid.undo(mark);
      for (const fact of facts) grid.add(fact);
      expect(gate.isOpen(puzzle, grid)).toBe(gate.isOpen(puzzle, gridWith(puzzle, facts)));
    }
    expect(count).toBeGreaterThan(0);
  });
});
