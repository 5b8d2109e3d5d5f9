import "../../../engine/kinds/shared/digit-binding.ts";
import { sayBroken } from "../../../engine/kinds/shared/digit-broken.ts";
import type { CandidateGrid } from "../../../engine/kinds/shared/digit-grid.ts";
import { linesOf } from "../../../engine/kinds/shared/digit-houses.ts";
import { CELL, DIGIT, DIGIT_VERBS } from "../../../engine/kinds/shared/digit-words.ts";
import { flipLines, houseSort, houseWords } from "../../../engine/kinds/shared/house-words.ts";
import { plainThinking } from "../../../engine/kinds/shared/plain-thinking.ts";
import type { Vocabulary } from "../../../engine/language/check/vocabulary.ts";
import { type LatinPuzzle, latinPuzzle } from "./puzzle.ts";

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
  for  H in houses, d in digits, {c} = spots(d, H) if c open
  then c is d
  say  en "In {H}, {d} fits only in {c}."  zh "在{H}里，{d} 只能填在 {c}。"
  mark area H, target c

rule "Naked single" zh "唯一余数" level 2 law cell
  for  c in cells, {d} = marks(c) if c open
  then c is d
  say  en "{c} can only be {d}."  zh "{c} 只能是 {d}。"
  mark target c

rule "Naked pair" zh "显性数对" level 3 advanced law cell, H
  for  H in houses, {a, b} in H, P = marks(a), S = a | b
  if   a open, b open, size(P) = 2, marks(b) = P
  then each x in H - S, d in P: x not d
  say  en "In {H}, {S} hold {P}, so no other cell there does."  zh "在{H}里，{S} 占用 {P}，其他格都不能填。"
  mark area H, cause S
`;

const housesIn = ({ houses }: LatinPuzzle) => houses;
const HOUSE = houseSort(
  { one: { en: "a row or column", zh: "行或列" }, many: { en: "rows and columns", zh: "一组行或列" } },
  housesIn,
);

const VOCABULARY: Vocabulary<LatinPuzzle, CandidateGrid> = {
  sorts: [CELL, DIGIT, HOUSE],
  words: houseWords(HOUSE, housesIn),
  verbs: DIGIT_VERBS,
  laws: ["row", "column", "cell"],
  flip: flipLines,
  shape: ({ rows }) => linesOf(rows),
  usual: () => latinPuzzle(new Array(36).fill(0)),
};

/** Latin squares as the worker knows them: rules as text, and the generic search. */
export const latinThinking = plainThinking("latin", RULES, VOCABULARY, sayBroken);
