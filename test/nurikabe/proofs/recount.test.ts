import { expect, it } from "vitest";
import { judging } from "../../../engine/kinds/nurikabe/proofs/judge.ts";
import { parseNurikabe } from "../../../engine/kinds/nurikabe/spellings/text.ts";
import type { Statement } from "../../../engine/model/argument.ts";
import { isNot } from "../../../engine/model/fact.ts";
import { faultsIn, type WrittenArgument, written } from "./recount.ts";

/** A statement of one line, for the engine and as the command line writes it, with a board on which it holds and one on which it narrowly does not. */
interface Case {
  readonly name: string;
  readonly told: Statement;
  readonly writes: WrittenArgument;
  readonly holds: string;
  readonly fails: string;
}

const WALL = 0;
const WRITTEN = { adds: [], because: [], truths: 1, lines: 1, lemmas: [] };

const CASES: readonly Case[] = [
  {
    name: "no number comes to a cell where each way leads beside another number",
    holds: "5/3/9l1m",
    fails: "5/3/9g1r",
    told: {
      when: [isNot(4, WALL)],
      so: [],
      because: [],
      lines: [{ demand: { by: { as: "house", law: "owner", of: 4 } }, gives: [] }],
    },
    writes: {
      ...WRITTEN,
      when: ["R1C5!=sea"],
      so: [],
      proof: [{ truth: "the owner of R1C5", gives: [] }],
    },
  },
  {
    name: "where no wall is known it is not where it has no room",
    holds: "5/1/g2i",
    fails: "5/1/g4i",
    told: {
      when: [],
      so: [isNot(0, WALL)],
      because: [],
      lines: [{ demand: { by: { as: "house", law: "sea", of: 0 }, cells: [0] }, gives: [isNot(0, WALL)] }],
    },
    writes: {
      ...WRITTEN,
      when: [],
      so: ["R1C1!=sea"],
      proof: [{ truth: "wall: R1C1", gives: ["R1C1!=sea"] }],
    },
  },
];

it.each(CASES)("the engine and the recount agree: $name", ({ told, writes, holds, fails }) => {
  const isJudgedRight = (text: string): boolean => {
    const parsed = parseNurikabe(text);
    if (!parsed.ok) throw new Error(parsed.problem.text.en);
    return judging(parsed.value)(told, []);
  };
  expect(isJudgedRight(holds)).toBe(true);
  expect(faultsIn(written(holds), writes)).toEqual([]);
  expect(isJudgedRight(fails)).toBe(false);
  expect(faultsIn(written(fails), writes)).not.toEqual([]);
});
