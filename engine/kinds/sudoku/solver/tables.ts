/**
 * The candidates of one digit in one band (three rows) of 9x9 cells are a word of 27 bits, in three
 * planes of nine: bit 9·j + 3·r + k is the cell in row r of the band, box k, column j of the box. So
 * the three cells of a minirow (row r, box k) lie nine bits apart, and three shifts fold a word into the
 * nine bits "some candidate in this minirow".
 */
export const ALL = 0x7ffffff;

/** Times this, nine bits of minirows become the 27 bits of their cells. */
export const CELLS_OF = 0x40201;

/** Bits 9·j + k: the columns of a band's boxes, when the three rows are folded into the first. */
export const COLUMNS = 0o7007007;

/** Times this, columns become their cells in all three rows. */
export const ROWS_OF = 0o111;

/** The minicolumns of the first stack in the first band. */
export const STACK = 0o1001001;

/**
 * The ways of a digit through the three stacks at once, by the minicolumns it can be in: bit 9·j + k when
 * it can lie in columns j, j + 1, j + 2 of the three bands, counted round.
 */
export function upWays(minicolumns: number): number {
  const a = minicolumns & COLUMNS;
  const b = (minicolumns >> 3) & COLUMNS;
  const c = (minicolumns >> 6) & COLUMNS;
  return a & ((b >> 9) | (b << 18)) & ((c << 9) | (c >> 18));
}

/** The same for columns j, j - 1, j - 2. */
export function downWays(minicolumns: number): number {
  const a = minicolumns & COLUMNS;
  const b = (minicolumns >> 3) & COLUMNS;
  const c = (minicolumns >> 6) & COLUMNS;
  return a & ((b << 9) | (b >> 18)) & ((c >> 9) | (c << 18));
}

export interface Tables {
  /** By occupied minirows: cells of the minirows that lie in a permutation, one minirow a row and a box. */
  readonly keep: Int32Array;
  /** By occupied minirows: cells of those that are the only ones left in their row and box. */
  readonly sure: Int32Array;
  /** By minirows that hold the digit: cells of the minirows that share neither row nor box with them. */
  readonly apart: Int32Array;
  /** By occupied minirows: the permutations that are left, a bit each. */
  readonly ways: Uint8Array;
  /** By occupied minirows: how many permutations are left. */
  readonly many: Uint8Array;
  /** By permutation: the cells of its minirows. */
  readonly way: Int32Array;
  /** By cell: its bit in the word of its band. */
  readonly bit: Int32Array;
}

/** One minirow a row and a box, in the bits of three rows. */
const PERMUTATIONS = [0o421, 0o241, 0o412, 0o142, 0o214, 0o124];

/** Computes all tables from the rules, in about 1,500 small steps: the first puzzle should not wait. */
export function buildTables(): Tables {
  const keep = new Int32Array(512);
  const sure = new Int32Array(512).fill(ALL);
  const apart = new Int32Array(512).fill(ALL);
  const ways = new Uint8Array(512);
  const many = new Uint8Array(512);
  const way = new Int32Array(32);
  const bit = new Int32Array(81);
  for (let index = 0; index < PERMUTATIONS.length; index++) {
    const minirows = PERMUTATIONS[index];
    const cells = minirows * CELLS_OF;
    way[index] = cells;
    const rest = 511 ^ minirows;
    for (let more = rest; more >= 0; more = more > 0 ? (more - 1) & rest : -1) {
      const occupied = minirows | more;
      keep[occupied] |= cells;
      sure[occupied] &= cells;
      ways[occupied] |= 1 << index;
      many[occupied]++;
    }
  }
  for (let at = 0; at < 9; at++) {
    const related = (7 << (at - (at % 3))) | (0o111 << (at % 3));
    const one = 1 << at;
    for (let others = 0; others < one; others++) {
      apart[one | others] = apart[others] & ~(related * CELLS_OF);
    }
  }
  for (let cell = 0; cell < 81; cell++) {
    const column = cell % 9;
    bit[cell] = 1 << ((column % 3) * 9 + (Math.floor(cell / 9) % 3) * 3 + Math.floor(column / 3));
  }
  return { keep, sure, apart, ways, many, way, bit };
}
