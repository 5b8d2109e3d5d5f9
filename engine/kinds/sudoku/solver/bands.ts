import type { Cell, Fact } from "../../../model/fact.ts";
import { bandReader } from "./band-reader.ts";
import { emptyBoard } from "./board.ts";
import { chooser } from "./choose.ts";
import { follower } from "./follow.ts";
import { FRAME, framesOf } from "./frames.ts";
import { BLANK, setupOf } from "./givens.ts";
import { ANSWER, DEAD, FRESH, type Kernel, type KernelOutcome, OPEN } from "./kernel.ts";
import { leapsOf } from "./leaps.ts";
import { minirowCounter } from "./minirows.ts";
import { stateCopier } from "./suspension.ts";
import { buildTables, COLUMNS, downWays, ROWS_OF, STACK, upWays } from "./tables.ts";

/** Offsets in a frame after the board: the digit, times 4; the line; its ways still to be tried, those of a stack in two words; standing decisions. */
const DIGIT = 40;
const LINE = 41;
const WAYS = 42;
const DOWNS = 43;
const LEVEL = 44;
/** The line of a leap. */
const LEAP = 6;
/** Dead ends after which a search leaps no more. */
const DARING = 30;
/** Nodes after which the failure counts decay by half, so that the numbers stay small. */
const FADE = 1024;

/**
 * The kernel for 9x9 cells. The placement of a digit in a band is a permutation of minirows, in a stack of
 * boxes one of minicolumns; both are closed for the three bands of a digit at once, and a cell that is alone
 * in its row holds the digit. Cells with one candidate are found for a band at a time by counting in bit
 * columns. When that stalls, digits are counted in minirows and minicolumns; when that stalls too, the ways
 * of one digit through one band or stack are tried one by one. From text, a search for answers that seem to be
 * many begins with leaps (`leaps.ts`), which propagate digits in cells alone and need no fixpoint.
 *
 * All of it lives in one closure, made once, so that the arrays are constants to the compiler.
 *
 * Ideas: bands and their tables from the solvers of the New Sudoku Players' Forum (zhou, JCZSolve), minirows
 * counted like cells and the ways of a digit as decisions from tdoku by Tom Dillon.
 */
