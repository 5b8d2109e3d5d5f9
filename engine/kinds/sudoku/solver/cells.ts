import { type Cell, is } from "../../../model/fact.ts";
import { allDigits, countOf } from "../../shared/digit-grid.ts";
import { housesOf, type SudokuSize } from "../puzzle/houses.ts";
import { ANSWER, DEAD, FRESH, type Kernel, type KernelOutcome, OPEN } from "./kernel.ts";

/** Numbers that a search laid aside has before its board. */
const HEAD = 9;

/**
 * The kernel for small boards: a bit set of candidates a cell. A cell with one candidate takes it from
 * its peers, a digit with one place in a house goes there, and then the first cell with the fewest
 * candidates is tried digit by digit.
 */
export function cellKernel(size: SudokuSize): Kernel {
  const { peers, all } = housesOf(size);
  const cells = size * size;
  const every = allDigits(size);
  const zero = "0".charCodeAt(0);
  /** Candidates by cell, then, by cell, 1 where the peers have heard of its digit. */
  const state = new Uint16Array(cells * 2);
  /** By frame: the state, the decided cell, its digits still to be tried, the standing decisions. */
  const frame = cells * 2 + 3;
  const stack = new Uint16Array(frame * cells);

  let turn = 0;
  let frames = 0;
  let nodes = 0;
  let backtracks = 0;
  let level = 0;
  let stood = 0;
  let depth = 0;
  let status: number = FRESH;
  /** The answer met last, once the search has gone on from it. */
  const met = new Uint16Array(cells * 2);
  let hasMet = false;
  /** The cell and digit of the latest decision. */
  let tried = 0;
  let chosen = 0;

  /** Takes the digits of cells with one candidate from their peers; whether all cells still have some. */
  function spread(): boolean {
    for (let again = true; again; ) {
      again = false;
      for (let cell = 0; cell < cells; cell++) {
        const bits = state[cell];
        if (bits === 0) return false;
        if (state[cells + cell] || bits & (bits - 1)) continue;
        state[cells + cell] = 1;
        again = true;
        for (const peer of peers[cell]) state[peer] &= ~bits;
      }
    }
    return true;
  }

  /** Gives digits with one place in a house to it: 0 none was found, 1 some were, -1 one has no place. */
  function lastPlaces(): number {
    let found = 0;
    for (const house of all) {
      let once = 0;
      let twice = 0;
      for (const cell of house.cells) {
        twice |= once & state[cell];
        once |= state[cell];
      }
      if (once !== every) return -1;
      const single = once & ~twice;
      for (const cell of house.cells) {
        const bits = state[cell] & single;
        if (bits === 0 || bits === state[cell]) continue;
        if (bits & (bits - 1)) return -1;
        state[cell] = bits;
        found = 1;
      }
    }
    return found;
  }

  function follow(): number {
    for (;;) {
      if (!spread()) return DEAD;
      const found = lastPlaces();
      if (found < 0) return DEAD;
      if (found === 0) break;
    }
    for (let cell = 0; cell < cells; cell++) if (!state[cells + cell]) return OPEN;
    return ANSWER;
  }

  /** Opens a frame for the first cell with the fewest candidates. */
  function open(): void {
    let picked = -1;
    let fewest = size + 1;
    for (let cell = 0; cell < cells; cell++) {
      if (state[cells + cell]) continue;
      const count = countOf(state[cell]);
      if (count >= fewest) continue;
      picked = cell;
      fewest = count;
    }
    const base = frames++ * frame;
    stack.set(state, base);
    stack[base + frame - 3] = picked;
    stack[base + frame - 2] = state[picked];
    stack[base + frame - 1] = level;
  }

  /** Gives the top frame's cell its next digit; a frame without further digits is left. */
  function narrow(): void {
    const base = (frames - 1) * frame;
    const rest = stack[base + frame - 2];
    const digit = rest & -rest;
    tried = stack[base + frame - 3];
    chosen = 31 - Math.clz32(digit);
    state[tried] = digit;
    stack[base + frame - 2] = rest ^ digit;
    if (rest === digit) frames--;
  }

  function next(limit: number): KernelOutcome {
    if (status === FRESH) {
      nodes = 1;
      status = follow();
      if (status === ANSWER) return "answer";
    }
    for (;;) {
      if (status === OPEN) {
        if (nodes >= limit) return "limit";
        open();
      } else {
        if (frames === 0) {
          backtracks += level;
          level = 0;
          return "end";
        }
        if (nodes >= limit) return "limit";
        const base = (frames - 1) * frame;
        if (status === ANSWER) {
          met.set(state);
          hasMet = true;
        }
        state.set(stack.subarray(base, base + cells * 2));
        backtracks += level - stack[base + frame - 1];
        level = stack[base + frame - 1];
      }
      nodes++;
      stood = level++;
      if (level > depth) depth = level;
      narrow();
      status = follow();
      if (status === ANSWER) return "answer";
    }
  }

  function begin(candidatesAt: (cell: Cell) => number): void {
    turn++;
    frames = 0;
    nodes = 0;
    backtracks = 0;
    level = 0;
    depth = 0;
    status = FRESH;
    hasMet = false;
    state.fill(0);
    for (let cell = 0; cell < cells; cell++) state[cell] = candidatesAt(cell);
  }
  function answer(into: Uint8Array): boolean {
    if (status !== ANSWER && !hasMet) return false;
    const bits = status === ANSWER ? state : met;
    for (let cell = 0; cell < cells; cell++) into[cell] = 31 - Math.clz32(bits[cell]);
    return true;
  }

  /** The candidates that a given leaves in its cell. */
  const left = (digit: number): number => (digit > 0 && digit <= size ? 1 << digit : every);

  return {
    cells,
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
    startGivens: (digits) => begin((cell) => left(digits[cell])),
    startText: (text) => begin((cell) => left(text.charCodeAt(cell) - zero)),
    startCandidates: (bits) => begin((cell) => bits[cell] & every),
    ruleOut(cell, digit) {
      state[cell] &= ~(1 << digit);
    },
    next,
    hasTwin: () => false,
    candidates: (cell) => state[cell],
    answer,
    decision: () => [is(tried, chosen)],
    aside() {
      const live = frames * frame;
      const aside = new Int32Array(HEAD + cells * 2 + live);
      aside.set([frames, nodes, backtracks, level, depth, status, stood, tried, chosen]);
      aside.set(state, HEAD);
      aside.set(stack.subarray(0, live), HEAD + cells * 2);
      return aside;
    },
    resume(aside) {
      turn++;
      [frames, nodes, backtracks, level, depth, status, stood, tried, chosen] = aside;
      state.set(aside.subarray(HEAD, HEAD + cells * 2));
      stack.set(aside.subarray(HEAD + cells * 2));
    },
  };
}
