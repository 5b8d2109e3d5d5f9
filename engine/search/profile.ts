/** How many events a span holds; span s holds those from s x SPAN on. */
export const SPAN = 4_096;

/** How deep a search was in some neighbouring events, from the least to the most, and whether it met an answer. */
export interface DepthSpan {
  readonly least: number;
  readonly most: number;
  readonly answers: boolean;
}

/** A span as one Int32: least and most in 15 bits each, then the answers. */
export type PackedSpan = number;

const DEPTH_BITS = 15;
/** Greater depths are recorded as this one. */
export const MOST_DEPTH = (1 << DEPTH_BITS) - 1;

export function packSpan({ least, most, answers }: DepthSpan): PackedSpan {
  const [low, high] = [Math.min(least, MOST_DEPTH), Math.min(most, MOST_DEPTH)];
  return low | (high << DEPTH_BITS) | (answers ? 1 << (2 * DEPTH_BITS) : 0);
}

export function unpackSpan(packed: PackedSpan): DepthSpan {
  return {
    least: packed & MOST_DEPTH,
    most: (packed >> DEPTH_BITS) & MOST_DEPTH,
    answers: packed >> (2 * DEPTH_BITS) > 0,
  };
}
