import { type Cell, type Fact, isNot } from "../../../model/fact.ts";
import { countOf } from "../grid.ts";
import { ANSWER, DEAD, FRESH, type Kernel, OPEN, type Outcome } from "./kernel.ts";
import { ALL, buildTables, CELLS_OF, COLUMNS, ROWS_OF } from "./tables.ts";

/** Numbers a frame of the stack: the state (39), then the choice that was open there. */
const FRAME = 64;
const STATE = 39;
/** Every choice settles a digit in a band or stack (54 of them), so no path is longer. */
const FRAMES = 64;
/** Places in the state: nine digits of three bands, four numbers apart; then the decided cells by band. */
const DECIDED = 36;
/** Places in a frame: first number of the digit; the band (0 to 2) or stack (3 to 5); the ways still to be tried, for a stack in two words; choices that stood. */
const DIGIT = 40;
const LINE = 41;
const WAYS = 42;
const DOWNS = 43;
const LEVEL = 44;
/** The three columns of the first stack of boxes, one bit each. */
const STACK_WAYS = 0o1001001;
/** A hundred times the binary logarithm of a number of ways. */
const WEIGHT = [0, 0, 100, 158, 200, 232, 258];
/** Numbers before the state in a search laid aside. */
const HEAD = 16;

/**
 * The kernel for 9x9 cells. What a digit can do in a band is a permutation of minirows, in a stack of
 * boxes one of minicolumns; both closures are taken at once for the three bands of a digit, and a cell
 * whose minirow and column are settled holds the digit. Cells with one candidate are found for a band
 * at a time by counting in bit columns. When that stalls, digits are counted in minirows and
 * minicolumns, which hold exactly three; when that stalls too, the digit with the fewest ways in the
 * band or stack with the fewest is tried way by way.
 *
 * Ideas: bands and their tables from the solvers of the "New Sudoku Players' Forum" (zhou by Zhou
 * Yundong, JCZSolve), minirows counted like cells and the choice of the band from tdoku by Tom Dillon.
 */
