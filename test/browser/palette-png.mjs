import { crc32, deflateSync } from "node:zlib";

/** Colours in a palette: edges are as smooth with these, and each one more takes three bytes that do not shrink. */
const MOST = 64;
const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const PALETTED = 3;

/**
 * A PNG with a palette, less than half as large as one with all channels. Of more colours the rarest, single pixels along
 * edges, become the nearest of the others. W3C, Portable Network Graphics, third edition.
 * @param {number} size Width and height.
 * @param {Uint8Array} pixels Red, green, blue and alpha of each, row by row.
 */
export function palettePng(size, pixels) {
  const colours = Array.from({ length: size * size }, (_, at) =>
    Buffer.from(pixels.subarray(4 * at, 4 * at + 4)).readUInt32BE(),
  );
  const counts = new Map();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const commonest = [...counts.keys()].sort((a, b) => counts.get(b) - counts.get(a)).slice(0, MOST);
  // Those that are not opaque stand first, as only they need an alpha.
  const palette = commonest.sort((a, b) => (a & 255) - (b & 255));
  const index = new Map([...counts.keys()].map((colour) => [colour, nearestIn(palette, colour)]));
  const rows = Buffer.alloc(size * (size + 1));
  for (const [at, colour] of colours.entries())
    rows[Math.floor(at / size) * (size + 1) + 1 + (at % size)] = index.get(colour) ?? 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, PALETTED], 8);
  const alphas = palette.map((colour) => colour & 255).filter((alpha) => alpha < 255);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap((colour) => channelsOf(colour).slice(0, 3)))),
    ...(alphas.length > 0 ? [chunk("tRNS", Buffer.from(alphas))] : []),
    chunk("IDAT", deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** @param {readonly number[]} palette @param {number} colour */
function nearestIn(palette, colour) {
  const wanted = channelsOf(colour);
  const far = palette.map((one) =>
    channelsOf(one).reduce((sum, channel, at) => sum + (channel - wanted[at]) ** 2, 0),
  );
  return far.indexOf(Math.min(...far));
}

/** @param {number} colour */
function channelsOf(colour) {
  return [24, 16, 8, 0].map((shift) => (colour >>> shift) & 255);
}

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
