import { expect, it } from "vitest";
import { demandsOf } from "../../../engine/kinds/sudoku/proofs/demands.ts";
import type { Draft } from "../../../engine/kinds/sudoku/proofs/draft.ts";
import type { OpenBoard } from "../../../engine/kinds/sudoku/proofs/open-board.ts";
import { stepOf } from "../../../engine/kinds/sudoku/proofs/tell.ts";
import { is, isNot } from "../../../engine/model/fact.ts";
import { argumentFlaws } from "../../../engine/reason/judge/argument-check.ts";
import { posed } from "../../search/posed.ts";

/** R1C1 can only be 1, R1C2 only 2 or 3, R1C3 only 3. */
const ONE = 0;
const THREE = 11;
const [FIRST, THIRD] = [0, 2];

function boardOf(): OpenBoard {
  const demands = demandsOf(9);
  const isOpen = new Uint8Array(demands.candidates).fill(1, 27);
  for (const open of [ONE, 10, THREE, 20]) isOpen[open] = 1;
  return { demands, isOpen } as OpenBoard;
}

it("a case that refutes the supposition without its own candidate is the whole proof", () => {
  const lines = [{ demand: THIRD, cites: null, gives: [] }];
  const found: Draft = { when: [THREE], so: [], lines };
  const last: Draft = {
    ...{ when: [THREE], so: [] },
    lines: [
      { demand: -1, cites: found, gives: [-1 - ONE] },
      { demand: FIRST, cites: null, gives: [] },
    ],
  };
  const { adds, argument = [] } = stepOf(boardOf(), [found, last], new Map());
  expect(adds).toEqual([isNot(1, 3)]);
  expect(argument.map(({ when, lines }) => [when, lines.length])).toEqual([[[is(1, 3)], 1]]);
  expect([...argumentFlaws(posed("sudoku", "0".repeat(81)), argument)]).toEqual([]);
});

it("a case supposes first what the step refutes, and last what it refutes itself", () => {
  const two = 10;
  const found: Draft = {
    ...{ when: [20, two, ONE], so: [] },
    lines: [{ demand: THIRD, cites: null, gives: [] }],
  };
  const last: Draft = {
    ...{ when: [ONE], so: [] },
    lines: [
      { demand: -1, cites: found, gives: [-1 - two] },
      { demand: FIRST, cites: null, gives: [] },
    ],
  };
  const { argument = [] } = stepOf(boardOf(), [found, last], new Map());
  expect(argument[0].when).toEqual([is(0, 1), is(2, 3), is(1, 2)]);
});
