import type { PlayKind, ThinkKind } from "../../engine/kinds/contract/kind.ts";
import type { WholeKind } from "../../engine/kinds/load.ts";
import { emptyBoard } from "../../engine/model/board.ts";
import { type Fact, is, isNot } from "../../engine/model/fact.ts";
import type { Grid } from "../../engine/model/grid.ts";
import type { Job } from "../../engine/model/job.ts";
import { withKept } from "../../engine/model/kept.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import type { Rule } from "../../engine/model/rule.ts";
import type { Words } from "../../engine/model/words.ts";
import { ratingOf } from "../../engine/rate/rate.ts";
import { analyse, type PuzzleAnalysis } from "../../engine/reason/analyse.ts";
import { Chain } from "../../engine/reason/chain/chain.ts";
import type { ChainEnd } from "../../engine/reason/chain/chain-options.ts";
import { type Doubt, guardFor } from "../../engine/reason/chain/guard.ts";
import { holdsIn, type Truth } from "../../engine/reason/chain/mistake.ts";
import { SUPPOSITION_NAME } from "../../engine/reason/chain/supposed.ts";
import {
  type ExplainContext,
  type ExplainedStep,
  explain,
  explainContextOf,
  explaining,
} from "../../engine/reason/explain.ts";
import { type Hint, hintFor } from "../../engine/reason/hint.ts";
import type { Ladder } from "../../engine/reason/ladder.ts";
import { noting } from "../../engine/reason/noting.ts";
import { ladderOf } from "../../engine/reason/rules-of.ts";
import { telling } from "../../engine/reason/solve.ts";
import { SUPPOSITION } from "../../engine/reason/suppose/supposition.ts";
import { whyFor } from "../../engine/reason/why.ts";
import type { Analysed, Questions, RuleTally, RunPart, Suspended } from "../api.ts";
import { Cache } from "./cache.ts";
import { named } from "./rate.ts";
import { truthOf } from "./truth.ts";

type Arguing = NonNullable<ThinkKind["arguing"]>;

/** Arguing about the puzzles asked about last, with what was proved of them: the next hint goes on from there. */
const argued = new Cache<Arguing>(2);

function keptArguing({ id, arguing }: ThinkKind, text: string): Arguing | undefined {
  if (!arguing) return undefined;
  const key = `${id} ${text}`;
  const known = argued.get(key);
  if (known) return known;
  let argue: ReturnType<Arguing> | null = null;
  const kept: Arguing = (puzzle) => {
    argue ??= arguing(puzzle);
    return argue;
  };
  argued.set(key, kept);
  return kept;
}

/** The hint by whatever rules are chosen, suppositions among them. */
export function* wholeHint(kind: WholeKind, puzzle: Puzzle, q: Questions["hint"]["ask"]): Job<Hint> {
  const truth = q.truth ?? (yield* truthOf(kind, puzzle, q));
  const ladder = ladderOf(kind.think, q.rules);
  const start = [...puzzle.givens, ...kind.play.read(puzzle, q.board)];
  const guard = guardFor(puzzle, kind.search, truth, start, ladder.foreign);
  const climb = ladder.supposition ? telling(kind.think, keptArguing(kind.think, q.text)) : undefined;
  const hint = yield* hintFor({ ...kind, ladder, guard, climb, noting }, puzzle, q.board, truth);
  return hint.type === "step" ? { ...hint, steps: hint.steps.map(provedAnew) } : hint;
}

/** What an earlier hint has proved is proved again: the player may not have it in mind. */
function provedAnew(step: ExplainedStep): ExplainedStep {
  if (!step.argument) return step;
  return { ...step, argument: step.argument.map(({ isKept: _, ...statement }) => statement) };
}

/** Why a cell is so. */
export function* whyJob(
  kind: WholeKind,
  puzzle: Puzzle,
  q: Questions["why"]["ask"],
): Job<Questions["why"]["answer"]> {
  const truth = q.truth ?? (yield* truthOf(kind, puzzle, q));
  const ladder = ladderOf(kind.think, q.rules);
  const start = [...puzzle.givens, ...kind.play.read(puzzle, q.board)];
  const guard = guardFor(puzzle, kind.search, truth, start, ladder.foreign);
  return yield* whyFor({ ...kind, ladder, guard }, puzzle, q.board, truth, q, kind.search);
}

