import type { ThinkKind } from "../../../engine/kinds/contract/kind.ts";
import { asItIs, countBy, noReason, noScreen } from "../../../engine/kinds/shared/defaults.ts";
import type { CandidateGrid } from "../../../engine/kinds/shared/digit-grid.ts";
import { CELL, DIGIT, DIGIT_VERBS, DIGIT_WORDS, everyOne } from "../../../engine/kinds/shared/digit-words.ts";
import type { Bits, Sort, Vocabulary } from "../../../engine/language/check/vocabulary.ts";
import { membersOf, setOf } from "../../../engine/language/run/bits.ts";
import { compileRules } from "../../../engine/language/run/compile.ts";
import type { Rule } from "../../../engine/model/rule.ts";
import { forward } from "../../../engine/search/forward.ts";
import { type LatinPuzzle, latinPuzzle, linesOf } from "./puzzle.ts";

const RULES = `
rule "Filled cell" zh "本格已填" level 0 law cell
  for  c in cells, d = digit(c)
  then each x in digits - d: c not x
  say  en "{c} is {d}, so it is no other digit."  zh "{c} 是 {d}，所以不是其他数字。"

rule "Digit in sight" zh "看见已填的数字" level 0 law row, column
  for  c in cells, d = digit(c)
  then each x in peers(c): x not d
  say  en "{c} is {d}, so no other cell of its row or column is {d}."  zh "{c} 是 {d}，所以同行、同列的其他格都不是 {d}。"

rule "Hidden single" zh "排除" level 1 law H
  for  H in lines, d in digits, {c} = spots(d, H) if c open
  then c is d
  say  en "In {H}, {d} fits only in {c}."  zh "在{H}里，{d} 只能填在 {c}。"
  mark area H, target c

rule "Naked single" zh "唯一余数" level 2 law cell
  for  c in cells, {d} = marks(c) if c open
  then c is d
  say  en "{c} can only be {d}."  zh "{c} 只能是 {d}。"
  mark target c

rule "Naked pair" zh "显性数对" level 3 advanced law cell, H
  for  H in lines, {a, b} in H, P = marks(a), S = a | b
  if   a open, b open, size(P) = 2, marks(b) = P
  then each x in H - S, d in P: x not d
  say  en "In {H}, {S} hold {P}, so no other cell there does."  zh "在{H}里，{S} 占用 {P}，其他格都不能填。"
  mark area H, cause S
`;

const LINE: Sort<LatinPuzzle> = {
  name: "line",
  plural: "lines",
  words: { one: { en: "a line", zh: "行或列" }, many: { en: "a set of lines", zh: "一组行或列" } },
  size: ({ rows }) => 2 * rows,
  binding: ({ rows }, at) => ({ as: "house", law: at < rows ? "row" : "column", of: (at % rows) + 1 }),
};

/** One object a side. */
const SHAPES = Array.from({ length: 7 }, (_, side) => ({ side }));

const VOCABULARY: Vocabulary<LatinPuzzle, CandidateGrid> = {
  sorts: [CELL, DIGIT, LINE],
  words: [
    ...[everyOne("cells", CELL), everyOne("digits", DIGIT), everyOne("lines", LINE), ...DIGIT_WORDS],
    {
      name: "cells",
      type: "line -> cells",
      on: ({ puzzle }) => {
        const sets = linesOf(puzzle.rows).map((cells) => setOf(cells, puzzle.cells));
        return (_: Bits, line: number) => sets[line];
      },
    },
    {
      name: "peers",
      type: "cells -> cells",
      on: ({ puzzle }) => {
        const lines = linesOf(puzzle.rows);
        return (_: Bits, cells: Bits) => {
          const [cell] = membersOf(cells);
          const seen = lines.filter((line) => line.includes(cell)).flat();
          return setOf(new Set(seen.filter((other) => other !== cell)), puzzle.cells);
        };
      },
    },
  ],
  verbs: DIGIT_VERBS,
  laws: ["row", "column", "cell"],
  mirror: { words: [], laws: [], en: [], zh: [] },
  shape: ({ rows }) => SHAPES[rows],
  usual: () => latinPuzzle(new Array(36).fill(0)),
};

let compiled: readonly Rule<LatinPuzzle>[] | null = null;

/** Latin squares as the worker knows them: rules as text, and the generic search. */
export const latinThinking: ThinkKind<LatinPuzzle> = {
  id: "latin",
  get rules() {
    compiled ??= compileRules(RULES, VOCABULARY).rules;
    return compiled;
  },
  ...{ ruleText: RULES, vocabulary: VOCABULARY, native: [], screen: noScreen, searches: {} },
  ...{ fast: forward, counter: countBy(forward), prepare: asItIs, whyNone: noReason },
};
