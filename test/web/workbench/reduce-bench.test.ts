import { describe, expect, it } from "vitest";
import { playKind } from "../../../engine/kinds/play.ts";
import { EVERY_RULE } from "../../../engine/model/choice.ts";
import { type Fact, is, isNot } from "../../../engine/model/fact.ts";
import type { ExplainedStep } from "../../../engine/reason/explain.ts";
import { reduce } from "../../../web/state/reduce.ts";
import type { Action } from "../../../web/state/state.ts";
import { newBench } from "../../../web/workbench/bench/new-bench.ts";
import { BENCH } from "../../../web/workbench/bench/reduce.ts";
import type { Workbench } from "../../../web/workbench/bench/workbench.ts";
import type { RunPart } from "../../../worker/api.ts";

/** A 4x4 Sudoku with one answer: 1234 3412 2143 4321. */
const SUDOKU = "1200300200400300";
const PROBLEM = { code: "lost", text: { en: "Lost.", zh: "丢了。" } };

function emptyBench(): Workbench {
  const kind = playKind("sudoku");
  const read = kind?.parse(SUDOKU);
  if (!kind || !read?.ok) throw new Error("no puzzle");
  return newBench(kind, read.value, EVERY_RULE);
}

function step(rule: string, level: number, adds: readonly Fact[], because: readonly Fact[]): ExplainedStep {
  return {
    ...{ rule, level, adds, because, grounds: because, laws: [], bindings: {}, area: [] },
    ...{ name: { en: rule, zh: rule }, text: { en: rule, zh: rule } },
  };
}

const PART: RunPart = {
  entries: [
    { round: 1, step: step("books", 0, [isNot(2, 1)], [is(0, 1)]) },
    { round: 1, step: step("single", 1, [is(2, 3)], [isNot(2, 1)]) },
    { round: 2, step: step("books", 0, [isNot(3, 3)], [is(2, 3)]) },
  ],
  ...{ end: "limit", rules: [], rounds: [], suspended: [] },
};

const EMPTY = emptyBench();
const after = (bench: Workbench, ...actions: Action[]): Workbench =>
  actions.reduce((held: Workbench, action) => reduce(BENCH, held, action), bench);

const began = (question: number, running: "run" | "step" = "run"): Action => ({
  ...{ type: "bench/began", question, running },
});
const told = (question: number): Action => ({ type: "bench/told", question, part: PART });
const ended = (question: number, problem: typeof PROBLEM | null = null): Action => ({
  ...{ type: "bench/ended", question, problem, from: 0 },
});
const stopped: Action = { type: "bench/stopped" };
const wrote = (cell: number, mark: number): Action => ({
  ...{ type: "bench/wrote", move: { type: "mark", cells: [cell], mark } },
});
const ran = after(EMPTY, began(1), told(1), ended(1));

/** What happens, and what of it shows: entries, what runs, the entry that is looked at, the problem. */
it.each<[string, readonly Action[], readonly unknown[]]>([
  ["begins", [began(1)], [0, "run", undefined, undefined]],
  ["is told a part", [began(1), told(1)], [3, "run", undefined, undefined]],
  ["ends", [began(1), told(1), ended(1)], [3, null, undefined, undefined]],
  ["breaks off", [began(1), told(1), ended(1, PROBLEM)], [3, null, undefined, "lost"]],
  [
    "shows the last conclusion of a step that has a name",
    [began(1, "step"), told(1), ended(1)],
    [3, null, 1, undefined],
  ],
  ["keeps what there is when it is stopped", [began(1), told(1), stopped], [3, null, undefined, undefined]],
  [
    "drops what comes after a stop",
    [began(1), stopped, told(1), ended(1, PROBLEM)],
    [0, null, undefined, undefined],
  ],
  [
    "drops what another run tells",
    [began(1), stopped, began(2), told(1), ended(1)],
    [0, "run", undefined, undefined],
  ],
  ["ends when something is written", [began(1), wrote(2, 3), told(1)], [1, null, undefined, undefined]],
  [
    "ends when other rules are chosen",
    [began(1), { type: "bench/chose", choice: EVERY_RULE }, told(1)],
    [0, null, undefined, undefined],
  ],
])("a run %s", (_name, actions, shown) => {
  const { journal, running, view, problem } = after(EMPTY, ...actions);
  expect([journal.length, running, view?.entry, problem?.code]).toEqual(shown);
});

