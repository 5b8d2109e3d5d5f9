// Sudoku solvers of others, from npm, installed here when first wanted. Each is used in the fastest way that its
// documentation offers, from the text of a puzzle on.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Answers found in the text of a 9x9 Sudoku. @typedef {(text: string) => number} Solve */

const here = fileURLToPath(new URL("./", import.meta.url));

/**
 * The peers by name, or null where they are not installed and cannot be.
 * @returns {Promise<Record<"dancing-links" | "dancing-links, filtered" | "@algorithm.ts/sudoku", Solve> | null>}
 */
export async function peers() {
  if (!existsSync(new URL("node_modules/dancing-links", import.meta.url)) && !install()) return null;
  // Names in variables: the types of packages that may be missing are nobody's concern.
  const [dancing, algorithm] = ["dancing-links", "@algorithm.ts/sudoku"];
  const { DancingLinks } = await import(dancing);
  const { SudokuSolver } = await import(algorithm);
  const links = new DancingLinks();
  return {
    "dancing-links": dancingLinks(links, false),
    "dancing-links, filtered": dancingLinks(links, true),
    "@algorithm.ts/sudoku": firstAnswer(new SudokuSolver({ childMatrixWidth: 3 })),
  };
}

function install() {
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
    cwd: here,
    stdio: "ignore",
    timeout: 120_000,
    shell: process.platform === "win32",
  });
  return status === 0;
}

const CELLS = Array.from({ length: 81 }, (_, cell) => {
  const [row, col] = [Math.floor(cell / 9), cell % 9];
  return { row, col, box: Math.floor(row / 3) * 3 + Math.floor(col / 3) };
});
/** "This cell is this digit", and the four columns of the exact cover that it fills. */
const ROWS = CELLS.flatMap(({ row, col, box }, cell) =>
  Array.from({ length: 9 }, (_, digit) => ({
    data: cell * 9 + digit,
    columnIndices: [cell, 81 + row * 9 + digit, 162 + col * 9 + digit, 243 + box * 9 + digit],
  })),
);
const EVERY = 0x1ff;

/** The digit of a cell from 0, or -1. @param {string} text @param {number} cell */
function digitAt(text, cell) {
  const digit = text.charCodeAt(cell) - 49;
  return digit >= 0 && digit < 9 ? digit : -1;
}

/**
 * Looks for two answers. A given has the one row of its digit; a blank has nine, or those that no given of its
 * houses rules out.
 * @param {any} links @param {boolean} isFiltered @returns {Solve}
 */
function dancingLinks(links, isFiltered) {
  return (text) => {
    const open = isFiltered ? openDigits(text) : null;
    const rows = [];
    for (let cell = 0; cell < 81; cell++) {
      const given = digitAt(text, cell);
      const digits = given >= 0 ? 1 << given : open ? open[cell] : EVERY;
      for (let digit = 0; digit < 9; digit++) if ((digits >> digit) & 1) rows.push(ROWS[cell * 9 + digit]);
    }
    const solver = links.createSolver({ columns: 324 });
    solver.addSparseConstraints(rows);
    return solver.find(2).length;
  };
}

/** By cell: the digits, as bits, that no given of its houses has. @param {string} text */
function openDigits(text) {
  const [rows, cols, boxes] = [new Int32Array(9), new Int32Array(9), new Int32Array(9)];
  CELLS.forEach(({ row, col, box }, cell) => {
    const given = digitAt(text, cell);
    if (given < 0) return;
    rows[row] |= 1 << given;
    cols[col] |= 1 << given;
    boxes[box] |= 1 << given;
  });
  return CELLS.map(({ row, col, box }) => EVERY & ~(rows[row] | cols[col] | boxes[box]));
}

/** Looks for one answer, on boards of -1 for a blank. @param {any} solver @returns {Solve} */
function firstAnswer(solver) {
  const answer = new Array(81).fill(-1);
  return (text) => {
    const board = new Array(81);
    for (let cell = 0; cell < 81; cell++) board[cell] = digitAt(text, cell);
    return solver.solve(board, answer) ? 1 : 0;
  };
}
