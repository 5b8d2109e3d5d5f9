import type { RaceLane } from "../shared/lane.ts";

/** The axes of the chart, as powers of ten: own time in milliseconds, and nodes from 1 on. */
export interface ChartScale {
  readonly time: { readonly from: number; readonly to: number };
  readonly nodes: { readonly to: number };
}

/** A point of the chart; both from 0 to 1, upwards and to the right. */
export interface ChartPoint {
  readonly x: number;
  readonly y: number;
}

/** Shorter times stand at the left edge: 0.1 ms, as power of ten. */
const SHORTEST = -1;
/** The time axis reaches a second at least. */
const LEAST = 3;

/** A scale that holds all lanes. It grows by whole powers of ten, so that it seldom changes while they run. */
export function scaleOf(lanes: readonly RaceLane[]): ChartScale {
  const power = (values: readonly number[]): number => Math.ceil(Math.log10(Math.max(...values, 1)) - 1e-9);
  return {
    time: { from: SHORTEST, to: Math.max(LEAST, power(lanes.map(({ ms }) => ms))) },
    nodes: { to: Math.max(1, power(lanes.map(({ limits }) => limits.nodes))) },
  };
}

/** Where a number of nodes after a time stands. */
export function pointAt(scale: ChartScale, ms: number, nodes: number): ChartPoint {
  const { from, to } = scale.time;
  const x = (Math.log10(Math.max(ms, 10 ** from)) - from) / (to - from);
  return { x, y: Math.log10(Math.max(nodes, 1)) / scale.nodes.to };
}

/** The course of a lane up to where it stands; empty before its first news. */
export function courseOf(scale: ChartScale, { samples }: RaceLane): readonly ChartPoint[] {
  return samples.map(({ ms, nodes }) => pointAt(scale, ms, nodes));
}

/** The places nearest to those wanted, in the same order, at least `apart` from each other and none above `most`. */
export function spread(wanted: readonly number[], apart: number, most: number): readonly number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a] - wanted[b]);
  const places = [...wanted];
  for (let at = 1; at < order.length; at++)
    places[order[at]] = Math.max(places[order[at]], places[order[at - 1]] + apart);
  let room = most;
  for (const index of order.reverse()) {
    places[index] = Math.min(places[index], room);
    room = places[index] - apart;
  }
  return places;
}
