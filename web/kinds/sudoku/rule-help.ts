import type { RuleHelp } from "../contract/rule-help.ts";

export const sudokuRuleHelp: RuleHelp = {
  words: [
    { form: "c is d", text: { en: "cell c is d; can be concluded", zh: "格 c 是 d，可作结论" } },
    { form: "c not d", text: { en: "cell c is not d; can be concluded", zh: "格 c 不是 d，可作结论" } },
    { form: "c can d", text: { en: "d is not ruled out in c", zh: "c 里还没排除 d" } },
    { form: "c open", text: { en: "c has no digit yet", zh: "c 还没有数字" } },
    { form: "c given", text: { en: "the puzzle itself says its digit", zh: "题目给出的数字" } },
    { form: "cells", text: { en: "all cells", zh: "所有格" } },
    {
      form: "cells(H)",
      text: {
        en: "the cells of a house; seldom needed, a house stands for them",
        zh: "行、列或宫的格，很少需要写出",
      },
    },
    { form: "digits", text: { en: "all digits", zh: "所有数字" } },
    { form: "houses", text: { en: "all rows, columns and boxes", zh: "所有的行、列、宫" } },
    { form: "rows, cols, boxes", text: { en: "all rows, all columns, all boxes", zh: "所有的行、列、宫" } },
    {
      form: "rows(S), cols(S), boxes(S)",
      text: { en: "those that hold some of these cells", zh: "含有其中某些格的行、列、宫" },
    },
    {
      form: "row(S), col(S), box(S)",
      text: {
        en: "the one that holds all these cells; no match where there is none",
        zh: "含有全部这些格的那一个，没有则不匹配",
      },
    },
    { form: "peers(S)", text: { en: "the cells that see every one of these", zh: "看得见其中每一格的格" } },
    { form: "spots(d, S)", text: { en: "the cells of S that can still hold d", zh: "S 里还能填 d 的格" } },
    { form: "marks(c)", text: { en: "the digits that c can still hold", zh: "c 还能填的数字" } },
    {
      form: "only(D)",
      text: { en: "the cells that can hold no digit but those of D", zh: "只能填 D 中数字的格" },
    },
    { form: "blank(S)", text: { en: "the cells of S without a digit", zh: "S 里还没有数字的格" } },
    {
      form: "digit(c)",
      text: { en: "the digit in c; no match without one", zh: "c 里的数字，没有则不匹配" },
    },
    { form: "placed(S)", text: { en: "the digits that stand in S", zh: "S 里已填的数字" } },
    { form: "numbers", text: { en: "1 to 9, to count rows and columns by", zh: "1 到 9，用来数行和列" } },
    { form: "cell(i, j)", text: { en: "the cell in row i and column j", zh: "第 i 行第 j 列的格" } },
    { form: "boxOf(i, j)", text: { en: "the number of its box", zh: "它所在宫的编号" } },
    { form: "digitAt(i, j)", text: { en: "the digit there", zh: "那里的数字" } },
    {
      form: "law row, column, box, cell, one-answer",
      text: {
        en: "the laws; one-answer: that the puzzle has one answer",
        zh: "规则；one-answer：题目只有一个答案",
      },
    },
  ],
  examples: [
    `zh "唯一余数" level 2 number 1 law cell
  # One digit is left.
  for  c in cells, {d} = marks(c)
  if   c open
  then c is d
  say  en "{c} can only be {d}."  zh "{c} 只能是 {d}。"
  mark target c`,
    `level 0 law row, column, box
  for  c in cells, d = digit(c)
  then each x in peers(c): x not d; each e in digits - d: c not e`,
    `zh "宫区块（行）" level 3 flip law box, row
  for  B in boxes, d in digits, S = spots(d, B), R = row(S)
  then each x in R - B: x not d
  mark area B, cause S`,
    `level 3 advanced
  for  H in houses, {a, b} in blank(H)
  for  P = marks(a) if size(P) = 2, marks(b) = P
  then each x in H - a - b, d in P: x not d`,
    `level 3 advanced
  for  H in houses, T in subset(3, blank(H))
  if   count(d in digits: some x in T: x can d) = 3
  then each x in H - T, d in digits if some y in T: y can d: x not d`,
    `level 4 advanced
  for  d in digits, {P, Q} in rows, S = spots(d, P), K = cols(S)
  if   size(S) = 2, cols(spots(d, Q)) = K
  then each x in cells(K) - P - Q: x not d`,
    `level 1
  for  H in houses, c in H, d in digits
  if   c open, all x in H where x != c: x not d
  then c is d`,
    `level 2
  for  c in cells, d in digits
  if   c open, c can d, (no x in row(c) - c: x can d) or not (some x in col(c) - c: x can d)
  then c is d`,
    `level 2
  for  H in boxes, d in digits
  if   one x in H: x can d
  then each x in spots(d, H) if x open: x is d`,
    `level 1
  for  H in houses, c in H
  if   size(digits - placed(H | peers(c))) = 1 and c open
  for  {d} = digits - placed(H | peers(c))
  then c is d`,
    `level 4 advanced law cell, one-answer
  for  x in cells, D = marks(x) if size(D) = 2
  for  y in row(x) - x, z in col(x) - x if marks(y) = D, marks(z) = D
  for  {c} = row(z) & col(y), R = x | y | z | c if size(boxes(R)) < 3, no g in R: g given
  then each d in D: c not d`,
    `level 3 advanced
  for  H in houses, c in H, D = marks(c), {a, b} = only(D) & blank(H)
  if   c open, true, size(D) = size(a | b), a != b
  then each x in H - a - b, d in D: x not d`,
    `level 3
  for  C in cols, d in digits, S = spots(d, C), B = box(S)
  if   S subset B, size(rows(S)) >= 1 + 1
  then each x in B - C: x not d`,
    `level 1
  for  i in numbers, j in numbers, d = digitAt(i, j), b = boxOf(i, j)
  if   b <= 1, j < 3, d in digits
  then cell(i, 3) not d`,
  ],
};