/** Runs the rules on from the given facts. */
export function* runJob(kind: WholeKind, puzzle: Puzzle, q: Questions["run"]["ask"]): Job<RunPart> {
  const ladder = ladderOf(kind.think, q.rules);
  const truth = yield* truthOf(kind, puzzle, q);
  const clock = (): number => performance.now();
  const chain = new Chain(puzzle, gridOf(puzzle, q.facts), ladder.rules, {
    strategy: q.strategy,
    guard: guardFor(puzzle, kind.search, truth, [...puzzle.givens, ...q.facts], ladder.foreign),
    truth,
    clock,
    explain: true,
  });
  const end = yield* reach(kind, chain, ladder, truth, q.steps);
  const context = explainContextOf(kind, ladder.rules, puzzle, q.facts);
  const steps = yield* explaining(context, withKept(yield* chain.provenance.steps()), true);
  return {
    entries: steps.map((step, at) => ({ round: chain.journal.entries[at].round, step })),
    end,
    rules: talliesOf(chain),
    rounds: chain.rounds.map(({ fired, ms }) => ({ fired, ms })),
    suspended: chain.suspended.map((one) =>
      suspendedOf(context, truth, [...q.facts, ...chain.journal.facts.slice(0, one.known)], one),
    ),
  };
}

function reach(
  { think }: WholeKind,
  chain: Chain,
  { supposition }: Ladder,
  truth: Truth,
  steps?: number,
): Job<ChainEnd> {
  return supposition ? telling(think)(chain, { steps }, truth) : chain.run({ steps });
}

function talliesOf({ rules, tallies, outside }: Chain): RuleTally[] {
  const tallyOf = ({ id, name, number }: Pick<Rule, "id" | "name" | "number">, at: number): RuleTally => ({
    rule: id,
    name,
    number: number ?? null,
    ...(tallies[at] ?? outside),
  });
  const all = rules.map(tallyOf);
  return outside.fired > 0 ? [...all, tallyOf({ id: SUPPOSITION, name: SUPPOSITION_NAME }, -1)] : all;
}

/**
 * A rule that was asked no more, for the page.
 * @param known Facts known beside the givens when the rule was last asked.
 */
export function suspendedOf(
  context: ExplainContext,
  truth: Truth,
  known: readonly Fact[],
  { rule, reason, counter }: Doubt,
): Suspended {
  const [step] = counter ? explain(context, [counter], true) : [];
  const about = { rule: rule.id, name: rule.name, reason, counter: step ?? null };
  const wrong = truth.answers === "one" ? step?.adds.find((fact) => !holdsIn(truth.answer, fact)) : undefined;
  if (!step || truth.answers !== "one" || wrong === undefined) return about;
  const { play, puzzle } = context;
  const facts = [...known, ...step.because];
  return {
    ...about,
    example: { kind: play.id, text: play.format(puzzle), facts, step, wrong, answer: truth.answer },
  };
}

/** The result of each puzzle of a set. */
export function* analyseJob(kind: WholeKind, q: Questions["analyse"]["ask"]): Job<readonly Analysed[]> {
  const ladder = ladderOf(kind.think, q.rules ?? undefined);
  const analysed: Analysed[] = [];
  for (const text of q.texts) {
    const read = kind.play.parse(text);
    if (!read.ok) analysed.push({ ok: false, text, problem: read.problem });
    else {
      const puzzle = kind.think.prepare(read.value);
      analysed.push(yield* analyseOne(kind, text, puzzle, ladder));
    }
  }
  return analysed;
}

function* analyseOne(kind: WholeKind, text: string, puzzle: Puzzle, ladder: Ladder): Job<Analysed> {
  const truth = yield* truthOf(kind, puzzle, { kind: kind.play.id, text });
  const guard = guardFor(puzzle, kind.search, truth, puzzle.givens, ladder.foreign);
  const found = yield* analyse(kind.think, ladder, puzzle, guard, truth, (chain) =>
    ratingOf(kind.play, chain),
  );
  const { end, cells, solved, hardest, fired } = found;
  return {
    ...{ ok: true, text, rows: puzzle.rows, cols: puzzle.cols, end, cells, solved, hardest, fired },
    technique: techniqueOf(ladder, found),
    rating: found.rating ? named(found.rating, ladder.rules) : null,
    stuck: end === "stuck" ? kind.play.formatMarks(puzzle, marksOn(kind.play, puzzle, found.grid)) : "",
  };
}

/** The marks of the cells that are decided. */
function marksOn(play: PlayKind, puzzle: Puzzle, grid: Grid): number[] {
  const empty = emptyBoard(puzzle.cells);
  const marks = [...empty.marks];
  for (let cell = 0; cell < puzzle.cells; cell++) {
    if (!puzzle.decided(grid, cell)) continue;
    const value = grid.at(cell);
    const move = play.write(puzzle, empty, value >= 0 ? is(cell, value) : isNot(cell, 0));
    if (move?.type === "mark") marks[cell] = move.mark;
  }
  return marks;
}

/** The name of the hardest step: that of a supposition, else that of the rule. */
function techniqueOf({ rules }: Ladder, { fired, hardest }: PuzzleAnalysis<unknown>): Words | null {
  if (SUPPOSITION in fired) return SUPPOSITION_NAME;
  return rules.find(({ id, level }) => level === hardest && id in fired)?.name ?? null;
}
