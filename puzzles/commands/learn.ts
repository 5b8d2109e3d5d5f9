import type { MakeKind } from "../../engine/kinds/contract/kind.ts";
import type { WholeKind } from "../../engine/kinds/load.ts";
import { type Climbed, climbed } from "../../engine/learn/propose.ts";
import { learntRule, learntText, type Shape, Shapes } from "../../engine/learn/shapes.ts";
import { run } from "../../engine/model/job.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { Rule } from "../../engine/model/rule.ts";
import type { Truth } from "../../engine/reason/chain/mistake.ts";
import { vet } from "../../engine/reason/judge/vet.ts";
import { inOrder, type Ladder } from "../../engine/reason/ladder.ts";
import type { SetCommand } from "../terminal/line-command.ts";
import type { Options } from "../terminal/options.ts";
import { truthOf } from "../terminal/truth.ts";

/** Rules that are proposed. */
const PROPOSED = 10;
/** Forms that are tried, those that were met most first. */
const TRIED = 200;
/** Random boards that a form is first tried on, and that a proposal is judged on unless more are wanted. */
const FIRST_BOARDS = 1_500;

interface Candidate {
  readonly shape: Shape;
  readonly rule: Rule;
  readonly text: string;
  fired: number;
}

interface Hard {
  readonly puzzle: Puzzle;
  readonly truth: Truth;
  readonly before: Climbed;
}

/**
 * `learn`: the rules that save most suppositions over a set, made of the suppositions themselves. Each form is tried on random boards;
 * of those that are never wrong the ten that speak most often are judged on `--boards` of them and asked beside the named rules.
 */
export function learnLines(
  kind: WholeKind,
  making: MakeKind,
  ladder: Ladder,
  { boards = FIRST_BOARDS }: LearnOptions,
): SetCommand {
  const shapes = new Shapes(kind.think);
  const hard: Hard[] = [];
  let puzzles = 0;
  return {
    take({ puzzle }) {
      const truth = truthOf(kind, puzzle);
      if (truth.answers !== "one") return [];
      const before = run(climbed(kind.think, puzzle, ladder.rules, truth, { shapes, number: puzzles++ }));
      if (!before.isPlain) hard.push({ puzzle, truth, before });
      return [];
    },
    *end() {
      const candidates = soundOf(kind, making, shapes.all());
      const asked = (chosen: readonly Candidate[]): Climbed[] => {
        const rules = inOrder([...ladder.rules, ...chosen.map(({ rule }) => rule)], null);
        return hard.map(({ puzzle, truth }) => run(climbed(kind.think, puzzle, rules, truth)));
      };
      const tried = asked(candidates);
      for (const { fired } of tried) for (const one of candidates) one.fired += fired.get(one.rule.id) ?? 0;
      const isWrong = new Set(tried.flatMap(({ wrong }) => [...wrong]));
      const best = candidates
        .filter(({ rule }) => !isWrong.has(rule.id))
        .sort((a, b) => b.fired - a.fired || b.shape.met - a.shape.met)
        .slice(0, PROPOSED);
      const judged = best.filter((one) => {
        if (boards <= FIRST_BOARDS) return true;
        return isSound(kind, making, one.rule, boards);
      });
      const after = asked(judged);
      for (const one of judged) yield spell(kind, one, after);
      yield {
        ...{ puzzles, forms: shapes.all().length, sound: candidates.length, boards },
        needing: [hard.length, after.filter(({ isPlain }) => !isPlain).length],
        suppositions: [sumOf(hard.map(({ before }) => before)), sumOf(after)],
        solved: [
          hard.filter(({ before }) => before.isSolved).length,
          after.filter(({ isSolved }) => isSolved).length,
        ],
      };
    },
  };
}

type LearnOptions = Pick<Options, "boards">;

/** The forms that the language takes and that are never wrong on the first boards. */
function soundOf(kind: WholeKind, making: MakeKind, shapes: readonly Shape[]): Candidate[] {
  return shapes.slice(0, TRIED).flatMap((shape, at) => {
    const text = learntText(shape.form, at + 1);
    const rule = learntRule(kind.think, text);
    return rule && isSound(kind, making, rule, FIRST_BOARDS) ? [{ shape, rule, text, fired: 0 }] : [];
  });
}

/** Whether a rule speaks on so many random boards, and is never wrong there. */
function isSound({ search }: WholeKind, making: MakeKind, rule: Rule, boards: number): boolean {
  const limits = { boards, firings: boards, work: Number.POSITIVE_INFINITY, seed: 1 };
  const { verdict } = run(vet(making, search, rule, limits));
  return verdict === "sound";
}

function spell(kind: WholeKind, { shape, rule, text }: Candidate, after: readonly Climbed[]): object {
  const fired = after.reduce((sum, one) => sum + (one.fired.get(rule.id) ?? 0), 0);
  const nearest = shape.within.find((id) => kind.think.rules.some((one) => one.id === id));
  return { id: rule.id, met: shape.met, in: shape.puzzles.size, fired, nearest: nearest ?? null, text };
}

const sumOf = (all: readonly Climbed[]): number =>
  all.reduce((sum, { suppositions }) => sum + suppositions, 0);
