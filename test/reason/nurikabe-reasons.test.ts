import { describe, expect, it } from "vitest";
import { type Board, emptyBoard } from "../../engine/model/board.ts";
import { cellOf } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { applyMove } from "../../engine/model/move.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { explain, explainContextOf } from "../../engine/reason/explain.ts";
import { type Hint, hintFor } from "../../engine/reason/hint.ts";
import { ladderOf } from "../../engine/reason/rules-of.ts";
import { telling } from "../../engine/reason/solve.ts";
import { judge } from "../../engine/reason/verdict.ts";
import { drawn } from "../nurikabe/boards.ts";
import { kindOf, posed } from "../search/posed.ts";

const { think, play, search } = kindOf("nurikabe");
const thinker = { play, think, ladder: ladderOf(think), climb: telling(think) };

/** The hint on a board: its steps, and its move. */
function hintOn(text: string, board: Board): Extract<Hint, { type: "step" }> {
  const puzzle = posed("nurikabe", text);
  const hint = run(hintFor(thinker, puzzle, board, run(judge(puzzle, search, 10_000))));
  if (hint.type !== "step") throw new Error(`a hint of a step, not ${hint.type}`);
  return hint;
}

/** What a rule says, and marks, on a drawn board: the cells of the cause as `c`, those of the area as `a`. */
function told(rule: string, board: string): { text: string; marks: string } {
  const { puzzle, facts } = drawn(board);
  const own = think.rules.find(({ id }) => id === rule);
  const [step] = own?.find(puzzle, gridOf(puzzle, facts)) ?? [];
  if (!own || !step) throw new Error(`${rule} fires on the board`);
  const [explained] = explain(explainContextOf(thinker, [own], puzzle, facts), [step], true);
  const { cause = [], area = [] } = explained.marks ?? {};
  const signs = Array.from({ length: puzzle.cells }, (_, cell) =>
    cause.includes(cell) ? "c" : area.includes(cell) ? "a" : ".",
  ).join("");
  const rows = Array.from({ length: puzzle.rows }, (_, row) =>
    signs.slice(row * puzzle.cols, (row + 1) * puzzle.cols),
  );
  return { text: explained.text.en, marks: rows.join(" ") };
}

describe("the reason of a step", () => {
  it.each([
    [
      "between-two-islands",
      "3+.4 .... ....",
      "R1C3 lies beside the islands of the 3 at R1C1 and the 4 at R1C4, which must not meet, so it is wall.",
      "cc.c .... ....",
    ],
    [
      "one-way-for-an-island",
      "3# ..",
      "The island of the 3 at R1C1 has 1 of its 3 cells and can grow only into R2C1, so R2C1 is part of it.",
      "cc ..",
    ],
    [
      "one-way-for-an-island",
      "+#. ... ..3",
      "The island at R1C1 has no number yet and can grow only into R2C1, so R2C1 is part of it.",
      "cc. ... ...",
    ],
    [
      "elbow",
      "3+. #.. ...",
      "The 3 at R1C1 needs one more cell, R1C3 or R2C2; either way R2C3 lies beside the complete island, so it is wall.",
      "cca ca. ...",
    ],
    [
      "elbow-beside-a-stranger",
      "3.. ..2 ...",
      "The 3 at R1C1 must grow into R1C2 or R2C1; either way R2C2 would join it to the 2 at R2C3, so R2C2 is wall.",
      "ca. a.c ...",
    ],
    [
      "out-of-reach",
      "3.... ..... .....",
      "No number reaches R1C4: even the 3 at R1C1, the closest, would need at least 4 cells, so only wall can be there.",
      "caaa. ..... .....",
    ],
    [
      "out-of-reach",
      "2#. #.. ...",
      "No way leads from any number to R1C3, so only wall can be there.",
      ".c. c.. ...",
    ],
    [
      "exact-fit",
      "#2# ... ...",
      "The 2 at R1C2 can reach only 2 cells in all, so its island takes R2C2.",
      "ccc .a. ...",
    ],
    [
      "way-to-a-block",
      "... #.. .4.",
      "The block from R1C1 to R2C2 needs land, and the 4 at R3C2 can get in only through R2C2, so R2C2 is part of an island.",
      "aa. ca. .c.",
    ],
    [
      "starved-island",
      ".#.... .4..2.",
      "R2C4 as land of the 2 at R2C5 would keep the 4 at R2C2 off R1C4 and R2C3, with at most 3 of its 4 cells left, so R2C4 is wall.",
      "ac.a.. aca.c.",
    ],
    [
      "shapes-of-an-island",
      "... .4. +..",
      "The 4 at R2C2 can be completed in 3 ways only, each with R1C2 and R2C3 as wall. Some others would part the wall.",
      "a.. ac. caa",
    ],
    [
      "shapes-with-a-duty",
      "... ... .4.",
      "Only the 4 at R3C2 can reach the land and the blocks that begin at R1C1 and R1C2, in 3 ways only, each with R2C2 as land and R1C1, R1C2 and R1C3 as wall. Some others would part the wall.",
      "aaa aaa aca",
    ],
    [
      "cut-off-from-the-wall",
      ".2# +.. ...",
      "Islands shut R1C1 off from the wall at R1C3, so only land can be there.",
      ".cc c.. ...",
    ],
  ])("%s on %s", (rule, board, text, marks) => {
    expect(told(rule, board)).toEqual({ text, marks });
  });

  it("names number and count, and shows the way, where the premises are clues alone", () => {
    const text = "10/10/g7i5h6j1s3m5v5g2v2t3g3j2l";
    let board = emptyBoard(100);
    const hints = Array.from({ length: 11 }, () => {
      const hint = hintOn(text, board);
      board = applyMove(board, hint.move);
      return hint;
    });
    const [far, room] = [hints[3], hints[10]].map(({ steps }) => steps[steps.length - 1]);
    expect(far.text.en).toBe(
      "No number reaches R6C9, R6C10, R7C6 and 6 others: even the 5 at R4C6, the closest, would need at least 6 cells, so only wall can be there.",
    );
    expect(far.marks).toMatchObject({ cause: [35], area: expect.arrayContaining([36, 46, 47, 48, 58]) });
    expect(hints[3].move).toMatchObject({ cells: expect.arrayContaining(far.adds.map(cellOf)) });
    expect(far.adds).toHaveLength(9);
    expect(room.text.en).toBe(
      "The 5 at R1C6 can reach only 5 cells in all, so its island takes R1C5, R1C7, R2C6 and R2C7.",
    );
    expect(room.because).toEqual([]);
    expect(
      room.marks?.cause?.filter((cell) => posed("nurikabe", text).givens.some((one) => cellOf(one) === cell)),
    ).toEqual([5, 8, 35, 27]);
  });
});
