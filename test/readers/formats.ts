import { LANGUAGE_WORDS } from "../../engine/language/read/names.ts";
import { SYMBOLS } from "../../engine/language/read/scan.ts";
import { SEED_WORDS } from "../../engine/language/seed/seed-term.ts";

/** A way to write something that the app reads: a sound text, its beginning, and the tokens that it is made of. */
export interface Format {
  readonly name: string;
  readonly sound: string;
  /** What a reader knows the format by. */
  readonly head: string;
  readonly tokens: readonly string[];
}

const DIGITS = "802040060074000500051000308000000080100836090900070000080000270000260000000701050";
const ROWS = Array.from({ length: 9 }, (_, row) => DIGITS.slice(9 * row, 9 * row + 9));

/** Blank in one sense or another. */
export const BLANKS = [
  " ",
  "\n",
  "\r",
  "\r\n",
  "\t",
  "\u00a0",
  "\u3000",
  "\ufeff",
  " \n",
  "\n\t",
  "\u2028",
  "",
];

/** What opens and closes in any of the formats. */
export const BRACKETS: readonly (readonly [string, string])[] = [
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
  ['{"a":', "}"],
  ["[[", "]]"],
  ["（", "）"],
  ["/*", "*/"],
  ["not (", ")"],
  ["ALL{", "}"],
  ["EXISTS{i: true: ", "}"],
];

const RULE = `rule "naked single" level 1
for c in cells, {d} = candidates(c)
then c is d
say en "{c} can only be {d}." zh "{c} 只能是 {d}。"
mark target c`;

const SEED = `RULE /* 1: row */ FORALL{num, i, j} IF cantbe(i, j, num) && a(i, j) == num THEN
export_mustbe(i, j, num)`;

