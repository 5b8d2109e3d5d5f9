import type { WholeKind } from "../../engine/kinds/load.ts";
import { doubtOf } from "../../engine/learn/doubt.ts";
import { momentBefore } from "../../engine/learn/moment.ts";
import { missedFacts, plainestFirst, stepWith } from "../../engine/learn/near-miss.ts";
import { cellOf, type Fact, is, isNegative, negate } from "../../engine/model/fact.ts";
import { sayTogether } from "../../engine/model/facts-said.ts";
import type { Grid } from "../../engine/model/grid.ts";
import type { Job } from "../../engine/model/job.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import type { Rule, Step } from "../../engine/model/rule.ts";
import { inEveryLang, type Lang } from "../../engine/model/words.ts";
import { type ExplainedStep, explainContextOf, explaining } from "../../engine/reason/explain.ts";
import { findAll } from "../../engine/reason/find.ts";
import { ownLadder } from "../../engine/reason/ladder.ts";
import type { Doubted, LearntMoment, MissedMoment, Questions, TechniqueInfo } from "../api.ts";
import { truthOf } from "./truth.ts";

/** Nodes spent on the answer of a puzzle to learn from. */
const NODES = 20_000;
/** Up to this level a step on digits rests on what is written: its board marks that, where it rules candidates out. */
const WRITTEN = 2;
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
  const plainest = plainestFirst(found.firings);
  const grid = gridOf(puzzle, facts);
  const isFit = (step: Step): boolean => !isMoot(puzzle, grid, step);
  const firings = [...plainest.filter(isFit), ...plainest.filter((step) => !isFit(step))];
  const context = explainContextOf(kind, rules, puzzle, facts);
  const booked = yield* bookingOf(kind, puzzle, rule, facts);
  const explained: ExplainedStep[] = [];
  for (const step of firings) explained.push(...(yield* explaining(context, [step], true, booked)));
  const answer = truth.answers === "one" ? truth.answer : null;
  return { facts, firings: explained, answer };
}

/** What the digits that are written rule out by themselves, by fact; nothing for rules that rest on more. */
function* bookingOf(
  { play, think }: WholeKind,
  puzzle: Puzzle,
  { level }: Rule,
  facts: readonly Fact[],
): Job<(fact: Fact) => Step | undefined> {
  if (play.hand !== "digits" || level > WRITTEN) return () => undefined;
  const books = ownLadder(think).rules.filter((rule) => rule.level === 0);
  const written = facts.filter((fact) => !isNegative(fact));
  const { journal, provenance } = (yield* findAll(puzzle, written, books)).books;
  const steps = yield* provenance.stepsTo(journal.facts);
  const booked = new Map(steps.flatMap((step) => step.adds.map((fact) => [fact, step] as const)));
  return (fact) => booked.get(fact);
}

/** Whether a step speaks of the places of a digit in a house that has it already: that is true, and no example. */
function isMoot(puzzle: Puzzle, grid: Grid, { bindings: { h, d } }: Step): boolean {
  if (h?.as !== "house" || d?.as !== "value") return false;
  const { cells } = puzzle.laws.filter(({ id }) => id === h.law)[h.of - 1];
  return cells.some((cell) => grid.knows(is(cell, d.of)));
}

/** Where the near miss of a technique stands on a puzzle, and the step that it would take if a fact more were known there. */
export function* missJob(
  kind: WholeKind,
  puzzle: Puzzle,
  q: Questions["miss"]["ask"],
): Job<MissedMoment | null> {
  const { rules } = ownLadder(kind.think);
  const rule = rules.find(({ id }) => id === q.rule);
  if (!rule) return null;
  const truth = yield* truthOf(kind, puzzle, q, NODES);
  const facts = yield* missedFacts(kind.think, puzzle, rule, q, truth);
  const step = facts && (yield* stepWith(kind.think, puzzle, rule, facts, q.fact, truth));
  if (!step) return null;
  const context = explainContextOf(kind, rules, puzzle, [...facts, q.fact]);
  const [explained] = yield* explaining(context, [step], true, yield* bookingOf(kind, puzzle, rule, facts));
  const { sayFact, sayBinding } = kind.play;
  const said = (all: readonly Fact[], lang: Lang) =>
    kind.play.hand === "digits"
      ? sayBinding(puzzle, { as: "facts", of: all }, lang)
      : sayTogether(
          all.map((fact) => ({
            cell: sayBinding(puzzle, { as: "cell", of: cellOf(fact) }, lang),
            words: sayFact(puzzle, fact, lang),
          })),
          lang,
        );
  const unknown = inEveryLang((lang) => maybe(said([negate(q.fact)], lang), lang));
  // What a cell is says enough of what it is not.
  const filled = step.adds.filter((one) => !isNegative(one)).map(cellOf);
  const adds = step.adds.filter((one) => !isNegative(one) || !filled.includes(cellOf(one)));
  return { facts, step: explained, unknown, unsaid: inEveryLang((lang) => said(adds, lang)) };
}

/** A fact that is not known: "R1C2 may still be 4", "R1C2 need not be 4". */
function maybe(said: string, lang: Lang): string {
  if (lang === "zh") return said.replace("不是", "不一定是").replace(/(?<!不一定)是/, "还可能是");
  return said.replace(" is not ", " need not be ").replace(" is ", " may still be ");
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
