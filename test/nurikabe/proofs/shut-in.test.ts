import { expect, it } from "vitest";
import { shutIn } from "../../../engine/kinds/nurikabe/proofs/shut-in.ts";
import type { NurikabePuzzle } from "../../../engine/kinds/nurikabe/puzzle/puzzle.ts";
import type { Statement } from "../../../engine/model/argument.ts";
import type { Cell } from "../../../engine/model/fact.ts";
import { run } from "../../../engine/model/job.ts";
import { gridOf } from "../../../engine/model/puzzle.ts";
import { Chain } from "../../../engine/reason/chain/chain.ts";
import { ladderOf } from "../../../engine/reason/rules-of.ts";
import { climbTelling } from "../../../engine/reason/solve.ts";
import { HARD_NURIKABE } from "../../hard.ts";
import { hardestOf } from "../../puzzles/packs.ts";
import { kindOf, posed } from "../../search/posed.ts";
import { share } from "../../share.ts";

/** Statements of a puzzle's arguments that end at a wall in two pieces, with the cells that are named. */
function endsIn(text: string): { puzzle: NurikabePuzzle; statement: Statement; named: readonly Cell[] }[] {
  const kind = kindOf("nurikabe");
  const puzzle = posed("nurikabe", text) as NurikabePuzzle;
  const chain = new Chain(puzzle, gridOf(puzzle), ladderOf(kind.think).rules, { explain: true });
  run(climbTelling(kind.think, chain));
  const statements = run(chain.provenance.steps()).flatMap(({ argument = [] }) => argument);
  return statements.flatMap((statement) => {
    const { demand, gives = [] } = statement.lines.at(-1) ?? {};
    const named = demand?.by.as === "house" && demand.by.law === "sea" ? (demand.cells ?? []) : [];
    return gives.length === 0 && named.length === 2 ? [{ puzzle, statement, named }] : [];
  });
}

it("a wall that comes apart is shut in by what the statement knows", () => {
  const ends = [HARD_NURIKABE, ...hardestOf("nurikabe", share(3, 200))].flatMap(endsIn);
  expect(ends.length).toBeGreaterThan(0);
  for (const { puzzle, statement, named } of ends) {
    const [first, other] = named;
    const area = new Set(shutIn(puzzle, statement, named));
    expect(area.has(first) && area.has(other)).toBe(true);
    // What is beside the piece is in its way, so it does not grow from what it reached.
    const piece = shutIn(puzzle, statement, [first]);
    expect(piece).not.toContain(other);
    expect(area.size).toBe(piece.length + 1);
  }
});
