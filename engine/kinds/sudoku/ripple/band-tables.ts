import { boxAt, housesOf, type SudokuSize } from "../puzzle/houses.ts";

/** Bit sets of the cells of a band of boxes, row by row: bit 9·r + c of a 9x9 board is column c of the band's row r. */
export interface BandTables {
  readonly bands: number;
  /** Rows of a band, which are as many as boxes of it, and columns of a box. */
  readonly high: number;
  readonly wide: number;
  /** All cells of a band, and of one row. */
  readonly all: number;
  readonly row: number;
  /** The rows and boxes of a band. */
  readonly houses: Int32Array;
  /** By bit set of columns, the boxes that they lie in. */
  readonly boxes: Uint8Array;
  /** By minirows (bit high·r + b for row r in box b) those that locked candidates leave, and the cells of some. */
  readonly rowsLeft: Uint16Array;
  readonly cellsOf: Int32Array;
  /** By minicolumns of a stack (bit wide·b + c for column c in band b) those that locked candidates leave. */
  readonly columnsLeft: Uint16Array;
  /** By bit set of columns: their cells. */
  readonly below: Int32Array;
  /** By cell: its band, its bit there, and by band the cells that see it. */
  readonly band: Uint8Array;
  readonly bit: Int32Array;
  readonly peers: Int32Array;
}

const known = new Map<SudokuSize, BandTables>();

/** The tables of that size; the same each time. */
export function bandTablesOf(size: SudokuSize): BandTables {
  const tables = known.get(size) ?? build(size);
  known.set(size, tables);
  return tables;
}

function build(size: SudokuSize): BandTables {
  const high = housesOf(size).boxes[0].cells.filter((cell) => cell % size === 0).length;
  const wide = size / high;
  const bands = size / high;
  const row = (1 << size) - 1;
  const cells = size * size;
  const band = Uint8Array.from({ length: cells }, (_, cell) => Math.floor(cell / size / high));
  const bit = Int32Array.from({ length: cells }, (_, cell) => 1 << (cell % (size * high)));
  const boxes = tableOf(size, (column) => 1 << boxAt(size, column));
  const below = tableOf(size, (column) => {
    let all = 0;
    for (let at = 0; at < high; at++) all |= 1 << (at * size + column);
    return all;
  });
  const cellsOf = tableOf(high * high, (at) => {
    const first = Math.floor(at / high) * size + (at % high) * wide;
    return ((1 << wide) - 1) << first;
  });
  const ofBox = Array.from({ length: high }, (_, box) => below[((1 << wide) - 1) << (box * wide)]);
  const ofRow = Array.from({ length: high }, (_, at) => row << (at * size));
  const peers = new Int32Array(cells * bands);
  for (const [cell, others] of housesOf(size).peers.entries())
    for (const other of others) peers[cell * bands + band[other]] |= bit[other];
  return {
    bands,
    high,
    wide,
    all: (1 << (size * high)) - 1,
    row,
    houses: Int32Array.from([...ofRow, ...ofBox]),
    boxes: Uint8Array.from(boxes),
    rowsLeft: lockedTable(high, high),
    cellsOf,
    columnsLeft: lockedTable(bands, wide),
    below,
    band,
    bit,
    peers,
  };
}

/** By bit set: what its bits stand for, together. */
function tableOf(bits: number, meaning: (bit: number) => number): Int32Array {
  const table = new Int32Array(1 << bits);
  for (let set = 1; set < table.length; set++)
    table[set] = table[set & (set - 1)] | meaning(31 - Math.clz32(set & -set));
  return table;
}

/** By the parts of a grid where a digit has places: those that are left once a line with one such part has cleared the line that crosses it there. */
function lockedTable(rows: number, columns: number): Uint16Array {
  const lines = [
    ...Array.from({ length: rows }, (_, row) => ((1 << columns) - 1) << (row * columns)),
    ...Array.from({ length: columns }, (_, column) => tableOfColumn(rows, columns, column)),
  ];
  return Uint16Array.from({ length: 1 << (rows * columns) }, (_, parts) => {
    let left = parts;
    for (let before = -1; before !== left; ) {
      before = left;
      for (const line of lines) {
        const part = left & line;
        if (part === 0 || (part & (part - 1)) !== 0) continue;
        for (const other of lines) if (other !== line && other & part) left &= ~other | part;
      }
    }
    return left;
  });
}

function tableOfColumn(rows: number, columns: number, column: number): number {
  let line = 0;
  for (let row = 0; row < rows; row++) line |= 1 << (row * columns + column);
  return line;
}
