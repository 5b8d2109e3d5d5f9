import type { PlayKind } from "../kinds/contract/kind.ts";
import type { Board, Move } from "../model/board.ts";
import type { Cell, Fact } from "../model/fact.ts";
import { cellOf } from "../model/fact.ts";
import type { Job } from "../model/job.ts";
import { gridOf, isFull, type Puzzle } from "../model/puzzle.ts";
import type { Step } from "../model/rule.ts";
import type { Words } from "../model/words.ts";
import { Chain } from "./chain/chain.ts";
import type { Guard } from "./chain/guard.ts";
import type { JournalEntry } from "./chain/journal.ts";
import { mistakesOn, type Truth } from "./chain/mistake.ts";
import { costOf } from "./chain/slice.ts";
import { canUnite, type ExplainedStep, explainContextOf, explaining, type Speaker } from "./explain.ts";
import type { Ladder } from "./ladder.ts";
import type { noting } from "./noting.ts";
import type { Climb } from "./solve.ts";

/** The next thought for a board. Plain data. */
export type Hint =
  /** The shortest explained way found to something the player can write; `move` writes it. */
  | {
      readonly type: "step";
      readonly steps: readonly ExplainedStep[];
      readonly fact: Fact;
      readonly move: Move;
      /** Rules that were switched off while it was sought, and why; absent where none was. */
      readonly suspended?: readonly { readonly name: Words; readonly reason: Words }[];
    }
  /** Marks (or strikes) that are wrong, to be mended first. */
  | { readonly type: "mistake"; readonly cells: readonly Cell[]; readonly facts: readonly Fact[] }
  /** The board breaks a law: these facts do it. */
  | {
      readonly type: "broken";
      readonly law: string;
      readonly cells: readonly Cell[];
      readonly facts: readonly Fact[];
    }
  /** The puzzle has no answer, whatever is written. */
  | { readonly type: "impossible" }
  /** Every cell is written and every law kept. */
  | { readonly type: "done" }
  /** No rule says anything more that can be written. */
  | { readonly type: "stuck" };

/** The kind, and the rules as the player has set them. */
export interface Reasoner<P extends Puzzle = Puzzle> extends Speaker<P> {
  readonly ladder: Ladder<P>;
  readonly guard?: Guard;
  /** How to go on where the rules are stuck; without it they are all there is. */
  readonly climb?: Climb<P> | undefined;
  /** The move that writes the strikes of steps on a board that shows no candidates; without it none is offered there. */
  readonly noting?: typeof noting;
}

/** How many writable conclusions are compared before the simplest is offered. */
const ENOUGH = 12;
const STEP_LIMIT = 20_000;
/** The level above which no rule is. */
const HARDEST = 7;

/**
 * The hint for a board. A wrong mark is reported first: one that is in no answer where the answer is
 * known, else one that breaks a law.
 */
export function* hintFor<P extends Puzzle>(
  thinker: Reasoner<P>,
  puzzle: P,
  board: Board,
  truth: Truth,
): Job<Hint> {
  const facts = thinker.play.read(puzzle, board);
  const chain = new Chain(puzzle, gridOf(puzzle, facts), thinker.ladder.rules, {
    guard: thinker.guard,
    truth,
  });
  const broken = chain.test();
  if (broken) return { type: "broken", ...broken, cells: cellsOf(broken.facts) };
  if (truth.answers === "none") return { type: "impossible" };
  const wrong = mistakesOn(facts, truth);
  if (wrong.length > 0) return { type: "mistake", cells: cellsOf(wrong), facts: wrong };
  if (isFull(puzzle, chain.grid)) return { type: "done" };

  const canWrite = ({ firing }: JournalEntry, on = board): boolean =>
    firing.adds.some((fact) => thinker.play.write(puzzle, on, fact) !== null);
  const noted = { ...board, auto: true };
  let writable = 0;
  let struck: JournalEntry | null = null;
  let hardest = 0;
  const limits = {
    steps: STEP_LIMIT,
    until: (entry: JournalEntry): boolean => {
      hardest = Math.max(hardest, chain.rules[entry.rule]?.level ?? HARDEST);
      if (canWrite(entry)) writable++;
      // Rules had nothing to write where a step of no rule was sought, and whatever leans on it is harder.
      const isLast = !chain.rules[entry.rule];
      if (isLast && writable === 0 && thinker.noting && canWrite(entry, noted)) struck = entry;
      return writable >= ENOUGH || (isLast && (writable > 0 || struck !== null));
    },
    // Whatever a harder rule finds is a harder way than the one that is known.
    before: (level: number): boolean => writable === 0 || level <= hardest,
  };
  const { climb } = thinker;
  const end = yield* climb ? climb(chain, limits, truth) : chain.run(limits);
  if (end === "broken") return yield* contradiction(chain, facts);
  if (struck) return yield* simplest(thinker, chain, noted, (entry) => entry === struck, board);
  return yield* simplest(thinker, chain, board, canWrite);
}

