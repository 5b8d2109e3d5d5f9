/**
 * The exchanges of a 4x4 board that keep its rows, columns and boxes: rows within a band, bands, columns within a
 * stack, stacks, and mirroring at the diagonal; 2^3 * 2^3 * 2 = 128 of them. Where each takes the cells of a band: a
 * table of 128 * 2 * 256 sets of 16 cells, worked out when it is first wanted.
 */
let table: Uint16Array | null = null;

const EXCHANGES = 128;

/** Rows (or columns) of a band by where they go: bit 0 and 1 exchange within the first and the second band, bit 2 the bands. */
function lineAfter(line: number, exchange: number): number {
  const band = line >> 1;
  return (((exchange >> 2) ^ band) << 1) | ((line & 1) ^ ((exchange >> band) & 1));
}

function cellAfter(cell: number, exchange: number): number {
  const row = lineAfter(cell >> 2, exchange & 7);
  const column = lineAfter(cell & 3, (exchange >> 3) & 7);
  return exchange >> 6 ? column * 4 + row : row * 4 + column;
}

function build(): Uint16Array {
  const sets = new Uint16Array(EXCHANGES * 512);
  for (let exchange = 0; exchange < EXCHANGES; exchange++)
    for (let band = 0; band < 2; band++)
      for (let word = 0; word < 256; word++)
        for (let bit = 0; bit < 8; bit++)
          if ((word >> bit) & 1)
            sets[exchange * 512 + band * 256 + word] |= 1 << cellAfter(band * 8 + bit, exchange);
  return sets;
}

/**
 * The canonical form of a 4x4 position: the least that its sets (two words a digit) become by any exchange.
 * Four sets of 16 cells in descending order, compared from the first on.
 */
export function turned(open: readonly number[]): number[] {
  table ??= build();
  let [a, b, c, d] = [0x10000, 0, 0, 0];
  for (let at = 0; at < table.length; at += 512) {
    let w = table[at + open[0]] | table[at + 256 + open[1]];
    let x = table[at + open[2]] | table[at + 256 + open[3]];
    let y = table[at + open[4]] | table[at + 256 + open[5]];
    let z = table[at + open[6]] | table[at + 256 + open[7]];
    let kept = 0;
    // A sorting network of five exchanges.
    if (w < x) {
      kept = w;
      w = x;
      x = kept;
    }
    if (y < z) {
      kept = y;
      y = z;
      z = kept;
    }
    if (w < y) {
      kept = w;
      w = y;
      y = kept;
    }
    if (w > a) continue;
    if (x < z) {
      kept = x;
      x = z;
      z = kept;
    }
    if (x < y) {
      kept = x;
      x = y;
      y = kept;
    }
    if (w < a || x < b || (x === b && (y < c || (y === c && z < d)))) {
      a = w;
      b = x;
      c = y;
      d = z;
    }
  }
  return [a, b, c, d];
}
