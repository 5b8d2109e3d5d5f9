import { readTree } from "../../engine/duel/typed-tree.ts";
import { importText } from "../../engine/kinds/import.ts";
import { importNurikabe } from "../../engine/kinds/nurikabe/import.ts";
import { PLAY_KINDS, playKind } from "../../engine/kinds/play.ts";
import { loadReaders } from "../../engine/kinds/readers.ts";
import { puzzlesIn } from "../../engine/kinds/several.ts";
import { readPenpaBoard } from "../../engine/kinds/shared/penpa.ts";
import { importSudoku } from "../../engine/kinds/sudoku/import.ts";
import { readJson } from "../../engine/kinds/sudoku/spellings/json.ts";
import { compileRules } from "../../engine/language/run/compile.ts";
import { assert } from "../../engine/model/result.ts";
import { readLink } from "../../engine/play/link.ts";
import { unpackers } from "../../puzzles/terminal/unpack.ts";
import { placeIn } from "../../web/import/place-in.ts";
import { PAGE_KINDS } from "../../web/kinds/pages.ts";
import { packed, placeIn as placeInTree, treeOfLink } from "../../web/lab/tree/link.ts";
import { readBackup } from "../../web/settings/backup-file.ts";
import { placeOf } from "../../web/state/route.ts";
import { itemsIn } from "../../web/workbench/analysis/items.ts";
import { readRuleText } from "../../web/workbench/rules/rule-file.ts";
import { wholeKind } from "../kinds/whole.ts";

const SET_READERS = await loadReaders();

/** Something that reads texts from outside. */
export interface Reader {
  readonly name: string;
  read(text: string): unknown;
}

const NINE = "802040060074000500051000308000000080100836090900070000080000270000260000000701050";
const sudoku = playKind("sudoku");
const nurikabe = playKind("nurikabe");
assert(sudoku !== undefined && nurikabe !== undefined, "both kinds are there");

function marksReader(kind: typeof sudoku, text: string): (marks: string) => unknown {
  const puzzle = kind?.parse(text);
  assert(puzzle?.ok === true, "the puzzle can be read");
  return (marks) => kind?.parseMarks(puzzle.value, marks);
}

function rulesReader(id: string): (text: string) => unknown {
  const vocabulary = wholeKind(id)?.think.vocabulary;
  assert(vocabulary !== undefined, "the kind has rules");
  return (text) => compileRules(text, vocabulary);
}

/** Every way into the app for a text from outside. */
export const READERS: readonly Reader[] = [
  { name: "import", read: (text) => importText(text, unpackers) },
  { name: "import of Sudoku", read: (text) => importSudoku(text, { lz: () => null }) },
  { name: "import of Nurikabe", read: importNurikabe },
  { name: "set", read: (text) => puzzlesIn(SET_READERS, text) },
  { name: "unpacked f-puzzles", read: readJson },
  { name: "unpacked penpa", read: readPenpaBoard },
  {
    name: "unpacked penpa, a line of it",
    read: (text) => readPenpaBoard(`square,5,5\n[0,0,0,0]\n\n${text}\n${text}\n["${text}`),
  },
  { name: "Sudoku of a link", read: (text) => sudoku.parse(text) },
  { name: "Nurikabe of a link", read: (text) => nurikabe.parse(text) },
  { name: "marks of a Sudoku", read: marksReader(sudoku, NINE) },
  { name: "marks of a Nurikabe", read: marksReader(nurikabe, "5/5/m3i4o2g2g") },
  { name: "link", read: (text) => readLink(PLAY_KINDS, text) },
  { name: "address", read: placeOf },
  { name: "address of the bench", read: (text) => placeOf(`#/workbench/${text}`) },
  { name: "tree", read: readTree },
  { name: "address of a tree", read: (text) => packed(treeOfLink(`/${text}`)?.text ?? "") },
  {
    name: "place in a tree",
    read: (text) => placeInTree(text, { line: text.split("\n").length, column: 40 }),
  },
  {
    name: "place in an import",
    read: (text) => placeIn(text, { line: text.split("\n").length, column: 40 }),
  },
  { name: "rules of Sudoku", read: rulesReader("sudoku") },
  { name: "rules of Nurikabe", read: rulesReader("nurikabe") },
  { name: "file of rules", read: readRuleText },
  { name: "backup", read: readBackup },
  {
    name: "lines of a set",
    read: (text) =>
      PAGE_KINDS.map((kind) =>
        itemsIn(text, kind.spelled)
          .map((one) => one.text)
          .join(""),
      ),
  },
];
