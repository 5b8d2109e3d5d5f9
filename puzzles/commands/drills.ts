import type { MakeKind } from "../../engine/kinds/contract/kind.ts";
import type { WholeKind } from "../../engine/kinds/load.ts";
import { type Drill, spellLessons } from "../../engine/learn/drill-set.ts";
import { momentBefore } from "../../engine/learn/moment.ts";
import type { Way } from "../../engine/learn/way.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import { randomFrom } from "../../engine/model/random.ts";
import type { Rule } from "../../engine/model/rule.ts";
import { Chain } from "../../engine/reason/chain/chain.ts";
import type { Truth } from "../../engine/reason/chain/mistake.ts";
import { findAll } from "../../engine/reason/find.ts";
import { ownLadder } from "../../engine/reason/ladder.ts";
import { neededEntries } from "../../engine/reason/prove.ts";
import type { Seeds } from "../terminal/options.ts";
import { truthOf } from "../terminal/truth.ts";
import { missesOf } from "./drills-missed.ts";

/** Positions of each technique, and how many of them should be puzzles to practise on. */
export const WANTED = 10;
const PRACTICE = 2;
/** Level up to which rules count as simple; see `Way`. */
const SIMPLE = 2;
/** Puzzles whose whole proof is looked at; of later ones, which are to find rare techniques, only standstills. */
const PROOFS = 120;

interface Proved {
  readonly fired: readonly string[];
  readonly needed: ReadonlyMap<string, number>;
  readonly hardest: number;
}

export interface Collected {
  readonly rule: Rule;
  readonly drills: Drill[];
}

/** Rows and columns of the puzzles, in turn, by how a kind is written. */
const SIZES = { digits: [9], strokes: [6, 7, 8] } as const;

/**
 * The module of the positions to learn each technique of a kind from, out of made puzzles, one a seed: the moment before the technique
 * first fires in the standard proof; of techniques of which too few are found so, the first standstill of the rules of lower levels, then
 * of the simple ones, then the first firing at all. The same seeds give the same module. `tell` is told how it goes, and what is lacking.
 */
export function drillModule(
  kind: WholeKind,
  making: MakeKind,
  { first, last }: Seeds,
  tell: (line: string) => void,
): string {
  const rules = ownLadder(kind.think).rules.filter(({ level }) => level > 0);
  const all = new Map(rules.map((rule): [string, Collected] => [rule.id, { rule, drills: [] }]));
  const sizes = SIZES[kind.play.hand];
  const own = making.wishes.some(({ name }) => name === "minimal") ? { minimal: true } : {};
  const through = (look: (puzzle: Puzzle, tried: number) => void): void => {
    for (let seed = first; seed <= last && lacking(all, WANTED).length > 0; seed++) {
      const tried = seed - first;
      const size = sizes[tried % sizes.length];
      const puzzle = run(making.make({ rows: size, cols: size, ...own }, randomFrom(seed)));
      if (puzzle) look(puzzle, tried);
      if (seed % 100 === 0) tell(`seed ${seed}: ${lacking(all, WANTED).length} techniques lack some`);
    }
  };
  through((puzzle, tried) => take(kind, puzzle, all, tried < PROOFS));
  through((puzzle) => takeFirst(kind, puzzle, all));
  for (const { rule, drills } of lacking(all, WANTED)) tell(`${rule.id}: ${drills.length}`);
  const drills = new Map([...all].map(([id, one]) => [id, inOrder(one.drills)] as const));
  const spelled = spellLessons(
    { drills, misses: missesOf(kind, drills, new Map(), tell) },
    kind.play.hand === "digits",
  );
  return `// Written by \`ergo drills ${kind.play.id} --seeds ${first}..${last}\`.\nexport const drills = \`\n${spelled}\n\`;\n`;
}

const lacking = (all: ReadonlyMap<string, Collected>, wanted: number): Collected[] =>
  [...all.values()].filter(({ drills }) => drills.length < wanted);

const RANK: Readonly<Record<Way, number>> = { ladder: 0, level: 1, simple: 2, first: 3 };

