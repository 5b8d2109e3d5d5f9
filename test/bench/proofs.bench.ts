// Proofs that are told, from the givens to the end: how many demands of the puzzle ("truths") each told statement uses (a named step,
// a proof, a lemma), how many lines a step has, how many steps a puzzle, and what a stuck hint costs: CPU time of single searches
// for an argument and of whole hints, warm: the first one on a board, and those that follow as they do in the app, where what earlier ones proved is kept. Sudoku: famous and hard ones; Nurikabe: the published ones up to 20x20. ERGO_EVERY=8 takes each eighth puzzle of a set.

import type { WholeKind } from "../../engine/kinds/load.ts";
import { nurikabePuzzle } from "../../engine/kinds/nurikabe/laws/puzzle-from-clues.ts";
import { demandsOf, linesOf } from "../../engine/model/argument.ts";
import type { Fact } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import { assert } from "../../engine/model/result.ts";
import type { Step } from "../../engine/model/rule.ts";
import { Chain } from "../../engine/reason/chain/chain.ts";
import { levelsOf } from "../../engine/reason/chain/slice.ts";
import { CHAPTER, inChapters } from "../../engine/reason/chapters.ts";
import { measure } from "../../engine/reason/measure.ts";
import { withoutNeedless } from "../../engine/reason/needless.ts";
import { neededSteps } from "../../engine/reason/prove.ts";
import { ladderOf } from "../../engine/reason/rules-of.ts";
import { climbTelling } from "../../engine/reason/solve.ts";
import { judge } from "../../engine/reason/verdict.ts";
import { cpuMicros } from "../../puzzles/terminal/cpu.ts";
import { kindOf, sharedLines } from "./puzzle-sets.ts";
import { tell } from "./results.mjs";
import { quantile } from "./watch/figures.mjs";

const FAMOUS = [
  "100007090030020008009600500005300900010080002600004000300000010040000007007000300",
  "000000039000001005003050800008090006070002000100400000009080050020000600400700000",
  "100000002090400050006000700050903000000070000000850040700000600030009080002000001",
  "005300000800000020070010500400005300010070006003200080060500009004000030000009700",
];
const NODES = 200_000;
const WARM = 20;
const every = Number(process.env.ERGO_EVERY ?? 1);

/** Longest side of the Nurikabe. */
const SIDE = 20;

const sudoku = kindOf("sudoku");

interface Figures {
  readonly named: number[];
  readonly argued: number[];
  readonly lines: number[];
  readonly steps: number[];
  /** CPU time of searches for an argument, and of whole hints where the rules are stuck: all rules are asked anew, then an argument is sought, with what was proved before and without. */
  readonly micros: number[];
  readonly hints: number[];
  readonly first: number[];
  solved: number;
  supposed: number;
  unmeasured: number;
}

function read(text: string): Puzzle {
  const puzzle = sudoku.play.parse(text);
  assert(puzzle.ok, "the set can be read");
  return puzzle.value;
}

function tellOf(kind: WholeKind, posed: Puzzle, figures: Figures): void {
  const puzzle = kind.think.prepare(posed);
  const { rules } = ladderOf(kind.think);
  const levels = levelsOf(rules);
  const truth = run(judge(puzzle, kind.search, NODES));
  const chain = new Chain(puzzle, gridOf(puzzle), rules, { truth });
  const stuck: Fact[][] = [];
  const think = {
    ...kind.think,
    arguing: (argued: Puzzle) => {
      const argue = kind.think.arguing?.(argued);
      assert(argue !== undefined, "the kind argues");
      return function* timed(...[grid, ask]: Parameters<typeof argue>) {
        stuck.push([...chain.journal.facts]);
        const start = cpuMicros();
        const step = yield* argue(grid, ask);
        figures.micros.push(cpuMicros() - start);
        return step;
      };
    },
  };
  if (run(climbTelling(think, chain)) === "solved") figures.solved++;
  const kept = kind.think.arguing?.(puzzle);
  const keeping = { ...kind.think, ...(kept && { arguing: () => kept }) };
  for (const [told, micros] of [
    [kind.think, figures.first],
    [keeping, figures.hints],
  ] as const)
    for (const facts of stuck) {
      const start = cpuMicros();
      const chain = new Chain(puzzle, gridOf(puzzle, facts), rules, { truth });
      run(climbTelling(told, chain, { until: () => true }));
      micros.push(cpuMicros() - start);
    }
  const needed = run(neededSteps(kind.play, chain));
  const steps = inChapters(run(withoutNeedless(kind.play, chain, [], needed, CHAPTER)), CHAPTER);
  const told = steps.filter((step) => step.argument || (levels.get(step.rule) ?? 1) > 0);
  figures.steps.push(told.length);
  const measured = kind.think.measuring?.(puzzle) ?? ((step: Step) => measure(puzzle, step));
  for (const step of told) count(step, measured, figures);
}

