import type { WholeKind } from "../../engine/kinds/load.ts";
import { doubtOf } from "../../engine/learn/doubt.ts";
import { momentBefore } from "../../engine/learn/moment.ts";
import { firstMissed, plainestFirst } from "../../engine/learn/near-miss.ts";
import { cellOf, type Fact } from "../../engine/model/fact.ts";
import type { Job } from "../../engine/model/job.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { Step } from "../../engine/model/rule.ts";
import { inEveryLang } from "../../engine/model/words.ts";
import type { Truth } from "../../engine/reason/chain/mistake.ts";
import { type ExplainedStep, explainContextOf, explaining } from "../../engine/reason/explain.ts";
import { findAll } from "../../engine/reason/find.ts";
import { ownLadder } from "../../engine/reason/ladder.ts";
import type { Doubted, LearntMoment, MissedMoment, Questions, TechniqueInfo } from "../api.ts";
import { truthOf } from "./truth.ts";

/** Nodes spent on the answer of a puzzle to learn from. */
const NODES = 20_000;
/** Most firings that are shown of one position. */
const FIRINGS = 200;

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
  const firings = plainestFirst(found.firings);
  const missed = q.miss ? yield* missOf(kind, puzzle, facts, firings, truth) : null;
  const shown = missed ? [missed.step, ...firings.filter((step) => step !== missed.step)] : firings;
  const context = explainContextOf(kind, rules, puzzle, facts);
  const explained: ExplainedStep[] = [];
  for (const step of shown) explained.push(...(yield* explaining(context, [step], true)));
  const answer = truth.answers === "one" ? truth.answer : null;
  return { facts, firings: explained, miss: missed?.miss ?? null, answer };
}

/** A firing that has a near miss, with it in words. */
function* missOf(
  kind: WholeKind,
  puzzle: Puzzle,
  facts: readonly Fact[],
  firings: readonly Step[],
  truth: Truth,
): Job<{ step: Step; miss: MissedMoment } | null> {
  const found = yield* firstMissed(kind, puzzle, facts, firings, truth);
  if (!found) return null;
  const { play } = kind;
  const { step, miss } = found;
  const without = inEveryLang((lang) =>
    miss.without.map((fact) => play.sayFact(puzzle, fact, lang)).join(lang === "zh" ? "、" : ", "),
  );
  const cells = miss.without.map(cellOf);
  return { step, miss: { text: play.format(miss.puzzle), facts: miss.facts, cells, without } };
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
