import type { MakeKind } from "../../engine/kinds/contract/kind.ts";
import type { WholeKind } from "../../engine/kinds/load.ts";
import { BATCH, RandomBoards } from "../../engine/learn/boards.ts";
import { chooseRules } from "../../engine/learn/choose.ts";
import { type Climbed, climbed, freeing } from "../../engine/learn/propose.ts";
import { learntRule, learntText, type Shape, Shapes } from "../../engine/learn/shapes.ts";
import { run } from "../../engine/model/job.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { Rule } from "../../engine/model/rule.ts";
import type { Truth } from "../../engine/reason/chain/mistake.ts";
import { inOrder, type Ladder } from "../../engine/reason/ladder.ts";
import type { SetCommand } from "../terminal/line-command.ts";
import type { Options } from "../terminal/options.ts";
import { truthOf } from "../terminal/truth.ts";

/** Rules that are proposed. */
const PROPOSED = 10;
/** Forms that are tried: first those that can free a puzzle by themselves, then those that were met most. */
const TRIED = 150;
/** Random boards that a form is first tried on, and that a proposal is judged on unless more are wanted. */
const FIRST_BOARDS = BATCH;

interface Candidate {
  readonly shape: Shape;
  readonly rule: Rule;
  readonly text: string;
}

interface Hard {
  readonly puzzle: Puzzle;
  readonly truth: Truth;
  readonly before: Climbed;
}

/**
 * `learn`: the rules that free most puzzles of a set from suppositions, made of the suppositions themselves. Each form is tried on random boards;
 * of those that are never wrong, there and on the set, ten are chosen that free many puzzles together. These are judged on `--boards` boards and
 * the set is run with them.
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
      const random = new RandomBoards(making, kind.search, 1);
      const forms = shapes.all();
      const sound = soundOf(kind, random, forms.slice(0, TRIED), FIRST_BOARDS);
      const chosen = choose(ladder, hard, sound, (rules) => run(random.sound(rules, boards)));
      const rules = inOrder([...ladder.rules, ...chosen.map(({ rule }) => rule)], null);
      const after = hard.map(({ puzzle, truth }) => run(climbed(kind.think, puzzle, rules, truth)));
      for (const one of chosen) yield spell(kind, one, after);
      yield {
        ...{ puzzles, forms: forms.length, sound: sound.length, boards },
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
function soundOf(
  kind: WholeKind,
  random: RandomBoards,
  shapes: readonly Shape[],
  boards: number,
): readonly Candidate[] {
  const candidates = shapes.flatMap((shape, at): Candidate[] => {
    const text = learntText(shape.form, at + 1);
    const rule = learntRule(kind.think, text);
    return rule ? [{ shape, rule, text }] : [];
  });
  const isSound = new Set(
    run(
      random.sound(
        candidates.map(({ rule }) => rule),
        boards,
      ),
    ),
  );
  return candidates.filter(({ rule }) => isSound.has(rule));
}

/** Those that free many puzzles together, and are right on the set and wherever they are judged. */
function choose(
  ladder: Ladder,
  hard: readonly Hard[],
  candidates: readonly Candidate[],
  judge: (rules: readonly Rule[]) => readonly Rule[],
): readonly Candidate[] {
  const learnt = candidates.map(({ rule }) => rule);
  const tried = hard.map(({ puzzle, truth }) => run(freeing(puzzle, ladder.rules, learnt, truth)));
  const wrong = new Set(tried.flatMap((one) => [...one.wrong]));
  if (wrong.size > 0)
    return choose(
      ladder,
      hard,
      candidates.filter(({ rule }) => !wrong.has(rule.id)),
      judge,
    );
  const judged = new Set<string>();
  const unsound = new Set<string>();
  for (;;) {
    const needs = tried.flatMap(({ needs }) =>
      needs && ![...needs].some((id) => unsound.has(id)) ? [needs] : [],
    );
    const chosen = chooseRules(needs, PROPOSED);
    const rules = candidates.filter(({ rule }) => chosen.has(rule.id));
    const asked = rules.map(({ rule }) => rule).filter(({ id }) => !judged.has(id));
    const right = new Set(judge(asked));
    for (const rule of asked) (right.has(rule) ? judged : unsound).add(rule.id);
    if (asked.every((rule) => right.has(rule))) return rules;
  }
}

function spell(kind: WholeKind, { shape, rule, text }: Candidate, after: readonly Climbed[]): object {
  const fired = after.reduce((sum, one) => sum + (one.fired.get(rule.id) ?? 0), 0);
  const frees = after.filter((one) => one.isPlain && (one.fired.get(rule.id) ?? 0) > 0).length;
  const nearest = shape.within.find((id) => kind.think.rules.some((one) => one.id === id));
  return {
    id: rule.id,
    met: shape.met,
    in: shape.puzzles.size,
    fired,
    frees,
    nearest: nearest ?? null,
    text,
  };
}

const sumOf = (all: readonly Climbed[]): number =>
  all.reduce((sum, { suppositions }) => sum + suppositions, 0);
