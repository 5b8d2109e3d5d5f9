import { emptyBoard, type Move } from "../../../engine/model/board.ts";
import { cellOf } from "../../../engine/model/fact.ts";
import { boardOf, isMark } from "../../state/bench-board.ts";
import { wholeFrame } from "../../state/frames.ts";
import { answering } from "../../state/question.ts";
import type { Reducers } from "../../state/state.ts";
import type { Store } from "../../state/store.ts";
import { cutTo, factsOf, withMark, without, withPart } from "./journal.ts";
import { newBench } from "./new-bench.ts";
import type { BenchActions, BenchEntry, BenchStart, BenchView, Workbench } from "./workbench.ts";

/** The run that is awaited; the other questions likewise. */
const running = ({ running, asked }: Workbench): number | undefined => (running ? asked.run : undefined);
const doubting = ({ doubt, asked }: Workbench): number | undefined => (doubt ? asked.doubt : undefined);
const checking = ({ asked }: Workbench): number | undefined => asked.wrong;
const reading = ({ asked }: Workbench): number | undefined => asked.rules;

/** Reducers of the workbench. */
export const BENCH: Reducers<keyof BenchActions, Workbench> = {
  "bench/began": (bench, { question, running }) => ({
    ...{ ...bench, running, view: null, doubt: null, problem: null },
    asked: { ...bench.asked, run: question },
  }),
  "bench/told": answering(running, (bench, { part }) => withPart(bench, part)),
  "bench/ended": answering(running, (bench, { problem, from }) => ({
    ...{ ...bench, running: null, problem },
    view: bench.running === "step" ? lastNamed(bench, from) : null,
  })),
  "bench/stopped": (bench) => (bench.running ? { ...bench, running: null } : bench),

  "bench/wrote": (bench, { move }) => written(bench, move),
  "bench/rewrote": (bench, { adds }) => withMark(bench, adds),
  "bench/cut": (bench, { entries }) =>
    entries < bench.journal.length ? marked({ ...cutTo(bench, entries), running: null }) : bench,

  "bench/doubted": (bench, { question, cell }) => ({
    ...{ ...bench, doubt: { cell, why: null } },
    asked: { ...bench.asked, doubt: question },
  }),
  "bench/told-why": answering(doubting, (bench, { why }) => ({
    ...bench,
    doubt: bench.doubt && { ...bench.doubt, why },
  })),
  "bench/asked-wrong": (bench, { question }) => ({ ...bench, asked: { ...bench.asked, wrong: question } }),
  "bench/told-wrong": answering(checking, (bench, { wrong }) =>
    bench.wrong.length + wrong.length > 0 ? { ...bench, wrong } : bench,
  ),
  "bench/asked-rules": (bench, { question }) => ({ ...bench, asked: { ...bench.asked, rules: question } }),
  "bench/told-rules": answering(reading, (bench, { rules }) => ({ ...bench, rules })),

  // Conclusions of other rules stay; answers about them do not count.
  "bench/chose": (bench, { choice }) => {
    const { rules: _, ...asked } = bench.asked;
    return { ...bench, asked, choice, running: null, end: null, suspended: [], problem: null };
  },
  "bench/set": (bench, { change }) => ({ ...bench, ...change }),
};

/** Adds the reducers of the workbench to the store. */
export function extendByWorkbench(store: Store): void {
  store.extend(PUT, { of: (state) => state, into: (_state, next) => next });
  store.extend(BENCH, {
    of: ({ workbench }) => workbench,
    into: (state, workbench) => ({ ...state, workbench }),
  });
}

const PUT: Reducers<"bench/put"> = {
  "bench/put": (state, start) => ({ ...state, workbench: benchWith(state.workbench ?? null, start) }),
};

function benchWith(
  before: Workbench | null,
  { kind, puzzle, choice, adds, wont, report }: BenchStart,
): Workbench {
  const bench = newBench(kind, puzzle, choice, wont ?? before ?? {}, report);
  return adds.length > 0 ? withMark(bench, adds) : bench;
}

function written(bench: Workbench, move: Move): Workbench {
  if (move.type !== "mark") return bench;
  const { kind, puzzle, journal } = bench;
  const { marks } = boardOf(kind, puzzle, factsOf(journal));
  const cells = new Set(move.cells.filter((cell) => marks[cell] !== move.mark));
  if (cells.size === 0) return bench;
  const stood = ({ adds }: BenchEntry): boolean =>
    adds.some((fact) => cells.has(cellOf(fact)) && isMark(kind, puzzle, fact));
  const cleared = [...cells].some((cell) => marks[cell] !== 0) ? without(bench, stood) : bench;
  const board = emptyBoard(puzzle.cells);
  const next = board.marks.map((_, cell) => (cells.has(cell) ? move.mark : 0));
  const adds = kind.read(puzzle, { ...board, marks: next });
  return marked({ ...(adds.length > 0 ? withMark(cleared, adds) : cleared), running: null });
}

/** A doubt about a mark that is gone is dropped. */
function marked(bench: Workbench): Workbench {
  const { kind, puzzle, journal, wrong } = bench;
  const { marks } = boardOf(kind, puzzle, factsOf(journal));
  return { ...bench, wrong: wrong.filter((cell) => marks[cell] !== 0) };
}

/** The last conclusion that has a name among the entries from one on, to be looked at. */
function lastNamed({ journal }: Workbench, from: number): BenchView | null {
  const entry = journal.findLastIndex(({ step }, at) => at >= from && (step?.level ?? 0) > 0);
  const { step } = journal[entry] ?? {};
  return step ? { entry, frame: wholeFrame(step) } : null;
}
