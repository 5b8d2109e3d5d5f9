import { describe, expect, it } from "vitest";
import { demandsOf } from "../../../engine/kinds/sudoku/proofs/demands.ts";
import type { Draft, DraftLine, Literal } from "../../../engine/kinds/sudoku/proofs/draft.ts";
import type { OpenBoard } from "../../../engine/kinds/sudoku/proofs/open-board.ts";
import { pruned } from "../../../engine/kinds/sudoku/proofs/prune.ts";

/** R1C1 can only be 1, R1C2 only 2 or 3, R1C3 only 3. */
const ONE = 0;
const TWO = 10;
const THREE = 11;
const THREE_BESIDE = 20;

function boardOf(): OpenBoard {
  const demands = demandsOf(9);
  const isOpen = new Uint8Array(demands.candidates).fill(1, 27);
  for (const open of [ONE, TWO, THREE, THREE_BESIDE]) isOpen[open] = 1;
  return { demands, isOpen } as OpenBoard;
}

const line = (demand: number, ...gives: readonly Literal[]): DraftLine => ({ demand, cites: null, gives });
const statement = (so: readonly Literal[], ...lines: readonly DraftLine[]): Draft => ({
  when: [],
  so,
  lines,
});

describe("a statement loses the lines that its proof can do without", () => {
  const board = boardOf();
  const first = line(0, ONE);
  const second = line(1, TWO);
  const third = line(2, THREE_BESIDE);

  it("one on which nothing rests", () => {
    expect(pruned(board, statement([ONE], third, first)).lines).toEqual([first]);
  });

  it("and no other: each rests on the one before, or is concluded", () => {
    const chain = statement([TWO], third, second);
    expect(pruned(board, chain)).toEqual(chain);
    const both = statement([ONE, THREE_BESIDE], third, first);
    expect(pruned(board, both)).toEqual(both);
  });

  it("one that repeats what a cited statement says", () => {
    const cited = statement([THREE_BESIDE, ONE], third, first);
    const cites: DraftLine = { demand: -1, cites: cited, gives: cited.so };
    expect(pruned(board, statement([TWO], cites, third, second)).lines).toEqual([cites, second]);
  });

  it("one for a candidate that falls by a value it gives, and says no word of that", () => {
    const struck = -1 - THREE;
    const cites: DraftLine = { demand: -1, cites: statement([struck], first), gives: [struck] };
    const said = pruned(board, statement([THREE_BESIDE, struck], cites, third));
    expect(said).toEqual(statement([THREE_BESIDE], third));
    const supposed = { ...statement([TWO], second), when: [struck, THREE_BESIDE] };
    expect(pruned(board, supposed)).toEqual({ ...supposed, when: [THREE_BESIDE] });
  });

  it("none of a proof that does not hold", () => {
    const wrong = statement([TWO], second);
    expect(pruned(board, wrong)).toEqual(wrong);
  });
});