/** Every format of the app; all puzzles are our own. */
export const FORMATS: readonly Format[] = [
  {
    name: "link",
    head: "#/sudoku/",
    sound: `#/sudoku/${DIGITS}~b3`,
    tokens: ["#/", "#", "/", "~", "sudoku/", "%20", "%", "~b3"],
  },
  {
    name: "link of nurikabe",
    head: "#/nurikabe/5/5/",
    sound: "#/nurikabe/5/5/m3i4o2g2g~AAA",
    tokens: ["nurikabe/", "5/", "m3", "-", "=", "-ff", "%2E", "~A"],
  },
  {
    name: "digits",
    head: "8.2.4..6.",
    sound: DIGITS,
    tokens: ["0", "1", ".", "9", "*", "_", "?", "x", "１", "．"],
  },
  {
    name: "rows",
    head: "8 0 2\n",
    sound: ROWS.join("\n"),
    tokens: ["802", "8 ", "8,", "8|", "-", "...\n", "802040060", "802040060\n"],
  },
  {
    name: "borders",
    head: "+-----+\n",
    sound: ROWS.map((row) => `| ${row} |`).join("\n+---+\n"),
    tokens: ["+", "|", "=", "-+-", "---\n", "| 1 ", "│", "─", "||", "+-"],
  },
  {
    name: "candidates",
    head: "| 12 3",
    sound: ROWS.map((row) =>
      Array.from(row, (digit) => (digit === "0" ? "123456789" : digit)).join(" "),
    ).join("\n"),
    tokens: ["12 ", "123456789 ", "u1", "'1", "1' ", "(1)", "{12}"],
  },
  {
    name: "table",
    head: "8,,2",
    sound: ROWS.map((row) => Array.from(row, (digit) => digit.replace("0", "")).join(",")).join("\n"),
    tokens: [",", ";", "\t", ",8", " ,", ",,\n"],
  },
  {
    name: "list",
    head: "[8,None,",
    sound: `[${Array.from(DIGITS).join(", ")}]`,
    tokens: ["[", "]", "None,", "''", "'", '"', "[],", "8,"],
  },
  {
    name: "JSON",
    head: '{"size":9,"grid":[',
    sound: JSON.stringify({ puzzle: DIGITS }),
    tokens: [
      '{"a":',
      '"',
      "\\'",
      "{",
      "}",
      ",",
      "[,",
      "{a:",
      ":f",
      ":t",
      "null,",
      '{"value":1},',
      '"cages":[{}],',
    ],
  },
  {
    name: "sections",
    head: "[Puzzle]\n",
    sound: `[Puzzle]\n${ROWS.join("\n")}\n[State]\n${ROWS.join("\n")}`,
    tokens: ["[", "[a", "[a]\n", " [a] \n", "[State]\n", "#C\n", "[puzzle]"],
  },
  {
    name: "pzpr file",
    head: "pzprv3/sudoku/9/",
    sound: `pzprv3/sudoku/9/${ROWS.map((row) => `${[...row].join(" ").replaceAll("0", ".")} /`).join("")}`,
    tokens: ["pzprv3", "pzprv3.1/", "/", ". ", "1 /", "/\n", "./"],
  },
  {
    name: "pzpr file of nurikabe",
    head: "pzprv3/nurikabe/5/5/",
    sound: "pzprv3/nurikabe/5/5/. . . . . /. . 3 . . /. 4 # . . /. . + . . /2 . 2 . . /",
    tokens: ["nurikabe/", "# ", "+ ", "- ", "3 ", "5/"],
  },
  {
    name: "pzpr address",
    head: "https://puzz.link/p?sudoku/9/9/",
    sound: "https://puzz.link/p?sudoku/4/4/1h4g41g2g4h3g1",
    tokens: ["https://", "http://", "p?", "?", "sudoku/", "v:/", "g", "1h", "-1", "$"],
  },
  {
    name: "pzpr address of nurikabe",
    head: "https://puzz.link/p?nurikabe/5/5/",
    sound: "https://puzz.link/p?nurikabe/5/5/m3i4o2g2g",
    tokens: ["/nurikabe/", "?nurikabe_edit/", "/nurikabe/1/", "/nurikabe/aa", "z", "nurikabe"],
  },
  {
    name: "other puzzle",
    head: "https://puzz.link/p?slither/",
    sound: "https://puzz.link/p?slither/5/5/abc",
    tokens: ["slither/", "a.", "p.html?", "aaa"],
  },
  {
    name: "wiki address",
    head: "https://www.sudokuwiki.org/sudoku.htm?bd=",
    sound: `https://www.sudokuwiki.org/sudoku.htm?bd=${DIGITS}`,
    tokens: ["?bd=", "&bd=", "&", "bd", "v0"],
  },
  {
    name: "pad address",
    head: "https://sudokupad.app/",
    sound: "https://sudokupad.app/classicsIFrev0quIs0pAGDHPqBs0",
    tokens: [
      "sudokupad.app/",
      "sudokupad://puzzle/",
      "puzzleid=",
      "&puzzleid=",
      "classic",
      "scl",
      "fpuz",
      "N4",
      "?load=",
    ],
  },
  {
    name: "pad packed",
    head: "https://f-puzzles.com/?load=N4",
    sound: "https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8QDkA3",
    tokens: ["N4Ig", "A", "/", "+", "%2B", "N4N4"],
  },
  {
    name: "penpa address",
    head: "https://swaroopg92.github.io/penpa-edit/#m=edit&p=",
    sound: "https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VRNb9swDL37Vww8",
    tokens: ["#m=edit", "&m=solve", "m=edit&p", "&p", "&p=", "#m=edit&", "m=", "#m=solve&p=&"],
  },
  {
    name: "janko",
    head: "[begin]\npuzzle nurikabe\nsize 5\n[problem]\n",
    sound:
      "[begin]\npuzzle nurikabe\nsize 5\n[problem]\n- - - - -\n- - 3 - -\n- 4 - - -\n- - - - -\n2 - 2 - -\n[end]",
    tokens: [
      "puzzle",
      "puzzle ",
      "puzzle nurikabe\n",
      "puzzle\nnurikabe ",
      "[problem]",
      "[problem]\n",
      "size 5\n",
      "- ",
      "[end]\n",
    ],
  },
  {
    name: "task",
    head: "5x5:",
    sound: "5x5:g3c4i2a2a",
    tokens: ["task", "task = ", "task='", 'task:"', "5x", "5x5", ":", "_", "a1", "1_"],
  },
  {
    name: "grid",
    head: "- - 3 - 2\n",
    sound: "- - 3 - 2\n- - - - -\n? - - - 4\n- - - - -\n1 - - - -",
    tokens: ["- ", "? ", "-1 ", "a", "#", "+ ", "35 ", "999999 "],
  },
  {
    name: "tree",
    head: "((3 12 8)(2 4 6)",
    sound: "((3 12 8)(2 4 6)(14 5 2))",
    tokens: ["3 ", "(3)", "-", "0.5 ", ".", "(1 2)", "−3 ", "、", "\u200b", "123456789012345 ", "9"],
  },
  {
    name: "backup",
    head: '{"app":"ergo","format":1,"games":[',
    sound: '{"app":"ergo","format":1,"games":[],"settings":{}}',
    tokens: [
      '{"head":{},"log":[]},',
      '{"head":{"id":"sudoku/1234341221434300"},"log":[]},',
      "{},",
      '"games":[',
      "null,",
    ],
  },
  {
    name: "rules",
    head: RULE.slice(0, RULE.indexOf("then")),
    sound: RULE,
    tokens: [
      ...LANGUAGE_WORDS,
      ...SYMBOLS,
      ...[
        'rule "a"',
        'rule "a" then',
        "for c in cells ",
        'rule "a" if (',
        "is ",
        "c is d;",
        '"',
        '"a',
        "“",
        "「",
        "//",
        "# ",
        "/*",
        "*/",
        "/**/",
        "1234567",
        "＝",
        "é",
        "🧩",
        "a,",
        "a&",
        "a or ",
        "not ",
        "{a, ",
        "count(a in ",
        "f(",
        "some a in ",
        "level ",
        "laws ",
        "law a-",
      ],
    ],
  },
  {
    name: "seed rules",
    head: SEED.slice(0, SEED.indexOf("IF")),
    sound: SEED,
    tokens: [
      ...SEED_WORDS,
      ...[
        "RULE IF",
        "RULE /* 1: a */",
        "FORALL{",
        "FORALL{a}",
        "a(i, j)",
        "&& ",
        "|| ",
        "!",
        "(((a",
        "mustbe(",
        "i, ",
        "/* 1 */",
        "RULE ADVANCED ",
      ],
    ],
  },
];
