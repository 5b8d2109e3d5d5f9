import type { WholeKind } from "../../engine/kinds/load.ts";
import { doubtOf } from "../../engine/learn/doubt.ts";
import { momentBefore } from "../../engine/learn/moment.ts";
import { nearMiss } from "../../engine/learn/near-miss.ts";
import { cellOf, type Fact } from "../../engine/model/fact.ts";
import type { Job } from "../../engine/model/job.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { Rule, Step } from "../../engine/model/rule.ts";
import { inEveryLang } from "../../engine/model/words.ts";
import type { Truth } from "../../engine/reason/chain/mistake.ts";
import { type ExplainedStep, explainContextOf, explaining } from "../../engine/reason/explain.ts";
import { findAll } from "../../engine/reason/find.ts";
import { ownLadder } from "../../engine/reason/ladder.ts";
import type { Doubted, LearntMoment, MissedMoment, Questions, TechniqueInfo } from "../api.ts";
import { truthOf } from "./truth.ts";

/** Nodes spent on the answer of a puzzle to learn from. */
const NODES = 20_000;
/** Most firings that are shown of one position, and most that are tried for a near miss. */
const FIRINGS = 200;
const TRIED = 8;

/** The named rules of a kind, in the order in which they are asked within a level. */
export function* techniquesJob({ think }: WholeKind): Job<readonly TechniqueInfo[]> {
  return ownLadder(think)
    .rules.filter(({ level }) => level > 0)
    .map(({ id, name, level, needsOneAnswer }) => ({
      ...{ id, name, level, needsOneAnswer: needsOneAnswer ?? false },
    }))
    .sort((a, b) => a.level - b.level);
}

/** The moment before a technique first fires on a puzzle, and all its firings there, those with the fewest premises first. */
export function* momentJob(
  kind: WholeKind,
  puzzle: Puzzle,
  q: Questions["moment"]["ask"],
): Job<LearntMoment | null> {
  const { rules } = ownLadder(kind.think);
  const rule = rules.find(({ id }) => id === q.rule);
  if (!rule) return null;
  const truth = yield* truthOf(kind, puzzle, q, NODES);
  const facts = yield* momentBefore(kind.think, puzzle, rule, q.way, truth);
  if (!facts) return null;
  const asked = rules.filter(({ id, level }) => level === 0 || id === rule.id);
  const found = yield* findAll(puzzle, facts, asked, { truth, steps: FIRINGS });
  const firings = [...found.firings].sort((a, b) => a.because.length - b.because.length);
  const missed = q.miss ? yield* missOf(kind, puzzle, facts, rule, firings, truth) : null;
  const shown = missed ? [missed.step, ...firings.filter((step) => step !== missed.step)] : firings;
  const context = explainContextOf(kind, rules, puzzle, facts);
  const explained: ExplainedStep[] = [];
  for (const step of shown) explained.push(...(yield* explaining(context, [step], true)));
  const answer = truth.answers === "one" ? truth.answer : null;
  return { facts, firings: explained, miss: missed?.miss ?? null, answer };
}

/** The first of some firings that has a near miss, with it. */
function* missOf(
  kind: WholeKind,
  puzzle: Puzzle,
  facts: readonly Fact[],
  rule: Rule,
  firings: readonly Step[],
  truth: Truth,
): Job<{ step: Step; miss: MissedMoment } | null> {
  const { rules } = ownLadder(kind.think);
  const { play } = kind;
  const bare = (without: readonly Fact[]): Puzzle | null => {
    if (play.hand !== "digits") return null;
    const signs = [...play.format(puzzle)];
    for (const fact of without) signs[cellOf(fact)] = "0";
    const read = play.parse(signs.join(""));
    return read.ok ? read.value : null;
  };
  const asked = rules.filter(({ id, level }) => level === 0 || id === rule.id);
  for (const step of firings.slice(0, TRIED)) {
    const miss = yield* nearMiss(puzzle, facts, asked, step, truth, bare);
    if (!miss) continue;
    const without = inEveryLang((lang) =>
      miss.without.map((fact) => play.sayFact(puzzle, fact, lang)).join(lang === "zh" ? "、" : ", "),
    );
    return {
      step,
      miss: { text: play.format(miss.puzzle), facts: miss.facts, cells: miss.without.map(cellOf), without },
    };
  }
  return null;
}

/** Why a fact does not follow by a technique on a position. */
export function* doubtJob(kind: WholeKind, puzzle: Puzzle, q: Questions["doubt"]["ask"]): Job<Doubted> {
  const { rules } = ownLadder(kind.think);
  const truth = yield* truthOf(kind, puzzle, q, NODES);
  const doubt = yield* doubtOf(puzzle, q.facts, rules, q.fact, truth);
  if (doubt.type !== "other") return { type: doubt.type, step: null };
  const context = explainContextOf(kind, rules, puzzle, q.facts);
  const [step] = yield* explaining(context, [doubt.step], true);
  return { type: "other", step };
}
