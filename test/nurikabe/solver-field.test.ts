import "../slow.ts";
import { describe, expect, it } from "vitest";
import { LAND, UNKNOWN, WALL } from "../../engine/kinds/nurikabe/puzzle/colour.ts";
import type { NurikabePuzzle } from "../../engine/kinds/nurikabe/puzzle/puzzle.ts";
import { DecisionStack } from "../../engine/kinds/nurikabe/solver/choices.ts";
import { exhaust } from "../../engine/kinds/nurikabe/solver/exhaust.ts";
import { Field } from "../../engine/kinds/nurikabe/solver/field.ts";
import { Prober } from "../../engine/kinds/nurikabe/solver/prober.ts";
import { run } from "../../engine/model/job.ts";
import { type Random, randomFrom } from "../../engine/model/random.ts";
import { drawn } from "./boards.ts";
import { type Answer, allAnswers } from "./oracle.ts";
import { anyPuzzle, smallPuzzles } from "./positions.ts";

function coloursOn(field: Field): number[] {
  return Array.from({ length: field.ground.cells }, (_, cell) => field.colourAt(cell));
}

function loaded(puzzle: NurikabePuzzle): Field {
  const field = new Field(puzzle.rows, puzzle.cols);
  field.load(puzzle.clues);
  return field;
}

function colourIn(answer: Answer, cell: number): number {
  return answer[cell] === 0 ? WALL : LAND;
}

describe("a field knows", () => {
  it.each([
    ["that an island that is done is shut in", "2.... ..... ....?", ".+... ..... .....", "++#.. ##... ....."],
    ["that a place beside two islands is wall", "2.2 ... ...", "... ... ...", ".#. ... ..."],
    [
      "that no block is all wall",
      "....9 ..... ..... .....",
      "##... #.... ..... .....",
      "##... #+... ..... .....",
    ],
    [
      "where an island with one way out goes",
      "3... .... .... ...?",
      ".#.. .... .... ....",
      "+#.. +... .... ....",
    ],
    [
      "where a wall with one way out goes",
      "....? ..... ..... .....",
      "#+... ..... ..... #....",
      "#+... #.... ..... #....",
    ],
    ["what no island reaches", "2....", ".....", "++###"],
    [
      "that what is left for an island is its own",
      "3.... ..... ....?",
      ".#... ..... #....",
      "+#... ++... #....",
    ],
    ["what would join too much", "4..... ...... .....?", "...... ...... +++...", "...... #..... +++..."],
    [
      "that the sea goes through its only gap",
      "..... ?.... ..... .....",
      "#.... .+++. ..... #....",
      "#.... ++++# ..... #....",
    ],
  ])("%s", (_, clues, marks, wanted) => {
    const { puzzle } = drawn(clues);
    const field = loaded(puzzle);
    for (const [cell, sign] of signsOf(marks)) field.setColour(cell, sign);
    expect(field.settle()).toBe(true);
    for (const [cell, sign] of signsOf(wanted)) expect([cell, field.colourAt(cell)]).toEqual([cell, sign]);
  });

  it.each([
    ["a pool", "5.... ..... .....", "##... ##... ....."],
    ["a parted sea", "5.... ..... .....", "..+.. ..+.. #.+.#"],
    ["an island of two clues", "2.2 ... ...", ".+. ... ..."],
    ["an island that is too large", "2... .... ....", ".++. .... ...."],
    ["an island without room", "4... .... ...?", ".#.. .#.. #..."],
    ["land that no clue reaches", "2... .... ....", ".... .... ...+"],
    ["too many walls", "6.. ... ...", "..# .## #.."],
    ["a wall on a clue", "6.. ... ...", "#.. ... ..."],
  ])("%s when it meets one", (_, clues, marks) => {
    const { puzzle } = drawn(clues);
    const field = loaded(puzzle);
    for (const [cell, sign] of signsOf(marks)) field.setColour(cell, sign);
    expect(field.settle()).toBe(false);
  });
});

/** Cells and colours of a drawing. */
function signsOf(drawing: string): [number, number][] {
  return [...drawing.replaceAll(" ", "")].flatMap((sign, cell): [number, number][] =>
    sign === "#" ? [[cell, WALL]] : sign === "+" ? [[cell, LAND]] : [],
  );
}

