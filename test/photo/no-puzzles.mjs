// Files that hold no puzzle, in ten sorts: each is to be refused with a sentence.
import { deflateRawSync } from "node:zlib";
import { grayPng } from "./gray-png.mjs";

/** @typedef {{ name: string, file: Buffer, type: string }} Odd */
/** @typedef {{ width: number, height: number, pixels: Uint8Array }} Gray */

/** Random numbers from 0 to below 1, the same for the same seed. @param {number} seed */
function dice(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** @param {number} width @param {number} height @param {(x: number, y: number) => number} pixel @returns {Gray} */
function painted(width, height, pixel) {
  const pixels = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) pixels[i] = Math.min(Math.max(pixel(x, y), 0), 255);
  return { width, height, pixels };
}

/** Clouds: waves of many lengths on each other. @param {number} seed */
function clouds(seed) {
  const next = dice(seed);
  const waves = Array.from({ length: 24 }, (_, i) => ({
    x: (next() - 0.5) * 0.006 * (i + 1),
    y: (next() - 0.5) * 0.006 * (i + 1),
    at: next() * 6.3,
    high: 90 / (i + 1),
  }));
  return painted(640, 480, (x, y) =>
    waves.reduce(
      (sum, { x: dx, y: dy, at, high }) => sum + high * Math.sin(x * dx * 6.3 + y * dy * 6.3 + at),
      128,
    ),
  );
}

/** Words in one or several columns, as dark bars with gaps. @param {number} seed */
function text(seed) {
  const next = dice(seed);
  const [line, columns] = [14 + Math.floor(next() * 14), 1 + (seed % 3)];
  const words = Array.from({ length: 60 }, () => Array.from({ length: 120 }, () => next() < 0.62));
  return painted(800, 1000, (x, y) => {
    const column = Math.floor((x * columns) / 800);
    const within = x - (column * 800) / columns;
    if (within < 30 || within > 800 / columns - 20 || y < 40 || y > 960) return 240;
    const row = Math.floor(y / line);
    const high = y % line;
    const letter = Math.floor(within / (line * 0.45));
    const isInk = words[(row + column * 7) % 60][letter % 120] && high > line * 0.3 && high < line * 0.75;
    return isInk && (x + row) % Math.max(Math.floor(line / 5), 2) !== 0 ? 40 : 240;
  });
}

/** Lines of a grid without numbers. @param {number} seed */
function emptyGrid(seed) {
  const cells = 3 + (seed % 14);
  const side = 480 / cells;
  return painted(560, 560, (x, y) => {
    const [gx, gy] = [x - 40, y - 40];
    if (gx < -1 || gy < -1 || gx > 481 || gy > 481) return 235;
    return Math.min(gx % side, gy % side) < 2 || gx > 479 || gy > 479 ? 50 : 235;
  });
}

/** Stripes, waves, bricks and checks. @param {number} seed */
function pattern(seed) {
  const size = 8 + seed * 3;
  const kinds = [
    (/** @type {number} */ x) => (Math.floor(x / size) % 2 ? 60 : 220),
    (/** @type {number} */ x, /** @type {number} */ y) =>
      (Math.floor(x / size) + Math.floor(y / size)) % 2 ? 60 : 220,
    (/** @type {number} */ x, /** @type {number} */ y) =>
      128 + 100 * Math.sin(Math.hypot(x - 300, y - 220) / (size / 3)),
    (/** @type {number} */ x, /** @type {number} */ y) =>
      y % size < 2 || (x + (Math.floor(y / size) % 2) * size) % (2 * size) < 2 ? 70 : 190,
  ];
  return painted(640, 480, kinds[seed % kinds.length]);
}

const png = (/** @type {Gray} */ gray) => grayPng(gray);

/** A page with a printed board. @param {number} at */
export function boardPage(at) {
  const cells = Array.from({ length: 81 }, (_, i) => ((i * 7 + at) % 3 === 0 ? ((i * 5 + at) % 9) + 1 : ""));
  const rows = Array.from({ length: 9 }, (_, row) => cells.slice(9 * row, 9 * row + 9));
  return `<style>body { margin: 40px } table { border-collapse: collapse } td { border: 1px solid; width: 44px; height: 44px;
    font: 28px sans-serif; text-align: center; padding: 0 }</style><table>${rows
      .map((row) => `<tr>${row.map((digit) => `<td>${digit}</td>`).join("")}</tr>`)
      .join("")}</table>`;
}

/**
 * Twenty files of each sort.
 * @param {Gray} board a picture of a board, of which parts are cut away
 * @returns {Iterable<Odd>}
 */
export function* noPuzzles(board) {
  const image = { type: "image/png" };
  const whole = png(board);
  const heads = [
    "%PDF-1.7\n",
    "PK\u0003\u0004",
    "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "just words",
    "\u0000\u0000\u0000 ftypheic",
    "ID3\u0003",
    "{}",
    "<html>",
    "RIFF0000WAVEfmt ",
    "",
  ];
  const huge = [
    png(painted(8192, 6144, () => 200)),
    png(painted(8192, 6144, (x, y) => (x ^ y) & 255)),
    png(painted(5000, 4800, (x, y) => 128 + ((x * y) & 63))),
    png(painted(20_000, 900, () => 255)),
  ];
  for (let at = 0; at < 20; at++) {
    const next = dice(at + 1);
    yield { ...image, name: `clouds ${at}`, file: png(clouds(at + 1)) };
    yield { ...image, name: `text ${at}`, file: png(text(at + 1)) };
    yield {
      ...image,
      name: `noise ${at}`,
      file: png(painted(400 + at * 20, 300, () => 128 + (next() - 0.5) * 12 * (at + 1))),
    };
    yield { ...image, name: `empty grid ${at}`, file: png(emptyGrid(at)) };
    yield { ...image, name: `pattern ${at}`, file: png(pattern(at)) };
    yield {
      ...image,
      name: `plain ${at}`,
      file: png(painted(1 + at * at * 3, 1 + at * 40, (x) => at * 12 + x / 40)),
    };
    const { width, height, pixels } = board;
    const part = 0.3 + 0.01 * at;
    const cut = painted(
      Math.floor(width * (at % 2 ? part : 1)),
      Math.floor(height * (at % 2 ? 1 : part)),
      (x, y) => pixels[y * width + x],
    );
    yield { ...image, name: `cut ${at}`, file: png(cut) };
    yield {
      ...image,
      name: `damaged ${at}`,
      file: whole.subarray(0, 20 + Math.floor((whole.length * at) / 21)),
    };
    yield {
      type: at % 2 ? "image/jpeg" : "",
      name: `other file ${at}`,
      file: Buffer.from(
        heads[at % heads.length] + (at < 10 ? "" : deflateRawSync(Buffer.alloc(5000, at)).toString("latin1")),
        "latin1",
      ),
    };
    yield { ...image, name: `huge ${at}`, file: huge[at % huge.length] };
  }
}
