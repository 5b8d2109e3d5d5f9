import { expect, it } from "vitest";
import type { Inference } from "../../../engine/kinds/nurikabe/proofs/net.ts";
import { shared } from "../../../engine/kinds/nurikabe/proofs/share.ts";
import type { Traced } from "../../../engine/kinds/nurikabe/proofs/traced.ts";

/** Literals: what is supposed, what follows from it, and the opposite of what is supposed, too. */
const SUPPOSED = 10;
const FOLLOWS = 30;
const ALSO = 20;
const OTHER = 40;

const by = (literal: number, ...rests: number[]): Inference => ({
  literal,
  truth: { law: "island", clue: 1, cells: [] },
  cites: -1,
  rests,
});

const proof = (when: readonly number[], ...inferences: Inference[]): Traced => ({
  when,
  inferences,
  known: [],
});

it("says once what serves two proofs, be it that they end in a contradiction or in the opposite of what is supposed", () => {
  const opposite = proof([SUPPOSED, ALSO], by(FOLLOWS, SUPPOSED), by(ALSO ^ 1, FOLLOWS));
  const contradiction = proof([SUPPOSED, OTHER], by(FOLLOWS, SUPPOSED), by(-1, FOLLOWS, OTHER));
  const [statement, first, second] = shared([opposite, contradiction]);
  expect(statement).toMatchObject({ when: [SUPPOSED], so: [FOLLOWS] });
  expect(first.inferences.map(({ literal, cites }) => [literal, cites])).toEqual([
    [FOLLOWS, 0],
    [ALSO ^ 1, -1],
  ]);
  expect(second.inferences.map(({ literal, cites }) => [literal, cites])).toEqual([
    [FOLLOWS, 0],
    [-1, -1],
  ]);
});
