import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { WholeKind } from "../../engine/kinds/load.ts";
import { nurikabePuzzle } from "../../engine/kinds/nurikabe/laws/puzzle-from-clues.ts";
import { type Fact, isNot, negate } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import { assert } from "../../engine/model/result.ts";
import type { Proof, Step } from "../../engine/model/rule.ts";
import { Chain } from "../../engine/reason/chain/chain.ts";
import { type Audit, audit } from "../../engine/reason/judge/audit.ts";
import { proofOf } from "../../engine/reason/prove.ts";
import { climb } from "../../engine/reason/solve.ts";
import { judge } from "../../engine/reason/verdict.ts";
import { EXTRA, extraLines, HAS_EXTRA } from "../extra.ts";
import { HARD_SUDOKU } from "../hard.ts";
import { OWN_KINDS } from "../kinds/own.ts";
import { madePuzzles } from "../made.ts";
import { kindOf, posed } from "../search/posed.ts";
import { share } from "../share.ts";

const ROOT = new URL("../../", import.meta.url);

/** Steps of a set that are audited, those within suppositions not counted. */
const STEPS = share(600, 2_000);

function lines(url: URL): string[] {
  return readFileSync(url, "utf8").trim().split("\n");
}

/** The whole proof of a puzzle with one answer, and what an audit says of it. */
function audited(
  kind: WholeKind,
  puzzle: Puzzle,
  spoil: (proof: Proof) => Proof = (proof) => proof,
): { proof: Proof; found: Audit } {
  const truth = run(judge(puzzle, kind.search, 1_000_000));
  assert(truth.answers === "one", "the puzzle has one answer");
  const chain = new Chain(puzzle, gridOf(puzzle), kind.think.rules);
  const proof = spoil(proofOf(chain, [], run(climb(kind.think, chain))));
  const structure = puzzle.givens.filter((fact) => kind.think.vocabulary?.isPart?.(puzzle, fact) ?? false);
  return { proof, found: run(audit(puzzle, kind.think.rules, proof, truth.answer, structure)) };
}

const CORPUS = OWN_KINDS.flatMap((id) =>
  ["2", "3"].map((level) => [id, level, lines(new URL(`puzzles/${id}/${level}.txt`, ROOT))[0]] as const),
);

describe("an audit", () => {
  it.each(CORPUS)("finds no flaw in the proof of a %s of level %s", (id, _, text) => {
    const kind = kindOf(id);
    const { proof, found } = audited(kind, posed(id, text));
    expect(proof.end).toBe("solved");
    expect(found.flaws).toEqual([]);
    expect(found.steps).toBeGreaterThan(5);
  });

  const named = (step: Step): boolean => step.because.length > 1 && step.supposed === undefined;
  const spoiled = (change: (step: Step, proof: Proof) => Step) => (proof: Proof) => {
    const at = proof.steps.findLastIndex(named);
    return { ...proof, steps: proof.steps.map((step, index) => (index === at ? change(step, proof) : step)) };
  };

  it.each([
    ["premises do not suffice", (step: Step) => ({ ...step, because: step.because.slice(1) })],
    [
      "needless premise",
      (step: Step, { start, steps }: Proof) => {
        const known = [...start, ...steps.slice(0, 3).flatMap(({ adds }) => adds)];
        const more = known.find((fact) => !step.because.includes(fact)) as Fact;
        return { ...step, because: [...step.because, more] };
      },
    ],
    ["wrong", (step: Step) => ({ ...step, adds: step.adds.map(negate) })],
    ["unknown rule", (step: Step) => ({ ...step, rule: "hearsay" })],
    [
      "unknown premise",
      (step: Step, { steps }: Proof) => ({
        ...step,
        because: [...step.because, ...(steps.at(-1)?.adds ?? [])],
      }),
    ],
  ] as const)("sees: %s", (what, change) => {
    const kind = kindOf("sudoku");
    const { found } = audited(kind, posed("sudoku", CORPUS[1][2]), spoiled(change));
    expect(found.flaws.map((flaw) => flaw.what)).toContain(what);
  });

  it("sees a supposition that does not follow", () => {
    const kind = kindOf("sudoku");
    const other = (step: Step): Step => {
      const [first] = step.supposed ?? [];
      return first ? { ...step, supposed: [{ ...first, fact: isNot(0, 1) }] } : step;
    };
    const { found } = audited(kind, posed("sudoku", HARD_SUDOKU), (proof) => ({
      ...proof,
      steps: proof.steps.map(other),
    }));
    expect(found.suppositions).toBeGreaterThan(0);
    expect(found.flaws.map(({ what }) => what)).toContain("does not follow");
  });
});

/** Some of the published puzzles, from all over their files. */
const published: Readonly<Record<string, () => Puzzle[]>> = {
  sudoku: () => {
    const sets = ["minimal.txt", "17clue.txt", "top1465.txt", "rated.csv"].map((name) =>
      extraLines(`sudoku/${name}`).flatMap((line) => /[\d.]{81}/.exec(line)?.[0] ?? []),
    );
    return sets.flatMap((set) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].map((place) =>
        posed("sudoku", set[Math.floor(place * set.length)].replaceAll(".", "0")),
      ),
    );
  },
  nurikabe: () =>
    extraLines("nurikabe/puzzles.jsonl")
      .map((line) => JSON.parse(line) as { status: string; rows: number; cols: number; clues: number[][] })
      .filter(({ status, rows, cols }) => status === "unique" && Math.max(rows, cols) <= 15)
      .filter((_, at) => at % 11 === 0)
      .map(({ rows, cols, clues }) => nurikabePuzzle(rows, cols, clues.flat())),
};

/** Made puzzles, without end. */
const made: Readonly<Record<string, () => Iterable<Puzzle>>> = {
  sudoku: () => madePuzzles("sudoku", { rows: 9, cols: 9, minimal: true }),
  nurikabe: () => madePuzzles("nurikabe", { rows: 8, cols: 8 }),
};

const SETS = [
  ...Object.entries(made).map(([id, puzzles]) => [`made ${id}`, id, puzzles] as const),
  ...Object.entries(HAS_EXTRA ? published : {}).map(
    ([id, puzzles]) => [`published ${id} (${EXTRA})`, id, puzzles] as const,
  ),
];

describe("the proofs of many puzzles", () => {
  it.each(SETS)("hold in two thousand steps: %s", (_, id, puzzles) => {
    let steps = 0;
    let at = 0;
    for (const puzzle of puzzles()) {
      if (steps >= STEPS) break;
      at++;
      const { proof, found } = audited(kindOf(id), puzzle);
      expect(proof.end, `puzzle ${at}`).toBe("solved");
      expect(found.flaws, `puzzle ${at}`).toEqual([]);
      steps += found.steps;
    }
    expect(steps).toBeGreaterThanOrEqual(STEPS);
  });
});
