import type { Random } from "../model/random.ts";

/** Shape of a random tree. */
export interface RandomTreeShape {
  /** Levels below the root. */
  readonly levels: number;
  /** Children of a node, from the fewest to the most. */
  readonly children: readonly [number, number];
  /** Numbers of the leaves, from the lowest to the highest. */
  readonly leaves: readonly [number, number];
  /** Nodes in a hundred that are leaves before the last level. */
  readonly early?: number;
}

/** A tree of this shape as text, with single blanks and nothing else between children. Its depth is that of the recursion. */
export function randomTree(random: Random, shape: RandomTreeShape): string {
  const { levels, children, leaves, early = 0 } = shape;
  const from = ([low, high]: readonly [number, number]): number => low + random.below(high - low + 1);
  const node = (level: number): string => {
    const isLeaf = level === levels || (level > 0 && random.below(100) < early);
    if (isLeaf) return String(from(leaves));
    return `(${Array.from({ length: from(children) }, () => node(level + 1)).join(" ")})`;
  };
  return node(0);
}
