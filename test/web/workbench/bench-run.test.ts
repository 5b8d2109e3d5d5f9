import { describe, expect, it } from "vitest";
import { playKind } from "../../../engine/kinds/play.ts";
import { EVERY_RULE, type Strategy } from "../../../engine/model/choice.ts";
import { assert } from "../../../engine/model/result.ts";
import { factsOf, wholeRounds, withPart } from "../../../web/workbench/bench/journal.ts";
import { newBench } from "../../../web/workbench/bench/new-bench.ts";
import type { Workbench } from "../../../web/workbench/bench/workbench.ts";
import type { RunPart } from "../../../worker/api.ts";
import { ask } from "../../../worker/thread/reply.ts";

/** The report's "hard" Sudoku, and a Nurikabe. */
const PUZZLES = [
  ["sudoku", "200008305100006000960070200050600800000020000002001090001060053000300008403500006"],
  ["nurikabe", "10/9/2n2l2j2h7zg3g3i2j3h2h4w1j2g4g"],
] as const;

async function partOf({ kind, text, journal, choice, strategy }: Workbench, steps: number): Promise<RunPart> {
  const question = { kind: kind.id, text, facts: factsOf(journal), rules: choice, strategy, steps };
  const reply = await ask("run", question, new AbortController().signal);
  assert(reply.ok, "the run is answered");
  return reply.value;
}

/** A run in parts of so many steps, or of more where a round takes more. */
async function inParts(bench: Workbench, steps: number): Promise<Workbench> {
  for (let most = steps; ; ) {
    const part = wholeRounds(await partOf(bench, most));
    if (!part) most *= 2;
    else bench = withPart(bench, part);
    if (part && part.end !== "limit") return bench;
  }
}

describe.each(["easiest", "rounds"] as const)("a run, %s", (strategy: Strategy) => {
  it.each(PUZZLES)("of a %s concludes in parts what it concludes at once", async (id, text) => {
    const kind = playKind(id);
    const read = kind?.parse(text);
    if (!kind || !read?.ok) throw new Error("no puzzle");
    const bench = newBench(kind, read.value, EVERY_RULE, { strategy });
    const whole = withPart(bench, await partOf(bench, 100_000));
    expect(whole.end).toBe("solved");
    for (const steps of [7, 60]) {
      const parted = await inParts(bench, steps);
      const told = ({ journal }: Workbench) =>
        journal.map(({ round, step }) => [round, step?.rule, step?.adds]);
      expect(told(parted)).toEqual(told(whole));
      expect(parted.end).toBe(whole.end);
    }
  });
});
