import { expect, it } from "vitest";
import { Closure } from "../../../engine/kinds/sudoku/proofs/closure.ts";
import type { Kept } from "../../../engine/kinds/sudoku/proofs/lemmas.ts";
import { Net } from "../../../engine/kinds/sudoku/proofs/net.ts";
import { Rivals } from "../../../engine/kinds/sudoku/proofs/rivals.ts";
import { only, refute } from "../../../engine/kinds/sudoku/proofs/shrink.ts";
import { hardSudoku, standstill } from "./standstill.ts";

const board = standstill(hardSudoku());
const plain = new Net(board);
/** With every fourth pair of candidates that cannot both hold. */
const knowing = new Net(
  board,
  rivals().filter((_, at) => at % 4 === 0),
);
const literals = [...board.open].flatMap((one) => [one, -1 - one]);

function rivals(): Kept[] {
  const closure = new Closure(board, plain, 8, new Rivals(board.demands.candidates));
  const open = [...board.open];
  return open.flatMap((one, at) =>
    closure.rivals(one, open.slice(at + 1)).map(({ other }) => ({ one, other })),
  );
}

function refuteOne(net: Net, literal: number) {
  return literal < 0 ? refute(net, [], [-1 - literal]) : refute(net, [literal], []);
}

it.each([
  ["by the laws", plain],
  ["by lemmas too", knowing],
])("lanes come to a contradiction where a single supposition does, %s", (_, net) => {
  const falling = literals.filter((one) => refuteOne(net, one));
  expect(falling.length).toBeGreaterThan(0);
  expect(falling.length).toBeLessThan(literals.length);
  expect(net.lanes.broken(literals)).toEqual(falling);
});

it.each([
  ["by the laws", plain],
  ["by lemmas too", knowing],
])("they lead to as much as a single supposition does, %s", (_, net) => {
  const standing = literals.filter((one) => !refuteOne(net, one));
  const counted = standing.map((one) => {
    net.suppose(one < 0 ? [] : [one], one < 0 ? [-1 - one] : []);
    return { placed: net.placed.length, lost: net.lost.length };
  });
  expect(net.lanes.leadsTo(standing)).toEqual(counted);
});

it("they come to one without a demand where the rest of them do", () => {
  let needed = 0;
  let some = 0;
  for (const literal of literals) {
    const found = refuteOne(knowing, literal);
    if (!found) continue;
    const { demands, holds, fails } = found;
    const needless = demands.filter((demand) => {
      only(
        knowing,
        demands.filter((one) => one !== demand),
      );
      return refuteOne(knowing, literal) !== null;
    });
    knowing.banned.fill(0);
    expect(knowing.lanes.needless(demands, holds, fails)).toEqual(needless);
    needed += demands.length - needless.length;
    some += needless.length;
  }
  expect(needed).toBeGreaterThan(0);
  expect(some).toBeGreaterThan(0);
});