describe("a field", () => {
  it("keeps every answer, settled or probed, whatever true colours and owners it was told", () => {
    const random = randomFrom(51);
    for (const { puzzle, answers } of smallPuzzles(1_000, 52)) {
      const answer = answers[random.below(answers.length)];
      const field = loaded(puzzle);
      let left = answers;
      for (let tell = random.below(6); tell > 0; tell--) {
        const cell = random.below(puzzle.cells);
        if (random.below(4) === 0 && answer[cell] > 0) {
          field.setOwner(cell, answer[cell], true);
          left = left.filter((other) => other[cell] === answer[cell]);
        } else if (random.below(4) === 0) {
          const other = 1 + random.below(puzzle.values - 1);
          if (other === answer[cell]) continue;
          field.setOwner(cell, other, false);
          left = left.filter((one) => one[cell] !== other);
        } else {
          field.setColour(cell, colourIn(answer, cell));
          left = left.filter((other) => colourIn(other, cell) === colourIn(answer, cell));
        }
      }
      expect(field.settle()).toBe(true);
      expectKept(field, left);
      const open = field.open;
      expect(run(exhaust(new Prober(new DecisionStack(field))))).toBe(true);
      expectKept(field, left);
      expect(field.open).toBeLessThanOrEqual(open);
    }
  });

  it("knows an answer whole as one, and every other colouring as none", () => {
    const random = randomFrom(53);
    for (let count = 0; count < 2_000; count++) {
      const puzzle = anyPuzzle(random);
      const answers = allAnswers(puzzle.rows, puzzle.cols, puzzle.clues);
      const field = loaded(puzzle);
      const answer = answers[random.below(Math.max(1, answers.length))];
      const colours = Array.from({ length: puzzle.cells }, (_, cell) => {
        if (answer && random.below(12) > 0) return colourIn(answer, cell);
        return puzzle.clues[cell] !== 0 || random.below(2) > 0 ? LAND : WALL;
      });
      const isAnswer = answers.some((one) => colours.every((colour, cell) => colour === colourIn(one, cell)));
      for (const [cell, colour] of colours.entries()) field.setColour(cell, colour);
      expect(field.settle(), `${puzzle.clues.join()} ${colours.join()}`).toBe(isAnswer);
    }
  });

  it("comes back from any choices as it was", () => {
    const random = randomFrom(54);
    for (const { puzzle } of smallPuzzles(300, 55)) {
      const field = loaded(puzzle);
      if (!field.settle()) continue;
      const boards: number[][] = [];
      const marks: number[] = [];
      for (let turn = 0; turn < 60; turn++) {
        const open = coloursOn(field).flatMap((colour, cell) => (colour === UNKNOWN ? [cell] : []));
        if (open.length > 0 && random.below(3) > 0) {
          boards.push(coloursOn(field));
          marks.push(field.mark());
          if (field.suppose(open[random.below(open.length)], random.below(2) > 0 ? WALL : LAND)) continue;
        } else if (marks.length === 0) continue;
        const depth = random.below(marks.length);
        field.undo(marks[depth]);
        expect(coloursOn(field)).toEqual(boards[depth]);
        expect(field.settle()).toBe(true);
        expect(coloursOn(field)).toEqual(boards[depth]);
        marks.length = depth;
        boards.length = depth;
      }
      if (marks.length > 0) field.undo(marks[0]);
      expectLike(field, puzzle, random);
    }
  });

  it("loaded again is as one just made, whatever it went through", () => {
    const random = randomFrom(56);
    const fields = new Map<string, Field>();
    for (let count = 0; count < 1_500; count++) {
      const puzzle = anyPuzzle(random);
      const key = `${puzzle.rows}x${puzzle.cols}`;
      const field = fields.get(key) ?? new Field(puzzle.rows, puzzle.cols);
      fields.set(key, field);
      field.load(puzzle.clues);
      const fresh = loaded(puzzle);
      expect(field.settle()).toBe(fresh.settle());
      expect(coloursOn(field)).toEqual(coloursOn(fresh));
    }
  });
});

function expectKept(field: Field, answers: readonly Answer[]): void {
  for (const answer of answers) {
    for (const [cell, colour] of coloursOn(field).entries()) {
      if (colour !== UNKNOWN) expect(colour).toBe(colourIn(answer, cell));
      if (field.clueOver(cell) > 0) expect(field.clueOver(cell)).toBe(answer[cell]);
    }
  }
}

/** Holds a field to a fresh one by what both say of some choices. */
function expectLike(field: Field, puzzle: NurikabePuzzle, random: Random): void {
  const fresh = loaded(puzzle);
  fresh.settle();
  expect(coloursOn(field)).toEqual(coloursOn(fresh));
  for (let turn = 0; turn < 5; turn++) {
    const cell = random.below(puzzle.cells);
    if (field.colourAt(cell) !== UNKNOWN) continue;
    const colour = random.below(2) > 0 ? WALL : LAND;
    const marks = [field.mark(), fresh.mark()];
    const holds = field.suppose(cell, colour);
    expect(holds).toBe(fresh.suppose(cell, colour));
    if (holds) expect(coloursOn(field)).toEqual(coloursOn(fresh));
    field.undo(marks[0]);
    fresh.undo(marks[1]);
  }
}
