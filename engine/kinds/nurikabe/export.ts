import type { Value } from "../../model/fact.ts";
import type { ExportKind, Spelling } from "../contract/kind.ts";
import { PZPR } from "../shared/spelling-words.ts";
import { SEA } from "./puzzle/grid.ts";
import { DOT_MARK, WALL_MARK } from "./puzzle/marks.ts";
import type { NurikabePuzzle } from "./puzzle/puzzle.ts";
import { ANY_SIZE } from "./puzzle/size.ts";
import { formatNurikabe } from "./spellings/text.ts";

const pzpr: Spelling<NurikabePuzzle> = {
  ...PZPR,
  carriesMarks: true,
  /** The rows, the columns, then the board; pzprjs ends each cell with a space. */
  write({ rows, cols, clues }, marks) {
    const board = Array.from({ length: rows }, (_, row) => {
      const cells = Array.from({ length: cols }, (_, col) => row * cols + col);
      return cells.map((cell) => `${word(clues[cell], marks[cell])} `).join("");
    });
    return `${["pzprv3", "nurikabe", rows, cols, ...board].join("\n")}\n`;
  },
};

const address: Spelling<NurikabePuzzle> = {
  id: "address",
  ending: "txt",
  name: { en: "Address of puzz.link", zh: "puzz.link 网址" },
  note: { en: "One line of text, for anything.", zh: "一行文本，到处可用。" },
  carriesMarks: false,
  write: (puzzle) => `${addressOf(puzzle)}\n`,
};

/** Nurikabe's ways out: pzpr's file and the address of puzz.link. */
export const nurikabeExport: ExportKind<NurikabePuzzle> = {
  id: "nurikabe",
  spellings: [pzpr, address],
  address: addressOf,
  set: { ending: "txt", line: addressOf },
  answer: rowsOf,
};

/** Pzprjs does not undo the escape of a point at the end, which spares our links from messengers. */
function addressOf(puzzle: NurikabePuzzle): string {
  return `https://puzz.link/p?nurikabe/${formatNurikabe(puzzle).replace(/%2E$/, ".")}`;
}

/** Rows of `#` (sea) and `.` joined by `/`. */
function rowsOf({ rows, cols }: NurikabePuzzle, answer: readonly Value[]): string {
  const row = (at: number): string =>
    answer
      .slice(at * cols, (at + 1) * cols)
      .map((value) => (value === SEA ? "#" : "."))
      .join("");
  return Array.from({ length: rows }, (_, at) => row(at)).join("/");
}

/** One cell of a pzpr file. */
function word(clue: number, mark: number): string {
  if (clue === ANY_SIZE) return "-";
  if (clue > 0) return String(clue);
  return mark === WALL_MARK ? "#" : mark === DOT_MARK ? "+" : ".";
}
