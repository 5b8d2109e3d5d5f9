// How many published positions the named rules find by name: a case counts where the firings on its position, taken
// together, add all that is expected. The firings are asked for without their reasons, which take most of the time; of
// some positions they are told with them, for the figure. A case that must fail counts against, in the line "found where nothing is".
import { cellOf, type Fact, isNegative, valueOf } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import type { Rule } from "../../engine/model/rule.ts";
import { askerOf } from "../../engine/reason/chain/asker.ts";
import { Chain } from "../../engine/reason/chain/chain.ts";
import { type Truth, usable } from "../../engine/reason/chain/mistake.ts";
import { findAll } from "../../engine/reason/find.ts";
import { ladderOf } from "../../engine/reason/rules-of.ts";
import { cpuMicros } from "../../puzzles/terminal/cpu.ts";
import { readPosition } from "../../puzzles/terminal/read-position.ts";
import { truthOf } from "../../puzzles/terminal/truth.ts";
import { kindOf, sharedLines } from "./puzzle-sets.ts";
import { tell } from "./results.mjs";
import { quantile } from "./watch/figures.mjs";

/** A position of the library, in which it stands as `ergo find` reads it. */
interface Case {
  readonly technique: string;
  /** The technique must not be found here. */
  readonly fail: boolean;
  readonly eliminations: readonly Candidate[];
  readonly placements: readonly Candidate[];
}

interface Candidate {
  readonly d: number;
  readonly cell: number;
}

/** The families in the order of their list; the first that fits takes a technique. */
const FAMILIES: readonly (readonly [family: string, techniques: RegExp])[] = [
  ["Singles", /^Full House$|Single$/],
  ["Intersections", /^Locked/],
  ["Subsets", /^(Naked|Hidden) (Pair|Triple|Quadruple)$/],
  ["Basic fish", /^(X-Wing|Swordfish|Jellyfish)$/],
  ["Complex fish", /Franken|Mutant/],
  ["Finned fish", /Finned|Sashimi/],
  ["Single digit patterns", /Skyscraper|Kite|Turbot|Empty Rectangle/],
  ["Colouring", /Colors/],
  ["Uniqueness", /Uniqueness|Rectangle|Universal Grave/],
  ["ALS", /Almost Locked|Death Blossom|Sue de Coq/],
  ["Wings", /Wing$/],
  ["Chains", /Remote Pair|Chain|Loop|AIC/],
  ["Last resort", /Template/],
];

/** The rules of a technique that has cases in which it must fail without a word of what would be wrong. */
const RULES_THAT_FAIL: Readonly<Record<string, RegExp>> = {
  "Bivalue Universal Grave + 1": /^bug|universal-grave/,
};

interface Fired {
  readonly rule: string;
  readonly adds: readonly Fact[];
}

/** What the rules conclude on a position, as `findAll` does, without reasons. */
function firingsOn(
  puzzle: Puzzle,
  facts: readonly Fact[],
  rules: readonly Rule<Puzzle>[],
  truth: Truth,
): Fired[] {
  const isBook = ({ level }: Rule): boolean => level === 0;
  const books = new Chain(puzzle, gridOf(puzzle, facts), rules.filter(isBook));
  run(books.run());
  return usable(rules, truth)
    .filter((rule) => !isBook(rule))
    .flatMap((rule) => {
      const fired: Fired[] = [];
      const asker = askerOf(rule, puzzle);
      for (let found = asker.next(books.grid); found; found = asker.next(books.grid))
        fired.push({ rule: rule.id, adds: found.adds });
      return fired;
    });
}

/** One position of so many is told with reasons. */
const TOLD_OF = 25;

/** Cases found, and all of them. */
interface Count {
  found: number;
  total: number;
}

function familyOf(technique: string): string {
  return FAMILIES.find(([, techniques]) => techniques.test(technique))?.[0] ?? technique;
}

/** Whether the firings add all that the case expects; of a case that expects nothing, whether a rule of its technique fires. */
function isFound({ technique, eliminations, placements }: Case, firings: readonly Fired[]): boolean {
  const spelt = (cell: number, digit: number, isOut: boolean): string =>
    `${cell}${isOut ? "-" : "="}${digit}`;
  const expected = [
    ...eliminations.map(({ cell, d }) => spelt(cell, d, true)),
    ...placements.map(({ cell, d }) => spelt(cell, d, false)),
  ];
  if (expected.length === 0) return firings.some(({ rule }) => RULES_THAT_FAIL[technique]?.test(rule));
  const added = new Set(
    firings.flatMap(({ adds }) => adds.map((fact) => spelt(cellOf(fact), valueOf(fact), isNegative(fact)))),
  );
  return expected.every((fact) => added.has(fact));
}

function share({ found, total }: Count): string {
  return `${found} of ${total} (${((100 * found) / total).toFixed(0)} %)`;
}

const kind = kindOf("sudoku");
const { rules } = ladderOf(kind.think);
const all: Count = { found: 0, total: 0 };
const failing: Count = { found: 0, total: 0 };
const families = new Map<string, Map<string, Count>>(FAMILIES.map(([family]) => [family, new Map()]));
const micros: number[] = [];
const toldMicros: number[] = [];

for (const [at, line] of sharedLines("sudoku/technique-cases.jsonl").entries()) {
  const one = JSON.parse(line) as Case;
  const { puzzle, facts } = await readPosition(kind, line);
  const truth = truthOf(kind, puzzle);
  const start = cpuMicros();
  const firings = firingsOn(puzzle, facts, rules, truth);
  micros.push(cpuMicros() - start);
  if (at % TOLD_OF === 0) {
    const before = cpuMicros();
    run(findAll(puzzle, facts, rules, { truth }));
    toldMicros.push(cpuMicros() - before);
  }
  const family = familyOf(one.technique);
  const techniques = families.get(family) ?? new Map<string, Count>();
  families.set(family, techniques);
  const count = techniques.get(one.technique) ?? { found: 0, total: 0 };
  if (!one.fail) techniques.set(one.technique, count);
  for (const each of one.fail ? [failing] : [count, all]) {
    each.total++;
    each.found += Number(isFound(one, firings));
  }
}

for (const [family, techniques] of families) {
  const counts = [...techniques.values()];
  if (counts.length === 0) continue;
  const sum = (member: keyof Count): number => counts.reduce((total, count) => total + count[member], 0);
  console.log(`${family}: ${share({ found: sum("found"), total: sum("total") })}`);
  for (const [technique, count] of techniques) console.log(`  ${technique}: ${share(count)}`);
}
if (all.total > 0) {
  console.log(`all: ${share(all)}; found where nothing is: ${failing.found} of ${failing.total}`);
  for (const each of [micros, toldMicros]) each.sort((a, b) => a - b);
  tell("Sudoku techniques found by name, percent", (100 * all.found) / all.total);
  tell("Sudoku all conclusions on a position, median µs", quantile(micros, 0.5));
  tell("Sudoku all conclusions on a position, 99th percentile µs", quantile(micros, 0.99));
  tell("Sudoku all firings on a position, median µs", quantile(toldMicros, 0.5));
}