function count(step: Step, measured: (step: Step) => readonly unknown[] | null, figures: Figures): void {
  if (step.supposed) {
    figures.supposed++;
    return;
  }
  if (!step.argument) {
    const demands = measured(step);
    if (demands) figures.named.push(demands.length);
    else figures.unmeasured++;
    return;
  }
  figures.lines.push(linesOf(step.argument));
  for (const statement of step.argument) if (!statement.isKept) figures.argued.push(demandsOf(statement));
}

function benchSet(kind: WholeKind, name: string, puzzles: readonly Puzzle[]): void {
  const figures: Figures = {
    named: [],
    argued: [],
    lines: [],
    steps: [],
    micros: [],
    hints: [],
    first: [],
    solved: 0,
    supposed: 0,
    unmeasured: 0,
  };
  for (const puzzle of puzzles) tellOf(kind, puzzle, figures);
  const say = (what: string, figure: number): void => tell(`Proofs, ${name}, ${what}`, figure);
  const shares = (what: string, truths: readonly number[]): void => {
    say(`${what} statements`, truths.length);
    for (const most of [4, 6, 12])
      say(
        `${what} statements of at most ${most} truths, %`,
        shareOf(truths, (one) => one <= most),
      );
    say(`${what} statements, most truths`, quantile(truths, 1));
  };
  say("puzzles", puzzles.length);
  say("solved", figures.solved);
  say("suppositions", figures.supposed);
  say("named steps that are not measured", figures.unmeasured);
  shares("all", [...figures.named, ...figures.argued]);
  shares("argued", figures.argued);
  say("steps by argument", figures.lines.length);
  say(
    "steps by argument of at most 14 lines, %",
    shareOf(figures.lines, (one) => one <= 14),
  );
  say("most lines", quantile(figures.lines, 1));
  say("median lines", quantile(figures.lines, 0.5));
  say("told steps a puzzle, median", quantile(figures.steps, 0.5));
  for (const [what, all] of Object.entries({
    "search for an argument": figures.micros,
    "stuck hint, the first one on a board": figures.first,
    "stuck hint, those that follow": figures.hints,
  })) {
    const micros = all.slice(WARM);
    if (micros.length === 0) continue;
    for (const [part, of] of Object.entries({ median: 0.5, "99th percentile": 0.99, slowest: 1 }))
      say(`${what}, ${part} ms`, quantile(micros, of) / 1_000);
  }
}

function shareOf<T>(all: readonly T[], isOne: (one: T) => boolean): number {
  return Math.round((1_000 * all.filter(isOne).length) / all.length) / 10;
}

const some = <T>(all: readonly T[]): T[] => all.filter((_, at) => at % every === 0);

interface Published {
  readonly rows: number;
  readonly cols: number;
  readonly clues: readonly (readonly number[])[];
  readonly status: string;
}

benchSet(sudoku, "the four famous", FAMOUS.map(read));
for (const set of ["hardest1106", "top1465"]) {
  const texts = some(sharedLines(`sudoku/${set}.txt`).map((line) => line.slice(0, 81)));
  if (texts.length > 0) benchSet(sudoku, set, texts.map(read));
}
const published = sharedLines("nurikabe/puzzles.jsonl")
  .map((line): Published => JSON.parse(line))
  .filter(({ status, rows, cols }) => status === "unique" && rows <= SIDE && cols <= SIDE);
if (published.length > 0) {
  const puzzles = some(published).map(({ rows, cols, clues }) => nurikabePuzzle(rows, cols, clues.flat()));
  benchSet(kindOf("nurikabe"), "published Nurikabe", puzzles);
}