export function bandKernel(): Kernel {
  const tables = buildTables();
  const board = emptyBoard();
  const { ways, way, bit } = tables;
  const { words, placed, known, rowsCan, columnsCan, digitFails, lineFails } = board;
  const follow = follower(tables, board, minirowCounter(tables, board));
  const choose = chooser(tables, board);
  const { stack, save, restore } = framesOf(board);
  const leaps = leapsOf(tables, board, stack);
  const read = bandReader(bit);
  const setup = setupOf(board, bit);

  let turn = 0;
  let frames = 0;
  let nodes = 0;
  let backtracks = 0;
  let level = 0;
  let stood = 0;
  let depth = 0;
  /** The line of the latest decision. */
  let line = 0;
  /** Dead ends until the search leaps no more. */
  let daring = 0;
  let status: number = FRESH;
  /** The frame of the latest decision, and its digit's words before propagation. */
  let latest = 0;
  const narrowed = new Int32Array(4);
  /** The answer met last, once the search has gone on from it. */
  const met = new Int32Array(BLANK);
  let hasMet = false;

  /** The state of a suspended search, beside its numbers and the live part of the stack. */
  const suspended = stateCopier([words, placed, known, rowsCan, columnsCan, digitFails, lineFails, narrowed]);

  /** Opens a frame for the digit and line that are chosen. */
  function open(): void {
    const chosen = choose();
    const digit = chosen >> 3;
    line = chosen & 7;
    const base = frames++ * FRAME;
    save(base);
    stack[base + DIGIT] = digit * 4;
    stack[base + LINE] = line;
    stack[base + LEVEL] = level;
    if (line < 3) {
      stack[base + WAYS] = ways[(rowsCan[digit] >> (9 * line)) & 511];
      stack[base + DOWNS] = 0;
    } else {
      stack[base + WAYS] = upWays(columnsCan[digit]) & (STACK << (line - 3));
      stack[base + DOWNS] = downWays(columnsCan[digit]) & (STACK << (line - 3));
    }
  }

  function openLeap(): void {
    line = LEAP;
    const base = frames++ * FRAME;
    save(base);
    stack[base + LINE] = LEAP;
    stack[base + LEVEL] = level;
    stack[base + WAYS] = leaps.open(base);
  }

  function narrowLeap(base: number): number {
    const left = stack[base + WAYS] - 1;
    stack[base + WAYS] = left;
    if (left === 0) frames--;
    latest = base;
    // Other decisions need a board at its fixpoint, which that of a leap is not.
    return leaps.narrow(base, left) | (daring > 0 ? 0 : 511);
  }

  /** Takes the board back to the top frame. */
  function takeBack(): void {
    const base = (frames - 1) * FRAME;
    restore(base);
    backtracks += level - stack[base + LEVEL];
    level = stack[base + LEVEL];
  }

  /** Narrows the digit of the top frame to the next way; a frame without further ways is left. The digit, as its bit. */
  function narrow(): number {
    const base = (frames - 1) * FRAME;
    const at = stack[base + DIGIT] & 60;
    const tried = stack[base + LINE];
    if (tried === LEAP) return narrowLeap(base);
    const rest = stack[base + WAYS];
    const downs = stack[base + DOWNS];
    let left: number;
    if (tried < 3) {
      const taken = 31 - Math.clz32(rest);
      words[at + tried] &= way[taken];
      left = rest ^ (1 << taken);
      stack[base + WAYS] = left;
    } else {
      const up = rest & -rest;
      const down = up ? 0 : downs & -downs;
      const other = COLUMNS & ~(STACK << (tried - 3));
      words[at] &= Math.imul(up | down | other, ROWS_OF);
      words[at + 1] &= Math.imul((up << 9) | (up >> 18) | (down >> 9) | (down << 18) | other, ROWS_OF);
      words[at + 2] &= Math.imul((up >> 9) | (up << 18) | (down << 9) | (down >> 18) | other, ROWS_OF);
      stack[base + WAYS] = rest ^ up;
      stack[base + DOWNS] = downs ^ down;
      left = (rest ^ up) | (downs ^ down);
    }
    if (left === 0) frames--;
    narrowed[0] = words[at];
    narrowed[1] = words[at + 1];
    narrowed[2] = words[at + 2];
    latest = base;
    return 1 << (at >> 2);
  }

  function begin(): void {
    turn++;
    frames = 0;
    nodes = 0;
    backtracks = 0;
    level = 0;
    depth = 0;
    status = FRESH;
    hasMet = false;
    daring = 0;
  }

  /** Starts the search; failure counts of an earlier one are cleared. */
  function start(): number {
    nodes = 1;
    if (daring > 0 && !leaps.isFull()) daring = 0;
    let outcome = follow(511, daring > 0);
    if (daring > 0 && outcome === OPEN && !leaps.isLoose()) {
      daring = 0;
      outcome = follow(511, false);
    }
    if (outcome !== OPEN) return outcome;
    for (let digit = 0; digit < 9; digit++) digitFails[digit] = 0;
    for (let one = 0; one < 6; one++) lineFails[one] = 0;
    return outcome;
  }

  function fade(): void {
    for (let digit = 0; digit < 9; digit++) digitFails[digit] >>= 1;
    for (let one = 0; one < 6; one++) lineFails[one] >>= 1;
  }

  function next(limit: number): KernelOutcome {
    if (status === FRESH) {
      status = start();
      if (status === ANSWER) return "answer";
    }
    for (;;) {
      if (status === OPEN) {
        if (nodes >= limit) return "limit";
        if (daring > 0) openLeap();
        else open();
      } else {
        if (frames === 0) {
          backtracks += level;
          level = 0;
          return "end";
        }
        if (nodes >= limit) return "limit";
        if (status === ANSWER) keepAnswer();
        else {
          lineFails[line]++;
          if (daring > 0) daring--;
        }
        takeBack();
      }
      nodes++;
      if (nodes % FADE === 0) fade();
      stood = level++;
      if (level > depth) depth = level;
      status = follow(narrow(), daring > 0);
      if (status === ANSWER) return "answer";
    }
  }

  function keepAnswer(): void {
    for (let at = 0; at < BLANK; at++) met[at] = placed[at];
    hasMet = true;
  }

  function candidates(cell: Cell): number {
    return read.candidates(status === ANSWER ? placed : words, cell);
  }

  function answer(into: Uint8Array): boolean {
    if (status !== ANSWER && !hasMet) return false;
    read.digits(status === ANSWER ? placed : met, into);
    return true;
  }

  function decision(): Fact[] {
    const at = stack[latest + DIGIT];
    return read.lost(stack, latest + at, at / 4 + 1, narrowed);
  }

  return {
    cells: 81,
    get turn() {
      return turn;
    },
    get nodes() {
      return nodes;
    },
    get backtracks() {
      return backtracks;
    },
    get depth() {
      return depth;
    },
    get stood() {
      return stood;
    },
    get alive() {
      return status !== DEAD;
    },
    startGivens(digits) {
      begin();
      setup.givens(digits);
    },
    startText(text) {
      begin();
      daring = DARING;
      setup.text(text);
    },
    startCandidates(bits) {
      begin();
      setup.candidates(bits);
    },
    ruleOut(cell, digit) {
      words[digit * 4 - 4 + Math.floor(cell / 27)] &= ~bit[cell];
    },
    next,
    hasTwin: () => status === ANSWER && nodes > 1 && stack[latest + LINE] === LEAP && leaps.hasTwin(latest),
    candidates,
    answer,
    decision,
    aside() {
      const numbers = [frames, nodes, backtracks, level, depth, status, stood, latest, line, daring];
      return suspended.write(numbers, stack.subarray(0, (frames + 1) * FRAME));
    },
    resume(aside) {
      turn++;
      [frames, nodes, backtracks, level, depth, status, stood, latest, line, daring] = aside;
      suspended.read(aside, 10, stack);
    },
  };
}
