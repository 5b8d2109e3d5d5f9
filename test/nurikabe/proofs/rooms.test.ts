import { expect, it } from "vitest";
import { tellArgument } from "../../../engine/kinds/nurikabe/proofs/say.ts";
import type { NurikabePuzzle } from "../../../engine/kinds/nurikabe/puzzle/puzzle.ts";
import { cellOf, isNegative } from "../../../engine/model/fact.ts";
import { run } from "../../../engine/model/job.ts";
import { gridOf } from "../../../engine/model/puzzle.ts";
import { Chain } from "../../../engine/reason/chain/chain.ts";
import { ladderOf } from "../../../engine/reason/rules-of.ts";
import { climbTelling } from "../../../engine/reason/solve.ts";
import { HARD_NURIKABE } from "../../hard.ts";
import { hardestOf } from "../../puzzles/packs.ts";
import { kindOf, posed } from "../../search/posed.ts";
import { share } from "../../share.ts";

/** The looks of a puzzle's arguments, each with its sentence and its picture. */
function looksIn(text: string) {
  const kind = kindOf("nurikabe");
  const puzzle = posed("nurikabe", text) as NurikabePuzzle;
  const chain = new Chain(puzzle, gridOf(puzzle), ladderOf(kind.think).rules, { explain: true });
  run(climbTelling(kind.think, chain));
  const argued = run(chain.provenance.steps()).filter(({ argument }) => argument);
  const statements = argued.flatMap((step) => tellArgument(puzzle, step).argument);
  return statements.flatMap(({ lines, told, pictures }) =>
    lines.flatMap((line, at) => {
      const { demand, gives, room = [] } = line;
      if (demand?.by.as !== "house" || room.length === 0) return [];
      const clue = demand.by.law === "island" ? puzzle.clueCells[demand.by.of - 1] : null;
      const needs = gives.filter((fact) => !isNegative(fact)).map(cellOf);
      return [
        { clue, size: puzzle.clues[clue ?? 0], needs, room, said: told[at].en, shown: pictures?.[at].area },
      ];
    }),
  );
}

/** Its arguments speak of walls that several cells together join. */
const IN_PIECES = "10/10/i5u4k5n9g2s4v3i5l2g3h1t1g";

it("a look shows the cells that it counts, or that are shut in, without those that are needed", () => {
  const looks = [HARD_NURIKABE, IN_PIECES, ...hardestOf("nurikabe", share(3, 200))].flatMap(looksIn);
  const counted = looks.filter(({ said }) => said.includes("room for only"));
  const shut = looks.filter(({ said }) => said.includes("is shut in"));
  expect(Math.min(counted.length, shut.length)).toBeGreaterThan(0);
  for (const { clue, needs, room, shown } of looks) {
    expect(new Set(room).size).toBe(room.length);
    expect(shown).toEqual(expect.arrayContaining([...room]));
    expect(needs.some((cell) => room.includes(cell))).toBe(false);
    if (clue !== null) expect(room).toContain(clue);
  }
  expect(looks.some(({ said }) => said.includes("its pieces at"))).toBe(true);
  for (const { said, size, room } of counted) {
    expect(said).toContain(`only ${room.length}.`);
    expect(room.length).toBeLessThan(size);
  }
});
