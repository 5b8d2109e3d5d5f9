import type { RuleHelp } from "../contract/rule-help.ts";

export const nurikabeRuleHelp: RuleHelp = {
  words: [
    {
      form: "c is sea, c is land",
      text: { en: "c is wall, or part of an island; can be concluded", zh: "c 是墙，或是岛，可作结论" },
    },
    { form: "c not sea, c not land", text: { en: "the opposite; can be concluded", zh: "相反，可作结论" } },
    {
      form: "c of k",
      text: {
        en: "c belongs to the island of clue k; can be concluded",
        zh: "c 属于提示数 k 的岛，可作结论",
      },
    },
    {
      form: "c not of k",
      text: { en: "c does not belong to it; can be concluded", zh: "c 不属于它，可作结论" },
    },
    { form: "c can sea, c can land", text: { en: "nothing speaks against it yet", zh: "目前还没有被排除" } },
    { form: "c open", text: { en: "c is not known yet", zh: "c 还不知道" } },
    { form: "sea, land", text: { en: "the colours", zh: "两种颜色：墙与岛" } },
    { form: "cells", text: { en: "all cells", zh: "所有格" } },
    {
      form: "cells(i)",
      text: {
        en: "the cells of an island, a part of the wall, a square; seldom needed",
        zh: "岛、墙的一片或方块的格，很少需要写出",
      },
    },
    { form: "blank", text: { en: "the cells that are not known yet", zh: "还不知道的格" } },
    {
      form: "walls, lands",
      text: { en: "the known cells of the wall, and of islands", zh: "已知的墙格、岛格" },
    },
    { form: "squares", text: { en: "the 2x2 squares", zh: "所有 2x2 方块" } },
    { form: "squares(c)", text: { en: "those that hold c", zh: "含有 c 的方块" } },
    { form: "near(c)", text: { en: "the cells beside c", zh: "与 c 相邻的格" } },
    {
      form: "islands, seas",
      text: { en: "the known parts of land and of the wall", zh: "已知的岛与墙，各连通的一片" },
    },
    { form: "islands(c), seas(c)", text: { en: "those beside c", zh: "与 c 相邻的那些" } },
    { form: "libs(i)", text: { en: "the unknown cells beside a part", zh: "一片旁边还不知道的格" } },
    {
      form: "unfinished(i)",
      text: {
        en: "an island that is too small or has no clue yet; a part of the wall that is not all of it",
        zh: "太小或还没有提示数的岛；还不是全部的墙",
      },
    },
    { form: "ways(i)", text: { en: "the libs of an unfinished island", zh: "未完成的岛的 libs" } },
    {
      form: "another(s)",
      text: { en: "some other part of the wall; no match where there is none", zh: "另一片墙，没有则不匹配" },
    },
    { form: "clues", text: { en: "all clues", zh: "所有提示数" } },
    { form: "clues(c)", text: { en: "the clues whose islands lie beside c", zh: "岛与 c 相邻的提示数" } },
    {
      form: "clue(i)",
      text: { en: "the clue in an island; no match without one", zh: "岛里的提示数，没有则不匹配" },
    },
    {
      form: "num(i)",
      text: {
        en: "the number of an island or a clue; 0 for an island without one",
        zh: "岛或提示数的数字；岛没有提示数时为 0",
      },
    },
    { form: "need(i)", text: { en: "how many cells an island still lacks", zh: "岛还缺几格" } },
    {
      form: "allsea, allland",
      text: { en: "how many cells of wall and of land there are in all", zh: "墙格、岛格的总数" },
    },
    {
      form: "reach(k)",
      text: { en: "the cells that the island of a clue can still reach", zh: "提示数的岛还够得到的格" },
    },
    { form: "reached", text: { en: "the cells that any clue can still reach", zh: "有提示数够得到的格" } },
    {
      form: "splits(c as land)",
      text: {
        en: "the parts of the wall that could not join any more if c were land",
        zh: "c 若是岛，就连不起来的墙",
      },
    },
    {
      form: "strands(c as sea)",
      text: {
        en: "the islands that no clue could reach any more if c were wall",
        zh: "c 若是墙，就没有提示数够得到的岛",
      },
    },
    {
      form: "overfills(c as land, k)",
      text: { en: "with c the island of k would be too large", zh: "加上 c，k 的岛就太大" },
    },
    {
      form: "parted(S as land)",
      text: {
        en: "a cell of the wall that could not join the rest if S were land; also (S as land, T as sea)",
        zh: "S 若是岛，就与别处连不起来的墙格；也可写 (S as land, T as sea)",
      },
    },
    {
      form: "disowned(S as sea)",
      text: { en: "a cell of an island that no clue could own", zh: "就不属于任何提示数的岛格" },
    },
    {
      form: "starved(S as sea)",
      text: { en: "a clue whose island could not get enough cells", zh: "岛就得不到足够格的提示数" },
    },
    {
      form: "bridges(S as land)",
      text: { en: "cells that the wall would need to stay together", zh: "墙要连成一片就少不了的格" },
    },
    {
      form: "beyond(S as sea)",
      text: { en: "cells that no clue could reach any more", zh: "就没有提示数够得到的格" },
    },
    {
      form: "needed(S as sea)",
      text: {
        en: "cells that an island would need for its room or its way to a clue",
        zh: "岛的空间或通向提示数的路就少不了的格",
      },
    },
    {
      form: "law pool, owner, sea, two-clues, size, cell",
      text: { en: "the laws that a rule leans on", zh: "推导所依据的规则" },
    },
  ],
  examples: [
    `zh "完整的岛" level 1 number 1 law size
  # Nothing is lacking.
  for  i in islands, n = num(i), shore = libs(i)
  if   need(i) = 0
  then each c in shore: c is sea
  say  en "The {n} at {i} is complete."  zh "{i} 的 {n} 已经完整。"
  mark cause i, target shore`,
    `level 2 law pool
  for  q in squares, {c} = q - walls
  if   c can land, c open
  then c is land
  mark area q`,
    `level 2 law owner, cell
  for  i in islands, {c} = libs(i)
  if   unfinished(i)
  then c is land`,
    `level 2 law sea
  for  s in seas, {c} = libs(s), t = another(s)
  if   not (c in cells(t))
  then c is sea`,
    `level 1 law two-clues
  for  c in blank, {i, k} in clues(c)
  if   all x in near(c) where x in walls: x is sea
  then c not land`,
    `level 3 law size
  for  k in clues, i in islands if clue(i) = k and num(k) > 1, need(i) > 0
  for  {c} = ways(i)
  then c of k; c not sea`,
    `level 3 law size, two-clues
  for  k in clues, c in blank - reach(k)
  if   no i in islands(c): clue(i) = k
  then c not of k`,
    `level 3
  for  c in blank - reached
  if   c can sea
  then c is sea`,
    `level 3 advanced law size
  for  n = allsea, rest = blank if size(walls) = n
  then each c in rest: c is land`,
    `level 3 law size
  for  n = allland, rest = blank if size(lands) >= n
  then each c in rest: c is sea`,
    `level 4 law sea
  for  c in blank
  if   some s in splits(c as land): s in seas, count(t in seas(c): t in seas) <= 4
  then c is sea`,
    `level 4 law owner
  for  c in blank, i in strands(c as sea) if size(i) < 9 or num(i) = 0
  then c is land`,
    `level 6 advanced law sea, size
  # Were c land, d would be wall, and a number could not get enough cells.
  for  c in blank, d in bridges(c as land), k in starved(c as land, d as sea)
  then c is sea`,
    `level 6 advanced law sea, owner
  for  c in blank, d in needed(c as land), x in parted(c | d as land)
  then c is sea`,
    `level 6 advanced law owner, size
  for  c in blank, d in beyond(c as sea), x in disowned(c | d as sea)
  then c is land`,
    `level 3 law size
  for  c in blank, k in clues(c) if overfills(c as land, k)
  then c is sea`,
    `level 3 advanced law pool
  for  c in cells, q in squares(c)
  if   c open, one x in q: x open, (q - c) subset walls
  then c is land`,
    `level 3 advanced law size, two-clues
  for  i in islands if num(i) = 2, size(cells(i)) = 1
  for  {a, b} = ways(i), x in near(a) & near(b) & (blank | lands)
  if   a != b, true, x open, need(i) < 1 + 1
  then x is sea`,
  ],
};