/** The rules met a contradiction: some marks are wrong, namely those that the contradiction rests on. */
function* contradiction<P extends Puzzle>(chain: Chain<P>, facts: readonly Fact[]): Job<Hint> {
  const guilty = new Set(yield* chain.provenance.rootsOf(chain.conflict?.facts ?? []));
  const wrong = facts.filter((fact) => guilty.has(fact));
  return wrong.length > 0 ? { type: "mistake", cells: cellsOf(wrong), facts: wrong } : { type: "impossible" };
}

/** @param now The board that is shown, where candidates are to be shown first: with the hint all strikes are written that it rests on. */
function* simplest<P extends Puzzle>(
  speaker: Reasoner<P>,
  chain: Chain<P>,
  board: Board,
  canWrite: (entry: JournalEntry) => boolean,
  now = board,
): Job<Hint> {
  const { entries } = chain.journal;
  const { play, ladder } = speaker;
  const context = explainContextOf(speaker, ladder.rules, chain.puzzle, play.read(chain.puzzle, board));
  let best: { slice: readonly Step[]; cost: number } | null = null;
  const ends: Step[] = [];
  for (const entry of entries) {
    if (!canWrite(entry)) continue;
    const slice = yield* chain.provenance.stepsTo(entry.firing.adds);
    ends.push(slice[slice.length - 1]);
    const cost = costOf(slice, context.levels);
    if (best === null || cost < best.cost) best = { slice, cost };
  }
  const end = best?.slice.at(-1);
  const told = end && canUnite(context, end) ? united(end, ends) : end;
  const adds = told?.adds ?? [];
  const fact = adds.find((added) => play.write(chain.puzzle, board, added) !== null);
  if (best === null || told === undefined || fact === undefined) return { type: "stuck" };
  const move =
    now !== board && speaker.noting
      ? speaker.noting(play, chain.puzzle, board, best.slice)
      : moveFor(play, chain.puzzle, board, adds);
  const suspended = chain.suspended.map(({ rule: { name }, reason }) => ({ name, reason }));
  const steps = yield* explaining(context, [...best.slice.slice(0, -1), told]);
  return { type: "step", steps, fact, move, ...(suspended.length > 0 && { suspended }) };
}

/** The step with all that its rule concludes from the same premises. */
function united(step: Step, others: readonly Step[]): Step {
  const alike = others.filter(({ rule, because }) => rule === step.rule && isSame(because, step.because));
  return { ...step, adds: [...new Set([...step.adds, ...alike.flatMap(({ adds }) => adds)])] };
}

function isSame(some: readonly Fact[], others: readonly Fact[]): boolean {
  return some.length === others.length && some.every((fact, at) => fact === others[at]);
}

/** One act that writes all of the conclusions. */
function moveFor<P extends Puzzle>(kind: PlayKind<P>, puzzle: P, board: Board, adds: readonly Fact[]): Move {
  const groups: Move[] = [];
  for (const move of adds.flatMap((fact) => kind.write(puzzle, board, fact) ?? [])) {
    const at = groups.findIndex((group) => canJoin(group, move));
    if (at < 0) groups.push(move);
    else groups[at] = joined(groups[at], move);
  }
  return groups.length === 1 ? groups[0] : { type: "several", moves: groups };
}

/** Whether two moves write the same in several cells. */
function canJoin(one: Move, other: Move): boolean {
  if (one.type === "mark") return other.type === "mark" && one.mark === other.mark;
  if (one.type === "note")
    return (
      other.type === "note" && one.value === other.value && one.layer === other.layer && one.on === other.on
    );
  return false;
}

function joined(one: Move, other: Move): Move {
  return "cells" in one && "cells" in other ? { ...one, cells: [...one.cells, ...other.cells] } : one;
}

function cellsOf(facts: readonly Fact[]): Cell[] {
  return [...new Set(facts.map(cellOf))];
}