export function bandKernel(): Kernel {
  const { keep, sure, apart, ways, way, bit } = buildTables();
  const state = new Int32Array(64);
  const stack = new Int32Array(FRAME * FRAMES);
  /** By digit: minirows and minicolumns it can be in, and those it must be in, 27 bits each. */
  const rowsCan = new Int32Array(16);
  const rowsMust = new Int32Array(16);
  const columnsCan = new Int32Array(16);
  const columnsMust = new Int32Array(16);
  /** By character code: where the state gathers cells that hold it; 36 for a blank. */
  const slot = new Uint8Array(128).fill(DECIDED);
  for (let digit = 0; digit < 9; digit++) slot[49 + digit] = digit * 4;

  const ups = new Int32Array(16);
  const downs = new Int32Array(16);
  /** By digit, then band or stack: the ways it has there. */
  const counts = new Uint8Array(64);
  /** By band, then stack: how much is open there. */
  const effort = new Int32Array(8);
  /** By set of permutations: how many. */
  const count = Uint8Array.from({ length: 64 }, (_, set) => countOf(set));

  /** By band, 27 each, and bit: the cell. */
  const cellOf = new Uint8Array(81);
  for (let cell = 0; cell < 81; cell++) {
    cellOf[Math.floor(cell / 27) * 27 + 31 - Math.clz32(bit[cell])] = cell;
  }

  let turn = 0;
  let frames = 0;
  let nodes = 0;
  let backtracks = 0;
  let level = 0;
  let stood = 0;
  let depth = 0;
  let status: number = FRESH;
  /** The frame of the latest choice, and its digit's words before anything followed. */
  let latest = 0;
  const narrowed = new Int32Array(4);
  /** The answer met last, once the search has gone on from it. */
  const met = new Int32Array(DECIDED);
  let hasMet = false;

  /** Follows the laws from the digits marked, a bit each, until nothing is new. */
  function follow(marked: number): number {
    let dirty = marked;
    let known0 = state[DECIDED];
    let known1 = state[DECIDED + 1];
    let known2 = state[DECIDED + 2];
    for (;;) {
      while (dirty !== 0) {
        const digit = 31 - Math.clz32(dirty);
        const at = (digit << 2) & 60;
        let a = state[at];
        let b = state[at + 1];
        let c = state[at + 2];
        let rowsA: number;
        let rowsB: number;
        let rowsC: number;
        for (;;) {
          rowsA = (a | (a >> 9) | (a >> 18)) & 511;
          rowsB = (b | (b >> 9) | (b >> 18)) & 511;
          rowsC = (c | (c >> 9) | (c >> 18)) & 511;
          a &= keep[rowsA];
          b &= keep[rowsB];
          c &= keep[rowsC];
          const columnsA = (a | (a >> 3) | (a >> 6)) & COLUMNS;
          const columnsB = (b | (b >> 3) | (b >> 6)) & COLUMNS;
          const columnsC = (c | (c >> 3) | (c >> 6)) & COLUMNS;
          // The six ways through a stack, three stacks at once: column j, j+1, j+2 and j, j-1, j-2.
          const up = columnsA & ((columnsB >> 9) | (columnsB << 18)) & ((columnsC << 9) | (columnsC >> 18));
          const down = columnsA & ((columnsB << 9) | (columnsB >> 18)) & ((columnsC >> 9) | (columnsC << 18));
          const nextA = a & Math.imul(up | down, ROWS_OF);
          const nextB = b & Math.imul((up << 9) | (up >> 18) | (down >> 9) | (down << 18), ROWS_OF);
          const nextC = c & Math.imul((up >> 9) | (up << 18) | (down << 9) | (down >> 18), ROWS_OF);
          if (nextA === a && nextB === b && nextC === c) break;
          a = nextA;
          b = nextB;
          c = nextC;
        }
        if (a === 0) return DEAD;
        const pairA = ((a & (a >> 9)) | ((a | (a >> 9)) & (a >> 18))) & 511;
        const pairB = ((b & (b >> 9)) | ((b | (b >> 9)) & (b >> 18))) & 511;
        const pairC = ((c & (c >> 9)) | ((c | (c >> 9)) & (c >> 18))) & 511;
        const newA = (a & sure[rowsA] & ~Math.imul(pairA, CELLS_OF)) ^ (a & known0);
        const newB = (b & sure[rowsB] & ~Math.imul(pairB, CELLS_OF)) ^ (b & known1);
        const newC = (c & sure[rowsC] & ~Math.imul(pairC, CELLS_OF)) ^ (c & known2);
        // A decided cell that is not alone in its row: the digit stands there twice.
        if (((newA & known0) | (newB & known1) | (newC & known2)) !== 0) return DEAD;
        if ((newA | newB | newC) !== 0) {
          known0 |= newA;
          known1 |= newB;
          known2 |= newC;
          for (let other = 0; other < 36; other += 4) {
            const x = state[other];
            const y = state[other + 1];
            const z = state[other + 2];
            if (((x & newA) | (y & newB) | (z & newC)) === 0) continue;
            state[other] = x & ~newA;
            state[other + 1] = y & ~newB;
            state[other + 2] = z & ~newC;
            dirty |= 1 << (other >> 2);
          }
        }
        dirty &= ~(1 << digit);
        state[at] = a;
        state[at + 1] = b;
        state[at + 2] = c;
      }
      if ((known0 & known1 & known2) === ALL) return ANSWER;
      let one0 = 0;
      let one1 = 0;
      let one2 = 0;
      let two0 = 0;
      let two1 = 0;
      let two2 = 0;
      for (let at = 0; at < 36; at += 4) {
        const a = state[at];
        const b = state[at + 1];
        const c = state[at + 2];
        two0 |= one0 & a;
        one0 |= a;
        two1 |= one1 & b;
        one1 |= b;
        two2 |= one2 & c;
        one2 |= c;
      }
      if ((one0 & one1 & one2) !== ALL) return DEAD;
      const new0 = ALL & ~(two0 | known0);
      const new1 = ALL & ~(two1 | known1);
      const new2 = ALL & ~(two2 | known2);
      if ((new0 | new1 | new2) === 0) {
        state[DECIDED] = known0;
        state[DECIDED + 1] = known1;
        state[DECIDED + 2] = known2;
        dirty = countMinirows();
        if (dirty < 0) return DEAD;
        if (dirty === 0) return OPEN;
        continue;
      }
      for (let at = 0; at < 36; at += 4) {
        const a = state[at];
        const b = state[at + 1];
        const c = state[at + 2];
        const hereA = a & new0;
        const hereB = b & new1;
        const hereC = c & new2;
        if ((hereA | hereB | hereC) === 0) continue;
        state[at] = a & (apart[(hereA | (hereA >> 9) | (hereA >> 18)) & 511] | hereA);
        state[at + 1] = b & (apart[(hereB | (hereB >> 9) | (hereB >> 18)) & 511] | hereB);
        state[at + 2] = c & (apart[(hereC | (hereC >> 9) | (hereC >> 18)) & 511] | hereC);
        dirty |= 1 << (at >> 2);
      }
      known0 |= new0;
      known1 |= new1;
      known2 |= new2;
    }
  }

  /** Three digits fill a minirow, and a minicolumn. The digits that lost something, a bit each; -1 when that cannot be. */
  function countMinirows(): number {
    let can1 = 0;
    let can2 = 0;
    let can3 = 0;
    let can4 = 0;
    let must1 = 0;
    let must2 = 0;
    let must3 = 0;
    let must4 = 0;
    let may1 = 0;
    let may2 = 0;
    let may3 = 0;
    let may4 = 0;
    let shall1 = 0;
    let shall2 = 0;
    let shall3 = 0;
    let shall4 = 0;
    for (let digit = 0; digit < 9; digit++) {
      const a = state[digit * 4];
      const b = state[digit * 4 + 1];
      const c = state[digit * 4 + 2];
      const rowsA = (a | (a >> 9) | (a >> 18)) & 511;
      const rowsB = (b | (b >> 9) | (b >> 18)) & 511;
      const rowsC = (c | (c >> 9) | (c >> 18)) & 511;
      const can = rowsA | (rowsB << 9) | (rowsC << 18);
      const must = (sure[rowsA] & 511) | ((sure[rowsB] & 511) << 9) | ((sure[rowsC] & 511) << 18);
      rowsCan[digit] = can;
      rowsMust[digit] = must;
      can4 |= can3 & can;
      can3 |= can2 & can;
      can2 |= can1 & can;
      can1 |= can;
      must4 |= must3 & must;
      must3 |= must2 & must;
      must2 |= must1 & must;
      must1 |= must;
      const may =
        ((a | (a >> 3) | (a >> 6)) & COLUMNS) |
        (((b | (b >> 3) | (b >> 6)) & COLUMNS) << 3) |
        (((c | (c >> 3) | (c >> 6)) & COLUMNS) << 6);
      const pairs = ((may & (may >> 9)) | ((may | (may >> 9)) & (may >> 18))) & 511;
      const shall = may & ~Math.imul(pairs, CELLS_OF);
      columnsCan[digit] = may;
      columnsMust[digit] = shall;
      may4 |= may3 & may;
      may3 |= may2 & may;
      may2 |= may1 & may;
      may1 |= may;
      shall4 |= shall3 & shall;
      shall3 |= shall2 & shall;
      shall2 |= shall1 & shall;
      shall1 |= shall;
    }
    if ((can3 & may3) !== ALL || (must4 | shall4) !== 0) return -1;
    const fillRows = ALL & ~(can4 | must3);
    const fullRows = can4 & must3;
    const fillColumns = ALL & ~(may4 | shall3);
    const fullColumns = may4 & shall3;
    if ((fillRows | fullRows | fillColumns | fullColumns) === 0) return 0;
    let changed = 0;
    for (let digit = 0; digit < 9; digit++) {
      const openRows = rowsCan[digit] & ~rowsMust[digit];
      const openColumns = columnsCan[digit] & ~columnsMust[digit];
      const into = openRows & fillRows;
      const out = openRows & fullRows;
      const stay = openColumns & fillColumns;
      const leave = openColumns & fullColumns;
      if ((into | out | stay | leave) === 0) continue;
      changed |= 1 << digit;
      for (let band = 0; band < 3; band++) {
        const minirows = (into >> (9 * band)) & 511;
        const left = (apart[minirows] | minirows) & ~(out >> (9 * band)) & 511;
        state[digit * 4 + band] &= left * CELLS_OF;
      }
      const boxes = (stay | (stay >> 9) | (stay >> 18)) & 511;
      const columns = ~(leave | (Math.imul(boxes, CELLS_OF) & ~stay));
      for (let band = 0; band < 3; band++) {
        state[digit * 4 + band] &= Math.imul((columns >> (3 * band)) & COLUMNS, ROWS_OF);
      }
    }
    return changed;
  }

  /**
   * Opens a frame for the digit with the fewest ways in the band or stack that has the fewest, as a
   * product over its digits.
   */
  function open(): void {
    effort.fill(0);
    for (let digit = 0; digit < 9; digit++) {
      const a = state[digit * 4];
      const b = state[digit * 4 + 1];
      const c = state[digit * 4 + 2];
      const columnsA = (a | (a >> 3) | (a >> 6)) & COLUMNS;
      const columnsB = (b | (b >> 3) | (b >> 6)) & COLUMNS;
      const columnsC = (c | (c >> 3) | (c >> 6)) & COLUMNS;
      const up = columnsA & ((columnsB >> 9) | (columnsB << 18)) & ((columnsC << 9) | (columnsC >> 18));
      const down = columnsA & ((columnsB << 9) | (columnsB >> 18)) & ((columnsC >> 9) | (columnsC << 18));
      ups[digit] = up;
      downs[digit] = down;
      for (let line = 0; line < 3; line++) {
        const word = state[digit * 4 + line];
        const inBand = count[ways[(word | (word >> 9) | (word >> 18)) & 511] & 63];
        const bits = ((up >> line) & STACK_WAYS) + ((down >> line) & STACK_WAYS);
        const inStack = (Math.imul(bits, CELLS_OF) >> 18) & 7;
        counts[digit * 6 + line] = inBand;
        counts[digit * 6 + 3 + line] = inStack;
        effort[line] += WEIGHT[inBand];
        effort[3 + line] += WEIGHT[inStack];
      }
    }
    let line = -1;
    for (let one = 0; one < 6; one++) {
      if (effort[one] > 0 && (line < 0 || effort[one] < effort[line])) line = one;
    }
    let digit = -1;
    for (let one = 0; one < 9; one++) {
      const many = counts[one * 6 + line];
      if (many > 1 && (digit < 0 || many < counts[digit * 6 + line])) digit = one;
    }
    const base = frames++ * FRAME;
    for (let at = 0; at < STATE; at++) stack[base + at] = state[at];
    stack[base + DIGIT] = digit * 4;
    stack[base + LINE] = line;
    stack[base + LEVEL] = level;
    if (line < 3) {
      const word = state[digit * 4 + line];
      stack[base + WAYS] = ways[(word | (word >> 9) | (word >> 18)) & 511];
      stack[base + DOWNS] = 0;
    } else {
      stack[base + WAYS] = ups[digit] & (STACK_WAYS << (line - 3));
      stack[base + DOWNS] = downs[digit] & (STACK_WAYS << (line - 3));
    }
  }

  /** Narrows the digit of the top frame to the next way; a frame without further ways is left. The digit, as its bit. */
  function narrow(): number {
    const base = (frames - 1) * FRAME;
    const at = stack[base + DIGIT];
    const line = stack[base + LINE];
    const rest = stack[base + WAYS];
    const downs = stack[base + DOWNS];
    if (line < 3) {
      const taken = 31 - Math.clz32(rest);
      state[at + line] &= way[taken];
      stack[base + WAYS] = rest ^ (1 << taken);
    } else {
      const up = rest & -rest;
      const down = up ? 0 : downs & -downs;
      const other = COLUMNS & ~(STACK_WAYS << (line - 3));
      state[at] &= Math.imul(up | down | other, ROWS_OF);
      state[at + 1] &= Math.imul((up << 9) | (up >> 18) | (down >> 9) | (down << 18) | other, ROWS_OF);
      state[at + 2] &= Math.imul((up >> 9) | (up << 18) | (down << 9) | (down >> 18) | other, ROWS_OF);
      stack[base + WAYS] = rest ^ up;
      stack[base + DOWNS] = downs ^ down;
    }
    if ((stack[base + WAYS] | stack[base + DOWNS]) === 0) frames--;
    for (let band = 0; band < 3; band++) narrowed[band] = state[at + band];
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
  }

  function next(limit: number): Outcome {
    if (status === FRESH) {
      nodes = 1;
      status = follow(511);
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
        if (status === ANSWER) keepAnswer();
        const base = (frames - 1) * FRAME;
        for (let at = 0; at < STATE; at++) state[at] = stack[base + at];
        backtracks += level - stack[base + LEVEL];
        level = stack[base + LEVEL];
      }
      nodes++;
      stood = level++;
      if (level > depth) depth = level;
      status = follow(narrow());
      if (status === ANSWER) return "answer";
    }
  }

  /** Rules out what the gathered givens forbid; what else they forbid follows by the laws. */
  function settleGivens(): void {
    const blank0 = state[DECIDED];
    const blank1 = state[DECIDED + 1];
    const blank2 = state[DECIDED + 2];
    for (let at = 0; at < 36; at += 4) {
      const a = state[at];
      const b = state[at + 1];
      const c = state[at + 2];
      state[at] = (blank0 & apart[(a | (a >> 9) | (a >> 18)) & 511]) | a;
      state[at + 1] = (blank1 & apart[(b | (b >> 9) | (b >> 18)) & 511]) | b;
      state[at + 2] = (blank2 & apart[(c | (c >> 9) | (c >> 18)) & 511]) | c;
    }
    state[DECIDED] = ALL ^ blank0;
    state[DECIDED + 1] = ALL ^ blank1;
    state[DECIDED + 2] = ALL ^ blank2;
  }

  function keepAnswer(): void {
    for (let at = 0; at < DECIDED; at++) met[at] = state[at];
    hasMet = true;
  }

  function digitsOf(words: Int32Array, cell: Cell): number {
    const band = Math.floor(cell / 27);
    let bits = 0;
    for (let digit = 0; digit < 9; digit++) {
      if (words[digit * 4 + band] & bit[cell]) bits |= 2 << digit;
    }
    return bits;
  }

  function answer(into: Uint8Array): boolean {
    if (status !== ANSWER && !hasMet) return false;
    const words = status === ANSWER ? state : met;
    for (let digit = 0; digit < 9; digit++) {
      for (let band = 0; band < 3; band++) {
        for (let bits = words[digit * 4 + band]; bits !== 0; bits &= bits - 1) {
          into[cellOf[band * 27 + 31 - Math.clz32(bits & -bits)]] = digit + 1;
        }
      }
    }
    return true;
  }

  function choice(): Fact[] {
    const at = stack[latest + DIGIT];
    const digit = at / 4 + 1;
    const facts: Fact[] = [];
    for (let cell = 0; cell < 81; cell++) {
      const band = Math.floor(cell / 27);
      const gone = stack[latest + at + band] & ~narrowed[band];
      if (gone & bit[cell]) facts.push(isNot(cell, digit));
    }
    return facts;
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
      state.fill(0);
      for (let cell = 0; cell < 27; cell++) {
        state[(digits[cell] || 10) * 4 - 4] |= bit[cell];
        state[(digits[cell + 27] || 10) * 4 - 3] |= bit[cell];
        state[(digits[cell + 54] || 10) * 4 - 2] |= bit[cell];
      }
      settleGivens();
    },
    startText(text) {
      begin();
      state.fill(0);
      for (let cell = 0; cell < 27; cell++) {
        state[slot[text.charCodeAt(cell) & 127]] |= bit[cell];
        state[slot[text.charCodeAt(cell + 27) & 127] + 1] |= bit[cell];
        state[slot[text.charCodeAt(cell + 54) & 127] + 2] |= bit[cell];
      }
      settleGivens();
    },
    startCandidates(bits) {
      begin();
      state.fill(0);
      for (let cell = 0; cell < 81; cell++) {
        const band = Math.floor(cell / 27);
        for (let digit = 0; digit < 9; digit++) {
          if (bits[cell] & (2 << digit)) state[digit * 4 + band] |= bit[cell];
        }
      }
    },
    ruleOut(cell, digit) {
      state[digit * 4 - 4 + Math.floor(cell / 27)] &= ~bit[cell];
    },
    next,
    candidates: (cell) => digitsOf(state, cell),
    answer,
    choice,
    aside() {
      const live = (frames + 1) * FRAME;
      const aside = new Int32Array(HEAD + FRAME + live);
      aside.set([frames, nodes, backtracks, level, depth, status, stood, latest]);
      aside.set(narrowed, 8);
      aside.set(state, HEAD);
      aside.set(stack.subarray(0, live), HEAD + FRAME);
      return aside;
    },
    resume(aside) {
      turn++;
      [frames, nodes, backtracks, level, depth, status, stood, latest] = aside;
      narrowed.set(aside.subarray(8, 12));
      state.set(aside.subarray(HEAD, HEAD + FRAME));
      stack.set(aside.subarray(HEAD + FRAME));
    },
  };
}
