import { goingOn } from "./beyond.ts";
import { CELL_SIDE } from "./digits/cell-ink.ts";
import { brightnessAt, type GrayImage } from "./gray-image.ts";
import { levelFor, PLANE_SIDE, type Plane, toPicture } from "./plane.ts";
import type { Point } from "./quad.ts";
import { across, type Curve, type Traced, traceLines } from "./trace.ts";

/** The crossings of a grid's lines in the picture. */
export interface Mesh {
  readonly rows: number;
  readonly cols: number;
  /** Row by row, one more than there are cells in each direction. */
  readonly nodes: readonly Point[];
  /** The part of its length that lies on ink, of the outer line that has the least. */
  readonly rim: number;
  /** The part of the lines that go on beyond an outer line; see `goingOn`. */
  readonly goingOn: number;
}

/** Traces the lines of a grid of so many cells and crosses them. */
export function meshOf(plane: Plane, rows: number, cols: number): Mesh {
  const down = traceLines(plane, cols, true);
  const right = traceLines(plane, rows, false);
  const nodes: Point[] = [];
  for (const { curve: row } of right) {
    for (const { curve: col } of down) nodes.push(crossing(plane, col, row));
  }
  const outer = [down[0], down[cols], right[0], right[rows]];
  const rim = Math.min(...outer.map(({ support }) => support));
  const beyond = goingOn(plane, curvesOf(down), curvesOf(right));
  return { rows, cols, nodes, rim, goingOn: beyond };
}

const curvesOf = (lines: readonly Traced[]): readonly Curve[] => lines.map(({ curve }) => curve);

/** Where a line that runs down crosses one that runs across; both are nearly straight, so that few rounds do. */
function crossing(plane: Plane, col: Curve, row: Curve): Point {
  let [x, y] = [PLANE_SIDE / 2, PLANE_SIDE / 2];
  for (let round = 0; round < 5; round++) {
    x = across(col, y);
    y = across(row, x);
  }
  return toPicture(plane, x, y);
}

/** The mesh as it looks when the picture is turned by quarters against the clock. */
export function turnedMesh(mesh: Mesh, quarters: number): Mesh {
  let { rows, cols, nodes } = mesh;
  for (let q = 0; q < quarters; q++) {
    const before = nodes;
    const stride = cols + 1;
    // The new first row is the old last column, from the top.
    nodes = Array.from({ length: before.length }, (_, at) => {
      const [row, col] = [Math.floor(at / (rows + 1)), at % (rows + 1)];
      return before[col * stride + (cols - row)];
    });
    [rows, cols] = [cols, rows];
  }
  return { ...mesh, rows, cols, nodes };
}

/** The outer corners of a mesh, clockwise from the top left. */
export function cornersOf({ rows, cols, nodes }: Mesh): readonly [Point, Point, Point, Point] {
  const stride = cols + 1;
  return [nodes[0], nodes[cols], nodes[rows * stride + cols], nodes[rows * stride]];
}

/** How far the crossing that is farthest outside of the picture lies out of it, in sides of a cell; 0 where none is. */
export function outsideOf({ nodes, cols }: Mesh, { width, height }: GrayImage): number {
  const out = nodes.map(({ x, y }) => Math.max(-x, x - width, -y, y - height));
  const [from, to] = [nodes[0], nodes[cols]];
  return Math.max(0, ...out) / (Math.hypot(to.x - from.x, to.y - from.y) / cols);
}

/** The brightnesses of a cell, 48x48, between the four crossings around it. @param levels see `pyramidOf` */
export function cellOf(levels: readonly GrayImage[], mesh: Mesh, row: number, col: number): Uint8Array {
  const stride = mesh.cols + 1;
  const at = row * stride + col;
  const [a, b, c, d] = [at, at + 1, at + stride + 1, at + stride].map((i) => mesh.nodes[i]);
  const side = (Math.hypot(b.x - a.x, b.y - a.y) + Math.hypot(d.x - a.x, d.y - a.y)) / 2;
  const { level, scale } = levelFor(levels, side / CELL_SIDE);
  const source = levels[level];
  const cell = new Uint8Array(CELL_SIDE * CELL_SIDE);
  for (let y = 0, i = 0; y < CELL_SIDE; y++) {
    const v = (y + 0.5) / CELL_SIDE;
    const [lx, ly] = [a.x + (d.x - a.x) * v, a.y + (d.y - a.y) * v];
    const [rx, ry] = [b.x + (c.x - b.x) * v, b.y + (c.y - b.y) * v];
    for (let x = 0; x < CELL_SIDE; x++, i++) {
      const u = (x + 0.5) / CELL_SIDE;
      const px = lx + (rx - lx) * u;
      const py = ly + (ry - ly) * u;
      cell[i] = brightnessAt(source, (px + 0.5) * scale - 0.5, (py + 0.5) * scale - 0.5);
    }
  }
  return cell;
}
