import { svg } from "lit";
import { DOT_MARK, WALL_MARK } from "../../../engine/kinds/nurikabe/puzzle/marks.ts";
import type { NurikabePuzzle } from "../../../engine/kinds/nurikabe/puzzle/puzzle.ts";
import { sizeProblem } from "../../../engine/kinds/nurikabe/puzzle/size.ts";
import { formatNurikabe } from "../../../engine/kinds/nurikabe/spellings/text.ts";
import { tallyOf, wallsOf } from "../../../engine/kinds/nurikabe/tally.ts";
import { isNegative, valueOf } from "../../../engine/model/fact.ts";
import type { Words } from "../../../engine/model/words.ts";
import { cellsWith, linesOf, numbersOf, pointsOf, squaresOf } from "../../boards/drawing.ts";
import { say, t } from "../../words/words.ts";
import type { PageKind } from "../contract/page-kind.ts";

/** The sea as a value, and land as it is drawn, of whatever island. */
const SEA = 0;
const LAND = 1;
/** The contents of a cell in a question: "Why is R3C5 a wall?" */
const WALL: Words = { en: "a wall", zh: "墙" };
const ISLAND: Words = { en: "part of an island", zh: "岛" };
/** On longer sides clues are too small to read and lines too close; only shapes are drawn. */
const READABLE = 15;

/** Nurikabe as the page shows, names and asks for it. */
export const nurikabePage: PageKind<NurikabePuzzle> = {
  id: "nurikabe",
  rules: {
    en: "Each number belongs to an island of that many cells, joined edge to edge. An island holds one number, and no two islands share an edge. All other cells are wall: the wall is one connected piece and nowhere fills a 2 × 2 block.",
    zh: "每个数字属于一座岛：数字是几，岛就有几格，格子边对边相连。一座岛里只有一个数字，岛与岛不能共边。其余的格子都是墙：墙要连成一片，而且不能出现 2 × 2 的墙块。",
  },
  isUnfamiliar: true,
  sign: { text: "4/4/j2g1l3h", marks: [..."2111010111112021"].map(Number) },
  picture({ rows, cols, clues, clueCells }, marks) {
    const isReadable = Math.max(rows, cols) <= READABLE;
    const dots = [...cellsWith(marks, DOT_MARK), ...(isReadable ? [] : clueCells)];
    return svg`${isReadable ? svg`<path class="lines" d=${linesOf(rows, cols, 1, 1)}></path>` : ""}
      <path class="sea" d=${squaresOf(cellsWith(marks, WALL_MARK), cols)}></path>
      <path class="dots" d=${pointsOf(dots, cols)}></path>
      ${isReadable ? numbersOf(clues, cols, "given") : ""}`;
  },
  progress(puzzle, marks) {
    const islands = tallyOf(puzzle, marks);
    const growing = islands.filter(({ has, wants, isDone }) => !isDone && wants > 1 && has !== wants);
    const done = islands.filter(({ isDone }) => isDone).length;
    const walls = cellsWith(marks, WALL_MARK).length;
    const all = wallsOf(puzzle);
    return {
      growing: new Map(growing.map(({ clue, has, wants }) => [clue, { has, wants }])),
      said: [
        say("bar.islands", { n: done, all: islands.length }),
        all === null ? say("bar.walls-open", { n: walls }) : say("bar.walls", { n: walls, all }),
      ],
    };
  },
  sayBreak: (as) => say(`bar.${as as "pool" | "sea" | "joined" | "large" | "small" | "unnumbered"}`),
  sayShown: (_puzzle, _cell, mark, lang) => (mark === WALL_MARK ? WALL : ISLAND)[lang],
  asked: (_puzzle, lang) => [
    { asked: SEA, button: t("play.wall"), name: WALL[lang] },
    { asked: "island", button: t("play.dot"), name: ISLAND[lang] },
  ],
  drawn(fact) {
    const isSea = valueOf(fact) === SEA;
    if (isNegative(fact)) return isSea ? LAND : null;
    return isSea ? SEA : LAND;
  },
  sayChoice(fact) {
    const value = valueOf(fact);
    if (value === SEA) return isNegative(fact) ? "●" : "■";
    return `${isNegative(fact) ? "≠" : ""}#${value}`;
  },
  spelled: (line) => (line.split("nurikabe/").at(-1) ?? "").split(/[\s~?]/, 1)[0],
  sayGivens: (n, lang) => (lang === "zh" ? `${n} 个提示数` : `${n} clues`),
  entry: {
    untold: true,
    fits: (rows, cols) => sizeProblem(rows, cols) === null,
    most: (rows, cols) => rows * cols,
    numbers: ({ clues }) => clues,
    text: (rows, cols, clues) => formatNurikabe({ rows, cols, clues }),
  },
  made: "climbing",
  sides: { offered: [5, 6, 7, 8, 10, 12, 15, 20], other: true },
  wish: { rows: 7, cols: 7 },
  // Small enough for brute force to come to an end now and then.
  timed: { rows: 5, cols: 5 },
  wishes: [
    {
      ...{ name: "unsaid", is: "number", least: 1, most: 100 },
      label: { en: "Numbers shown as “?”, in percent", zh: "写作“?”的数字（百分比）" },
    },
  ],
  presets: [{ id: "islands", name: { en: "Nurikabe", zh: "数墙" }, text: "7/7/4g1o3w2g3n4j4h" }],
  searches: {
    brute: {
      en: "Fills the cells in order and tests the rules of the puzzle only once the board is full.",
      zh: "按顺序逐格填写，填满后才检查规则。",
    },
    fast: {
      en: "The app’s own: draws every conclusion it knows first, and goes over to learning where that is not enough.",
      zh: "本应用自己的搜索：先做完所有已知的推理，还不够时转为学习搜索。",
    },
  },
  generalizes: true,
  newRule: (name) => `rule "${name}" level 2
  for q in squares, c in q
  if c open, all x in q - c: x is sea
  then c is land
  say en "{c} would close a pool."
      zh "{c} 若为墙就会围成水池。"
`,
  programs: [],
  forms: [
    {
      name: { en: "Addresses of puzz.link and pzv.jp", zh: "puzz.link、pzv.jp 的网址" },
      example: "puzz.link/p?nurikabe/5/5/…",
    },
  ],
};