/** Those by the strictest way first, and no more than are wanted but for those to practise on. */
export function inOrder(drills: readonly Drill[]): readonly Drill[] {
  const sorted = [...drills].sort((a, b) => RANK[a.way] - RANK[b.way]);
  return sorted.filter(({ isPractice }, at) => at < WANTED || isPractice);
}

const UNPROVED: Proved = { fired: [], needed: new Map(), hardest: 0 };

/** Adds the positions of one puzzle. */
function take(kind: WholeKind, puzzle: Puzzle, all: ReadonlyMap<string, Collected>, isProved: boolean): void {
  const truth = truthOf(kind, puzzle);
  if (truth.answers !== "one") return;
  const text = kind.play.format(puzzle);
  const { fired, needed, hardest } = isProved ? proofOf(kind, puzzle, truth) : UNPROVED;
  for (const id of fired) {
    const { rule, drills } = all.get(id) ?? {};
    if (!rule || !drills) continue;
    const isPractice = needed.get(id) === 1 && hardest === rule.level;
    const strict = drills.filter(({ way }) => way === "ladder");
    const isLacking =
      strict.length < WANTED || (isPractice && strict.filter((one) => one.isPractice).length < PRACTICE);
    if (isLacking) drills.push({ text, way: "ladder", isPractice });
  }
  for (const way of ["level", "simple"] as const) takeStandstills(kind, puzzle, truth, all, way);
}

/** The rules that fire in the standard proof; where it solves the puzzle, how often each is needed, and the level of the hardest. */
function proofOf(kind: WholeKind, puzzle: Puzzle, truth: Truth): Proved {
  const { rules } = ownLadder(kind.think);
  const chain = new Chain(puzzle, gridOf(puzzle), rules, { truth });
  const isSolved = run(chain.run()) === "solved";
  const fired = chain.rules.filter(({ level }, at) => level > 0 && chain.tallies[at].fired > 0);
  const needed = new Map<string, number>();
  let hardest = 0;
  for (const at of isSolved ? run(neededEntries(kind.play, chain)) : []) {
    const { id, level } = chain.rules[chain.journal.entries[at].rule];
    needed.set(id, (needed.get(id) ?? 0) + 1);
    hardest = Math.max(hardest, level);
  }
  return { fired: fired.map(({ id }) => id), needed, hardest };
}

/** Adds the moments at which techniques of which too few were found fire before simple rules. */
function takeFirst(kind: WholeKind, puzzle: Puzzle, all: ReadonlyMap<string, Collected>): void {
  const truth = truthOf(kind, puzzle);
  if (truth.answers !== "one") return;
  const text = kind.play.format(puzzle);
  for (const { rule, drills } of lacking(all, WANTED)) {
    if (drills.some((one) => one.text === text)) continue;
    if (run(momentBefore(kind.think, puzzle, rule, "first", truth)))
      drills.push({ text, way: "first", isPractice: false });
  }
}

/** Adds the standstills of the rules below some techniques of which too few were found. */
export function takeStandstills(
  kind: WholeKind,
  puzzle: Puzzle,
  truth: Truth,
  all: ReadonlyMap<string, Collected>,
  way: "level" | "simple",
): void {
  const { rules } = ownLadder(kind.think);
  const wanted = lacking(all, WANTED).filter(({ rule }) => rule.level > (way === "level" ? 1 : SIMPLE + 1));
  const levels = new Set(wanted.map(({ rule }) => (way === "level" ? rule.level : SIMPLE + 1)));
  for (const below of levels) {
    const here = wanted.filter(({ rule }) => way === "simple" || rule.level === below);
    const chain = new Chain(
      puzzle,
      gridOf(puzzle),
      rules.filter(({ level }) => level < below),
      { truth },
    );
    if (run(chain.run()) !== "stuck") continue;
    const asked = [...rules.filter(({ level }) => level === 0), ...here.map(({ rule }) => rule)];
    const { firings } = run(findAll(puzzle, chain.journal.facts, asked, { truth }));
    const text = kind.play.format(puzzle);
    for (const id of new Set(firings.map(({ rule }) => rule))) {
      const { drills } = all.get(id) ?? {};
      if (drills && drills.length < WANTED && !drills.some((one) => one.text === text))
        drills.push({ text, way, isPractice: false });
    }
  }
}
