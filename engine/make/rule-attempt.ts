import type { Wish } from "../kinds/contract/wish.ts";
import type { Fact } from "../model/fact.ts";
import type { Job } from "../model/job.ts";
import type { Puzzle } from "../model/puzzle.ts";
import type { Random } from "../model/random.ts";
import type { Rule } from "../model/rule.ts";
import { neededSteps } from "../reason/prove.ts";
import { chainBy, levelNeeded } from "./level-needed.ts";
import { levelOf } from "./level-of.ts";
import type { Maker } from "./maker.ts";

/** Puzzles close to the best one that are tried in vain before an attempt is given up. */
const PATIENCE = 24;
/** What a puzzle that is not solved counts, and one in which the rule is silent, in firings of other rules. */
const UNSOLVED = 1;
const SILENT = 2;

/** Puzzles that are looked at without an occasion before occasions are looked for thoroughly. */
const FAST = 3000;

/** How often an occasion for the rule was looked for, and met. */
export interface Occasions {
  tried: number;
  met: number;
}

/**
 * One attempt at a puzzle that needs a rule, or null. A random puzzle is dropped at once unless the rule says something where
 * the rules below its level say nothing more: that is cheap. Then, among puzzles close to it of which that holds too, those
 * are kept whose proof, by all rules up to that level, takes fewer steps by others of that level, until it needs this one. Rules
 * that are needed often, those of the easiest levels, are met without that.
 * @param occasions Counted up. While none is met, say because the rule needs cells that only rules of its level fill, the later
 * attempts look for one in whole proofs, at ten times the cost.
 */
export function* attemptAtRule(
  maker: Maker,
  wish: Wish,
  rule: string,
  random: Random,
  occasions: Occasions,
): Job<Puzzle | null> {
  const { making, think } = maker;
  const level = levelOf(think, rule);
  if (!making.vary || level < (making.foregone?.level ?? 0)) {
    const made = yield* making.make(wish, random, function* (puzzle) {
      return (yield* levelNeeded(maker, puzzle, level)) <= level;
    });
    return made && (yield* distance(maker, made, rule, [])) === 0 ? made : null;
  }
  const isThorough = occasions.tried >= FAST && occasions.met === 0;
  const occasionOf = isThorough ? lateOccasion : earlyOccasion;
  const first = yield* making.make({ ...wish, level: undefined }, random);
  const occasion = first && (yield* occasionOf(maker, first, rule));
  if (!isThorough) {
    occasions.tried++;
    if (occasion) occasions.met++;
  }
  if (!occasion) return null;
  let best = first;
  let far = yield* distance(maker, first, rule, occasion);
  for (let vain = 0; far > 0 && vain < PATIENCE; vain++) {
    const next: Puzzle | null = yield* making.vary(wish, best, random);
    const known = next && (yield* occasionOf(maker, next, rule));
    if (!known) continue;
    const then = yield* distance(maker, next, rule, known);
    if (then > far) continue;
    if (then < far) vain = -1;
    best = next;
    far = then;
  }
  return far === 0 && (yield* distance(maker, best, rule, [])) === 0 ? best : null;
}

type Occasion = readonly Fact[] | null;

/**
 * What is known where the rules below the level of a rule say nothing more, as far as that is found fast; null unless the
 * rule says something there.
 */
function* earlyOccasion(maker: Maker, puzzle: Puzzle, id: string): Job<Occasion> {
  const { think, making } = maker;
  const level = levelOf(think, id);
  const isSaid = making.foregone?.level === level - 1;
  const rules = think.rules.filter((rule) => rule.id === id || rule.level < (isSaid ? 1 : level));
  return yield* occasionBy(maker, puzzle, rules, id);
}

/** The same of a rule that is asked before the others of its level, anywhere in the proof by all of them. */
function* lateOccasion(maker: Maker, puzzle: Puzzle, id: string): Job<Occasion> {
  const { think } = maker;
  const level = levelOf(think, id);
  const rules = think.rules.filter((rule) => rule.level <= level);
  return yield* occasionBy(maker, puzzle, rules, id);
}

function* occasionBy(
  { think, making: { foregone } }: Maker,
  puzzle: Puzzle,
  rules: readonly Rule[],
  id: string,
): Job<Occasion> {
  const level = levelOf(think, id);
  const known = foregone && foregone.level < level ? foregone.of(puzzle) : [];
  if (!known) return null;
  const before = rules.filter((rule) => rule.level < level).map((rule) => rule.id);
  const chain = yield* chainBy(think, puzzle, rules, known, [...before, id]);
  yield* chain.run({ until: ({ rule }) => chain.rules[rule].id === id });
  return chain.tallies[chain.rules.findIndex((rule) => rule.id === id)]?.fired > 0 ? known : null;
}

/**
 * How far a puzzle is from needing the rule: 0 if the rules up to its level, the easiest first, solve the puzzle, and the
 * answer rests on a step by it; else more, the more the rules of its level say that are asked before it.
 * @param known Facts to begin with, which the rules find anyway.
 */
function* distance({ play, think }: Maker, puzzle: Puzzle, id: string, known: readonly Fact[]): Job<number> {
  const level = levelOf(think, id);
  const chain = yield* chainBy(
    think,
    puzzle,
    think.rules.filter((rule) => rule.level <= level),
    known,
  );
  const isSolved = (yield* chain.run()) === "solved";
  const at = chain.rules.findIndex((rule) => rule.id === id);
  if (chain.tallies[at]?.fired > 0) {
    const steps = isSolved ? yield* neededSteps(play, chain) : [];
    return steps.some(({ rule }) => rule === id) ? 0 : 1 + (isSolved ? 0 : UNSOLVED);
  }
  let others = 0;
  for (const [before, rule] of chain.rules.slice(0, at).entries())
    if (rule.level === level) others += chain.tallies[before].fired;
  return 1 + SILENT + others + (isSolved ? 0 : UNSOLVED);
}