/** What is written where, the entries then, and the cells whose marks still count as wrong. */
it.each<[string, readonly Action[], number, readonly number[]]>([
  ["is an entry", [wrote(2, 4)], 1, [2]],
  ["is none where it stands already", [wrote(2, 4), wrote(2, 4)], 1, [2]],
  ["takes the place of what stood there", [wrote(2, 4), wrote(2, 3)], 1, [2]],
  ["is erased", [wrote(2, 4), wrote(2, 0)], 0, []],
  ["is taken back", [wrote(2, 4), wrote(3, 4), { type: "bench/cut", entries: 1 }], 1, [2]],
  ["stays where no less is wanted", [wrote(2, 4), { type: "bench/cut", entries: 1 }], 1, [2]],
])("what the player writes %s", (_name, actions, entries, wrong) => {
  const bench = after({ ...EMPTY, wrong: [2] }, ...actions);
  expect([bench.journal.length, bench.wrong]).toEqual([entries, wrong]);
});

it("takes back with a mark what rested on it", () => {
  const marked = after(EMPTY, { type: "bench/rewrote", adds: [is(2, 3)] });
  const part: RunPart = {
    ...PART,
    entries: [{ round: 1, step: step("books", 0, [isNot(3, 3)], [is(2, 3)]) }],
  };
  const further = after(marked, began(1), { type: "bench/told", question: 1, part }, ended(1));
  expect(further.journal).toHaveLength(2);
  expect(after(further, wrote(2, 0)).journal).toHaveLength(0);
});

describe("an answer", () => {
  const doubted: Action = { type: "bench/doubted", question: 1, cell: 2 };
  const why: Action = { type: "bench/told-why", question: 1, why: { type: "unknown" } };
  const LIST = { rules: [], problems: [], own: "" };

  /** What is asked and answered, and whether the answer counts. */
  it.each<[string, readonly Action[], (bench: Workbench) => unknown, unknown]>([
    ["why", [doubted, why], ({ doubt }) => doubt, { cell: 2, why: { type: "unknown" } }],
    [
      "why, of another cell",
      [doubted, { ...doubted, question: 2, cell: 3 } as Action, why],
      ({ doubt }) => doubt,
      { cell: 3, why: null },
    ],
    ["why, when more is written", [doubted, wrote(2, 3), why], ({ doubt }) => doubt, null],
    [
      "which are wrong",
      [
        { type: "bench/asked-wrong", question: 1 },
        { type: "bench/told-wrong", question: 1, wrong: [2] },
      ],
      ({ wrong }) => wrong,
      [2],
    ],
    [
      "which were wrong before",
      [
        { type: "bench/asked-wrong", question: 2 },
        { type: "bench/told-wrong", question: 1, wrong: [2] },
      ],
      ({ wrong }) => wrong,
      [],
    ],
    [
      "what the rules are",
      [
        { type: "bench/asked-rules", question: 1 },
        { type: "bench/told-rules", question: 1, rules: LIST },
      ],
      ({ rules }) => rules,
      LIST,
    ],
    [
      "what the rules were before",
      [
        ...[
          { type: "bench/asked-rules", question: 1 } as const,
          { type: "bench/chose", choice: { ...EVERY_RULE, off: ["a"] } } as const,
        ],
        { type: "bench/told-rules", question: 1, rules: LIST },
      ],
      ({ rules }) => rules,
      null,
    ],
  ])("%s", (_name, actions, of, shown) => {
    expect(of(after(EMPTY, ...actions))).toEqual(shown);
  });
});

it("leaves what rules had concluded when others are chosen", () => {
  const off = after(ran, { type: "bench/chose", choice: { ...EVERY_RULE, off: ["books"] } });
  expect([off.journal, off.end, off.choice.off]).toEqual([ran.journal, null, ["books"]]);
});
