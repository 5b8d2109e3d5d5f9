import { robustFit, valueOf } from "./fit.ts";
import { GRID_SIDE, MARGIN, PLANE_SIDE, type Plane } from "./plane.ts";

/** A line of a grid: where it lies across, in pixels of the plane, as a cubic of the way along from -1 to 1. */
export type Curve = Float64Array;

/** A traced line and how much of its length lies on ink, 0 to 1. */
export interface Traced {
  readonly curve: Curve;
  readonly support: number;
}

/** Half widths of the three searches, in parts of a cell. */
const WINDOWS = [0.4, 0.2, 0.1];
/** A line may stray from the smooth run of all lines by this part of a cell. */
const STRAY = 0.2;
/** Every so many pixels along a line one is looked at. */
const STEP = 2;
const STATIONS = PLANE_SIDE / STEP;

/** The way along a line at a pixel, from -1 to 1. */
const stepAt = (along: number): number => (2 * along) / (PLANE_SIDE - 1) - 1;

/** Where a curve lies across, at a pixel along. */
export function across(curve: Curve, along: number): number {
  return valueOf(curve, stepAt(along));
}

/**
 * Traces all lines of a grid in one direction by dynamic programming within a window, then fits a cubic to each, three
 * times from wide to narrow. Between the passes all lines are held to a run that changes smoothly from line to line, as
 * bent paper does. @param cells in this direction @param upright whether the lines run down
 */
export function traceLines(plane: Plane, cells: number, upright: boolean): readonly Traced[] {
  const cell = GRID_SIDE / cells;
  let curves: Curve[] = Array.from({ length: cells + 1 }, (_, i) =>
    Float64Array.of(MARGIN + i * cell, 0, 0, 0),
  );
  let traced: Traced[] = [];
  for (const [pass, width] of WINDOWS.entries()) {
    const reach = Math.max(Math.round(width * cell), 2);
    traced = curves.map((curve) => trace(plane, curve, reach, upright));
    if (pass < WINDOWS.length - 1) curves = smoothed(traced, cell);
  }
  return traced;
}

function trace({ depth, ink }: Plane, guess: Curve, reach: number, upright: boolean): Traced {
  const width = 2 * reach + 1;
  const best = new Float64Array(STATIONS * width);
  const from = new Int8Array(STATIONS * width);
  const starts = new Int32Array(STATIONS);
  const bend = ink * 0.3;
  for (let s = 0; s < STATIONS; s++) {
    const along = s * STEP;
    starts[s] = Math.round(across(guess, along)) - reach;
    const shift = s > 0 ? starts[s] - starts[s - 1] : 0;
    for (let k = 0; k < width; k++) {
      const at = starts[s] + k;
      const own =
        at < 0 || at >= PLANE_SIDE ? 0 : depth[upright ? along * PLANE_SIDE + at : at * PLANE_SIDE + along];
      let value = 0;
      let move = 0;
      if (s > 0) {
        value = Number.NEGATIVE_INFINITY;
        for (let m = -1; m <= 1; m++) {
          const before = k + shift + m;
          if (before < 0 || before >= width) continue;
          const sum = best[(s - 1) * width + before] - (m === 0 ? 0 : bend);
          if (sum > value) {
            value = sum;
            move = m + shift;
          }
        }
        if (value === Number.NEGATIVE_INFINITY) {
          const before = Math.min(Math.max(k + shift, 0), width - 1);
          value = best[(s - 1) * width + before];
          move = before - k;
        }
      }
      best[s * width + k] = value + own;
      from[s * width + k] = move;
    }
  }
  let k = 0;
  const end = (STATIONS - 1) * width;
  for (let i = 1; i < width; i++) if (best[end + i] > best[end + k]) k = i;
  const path = new Float64Array(STATIONS);
  const weight = new Float64Array(STATIONS);
  for (let s = STATIONS - 1; s >= 0; s--) {
    const at = starts[s] + k;
    const along = s * STEP;
    path[s] = at;
    const own =
      at < 0 || at >= PLANE_SIDE ? 0 : depth[upright ? along * PLANE_SIDE + at : at * PLANE_SIDE + along];
    weight[s] = own / ink;
    k += from[s * width + k];
  }
  return fitted(path, weight, reach);
}

/** Ends of the plane lie outside of the grid: a line need not reach there. */
const FIRST = Math.ceil(MARGIN / STEP);
const LAST = STATIONS - FIRST;

const STEPS = Float64Array.from({ length: LAST - FIRST }, (_, i) => stepAt((FIRST + i) * STEP));

/** A cubic through the path, the darker the truer, and how much of the path on ink lies on it. */
function fitted(path: Float64Array, weight: Float64Array, reach: number): Traced {
  const tolerance = Math.max(reach * 0.15, 1.2);
  const [values, darkness] = [path.subarray(FIRST, LAST), weight.subarray(FIRST, LAST)];
  const curve = robustFit(
    STEPS,
    values,
    darkness.map((one) => one * one + 1e-4),
    3,
    tolerance,
  );
  let on = 0;
  for (let i = 0; i < values.length; i++)
    if (darkness[i] > 0.5 && Math.abs(values[i] - valueOf(curve, STEPS[i])) <= tolerance + 1) on++;
  return { curve, support: on / values.length };
}

/** The lines, those that stray from the smooth run of all replaced by it. */
function smoothed(traced: readonly Traced[], cell: number): Float64Array[] {
  const last = traced.length - 1;
  const steps = traced.map((_, i) => (2 * i) / last - 1);
  const weights = traced.map(({ support }) => support * support + 0.01);
  /** What a straight, even grid has. */
  const even = (i: number, power: number): number => (power === 0 ? MARGIN + i * cell : 0);
  const runs = [0, 1, 2, 3].map((power) => {
    const values = traced.map(({ curve }, i) => curve[power] - even(i, power));
    return robustFit(steps, values, weights, 2, cell * 0.05);
  });
  return traced.map(({ curve, support }, i) => {
    const smooth = Float64Array.from(runs, (run, power) => valueOf(run, steps[i]) + even(i, power));
    const strays = [0, 0.25, 0.5, 0.75, 1].some((part) => {
      const along = part * (PLANE_SIDE - 1);
      return Math.abs(across(curve, along) - across(smooth, along)) > STRAY * cell;
    });
    if (strays || support < 0.25) return smooth;
    return curve.map((one, power) => 0.5 * one + 0.5 * smooth[power]);
  });
}
